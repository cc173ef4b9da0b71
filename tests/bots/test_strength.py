"""The bench of strength asks for matches that can be played, and tells them apart from what is
wanted."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

from kuroshio.arena.match import Failure, Played
from kuroshio.games import NAMES, game_named

BENCH = Path(__file__).parents[2] / "bench" / "strength.py"


@pytest.fixture
def strength(monkeypatch: pytest.MonkeyPatch) -> Any:
    """The bench, as a module that bots can be named from."""
    spec = importlib.util.spec_from_file_location("strength", BENCH)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    monkeypatch.setitem(sys.modules, "strength", module)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("name", NAMES)
def test_every_row_is_a_match_of_captains(name: str, strength: Any, tmp_path: Path) -> None:
    for row in strength.ROWS.values():
        match = strength.match_of(name, row, 4, 1, tmp_path)
        match.check()
        assert len(match.bots) == row.rivals + 1
        assert 100 / len(match.bots) <= row.wanted[name] < 100  # no less than parity
    old = strength.match_of(name, strength.ROWS["three"], 4, 1, tmp_path).bots[1:]
    assert (
        old
        == [f"cmd:env PYTHONPATH={tmp_path}/src {sys.executable} -m kuroshio bot --level captain"]
        * 3
    )


def test_with_todays_box_the_old_are_told_of_it(strength: Any, tmp_path: Path) -> None:
    row = strength.ROWS["three"]
    today = strength.match_of("namazu", row, 4, 1, tmp_path, today=True)
    today.check()
    game = game_named("namazu")
    assert today.options == {}
    assert game.box_from_text(today.box_toml, "today").hash == game.box.hash
    assert "\ncertain" not in today.box_toml
    assert strength.match_of("tongiaki", row, 4, 1, tmp_path, today=True).box_toml is None


def test_a_row_says_what_was_won_and_what_is_wanted(strength: Any, tmp_path: Path) -> None:
    row = strength.ROWS["three"]
    match = strength.match_of("tongiaki", row, 100, 1, tmp_path)
    games = [
        Played(n, [9] * 4, [1 if won else 2, 2 if won else 1, 3, 4], 80)
        for n, won in enumerate([True] * 30 + [False] * 70)
    ]
    games[0] = msgspec.structs.replace(games[0], failures=[Failure(1, 2, "no answer")] * 2)
    told = strength.told(match, row, games)
    assert told == (
        "| tongiaki | captain | 3 × old captain | 100 | 30.0 % | 22–40 | 33 % | 2 answers failed"
    )


def test_what_cannot_be_played_is_refused_with_what_can(
    strength: Any, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    here = str(BENCH.parents[1])
    for words, said in (
        (["chess", "--against", here], "there is no chess; games are namiji, "),
        (["--rows", "two", "--against", here], "rows are three, one, tenth, admiral"),
        (["--against", "nowhere"], "there is no checkout of Kuroshio in nowhere"),
    ):
        monkeypatch.setattr(sys, "argv", ["strength.py", *words])
        with pytest.raises(SystemExit):
            strength.main()
        assert said in capsys.readouterr().err
