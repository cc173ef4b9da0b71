"""What is kept, and for how long: erasing people, old tables, backups."""

from __future__ import annotations

import random
import re
import sqlite3
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

import kuroshio
from kuroshio.games import game_named
from kuroshio.server.admin.keeping import CHILDREN, is_ours
from kuroshio.server.admin.people import COLUMNS
from kuroshio.server.admin.visits import today
from kuroshio.server.store import open_store
from kuroshio.server.store.migrations import scripts
from kuroshio.tables.table import Table
from tests.server.alone import run_alone
from tests.server.serving import SECRET, Person, Postgres, Server
from tests.server.test_admin import Operator, closed_with, id_of, two_at_a_table

NAME = "Xanthippe Q."


class House:
    """A server, and a look at everything that its database holds."""

    def __init__(self, server: Server, dump: Callable[[], str]) -> None:
        self.server, self.dump = server, dump


@pytest.fixture
def house(folder: Path, request: pytest.FixtureRequest, db_kind: str) -> Iterator[House]:
    if db_kind == "sqlite":
        with Server(folder) as server:
            yield House(server, lambda: _files(folder))
        return
    postgres: Postgres = request.getfixturevalue("postgres")
    url = postgres.new()
    with Server(folder, url) as server:
        yield House(server, lambda: _pg_dump(postgres, url))


@pytest.fixture(params=["sqlite", "postgres"])
def db_kind(request: pytest.FixtureRequest) -> str:
    kind: str = request.param
    return kind


def _files(folder: Path) -> str:
    """The bytes of the database's files, also of what was deleted."""
    found = sorted(folder.glob("kuroshio.db*"))
    return "".join(file.read_bytes().decode("utf-8", "replace") for file in found)


def _pg_dump(postgres: Postgres, url: str, *options: str) -> str:
    command = [str(postgres.bin / "pg_dump"), *options, url]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def played_out(ann: Person) -> str:
    """A finished game against a bot."""
    table: str = ann.post("/api/play-now", game="namiji", players=2, level="deckhand")["table"]
    chance, deadline = random.Random(1), time.monotonic() + 300
    while (seen := ann.see(table))["table"]["status"] != "over":
        assert time.monotonic() < deadline
        if seen.get("question"):
            ann.move(table, chance)
        else:
            ann.see(table, after=seen["n"], wait=5)
    return table


def test_of_an_erased_person_nothing_stays_but_the_games(
    house: House, capsys: pytest.CaptureFixture[str]
) -> None:
    operator = Operator(house.server, capsys)
    ann, bob = Person(house.server.url, NAME), Person(house.server.url, "Bob")
    finished = played_out(ann)
    before = kuroshio.load(ann.http.get(f"/api/tables/{finished}/record").content)
    table = two_at_a_table(ann, bob, name=f"{NAME}'s table")
    line = ann.do(table, "chat", text="a thing that only she says")["n"]
    bob.do(table, "report", seat=0, line=line)
    ann.do(table, "report", seat=1, words="a thing that only she writes")
    operator("mute", id_of(ann), "--hours", "0")
    told = operator("export", id_of(ann))
    assert told["player"]["name"] == NAME
    assert {one["table"] for one in told["tables"]} == {finished, table}
    assert "a thing that only she says" in str(told)
    assert "a thing that only she writes" in str(told)
    assert len(told["results"]) == 1
    assert "Bob" not in str(told)
    socket = bob.sit_down(table)
    socket.next()

    erased = operator("erase", id_of(ann))

    assert erased["tables"] == 2
    assert closed_with(socket)[0] == 4010
    left = house.dump()
    for trace in (NAME, id_of(ann), "a thing that only she"):
        assert trace not in left, trace
    assert erased["pseudonym"] in left
    # The games are as they were, under another name.
    after = kuroshio.load(bob.http.get(f"/api/tables/{finished}/record").content)
    assert (after.line, after.scores) == (before.line, before.scores)
    assert len(bob.get(f"/api/tables/{finished}/replay")["frames"]) == len(before.line)
    name = bob.see(table)["table"]["seats"][0]["name"]
    assert re.fullmatch(r"[A-Z][a-z]+ \d{3}", name)
    assert bob.see(table)["table"]["name"] == ""
    # Whoever still has the token is nobody here.
    assert ann.http.get("/api/me").json()["code"] == "no-identity"
    assert ann.see(table)["you"] == []
    assert "nothing here" in operator.fails("erase", id_of(ann))


