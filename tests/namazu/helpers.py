"""Scenes in Edo: a few lines set one up by hand, then the test plays on.

Nothing here uses the rules under test. Cells are called as in moves, `rice-a` or `smith`; goods
by their names; seats are counted from 0, only moves say `seat 1`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import kuroshio
from kuroshio.core.boxes import Box
from kuroshio.core.view import Event
from kuroshio.namazu import state as s
from kuroshio.namazu.state import GOOD_NAMES, IMPROVEMENT_NAMES, TYPE_NAMES
from kuroshio.namazu.view import NamazuView
from kuroshio.tables.table import Table


def edo(players: int = 2, seed: int = 1, box: Box | None = None, **options: str) -> Table:
    """A new game with an empty, unblocked city in which seat 0 is about to place ashigarus. The
    first box is played, whose numbers never change."""
    options = {"box": "namazu-1"} | options
    table = Table(kuroshio.game_named("namazu"), players, seed, options, box)
    state = table.state
    state.blocked[:] = 0
    state.offset[:] = 0
    for family in state.families:
        family.force = 12
        family.store[:] = 0
        family.brigands = 0
    to_place(table, 0)
    return table


def seen(table: Table, seat: int | None) -> NamazuView:
    """What a seat sees; without a seat, what watchers see."""
    view = table.view(seat)
    assert isinstance(view, NamazuView)
    return view


def truth(table: Table) -> NamazuView:
    """The table with nothing hidden."""
    view = table.truth()
    assert isinstance(view, NamazuView)
    return view


def to_place(table: Table, seat: int) -> None:
    """A family's quake is over: it places its ashigarus."""
    state = table.state
    state.first = 0
    state.family = state.turn = seat
    state.stage, state.ask = s.STAND, s.ASK_STAND
    state.pawn[state.pawn == seat] = s.NONE
    state.waiting[:] = s.NONE
    state.band[:] = s.NONE
    state.victim = state.to_sign = s.NONE
    state.beaten = state.passage = state.erected = state.guarded = 0
    table.refresh()


def to_act(table: Table, *cells: str, seat: int = 0) -> None:
    """A family has placed its ashigarus on these cells and may activate them."""
    to_place(table, seat)
    state = table.state
    places = sorted(cell(table, name) for name in cells)
    for n, place in enumerate(places):
        state.waiting[n] = place
        state.pawn[place] = seat
    state.stage, state.ask = s.ACT, s.ASK_ACT
    table.refresh()


def use(table: Table, name: str, seat: int = 0) -> None:
    """Activate a cell on which the family's only ashigaru stands."""
    to_act(table, name, seat=seat)
    table.play(f"activate {name}")


def before_quake(table: Table, seat: int = 0) -> None:
    """A family's turn has begun and it may play a card before the quake."""
    to_place(table, seat)
    table.state.stage, table.state.ask = s.BEFORE_QUAKE, s.ASK_QUAKE
    table.refresh()


def cell(table: Table, name: str) -> int:
    return table.box.names["cells"].index(name)


def family(table: Table, seat: int = 0) -> Any:
    return table.state.families[seat]


def give(table: Table, seat: int = 0, **goods: int) -> None:
    """Set what a family has of some goods: `give(table, 0, rice=2, koban=1)`."""
    for name, count in goods.items():
        family(table, seat).store[GOOD_NAMES.index(name)] = count
    table.refresh()


def has(table: Table, seat: int = 0) -> dict[str, int]:
    """What a family has, without the zeros."""
    store = family(table, seat).store.tolist()
    return {name: n for name, n in zip(GOOD_NAMES, store, strict=True) if n}


def improve(table: Table, *names: str, seat: int = 0) -> None:
    for name in names:
        family(table, seat).has[IMPROVEMENT_NAMES.index(name)] = 1
    table.refresh()


def put(table: Table, seat: int, *cells: str) -> None:
    """Stand a family's ashigarus on cells."""
    for name in cells:
        table.state.pawn[cell(table, name)] = seat
    table.refresh()


