"""It mends itself, and tells: every fault that was found here is made again."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import json
import random
import resource
import sqlite3
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from kuroshio.core.errors import BadRecord
from kuroshio.games import game_named
from kuroshio.server import compiling, loops
from kuroshio.server.admin import forms, operations
from kuroshio.server.compiling import Compiler
from kuroshio.server.entries import Sat, encode
from kuroshio.server.identity import Signer
from kuroshio.server.loops import always, every
from kuroshio.server.uploads import table_of
from kuroshio.tables.table import Table
from tests.server import plainly
from tests.server.alone import run_alone
from tests.server.inside import Inside
from tests.server.serving import SECRET, Person, Postgres, Server, Socket


def soon(so: Callable[[], Any], seconds: float = 30) -> Any:
    """Wait until something is so."""
    deadline = time.monotonic() + seconds
    while not (found := so()):
        assert time.monotonic() < deadline, "it never came to that"
        time.sleep(0.02)
    return found


def health(url: str) -> tuple[int, str]:
    answer = plainly.get(f"{url}/healthz")
    return answer.status_code, answer.text


# --- loops --------------------------------------------------------------------------------------


@pytest.mark.parametrize("loop", ["every", "always"])
def test_a_loop_goes_on_whatever_happens_in_it(loop: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(loops, "FIRST", 0.001)
    troubles = [ValueError("odd"), KeyError("row"), OSError("fork"), AssertionError("gap")]
    done = []

    async def work() -> None:
        if troubles:
            raise troubles.pop()
        done.append(True)

    async def run() -> None:
        task = asyncio.ensure_future(every(0.001, work) if loop == "every" else always(work))
        while not done:
            await asyncio.sleep(0.001)
        task.cancel()

    run_alone(asyncio.wait_for(run(), 30))


def test_the_reviewer_goes_on_after_a_failed_fork(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    begin, tries = asyncio.create_subprocess_exec, []

    async def often_refused(*args: Any, **kwargs: Any) -> Any:
        tries.append(args)
        if len(tries) < 3:
            raise BlockingIOError(errno.EAGAIN, "Resource temporarily unavailable")
        return await begin(*args, **kwargs)

    with Inside(tmp_path) as server:
        ann = Person(server.url)
        table = ann.open("me", "deckhand", start=True)
        chance = random.Random(1)
        while ann.see(table, wait=0)["table"]["status"] == "playing":
            seen = ann.see(table)
            if "question" in seen:
                ann.move(table, chance)
        monkeypatch.setattr(asyncio, "create_subprocess_exec", often_refused)
        ann.post(f"/api/tables/{table}/review")
        soon(lambda: ann.get(f"/api/tables/{table}/review").get("done"), 60)
        assert len(tries) == 3
        ann.close()


def test_a_game_that_could_not_be_compiled_is_tried_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiling, "is_warm", lambda name: False)
    monkeypatch.setattr(compiling, "UNCOMPILED", False)
    monkeypatch.setattr(compiling, "AGAIN", 0.001)
    tries = []

    async def compile_it(self: Compiler, name: str) -> None:
        tries.append(name)
        if len(tries) < 3:
            raise BlockingIOError(errno.EAGAIN, "Resource temporarily unavailable")

    for work in ("warm_tables", "warm_bots", "warm_results"):
        monkeypatch.setattr(compiling, work, lambda game: None)
    monkeypatch.setattr(Compiler, "_compile", compile_it)
    compiler = Compiler(("namiji",))
    run_alone(asyncio.wait_for(compiler.run(), 30))
    assert compiler.ready
    assert len(tries) == 3


# --- a store that cannot be written -------------------------------------------------------------


def test_a_full_disk_is_told_and_writing_goes_on_when_there_is_room_again(tmp_path: Path) -> None:
    """The kernel refuses to let the server's files grow, then allows it again."""
    with Server(tmp_path).start() as server:
        assert server.process is not None
        ann = Person(server.url)
        table = ann.open("me", "open")
        assert health(server.url) == (200, "ok\n")
        full = (tmp_path / "kuroshio.db-wal").stat().st_size
        assert full > len(server.log()) + 10_000  # else the log could not be written either
        limits = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (full, limits[1]))
        refused = ann.http.post(f"/api/tables/{table}/chat", json={"text": "is it full?"})
        assert (refused.status_code, refused.json()["code"]) == (503, "store-down")
        soon(lambda: health(server.url)[0] == 503)
        assert "cannot be written" in health(server.url)[1]
        assert plainly.get(f"{server.url}/readyz").status_code == 503
        assert "cannot be written" in server.log()
        assert "kuroshio_store_writable 0.0" in plainly.get(f"{server.url}/metrics").text
        assert ann.see(table)["table"]["status"] == "open"  # reading goes on
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, limits)
        soon(lambda: health(server.url)[0] == 200)
        ann.do(table, "chat", text="there is room again")
        assert "can be written again" in server.log()
        assert plainly.get(f"{server.url}/readyz").text == "ready\n"
        ann.close()


