"""Playing with whoever comes: a queue in the store, from which everybody is seated once."""

from __future__ import annotations

import os
import signal
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from kuroshio.server import protocol as m
from kuroshio.server.matching import FAR, FILL, GATHER, Waiter, matched
from kuroshio.server.pairing import HERE
from tests.server.serving import Person, Server
from tests.server.test_owners import workers_of
from tests.server.test_turns import Feed, own

CROWD = 50
ANY: dict[str, Any] = {"games": ["namiji"], "pace": "bank"}
PAIR: dict[str, Any] = {**ANY, "players": [2]}


# --- who is seated with whom --------------------------------------------------------------------


def waiter(name: str, since: int = 0, rating: float = 0.0, **wish: Any) -> Waiter:
    return Waiter(name, name, m.PairingWish(**{**PAIR, **wish}), {"namiji": rating}, since)


def tables(*waiting: Waiter, now: int) -> list[str]:
    groups = matched(waiting, now)
    return [" ".join(sorted(one.name for one in group.people)) for group in groups]


def test_who_waits_longest_is_given_the_nearest() -> None:
    ann, bob, cleo = waiter("ann", 0, 9), waiter("bob", 1, 12), waiter("cleo", 2, 10)
    assert tables(ann, bob, cleo, now=10) == ["ann cleo"]


def test_ratings_far_apart_meet_after_a_while() -> None:
    ann, bob = waiter("ann", rating=0), waiter("bob", rating=40)
    assert tables(ann, bob, now=FAR - 1) == []
    assert tables(ann, bob, now=FAR) == ["ann bob"]


def test_a_table_is_as_large_as_it_can_be_and_soon_smaller() -> None:
    five = [waiter(name, players=[]) for name in "abcde"]
    assert tables(*five, now=0) == ["a b c d e"]
    assert tables(*five[:3], now=GATHER - 1) == []
    assert tables(*five[:3], now=GATHER) == ["a b c"]


def test_who_does_not_want_the_same_does_not_meet() -> None:
    ann = waiter("ann")
    others = waiter("b", pace="day"), waiter("c", games=["namazu"]), waiter("d", players=[3])
    assert tables(ann, *others, now=FAR) == []


def test_bots_fill_up_only_for_those_who_wish_it() -> None:
    ann, bob = waiter("ann", players=[4], level="sailor"), waiter("bob", players=[4])
    assert matched([ann, bob], FILL - 1) == []
    (group,) = matched([ann, bob], FILL)
    assert [one.name for one in group.people] == ["ann"]
    assert (group.players, group.level) == (4, "sailor")
    cleo = waiter("cleo", FILL, players=[], level="captain")
    (group,) = matched([ann, cleo], FILL)
    assert [one.name for one in group.people] == ["ann", "cleo"]


# --- the queue ----------------------------------------------------------------------------------


@contextmanager
def in_the_lobby(*people: Person) -> Iterator[list[Feed]]:
    with ExitStack() as stack:
        feeds = [Feed(person.url, person.token, lobby=1) for person in people]
        for feed in feeds:
            stack.callback(feed.close)
        yield feeds


def waits(feed: Feed) -> None:
    """Until somebody is told that he waits."""
    while not feed.next("pairing").get("wish"):
        pass


def seated(feed: Feed) -> str:
    """The table at which somebody is seated, as soon as it is told."""
    while not (told := feed.next("pairing")).get("table"):
        pass
    table: str = told["table"]
    return table


def wait(person: Person) -> Any:
    return person.post("/api/me/pairing", **PAIR)


def test_two_people_meet_and_play(ann: Person, bob: Person) -> None:
    with in_the_lobby(ann, bob) as feeds:
        assert wait(ann)["wish"]["pace"] == "bank"
        wait(bob)
        (table,) = {seated(feed) for feed in feeds}
    seen = ann.see(table)["table"]
    assert {seat["name"] for seat in seen["seats"]} == {"Ann", "Bob"}
    assert (seen["status"], seen["clock"]["kind"]) == ("playing", "bank")
    assert (seen["hints"], seen.get("unrated")) == (False, None)
    assert table in own(ann)
    assert table in own(bob)
    for person in (ann, bob):
        person.do(table, "leave")


