"""What a table looks like to somebody: its seats, what happened there, and what is asked."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from kuroshio.core.messages import Message
from kuroshio.core.view import Detail
from kuroshio.server.clocks import ClockRule

# Why a game does not count for ratings; `fair_play.why_not_rated` finds it out.
Unrated = Literal[
    "uploaded",  # a record from elsewhere
    "first",  # the page teaches it
    "played-on",  # from a position of another game
    "daily",  # the day's challenge: everyone has the same deal
    "seeded",  # whoever opened the table chose the seed, and could know what is hidden
    "no-people",
    "one-person",  # holds several seats
    "swapped",  # a bot was exchanged
    "taken-back",  # something that was revealed, or that others had answered
    "hints",
]


class SeatInfo(msgspec.Struct, omit_defaults=True):
    kind: Literal["open", "person", "bot"]
    name: str = ""
    level: str | None = None
    connected: bool = False
    away: bool = False  # a bot plays on for the person
    hints: int = 0  # that the seat has asked for
    colour: str = ""
    together: int | None = None  # the first of several seats that one person holds
    kept: str = ""  # an empty seat is kept for somebody of this name
    left: str = ""  # somebody of this name left the running game: whoever comes may sit here
    gone: int | None = None  # since when the person is not there
    rating: float | None = None  # among people, in the list of open tables


class Played(msgspec.Struct):
    """How many of a seat's moves somebody made: a person, or a bot of a level."""

    name: str
    level: str | None
    moves: int


class StandInWanted(msgspec.Struct):
    """The seats that want a stand-in for an absent one."""

    seat: int
    agreed: list[int]


class Origin(msgspec.Struct):
    """The position from which a game is played on."""

    table: str | None  # whose it was; none where it came with a record
    made: int  # moves made there
    seat: int  # from whose knowledge it was dealt, or who wanted it as it was
    dealt: bool  # whether hidden things were dealt anew; else they are as they were


class TableInfo(msgspec.Struct):
    id: str
    game: str
    players: int
    options: dict[str, str]
    clock: ClockRule
    listed: bool
    seeded: bool
    uploaded: bool
    hints: bool  # whether they are allowed
    first: bool  # a first game that the page teaches
    status: Literal["open", "playing", "over"]
    seats: list[SeatInfo]
    created: int
    rematch: str | None = None
    name: str = ""  # that whoever opened the table gave it
    host: int | None = None  # a seat of the person who seats, starts and sends away
    unrated: Unrated | None = None  # why the game does not count for ratings
    absence: int = 0  # milliseconds after which the others may call a stand-in
    patience: int = 0  # days after which one who keeps the game waiting has left it; 0: never
    wanted: StandInWanted | None = None
    abandoned: bool = False  # all people left before the end
    played: list[list[Played]] = []  # after the end: who made the moves of each seat
    closed: bool = False  # by whoever runs the house: nothing happens here any more
    came_from: Origin | None = None  # of a game that is played on
    provisional: bool = False  # by the uncompiled rules, while the server compiles them
    daily: str = ""  # the date of the day's challenge that is tried here


class Told(msgspec.Struct, omit_defaults=True):
    """Something that happened, for animations; `say` for the log."""

    kind: str
    seat: int | None
    details: dict[str, Detail]
    say: Message
    about: list[str] = []  # what on the board it speaks of, as boards name what they draw
    moment: bool = False  # something that nobody at the table should miss


class Step(msgspec.Struct, omit_defaults=True):
    """An entry of the table's log, as these eyes may see it."""

    n: int
    at: int
    kind: str
    seat: int | None = None
    name: str | None = None
    level: str | None = None
    colour: str | None = None
    move: str | None = None  # the text of one's own move
    bot: bool = False
    events: list[Told] = []
    view: Any = None  # after a move that others followed in the same update
    to: int | None = None
    text: str | None = None
    table: str | None = None
    count: int | None = None  # of entries that were lost


class Choice(msgspec.Struct, omit_defaults=True):
    """A legal move."""

    number: int
    text: str
    say: Message
    points: int | None = None  # what it surely does to one's points at once; None: unknown
    about: list[str] = []  # what on the board it speaks of, as boards name what they draw


class Question(msgspec.Struct, omit_defaults=True):
    """What the seat to move is asked; only it is told."""

    say: Message
    rule: Message
    choices: list[Choice]
    forced: bool = False  # there is one choice, and nothing hidden comes to light by it


class UndoInfo(msgspec.Struct, omit_defaults=True):
    """What this seat may take back, and what somebody wants to."""

    to: int | None = None  # the number of one's last move
    free: bool = False  # without asking
    helps: bool = False  # it takes back what came to light, or what others have answered
    asked_by: int | None = None
    asked_to: int | None = None
    agreed: list[int] = []


class ClockInfo(msgspec.Struct):
    """Milliseconds left as they were at `since`; those of `running` are running."""

    left: list[int]
    running: int | None
    since: int


class Description(msgspec.Struct):
    """A table in words, for those who do not see it: the parts of the table, each line by line."""

    position: int
    parts: list[list[str]]
