"""The games by name: those that come with Kuroshio, and those that other packages bring.

A package brings a game by an entry point of the group `kuroshio.games`, whose value is the module
that holds its GAME; a program by calling `register`. See docs/adding-a-game.md.
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from importlib.metadata import entry_points
from typing import overload

from kuroshio.core.errors import UnknownGame
from kuroshio.core.game import Game

OWN = ("namiji", "tongiaki", "namazu")
GROUP = "kuroshio.games"

_modules = {name: f"kuroshio.{name}" for name in OWN}
_modules |= {point.name: point.value for point in entry_points(group=GROUP)}


class _Names(Sequence[str]):
    """The names of all games, also of those that are registered later."""

    @overload
    def __getitem__(self, place: int) -> str: ...
    @overload
    def __getitem__(self, place: slice) -> tuple[str, ...]: ...
    def __getitem__(self, place: int | slice) -> str | tuple[str, ...]:
        return tuple(_modules)[place]

    def __len__(self) -> int:
        return len(_modules)

    def __repr__(self) -> str:
        return repr(tuple(_modules))


NAMES: Sequence[str] = _Names()


def register(name: str, module: str) -> None:
    """Make a game known to this process: the module holds its GAME.

    >>> register("ama", "tests.fourth_game")
    >>> "ama" in NAMES
    True
    """
    if _modules.setdefault(name, module) != module:
        raise ValueError(f"there is a game '{name}' already, in {_modules[name]}")


def brought() -> list[str]:
    """The modules of the games that do not come with Kuroshio.

    >>> any(module.startswith("kuroshio.") for module in brought())
    False
    """
    return [module for name, module in _modules.items() if name not in OWN]


def module_of(name: str) -> str:
    """The module that holds a game which does not come with Kuroshio."""
    if name not in _modules or name in OWN:
        raise UnknownGame(f"no other package brings a game '{name}'")
    return _modules[name]


def game_named(name: str) -> Game:
    """A game, loaded when it is first asked for.

    >>> game_named("namiji").players
    range(2, 6)
    """
    if name not in _modules:
        raise UnknownGame(f"there is no game '{name}'; there are: {', '.join(NAMES)}")
    game: Game = import_module(_modules[name]).GAME
    return game
