"""Ways to play games in tests."""

from __future__ import annotations

import copy
import random
from collections.abc import Iterator
from typing import Any

from kuroshio.core.game import Game
from kuroshio.games import NAMES, game_named
from kuroshio.tables.table import Table

# Every game with every number of players and every value of its options that matters there.
SETUPS: list[tuple[str, int, dict[str, str]]] = []
for _name in NAMES:
    _game = game_named(_name)
    for _players in _game.players:
        SETUPS.append((_name, _players, {}))
        for _option in _game.options:
            if _players in _option.players:
                SETUPS += [(_name, _players, {_option.name: value}) for value in _option.values[1:]]


def setup_name(setup: tuple[str, int, dict[str, str]]) -> str:
    """`namiji-4`, `namiji-2-early_birds-two`: for test ids and file names."""
    name, players, options = setup
    return "-".join([name, str(players), *(f"{key}-{value}" for key, value in options.items())])


def new(setup: tuple[str, int, dict[str, str]], seed: int) -> Table:
    name, players, options = setup
    return Table(game_named(name), players, seed, options)


def patched(view: dict[str, Any], change: dict[str, Any]) -> dict[str, Any]:
    """A view with what has changed: each at the end of its path (`boats.1.space`)."""
    view = copy.deepcopy(view)
    for path, value in change.items():
        *way, last = path.split(".")
        place: Any = view
        for step in way:
            place = place[int(step) if isinstance(place, list) else step]
        place[int(last) if isinstance(place, list) else last] = value
    return view


def random_steps(table: Table, seed: int) -> Iterator[int]:
    """Play random moves to the end; yields after the set-up and after each move."""
    chance = random.Random(seed)
    yield 0
    while not table.over:
        moves = table.moves
        table.play(moves[int(chance.random() * len(moves))])
        yield len(table.line)


def finished(setup: tuple[str, int, dict[str, str]], seed: int) -> Table:
    """A table after a random game."""
    table = new(setup, seed)
    for _ in random_steps(table, seed):
        pass
    return table


def state_bytes(table: Table) -> bytes:
    return table._states.tobytes()


def games() -> list[Game]:
    return [game_named(name) for name in NAMES]
