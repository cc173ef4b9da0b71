"""Compiling: processes of their own compile the games, while this one already answers.

A game whose compiled code is in the cache already needs no other process. A server that begins
without compiled code (`cli/serve.py`) plays by the uncompiled rules meanwhile: slowly, but from the
first moment on. When all is compiled, a process with compiled rules takes its place.
"""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import os
import sys
import threading
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import Literal

from kuroshio.core.compiled import UNCOMPILED
from kuroshio.core.messages import message
from kuroshio.games import game_named
from kuroshio.server.loops import Pauses
from kuroshio.server.refusals import Refused, unknown
from kuroshio.warming import (
    explains,
    is_warm,
    length,
    warm,
    warm_bots,
    warm_results,
    warm_review,
    warm_tables,
)

log = logging.getLogger("kuroshio.compiling")

AGAIN, AGAIN_LATER = 1.0, 300.0  # seconds before a failed game is tried again
AT_ONCE = min(2, os.cpu_count() or 1)  # games; each takes a core and half a gigabyte
NICE = 5  # processes that compile make way for those that answer people
PLAIN_PYTHON = "NUMBA_DISABLE_JIT"  # the variable with which rules run uncompiled

State = Literal["waiting", "compiling", "ready", "failed"]
Prepare = Callable[[str], Awaitable[bool]]  # a game: whether it could be done


def preparing(name: str) -> Refused:
    """A refusal of a game that is not ready, by the name that people know."""
    return Refused("compiling", game=message(f"{name}-name", name=name))


