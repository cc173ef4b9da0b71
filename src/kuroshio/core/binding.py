"""Binds a source of `kuroshio.bound` to the functions of a game."""

from __future__ import annotations

import hashlib
import importlib.util
import re
import sys
import threading
from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any

from numba.core import serialize

from kuroshio.core import shelves
from kuroshio.core.compiled import COMPILER, UNCOMPILED
from kuroshio.core.kept import Shelf, content_of

BOUND = Path(__file__).parent.parent / "bound"
_BOUND = "kuroshio.bound"
# They keep code, and do not make it.
_KEEPERS = {"kuroshio.core.kept", "kuroshio.core.folders"}
_BINDING = threading.Lock()  # a source is bound once
dumps: Any = serialize.dumps  # it has no types
_bound: dict[tuple[Any, ...], ModuleType] = {}

Functions = Sequence[Callable[..., Any]]


def bind(game: str, source: str, functions: Functions, constants: dict[str, int]) -> Any:
    """A source as a module in which these functions stand for those of the contract.

    The same functions always give the same module; other functions give another one, even if the
    game has the same name. Functions that the source does not name make no difference.
    """
    functions = _named_in(source, functions)
    key = (source, *functions, *constants.items())
    with _BINDING:
        if key not in _bound:
            _bound[key] = _load(shelf(game, source, functions), functions, constants)
        return _bound[key]


def _load(place: Shelf, functions: Functions, constants: dict[str, int]) -> ModuleType:
    if not UNCOMPILED:
        shelves.use(place)
    # Compiled code names its module, so another process must give it the same name.
    name = f"{_BOUND}.{place.game}_{place.source}_{place.content[:16]}"
    spec = importlib.util.spec_from_file_location(name, BOUND / f"{place.source}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    vars(module).update({function.__name__: function for function in functions})
    vars(module).update(constants, SHELF=place)
    spec.loader.exec_module(module)
    sys.modules[name] = module
    return module


def shelf(game: str, source: str, functions: Functions) -> Shelf:
    """Where the compiled code of a source is kept that is bound to some functions."""
    functions = _named_in(source, functions)
    made_of = [COMPILER, *sources_of(source, functions)]
    made_of += [_identity(function) for function in functions]
    return Shelf(game, source, content_of(made_of))


def _named_in(source: str, functions: Functions) -> Functions:
    """Those of some functions that a source uses."""
    words = _words_of(source)
    return [one for one in functions if one.__name__ in words]


@cache
def _words_of(source: str) -> frozenset[str]:
    return frozenset(re.findall(r"\w+", _read(f"{_BOUND}.{source}")[0]))


def _identity(function: Any) -> str:
    """Which function of its module it is, and what it closes over."""
    plain = getattr(function, "py_func", function)
    cells = [cell.cell_contents for cell in plain.__closure__ or ()]
    closed = hashlib.sha256(dumps(cells)).hexdigest() if cells else ""
    return f"{plain.__module__}.{plain.__qualname__} {closed}"


def sources_of(source: str, functions: Functions) -> list[str]:
    """Every module that the code can be made of, by name and text: the source, the modules of the
    functions, what these import, and so on."""
    waiting = [f"{_BOUND}.{source}"]
    waiting += [getattr(one, "py_func", one).__module__ for one in functions]
    packages = {name.partition(".")[0] for name in waiting}
    found: dict[str, str] = {}
    while waiting:
        name = waiting.pop()
        if name not in found:
            found[name], imported = _read(name)
            waiting += [one for one in imported if _is_ours(one, packages)]
    return [f"{name}\n{found[name]}" for name in sorted(found)]


def _is_ours(name: str, packages: set[str]) -> bool:
    """Whether a module's text must be looked at: it is part of a package whose functions are bound,
    or is not installed. Other installed packages change only when their version does."""
    path = _file(name)
    top = name.partition(".")[0]
    if path is None or top in sys.stdlib_module_names or name in _KEEPERS:
        return False
    return top in packages or "site-packages" not in path.parts


def _file(name: str) -> Path | None:
    """The source of a module that was imported."""
    package, _, stem = name.rpartition(".")
    path = getattr(sys.modules.get(name), "__file__", None) or ""
    if package == _BOUND and not path:
        return BOUND / f"{stem}.py"
    return Path(path) if path.endswith(".py") else None


_IMPORT = re.compile(r"^(?:from +(\.*)([\w.]*) +import +(\([^)]*\)|.*)|import +([\w.]+))", re.M)


@cache
def _read(name: str) -> tuple[str, tuple[str, ...]]:
    """A module's text, as it was when it was first asked for, and the modules that it imports."""
    path = _file(name)
    text = path.read_text("utf-8") if path is not None else ""
    imported: list[str] = []
    for dots, base, names, plain in _IMPORT.findall(text):
        if plain:
            imported.append(plain)
            continue
        if dots:
            here = name.split(".") + ["__init__"] * (path is not None and path.stem == "__init__")
            base = ".".join([*here[: -len(dots)], *filter(None, [base])])
        for one in re.findall(r"\w+(?: +as +\w+)?", names):
            inner = f"{base}.{one.split()[0]}"  # a module of a package, or else what one defines
            imported.append(inner if _file(inner) is not None else base)
    return text, tuple(imported)
