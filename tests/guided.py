"""Guided first games, played in the real engine as the page's guide leads them.

The steps are read from the client (`client/src/boards/GAME/first.ts`): what each waits for, and
what it claims. A claim is about the view of the learner, `families.0.goods.rice = 1`, about how
many moves there are, `choices = 2`, or about what happened since the step before was said,
`happened sent-home 0` with the seat, or with a dash if it happened to nobody.

A step may also say what kind of turn it teaches: the name of a kind of move (`increase`), or of the
cell that is activated, or of the station at which one stops (`at rest`).
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec

import kuroshio
from kuroshio.bots import Sight, bot_named
from kuroshio.core.game import Move
from kuroshio.core.view import Event
from kuroshio.games import game_named
from kuroshio.namazu.moves import BOOK
from kuroshio.namazu.state import TYPE_NAMES
from kuroshio.namiji.moves import FAMILIES as SAILING
from kuroshio.namiji.state import STATIONS
from kuroshio.server.first import LEVEL, OPTIONS, PLAYERS, SEEDS
from kuroshio.tables.table import Table
from kuroshio.tongiaki.moves import FAMILIES as EXPLORING

FAMILIES = {"namiji": SAILING, "tongiaki": EXPLORING, "namazu": BOOK}
CLIENT = Path(__file__).parent.parent / "client" / "src" / "boards"


@dataclass(frozen=True)
class Step:
    name: str
    ask: str
    moves: re.Pattern[str] | None
    claims: tuple[str, ...]
    teaches: str | None


def steps(game: str) -> list[Step]:
    """The steps of the client's guide."""
    source = (CLIENT / game / "first.ts").read_text("utf-8")
    for name, shared in re.findall(r"const (\w+) = \[(.*?)\];", source):
        source = source.replace(f"...{name}", shared)  # claims that several steps make
    found = []
    for text in re.findall(r"\{\s*name: .*?\n?\s*\},", source, re.DOTALL):
        waits = re.search(r"moves: /(.*)/,?", text)
        claims = re.search(r"claims: \[(.*?)\]", text, re.DOTALL)
        teaches = re.search(r"teaches: '([\w -]+)'", text)
        found.append(
            Step(
                name=re.search(r"name: '([\w-]+)'", text)[1],  # type: ignore[index]
                ask=re.search(r"ask: '([\w-]+)'", text)[1],  # type: ignore[index]
                moves=re.compile(waits[1]) if waits else None,
                claims=tuple(re.findall(r"'([^']*)'", claims[1])) if claims else (),
                teaches=teaches[1] if teaches else None,
            )
        )
    return found


@dataclass(frozen=True)
class Told:
    """A step when it is first said: what the learner sees then, and what has happened since."""

    step: Step
    table: Table
    events: list[Event]
    done: set[str] = field(default_factory=set)  # the kinds of turns that followed it

    def holds(self, claim: str) -> bool:
        if claim.startswith("happened "):
            _, kind, seat = claim.split()
            seats = [event.seat for event in self.events if event.kind == kind]
            return not seats if seat == "-" else int(seat) in seats
        if " < " in claim:
            less, more = map(self._seen, claim.split(" < "))
            return bool(less < more)
        path, value = claim.split(" = ")
        return str(self._seen(path)) == value

    def _seen(self, path: str) -> Any:
        if path == "choices":
            return len(self.table.moves)
        seen: Any = msgspec.to_builtins(self.table.view(0))
        for part in path.split("."):
            if part == "count":
                seen = len(seen)
            else:
                seen = seen[int(part)] if isinstance(seen, list) else seen[part]
        return seen


def played(game: str) -> Iterator[Told]:
    """Every step of a guided game in its order, with the position at which it is said."""
    options = OPTIONS.get(game, {})
    table = kuroshio.new(game, players=PLAYERS[game], seed=SEEDS[game], options=options)
    others = [bot_named(LEVEL, SEEDS[game]) for _ in range(PLAYERS[game])]
    guide = steps(game)
    events = _until_asked(table, others)
    for n, step in enumerate(guide):
        assert _fits(step, table), f"{step.name} is not for {table.question().key}"
        told = Told(step, table, events)
        yield told
        events = [] if step.moves else events  # what is only to be read changes nothing
        while step.moves:
            move = next(move for move in table.moves if step.moves.search(move.text))
            table.play(move)
            told.done.update(_kinds(table, move))
            events += [*table.events(0), *_until_asked(table, others)]
            if _fits(guide[n + 1], table):
                break  # else the same question comes again, and the same step


def _kinds(table: Table, move: Move) -> Iterator[str]:
    """What kinds of turns the last move belongs to."""
    yield FAMILIES[table.game.name].read(move)[0]
    view: Any = table.view(0)
    for event in table.events(0):
        if event.kind in ("sailed", "moored"):
            yield f"at {view.route[event.details['space']].station}"
        elif event.kind == "activated":
            cell = event.details["cell"]
            yield next(f"at {one.kind}" for one in view.cells if one.name == cell)


def kinds(game: str) -> set[str]:
    """Every kind of turn that a game has."""
    families = {name for name, _ in map(FAMILIES[game].read, range(game_named(game).move_count))}
    places = {"namiji": STATIONS, "tongiaki": (), "namazu": TYPE_NAMES}[game]
    return families | {f"at {place}" for place in places}


def _fits(step: Step, table: Table) -> bool:
    """Whether a step is said at a position, as `Guide.step` decides."""
    view = table.view(0)
    waited = step.moves is None or any(step.moves.search(move.text) for move in table.moves)
    return table.turn == 0 and view.question == step.ask and waited


def _until_asked(table: Table, others: list[Any]) -> list[Event]:
    """Let the others move until the learner is asked; what the learner saw meanwhile."""
    seen: list[Event] = []
    while table.turn not in (0, None):
        table.play(others[table.turn].choose(Sight.of(table)))
        seen += table.events(0)
    return seen