def test_a_read_only_database_is_told_and_writing_goes_on_afterwards(
    tmp_path: Path, postgres: Postgres
) -> None:
    url = postgres.new()
    with Server(tmp_path, url).start() as server:
        ann = Person(server.url)
        table = ann.open("me", "open")
        try:
            run_alone(_read_only(url, "on"))
            soon(lambda: health(server.url)[0] == 503)
            assert "read-only" in health(server.url)[1]
            assert ann.http.post(f"/api/tables/{table}/chat", json={"text": "?"}).status_code == 503
        finally:
            run_alone(_read_only(url, "off"))
        soon(lambda: health(server.url)[0] == 200)
        ann.do(table, "chat", text="written")
        ann.close()


async def _read_only(url: str, value: str) -> None:
    import asyncpg

    db = await asyncpg.connect(url)
    await db.execute(f"ALTER SYSTEM SET default_transaction_read_only = {value}")
    await db.execute("SELECT pg_reload_conf()")
    await db.close()


# --- stopping -----------------------------------------------------------------------------------


def test_who_waits_for_news_is_answered_when_the_server_is_stopped(tmp_path: Path) -> None:
    with Server(tmp_path).start() as server, ThreadPoolExecutor() as pool:
        ann = Person(server.url)
        table = ann.open("me", "open")
        socket = ann.sit_down(table)
        n = socket.next()["n"]
        poll = pool.submit(ann.http.get, f"/api/tables/{table}", params={"after": n, "wait": 30})
        watchers = "kuroshio_watchers 2.0"
        soon(lambda: watchers in plainly.get(f"{server.url}/metrics").text)
        begun = time.monotonic()
        server.stop()
        answer = poll.result(30)
        assert (answer.status_code, answer.json()["n"]) == (200, n)
        assert time.monotonic() - begun < 20
        assert _code_of_the_end(socket) == 1012
        ann.close()


def _code_of_the_end(socket: Socket) -> int | None:
    while True:
        try:
            socket.next(None)
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else None


def test_a_server_that_drains_is_healthy_but_not_ready_and_takes_no_new_tables(
    tmp_path: Path,
) -> None:
    with Inside(tmp_path) as server:
        ann = Person(server.url)
        table = ann.open("me", "deckhand", start=True)
        soon(lambda: plainly.get(f"{server.url}/readyz").text == "ready\n")
        server.service.health.drain()
        ready = plainly.get(f"{server.url}/readyz")
        assert (ready.status_code, ready.text) == (503, "draining\n")
        assert health(server.url) == (200, "ok\n")
        assert ann.refused("/api/play-now", game="namiji") == "stopping"
        soon(lambda: "question" in ann.see(table))
        ann.move(table, random.Random(1))  # the game goes on
        server.service.health.drain(on=False)
        assert plainly.get(f"{server.url}/readyz").status_code == 200
        ann.close()


# --- identities ---------------------------------------------------------------------------------


def test_a_link_carries_an_identity_once_and_for_a_day(ann: Person) -> None:
    link = ann.post("/api/me/link")["link"]
    other = Person(ann.url, "Bob")
    assert other.post("/api/me/claim", link=link)["name"] == "Ann"
    assert other.refused("/api/me/claim", link=link) == "bad-link"
    older, newer = (ann.post("/api/me/link")["link"] for _ in range(2))
    assert other.refused("/api/me/claim", link=older) == "bad-link"
    assert other.post("/api/me/claim", link=newer)["name"] == "Ann"
    other.close()


