"""Every public function and class has an example in its docstring, and every example is true."""

from __future__ import annotations

import doctest
import importlib
import inspect
import pkgutil
import sys
from collections.abc import Iterator
from types import ModuleType
from typing import Any

import pytest

import kuroshio
import kuroshio.arena
import kuroshio.bots
import kuroshio.envs
import kuroshio.lab
from kuroshio import games
from kuroshio.core.errors import KuroshioError
from kuroshio.tables.table import Table

FLAGS = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE
# Methods of a table for the server alone, which knows what is allowed and what was shown before.
INSIDE = {"changes", "glance", "legal", "make", "truth_glance"}
METHODS = {name for name, one in vars(Table).items() if inspect.isfunction(one) and name[0] != "_"}


def public(module: ModuleType) -> Iterator[tuple[str, Any]]:
    """The functions and classes that a module offers; errors say what they are by their names."""
    for name in module.__all__:
        thing = getattr(module, name)
        if inspect.isclass(thing) and issubclass(thing, KuroshioError):
            continue
        if inspect.isclass(thing) or inspect.isfunction(thing):
            yield f"{module.__name__}.{name}", thing


def offered() -> dict[str, Any]:
    modules = (kuroshio, kuroshio.bots, kuroshio.lab, kuroshio.arena)
    things = {name: thing for module in modules for name, thing in public(module)}
    things |= {f"kuroshio.lab.{one}.page": getattr(kuroshio.lab, one).page for one in PAGES}
    things |= {f"kuroshio.Table.{name}": getattr(Table, name) for name in sorted(METHODS - INSIDE)}
    return things


PAGES = ("balance", "report")
OFFERED = offered()


def run(name: str, thing: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """Run the example of a thing, in the names of the module that it is written in."""
    monkeypatch.setattr(games, "_modules", dict(games._modules))  # an example may register a game
    text = inspect.getdoc(thing) or ""
    assert ">>>" in text, f"{name} has no example"
    names = vars(sys.modules[thing.__module__]) | {"kuroshio": kuroshio}
    test = doctest.DocTestParser().get_doctest(text, names, name, None, None)
    said: list[str] = []
    runner = doctest.DocTestRunner(optionflags=FLAGS)
    runner.run(test, out=said.append)
    assert runner.failures == 0, "".join(said)


@pytest.mark.parametrize("name", OFFERED)
def test_every_public_thing_has_a_true_example(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    run(name, OFFERED[name], monkeypatch)


def test_what_is_left_out_is_there() -> None:
    assert METHODS > INSIDE


@pytest.mark.parametrize("name", [one.name for one in pkgutil.iter_modules(kuroshio.envs.__path__)])
def test_every_environment_has_a_true_example(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of each name that a module of environments offers; what comes from another library is left
    out."""
    pytest.importorskip("gymnasium")
    needed = {"pettingzoo": "pettingzoo", "openspiel": "pyspiel"}
    if name in needed:
        pytest.importorskip(needed[name])
    module = importlib.import_module(f"kuroshio.envs.{name}")
    ours = {at: it for at, it in public(module) if it.__module__ == module.__name__}
    assert ours
    for at, it in ours.items():
        run(at, it, monkeypatch)
