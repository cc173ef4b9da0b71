"""Looking up names that people gave, in threads of its own.

Whoever owns a name decides how long an answer takes, and a thread that waits for one cannot be
called back. So no household has more than a few of the threads: others find theirs free.
"""

from __future__ import annotations

import asyncio
import socket
import threading
from collections import Counter
from concurrent.futures import ThreadPoolExecutor

THREADS = 32
OF_ONE = 4  # lookups of one household under way


class Busy(Exception):
    """A household waits for too many answers already."""


class Names:
    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(THREADS, "names")
        self._lock = threading.Lock()
        self._under_way: Counter[str] = Counter()  # by household

    async def addresses(self, host: str, port: int, home: str) -> list[str]:
        """The addresses behind a name, for somebody of a household."""
        with self._lock:
            if self._under_way[home] >= OF_ONE:
                raise Busy
            self._under_way[home] += 1
        looking = self._threads.submit(_addresses, host, port)
        # Also where nobody waits for it any more.
        looking.add_done_callback(lambda _: self._done(home))
        return await asyncio.wrap_future(looking)

    def _done(self, home: str) -> None:
        with self._lock:
            self._under_way[home] -= 1
            if not self._under_way[home]:
                del self._under_way[home]


def _addresses(host: str, port: int) -> list[str]:
    found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return [str(one[4][0]) for one in found]


names = Names()
