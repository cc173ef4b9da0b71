"""Clocks: how much time each seat has. All times are in milliseconds.

A clock is part of what is replayed from a table's log: it is told only when things happened.
"""

from __future__ import annotations

import time
from typing import Annotated, Literal

import msgspec

Seconds = Annotated[int, msgspec.Meta(ge=1, le=14 * 86400)]

AT_LEAST = 10_000  # what a seat that returns has in its bank


_followed: tuple[int, int] | None = None  # a time of the database, and when we were told it


def now_ms() -> int:
    """The time: this machine's, or the database's where several machines share tables."""
    if _followed is None:
        return time.time_ns() // 1_000_000
    told, then = _followed
    return told + (time.monotonic_ns() - then) // 1_000_000


def followed() -> int | None:
    """The time that the database told last."""
    return None if _followed is None else _followed[0]


def follow(told: int | None, then: int = 0) -> None:
    """Go by a time that the database told at a moment (of `time.monotonic_ns`), or by our own."""
    global _followed
    _followed = None if told is None else (told, then)


class ClockRule(msgspec.Struct, frozen=True):
    """How long people may think.

    `move`: so many seconds for each decision. `bank`: so many for the whole game, and the
    increment each time that the turn passes on.
    """

    kind: Literal["none", "move", "bank"] = "none"
    seconds: Seconds = 60
    increment: Annotated[int, msgspec.Meta(ge=0, le=86400)] = 0


# The paces that the page offers, by their names there. Those of days are played by correspondence.
Pace = Literal["minute", "bank", "day", "days", "week"]
DAY = 86_400  # seconds
PACES: dict[Pace, ClockRule] = {
    "minute": ClockRule("move", 60),
    "bank": ClockRule("bank", 600, 5),
    "day": ClockRule("move", DAY),
    "days": ClockRule("move", 3 * DAY),
    "week": ClockRule("move", 7 * DAY),
}


def by_days(rule: ClockRule) -> bool:
    """Whether nobody need be there while the others think."""
    return rule.kind == "move" and rule.seconds >= DAY


class Clock:
    def __init__(self, rule: ClockRule, players: int) -> None:
        self.rule = rule
        self.left = [rule.seconds * 1000] * players
        self.running: int | None = None  # the seat whose time runs
        self.since = 0

    def turn_to(self, seat: int | None, now: int) -> None:
        """It is a seat's turn to decide; None if nobody's time runs."""
        if self.rule.kind == "none":
            return
        before = self.running
        if before is not None:
            spent = max(0, now - self.since)
            self.left[before] = max(0, self.left[before] - spent)
            if self.rule.kind == "bank" and seat != before:
                self.left[before] += self.rule.increment * 1000
        self.running, self.since = seat, now
        if self.rule.kind == "move" and seat is not None:
            self.left[seat] = self.rule.seconds * 1000

    def returned(self, seat: int) -> None:
        """A seat that had no time left gets some to go on with."""
        if self.rule.kind == "bank":
            self.left[seat] = max(self.left[seat], self.rule.increment * 1000, AT_LEAST)

    def deadline(self) -> int | None:
        """When the running time will be out."""
        return None if self.running is None else self.since + self.left[self.running]
