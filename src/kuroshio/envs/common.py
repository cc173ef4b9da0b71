"""What the environments share."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
import numpy.typing as npt

from kuroshio.core.boxes import Box
from kuroshio.core.game import Game
from kuroshio.core.records import Records, blank
from kuroshio.first_time import tell_of_compiling

__all__ = ["Observation", "Observer", "as_rows", "lasting_options", "steps"]

tell_of_compiling()

Observation = npt.NDArray[np.int8]


def steps(game: Game) -> Any:
    """The compiled part of the environments (`bound/steps.py`), bound to a game's rules.

    >>> namiji = steps(kuroshio.game_named("namiji"))
    >>> namiji.child_seed(1, 2) == namiji.child_seed(1, 2) != namiji.child_seed(1, 3)
    True
    """
    return game.bound("steps")


def lasting_options(game: Game, options: Mapping[str, str]) -> dict[str, str]:
    """The options of an environment. Where none names a box it is the game's first one, so that an
    environment of the same id always gives the same observations for the same seed and actions.

    >>> lasting_options(kuroshio.game_named("namazu"), {"tournament_block": "redrawn"})
    {'tournament_block': 'redrawn', 'win_limit': 'as-printed', 'box': 'namazu-1'}
    """
    return game.chosen_options(game.stored_options(options))


def as_rows(observations: Records) -> Observation:
    """Observations as the rows of one array, over the same memory.

    >>> game = kuroshio.game_named("tongiaki")
    >>> as_rows(blank(game.observation_type, 3)).shape == (3, game.observation.size)
    True
    """
    return observations.view(np.int8).reshape(len(observations), -1)


class Observer:
    """Makes the observations of one game's seats.

    >>> table = kuroshio.new("namiji", players=2, seed=3)
    >>> observer = Observer(table.game, table.box)
    >>> row = observer.observe(table.state_after(0), seat=0)
    >>> table.game.observation.part(row, "offerings").tolist()
    [4, 4, 0, 0, 0]
    """

    def __init__(self, game: Game, box: Box) -> None:
        self._steps = steps(game)
        self._box = box.record
        self._eyes = blank(game.state_type)
        self._seen = blank(game.observation_type, 2)
        self._rows = as_rows(self._seen)

    def observe(self, states: Records, seat: int) -> Observation:
        """What a seat knows of a true state. It sees the state through `redact` alone."""
        self._steps.observe(states, self._box, self._eyes, seat, self._seen)
        row: Observation = self._rows[0].copy()
        return row

    def rewards(self, states: Records) -> list[float]:
        """Every seat's reward for its final place: 1 for the first to -1 for the last in equal
        steps, shared by those who share a place."""
        out = np.zeros(int(states["players"][0]), np.float64)
        self._steps.final_rewards(states, self._box, out)
        made: list[float] = out.tolist()
        return made
