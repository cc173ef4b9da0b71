"""A live table: everything that follows from a table's set-up and the entries of its log."""

from __future__ import annotations

from collections.abc import Set
from dataclasses import dataclass, field
from typing import Literal, NamedTuple

import msgspec

from kuroshio.games import game_named
from kuroshio.server import entries as e
from kuroshio.server.clocks import Clock
from kuroshio.server.colours import usual
from kuroshio.server.store import Header, Row
from kuroshio.tables.table import Table

Status = Literal["open", "playing", "over"]

# What is said beside the game: the clock goes on as it did.
_BESIDE = (
    e.Said,
    e.Hidden,
    e.Nudged,
    e.UndoAsked,
    e.UndoAgreed,
    e.UndoDeclined,
    e.Called,
    e.Hosted,
)
_NEW_POSITION = (e.Moved, e.Undone, e.Started, e.Lost)


@dataclass
class Seat:
    """Who sits there: a person, a bot, or nobody."""

    player: str | None = None
    name: str = ""
    level: str | None = None  # of the bot
    colour: str = ""
    away: bool = False  # the person is absent, or out of time: a bot plays on
    stand_in: str = ""  # the level of that bot; unknown of old games
    kept: str | None = None  # the person for whom an empty seat is kept, called `name`

    @property
    def taken(self) -> bool:
        return self.player is not None or self.level is not None


@dataclass
class Asked:
    """A question to the others whether moves may be taken back."""

    seat: int
    to: int
    agreed: set[int]


@dataclass
class Called:
    """A wish of the others for a stand-in, for an absent seat."""

    seat: int
    agreed: set[int] = field(default_factory=set)


class Leaver(NamedTuple):
    """Somebody who left a running game."""

    seat: int
    player: str
    name: str


class Maker(NamedTuple):
    """Who made a move: a person, or a bot of a level."""

    player: str | None
    name: str
    level: str | None


@dataclass(frozen=True)
class Hinted:
    """A hint that a seat asked for."""

    seat: int
    made: int  # moves made before
    position: int


class Logged(msgspec.Struct, frozen=True):
    """An entry as the log shows it later."""

    n: int
    at: int
    entry: e.AnyEntry
    made: int  # moves made after it


