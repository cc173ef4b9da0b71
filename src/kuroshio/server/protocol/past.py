"""Games that were played: replays, reviews, results and logs."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from kuroshio.review import Review
from kuroshio.server.protocol.lobby import Listing
from kuroshio.server.protocol.tables import Played, TableInfo, Told


class Frame(msgspec.Struct):
    """One move of a game, with the view after it."""

    seat: int
    events: list[Told]
    view: Any
    move: str | None = None


class HintUsed(msgspec.Struct):
    """A seat asked for a hint when so many moves had been made."""

    seat: int
    made: int


class Replay(msgspec.Struct):
    """A game, or a piece of it: `frames` are the moves from number `first` on, `start` is the view
    before them."""

    table: TableInfo
    eyes: int | str
    start: Any
    frames: list[Frame]
    first: int
    moves: int  # of the whole game
    hints: list[HintUsed]


class ReviewState(msgspec.Struct, omit_defaults=True):
    """How far a review is: `done` of `moves`; with `done`, the review itself."""

    state: Literal["waiting", "working", "done", "failed"]
    done: int = 0
    moves: int = 0
    review: Review | None = None


class ResultInfo(msgspec.Struct):
    seat: int
    name: str
    level: str | None
    points: int
    place: int
    you: bool
    hints: int
    colour: str  # of the seat; empty for games that ended before it was written down
    left: bool = False  # before the end, and so has lost
    played: list[Played] = []  # who made the seat's moves; empty for games before it was kept


class Finished(msgspec.Struct):
    table: str
    game: str
    players: int
    finished: int
    moves: int | None  # none for games that ended before it was written down
    seats: list[ResultInfo]
    rated: bool = True  # whether it counts for ratings
    earlier: bool = False  # by earlier rules: its log is kept, but it cannot be replayed


class Kept(msgspec.Struct):
    """What is kept of a table, whether or not it can be replayed."""

    table: Listing
    result: Finished | None  # of a game that is over


class LogRow(msgspec.Struct):
    n: int
    at: int
    entry: dict[str, Any] | str  # as it is kept, but for who somebody is; text if it is broken


class TableLog(msgspec.Struct):
    """The log of a table whose game is over or cannot go on; what was said is left out."""

    table: str
    game: str
    rules: int  # the version of the game's rules by which it was played
    players: int
    options: dict[str, str]
    seed: int | None  # of a game that is over
    rows: list[LogRow]


class History(msgspec.Struct):
    games: list[Finished]
    before: int | None  # ask with this for older ones
