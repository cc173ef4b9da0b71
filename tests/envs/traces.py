"""Digests of observations, to compare compiled with uncompiled code.

python -m tests.envs.traces namiji
"""

from __future__ import annotations

import hashlib
import sys

from kuroshio.envs.common import Observer
from tests.play import SETUPS, new, random_steps

STEPS = 40  # of a game: uncompiled code is slow


def trace(name: str) -> list[str]:
    """Digests of what every seat sees, at some steps of a random game with every set-up."""
    digests = []
    for setup in SETUPS:
        if setup[0] != name:
            continue
        table = new(setup, 21)
        observer = Observer(table.game, table.box)
        for n in random_steps(table, 21):
            if n % 5 == 0:
                seen = hashlib.sha256()
                for seat in range(table.players):
                    seen.update(observer.observe(table._states, seat).tobytes())
                digests.append(seen.hexdigest()[:12])
            if n == STEPS:
                break
    return digests


if __name__ == "__main__":
    print("\n".join(trace(sys.argv[1])))
