"""Pondering: results that grow with thought, with errors that are true."""

from __future__ import annotations

import random
from statistics import pstdev

import pytest

from kuroshio.bots import Sight
from kuroshio.bots.lines import Follow, usual
from kuroshio.bots.pondering import BATCHES, Ponder
from kuroshio.bots.steps import to_the_end
from kuroshio.core.messages import message
from kuroshio.games import NAMES
from kuroshio.tables.table import Table
from tests.play import new

every_game = pytest.mark.parametrize("name", NAMES)


def asked(name: str, made: int = 12, seed: int = 3) -> Table:
    """A position with several moves to choose from."""
    table, chance = new((name, 3, {}), seed), random.Random(seed)
    while len(table.line) < made or len(table.moves) < 3:
        table.play(chance.choice(table.moves))
    return table


def thought(sight: Sight, visits: int, seed: int = 1) -> Ponder:
    ponder = Ponder(sight, seed)
    to_the_end(ponder.steps(visits))
    return ponder


@every_game
def test_one_may_ask_at_any_time_and_it_goes_on(name: str) -> None:
    sight = Sight.of(asked(name))
    ponder = Ponder(sight)
    assert ponder.best(5) == []
    for visits in (300, 1000):
        to_the_end(ponder.steps(visits))
        best = ponder.best(5)
        assert ponder.visits == visits >= sum(one.visits for one in best)
        assert all(0 <= one.result <= 1 and one.error > 0 for one in best)
    assert {one.move for one in best} <= {move.text for move in sight.moves}


def test_the_standard_error_is_how_far_other_searches_are_off() -> None:
    """It is told from one search alone; with other luck the results scatter about as much."""
    sight = Sight.of(asked("namiji"))
    first = [thought(sight, 2000, seed).best(1)[0] for seed in range(1, 13)]
    move = max({one.move for one in first}, key=[one.move for one in first].count)
    alike = [one for one in first if one.move == move]
    scatter = pstdev([one.result for one in alike])
    told = sum(one.error for one in alike) / len(alike)
    assert len(alike) >= 6
    assert scatter / 2.5 < told < scatter * 2.5


def test_batches_are_put_together_as_they_grow_many() -> None:
    ponder = thought(Sight.of(asked("tongiaki")), 20_000)
    assert len(ponder._marks) <= 2 * BATCHES


@every_game
def test_with_open_hands_it_thinks_too(name: str) -> None:
    table = asked(name)
    before = table.state_after(len(table.line)).tobytes()
    best = thought(Sight.of_truth(table), 400).best(3)
    assert {one.move for one in best} <= {move.text for move in table.moves}
    assert table.state_after(len(table.line)).tobytes() == before


def test_what_usually_follows_is_surely_more_often_than_not() -> None:
    def follow(share: float, error: float) -> Follow:
        return Follow(0, "sail 2", message("the-end"), share, error)

    sure, unsure = follow(0.7, 0.05), follow(0.55, 0.05)
    assert usual([sure, sure, unsure, sure]) == [sure, sure]
    assert usual([unsure]) == []
