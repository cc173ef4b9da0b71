"""Doors: what each of them is worth to a stranger with one identity, or with ten of one address."""

from __future__ import annotations

import asyncio
import contextlib
import random
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import closing
from datetime import date
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from starlette.websockets import WebSocketDisconnect
from websockets.exceptions import ConnectionClosed

from kuroshio.server import clocks, entrance
from kuroshio.server.admin import people
from kuroshio.server.admin.exporting import KEPT
from kuroshio.server.admin.people import COLUMNS
from kuroshio.server.admin.visits import DAY, today
from kuroshio.server.analysis import trees
from kuroshio.server.daily import FIRST_DAY, LATE, MONTH, STANDING, date_of, month_of
from kuroshio.server.fresh import Fresh
from kuroshio.server.limits import BY_IDENTITY, BY_WAY, PEOPLE, STUDIES, Allowance, Limits
from kuroshio.server.notices import outward
from kuroshio.server.notices.names import OF_ONE, Names
from kuroshio.server.refusals import Refused
from kuroshio.server.service import Service
from kuroshio.server.store import ReviewRow, Store, StoreDown, sql
from kuroshio.tables.stored import StoredGame, replayed
from kuroshio.tables.table import Table
from tests.server import plainly
from tests.server.alone import run_alone
from tests.server.inside import Inside
from tests.server.receivers import Receiver, until
from tests.server.serving import Person
from tests.server.test_admin import Operator, id_of, two_at_a_table
from tests.server.test_analysis import Engine, set_up
from tests.server.test_books import header, url, with_store
from tests.server.test_keeping import NAME, House, db_kind, house
from tests.server.test_pairing import PAIR
from tests.server.test_turns import Feed

TOKEN = "admin-token"  # the file with the operator's
__all__ = ["db_kind", "house", "url"]  # fixtures


@pytest.fixture
def inside(tmp_path: Path) -> Iterator[Inside]:
    with Inside(tmp_path) as server:
        yield server
    clocks.follow(None)


# --- analyses -----------------------------------------------------------------------------------


def thinks(person: Person, analysis: str) -> bool:
    with closing(Engine(person, analysis)) as engine:
        engine.send("think", node=0)
        return bool(engine.next()["type"] == "pondered")


def test_an_address_has_so_many_engines_however_many_it_says_it_is(tmp_path: Path) -> None:
    """What an engine has thought stays in memory as long as its socket is open."""
    with Inside(tmp_path, limits=1) as server:
        people = [Person(server.url, f"Eve {n}") for n in range(4)]
        analyses = [set_up(one) for one in people]
        opened = [Engine(people[n % 4], analyses[n % 4]) for n in range(STUDIES)]
        with closing(Engine(people[0], analyses[0])) as one_more:
            told = one_more.next()
            assert (told["type"], told["code"]) == ("refused", "too-many-studies")
            assert told["say"]["args"]["count"] == STUDIES
            assert told["retry_after"] >= 1
            with pytest.raises(ConnectionClosed):
                one_more.next()
        opened.pop().close()
        until(lambda: thinks(people[1], analyses[1]))
        for one in opened:
            one.close()


