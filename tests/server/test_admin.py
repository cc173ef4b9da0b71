"""For whoever runs the house: `kuroshio admin`, and the same by HTTP."""

from __future__ import annotations

import json
import random
import secrets
import stat
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from kuroshio.cli import main
from kuroshio.games import game_named
from kuroshio.server.admin.forms import OPERATIONS
from kuroshio.server.admin.sanctions import subject_of
from kuroshio.server.admin.web import token_of
from kuroshio.server.refusals import Refused
from kuroshio.server.settings import Settings
from kuroshio.tables.table import Table
from tests.server import plainly
from tests.server.inside import Inside
from tests.server.serving import Person, Postgres, Server, Socket


class Operator:
    """Whoever runs the house, at the terminal and with a program."""

    def __init__(self, server: Server, capsys: pytest.CaptureFixture[str]) -> None:
        self._folder, self._capsys = server.folder, capsys
        token = (server.folder / "admin-token").read_text().strip()
        self.http = plainly.client(
            base_url=f"{server.url}/api/admin",
            headers={"authorization": f"Bearer {token}"},
            timeout=40,
        )

    def __call__(self, *words: str) -> Any:
        """`kuroshio admin …`; what it answers."""
        assert main(["admin", "--data", str(self._folder), "--json", *words]) == 0, words
        return json.loads(self._capsys.readouterr().out)

    def fails(self, *words: str) -> str:
        assert main(["admin", "--data", str(self._folder), *words]) == 2
        return self._capsys.readouterr().err

    def get(self, path: str, **query: Any) -> Any:
        return Person.checked(self.http.get(path, params=query))

    def post(self, path: str, **body: Any) -> Any:
        return Person.checked(self.http.post(path, json=body))


@pytest.fixture
def operator(server: Server, capsys: pytest.CaptureFixture[str]) -> Iterator[Operator]:
    one = Operator(server, capsys)
    yield one
    one.http.close()


def id_of(person: Person) -> str:
    return person.token.partition(".")[0]


def two_at_a_table(ann: Person, bob: Person, **wish: Any) -> str:
    table = ann.open("me", "open", **wish)
    bob.do(table, "sit", seat=1)
    ann.do(table, "start")
    return table


def said(person: Person, table: str) -> list[str]:
    steps = person.see(table, after=0)["steps"]
    return [step["text"] for step in steps if step["kind"] == "said"]


def closed_with(socket: Socket) -> tuple[int, str]:
    """The code and the reason with which a socket is closed."""
    socket.drain(40)
    return socket.raw.close_code or 0, socket.raw.close_reason or ""


# --- the door -----------------------------------------------------------------------------------


def test_the_token_lies_where_only_its_owner_reads_it(server: Server) -> None:
    assert stat.S_IMODE((server.folder / "admin-token").stat().st_mode) == 0o600


