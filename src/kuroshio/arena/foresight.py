"""How well the end of a game can be foreseen from its positions: by the evaluation at a glance, by
rollouts that stop after some moves, and by rollouts to the end.

It tells which rollouts are worth their time, how large a lead must be to win (`spread`), and, by
playing on from each position a second time, how much of a game is luck that nobody foresees.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass

import msgspec
import numpy as np
import numpy.typing as npt

from kuroshio.arena.report import win_share
from kuroshio.bots import Sight, bot_named, minds
from kuroshio.bots.opinion import seed_from
from kuroshio.core.game import Game
from kuroshio.core.records import Records, blank
from kuroshio.core.rng import Rng
from kuroshio.tables.table import Table

ROLLOUTS = 16  # from each position
EVERY = 4  # of the positions between two turns, one is looked at
SPREADS = (100, 150, 200, 300, 400, 500, 600, 800, 1000, 1300, 1700, 2500, 4000)

WITH_MIND = "evaluation and mind"
# What is compared: a name, and the settings of its rollouts.
ESTIMATES: dict[str, dict[str, int]] = {
    "evaluation": {"depth": 0, "mind": 0},
    WITH_MIND: {"depth": 0, "mind": 1},
    "rollouts as in the search, stopped": {},
    "rollouts as in the search, to the end": {"depth": -1},
    "random rollouts to the end": {"depth": -1, "blind": 1000},
}

Floats = npt.NDArray[np.float64]


@dataclass(frozen=True)
class Position:
    """A position between two turns, and how its game ended."""

    states: Records  # the true one
    progress: float  # of the game, 0 to 1
    scores: list[int]
    places: list[int]
    other_scores: list[int]  # when the same bots played on from here with other luck


class Parts(msgspec.Struct, frozen=True):
    """Parts of the variance of the final leads, from positions of each third of a game."""

    beginning: float
    middle: float
    end: float
    all: float


class Estimate(msgspec.Struct, frozen=True):
    """How well one way to estimate foresees the final leads, as parts of their variance."""

    name: str
    microseconds: float  # for one rollout
    foretold: Parts
    spread: int  # hundredths of a point: the scale on which leads foretell the winner best


class Foresight(msgspec.Struct, frozen=True):
    game: str
    players: int
    bot: str
    games: int
    positions: int
    estimates: list[Estimate]
    foreseeable: Parts  # what nothing but luck keeps from being foretold, between such bots


def measure(
    game: Game,
    players: int,
    bot: str,
    games: int,
    seed: int,
    progress: Callable[[int], None] = lambda played: None,
) -> Foresight:
    """Let bots play games, and look at their positions again."""
    positions: list[Position] = []
    for n in range(games):
        positions += played(game, players, bot, seed, n)
        progress(n + 1)
    estimates = [
        estimate(game, players, positions, name, own)
        for name, own in ESTIMATES.items()
        if name != WITH_MIND or minds.mind_for(game, game.box)
    ]
    return Foresight(
        game.name, players, bot, games, len(positions), estimates, foreseeable(positions)
    )


def played(game: Game, players: int, bot: str, seed: int, number: int) -> Iterator[Position]:
    """The positions of one game."""
    table = Table(game, players, seed_from(seed, number))
    bots = [bot_named(bot, seed_from(seed, number, seat + 1)) for seat in range(players)]
    turns = []
    last = None
    while table.turn is not None:
        if last not in (None, table.turn):
            turns.append(len(table.line))
        last = table.turn
        table.play(bots[table.turn].choose(Sight.of(table)))
    for n in range(seed_from(seed, number) % EVERY, len(turns), EVERY):
        other = played_on(table, turns[n], bot, seed_from(seed, number, turns[n]))
        yield Position(
            states=table.state_after(turns[n]),
            progress=turns[n] / len(table.line),
            scores=table.scores,
            places=table.standing,
            other_scores=other.scores,
        )


def played_on(table: Table, after: int, bot: str, seed: int) -> Table:
    """The game as it ends if such bots go on after so many moves, with other luck."""
    other = table.copy()
    other.undo(len(table.line) - after)
    other.state.rng.seed = seed
    bots = [bot_named(bot, seed_from(seed, seat)) for seat in range(table.players)]
    while other.turn is not None:
        other.play(bots[other.turn].choose(Sight.of(other)))
    return other


def estimate(
    game: Game, players: int, positions: Sequence[Position], name: str, own: Mapping[str, int]
) -> Estimate:
    """Foresee the end from every position in one way."""
    settings, mind = minds.prepared(game, game.box, players, own)
    search = game.bound("search")
    states, stream = blank(game.state_type, 2), blank(Rng)
    rollouts = 1 if own.get("depth") == 0 else ROLLOUTS
    foreseen = np.zeros((len(positions), players), np.int64)
    search.foresee(
        states, game.box.record, settings, mind, stream, 0, 0, foreseen[0]
    )  # compiled now
    begun = time.process_time()
    for n, position in enumerate(positions):
        states[0] = position.states[0]
        search.foresee(states, game.box.record, settings, mind, stream, n, rollouts, foreseen[n])
    spent = time.process_time() - begun
    points = foreseen / rollouts
    final = 100.0 * np.array([position.scores for position in positions])
    won = np.array([[win_share(one.places, seat) for seat in range(players)] for one in positions])
    return Estimate(
        name,
        1e6 * spent / (rollouts * len(positions)),
        by_thirds(positions, explained, points, final),
        best_spread(points, won),
    )


def foreseeable(positions: Sequence[Position]) -> Parts:
    """The part of the variance of the final leads that two endings of one position share: no
    estimate, however wise, foretells more of it."""
    final = np.array([position.scores for position in positions], np.float64)
    other = np.array([position.other_scores for position in positions], np.float64)
    return by_thirds(positions, alike, final, other)


def by_thirds(
    positions: Sequence[Position],
    compare: Callable[[Floats, Floats], float],
    these: Floats,
    those: Floats,
) -> Parts:
    """Compare two endings of the positions of each third of a game, and of all."""
    thirds = np.array([min(2, int(3 * position.progress)) for position in positions])
    first, second, last = (
        compare(these[thirds == third], those[thirds == third]) for third in range(3)
    )
    return Parts(first, second, last, compare(these, those))


def leads(points: Floats) -> Floats:
    """Every seat's points against the mean of the others."""
    others = points.shape[1] - 1
    against: Floats = points - (points.sum(axis=1, keepdims=True) - points) / others
    return against


