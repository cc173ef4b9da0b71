"""The chances to win: what becomes of a position when it is played on many times.

All hands are open here and only the future is unknown, so that a chance changes with what was
decided and with what luck brought, whoever looks. It is for finished games.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from kuroshio.core.records import blank
from kuroshio.core.rng import Rng
from kuroshio.tables.table import Table

Ints = npt.NDArray[np.int64]


def victories(table: Table, after: int, seed: int, times: range) -> Ints:
    """What each seat wins when the position after so many moves is played on for these times; at
    the end, what it has won. A shared victory counts as its share."""
    won = np.zeros(table.players, np.int64)
    prospects = table.game.bound("prospects")
    if table.over and after == len(table.line):
        places = table.standing
        for seat, place in enumerate(places):
            won[seat] = (place == 1) * len(times) * prospects.VICTORY // places.count(1)
    else:
        states = blank(table.game.state_type, 2)
        states[0] = table.state_after(after)[0]
        position = states, table.box.record, blank(Rng)
        prospects.count_victories(*position, seed, times.start, times.stop, won)
    return won


def chances(won: Ints) -> list[float]:
    """Each seat's share of the victories: they add up to 1."""
    shares: list[float] = (won / won.sum()).tolist()
    return shares
