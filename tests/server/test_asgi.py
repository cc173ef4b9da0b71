"""The server is a plain ASGI application: it runs under servers that know nothing of it."""

from __future__ import annotations

import random
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from kuroshio.server import wire
from tests.server.serving import Person, Server, Socket


class Elsewhere(Server):
    """The application under another server, or under uvicorn as it is without our settings."""

    def __init__(self, folder: Path, program: str) -> None:
        super().__init__(folder, KUROSHIO_DATA=str(folder))
        self.program = program

    def launch(self, log: Path) -> subprocess.Popen[bytes]:
        app = "kuroshio.server.app:create"
        if self.program == "hypercorn":
            where = ("--bind", f"127.0.0.1:{self.port}")
            return self.from_nothing(log, "-m", "hypercorn", f"{app}()", *where)
        return self.from_nothing(log, "-m", "uvicorn", "--factory", app, "--port", str(self.port))


@pytest.fixture(scope="module", params=["hypercorn", "uvicorn"])
def elsewhere(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Server]:
    with Elsewhere(tmp_path_factory.mktemp("asgi"), request.param).start() as server:
        yield server


def told(socket: Socket) -> dict[str, Any]:
    """The next message about the table."""
    while (message := socket.next(None))["type"] not in ("update", "change"):
        pass
    known: dict[str, Any] = message
    return known


def test_a_game_is_played_over_sockets(elsewhere: Server) -> None:
    chance = random.Random(11)
    ann, bob = Person(elsewhere.url, "Ann"), Person(elsewhere.url, "Bob")
    table = ann.open("me", "open")
    bob.do(table, "sit", seat=1)
    ann.do(table, "start")
    sockets = [one.sit_down(table, changes=1) for one in (ann, bob)]
    seen = [told(socket) for socket in sockets]
    for _ in range(30):
        turn = next(n for n in (0, 1) if "question" in seen[n])
        choice = chance.choice(seen[turn]["question"]["choices"])
        sockets[turn].send("move", position=seen[turn]["position"], move=choice["number"])
        seen = [told(socket) for socket in sockets]
        assert seen[0]["n"] == seen[1]["n"]
        assert {one["type"] for one in seen} == {"change"}, seen[0]["table"]
    for socket in sockets:
        socket.close()
    steps = ann.see(table, after=0)["steps"]
    assert sum(step["kind"] == "moved" for step in steps) == 30


def test_commands_are_answered_in_their_order(elsewhere: Server) -> None:
    ann = Person(elsewhere.url, "Ann")
    socket = ann.sit_down(ann.open("me", "open"))
    for n in range(40):
        socket.send("ping", ref=f"ping {n}")
    assert [socket.next("pong")["ref"] for _ in range(40)] == [f"ping {n}" for n in range(40)]
    assert socket.ask("move", position=0, move=1)["code"] == "not-started"
    socket.close()


def test_who_leaves_is_missed(elsewhere: Server) -> None:
    ann, bob = Person(elsewhere.url, "Ann"), Person(elsewhere.url, "Bob")
    table = ann.open("me", "open")
    bob.do(table, "sit", seat=1)
    socket, other = ann.sit_down(table), bob.sit_down(table)
    while socket.next("presence")["connected"] != [True, True]:
        pass
    other.close()
    while socket.next("presence")["connected"] != [True, False]:
        pass
    socket.close()


def test_a_refused_table_says_why(elsewhere: Server) -> None:
    socket = Socket(elsewhere.url, "nothing-there")
    assert socket.next("refused")["code"] == "no-table"
    socket.close()


@pytest.mark.parametrize(
    ("package", "version", "quick"),
    [
        ("uvicorn", "0.53.0", True),
        ("uvicorn", "0.54.1", True),
        ("uvicorn", "0.52.4", False),
        ("uvicorn", "0.55.0", False),
        ("uvicorn", "1.0", False),
        ("websockets", "15.0", True),
        ("websockets", "17.4", True),
        ("websockets", "14.2", False),
        ("websockets", "18.0", False),
        ("websockets", "unknown", False),
    ],
)
def test_the_quick_wire_is_for_tested_versions(package: str, version: str, quick: bool) -> None:
    assert wire.was_tested(package, version) is quick


def test_without_a_tested_version_uvicorn_keeps_its_own_sockets(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    newest = {name: f"{major}.{minor}" for name, (_, (major, minor)) in wire.TESTED.items()}
    monkeypatch.setattr(wire, "version", newest.get)
    assert "ws" in wire.for_uvicorn()
    monkeypatch.setattr(wire, "version", lambda package: "99.0")
    assert "ws" not in wire.for_uvicorn()
