"""Records: flat, packed structures of numbers, written as classes with annotated fields.

    class Boat(Record):
        space: i8
        rack: Row[i8] = row(12)

`dtype(Boat)` is a NumPy record type. mypy checks the field names; compiled and uncompiled code
read and write the fields in place (`sea.boats[2].rack[0] = 5`).
"""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any, Generic, TypeVar, get_args, get_origin, get_type_hints

import numpy as np
import numpy.typing as npt

i8 = Annotated[int, np.int8]
i16 = Annotated[int, np.int16]
i32 = Annotated[int, np.int32]
i64 = Annotated[int, np.int64]

T = TypeVar("T")
Records = npt.NDArray[Any]


class Record:
    """The base of all records. Records are never made from the class: see `blank`."""


class Row(Generic[T]):
    """A fixed-size array inside a record, as mypy sees it."""

    def __getitem__(self, place: int | tuple[int, ...]) -> T:
        raise TypeError("a Row only describes a field")

    def __setitem__(self, place: int | tuple[int, ...] | slice, value: T) -> None:
        raise TypeError("a Row only describes a field")

    def __len__(self) -> int:
        raise TypeError("a Row only describes a field")


class _Shape(tuple[int, ...]):
    """The sizes given to `row`, kept as the class attribute of that field."""


def row(*sizes: int) -> Any:
    """Say how many places a `Row` field has."""
    return _Shape(sizes)


@cache
def dtype(record: type[Record]) -> np.dtype[Any]:
    """The packed NumPy type of a record class."""
    fields: list[tuple[Any, ...]] = []
    for name, hint in get_type_hints(record, include_extras=True).items():
        if get_origin(hint) is Row:
            (element,) = get_args(hint)
            fields.append((name, _scalar(element), tuple(getattr(record, name))))
        else:
            fields.append((name, _scalar(hint)))
    return np.dtype((np.record, np.dtype(fields)))


def _scalar(hint: Any) -> Any:
    if get_origin(hint) is Annotated:
        return np.dtype(get_args(hint)[1])
    return dtype(hint)


def blank(record: type[Record], count: int = 1) -> Records:
    """`count` records of zeros."""
    return np.zeros(count, dtype(record))
