"""Keeps compiled code between runs, by the content of what it was made of.

Numba's own cache looks at one file only, and goes on playing by the old rule when a rule of another
file or a constant has changed; and it knows a file by its path. Here the code of a source that is
bound to a game is kept in a folder named after all that it is made of: another copy of the same
sources, anywhere, uses the same code.

A wheel may bring code with it, compiled for a common kind of processor: it is used where there is
none for this very one, if the processor can run it.
"""

from __future__ import annotations

import contextlib
import hashlib
import json
import os
import platform
import sys
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cache
from importlib.metadata import version
from pathlib import Path
from typing import Any

import llvmlite.binding as llvm
from numba.core import caching

from kuroshio.core.folders import user_cache

CompileResultCacheImpl: Any = caching.CompileResultCacheImpl  # they have no types
FunctionCache: Any = caching.FunctionCache


@dataclass(frozen=True)
class Shelf:
    """Where the compiled code of one source is kept that is bound to one game."""

    game: str
    source: str
    content: str  # names all that the code is made of

    @property
    def name(self) -> str:
        return f"{self.game}-{self.source}-{self.content[:16]}"

    @property
    def path(self) -> Path:
        return user_cache() / self.name


def content_of(texts: Iterable[str]) -> str:
    """A name for some texts together with the compiler's version and the kind of processor."""
    digest = hashlib.sha256(f"{_versions()} {platform.machine()}".encode())
    for text in texts:
        digest.update(hashlib.sha256(text.encode()).digest())
    return digest.hexdigest()


@cache
def _versions() -> str:
    """What machine code depends on besides its sources: Python's bytecode, and the compiler."""
    libraries = [f"{name} {version(name)}" for name in ("numba", "llvmlite")]
    return f"{sys.implementation.cache_tag} {' '.join(libraries)}"


# --- what the wheel brings ------------------------------------------------------------------------

SHIPPED = Path(__file__).parents[1] / "compiled"
TARGET = "target.json"  # in it: the processor that the code there was compiled for


@cache
def shipped_for() -> tuple[str, ...] | None:
    """The processor for which the wheel brings code, as Numba names it; None if there is no such
    code, or this processor cannot run it."""
    try:
        told = json.loads((SHIPPED / TARGET).read_text("utf-8"))
    except OSError:
        return None
    able = llvm.get_host_cpu_features()
    return tuple(told["target"]) if all(able.get(one) for one in told["needs"]) else None


# --- what is kept here ----------------------------------------------------------------------------


# Called whenever code is not there and will be compiled.
on_compiling: list[Callable[[Shelf], None]] = []


class _Place:
    """What Numba asks of a place for the code of a function."""

    def __init__(self, function: Any, shelf: Shelf, path: Path) -> None:
        self._py_file = function.__code__.co_filename  # for warnings
        self._line = function.__code__.co_firstlineno
        self._shelf = shelf
        self._path = path

    def ensure_cache_path(self) -> None:
        os.makedirs(self._path, exist_ok=True)

    def get_cache_path(self) -> str:
        return str(self._path)

    def get_source_stamp(self) -> str:
        return self._shelf.content

    def get_disambiguator(self) -> str:
        return str(self._line)


class _Format(CompileResultCacheImpl):  # type: ignore[misc]
    """Numba's way to write and read compiled code."""

    def __init__(self, function: Any) -> None:
        self._lineno = function.__code__.co_firstlineno
        shelf: Shelf = function.__globals__["SHELF"]
        self._locator = _Place(function, shelf, self._folder(shelf))
        self._filename_base = self.get_filename_base(
            function.__qualname__, getattr(sys, "abiflags", "")
        )

    def _folder(self, shelf: Shelf) -> Path:
        return shelf.path


class _ShippedFormat(_Format):
    """The same in the package's own folder."""

    def _folder(self, shelf: Shelf) -> Path:
        return SHIPPED / shelf.name


class _Shipped(FunctionCache):  # type: ignore[misc]
    """The code of a function that the wheel brings. It is only read."""

    _impl_class = _ShippedFormat

    def _index_key(self, sig: Any, codegen: Any) -> Any:
        kind, _, content = super()._index_key(sig, codegen)
        return kind, shipped_for(), content


class Kept(FunctionCache):  # type: ignore[misc]
    """The kept code of a function in a bound source. Numba's key for each piece of code has the
    types of the arguments and the processor with its abilities."""

    _impl_class = _Format

    # A folder that cannot be read or written does no harm: the code is compiled again every time.

    def load_overload(self, sig: Any, target_context: Any) -> Any:
        found = None
        with contextlib.suppress(OSError):
            found = super().load_overload(sig, target_context)
        if found is None and shipped_for() is not None:
            with contextlib.suppress(OSError):
                found = _Shipped(self._py_func).load_overload(sig, target_context)
        if found is None:
            for listener in on_compiling:
                listener(self._py_func.__globals__["SHELF"])
        return found

    def save_overload(self, sig: Any, data: Any) -> None:
        with contextlib.suppress(OSError):
            super().save_overload(sig, data)
