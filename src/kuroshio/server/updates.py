"""Updates: a table as one pair of eyes may see it, ready to be sent.

Everything about the game is made from `Table.glance(eyes)`: what the eyes may not see is not there.
"""

from __future__ import annotations

import asyncio
import math
import time
from collections.abc import Sequence
from functools import lru_cache
from itertools import groupby
from typing import Any

import msgspec

from kuroshio.core.boxes import Box
from kuroshio.core.game import Game, Move
from kuroshio.core.messages import Message, message
from kuroshio.core.readings import Reading
from kuroshio.core.view import RawEvent, decode_event
from kuroshio.language import say
from kuroshio.server import entries as e
from kuroshio.server import messages as m
from kuroshio.server.colours import paints, repainted
from kuroshio.server.live import Line, LiveTable, Seat
from kuroshio.server.refusals import Refused
from kuroshio.tables.table import Glance, Table

_encoder = msgspec.json.Encoder()
_PLAYED = (e.Moved, e.Started)
BETWEEN = 24  # positions before the newest that an update shows, so that each move can be watched


def now_ms() -> int:
    return time.time_ns() // 1_000_000


def already(text: bytes) -> Any:
    """What is encoded already, in the place of that which it is the text of."""
    return msgspec.Raw(text)


class Telling:
    """What is told of a table as it is now; what several people see alike is encoded once."""

    def __init__(self, table: LiveTable, info: bytes) -> None:
        self._table = table
        self._info = already(info)
        # The last move of a game changes more than the view.
        self._moved = (
            bool(table.log) and isinstance(table.log[-1].entry, e.Moved) and not table.over
        )
        self._changes: dict[tuple[bytes, int, bool], bytes] = {}  # for all who are told the same
        self._told: dict[int, list[m.Told]] = {}

    def update(self, held: tuple[int, ...], since: int) -> bytes:
        """The table for whoever holds these seats and knows the log up to `since`."""
        table = self._table
        eyes = table.eyes_of(held)
        glance = table.game.glance(eyes) if table.game is not None else None
        made = m.Update(
            n=table.n,
            position=table.position,
            now=now_ms(),
            table=self._info,
            you=list(held),
            eyes=eyes,
            turn=table.turn,
            steps=steps(table, held, eyes, max(0, min(since, table.n)), glance),
            view=already(glance.encoded_view()) if glance is not None else None,
            question=question(table.game, glance) if glance and table.turn in held else None,
            undo=_undo(table, held),
            clock=_clock(table),
        )
        return _encoder.encode(made)

    def is_change(self, held: tuple[int, ...], since: int) -> bool:
        """Whether all that is new since then is one move. Who holds several seats may look through
        other eyes after it."""
        return self._moved and since == self._table.n - 1 and len(held) <= 1

    def change(self, held: tuple[int, ...]) -> bytes:
        """What the last entry changed, where `is_change` says that this is all: a `Change`. What is
        one's own comes after what many are told."""
        table = self._table
        assert table.game is not None
        eyes = table.eyes_of(held)
        made = [self._common_change(held, eyes)]
        last = table.last_decision(eyes) if eyes is not None else None
        if last is not None:
            made.append(b',"last":%d' % last)
        if table.turn in held:
            asked = question(table.game, table.game.glance(eyes))
            made.append(b',"question":%b' % _encoder.encode(asked))
        return b"%b}" % b"".join(made)

    def _common_change(self, held: tuple[int, ...], eyes: int | None) -> bytes:
        """What all are told to whom the same has changed, but for the brace at its end; the mover
        is told the move as well."""
        table, line = self._table, self._table.log[-1]
        assert table.game is not None
        assert isinstance(line.entry, e.Moved)
        changes = table.game.changes()
        view, seen = changes.text(eyes), changes.events_mark(eyes)
        key = view, seen, line.entry.seat in held
        if key not in self._changes:
            step = _step(line, held)
            step.events = self._events(eyes, seen)
            made = m.Change(
                n=table.n,
                position=table.position,
                now=now_ms(),
                turn=table.turn,
                steps=[step],
                view=already(view),
                clock=_clock(table),
            )
            self._changes[key] = _encoder.encode(made)[:-1]
        return self._changes[key]

    def _events(self, eyes: int | None, mark: int) -> list[m.Told]:
        """What the last move made happen; many see the same even where not the same has changed."""
        if mark not in self._told:
            assert self._table.game is not None
            self._told[mark] = told(self._table.game, self._table.game.glance(eyes))
        return self._told[mark]


def table_info(table: LiveTable, connected: Sequence[bool]) -> m.TableInfo:
    header = table.header
    return m.TableInfo(
        id=header.id,
        game=header.game,
        players=header.players,
        options=header.options,
        clock=header.clock,
        listed=header.listed,
        seeded=header.seeded,
        uploaded=header.uploaded,
        hints=header.hints,
        first=table.first,
        status=table.status,
        seats=[
            seat_info(seat, connected[n], table.hints_of(n)) for n, seat in enumerate(table.seats)
        ],
        created=header.created,
        rematch=table.rematch,
        name=header.name,
    )


async def description(table: LiveTable, held: tuple[int, ...], language: str) -> m.Description:
    """The table in words, as far as these eyes may see it. They are put together in another thread:
    to read all words of a language takes a moment, the first time."""
    if table.game is None:
        raise Refused("not-started")
    view = table.game.glance(table.eyes_of(held)).view()
    position, game = table.position, table.game.game
    names = await asyncio.to_thread(_names, table, language)
    paint = paints([seat.colour for seat in table.seats], table.game.box)

    def in_words(words: Message) -> str:
        return say(repainted(words, game.name, paint), language, names=names)

    lines = await asyncio.to_thread(game.plain, view, in_words)
    parts = [list(part) for blank, part in groupby(lines, key=lambda line: not line) if not blank]
    return m.Description(position, parts)


