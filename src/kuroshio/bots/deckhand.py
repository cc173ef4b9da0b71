"""The deckhand: any legal move, each as likely as the others."""

from __future__ import annotations

import random

from kuroshio.bots.sight import Sight
from kuroshio.tables.table import Table, begun_again


class Deckhand:
    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)

    def choose(self, sight: Sight) -> int:
        return self._random.choice(sight.moves)

    def recall(self, table: Table, seat: int) -> None:
        """Draw again what was drawn for a seat in a game so far: from here on its luck is the same
        as if it had sat there all the time."""
        again = begun_again(table)
        for move in table.line:
            if again.turn == seat:
                self._random.choice(again.moves)
            again.play(move)
