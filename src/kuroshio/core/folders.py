"""The user's folders: for what can be made again, and for what must not be lost."""

from __future__ import annotations

import os
import sys
from pathlib import Path


def user_cache() -> Path:
    """The folder for compiled code; `KUROSHIO_CACHE` names another one."""
    named = os.environ.get("KUROSHIO_CACHE")
    if named:
        return Path(named)
    if sys.platform == "win32":
        return _local() / "kuroshio" / "Cache"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Caches" / "kuroshio"
    return _xdg("XDG_CACHE_HOME", ".cache") / "kuroshio"


def user_data() -> Path:
    """The folder for games, names and secrets."""
    if sys.platform == "win32":
        return _local() / "kuroshio"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "kuroshio"
    return _xdg("XDG_DATA_HOME", ".local/share") / "kuroshio"


def _xdg(variable: str, usual: str) -> Path:
    """A base folder; what is not an absolute path does not count, as XDG says."""
    named = os.environ.get(variable, "").strip()
    return Path(named) if os.path.isabs(named) else Path.home() / usual


def _local() -> Path:
    named = os.environ.get("LOCALAPPDATA")
    return Path(named) if named else Path.home() / "AppData" / "Local"
