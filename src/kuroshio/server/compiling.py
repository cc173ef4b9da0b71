"""Compiling: a process of its own compiles the games, while this one already answers.

A game whose compiled code is in the cache already needs no other process.
"""

from __future__ import annotations

import asyncio
import gc
import logging
import os
import sys
import threading
import time
from typing import Literal

from kuroshio.core.compiled import UNCOMPILED
from kuroshio.games import game_named
from kuroshio.server.loops import Pauses
from kuroshio.server.refusals import Refused
from kuroshio.warming import is_warm, warm, warm_bots, warm_results, warm_tables

log = logging.getLogger("kuroshio.compiling")

AGAIN, AGAIN_LATER = 1.0, 300.0  # seconds before a failed game is tried again

State = Literal["waiting", "compiling", "ready", "failed"]


class Compiler:
    def __init__(self, games: tuple[str, ...]) -> None:
        self.states: dict[str, State] = dict.fromkeys(games, "waiting")
        self._changed = asyncio.Event()
        self._process: asyncio.subprocess.Process | None = None

    @property
    def ready(self) -> bool:
        return all(state == "ready" for state in self.states.values())

    async def run(self) -> None:
        """Make all games ready, those in the cache first; bots can wait until all rules are there.

        Without this the first table and the first bot would be a second late.
        """
        for name in sorted(self.states, key=lambda name: not is_warm(name)):
            await self._prepare(name)
        gc.freeze()  # what is loaded by now stays: the collector need not look through it again
        for name in self.states:
            await self._warm(name)
        await self._try_again()

    async def _warm(self, name: str) -> None:
        if self.states[name] == "ready":
            await asyncio.to_thread(warm_bots, game_named(name))
            await asyncio.to_thread(warm_results, game_named(name))

    async def _try_again(self) -> None:
        """What could not be compiled is tried again: perhaps the machine was short of something."""
        pauses = Pauses(AGAIN, AGAIN_LATER)
        while failed := [name for name, state in self.states.items() if state == "failed"]:
            await pauses.wait()
            for name in failed:
                await self._prepare(name)
                await self._warm(name)

    async def _prepare(self, name: str) -> None:
        begun = time.monotonic()
        try:
            if not UNCOMPILED and not is_warm(name):
                self._set(name, "compiling")
                await self._compile(name)
            await asyncio.to_thread(lambda: warm_tables(game_named(name)))
            self._set(name, "ready")
            log.info("%s is ready after %.1f s", name, time.monotonic() - begun)
        except Exception:
            log.exception("%s cannot be compiled", name)
            self._set(name, "failed")

    async def _compile(self, name: str) -> None:
        program = f"from kuroshio.server.compiling import compile_apart; compile_apart({name!r})"
        self._process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-c", program),
            stdin=asyncio.subprocess.PIPE,  # never written to: its end tells of the server's
            stdout=asyncio.subprocess.DEVNULL,
        )
        if code := await self._process.wait():
            raise RuntimeError(f"the compiling process ended with {code}")
        self._process = None

    def _set(self, name: str, state: State) -> None:
        self.states[name] = state
        self._changed.set()
        self._changed = asyncio.Event()

    async def need(self, name: str, seconds: float = 0) -> None:
        """Wait a while for a game, or refuse."""
        if name not in self.states:
            raise Refused("bad-setup", detail=name)
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


def compile_apart(name: str) -> None:
    """What the compiling process does: compile a game, unless the server dies meanwhile."""
    threading.Thread(target=_end_with_the_server, daemon=True).start()
    warm(game_named(name))


def _end_with_the_server() -> None:
    """Wait for the end of the pipe from the server: it also ends when the server is killed."""
    os.read(0, 1)  # not sys.stdin: a thread inside of it breaks the ordinary end of the process
    os._exit(1)
