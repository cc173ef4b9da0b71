"""Tongiaki: what a seat may know.

All lies open but the order of the stack. The stack is kept as the set of its tiles, which everyone
knows (A34), and its order is drawn tile by tile: so the random stream is all there is to hide.
"""

from __future__ import annotations

from kuroshio.core.compiled import rule
from kuroshio.core.events import drop_unseen
from kuroshio.core.rng import erase, start
from kuroshio.core.state import TRUTH
from kuroshio.tongiaki.box import Components
from kuroshio.tongiaki.state import State


@rule
def redact(sea: State, box: Components, seat: int) -> None:
    """Blank all that a seat (or PUBLIC: a watcher) may not know."""
    erase(sea.rng)
    drop_unseen(sea, seat)
    sea.eyes = seat


@rule
def redeal(sea: State, box: Components, seed: int) -> None:
    """Fill the blanks with one world that agrees with all that these eyes know."""
    start(sea.rng, seed)
    sea.eyes = TRUTH