def build(table: Table, seat: int, *cells: str) -> None:
    for name in cells:
        table.state.built[cell(table, name)] |= 1 << seat
        family(table, seat).buildings += 1


def contract(table: Table, seat: int, *kinds: str) -> None:
    for kind in kinds:
        table.state.contract[TYPE_NAMES.index(kind) - s.KNACKER] = seat
        family(table, seat).contracts += 1
    table.refresh()


def altar(table: Table, seat: int, series: str = "torii", *offerings: str) -> int:
    """Give an altar with some offerings to a family; returns its number as moves say it."""
    state = table.state
    card = state.altars[state.altar_count]
    card.family = seat
    card.series = table.box.names["series"].index(series)
    card.count = len(offerings)
    for place, good in enumerate(offerings):
        card.offering[place] = GOOD_NAMES.index(good)
    state.families[seat].altars += 1
    state.altar_count += 1
    table.refresh()
    return int(state.altar_count)


def slots(table: Table, *series: str) -> None:
    """What lies on the altar board; `-` for an empty slot."""
    for n, name in enumerate(series):
        known = table.box.names["series"]
        table.state.slots[n] = known.index(name) if name != "-" else s.NONE
    table.refresh()


def hold(table: Table, seat: int, *cards: str) -> None:
    """Put yakuza cards from the pile into a hand."""
    holder = family(table, seat)
    for name in cards:
        card = table.box.names["cards"].index(name)
        table.state.pile[card] -= 1
        holder.hand[card] += 1
        holder.fresh[card] += 1
        holder.hand_count += 1
        holder.fresh_count += 1
    table.refresh()


def pile(table: Table, *cards: str) -> None:
    """Exactly these cards lie in the pile; the others are out of the game."""
    names = table.box.names["cards"]
    table.state.pile[:] = 0
    table.state.reach[:] = 0
    for name in cards:
        table.state.pile[names.index(name)] += 1
        table.state.reach[names.index(name)] += 1


def discards(table: Table) -> list[str]:
    counts = table.state.discards.tolist()
    return [
        name for name, n in zip(table.box.names["cards"], counts, strict=False) for _ in range(n)
    ]


def bag(table: Table, *tokens: str) -> None:
    """Exactly these tokens are in the bag: `bag(table, "4 with 2 rice")`."""
    table.state.bag[:] = 0
    for token in tokens:
        table.state.bag[table.box.names["tokens"].index(token)] += 1


def texts(table: Table, start: str = "") -> list[str]:
    """The legal moves whose text begins like this."""
    return [move.text for move in table.moves if move.text.startswith(start)]


def refusal(table: Table, move: str) -> str:
    """The reason why a move is not possible."""
    return table.why_not(table.parse(move)).key.removeprefix("namazu-why-")


def events(table: Table, *kinds: str) -> list[Event]:
    """What the last move made happen, of some kinds."""
    return [event for event in table.true_events() if event.kind in kinds]


def detail(table: Table, kind: str, name: str) -> Any:
    """A detail of the first event of a kind."""
    return events(table, kind)[0].details[name]


def play_until(table: Table, move: str, happens: Callable[[Table], bool]) -> None:
    """Make a move with such luck that something happens."""
    for luck in range(3000):
        table.state.rng.seed = luck
        table.play(move)
        if happens(table):
            return
        table.undo()
    raise AssertionError(f"{move} never made it happen")


def attack(table: Table, *tokens: str, seat: int = 0) -> None:
    """A family that holds at least one card lets the quake come, and brigands with it."""
    bag(table, *tokens)
    if family(table, seat).hand_count == 0:
        hold(table, seat, "devotion")
    before_quake(table, seat)
    play_until(table, "quake", lambda t: bool(events(t, "met-brigands", "no-brigands")))


def own_box(**changes: tuple[str, str]) -> Box:
    """The first box with some pieces of its text replaced."""
    game = kuroshio.game_named("namazu")
    text = game.boxes["namazu-1"].text
    for old, new in changes.values():
        assert old in text
        text = text.replace(old, new)
    return game.box_from_text(text, "own box")
