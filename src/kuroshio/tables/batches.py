"""Batches: many whole games in compiled code, on one core or on all."""

from __future__ import annotations

from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from kuroshio.core.boxes import Box
from kuroshio.core.errors import BadSetup
from kuroshio.core.game import Game
from kuroshio.core.records import blank
from kuroshio.core.rng import Rng


@dataclass(frozen=True)
class Batch:
    """The results of a batch: a row a game, a column a seat.

    >>> batch = kuroshio.random_games("namiji", players=3, games=10, seed=1)
    >>> [int(place) for place in sorted(batch.places[0])][0]
    1
    """

    scores: npt.NDArray[np.int64]
    places: npt.NDArray[np.int64]
    decisions: int


def random_games(
    game: Game,
    players: int,
    games: int,
    seed: int = 0,
    options: Mapping[str, str] | None = None,
    box: Box | None = None,
    threads: int = 1,
) -> Batch:
    """Play whole random games. Game n is the same whatever the size of the batch.

    >>> few, many = (random_games(kuroshio.game_named("namiji"), 2, n, seed=5) for n in (1, 20))
    >>> bool((few.scores[0] == many.scores[0]).all())
    True
    """
    game.check_players(players)
    game.check_seed(seed)
    if games < 0 or threads < 1:
        raise BadSetup(f"a batch is of 0 games or more on 1 thread or more, not {games}, {threads}")
    chosen = game.chosen_options(options or {})
    record = game.option_record(chosen)
    box = box or game.chosen_box(chosen)
    scores = np.zeros((games, players), np.int64)
    places = np.zeros((games, players), np.int64)
    cuts = np.linspace(0, games, threads + 1).astype(int)

    def play(part: int) -> int:
        first, end = int(cuts[part]), int(cuts[part + 1])
        made: int = game.kernels.play_games(
            blank(game.state_type, 2),
            box.record,
            record,
            blank(Rng),
            players,
            seed,
            first,
            end - first,
            scores[first:end],
            places[first:end],
        )
        return made

    with ThreadPoolExecutor(threads) as pool:
        decisions = sum(pool.map(play, range(threads)))
    return Batch(scores, places, decisions)
