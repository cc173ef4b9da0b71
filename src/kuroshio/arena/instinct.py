"""How good a game's policy is: whether it likes at a glance what a search chooses after long
thought.

It tells, question by question, where a better policy would make the rollouts wiser.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator
from dataclasses import dataclass

import msgspec
import numpy as np

from kuroshio.bots import Sight, minds
from kuroshio.bots.opinion import Opinion, seed_from
from kuroshio.bots.searcher import Searcher
from kuroshio.core.game import Game
from kuroshio.core.records import blank
from kuroshio.tables.table import Table

THOUGHT = 400  # iterations of the captains


@dataclass(frozen=True)
class Decision:
    """What policy and search think of the moves at a decision."""

    question: str
    seat: int
    liked: dict[str, float]  # the policy's weights, which add up to 1
    thought: list[Opinion]  # the search's, the best first

    @property
    def chosen(self) -> str:
        return self.thought[0].move

    @property
    def favourite(self) -> str:
        """What the policy likes best, the first of equals."""
        return max(self.liked, key=self.liked.__getitem__)

    @property
    def lost(self) -> float:
        """What the favourite loses against the move chosen, as the search sees it."""
        results = {one.move: one.results[self.seat] for one in self.thought if one.share > 0}
        return results[self.chosen] - results.get(self.favourite, results[self.chosen])


class Agreement(msgspec.Struct, frozen=True):
    """How policy and search agree on one kind of question."""

    question: str
    decisions: int
    moves: float  # to choose from, on the mean
    agreed: float  # part in which the policy's favourite was chosen
    liked: float  # weight of the move chosen, on the mean
    even: float  # the same, if all moves were liked alike
    lost: float  # what the favourite loses, on the mean


class Instinct(msgspec.Struct, frozen=True):
    game: str
    players: int
    iterations: int
    games: int
    agreements: list[Agreement]


def measure(
    game: Game,
    players: int,
    iterations: int,
    games: int,
    seed: int,
    progress: Callable[[int], None] = lambda played: None,
) -> Instinct:
    """Let captains play games, and ask the policy at each of their decisions."""
    asked: dict[str, list[Decision]] = defaultdict(list)
    for number in range(games):
        for one in decisions(game, players, iterations, seed, number):
            asked[one.question].append(one)
        progress(number + 1)
    found = [agreement(question, asked[question]) for question in asked]
    found.sort(key=lambda one: -one.decisions)
    return Instinct(game.name, players, iterations, games, found)


def decisions(
    game: Game, players: int, iterations: int, seed: int, number: int
) -> Iterator[Decision]:
    """All decisions of one game that leave a choice."""
    table = Table(game, players, seed_from(seed, number))
    bots = [Searcher(seed_from(seed, number, n + 1), iterations=iterations) for n in range(players)]
    while table.turn is not None:
        sight, bot = Sight.of(table), bots[table.turn]
        move = bot.choose(sight)
        if len(sight.moves) > 1:
            question = table.view(sight.seat).question
            assert question is not None
            yield Decision(question, sight.seat, liked(sight), bot.explain(len(sight.moves)))
        table.play(move)


def liked(sight: Sight) -> dict[str, float]:
    """The policy's weight of every move."""
    search = sight.game.bound("search")
    weights = np.zeros(sight.game.move_count, np.int64)
    states = blank(sight.game.state_type, 2)
    states[0] = sight.states[0]
    settings, mind = minds.prepared(sight.game, sight.box, int(states[0].players), {})
    search.like(states, sight.box.record, settings, mind, 0, weights)
    total = weights.sum()
    return {move.text: float(weights[move] / total) for move in sight.moves}


def agreement(question: str, asked: list[Decision]) -> Agreement:
    count = len(asked)
    return Agreement(
        question,
        count,
        sum(len(one.liked) for one in asked) / count,
        sum(one.favourite == one.chosen for one in asked) / count,
        sum(one.liked[one.chosen] for one in asked) / count,
        sum(1 / len(one.liked) for one in asked) / count,
        sum(one.lost for one in asked) / count,
    )


def report(instinct: Instinct) -> str:
    """The figures as Markdown."""
    about = f"{instinct.game}, {instinct.players} players, {instinct.games} games"
    lines = [
        f"{about} of captain:{instinct.iterations}",
        "",
        "| question | decisions | moves | agreed | liked | liked evenly | lost |",
        "|---|--:|--:|--:|--:|--:|--:|",
    ]
    lines += [
        f"| {one.question} | {one.decisions:,} | {one.moves:.1f} | {100 * one.agreed:.0f} % "
        f"| {100 * one.liked:.0f} % | {100 * one.even:.0f} % | {100 * one.lost:.1f} % |"
        for one in instinct.agreements
    ]
    return "\n".join(lines)
