"""Scenes at sea: a few lines set one up by hand, then the test plays on.

Nothing here uses the rules under test. Spaces are counted from the start port, slots as on the
board (1 is on the route), and fish are written `G1`: a colour (B, O, G) and the number of a kind.
"""

from __future__ import annotations

from typing import Any

import pytest

import kuroshio
from kuroshio import IllegalMove
from kuroshio.core.view import Event
from kuroshio.namiji.state import (
    ASK_SAIL,
    COLUMNS,
    FROM_MEALS,
    FROM_RACK,
    KINDS,
    NONE,
    ROWS,
)
from kuroshio.tables.table import Table

ROW_POINTS = (5, 7, 9)
COLUMN_POINTS = 3
EARLY_BIRDS = (7, 5, 3, 2, 1)
PORT = 64
DOCKS = (16, 32, 48)


def sea(players: int = 4, seed: int = 1, **options: str) -> Table:
    """A new game, sailed clockwise unless told otherwise."""
    return kuroshio.new(
        "namiji", players=players, seed=seed, options={"direction": "clockwise", **options}
    )


# --- boats ----------------------------------------------------------------------------------


def put(table: Table, seat: int, space: int, slot: int = 1) -> None:
    """Set a boat on a space and let the boat that is now farthest behind move."""
    table.state.boats[seat].space = space
    table.state.boats[seat].slot = slot - 1
    settle(table)


def settle(table: Table) -> None:
    """Ask the boat farthest behind where to sail; the neutral one is moved by the player ahead."""
    state = table.state
    order = sorted(
        range(int(state.boat_count)),
        key=lambda seat: (int(state.boats[seat].space), -int(state.boats[seat].slot)),
    )
    players = [seat for seat in order if seat < table.players]
    state.boat = order[0]
    state.turn = order[0] if order[0] < table.players else players[-1]
    state.ask = ASK_SAIL
    table.refresh()


def before(table: Table, seat: int, station: str) -> int:
    """Put a boat just before the next station of that name, the others at the dock behind it.

    Returns the space of the station.
    """
    route = truth(table).route
    here = int(table.state.boats[seat].space)
    space = next(n for n in range(here + 1, PORT) if route[n].station == station)
    dock = next(n for n in DOCKS if n > space)
    others = [other for other in range(int(table.state.boat_count)) if other != seat]
    for slot, other in enumerate(others, 1):
        put(table, other, dock, slot)
    put(table, seat, space - 1)
    return space


def stop_at(table: Table, seat: int, station: str) -> None:
    """Sail a boat to the next station of that name."""
    table.play(f"sail {before(table, seat, station)}")


def gather(table: Table, *seats: int) -> None:
    """Moor all boats at the first dock, the first one named in slot 1, and begin the draft."""
    for n, seat in enumerate(seats):
        put(table, seat, n + 1)
    for slot in range(1, len(seats) + 1):
        table.play(f"dock {slot}")


def sail_home(table: Table, *seats: int) -> None:
    """All boats sail home from the last stretch, in the order named."""
    for n, seat in enumerate(seats):
        put(table, seat, PORT - len(seats) + n)
    while not table.over:
        table.play("home")


# --- collections ----------------------------------------------------------------------------


def give(table: Table, seat: int, *cards: str) -> None:
    """Give dock cards to a boat, with their points."""
    box, boat = table.box.plain, table.state.boats[seat]
    for name in cards:
        card = table.box.names["dock"].index(name)
        table.state.dock_pool[card] = 0
        boat.docks[boat.dock_count] = card
        boat.dock_count += 1
        boat.points[FROM_MEALS] += box.meal[card]
        if box.upgrade[card] != NONE:
            boat.upgrade[box.upgrade[card]] = box.number[card]


def hold(table: Table, seat: int, *cards: str) -> None:
    """Give Sacred Rock cards to a boat."""
    boat = table.state.boats[seat]
    for name in cards:
        card = table.box.names["rock"].index(name)
        table.state.rock_pool[card] = 0
        boat.rocks[boat.rock_count] = card
        boat.rock_count += 1


def fish(text: str) -> int:
    """The number of a fish written `G1`."""
    return "BOG".index(text[0]) * KINDS + int(text[1]) - 1


def fish_name(table: Table, text: str) -> str:
    """The name of a fish written `G1`."""
    return table.box.names["fish"][fish(text)]


