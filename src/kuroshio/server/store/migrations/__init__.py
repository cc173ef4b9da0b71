"""Migrations: numbered SQL files, each applied once and in order."""

from __future__ import annotations

from importlib import resources


def scripts(dialect: str) -> list[tuple[int, str]]:
    """Number and text of every migration."""
    folder = resources.files("kuroshio.server.store.migrations").joinpath(dialect)
    files = sorted(entry.name for entry in folder.iterdir() if entry.name.endswith(".sql"))
    return [
        (int(name.split("_")[0]), folder.joinpath(name).read_text(encoding="utf-8"))
        for name in files
    ]