def test_no_door_of_an_analysis_replays_its_game_while_others_wait(
    inside: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A record that somebody uploaded may have twenty thousand moves."""
    where = list[str]()

    def note(record: StoredGame) -> Table:
        where.append(threading.current_thread().name.partition("_")[0])
        return replayed(record)

    monkeypatch.setattr(trees, "replayed", note)
    ann = Person(inside.url)
    analysis = set_up(ann)
    path = f"/api/analyses/{analysis}"
    doors = (
        lambda: ann.get(path),
        lambda: ann.post(f"{path}/positions", nodes=[0]),
        lambda: ann.post(f"{path}/turnouts", node=0, event=0),
        lambda: ann.post(f"{path}/notes", node=0, comment="a"),
        lambda: thinks(ann, analysis),
    )
    for door in doors:
        trees._game.cache_clear()
        door()
    assert set(where) == {"aside"}


# --- the day's challenge ------------------------------------------------------------------------


def looks(server: Inside, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The questions that the store is asked from now on."""
    read, found = list[str](), server.service.store.read

    def note(query: str, *values: Any) -> Any:
        read.append(query)
        return found(query, *values)

    monkeypatch.setattr(server.service.store, "read", note)
    return read


def later(days: int) -> None:
    """Put the server's clock on, to some hours after a midnight."""
    clocks.follow((today() + days) * DAY + LATE + 1, time.monotonic_ns())


def test_what_is_over_is_read_once_however_long_ago(
    inside: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A past day or month does not change, and a look at it costs as much as people played."""
    monkeypatch.setattr("kuroshio.server.daily.FRESH", -1.0)  # nothing else is told again
    ann, past = Person(inside.url), date_of(today())
    later(days=40)
    read = looks(inside, monkeypatch)
    for _ in range(3):
        ann.get("/api/daily", day=past)
        ann.get("/api/daily/month", month=past[:7])
    assert (read.count(STANDING), read.count(MONTH)) == (1, 1)
    for _ in range(2):
        ann.get("/api/daily")
    assert read.count(STANDING) == 3, "today may change at any moment"


def test_ten_who_ask_for_one_day_after_the_other_are_one_address(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(BY_IDENTITY, "standing", Allowance(2, 0.001))
    with Inside(tmp_path, limits=1) as server:
        people = [Person(server.url, f"Eve {n}") for n in range(5)]
        asked = [(people[n // 3], date_of(today() - 2 - n)) for n in range(15)]
        told = [one.http.get("/api/daily", params={"day": day}).json() for one, day in asked]
        assert [one.get("code") for one in told].count(None) == 2 * PEOPLE
        assert people[4].get("/api/daily", day=asked[0][1]), "what is kept is told for nothing"
        assert people[4].get("/api/daily"), "and so is today"


@pytest.mark.parametrize("month", [date_of(FIRST_DAY - 40)[:7], "2999-01", "0001-01"])
def test_months_without_a_challenge_are_not_looked_for(month: str) -> None:
    with pytest.raises(Refused) as refused:
        month_of(month)
    assert refused.value.code == "not-found"


def test_a_month_goes_from_its_first_day_to_its_last() -> None:
    first, last = month_of("2025-02")
    assert (date_of(first), date_of(last)) == ("2025-02-01", "2025-02-28")
    assert date.fromisoformat(date_of(month_of(date_of(today())[:7])[0])).day == 1


def test_what_was_settled_while_it_was_read_is_not_kept_for_long() -> None:
    """What was read a moment before a day was over may lack who finished in that moment."""

    async def ask() -> int:
        lasts, reads = [0.0, 60.0, 60.0], 0

        async def read(_: str) -> int:
            nonlocal reads
            reads += 1
            return reads

        told = Fresh(read, lambda _: lasts.pop(0))
        for _ in range(3):
            await told.of("a day")
            await asyncio.sleep(0.001)
        told.forget()
        return await told.of("a day")

    assert run_alone(ask()) == 3


def test_a_thought_that_fails_is_told_and_the_socket_goes_on(
    inside: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = Person(inside.url)
    with closing(Engine(ann, set_up(ann))) as engine:
        with monkeypatch.context() as broken:
            broken.setattr("kuroshio.server.analysis.socket.check_eyes", lambda *_: 1 // 0)
            engine.send("think", node=0)
            assert engine.next()["code"] == "internal"
        engine.send("think", node=0)
        assert engine.next()["type"] == "pondered"


# --- the lobby ----------------------------------------------------------------------------------


def test_no_way_to_the_lobby_is_free(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither by playing on nor by playing again, nor by a table that is shown for a week: there is
    room for sixty, and whoever fills it hides all others."""
    monkeypatch.setitem(BY_IDENTITY, "listing", Allowance(3, 0.0001))
    monkeypatch.setitem(BY_IDENTITY, "listing-by-days", Allowance(1, 0.0001))
    with Inside(tmp_path, limits=1) as server:
        ann, bob, eve = (Person(server.url, name) for name in ("Ann", "Bob", "Eve"))
        over = ann.open("me", "deckhand", start=True)
        ann.do(over, "leave")
        on = {"made": 0, "seat": 0, "deal": "same", "seats": [{"kind": "me"}, {"kind": "open"}]}
        path = f"/api/tables/{over}/play-on"
        for _ in range(3):
            bob.post(path, **on, listed=True)
        assert bob.refused(path, **on, listed=True) == "too-many"
        assert bob.post(path, **on)["table"]
        days = {"kind": "move", "seconds": 86_400}
        assert eve.open("me", "open", listed=True, clock=days)
        wish = {"game": "namiji", "seats": [{"kind": "me"}, {"kind": "open"}], "listed": True}
        assert eve.refused("/api/tables", **wish, clock=days) == "too-many"
        assert eve.post("/api/tables", **wish)["table"]


# --- the queue ----------------------------------------------------------------------------------


def test_nobody_fills_the_queue_with_people_who_are_not_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By days a place is kept for a day, and those who have waited longest are looked at first."""
    monkeypatch.setitem(BY_IDENTITY, "place", Allowance(1, 0.0001))
    with Inside(tmp_path, limits=1) as server:
        people = [Person(server.url, f"Eve {n}") for n in range(PEOPLE + 2)]
        slow = {**PAIR, "pace": "days"}
        told = [one.http.post("/api/me/pairing", json=slow).json() for one in people]
        assert [one.get("code") for one in told] == [None] * PEOPLE + ["too-many"] * 2
        assert people[-1].post("/api/me/pairing", **PAIR)["wish"], "who is there may wait"


# --- reviews ------------------------------------------------------------------------------------


async def in_turn(store: Store, asked: list[tuple[str, str, str]]) -> list[str]:
    """The reviews of tables in the order in which they are made: each is asked for from a home by
    a person, in this order, while the first one is already under way."""
    made = list[str]()
    for n, (table, home, person) in enumerate(asked):
        await store.create(header(table, "namiji", 2), [])
        await store.ask_review(table, 9, n, home, person)
        if n == 0:
            await store.claim_review("worker", 1, 0)
            made.append(table)
    while True:
        await store.save_review(ReviewRow(made[-1], "done", "worker", 0, 1, 0, 0, "{}"))
        following = await store.claim_review("worker", 1, 0)
        if following is None:
            return made
        made.append(following)


@pytest.mark.parametrize("who", ["one person", "one address"])
def test_a_hundred_reviews_of_one_keep_nobody_else_waiting(url: str, who: str) -> None:
    many = [
        (f"eve{n:02}", "h", f"e{n}") if who == "one address" else (f"eve{n:02}", f"h{n}", "e")
        for n in range(20)
    ]
    others = [("ann1", "h ann", "ann"), ("bob1", "h bob", "bob"), ("ann2", "h ann", "ann")]

    async def work(store: Store) -> list[str]:
        return await in_turn(store, [*many, *others])

    made = with_store(url, work)
    assert made[:6] == ["eve00", "ann1", "bob1", "eve01", "ann2", "eve02"]
    assert made[6:] == [f"eve{n:02}" for n in range(3, 20)]


def test_who_asked_for_a_review_is_forgotten_when_it_is_made(url: str) -> None:
    whose = "SELECT table_id, home, asker FROM reviews ORDER BY table_id"

    async def work(store: Store) -> list[list[str]]:
        for n, table in enumerate(("a", "b")):
            await store.create(header(table, "namiji", 2), [])
            await store.ask_review(table, 9, n, "here", "ann")
        await store.claim_review("worker", 1, 0)
        for state in ("waiting", "failed"):
            await store.save_review(ReviewRow("a", state, "worker", 0, 1, 0, 0, None))
        await store.ask_review("a", 9, 3, "there", "bob")  # a failed one is asked for again
        told = [list(row) for row in await store.read(whose)]
        await store.claim_review("worker", 1, 0)
        await store.save_review(ReviewRow("b", "done", "worker", 0, 1, 0, 0, "{}"))
        return told + [list(row) for row in await store.read(whose)]

    before, after = ["a", "there", "bob"], ["b", "", ""]
    assert with_store(url, work) == [before, ["b", "here", "ann"], before, after]


# --- notices ------------------------------------------------------------------------------------


def letter(url: str, home: str = "") -> outward.Letter:
    return outward.Letter(url, {}, b"{}", home)


def test_interim_answers_without_end_are_not_read() -> None:
    """Each takes the server's loop a moment, and a webhook's owner can send any number of them."""
    with socket.create_server(("127.0.0.1", 0)) as listening:

        def answer() -> None:
            one, _ = listening.accept()
            with one, contextlib.suppress(OSError):
                while True:
                    one.sendall(b"HTTP/1.1 100 Continue\r\n\r\n" * 100)

        threading.Thread(target=answer, daemon=True).start()
        url = f"http://127.0.0.1:{listening.getsockname()[1]}/"
        with pytest.raises(outward.Unsure, match=r"no answer$"):
            run_alone(outward.post(letter(url), True))


def test_a_few_interim_answers_are_passed_over() -> None:
    with socket.create_server(("127.0.0.1", 0)) as listening:

        def answer() -> None:
            one, _ = listening.accept()
            with one:
                one.recv(65_536)
                one.sendall(b"HTTP/1.1 103 Early Hints\r\n\r\nHTTP/1.1 204 Fine\r\n\r\n")

        threading.Thread(target=answer, daemon=True).start()
        url = f"http://127.0.0.1:{listening.getsockname()[1]}/"
        assert run_alone(outward.post(letter(url), True)) == 204


def test_slow_names_of_one_household_hold_up_nobody_else(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever owns a name decides how long its answer takes, and no thread can be called back."""
    answered = threading.Event()

    def answer(host: str, *_: Any, **__: Any) -> list[Any]:
        if host.startswith("slow"):
            answered.wait(30)
        raise OSError("no such name")

    monkeypatch.setattr(socket, "getaddrinfo", answer)
    monkeypatch.setattr(outward, "names", Names())
    monkeypatch.setattr(outward, "SECONDS", 0.5)

    async def ask(url: str, home: str) -> str:
        try:
            return str(await outward.post(letter(url, home), False))
        except outward.NotSent as error:
            return str(error)

    async def work() -> list[str]:
        slow = [asyncio.create_task(ask(f"https://slow{n}.example/", "eve")) for n in range(OF_ONE)]
        await asyncio.sleep(0)
        own = await ask("https://quick.example/", "eve")
        other = await ask("https://quick.example/", "ann")
        answered.set()
        await asyncio.gather(*slow)
        return [own, other, await ask("https://quick.example/", "eve")]

    own, other, after = run_alone(work())
    assert own == "silent: TimeoutError", "her own names keep her waiting"
    assert other == "name: quick.example"
    assert after == "name: quick.example"


def test_people_of_whom_nobody_knows_from_where_they_come_are_no_household(
    inside: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After a restart that is everyone who is to be told, and they do not wait for each other."""
    homes = list[str]()

    async def post(sent: outward.Letter, *_: Any) -> int:
        homes.append(sent.home)
        return 204

    monkeypatch.setattr(outward, "post", post)
    people = [Person(inside.url, name) for name in ("Ann", "Bob")]
    monkeypatch.setattr(inside.service.homes, "of", lambda player: "")
    for one in people:
        told = one.post("/api/me/notices/webhook", url="https://hook.example/", language="en")
        one.post("/api/me/notices/try", way=told["ways"][0]["id"])
    assert homes == [id_of(one) for one in people]


def test_many_people_do_not_make_the_house_write_to_one_address_without_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(BY_WAY, "notice-address", Allowance(2, 0.001))
    with closing(Receiver()) as receiver, Inside(tmp_path, limits=1, reach_private=True) as server:
        sent = []
        for n in range(4):
            one = Person(server.url, f"Eve {n}")
            told = one.post("/api/me/notices/webhook", url=f"{receiver.url}/{n}", language="en")
            tried = one.post("/api/me/notices/try", way=told["ways"][0]["id"])
            sent.append(tried["sent"])
        assert sent == [True, True, False, False]
        assert len(receiver.requests) == 2


# --- sockets ------------------------------------------------------------------------------------


def test_who_goes_before_the_handshake_is_answered_counts_no_more(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Else an address had one socket less each time, until nobody there could come in."""
    limits = Limits(1, "")
    monkeypatch.setattr(entrance, "SOCKETS", 1)
    monkeypatch.setattr(entrance, "allowed", lambda *_: True)
    monkeypatch.setattr(entrance, "client_of", lambda _: "192.0.2.1")

    async def accept() -> None:
        raise WebSocketDisconnect

    async def stay(_: Service) -> None:
        raise AssertionError

    service = SimpleNamespace(limits=limits, settings=None)
    state = SimpleNamespace(state=SimpleNamespace(service=service))
    gone: Any = SimpleNamespace(app=state, accept=accept)
    with pytest.raises(WebSocketDisconnect):
        run_alone(entrance.admit(gone, stay))
    limits.open("socket", "192.0.2.1", 1)


def test_a_socket_that_fails_as_it_comes_in_is_not_told_of_for_ever(
    inside: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    hall = inside.service.hall
    ann = Person(inside.url)

    async def fails() -> None:
        raise RuntimeError

    with monkeypatch.context() as broken:
        broken.setattr(hall, "listed", fails)
        Feed(inside.url, ann.token, lobby=1).drain(40)
    until(lambda: not hall.feeds)
    with closing(Feed(inside.url, ann.token, lobby=1)) as feed:
        assert feed.next("lobby")


# --- signing out --------------------------------------------------------------------------------


def test_who_signed_out_while_a_process_could_not_read_is_heard_of(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Else a stolen token would go on counting there, until it is restarted."""
    begun, away = 1_000_000_000, 600_000
    now, down, asked = begun, False, list[int]()
    monkeypatch.setattr("kuroshio.server.service.now_ms", lambda: now)

    async def signed_out(since: int) -> dict[str, int]:
        if down:
            raise StoreDown
        asked.append(since)
        return {}

    async def hear(since: int) -> None:
        asked.append(since)

    process: Any = SimpleNamespace(
        store=SimpleNamespace(signed_out=signed_out),
        devices=SimpleNamespace(hear=hear),
        _signed_out=lambda numbers: None,
        _heard=begun,
    )
    look = Service.hear_of_sign_outs
    now, down = begun + away, True
    with pytest.raises(StoreDown):
        run_alone(look(process))
    now, down = now + away, False
    run_alone(look(process))
    assert max(asked) < begun
    run_alone(look(process))
    assert begun + away < min(asked[2:]) < now, "and after that not all of it again"


# --- people who were erased ---------------------------------------------------------------------


def played_by_two(ann: Person, bob: Person) -> str:
    """A finished game of two."""
    table, chance = two_at_a_table(ann, bob), random.Random(1)
    while (seen := ann.see(table))["table"]["status"] != "over":
        (bob if not seen.get("question") else ann).move(table, chance)
    return table


def test_of_an_erased_person_nothing_stays_in_what_others_have(
    house: House, capsys: pytest.CaptureFixture[str]
) -> None:
    """In others' analyses and reports, at a table where a seat was only kept, at one of bots alone,
    on devices, in what waits."""
    operator, url = Operator(house.server, capsys), house.server.url
    ann, bob = Person(url, NAME), Person(url, "Bob")
    over = played_by_two(ann, bob)
    analysis = bob.post("/api/analyses", table=over)["analysis"]
    copied = Person(url, "Cleo").post(f"/api/analyses/{analysis}/copy")["analysis"]
    bob.do(over, "rematch")
    ann.open("deckhand", "deckhand", start=True)
    table = two_at_a_table(ann, bob)
    ann.do(table, "chat", text="a thing that only she says")
    line = bob.do(table, "chat", text="something rude")["n"]
    ann.do(table, "report", seat=1, line=line, words="a thing that only she writes")
    ann.post(f"/api/tables/{over}/review")
    ann.post("/api/me/pairing", **{**PAIR, "pace": "days"})
    assert NAME in house.dump()

    operator("erase", id_of(ann))

    left = house.dump()
    for trace in (NAME, id_of(ann), "a thing that only she"):
        assert trace not in left, trace
    assert "something rude" in left, "what others said stays"
    for one in (analysis, copied):
        names = [seat["name"] for seat in bob.get(f"/api/analyses/{one}")["seats"]]
        assert NAME not in names
        assert "Bob" in names


def test_whoever_was_erased_is_sent_away_and_comes_back_as_somebody_else(
    house: House, capsys: pytest.CaptureFixture[str]
) -> None:
    operator = Operator(house.server, capsys)
    ann = Person(house.server.url, NAME)
    feed = Feed(ann.url, ann.token)
    feed.next("turns")
    operator("erase", id_of(ann))
    feed.drain(40)
    assert feed.raw.close_code == 4000
    again = ann.post("/api/me", name="Somebody else")["token"]
    assert again.partition(".")[0] != id_of(ann)
    assert id_of(ann) not in house.dump()


def test_an_erased_id_does_not_come_back_by_a_token_that_is_still_believed(
    inside: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another process hears of it seconds later."""
    ann = Person(inside.url, NAME)
    monkeypatch.setattr(inside.service.devices, "dismiss", lambda devices: None)
    token = (Path(inside.app.settings.data) / TOKEN).read_text().strip()
    operator = {"authorization": f"Bearer {token}"}
    erase = f"{inside.url}/api/admin/players/{id_of(ann)}/erase"
    Person.checked(plainly.post(erase, headers=operator, json={}))
    again = ann.post("/api/me", name="Somebody else")["token"]
    monkeypatch.undo()
    assert again.partition(".")[0] != id_of(ann)
    with closing(Person(inside.url, token=again)) as back:
        assert back.get("/api/me")["name"] == "Somebody else"


def test_the_month_s_table_forgets_who_was_erased(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """It is kept for an hour."""
    with Inside(folder) as server:
        ann, bob = Person(server.url, NAME), Person(server.url, "Bob")
        ann.do(ann.post("/api/daily", game="namiji")["table"], "leave")
        until(lambda: ann.get("/api/daily")["games"][0]["done"])
        day = date_of(today())
        later(days=1)

        def names() -> list[str]:
            (game,) = bob.get("/api/daily", day=day)["games"]
            month = bob.get("/api/daily/month", month=day[:7])
            return [line["name"] for line in (*game["standing"], *month["lines"])]

        assert names() == [NAME, NAME]
        operator = Operator(SimpleNamespace(folder=folder, url=server.url), capsys)  # type: ignore[arg-type]
        erased = operator.post(f"/players/{id_of(ann)}/erase")
        assert names() == [erased["pseudonym"]] * 2 or NAME not in names()
    clocks.follow(None)


def test_what_is_written_again_while_somebody_is_erased_stops_nothing(url: str) -> None:
    """Another process may not have heard yet that a table was rewritten."""
    rows = "SELECT player FROM sitters UNION ALL SELECT player FROM turns"

    async def work(store: Store) -> list[str]:
        at_table = header("a", "namiji", 2)
        await store.create(at_table, [])
        for player in ("old", "gone"):
            await store.show("a", "playing", "[]", [player], 1)
            await store.change((sql.NEW_TURN, ("a", player)))
        await people.erase_rows(store, "old", "Larus 123", "gone")
        return [row[0] for row in await store.read(rows)]

    assert with_store(url, work) == ["gone", "gone"]


def test_an_export_tells_what_somebody_wrote_and_came_to(
    house: House, capsys: pytest.CaptureFixture[str]
) -> None:
    operator, url = Operator(house.server, capsys), house.server.url
    ann, bob = Person(url, NAME), Person(url, "Bob")
    analysis = ann.post("/api/analyses", game="namiji", players=2)["analysis"]
    ann.post(f"/api/analyses/{analysis}/notes", node=0, comment="what she thinks of it")
    ann.post("/api/me/pairing", **{**PAIR, "pace": "days"})
    ann.post("/api/daily", game="namiji")
    bob.post("/api/analyses", game="namiji", players=2)
    told = operator("export", id_of(ann))
    (one,) = told["analyses"]
    assert one["notes"]["0"]["comment"] == "what she thinks of it"
    assert [len(told["kept"][table]) for table in ("players", "daily", "waiting")] == [1, 1, 1]


def test_every_table_with_a_person_is_exported() -> None:
    told_apart = {
        *("sitters", "results", "reports", "sanctions", "devices", "passkeys", "ways", "quiet"),
        *("analyses", "visits"),
    }
    of_the_moment = {"turns", "notices", "tickets"}  # follow from tables, or are hashes
    assert {table for table, _ in COLUMNS} == told_apart | of_the_moment | set(KEPT)
