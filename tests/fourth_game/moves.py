"""Ama: the moves: `dive` and `sell`."""

from __future__ import annotations

from kuroshio.core.boxes import Box

DIVE, SELL = range(2)
MOVES = 2


def texts(box: Box) -> list[str]:
    """The text of every move, by its number."""
    return ["dive", "sell"]
