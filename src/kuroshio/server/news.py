"""News: what a table tells each pair of eyes after something has happened.

The one way from the state of a game to a socket. What one move changed is told to those who know
all before it (`changes_for`); everyone else is told the whole table (`update_for`). Everything
about the game is made from what `Table.shown` has for these eyes: what they may not see is not in
it.
"""

from __future__ import annotations

import math
from collections.abc import Collection, Sequence
from functools import lru_cache
from typing import Any

import msgspec

from kuroshio.core.boxes import Box
from kuroshio.core.game import Game
from kuroshio.core.messages import Message
from kuroshio.core.moments import say_moment
from kuroshio.core.view import Event, decode_event
from kuroshio.server import entries as e
from kuroshio.server import protocol as m
from kuroshio.server.clocks import now_ms
from kuroshio.server.live import LiveTable, Logged
from kuroshio.server.readings import Readings
from kuroshio.tables.desks import Eyes
from kuroshio.tables.shown import Seen
from kuroshio.tables.table import Glance, Table

_encode = msgspec.json.Encoder().encode
_PLAYED = (e.Moved, e.Started)
KEPT = 8192  # texts of a kind that are kept, because they come again and again
BETWEEN = 24  # positions before the newest that an update shows, so that each move can be watched


def encoded(value: Any) -> Any:
    """A value as JSON, to stand in its place inside another one."""
    return msgspec.Raw(_encode(value))


# --- what one move changed ----------------------------------------------------------------------


def is_one_move(table: LiveTable) -> bool:
    """Whether the last entry is a move that changed no more than the view; a game's last one
    does."""
    return not table.over and isinstance(table.log[-1].entry, e.Moved)


def changes_for(table: LiveTable, everyone: Collection[Eyes]) -> dict[Eyes, bytes]:
    """What the last entry, a move, changed for each of these eyes: a `Change` as JSON. What several
    see alike is made once."""
    game, line = table.game, table.log[-1]
    assert game is not None
    assert isinstance(line.entry, e.Moved)
    changes, mover, turn = game.changes(everyone), line.entry.seat, table.turn
    change = m.Change(  # most of it is the same for all
        n=table.n,
        position=table.position,
        now=now_ms(),
        turn=turn,
        steps=[],
        view={},
        clock=_clock(table),
    )
    told: dict[Seen, bytes] = {}  # to those who neither moved nor are asked
    made: dict[Eyes, bytes] = {}
    moments = _moments(game, line.made)
    seen: Seen | None = None
    for eyes in everyone:
        now = changes.seen[eyes]
        beside = eyes != mover and eyes != turn
        if beside and now in told:
            made[eyes] = told[now]
            continue
        if seen is not now:  # mostly all see the same
            seen, events = now, [*_events(game, changes.events(now)), *moments]
            step = _moved(line, line.entry, own=False, events=events)
            view: Any = msgspec.Raw(changes.view(now))
            change.steps, change.view = [step], view
        if beside:
            told[now] = made[eyes] = _encode(change)
            continue
        if eyes == mover:
            step.move, change.last = line.entry.move, table.last_decision(mover)
        if eyes == turn:
            change.question = question(game, game.glance(eyes))
        made[eyes] = _encode(change)
        step.move = change.last = change.question = None
    return made


# --- the whole table ----------------------------------------------------------------------------


def update_for(
    table: LiveTable,
    info: m.TableInfo,
    held: tuple[int, ...],
    may_sit: tuple[int, ...],
    since: int,
) -> bytes:
    """The table for whoever holds these seats, may take others, and knows the log up to `since`, as
    JSON."""
    eyes = table.eyes_of(held)
    glance = table.game.glance(eyes) if table.game is not None else None
    update = m.Update(
        n=table.n,
        position=table.position,
        now=now_ms(),
        table=info,
        you=list(held),
        may_sit=list(may_sit),
        eyes=eyes,
        turn=table.turn,
        steps=steps(table, held, eyes, max(0, min(since, table.n)), glance),
        view=glance.view() if glance is not None else None,
        question=question(table.game, glance) if glance and table.turn in held else None,
        undo=_undo(table, held),
        clock=_clock(table),
    )
    return _encode(update)


# --- what is asked ------------------------------------------------------------------------------


def question(game: Table | None, glance: Glance) -> m.Question:
    """What the seat to move is asked, from what it may know."""
    assert game is not None
    sayings, numbers, shown = _sayings(game.game, game.box), game.numbers, glance.shown
    ((say, rule),) = sayings.asked.of((shown[sayings.ask],), shown)
    return m.Question(
        say=say,
        rule=rule,
        choices=sayings.choices.of(zip(numbers, game.previews(), strict=True), shown),
        # A single move may be made without asking, unless it reveals something.
        forced=len(numbers) == 1 and not game.would_reveal(game.moves[0]),
    )


