"""The user's folders: for what can be made again, and for what must not be lost."""

from __future__ import annotations

import os
from pathlib import Path

import platformdirs


def user_cache() -> Path:
    """The folder for compiled code; `KUROSHIO_CACHE` names another one."""
    named = os.environ.get("KUROSHIO_CACHE")
    return Path(named) if named else platformdirs.user_cache_path("kuroshio", appauthor=False)


def user_data() -> Path:
    """The folder for games, names and secrets."""
    return platformdirs.user_data_path("kuroshio", appauthor=False)
