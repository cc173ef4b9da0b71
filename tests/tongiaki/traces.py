"""A hash of all states of some long games, for comparing compiled and uncompiled rules.

NUMBA_DISABLE_JIT=1 python -m tests.tongiaki.traces
"""

from __future__ import annotations

import hashlib

import numpy as np

from kuroshio.tables.table import Table
from kuroshio.tongiaki import GAME
from tests.play import state_bytes
from tests.tongiaki.helpers import steps


def trace() -> str:
    """Games with every number of players in which hardly anybody resettles."""
    digest = hashlib.sha256()
    for players in GAME.players:
        table = Table(
            GAME, players, seed=players, options={"tiles": ("printed", "rody")[players % 2]}
        )
        for _ in steps(table, players):
            digest.update(state_bytes(table))
    return digest.hexdigest()


if __name__ == "__main__":
    np.seterr(all="raise")
    print(trace())
