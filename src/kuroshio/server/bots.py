"""Bots at the server's tables: they think in threads, and nobody else waits for them.
`fairness.py` says whose turn it is."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import random
import secrets
import threading
import time
from collections.abc import Callable, Generator
from dataclasses import dataclass
from typing import Any, TypeVar

from kuroshio.bots import Bot, Sight, bot_named
from kuroshio.bots.steps import steps_of
from kuroshio.server.fairness import FairQueue, Full, Thought
from kuroshio.server.refusals import Refused

log = logging.getLogger("kuroshio.bots")

T = TypeVar("T")

SLICE = 0.02  # seconds after which another thought has its turn
QUICK = 0.002  # seconds that a decision is reckoned with if the bot has no clock
SELDOM = 20  # while bots or hints wait, one slice in so many goes to an analysis
NICE = 5  # threads that think make way for the one that answers people


@dataclass(eq=False)
class Work:
    """A thought under way."""

    thought: Thought
    steps: Generator[None, None, Any]
    future: asyncio.Future[Any]
    put: float  # when it was asked for
    budget: Callable[[float], None] | None = None  # called with the seconds that it may take
    scale: float = 1.0
    spent: float = 0.0  # seconds
    begun: bool = False
    dropped: bool = False  # nobody wants to know any more

    def slice(self) -> tuple[bool, Any]:
        """Think for a slice; whether that was the end, and what came of it."""
        begun = now = time.perf_counter()
        try:
            while now - begun < SLICE:
                next(self.steps)
                now = time.perf_counter()
        except StopIteration as stop:
            return True, stop.value
        finally:
            self.spent += time.perf_counter() - begun
        return False, None


class Thinkers:
    """The threads in which bots think, and what waits for them."""

    def __init__(
        self,
        threads: int,
        waited: Callable[[float], None] = lambda _: None,
        given: Callable[[float], None] = lambda _: None,
        several: Callable[[], bool] = lambda: False,
    ) -> None:
        self._count = threads
        self._play = FairQueue(self._count, SLICE, several)
        self._study = FairQueue(self._count, SLICE, several)  # for when nobody at a table waits
        self._slices = 0
        self._works: dict[Thought, Work] = {}
        self._wake = threading.Condition()
        self._stopping = False
        self._threads: list[threading.Thread] = []
        self._waited = waited  # is told how long each thought waited for its first slice
        self._given = given  # and how much of its time it was given

    # --- for tables -------------------------------------------------------------------------

    @property
    def waiting(self) -> int:
        return self._play.waiting + self._study.waiting

    @property
    def thinking(self) -> int:
        return len(self._works) - self.waiting

    @property
    def people(self) -> int:
        return self._play.people + self._study.people

    def _queue(self, thought: Thought) -> FairQueue:
        """Analyses have a queue of their own: they neither delay nor shorten what is thought at
        tables, however many they are."""
        return self._study if thought.kind == "analysis" else self._play

    async def choose(
        self,
        bot: Bot,
        sight: Sight,
        home: str,
        who: str,
        table: str,
        since: float | None = None,
    ) -> int:
        """A bot's move; somebody may have been waiting for more than this one. A bot that fails
        plays any legal move, so that the game goes on."""
        seconds = getattr(bot, "seconds", None)

        def budget(given: float) -> None:
            bot.seconds = given  # type: ignore[attr-defined]

        forced = len(sight.moves) == 1
        lasts = QUICK if forced or not seconds else seconds
        began = time.monotonic() if since is None else since
        thought = Thought(home, who, table, "bot", lasts, began)
        try:
            timed = budget if seconds and not forced else None
            work = self._put(thought, steps_of(bot, sight), timed)
            chosen = int(await self._done(work))
            if chosen in sight.moves:
                return chosen
            log.error("a bot chose move %s, which is not legal", chosen)
        except Refused:
            raise
        except Exception:
            log.exception("a bot failed")
        finally:
            if seconds:
                budget(seconds)  # the next decision has all its time again
        return int(random.choice(sight.moves))

    async def run(self, thought: Thought, steps: Generator[None, None, T]) -> T:
        """Let somebody else think in the bots' threads."""
        value: T = await self._done(self._put(thought, steps))
        return value

    def _put(
        self,
        thought: Thought,
        steps: Generator[None, None, Any],
        budget: Callable[[float], None] | None = None,
    ) -> Work:
        future = asyncio.get_running_loop().create_future()
        work = Work(thought, steps, future, time.monotonic(), budget)
        with self._wake:
            try:
                self._queue(thought).put(thought)
            except Full:
                raise Refused("too-many", retry_after=1) from None
            self._works[thought] = work
            self._wake.notify()
        if len(self._threads) < self._count:
            self._start_thread()
        return work

    async def _done(self, work: Work) -> Any:
        try:
            return await work.future
        finally:
            work.dropped = True  # or it is over anyway

    def close(self) -> None:
        with self._wake:
            self._stopping = True
            self._wake.notify_all()

    # --- the threads ------------------------------------------------------------------------

    def _start_thread(self) -> None:
        name = f"bot-{len(self._threads)}"
        thread = threading.Thread(target=self._run, name=name, daemon=True)
        self._threads.append(thread)
        thread.start()

    def _run(self) -> None:
        with contextlib.suppress(OSError, AttributeError):  # a wish: it thinks without it too
            own = threading.get_native_id()
            os.setpriority(os.PRIO_PROCESS, own, os.getpriority(os.PRIO_PROCESS, own) + NICE)
        while (work := self._take()) is not None:
            before = work.spent
            try:
                over, value = work.slice()
                if not over and self._is_enough(work):
                    over, value = work.slice()
            except BaseException as error:
                self._over(work, work.spent - before, error, failed=True)
                continue
            if over:
                self._over(work, work.spent - before, value)
            else:
                with self._wake:
                    self._queue(work.thought).go_on(work.thought, work.spent - before)

    def _is_enough(self, work: Work) -> bool:
        """Whether it has thought as long as it may by now: then it ends at once instead of waiting
        for another slice only to learn that."""
        with self._wake:
            self._shorten(work)
        return work.budget is not None and work.spent >= work.thought.seconds * work.scale

    def _shorten(self, work: Work) -> None:
        """Give it as much time as there is now; never more than before."""
        if work.budget is not None:
            waited = time.monotonic() - work.thought.since
            queue = self._queue(work.thought)
            work.scale = min(work.scale, queue.scale(work.thought, waited))
            work.budget(work.thought.seconds * work.scale)

    def _take(self) -> Work | None:
        """The next one to think of, and how long; None when there is nothing more to do."""
        with self._wake:
            while True:
                if self._stopping:
                    return None
                if (thought := self._next()) is None:
                    self._wake.wait()
                    continue
                work = self._works[thought]
                if work.dropped:
                    self._queue(thought).done(thought, 0.0)
                    del self._works[thought]
                    continue
                if not work.begun:
                    work.begun = True
                    self._waited(time.monotonic() - work.put)
                self._shorten(work)
                return work

    def _next(self) -> Thought | None:
        """The thought that is to have a slice: of a table, unless it is an analysis's turn."""
        self._slices += 1
        if self._slices % SELDOM == 0:
            return self._study.next() or self._play.next()
        return self._play.next() or self._study.next()

    def _over(self, work: Work, spent: float, value: Any, failed: bool = False) -> None:
        with self._wake:
            self._queue(work.thought).done(work.thought, spent)
            del self._works[work.thought]
        if work.budget is not None:
            self._given(work.scale)
        with contextlib.suppress(RuntimeError):  # the loop is closed: nobody waits any more
            work.future.get_loop().call_soon_threadsafe(_tell, work.future, value, failed)


def _tell(future: asyncio.Future[Any], value: Any, failed: bool) -> None:
    if future.done():
        return
    if failed:
        future.set_exception(value)
    else:
        future.set_result(value)


def new_bot(level: str, luck: int | None = None) -> Bot:
    """A bot with luck of its own, unless it is given."""
    return bot_named(level, secrets.randbelow(2**62) if luck is None else luck)