class Sayings:
    """What a game says of its questions and choices, encoded: it depends on little, often on
    nothing."""

    def __init__(self, game: Game, box: Box) -> None:
        self._game, self._box = game, box
        self.ask = game.parts.place_of("ask")
        shown = game.parts.shown
        # By the question: what is asked, and the rule behind it.
        self.asked: Readings[int, tuple[Any, Any]] = Readings(shown, self._question)
        # By the number of a move, and what it does to points.
        self.choices: Readings[tuple[int, int | None], Any] = Readings(shown, self._choice)

    def _question(self, ask: int, known: Any) -> tuple[Any, Any]:
        words, box = self._game.words, self._box
        return encoded(words.question(known, box)), encoded(words.rule(known, box))

    def _choice(self, one: tuple[int, int | None], known: Any) -> Any:
        game, box, (number, points) = self._game, self._box, one
        move = game.move_texts(box)[number]
        say, about = game.words.describe(known, box, move), game.named_by(known, box, move)
        return encoded(m.Choice(number, move.text, say, points, about))


@lru_cache
def _sayings(game: Game, box: Box) -> Sayings:
    return Sayings(game, box)


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
        helps=to is not None and not table.tells_nothing(seat, to),
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


# --- what has happened --------------------------------------------------------------------------


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
        if isinstance(line.entry, e.Said) and not (held and line.entry.text):
            continue  # chat is for those at the table, and may have been taken away
        entry = line.entry
        step = _step(line, own=isinstance(entry, e.Moved) and entry.seat in held)
        if isinstance(entry, _PLAYED) and line.n not in undone:
            assert table.game is not None
            last = line.made == table.made
            seen = glance if glance and last else table.game.glance(eyes, line.made)
            step.events = events_in(table.game, seen.strip(), line.made)
            if not last and line.made >= table.made - BETWEEN:
                step.view = seen.view()
        made.append(step)
    return made


def _undone(lines: Sequence[Logged]) -> set[int]:
    """The numbers of those entries whose moves were taken back later."""
    undone = set()
    kept = math.inf
    for line in reversed(lines):
        if isinstance(line.entry, e.Undone):
            kept = min(kept, line.entry.to)
        elif isinstance(line.entry, e.Moved) and line.made > kept:
            undone.add(line.n)
    return undone


def events_in(game: Table, strip: bytes, made: int) -> list[Any]:
    """The events of a strip in what somebody was shown after so many moves, and the moments that
    came with them, which everyone is told."""
    return [*_events(game, strip), *_moments(game, made)]


def _events(game: Table, strip: bytes) -> list[Any]:
    kind, box = game.game, game.box
    return [_event(one, kind, box) for one in kind.parts.happened(strip)]


def _moments(game: Table, made: int) -> Sequence[Any]:
    moments = game.moments(made)
    return [encoded(_moment(one, game.game)) for one in moments] if moments else ()


def event_told(game: Game, box: Box, happened: bytes) -> Any:
    """An event as it lies in a state, as a `Told`."""
    return _event(happened, game, box)


@lru_cache(KEPT)
def _event(happened: bytes, game: Game, box: Box) -> Any:
    """An event for the log, encoded; many happen again and again."""
    event = decode_event(game.parts.raw_event(happened), box, game.event_names)
    moment = event.kind in game.moments.events
    return encoded(_told(event, game, game.words.narrate(event), moment))


def _moment(event: Event, game: Game) -> m.Told:
    return _told(event, game, say_moment(event, game.words.narrate), moment=True)


def _told(event: Event, game: Game, say: Message, moment: bool) -> m.Told:
    about = game.about(event)
    return m.Told(event.kind, event.seat, event.details, say, about, moment)


def _moved(line: Logged, entry: e.Moved, own: bool, events: list[m.Told]) -> m.Step:
    """A move; its text is for whoever made it."""
    move = entry.move if own else None
    return m.Step(line.n, line.at, "moved", entry.seat, move=move, bot=entry.bot, events=events)


def _step(line: Logged, own: bool) -> m.Step:
    """An entry of the log."""
    entry = line.entry
    if isinstance(entry, e.Moved):  # most are
        return _moved(line, entry, own, [])
    step = m.Step(line.n, line.at, entry.__struct_config__.tag)  # type: ignore[arg-type]
    match entry:
        case e.Sat(seat, _, name) | e.Kept(seat, _, name):
            step.seat, step.name = seat, name
        case e.Seated(seat, level) | e.Left(seat, level) | e.StoodIn(seat, level):
            step.seat, step.level = seat, level or None
        case e.Coloured(seat, colour):
            step.seat, step.colour = seat, colour
        case e.Undone(seat, to) | e.UndoAsked(seat, to) | e.Nudged(seat, to) | e.Called(seat, to):
            step.seat, step.to = seat, to
        case e.Said(seat, name, text):
            step.seat, step.name, step.text = seat, name, text
        case e.Rematched(other):
            step.table = other
        case e.Lost(entries):
            step.count = entries
        case e.Hidden(line_hidden):
            step.to = line_hidden
        case e.Started() | e.Closed() | e.PlayedOn():
            pass
        case _:
            step.seat = entry.seat
    return step
