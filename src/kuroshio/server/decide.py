"""What becomes of a command: entries for the table's log, or a refusal that says why not."""

from __future__ import annotations

from dataclasses import dataclass

from kuroshio.bots import LEVELS
from kuroshio.core.errors import IllegalMove
from kuroshio.server import entries as e
from kuroshio.server import protocol as m
from kuroshio.server.colours import COLOURS
from kuroshio.server.fair_play import check_sitting, may_change
from kuroshio.server.identity import as_called, is_program
from kuroshio.server.live import LiveTable
from kuroshio.server.refusals import Refused, unknown
from kuroshio.server.writing import said

# A log with so many entries is longer than that of any game, and it is replayed whenever the table
# comes back into memory. From here on only commands are taken that lead to a game and to its end;
# from twice as many on only those that lead to its end.
FULL = 5_000
_TO_THE_END = (m.Move, m.Leave, m.Return, m.StandIn)
_TO_A_GAME = (*_TO_THE_END, m.Sit, m.Bot, m.Free, m.Start)


@dataclass(frozen=True)
class Around:
    """Who is not there, as far as it matters to what may be done, and who stands in for them."""

    absent: frozenset[str] = frozenset()  # for so long that the others need not wait
    stand_in: str = "sailor"


def decide(
    table: LiveTable, player: str, name: str, command: m.Command, around: Around
) -> list[e.AnyEntry]:
    """The entries that a person's command leads to."""
    held = table.held_by(player)
    _need_room(table, command)
    match command:
        case m.Sit():
            own = as_called(command.name, is_program(name)) if command.name else name
            return _sit(table, player, own, command.seat)
        case m.Move():
            return _move(table, _need_seat(held), command)
        case m.Leave():
            return _leave(table, _need_seat(held), command.seat, around.stand_in)
        case m.Bot():
            return _bot(table, _need_host(table, player), command)
        case m.Free():
            return _free(table, _need_host(table, player), command.seat)
        case m.Colour():
            return _colour(table, player, command)
        case m.Host():
            return _hand_on(table, player, command.seat, around)
        case m.StandIn():
            return _call(table, _need_seat(held), command.seat, around)
        case m.Start():
            return _start(table, player)
        case m.Undo():
            return _undo(table, _need_seat(held), command)
        case m.Answer():
            return _answer(table, _need_seat(held), command.agree)
        case m.Hint():
            return hint(table, _need_seat(held), command.position)
        case m.Nudge():
            return _nudge(table, _need_seat(held), command.position)
        case m.Chat():
            seat = _need_seat(held)[0]
            return [e.Said(seat, table.seats[seat].name, said(command.text))]
        case m.Return():
            away = [seat for seat in _need_seat(held) if table.seats[seat].away]
            if not away:
                raise Refused("not-away")
            return [e.Returned(seat) for seat in away]
    raise Refused("bad-message", detail="type")


def _need_room(table: LiveTable, command: m.Command) -> None:
    left = _TO_THE_END if table.n >= 2 * FULL else _TO_A_GAME
    if table.n >= FULL and not isinstance(command, left):
        raise Refused("log-full")


def _need_seat(held: tuple[int, ...]) -> tuple[int, ...]:
    if not held:
        raise Refused("not-seated")
    return held


def _need_host(table: LiveTable, player: str) -> tuple[int, ...]:
    """The seats of the host; anybody else is refused."""
    held = _need_seat(table.held_by(player))
    if table.host != player:
        (host, *_) = table.held_by(table.host)
        raise Refused("host-only", name=table.seats[host].name)
    return held


def _need_playing(table: LiveTable) -> None:
    if table.status == "open":
        raise Refused("not-started")
    if table.over:
        raise Refused("over")


def _check_seat(table: LiveTable, seat: int) -> None:
    if seat >= len(table.seats):
        raise unknown("seat", seat, range(len(table.seats)))


def check_level(level: str) -> None:
    if level not in LEVELS:
        raise unknown("level", level, LEVELS)


def check_colour(colour: str) -> str:
    if colour not in COLOURS:
        raise unknown("colour", colour, COLOURS)
    return colour