def test_who_clicks_twice_in_two_tabs_is_seated_once(ann: Person, bob: Person) -> None:
    with in_the_lobby(ann, ann, bob) as feeds, ThreadPoolExecutor(8) as hands:
        list(hands.map(wait, [ann] * 4 + [bob] * 4))
        (table,) = {seated(feed) for feed in feeds}
        assert wait(ann).get("table") == table, "asked again in the same moment"
    assert list(own(ann)) == [table]
    for person in (ann, bob):
        person.do(table, "leave")


def test_who_goes_away_is_not_seated(ann: Person, bob: Person) -> None:
    with in_the_lobby(ann) as (feed,):
        wait(ann)
        waits(feed)
    with in_the_lobby(bob) as (feed,):
        time.sleep(HERE / 1000 / 2)
        wait(bob)
        time.sleep(2.5)
        assert own(ann) == {}
        assert bob.post("/api/me/pairing/stop").get("wish") is None
        assert bob.get("/api/me/pairing").get("wish") is None


def test_by_days_nobody_need_be_there(ann: Person, bob: Person) -> None:
    slow = {**PAIR, "pace": "days"}
    with in_the_lobby(ann) as (feed,):
        ann.post("/api/me/pairing", **slow)
        waits(feed)
    with in_the_lobby(bob) as (feed,):
        bob.post("/api/me/pairing", **slow)
        table = seated(feed)
    turns = {one["table"]["id"]: one for one in ann.get("/api/me/turns")["tables"]}
    assert table in turns
    (turn,) = [
        one
        for person in (ann, bob)
        for one in person.get("/api/me/turns")["tables"]
        if one["table"]["id"] == table and one.get("waits") == "move"
    ]
    assert turn["deadline"] - turn["since"] == 3 * 86_400_000
    for person in (ann, bob):
        person.do(table, "leave")


@pytest.mark.parametrize(
    "wish",
    [{"games": []}, {"games": ["chess"]}, {"players": [9]}, {"pace": "none"}, {"level": "god"}],
)
def test_what_nobody_can_play_is_refused(ann: Person, wish: dict[str, Any]) -> None:
    assert ann.refused("/api/me/pairing", **{**PAIR, **wish}) in ("bad-setup", "bad-message")


# --- a crowd ------------------------------------------------------------------------------------


def test_fifty_at_once_are_each_seated_once(
    tmp_path: Path, request: pytest.FixtureRequest, store: str
) -> None:
    """With two workers on PostgreSQL; every other one asks twice."""
    workers = 2 if store == "postgres" else 1
    db = request.getfixturevalue("db")
    with Server(tmp_path, db, KUROSHIO_WORKERS=str(workers)) as server:
        server.wait_for_workers(workers)
        people = [Person(server.url, f"P{n}") for n in range(CROWD)]
        with in_the_lobby(*people) as feeds, ThreadPoolExecutor(CROWD) as hands:
            twice = [*people, *people[::2]]
            list(hands.map(lambda one: one.http.post("/api/me/pairing", json=PAIR), twice))
            tables = list(hands.map(seated, feeds))
        assert set(Counter(tables).values()) == {2}
        assert [[table] for table in tables] == tables_of(people)
        for person in people:
            person.close()


def tables_of(people: list[Person]) -> list[list[str]]:
    return [list(own(person)) for person in people]


def test_a_process_that_dies_while_it_seats_people_loses_nobody(
    tmp_path: Path, postgres: Any
) -> None:
    with Server(tmp_path, postgres.new(), KUROSHIO_WORKERS="2") as server:
        server.wait_for_workers(2)
        people = [Person(server.url, f"P{n}") for n in range(12)]
        with ThreadPoolExecutor(len(people)) as hands:
            waiting = [hands.submit(polled, person) for person in people]
            time.sleep(0.5)
            os.kill(workers_of(server)[0], signal.SIGKILL)
            tables = [one.result() for one in waiting]
        assert set(Counter(tables).values()) == {2}
        again = [Person(server.url, token=person.token) for person in people]
        assert [[table] for table in tables] == tables_of(again)


def polled(person: Person, seconds: float = 60) -> str:
    """The table at which somebody is seated who only asks, and again if nobody answers."""
    deadline = time.monotonic() + seconds
    while time.monotonic() < deadline:
        try:
            told = person.http.post("/api/me/pairing", json=PAIR)
        except httpx.HTTPError:
            continue
        if told.status_code < 400 and told.json().get("table"):
            return str(told.json()["table"])
        time.sleep(0.3)
    raise TimeoutError("not seated")
