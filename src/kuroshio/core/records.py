"""Records: flat, packed structures of numbers, written as classes with annotated fields.

    class Boat(Record):
        space: i8
        rack: Row[i8] = row(12)

`dtype(Boat)` is a NumPy record type. mypy checks the field names; compiled and uncompiled code
read and write the fields in place (`sea.boats[2].rack[0] = 5`).
"""

from __future__ import annotations

import struct
from collections.abc import Callable, Iterator, Sequence
from functools import cache, lru_cache
from typing import Annotated, Any, Generic, TypeVar, get_args, get_origin, get_type_hints, overload

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

    @overload
    def __getitem__(self, place: int | tuple[int, ...]) -> T: ...
    @overload
    def __getitem__(self, place: slice) -> Row[T]: ...
    def __getitem__(self, place: int | tuple[int, ...] | slice) -> T | Row[T]:
        raise TypeError("a Row only describes a field")

    def __setitem__(self, place: int | tuple[int, ...] | slice, value: T) -> None:
        raise TypeError("a Row only describes a field")

    def __iter__(self) -> Iterator[T]:
        raise TypeError("a Row only describes a field")

    def __len__(self) -> int:
        raise TypeError("a Row only describes a field")


class _Shape(tuple[int, ...]):
    """The sizes given to `row`, kept as the class attribute of that field."""


def row(*sizes: int) -> Any:
    """Say how many places a `Row` field has."""
    return _Shape(sizes)


_made: dict[type[Record], np.dtype[Any]] = {}


def dtype(record: type[Record]) -> np.dtype[Any]:
    """The packed NumPy type of a record class."""
    if record not in _made:
        fields: list[tuple[Any, ...]] = []
        for name, hint in get_type_hints(record, include_extras=True).items():
            if hasattr(np.record, name):
                # Uncompiled code would read NumPy's own attribute instead of the field.
                raise TypeError(f"a field of {record.__name__} cannot be called '{name}'")
            if get_origin(hint) is Row:
                (element,) = get_args(hint)
                fields.append((name, _scalar(element), tuple(getattr(record, name))))
            else:
                fields.append((name, _scalar(hint)))
        _made[record] = np.dtype((np.record, np.dtype(fields)))
    return _made[record]


def _scalar(hint: Any) -> Any:
    if get_origin(hint) is Annotated:
        return np.dtype(get_args(hint)[1])
    return dtype(hint)


def blank(record: type[Record], count: int = 1) -> Records:
    """`count` records of zeros."""
    return np.zeros(count, dtype(record))


def copied(records: Records) -> Records:
    """A copy, as one block of memory: NumPy's own copy goes through all fields one by one."""
    return np.frombuffer(bytearray(records.tobytes()), records.dtype)


WORD = 8  # bytes


