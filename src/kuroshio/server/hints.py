"""Hints: what the captain would do, knowing no more than the seat that asks."""

from __future__ import annotations

from collections.abc import Generator

from kuroshio.bots import Sight
from kuroshio.bots.opinion import Opinion
from kuroshio.bots.searcher import Searcher
from kuroshio.review import Why
from kuroshio.review.why import steps as why_in_steps
from kuroshio.server import protocol as m
from kuroshio.server.bots import Thinkers
from kuroshio.server.fairness import Thought
from kuroshio.tables.table import Table

# A number of iterations and not a time, and one seed for all: whoever knows the same is told the
# same, and asking again tells nothing new.
ITERATIONS = 1500
SEED = 1
SECONDS = 0.4  # that this takes, about
SHOWN = 3  # moves

Counsel = tuple[list[m.Advice], Why | None]


async def advice(
    game: Table, thinkers: Thinkers, home: str, who: str, table: str, explain: bool
) -> Counsel:
    """The best moves of the seat to move; if told, with the reason."""
    sight, glance = Sight.of(game), game.glance(game.turn)
    best, why = await thinkers.run(
        Thought(home, who, table, "hint", SECONDS), ponder(sight, explain)
    )
    by_text = {move.text: move for move in sight.moves}
    told = [
        m.Advice(
            number=int(by_text[one.move]),
            text=one.move,
            say=glance.words("describe", by_text[one.move]),
            share=round(one.share, 3),
            result=round(one.results[sight.seat], 3) if one.results else None,
        )
        for one in best
    ]
    return told, why


def ponder(
    sight: Sight, explain: bool = True
) -> Generator[None, None, tuple[list[Opinion], Why | None]]:
    """What the captain thinks of the best moves, and why the first is better than the second."""
    searcher = Searcher(SEED, iterations=ITERATIONS)
    yield from searcher.steps(sight)
    best = [one for one in searcher.explain(SHOWN) if one.share > 0]
    if len(best) < 2 or not explain:
        return best, None
    first, second = (sight.game.parse(one.move, sight.box) for one in best[:2])
    why = yield from why_in_steps(sight, first, second, SEED)
    return best, why if why.tells and why.own.points > 0 else None