def _start(table: LiveTable, player: str) -> list[e.AnyEntry]:
    """Begin, if everyone is there."""
    if table.status != "open":
        raise Refused("started")
    _need_host(table, player)
    open_seats = sum(not seat.taken for seat in table.seats)
    if open_seats:
        raise Refused("seats-open", count=open_seats)
    return [e.Started()]


# --- seats ------------------------------------------------------------------------------------


def _sit(table: LiveTable, player: str, name: str, seat: int) -> list[e.AnyEntry]:
    _check_seat(table, seat)
    check_sitting(table, player, seat)
    done: list[e.AnyEntry] = [e.Sat(seat, player, name)]
    others = [one for n, one in enumerate(table.seats) if n != seat]
    if table.seats[seat].kept == player and all(one.taken for one in others):
        done.append(e.Started())  # the last one for whom the table waited
    return done


def _leave(
    table: LiveTable, held: tuple[int, ...], seat: int | None, stand_in: str
) -> list[e.AnyEntry]:
    if table.over:
        raise Refused("over")
    if seat is not None and seat not in held:
        raise Refused("not-yours")
    seats = held if seat is None else (seat,)
    if table.status == "open":
        return [e.Rose(one) for one in seats]
    left: list[e.AnyEntry] = [e.Left(one, stand_in) for one in seats]
    if len(table.people()) == 1 and len(seats) == len(held):
        left[-1] = e.Left(seats[-1])  # nobody is there for whom a bot would play on
    return left


def stayed_away(table: LiveTable, now: int, stand_in: str) -> list[e.AnyEntry]:
    """Take the person whom a game waits for as having left, unless a clock still gives them time:
    the one to move, or the only person among bots, which rest while nobody is there."""
    deadline = table.clock.deadline()
    if table.turn is None or (deadline is not None and now < deadline):
        return []
    player = table.seats[table.turn].player
    if player is None and len(table.people()) == 1:
        (player,) = table.people()
    return _leave(table, table.held_by(player), None, stand_in) if player else []


def _bot(table: LiveTable, held: tuple[int, ...], command: m.Bot) -> list[e.AnyEntry]:
    _check_seat(table, command.seat)
    check_level(command.level)
    if table.over:
        raise Refused("over")
    if not may_change(table, command.seat):
        raise Refused("started")
    if table.seats[command.seat].player is not None and command.seat not in held:
        raise Refused("seat-taken", seat=command.seat + 1)
    return [e.Seated(command.seat, command.level)]


def _free(table: LiveTable, held: tuple[int, ...], number: int) -> list[e.AnyEntry]:
    """Send a bot or a guest away, or let whoever comes have a seat that was kept."""
    _check_seat(table, number)
    if table.status != "open":
        raise Refused("over" if table.over else "started")
    seat = table.seats[number]
    if not seat.taken and seat.kept is None:
        raise Refused("seat-empty", seat=number + 1)
    if seat.player is not None and number not in held:
        return [e.Dismissed(number)]
    return [e.Rose(number)]


def _colour(table: LiveTable, player: str, command: m.Colour) -> list[e.AnyEntry]:
    """Another colour for one's own seat; the host's also for one where no person sits."""
    _check_seat(table, command.seat)
    if table.status != "open":
        raise Refused("started")
    if command.seat not in _need_seat(table.held_by(player)):
        if table.seats[command.seat].player is not None:
            raise Refused("not-yours")
        _need_host(table, player)
    colour = check_colour(command.colour)
    if any(seat.colour == colour for seat in table.seats):
        raise Refused("colour-taken")
    return [e.Coloured(command.seat, colour)]


def _hand_on(table: LiveTable, player: str, seat: int, around: Around) -> list[e.AnyEntry]:
    """Make somebody the host: the host anybody, others themselves if the host is absent."""
    _check_seat(table, seat)
    if table.over:
        raise Refused("over")
    if seat not in _need_seat(table.held_by(player)) or table.host not in around.absent:
        _need_host(table, player)
    if table.seats[seat].player is None:
        raise Refused("no-person", seat=seat + 1)
    return [e.Hosted(seat)]


