"""What every game's state begins with."""

from __future__ import annotations

from kuroshio.core.records import Record, i8, i32
from kuroshio.core.rng import Rng

TRUTH = -2  # `eyes` of a state in which nothing is hidden
PUBLIC = -1  # `eyes` of a state as somebody sees it who has no seat


class Header(Record):
    players: i8
    turn: i8  # the seat that decides now
    over: i8  # 1 after the last move
    moves: i32  # how many moves have been made
    eyes: i8  # whose knowledge this state shows: TRUTH, PUBLIC or a seat
    rng: Rng
