"""What every store can do."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Any, Protocol

import msgspec

from kuroshio.server.clocks import ClockRule


class StoreDown(Exception):
    """The store cannot be reached. What was asked for may or may not have been done."""


class NotOwner(Exception):
    """The table belongs to another process now: nothing was written."""


class OutOfStep(Exception):
    """The log in the store is not the one that a row was to follow: nothing was written."""


class Header(msgspec.Struct, kw_only=True):
    """A table but for its log. What the rules need never changes; what the lobby shows does."""

    id: str
    game: str
    rules: int
    players: int
    options: dict[str, str]
    seed: int
    clock: ClockRule
    listed: bool
    seeded: bool  # whoever opened the table chose the seed, and so can know the future
    uploaded: bool = False
    hints: bool = True  # whether those at the table may ask for them
    name: str = ""  # that whoever opened the table gave it
    created: int  # milliseconds
    # For the lobby only, renewed when seats change, at the start and at the end:
    status: str = "open"
    seats: str = "[]"  # JSON
    updated: int = 0


class Row(msgspec.Struct, frozen=True):
    """One entry of a table's log."""

    table: str
    n: int
    at: int  # milliseconds
    token: str  # that no other row has: tells one's own row from another's at the same key
    entry: str  # JSON


class Player(msgspec.Struct):
    id: str
    name: str
    links: int = 0  # how many links were made; the last one counts


class Result(msgspec.Struct):
    """How one seat of a finished game ended."""

    table: str
    seat: int
    game: str
    players: int
    player: str | None
    bot: str | None
    name: str
    points: int
    place: int
    finished: int
    listed: bool
    sources: str | None = None  # points by source, JSON; unknown of old games
    moves: int | None = None  # of the whole game
    hints: int = 0  # that the seat asked for
    colour: str = ""  # of the seat; unknown of old games
    rated: bool = True  # whether the game counts for ratings; the same for all its seats
    left: bool = False  # the person went before the end, and so has lost
    played: str | None = None  # who made the seat's moves, JSON; unknown of old games
    rules: int | None = None  # of its table, by which it was played: read with it, not kept here


class Counted(msgspec.Struct):
    """A line of the books: how often something was so, with the sum and the largest of it."""

    player: str  # empty for everyone
    game: str
    kind: str  # see store/books.py
    key: str
    count: int
    total: int
    most: int


class RatingRow(msgspec.Struct):
    """What openskill knows of a player, or of a level of bots, in one game."""

    player: str  # empty for bots
    game: str
    among: str  # bots or people
    level: str  # empty for people
    mu: float
    sigma: float
    games: int


class Ending(msgspec.Struct, frozen=True):
    """What the lobby shows of a table whose game is over."""

    table: str
    seats: str  # JSON
    people: Sequence[str]
    at: int


class ReviewRow(msgspec.Struct):
    """A review that somebody asked for, and how far it is."""

    table: str
    state: str  # waiting, done or failed
    worker: str | None  # the process that is at work on it
    asked: int
    seen: int  # when its worker last gave a sign of life
    done: int  # moves
    moves: int
    review: str | None  # JSON


class Process(msgspec.Struct, frozen=True):
    """A server process, and where others reach it."""

    id: str
    address: str  # host:port
    hatch: str = ""  # a socket in the file system of its machine, to hand connections over


class Heard(msgspec.Struct, frozen=True):
    """What the database answers to a sign of life."""

    now: int  # its time, in milliseconds
    started: datetime  # when it did: after a restart, or of a standby that took over, another


class NoTable(Exception):
    """The store knows no such table."""


class Leases(Protocol):
    """Which process owns which table, where several share a store.

    A process is alive as long as it is known here. It gives signs of life; one that is silent is
    buried by the others, and then its tables are free.
    """

    async def sign(self, process: Process) -> Heard | None:
        """Give a sign of life; nothing is heard if this process was buried."""

    async def bury(self, process: Process, silent: float) -> None:
        """Forget all others that were silent for so many seconds."""

    async def enter(self, process: Process) -> None:
        """Make this process known."""

    async def leave(self, process: str) -> None:
        """Let all tables go and be forgotten; also of another process that is certainly dead."""

    async def others(self, process: str) -> list[Process]:
        """All but this one."""

    async def holder(self, table: str) -> Process | None:
        """The living process that owns a table; `NoTable` if there is none by that name."""

    async def take(self, table: str, process: str) -> int | None:
        """Own a table that nobody living owns: the fence. Nothing if somebody was faster, or if
        there is no such table."""

    async def release(self, held: Mapping[str, int]) -> None:
        """Let tables go, each with its fence."""

    async def heads(self, tables: Sequence[str]) -> Mapping[str, int]:
        """The number of the last row of each table's log."""