def rack(table: Table, seat: int, text: str) -> None:
    """Fill a rack, `G1 G2 . . / B1 . . .`, with the points of its valid lines."""
    boat = table.state.boats[seat]
    cells = [NONE if cell == "." else fish(cell) for cell in text.replace("/", " ").split()]
    cells += [NONE] * (ROWS * COLUMNS - len(cells))
    boat.rack[:] = cells
    boat.lines[:] = valid_lines(cells)
    boat.points[FROM_RACK] = rack_points(cells)
    table.refresh()


def valid_lines(cells: list[int]) -> list[int]:
    """1 for each line full of one colour or one kind: rows from the top, columns from the left."""
    rows = [cells[n * COLUMNS : (n + 1) * COLUMNS] for n in range(ROWS)]
    columns = [cells[n::COLUMNS] for n in range(COLUMNS)]
    return [
        int(
            NONE not in line
            and (
                len({one // KINDS for one in line}) == 1 or len({one % KINDS for one in line}) == 1
            )
        )
        for line in rows + columns
    ]


def rack_points(cells: list[int]) -> int:
    worth = [*ROW_POINTS, *[COLUMN_POINTS] * COLUMNS]
    return sum(points for points, valid in zip(worth, valid_lines(cells), strict=True) if valid)


# --- what will be drawn ---------------------------------------------------------------------


def school(table: Table, up: str = "", down: str = "") -> None:
    """The school of fish, face up and face down: `school(table, up="G1 B2", down="O1")`."""
    for pile, text in ((table.state.face_up, up), (table.state.face_down, down)):
        pile[:] = 0
        for one in text.split():
            pile[fish(one)] += 1
    table.refresh()


def pile_of_nets(table: Table, *nets: str) -> None:
    """The pile of nets, top first: `pile_of_nets(table, "G1", "B2")`. Every net in it was seen."""
    state = table.state
    state.net_pool[:] = 0
    state.net_under[:] = NONE
    for n, net in enumerate(nets):
        state.net_under[n] = table.box.names["nets"].index(fish_name(table, net))
        state.net_layer[n] = n
    state.net_under_count = len(nets)


def bag(table: Table, shrimp: int = 0, crabs: int = 0) -> None:
    table.state.bag[:] = shrimp, crabs


def rock_deck(table: Table, *cards: str) -> None:
    """The Sacred Rock deck, top first."""
    state = table.state
    state.rock_pool[:] = 0
    state.rock_under[:] = NONE
    state.rock_known[:] = NONE
    for n, card in enumerate(cards):
        state.rock_under[n] = table.box.names["rock"].index(card)
    state.rock_under_count = len(cards)


def dock_deck(table: Table, *cards: str) -> None:
    """The shuffled dock deck holds just these cards."""
    table.state.dock_pool[:] = 0
    for card in cards:
        table.state.dock_pool[table.box.names["dock"].index(card)] = 1


# --- what can be seen -----------------------------------------------------------------------


def truth(table: Table) -> Any:
    """The unredacted view."""
    return table.truth()


def view(table: Table, seat: int | None) -> Any:
    """What a seat may see."""
    return table.view(seat)


def boat(table: Table, seat: int) -> Any:
    """A boat as the unredacted view shows it."""
    return truth(table).boats[seat]


def points(table: Table, seat: int, source: str) -> int:
    """A boat's points from one source."""
    found: int = boat(table, seat).points[source]
    return found


def moves(table: Table, verb: str = "") -> list[str]:
    """The texts of the legal moves that begin with a verb."""
    return [move.text for move in table.moves if move.text.startswith(verb)]


def refusal(table: Table, text: str) -> str:
    """Why a move is refused: the key of the reason. The table stays as it was."""
    state, line = table.state.tobytes(), list(table.line)
    with pytest.raises(IllegalMove):
        table.play(text)
    assert (table.state.tobytes(), table.line) == (state, line)
    return table.why_not(table.parse(text)).key


def happened(table: Table, *kinds: str) -> list[Event]:
    """The true events of the last move, of these kinds (or all)."""
    return [event for event in table.true_events() if not kinds or event.kind in kinds]


def told(table: Table, kind: str) -> list[dict[str, Any]]:
    """The details of the true events of one kind."""
    return [event.details for event in happened(table, kind)]
