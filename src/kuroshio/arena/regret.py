"""What a longer thought is worth: what bots lose by their moves, judged by a long search
that compares the best moves evenly.

Summed over a game it tells about how much more a bot could win by longer thought with the same
hints; and it tells two settings of the search apart in minutes, where matches need hours.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec
import numpy as np

from kuroshio.arena.decisions import decisions_of_a_game, spread
from kuroshio.bots import Sight, bot_named
from kuroshio.bots.opinion import seed_from
from kuroshio.bots.searcher import Engine, Tree
from kuroshio.bound.tree import ONE
from kuroshio.core.game import Game

PLAYS = "captain:200"  # whose games the decisions are from
DECISIONS = 12  # of each game
EVENLY = {"explore": 5000, "even": 1000}  # how the judge begins: with a look at every move
GLANCE = 50  # at each move, on the mean
JUDGED = 12  # so many of the best moves are then compared
VISITS = 4000  # of each of them
CHUNK = 4096  # iterations after which the best are chosen anew


class Regret(msgspec.Struct, frozen=True):
    """What one bot loses, in parts of a victory."""

    bot: str
    agreed: float  # part of the decisions in which it chose what the judge likes best
    lost: float  # by a decision, on the mean
    error: float  # standard error of that
    in_a_game: float  # by all decisions of a seat in a game


class Regrets(msgspec.Struct, frozen=True):
    game: str
    players: int
    games: int
    decisions: int  # that were judged
    choices: float  # decisions that a seat has in a game, on the mean
    bots: list[Regret]


def measure(
    game: Game,
    players: int,
    bots: Sequence[str],
    games: int,
    seed: int,
    progress: Callable[[int], None] = lambda played: None,
) -> Regrets:
    """Ask the bots at decisions of some games."""
    lost: dict[str, list[float]] = {bot: [] for bot in bots}
    choices = 0
    for number in range(games):
        sights = decisions_of_a_game(game, players, PLAYS, seed_from(seed, number))
        choices += len(sights)
        for n, sight in enumerate(spread(sights, DECISIONS)):
            worth = judged(sight, seed_from(seed, number, n))
            for bot in lost:
                chosen = bot_named(bot, seed_from(seed, number, n, 1)).choose(sight)
                lost[bot].append(max(worth.values()) - worth[int(chosen)])
        progress(number + 1)
    each = choices / (games * players)
    found = [regret(bot, np.array(lost[bot]), each) for bot in lost]
    return Regrets(game.name, players, games, games * DECISIONS, each, found)


def judged(sight: Sight, seed: int) -> dict[int, float]:
    """The result that the seat may expect of every move, by a long and even comparison."""
    tree = Tree()
    tree.restart()
    count = len(sight.moves)
    tree.make_room(GLANCE * count)
    Engine(sight, EVENLY).run(tree, seed, GLANCE * count)
    engine = Engine(sight, {})
    for _ in range(0, VISITS * min(count, JUDGED), CHUNK):
        tree.make_room(CHUNK)
        engine.run(tree, seed, CHUNK, JUDGED)
    seen = [tree.nodes[child] for child in tree.children()]
    return {int(one.move): int(one.result[sight.seat]) / (ONE * int(one.visits)) for one in seen}


def regret(bot: str, lost: np.ndarray[tuple[int], np.dtype[np.float64]], choices: float) -> Regret:
    return Regret(
        bot,
        agreed=float((lost == 0).mean()),
        lost=float(lost.mean()),
        error=float(lost.std() / np.sqrt(len(lost))),
        in_a_game=float(lost.mean() * choices),
    )


def report(regrets: Regrets) -> str:
    """The figures as Markdown."""
    about = f"{regrets.game}, {regrets.players} players, {regrets.decisions} decisions"
    lines = [
        f"{about} of {regrets.games} games of {PLAYS}; a seat has {regrets.choices:.0f} in a game",
        "",
        "| bot | agreed | lost by a decision | in a game |",
        "|---|--:|--:|--:|",
    ]
    lines += [
        f"| {one.bot} | {100 * one.agreed:.0f} % | {100 * one.lost:.2f} % ± {100 * one.error:.2f} "
        f"| {100 * one.in_a_game:.1f} % |"
        for one in regrets.bots
    ]
    return "\n".join(lines)
