"""What every game's state begins with."""

from __future__ import annotations

from kuroshio.core.compiled import rule
from kuroshio.core.events import Happened, Strip, clear
from kuroshio.core.records import Record, Row, i8, i32, row
from kuroshio.core.rng import Rng, start

SEATS = 6  # the most players of any game

TRUTH = -2  # `eyes` of a state in which nothing is hidden
PUBLIC = -1  # `eyes` of a state as somebody sees it who has no seat

ALWAYS = -1  # in place of a mask of questions (a bit each): shown whatever is asked
WAS, IS = 1, 2  # what is known of something that changed: as it was, as it is, both


class Header(Record):
    players: i8
    turn: i8  # the seat that decides now
    over: i8  # 1 after the last move
    moves: i32  # how many moves have been made
    eyes: i8  # whose knowledge this state shows: TRUTH, PUBLIC or a seat
    rng: Rng


class GameState(Header, Strip):
    """The part of a state that all games share: whose turn it is, chance, and the events."""


class SmallState(GameState):
    """The beginning of a state of a small game: it asks one question, and few things happen."""

    ask: i8
    events: Row[Happened] = row(8)


@rule
def begin(s: GameState, players: int, seed: int) -> None:
    """What every set-up begins with, on a state of zeros."""
    clear(s)
    start(s.rng, seed)
    s.players = players
    s.eyes = TRUTH
