"""A game whose functions are replaced plays by the new ones."""

from __future__ import annotations

import pickle
from dataclasses import replace
from typing import Any

from kuroshio.bots import Sight, bot_named
from kuroshio.core.compiled import rule
from kuroshio.core.game import Game
from kuroshio.tables.table import Table
from tests.fourth_game import GAME


@rule
def points(s: Any, box: Any, out: Any) -> None:
    """Everybody always has seven points."""
    for seat in range(s.players):
        out[seat] = 7


def hoarder(sign: int) -> Any:
    """An evaluation that counts nothing but the pearls in the net."""

    @rule
    def evaluate(s: Any, box: Any, out: Any) -> None:
        for seat in range(s.players):
            out[seat] = sign * s.divers[seat].netted

    return evaluate


MINE = replace(GAME, rules=[points if one.__name__ == "points" else one for one in GAME.rules])


def test_replaced_rules_are_played_and_the_game_stays_as_it_was() -> None:
    assert list(Table(GAME, 2).scores) == [0, 0]
    assert list(Table(MINE, 2).scores) == [7, 7]
    assert list(Table(GAME, 2).scores) == [0, 0]


def test_the_same_functions_are_bound_once() -> None:
    assert replace(MINE, version=2).kernels is MINE.kernels
    assert GAME.with_functions(points).shelf("search") != GAME.shelf("search")


def test_another_process_is_sent_the_game_with_what_was_replaced() -> None:
    copy = pickle.loads(pickle.dumps(MINE))
    assert list(copy.rules) == list(MINE.rules)
    assert copy.kernels is MINE.kernels
    assert pickle.loads(pickle.dumps(GAME)) is GAME


def choice(game: Game) -> str:
    """What a sailor does with the first pearl in its net."""
    table = Table(game, 2, seed=3)
    while len(table.moves) == 1:
        table.play(table.moves[0])
    return str(game.move_texts(table.box)[bot_named("sailor:200", 0).choose(Sight.of(table))])


def test_two_evaluations_meet_in_one_process() -> None:
    """One likes pearls in the net, the other does not; they differ in what they close over."""
    assert choice(GAME.with_functions(hoarder(1))) == "dive"
    assert choice(GAME.with_functions(hoarder(-1))) == "sell"
