"""The sailor: makes every legal move in a few worlds and takes what looks best at once."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from kuroshio.bots import minds
from kuroshio.bots.haze import Haze
from kuroshio.bots.opinion import Opinion, opinions, seed_from
from kuroshio.bots.settings import HAZE, sailor_depth
from kuroshio.bots.sight import Sight
from kuroshio.core.records import blank
from kuroshio.core.rng import Rng

WORLDS = 16


class Sailor:
    def __init__(
        self,
        seed: int,
        worlds: int | None = None,
        own: Mapping[str, int] | None = None,
        mind: str = "",
    ) -> None:
        self._seed = seed
        self._worlds = worlds or WORLDS
        usual = {} if mind else {"mind": 0}  # it has none, unless somebody wishes
        self._own = {**usual, **(own or {})}
        self._haze = Haze(seed, self._own.pop(HAZE, 0))
        self._mind = mind
        self._seen: list[tuple[str, float, int, list[int]]] = []

    def choose(self, sight: Sight) -> int:
        if len(sight.moves) == 1:
            self._seen = [(sight.moves[0].text, 1.0, 0, [])]
            return sight.moves[0]
        states = blank(sight.game.state_type, 3)
        states[0] = sight.states[0]
        players = int(sight.states[0].players)
        totals = np.zeros((len(sight.moves), players), np.int64)
        # What the policy plays of a turn is drawn by its weights.
        usual = {"depth": sailor_depth(sight.game.name), "blind": 0, "keen": 0}
        settings, mind = minds.prepared(
            sight.game, sight.box, players, {**usual, **self._own}, self._mind
        )
        sight.game.bound("search").greedy(
            states,
            sight.box.record,
            settings,
            mind,
            blank(Rng),
            seed_from(self._seed, int(sight.states[0].moves)),
            self._worlds,
            totals,
        )
        made = int(sight.states[0].moves)
        looks = [
            int(total) + self._worlds * self._haze.error(move, made)
            for move, total in zip(sight.moves, totals[:, sight.seat], strict=True)
        ]
        order = sorted(range(len(looks)), key=lambda k: -looks[k])
        best = order[0]
        self._seen = [
            (sight.moves[k].text, float(k == best), self._worlds, totals[k].tolist()) for k in order
        ]
        return sight.moves[best]

    def explain(self, best: int = 5) -> list[Opinion]:
        """What it thought of the moves at the last decision."""
        return opinions(self._seen, best)