class Compiler:
    """Makes the games ready. With `replace` this process plays by the uncompiled rules, and calls
    that as soon as there are compiled ones."""

    def __init__(self, games: tuple[str, ...], replace: Callable[[], None] | None = None) -> None:
        # Without compiled code there is nothing to wait for.
        self.states: dict[str, State] = dict.fromkeys(games, "ready" if replace else "waiting")
        self._replace = replace
        self._changed = asyncio.Event()
        self._wanted = ""  # the game that somebody asked for last
        self.explained: set[str] = set()  # games of which hints tell why, too
        self._processes: set[asyncio.subprocess.Process] = set()

    @property
    def provisional(self) -> bool:
        """Whether another process will take over; what takes long uncompiled is left to it."""
        return self._replace is not None

    @property
    def _at_once(self) -> int:
        """While games are played uncompiled, nobody waits for one of them more than for another;
        with one more at once no core is idle while the last one is compiled."""
        return AT_ONCE + 1 if self.provisional and AT_ONCE > 1 else AT_ONCE

    @property
    def ready(self) -> bool:
        """Whether all games are there, and compiled."""
        return not self.provisional and all(state == "ready" for state in self.states.values())

    async def run(self) -> None:
        """Make all games ready, those in the cache first; bots can wait until all rules are there.

        Without this the first table and the first bot would be a second late.
        """
        if self._replace is not None:
            await self._all(list(self.states), self._compile_or_tell)
            log.info("all games are compiled: a server with compiled rules takes over")
            self._replace()
            return
        await self.load()
        cold = [name for name, state in self.states.items() if state == "waiting"]
        failed = [name for name, state in self.states.items() if state == "failed"]
        failed += await self._each(cold, self._prepare)
        gc.freeze()  # what is loaded by now stays: the collector need not look through it again
        for name in self.states:
            await self._warm(name)
        for name in self.states:
            await self._explain(name)
        await self._all(failed, self._prepare_late, pause=True)

    async def load(self) -> None:
        """Make those games ready whose compiled code is in the cache."""
        for name, state in self.states.items():
            if state == "waiting" and (UNCOMPILED or is_warm(name)):
                await self._prepare(name)

    async def _warm(self, name: str) -> None:
        if self.states[name] == "ready":
            await asyncio.to_thread(warm_bots, game_named(name))
            await asyncio.to_thread(warm_results, game_named(name))

    async def _explain(self, name: str) -> None:
        """What tells why a move is better comes last: until then hints go without it."""
        if UNCOMPILED or self.states[name] != "ready":
            return
        try:
            if not explains(game_named(name)):
                await self._compile(name, "warm_review")
            await asyncio.to_thread(warm_review, game_named(name))
        except Exception:
            log.exception("hints of %s do not tell why", name)
            return
        self.explained.add(name)

    # --- several at a time ------------------------------------------------------------------

    async def _all(self, names: Sequence[str], prepare: Prepare, pause: bool = False) -> None:
        """What could not be done is tried again: perhaps the machine was short of something."""
        pauses = Pauses(AGAIN, AGAIN_LATER)
        while names:
            if pause:
                await pauses.wait()
            names, pause = await self._each(names, prepare), True

    async def _each(self, names: Sequence[str], prepare: Prepare) -> list[str]:
        """Some at a time: what somebody waits for first, then the longest; those that failed."""
        waiting = await asyncio.to_thread(sorted, names, key=_effort, reverse=True)
        failed: list[str] = []

        async def work() -> None:
            while waiting:
                name = self._wanted if self._wanted in waiting else waiting[0]
                waiting.remove(name)
                if not await prepare(name):
                    failed.append(name)

        await asyncio.gather(*(work() for _ in range(self._at_once)))
        return failed

    # --- one --------------------------------------------------------------------------------

    async def _prepare(self, name: str) -> bool:
        """Compile a game where need be, and make it ready."""
        begun = time.monotonic()
        try:
            if not UNCOMPILED and not is_warm(name):
                self._set(name, "compiling")
                await self._compile(name)
            await asyncio.to_thread(_use_tables, name)
        except Exception:
            log.exception("%s cannot be compiled", name)
            self._set(name, "failed")
            return False
        self._set(name, "ready")
        log.info("%s is ready after %.1f s", name, time.monotonic() - begun)
        return True

    async def _prepare_late(self, name: str) -> bool:
        done = await self._prepare(name)
        await self._warm(name)
        return done

    async def _compile_or_tell(self, name: str) -> bool:
        """Compile a game for the process that will take over."""
        begun = time.monotonic()
        try:
            await self._compile(name)
        except Exception:
            log.exception("%s cannot be compiled", name)
            return False
        log.info("%s is compiled after %.1f s", name, time.monotonic() - begun)
        return True

    async def _compile(self, name: str, part: str = "warm") -> None:
        program = "from kuroshio.server.compiling import compile_apart"
        program += f"; compile_apart({name!r}, {part!r})"
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-c", program),
            stdin=asyncio.subprocess.PIPE,  # never written to: its end tells of the server's
            stdout=asyncio.subprocess.DEVNULL,
            env={name: value for name, value in os.environ.items() if name != PLAIN_PYTHON},
        )
        self._processes.add(process)
        try:
            if code := await process.wait():
                raise RuntimeError(f"the compiling process ended with {code}")
        finally:
            self._processes.discard(process)

    # --- for tables -------------------------------------------------------------------------

    def _set(self, name: str, state: State) -> None:
        self.states[name] = state
        self._changed.set()
        self._changed = asyncio.Event()

    async def need(self, name: str, seconds: float = 0) -> None:
        """Wait a while for a game, or refuse."""
        if name not in self.states:
            raise unknown("game", name, self.states)
        self._wanted = name
        deadline = time.monotonic() + seconds
        while self.states[name] != "ready":
            left = deadline - time.monotonic()
            if left <= 0 or self.states[name] == "failed":
                raise preparing(name)
            try:
                await asyncio.wait_for(self._changed.wait(), left)
            except TimeoutError:
                continue

    def need_compiled(self, name: str) -> None:
        """Refuse what would take minutes by the uncompiled rules."""
        if self.provisional:
            raise preparing(name)

    def close(self) -> None:
        for process in self._processes:
            if process.returncode is None:
                process.kill()


def _use_tables(name: str) -> None:
    warm_tables(game_named(name))


def _effort(name: str) -> int:
    return length(game_named(name))


def compile_apart(name: str, part: str) -> None:
    """What the compiling process does: compile a game (or more of it), unless the server dies
    meanwhile."""
    threading.Thread(target=_end_with_the_server, daemon=True).start()
    with contextlib.suppress(OSError, AttributeError):  # a wish: it compiles without it too
        os.nice(NICE)
    {"warm": warm, "warm_review": warm_review}[part](game_named(name))


def _end_with_the_server() -> None:
    """Wait for the end of the pipe from the server: it also ends when the server is killed."""
    os.read(0, 1)  # not sys.stdin: a thread inside of it breaks the ordinary end of the process
    os._exit(1)
