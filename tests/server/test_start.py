"""Starting: at once, whatever is compiled."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import random
import re
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import httpx
import pytest

from kuroshio import games
from kuroshio.core.errors import BadSetup
from kuroshio.core.game import Game, Move
from kuroshio.games import OWN, game_named
from kuroshio.server import app, compiling
from kuroshio.server.compiling import Compiler
from kuroshio.server.refusals import Refused
from kuroshio.server.settings import from_environment
from kuroshio.server.wire import COME_AGAIN
from kuroshio.tables.table import Table
from tests.server import plainly
from tests.server.alone import run_alone
from tests.server.serving import PROGRAM, Person, Postgres, Server
from tests.server.test_owners import closed
from tests.test_fourth_game import INSTALLED
from tests.test_smallest_game import NAME as SMALLEST


def test_with_a_cold_cache_every_game_is_played_from_the_first_moment_on(folder: Path) -> None:
    """By the uncompiled rules; what would take too long by them is refused."""
    with cold(folder).start(compiled=False) as server:
        assert plainly.get(server.url).status_code == 200
        assert plainly.get(f"{server.url}/healthz").text == "ok\n"
        assert plainly.get(f"{server.url}/readyz").text == "compiling\n"
        ann = Person(server.url)
        assert ann.get("/api/games")["provisional"], "the page says so"
        for game in OWN:
            seen = ann.asked(ann.open("me", "sailor", game=game, start=True))
            assert seen["table"]["provisional"]
            hint = {"position": seen["position"]}
            assert ann.refused(f"/api/tables/{seen['table']['id']}/hint", **hint) == "compiling"
            ann.move(seen["table"]["id"], random.Random(1))
        for table in ann.get("/api/me/tables")["tables"]:
            assert any(step["seat"] == 1 for step in ann.asked(table["id"], after=0)["steps"])
        assert not server.status()["ready"]


def cold(folder: Path, **settings: str) -> Server:
    """A server with nothing in its cache of compiled code."""
    return Server(folder, **{"KUROSHIO_GAMES": "", "KUROSHIO_CACHE": f"{folder}/cache", **settings})


@pytest.mark.parametrize("game", [SMALLEST, pytest.param("namiji", marks=pytest.mark.long)])
def test_a_game_that_was_begun_uncompiled_goes_on_compiled(
    folder: Path, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The server is replaced: the socket is closed to come again, and nothing else is noticed."""
    monkeypatch.setitem(games._modules, SMALLEST, "tests.smallest_game")
    here = Table(game_named(game), 2, seed=5)
    chance = random.Random(1)
    settings = {"KUROSHIO_GAMES": game, "PYTHONPATH": INSTALLED["PYTHONPATH"]}
    with cold(folder, **settings).start(compiled=False) as server:
        assert server.process is not None
        ann = Person(server.url)
        table = ann.open("me", "guest", game=game, seed=5, start=True)
        sitting = ann.sit_down(table)

        def move() -> None:
            seen = patiently(lambda: ann.see(table))
            assert [one["text"] for one in seen["question"]["choices"]] == texts(here.moves)
            here.play(chance.choice(here.moves))
            ann.do(table, "move", position=seen["position"], move=here.line[-1].text)

        for _ in range(8):
            move()
        assert not server.status()["ready"], "it was begun uncompiled"
        while not patiently(server.status)["ready"]:
            time.sleep(0.05)
        assert closed(sitting) == COME_AGAIN
        while not here.over:
            move()
        seen = ann.sit_down(table).next()
        assert seen["view"]["standing"] == here.standing
        assert not seen["table"]["provisional"]
        assert ann.get(f"/api/tables/{table}/record")["moves"] == texts(here.line)
        assert server.process.poll() is None
        assert "Traceback" not in server.log()


def patiently(ask: Callable[[], Any]) -> Any:
    """Ask again where the connection is lost, as pages do."""
    for _ in range(100):
        try:
            return ask()
        except httpx.TransportError:
            time.sleep(0.05)
    raise TimeoutError("the server does not come back")


