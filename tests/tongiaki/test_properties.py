"""Tongiaki: what is true in every position of more than a thousand games.

Games are played at random, except that players seldom resettle, and every state
is kept; the checks look at all of them at once.
"""

from __future__ import annotations

import os
import random
import subprocess
import sys
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from kuroshio.core.records import Records, blank
from kuroshio.tongiaki import GAME
from kuroshio.tongiaki import state as s
from kuroshio.tongiaki.chart import STEPS
from kuroshio.tongiaki.moves import MOVES, RESETTLE
from tests.play import setup_name
from tests.tongiaki.traces import trace

Setup = tuple[str, int, dict[str, str]]
BOX = GAME.box.record[0]
ROOT = Path(__file__).parent.parent.parent
GAMES = 100
STATES = 80_000  # for which there is room
SELDOM = 0.98  # how often nobody thinks of resettling

SETUPS: list[Setup] = [
    *(("tongiaki", players, {}) for players in range(2, 7)),
    *(("tongiaki", players, {"tiles": "rody"}) for players in range(2, 7)),
    ("tongiaki", 2, {"colours": "one-each"}),
    ("tongiaki", 2, {"colours": "one-each", "tiles": "rody"}),
]
PRINTED = [setup for setup in SETUPS if "tiles" not in setup[2]]
every_setup = pytest.mark.parametrize("setup", SETUPS, ids=setup_name)


@cache
def games_of(name: str) -> Records:
    """All states of some hundred games of a set-up."""
    _, players, options = next(one for one in SETUPS if setup_name(one) == name)
    states = blank(s.State, STATES)
    record = GAME.option_record(GAME.chosen_options(options))
    made = play_games(states, record, players)
    kept: Records = states[:made]
    return kept


def play_games(states: Records, options: Records, players: int) -> int:
    """Play games one after another and keep every state; returns how many states there are."""
    box, out = GAME.box.record, np.zeros(MOVES, np.int64)
    n = 0
    for game in range(GAMES):
        chance = random.Random(game)
        count = GAME.kernels.deal(states, n, box, options, players, game, out)
        while count > 0:
            if count > 1 and out[count - 1] == RESETTLE and chance.random() < SELDOM:
                count -= 1
            states[n + 1] = states[n]
            n += 1
            move = int(out[int(chance.random() * count)])
            count = GAME.kernels.advance(states, n, box, move, out)
        n += 1
    return n


def states_of(setup: Setup) -> Records:
    return games_of(setup_name(setup))


def finished(states: Records) -> Records:
    ended: Records = states[states["over"] == 1]
    return ended


@every_setup
def test_every_game_ends(setup: Setup) -> None:
    assert len(finished(states_of(setup))) == GAMES


@every_setup
def test_boats_are_conserved(setup: Setup) -> None:
    states = states_of(setup)
    ashore = states["islands"]["boats"].sum(axis=(1, 2))
    total = states["supply"] + states["kings"] + ashore + states["fleet"]["boats"]
    colours = states["colours"][0]
    assert (total[:, :colours] == BOX.boats).all()
    assert not total[:, colours:].any()


@every_setup
def test_the_counts_of_an_island_agree_with_the_boats_on_its_beaches(setup: Setup) -> None:
    states = states_of(setup)
    islands = states["islands"]
    assert (islands["ashore"] == islands["boats"].sum(axis=2)).all()
    assert (states["fleet"]["afloat"] == states["fleet"]["boats"].sum(axis=1)).all()
    laid = states["tiles"]["laid"][:, : s.ISLANDS, None] == 1
    there = laid & (islands["king"][:, :, None] == s.NONE) & (BOX.moorings > 0)
    expected = np.where(there, BOX.moorings - islands["boats"].sum(axis=3), s.CLOSED)
    assert (islands["room"] == expected).all()
    kings = (islands["king"][:, :, None] == np.arange(s.COLOURS)).sum(axis=1)
    assert (states["kings"] == kings).all()
    assert kings.max() <= BOX.kings
    assert (islands["king"][:, s.TONGA] == s.NONE).all()


