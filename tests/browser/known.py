"""Games whose course is known before a browser plays them.

A table with a chosen seed deals the same cards and has bots with the same luck; `presses` chooses
for the one person who plays against deckhands. So a test meets the same questions every time, on
any machine, and which ones can be looked up here.

    python -m tests.browser.known namazu 3 600

looks through the games with seeds up to 600 for the fewest decisions that meet every kind.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

import kuroshio
from kuroshio.bots import Sight, bot_named
from kuroshio.core.messages import Message
from kuroshio.tables.table import Table

LEVEL = "deckhand"
PERSON = 0  # the seat of whoever presses


@dataclass(frozen=True)
class Decision:
    """A moment at which the person is asked."""

    made: int  # moves before it
    legal: list[int]
    move: int  # the one to make
    kinds: frozenset[str]  # what is asked, and what can be answered


def presses(seed: int) -> Iterator[float]:
    """Numbers from 0 to 1, by which one of the legal moves is chosen, in order of their numbers."""
    state = seed
    while True:
        state = (state * 1103515245 + 12345) % 2**31
        yield state / 2**31


@cache
def course(game: str, players: int, seed: int) -> tuple[list[Decision], list[str]]:
    """What the person is asked and does, and all moves of the game."""
    table = kuroshio.new(game, players=players, seed=seed)
    bots = [bot_named(LEVEL, seed) for _ in range(players)]
    luck = presses(seed)
    decisions = []
    while not table.over:
        assert table.turn is not None
        if table.turn == PERSON:
            legal = [int(move) for move in table.moves]
            move = legal[int(next(luck) * len(legal))]
            decisions.append(Decision(len(table.line), legal, move, kinds(table)))
        else:
            move = bots[table.turn].choose(Sight.of(table))
        table.play(move)
    return decisions, [move.text for move in table.line]


def kinds(table: Table) -> frozenset[str]:
    """The question, what its answers are, and what comes of them where that is told."""
    answers = [table.describe(move) for move in table.moves]
    outcomes = [answer.args["outcome"] for answer in answers if "outcome" in answer.args]
    told: list[Message] = [table.question(), *answers, *outcomes]
    return frozenset(one.key for one in told)


def news(decisions: list[Decision], known: set[str]) -> list[Decision]:
    """Those that meet a kind for the first time; `known` learns it."""
    found = []
    for decision in decisions:
        if not decision.kinds <= known:
            known |= decision.kinds
            found.append(decision)
    return found


def telling(decisions: list[Decision], ends: int = 3) -> list[Decision]:
    """The first and the last few, and those that meet a kind for the first time."""
    fresh = news(decisions, set())
    middle = decisions[ends:-ends]
    return [one for one in decisions if one in fresh or one not in middle]


def main(game: str, players: int, seeds: int) -> None:
    games = {seed: course(game, players, seed)[0] for seed in range(1, seeds + 1)}
    met = {seed: frozenset().union(*(one.kinds for one in games[seed])) for seed in games}
    missing = set().union(*met.values())
    print(f"{len(missing)} kinds in {seeds} games: {', '.join(sorted(missing))}")
    while missing:
        # a kind a few moves earlier is not worth another game
        seed = max(games, key=lambda one: (len(met[one] & missing), -len(games[one])))
        known = set().union(*met.values()) - missing
        last = news(games[seed], known)[-1]
        fresh = ", ".join(sorted(met[seed] & missing))
        print(f"seed {seed}, up to {last.made} moves of {games[seed][-1].made + 1}: {fresh}")
        missing -= met[seed]


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]))
