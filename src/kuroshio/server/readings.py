"""Readings: remembers what a function made of a record, by the values that it read.

Nobody has to name the fields: what is read is noted. For equal values nothing is made again.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, TypeVar

from kuroshio.core.records import Place, Unread

T = TypeVar("T")
KEPT = 1024  # results of each reading; most read little, and mostly the same values


class Fork:
    """A value that is read, and by its bytes what comes of it: what is read next, or the end."""

    __slots__ = ("place", "ways")

    def __init__(self, place: slice) -> None:
        self.place = place
        self.ways: dict[bytes, Any] = {}


class Reading(Generic[T]):
    """A function of a record, called once for equal values of all that it reads.

    What it reads first is always the same value, and what it reads next depends on those before
    alone. So a tree of forks leads to what was made of the same values; a field that is read only
    sometimes counts only then.
    """

    def __init__(self, make: Callable[[Any], T]) -> None:
        self._make = make
        self._first: Any = None  # a fork; if nothing is read, what was made
        self.kept = 0
        self.reads = False  # anything at all, so far

    def of(self, record: Unread) -> T:
        data = record.data
        found = self._first
        while found.__class__ is Fork:
            found = found.ways.get(data[found.place])
        return self._read(record) if found is None else found

    def _read(self, record: Unread) -> T:
        if self.kept >= KEPT:
            self._first, self.kept = None, 0
        places: list[Place] = []
        made = self._make(record.noting(places))
        self.kept += 1
        if not places:
            self._first = made
            return made
        fork, data = self._first or Fork(slice(*places[0])), record.data
        self._first = fork
        for place in places[1:]:
            fork = fork.ways.setdefault(data[fork.place], Fork(slice(*place)))
        fork.ways[data[fork.place]] = made
        self.reads = True
        return made
