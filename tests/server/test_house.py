"""The bench of the house runs: every attack, and the honest load, on a small scale."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

BENCH = Path(__file__).parents[2] / "bench" / "house.py"
OTHERS = ("admirals", "silent", "statistics", "replays")


@pytest.mark.skipif(sys.platform != "linux", reason="needs many addresses on loopback")
@pytest.mark.parametrize(
    "attacks", [("pings", "hints"), pytest.param(OTHERS, marks=pytest.mark.long)], ids=",".join
)
def test_the_bench_measures_every_row_and_ends(attacks: tuple[str, ...]) -> None:
    command = [sys.executable, str(BENCH), "--quick", "--only", ",".join(attacks)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=600, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    for name in attacks:  # quiet, under attack and their ratio, of moves and of answers
        assert re.search(rf"^{name} +([\d.]+ +){{6}}", done.stdout, re.MULTILINE), done.stdout
    assert "honest load: 5 tables" in done.stdout
