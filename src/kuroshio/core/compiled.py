"""How rules become machine code.

`@rule` compiles a function that other compiled functions call; `@door` one that Python calls.
With ``NUMBA_DISABLE_JIT=1`` the same functions run as plain Python: slow, but open to the debugger
and to coverage. ``KUROSHIO_COMPILER=plain`` takes Numba as it comes, which compiles more slowly;
so does a version of Numba that our own linking was not tested with.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Any, TypeVar, cast

import numba
from numba.core.registry import CPUDispatcher

from kuroshio.core import _linking
from kuroshio.core.kept import Kept

F = TypeVar("F", bound=Callable[..., Any])

njit: Any = numba.njit  # takes more settings than its types tell
config: Any = numba.config  # its settings are made at run time, unknown to type checkers

# What Numba raises; for an unknown field of a record it is a KeyError.
CannotCompile = (numba.errors.NumbaError, KeyError)
# Rules run as plain Python: NUMBA_DISABLE_JIT is set.
UNCOMPILED = bool(config.DISABLE_JIT)


def _chosen_compiler() -> str:
    """Which of two ways to compile: "fast" where it was tested, else "plain"."""
    wanted = os.environ.get("KUROSHIO_COMPILER", "fast")
    if wanted not in ("fast", "plain"):
        raise ValueError(f"KUROSHIO_COMPILER is 'fast' or 'plain', not '{wanted}'")
    tested = numba.__version__.rpartition(".")[0] in _linking.TESTED
    return wanted if tested and not UNCOMPILED else "plain"


COMPILER = _chosen_compiler()


class _Rule(CPUDispatcher):
    """A compiled function that runs as plain Python where Python calls it."""

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        return self.py_func(*args, **kwargs)


def rule(function: F) -> F:
    """Compile a function for the use of other compiled functions.

    Where Python calls it, it runs as plain Python, and so do the rules that it calls: views, words
    and rulebooks ask the rules themselves about a state in plain numbers (`slots_at(sea, box.plain,
    space)`), and no rule is written a second time for people.
    """
    compiled: Any = _linking.rule(function) if COMPILER == "fast" else njit(nogil=True)(function)
    if not UNCOMPILED:
        compiled.__class__ = _Rule
    return cast(F, compiled)


def door(function: F) -> F:
    """Compile a function that Python calls, with all rules in it; in a bound source it is kept on
    disk."""
    return _door(function, vector=False)


def vector_door(function: F) -> F:
    """Compile a door that does sums over long rows, which processors can do many at a time. Sums of
    whole numbers come out the same."""
    return _door(function, vector=True)


def _door(function: F, vector: bool) -> F:
    fast = COMPILER == "fast"
    compiled: Any = _linking.door(function, vector) if fast else njit(nogil=True)(function)
    if "SHELF" in function.__globals__ and not UNCOMPILED:
        compiled._cache = Kept(function)
    return cast(F, compiled)