def _call(table: LiveTable, held: tuple[int, ...], number: int, around: Around) -> list[e.AnyEntry]:
    """Want a stand-in for somebody absent; others agree by wanting the same. Seats that are absent
    too, or have a stand-in, are not asked: somebody alone among bots decides alone."""
    _need_playing(table)
    _check_seat(table, number)
    seat = table.seats[number]
    if seat.player is None or number in held:
        raise Refused("no-person", seat=number + 1)
    if seat.away:
        raise Refused("called")
    if seat.player not in around.absent:
        raise Refused("not-absent", name=seat.name)
    called = table.called
    agreed = called.agreed if called is not None and called.seat == number else set()
    new = [one for one in held if one not in agreed]
    done: list[e.AnyEntry] = [e.Called(one, number) for one in new]
    asked = {n for player in table.people() - around.absent for n in table.held_by(player)}
    if not any(n not in agreed and n not in new and not table.seats[n].away for n in asked):
        done.append(e.StoodIn(number, around.stand_in))
    if not done:
        raise Refused("called")
    return done


# --- moves ------------------------------------------------------------------------------------


def _move(table: LiveTable, held: tuple[int, ...], command: m.Move) -> list[e.AnyEntry]:
    _need_playing(table)
    turn = table.turn
    assert turn is not None
    if turn not in held:
        raise Refused("stale" if command.position != table.position else "not-your-turn")
    if command.position != table.position:
        raise Refused("stale")
    moves: list[e.AnyEntry] = [e.Moved(turn, _text_of(table, command.move))]
    if table.seats[turn].away:
        moves.insert(0, e.Returned(turn))
    return moves


def _text_of(table: LiveTable, wanted: int | str) -> str:
    """The text of a legal move."""
    game = table.game
    assert game is not None
    try:
        move = game.named(wanted)
    except IllegalMove:
        raise Refused("illegal-move", move=str(wanted)[:80]) from None
    if not game.allows(move):
        raise Refused("illegal-move", game.why_not(move))
    return move.text


def hint(table: LiveTable, held: tuple[int, ...], position: int) -> list[e.AnyEntry]:
    """Write down that the seat to move asks for a hint; once for each position."""
    _need_playing(table)
    if not table.header.hints:
        raise Refused("no-hints")
    turn = table.turn
    if turn is None or turn not in held:
        raise Refused("not-your-turn")
    if position != table.position:
        raise Refused("stale")
    told = any(one.position == position for one in table.hinted)
    return [] if told else [e.Hinted(turn)]


def _nudge(table: LiveTable, held: tuple[int, ...], position: int) -> list[e.AnyEntry]:
    """Remind the person to move; once for each position, whoever does it."""
    _need_playing(table)
    if position != table.position:
        raise Refused("stale")
    turn = table.turn
    if turn is None or turn in held or table.bot_to_move() is not None:
        raise Refused("no-nudge")
    if table.nudged == position:
        raise Refused("nudged")
    return [e.Nudged(held[0], turn)]


def _undo(table: LiveTable, held: tuple[int, ...], command: m.Undo) -> list[e.AnyEntry]:
    _need_playing(table)
    if command.position != table.position:
        raise Refused("stale")
    seat, to = _decision(table, held, command.to)
    if table.may_undo(seat, to):
        return [e.Undone(seat, to)]
    if table.counts:
        raise Refused("daily-no-undo")
    return [e.UndoAsked(seat, to)]


def _decision(table: LiveTable, held: tuple[int, ...], to: int | None) -> tuple[int, int]:
    """The seat that takes back, and its move to go back to: its last one if none was named."""
    own = [n for n, (seat, _) in enumerate(table.movers) if seat in held]
    if not own or (to is not None and to not in own):
        raise Refused("nothing-to-undo")
    to = own[-1] if to is None else to
    return table.movers[to][0], to


def _answer(table: LiveTable, held: tuple[int, ...], agree: bool) -> list[e.AnyEntry]:
    asked = table.asked
    if asked is None or asked.seat in held:
        raise Refused("no-undo-asked")
    if not agree:
        return [e.UndoDeclined(held[0])]
    asker = table.seats[asked.seat].player
    agreed = asked.agreed | set(held)
    # Whoever is away is not at the table.
    others = {n for n, s in enumerate(table.seats) if s.player not in (None, asker) and not s.away}
    done: list[e.AnyEntry] = [e.UndoAgreed(seat) for seat in held if seat not in asked.agreed]
    if others <= agreed:
        done.append(e.Undone(asked.seat, asked.to))
    return done
