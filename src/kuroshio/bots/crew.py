"""The levels between the deckhand, who plays at random, and the captain: even steps in each game.

Each of them is a sailor who sees through a haze, or a captain with so many iterations; which one it
is in a game was found in the arena (docs/bots.md). They do not look at the clock: they are as
strong on a slow machine and under load as anywhere.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from kuroshio.bots.sight import Sight
from kuroshio.bots.steps import Steps, steps_of, to_the_end

# Who plays in the place of a level.
USUAL: dict[str, str] = {
    "cook": "sailor/haze=25",
    "fisher": "sailor/haze=6",
    "boatswain": "captain:35",
    "helmsman": "captain:130",
    "navigator": "captain:1000",
}
# In games where others make evener steps.
TUNED: dict[str, dict[str, str]] = {
    "tongiaki": {
        "cook": "sailor/haze=70",
        "fisher": "sailor/haze=30",
        "boatswain": "captain:60/haze=18",
        "helmsman": "captain:150",
        "navigator": "captain:600",
    },
    "namazu": {
        "cook": "sailor/haze=16",
        "fisher": "sailor/haze=9",
        "boatswain": "captain:40",
        "helmsman": "captain:150",
        "navigator": "captain:800",
    },
}


def in_place_of(level: str, game: str) -> str:
    """The name of the bot that a level is in a game.

    >>> in_place_of("cook", "ama")
    'sailor/haze=25'
    """
    found: Mapping[str, str] = {**USUAL, **TUNED.get(game, {})}
    return found[level]


class Mate:
    """One of the crew: in each game it plays as the bot that its level is there."""

    def __init__(self, level: str, new_bot: Callable[[str], Any]) -> None:
        self._level = level
        self._new_bot = new_bot
        self._game = ""
        self._bot: Any = None

    def choose(self, sight: Sight) -> int:
        return to_the_end(self.steps(sight))

    def steps(self, sight: Sight) -> Steps:
        if self._game != sight.game.name:
            self._game = sight.game.name
            self._bot = self._new_bot(in_place_of(self._level, self._game))
        return (yield from steps_of(self._bot, sight))

    def __getattr__(self, name: str) -> Any:
        return getattr(self._bot, name)
