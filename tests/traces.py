"""The hashes of all states of a few games, for comparing ways of running the rules.

NUMBA_DISABLE_JIT=1 python -m tests.traces namiji-4 namiji-5
"""

from __future__ import annotations

import hashlib
import sys

import numpy as np

from kuroshio.tables.table import imagined
from tests.play import SETUPS, new, random_steps, setup_name, state_bytes

GAMES = 1


def trace(setup: tuple[str, int, dict[str, str]]) -> list[str]:
    """A hash for every state, for what a seat sees of it, and for a world imagined from that."""
    hashes = []
    for seed in range(GAMES):
        table = new(setup, seed)
        for n in random_steps(table, seed):
            seat = n % table.players
            parts = [state_bytes(table), bytes(str(list(map(int, table.moves))), "ascii")]
            if n % 5 == 0:
                parts.append(table.seen_by(seat).tobytes())
                parts.append(state_bytes(imagined(table, seat, seed=n)))
            hashes.append(hashlib.sha256(b"|".join(parts)).hexdigest()[:12])
        hashes.append(f"{table.scores}{table.standing}".replace(" ", ""))
    return hashes


if __name__ == "__main__":
    np.seterr(all="raise")
    named = {setup_name(setup): setup for setup in SETUPS}
    for wanted in sys.argv[1:]:
        print(wanted, *trace(named[wanted]))
