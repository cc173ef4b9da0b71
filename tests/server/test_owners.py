"""A table belongs to one process: it is found there, and survives it.

`KUROSHIO_KILLS` says how often an owner is killed (50 for a thorough run).
"""

from __future__ import annotations

import asyncio
import os
import random
import signal
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from socket import create_connection

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from kuroshio.server import clocks
from kuroshio.server.clocks import now_ms
from kuroshio.server.owners import Elsewhere, Leased
from kuroshio.server.store import Header, NotOwner, OutOfStep, Row, Store, open_store
from tests.server import plainly
from tests.server.alone import run_alone
from tests.server.serving import Person, Postgres, Server, Socket, Standby
from tests.server.test_admin import Operator, id_of
from tests.server.test_reliability import ENOUGH, KILLS, STUCK, THOROUGH, Player, check, play_while
from tests.server.test_tables import race_for_a_move, race_for_a_seat
from tests.server.test_wire import HEADER

TABLE = "a" * 16


class House:
    """A server with several workers at a database of its own."""

    def __init__(self, folder: Path, postgres: Postgres, workers: int, **settings: str) -> None:
        self.postgres = postgres
        self.url = postgres.new()
        self.database = self.url.rpartition("/")[2]
        self.server = Server(folder, self.url, KUROSHIO_WORKERS=str(workers), **settings)
        self.workers = workers

    def __enter__(self) -> House:
        try:
            self.server.start()
            self.wait(lambda: self.known() == self.workers)
            self.server.wait_for_workers(self.workers)
        except BaseException:
            self.server.stop()
            raise
        return self

    def __exit__(self, *_: object) -> None:
        self.server.stop()

    def wait(self, check: Callable[[], bool], seconds: float = 120) -> None:
        deadline = time.monotonic() + seconds
        while not check():
            assert time.monotonic() < deadline
            time.sleep(0.1)

    def sql(self, query: str) -> str:
        return self.postgres.sql(self.database, query)

    def known(self) -> int:
        return int(self.sql("SELECT count(*) FROM processes"))

    def owner(self, table: str) -> int:
        """The process that owns a table, or 0."""
        name = self.sql(f"SELECT process FROM owners WHERE table_id = '{table}'")
        return int(name.split(":")[1]) if name else 0

    def living(self, table: str) -> list[int]:
        """The processes that `processes` or `owners` names, but for those that are dead."""
        column = {"processes": "id", "owners": "process"}[table]
        names = self.sql(f"SELECT DISTINCT {column} FROM {table}").split()
        return [pid for name in names if _is_alive(pid := int(name.split(":")[1]))]