Change = tuple[str, Sequence[Any]]  # a statement with its values


class Store(Protocol):
    @property
    def leases(self) -> Leases | None:
        """Where other processes may share the store."""

    async def close(self) -> None: ...

    async def ping(self) -> None:
        """Write something; raise `StoreDown` if that is not possible."""

    async def append(self, row: Row, fence: int = 0) -> None:
        """Commit a row: the next of its table's log, by whoever holds the table's fence."""

    async def rows(self, table: str, after: int = 0) -> list[Row]: ...

    async def create(self, header: Header, rows: Sequence[Row]) -> None:
        """Make a table together with its first rows."""

    async def header(self, table: str) -> Header | None: ...

    async def show(
        self, table: str, status: str, seats: str, players: Sequence[str], at: int
    ) -> None:
        """Renew what the lobby shows of a table, and who sits there."""

    async def sat(self, player: str, table: str) -> bool:
        """Whether somebody has sat at a table."""

    async def listed(self, status: str, at: int, limit: int) -> list[Header]:
        """The tables of the lobby in a status, those that begin no more left out."""

    async def seat(
        self, header: Header, rows: Sequence[Row], people: Sequence[str], at: int, until: int
    ) -> bool:
        """Seat people who wait at a new table, all of them or none: False where one of them waits
        no more, or was seated elsewhere."""

    async def tables_of(self, player: str, limit: int) -> list[Header]: ...

    async def finish(self, results: Sequence[Result], end: Ending) -> bool:
        """End a game, once: its results, what is counted of it and the ratings that it moves are
        written together, with what the lobby shows of it; False if that was done before."""

    async def results(
        self, game: str | None, player: str | None, before: int, limit: int
    ) -> list[Result]:
        """All seats of finished games, the latest first: those of a player, or those listed. More
        than the limit where several ended in the same moment as the last of them."""

    async def results_of(self, table: str) -> list[Result]:
        """All seats of one finished game."""

    async def counted(
        self, player: str, game: str | None = None, kinds: Sequence[str] = ()
    ) -> list[Counted]:
        """Lines of the books: of a player, or of everyone with an empty id."""

    async def ratings(self, player: str, game: str) -> list[RatingRow]:
        """The ratings of a player in a game, and those of the bots."""

    async def ask_review(self, table: str, moves: int, at: int, home: str, asker: str) -> None:
        """Want a review, unless there is one or it is wanted already; a failed one again. Those of
        the same household, or of the same person, come in turns with everyone else's."""

    async def review(self, table: str) -> ReviewRow | None: ...

    async def claim_review(self, worker: str, at: int, silent: int) -> str | None:
        """Take the review whose turn it is and that nobody is at work on, or whose worker has not
        been heard of since `silent`."""

    async def save_review(self, row: ReviewRow) -> bool:
        """Write down how far a review is; False if another worker has it. Who asked for it is
        forgotten when it is made."""

    async def read(self, query: str, *values: Any) -> list[Any]:
        """The rows that a query of the operator finds; its places are called $1, $2 …"""

    async def change(self, *changes: Change) -> list[list[Any]]:
        """Do all of this in one transaction; the rows that each statement returns."""

    async def change_each(self, query: str, values: Sequence[Sequence[Any]]) -> None:
        """Do the same with each of these values, in one transaction."""

    async def tidy(self) -> None:
        """Leave nothing in the files of what was deleted, as far as the store can."""

    async def save_player(self, player: Player) -> None:
        """Keep a player's name."""

    async def new_link(self, player: str) -> int:
        """The number of a player's new link; those before it end."""

    async def claim_link(self, player: str, number: int) -> bool:
        """Use a link, which ends it; False if it has ended already."""

    async def sign_out(self, player: str, at: int) -> int:
        """The number that a player's tokens have from now on; links end, too."""

    async def signed_out(self, since: int) -> Mapping[str, int]:
        """Who signed out everywhere since a time, and the numbers of their tokens."""

    async def player(self, player: str) -> Player | None: ...
