"""How rules become machine code, and where that code is kept between runs.

`@rule` compiles a function that other compiled functions call; `@door` one that Python calls.
With ``NUMBA_DISABLE_JIT=1`` the same functions run as plain Python: slow, but open to the debugger
and to coverage.
"""

from __future__ import annotations

import hashlib
import os
import sys
from collections.abc import Callable, Iterable
from functools import partial
from pathlib import Path
from typing import Any, TypeVar, cast

import numba
from numba.core import codegen, types
from numba.core.compiler_lock import global_compiler_lock
from numba.core.registry import CPUDispatcher

F = TypeVar("F", bound=Callable[..., Any])

PACKAGE = Path(__file__).resolve().parent.parent


def user_cache() -> Path:
    """The folder in which this user's programs keep what they can make again."""
    if named := os.environ.get("KUROSHIO_CACHE"):
        return Path(named)
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData" / "Local"))
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Caches"
    else:
        base = Path(os.environ.get("XDG_CACHE_HOME", Path.home() / ".cache"))
    return base / "kuroshio"


def cache_folder(game: str, source: Path, rules: Path) -> Path:
    """Where the compiled doors of a source are kept that was bound to a game, whose own rules
    are in a folder.

    Numba's cache notices neither a rule changed in another file nor a changed constant, and would
    go on playing by the old one; so every state of the sources gets a folder of its own, named
    after all that the code can be made of.
    """
    digest = hashlib.sha256(f"{numba.__version__} {sys.version}".encode())
    folders = (source.parent, PACKAGE / "core", rules)
    files = {path for folder in folders for path in folder.glob("*.py")}
    for path in sorted(files):
        digest.update(f"{path.parent.name}/{path.name}".encode())
        digest.update(path.read_bytes())
    return user_cache() / f"{game}-{source.stem}-{digest.hexdigest()[:16]}"


njit: Any = numba.njit  # takes more settings than its types tell
config: Any = numba.config  # its settings are made at run time, unknown to type checkers
# Rules are short loops over a handful of things: looking for vector code only delays the compiler.
config.LOOP_VECTORIZE = 0
config.SLP_VECTORIZE = 0
# The third level of optimisation takes twice as long for code that is no faster.
config.OPT = type(config.OPT)(2)

# Set by NUMBA_DISABLE_JIT: then rules run as plain Python.
PLAIN = bool(config.DISABLE_JIT)


def _widen(kind: types.Type) -> types.Type:
    return types.int64 if isinstance(kind, types.Integer) else kind


def _call_template(dispatcher: Any, args: Iterable[types.Type], kws: dict[str, types.Type]) -> Any:
    widened = {name: _widen(kind) for name, kind in kws.items()}
    return type(dispatcher).get_call_template(dispatcher, tuple(map(_widen, args)), widened)


# --- rules inside doors ---------------------------------------------------------------------
#
# Numba links every function with all that it calls, optimises the whole and makes machine code of
# it: also for functions that only other compiled functions call, and again in each of those. Rules
# are spared that: a rule's code is kept as it was lowered, and the door that needs it links it
# once, with everything else, and optimises the whole. This takes a third off the time to
# compile a game.

_inside = 0  # > 0 while a rule is being compiled


def _compile_rule(dispatcher: Any, signature: Any) -> Any:
    global _inside
    with global_compiler_lock:  # nobody else compiles meanwhile
        _inside += 1
        try:
            return type(dispatcher).compile(dispatcher, signature)
        finally:
            _inside -= 1


def _finalize(library: Any) -> None:
    if _inside:
        library._finalized = True
        return
    every: dict[Any, None] = {}
    waiting = list(library._linking_libraries)
    while waiting:
        one = waiting.pop()
        if one not in every:
            every[one] = None
            waiting += one._linking_libraries
    library._linking_libraries = list(every)
    _numba_finalize(library)


def _set_env(made: Any, name: str, environment: Any) -> None:
    # A rule that is not linked yet has no place for it, and as nopython code no use for it.
    if not _inside:
        _numba_set_env(made, name, environment)


_libraries: Any = codegen.JITCodeLibrary
_generators: Any = codegen.JITCPUCodegen
_numba_finalize = _libraries.finalize
_numba_set_env = _generators.set_env
_libraries.finalize = _finalize
_generators.set_env = _set_env


class _Rule(CPUDispatcher):
    """A compiled function that runs as plain Python where Python calls it."""

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        return self.py_func(*args, **kwargs)


def rule(function: F) -> F:
    """Compile a function for the use of other compiled functions.

    Where Python calls it, it runs as plain Python, and so do the rules that it calls: views, words
    and rulebooks ask the rules themselves about a state in plain numbers (`slots_at(sea, box.plain,
    space)`), and no rule is written a second time for people.

    Numba would compile it again for every mixture of int8, int16 and int64 that it is called with.
    Whole numbers are passed as int64 here, so that each rule is compiled exactly once. It gets no
    wrapper for calls from Python and no file in the cache: the doors that use it have both.
    """
    compiled: Any = njit(nogil=True, no_cpython_wrapper=True, no_cfunc_wrapper=True)(function)
    if not PLAIN:
        compiled.get_call_template = partial(_call_template, compiled)
        compiled.compile = partial(_compile_rule, compiled)
        compiled.__class__ = _Rule
    return cast(F, compiled)


def door(function: F) -> F:
    """Compile a function that Python calls, with all rules in it, and keep it on disk."""
    compiled: Any = njit(cache=True, nogil=True, no_cfunc_wrapper=True)(function)
    return cast(F, compiled)
