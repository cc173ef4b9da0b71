"""The examples run."""

from __future__ import annotations

import importlib.util
import subprocess
import sys
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).parent.parent.parent / "examples"


def run(example: str, *arguments: str) -> str:
    command = [sys.executable, str(EXAMPLES / example), *arguments]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
    return done.stdout


def test_the_walk_through_the_interface() -> None:
    said = run("walkthrough.py")
    assert "seat 0 sees the same in both worlds: True" in said
    assert "refused: 'sail 60'" in said


@pytest.mark.skipif(importlib.util.find_spec("torch") is None, reason="PyTorch is not installed")
def test_a_short_lesson_in_namiji(tmp_path: Path) -> None:
    said = run("ppo_namiji.py", "--steps", "16384", "--measured", "20", "--out", str(tmp_path))
    assert "16,384 steps" in said
    assert (tmp_path / "ppo-namiji.svg").read_text("utf-8").startswith("<svg")
    assert (tmp_path / "ppo-namiji.pt").stat().st_size > 100_000


@pytest.mark.skipif(
    importlib.util.find_spec("sb3_contrib") is None, reason="sb3-contrib is not installed"
)
def test_a_short_lesson_with_stable_baselines(tmp_path: Path) -> None:
    kept = tmp_path / "kept.zip"
    said = run("sb3_namiji.py", "--steps", "512", "--measured", "2", "--out", str(kept))
    assert "of 2 games against deckhand" in said
    assert kept.stat().st_size > 100_000


@pytest.mark.skipif(
    any(importlib.util.find_spec(one) is None for one in ("ray", "torch")),
    reason="RLlib needs Ray and PyTorch",
)
def test_a_short_lesson_with_rllib() -> None:
    said = run("rllib_namiji.py", "--steps", "500", "--measured", "2")
    assert "of 2 games against deckhand" in said
