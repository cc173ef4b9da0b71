"""Hints: what the captain would do, knowing no more than the seat that asks."""

from __future__ import annotations

from collections.abc import Generator

from kuroshio.bots import Sight
from kuroshio.bots.opinion import Opinion
from kuroshio.bots.searcher import Searcher
from kuroshio.server import messages as m
from kuroshio.server.bots import Thinkers
from kuroshio.server.fairness import Thought
from kuroshio.tables.table import Table

# A number of iterations and not a time, and one seed for all: whoever knows the same is told the
# same, and asking again tells nothing new.
ITERATIONS = 1500
SEED = 1
SECONDS = 0.1  # that this takes, about
SHOWN = 3  # moves


async def advice(game: Table, thinkers: Thinkers, who: str, table: str) -> list[m.Advice]:
    """The best moves of the seat to move."""
    sight, glance = Sight.of(game), game.glance(game.turn)
    best = await thinkers.run(Thought(who, table, "hint", SECONDS), ponder(sight))
    by_text = {move.text: move for move in sight.moves}
    return [
        m.Advice(
            number=int(by_text[one.move]),
            text=one.move,
            say=glance.words("describe", by_text[one.move]),
            share=round(one.share, 3),
            result=round(one.results[sight.seat], 3) if one.results else None,
        )
        for one in best
    ]


def ponder(sight: Sight) -> Generator[None, None, list[Opinion]]:
    searcher = Searcher(SEED, iterations=ITERATIONS)
    yield from searcher.steps(sight)
    return [one for one in searcher.explain(SHOWN) if one.share > 0]
