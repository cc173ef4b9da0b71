"""Positions played on to the end of the game: who wins them, and where the points come from."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from kuroshio.core.compiled import door, rule
from kuroshio.core.records import Record, Records, Row
from kuroshio.core.rng import Rng, derive, pick, start
from kuroshio.core.state import SEATS, Header

if TYPE_CHECKING:
    from kuroshio.core.contract import account, apply, legal, prefer, redeal, standing

    MOVES = 0  # size of the game's move set

Ints = Row[int]
VICTORY = 60  # shared by up to six winners in whole parts


@rule
def play_out(s: Header, box: Record, stream: Rng, desk: Any) -> int:
    """Play on to the end, by each seat's preferences; return how many moves that took. On the desk
    there is a row for legal moves and one for their weights."""
    moves: Ints = desk[0]
    weights = desk[1]
    made = 0
    options = legal(s, box, moves)
    while options > 0:
        chosen = 0
        if options > 1:
            prefer(s, box, moves, options, weights)
            chosen = pick(stream, weights[:options])
        apply(s, box, moves[chosen])
        made += 1
        options = legal(s, box, moves)
    return made


@door
def count_victories(
    states: Records,
    boxes: Records,
    streams: Records,
    seed: int,
    first: int,
    end: int,
    victories: Ints,
) -> None:
    """Play a position on with open hands for the times from `first` to before `end`, by each seat's
    preferences, and share out the victories.

    `states` holds the position and a state to play on. What chance will bring is drawn anew every
    time; the n-th time it is the same from every position.
    """
    s = states[1]
    desk: Any = np.empty((2, MOVES), np.int64)
    places: Any = np.zeros(SEATS, np.int64)
    for number in range(first, end):
        states[1] = states[0]
        start(s.rng, derive(seed, number))
        start(streams[0], derive(seed ^ 1, number))
        play_out(s, boxes[0], streams[0], desk)
        standing(s, boxes[0], places)
        winners = 0
        for seat in range(s.players):
            winners += places[seat] == 1
        for seat in range(s.players):
            if places[seat] == 1:
                victories[seat] += VICTORY // winners


@door
def compare_moves(
    states: Records,
    boxes: Records,
    streams: Records,
    seed: int,
    first: int,
    end: int,
    moves: Ints,
    points: Row[Ints],
) -> int:
    """Make each of two moves in the worlds from `first` to before `end`, with the same luck, and
    play on to the end of the game; return how many moves that took.

    `states` holds the redacted state and one to play on. Each row of `points` is for one seat's
    final points by source: those of the first world after the first move come first, then those
    after the second.
    """
    box, s = boxes[0], states[1]
    desk: Any = np.empty((2, MOVES), np.int64)
    row = 0
    made = 0
    for world in range(first, end):
        for k in range(len(moves)):
            states[1] = states[0]
            redeal(s, box, derive(seed, world))
            start(streams[0], derive(seed ^ 1, world))
            apply(s, box, moves[k])
            made += play_out(s, box, streams[0], desk)
            for seat in range(s.players):
                account(s, box, seat, points[row])
                row += 1
    return made
