"""Whole games between sailors in compiled code, with a count of everything that happened.

This source is loaded once per game, like `core/kernels.py`. The sailors here are those of
`bots/sailor.py`: every choice is made in one world that the deciding seat cannot tell from the
true one, by the evaluation of what each move leads to.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from kuroshio.core.compiled import door, rule
from kuroshio.core.records import Record, Records, Row
from kuroshio.core.rng import Rng, derive, pick, start
from kuroshio.core.state import Header

if TYPE_CHECKING:
    from kuroshio.core.contract import (
        apply,
        evaluate,
        legal,
        points,
        prefer,
        redact,
        redeal,
        setup,
        standing,
    )

    MOVES = 0  # size of the game's move set

Ints = Row[int]

KINDS = 64  # of events
NUMBERS = 256  # of an event's first number that are told apart


@rule
def finish_turn(
    s: Header, box: Record, seat: int, depth: int, stream: Rng, out: Ints, weights: Any
) -> None:
    """Let the policy play the rest of a seat's turn, at most so many moves."""
    count = legal(s, box, out)
    while count > 0 and depth > 0 and s.turn == seat:
        prefer(s, box, out, count, weights)
        apply(s, box, out[pick(stream, weights[:count])])
        count = legal(s, box, out)
        depth -= 1


@rule
def advantage(s: Header, box: Record, seat: int, values: Ints) -> int:
    """What the evaluation gives the seat more than the best of the others."""
    evaluate(s, box, values)
    best = -(1 << 40)
    for other in range(s.players):
        if other != seat and values[other] > best:
            best = values[other]
    return values[seat] - best


@door
def play_and_tally(
    states: Records,
    boxes: Records,
    options: Records,
    streams: Records,
    players: int,
    seed: int,
    first: int,
    games: int,
    depth: int,
    scores: Row[Ints],
    places: Row[Ints],
    lengths: Ints,
    counts: Any,
    sums: Any,
) -> int:
    """Play games numbered from `first`; count events by kind and first number, and add up their
    second numbers. `states` holds a state of zeros, the game, a world and one to play on."""
    box = boxes[0]
    out: Any = np.empty(MOVES, np.int64)
    more: Any = np.empty(MOVES, np.int64)
    weights: Any = np.empty(MOVES, np.int64)
    values: Any = np.zeros(8, np.int64)
    decisions = 0
    for n in range(games):
        states[1] = states[0]
        setup(states[1], box, options[0], players, derive(seed, first + n))
        count = legal(states[1], box, out)
        while count > 0:
            best = 0
            if count > 1:
                seat = states[1].turn
                states[2] = states[1]
                redact(states[2], box, seat)
                redeal(states[2], box, derive(seed ^ (first + n), states[1].moves))
                best_value = -(1 << 40)
                for k in range(count):
                    states[3] = states[2]
                    apply(states[3], box, out[k])
                    start(streams[0], derive(seed ^ 1, states[1].moves))
                    finish_turn(states[3], box, seat, depth, streams[0], more, weights)
                    value = advantage(states[3], box, seat, values)
                    if value > best_value:
                        best_value = value
                        best = k
            apply(states[1], box, out[best])
            decisions += 1
            for e in range(states[1].event_count):
                event = states[1].events[e]
                number = min(max(event.a, 0), NUMBERS - 1)
                counts[event.kind, number] += 1
                sums[event.kind, number] += event.b
            count = legal(states[1], box, out)
        lengths[n] = states[1].moves
        points(states[1], box, scores[n])
        standing(states[1], box, places[n])
    return decisions
