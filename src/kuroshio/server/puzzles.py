"""Puzzles for people: which one is next, what an answer is worth, and how well somebody solves.

The position is shown as the seat to move saw it, and nothing else of a puzzle is sent before it is
answered: not its solution, not its themes, nothing of how its game went on. The first answer
counts, and is written down before it is told what it was worth.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Generator, Mapping
from itertools import count
from typing import TYPE_CHECKING

import msgspec

from kuroshio.bots import Sight
from kuroshio.core.errors import IllegalMove
from kuroshio.core.game import Move
from kuroshio.core.messages import message
from kuroshio.language import say
from kuroshio.puzzles.rating import Solver
from kuroshio.puzzles.shelf import Puzzle, puzzles
from kuroshio.review.decisions import Comparison
from kuroshio.review.why import Why, steps
from kuroshio.server import protocol as m
from kuroshio.server.admin.visits import today
from kuroshio.server.aside import aside
from kuroshio.server.cards import puzzle_card
from kuroshio.server.clocks import ClockRule, now_ms
from kuroshio.server.colours import usual
from kuroshio.server.daily import date_of
from kuroshio.server.fairness import Thought
from kuroshio.server.quiz import asked_at
from kuroshio.server.refusals import Refused, unknown
from kuroshio.server.store import Player
from kuroshio.tables.table import Table

if TYPE_CHECKING:
    from kuroshio.server.service import Service

LEVEL = "captain"  # of those whose games they are from
NEAR = 12  # puzzles of about one's own rating, of which one is next
SECONDS = 0.5  # that judging takes, about
BATCH = 50  # iterations of a comparison
SEED = 1
AT_ONCE = 5  # answers that somebody gives at the same moment

TRIES = (
    "SELECT puzzle, number, solved, mended, rating, deviation, streak, at "
    "FROM puzzle_tries WHERE player = $1 AND game = $2"
)
ADD = (
    "INSERT INTO puzzle_tries "
    "(player, game, puzzle, number, solved, rating, deviation, streak, at) "
    "VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT DO NOTHING RETURNING number"
)
AGAIN = (
    "UPDATE puzzle_tries SET mended = CASE WHEN $4 = 1 THEN 1 ELSE mended END, at = $5 "
    "WHERE player = $1 AND game = $2 AND puzzle = $3"
)


class Tried(msgspec.Struct, frozen=True):
    """A row of the store."""

    puzzle: str
    number: int
    solved: int
    mended: int
    rating: float
    deviation: float
    streak: int
    at: int


class Record(msgspec.Struct, frozen=True):
    """What somebody has answered in a game."""

    tries: Mapping[str, Tried] = {}

    @property
    def last(self) -> Tried | None:
        return max(self.tries.values(), key=lambda one: one.number, default=None)

    @property
    def solver(self) -> Solver:
        last = self.last
        return Solver(last.rating, last.deviation) if last else Solver()

    @property
    def told(self) -> m.PuzzleSolver:
        solver, last = self.solver, self.last
        return m.PuzzleSolver(
            rating=round(solver.rating),
            error=round(solver.deviation),
            tried=len(self.tries),
            solved=sum(one.solved for one in self.tries.values()),
            streak=last.streak if last else 0,
            longest=max((one.streak for one in self.tries.values()), default=0),
        )

    def is_done(self, puzzle: str) -> bool:
        """Whether a puzzle needs no more to be asked."""
        one = self.tries.get(puzzle)
        return one is not None and bool(one.solved or one.mended)


class Puzzles:
    def __init__(self, service: Service) -> None:
        self._service = service

    async def of(self, player: Player, game: str, theme: str, daily: bool) -> m.Puzzles:
        """How somebody fares, and the puzzle that is next for them: the day's if that is asked for,
        else one of a theme or of all."""
        shelf = await self._shelf(game)
        record = await self._record(player.id, game)
        counted = Counter(theme for one in shelf.values() for theme in one.found.themes)
        if theme and theme not in counted:
            raise unknown("theme", theme, counted, "bad-message")
        today_s = puzzle_of_the_day(shelf, today())
        if daily:
            chosen = today_s
        else:
            fitting = [one for one in shelf.values() if not theme or theme in one.found.themes]
            chosen = next_puzzle(fitting, record, player.id, today_s)
        tried = record.tries.get(today_s.id) if today_s else None
        return m.Puzzles(
            game=game,
            count=len(shelf),
            solver=record.told,
            themes=[m.PuzzleTheme(name, count) for name, count in counted.most_common()],
            day=date_of(today()),
            day_solved=None if tried is None else bool(tried.solved),
            puzzle=await aside(_shown, chosen, record, player.name) if chosen else None,
        )

    async def answer(
        self, player: Player, home: str, game: str, given: m.PuzzleAnswer
    ) -> m.PuzzleGraded:
        """Judge an answer, write it down if it is the first, and tell the solution."""
        puzzle = await self.named(game, given.puzzle)
        table = await aside(puzzle.table)
        try:
            move = table.legal(given.move)
        except IllegalMove:
            raise Refused("illegal-move", move=str(given.move)) from None
        best, tempting = (
            [table.legal(text) for text in texts]
            for texts in (puzzle.found.best, [puzzle.found.tempting])
        )
        right = move in best
        thought = Thought(home, player.id, puzzle.id, "hint", SECONDS)
        worth = await self._service.thinkers.run(
            thought, _judged(Sight.of(table), best[0], None if right else move, tempting[0])
        )
        before, after, counts = await self._keep(player.id, puzzle, right)
        return m.PuzzleGraded(
            right=right,
            counts=counts,
            loss=0.0 if right else round(max(worth.loss, puzzle.found.lead), 4),
            answer=_said(table, move),
            best=[_said(table, one) for one in best],
            tempting=_said(table, tempting[0]),
            why=worth.why,
            themes=puzzle.found.themes,
            rating=puzzle.rating,
            solver=after.told,
            change=after.told.rating - before.told.rating,
        )

    async def of_today(self, game: str) -> Puzzle | None:
        """The day's puzzle, which everyone is asked."""
        return puzzle_of_the_day(await self._shelf(game), today())

    async def named(self, game: str, name: str) -> Puzzle:
        puzzle = (await self._shelf(game)).get(name)
        if puzzle is None:
            raise Refused("not-found")
        return puzzle

    async def _shelf(self, game: str) -> Mapping[str, Puzzle]:
        service = self._service
        if game not in service.settings.served:
            raise Refused("not-found")
        await service.compiler.need(game)
        service.compiler.need_compiled(game)
        return await aside(puzzles, game)

    async def _record(self, player: str, game: str) -> Record:
        rows = [Tried(*row) for row in await self._service.store.read(TRIES, player, game)]
        return Record({one.puzzle: one for one in rows})

    async def _keep(self, player: str, puzzle: Puzzle, right: bool) -> tuple[Record, Record, bool]:
        """What somebody had answered before and has answered now, and whether this one counts. Of
        several answers at the same moment each follows another."""
        store, game = self._service.store, puzzle.game
        for _ in range(AT_ONCE):
            before = await self._record(player, game)
            if puzzle.id in before.tries:
                row = (player, game, puzzle.id, int(right), now_ms())
                await store.change((AGAIN, row))
                return before, before, False
            solver = before.solver.after(puzzle.rating, right)
            last = before.last
            one = Tried(
                puzzle=puzzle.id,
                number=last.number + 1 if last else 1,
                solved=int(right),
                mended=0,
                rating=solver.rating,
                deviation=solver.deviation,
                streak=(last.streak if last else 0) + 1 if right else 0,
                at=now_ms(),
            )
            values = (one.number, one.solved, one.rating, one.deviation, one.streak, one.at)
            (kept,) = await store.change((ADD, (player, game, puzzle.id, *values)))
            if kept:
                return before, Record({**before.tries, puzzle.id: one}), True
        raise Refused("too-many", retry_after=1)