def test_two_who_claim_a_link_at_once_do_not_both_get_it(ann: Person) -> None:
    link = ann.post("/api/me/link")["link"]
    with ThreadPoolExecutor(6) as pool:
        claims = [
            pool.submit(ann.http.post, "/api/me/claim", json={"link": link}) for _ in "abcdef"
        ]
        assert sorted(one.result().status_code for one in claims) == [200, *[403] * 5]


def test_a_link_ends_after_a_day_and_one_without_an_end_is_not_believed() -> None:
    signer = Signer(SECRET)
    link = signer.link("ann", 3, until=1000)
    assert signer.linked(link, now=999) == ("ann", 3)
    assert signer.linked(link, now=1000) is None
    assert signer.linked(signer._make("link", "ann.3"), now=0) is None
    assert signer.linked("", now=0) is None


def test_signing_out_everywhere_ends_other_tokens_links_and_sockets(ann: Person) -> None:
    table = ann.open("me", "open")
    link = ann.post("/api/me/link")["link"]
    other = Person(ann.url, token=ann.token)
    socket = other.sit_down(table)
    socket.next()
    new = ann.post("/api/me/sign-out")["token"]
    assert other.http.get("/api/me").status_code == 401
    assert other.refused(f"/api/tables/{table}/chat", text="still me?") == "no-identity"
    assert _code_of_the_end(socket) == 4000
    here = Person(ann.url, token=new)
    assert here.get("/api/me")["name"] == "Ann"
    assert here.refused("/api/me/claim", link=link) == "bad-link"
    here.do(table, "chat", text="it is me")
    again = here.post("/api/me/sign-out")["token"]
    assert here.http.get("/api/me").status_code == 401
    assert Person(ann.url, token=again).get("/api/me")["name"] == "Ann"
    other.close()
    here.close()


def test_who_signed_out_stays_so_after_a_restart_and_at_every_process(
    tmp_path: Path, postgres: Postgres
) -> None:
    url = postgres.new()
    with Server(tmp_path, url).start() as first, Server(tmp_path, url).start() as second:
        ann = Person(first.url)
        beside = Person(second.url, token=ann.token)
        assert beside.get("/api/me")["name"] == "Ann"
        new = ann.post("/api/me/sign-out")["token"]
        soon(lambda: beside.http.get("/api/me").status_code == 401)
        assert Person(second.url, token=new).get("/api/me")["name"] == "Ann"
        second.stop()
        second.start()
        assert beside.http.get("/api/me").status_code == 401
        for person in (ann, beside):
            person.close()


def test_a_secret_can_be_replaced_while_old_tokens_go_on() -> None:
    old, new = "the old secret of this house", "the new secret of this house"
    token = Signer(old).token("ann")
    assert Signer(f"{new},{old}").player(token) == "ann"
    assert Signer(new).player(token) is None
    assert Signer(new).player(Signer(f"{new}, {old}").token("ann")) == "ann"
    odd = "a secret, with a comma"  # one secret, as before
    assert Signer(odd).player(Signer(odd).token("ann")) == "ann"


@pytest.mark.parametrize("token", ["", ".", "ann", "ann.", "..", "é.é", "ann.1.x", "a" * 5000])
def test_what_is_no_token_names_nobody(token: str) -> None:
    assert Signer(SECRET).player(token) is None


# --- tables that cannot be replayed -------------------------------------------------------------


def damage(server: Inside, script: str, *values: Any) -> None:
    """Change the store behind the server's back, and let it forget the tables it holds."""
    with sqlite3.connect(server.app.settings.folder / "kuroshio.db") as db:
        db.execute(script, values)
    server.service.rooms.clear()


