"""What takes long, and what nobody at a table waits for, is done aside: in one thread. Several
would only take the loop's turns away, since no two run at the same time.

Addresses take turns, so that asking for much delays only oneself.
"""

from __future__ import annotations

import asyncio
import threading
from collections import OrderedDict, deque
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from contextvars import ContextVar
from functools import partial
from typing import Any, ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")

address: ContextVar[str] = ContextVar("address", default="")  # from which somebody asks
_thread = ThreadPoolExecutor(1, "aside")


class Turns:
    """What waits to be done, and whose turn it is."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._waiting: OrderedDict[str, deque[tuple[Future[Any], Callable[[], Any]]]] = (
            OrderedDict()
        )
        self._last: str | None = None  # who had a turn

    def put(self, whose: str, work: Callable[[], Any]) -> Future[Any]:
        done: Future[Any] = Future()
        with self._lock:
            self._waiting.setdefault(whose, deque()).append((done, work))
        return done

    def do_next(self) -> None:
        """Do one thing for whose turn it is: for somebody else than the last time, if anybody else
        waits by now."""
        with self._lock:
            others = (one for one in self._waiting if one != self._last)
            whose = self._last = next(others, next(iter(self._waiting)))
            waiting = self._waiting.pop(whose)
            done, work = waiting.popleft()
            if waiting:
                self._waiting[whose] = waiting
        if not done.set_running_or_notify_cancel():
            return  # nobody wants it any more
        try:
            done.set_result(work())
        except BaseException as error:
            done.set_exception(error)


_turns = Turns()


async def aside(work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    """Let something be done beside what people wait for, one after the other."""
    done = _turns.put(address.get(), partial(work, *args, **kwargs))
    _thread.submit(_turns.do_next)
    made: T = await asyncio.wrap_future(done)
    return made
