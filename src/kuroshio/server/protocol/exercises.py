"""What one practises with: one's own mistakes, and puzzles."""

from __future__ import annotations

import msgspec

from kuroshio.core.messages import Message
from kuroshio.review import Candidate, Why
from kuroshio.server.protocol.answers import Update
from kuroshio.server.protocol.values import Body, Number, Word


class Lesson(msgspec.Struct):
    """A decision of one's own that gave something away: the position before it, as one saw it."""

    table: str
    n: int  # moves made before
    shown: Update


class Lessons(msgspec.Struct):
    """How many of one's mistakes are to be asked now, later, and no more; the first of them."""

    due: int
    later: int
    known: int
    next: int | None  # when the first is due, milliseconds
    lesson: Lesson | None = None


class LessonAnswer(Body, frozen=True, kw_only=True):
    """What one would do there now: the number of a legal move."""

    table: Word
    n: Number
    move: Number


class Graded(msgspec.Struct):
    """What an answer is worth."""

    right: bool  # nothing was surely given away
    loss: float  # against the best move
    error: float  # its standard error
    answer: Candidate
    best: Candidate
    played: Candidate  # what one did then
    why: Why | None  # what the best move brings, beside the answer or beside what one did then
    due: int  # when it is asked again, milliseconds
    known: bool  # it is not asked any more


class PuzzleSolver(msgspec.Struct):
    """How well somebody solves the puzzles of a game."""

    rating: int
    error: int  # its standard deviation
    tried: int
    solved: int
    streak: int  # right answers in a row
    longest: int  # such streak


class PuzzleTheme(msgspec.Struct):
    name: str
    count: int  # of its puzzles


class PuzzleShown(msgspec.Struct):
    """A position as its seat saw it, with a question: nothing else of a puzzle is told before it is
    answered."""

    id: str
    again: bool  # one has answered it before, so it does not count any more
    shown: Update


class Puzzles(msgspec.Struct):
    """The puzzles of a game for somebody, and the next one."""

    game: str
    count: int
    solver: PuzzleSolver
    themes: list[PuzzleTheme]
    day: str  # the date of the day's puzzle
    day_solved: bool | None  # whether one has solved it; nothing if one has not tried
    puzzle: PuzzleShown | None


class PuzzleAnswer(Body, frozen=True, kw_only=True):
    """An answer: the number of a legal move."""

    puzzle: Word
    move: Number


class PuzzleMove(msgspec.Struct):
    move: str
    say: Message


class PuzzleGraded(msgspec.Struct):
    """What an answer to a puzzle is worth, and the solution."""

    right: bool
    counts: bool  # it was the first answer
    loss: float  # of result, against the solution
    answer: PuzzleMove
    best: list[PuzzleMove]  # one move, or a few that are equally good
    tempting: PuzzleMove  # what a sailor plays
    why: Why | None  # what the solution brings, beside the answer, or beside what tempts
    themes: list[str]
    rating: int  # of the puzzle
    solver: PuzzleSolver  # afterwards
    change: int  # of the solver's rating
