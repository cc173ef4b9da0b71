"""Attacks: what one stranger might do to the memory, the time and the secrets of all others."""

from __future__ import annotations

import asyncio
import json
import socket
import sqlite3
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from kuroshio.games import NAMES
from kuroshio.server import aside as asiding
from kuroshio.server import limits, programs, rooms
from kuroshio.server.analysis.running import RunningGames, is_copied, shown_of
from kuroshio.server.analysis.trees import MOST_BYTES, public_position
from kuroshio.server.aside import address, aside
from kuroshio.server.clocks import now_ms
from kuroshio.server.limits import (
    A_DAY,
    LOG_CLIENTS,
    LOG_PIECE,
    ROW_BYTES,
    Allowance,
    Limits,
)
from kuroshio.server.notices import dispatch, outward
from kuroshio.server.press import OF_ONE, Press
from kuroshio.server.refusals import Refused
from kuroshio.server.reviews import MOVE_BYTES
from kuroshio.server.uploads import STAGES
from kuroshio.tables.table import Table
from tests.play import finished, new, random_steps
from tests.server.alone import run_alone
from tests.server.inside import Inside
from tests.server.receivers import Receiver, until
from tests.server.serving import Person, Server
from tests.server.test_analysis import Engine, set_up


@pytest.fixture
def inside(tmp_path: Path) -> Iterator[Inside]:
    with Inside(tmp_path, reach_private=True, notice_after=0.0) as server:
        yield server


# --- memory -----------------------------------------------------------------------------------


