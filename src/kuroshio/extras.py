"""Libraries that only a part of Kuroshio needs: each comes with an extra of the package."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from kuroshio.core.errors import KuroshioError


class NotInstalled(ImportError, KuroshioError):
    """A library that an extra of the package brings."""


def where_from(library: str, extra: str) -> str:
    """That a library is missing, and what brings it."""
    return f"{library} is not installed; it comes with: pip install 'kuroshio[{extra}]'"


@contextmanager
def needs(extra: str) -> Iterator[None]:
    """Around the imports of what an extra brings."""
    try:
        yield
    except ModuleNotFoundError as missing:
        library = str(missing.name).partition(".")[0]
        raise NotInstalled(where_from(library, extra), name=missing.name) from None
