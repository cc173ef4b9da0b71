"""The spaces of Gymnasium, which PettingZoo uses too."""

from __future__ import annotations

import numpy as np
from gymnasium.spaces import Box, Dict

from kuroshio.core.game import Game


def observation_space(game: Game) -> Dict:
    """The space of a seat's observation with the mask of its legal moves."""
    low, high = game.observation.bounds()
    return Dict(
        {
            "observation": Box(low, high, dtype=np.int8),
            "action_mask": Box(0, 1, (game.move_count,), np.int8),
        }
    )
