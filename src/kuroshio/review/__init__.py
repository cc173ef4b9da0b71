"""The review of a game: a curve of every seat's chance to win, the moves that swung it most, and
what was best at each decision, from the knowledge of the seat that decided.

The curve is made with open hands (see `chances`): it tells what happened. The decisions are judged
without (see `decisions`): they tell what could have been known. Both depend on nothing but the
game, the seed and the numbers of rollouts and iterations, whatever the number of threads.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

import msgspec

from kuroshio.bots import Sight
from kuroshio.bots.opinion import seed_from
from kuroshio.review.chances import Ints, victories
from kuroshio.review.curve import Curve, Swing
from kuroshio.review.decisions import Candidate, Decision, Given, given_away, judge
from kuroshio.review.why import GAMES, Why, why
from kuroshio.tables.table import Table, begun_again

__all__ = [
    "Candidate",
    "Decision",
    "Given",
    "Review",
    "Swing",
    "Why",
    "reason",
    "review",
    "walk",
    "why",
]

ITERATIONS = 400  # of the search at each decision, if nobody says
ALL_ITERATIONS = 200_000  # of a long game: then each decision gets fewer
ROLLOUTS = 200  # for each point of the curve, if nobody says
FEWEST = 16  # iterations and rollouts, however short the thought
SEED = 1

# How the time goes, about: decisions, first points of the curve, then a closer look at some.
SHARES = (0.4, 0.27)

One = TypeVar("One")
Made = TypeVar("Made")
Progress = Callable[[float], None]  # the share of the work that is done


class Review(msgspec.Struct, frozen=True):
    game: str
    players: int
    moves: int
    seed: int
    iterations: int
    rollouts: int
    curve: list[list[float]]  # chances to win before the first move and after every move
    swings: list[Swing]  # the largest first
    decisions: list[Decision]
    given: list[Given] = []  # away, by each seat; earlier reviews do not tell


def review(
    table: Table,
    iterations: int | None = None,
    rollouts: int | None = None,
    seed: int = SEED,
    progress: Progress = lambda share: None,
    threads: int | None = None,
    thought: float = 1.0,
) -> Review:
    """Review a game, finished or not; the same seed and numbers give the same review.

    Where nobody says how many iterations and rollouts there are, `thought` multiplies the usual
    numbers.
    """
    luck = seed_from(seed, table.seed)  # other games are played on with other luck
    sights = list(walk(table))
    choices = [n for n, sight in enumerate(sights) if len(sight.moves) > 1]
    if iterations is None:
        usual = min(ITERATIONS, ALL_ITERATIONS // max(1, len(choices)))
        iterations = max(min(FEWEST, usual), round(usual * thought))
    if rollouts is None:
        rollouts = max(FEWEST, round(ROLLOUTS * thought))
    with ThreadPoolExecutor(threads or os.cpu_count() or 1) as pool:
        work = Work(pool, progress)

        def judged(n: int) -> Decision:
            found = judge(sights[n], table.line[n], iterations, seed)
            # a game that is played on had moves before
            return msgspec.structs.replace(found, n=n, why=reason(sights[n], found, seed, thought))

        def look(wanted: Sequence[tuple[int, range]]) -> list[Ints]:
            return work.each(lambda one: victories(table, one[0], luck, one[1]), wanted)

        decisions = work.each(judged, choices)
        curve = Curve(len(table.line), rollouts, look)
        curve.sharpen()
    return Review(
        game=table.game.name,
        players=table.players,
        moves=len(table.line),
        seed=seed,
        iterations=iterations,
        rollouts=rollouts,
        curve=[[round(one, 4) for one in point] for point in curve.line()],
        swings=curve.swings([sight.seat for sight in sights]),
        decisions=decisions,
        given=[
            given_away([one for one in decisions if one.seat == seat], iterations)
            for seat in range(table.players)
        ],
    )


def reason(sight: Sight, decision: Decision, seed: int, thought: float = 1.0) -> Why | None:
    """Why the best move is better than the one that was played, if that is so and can be told."""
    if not decision.loss:
        return None
    best, played = (
        sight.game.parse(one.move, sight.box) for one in (decision.best[0], decision.played)
    )
    found = why(sight, best, played, seed, round(GAMES * thought))
    return found if found.tells else None


def walk(table: Table) -> Iterator[Sight]:
    """What each seat of a game saw when it was to move."""
    again = begun_again(table)
    for move in table.line:
        yield Sight.of(again)
        again.play(move)


class Work:
    """Pieces of work done side by side, and the share of the whole that is done."""

    def __init__(self, pool: ThreadPoolExecutor, progress: Progress) -> None:
        self._pool = pool
        self._progress = progress
        self._shares = iter(SHARES)
        self._done = 0.0

    def each(self, task: Callable[[One], Made], pieces: Sequence[One]) -> list[Made]:
        """Do a task with each piece. How many times there is work to do is not known before, so
        what comes after the first times takes half of what is left."""
        share = next(self._shares, (1 - self._done) / 2)
        made = []
        for result in self._pool.map(task, pieces):
            made.append(result)
            self._progress(self._done + share * len(made) / len(pieces))
        self._done += share
        return made
