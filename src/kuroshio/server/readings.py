"""Readings: remembers what a function made of a record, by the values that it read.

Nobody has to name the fields: what is read is noted. For equal values nothing is made again.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from typing import Any, Generic, TypeVar

import numpy as np

from kuroshio.core.records import Place, Unread

K = TypeVar("K", bound=Hashable)
T = TypeVar("T")
KEPT = 16_384  # results of each reading; most read little, and mostly the same values


class Fork:
    """A value that is read, and by its bytes what comes of it: what is read next, or the end."""

    __slots__ = ("place", "ways")

    def __init__(self, place: slice) -> None:
        self.place = place
        self.ways: dict[bytes, Any] = {}


class Readings(Generic[K, T]):
    """A function of a key and a record, called once for equal values of all that it reads.

    What it reads first is always the same value, and what it reads next depends on those before
    alone. So a tree of forks for each key leads to what was made of the same values; a field that
    is read only sometimes counts only then.
    """

    def __init__(self, kind: np.dtype[Any], make: Callable[[K, Any], T]) -> None:
        self._kind, self._make = kind, make
        self._firsts: dict[K, Any] = {}  # a fork for each key; if nothing is read, what was made
        self.kept = 0

    def of(self, keys: Iterable[K], data: bytes) -> list[T]:
        """What is made of each of these keys and the record with these bytes."""
        firsts, made = self._firsts, []
        for key in keys:
            found = firsts.get(key)
            while found.__class__ is Fork:
                found = found.ways.get(data[found.place])
            made.append(self._read(key, data) if found is None else found)
        return made

    def _read(self, key: K, data: bytes) -> T:
        if self.kept >= KEPT:
            self._firsts.clear()
            self.kept = 0
        places: list[Place] = []
        made = self._make(key, Unread(self._kind, data, 0, places))
        self.kept += 1
        if not places:
            self._firsts[key] = made
            return made
        fork = self._firsts.setdefault(key, Fork(slice(*places[0])))
        for place in places[1:]:
            fork = fork.ways.setdefault(data[fork.place], Fork(slice(*place)))
        fork.ways[data[fork.place]] = made
        return made
