"""What becomes of a command: entries for the table's log, or a refusal that says why not."""

from __future__ import annotations

from kuroshio.bots import LEVELS
from kuroshio.core.errors import IllegalMove
from kuroshio.server import entries as e
from kuroshio.server import messages as m
from kuroshio.server.colours import COLOURS
from kuroshio.server.identity import clean_name
from kuroshio.server.live import LiveTable
from kuroshio.server.refusals import Refused


def decide(table: LiveTable, player: str, name: str, command: m.Command) -> list[e.AnyEntry]:
    """The entries that a person's command leads to."""
    held = table.held_by(player)
    match command:
        case m.Sit():
            own = clean_name(command.name) if command.name else name
            return _sit(table, player, own, command.seat)
        case m.Move():
            return _move(table, _need_seat(held), command)
        case m.Leave():
            return _leave(table, _need_seat(held), command.seat)
        case m.Bot():
            return _bot(table, _need_seat(held), command)
        case m.Free():
            return _free(table, _need_seat(held), command.seat)
        case m.Colour():
            return _colour(table, _need_seat(held), command)
        case m.Start():
            _need_seat(held)
            return start(table)
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
            return [e.Said(seat, table.seats[seat].name, " ".join(command.text.split()))]
        case m.Return():
            away = [seat for seat in _need_seat(held) if table.seats[seat].away]
            if not away:
                raise Refused("not-away")
            return [e.Returned(seat) for seat in away]
    raise Refused("bad-message", detail="type")


def _need_seat(held: tuple[int, ...]) -> tuple[int, ...]:
    if not held:
        raise Refused("not-seated")
    return held


def _need_playing(table: LiveTable) -> None:
    if table.status == "open":
        raise Refused("not-started")
    if table.over:
        raise Refused("over")


def _check_seat(table: LiveTable, seat: int) -> None:
    if seat >= len(table.seats):
        raise Refused("bad-setup", detail=f"seat {seat}")


def check_level(level: str) -> None:
    if level not in LEVELS:
        raise Refused("bad-setup", detail=f"level {level}")


def check_colour(colour: str) -> str:
    if colour not in COLOURS:
        raise Refused("bad-setup", detail=f"colour {colour}; known: {', '.join(COLOURS)}")
    return colour


def start(table: LiveTable) -> list[e.AnyEntry]:
    """Begin, if everyone is there."""
    if table.status != "open":
        raise Refused("started")
    open_seats = sum(not seat.taken for seat in table.seats)
    if open_seats:
        raise Refused("seats-open", count=open_seats)
    return [e.Started()]


def _sit(table: LiveTable, player: str, name: str, seat: int) -> list[e.AnyEntry]:
    _check_seat(table, seat)
    if table.over:
        raise Refused("over")
    if table.seats[seat].taken:
        raise Refused("seat-taken", seat=seat + 1)
    return [e.Sat(seat, player, name)]


def _leave(table: LiveTable, held: tuple[int, ...], seat: int | None) -> list[e.AnyEntry]:
    if table.over:
        raise Refused("over")
    if seat is not None and seat not in held:
        raise Refused("not-yours")
    return [e.Rose(one) for one in (held if seat is None else (seat,))]


def _bot(table: LiveTable, held: tuple[int, ...], command: m.Bot) -> list[e.AnyEntry]:
    _check_seat(table, command.seat)
    check_level(command.level)
    if table.over:
        raise Refused("over")
    if table.seats[command.seat].taken and command.seat not in held:
        raise Refused("seat-taken", seat=command.seat + 1)
    return [e.Seated(command.seat, command.level)]


def _free(table: LiveTable, held: tuple[int, ...], seat: int) -> list[e.AnyEntry]:
    _check_seat(table, seat)
    if table.over:
        raise Refused("over")
    if table.seats[seat].level is None:
        raise Refused("seat-empty", seat=seat + 1)
    return [e.Rose(seat)]


def _colour(table: LiveTable, held: tuple[int, ...], command: m.Colour) -> list[e.AnyEntry]:
    """Another colour for one's own seat, or for one where no person sits."""
    _check_seat(table, command.seat)
    if table.status != "open":
        raise Refused("started")
    if table.seats[command.seat].player is not None and command.seat not in held:
        raise Refused("not-yours")
    colour = check_colour(command.colour)
    if any(seat.colour == colour for seat in table.seats):
        raise Refused("colour-taken")
    return [e.Coloured(command.seat, colour)]


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
