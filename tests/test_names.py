"""What log and moves call by a letter or a number is on the board: see also
tests/browser/test_names.py, which looks for it on the page."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from kuroshio.namiji.moves import CELL_NAMES
from kuroshio.namiji.state import PANORAMA_NAMES
from kuroshio.namiji.view import LINE_NAMES
from tests.play import SETUPS, new, random_steps, setup_name

# Details that are the name of a place or a thing; what they name is to be seen.
NAMES = {"space", "cell", "line", "panorama", "place", "tile", "island", "home", "ring", "altar"}
OF_MOVES = {"space", "slot", "cell", "one", "two", "place", "tile", "island", "beach", "altar"} | {
    *("ring", "other", "victim")
}
GONE = {"removed"}  # what leaves the game is not on the board any more


def things(view: Any) -> set[str]:
    """The names of all that a board draws of a view."""
    return set(globals()[f"_in_{view.game}"](view))


def _in_namiji(view: Any) -> list[str]:
    aboard = [
        *(f"cell {cell}" for cell in CELL_NAMES),
        *(f"line {line}" for line in LINE_NAMES),
        *(f"panorama {kind}" for kind in PANORAMA_NAMES),
    ]
    return [
        *(f"space {n}" for n in range(1, len(view.route))),
        *(
            f"slot {n} {slot}"
            for n, space in enumerate(view.route)
            if space.station == "dock"
            for slot in range(1, space.slots + 1)
        ),
        *(f"seat {boat.seat} {thing}" for boat, thing in product(view.boats, aboard)),
    ]


def _in_tongiaki(view: Any) -> list[str]:
    beaches = [
        f"beach {tile.name} {beach.number}"
        for tile in view.tiles
        for beach in getattr(tile, "beaches", ())
    ]
    return [*(f"tile {tile.name}" for tile in view.tiles), f"tile {view.in_hand}", *beaches]


def _in_namazu(view: Any) -> list[str]:
    return [
        *(f"cell {cell.name}" for cell in view.cells),
        *(f"ring {cell.ring}" for cell in view.cells),
        *(f"slot {n}" for n in range(1, len(view.slots) + 1)),
        *(f"seat {one.seat} altar {altar.number}" for one in view.families for altar in one.altars),
        *(f"seat {one.seat}" for one in view.families),
    ]


@pytest.mark.parametrize("setup", SETUPS, ids=setup_name)
def test_what_a_line_of_the_log_speaks_of_is_on_the_board(
    setup: tuple[str, int, dict[str, str]],
) -> None:
    table, named = new(setup, 8), 0
    for _ in random_steps(table, 8):
        events = table.true_events()
        spoken = {name for event in events for name in table.game.about(event)}
        if spoken:
            assert spoken <= things(table.truth())
            named += len(spoken)
        for event in events:
            if NAMES & event.details.keys() and event.kind not in GONE:
                assert table.game.about(event), event
    assert named > 30


@pytest.mark.parametrize("setup", SETUPS, ids=setup_name)
def test_what_a_move_speaks_of_is_on_the_board(setup: tuple[str, int, dict[str, str]]) -> None:
    table, named = new(setup, 9), 0
    for _ in random_steps(table, 9):
        if table.over or len(table.line) % 3:
            continue
        there, known = things(table.truth()), table.glance(table.turn).known
        for move in table.moves:
            spoken = table.game.named_by(known, table.box, move)
            assert there.issuperset(spoken), (move, spoken)
            assert spoken or not OF_MOVES & table.describe(move).args.keys(), move
            named += len(spoken)
    assert named > 30


def test_a_name_that_is_nowhere_is_found_out() -> None:
    view = new(("namazu", 2, {}), 1).truth()
    assert "cell rice-b" in things(view)
    assert not {"cell rice-c", "cell rice", "slot 5", "seat 0 altar 1"} & things(view)
