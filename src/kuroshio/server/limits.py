"""Limits: how much one client may ask for. A bucket fills up with time and empties with use."""

from __future__ import annotations

import time
from collections import Counter, OrderedDict
from dataclasses import dataclass

from kuroshio.server.refusals import Refused

REMEMBERED = 20_000  # clients whose buckets are kept


@dataclass(frozen=True)
class Allowance:
    """So many at once, and so many a second in the long run."""

    burst: float
    rate: float


ALLOWANCES = {
    "request": Allowance(100, 20),  # HTTP requests
    "message": Allowance(60, 15),  # commands over a socket
    "chat": Allowance(6, 0.5),
    "hint": Allowance(10, 0.5),
    "nudge": Allowance(3, 0.02),
    "review": Allowance(10, 0.1),
    "table": Allowance(20, 0.2),  # tables made and records uploaded
    "identity": Allowance(20, 0.2),
}
SOCKETS = 200  # of one address at a time
MESSAGE_BYTES = 4096
BODY_BYTES = 65_536
RECORD_BYTES = 1_048_576


class Limits:
    def __init__(self, factor: float) -> None:
        self._factor = factor  # 0 lifts all limits
        self._buckets: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()
        self._sockets: Counter[str] = Counter()

    def spend(self, what: str, who: str) -> None:
        """Count one use, or refuse it."""
        if not self._factor:
            return
        allowance = ALLOWANCES[what]
        burst = allowance.burst * self._factor
        rate = allowance.rate * self._factor
        now = time.monotonic()
        left, then = self._buckets.pop((what, who), (burst, now))
        left = min(burst, left + (now - then) * rate)
        self._buckets[what, who] = (max(0, left - 1), now) if left >= 1 else (left, now)
        if len(self._buckets) > REMEMBERED:
            self._buckets.popitem(last=False)
        if left < 1:
            raise Refused("too-many", retry_after=(1 - left) / rate)

    def open_socket(self, address: str) -> None:
        if self._factor and self._sockets[address] >= SOCKETS * self._factor:
            raise Refused("too-many", retry_after=10)
        self._sockets[address] += 1

    def close_socket(self, address: str) -> None:
        self._sockets[address] -= 1
        if not self._sockets[address]:
            del self._sockets[address]