class LiveTable:
    """A fold over the log: `apply` is the only thing that changes it."""

    def __init__(self, header: Header) -> None:
        self.header = header
        self.seats = [Seat(colour=colour) for colour in usual(header.players)]
        self._held: dict[str, tuple[int, ...]] = {}  # the seats of each person, as they came
        self.host: str | None = None  # who has sat here for the longest, unless handed on
        self.been: set[str] = set()  # everyone who held a seat of the running game: saw its secrets
        self.dismissed: set[str] = set()
        self.leavers: list[Leaver] = []  # of the running game, in their order
        self.vacated: dict[int, str] = {}  # seats of leavers that no person has taken: their names
        self.newcomers: set[str] = set()  # who took such a seat
        self.swapped = False  # a bot was exchanged in the running game: no longer possible
        self.abandoned = False  # the last person has left
        self.n = 0  # of the last entry
        self.position = 0  # the entry that led to the present position
        self.at = 0
        self.first = False  # a first game: the page teaches it
        self.daily = 0  # the day whose challenge is tried here
        self.counts = False  # it is the try that counts
        self.came_from: e.PlayedOn | None = None  # a position of another game
        self.opener: str | None = None  # of a table at which only bots sit
        self.log: list[Logged] = []
        self.losses: list[int] = []  # the entries that tell that some before were lost
        self.game: Table | None = None  # from the start on
        self.over = False
        self.closed = False  # by whoever runs the house: nothing happens here any more
        self.turn: int | None = None  # the seat that decides now
        self.around = 0  # grows with every entry that is neither a move nor talk
        self.movers: list[tuple[int, bool]] = []  # of each move: the seat, and whether by a bot
        self.makers: list[Maker] = []  # and who it was
        self.taken_back: set[str] = set()  # who did so with what was revealed or answered by others
        self.advised: set[str] = set()  # who asked for a hint
        self.called: Called | None = None
        self._last: dict[int, int] = {}  # the number of each seat's last move
        self.clock = Clock(header.clock, header.players)
        self.asked: Asked | None = None
        self.rematch: str | None = None
        self.hinted: list[Hinted] = []
        self.nudged: int | None = None  # the last position in which somebody was reminded
        self._revealed: dict[int, bool] = {}  # by the number of the move

    # --- what is so -------------------------------------------------------------------------

    @property
    def status(self) -> Status:
        if self.game is None:
            return "open"
        return "over" if self.over else "playing"

    @property
    def shown_status(self) -> str:
        """As the lobby shows it."""
        return "closed" if self.closed else self.status

    @property
    def made(self) -> int:
        return len(self.movers)

    def held_by(self, player: str | None) -> tuple[int, ...]:
        """The seats of a person; several when people pass a device round."""
        return () if player is None else self._held.get(player, ())

    def eyes_of(self, held: tuple[int, ...]) -> int | None:
        """Through which seat's eyes its holder looks: the one to move, or the last that did."""
        if not held:
            return None
        turn = self.turn
        if turn in held:
            return turn
        if len(held) == 1:
            return held[0]
        return next((seat for seat, _ in reversed(self.movers) if seat in held), held[0])

    def bot_to_move(self) -> str | None:
        """The level of the bot that is to move; '' for whoever stands in for a person."""
        turn = self.turn
        if turn is None:
            return None
        seat = self.seats[turn]
        if seat.level is not None:
            return seat.level
        return "" if seat.away else None

    def people(self) -> Set[str]:
        return self._held.keys()

    @property
    def owners(self) -> list[str]:
        """Whose table it is: who holds a seat, or lets bots play alone."""
        return sorted(self.people() | ({self.opener} if self.opener else set()))

    def hints_of(self, seat: int) -> int:
        """How many hints a seat has asked for, also for moves that were taken back."""
        return sum(one.seat == seat for one in self.hinted)

    def known_until(self, after: int, lost: int | None = None) -> int:
        """Up to which entry somebody knows this log who was told of entry `after`, and last of a
        loss in entry `lost` (0: of none). What was told and then lost is not known."""
        if lost is None and after <= self.n:
            return after
        told = lost if lost in self.losses else 0
        assert told is not None
        untold = next((n for n in self.losses if told < n <= after), None)
        if untold is not None:
            return untold - 1
        return after if after <= self.n else 0

    # --- taking back ------------------------------------------------------------------------

    def last_decision(self, seat: int) -> int | None:
        """The number of a seat's last move."""
        return self._last.get(seat)

    def may_undo(self, seat: int, to: int) -> bool:
        """Whether a seat may take back all moves from number `to` on without asking."""
        if self.people() <= {self.seats[seat].player} and not self.counts:
            return True
        return self.tells_nothing(seat, to)

    def tells_nothing(self, seat: int, to: int) -> bool:
        """Whether all moves from number `to` on are a seat's own, and revealed nothing."""
        for n in range(self.made - 1, to - 1, -1):
            if self.movers[n][0] != seat or self._reveals(n):
                return False
        return True

    def _reveals(self, n: int) -> bool:
        if n not in self._revealed:
            assert self.game is not None
            self._revealed[n] = self.game.reveals(n)
        return self._revealed[n]

    # --- what happens -----------------------------------------------------------------------

    def apply(self, row: Row) -> None:
        """Take one more row of the log, as it lies in the store."""
        self.take(row.n, row.at, e.decode(row.entry))

    def take(self, n: int, at: int, entry: e.AnyEntry) -> None:
        """Take one more entry. That its move is legal was seen when it was decided upon."""
        assert n == self.n + 1, f"entry {n} after {self.n}"
        self.n, self.at = n, max(self.at, at)
        match entry:
            case e.Moved(seat, move, bot):  # most are
                self._move(seat, move, bot)
            case e.Sat(seat, player, name):
                self._seat(seat, Seat(player, name))
            case e.Rose(seat):
                self._seat(seat, Seat())
            case e.Left(seat, level):
                self._seat(seat, Seat(level=level or None))
                self.abandoned = not level
            case e.Dismissed(seat):
                self.dismissed.add(self.seats[seat].player or "")
                self._seat(seat, Seat())
            case e.Seated(seat, level):
                self._seat(seat, Seat(level=level))
            case e.Kept(seat, player, name):
                self._seat(seat, Seat(name=name, kept=player))
            case e.Hosted(seat):
                self.host = self.seats[seat].player
            case e.Coloured(seat, colour):
                self.seats[seat].colour = colour
            case e.PlayedOn():
                self.came_from = entry
            case e.Started(first, player, daily, counts):
                self.first, self.opener = first, player
                self.daily, self.counts = daily, counts
                self._start()
            case e.Undone(seat, to):
                if not self.tells_nothing(seat, to):
                    self.taken_back.add(self.seats[seat].player or "")
                self._undo(to)
            case e.UndoAsked(seat, to):
                self.asked = Asked(seat, to, set())
            case e.UndoAgreed(seat):
                if self.asked is not None:
                    self.asked.agreed.add(seat)
            case e.UndoDeclined():
                self.asked = None
            case e.TimedOut(seat, level) | e.StoodIn(seat, level):
                self.seats[seat].away, self.seats[seat].stand_in = True, level
                self._no_call(seat)
            case e.Called(seat, to):
                if self.called is None or self.called.seat != to:
                    self.called = Called(to)
                self.called.agreed.add(seat)
            case e.Returned(seat):
                self.seats[seat].away = False
                self.clock.returned(seat)
                self._no_call(seat)
            case e.Hinted(seat):
                self.hinted.append(Hinted(seat, self.made, self.position))
                self.advised.add(self.seats[seat].player or "")
            case e.Nudged():
                self.nudged = self.position
            case e.Lost():
                self.position = n
                self.losses.append(n)
            case e.Rematched(table):
                self.rematch = table
            case e.Hidden(line):
                self._hide(line)
            case e.Closed():
                self.closed = True
            case e.Said():
                pass
        if self.game is not None:
            self.over = self.game.over or self.header.uploaded or self.abandoned
            self.turn = None if self.over or self.closed else self.game.turn
        if entry.__class__ is e.Moved:
            self._run_clock(moved=True)
        elif not isinstance(entry, _BESIDE):
            self.around += 1
            self._run_clock(isinstance(entry, _NEW_POSITION))
        self.log.append(Logged(n, at, entry, len(self.movers)))

    def _hide(self, n: int) -> None:
        """What was said there is not said any more: a line without words is told to nobody."""
        line = self.log[n - 1]
        if isinstance(line.entry, e.Said):
            silent = msgspec.structs.replace(line.entry, text="")
            self.log[n - 1] = msgspec.structs.replace(line, entry=silent)

    def _seat(self, number: int, seat: Seat) -> None:
        """Somebody else on a seat: its colour stays, what it asked for does not."""
        seat.colour = self.seats[number].colour
        if self.status == "playing":
            self._change(number, self.seats[number], seat)
        self.seats[number] = seat
        if self.asked is not None and self.asked.seat == number:
            self.asked = None
        self._no_call(number)
        here = {one.player: () for one in self.seats if one.player is not None}
        came = [player for player in self._held if player in here]
        self._held = {
            player: tuple(n for n, one in enumerate(self.seats) if one.player == player)
            for player in dict.fromkeys([*came, *here])
        }
        if self.host not in self._held:
            self.host = next(iter(self._held), None)

    def _change(self, number: int, before: Seat, after: Seat) -> None:
        """Write down who goes and who comes in a running game."""
        if before.player is not None:
            self.leavers.append(Leaver(number, before.player, before.name))
            self.vacated[number] = before.name
        elif number not in self.vacated:
            self.swapped = True
        if after.player is not None:
            self.been.add(after.player)
            self.newcomers.add(after.player)
            self.vacated.pop(number, None)

    def _no_call(self, seat: int) -> None:
        if self.called is not None and self.called.seat == seat:
            self.called = None

    def _start(self) -> None:
        header = self.header
        names = [seat.name or seat.level or "" for seat in self.seats]
        self.game = Table(
            game_named(header.game),
            header.players,
            header.seed,
            header.options,
            seats=names,
            stages=self.came_from.stages if self.came_from else (),
        )
        self.position = self.n
        self.been = set(self._held)

    def _move(self, seat: int, move: str, bot: bool) -> None:
        assert self.game is not None
        self.game.make(self.game.parse(move))
        self._last[seat] = len(self.movers)
        self.movers.append((seat, bot))
        self.makers.append(self._maker(self.seats[seat], bot))
        self.asked = None
        self.position = self.n

    @staticmethod
    def _maker(seat: Seat, bot: bool) -> Maker:
        if bot:
            return Maker(None, "", seat.level or seat.stand_in)
        return Maker(seat.player, seat.name, None)

    def _undo(self, to: int) -> None:
        assert self.game is not None
        self.game.undo(self.made - to)
        del self.movers[to:], self.makers[to:]
        self._last = {seat: n for n, (seat, _) in enumerate(self.movers)}
        self.asked = None
        self._revealed = {n: it for n, it in self._revealed.items() if n < to}
        self.position = self.n

    def _run_clock(self, moved: bool) -> None:
        """Let the time run of the seat that is to move, unless a bot plays for it."""
        if self.clock.rule.kind == "none":
            return
        turn = self.turn
        running = None if turn is None or self.bot_to_move() is not None else turn
        if moved or running != self.clock.running:
            self.clock.turn_to(running, self.at)


def replayed(header: Header, rows: list[Row]) -> LiveTable:
    """A table as its log leaves it."""
    table = LiveTable(header)
    for row in rows:
        table.apply(row)
    return table