def texts(moves: Sequence[Move]) -> list[str]:
    return [move.text for move in moves]


@pytest.mark.parametrize(("uncompiled", "at_once"), [(False, 2), (True, 3)])
def test_some_games_are_compiled_at_a_time_and_what_somebody_wants_first(
    monkeypatch: pytest.MonkeyPatch, uncompiled: bool, at_once: int
) -> None:
    """Those too that failed at first; one more at a time while they are played uncompiled, and
    then another process takes over."""
    begun: list[str] = []
    most, now = 0, 0

    async def compile_it(compiler: Compiler, name: str, part: str = "warm") -> None:
        nonlocal most, now
        first = not begun
        begun.append(name)
        now += 1
        most = max(most, now)
        await asyncio.sleep(0.01)
        now -= 1
        if first:
            raise BlockingIOError

    async def run() -> int:
        compiler = Compiler(OWN, (lambda: begun.append("replaced")) if uncompiled else None)
        with contextlib.suppress(Refused):
            await compiler.need("tongiaki")
        await compiler.run()
        return most

    for nothing in ("_use_tables", "warm_bots", "warm_results", "warm_review"):
        monkeypatch.setattr(compiling, nothing, lambda game: None)
    monkeypatch.setattr(compiling, "is_warm", lambda name: False)
    monkeypatch.setattr(compiling, "explains", lambda game: True)
    monkeypatch.setattr(compiling, "AT_ONCE", 2)
    monkeypatch.setattr(compiling, "AGAIN", 0.001)
    monkeypatch.setattr(Compiler, "_compile", compile_it)
    assert run_alone(run()) == at_once
    replaced = ["replaced"] if uncompiled else []
    assert begun == ["tongiaki", "namazu", "namiji", "tongiaki", *replaced]


@pytest.mark.skipif(not Path("/proc").is_dir(), reason="looks for processes in /proc")
def test_a_killed_server_leaves_no_compiling_process_behind(folder: Path) -> None:
    server = cold(folder).start(compiled=False)
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
    program = "from kuroshio.server.compiling import compile_apart; compile_apart('namiji', 'warm')"
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
    with Server(folder).start(compiled=False):
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
        ({"KUROSHIO_REVIEW_THOUGHT": "0"}, {}, "0.1 is a tenth"),
        ({"KUROSHIO_REVIEW_NICE": "-1"}, {}, "not at all"),
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


def _where(folder: Path, *arguments: str) -> str:
    """Where a server says it is, that takes whatever port is free; and it answers there."""
    server = Server(folder)
    log = folder / "server.log"
    server.process = server.from_nothing(
        log, "-c", PROGRAM, "serve", "--port", "0", "--data", str(folder), *arguments
    )
    try:
        deadline = time.monotonic() + 60
        while not (told := re.search(r"Kuroshio is at (http://\S+)\n", log.read_text())):
            assert time.monotonic() < deadline, log.read_text()
            time.sleep(0.05)
        server.port = int(told[1].rpartition(":")[2])
        server._wait(compiled=False, seconds=60)
        return told[1]
    finally:
        server.stop()


def test_a_server_at_any_port_says_which(folder: Path) -> None:
    url = _where(folder)
    assert not url.endswith(":0")
    assert (folder / "address").read_text() == f"{url}\n"


def test_workers_at_any_port_say_which(folder: Path, postgres: Postgres) -> None:
    assert not _where(folder, "--db", postgres.new(), "--workers", "2").endswith(":0")


def test_compiled_code_that_cannot_be_loaded_keeps_no_workers_from_starting(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Each of them tries it again, as a server that is alone does, and goes on without it."""
    tried = []

    def fail(game: Game) -> None:
        tried.append(game.name)
        raise OSError("the cache is broken")

    monkeypatch.setattr(app, "is_warm", lambda name: True)
    monkeypatch.setattr(app, "load_compiled", fail)
    monkeypatch.setattr(gc, "freeze", lambda: None)
    app.load(["namiji", "tongiaki"])
    assert tried == ["namiji", "tongiaki"]
    assert "namiji cannot be loaded" in caplog.text
