"""Says what is being done when code is compiled for the first time, which takes a while."""

from __future__ import annotations

import sys
from functools import cache
from typing import Any

from numba.core import event as events

# The sources that are bound to a game, by what they are for.
PARTS = {
    "kernels": "rules",
    "search": "bots",
    "accounts": "results",
    "outlook": "reviews",
    "tally": "laboratory",
    "steps": "environments",
}


class Teller(events.Listener):  # type: ignore[misc, unused-ignore]
    """One line for every part of a game that is compiled, and only where somebody looks."""

    def __init__(self) -> None:
        self._told: set[str] = set()

    def on_start(self, event: Any) -> None:
        module = event.data["dispatcher"].py_func.__module__
        package, _, part = module.rpartition(".")
        if part in PARTS and module not in self._told and sys.stderr.isatty():
            self._told.add(module)
            game = package.rpartition(".")[2]
            print(f"compiling {game}: {PARTS[part]}, once for all …", file=sys.stderr, flush=True)

    def on_end(self, event: Any) -> None:
        """The line was enough."""


@cache
def tell_of_compiling() -> None:
    """From now on say so on a terminal whenever something is compiled."""
    register: Any = events.register
    register("numba:compile", Teller())