def test_workers_that_begin_at_once_keep_the_same_token(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another worker looks for the token while this one makes it: it finds none or all of it."""
    others: list[str] = []
    real = secrets.token_urlsafe

    def meanwhile(length: int) -> str:
        monkeypatch.setattr(secrets, "token_urlsafe", real)
        others.append(token_of(settings))
        return real(length)

    monkeypatch.setattr(secrets, "token_urlsafe", meanwhile)
    settings = Settings(data=str(folder))
    assert [token_of(settings)] == others == [token_of(settings)]
    assert [path.name for path in folder.iterdir()] == ["admin-token"]


@pytest.mark.parametrize("operation", OPERATIONS, ids=lambda operation: operation.name)
def test_without_the_token_nothing_is_answered(server: Server, operation: Any) -> None:
    path = operation.path.format(table="a" * 16, player="a" * 16, report="a" * 16)
    url = f"{server.url}/api/admin{path}"
    for headers in ({}, {"authorization": "Bearer no"}, {"authorization": "Basic no"}):
        answer = plainly.request(operation.method, url, headers=headers)
        assert (answer.status_code, answer.json()["code"]) == (401, "not-operator")


def test_the_public_page_has_no_way_in(server: Server, operator: Operator) -> None:
    for header in ("x-forwarded-for", "origin", "cookie", "sec-fetch-site"):
        answer = operator.http.get("/load", headers={header: "https://example.org"})
        assert answer.status_code in (403, 404), header


def test_wrong_tokens_are_counted(folder: Path) -> None:
    with Inside(folder, limits=1) as server:
        token = (folder / "admin-token").read_text().strip()

        def knock(with_: str) -> int:
            headers = {"authorization": f"Bearer {with_}"}
            return plainly.get(f"{server.url}/api/admin/load", headers=headers).status_code

        assert knock(token) == 200
        assert [knock(f"wrong {n}") for n in range(6)] == [401] * 5 + [429]
        assert knock(token) == 429  # nobody finds it by trying


def test_the_description_tells_of_every_operation(operator: Operator) -> None:
    told = operator.get("/openapi.json")
    named = {one["operationId"] for path in told["paths"].values() for one in path.values()}
    assert named == {operation.name for operation in OPERATIONS}


def test_a_server_that_is_not_there_is_told(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["admin", "--data", str(folder), "load"]) == 2
    assert "no token" in capsys.readouterr().err
    (folder / "admin-token").write_text("x" * 40)
    assert main(["admin", "--data", str(folder), "--url", "http://127.0.0.1:9", "load"]) == 2
    assert "no server at http://127.0.0.1:9" in capsys.readouterr().err


# --- looking ------------------------------------------------------------------------------------


def test_the_load_is_told(operator: Operator, ann: Person) -> None:
    ann.see(ann.open("me", "guest", start=True))
    for told in (operator("load"), operator.get("/load")):
        assert told["tables"]["playing"] >= 1
        assert told["now"]["rooms"] >= 1
        assert told["players"] >= 1
        assert {"loop_lag", "command"} <= told["times"].keys() | {"command"}


def test_tables_are_listed_and_looked_at(operator: Operator, ann: Person, bob: Person) -> None:
    table = two_at_a_table(ann, bob, name="Evening")
    bob.do(table, "chat", text="good evening")
    lines = operator("tables", "--player", id_of(ann))["tables"]
    assert lines == operator.get("/tables", player=id_of(ann))["tables"]
    assert (lines[0]["id"], lines[0]["seats"], lines[0]["name"]) == (
        table,
        ["Ann", "Bob"],
        "Evening",
    )
    seen = operator("table", table)
    assert [seat["player"] for seat in seen["seats"]] == [id_of(ann), id_of(bob)]
    assert "chat" not in seen  # public things only
    assert "truth" not in seen
    true = operator.get(f"/tables/{table}", truth=1)
    assert [line["text"] for line in true["chat"]] == ["good evening"]
    assert true["truth"]["scores"]
    looks = [one for one in operator("audit")["actions"] if one["action"] == "table"]
    assert [one["details"] for one in looks[:2]] == [
        {"table": table, "truth": True},
        {"table": table},
    ]


def test_people_are_found(operator: Operator, ann: Person, bob: Person) -> None:
    table = two_at_a_table(ann, bob)
    with_socket = ann.sit_down(table)
    with_socket.next()
    found = operator("players", "--name", "nn")["players"]
    assert id_of(ann) in {one["id"] for one in found}
    told = operator("player", id_of(ann))
    assert (told["player"]["name"], told["tables"][0]["id"]) == ("Ann", table)
    assert told["connected"] == [f"{table} 127.0.0.1"]
    with_socket.close()
    assert "nothing here" in operator.fails("player", "a" * 16)


def test_a_house_that_drains_opens_no_tables(operator: Operator, ann: Person) -> None:
    table = ann.open("me", "guest", start=True)
    operator("drain")
    try:
        seats = [{"kind": "me"}, {"kind": "guest"}]
        assert ann.refused("/api/tables", game="namiji", seats=seats) == "stopping"
        ann.move(table, random.Random(1))  # what has begun goes on
    finally:
        operator("drain", "--off")
    assert ann.open("me", "guest")


# --- tables -------------------------------------------------------------------------------------


def test_a_closed_table_says_so_and_nothing_happens_there(
    operator: Operator, ann: Person, bob: Person
) -> None:
    table = two_at_a_table(ann, bob, listed=True)
    socket = ann.sit_down(table)
    socket.next()
    operator("close", table, "--reason", "cheating")
    update = socket.next("update")
    assert update["table"]["closed"]
    assert update["turn"] is None
    assert update["steps"][-1]["kind"] == "closed"
    for verb, body in (("chat", {"text": "hm"}), ("leave", {})):
        assert ann.refused(f"/api/tables/{table}/{verb}", **body) == "closed"
    assert operator.http.post(f"/tables/{table}/close").json()["code"] == "closed"
    deadline = time.monotonic() + 60
    while table in {one["id"] for one in ann.get("/api/tables")["tables"]}:
        assert time.monotonic() < deadline
        time.sleep(0.02)
    socket.close()


def test_a_deleted_table_is_gone(operator: Operator, ann: Person, bob: Person) -> None:
    table = two_at_a_table(ann, bob)
    socket = ann.sit_down(table)
    socket.next()
    operator("delete", table)
    assert closed_with(socket) == (4000, "no-table")
    assert ann.http.get(f"/api/tables/{table}").json()["code"] == "no-table"
    assert operator("tables", "--player", id_of(ann))["tables"] == []
    # An upload is a table, too.
    record = Table(game_named("namiji"), 2, 1).dump()
    upload = ann.checked(ann.http.post("/api/records", content=record))["table"]
    assert operator.post(f"/tables/{upload}/delete")["done"] == "deleted"
    assert ann.http.get(f"/api/tables/{upload}").status_code == 404


@pytest.mark.parametrize("erase", [False, True])
def test_a_hidden_line_is_told_to_nobody(
    operator: Operator, server: Server, ann: Person, bob: Person, erase: bool
) -> None:
    table = two_at_a_table(ann, bob)
    ann.do(table, "chat", text="good evening")
    rude = bob.do(table, "chat", text="rude words")["n"]
    socket = ann.sit_down(table)
    socket.next()
    operator("hide", table, str(rude), *(["--erase"] if erase else []))
    (step,) = socket.next("update")["steps"]
    assert (step["kind"], step["to"]) == ("hidden", rude)
    socket.close()
    assert said(ann, table) == ["good evening"]
    assert "rude words" not in ann.http.get(f"/api/tables/{table}?after=0").text
    assert operator.http.post(f"/tables/{table}/hide", json={"line": 1}).status_code == 404
    chat = operator("table", table, "--truth")["chat"]
    assert [line["text"] for line in chat] == ["good evening", ""]


# --- sanctions ----------------------------------------------------------------------------------


def test_who_is_muted_plays_on_in_silence(operator: Operator, ann: Person, bob: Person) -> None:
    table = two_at_a_table(ann, bob)
    operator("mute", id_of(bob), "--hours", "2", "--reason", "rude")
    told = bob.http.post(f"/api/tables/{table}/chat", json={"text": "hello"}).json()
    assert told["code"] == "muted"
    assert told["say"]["args"]["time"] == {"key": "for-hours", "args": {"count": 2}}
    assert bob.refused("/api/me", name="A rude name") == "muted"
    rude = [{"kind": "me"}, {"kind": "guest", "name": "A rude name"}]
    assert bob.refused("/api/tables", game="namiji", seats=rude) == "muted"
    open_table = ann.open("me", "open")
    assert bob.refused(f"/api/tables/{open_table}/sit", seat=1, name="A rude name") == "muted"
    bob.do(open_table, "sit", seat=1)
    assert bob.http.post("/api/records", content=b"{}").json()["code"] == "muted"
    mover = next(one for one in (ann, bob) if one.see(table).get("question"))
    mover.move(table, random.Random(1))
    (one,) = [one for one in operator("sanctions")["sanctions"] if one["subject"] == id_of(bob)]
    assert (one["kind"], one["reason"]) == ("mute", "rude")
    operator("forgive", id_of(bob))
    bob.do(table, "chat", text="sorry")
    assert "nothing here" in operator.fails("forgive", id_of(bob))


def test_who_is_banned_is_sent_away_at_once(operator: Operator, ann: Person, bob: Person) -> None:
    table = two_at_a_table(ann, bob)
    socket = bob.sit_down(table)
    socket.next()
    operator.post("/ban", who=id_of(bob), hours=0)
    assert closed_with(socket) == (4000, "banned")
    assert bob.http.get("/api/me").json()["code"] == "banned"
    assert ann.see(table)["table"]["status"] == "playing"
    operator("forgive", id_of(bob))
    assert bob.get("/api/me")["name"] == "Bob"


def test_sanctions_are_for_a_household() -> None:
    assert subject_of("203.0.113.7") == "203.0.113.7/32"
    assert subject_of("203.0.113.7/24") == "203.0.113.0/24"
    assert subject_of("2001:db8:1:2:3::9") == "2001:db8:1:2::/64"
    with pytest.raises(Refused):
        subject_of("somebody")


def test_nobody_waits_for_who_was_banned(operator: Operator, ann: Person, bob: Person) -> None:
    """Where a game lasts for days a place in the queue is kept for a day, whoever is there."""
    cleo = Person(ann.url, "Cleo")
    wish = {"games": ["namiji"], "pace": "week", "players": [2]}
    bob.post("/api/me/pairing", **wish)
    operator.post("/ban", who=id_of(bob), hours=0)
    for person in (ann, cleo):
        person.post("/api/me/pairing", **wish)
    deadline = time.monotonic() + 30
    while (table := ann.get("/api/me/pairing").get("table")) is None:
        assert time.monotonic() < deadline, "she is not seated"
        time.sleep(0.2)
    assert {seat["name"] for seat in ann.see(table)["table"]["seats"]} == {"Ann", "Cleo"}
    ann.do(table, "leave")
    cleo.close()


def test_an_address_can_be_banned(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with Server(folder, KUROSHIO_PROXIES="127.0.0.1") as server:
        operator = Operator(server, capsys)
        ann = Person(server.url)
        table = ann.open("me", "guest", start=True)
        far = {"x-forwarded-for": "203.0.113.7"}
        games = f"{server.url}/api/games"
        assert plainly.get(games, headers=far).status_code == 200
        operator("ban", "203.0.113.7")
        refused = plainly.get(games, headers=far)
        assert refused.json()["code"] == "banned"
        assert ann.see(table)["you"] == [0, 1]


def test_a_ban_holds_at_every_worker(
    folder: Path, postgres: Postgres, capsys: pytest.CaptureFixture[str]
) -> None:
    with Server(folder, postgres.new(), KUROSHIO_WORKERS="2").start() as server:
        server.wait_for_workers(2)
        operator = Operator(server, capsys)
        ann, bob = Person(server.url, "Ann"), Person(server.url, "Bob")
        # A new connection each, at either worker
        tables = [two_at_a_table(Person(server.url, token=ann.token), bob) for _ in range(4)]
        sockets = [bob.sit_down(table) for table in tables]
        for socket in sockets:
            socket.next()
        operator("ban", id_of(bob))
        assert [closed_with(socket) for socket in sockets] == [(4000, "banned")] * 4
        headers = {"authorization": f"Bearer {bob.token}"}
        refused, deadline = 0, time.monotonic() + 60
        while refused < 8:  # a new connection each, at either worker
            assert time.monotonic() < deadline
            answer = plainly.get(f"{server.url}/api/me", headers=headers)
            refused = refused + 1 if answer.json().get("code") == "banned" else 0
        for table in tables:  # whichever worker is asked, and whichever owns it
            assert operator("close", table)["done"] == "closed"
            assert ann.see(table)["table"]["closed"]


# --- reports ------------------------------------------------------------------------------------


def test_people_report_lines_and_names(operator: Operator, ann: Person, bob: Person) -> None:
    table = two_at_a_table(ann, bob)
    ann.do(table, "chat", text="good evening")
    line = bob.do(table, "chat", text="rude words")["n"]
    ann.do(table, "report", seat=1, line=line, reason="rude", words="again and again")
    ann.do(table, "report", seat=1, line=line)  # twice is once
    ann.do(table, "report", seat=1, reason="name")
    about = [one for one in operator("reports")["reports"] if one["table"] == table]
    name, words = about
    assert (words["said"], words["reason"], words["words"]) == (
        ["Ann: good evening", "Bob: rude words"],
        "rude",
        "again and again",
    )
    assert words["player"] == name["player"] == id_of(bob)
    assert (name["name"], name["line"], name["reporter"]) == ("Bob", 0, id_of(ann))
    operator("resolve", words["id"], "--decision", "muted")
    operator.post(f"/reports/{name['id']}/resolve")
    assert not [one for one in operator("reports")["reports"] if one["table"] == table]
    settled = [one for one in operator("reports", "--all")["reports"] if one["table"] == table]
    assert {one["decision"] for one in settled} == {"muted", "settled"}
    assert "nothing here" in operator.fails("resolve", "a" * 16)


def test_what_cannot_be_reported(server: Server, ann: Person, bob: Person) -> None:
    table = two_at_a_table(ann, bob)
    line = bob.do(table, "chat", text="hello")["n"]
    path = f"/api/tables/{table}/report"
    assert bob.refused(path, seat=1, line=line) == "bad-message"  # oneself
    assert ann.refused(path, seat=0, line=line) == "bad-message"
    assert ann.refused(path, seat=1, line=1) == "bad-message"
    assert ann.refused(path, seat=7) == "bad-message"
    watcher = Person(server.url, "Cleo")
    assert watcher.refused(path, seat=1, line=line) == "not-seated"
    assert watcher.do(table, "report", seat=1)["reported"]


# --- what is written down -----------------------------------------------------------------------


def test_everything_that_changes_something_is_written_down(
    operator: Operator, ann: Person, bob: Person
) -> None:
    table = two_at_a_table(ann, bob)
    operator.http.headers["x-operator"] = "kiri"
    operator.post("/mute", who=id_of(bob))
    operator.post(f"/tables/{table}/close", reason="late")
    operator.post("/forgive", who=id_of(bob))
    assert operator.http.post(f"/tables/{table}/close").status_code == 409
    last = operator.get("/audit", limit=4)["actions"]
    assert [(one["action"], one["outcome"]) for one in last] == [
        ("close", "closed"),
        ("forgive", "done"),
        ("close", "done"),
        ("mute", "done"),
    ]
    assert {one["operator"] for one in last} == {"kiri"}
    assert last[2]["details"] == {"table": table, "reason": "late"}
