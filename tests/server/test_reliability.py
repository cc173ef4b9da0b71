"""Killed, restarted, cut off: what was acknowledged is there, and play goes on.

`KUROSHIO_KILLS` says how often the server is killed (50 for a thorough run).
"""

from __future__ import annotations

import os
import random
import signal
import threading
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import WebSocketException

from kuroshio.bots import Sight
from kuroshio.bots.searcher import Searcher
from kuroshio.server import thinking
from tests.server.inside import Inside
from tests.server.serving import Person, Postgres, Server, Socket

KILLS = int(os.environ.get("KUROSHIO_KILLS", "2"))
THOROUGH = 10  # kills from which on it is also measured how long people wait
STUCK = 5.0  # seconds that nobody waits for a table whose owner was killed
CLIENTS = 6
ENOUGH = 20  # moves that were acknowledged, to look at
LOST = (OSError, WebSocketException, TimeoutError, httpx.HTTPError)


class Player(threading.Thread):
    """Plays at a table with itself, connects again when cut off, and remembers each answer."""

    def __init__(self, servers: list[Server], name: str) -> None:
        super().__init__(daemon=True)
        self.servers = servers
        self.chance = random.Random(name)
        self.person = Person(servers[0].url, name)
        self.table = self.new_table()
        self.acknowledged: dict[str, dict[int, str]] = {self.table: {}}
        self.sent: Counter[str] = Counter()  # moves, answered or not, by table
        self.refused: list[str] = []
        self.connected = 0
        self.heard = time.monotonic()  # when the table last answered
        self.longest = 0.0  # seconds without an answer
        self.stopping = threading.Event()
        self.problem: BaseException | None = None

    def new_table(self) -> str:
        """A worker that has just begun says that it compiles: then one comes again."""
        for _ in range(100):
            try:
                return self.person.open("me", "guest", "deckhand", start=True)
            except AssertionError as refusal:
                if '"compiling"' not in str(refusal):
                    raise
                time.sleep(0.2)
        raise TimeoutError("the server compiles for ever")

    def change_table(self) -> None:
        self.table = self.new_table()
        self.acknowledged[self.table] = {}

    def hear(self) -> None:
        """The table is there: it told how it stands, or a move was made."""
        now = time.monotonic()
        self.longest = max(self.longest, now - self.heard)
        self.heard = now

    def note(self, answer: dict[str, Any], move: str) -> None:
        if answer["type"] == "done":
            self.acknowledged[self.table][answer["n"]] = move
            self.hear()
        else:
            self.refused.append(answer["code"])

    def run(self) -> None:
        try:
            while not self.stopping.is_set():
                try:
                    self.play(self.chance.choice(self.servers))
                except LOST:
                    time.sleep(0.05)
        except BaseException as problem:
            self.problem = problem
            raise

    def play(self, server: Server) -> None:
        raise NotImplementedError


class Sitter(Player):
    """Plays over sockets."""

    def play(self, server: Server) -> None:
        socket = Socket(server.url, self.table, self.person.token)
        self.connected += 1
        try:
            seen = socket.next("update", 15)
            self.hear()
            while not self.stopping.is_set() and seen["table"]["status"] != "over":
                if seen.get("question"):
                    move = self.chance.choice(seen["question"]["choices"])["text"]
                    self.sent[self.table] += 1
                    socket.send("move", position=seen["position"], move=move, ref=move)
                    while (answer := socket.next(None, 15))["type"] not in ("done", "refused"):
                        seen = answer if answer["type"] == "update" else seen
                    self.note(answer, move)
                    if answer["type"] == "refused":
                        return  # connect again and look
                else:
                    seen = socket.next("update", 15)
                    self.hear()
        finally:
            socket.close()
        if seen["table"]["status"] == "over":
            self.person = Person(server.url, token=self.person.token)
            self.change_table()


class Poller(Player):
    """The same by HTTP, which is simpler to follow: one question, one answer."""

    def play(self, server: Server) -> None:
        person = Person(server.url, token=self.person.token)
        self.connected += 1
        try:
            while not self.stopping.is_set():
                seen = person.http.get(f"/api/tables/{self.table}", timeout=15).json()
                if "table" not in seen:
                    return
                self.hear()
                if seen["table"]["status"] == "over":
                    self.person = Person(server.url, token=self.person.token)
                    self.change_table()
                elif seen.get("question"):
                    move = self.chance.choice(seen["question"]["choices"])["text"]
                    body = {"position": seen["position"], "move": move}
                    self.sent[self.table] += 1
                    answer = person.http.post(
                        f"/api/tables/{self.table}/move", json=body, timeout=15
                    ).json()
                    self.note(answer, move)
                else:
                    path = f"/api/tables/{self.table}?after={seen['n']}&wait=2"
                    person.http.get(path, timeout=15)
        finally:
            person.close()


def check(players: list[Player], server: Server) -> int:
    """Every acknowledged move is in its table's log, at its number; none is there twice; no table
    is stuck."""
    checked = 0
    for player in players:
        player.stopping.set()
        player.join(30)
        assert player.problem is None, player.problem
        person = Person(server.url, token=player.person.token)
        for table, moves in player.acknowledged.items():
            seen = person.see(table, after=0)
            numbers = [step["n"] for step in seen["steps"]]
            assert numbers == list(range(1, seen["n"] + 1))
            own = {step["n"]: step["move"] for step in seen["steps"] if "move" in step}
            for n, move in moves.items():
                assert own[n] == move
                checked += 1
            assert len(own) <= player.sent[table], "a move was made twice"
            if seen["table"]["status"] == "playing":
                player.sent[table] += _goes_on(person, table)
    return checked


