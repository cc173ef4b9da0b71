"""Looking up names that people gave, in threads of its own.

Whoever owns a name decides how long an answer takes, and a thread that waits for one cannot be
called back. So no household has more than a few of the threads, and waits for itself: others find
theirs free.
"""

from __future__ import annotations

import asyncio
import socket
import threading
from collections import Counter
from concurrent.futures import Future
from functools import partial

THREADS = 32
OF_ONE = 4  # lookups of one household under way
PAUSE = 0.02  # seconds between two looks whether one of them has ended


class Names:
    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._under_way: Counter[str] = Counter()  # by household

    async def addresses(self, host: str, port: int, home: str) -> list[str]:
        """The addresses behind a name, for somebody of a household; whoever asks has patience for
        so long."""
        while not self._begin(home):
            await asyncio.sleep(PAUSE)
        looking: Future[list[str]] = Future()
        work = partial(self._look, looking, host, port, home)
        # Not of a pool: at its end the process would wait for the threads of one.
        threading.Thread(target=work, name="names", daemon=True).start()
        return await asyncio.wrap_future(looking)

    def _look(self, looking: Future[list[str]], host: str, port: int, home: str) -> None:
        try:
            if looking.set_running_or_notify_cancel():  # somebody still waits for it
                looking.set_result(_addresses(host, port))
        except Exception as error:
            looking.set_exception(error)
        finally:
            self._done(home)

    def _begin(self, home: str) -> bool:
        with self._lock:
            free = self._under_way[home] < OF_ONE and self._under_way.total() < THREADS
            self._under_way[home] += free
        return free

    def _done(self, home: str) -> None:
        with self._lock:
            self._under_way[home] -= 1
            self._under_way += Counter()  # drops whoever has none left


def _addresses(host: str, port: int) -> list[str]:
    found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return [str(one[4][0]) for one in found]


names = Names()