def test_a_name_is_taken_away_everywhere(house: House, capsys: pytest.CaptureFixture[str]) -> None:
    operator = Operator(house.server, capsys)
    ann, bob = Person(house.server.url, NAME), Person(house.server.url, "Bob")
    table = two_at_a_table(ann, bob)
    ann.do(table, "chat", text="good evening")
    operator("rename", id_of(ann), "--name", "Somebody")
    assert NAME not in house.dump()
    seen = bob.see(table, after=0)
    assert seen["table"]["seats"][0]["name"] == "Somebody"
    assert [step["text"] for step in seen["steps"] if step["kind"] == "said"] == ["good evening"]
    assert ann.get("/api/me")["name"] == "Somebody"
    ann.do(table, "chat", text="and again")  # she still sits there


def test_what_is_old_goes_and_what_is_not_stays(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    days = {"ABANDONED": "30", "GAMES": "60", "UPLOADS": "10", "PLAYERS": "300", "REPORTS": "5"}
    keep = {f"KUROSHIO_KEEP_{what}": age for what, age in days.items()}
    server = Server(folder, KUROSHIO_PATIENCE="0", **keep)
    with server.start():
        operator = Operator(server, capsys)
        ann, bob, old = (Person(server.url, name) for name in ("Ann", "Bob", NAME))
        record = Table(game_named("namiji"), 2, 1).dump()
        upload = ann.checked(ann.http.post("/api/records", content=record))["table"]
        over, left, new = played_out(ann), two_at_a_table(ann, bob), two_at_a_table(ann, bob)
        ann.do(left, "report", seat=1)
        operator("resolve", operator("reports")["reports"][0]["id"])
        _age(folder, {left: 31, over: 59, upload: 11}, {id_of(old): 301}, reports=6)
        dry = operator("sweep", "--dry-run")
        assert operator("sweep") == {**dry, "dry_run": False}
        assert dry == {
            "missed": 0,
            "abandoned": 1,
            "games": 0,
            "uploads": 1,
            "players": 1,
            "reports": 1,
            "dry_run": True,
        }
        codes = {one: ann.http.get(f"/api/tables/{one}").status_code for one in (left, upload)}
        assert set(codes.values()) == {404}
        assert ann.see(new)["table"]["status"] == "playing"
        assert ann.see(over)["table"]["status"] == "over"
        assert old.http.get("/api/me").json()["code"] == "no-identity"
        assert NAME not in _files(folder)
        _age(folder, {over: 2}, {})
        assert operator("sweep")["games"] == 1
        assert not any(operator("sweep")[what] for what in ("abandoned", "games", "uploads"))


def test_who_keeps_a_game_waiting_for_days_has_left_it(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Closing the page for ever against bots is a loss like any other."""
    with Server(folder, KUROSHIO_PATIENCE="10").start() as server:
        operator = Operator(server, capsys)
        ann = Person(server.url, "Ann")
        alone, later = (
            ann.post("/api/play-now", game="namiji", players=2, level="deckhand")["table"]
            for _ in range(2)
        )
        for table in (alone, later):
            _until_asked(ann, table)
        assert ann.see(alone)["table"]["patience"] == 10
        _age(folder, {alone: 11, later: 9}, {})
        ann.do(alone, "chat", text="I am here")  # to talk is not to play
        assert operator("sweep", "--dry-run")["missed"] == 1
        assert ann.see(alone)["table"]["status"] == "playing"
        assert operator("sweep")["missed"] == 1
        seen = ann.see(alone)["table"]
        assert (seen["status"], seen["abandoned"]) == ("over", True)
        (game,) = ann.get("/api/history", mine="1")["games"]
        own = next(seat for seat in game["seats"] if seat["you"])
        assert (game["table"], game["rated"], own["left"], own["place"]) == (alone, True, True, 2)
        assert ann.see(later)["table"]["status"] == "playing"
        assert operator("sweep")["missed"] == 0


def test_who_is_waited_for_has_left_and_the_others_play_on(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with Server(folder, KUROSHIO_PATIENCE="10").start() as server:
        operator = Operator(server, capsys)
        people = [Person(server.url, name) for name in ("Ann", "Bob")]
        table = two_at_a_table(*people)
        turn = people[0].see(table)["turn"]
        waits = people[1 - turn]
        _until_shown(folder, table, "playing")
        _age(folder, {table: 11}, {})
        operator("sweep")
        seats = waits.see(table)["table"]["seats"]
        assert (seats[turn]["kind"], seats[turn]["left"]) == ("bot", ("Ann", "Bob")[turn])
        assert seats[1 - turn]["kind"] == "person"
        _until_asked(waits, table)  # the bot plays on
        # The next person who stays away has as long as the first one had.
        assert operator("sweep")["missed"] == 0
        _age(folder, {table: 11}, {})
        operator("sweep")
        game = waits.get("/api/history", mine="1")["games"][0]
        places = {seat["name"]: (seat["place"], seat["left"]) for seat in game["seats"]}
        names = ("Ann", "Bob")
        assert places == {names[turn]: (2, True), names[1 - turn]: (1, True)}


def _until_asked(person: Person, table: str) -> None:
    """Wait until it is somebody's turn."""
    deadline = time.monotonic() + 60
    while not (seen := person.see(table)).get("question"):
        assert time.monotonic() < deadline
        person.see(table, after=seen["n"], wait=5)


def _until_shown(folder: Path, table: str, status: str) -> None:
    """Wait until the table's line in the lobby is written: that is done beside the start."""
    deadline = time.monotonic() + 60
    with closing(sqlite3.connect(folder / "kuroshio.db", timeout=40)) as db:
        written = "SELECT 1 FROM tables WHERE id = ? AND status = ?"
        while not db.execute(written, (table, status)).fetchone():
            assert time.monotonic() < deadline
            time.sleep(0.02)


def _age(folder: Path, tables: dict[str, int], players: dict[str, int], reports: int = 0) -> None:
    """Let days go by for tables, people and reports."""
    day = 86_400_000
    with closing(sqlite3.connect(folder / "kuroshio.db", timeout=40)) as db, db:
        for table, days in tables.items():
            values = (days * day, table)
            db.execute("UPDATE log SET at = at - ? WHERE table_id = ?", values)
            db.execute(
                "UPDATE tables SET updated = updated - ?1, created = created - ?1 WHERE id = ?2",
                values,
            )
        for player, days in players.items():
            db.execute(
                "INSERT INTO visits VALUES (?1, ?2) ON CONFLICT DO UPDATE SET day = ?2",
                (player, today() - days),
            )
        db.execute("UPDATE reports SET settled = settled - ?", (reports * day,))


def test_every_column_with_a_person_and_every_part_of_a_table_is_known(folder: Path) -> None:
    with closing(sqlite3.connect(folder / "new.db")) as db:
        for _, script in scripts("sqlite"):
            db.executescript(script)
        tables = [row[0] for row in db.execute("SELECT name FROM sqlite_master WHERE type='table'")]
        columns = {(t, row[1]) for t in tables for row in db.execute(f"PRAGMA table_info({t})")}
        children = {
            table
            for table in tables
            for row in db.execute(f"PRAGMA foreign_key_list({table})")
            if row[2] == "tables"
        }
    named = {one for one in columns if one[1] in ("player", "reporter", "host", "person")}
    assert named <= set(COLUMNS)
    assert set(COLUMNS) <= columns
    assert children <= set(CHILDREN)


def test_one_process_a_day_sweeps(
    folder: Path, request: pytest.FixtureRequest, db_kind: str
) -> None:
    url = f"sqlite:///{folder / 'one.db'}"
    if db_kind == "postgres":
        url = request.getfixturevalue("postgres").new()

    async def claims() -> list[bool]:
        store = await open_store(url)
        try:
            return [await is_ours(store, day) for day in (7, 7, 8, 8)]
        finally:
            await store.close()

    assert run_alone(claims()) == [True, False, True, False]


def test_a_store_from_before_comes_up_to_date_with_its_people(folder: Path) -> None:
    path = folder / "old.db"
    with closing(sqlite3.connect(path)) as db, db:
        old = [(number, script) for number, script in scripts("sqlite") if number < 30]
        for number, script in old:
            db.executescript(f"{script}\nPRAGMA user_version = {number};")
        db.execute("INSERT INTO players (id, name, links) VALUES ('a', 'Ann', 0)")

    async def visits() -> list[Any]:
        store = await open_store(f"sqlite:///{path}")
        try:
            return await store.read(
                "SELECT player, name, day FROM visits JOIN players ON id = player"
            )
        finally:
            await store.close()

    assert [tuple(row) for row in run_alone(visits())] == [("a", "Ann", today())]


# --- backups ------------------------------------------------------------------------------------


def _sqlite_backup(house: House, to: Path) -> str | None:
    """As `sqlite3 kuroshio.db ".backup copy.db"` does it, while the server runs."""
    with (
        closing(sqlite3.connect(house.server.folder / "kuroshio.db")) as here,
        closing(sqlite3.connect(to / "kuroshio.db")) as there,
    ):
        here.backup(there)
    return None


def _postgres_backup(house: House, postgres: Postgres) -> str:
    """As docs/operate.md says it, while the server runs."""
    assert house.server.db is not None
    text = _pg_dump(postgres, house.server.db)
    url = postgres.new()
    command = [str(postgres.bin / "psql"), "-q", "-v", "ON_ERROR_STOP=1", url]
    subprocess.run(command, check=True, capture_output=True, text=True, input=text)
    # However soon it is started: those of the original who are in the copy are none of its own.
    living = "UPDATE processes SET seen = clock_timestamp() + interval '1 hour'"
    assert postgres.sql(url.rpartition("/")[2], living) == "UPDATE 1"
    return url


def test_a_backup_made_while_people_play_can_be_restored(
    house: House, db_kind: str, folder: Path, request: pytest.FixtureRequest
) -> None:
    ann, bob = Person(house.server.url, "Ann"), Person(house.server.url, "Bob")
    table = two_at_a_table(ann, bob)
    chance = random.Random(2)

    def play() -> None:
        mover = next(one for one in (ann, bob) if one.see(table).get("question"))
        mover.move(table, chance)

    play()
    bob.do(table, "chat", text="good evening")
    before: Any = ann.see(table, after=0)
    elsewhere = folder / "elsewhere"
    elsewhere.mkdir()
    if db_kind == "sqlite":
        url = _sqlite_backup(house, elsewhere)
    else:
        url = _postgres_backup(house, request.getfixturevalue("postgres"))
    play()  # after the backup: this is what a restored one does not know
    with Server(elsewhere, url, KUROSHIO_SECRET=SECRET) as restored:
        again = Person(restored.url, token=ann.token)  # whoever was there is known
        seen = again.see(table, after=0)
        assert (seen["n"], seen["view"], seen["you"]) == (before["n"], before["view"], [0])
        assert [one["kind"] for one in seen["steps"]] == [one["kind"] for one in before["steps"]]
        others = Person(restored.url, token=bob.token)
        mover = again if seen.get("question") else others
        mover.move(table, chance)
        assert again.see(table)["n"] == before["n"] + 1
    assert ann.see(table)["n"] == before["n"] + 1, "the original goes on by itself"
