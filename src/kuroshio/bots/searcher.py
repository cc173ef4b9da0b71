"""Captain and admiral: search, by the clock or by a number of iterations."""

from __future__ import annotations

import time
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np

from kuroshio.bots import minds
from kuroshio.bots.haze import Haze
from kuroshio.bots.opinion import Opinion, opinions, seed_from
from kuroshio.bots.settings import HAZE
from kuroshio.bots.sight import Sight
from kuroshio.bots.steps import Steps, to_the_end
from kuroshio.bound.tree import Node
from kuroshio.core.compiled import UNCOMPILED
from kuroshio.core.records import Records, blank
from kuroshio.core.rng import Rng
from kuroshio.core.state import SEATS

SMALL, LARGE = 1 << 14, 1 << 20  # nodes that a tree begins with, and may grow to
CHUNK = 128  # iterations between two looks at the clock, to begin with
FIRST = 1 if UNCOMPILED else 32  # iterations before the first look: there may be little time
PAUSE = 0.002  # seconds between two looks at the clock, later

# A thought has six parts of the same length. In the first three all moves are explored, with most
# attention for the best, which is how a tree grows well but not how close rivals are told apart: in
# the others the best eight, four and two moves are compared evenly, in the same worlds.
RIVALS = (0, 0, 0, 8, 4, 2)
PARTS = len(RIVALS)
SEEN_WELL = 4  # a move is a candidate if the most visited one has at most so many times its visits


class Tree:
    """One thread's tree, kept from decision to decision where the game goes on inside it."""

    def __init__(self, most: int = LARGE) -> None:
        self.nodes: Records = blank(Node, SMALL)
        self.root = 1
        self.used = 2
        self._most = most  # nodes: a full tree goes on learning without growing

    def restart(self) -> None:
        """Begin with an empty root."""
        self.nodes[1] = blank(Node)[0]
        self.root = 1
        self.used = 2

    def follow(self, move: int) -> bool:
        """Make the node after a move the root, if it is there."""
        for child in self.children():
            if self.nodes[child].move == move and self.used < LARGE // 2:
                self.root = child
                return True
        return False

    def children(self, of: int | None = None) -> list[int]:
        """The nodes that follow one, or the root."""
        found = []
        child = int(self.nodes[self.root if of is None else of].first)
        while child:
            found.append(child)
            child = int(self.nodes[child].next)
        return found

    def make_room(self, iterations: int) -> None:
        """Grow, if that many iterations could fill the tree."""
        if self.used + 2 * iterations > len(self.nodes) < self._most:
            grown = blank(Node, 2 * len(self.nodes))
            grown[: self.used] = self.nodes[: self.used]
            self.nodes = grown