@every_setup
def test_no_beach_is_full_between_turns(setup: Setup) -> None:
    states = states_of(setup)
    between = states[np.isin(states["ask"], (s.ASK_SET_UP, s.ASK_ACT, s.ASK_COME_BACK))]
    assert (between["islands"]["room"] != 0).all()
    assert (between["fleet"]["afloat"] == 0).all()
    assert (finished(states)["islands"]["room"] != 0).all()


@every_setup
def test_a_departure_is_asked_for_only_if_a_beach_is_full(setup: Setup) -> None:
    states = states_of(setup)
    asked = states[states["ask"] == s.ASK_DEPART]
    assert len(asked) > GAMES
    assert (asked["islands"]["room"] == 0).any(axis=(1, 2)).all()


@every_setup
def test_no_tile_lies_on_another_and_neighbours_know_each_other(setup: Setup) -> None:
    tiles = states_of(setup)["tiles"]
    changed = np.diff(tiles["laid"].sum(axis=1), append=0) != 0
    tiles = tiles[changed]
    laid = tiles["laid"] == 1
    # Far from the map, each tile that is not laid has a place of its own.
    nowhere = 100 + 3 * np.arange(s.TILES)
    q = np.where(laid, tiles["q"], nowhere).astype(int)
    r = np.where(laid, tiles["r"], nowhere).astype(int)
    place = q * 1000 + r
    ordered = np.sort(place, axis=1)
    assert (np.diff(ordered, axis=1) != 0).all()
    for direction, (step_q, step_r) in enumerate(STEPS):
        beside = place + step_q * 1000 + step_r
        same = beside[:, :, None] == place[:, None, :]
        same &= laid[:, :, None]
        neighbour = np.where(same.any(axis=2), same.argmax(axis=2), s.NONE)
        assert (tiles["neighbour"][:, :, direction] == neighbour).all()


@every_setup
def test_every_tile_is_in_the_stack_on_the_map_in_hand_or_removed(setup: Setup) -> None:
    states = states_of(setup)
    in_hand = np.arange(s.TILES) == states["tile"][:, None]
    known = states["stack"] + states["tiles"]["laid"] + in_hand
    assert known.max() == 1
    assert (known[:, s.ISLANDS :] == 1).all()  # oceans are never removed
    left = states["stack"]
    assert (states["left"][:, 0] == left[:, : s.ISLANDS].sum(axis=1)).all()
    assert (states["left"][:, 1] == left[:, s.ISLANDS :].sum(axis=1)).all()


@pytest.mark.parametrize("setup", PRINTED, ids=setup_name)
def test_a_tile_drawn_at_sea_lies_with_its_mark_to_the_boats(setup: Setup) -> None:
    """Behind the mark lies the tile from which the boats came, and its current leads here."""
    states = states_of(setup)
    checked = 0
    for before, after in pairwise(states):
        if before["ask"] != s.ASK_DEPART or after["moves"] != before["moves"] + 1:
            continue
        new = np.flatnonzero(after["tiles"]["laid"] & ~before["tiles"]["laid"] & 1)
        removed = after["tiles"]["laid"].sum() - before["tiles"]["laid"].sum() < len(new)
        for tile in new if not removed and checked < 2000 else ():
            laid = after["tiles"][tile]
            assert comes_from(after, int(laid["neighbour"][laid["rotation"]]), int(tile))
            checked += 1
    assert checked > 100


def comes_from(state: Any, tile: int, onto: int) -> bool:
    """Whether a pier or a current of a tile leads to another one beside it."""
    neighbour = state["tiles"][tile]["neighbour"].tolist()
    side = (neighbour.index(onto) - state["tiles"][tile]["rotation"]) % s.SIDES
    return tile >= s.ISLANDS or bool(BOX.pier[tile, side] != s.NONE)


