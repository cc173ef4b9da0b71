"""Playing and counting some games of a trial, here or on another machine."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

import msgspec
import numpy as np
import numpy.typing as npt

from kuroshio.bots import Sight, bot_named
from kuroshio.bots.opinion import seed_from
from kuroshio.bots.settings import sailor_depth
from kuroshio.bound.tallies import CHANCE, LINE, SAILOR, Course, Race, Tally
from kuroshio.core.records import Records, blank
from kuroshio.core.rng import Rng
from kuroshio.games import game_named
from kuroshio.lab.plan import Plan, box_of
from kuroshio.lab.signs import book_of
from kuroshio.tables.table import Table

# Games that are played in one go: at most a second's work, so that Ctrl-C is heard.
PARTS = {"deckhand": 1000, "sailor": 20}
PART = 1  # of all others

Ints = npt.NDArray[np.int64]


class Part(msgspec.Struct, frozen=True):
    """Some games of one trial of a plan."""

    trial: int
    number: int  # among the parts of the trial
    first: int
    games: int


def parts_of(plan: Plan) -> list[list[Part]]:
    """All games of a plan, trial by trial; the same cuts wherever they are played."""
    size = PARTS.get(level_of(plan.bots), PART)
    firsts = range(0, plan.games, size)
    return [
        [Part(trial, n, first, min(size, plan.games - first)) for n, first in enumerate(firsts)]
        for trial in range(len(plan.trials))
    ]


def level_of(bots: str) -> str:
    """`captain` of `captain:2000`; `random` is another name for the deckhand. A bot with settings
    of its own is of no level: `sailor/haze=20` is not the quick sailor."""
    return "" if "/" in bots else {"random": "deckhand"}.get(bots, bots.partition(":")[0])


class Counter:
    """One trial of a plan, ready to be played."""

    def __init__(self, plan: Plan, trial: int) -> None:
        self.plan = plan
        self.trial = plan.trials[trial]
        self.game = game_named(plan.game)
        self.box = box_of(self.game, self.trial)
        self.options = self.game.chosen_options(self.trial.options)
        self.book = book_of(self.game, self.box)
        self.compiled: Any = self.game.bound("tally")

    def count(self, part: Part) -> Records:
        """Play the games of a part; the tally of them."""
        tally = blank(Tally)
        level = level_of(self.plan.bots)
        if level in PARTS:
            policy = CHANCE if level == "deckhand" else SAILOR
            depth = sailor_depth(self.game.name)
            self._run(tally, self.plan.seed, part.first, part.games, policy, depth, [0])
        else:
            for number in range(part.first, part.first + part.games):
                self.add_line(tally, *self._searched(number))
        return tally

    def add_line(self, tally: Records, seed: int, line: Sequence[int]) -> None:
        """Count a game that was played before, by its seed and its moves."""
        self._run(tally, seed, 0, 1, LINE, 0, line)

    def _run(
        self,
        tally: Records,
        seed: int,
        first: int,
        games: int,
        policy: int,
        depth: int,
        line: Sequence[int],
    ) -> None:
        course = blank(Course)
        course[0] = (
            self.trial.players,
            seed,
            policy,
            depth,
            len(self.game.figures.counts),
            len(self.book.things),
            len(self.game.figures.sources),
        )
        self.compiled.play_and_tally(
            blank(self.game.state_type, 4),
            self.box.record,
            self.game.option_record(self.options),
            blank(Rng),
            course,
            blank(Race),
            tally,
            self.book.tables,
            self.book.by_move,
            self.book.by_forced,
            first,
            games,
            np.array(line, np.int64),
        )

    def _searched(self, number: int) -> tuple[int, list[int]]:
        """Let bots play a game, one decision after the other; its seed and its moves."""
        seed = seed_from(self.plan.seed, number)
        table = Table(self.game, self.trial.players, seed, self.options, self.box)
        bots = [
            bot_named(self.plan.bots, seed_from(self.plan.seed, number, seat + 1))
            for seat in range(table.players)
        ]
        while table.turn is not None:
            table.play(bots[table.turn].choose(Sight.of(table)))
        return seed, [int(move) for move in table.line]


@lru_cache(maxsize=32)
def _counter(plan: bytes, trial: int) -> Counter:
    return Counter(msgspec.json.decode(plan, type=Plan), trial)


def count_part(plan: bytes, part: Part) -> tuple[Part, Ints]:
    """Play a part of a plan (as JSON); its tally as plain numbers."""
    return part, numbers_of(_counter(plan, part.trial).count(part))


def numbers_of(tally: Records) -> Ints:
    """A tally as one row of numbers."""
    return tally.view(np.int64)
