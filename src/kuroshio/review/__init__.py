"""The review of a game: a curve of every seat's chance to win, the moves that swung it most, and
what was best at each decision, from the knowledge of the seat that decided.

The curve is made with open hands (see `chances`): it tells what happened. The decisions are judged
without (see `decisions`): they tell what could have been known. Both depend on nothing but the
game, the seed and the numbers of rollouts and iterations.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from kuroshio.bots.opinion import seed_from
from kuroshio.bots.searcher import Searcher
from kuroshio.core.table import Table
from kuroshio.review.chances import chances
from kuroshio.review.decisions import Candidate, Decision, judge

__all__ = ["Candidate", "Decision", "Review", "Swing", "review"]

ITERATIONS = 400  # of the search at each decision
ROLLOUTS = 200  # for each point of the curve
SEED = 1
SWINGS = 8  # most that are marked
SHARPER = 4  # times as many rollouts around the largest changes
NOTABLE = 0.07  # a smaller change may be chance of the rollouts and not of the game

Curve = list[list[float]]


class Swing(msgspec.Struct, frozen=True):
    """A move that changed the chances."""

    n: int  # of the move, from 0
    seat: int  # that made it
    change: list[float]  # of each seat's chance
    size: float  # what passed from some seats to others


class Review(msgspec.Struct, frozen=True):
    game: str
    players: int
    moves: int
    seed: int
    iterations: int
    rollouts: int
    curve: Curve  # chances to win before the first move and after every move
    swings: list[Swing]  # the largest first
    decisions: list[Decision]


Progress = Callable[[int, int], None]  # moves done, of how many


def review(
    table: Table,
    iterations: int = ITERATIONS,
    rollouts: int = ROLLOUTS,
    seed: int = SEED,
    progress: Progress | None = None,
) -> Review:
    """Review a game, finished or not; the same seed and numbers give the same review."""
    again = Table(table.game, table.players, table.seed, table.options, table.box, table.seats)
    searcher = Searcher(seed, iterations=iterations)
    luck = seed_from(seed, table.seed)  # other games are played on with other luck
    curve = [chances(again, rollouts, luck)]
    decisions = []
    movers = []
    for n, move in enumerate(table.line):
        assert again.turn is not None
        movers.append(again.turn)
        if len(again.moves) > 1:
            decisions.append(judge(searcher, again, move, iterations, seed))
        again.play(move)
        curve.append(chances(again, rollouts, luck))
        if progress is not None:
            progress(n + 1, len(table.line))
    for n in sharpened(curve):
        curve[n] = chances(again, SHARPER * rollouts, luck, n)
    return Review(
        game=table.game.name,
        players=table.players,
        moves=len(table.line),
        seed=seed,
        iterations=iterations,
        rollouts=rollouts,
        curve=[[round(one, 4) for one in point] for point in curve],
        swings=swings(curve, movers),
        decisions=decisions,
    )


def change(curve: Curve, n: int) -> list[float]:
    """What move n did to each seat's chance."""
    return [after - before for before, after in zip(curve[n], curve[n + 1], strict=True)]


def size(changes: Sequence[float]) -> float:
    """What passed from some seats to others."""
    return sum(map(abs, changes)) / 2


def sharpened(curve: Curve) -> list[int]:
    """The points that are looked at again with more rollouts: both sides of the largest changes.

    Without that, the largest would be those that the chance of the rollouts made large.
    """
    moves = sorted(range(len(curve) - 1), key=lambda n: -size(change(curve, n)))[: 2 * SWINGS]
    return sorted({point for n in moves for point in (n, n + 1)})


def swings(curve: Curve, movers: Sequence[int]) -> list[Swing]:
    """The moves after which the chances were most unlike before."""
    found = []
    for n, seat in enumerate(movers):
        changes = change(curve, n)
        if size(changes) >= NOTABLE:
            rounded = [round(one, 4) for one in changes]
            found.append(Swing(n, seat, rounded, round(size(changes), 4)))
    return sorted(found, key=lambda one: (-one.size, one.n))[:SWINGS]