@every_setup
def test_no_current_leads_from_an_island_round_in_a_circle(setup: Setup) -> None:
    """Whatever side of an island one leaves by, the currents end at a shore or an empty place."""
    longest = 0
    for state in finished(states_of(setup)):
        tiles = state["tiles"]
        for island in np.flatnonzero(tiles["laid"][: s.ISLANDS]):
            for direction in range(s.SIDES):
                longest = max(longest, oceans_on_the_way(tiles, int(island), direction))
    assert 3 < longest <= 3 * s.OCEANS


def oceans_on_the_way(tiles: Any, tile: int, heading: int) -> int:
    """How many oceans a current crosses before it ends; a circle would never end."""
    crossed = 0
    tile = int(tiles["neighbour"][tile, heading])
    while tile >= s.ISLANDS:
        crossed += 1
        assert crossed <= 3 * s.OCEANS, "a circle"
        rotation = int(tiles["rotation"][tile])
        out = BOX.current[tile - s.ISLANDS, (heading + 3 - rotation) % s.SIDES]
        heading = int(out + rotation) % s.SIDES
        tile = int(tiles["neighbour"][tile, heading])
    return crossed


@every_setup
def test_no_move_has_more_events_than_the_strip_holds(setup: Setup) -> None:
    states = states_of(setup)
    assert states["event_count"].max() <= states["events"].shape[1]


@every_setup
def test_piers_are_used_no_more_often_than_they_may(setup: Setup) -> None:
    trips = states_of(setup)["islands"]["trips"]
    assert trips.max() <= BOX.trips
    total = trips.sum(axis=(1, 2), dtype=int)
    assert (states_of(setup)["trips"] == total).all()


@every_setup
def test_final_points_agree_with_a_count_from_scratch(setup: Setup) -> None:
    for state in finished(states_of(setup)):
        players, colours = int(state["players"]), int(state["colours"])
        points, islands, boats = [0] * players, [0] * players, [0] * players
        for colour in range(colours):
            seat = colour % players
            for number, island in enumerate(state["islands"]):
                here = int(island["boats"][:, colour].sum())
                king = int(island["king"] == colour)
                points[seat] += int(BOX.points[number]) if here or king else 0
                islands[seat] += 1 if here or king else 0
                boats[seat] += here + king
        ranks = [(-points[n], -islands[n], boats[n]) for n in range(players)]
        scores, places = np.zeros(players, int), np.zeros(players, int)
        one = np.array([state])
        GAME.kernels.result(one, 0, GAME.box.record, scores, places)
        assert scores.tolist() == points
        assert places.tolist() == [1 + sum(other < rank for other in ranks) for rank in ranks]


@every_setup
def test_the_game_ends_for_one_of_three_reasons(setup: Setup) -> None:
    ends = finished(states_of(setup))
    last = (ends["left"] == 0).any(axis=1)
    calm = ends["calm"] == BOX.calm_rounds * ends["colours"]
    assert (last | calm).all()
    running = states_of(setup)
    running = running[(running["over"] == 0) & (running["ask"] == s.ASK_ACT)]
    assert (running["left"] > 0).all()


@every_setup
def test_the_map_stays_within_its_bounds(setup: Setup) -> None:
    tiles = states_of(setup)["tiles"]
    assert max(abs(tiles["q"]).max(), abs(tiles["r"]).max()) < s.TILES


def test_long_expeditions_go_the_same_way_compiled_and_uncompiled() -> None:
    """The uncompiled run also fails on any number that overflows its field."""
    environment = {**os.environ, "NUMBA_DISABLE_JIT": "1"}
    command = [sys.executable, "-m", "tests.tongiaki.traces"]
    plain = subprocess.run(
        command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False
    )
    assert plain.returncode == 0, plain.stderr[-2000:]
    assert plain.stdout.strip() == trace()
