"""The deckhand: any legal move, each as likely as the others."""

from __future__ import annotations

import random

from kuroshio.bots.sight import Sight


class Deckhand:
    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)

    def choose(self, sight: Sight) -> int:
        return self._random.choice(sight.moves)
