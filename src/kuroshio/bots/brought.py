"""Bots and hints that other packages bring: found by entry point or by the name of their module."""

from __future__ import annotations

import importlib
import inspect
import os
import sys
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from types import ModuleType
from typing import Any

from kuroshio.bots.sight import Sight
from kuroshio.bots.steps import Steps, steps_of, to_the_end
from kuroshio.core import contract
from kuroshio.core.compiled import CannotCompile, rule
from kuroshio.core.errors import BadSetup
from kuroshio.core.game import Game

GROUP = "kuroshio.bots"
HINTS = ("evaluate", "prefer")


@cache
def points() -> dict[str, EntryPoint]:
    """What the installed packages bring, by name."""
    return {point.name: point for point in entry_points(group=GROUP)}


def is_class(name: str) -> bool:
    """Whether a name is written like that of a class, `package.module:Class`."""
    _, colon, inside = name.partition(":")
    return bool(colon) and inside.isidentifier()


@dataclass(frozen=True)
class Hints:
    """Functions of another package in the place of a game's own `evaluate` and `prefer`."""

    name: str
    functions: tuple[Callable[..., Any], ...]


@cache
def advised(game: Game, hints: Hints) -> Game:
    """A game with other hints."""
    return game.with_functions(*hints.functions)


@cache
def hints_named(name: str) -> Hints:
    """The hints of a module, by the name of the module or of an entry point."""
    module = _module(points()[name].value if name in points() else name)
    found = [(one, getattr(module, one)) for one in HINTS if hasattr(module, one)]
    if not found:
        raise BadSetup(f"{name} has neither 'evaluate' nor 'prefer': see docs/bots.md")
    return Hints(name, tuple(_compiled(name, one, function) for one, function in found))


def _compiled(module: str, name: str, function: Any) -> Any:
    """A hint as a rule, be it written as one or as a plain function."""
    plain = getattr(function, "py_func", function)
    wanted = list(inspect.signature(getattr(contract, name)).parameters)
    if not inspect.isfunction(plain) or len(inspect.signature(plain).parameters) != len(wanted):
        raise BadSetup(f"{module}.{name} is not a function of ({', '.join(wanted)})")
    return rule(function) if function is plain else function


class Advised:
    """A bot that goes by other hints than the game's own."""

    def __init__(self, bot: Any, hints: Hints) -> None:
        self._bot = bot
        self._hints = hints

    def choose(self, sight: Sight) -> int:
        return to_the_end(self.steps(sight))

    def steps(self, sight: Sight) -> Steps:
        try:
            game = advised(sight.game, self._hints)
            return (yield from steps_of(self._bot, replace(sight, game=game)))
        except CannotCompile as error:
            problem = f"{self._hints.name} cannot be compiled for {sight.game.name}"
            raise BadSetup(f"{problem}: {error}") from None

    def __getattr__(self, name: str) -> Any:
        return getattr(self._bot, name)


@cache
def bot_class(name: str) -> Callable[..., Any]:
    """The class of bots that is written `package.module:Class`."""
    path, _, inside = name.partition(":")
    found = getattr(_module(path), inside, None)
    choose = getattr(found, "choose", None)
    if found is None:
        raise BadSetup(f"there is no '{inside}' in {path}")
    if not inspect.isclass(found) or not inspect.isfunction(choose):
        raise BadSetup(f"{name} is not a class with a method 'choose(sight)'")
    if len(inspect.signature(choose).parameters) != 2:
        raise BadSetup(f"{name}.choose takes one argument: the sight")
    return found


def new_bot(name: str, seed: int) -> Any:
    """A bot of such a class: with a seed, if its constructor takes one."""
    made = bot_class(name)
    return made(seed) if inspect.signature(made).parameters else made()


def _module(path: str) -> ModuleType:
    """A module by name; those in the current folder are found too."""
    if (here := os.getcwd()) not in sys.path:
        sys.path.append(here)
    try:
        return importlib.import_module(path)
    except ModuleNotFoundError as error:
        if error.name is not None and (path + ".").startswith(error.name + "."):
            raise BadSetup(f"there is no module '{path}'") from None
        raise
    except ValueError:  # of an empty or odd name
        raise BadSetup(f"'{path}' is not the name of a module") from None
