"""Work in processes of their own, which leave Ctrl-C to the process that they work for."""

from __future__ import annotations

import multiprocessing
import signal
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from typing import Any, TypeVar

T = TypeVar("T")


class Workers:
    """So many processes, started when there is work for them."""

    def __init__(self, count: int) -> None:
        # Not forked: a fork would inherit threads and compiled state in the middle of things.
        context = multiprocessing.get_context("spawn")
        self._pool = ProcessPoolExecutor(count, context, _ignore_interrupts)

    def submit(self, work: Callable[..., T], *args: Any) -> Future[T]:
        with _interrupts_ignored():
            return self._pool.submit(work, *args)

    def stop(self) -> None:
        """End all processes; nobody waits for what is half done."""
        for process in list((self._pool._processes or {}).values()):
            process.terminate()
        self._pool.shutdown(wait=False, cancel_futures=True)


def _ignore_interrupts() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@contextmanager
def _interrupts_ignored() -> Iterator[None]:
    """A process that is started meanwhile ignores them from its first moment on: it would answer
    with a traceback while it loads."""
    if threading.current_thread() is not threading.main_thread():
        yield  # only the main thread may say what becomes of signals
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
