"""What is sent to and from an analysis table, by HTTP and by its socket."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from kuroshio.bots.lines import Follow
from kuroshio.core.messages import Message
from kuroshio.server import protocol as m

MOST_POSITIONS = 40  # that are asked for at once
COMMENT = 1000  # characters
MARKS = 24  # of a position
MOST_DEAL = 2**31 - 1

NodeNumber = Annotated[int, msgspec.Meta(ge=0, le=10**6)]
Deal = Annotated[int, msgspec.Meta(ge=0, le=MOST_DEAL)]
MoveText = Annotated[str, msgspec.Meta(max_length=80)]
ThingName = Annotated[str, msgspec.Meta(min_length=1, max_length=60)]


class Mark(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A ring round something on the board, or an arrow from there `to` something else."""

    at: ThingName  # as boards name what they draw
    to: ThingName | None = None


# --- bodies -------------------------------------------------------------------------------------


class NewAnalysis(m.Body, frozen=True, kw_only=True):
    """Analyse a finished game (`table`), or set a game up of which `first` begins."""

    table: m.Word | None = None
    game: m.Word | None = None
    players: Annotated[int, msgspec.Meta(ge=2, le=16)] | None = None
    options: dict[m.Word, m.Word] = msgspec.field(default_factory=dict)
    first: m.SeatNumber | None = None


class PositionsWish(m.Body, frozen=True, kw_only=True):
    """Some positions of a tree, through the eyes of a seat or with open hands."""

    nodes: Annotated[list[NodeNumber], msgspec.Meta(min_length=1, max_length=MOST_POSITIONS)]
    eyes: m.SeatNumber | None = None


class NewNode(m.Body, frozen=True, kw_only=True):
    """One more move after a position. What the eyes do not know, and luck, is dealt anew: by this
    `deal`, or by chance."""

    parent: NodeNumber
    move: MoveText
    eyes: m.SeatNumber | None = None
    deal: Deal | None = None


class Beginning(m.Body, frozen=True, kw_only=True):
    """How a game begins that is only set up: one of its turnouts."""

    deal: Deal


class Notes(m.Body, frozen=True, kw_only=True):
    """What is written and drawn at a position, in the place of what was there."""

    node: NodeNumber
    comment: Annotated[str, msgspec.Meta(max_length=COMMENT)] = ""
    marks: Annotated[tuple[Mark, ...], msgspec.Meta(max_length=MARKS)] = ()


class Cut(m.Body, frozen=True, kw_only=True):
    """Take a branch away, with all that grows from it."""

    node: NodeNumber


class TurnoutsWish(m.Body, frozen=True, kw_only=True):
    """What else could have come by chance in the place of number `event` of what came."""

    node: NodeNumber
    event: Annotated[int, msgspec.Meta(ge=0, le=255)]
    eyes: m.SeatNumber | None = None


class Nothing(m.Body, frozen=True, kw_only=True):
    """Needs nothing more to be said."""


# --- answers ------------------------------------------------------------------------------------


class Opened(msgspec.Struct):
    """An analysis, by the number of its link."""

    analysis: str


class TreeNode(msgspec.Struct, omit_defaults=True):
    """A position of the tree, and the move that leads there as the eyes saw it."""

    id: int
    parent: int | None
    seat: int | None  # that moved
    told: list[Message] = []  # what it made happen, in short
    move: str | None = None  # its text, if the eyes may know it
    main: bool = False  # it was played in the game
    comment: str = ""
    marks: list[Mark] = []


class Analysis(msgspec.Struct):
    """A tree, as some eyes see it."""

    id: str
    mine: bool
    game: str
    players: int
    options: dict[str, str]
    seats: list[m.SeatInfo]
    table: str | None  # the game that it is about; none if it was set up
    nodes: list[TreeNode]
    updated: int


class Chance(msgspec.Struct, frozen=True):
    """What came with a move might have been something else, from number `first` to before `end`.
    The first `events` of it are events, the others are the moves that there are to choose from."""

    first: int
    end: int
    events: int


class Position(msgspec.Struct, omit_defaults=True):
    """What the eyes see at a position, and what the seat on turn is asked there."""

    node: int
    turn: int | None
    view: Any
    events: list[m.Told]
    question: m.Question | None = None
    chance: Chance | None = None  # where it decided what happened


class Positions(msgspec.Struct):
    positions: list[Position]


class Grown(msgspec.Struct):
    """The new position of a tree."""

    node: int


class Turnout(msgspec.Struct):
    """Something that may happen by chance; `deal` lets it happen."""

    deal: int
    event: m.Told | None  # none where nothing more happens, or where it is a choice
    choice: m.Choice | None  # that there is then
    share: float  # how often it does
    so: bool  # it did


class Turnouts(msgspec.Struct):
    turnouts: list[Turnout]


class AnalysisLine(msgspec.Struct):
    """One's own analysis in a list."""

    id: str
    game: str
    table: str | None
    nodes: int
    updated: int


class AnalysisList(msgspec.Struct):
    analyses: list[AnalysisLine]


# --- the socket ---------------------------------------------------------------------------------


class EngineCommand(
    msgspec.Struct, frozen=True, kw_only=True, tag_field="type", forbid_unknown_fields=True
):
    """What is asked of the engine."""


class Think(EngineCommand, tag="think", frozen=True, kw_only=True):
    """Think about a position of the tree, as far as the eyes know; or go on with it."""

    node: NodeNumber
    eyes: m.SeatNumber | None = None


class Stop(EngineCommand, tag="stop", frozen=True, kw_only=True):
    """Stop thinking; `think` goes on."""


AnyEngineCommand = Think | Stop


class Line(msgspec.Struct):
    """A move, what is expected of it by now, and what was seen to follow most often."""

    move: m.Choice
    visits: int
    result: float  # expected for the seat on turn: 1 is a sure win, 0 a sure last place
    error: float  # the standard error of the result
    follows: list[Follow]


class Pondered(msgspec.Struct, tag_field="type", tag="pondered"):
    """What the engine thinks of a position by now."""

    node: int
    eyes: int | None
    seat: int  # on turn
    visits: int
    state: Literal["waiting", "thinking", "stopped", "enough"]
    lines: list[Line]


AnyEngineAnswer = Pondered | m.Refusal
