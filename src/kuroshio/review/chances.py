"""The chances to win: what becomes of a position when it is played on many times.

All hands are open here and only the future is unknown, so that a chance changes with what was
decided and with what luck brought, and not with who looks. It is for finished games.
"""

from __future__ import annotations

from pathlib import Path

import numpy as np

from kuroshio.core.records import blank
from kuroshio.core.rng import Rng
from kuroshio.core.table import Table

OUTLOOK = Path(__file__).parent / "playing" / "outlook.py"


def chances(table: Table, rollouts: int, seed: int, after: int | None = None) -> list[float]:
    """Each seat's chance to win from the true position, now or after so many moves; at the end,
    the result itself.

    A shared victory counts as its share, so that they add up to 1.
    """
    if table.over and (after is None or after == len(table.line)):
        places = table.standing
        return [(place == 1) / places.count(1) for place in places]
    states = blank(table.game.state_type, 2)
    states[0] = (table.state_after(len(table.line) if after is None else after))[0]
    victories = np.zeros(8, np.int64)
    table.game.bound(OUTLOOK).play_on(
        states, table.box.record, blank(Rng), seed, rollouts, victories
    )
    won = victories[: table.players]
    shares: list[float] = (won / won.sum()).tolist()
    return shares
