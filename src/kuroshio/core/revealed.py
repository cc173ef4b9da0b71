"""Whether a move revealed something: then it is not taken back without the others' consent.

A move reveals nothing if what everyone sees after it could be told beforehand. That is tried out
in several worlds that agree with what the mover knew. Only the mover's knowledge goes in, so the
answer itself tells nobody anything. A draw of a random number always counts; of things that lay
face down from the start, a surprise can be missed only if it was hardly one: the worlds all agree.
"""

from __future__ import annotations

import numpy as np

from kuroshio.core.records import Records, copied
from kuroshio.core.state import PUBLIC
from kuroshio.core.table import Table

MOVERS_WORLDS = 8
OTHERS_WORLDS = 3


def reveals(table: Table, n: int) -> bool:
    """Whether the move made after the first n showed anyone something that was hidden."""
    return _Trial(table, n).reveals()


class _Trial:
    def __init__(self, table: Table, n: int) -> None:
        self.kernels = table.game.kernels
        self.box = table.box.record
        self.players = table.players
        self.move = int(table.line[n])
        self.mover = int(table.state_after(n)["turn"][0])
        self.before = table.seen_by(self.mover, n)
        self.after = table.seen_by(self.mover, n + 1)
        self.legal = np.zeros(table.game.move_count, np.int64)

    def reveals(self) -> bool:
        seen = self.after.tobytes()
        for seed in range(MOVERS_WORLDS):
            world = self._world(self.before, seed)  # what the mover may do is known in all worlds
            drawn = int(world["rng"]["drawn"][0])
            self._apply(world, self.move)
            if int(world["rng"]["drawn"][0]) != drawn or self._seen(world, self.mover) != seen:
                return True
        others = [PUBLIC, *(seat for seat in range(self.players) if seat != self.mover)]
        return any(self._reveals_to(eyes) for eyes in others)

    def _reveals_to(self, eyes: int) -> bool:
        """Whether the move rules out, for these eyes, a world that was possible before it."""
        before = self._world(self.before, 0)
        after = copied(before)
        self._apply(after, self.move)
        seen = self._seen(after, eyes)
        self.kernels.hide(before, 0, self.box, eyes)
        if self._as_the_mover(before):
            return False  # what was no news to the mover is none to them
        return not all(
            self._possible(self._world(before, seed), eyes, seen) for seed in range(OTHERS_WORLDS)
        )

    def _as_the_mover(self, known: Records) -> bool:
        """Whether somebody knew just what the mover knew."""
        same = copied(known)
        same["eyes"] = self.mover
        return same.tobytes() == self.before.tobytes()

    def _possible(self, world: Records, eyes: int, seen: bytes) -> bool:
        """Whether some move in this world looks like the one that was made."""
        count = self.kernels.moves(world, 0, self.box, self.legal)
        moves = self.legal[:count].tolist()
        if self.move in moves:  # mostly so: begin with it
            moves.remove(self.move)
            moves.insert(0, self.move)
        for move in moves:
            after = copied(world)
            self._apply(after, move)
            if self._seen(after, eyes) == seen:
                return True
        return False

    def _world(self, known: Records, seed: int) -> Records:
        world = copied(known)
        self.kernels.imagine(world, 0, self.box, seed)
        return world

    def _apply(self, world: Records, move: int) -> None:
        self.kernels.advance(world, 0, self.box, move, self.legal)

    def _seen(self, world: Records, eyes: int) -> bytes:
        known = copied(world)
        self.kernels.hide(known, 0, self.box, eyes)
        return known.tobytes()
