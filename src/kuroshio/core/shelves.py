"""Clears shelves of compiled code away that nobody has used for long.

Every change of a rule fills new shelves; the old ones would stay for ever. Whoever is about to fill
one looks after the others. A shelf's time is when it was last filled or used.
"""

from __future__ import annotations

import contextlib
import os
import re
import shutil
import time
from collections import defaultdict
from functools import cache
from pathlib import Path

from kuroshio.core.folders import user_cache
from kuroshio.core.kept import Shelf

DAY = 24 * 60 * 60
LONG = 30 * DAY  # unused for so many seconds, a shelf is cleared away
MANY = 8  # shelves of one source and game: of more, those not used for a day
_NAME = re.compile(r"(?P<kind>[\w-]+)-[0-9a-f]{16}")
_AWAY = re.compile(r"\.[\w-]+-[0-9a-f]{16}\.\d+")  # one that somebody is clearing away


def use(shelf: Shelf) -> None:
    """Note that a shelf is used now; if it is yet to be filled, clear others away."""
    try:
        os.utime(shelf.path)
    except FileNotFoundError:
        _clear_once(user_cache())
    except OSError:
        pass  # a folder of somebody else's: whoever may write there looks after it


@cache
def _clear_once(folder: Path) -> None:
    """Once in a process is enough."""
    with contextlib.suppress(OSError):
        clear(folder)


def clear(folder: Path) -> None:
    """Clear away what nobody has used for long, and nothing that is not a shelf."""
    now = time.time()
    kinds: dict[str, list[tuple[float, Path]]] = defaultdict(list)
    for path in folder.iterdir():
        if named := _NAME.fullmatch(path.name):
            kinds[named["kind"]].append((path.stat().st_mtime, path))
        elif _AWAY.fullmatch(path.name) and now - path.stat().st_mtime > DAY:
            _remove(path)  # whoever did it was stopped
    for shelves in kinds.values():
        for n, (used, path) in enumerate(sorted(shelves, reverse=True)):
            if now - used > (LONG if n < MANY else DAY):
                _clear_away(path, used)


def _clear_away(path: Path, used: float) -> None:
    """Take a shelf away that was last used then. Another process finds it whole or not at all: then
    it compiles, as if it had never been there."""
    away = path.with_name(f".{path.name}.{os.getpid()}")
    with contextlib.suppress(OSError):  # another process was faster
        path.rename(away)
        if away.stat().st_mtime != used and not path.exists():
            away.rename(path)  # it was used meanwhile
        else:
            _remove(away)


def _remove(path: Path) -> None:
    """Marks of what is compiled lie beside the shelves, and are files."""
    if path.is_dir():
        shutil.rmtree(path, ignore_errors=True)
    else:
        path.unlink(missing_ok=True)
