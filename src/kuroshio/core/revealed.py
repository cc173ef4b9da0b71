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

from kuroshio.core.records import Records
from kuroshio.core.table import Table


def reveals(table: Table, n: int) -> bool:
    """Whether the move made after the first n showed a seat something that was hidden."""
    kernels = table.game.kernels
    before, after = table.state_after(n), table.state_after(n + 1)
    size, words = before.itemsize, -(-before.itemsize // 8)  # each state has room for whole words
    data = bytearray(kernels.PLACES * words * 8)
    data[:size] = before.tobytes()
    data[words * 8 : words * 8 + size] = after.tobytes()
    states: Records = np.ndarray(kernels.PLACES, before.dtype, data, strides=(words * 8,))
    rows = np.frombuffer(data, np.int64).reshape(kernels.PLACES, words)
    legal = np.empty(table.game.move_count, np.int64)
    return bool(kernels.reveals(states, rows, table.box.record, int(table.line[n]), legal))