def alike(points: Floats, final: Floats) -> float:
    """How the leads go together: 1 if one tells the other, 0 if it tells nothing."""
    here, there = leads(points).ravel(), leads(final).ravel()
    if len(here) < 2 or here.std() == 0 or there.std() == 0:
        return 0.0
    return float(np.corrcoef(here, there)[0, 1])


def explained(points: Floats, final: Floats) -> float:
    """The part of the variance of the final leads that the leads in `points` foretell."""
    return alike(points, final) ** 2


def best_spread(points: Floats, won: Floats) -> int:
    """The spread with which points foretell the winners best: the least surprise."""

    def surprise(spread: int) -> float:
        weights = np.exp((points - points.max(axis=1, keepdims=True)) / spread)
        chances = weights / weights.sum(axis=1, keepdims=True)
        return float(-(won * np.log(chances + 1e-9)).sum())

    return min(SPREADS, key=surprise)


def report(foresight: Foresight) -> str:
    """The figures as Markdown."""
    about = f"{foresight.game}, {foresight.players} players, {foresight.positions} positions"
    lines = [
        f"{about} of {foresight.games} games of {foresight.bot}",
        "",
        "| estimate | µs | beginning | middle | end | all | spread |",
        "|---|--:|--:|--:|--:|--:|--:|",
    ]
    lines += [
        f"| {one.name} | {one.microseconds:.1f} | {cells(one.foretold)} | {one.spread} |"
        for one in foresight.estimates
    ]
    lines.append(f"| all that can be foreseen | | {cells(foresight.foreseeable)} | |")
    return "\n".join(lines)


def cells(parts: Parts) -> str:
    return f"{parts.beginning:.2f} | {parts.middle:.2f} | {parts.end:.2f} | {parts.all:.2f}"
