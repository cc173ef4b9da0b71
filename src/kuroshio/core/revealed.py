"""Whether a move revealed something: then it is not taken back without the others' consent.

A move reveals nothing if what every seat sees after it could be told beforehand. That is tried out
in worlds that agree with what the mover knew, and in worlds that agree with what each other seat
knew (`kernels.reveals`). Only the mover's knowledge goes in, so the answer itself tells nobody
anything. A draw of a random number always counts; of things that lay face down from the start, a
surprise can be missed only if it was hardly one: the worlds all agree. What watchers learn does not
count: they do not play.
"""

from __future__ import annotations

import numpy as np

from kuroshio.core.table import Table


def reveals(table: Table, n: int) -> bool:
    """Whether the move made after the first n showed a seat something that was hidden."""
    kernels = table.game.kernels
    before, after = table.state_after(n), table.state_after(n + 1)
    room = bytes((kernels.PLACES - 2) * before.itemsize)
    data = bytearray(before.tobytes() + after.tobytes() + room)
    states = np.frombuffer(data, before.dtype)
    rows = np.frombuffer(data, np.int8).reshape(kernels.PLACES, -1)
    legal = np.empty(table.game.move_count, np.int64)
    return bool(kernels.reveals(states, rows, table.box.record, int(table.line[n]), legal))
