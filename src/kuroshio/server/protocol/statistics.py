"""How people, programs and bots fare, and how games are won."""

from __future__ import annotations

import msgspec


class StatisticsLine(msgspec.Struct):
    game: str
    level: str | None  # of bots; none for people
    played: int
    won: int
    mean_points: float
    best_points: int
    mean_place: float


class Statistics(msgspec.Struct):
    lines: list[StatisticsLine]


class Rating(msgspec.Struct):
    """Openskill's estimate from all games in their order."""

    value: float  # cautious: 0 for a beginner
    games: int
    low: float  # between these two it lies, as far as the games tell (99.7 %)
    high: float


class SourceLine(msgspec.Struct):
    """Mean points from one source: of the winners or the player, and of the others or everyone."""

    source: str
    these: float
    others: float


class PlayerGame(msgspec.Struct):
    """How a player fares in one game."""

    game: str
    played: int
    won: int
    places: list[int]  # how often first, second …
    mean_points: float
    best_points: int
    against_bots: Rating | None
    against_people: Rating | None
    among_programs: Rating | None  # of a program: against other programs and bots
    levels: dict[str, float]  # the ratings of the bots, on the scale of `against_bots`
    sources: list[SourceLine]  # the player's points beside those of everyone
    hints: int


class PlayerStatistics(msgspec.Struct):
    name: str
    games: list[PlayerGame]


class LeaderLine(msgspec.Struct):
    rank: int
    name: str
    rating: Rating
    page: str | None  # where it is open
    you: bool


class BotLine(msgspec.Struct):
    level: str
    rating: Rating


class Leaderboard(msgspec.Struct):
    """Who is best at a game: people among people, programs, and bots by their levels, apart."""

    game: str
    needed: int  # rated games before somebody stands on it
    people: list[LeaderLine]
    programs: list[LeaderLine]  # among themselves and bots
    bots: list[BotLine]
    mine: Rating | None  # one's own among people


class Bin(msgspec.Struct):
    """A bar of a histogram: from `low` on, up to the next bar."""

    low: int
    these: int
    others: int


class SeatShare(msgspec.Struct):
    """How often a seat wins, by the number of players."""

    players: int
    seat: int
    games: int
    share: float


class LevelShare(msgspec.Struct):
    """How often people or bots of a level win; `fair` is what they would by seats alone."""

    level: str | None  # none for people
    seats: int
    share: float
    fair: float


class GameStatistics(msgspec.Struct):
    """How a game is won; `these` are the winners."""

    game: str
    games: int
    counted: int  # games of which the sources are known
    sources: list[SourceLine]  # of the winners and of the others
    everyone: dict[str, float]  # mean points by source of all seats
    scores: list[Bin]
    lengths: list[Bin]
    seats: list[SeatShare]
    levels: list[LevelShare]
