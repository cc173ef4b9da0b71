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
