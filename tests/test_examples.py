"""Every public function and class has an example in its docstring, and every example is true."""

from __future__ import annotations

import doctest
import inspect
import sys
from collections.abc import Iterator
from types import ModuleType
from typing import Any

import pytest

import kuroshio
import kuroshio.bots
import kuroshio.lab
from kuroshio import games
from kuroshio.core.errors import KuroshioError
from kuroshio.tables.table import Table

FLAGS = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE
# What a method of a table does is said with an example where its name and type do not say it all.
METHODS = (
    *("play", "undo", "allows", "named", "parse", "seen_by", "view", "truth", "svg", "events"),
    *("question", "describe", "why_not", "previews", "would_reveal", "points_by_source"),
    *("copy", "dump"),
)


def public(module: ModuleType) -> Iterator[tuple[str, Any]]:
    """The functions and classes that a module offers; errors say what they are by their names."""
    for name in module.__all__:
        thing = getattr(module, name)
        if inspect.isclass(thing) and issubclass(thing, KuroshioError):
            continue
        if inspect.isclass(thing) or inspect.isfunction(thing):
            yield f"{module.__name__}.{name}", thing


def offered() -> dict[str, Any]:
    things = {name: thing for module in (kuroshio, kuroshio.bots) for name, thing in public(module)}
    things |= dict(public(kuroshio.lab))
    things |= {f"kuroshio.lab.{one}.page": getattr(kuroshio.lab, one).page for one in PAGES}
    things |= {f"kuroshio.Table.{name}": getattr(Table, name) for name in METHODS}
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


@pytest.mark.parametrize(
    ("module", "name"),
    [
        ("pettingzoo", "RawEnv"),
        ("pettingzoo", "Version"),
        ("vector", "VectorEnv"),
        ("openspiel", "KuroshioGame"),
    ],
)
def test_every_environment_has_a_true_example(
    module: str, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for needed in {"pettingzoo": ["pettingzoo"], "openspiel": ["pyspiel"]}.get(module, []):
        pytest.importorskip(needed)
    pytest.importorskip("gymnasium")
    found = pytest.importorskip(f"kuroshio.envs.{module}")
    run(f"kuroshio.envs.{module}.{name}", getattr(found, name), monkeypatch)
