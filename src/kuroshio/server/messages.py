"""What is sent over a table's socket and by HTTP: every message is one of these types.

`docs/schema` holds their JSON schema. What people read is a `Message`: a key and arguments, which
the client turns into words.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from kuroshio.core.messages import Message
from kuroshio.core.view import Detail
from kuroshio.review import Candidate, Review, Why
from kuroshio.server.clocks import ClockRule, Pace

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=24)]
Ref = Annotated[str, msgspec.Meta(max_length=32)]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=15)]
Number = Annotated[int, msgspec.Meta(ge=0, le=2**31)]
PlayerCount = Annotated[int, msgspec.Meta(ge=2, le=16)]
CHAT_LENGTH = 300  # of a line
Word = Annotated[str, msgspec.Meta(max_length=40)]
Title = Annotated[str, msgspec.Meta(max_length=40)]
Seed = Annotated[int, msgspec.Meta(ge=0, le=2**63 - 1)]


# --- commands: from the client --------------------------------------------------------------


class Command(
    msgspec.Struct, frozen=True, kw_only=True, tag_field="type", forbid_unknown_fields=True
):
    """What a client asks of a table. `ref` comes back with the answer."""

    ref: Ref | None = None


class Move(Command, tag="move", frozen=True, kw_only=True):
    """Make a move, by number or by text, in the position that was shown."""

    position: Number
    move: int | Annotated[str, msgspec.Meta(max_length=80)]


class Sit(Command, tag="sit", frozen=True, kw_only=True):
    """Take a free seat. A second person on the same device gives a name of their own."""

    seat: SeatNumber
    name: Name | None = None


class Leave(Command, tag="leave", frozen=True, kw_only=True):
    """Leave one seat, or all that one holds; in a running game for good."""

    seat: SeatNumber | None = None


class Bot(Command, tag="bot", frozen=True, kw_only=True):
    """Put a bot on a free seat."""

    seat: SeatNumber
    level: Word


class Free(Command, tag="free", frozen=True, kw_only=True):
    """Send a bot or a guest away from its seat, or keep it no longer, before the start."""

    seat: SeatNumber


class Colour(Command, tag="colour", frozen=True, kw_only=True):
    """Give a seat another colour, before the start: one that no seat has."""

    seat: SeatNumber
    colour: Word


class Host(Command, tag="host", frozen=True, kw_only=True):
    """Make the person on a seat the host, or oneself if the host is absent."""

    seat: SeatNumber


class StandIn(Command, tag="stand-in", frozen=True, kw_only=True):
    """Want a bot to play on for an absent person, who may come back. All others must want it."""

    seat: SeatNumber


class Start(Command, tag="start", frozen=True, kw_only=True):
    """Begin the game; all seats must be taken."""


class Undo(Command, tag="undo", frozen=True, kw_only=True):
    """Take back one's last move (or all moves from number `to` on); ask the others if need be."""

    position: Number
    to: Number | None = None


class Answer(Command, tag="answer", frozen=True, kw_only=True):
    """Agree or not to what somebody else wants to take back."""

    agree: bool


class Chat(Command, tag="chat", frozen=True, kw_only=True):
    """Say something to those at the table."""

    text: Annotated[str, msgspec.Meta(min_length=1, max_length=CHAT_LENGTH)]


class Hint(Command, tag="hint", frozen=True, kw_only=True):
    """Ask what the captain would do. Everyone at the table is told that one asked."""

    position: Number


class Nudge(Command, tag="nudge", frozen=True, kw_only=True):
    """Remind the person whose turn it is, once in a position."""

    position: Number


class Return(Command, tag="return", frozen=True, kw_only=True):
    """Play oneself again after the time was out."""


class Rematch(Command, tag="rematch", frozen=True, kw_only=True):
    """Play again, everyone one seat further: at another table where one sits, and where the seats
    of the others are kept. It starts when the last of them has sat down."""


class Look(Command, tag="look", frozen=True, kw_only=True):
    """Whether somebody looks at the table now: who does not is given notice when it waits. A socket
    that never says so is looked at."""

    here: bool


class Ping(Command, tag="ping", frozen=True, kw_only=True):
    pass


AnyCommand = (
    Move
    | Sit
    | Leave
    | Bot
    | Free
    | Colour
    | Host
    | StandIn
    | Start
    | Undo
    | Answer
    | Chat
    | Hint
    | Nudge
    | Return
    | Rematch
    | Look
    | Ping
)
COMMANDS: tuple[type[Command], ...] = (
    *(Move, Sit, Leave, Bot, Free, Colour, Host, StandIn, Start, Undo, Answer, Chat, Hint),
    *(Nudge, Return, Rematch, Look, Ping),
)


