"""What is compiled before it is needed, and what is said when it is compiled late."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from kuroshio.cli import main
from kuroshio.core.kept import Shelf
from kuroshio.first_time import tell
from kuroshio.warming import is_warm


def test_everything_is_compiled_and_said(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["warm", "namiji", "--all", "--workers", "2"]) == 0
    told = capsys.readouterr().out
    for part in ("rules", "bots", "results", "reviews", "laboratory", "environments"):
        assert f"namiji: {part} " in told
    assert "compiled code is kept in" in told
    assert is_warm("namiji")


def test_without_all_research_is_left_out(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["warm", "namiji", "--workers", "1"]) == 0
    told = capsys.readouterr().out
    for part in ("rules", "bots", "results", "reviews"):
        assert f"namiji: {part} " in told
    assert "laboratory" not in told
    assert main(["warm", "--workers", "0"]) == 2
    assert main(["warm", "chess"]) == 2
    assert "there is no game 'chess'" in capsys.readouterr().err


@pytest.mark.skipif(sys.platform == "win32", reason="no Ctrl-C for a group of processes there")
def test_ctrl_c_stops_it_without_a_traceback(tmp_path: Path) -> None:
    process = subprocess.Popen(
        [sys.executable, "-m", "kuroshio", "warm", "namiji", "tongiaki", "--workers", "2"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        env={**os.environ, "KUROSHIO_CACHE": str(tmp_path)},
        # Whoever runs the tests in the background ignores Ctrl-C, and so would the child.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    )
    assert process.stdout is not None
    assert process.stdout.readline().startswith("compiling rules, ")
    time.sleep(0.3)  # its workers are being started
    os.killpg(process.pid, signal.SIGINT)
    _, complaint = process.communicate(timeout=60)
    assert process.returncode == 130
    assert complaint.strip() == ""


def test_a_late_compilation_is_told_once_and_to_people_only(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    tally = Shelf("namazu", "tally", "some content")
    tell(tally)
    assert capsys.readouterr().err == ""
    monkeypatch.setattr("sys.stderr.isatty", lambda: True)
    tell(tally)
    tell(tally)
    assert capsys.readouterr().err == "compiling namazu: laboratory, once for all …\n"


def test_a_move_that_is_told_loads_nothing_more() -> None:
    """The first move at a new server does not wait for compiled code."""
    program = """
from kuroshio.games import game_named
from kuroshio.tables.table import Table
from kuroshio.warming import warm_tables

game = game_named("tongiaki")
doors = [door for door in vars(game.kernels).values() if hasattr(door, "overloads")]
warm_tables(game)
loaded = [len(door.overloads) for door in doors]
table = Table(game, 3, seed=1)
for _ in range(3):
    table.play(table.moves[0])
    told = table.changes((0, 1, 2, None))
    told.view(told.seen[0])
    table.previews()
print(loaded == [len(door.overloads) for door in doors], sum(loaded) > 4)
"""
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, timeout=120, check=True
    )
    assert done.stdout.split() == ["True", "True"]
