"""What is sure: a long search of every move, batch by batch and in the same worlds for all.

A search that is free to look where it likes tells much about the move that it likes and little
about the others. So each move is searched by itself (`review.below`), from what the seat
knows; the batches of two moves are compared pair by pair, and their difference has a standard error
of its own. A move is the solution if every other one is behind by at least four of them, and by
something that matters. Moves that are as good as the best (by symmetry, or because their order does
not matter) solve a puzzle too; where something lies between equal and clearly worse there is none.
"""

from __future__ import annotations

from collections.abc import Collection

import msgspec

from kuroshio.bots import Sight
from kuroshio.bots.opinion import seed_from
from kuroshio.core.game import Move
from kuroshio.review.below import worth_of
from kuroshio.review.decisions import Mean, mean_of

BATCH = 400  # iterations below a move
LOOKS = (4, 8, 16, 24)  # batches after which it is asked what is sure
ERRORS = 4.0  # standard errors by which a solution leads
# Few batches tell their error badly: so many of it after four or eight are as sure as four after
# sixteen (by Student's distribution). Then a move needs no further look.
ERRORS_AT = {4: 13.0, 8: 5.5}
SURE_AFTER = 16  # batches of the solution and of those that come near it
CLEAR = 0.03  # of result: the least lead
EQUAL = 0.008  # of result: what is nearer to the best is as good
MOST_EQUAL = 3  # moves that solve one puzzle
HOPELESS = 2.0  # errors within which a lead may still become a clear one

# Then those that came nearest are compared in longer thoughts: what only looks best as long as
# nobody thinks far ahead is no solution.
DEEPER, DEEPER_BATCHES, NEAREST = 2000, 4, 3


class Proof(msgspec.Struct, frozen=True):
    """The solution of a position, and how far it leads."""

    best: list[Move]
    lead: Mean  # before the next move


class Trial:
    """Every move of a decision, searched batch by batch."""

    def __init__(self, sight: Sight, seed: int) -> None:
        self._sight = sight
        self._seed = seed
        self._results: dict[Move, list[float]] = {move: [] for move in sight.moves}

    def prove(self, tempting: Collection[Move], near: Collection[Move] = ()) -> Proof | None:
        """The solution, if there is one and it is none of those that tempt. Those that may be near
        it are looked at before all others: most positions are no puzzle because of them."""
        first = {*near, *tempting}
        if near and self._settled(first, tempting, LOOKS[0]) is None:
            return None
        looked_at = set(self._sight.moves)
        for batches in LOOKS:
            leads = self._settled(looked_at, tempting, batches)
            if leads is None:
                return None
            needed = ERRORS_AT.get(batches, ERRORS)
            behind = {
                move
                for move, one in leads.items()
                if one.value >= CLEAR and one.value >= needed * one.error
            }
            if len(behind) == len(leads) and batches >= SURE_AFTER:
                return self._proof(leads)
            looked_at -= behind
        return None

    def _settled(
        self, looked_at: Collection[Move], tempting: Collection[Move], batches: int
    ) -> dict[Move, Mean] | None:
        """By how much the best moves lead before each other one after so many batches; None if
        there will be no solution."""
        for move in looked_at:
            self._search(move, batches)
        best = self._best()
        others = [move for move in self._results if self._results[move] and move not in best]
        if len(best) > MOST_EQUAL or not others or set(best) & set(tempting):
            return None
        leads = {move: self._lead(best, move) for move in others}
        if any(one.value + HOPELESS * one.error < CLEAR for one in leads.values()):
            return None
        return leads

    def _proof(self, leads: dict[Move, Mean]) -> Proof | None:
        """What was found, if longer thoughts do not find it otherwise."""
        best = [move for move in self._sight.moves if move not in leads]
        if len(best) > len(leads):
            return None  # whoever guesses would mostly be right
        nearest = sorted(leads, key=lambda move: leads[move].value)[:NEAREST]
        longer = Trial(self._sight, seed_from(self._seed, 1))
        for move in (*best, *nearest):
            longer._search(move, DEEPER_BATCHES, DEEPER)
        if any(longer._lead(best, move).value < CLEAR / 2 for move in nearest):
            return None
        return Proof(best, leads[nearest[0]])

    def holds(self, solution: Collection[Move]) -> bool:
        """Whether the long search still prefers a solution to all other moves."""
        for move in self._sight.moves:
            self._search(move, LOOKS[2])
        own = [self._mean(move) for move in solution]
        others = [self._mean(move) for move in self._sight.moves if move not in solution]
        return min(own) > max(others)

    def _search(self, move: Move, batches: int, iterations: int = 0) -> None:
        """Search below a move until there are so many batches."""
        results = self._results[move]
        while len(results) < batches:
            luck = seed_from(self._seed, int(self._sight.states[0].moves), len(results))
            results.append(worth_of(self._sight, move, iterations or BATCH, luck))

    def _best(self) -> list[Move]:
        """The moves that are as good as the best one: compared in the batches that all have."""
        seen = [move for move in self._sight.moves if self._results[move]]
        first = max(seen, key=self._mean)
        return [
            move for move in seen if move == first or self._difference(first, move).value < EQUAL
        ]

    def _lead(self, best: list[Move], other: Move) -> Mean:
        """By how much all of the best are before another one: the least sure of these leads."""
        leads = [self._difference(one, other) for one in best]
        return min(leads, key=lambda one: one.value - ERRORS * one.error)

    def _difference(self, one: Move, other: Move) -> Mean:
        return mean_of(
            [a - b for a, b in zip(self._results[one], self._results[other], strict=False)]
        )

    def _mean(self, move: Move) -> float:
        return sum(self._results[move]) / len(self._results[move])
