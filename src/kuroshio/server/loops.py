"""Loops that go on whatever happens: what fails is logged and tried again, after growing pauses."""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import Awaitable, Callable

from kuroshio.server.refusals import Refused
from kuroshio.server.store import StoreDown

log = logging.getLogger("kuroshio.loops")

FIRST, MOST = 0.5, 60.0  # seconds before something is tried again


class Pauses:
    """How long to wait before another try: each time twice as long, and not all at one moment."""

    def __init__(self, first: float = FIRST, most: float = MOST) -> None:
        self._first, self._most = first, most
        self._failed = 0

    def worked(self) -> None:
        self._failed = 0

    async def wait(self) -> None:
        pause = min(self._most, self._first * 2 ** min(self._failed, 20))
        self._failed += 1
        await asyncio.sleep(pause * random.uniform(0.75, 1.25))


async def every(
    seconds: float, work: Callable[[], Awaitable[None]], patience: float = MOST
) -> None:
    """Do something again and again. What failed is tried after pauses that grow, up to one's
    patience."""
    pauses = Pauses(seconds, max(seconds, patience))
    while True:
        await asyncio.sleep(seconds * random.uniform(0.9, 1.1))
        if await _survived(work):
            pauses.worked()
        else:
            await pauses.wait()


async def always(work: Callable[[], Awaitable[None]]) -> None:
    """Do something that has no end; where it ends all the same, begin it again."""
    pauses = Pauses(FIRST, MOST)
    while not await _survived(work):
        await pauses.wait()


async def _survived(work: Callable[[], Awaitable[None]]) -> bool:
    name = getattr(work, "__qualname__", str(work))
    try:
        await work()
    except (StoreDown, Refused) as error:
        log.warning("%s: the store is down: %s", name, error)
    except Exception:
        log.exception("%s failed", name)
    else:
        return True
    return False
