"""Libraries that only a part of Kuroshio needs: each comes with an extra of the package."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec

from kuroshio.core.errors import KuroshioError


class NotInstalled(ImportError, KuroshioError):
    """A library that an extra of the package brings."""


def where_from(library: str, extra: str) -> str:
    """That a library is missing, and what brings it."""
    return f"{library} is not installed; it comes with: pip install 'kuroshio[{extra}]'"


# What each extra of pyproject.toml brings, by the names under which it is imported.
EXTRAS = {
    "server": (
        "PIL",
        "cryptography",
        "fido2",
        "fsrs",
        "openskill",
        "resvg_py",
        "starlette",
        "tzdata",
        "uvicorn",
        "websockets",
    ),
    "arena": ("openskill",),
    "dataset": ("pyarrow",),
    "envs": ("gymnasium", "pettingzoo", "PIL", "resvg_py"),
    "fast": ("httptools", "uvloop"),
    "postgres": ("asyncpg",),
    "openspiel": ("pyspiel",),
    "ray": ("ray",),
    "torch": ("torch",),
    "tune": ("optuna",),
}


def missing(extra: str) -> list[str]:
    """Those libraries of an extra that are not installed."""
    return [library for library in EXTRAS[extra] if find_spec(library) is None]


def require(extra: str) -> None:
    """Say at once that an extra is missing, before anything else is loaded or begun."""
    for library in missing(extra):
        raise NotInstalled(where_from(library, extra), name=library)


@contextmanager
def needs(extra: str) -> Iterator[None]:
    """Around the imports of what an extra brings."""
    try:
        yield
    except ModuleNotFoundError as missing:
        library = str(missing.name).partition(".")[0]
        raise NotInstalled(where_from(library, extra), name=missing.name) from None
