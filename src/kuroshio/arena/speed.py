"""How fast the search is on this machine, and whether it keeps its time."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence

import msgspec

from kuroshio.arena.decisions import decisions_of_a_game, spread
from kuroshio.arena.match import LATE
from kuroshio.bots import LEVELS, Sight, bot_named
from kuroshio.bots.searcher import Searcher
from kuroshio.core.game import Game

POSITIONS = 12  # decisions looked at, all over a game of sailors
SECONDS = 0.25  # for each of them
ROUNDS = 5  # times that each is decided by the clock
RANDOM = {"depth": -1, "blind": 1000}  # rollouts to the end of the game by pure chance


class Punctuality(msgspec.Struct, frozen=True):
    """How a captain of some threads kept its time."""

    threads: int
    decisions: int
    late: int  # by more than a fifth
    worst: float  # seconds


class Speed(msgspec.Struct, frozen=True):
    """Iterations a second of processor time."""

    game: str
    players: int
    first_move: float  # random rollouts, all of them a whole game long
    whole_game: float  # random rollouts, over all decisions of a game
    as_captain: float  # with the captain's settings, over all decisions of a game
    punctuality: list[Punctuality]


def measure(game: Game, players: int, seed: int, threads: Sequence[int] = (1, 2)) -> Speed:
    sights = spread(decisions_of_a_game(game, players, "sailor", seed), POSITIONS)
    Searcher(seed, iterations=1).choose(sights[0])  # compiled now, if never before
    return Speed(
        game.name,
        players,
        pace(sights[:1], RANDOM),
        pace(sights, RANDOM),
        pace(sights, {}),
        [punctuality(sights, count) for count in threads],
    )


def pace(sights: Sequence[Sight], own: Mapping[str, int]) -> float:
    """Iterations a second of processor time, which others on the machine do not slow down much."""
    made, spent = 0, 0.0
    for sight in sights:
        bot = Searcher(1, seconds=SECONDS, own=own)
        begun = time.process_time()
        bot.choose(sight)
        spent += time.process_time() - begun
        made += bot.iterations
    return made / spent


def punctuality(sights: Sequence[Sight], threads: int) -> Punctuality:
    """Let a captain decide by the clock."""
    allowed = LEVELS["captain"].seconds
    took = []
    for seed in range(ROUNDS):
        for sight in sights:
            bot = bot_named("captain", seed, threads)
            begun = time.perf_counter()
            bot.choose(sight)
            took.append(time.perf_counter() - begun)
    return Punctuality(threads, len(took), sum(one > LATE * allowed for one in took), max(took))


def report(speed: Speed) -> str:
    """The figures in lines of text."""
    captain, admiral = LEVELS["captain"].seconds, LEVELS["admiral"].seconds
    lines = [
        f"{speed.game}, {speed.players} players, iterations a second on one core",
        f"  {speed.first_move:>10,.0f}  random rollouts to the end, from the first move",
        f"  {speed.whole_game:>10,.0f}  random rollouts to the end, over a whole game",
        f"  {speed.as_captain:>10,.0f}  as captain and admiral think",
        f"  {captain * speed.as_captain:>10,.0f}  in the captain's {captain} s",
        f"  {admiral * speed.as_captain:>10,.0f}  in the admiral's {admiral} s",
    ]
    lines += [
        f"  {one.late} of {one.decisions} decisions late by more than a fifth "
        f"with {one.threads} thread{'s' * (one.threads > 1)}; "
        f"the slowest took {one.worst:.3f} s of {captain} s"
        for one in speed.punctuality
    ]
    return "\n".join(lines)
