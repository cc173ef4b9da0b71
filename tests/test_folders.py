"""The user's folders on every system."""

from __future__ import annotations

from pathlib import Path

import pytest

from kuroshio.core.folders import user_cache, user_data


@pytest.fixture(autouse=True)
def home(monkeypatch: pytest.MonkeyPatch) -> None:
    for variable in ("KUROSHIO_CACHE", "XDG_CACHE_HOME", "XDG_DATA_HOME", "LOCALAPPDATA"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setattr(Path, "home", lambda: Path("/home/ann"))


@pytest.mark.parametrize(
    ("system", "cache", "data"),
    [
        ("linux", ".cache/kuroshio", ".local/share/kuroshio"),
        ("darwin", "Library/Caches/kuroshio", "Library/Application Support/kuroshio"),
        ("win32", "AppData/Local/kuroshio/Cache", "AppData/Local/kuroshio"),
    ],
)
def test_they_are_where_the_system_wants_them(
    monkeypatch: pytest.MonkeyPatch, system: str, cache: str, data: str
) -> None:
    monkeypatch.setattr("sys.platform", system)
    assert user_cache() == Path("/home/ann") / cache
    assert user_data() == Path("/home/ann") / data


def test_the_environment_names_others(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setenv("XDG_CACHE_HOME", "/var/cache/ann")
    monkeypatch.setenv("XDG_DATA_HOME", "not/absolute")
    assert user_cache() == Path("/var/cache/ann/kuroshio")
    assert user_data() == Path("/home/ann/.local/share/kuroshio")
    monkeypatch.setenv("KUROSHIO_CACHE", "/elsewhere")
    assert user_cache() == Path("/elsewhere")