def words_of(kind: np.dtype[Any]) -> int:
    """How many words a record takes."""
    return -(-kind.itemsize // WORD)


def workplace(count: int, *first: Records) -> tuple[Records, Records]:
    """Room for so many records, the first of which are copies of these; and the same room as words,
    which are compared in an eighth of the time."""
    kind = first[0].dtype
    step = words_of(kind) * WORD
    data = bytearray(count * step)
    for n, one in enumerate(first):
        data[n * step : n * step + kind.itemsize] = one.tobytes()
    rows = np.frombuffer(data, np.int64).reshape(count, -1)
    return np.ndarray(count, kind, data, strides=(step,)), rows


class Plain:
    """A record as plain Python: numbers, tuples and other `Plain`s. It is quick to read, and does
    not follow changes of the record that it was made from. Never write to it: equal records of a
    row may be one object, which serves as the key for what was made from it."""

    def __init__(self, fields: dict[str, Any]) -> None:
        self.__dict__ = fields

    def __repr__(self) -> str:
        return f"Plain({self.__dict__})"


class Grid(tuple[Any, ...]):
    """A row of rows in plain Python, that can be read as in NumPy: `pier[island, side]`."""

    def __getitem__(self, place: Any) -> Any:
        if not isinstance(place, tuple):
            return tuple.__getitem__(self, place)
        found: Any = self
        for step in place:
            found = tuple.__getitem__(found, step)
        return found


def unpacked(records: Records, i: int = 0) -> Any:
    """Record i as `Plain`. Reading field by field with NumPy takes a hundred times as long."""
    size = records.dtype.itemsize
    return plan(records.dtype)(records.tobytes()[i * size : (i + 1) * size])


Build = Callable[[bytes], Any]


Place = tuple[int, int]  # where bytes begin and end


class Unread:
    """A record like `Plain`, but a value is made only when it is first read, because words need few
    of them. It can note which bytes were read."""

    def __init__(
        self, kind: np.dtype[Any], data: bytes, start: int = 0, places: list[Place] | None = None
    ) -> None:
        self._kind, self.data, self._start, self._places = kind, data, start, places

    def noting(self, places: list[Place]) -> Unread:
        """The same record, which notes what is read, each value once and in order."""
        return Unread(self._kind, self.data, self._start, places)

    def __getattr__(self, name: str) -> Any:
        try:
            offset, kind, build = _plans(self._kind)[name]
        except KeyError:
            raise AttributeError(f"there is no field '{name}'") from None
        start = self._start + offset
        end = start + kind.itemsize
        if build is not None:
            value = build(self.data[start:end])
            if self._places is not None:
                self._places.append((start, end))
        elif kind.subdtype is None:
            value = Unread(kind, self.data, start, self._places)
        else:
            starts = range(start, end, kind.subdtype[0].itemsize)
            value = UnreadRow(kind.subdtype[0], self.data, starts, self._places)
        self.__dict__[name] = value
        return value


class UnreadRow(Sequence[Unread]):
    """A row of such records, each made when it is first read."""

    def __init__(
        self, kind: np.dtype[Any], data: bytes, starts: range, places: list[Place] | None
    ) -> None:
        self._kind, self._data, self._starts, self._places = kind, data, starts, places
        self._made: dict[int, Unread] = {}

    def __len__(self) -> int:
        return len(self._starts)

    def __getitem__(self, place: Any) -> Any:
        if isinstance(place, slice):
            return [self[one] for one in range(len(self))[place]]
        start = self._starts[place]
        if start not in self._made:
            self._made[start] = Unread(self._kind, self._data, start, self._places)
        return self._made[start]


@cache
def _plans(kind: np.dtype[Any]) -> dict[str, tuple[int, np.dtype[Any], Build | None]]:
    """The place and type of each field of a record, and the function that builds its value: None
    for records and rows of records, which are read field by field."""
    assert kind.fields is not None
    made: dict[str, tuple[int, np.dtype[Any], Build | None]] = {}
    for name, (part, start, *_) in kind.fields.items():
        element, shape = part.subdtype or (part, ())
        of_records = element.fields is not None and len(shape) < 2
        made[name] = start, part, None if of_records else plan(part)
    return made


def layout(kind: np.dtype[Any]) -> struct.Struct:
    """The struct that unpacks the bytes of a record of numbers."""
    return struct.Struct("<" + _describe(kind, 0, {})[0])


@cache
def plan(kind: np.dtype[Any]) -> Build:
    """The function that builds plain Python from the bytes of a type."""
    parts: dict[str, Any] = {"Plain": Plain}
    codes, _, expression = _describe(kind, 0, parts)
    parts["unpack"] = struct.Struct("<" + codes).unpack
    # One expression written for a type: a tree of small functions would take three times as long.
    build: Build = eval(f"lambda data: (lambda n: {expression})(unpack(data))", parts)
    return build


def _describe(kind: np.dtype[Any], first: int, parts: dict[str, Any]) -> tuple[str, int, str]:
    """The struct codes of a type, how many values they unpack to, and what is built of the values
    from the given place on."""
    if kind.subdtype is not None:
        element, shape = kind.subdtype
        return _describe_row(element, shape, first, parts)
    if kind.fields is None:
        return kind.char.replace("l", "q"), 1, f"n[{first}]"
    codes, count, fields = "", 0, []
    for name in kind.names or ():
        layout, values, expression = _describe(kind.fields[name][0], first + count, parts)
        fields.append(f"{name!r}: {expression}")
        codes += layout
        count += values
    return codes, count, f"Plain({{{', '.join(fields)}}})"


def _describe_row(
    element: np.dtype[Any], shape: tuple[int, ...], first: int, parts: dict[str, Any]
) -> tuple[str, int, str]:
    if len(shape) > 1:
        element = np.dtype((element, shape[1:]))
    if element.fields is None and element.subdtype is None:
        code = element.char.replace("l", "q")
        return f"{shape[0]}{code}", shape[0], f"n[{first}:{first + shape[0]}]"
    row = f"row{len(parts)}"
    parts[row] = _kept_rows(element, shape[0])
    return f"{shape[0] * element.itemsize}s", 1, f"{row}(n[{first}])"


@cache
def _kept_rows(element: np.dtype[Any], count: int) -> Build:
    """What builds a row of records. Most records of a row did not change since the last time: they
    are kept by their bytes, and not built again."""
    size = element.itemsize
    part: Build = lru_cache(maxsize=4096)(plan(element))
    places = [slice(start, start + size) for start in range(0, count * size, size)]
    made = Grid if element.subdtype is not None else tuple
    return lambda data: made([part(data[place]) for place in places])
