"""Readings: what is made of a few values of a record, without their being named.

What is read while it is made is noted. For the same bytes there it is not made again.
"""

from __future__ import annotations

from collections.abc import Callable
from operator import itemgetter
from typing import Any, Generic, TypeVar

from kuroshio.core.records import Place, Unread

T = TypeVar("T")
KEPT = 1024  # for each reading; most read little, and that is mostly the same


class Reading(Generic[T]):
    """A function of a record, called once for equal bytes of all that it ever read."""

    def __init__(self, make: Callable[[Any], T]) -> None:
        self._make = make
        self._places: set[Place] = set()
        self._bytes: Callable[[bytes], Any] = bytes.__len__  # of these places; none: all alike
        self._kept: dict[Any, T] = {}

    def of(self, record: Unread) -> T:
        made = self._kept.get(self._bytes(record.data))
        if made is None:
            known = len(self._places)
            made = self._make(record.noting(self._places))
            if len(self._places) > known:
                self._bytes = itemgetter(*(slice(*place) for place in sorted(self._places)))
                self._kept.clear()
            elif len(self._kept) >= KEPT:
                self._kept.clear()
            self._kept[self._bytes(record.data)] = made
        return made
