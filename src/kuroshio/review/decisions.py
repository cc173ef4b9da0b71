"""Decisions looked at again: what the captain would have done, knowing what the seat knew.

A search says which move it likes best, but its results are means of a sample, and the best of many
such means is too good by chance. So the move that was played is compared with the best one anew:
both are searched in the same worlds, batch by batch, and only a difference that is large beside
its own standard error is called a loss. Where that is in doubt there are more batches, and what
stays in doubt is called equal. So moves that are equal by symmetry are not told apart.

What a seat gave away in all is the sum of these differences, also of those in doubt: one by one
they may be chance, together they are not, and a sum of the sure ones alone would be too small.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot, sqrt
from statistics import fmean, stdev

import msgspec

from kuroshio.bots import Sight
from kuroshio.bots.opinion import Opinion, seed_from
from kuroshio.bots.searcher import Searcher
from kuroshio.core.game import Move
from kuroshio.core.messages import Message
from kuroshio.review.below import worth_of
from kuroshio.review.why import Why

SHOWN = 4  # best moves that are told

# After so many batches a difference is a loss from so many of its standard errors on. They are
# more than two, for a few batches tell their error badly, and whoever looks three times sees
# chance more often than once.
LOOKS = ((8, 3.0), (16, 2.6), (24, 2.4))
BATCH = 8  # a batch has this part of the iterations of the search
LITTLE = 0.005  # a difference that is surely smaller needs no further look

# What no sample of a search shows, and ten times the thought does: the best move that a search of
# so many iterations finds is worth a little less than the best one that there is, and what comes
# after a mistake is played less well, so that it looks smaller. Both are parts of the error.
OVERLOOKED, OVERLOOKED_AT = 0.004, 400  # of a result, a decision
DEEPER = 0.15  # part of a loss


class Candidate(msgspec.Struct, frozen=True):
    """A move as the deciding seat could judge it."""

    move: str
    say: Message
    share: float  # of the search's attention: 1 is all
    result: float  # expected for the seat: 1 is a sure win, 0 a sure last place
    error: float = 0.0  # the standard error of the result


class Decision(msgspec.Struct, frozen=True):
    """A choice between several moves, and what was best then."""

    n: int  # moves made before it
    seat: int
    played: Candidate
    best: list[Candidate]
    loss: float  # of result, against the best move; 0 where the difference may be chance
    error: float = 0.0  # the standard error of that difference
    equal: bool = False  # another move was liked better, but not surely
    why: Why | None = None  # of a loss: what the best move brings beside the one that was played
    difference: float = 0.0  # to that other move, whether it is called a loss or not


class Given(msgspec.Struct, frozen=True):
    """What a seat gave away, on the mean of its decisions."""

    decisions: int
    mean: float
    error: float  # the standard error


class Mean(msgspec.Struct, frozen=True):
    """A mean of batches with its standard error."""

    value: float
    error: float


def mean_of(values: list[float]) -> Mean:
    return Mean(fmean(values), stdev(values) / sqrt(len(values)))


def given_away(decisions: Sequence[Decision], iterations: int) -> Given:
    """What one seat gave away in these decisions of its own."""
    count = max(1, len(decisions))
    mean = max(0.0, sum(one.difference for one in decisions) / count)
    chance = sqrt(sum(one.error**2 for one in decisions)) / count
    overlooked = OVERLOOKED * sqrt(OVERLOOKED_AT / iterations)
    error = hypot(chance, overlooked, DEEPER * mean)
    return Given(len(decisions), round(mean, 4), round(error, 4))


def judge(sight: Sight, played: Move, iterations: int, seed: int) -> Decision:
    """A decision judged by search, from what the seat to move knew."""
    searcher = Searcher(seed, iterations=iterations)
    searcher.choose(sight)
    opinions = searcher.explain(len(sight.moves))
    known = sight.game.known(sight.game.shown(sight.states, sight.box))

    def candidate(opinion: Opinion, seen: Mean | None = None) -> Candidate:
        words = sight.game.words.describe(
            known, sight.box, sight.game.parse(opinion.move, sight.box)
        )
        seen = seen or _seen(opinion, sight.seat, iterations)
        share = round(opinion.share, 4)
        return Candidate(opinion.move, words, share, round(seen.value, 4), round(seen.error, 4))

    liked = [one for one in opinions[:SHOWN] if one.share > 0]
    own = next(one for one in opinions if one.move == played.text)
    made = int(sight.states[0].moves)
    if liked[0].move == own.move:
        best = [candidate(one) for one in liked]
        return Decision(made, sight.seat, best[0], best, loss=0.0)
    rival = sight.game.parse(liked[0].move, sight.box)
    one = Comparison(sight, rival, played, max(2, iterations // BATCH), seed)
    is_loss = one.decide()
    compared = {liked[0].move: one.better, own.move: one.worse}
    best = [candidate(other, compared.get(other.move)) for other in liked]
    return Decision(
        n=made,
        seat=sight.seat,
        played=candidate(own, one.worse),
        best=best,
        loss=round(one.difference.value, 4) if is_loss else 0.0,
        error=round(hypot(one.difference.error, DEEPER * one.difference.value), 4),
        equal=not is_loss,
        difference=round(one.difference.value, 4),
    )


def _seen(opinion: Opinion, seat: int, iterations: int) -> Mean:
    """What the search expects of a move. A result lies between 0 and 1, so its error is at most
    that of as many throws of a coin."""
    value = opinion.results[seat] if opinion.results else 0.5
    visits = max(1.0, opinion.share * iterations)
    return Mean(value, sqrt(max(0.0, value * (1 - value)) / visits))


class Comparison:
    """Two moves, searched batch by batch: each batch in the same worlds for both."""

    def __init__(self, sight: Sight, better: Move, worse: Move, batch: int, seed: int) -> None:
        self._sight = sight
        self._moves = better, worse
        self._batch = batch
        self._seed = seed
        self._results: tuple[list[float], list[float]] = [], []

    def decide(self) -> bool:
        """Whether the first move is surely better: look until that is decided or unlikely."""
        for batches, errors in LOOKS:
            while len(self._results[0]) < batches:
                self._search()
            difference = self.difference
            if difference.value >= errors * difference.error and difference.value > 0:
                return True
            if difference.value + 2 * difference.error < LITTLE:
                return False
        return False

    def _search(self) -> None:
        """One more batch."""
        made = int(self._sight.states[0].moves)
        luck = seed_from(self._seed, made, 1 + len(self._results[0]))
        for move, results in zip(self._moves, self._results, strict=True):
            results.append(worth_of(self._sight, move, self._batch, luck))

    @property
    def better(self) -> Mean:
        return mean_of(self._results[0])

    @property
    def worse(self) -> Mean:
        return mean_of(self._results[1])

    @property
    def difference(self) -> Mean:
        return mean_of([one - other for one, other in zip(*self._results, strict=True)])
