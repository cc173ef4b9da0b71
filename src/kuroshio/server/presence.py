"""Who is at a table: counted as they come and go, and told together, at most once a second.

A thousand people who come to watch are a thousand greetings and a few messages to each, not a
message to everyone for each of them.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable

import msgspec

from kuroshio.server import protocol as m
from kuroshio.server.clocks import now_ms
from kuroshio.server.live import LiveTable

EVERY = 1.0  # seconds between two messages, at least
_encoder = msgspec.json.Encoder()


class Presence:
    """`told` is called when there is something to tell."""

    def __init__(self, live: LiveTable, told: Callable[[], None]) -> None:
        self.number = 0  # of what was told last
        self.live = live
        self._told = told
        self._here: Counter[str | None] = Counter()
        self._opened = now_ms()
        self._seen: dict[str, int] = {}  # when those who are gone were last there
        self._timer: asyncio.TimerHandle | None = None
        self._next = 0.0  # when something may be told again

    # --- coming and going -------------------------------------------------------------------

    def come(self, player: str | None) -> None:
        self._here[player] += 1

    def gone(self, player: str | None) -> None:
        self._here[player] -= 1
        if not self._here[player]:
            del self._here[player]
        self.noticed(player)

    def noticed(self, player: str | None) -> None:
        """Somebody gave a sign of life; of those who are connected that need not be noted."""
        if player not in self._here and player in self.live.people():
            assert player is not None
            self._seen[player] = now_ms()

    def changed(self) -> None:
        """Tell everyone, at once if nothing was told lately."""
        if self._timer is not None:
            return
        loop = asyncio.get_running_loop()
        wait = self._next - loop.time()
        if wait <= 0:
            self._tell()
        else:
            self._timer = loop.call_later(wait, self._tell)

    def _tell(self) -> None:
        self._timer = None
        self._next = asyncio.get_running_loop().time() + EVERY
        self.number += 1
        self._told()

    def close(self) -> None:
        if self._timer is not None:
            self._timer.cancel()

    # --- what is so -------------------------------------------------------------------------

    @property
    def anyone(self) -> bool:
        return bool(self._here)

    def has(self, player: str) -> bool:
        return player in self._here

    def first(self) -> str | None:
        """One person who stands for the table: somebody who sits there, if possible connected; at a
        table of bots its opener, or else somebody who looks on."""
        people = sorted(self.live.people())
        here = [player for player in people if player in self._here]
        opener = [self.live.opener] if self.live.opener is not None else []
        onlookers = [player for player in self._here if player is not None]
        return next(iter(here or people or opener or onlookers), None)

    def connected(self) -> list[bool]:
        """Of each seat, whether its person is there."""
        return [self._is_there(seat.player) for seat in self.live.seats]

    def _is_there(self, player: str | None) -> bool:
        return player is not None and player in self._here

    def absent(self, seconds: float) -> frozenset[str]:
        """The table's people who have been gone for so long."""
        before = now_ms() - seconds * 1000
        gone = [one for one in self.live.people() if not self._is_there(one)]
        return frozenset(one for one in gone if self._last_seen(one) <= before)

    def gone_since(self) -> list[int | None]:
        """Of each seat, since when its person is not there."""
        return [
            None if player is None or self._is_there(player) else self._last_seen(player)
            for player in (seat.player for seat in self.live.seats)
        ]

    def _last_seen(self, player: str) -> int:
        return self._seen.get(player, self._opened)

    def message(self) -> bytes:
        seated = sum(self._here[player] for player in self.live.people())
        onlookers = self._here.total() - seated
        return _encoder.encode(m.Presence(self.connected(), onlookers, self.gone_since()))