def test_who_asks_for_every_past_of_a_table_fills_no_memory(
    inside: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each number of an entry up to which somebody says to know the log is another answer."""
    monkeypatch.setattr(rooms, "KEPT", 20_000)
    ann = Person(inside.url)
    table = ann.open("me", "open")
    for n in range(60):
        ann.do(table, "chat", text=f"{n} {'x' * 200}")
    ann.sit_down(table).next()  # whoever is there changes nothing by looking again
    sizes = []
    for after in range(60):
        ann.see(table, after=after)
        kept = inside.service.rooms[table]._updates.values()
        sizes.append(sum(map(len, kept)))
    assert max(sizes) <= 20_000
    assert sum(sizes) > 0, "what was asked just now is kept for the next"


# --- devices ----------------------------------------------------------------------------------


def test_an_ended_device_hears_nothing_more_by_any_way(inside: Inside) -> None:
    """Not from the engine, not over a program's stream, and not by a request that waits."""
    ann = Person(inside.url)
    table, analysis = ann.open("me", "open"), set_up(ann)
    with httpx.Client(base_url=inside.url, timeout=40) as phone, ThreadPoolExecutor(2) as others:
        link = ann.post("/api/me/link")["link"]
        Person.checked(phone.post("/api/me/claim", json={"link": link}))
        thief = Person(inside.url, token=phone.cookies["kuroshio"])
        lost = next(one["id"] for one in thief.get("/api/me/devices")["devices"] if one["here"])
        engine = Engine(thief, analysis)
        n = thief.see(table)["n"]
        poll = others.submit(
            thief.http.get, f"/api/tables/{table}", params={"after": n, "wait": 30}
        )
        with thief.http.stream("GET", "/api/me/events") as stream:
            lines = stream.iter_lines()
            next(lines)
            hall = inside.service.hall
            until(lambda: len(hall.feeds) == 2 and inside.service.rooms[table].watchers)
            ann.post("/api/me/devices/end", device=lost)
            until(lambda: not hall.feeds)
            assert [line for line in lines if line.startswith("data:")] == []
        assert poll.result().json()["code"] == "no-identity"
        assert engine.next()["code"] == "no-identity"
        with pytest.raises(ConnectionClosed):
            engine.next()


def test_too_many_streams_are_refused_before_they_begin(
    inside: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(programs, "STREAMS", 1)
    inside.service.limits = Limits(1, "")
    ann = Person(inside.url)
    with ann.http.stream("GET", "/api/me/events") as first:
        assert first.status_code == 200
        lines = first.iter_lines()  # kept: without it the connection is closed
        next(lines)
        with ann.http.stream("GET", "/api/me/events") as again:
            assert again.status_code == 429
            assert json.loads(again.read())["code"] == "too-many"
    until(lambda: not inside.service.hall.feeds)
    with ann.http.stream("GET", "/api/me/events") as later:
        assert later.status_code == 200


# --- the time of others -------------------------------------------------------------------------


def test_beside_the_tables_every_address_has_its_turn() -> None:
    """Sixty trees of a thousand branches, and then somebody else's page."""
    done: list[str] = []
    held = threading.Event()

    async def ask(whose: str, count: int) -> None:
        address.set(whose)
        await asyncio.gather(*(aside(done.append, whose) for _ in range(count)))

    async def hold() -> None:
        address.set("many")
        await aside(held.wait, 30)

    async def all_of_it() -> None:
        first = asyncio.create_task(hold())
        await asyncio.sleep(0)
        many = asyncio.create_task(ask("many", 60))
        await asyncio.sleep(0)
        few = asyncio.create_task(ask("few", 2))
        await asyncio.sleep(0.01)
        held.set()
        await asyncio.gather(first, many, few)

    run_alone(all_of_it())
    assert done[:4] == ["few", "many", "few", "many"]
    assert len(done) == 62
    assert not asiding._turns._waiting


def test_what_fails_beside_or_is_wanted_no_more_stops_nobody() -> None:
    def fail() -> None:
        raise ValueError("on purpose")

    async def all_of_it() -> int:
        with pytest.raises(ValueError, match="on purpose"):
            await aside(fail)
        held = threading.Event()
        first = asyncio.create_task(aside(held.wait, 30))
        await asyncio.sleep(0)
        gone = asyncio.create_task(aside(fail))
        await asyncio.sleep(0)
        gone.cancel()
        held.set()
        await first
        return await aside(lambda: 7)

    assert run_alone(all_of_it()) == 7


def test_one_address_does_not_fill_the_press(monkeypatch: pytest.MonkeyPatch) -> None:
    async def all_of_it() -> None:
        press = Press()
        free = asyncio.Event()

        async def order(_: bytes) -> bytes:
            await free.wait()
            return b"picture"

        monkeypatch.setattr(press, "_order", order)

        def printed(name: str, whose: str) -> asyncio.Task[bytes]:
            return asyncio.create_task(press.printed(name, lambda: ["<svg/>"], 800, True, whose))

        films = [printed(f"film {n}", "many") for n in range(OF_ONE)]
        await asyncio.sleep(0)
        with pytest.raises(Refused, match="too-many"):
            await asyncio.wait_for(printed("one more", "many"), 10)
        same, other = printed("film 0", "many"), printed("a card", "few")
        await asyncio.sleep(0)
        free.set()
        assert set(await asyncio.gather(*films, same, other)) == {b"picture"}
        assert not press._ordered, "nobody is remembered"
        assert await printed("one more", "many") == b"picture"

    run_alone(all_of_it())


def test_running_games_are_replayed_once_for_all_thoughts() -> None:
    """Whoever sits at two hundred tables asks for one thought after the other."""
    read: list[str] = []

    async def replay(table: str) -> Any:
        read.append(table)
        return SimpleNamespace(game=None)

    running = RunningGames(SimpleNamespace(read=replay))  # type: ignore[arg-type]

    async def thoughts() -> None:
        for n in (5, 5, 5, 6):
            await running._shown("a", n)

    run_alone(thoughts())
    assert read == ["a", "a"], "again only after something has happened there"


# --- disk ---------------------------------------------------------------------------------------


OF_A_DAY = {"key": "size-megabytes", "args": {"count": 100}}  # what one address may add


def test_one_address_fills_no_disk_however_many_it_says_it_is(
    inside: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Copies of a large tree by one identity after the other; what is there can still be opened and
    made smaller, and tables are opened as before."""
    ann = Person(inside.url)
    analysis = set_up(ann)
    for n in range(4):
        ann.post(f"/api/analyses/{analysis}/notes", node=0, comment=str(n) * 1000)
    (size,) = _sizes(inside)
    monkeypatch.setattr(inside.service, "limits", Limits(1, ""))
    monkeypatch.setattr(limits, "KEPT", Allowance(5.5 * size, A_DAY / 86_400))
    people = [Person(inside.url, f"Eve {n}") for n in range(8)]
    answers = [one.http.post(f"/api/analyses/{analysis}/copy", json={}) for one in people]
    assert [one.status_code for one in answers] == [201] * 6 + [429] * 2
    told = answers[-1].json()
    assert (told["code"], told["say"]["args"]["size"]) == ("too-much-kept", OF_A_DAY)
    assert told["retry_after"] > 0
    assert sum(_sizes(inside)) == 7 * size

    record = finished(("namiji", 2, {}), 5).dump()
    assert ann.http.post("/api/records", content=record).json()["code"] == "too-much-kept"
    path = f"/api/analyses/{analysis}"
    assert ann.refused(f"{path}/notes", node=0, comment="x" * 1001) == "bad-message"
    ann.post(f"{path}/notes", node=0, comment="shorter")
    assert ann.refused(f"{path}/notes", node=0, comment="longer again") == "too-much-kept"
    ann.get(path)
    ann.post(f"{path}/delete")
    ann.open("me", "deckhand", start=True)


def _sizes(server: Inside) -> list[int]:
    with closing(_database(server)) as db:
        return [size for (size,) in db.execute("SELECT length(data) FROM analyses")]


def test_what_one_address_writes_at_tables_fills_no_disk(
    inside: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Lines at one table after the other; what is there can still be looked at."""
    ann, bob = Person(inside.url), Person(inside.url, "Bob")
    first = ann.open("me", "open")
    monkeypatch.setattr(inside.service, "limits", Limits(1, ""))
    monkeypatch.setattr(limits, "LOG_PIECE", 2_000)
    monkeypatch.setattr(limits, "LOGGED", Allowance(5_000, A_DAY / 86_400))
    monkeypatch.setitem(limits.BY_IDENTITY, "chat", Allowance(1000, 1000))
    said = 0
    while (answer := _chat(ann, first)).status_code == 200:
        said += 1
    assert 5_000 / (ROW_BYTES + 300) < said < 9_000 / ROW_BYTES
    told = answer.json()
    assert (answer.status_code, told["code"]) == (429, "too-much-logged")
    assert told["say"]["args"]["size"] == OF_A_DAY
    assert told["retry_after"] > 0
    assert bob.refused("/api/tables", game="namiji", seats=[{"kind": "me"}] * 2) == told["code"]
    assert ann.see(first)["n"] == said + 1


def _chat(person: Person, table: str) -> httpx.Response:
    return person.http.post(f"/api/tables/{table}/chat", json={"text": "x" * 200})


def test_moves_of_bots_count_for_who_plays_with_them(
    inside: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    counted = Limits(1, "")
    monkeypatch.setattr(inside.service, "limits", counted)
    ann = Person(inside.url)
    table = ann.open("deckhand", "deckhand", start=True)
    opened = sum(counted._logged.values())
    socket = ann.sit_down(table)
    while socket.next().get("position", 0) < 8:
        pass
    socket.close()
    assert sum(counted._logged.values()) > opened + 4 * ROW_BYTES


def test_a_day_of_moves_is_bounded_by_address_and_for_nobody_else() -> None:
    counted, written = Limits(1, ""), 0
    while written <= A_DAY:
        counted.check_rows("192.0.2.1")
        counted.note_rows("192.0.2.1", 1, 20_000)
        written += ROW_BYTES + 20_000
    counted.note_rows("192.0.2.1", 1, LOG_PIECE)
    with pytest.raises(Refused, match="too-much-logged") as refused:
        counted.check_rows("192.0.2.1")
    assert (refused.value.retry_after or 0) > 0
    counted.check_rows("192.0.2.2")
    for n in range(2 * LOG_CLIENTS):
        counted.note_rows(f"of many: {n}", 1, 50)
    assert len(counted._logged) <= LOG_CLIENTS


def test_reviews_count_as_what_is_kept(inside: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    ann = Person(inside.url)
    records = [finished(("namiji", 2, {}), seed).dump() for seed in (5, 6)]
    first, other = [ann.http.post("/api/records", content=one).json()["table"] for one in records]
    monkeypatch.setattr(inside.service, "limits", Limits(1, ""))
    monkeypatch.setattr(limits, "KEPT", Allowance(MOVE_BYTES, A_DAY / 86_400))
    ann.post(f"/api/tables/{first}/review")
    told = ann.http.post(f"/api/tables/{other}/review").json()
    assert (told["code"], told["retry_after"] > 0) == ("too-much-kept", True)
    ann.post(f"/api/tables/{first}/review")  # which is kept already, or will be


def test_a_day_of_one_address_is_some_trees_and_not_all_the_disk(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("kuroshio.server.shared.time.monotonic", lambda: 1000.0)
    counted, kept = Limits(1, ""), 0

    def keep_and_keep() -> None:
        nonlocal kept
        while kept < 2 * A_DAY:
            counted.spend_bytes("192.0.2.1", MOST_BYTES)
            kept += MOST_BYTES

    with pytest.raises(Refused, match="too-much-kept"):
        keep_and_keep()
    assert A_DAY <= kept <= A_DAY + MOST_BYTES, "what crosses the line is still kept"
    counted.spend_bytes("192.0.2.2", MOST_BYTES)


# --- what is written to others --------------------------------------------------------------------


TURNED = "\u202egnihtyna \u2066yas I\u2069\u202c"


def test_nobody_turns_the_words_of_others_round(inside: Inside) -> None:
    """Signs that reach beyond one's own words are taken out of what is said, and make no name."""
    ann = Person(inside.url)
    table = ann.open("me", "open")
    ann.do(table, "chat", text=f"{TURNED} \x1b[2J שלום \u200fسلم\u200e")
    said = ann.see(table, after=0)["steps"][-1]["text"]
    assert said == "gnihtyna yas I [2J שלום \u200fسلم\u200e"
    assert ann.refused(f"/api/tables/{table}/chat", text="\u202e\u2066 ") == "bad-message"
    assert ann.refused("/api/me", name=f"Ann{TURNED}") == "bad-name"
    Person(inside.url, "דנה").close()
    analysis = set_up(ann)
    ann.post(f"/api/analyses/{analysis}/notes", node=0, comment=f"one\r\n\ttwo {TURNED}\x07")
    (node, *_) = ann.get(f"/api/analyses/{analysis}")["nodes"]
    assert node["comment"] == "one\n\ttwo gnihtyna yas I"


# --- games that are being played ------------------------------------------------------------------


@pytest.mark.parametrize("game", NAMES)
def test_a_running_game_copied_with_a_small_difference_is_still_that_game(game: str) -> None:
    """The same game with another last move; games that were dealt apart are never taken for it."""
    played = [positions_of(new((game, 2, {}), seed), seed) for seed in range(6)]
    tables = [table for table, _ in played]
    found = 0
    for n, (table, way) in enumerate(played):
        running = [shown_of(table)]
        assert is_copied(way, running)
        found += any(is_copied([*way[:-1], last], running) for last in other_ends(table))
        others = [shown_of(one) for m, one in enumerate(tables) if m != n]
        assert not is_copied(way, others)
    assert found > len(played) / 2, "some last moves have no other, or none that is like them"


MOVES = 32


def other_ends(table: Table) -> Iterator[bytes]:
    """What everyone would see after another last move."""
    before = table.copy()
    before.undo()
    for move in before.moves:
        if move != table.line[-1]:
            other = before.copy()
            other.play(move)
            yield public_position(other, MOVES)


def positions_of(table: Table, seed: int) -> tuple[Table, list[bytes]]:
    """A game under way in which the seat on turn has a choice, and what everyone saw."""
    for made in random_steps(table, seed):
        if made == MOVES:
            break
    return table, [public_position(table, n) for n in range(MOVES + 1)]


# --- notices ----------------------------------------------------------------------------------


def let_wait(server: Inside, player: str, count: int, name: str) -> None:
    """Let so many tables wait for somebody, in the store."""
    now = now_ms() - 1000
    with closing(_database(server)) as db, db:
        (row,) = db.execute("SELECT * FROM tables LIMIT 1").fetchall()  # its id comes first
        places = ", ".join("?" * len(row))
        for n in range(count):
            table = f"{name}{n:015}"
            db.execute(f"INSERT INTO tables VALUES ({places})", (table, *row[1:]))
            db.execute(
                "INSERT INTO turns (table_id, player, why, since, changed, seen, noticed) "
                "VALUES (?, ?, 'move', ?, ?, 0, 0)",
                (table, player, now, now),
            )


def _database(server: Inside) -> sqlite3.Connection:
    return sqlite3.connect(Path(server.app.settings.data) / "kuroshio.db", timeout=30)


def id_of(server: Inside, person: Person) -> str:
    found = server.service.signer.player(person.token)
    assert found is not None
    return found


def with_webhook(person: Person, url: str) -> None:
    person.post("/api/me/notices/webhook", url=url, language="en")


def earlier(server: Inside) -> None:
    """Let all ways have been there before the tables waited."""
    with closing(_database(server)) as db, db:
        db.execute("UPDATE ways SET made = 0")


def test_quiet_hours_of_many_tables_keep_nobody_else_from_being_told(inside: Inside) -> None:
    with closing(Receiver()) as receiver:
        eve, ann = Person(inside.url, "Eve"), Person(inside.url)
        ann.open("me", "open")
        for person, path in ((eve, "/eve"), (ann, "/ann")):
            with_webhook(person, receiver.url + path)
        minute = now_ms() // 60_000 % 1440
        eve.post(
            "/api/me/notices/quiet",
            zone="UTC",
            starts=(minute - 60) % 1440,
            ends=(minute + 60) % 1440,
        )
        earlier(inside)
        let_wait(inside, id_of(inside, eve), dispatch.MOST, "a")
        let_wait(inside, id_of(inside, ann), 1, "b")
        until(lambda: receiver.at("/ann"))
        assert receiver.at("/eve") == []


def test_a_slow_program_of_many_tables_holds_up_only_its_own_notices(
    inside: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(dispatch, "AT_ONCE", 1)
    monkeypatch.setattr(dispatch, "TURN", 0.1)
    told: list[str] = []

    async def post(letter: outward.Letter, *_: Any) -> int:
        told.append(letter.url.rpartition("/")[2])
        await asyncio.sleep(0.2 if letter.url.endswith("eve") else 0)
        return 200

    monkeypatch.setattr(outward, "post", post)
    eve, ann = Person(inside.url, "Eve"), Person(inside.url)
    ann.open("me", "open")
    for person, name in ((eve, "eve"), (ann, "ann")):
        with_webhook(person, f"http://127.0.0.1:9/{name}")
    earlier(inside)
    let_wait(inside, id_of(inside, eve), 20, "a")
    until(lambda: told)
    let_wait(inside, id_of(inside, ann), 1, "b")
    until(lambda: "ann" in told)
    assert told.index("ann") < 15, "before all of the others"
    until(lambda: len(told) == 21)


# --- what requests are made of ------------------------------------------------------------------


NOTHING = (
    ("/api/me/notices/remove", {"way": "\0"}),
    ("/api/me/devices/end", {"device": "\0"}),
    ("/api/me/passkeys/remove", {"passkey": "a\0"}),
    ("/api/me/mistakes", {"table": "\0", "n": 1, "move": "sail 1"}),
    ("/api/tables/{table}/report", {"seat": 1, "words": "a \0"}),
)


@pytest.mark.parametrize(("path", "body"), NOTHING)
def test_a_character_that_no_store_keeps_is_refused(
    server: Server, ann: Person, bob: Person, path: str, body: dict[str, Any]
) -> None:
    table = ann.open("me", "open")
    bob.do(table, "sit", seat=1)
    assert ann.refused(path.format(table=table), **body) == "bad-message"
    ann.do(table, "chat", text=r"\u0000 in so many letters, and \\u0000")
    assert "the store refused" not in server.log()


def test_nobody_plays_on_so_often_that_all_wait_for_the_replay(inside: Inside) -> None:
    """Each stage is dealt anew when a table comes into memory."""
    ann = Person(inside.url)
    record = json.loads(finished(("namiji", 2, {}), 5).dump())
    record = {key: record[key] for key in record if key not in ("over", "scores", "standing")}
    stages = [{"moves": record["moves"][:10], "seat": 0, "deal": 1}]
    stages += [{"moves": [], "seat": 0, "deal": n} for n in range(STAGES)]
    wish = record | {"moves": [], "stages": stages}
    assert ann.refused("/api/records", **wish) == "bad-record"
    table = ann.post("/api/records", **(wish | {"stages": stages[:-1]}))["table"]
    seats = [{"kind": "me"}, {"kind": "bot", "level": "deckhand"}]
    on = {"made": 0, "seat": 0, "deal": "new", "seats": seats}
    assert ann.refused(f"/api/tables/{table}/play-on", **on) == "bad-setup"


def test_no_head_of_a_request_takes_long_to_read(inside: Inside) -> None:
    """A quoted cookie took half a minute, for everyone: it is not read as one any more."""
    ann = Person(inside.url)
    quoted = 'kuroshio="' + "\\1" * 30_000 + '"'
    with httpx.Client(base_url=inside.url, timeout=10) as stranger:
        assert stranger.get("/api/me", headers={"cookie": quoted}).status_code == 401
        many = {"cookie": "a=1; " * 10_000 + f"kuroshio={ann.token}; b=2"}
        assert stranger.get("/api/me", headers=many).json()["name"] == "Ann"
        for path in ("/api/daily?" + "a&" * 20_000, "/api/" + "a/" * 20_000):
            assert stranger.get(path).json()["code"] == "too-large"


def test_a_page_without_an_origin_does_not_connect_to_a_host_without_a_name(
    inside: Inside,
) -> None:
    port = int(inside.url.rpartition(":")[2])
    with socket.create_connection(("127.0.0.1", port), 30) as one:
        one.sendall(
            b"GET /api/feed?lobby=1 HTTP/1.1\r\nHost:\r\nOrigin: null\r\nUpgrade: websocket\r\n"
            b"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
        )
        assert one.recv(100).startswith(b"HTTP/1.1 403")
