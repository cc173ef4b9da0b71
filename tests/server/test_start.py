"""Starting: at once, whatever is compiled."""

from __future__ import annotations

import socket
import subprocess
import sys
import time
from pathlib import Path

import httpx
import pytest

from kuroshio.core.errors import BadSetup
from kuroshio.server.settings import from_environment
from tests.server.serving import PROGRAM, Person, Server


def test_with_a_cold_cache_the_page_is_there_while_games_are_compiled(folder: Path) -> None:
    with Server(folder, KUROSHIO_CACHE=str(folder / "cache")).start(ready="") as server:
        assert httpx.get(server.url).status_code == 200
        status = httpx.get(f"{server.url}/api/status").json()
        assert not status["ready"]
        assert "compiling" in status["games"].values()
        ann = Person(server.url)
        wish = {"game": "namiji", "seats": [{"kind": "me"}, {"kind": "guest"}]}
        assert ann.refused("/api/tables", **wish) == "compiling"
        assert httpx.get(f"{server.url}/healthz").text == "ok\n"


@pytest.mark.skipif(not Path("/proc").is_dir(), reason="looks for processes in /proc")
def test_a_killed_server_leaves_no_compiling_process_behind(folder: Path) -> None:
    server = Server(folder, KUROSHIO_CACHE=str(folder / "cache")).start(ready="")
    assert server.process is not None
    deadline = time.monotonic() + 30
    while not (compiling := _children(server.process.pid)):
        assert time.monotonic() < deadline
        time.sleep(0.05)
    server.kill()
    while any(_runs(child) for child in compiling):
        assert time.monotonic() < deadline + 30
        time.sleep(0.05)


def test_the_compiling_process_ends_well_while_the_server_lives() -> None:
    program = "from kuroshio.server.compiling import compile_apart; compile_apart('namiji')"
    with subprocess.Popen([sys.executable, "-c", program], stdin=subprocess.PIPE) as process:
        assert process.wait(300) == 0  # the pipe is open: closed, it would end the process


def _children(pid: int) -> list[int]:
    return [
        int(child)
        for task in Path(f"/proc/{pid}/task").iterdir()
        for child in (task / "children").read_text().split()
    ]


def _runs(pid: int) -> bool:
    try:
        state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except FileNotFoundError:
        return False
    return state != "Z"  # a process that ended and that nobody has asked after


def test_one_sqlite_file_has_one_server(folder: Path) -> None:
    with Server(folder).start(ready=""):
        command = [sys.executable, "-c", PROGRAM, "serve", "--port", "0", "--data", str(folder)]
        second = subprocess.run(command, capture_output=True, timeout=60, check=False)
        assert second.returncode != 0
        assert b"another server uses the store" in second.stderr + second.stdout


@pytest.mark.parametrize(
    ("environment", "flags", "problem"),
    [
        ({"KUROSHIO_PORT": "many"}, {}, "KUROSHIO_PORT"),
        ({}, {"port": 99_999}, "from 0 to 65535, not 99999"),
        ({}, {"workers": 0}, "at least one worker"),
        ({}, {"workers": 2}, "PostgreSQL"),
        ({"KUROSHIO_WORKERS": "2"}, {"db": "sqlite:///x"}, "PostgreSQL"),
    ],
)
def test_a_wrong_setting_is_named(
    environment: dict[str, str], flags: dict[str, object], problem: str
) -> None:
    with pytest.raises(BadSetup, match=problem):
        from_environment(environment, **flags)


def test_a_place_or_store_that_cannot_be_had_is_told_in_one_line(folder: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        place = _refusal(folder, "--port", str(port))
    assert place.startswith(f"kuroshio serve: cannot listen at 127.0.0.1:{port}: Address already")
    store = _refusal(folder, "--port", "0", "--db", "mysql://here")
    assert store == (
        "kuroshio serve: a store is named sqlite:///path or postgresql://user@host/name\n"
    )
    silent = _refusal(folder, "--port", "0", "--db", "postgresql://nobody@127.0.0.1:1/none")
    assert "--db names them" in silent
    no_folder = folder / "file"
    no_folder.touch()
    assert "--data names another folder" in _refusal(no_folder, "--port", "0")


def _refusal(folder: Path, *flags: str) -> str:
    """What is said by a server that does not start."""
    command = [sys.executable, "-c", PROGRAM, "serve", "--data", str(folder), *flags]
    done = subprocess.run(command, capture_output=True, timeout=60, check=False, text=True)
    assert done.returncode == 2
    assert not done.stdout
    assert done.stderr.count("\n") == 1
    return done.stderr


def test_flags_come_before_the_environment() -> None:
    settings = from_environment({"KUROSHIO_PORT": "1", "KUROSHIO_HOST": "h"}, port=2, host=None)
    assert (settings.port, settings.host) == (2, "h")
    assert from_environment(settings.environment()) == settings
