"""What everyone may know is read once for all who ask for it within moments: so nobody keeps the
store busy by asking again and again. What changes no more is told again for longer."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Hashable
from typing import Generic, NamedTuple, TypeVar

K = TypeVar("K", bound=Hashable)
T = TypeVar("T")
FRESH = 2.0  # seconds for which it is told again
KEPT = 64  # of which that may be


class _Told(NamedTuple, Generic[T]):
    until: float
    what: asyncio.Future[T]

    @property
    def counts(self) -> bool:
        failed = self.what.done() and (self.what.cancelled() or self.what.exception())
        return time.monotonic() <= self.until and not failed


class Fresh(Generic[K, T]):
    def __init__(
        self, read: Callable[[K], Awaitable[T]], lasts: Callable[[K], float] | None = None
    ) -> None:
        self._read = read
        self._lasts = lasts or (lambda _: FRESH)  # seconds, as it is when it is read
        self._told: dict[K, _Told[T]] = {}

    def has(self, key: K) -> bool:
        """Whether it can be told without a look at the store."""
        return key in self._told and self._told[key].counts

    async def of(self, key: K) -> T:
        """What was read a moment ago, or is being read; else it is read now."""
        if not self.has(key):
            return await self.anew(key)
        return await asyncio.shield(self._told[key].what)

    async def anew(self, key: K) -> T:
        """What is so now."""
        self._told.pop(key, None)
        if len(self._told) >= KEPT:
            del self._told[next(iter(self._told))]
        until = time.monotonic() + self._lasts(key)
        what = asyncio.ensure_future(self._read(key))
        self._told[key] = _Told(until, what)
        # who goes away does not end it for the others
        return await asyncio.shield(what)

    def forget(self) -> None:
        """Something of it has changed that does not change otherwise."""
        self._told.clear()
