"""The deckhand: any legal move, each as likely as the others."""

from __future__ import annotations

import random
from collections.abc import Iterable

from kuroshio.bots.sight import Sight


class Deckhand:
    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)

    def recall(self, counts: Iterable[int]) -> None:
        """Draw again what it drew for choices among so many moves each. One that comes to a table
        where a game is under way goes on as if it had been there from the start."""
        for count in counts:
            self._random.choice(range(count))

    def choose(self, sight: Sight) -> int:
        return self._random.choice(sight.moves)
