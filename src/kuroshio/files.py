"""Files that somebody asks for."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from kuroshio.core.errors import BadSetup


@contextmanager
def writing(path: Path) -> Iterator[None]:
    """Around what writes a file: its folder is made, and what cannot be is said."""
    make_folder(path)
    try:
        yield
    except OSError as error:
        raise BadSetup(f"cannot write {path}: {error.strerror}") from None


def make_folder(path: Path) -> None:
    """Make the folder of a file that is written later."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        reason = error.strerror
        raise BadSetup(f"cannot write {path}: no folder {path.parent} ({reason})") from None