# --- what a table looks like ----------------------------------------------------------------

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
    first: bool  # a first game: the page teaches it, and it is not counted
    status: Literal["open", "playing", "over"]
    seats: list[SeatInfo]
    created: int
    rematch: str | None = None
    name: str = ""  # that whoever opened the table gave it
    host: int | None = None  # a seat of the person who seats, starts and sends away
    unrated: Unrated | None = None  # why the game does not count for ratings
    absence: int = 0  # milliseconds after which the others may call a stand-in
    patience: int = 0  # days after which who keeps the game waiting has left it; 0: never
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
    asked_by: int | None = None
    asked_to: int | None = None
    agreed: list[int] = []


class ClockInfo(msgspec.Struct):
    """Milliseconds left as they were at `since`; those of `running` are running."""

    left: list[int]
    running: int | None
    since: int


# --- answers: from the server ---------------------------------------------------------------


class Update(msgspec.Struct, tag_field="type", tag="update", omit_defaults=True, kw_only=True):
    """A table as it is now, with the steps that led there from what the client knew."""

    n: int
    position: int  # goes with every move: the position that it answers
    now: int  # the server's clock, milliseconds
    table: TableInfo
    you: list[int]  # the seats that one holds
    may_sit: list[int] = []  # those that one may take
    eyes: int | None  # the seat through whose eyes `view` is seen; none for a watcher
    turn: int | None
    steps: list[Step] = []
    view: Any = None  # the view of the game; none before the start
    question: Question | None = None
    undo: UndoInfo | None = None
    clock: ClockInfo | None = None


class Change(msgspec.Struct, tag_field="type", tag="change", omit_defaults=True, kw_only=True):
    """What one move changed, for a client that knows all before it: the table, one's seats and
    whatever is not in `view` are as they were."""

    n: int
    position: int
    now: int
    turn: int | None
    steps: list[Step]
    view: dict[str, Any]  # what changed, by its path: "boats.1.space"
    clock: ClockInfo | None = None
    last: int | None = None  # the number of one's last move, which `undo` takes back
    question: Question | None = None


class Presence(msgspec.Struct, tag_field="type", tag="presence"):
    """Who is connected now, by seat, and how many look on."""

    connected: list[bool]
    watchers: int
    gone: list[int | None] = []  # since when the person of a seat is not there


class Done(msgspec.Struct, tag_field="type", tag="done"):
    """A command that had a `ref` was carried out, as entry n."""

    ref: str | None
    n: int


class Advice(msgspec.Struct):
    """A move as the captain sees it, from what the seat knows."""

    number: int
    text: str
    say: Message
    share: float  # of the captain's attention: 1 is all
    result: float | None  # expected for the seat: 1 is a sure win, 0 last; none without a choice


class Hints(msgspec.Struct, tag_field="type", tag="hints"):
    """The answer to `hint`: the best moves first, and why the first is better than the second, as
    far as that is sure."""

    ref: str | None
    position: int
    moves: list[Advice]
    why: Why | None = None


class Refusal(msgspec.Struct, tag_field="type", tag="refused"):
    """A command was refused; nothing has changed."""

    code: str
    say: Message
    ref: str | None = None
    retry_after: int | None = None  # seconds, where the same may be tried again then


class Pong(msgspec.Struct, tag_field="type", tag="pong"):
    ref: str | None
    now: int


AnyAnswer = Update | Change | Presence | Done | Hints | Refusal | Pong


# --- HTTP bodies ----------------------------------------------------------------------------


