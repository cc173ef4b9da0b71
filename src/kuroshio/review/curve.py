"""The curve of a game: every seat's chance to win before its first move and after each.

To play a position on costs as much as there is left to play. So a long game is not looked at after
every move: first at points that lie closer together towards the end, where more is decided, and
then in between where the chances changed most, down to the single move. What lies between two
points that were looked at is on the line between them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import pairwise

import msgspec

from kuroshio.review.chances import Ints, chances

Point = int  # so many moves were made
Look = Callable[[Sequence[tuple[Point, range]]], Iterable[Ints]]  # play points on for some times

WORK = 24_000  # moves that all first points of a long game together have left to play
SWINGS = 8  # most that are marked
CLOSER = 12  # of the largest changes that are looked at more closely
SHARPER = 3  # times as many rollouts for those
NOTABLE = 0.08  # a smaller change may be chance of the rollouts and not of the game


class Swing(msgspec.Struct, frozen=True):
    """A move that changed the chances."""

    n: int  # of the move, from 0
    seat: int  # that made it
    change: list[float]  # of each seat's chance
    size: float  # what passed from some seats to others


def spread(moves: int) -> list[int]:
    """The points of a game at which its chances are looked at first: all of a short one."""
    points = [0]
    while points[-1] < moves:
        left = moves - points[-1]
        points.append(points[-1] + max(1, left * moves // WORK))
    return points


class Curve:
    """The chances of a game, as far as they were looked at."""

    def __init__(self, moves: int, rollouts: int, look: Look) -> None:
        self._rollouts = rollouts
        self._look = look
        self._won: dict[Point, Ints] = {}
        self._times: dict[Point, int] = {}  # that a point was played on
        self._look_at(spread(moves), rollouts)

    def _look_at(self, points: Iterable[Point], times: int) -> None:
        """Play points on for that many times in all."""
        wanted = [(point, range(self._times.get(point, 0), times)) for point in sorted(set(points))]
        wanted = [(point, missing) for point, missing in wanted if missing]
        for (point, _), won in zip(wanted, self._look(wanted), strict=True):
            self._won[point] = self._won.get(point, 0) + won
            self._times[point] = times

    def sharpen(self) -> None:
        """Follow the largest changes to single moves, and look at both sides of those with more
        rollouts: else the largest would be those that the chance of the rollouts made large."""
        spans = sorted(self._spans(), key=lambda span: -size(self._change(*span)))[:CLOSER]
        spans = [span for span in spans if size(self._change(*span)) >= NOTABLE]
        while any(last - first > 1 for first, last in spans):
            self._look_at((sum(span) // 2 for span in spans), self._rollouts)
            spans = [self._rougher_half(*span) for span in spans]
        self._look_at((point for span in spans for point in span), SHARPER * self._rollouts)

    def _spans(self) -> Iterator[tuple[Point, Point]]:
        """From each point that was looked at to the next."""
        return pairwise(sorted(self._won))

    def _rougher_half(self, first: Point, last: Point) -> tuple[Point, Point]:
        """The half of a span in which more has changed; a single move has none."""
        middle = (first + last) // 2
        if middle == first:
            return first, last
        return max((first, middle), (middle, last), key=lambda span: size(self._change(*span)))

    def _is_sharp(self, point: Point) -> bool:
        return self._times.get(point) == SHARPER * self._rollouts

    def _change(self, first: Point, last: Point) -> list[float]:
        """What became of each seat's chance from one point to another."""
        before, after = chances(self._won[first]), chances(self._won[last])
        return [now - then for then, now in zip(before, after, strict=True)]

    def line(self) -> Iterator[list[float]]:
        """The chances before the first move and after each."""
        yield chances(self._won[0])
        for first, last in self._spans():
            before, changes = chances(self._won[first]), self._change(first, last)
            for n in range(first + 1, last + 1):
                share = (n - first) / (last - first)
                yield [then + share * change for then, change in zip(before, changes, strict=True)]

    def swings(self, movers: Sequence[int]) -> list[Swing]:
        """The moves after which the chances were most unlike before, the largest first."""
        found = []
        for n, seat in enumerate(movers):
            if not (self._is_sharp(n) and self._is_sharp(n + 1)):
                continue
            changes = self._change(n, n + 1)
            if size(changes) >= NOTABLE:
                rounded = [round(one, 4) for one in changes]
                found.append(Swing(n, seat, rounded, round(size(changes), 4)))
        return sorted(found, key=lambda one: (-one.size, one.n))[:SWINGS]


def size(changes: Sequence[float]) -> float:
    """What passed from some seats to others."""
    return sum(map(abs, changes)) / 2
