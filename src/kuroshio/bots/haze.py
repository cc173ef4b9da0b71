"""The haze through which a player of some skill sees the moves: each looks better or worse than it
is by a little.

Half of it is taste, which stays through a game: a move that somebody likes is liked whenever it is
possible. The other half is of the moment. A move that is far better than all others shows through;
the more moves are nearly as good, the more easily the best of them is overlooked.
"""

from __future__ import annotations

from kuroshio.bots.opinion import seed_from
from kuroshio.bound.tree import ONE, WHOLE

PIECES, BITS = 4, 15  # a draw is the sum of so many numbers of so many bits: nearly a bell
MIDDLE = PIECES * ((1 << BITS) - 1) // 2
ERROR = 26754  # the standard error of the sum of two draws


class Haze:
    """Some player's errors, `thickness` thousandths of a victory large (one standard error)."""

    def __init__(self, seed: int, thickness: int) -> None:
        self._seed = seed
        self._thickness = thickness

    def error(self, move: int, made: int) -> int:
        """How much better than it is a move looks after so many moves of a game."""
        if self._thickness == 0:
            return 0
        taste = _draw(seed_from(self._seed, move))
        moment = _draw(seed_from(self._seed, move, made))
        return self._thickness * ONE * (taste + moment) // (WHOLE * ERROR)


def _draw(luck: int) -> int:
    """A number around 0, which is seldom far from it."""
    return sum(luck >> BITS * n & (1 << BITS) - 1 for n in range(PIECES)) - MIDDLE
