"""Compiling: a process of its own compiles the games, while this one already answers.

A file in the cache of compiled code says that a game is in it, so that a warm start needs no
other process.
"""

from __future__ import annotations

import asyncio
import logging
import sys
import time
from pathlib import Path
from typing import Literal

from kuroshio.bots import Sight, bot_named
from kuroshio.bots.searcher import SEARCH
from kuroshio.cli.common import usual_players
from kuroshio.cli.warm import warm
from kuroshio.core.compiled import PLAIN, cache_folder
from kuroshio.core.game import KERNELS
from kuroshio.core.table import Table
from kuroshio.games import NAMES, game_named
from kuroshio.server.refusals import Refused

log = logging.getLogger("kuroshio.compiling")

State = Literal["waiting", "compiling", "ready", "failed"]


class Compiler:
    def __init__(self) -> None:
        self.states: dict[str, State] = dict.fromkeys(NAMES, "waiting")
        self._changed = asyncio.Event()
        self._process: asyncio.subprocess.Process | None = None

    @property
    def ready(self) -> bool:
        return all(state == "ready" for state in self.states.values())

    async def run(self) -> None:
        """Make all games ready, those in the cache first."""
        for name in sorted(NAMES, key=lambda name: not _marker(name).exists()):
            await self._prepare(name)

    async def _prepare(self, name: str) -> None:
        begun = time.monotonic()
        try:
            if not PLAIN and not _marker(name).exists():
                self._set(name, "compiling")
                await self._compile(name)
            await asyncio.to_thread(prepare, name)
            self._set(name, "ready")
            log.info("%s is ready after %.1f s", name, time.monotonic() - begun)
        except Exception:
            log.exception("%s cannot be compiled", name)
            self._set(name, "failed")

    async def _compile(self, name: str) -> None:
        marker = _marker(name)  # named after the sources as they are before
        program = f"from kuroshio.server.compiling import prepare; prepare({name!r})"
        self._process = await asyncio.create_subprocess_exec(
            sys.executable, "-c", program, stdout=asyncio.subprocess.DEVNULL
        )
        if code := await self._process.wait():
            raise RuntimeError(f"the compiling process ended with {code}")
        self._process = None
        marker.parent.mkdir(parents=True, exist_ok=True)
        marker.touch()

    def _set(self, name: str, state: State) -> None:
        self.states[name] = state
        self._changed.set()
        self._changed = asyncio.Event()

    async def need(self, name: str, seconds: float = 0) -> None:
        """Wait a while for a game, or refuse."""
        deadline = time.monotonic() + seconds
        while self.states[name] != "ready":
            left = deadline - time.monotonic()
            if left <= 0 or self.states[name] == "failed":
                raise Refused("compiling", game=name)
            try:
                await asyncio.wait_for(self._changed.wait(), left)
            except TimeoutError:
                continue

    def close(self) -> None:
        if self._process is not None and self._process.returncode is None:
            self._process.kill()


def prepare(name: str) -> None:
    """Compile what the server needs of a game, or load it from the cache."""
    game = game_named(name)
    warm(game)
    bot_named("captain:2", 0).choose(Sight.of(Table(game, usual_players(game))))


def _marker(name: str) -> Path:
    """A file that is there when a game's compiled code is in the cache as it is now."""
    folder = cache_folder(name, KERNELS)
    return folder / f"complete-{cache_folder(name, SEARCH).name}"
