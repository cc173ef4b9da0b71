"""The games by name."""

from __future__ import annotations

from importlib import import_module

from kuroshio.core.errors import UnknownGame
from kuroshio.core.game import Game

NAMES = ("namiji", "tongiaki", "namazu")


def game_named(name: str) -> Game:
    """A game, loaded when it is first asked for."""
    if name not in NAMES:
        raise UnknownGame(f"there is no game '{name}'; there are: {', '.join(NAMES)}")
    game: Game = import_module(f"kuroshio.{name}").GAME
    return game
