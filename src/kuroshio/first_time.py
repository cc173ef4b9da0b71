"""Says what is being done when code is compiled for the first time, which takes a while."""

from __future__ import annotations

import sys

from kuroshio.core.kept import Shelf, on_compiling

# The sources that are bound to a game, by what they are for.
PARTS = {
    "kernels": "rules",
    "search": "bots",
    "accounts": "results",
    "prospects": "reviews",
    "tally": "laboratory",
    "steps": "environments",
}
_told: set[Shelf] = set()


def tell(shelf: Shelf) -> None:
    """One line for every part of a game that is compiled, and only where somebody looks."""
    if shelf not in _told and sys.stderr.isatty():
        _told.add(shelf)
        part = PARTS.get(shelf.source, shelf.source)
        print(f"compiling {shelf.game}: {part}, once for all …", file=sys.stderr, flush=True)


def tell_of_compiling() -> None:
    """From now on say so on a terminal whenever something is compiled."""
    if tell not in on_compiling:
        on_compiling.append(tell)
