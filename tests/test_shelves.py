"""Compiled code that nobody uses any more is cleared away, and nothing else is."""

from __future__ import annotations

import os
import time
from pathlib import Path

import pytest

from kuroshio.core import shelves
from kuroshio.core.kept import Shelf
from kuroshio.core.shelves import DAY, LONG, MANY, clear, use


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("KUROSHIO_CACHE", str(tmp_path))
    shelves._clear_once.cache_clear()
    return tmp_path


def shelf(n: int, source: str = "kernels") -> Shelf:
    return Shelf("namiji", source, f"{n:016x} and more")


def filled(n: int, unused: float, source: str = "kernels") -> Path:
    """A shelf with some code on it, not used for so many seconds."""
    path = shelf(n, source).path
    path.mkdir()
    (path / "advance.nbi").write_text("code")
    at = time.time() - unused
    os.utime(path, (at, at))
    return path


def names(folder: Path) -> set[str]:
    return {path.name for path in folder.iterdir()}


def test_what_was_not_used_for_a_month_is_cleared_away(folder: Path) -> None:
    old, fresh = filled(1, LONG + DAY), filled(2, LONG - DAY)
    clear(folder)
    assert names(folder) == {fresh.name}
    assert not old.exists()


def test_of_many_of_a_kind_the_latest_stay(folder: Path) -> None:
    latest = [filled(n, (2 + n) * DAY) for n in range(MANY)]
    filled(100, 20 * DAY)
    other = filled(101, 20 * DAY, source="search")
    clear(folder)
    assert names(folder) == {path.name for path in (*latest, other)}


def test_what_was_used_today_stays_however_many_there_are(folder: Path) -> None:
    for n in range(3 * MANY):
        filled(n, 60 * n)
    clear(folder)
    assert len(names(folder)) == 3 * MANY


def test_marks_of_what_is_compiled_go_like_shelves(folder: Path) -> None:
    """They are files (`warming.mark_of`)."""
    mark = shelf(1, "warm").path
    mark.touch()
    os.utime(mark, (0, 0))
    clear(folder)
    assert names(folder) == set()


def test_what_is_not_a_shelf_stays(folder: Path) -> None:
    """The folder may be one that the user named."""
    for name in ("letters", "namiji-kernels", "namiji-kernels-0123"):
        (folder / name).mkdir()
        os.utime(folder / name, (0, 0))
    clear(folder)
    assert names(folder) == {"letters", "namiji-kernels", "namiji-kernels-0123"}


def test_whoever_uses_a_shelf_says_so(folder: Path) -> None:
    path = filled(1, LONG - DAY)
    use(shelf(1))
    assert time.time() - path.stat().st_mtime < DAY
    assert names(folder) == {path.name}


def test_whoever_is_about_to_fill_a_shelf_clears_others_away(folder: Path) -> None:
    filled(1, LONG + DAY)
    use(shelf(2))
    assert names(folder) == set()


def test_a_shelf_that_is_used_while_it_is_cleared_away_stays(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another process uses it after its time was looked at, and before it is taken away."""
    path, take_away = filled(1, LONG + DAY), Path.rename

    def used_first(self: Path, target: Path) -> Path:
        if self == path:
            os.utime(path)
        return take_away(self, target)

    monkeypatch.setattr(Path, "rename", used_first)
    clear(folder)
    assert (path / "advance.nbi").read_text() == "code"


def test_what_was_left_half_done_is_finished(folder: Path) -> None:
    away = filled(1, 2 * DAY)
    away.rename(folder / f".{away.name}.123")
    clear(folder)
    assert names(folder) == set()


def test_a_folder_that_is_not_there_does_no_harm(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("KUROSHIO_CACHE", str(tmp_path / "nowhere"))
    shelves._clear_once.cache_clear()
    use(shelf(1))
    assert not (tmp_path / "nowhere").exists()
