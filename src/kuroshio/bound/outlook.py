"""Games played on to their end from a position with open hands, to see who wins them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from kuroshio.core.compiled import door
from kuroshio.core.records import Records, Row
from kuroshio.core.rng import derive, pick, start

if TYPE_CHECKING:
    from kuroshio.core.contract import apply, legal, prefer, standing

    MOVES = 0  # size of the game's move set

VICTORY = 60  # shared by up to six winners in whole parts


@door
def play_on(
    states: Records,
    boxes: Records,
    streams: Records,
    seed: int,
    first: int,
    end: int,
    victories: Row[int],
) -> None:
    """Play a position on for the times from `first` to before `end`, by each seat's preferences,
    and share out the victories.

    `states` holds the position and a state to play on. What chance will bring is drawn anew every
    time; the n-th time it is the same from every position.
    """
    box = boxes[0]
    s = states[1]
    out: Any = np.empty(MOVES, np.int64)
    weights: Any = np.empty(MOVES, np.int64)
    places: Any = np.zeros(8, np.int64)
    for number in range(first, end):
        states[1] = states[0]
        start(s.rng, derive(seed, number))
        start(streams[0], derive(seed ^ 1, number))
        options = legal(s, box, out)
        while options > 0:
            chosen = 0
            if options > 1:
                prefer(s, box, out, options, weights)
                chosen = pick(streams[0], weights[:options])
            apply(s, box, out[chosen])
            options = legal(s, box, out)
        standing(s, box, places)
        winners = 0
        for seat in range(s.players):
            winners += places[seat] == 1
        for seat in range(s.players):
            if places[seat] == 1:
                victories[seat] += VICTORY // winners
