"""Where points came from, by seat, as the game accounts for them."""

from __future__ import annotations

import numpy as np

from kuroshio.core.table import Table


def points_by_source(table: Table) -> list[dict[str, int]]:
    """What each seat has scored, by the sources that the game's figures name."""
    names = table.game.figures.sources
    out = np.zeros((table.players, len(names)), np.int64)
    if names:
        states = table.state_after(len(table.line))
        table.game.bound("accounts").accounts(states, table.box.record, out)
    return [dict(zip(names, row, strict=True)) for row in out.tolist()]
