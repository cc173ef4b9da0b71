"""Bots: players made of code. They are told what their seat may know, never the truth."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from kuroshio.bots.deckhand import Deckhand
from kuroshio.bots.sight import Sight
from kuroshio.core.errors import BadSetup

__all__ = ["LEVELS", "Bot", "Sight", "bot_named"]


class Bot(Protocol):
    """Anything that chooses one of the moves it is shown."""

    def choose(self, sight: Sight) -> int:
        """The number of one of `sight.moves`."""


@dataclass(frozen=True)
class Level:
    name: str
    purpose: str


LEVELS = {"deckhand": Level("deckhand", "plays at random")}


def bot_named(name: str, seed: int) -> Bot:
    """A bot of a level; `random` is another name for the deckhand."""
    if name in ("deckhand", "random"):
        return Deckhand(seed)
    raise BadSetup(f"there is no bot '{name}'; there are: {', '.join(LEVELS)}")
