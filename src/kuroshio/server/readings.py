"""Readings: what is made of a few values of a record, without their being named.

What is read while it is made is noted. For the same bytes there it is not made again.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, TypeVar

from kuroshio.core.records import Unread

T = TypeVar("T")
KEPT = 8  # for each reading, unless told: most read little, and that is mostly the same


class Reading(Generic[T]):
    """A function of a record, called once for equal bytes of all that it ever read."""

    def __init__(self, make: Callable[[Any], T], kept: int = KEPT) -> None:
        self._make, self._most = make, kept
        self._places: list[slice] = []
        self._kept: dict[bytes, T] = {}

    def of(self, record: Unread) -> T:
        data = record.data
        made = self._kept.get(b"".join([data[place] for place in self._places]))
        if made is None:
            read = {(place.start, place.stop) for place in self._places}
            known = len(read)
            made = self._make(record.noting(read))
            if len(self._kept) >= self._most or len(read) > known:
                self._kept.clear()
                self._places = [slice(*place) for place in sorted(read)]
            self._kept[b"".join([data[place] for place in self._places])] = made
        return made
