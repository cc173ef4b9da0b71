"""The spaces of Gymnasium, which PettingZoo uses too."""

from __future__ import annotations

import numpy as np

from kuroshio.core.game import Game
from kuroshio.extras import needs

__all__ = ["observation_space"]

with needs("envs"):
    from gymnasium.spaces import Box, Dict


def observation_space(game: Game) -> Dict:
    """The space of a seat's observation with the mask of its legal moves.

    >>> space = observation_space(kuroshio.game_named("namiji"))
    >>> list(space), space["action_mask"].shape
    (['action_mask', 'observation'], (211,))
    """
    low, high = game.observation.bounds()
    return Dict(
        {
            "observation": Box(low, high, dtype=np.int8),
            "action_mask": Box(0, 1, (game.move_count,), np.int8),
        }
    )