class Body(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The base of request bodies."""


class SeatWish(Body, frozen=True, kw_only=True):
    """Who is to sit where: oneself (`me`), a person who shares the device (`guest`), a bot, or
    whoever comes (`open`)."""

    kind: Literal["me", "guest", "bot", "open"] = "open"
    name: Name | None = None
    level: Word | None = None
    colour: Word | None = None  # none for that of the seat's number


class NewTable(Body, frozen=True, kw_only=True):
    game: Word
    seats: Annotated[list[SeatWish], msgspec.Meta(min_length=1, max_length=16)]
    name: Title = ""  # of the table
    options: dict[Word, Word] = {}
    clock: ClockRule = ClockRule()
    listed: bool = False
    hints: bool = True  # whether they are allowed
    seed: Seed | None = None
    start: bool = False


class PlayNow(Body, frozen=True, kw_only=True):
    """A table against bots that starts at once."""

    game: Word
    players: PlayerCount | None = None
    level: Word | None = None
    options: dict[Word, Word] = {}
    hints: bool = True
    seed: Seed | None = None


class PlayOn(Body, frozen=True, kw_only=True):
    """A table that begins from a position of a finished game. One sits on `seat`; what was hidden
    from it is dealt anew, or stays the same. A `move` of that seat is made at once."""

    made: Number  # moves of that game
    seat: SeatNumber
    deal: Literal["new", "same"]
    seats: Annotated[list[SeatWish], msgspec.Meta(min_length=1, max_length=16)]
    listed: bool = False
    hints: bool = True
    move: Annotated[str, msgspec.Meta(max_length=80)] | None = None


class FirstGame(Body, frozen=True, kw_only=True):
    """A first game: a table of one's own on which the page teaches the game."""

    game: Word


class PairingWish(Body, frozen=True, kw_only=True):
    """With whom one would play: which games, at which pace, with how many (none: any number).
    Bots of a `level` take the seats for which nobody came after some seconds; without one only
    people play."""

    games: Annotated[list[Word], msgspec.Meta(min_length=1, max_length=16)]
    pace: Pace
    players: Annotated[list[PlayerCount], msgspec.Meta(max_length=16)] = []
    level: Word | None = None


class DailyTry(Body, frozen=True, kw_only=True):
    """Try the day's challenge of a game: the first try counts."""

    game: Word


class Report(Body, frozen=True, kw_only=True):
    """Tell whoever runs the house of a line of chat, or of the name on a seat."""

    seat: SeatNumber
    line: Annotated[int, msgspec.Meta(ge=1, le=2**31)] | None = None  # none where the name is meant
    reason: Literal["rude", "spam", "name", "cheating", "other"] = "other"
    words: Annotated[str, msgspec.Meta(max_length=300)] = ""


class Reported(msgspec.Struct):
    """The report is kept."""

    reported: bool = True


class NewName(Body, frozen=True, kw_only=True):
    name: Name
    keep: bool = False  # the name of whoever has one already
    bot: bool = False  # a program, which stays one: its name says so from now on


class Claim(Body, frozen=True, kw_only=True):
    """The link of an identity, to use it on this device too."""

    link: Annotated[str, msgspec.Meta(max_length=200)]


class Me(msgspec.Struct):
    """One's identity."""

    name: str
    token: str | None = None  # for programs, once: to be sent as `Authorization: Bearer`
    bot: bool = False  # a program


class Link(msgspec.Struct):
    link: str


class Description(msgspec.Struct):
    """A table in words, for those who do not see it: the parts of the table, each line by line."""

    position: int
    parts: list[list[str]]


class Created(msgspec.Struct):
    table: str


class Listing(msgspec.Struct):
    id: str
    game: str
    players: int
    options: dict[str, str]
    clock: ClockRule
    status: str
    seats: list[SeatInfo]
    created: int
    updated: int
    name: str = ""


class Listings(msgspec.Struct):
    tables: list[Listing]


class OwnTable(msgspec.Struct, omit_defaults=True):
    """A running table at which one sits, and what it waits for: one's move, an answer to who wants
    to take something back, that one takes a seat that is kept, or that one starts."""

    table: Listing
    waits: Literal["move", "answer", "seat", "start"] | None = None
    since: int = 0  # milliseconds, as `now`
    deadline: int | None = None  # when one's time is out


class Turns(msgspec.Struct, tag_field="type", tag="turns"):
    """All running tables at which one sits: those that wait for one first."""

    now: int  # the server's clock, milliseconds
    tables: list[OwnTable]


class Crowd(msgspec.Struct, frozen=True):
    """How many people wait to be seated with others."""

    game: str
    pace: str
    people: int


class Lobby(msgspec.Struct, tag_field="type", tag="lobby"):
    """Listed tables that are open or being played, how far each game is compiled, and who waits
    for others."""

    games: dict[str, str]
    tables: list[Listing]
    waiting: list[Crowd] = []


class LobbyChange(msgspec.Struct, tag_field="type", tag="lobby-change"):
    """What has changed in the lobby since it was told: tables that are new or other than before,
    and those that are no longer listed."""

    games: dict[str, str]
    tables: list[Listing]
    gone: list[str]
    waiting: list[Crowd] = []


class Pairing(msgspec.Struct, tag_field="type", tag="pairing", omit_defaults=True):
    """Whether one waits to be seated with others, for what and since when; and the table at which
    one was seated just now."""

    now: int  # the server's clock, milliseconds
    wish: PairingWish | None = None  # none: one does not wait
    since: int = 0
    others: int = 0  # how many others wait for something that one would play, too
    table: str | None = None


AnyNews = Turns | Lobby | LobbyChange | Pairing  # what the feed tells


class Asked(msgspec.Struct, tag_field="type"):
    """Something that is asked of a program, or that it should know."""

    table: str


class Turn(Asked, tag="turn"):
    """A table begins to wait for one: for a move, for an answer to who wants to take something
    back, or that one starts."""

    game: str
    waits: Literal["move", "answer", "start"]
    since: int
    deadline: int | None


class Challenge(Asked, tag="challenge"):
    """A seat is kept for one."""

    game: str


class SeatedThere(Asked, tag="seated"):
    """One was seated from the queue: the game has begun."""


class Over(Asked, tag="over"):
    """A table is over, or one sits there no more."""


AnyAsked = Turn | Challenge | SeatedThere | Over


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


class OptionInfo(msgspec.Struct):
    name: str
    values: list[str]
    players: list[int]


class LevelInfo(msgspec.Struct):
    name: str
    purpose: str


class GameInfo(msgspec.Struct):
    name: str
    state: Literal["waiting", "compiling", "ready", "failed"]
    players: list[int] = []
    options: list[OptionInfo] = []
    colours: list[str] = []  # of the seats, in their order; the others may be chosen instead


class Words(msgspec.Struct):
    """What a game says to people in a language, in Fluent's notation."""

    texts: list[str]


class Games(msgspec.Struct):
    games: list[GameInfo]
    levels: list[LevelInfo]
    provisional: bool = False  # played by the uncompiled rules, while the server compiles them
    embeds: bool = False  # pages of others may show replays in a frame


class Status(msgspec.Struct):
    """How far the server is. `ready` when all games are compiled."""

    version: str
    ready: bool
    games: dict[str, str]


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


class Lesson(msgspec.Struct):
    """A decision of one's own that gave something away: the position before it, as one saw it."""

    table: str
    n: int  # moves made before
    shown: Update


class Lessons(msgspec.Struct):
    """How many of one's mistakes are to be asked now, later, and no more; the first of them."""

    due: int
    later: int
    known: int
    next: int | None  # when the first is due, milliseconds
    lesson: Lesson | None = None


class LessonAnswer(Body, frozen=True, kw_only=True):
    """What one would do there now: the number of a legal move."""

    table: Word
    n: Number
    move: Number


class Graded(msgspec.Struct):
    """What an answer is worth."""

    right: bool  # nothing was surely given away
    loss: float  # against the best move
    error: float  # its standard error
    answer: Candidate
    best: Candidate
    played: Candidate  # what one did then
    why: Why | None  # what the best move brings, beside the answer or beside what one did then
    due: int  # when it is asked again, milliseconds
    known: bool  # it is not asked any more


class PuzzleSolver(msgspec.Struct):
    """How well somebody solves the puzzles of a game."""

    rating: int
    error: int  # its standard deviation
    tried: int
    solved: int
    streak: int  # right answers in a row
    longest: int  # such streak


class PuzzleTheme(msgspec.Struct):
    name: str
    count: int  # of its puzzles


class PuzzleShown(msgspec.Struct):
    """A position as its seat saw it, with a question: nothing else of a puzzle is told before it is
    answered."""

    id: str
    again: bool  # one has answered it before, so it does not count any more
    shown: Update


class Puzzles(msgspec.Struct):
    """The puzzles of a game for somebody, and the next one."""

    game: str
    count: int
    solver: PuzzleSolver
    themes: list[PuzzleTheme]
    day: str  # the date of the day's puzzle
    day_solved: bool | None  # whether one has solved it; nothing if one has not tried
    puzzle: PuzzleShown | None


class PuzzleAnswer(Body, frozen=True, kw_only=True):
    """An answer: the number of a legal move."""

    puzzle: Word
    move: Number


class PuzzleMove(msgspec.Struct):
    move: str
    say: Message


class PuzzleGraded(msgspec.Struct):
    """What an answer to a puzzle is worth, and the solution."""

    right: bool
    counts: bool  # it was the first answer
    loss: float  # of result, against the solution
    answer: PuzzleMove
    best: list[PuzzleMove]  # one move, or a few that are equally good
    tempting: PuzzleMove  # what a sailor plays
    why: Why | None  # what the solution brings, beside the answer, or beside what tempts
    themes: list[str]
    rating: int  # of the puzzle
    solver: PuzzleSolver  # afterwards
    change: int  # of the solver's rating


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


Shown = Literal["nothing", "rating", "page"]


class ShowFace(Body, frozen=True, kw_only=True):
    """What others may see of oneself: nothing, the rating beside the name, or also a page."""

    shown: Shown


class OwnFace(msgspec.Struct):
    """What others may see of oneself, and the address of one's page if it is open."""

    shown: Shown
    page: str | None


class BestDay(msgspec.Struct):
    """A good day of somebody's at the day's challenge."""

    date: str
    game: str
    place: int
    points: int


class FacePuzzles(msgspec.Struct):
    """How somebody fares with the puzzles of a game."""

    game: str
    rating: int
    tried: int
    solved: int


class Face(msgspec.Struct):
    """The page of somebody who opened it."""

    name: str
    you: bool
    games: list[PlayerGame]
    days: list[BestDay]
    puzzles: list[FacePuzzles]
    latest: list[Finished]  # of the games that everyone could look on at


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