def wound(server: Inside, table: str, how: str) -> None:
    if how == "a missing row":
        damage(server, "DELETE FROM log WHERE table_id = ? AND n = 2", table)
    elif how == "an unknown kind":
        entry = '{"kind":"from-the-future","seat":0}'
        damage(server, "UPDATE log SET entry = ? WHERE table_id = ? AND n = 2", entry, table)
    elif how == "no JSON":
        damage(server, "UPDATE log SET entry = 'oops' WHERE table_id = ? AND n = 2", table)
    else:
        entry = '{"kind":"moved","seat":0,"move":"fly away"}'
        damage(server, "UPDATE log SET entry = ? WHERE table_id = ? AND n = 4", entry, table)


@pytest.mark.parametrize(
    "how", ["a missing row", "an unknown kind", "no JSON", "an impossible move"]
)
def test_a_table_that_cannot_be_replayed_says_so_and_harms_no_other(
    tmp_path: Path, how: str
) -> None:
    with Inside(tmp_path) as server:
        ann, zoe = Person(server.url), Person(server.url, "Zoe")
        table, other = (ann.open("me", "guest", start=True) for _ in range(2))
        ann.move(table, random.Random(1))
        soon(lambda: ann.get("/api/me/tables")["tables"])
        wound(server, table, how)
        for _ in range(2):  # it stays as it is, and is no server error
            answer = ann.http.get(f"/api/tables/{table}")
            assert (answer.status_code, answer.json()["code"]) == (410, "broken-table")
        socket = ann.sit_down(table)
        assert socket.next("refused")["code"] == "broken-table"
        assert ann.get(f"/api/tables/{table}/kept")["table"]["id"] == table
        told = ann.get(f"/api/tables/{table}/log")
        assert told["rows"]
        assert told["seed"] is None  # the game was not over
        assert not any("player" in row["entry"] for row in told["rows"])
        assert zoe.http.get(f"/api/tables/{table}/log").status_code == 403
        (broken,) = server.service.unreadable.broken.values()
        assert broken.table == table
        listed = run_alone(operations.broken(server.service, forms.Broken()))
        assert [(one.table, one.why) for one in listed.broken] == [(table, broken.why)]
        assert "kuroshio_tables_broken 1.0" in plainly.get(f"{server.url}/metrics").text
        ann.move(other, random.Random(1))  # nobody else notices
        assert ann.http.get(f"/api/tables/{other}/log").status_code == 409
        ann.close()
        zoe.close()


def test_the_log_of_a_table_that_may_be_mended_tells_nobody_anothers_moves(tmp_path: Path) -> None:
    with Inside(tmp_path) as server:
        people = [Person(server.url, name) for name in ("Ann", "Bob")]
        table = people[0].open("me", "open")
        people[1].do(table, "sit", seat=1)
        people[0].do(table, "start")
        chance = random.Random(1)
        while len({seat for seat, _ in server.service.rooms[table].live.movers}) < 2:
            people[people[0].see(table)["turn"]].move(table, chance)
        damage(server, "DELETE FROM log WHERE table_id = ? AND n = 3", table)  # the start
        for seat, person in enumerate(people):
            rows = person.get(f"/api/tables/{table}/log")["rows"]
            made = [row["entry"] for row in rows if row["entry"]["kind"] == "moved"]
            assert {one["seat"] for one in made if "move" in one} == {seat}
            assert {one["seat"] for one in made} == {0, 1}
            person.close()


def test_a_table_that_was_mended_is_there_again(tmp_path: Path) -> None:
    with Inside(tmp_path) as server:
        ann = Person(server.url)
        table = ann.open("me", "guest", start=True)
        soon(lambda: ann.get("/api/me/tables")["tables"])  # who sits is written afterwards
        wound(server, table, "no JSON")
        assert ann.http.get(f"/api/tables/{table}").status_code == 410
        known = ann.get(f"/api/tables/{table}/log")["rows"]
        assert known[1]["entry"] == "oops"
        entry = encode(Sat(1, "guest", "Guest"))
        damage(server, "UPDATE log SET entry = ? WHERE table_id = ? AND n = 2", entry, table)
        assert ann.see(table)["table"]["status"] == "playing"
        assert not server.service.unreadable.broken
        ann.close()


