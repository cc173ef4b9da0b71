"""The day's challenge."""

from __future__ import annotations

import msgspec

from kuroshio.server.protocol.values import Body, Word


class DailyTry(Body, frozen=True, kw_only=True):
    """Try the day's challenge of a game: the first try counts."""

    game: Word


class DailyLine(msgspec.Struct, omit_defaults=True):
    """How somebody fared in a day's challenge, in the try that counts."""

    rank: int
    name: str
    points: int
    place: int  # among the bots of the table
    table: str
    left: bool = False  # before the end
    day: int = 0
    you: bool = False


class DailyBot(msgspec.Struct):
    """How a bot fared from the same seat."""

    level: str
    points: int
    place: int


class DailyGame(msgspec.Struct):
    """The day's challenge of a game."""

    game: str
    players: int
    seat: int
    level: str  # of the others
    table: str | None  # of one's own try that counts
    done: bool  # it has come to its end
    finished: int  # how many people have come to the end
    standing: list[DailyLine] | None = None  # none before the end of one's own try
    bots: list[DailyBot] = []


class Daily(msgspec.Struct):
    """A day's challenges. The next day begins at `next`; compare `now`."""

    date: str
    today: bool
    next: int
    now: int
    games: list[DailyGame]


class MonthLine(msgspec.Struct):
    """What somebody has come to in a month."""

    rank: int
    name: str
    prizes: int
    tries: int
    you: bool


class DailyMonth(msgspec.Struct):
    month: str
    lines: list[MonthLine]
