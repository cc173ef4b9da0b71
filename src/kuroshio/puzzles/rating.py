"""How well somebody solves puzzles: Glicko, with each puzzle as an opponent of a known rating.

The rating moves much while little is known of a solver, and less the more is known.
"""

from __future__ import annotations

from math import log, pi, sqrt

import msgspec

SCALE = log(10) / 400
PUZZLE_DEVIATION = 100.0  # how well the ratings of puzzles are known
LEAST_DEVIATION = 50.0  # below which a rating would hardly move any more


class Solver(msgspec.Struct, frozen=True):
    """A rating and its standard deviation."""

    rating: float = 1200.0
    deviation: float = 350.0

    def after(self, puzzle: float, right: bool) -> Solver:
        """The rating after an answer to a puzzle of some rating.

        >>> Solver().after(1200, right=True).rating > 1200
        True
        """
        weight = 1 / sqrt(1 + 3 * (SCALE * PUZZLE_DEVIATION / pi) ** 2)
        expected = 1 / (1 + 10 ** (-weight * (self.rating - puzzle) / 400))
        told = (SCALE * weight) ** 2 * expected * (1 - expected)
        variance = 1 / (1 / self.deviation**2 + told)
        rating = self.rating + SCALE * variance * weight * (right - expected)
        return Solver(rating, max(LEAST_DEVIATION, sqrt(variance)))
