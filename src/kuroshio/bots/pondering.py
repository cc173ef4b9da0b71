"""Pondering: a search without a clock, which can be asked at any time what it thinks by now.

It explores and compares by turns, as a captain does, in rounds that get twice as long each time. A
move's result is the mean of its visits. Its standard error comes from batches of them: within a
batch visits resemble each other, since the search learns, and the means of long batches hardly do.
"""

from __future__ import annotations

import time
from collections.abc import Generator
from math import sqrt

import msgspec

from kuroshio.bots.lines import Follow, line
from kuroshio.bots.searcher import PARTS, RIVALS, Engine, Tree, ranked
from kuroshio.bots.sight import Sight
from kuroshio.bound.tree import ONE, Node

SEED = 1
FIRST_ROUND = 512  # iterations
CHUNK, PAUSE = 16, 0.004  # iterations between two steps to begin with, and seconds later
NODES = 1 << 15  # of a tree: three megabytes
BATCH = 64  # iterations of a batch, to begin with
BATCHES = 24  # when there are twice as many, each two become one
FEW = 6  # batches that are too few to tell an error by

Seen = dict[int, tuple[int, int]]  # of each move: visits, and the sum of the results


class Considered(msgspec.Struct, frozen=True):
    """What is thought of a move by now."""

    move: str
    visits: int
    result: float  # expected for the seat on turn: 1 is a sure win, 0 a sure last place
    error: float  # the standard error of the result
    line: list[Follow]  # what was seen to follow most often


class Ponder:
    """The thoughts about one position, as far as they have come."""

    def __init__(self, sight: Sight, seed: int = SEED) -> None:
        self._sight = sight
        self._seed = seed
        self._engine = Engine(sight, {})
        self._tree = Tree(NODES)
        self._tree.restart()
        self._round = FIRST_ROUND
        self._begun = 0  # visits before this round
        self._batch = BATCH
        self._marks: list[Seen] = [{}]  # at the end of each batch
        self.visits = 0

    def steps(self, most: int) -> Generator[None, None, None]:
        """Think on, a few milliseconds at a time, up to so many visits in all."""
        chunk = CHUNK
        while self.visits < most:
            if self.visits - self._begun >= self._round:
                self._begun, self._round = self.visits, 2 * self._round
            part = PARTS * (self.visits - self._begun) // self._round
            of_part = self._begun - (-(part + 1) * self._round // PARTS) - self.visits
            of_batch = self._batch - self.visits % self._batch
            chunk = max(1, min(chunk, of_part, of_batch, most - self.visits))
            self._tree.make_room(chunk)
            since = time.perf_counter()
            self._engine.run(self._tree, self._seed, chunk, RIVALS[part])
            spent = time.perf_counter() - since
            self.visits += chunk
            chunk = min(4 * chunk, max(CHUNK, int(chunk * PAUSE / max(spent, 1e-6))))
            if self.visits % self._batch == 0:
                self._mark()
            yield

    def best(self, count: int) -> list[Considered]:
        """The best moves by now, with what follows them."""
        seen = self._seen()
        if not seen:
            return []
        names = self._sight.game.move_texts(self._sight.box)
        first = ranked(
            {move: visits for move, (visits, _) in seen.items()},
            {move: total for move, (_, total) in seen.items()},
        )[:count]
        return [
            Considered(
                names[move].text,
                seen[move][0],
                round(seen[move][1] / (ONE * seen[move][0]), 4),
                round(self._error(move, *seen[move]), 4),
                line(self._sight, self._tree, move),
            )
            for move in first
        ]

    def _seen(self) -> Seen:
        found = {}
        for child in self._tree.children():
            node: Node = self._tree.nodes[child]
            if node.visits:
                found[int(node.move)] = int(node.visits), int(node.result[self._sight.seat])
        return found

    def _mark(self) -> None:
        self._marks.append(self._seen())
        if len(self._marks) > 2 * BATCHES:
            self._marks = self._marks[::2]
            self._batch *= 2

    def _error(self, move: int, visits: int, total: int) -> float:
        """The standard error of a mean result: that of as many throws of a coin at most."""
        mean = total / (ONE * visits)
        coin = sqrt(max(mean * (1 - mean), 1 / (4 * visits)) / visits)
        spread, batches = 0.0, 0
        for before, after in zip(self._marks, self._marks[1:], strict=False):
            had, has = before.get(move, (0, 0)), after.get(move, (0, 0))
            if (more := has[0] - had[0]) > 0:
                batches += 1
                spread += (more / visits * ((has[1] - had[1]) / (ONE * more) - mean)) ** 2
        if batches < FEW:
            return coin
        return min(coin, sqrt(spread * batches / (batches - 1)))
