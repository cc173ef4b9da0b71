"""The laboratory: what happens in a game when many are played."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import numpy.typing as npt

from kuroshio.arena.report import wilson
from kuroshio.bots.settings import SAILOR
from kuroshio.core.game import Game
from kuroshio.core.records import blank
from kuroshio.core.rng import Rng

TALLY = Path(__file__).with_name("tally.py")
KINDS, NUMBERS = 64, 256  # as in tally.py
PART = 50  # games between two words of progress

Ints = npt.NDArray[np.int64]


@dataclass(frozen=True)
class Survey:
    """The results of many games between sailors."""

    game: Game
    players: int
    scores: Ints  # a row a game, a column a seat
    places: Ints
    lengths: Ints  # decisions a game
    counts: Ints  # events by kind and first number
    sums: Ints  # of their second numbers

    @property
    def games(self) -> int:
        return len(self.scores)

    def seat_shares(self) -> list[tuple[float, float, float]]:
        """Each seat's share of the victories (shared ones split) with its 95 % interval."""
        winners = self.places == 1
        shares = (winners / winners.sum(axis=1, keepdims=True)).sum(axis=0)
        return [(share / self.games, *wilson(share, self.games)) for share in shares.tolist()]

    def uses(self, event: str) -> dict[str, float]:
        """How often a game an event happened, by its first detail."""
        return self._by_detail(self.counts, event)

    def totals(self, event: str) -> dict[str, float]:
        """The second number of an event added up, a seat and game, by its first detail."""
        return {name: n / self.players for name, n in self._by_detail(self.sums, event).items()}

    def _by_detail(self, table: Ints, event: str) -> dict[str, float]:
        kinds = {name: (kind, fields) for kind, (name, fields) in self.game.event_names.items()}
        kind, fields = kinds[event]
        found: dict[str, float] = {}
        for number in np.flatnonzero(self.counts[kind]):
            decoded = fields[0][1](int(number), self.game.box) if fields else event
            found[str(decoded)] = float(table[kind, number]) / self.games
        return found


def survey(
    game: Game,
    players: int,
    games: int,
    seed: int = 1,
    threads: int = 1,
    progress: Callable[[int], None] | None = None,
) -> Survey:
    """Let sailors play many games; game n is the same whatever the number of threads."""
    game.check_players(players)
    game.check_seed(seed)
    source = game.bound(TALLY)
    record = game.option_record(game.chosen_options({}))
    scores, places = np.zeros((2, games, players), np.int64)
    lengths = np.zeros(games, np.int64)

    def play(first: int) -> tuple[Ints, Ints]:
        counts, sums = np.zeros((2, KINDS, NUMBERS), np.int64)
        part = slice(first, min(first + PART, games))
        source.play_and_tally(
            blank(game.state_type, 4),
            game.box.record,
            record,
            blank(Rng),
            players,
            seed,
            first,
            part.stop - first,
            SAILOR[game.name]["depth"],
            scores[part],
            places[part],
            lengths[part],
            counts,
            sums,
        )
        return counts, sums

    counts, sums = np.zeros((2, KINDS, NUMBERS), np.int64)
    with ThreadPoolExecutor(threads) as pool:
        parts = [pool.submit(play, first) for first in range(0, games, PART)]
        for done, part in enumerate(as_completed(parts), 1):
            more_counts, more_sums = part.result()
            counts += more_counts
            sums += more_sums
            if progress is not None:
                progress(min(done * PART, games))
    return Survey(game, players, scores, places, lengths, counts, sums)
