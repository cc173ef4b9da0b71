"""Bots at the server's tables: they think in threads, and nobody else waits for them."""

from __future__ import annotations

import asyncio
import logging
import os
import random
import secrets
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from kuroshio.bots import LEVELS, Bot, Sight, bot_named

log = logging.getLogger("kuroshio.bots")

T = TypeVar("T")


class Thinkers:
    """The threads in which bots think."""

    def __init__(self, threads: int) -> None:
        self._pool = ThreadPoolExecutor(threads or os.cpu_count() or 1, "bot")
        self.thinking = 0

    async def choose(self, bot: Bot, sight: Sight) -> int:
        """A bot's move. A bot that fails plays any legal move, so that the game goes on."""
        self.thinking += 1
        try:
            loop = asyncio.get_running_loop()
            chosen = int(await loop.run_in_executor(self._pool, bot.choose, sight))
            if chosen in sight.moves:
                return chosen
            log.error("a bot chose move %s, which is not legal", chosen)
        except Exception:
            log.exception("a bot failed")
        finally:
            self.thinking -= 1
        return int(random.choice(sight.moves))

    async def run(self, think: Callable[[Sight], T], sight: Sight) -> T:
        """Let somebody else think in the bots' threads."""
        self.thinking += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._pool, think, sight)
        finally:
            self.thinking -= 1

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)


def new_bot(level: str, luck: int | None = None) -> Bot:
    """A bot with luck of its own, unless it is given."""
    return bot_named(level, secrets.randbelow(2**62) if luck is None else luck)


def stand_in(chosen: str) -> str:
    """The level that plays for those whose time is out."""
    return chosen or next(iter(LEVELS))