def _is_alive(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


# --- the store ------------------------------------------------------------------------------------


@contextmanager
def owners(store: Store, count: int) -> Iterator[list[Leased]]:
    assert store.leases is not None
    leases = store.leases
    yield [Leased(leases, lambda: None, lambda: None) for _ in range(count)]
    clocks.follow(None)


def header() -> Header:
    return msgspec.structs.replace(HEADER, id=TABLE)


def row(n: int) -> Row:
    return Row(TABLE, n, 0, f"token {random.random()}", "{}")


def test_who_lost_a_table_cannot_write_to_it(postgres: Postgres) -> None:
    async def play() -> None:
        store = await open_store(postgres.new())
        await store.create(header(), [])
        with owners(store, 2) as (one, two):
            await one.start("one", "")
            await two.start("two", "")
            old = await one.take(TABLE)
            await store.append(row(1), old)
            with pytest.raises(Elsewhere) as elsewhere:
                await two.take(TABLE)
            await two.bury(elsewhere.value.owner)
            new = await two.take(TABLE)
            assert new > old
            with pytest.raises(NotOwner):
                await store.append(row(2), old)
            await store.append(row(2), new)
            with pytest.raises(OutOfStep):
                await store.append(row(2), new)
            with pytest.raises(OutOfStep):
                await store.append(row(4), new)
            await two.stop()
            assert await one.take(TABLE) > new, "who stops lets go"
            await one.stop()
        assert [found.n for found in await store.rows(TABLE)] == [1, 2]
        await store.close()

    run_alone(play())


def test_the_time_is_the_databases(postgres: Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
    """A machine whose clock is fifteen seconds ahead takes nobody's time away."""
    real = time.time_ns

    async def look() -> tuple[int, int]:
        store = await open_store(postgres.new())
        with owners(store, 1) as (one,):
            monkeypatch.setattr(time, "time_ns", lambda: real() + 15_000_000_000)
            await one.start("one", "")
            while clocks.followed() is None:
                await asyncio.sleep(0.01)
            seen = now_ms(), real() // 1_000_000
            await one.stop()
        await store.close()
        return seen

    ours, true = run_alone(look())
    assert abs(ours - true) < 5_000


# --- whole servers --------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def house(postgres: Postgres, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """Two workers, for those tests that leave them alive."""
    with House(tmp_path_factory.mktemp("house"), postgres, 2) as one:
        yield one


def test_whoever_comes_in_at_another_worker_is_carried_to_the_owner(house: House) -> None:
    before = len(house.server.log())
    ann, bob = Person(house.server.url), Person(house.server.url, "Bob")
    table = ann.open("me", "open")
    sockets = [who.sit_down(table) for who in (ann, bob) * 4]
    assert all(socket.next()["n"] == 1 for socket in sockets)
    bob.do(table, "sit", seat=1)
    ann.do(table, "start")
    chance = random.Random(1)
    for _ in range(6):
        seen = Person(house.server.url, token=ann.token).see(table)  # a new connection
        (ann, bob)[seen["turn"]].move(table, chance)
    assert all(socket.until(9)["n"] == 9 for socket in sockets)
    assert house.sql(f"SELECT count(*) FROM owners WHERE table_id = '{table}'") == "1"
    assert '"error":' not in house.server.log()[before:]


def test_nobody_writes_letters_without_the_secret(house: House) -> None:
    ann = Person(house.server.url)
    table = ann.open("me", "guest", start=True)
    address = house.sql("SELECT address FROM processes LIMIT 1")
    headers = {"x-forwarded-for": "10.1.2.3", "kuroshio-letter": "e30.forged"}
    for sent in ({}, headers):
        for path in (f"/api/tables/{table}", "/api/own"):
            answer = plainly.get(f"http://{address}{path}", headers=sent)
            assert answer.status_code == 403
    with pytest.raises(Exception, match="403"):
        Socket(f"http://{address}", table)
    assert ann.http.get("/api/own", headers=headers).status_code == 404, "not for the public"


@pytest.mark.parametrize(
    "said",
    [b"", b"Host: one\r\nHost: two\r\n", b"Host: one\r\nkuroshio-letter: e30.forged\r\n"],
)
def test_what_a_client_says_of_itself_does_not_matter_at_another_worker(
    house: House, said: bytes
) -> None:
    """Without a host, as old clients ask, with two of them, and with a letter of one's own."""
    table = Person(house.server.url).open("me", "guest", start=True)
    heads = set()
    for _ in range(12):  # whichever worker it comes to
        with create_connection(("127.0.0.1", house.server.port), 30) as one:
            asked = f"GET /api/tables/{table} HTTP/1.1\r\n".encode()
            one.sendall(asked + said + b"Connection: close\r\n\r\n")
            heads.add(one.recv(100).partition(b"\r\n")[0])
    assert heads == {b"HTTP/1.1 200 OK"}
    assert '"error":' not in house.server.log()


def test_whoever_races_comes_in_anywhere_and_one_wins(house: House) -> None:
    """The same races as at one process: each person has a connection of their own."""
    ann, bob = Person(house.server.url), Person(house.server.url, "Bob")
    for _ in range(5):
        race_for_a_seat(house.server, ann)
    race_for_a_move(house.server, ann, bob)


def test_the_operator_is_told_of_all_processes_whichever_answers(
    house: House, capsys: pytest.CaptureFixture[str]
) -> None:
    operator = Operator(house.server, capsys)
    ann = Person(house.server.url)
    tables = [ann.open("me", "guest", start=True) for _ in range(6)]
    sockets = [ann.sit_down(table) for table in tables]
    for socket in sockets:
        socket.next()
    held = house.sql("SELECT count(DISTINCT process) FROM owners")
    broken = ann.open("me", "guest", start=True)
    house.sql(f"UPDATE log SET entry = 'oops' WHERE table_id = '{broken}' AND n = 2")
    assert Person(house.server.url, token=ann.token).http.get(f"/api/tables/{broken}").is_error
    for _ in range(6):  # each command is a new connection, to either of them
        told = operator("player", id_of(ann))
        assert sorted(one.partition(" ")[0] for one in told["connected"]) == sorted(tables)
        assert [one["table"] for one in operator("broken")["broken"]] == [broken]
        load = operator("load")
        assert (load["processes"], load["silent"]) == (2, 0)
        assert load["now"]["watchers"] >= len(tables)
    assert held == "2", "this was about two processes"
    for socket in sockets:
        socket.close()


@pytest.mark.parametrize("workers", [2, pytest.param(4, marks=pytest.mark.long)])
def test_the_owner_is_killed_in_the_middle_of_play(
    folder: Path, postgres: Postgres, workers: int
) -> None:
    with House(folder, postgres, workers) as house:
        killed = 0.0  # when the last one was

        def everybody_plays(playing: list[Player]) -> bool:
            """Each wait is that of one death: nobody waits for the death before any more."""
            return all(player.heard > killed for player in playing)

        def kill_an_owner(playing: list[Player]) -> None:
            nonlocal killed
            house.wait(lambda: everybody_plays(playing))
            house.wait(lambda: len(house.living("processes")) > 1 and bool(house.living("owners")))
            os.kill(random.choice(house.living("owners")), signal.SIGKILL)
            killed = time.monotonic()

        playing = play_while([house.server], [kill_an_owner] * KILLS)
        assert check(playing, house.server) > ENOUGH
        longest = max(player.longest for player in playing)
        print(f"{KILLS} kills, {workers} workers: nobody waited for longer than {longest:.1f} s")
        assert longest < STUCK or KILLS < THOROUGH


def test_a_worker_that_stands_still_holds_up_neither_a_new_one_nor_the_end(
    folder: Path, postgres: Postgres
) -> None:
    """The parent waits for no worker: one that sleeps, or was killed while it was asked whether it
    lives, must not keep it from replacing another."""
    with House(folder, postgres, 3) as house:
        asleep, killed, _ = first = house.living("processes")
        os.kill(asleep, signal.SIGSTOP)
        try:
            os.kill(killed, signal.SIGKILL)
            house.wait(lambda: bool({*house.living("processes")} - {*first}))
            assert "has died; another one is started" in house.server.log()
        finally:
            os.kill(asleep, signal.SIGCONT)


def test_a_worker_that_does_not_start_is_tried_again(folder: Path, postgres: Postgres) -> None:
    """While the database is away a new worker cannot begin; the house goes on."""
    with House(folder, postgres, 2) as house:
        postgres.stop()
        try:
            for pid in workers_of(house.server):
                os.kill(pid, signal.SIGKILL)
            house.wait(lambda: "did not start; in" in house.server.log())
        finally:
            postgres.start()
        house.server.wait_for_workers(2)


def workers_of(server: Server) -> list[int]:
    assert server.process is not None
    children = Path(f"/proc/{server.process.pid}/task/{server.process.pid}/children")
    return [int(pid) for pid in children.read_text().split()]


def test_workers_end_with_the_process_that_started_them(folder: Path, postgres: Postgres) -> None:
    with House(folder, postgres, 2) as house:
        workers = house.living("processes")
        assert len(workers) == 2
        house.server.kill()
        house.wait(lambda: not any(map(_is_alive, workers)))
        assert "the process that started this worker is gone" in house.server.log()


def test_an_owner_that_slept_may_not_write(folder: Path, postgres: Postgres) -> None:
    with House(folder, postgres, 2) as house:
        ann = Person(house.server.url)
        table = ann.open("me", "guest", start=True)
        late = ann.sit_down(table)
        seen = late.next()
        pid = house.owner(table)
        os.kill(pid, signal.SIGSTOP)
        try:
            choice = seen["question"]["choices"][0]["number"]
            late.send("move", position=seen["position"], move=choice, ref="late")
            chance, again = random.Random(1), Person(house.server.url, token=ann.token)
            house.wait(lambda: again.http.get(f"/api/tables/{table}").status_code == 200)
            again.move(table, chance)
            n = again.see(table)["n"]
            assert house.owner(table) not in (0, pid)
        finally:
            os.kill(pid, signal.SIGCONT)
        assert closed(late) == 1012
        after = again.see(table, after=0)
        assert after["n"] == n
        assert [step["n"] for step in after["steps"]] == list(range(1, n + 1))
        again.move(table, chance)
        house.wait(lambda: house.known() == 2)  # the sleeper is one of us again


def test_a_standby_without_the_last_rows_takes_over(folder: Path) -> None:
    try:
        primary = Postgres()
    except FileNotFoundError:
        pytest.skip(Postgres.PROBLEM)
    url = primary.new()
    standby = Standby(primary)
    try:
        both = f"127.0.0.1:{primary.port},127.0.0.1:{standby.port}"
        url = url.replace(f"127.0.0.1:{primary.port}", both) + "?target_session_attrs=read-write"
        with Server(folder, url).start() as server:
            ann = Person(server.url)
            chance = random.Random(1)
            table = ann.open("me", "guest", start=True)
            socket = ann.sit_down(table)
            known = socket.next()["n"]
            ann.move(table, chance)
            _until(
                lambda: (
                    standby.sql("test1", f"SELECT max(n) FROM log WHERE table_id = '{table}'")
                    == str(known + 1)
                )
            )
            standby.cut_off()
            _until(lambda: standby.sql("test1", "SELECT count(*) FROM pg_stat_wal_receiver") == "0")
            for _ in range(3):
                ann.move(table, chance)
            gone = ann.open("me", "guest", start=True)
            assert ann.see(table)["n"] == known + 4
            primary.stop()
            standby.promote()
            lost = None
            while lost is None:
                lost = next(
                    (s for s in socket.next(seconds=60)["steps"] if s["kind"] == "lost"), None
                )
            assert (lost["n"], lost["count"]) == (known + 2, 3)
            # So is who was not there then, and comes back knowing what is lost.
            for query in ({"lost": 0}, {}):
                again = ann.sit_down(table, after=known + 4, **query).next()
                assert [step["kind"] for step in again["steps"]] == ["lost"]
                assert ann.see(table, after=known + 4, wait=20, **query)["steps"] == again["steps"]
            for _ in range(3):
                ann.move(table, chance)
            again = ann.sit_down(table, after=known + 4, lost=0).next()
            assert [step["n"] for step in again["steps"]] == list(range(known + 2, known + 6))
            again = ann.sit_down(table, after=known + 4, lost=known + 2).next()
            assert [step["n"] for step in again["steps"]] == [known + 5]
            after = ann.see(table, after=0)
            assert [step["n"] for step in after["steps"]] == list(range(1, known + 6))
            assert ann.http.get(f"/api/tables/{gone}").status_code == 404
            other = ann.open("me", "guest", start=True)
            ann.move(other, chance)
    finally:
        standby.close()
        primary.close()


def closed(socket: Socket) -> int | None:
    """The code with which a socket is closed, after nothing more was acknowledged."""
    try:
        while True:
            assert socket.next(None)["type"] != "done"
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else None


def _until(check: Callable[[], bool], seconds: float = 60) -> None:
    deadline = time.monotonic() + seconds
    while not check():
        assert time.monotonic() < deadline
        time.sleep(0.1)