def test_a_table_of_earlier_rules_is_listed_with_its_result_and_its_log(tmp_path: Path) -> None:
    with Inside(tmp_path) as server:
        ann, zoe = Person(server.url), Person(server.url, "Zoe")
        done = ann.open("me", "guest", start=True, listed=True)
        chance = random.Random(3)
        while ann.see(done)["table"]["status"] == "playing":
            ann.move(done, chance)
        going = ann.open("me", "guest", start=True, listed=True)
        soon(lambda: len(ann.get("/api/me/tables")["tables"]) == 2)
        damage(server, "UPDATE tables SET rules = rules - 1")
        for table in (done, going):
            answer = ann.http.get(f"/api/tables/{table}")
            assert (answer.status_code, answer.json()["code"]) == (410, "earlier-rules")
        assert {one["id"] for one in ann.get("/api/me/tables")["tables"]} == {done, going}
        assert ann.get("/api/tables")["tables"] == []  # nobody can play or watch there
        (told,) = ann.get("/api/history")["games"]
        assert (told["table"], told["earlier"]) == (done, True)  # a log, but no record or replay
        kept = zoe.get(f"/api/tables/{done}/kept")
        assert len(kept["result"]["seats"]) == 2
        told = zoe.get(f"/api/tables/{done}/log")
        assert told["seed"] is not None
        assert told["rows"][-1]["entry"]["kind"] == "moved"
        assert ann.get(f"/api/tables/{going}/kept")["result"] is None
        assert ann.get(f"/api/tables/{going}/log")["seed"] is None
        assert zoe.http.get(f"/api/tables/{going}/log").status_code == 403
        ann.close()
        zoe.close()


# --- uploads ------------------------------------------------------------------------------------


def a_record() -> dict[str, Any]:
    table, chance = Table(game_named("namiji"), 2, seed=4), random.Random(4)
    while not table.over:
        table.play(chance.choice(table.moves))
    made: dict[str, Any] = json.loads(table.dump())
    return made


def test_a_box_in_an_upload_is_found_however_it_is_written(ann: Person) -> None:
    record = json.dumps({**a_record(), "box_toml": "[a]"})
    for name in ("box_toml", "box_tom\\u006c", "\\u0062ox_toml"):
        body = record.replace('"box_toml"', f'"{name}"')
        answer = ann.http.post("/api/records", content=body)
        assert (answer.status_code, answer.json()["code"]) == (400, "bad-record")
        assert "box of their own" in answer.text
    said = json.dumps({**a_record(), "seats": ['"box_toml"', "b"]})
    assert ann.http.post("/api/records", content=said).status_code == 201


@pytest.mark.parametrize("depth", [100, 1000, 100_000])
def test_a_record_that_is_nested_too_deeply_is_refused_in_words(ann: Person, depth: int) -> None:
    record = a_record() | {"start": {}}
    body = json.dumps(record).replace('"start": {}', f'"start": {"[" * depth}{"]" * depth}')
    deep = json.dumps(record).replace(
        '"start": {}', '"start": ' + '{"a":' * depth + "1" + "}" * depth
    )
    for text in (body, deep, "[" * depth):
        answer = ann.http.post("/api/records", content=text)
        assert answer.status_code in (201, 400)
        if answer.status_code == 400:
            assert answer.json()["code"] == "bad-record"


ODD: list[Any] = [
    None, True, -1, 0, 10**30, 1.5, "", "x", "\ud800", [], {}, [[]], ["x"] * 5, {"x": 1}, "\u0000",
]  # fmt: skip


def test_whatever_is_wrong_with_an_upload_is_a_bad_record() -> None:
    record, chance = a_record(), random.Random(9)
    fields = [*record, "start", "steps", "box_toml", "odd"]
    for _ in range(400):
        broken = {**record}
        for field in chance.sample(fields, chance.randint(1, 2)):
            broken[field] = chance.choice(ODD)
            if isinstance(record.get(field), list) and chance.random() < 0.5:
                some = list(record[field])
                some[chance.randrange(len(some))] = chance.choice(ODD)
                broken[field] = some
        text = json.dumps(broken).encode()
        if chance.random() < 0.3:
            at = chance.randrange(len(text))
            text = text[:at] + bytes([chance.randrange(256)]) + text[at + 1 :]
        with contextlib.suppress(BadRecord):
            table_of(text)