def puzzle_of_the_day(shelf: Mapping[str, Puzzle], day: int) -> Puzzle | None:
    """The same for everyone; it comes again after all others."""
    names = sorted(shelf)  # which are hashes: in no order that means anything
    return shelf[names[day % len(names)]] if names else None


def next_puzzle(
    fitting: list[Puzzle], record: Record, player: str, today_s: Puzzle | None
) -> Puzzle | None:
    """One that is new and of about the solver's rating; after the last of them those that went
    wrong, the one that was asked longest ago first. It stays the same until it is answered."""
    fresh = [one for one in fitting if one.id not in record.tries and one is not today_s]
    rating = record.solver.rating
    near = sorted(fresh, key=lambda one: (abs(one.rating - rating), one.id))[:NEAR]
    if near:
        return min(near, key=lambda one: _drawn(player, one.id))
    again = [one for one in fitting if one.id in record.tries and not record.is_done(one.id)]
    return min(again, key=lambda one: record.tries[one.id].at, default=None)


def _drawn(player: str, puzzle: str) -> bytes:
    """A place in an order of the puzzles that differs from person to person."""
    return hashlib.sha256(f"{player} {puzzle}".encode()).digest()


def card_of(puzzle: Puzzle, language: str) -> str:
    """A puzzle as a picture to send, with what it shows before it is answered."""
    table = puzzle.table()
    bot = say(message(f"bot-{LEVEL}", name=LEVEL), language).capitalize()
    others = count(1)
    names = [
        say(message("you"), language) if seat == table.turn else f"{bot} {next(others)}"
        for seat in range(table.players)
    ]
    return puzzle_card(table, names, language)


def _shown(puzzle: Puzzle, record: Record, name: str) -> m.PuzzleShown:
    """The position, as its seat saw it."""
    table = puzzle.table()
    return m.PuzzleShown(puzzle.id, puzzle.id in record.tries, asked_at(table, _info(table, name)))


def _info(table: Table, name: str) -> m.TableInfo:
    """Who sits at a puzzle: the solver, and bots."""
    seats = [
        m.SeatInfo("person", name, connected=True, colour=colour)
        if seat == table.turn
        else m.SeatInfo("bot", level=LEVEL, colour=colour)
        for seat, colour in enumerate(usual(table.players))
    ]
    return m.TableInfo(
        id="",
        game=table.game.name,
        players=table.players,
        options=table.options,
        clock=ClockRule(),
        listed=False,
        seeded=True,
        uploaded=False,
        hints=False,
        first=False,
        status="playing",
        seats=seats,
        created=0,
    )


def _said(table: Table, move: Move) -> m.PuzzleMove:
    return m.PuzzleMove(move.text, table.describe(move))


class Worth(msgspec.Struct, frozen=True):
    """What a wrong answer gives away, and why the solution is better than it (or than what tempts,
    where the answer was right)."""

    loss: float
    why: Why | None


def _judged(
    sight: Sight, best: Move, wrong: Move | None, tempting: Move
) -> Generator[None, None, Worth]:
    loss = 0.0
    if wrong is not None:
        yield
        compared = Comparison(sight, best, wrong, BATCH, SEED)
        compared.decide()
        loss = compared.difference.value
    found = yield from steps(sight, best, wrong if wrong is not None else tempting, SEED)
    # As with hints: a reason that speaks against it is not told.
    speaks_for_it = found.tells and found.own.points > 0
    return Worth(loss, found if speaks_for_it else None)
