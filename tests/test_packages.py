"""A game is put together from the modules of its package, which have the usual names."""

from __future__ import annotations

from importlib import import_module
from operator import attrgetter

import pytest

from kuroshio.core.packages import USUAL, game_in
from kuroshio.games import NAMES, game_named
from tests.fourth_game import GAME


@pytest.mark.parametrize("name", NAMES)
def test_a_game_has_all_that_its_modules_hold(name: str) -> None:
    game = game_named(name)
    for field, place in USUAL.items():
        module, _, inner = place.partition(".")
        there = import_module(f"{game.package}.{module}")
        if not hasattr(there, inner.partition(".")[0]):
            continue
        assert getattr(game, field) == (attrgetter(inner)(there) if inner else there), place


def test_what_is_said_comes_before_what_is_found() -> None:
    said = {name: getattr(GAME, name) for name in ("rules", "players", "texts", "move_count")}
    said["plain"] = len
    game = game_in("tests.fourth_game", **said)
    assert (game.name, game.players) == ("fourth_game", GAME.players)
    assert game.plain is said["plain"]
    assert game.state_type is GAME.state_type


def test_what_is_not_there_has_a_default() -> None:
    game = game_in(
        "tests.smallest_game",
        state_type=GAME.state_type,
        rules=GAME.rules,
        players=GAME.players,
        texts=GAME.texts,
        move_count=1,
    )
    assert game.version == 1
    assert not game.options
