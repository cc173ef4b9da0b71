"""Readings: what is made of a few fields of a record, without their being named.

What is read while it is made is noted. For the same bytes of these fields it is not made again.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, TypeVar

from kuroshio.core.records import Unread

T = TypeVar("T")
KEPT = 8  # for each reading: most read little, and that is mostly the same


class Noted:
    """A record of which is noted what is read."""

    def __init__(self, record: Unread) -> None:
        self._record = record
        self._read: set[str] = set()

    def __getattr__(self, name: str) -> Any:
        self._read.add(name)
        return getattr(self._record, name)


class Reading(Generic[T]):
    """A function of a record, called once for equal bytes of all the fields that it ever read."""

    def __init__(self, make: Callable[[Any], T]) -> None:
        self._make = make
        self._fields: set[str] = set()
        self._kept: dict[bytes, T] = {}

    def of(self, record: Unread) -> T:
        key = record.bytes_of(self._fields)
        if key not in self._kept:
            noted = Noted(record)
            made = self._make(noted)
            if len(self._kept) >= KEPT or not noted._read <= self._fields:
                self._kept.clear()
            self._fields |= noted._read
            key = record.bytes_of(self._fields)
            self._kept[key] = made
        return self._kept[key]
