"""Kuroshio: three board games on one fast engine.

>>> import kuroshio
>>> table = kuroshio.new("namiji", players=4, seed=7)
>>> table.play(table.moves[0])
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from kuroshio.core.boxes import Box
from kuroshio.core.errors import (
    BadBox,
    BadRecord,
    BadSetup,
    IllegalMove,
    KuroshioError,
    UnknownGame,
)
from kuroshio.core.game import Game, Move
from kuroshio.first_time import tell_of_compiling
from kuroshio.games import NAMES, game_named, register
from kuroshio.tables import batches
from kuroshio.tables.batches import Batch
from kuroshio.tables.stored import load
from kuroshio.tables.table import Table, imagined

__version__ = "1.0.0"

__all__ = [
    "NAMES",
    "BadBox",
    "BadRecord",
    "BadSetup",
    "Batch",
    "Game",
    "IllegalMove",
    "KuroshioError",
    "Move",
    "Table",
    "UnknownGame",
    "game_named",
    "imagined",
    "load",
    "new",
    "random_games",
    "register",
]


def new(
    game: str,
    players: int,
    seed: int = 0,
    options: Mapping[str, str] | None = None,
    box: str | Path | None = None,
    seats: Sequence[str] | None = None,
) -> Table:
    """Set up a game. The same seed gives the same game; `box` is the path of another box file,
    `seats` are the names of those who play.

    >>> table = kuroshio.new("tongiaki", players=3, seed=1, seats=["Ana", "Ben", "Cleo"])
    >>> table.seats[table.turn], table.moves[0]
    ('Cleo', <place tonga 1>)
    """
    tell_of_compiling()
    found = game_named(game)
    return Table(found, players, seed, options, _box_at(found, box), seats)


def random_games(
    game: str,
    players: int,
    games: int,
    seed: int = 0,
    options: Mapping[str, str] | None = None,
    box: str | Path | None = None,
    threads: int = 1,
) -> Batch:
    """Play whole random games in compiled code; game n is the same in every batch.

    >>> batch = kuroshio.random_games("namiji", players=2, games=100, seed=1)
    >>> batch.scores.shape, batch.decisions > 100
    ((100, 2), True)
    """
    tell_of_compiling()
    found = game_named(game)
    other = _box_at(found, box)
    return batches.random_games(found, players, games, seed, options, other, threads)


def _box_at(game: Game, path: str | Path | None) -> Box | None:
    """The box in a file; None for the one that the game comes with."""
    return game.other_box(Path(path)) if path is not None else None