class Searcher:
    """Information-set tree search, one tree a thread.

    Either `seconds` or `iterations` limits a decision. With iterations and one thread its moves
    depend on nothing but the seed and what it is shown.
    """

    def __init__(
        self,
        seed: int,
        seconds: float | None = None,
        iterations: int | None = None,
        threads: int = 1,
        own: Mapping[str, int] | None = None,
        mind: str = "",
    ) -> None:
        assert (seconds is None) != (iterations is None)
        self._seed = seed
        self.seconds = seconds  # what a decision may take
        self._iterations = iterations
        self._own = dict(own or {})
        self._haze = Haze(seed, self._own.pop(HAZE, 0))
        self._mind = mind  # the file of another one than the game's
        self._trees = [Tree() for _ in range(threads)]
        self._after: tuple[int, int, int] | None = None  # seat, moves made, its last move
        self._seen: list[tuple[str, float, int, list[int]]] = []
        self.iterations = 0  # made for the last decision

    def choose(self, sight: Sight) -> int:
        return to_the_end(self.steps(sight))

    def steps(self, sight: Sight) -> Steps:
        """Think a few milliseconds at a time, and choose in the end. What passes between two steps
        does not count; `seconds` may change meanwhile, for this decision and for those to come."""
        since = time.perf_counter()
        made = int(sight.states[0].moves)
        self._enter(sight.seat, made)
        if len(sight.moves) == 1:
            chosen = int(sight.moves[0])
            self._seen = [(sight.moves[0].text, 1.0, 0, [])]
            self._after = (sight.seat, made, chosen)
            return chosen
        engine = Engine(sight, self._own, self._mind, self._iterations)
        if self.seconds is not None:
            compiled = time.perf_counter()
            engine.run(self._trees[0], 0, 0)  # the first time in its life it is compiled
            now = time.perf_counter()
            since += now - compiled if now - compiled > self.seconds else 0.0
        seeds = [seed_from(self._seed, made, n) for n in range(len(self._trees))]
        if len(self._trees) == 1:
            counts = [(yield from self._think(engine, self._trees[0], seeds[0], since))]
        else:
            with ThreadPoolExecutor(len(self._trees)) as pool:
                think = [
                    pool.submit(to_the_end, self._think(engine.fresh(), tree, seed, since))
                    for tree, seed in zip(self._trees, seeds, strict=True)
                ]
                counts = [one.result() for one in think]
        self.iterations = sum(counts)
        chosen = self._best(sight)
        self._after = (sight.seat, made, chosen)
        return chosen

    def explain(self, best: int = 5) -> list[Opinion]:
        """What it thought of the moves at the last decision: the chosen one first."""
        return opinions(self._seen, best)

    def forget(self) -> None:
        """Begin anew: a move was taken back, or another game begins."""
        self._after = None

    def _enter(self, seat: int, made: int) -> None:
        """Keep of each tree what follows the last move, if nobody else has moved since."""
        for tree in self._trees:
            last = self._after
            if last is None or (seat, made) != (last[0], last[1] + 1) or not tree.follow(last[2]):
                tree.restart()

    def _think(self, engine: Engine, tree: Tree, seed: int, since: float) -> Steps:
        """Search until time or iterations are used; the time runs from `since` on."""
        done, chunk = 0, FIRST if self._iterations is None else CHUNK
        before = 0.0  # seconds of thinking up to `since`
        searching = time.perf_counter() - since  # when the first iteration began
        while True:
            if self._iterations is not None:
                left = self._iterations - done
            else:
                assert self.seconds is not None
                spent = before + time.perf_counter() - since
                pace = done / (spent - searching) if done else 0.0
                left = int((self.seconds - spent) * pace) if done else chunk
                chunk = min(max(CHUNK, int(pace * PAUSE)), left) if done else chunk
            if left <= 0:
                return done
            part = PARTS * done // (done + left)
            end_of_part = -(-(part + 1) * (done + left) // PARTS)
            chunk = min(max(chunk, 1), end_of_part - done)
            tree.make_room(chunk)
            engine.run(tree, seed, chunk, RIVALS[part])
            done += chunk
            if self._iterations is not None:
                chunk = 4 * CHUNK
            before += time.perf_counter() - since
            yield
            since = time.perf_counter()

    def _best(self, sight: Sight) -> int:
        """Add the trees up and take the move with the best result, of those that were seen well."""
        legal = {int(move): move.text for move in sight.moves}
        visits = dict.fromkeys(legal, 0)
        sums = {move: np.zeros(SEATS, np.int64) for move in legal}
        for tree in self._trees:
            for child in tree.children():
                node: Any = tree.nodes[child]
                if int(node.move) in legal:
                    visits[int(node.move)] += int(node.visits)
                    sums[int(node.move)] += node.result
        players, made = int(sight.states[0].players), int(sight.states[0].moves)
        looks = {
            move: int(sums[move][sight.seat]) + visits[move] * self._haze.error(move, made)
            for move in legal
        }
        best = ranked(visits, looks)
        self._seen = [
            (legal[move], visits[move], visits[move], sums[move][:players].tolist())
            for move in best
        ]
        return best[0]


def ranked(visits: Mapping[int, int], sums: Mapping[int, int]) -> list[int]:
    """Moves by their mean results, the best first; those that were not seen well come last."""
    most = max(visits.values())

    def rank(move: int) -> tuple[float, int, int]:
        seen = visits[move]
        if SEEN_WELL * seen < most:
            return 0.0, seen, -move
        return sums[move] / max(1, seen), seen, -move

    return sorted(visits, key=rank, reverse=True)


class Engine:
    """The compiled search, with the arrays that one thread needs."""

    def __init__(
        self,
        sight: Sight,
        own: Mapping[str, int],
        mind: str = "",
        iterations: int | None = None,
    ) -> None:
        self._sight = sight
        self._given = own, mind, iterations
        self._search = sight.game.bound("search")
        self._states = blank(sight.game.state_type, 2)
        self._states[0] = sight.states[0]
        self._settings, self._mind = minds.prepared(
            sight.game, sight.box, int(sight.states[0].players), own, mind, iterations
        )
        self._stream = blank(Rng)

    def fresh(self) -> Engine:
        return Engine(self._sight, *self._given)

    def run(self, tree: Tree, seed: int, count: int, rivals: int = 0) -> None:
        """Explore all moves, or compare the best few evenly."""
        tree.used = self._search.search(
            tree.nodes,
            self._states,
            self._sight.box.record,
            self._settings,
            self._mind,
            self._stream,
            tree.root,
            tree.used,
            seed,
            count,
            rivals,
        )