def _goes_on(person: Person, table: str) -> int:
    """Make some moves at a table; how many."""
    made = 0
    deadline = time.monotonic() + 60
    chance = random.Random(0)
    before = person.see(table)["n"]
    while person.see(table)["n"] < before + 3:
        assert time.monotonic() < deadline, "stuck"
        seen = person.see(table)
        if seen["table"]["status"] == "over":
            break
        if seen.get("question"):
            person.move(table, chance)
            made += 1
    return made


def play_while(
    servers: list[Server], disturb: list[Callable[[list[Player]], None]], clients: int = CLIENTS
) -> list[Player]:
    players: list[Player] = [(Poller, Sitter)[n % 2](servers, f"P{n}") for n in range(clients)]
    for player in players:
        player.start()
    for act in disturb:
        time.sleep(random.uniform(0.2, 0.8))
        act(players)
    _until(lambda: sum(len(moves) for p in players for moves in p.acknowledged.values()) > ENOUGH)
    return players


def _until(so: Callable[[], bool], seconds: float = 60) -> None:
    """However slow the machine is."""
    deadline = time.monotonic() + seconds
    while not so():
        assert time.monotonic() < deadline
        time.sleep(0.05)


def test_killed_in_the_middle_of_play_nothing_acknowledged_is_lost(
    folder: Path, db: str | None
) -> None:
    with Server(folder, db).start() as server:

        def kill_and_restart(_: list[Player]) -> None:
            server.kill()
            server.start()

        players = play_while([server], [kill_and_restart] * KILLS)
        _until(lambda: all(player.connected > 1 for player in players))
        assert check(players, server) > ENOUGH


def test_postgres_restarted_in_the_middle_of_play(folder: Path, postgres: Postgres) -> None:
    with Server(folder, postgres.new()).start() as server:

        def restart(_: list[Player]) -> None:
            postgres.stop()
            postgres.start()

        players = play_while([server], [restart] * max(1, KILLS // 4))
        assert check(players, server) > ENOUGH


def test_two_processes_serve_the_same_tables_and_one_dies(folder: Path, postgres: Postgres) -> None:
    db = postgres.new()
    (folder / "a").mkdir()
    (folder / "b").mkdir()
    with Server(folder / "a", db).start() as a, Server(folder / "b", db).start() as b:

        def kill_and_restart(_: list[Player]) -> None:
            b.kill()
            b.start()

        players = play_while([a, b], [kill_and_restart] * max(1, KILLS // 4))
        assert check(players, a) > ENOUGH
        check(players, b)


def test_a_stop_finishes_what_was_acknowledged_and_says_goodbye(folder: Path) -> None:
    server = Server(folder).start()
    person = Person(server.url)
    table = person.open("me", "guest", start=True)
    socket = person.sit_down(table)
    socket.next()
    person.move(table, random.Random(1))
    n = person.see(table)["n"]
    assert server.stop() in (0, -signal.SIGTERM)
    code = None
    try:
        while True:
            socket.next(None, 5)
    except WebSocketException as closed:
        code = closed.rcvd.code if hasattr(closed, "rcvd") and closed.rcvd else None
    assert code == 1012  # the service restarts: come again
    with server.start():
        assert person.see(table)["n"] == n
    assert '"error":' not in server.log()


def test_idle_tables_leave_memory_and_come_back(folder: Path) -> None:
    with Server(folder, KUROSHIO_IDLE="0.5").start() as server:
        ann = Person(server.url)
        table = ann.open("me", "guest", start=True)
        ann.move(table, random.Random(2))
        before = ann.see(table)

        def rooms() -> str:
            return next(
                line
                for line in ann.http.get("/metrics").text.splitlines()
                if line.startswith("kuroshio_rooms ")
            )

        deadline = time.monotonic() + 60
        while rooms() != "kuroshio_rooms 0.0":
            assert time.monotonic() < deadline
            time.sleep(0.1)
        after = ann.see(table)
        assert (after["n"], after["view"]) == (before["n"], before["view"])


class Brooding:
    """A bot that searches on and on, until it is told that this is enough."""

    def __init__(self) -> None:
        self.begun, self.enough = threading.Event(), threading.Event()
        self.chosen = 0
        self._search = Searcher(seed=1, iterations=500)

    def choose(self, sight: Sight) -> int:
        self.begun.set()
        given_up = time.monotonic() + 60
        while True:
            move = self._search.choose(sight)
            if self.enough.is_set() or time.monotonic() > given_up:
                self.chosen += 1
                return move
            self._search.forget()


def test_a_slow_bot_delays_nobody_else(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    bot = Brooding()
    monkeypatch.setattr(thinking, "new_bot", lambda level, luck: bot)
    with Inside(folder) as server:
        ann = Person(server.url)
        slow = ann.open("admiral", "admiral", start=True)
        watching = ann.sit_down(slow)  # bots alone play for who opened their table
        assert bot.begun.wait(60)
        n = ann.see(slow)["n"]
        quick = ann.open("me", "guest", start=True)
        chance = random.Random(3)
        for _ in range(15):
            ann.move(quick, chance)
        assert bot.chosen == 0
        assert ann.see(slow)["n"] == n
        bot.enough.set()
        assert ann.see(slow, after=n, wait=20)["n"] > n
        watching.close()
