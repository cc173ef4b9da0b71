"""Positions made by hand: wins that a search must find, blunders that it must not make."""

from __future__ import annotations

import pytest

from kuroshio.bots import Sight, bot_named
from kuroshio.namiji.state import ASK_HAUL, FROM_MEALS
from kuroshio.tables.table import Table
from tests.namazu import helpers as namazu
from tests.namiji import helpers as namiji
from tests.tongiaki import helpers as tongiaki

seeds = pytest.mark.parametrize("seed", range(3))


def captain(table: Table, seed: int, iterations: int = 600) -> str:
    """The captain's move."""
    chosen = bot_named(f"captain:{iterations}", seed).choose(Sight.of(table))
    return table.named(chosen).text


# --- Namiji ---------------------------------------------------------------------------------


def last_angler(points: int, others: int, space: int) -> Table:
    """Seat 0 alone is at sea, with one offering; the others are home."""
    table = namiji.sea(3)
    for seat in (1, 2):
        namiji.put(table, seat, namiji.PORT, seat)
        table.state.boats[seat].offerings = 0
        table.state.boats[seat].points[FROM_MEALS] = others
    table.state.home = 2
    table.state.boats[0].offerings = 1
    table.state.boats[0].points[FROM_MEALS] = points
    namiji.put(table, 0, space)
    return table


@seeds
def test_namiji_the_last_offering_wins(seed: int) -> None:
    # Home pays 3, the offering costs 3: only the whirlpool on 61 brings more than 10 points.
    table = last_angler(points=8, others=10, space=60)
    assert captain(table, seed) == "sail 61"


@seeds
def test_namiji_no_draw_that_can_only_lose(seed: int) -> None:
    table = last_angler(points=20, others=20, space=54)
    state = table.state
    state.boats[0].offerings = 0
    state.ask = ASK_HAUL
    state.boat = state.turn = 0
    state.haul[:] = 3, 1
    state.bag[:] = 0, 10  # only crabs are left
    for seat in (1, 2):
        state.boats[seat].points[FROM_MEALS] = 40
    table.refresh()
    assert captain(table, seed) == "stop"


# --- Tongiaki -------------------------------------------------------------------------------


def last_expedition() -> Table:
    """The stack is empty but for islands: this turn is the last one."""
    table = tongiaki.scene(2, colours="one-each")
    tongiaki.lay(table, "hawaii", 0, -1)
    tongiaki.lay(table, "ocean a", 0, 1)  # its currents ask for four colours
    tongiaki.stack(table, "samoa")
    return table


@seeds
def test_tongiaki_the_last_expedition_goes_to_the_island(seed: int) -> None:
    from kuroshio.tongiaki.state import ASK_DEPART

    table = last_expedition()
    tongiaki.put(table, 0, "tonga 1", "tonga 1", "tonga 1", "tonga 4", "tonga 4", "tonga 4")
    tongiaki.put(table, 1, "tonga 2")
    tongiaki.ask(table, ASK_DEPART)
    # South the sea is too strong; north lies Hawaii. Both beaches must leave: what matters is
    # that the boats that can land do.
    line = []
    while table.turn == 0:
        line.append(captain(table, seed, 300))
        table.play(line[-1])
    assert "depart tonga 4 by 3" in line
    assert table.scores[0] == 5


@seeds
def test_tongiaki_nobody_resettles_with_a_won_game(seed: int) -> None:
    table = last_expedition()
    tongiaki.lay(table, "fidschi", 1, -1)
    tongiaki.put(table, 0, "hawaii 1", "hawaii 2", "fidschi 1")
    tongiaki.put(table, 1, "tonga 1")
    assert "resettle" in [move.text for move in table.moves]
    assert captain(table, seed) != "resettle"


# --- Namazu ---------------------------------------------------------------------------------


def last_turn(ours: int, theirs: int) -> Table:
    """Namazu is calm and seat 1 has the last turn of the game."""
    table = namazu.edo(2)
    table.state.appeasement = 14
    namazu.family(table, 0).brigands = theirs
    namazu.family(table, 1).brigands = ours
    return table


@seeds
def test_namazu_the_last_offerings_win(seed: int) -> None:
    table = last_turn(ours=1, theirs=6)  # and 3 points for the altar
    namazu.altar(table, 1, "torii")
    namazu.give(table, 1, rice=1, ore=1, bamboo=1)
    namazu.to_act(table, "offerings-a", "rice-a", seat=1)
    while table.turn is not None:
        table.play(captain(table, seed, 400))
    assert table.scores[1] >= 7
    assert table.standing[1] == 1


@seeds
def test_namazu_no_hopeless_tournament_with_a_won_game(seed: int) -> None:
    table = last_turn(ours=5, theirs=3)
    namazu.family(table, 0).force = 12
    namazu.family(table, 1).force = 1
    namazu.to_act(table, "tournament", seat=1)
    assert captain(table, seed) == "done"
