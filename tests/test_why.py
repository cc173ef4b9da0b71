"""Why a move is better: expected final points by source, from what a seat knows."""

from __future__ import annotations

import numpy as np
import pytest

import kuroshio
from kuroshio.bots import Sight
from kuroshio.core.records import blank
from kuroshio.core.rng import Rng
from kuroshio.games import NAMES
from kuroshio.review.why import SURE, Why, told, why
from kuroshio.tables.table import Table, imagined
from tests.play import random_steps

every_game = pytest.mark.parametrize("name", NAMES)


def late(name: str, seed: int = 3, after: float = 0.7) -> Table:
    """A game in which somebody has several moves to choose from, and not much is left."""
    game = kuroshio.game_named(name)
    table = Table(game, game.usual_players, seed)
    whole = Table(game, game.usual_players, seed)
    for _ in random_steps(whole, seed):
        pass
    for made, _ in enumerate(random_steps(table, seed)):
        if made > after * len(whole.line) and len(table.moves) > 1:
            return table
    raise AssertionError("no such position")


def reason(table: Table, games: int = 60) -> Why:
    return why(Sight.of(table), table.moves[0], table.moves[-1], seed=1, games=games)


@every_game
def test_the_sources_add_up_to_the_points_in_every_game_played_on(name: str) -> None:
    """The compiled rules count the points of the end once by source and once as points."""
    table = late(name)
    sight = Sight.of(table)
    sources = len(table.game.figures.sources)
    worlds = 5
    rows = np.zeros((worlds * 2 * table.players, sources), np.int64)
    pair = np.array([int(table.moves[0]), int(table.moves[-1])], np.int64)
    states = blank(table.game.state_type, 2)
    compare = table.game.bound("prospects").compare_moves
    points = np.zeros(table.players, np.int64)
    places = np.zeros(table.players, np.int64)
    for world in range(worlds):
        states[0] = sight.states[0]
        own = rows[: 2 * table.players]
        own[:] = 0
        compare(states, table.box.record, blank(Rng), 1, world, world + 1, pair, own)
        table.game.kernels.result(states, 1, table.box.record, points, places)
        assert own[table.players :].sum(axis=1).tolist() == points.tolist()


@every_game
def test_the_parts_that_are_told_add_up_to_the_gain(name: str) -> None:
    found = reason(late(name))
    for gain in (found.own, found.rival):
        assert gain is not None
        assert gain.points == pytest.approx(sum(part.points for part in gain.parts), abs=0.006)
        assert all(
            part.sure == (abs(part.points) >= SURE * part.error)
            for part in gain.parts
            if abs(abs(part.points) - SURE * part.error) > 0.02
        )


@every_game
def test_reasons_are_made_from_what_the_seat_knows(name: str) -> None:
    """Two worlds that the seat cannot tell apart have the same reasons, to the last digit."""
    table = late(name, after=0.5)
    other = imagined(table, table.turn, seed=8)
    assert reason(other, games=20) == reason(table, games=20)


def test_the_same_move_is_not_better_than_itself() -> None:
    table = late("namiji")
    found = why(Sight.of(table), table.moves[0], table.moves[0], seed=1, games=20)
    assert not found.tells
    assert (found.own.points, found.own.parts) == (0, [])


def test_the_strongest_rival_is_the_one_who_expects_most() -> None:
    table = late("namiji")
    sight = Sight.of(table)
    players = table.players
    points = np.zeros((4, 2, players, len(table.game.figures.sources)), np.int64)
    points[:, :, (sight.seat + 2) % players, 0] = 9
    points[:, 0, sight.seat, 0] = [3, 4, 3, 4]
    found = told(sight, table.moves[0], table.moves[-1], points)
    assert found.rival is not None
    assert found.rival.seat == (sight.seat + 2) % players
    assert (found.own.points, found.own.sure) == (3.5, True)
