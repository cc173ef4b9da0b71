"""Learning from one's mistakes: decisions that surely gave something away are asked again.

They come from the reviews of one's own games. An answer is judged as the review judges a decision,
from what the seat knew. FSRS, a scheme of spaced repetition, says when it is asked again: after
days, and later each time the answer was right. What would be remembered for a month is known.
"""

from __future__ import annotations

from collections.abc import Generator
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING, Any

import fsrs
import msgspec

from kuroshio.bots import Sight
from kuroshio.core.errors import IllegalMove
from kuroshio.review import Decision, Review, reason
from kuroshio.review.decisions import judge
from kuroshio.server import protocol as m
from kuroshio.server.about import table_info
from kuroshio.server.aside import aside
from kuroshio.server.clocks import now_ms
from kuroshio.server.fairness import Thought
from kuroshio.server.live import LiveTable
from kuroshio.server.quiz import asked_at
from kuroshio.server.refusals import Refused
from kuroshio.tables.table import Table

if TYPE_CHECKING:
    from kuroshio.server.service import Service

LEAST = 0.02  # a smaller loss is not worth a lesson
KNOWN = 30.0  # days: what would be remembered for so long is known
SECONDS = 0.5  # that judging takes, about
MOST = 200  # mistakes of a game, more than anybody makes

# Nothing is asked twice on a day, and chance has no part in when it is asked.
_scheduler = fsrs.Scheduler(learning_steps=(), relearning_steps=(), enable_fuzzing=False)

ADD = (
    "INSERT INTO mistakes (player, table_id, n, game, due, card) VALUES ($1, $2, $3, $4, $5, $6) "
    "ON CONFLICT (player, table_id, n) DO NOTHING"
)
DUE = (
    "SELECT table_id, n FROM mistakes WHERE player = $1 AND known = 0 AND due <= $2 "
    "ORDER BY due, table_id, n LIMIT 1"
)
COUNTS = (
    "SELECT sum(CASE WHEN known = 0 AND due <= $2 THEN 1 ELSE 0 END), "
    "sum(CASE WHEN known = 0 AND due > $2 THEN 1 ELSE 0 END), "
    "sum(CASE WHEN known = 1 THEN 1 ELSE 0 END), min(CASE WHEN known = 0 THEN due END) "
    "FROM mistakes WHERE player = $1"
)
CARD = "SELECT card FROM mistakes WHERE player = $1 AND table_id = $2 AND n = $3"
SAVE = (
    "UPDATE mistakes SET card = $4, due = $5, known = $6 "
    "WHERE player = $1 AND table_id = $2 AND n = $3"
)


class Mistakes:
    def __init__(self, service: Service) -> None:
        self._service = service

    async def take(self, live: LiveTable, player: str) -> m.Lessons:
        """Write down one's own sure losses in a reviewed game, to be asked."""
        review = await self._review(live.header.id)
        now = now_ms()
        card = fsrs.Card(card_id=0, due=_time(now)).to_json()
        added = [
            (ADD, (player, live.header.id, one.n, live.header.game, now, card))
            for one in own_losses(live, review, player)[:MOST]
        ]
        if added:
            await self._service.store.change(*added)
        return await self.lessons(player)

    async def lessons(self, player: str) -> m.Lessons:
        """How many wait, and the one that is due first."""
        now, store = now_ms(), self._service.store
        ((due, later, known, first),) = await store.read(COUNTS, player, now)
        told = m.Lessons(int(due or 0), int(later or 0), int(known or 0), first)
        for table, n in await store.read(DUE, player, now):
            live = await self._service.read(table)
            told.lesson = await aside(_lesson, live, n)
        return told

    async def answer(self, player: str, home: str, given: m.LessonAnswer) -> m.Graded:
        """Judge an answer, and say when it is asked again."""
        store = self._service.store
        rows = await store.read(CARD, player, given.table, given.n)
        if not rows:
            raise Refused("not-found")
        live = await self._service.read(given.table)
        review = await self._review(given.table)
        table = await aside(_at, live, given.n)
        asked = next(one for one in review.decisions if one.n == given.n)
        found = await self._judged(table, given, asked, review, (home, player))
        ((card,),) = rows
        after, known = _remembered(card, found.loss == 0)
        due = int(after.due.timestamp() * 1000)
        await store.change((SAVE, (player, given.table, given.n, after.to_json(), due, int(known))))
        return m.Graded(
            right=found.loss == 0,
            loss=found.loss,
            error=found.error,
            answer=found.played,
            best=found.best[0] if found.loss else found.played,
            played=asked.played,
            why=found.why if found.loss else asked.why,
            due=due,
            known=known,
        )

    async def _judged(
        self,
        table: Table,
        given: m.LessonAnswer,
        asked: Decision,
        review: Review,
        who: tuple[str, str],
    ) -> Decision:
        """What an answer is worth: as the review said, or judged now in the same way."""
        try:
            move = table.legal(given.move)
        except IllegalMove:
            raise Refused("illegal-move", move=str(given.move)) from None
        if move.text == asked.played.move:
            return asked
        if move.text == asked.best[0].move:
            return msgspec.structs.replace(asked, played=asked.best[0], loss=0.0)
        sight = Sight.of(table)

        def think() -> Generator[None, None, Decision]:
            yield
            found = judge(sight, move, review.iterations, review.seed)
            return msgspec.structs.replace(found, why=reason(sight, found, review.seed))

        home, player = who
        thought = Thought(home, player, given.table, "hint", SECONDS)
        return await self._service.thinkers.run(thought, think())

    async def _review(self, table: str) -> Review:
        row = await self._service.store.review(table)
        if row is None or row.review is None:
            raise Refused("no-review")
        return msgspec.json.decode(row.review, type=Review)


def own_losses(live: LiveTable, review: Review, player: str) -> list[Decision]:
    """The decisions of a person that surely gave something away, not those of a stand-in."""
    return [
        one for one in review.decisions if one.loss >= LEAST and live.makers[one.n].player == player
    ]


def _at(live: LiveTable, n: int) -> Table:
    """The game as it was after so many moves."""
    assert live.game is not None
    table = live.game.copy()
    table.undo(len(table.line) - n)
    return table


def _lesson(live: LiveTable, n: int) -> m.Lesson:
    """A position as the seat to move saw it, and what it was asked."""
    info = table_info(live, [None] * live.header.players)
    return m.Lesson(live.header.id, n, asked_at(_at(live, n), info))


def _time(ms: int) -> datetime:
    return datetime.fromtimestamp(ms / 1000, UTC)


def _remembered(card: str, right: bool) -> tuple[Any, bool]:
    """How well something is remembered after an answer, and whether it is known."""
    rating = fsrs.Rating.Good if right else fsrs.Rating.Again
    now = _time(now_ms())
    after, _ = _scheduler.review_card(fsrs.Card.from_json(card), rating, now)
    return after, right and after.due - now >= timedelta(days=KNOWN)