def _names(table: LiveTable, language: str) -> list[str]:
    """What the seats are called: by their people's names, or by the levels of their bots."""
    levels = [seat.level if seat.player is None else None for seat in table.seats]
    names = []
    for n, seat in enumerate(table.seats):
        if seat.player is not None:
            names.append(seat.name)
        elif seat.level is not None:
            level = say(message(f"bot-{seat.level}", name=seat.level), language).capitalize()
            alike = levels.count(seat.level) > 1
            names.append(f"{level} {levels[: n + 1].count(seat.level)}" if alike else level)
        else:
            names.append(say(message("seat-name", number=n + 1), language))
    return names


def seat_info(seat: Seat, connected: bool, hints: int = 0) -> m.SeatInfo:
    if seat.player is not None:
        return m.SeatInfo("person", seat.name, None, connected, seat.away, hints, seat.colour)
    if seat.level is not None:
        return m.SeatInfo("bot", "", seat.level, hints=hints, colour=seat.colour)
    return m.SeatInfo("open", away=seat.away, hints=hints, colour=seat.colour)


def question(game: Table | None, glance: Glance) -> m.Question:
    """What the seat to move is asked, from what it may know."""
    assert game is not None
    words, known, box = game.game.words, glance.known, game.box
    return m.Question(
        say=words.question(known, box),
        rule=words.rule(known, box),
        choices=[
            _choice(game.game, box, move, points).of(known)
            for move, points in zip(game.moves, game.previews(), strict=True)
        ],
    )


@lru_cache(maxsize=8192)
def _choice(game: Game, box: Box, move: Move, points: int | None) -> Reading[Any]:
    """A move as a choice, encoded; what is said of it depends on little, often on nothing."""

    def choice(known: Any) -> Any:
        said = game.words.describe(known, box, move)
        return already(_encoder.encode(m.Choice(int(move), move.text, said, points)))

    return Reading(choice)


def _undo(table: LiveTable, held: tuple[int, ...]) -> m.UndoInfo | None:
    if table.turn is None or not held:
        return None
    seat = table.eyes_of(held) if len(held) == 1 else _last_mover(table, held)
    assert seat is not None
    to = table.last_decision(seat)
    asked = table.asked
    return m.UndoInfo(
        to=to,
        free=to is not None and table.may_undo(seat, to),
        asked_by=asked.seat if asked else None,
        asked_to=asked.to if asked else None,
        agreed=sorted(asked.agreed) if asked else [],
    )


def _last_mover(table: LiveTable, held: tuple[int, ...]) -> int:
    return next((seat for seat, _ in reversed(table.movers) if seat in held), held[0])


def _clock(table: LiveTable) -> m.ClockInfo | None:
    clock = table.clock
    if clock.rule.kind == "none" or table.game is None:
        return None
    return m.ClockInfo(list(clock.left), clock.running, clock.since)


# --- the log ----------------------------------------------------------------------------------


def steps(
    table: LiveTable,
    held: tuple[int, ...],
    eyes: int | None,
    since: int,
    glance: Glance | None = None,
) -> list[m.Step]:
    """What happened since, as far as the eyes may see it. Moves taken back since are left out."""
    lines = table.log[since:]
    undone = _undone(lines)
    made = []
    for line in lines:
        if isinstance(line.entry, e.Said) and not held:
            continue  # chat is for those at the table
        step = _step(line, held)
        if isinstance(line.entry, _PLAYED) and line.n not in undone:
            assert table.game is not None
            last = line.made == table.made
            seen = glance if glance and last else table.game.glance(eyes, line.made)
            step.events = told(table.game, seen)
            if not last and line.made >= table.made - BETWEEN:
                step.view = already(seen.encoded_view())
        made.append(step)
    return made


def _undone(lines: Sequence[Line]) -> set[int]:
    """The numbers of those entries whose moves were taken back later."""
    undone = set()
    kept = math.inf
    for line in reversed(lines):
        if isinstance(line.entry, e.Undone):
            kept = min(kept, line.entry.to)
        elif isinstance(line.entry, e.Moved) and line.made > kept:
            undone.add(line.n)
    return undone


def told(game: Table, glance: Glance) -> list[m.Told]:
    return [_told(raw, game.game, game.box) for raw in glance.raw_events()]


@lru_cache(maxsize=8192)
def _told(raw: RawEvent, game: Game, box: Box) -> Any:
    """An event for the log, encoded; many happen again and again."""
    event = decode_event(raw, box, game.event_names)
    made = m.Told(event.kind, event.seat, event.details, game.words.narrate(event))
    return already(_encoder.encode(made))


def _step(line: Line, held: tuple[int, ...]) -> m.Step:
    entry = line.entry
    step = m.Step(line.n, line.at, entry.__struct_config__.tag)  # type: ignore[arg-type]
    match entry:
        case e.Moved(seat, move, bot):  # most are
            step.seat, step.bot = seat, bot
            step.move = move if seat in held else None
        case e.Sat(seat, _, name):
            step.seat, step.name = seat, name
        case e.Seated(seat, level):
            step.seat, step.level = seat, level
        case e.Coloured(seat, colour):
            step.seat, step.colour = seat, colour
        case e.Undone(seat, to) | e.UndoAsked(seat, to) | e.Nudged(seat, to):
            step.seat, step.to = seat, to
        case e.Said(seat, name, text):
            step.seat, step.name, step.text = seat, name, text
        case e.Rematched(other):
            step.table = other
        case e.Started():
            pass
        case _:
            step.seat = entry.seat
    return step
