"""The gate: whether a new mind is stronger than what there was, by a match that lasts no longer
than it must (a sequential test of probabilities)."""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import closing
from itertools import count
from math import log

import msgspec

from kuroshio.arena import Match, play_match
from kuroshio.arena.decisions import decisions_of_a_game, spread
from kuroshio.arena.match import compile_for
from kuroshio.arena.report import wilson, win_share
from kuroshio.bots import bot_named
from kuroshio.core.game import Game

STRONGER = 0.06  # more games won than by chance: what the test looks for
CERTAIN = log(19)  # either answer is wrong once in twenty times
TIMED = 12  # decisions by which two bots' speeds are compared


class Verdict(msgspec.Struct, frozen=True):
    """How a new bot did against others."""

    new: str
    old: str
    players: int
    games: int
    wins: float
    passed: bool

    def __str__(self) -> str:
        low, high = wilson(self.wins, self.games)
        share = 100 * self.wins / max(1, self.games)
        return (
            f"{self.new} against {self.players - 1} x {self.old}: {share:.1f} % of {self.games} "
            f"games ({100 * low:.1f}-{100 * high:.1f}), {100 / self.players:.0f} % is parity"
        )


def weight_of_evidence(wins: float, games: int, players: int) -> float:
    """How much the games speak for a stronger bot (positive) rather than for an equal one."""
    equal = 1.0 / players
    better = equal + STRONGER
    return wins * log(better / equal) + (games - wins) * log((1.0 - better) / (1.0 - equal))


def try_out(
    match: Match,
    most: int,
    workers: int = 1,
    ray: str | None = None,
    deadline: float = float("inf"),
    progress: Callable[[int, float], None] = lambda games, wins: None,
) -> Verdict:
    """Play the first bot of a match against the others until it is clear which are stronger, but
    at most so many games; whoever is not found stronger has not passed."""
    players = len(match.bots)
    games, wins, evidence = 0, 0.0, 0.0
    compile_for(match)
    with closing(play_match(match, count(), workers, ray)) as playing:
        for played in playing:
            games += 1
            wins += win_share(played.places, 0)
            evidence = weight_of_evidence(wins, games, players)
            progress(games, wins)
            if abs(evidence) > CERTAIN or games >= most or time.monotonic() > deadline:
                break
    return Verdict(match.bots[0], match.bots[-1], players, games, wins, evidence > CERTAIN)


def as_quick(game: Game, players: int, new: str, old: str, iterations: int, seed: int) -> int:
    """The iterations that a new bot has time for while an old one makes so many."""
    sights = decisions_of_a_game(game, players, "sailor", seed)
    sights = spread(sights, min(TIMED, len(sights)))

    def seconds(name: str) -> float:
        level, _, rest = name.partition("@")
        level, _, settings = level.partition("/")
        full = f"{level}:{iterations}" + f"/{settings}" * bool(settings) + f"@{rest}" * bool(rest)
        best = float("inf")
        for _ in range(3):
            begun = time.process_time()
            for n, sight in enumerate(sights):
                bot_named(full, n).choose(sight)
            best = min(best, time.process_time() - begun)
        return best

    seconds(new), seconds(old)  # compiled now
    return max(1, round(iterations * seconds(old) / seconds(new)))
