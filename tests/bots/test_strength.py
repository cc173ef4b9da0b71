"""The bench of strength asks for matches that can be played, and tells them apart from what is
wanted."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from typing import Any

import pytest

from kuroshio.games import NAMES

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


def test_a_row_says_what_was_won_and_what_is_wanted(strength: Any) -> None:
    told = strength.told("tongiaki", strength.ROWS["three"], 100, 30.0, failures=2)
    assert told == (
        "| tongiaki | captain | 3 × old captain | 100 | 30.0 % | 22–40 | 33 % | 2 answers failed"
    )
