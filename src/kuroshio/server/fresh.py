"""What everyone may know is read once for all who ask for it within moments: so nobody keeps the
store busy by asking again and again."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Hashable
from typing import Generic, TypeVar

K = TypeVar("K", bound=Hashable)
T = TypeVar("T")
FRESH = 2.0  # seconds for which it is told again
KEPT = 64  # of which that may be


class Fresh(Generic[K, T]):
    def __init__(self, read: Callable[[K], Awaitable[T]]) -> None:
        self._read = read
        self._told: dict[K, tuple[float, asyncio.Future[T]]] = {}

    async def of(self, key: K) -> T:
        """What was read a moment ago, or is being read; else it is read now."""
        at, told = self._told.get(key, (0.0, None))
        failed = told is not None and told.done() and told.exception()
        if told is None or time.monotonic() - at > FRESH or failed:
            return await self.anew(key)
        return await asyncio.shield(told)

    async def anew(self, key: K) -> T:
        """What is so now."""
        self._told.pop(key, None)
        if len(self._told) >= KEPT:
            del self._told[next(iter(self._told))]
        told = asyncio.ensure_future(self._read(key))
        self._told[key] = time.monotonic(), told
        # who goes away does not end it for the others
        return await asyncio.shield(told)
