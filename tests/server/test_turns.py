"""One's own tables: those that wait for one first, told by one feed, without a table in memory."""

from __future__ import annotations

import contextlib
import json
import random
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from kuroshio.server.store.migrations import scripts
from kuroshio.server.wire import TOO_MUCH
from tests.server.inside import Inside
from tests.server.serving import DIRECTLY, Person, Server, Socket
from tests.server.test_hints import mover

BEFORE, LOOKS = 70, 110  # the migrations with which turns are kept, and when one looked


class Feed(Socket):
    """The feed of somebody's own tables."""

    def __init__(self, url: str, token: str | None, **query: Any) -> None:
        params = "&".join(f"{name}={value}" for name, value in query.items())
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        self.raw = connect(
            f"{url.replace('http', 'ws')}/api/feed?{params}",
            additional_headers=headers,
            open_timeout=30,
            compression=None,
            **DIRECTLY,
        )
        self.received = []

    def own(self, table: str, waits: str | None, there: bool = True) -> Any:
        """Wait until one's own tables are told so that this one waits for that, or is gone."""
        while True:
            told = {one["table"]["id"]: one for one in self.next("turns")["tables"]}
            if not there and table not in told:
                return told
            if there and table in told and told[table].get("waits") == waits:
                return told[table]


@contextlib.contextmanager
def listening(person: Person, **query: Any) -> Iterator[Feed]:
    feed = Feed(person.url, person.token, **query)
    yield feed
    feed.close()


def duel(ann: Person, bob: Person) -> str:
    table = ann.open("me", "open")
    bob.do(table, "sit", seat=1)
    ann.do(table, "start")
    return table


def own(person: Person) -> dict[str, str | None]:
    """What each of one's tables waits for, in the order in which they are told."""
    return {one["table"]["id"]: one.get("waits") for one in person.get("/api/me/turns")["tables"]}


def test_the_feed_tells_that_a_table_waits_and_that_it_does_no_more(
    ann: Person, bob: Person
) -> None:
    with listening(ann) as feed:
        table = duel(ann, bob)
        slow, waiting = mover(table, ann, bob)
        feed.own(table, "move" if slow is ann else None)
        assert own(slow)[table] == "move"
        assert own(waiting)[table] is None
        bob.do(table, "leave")
        ann.do(table, "leave")
        feed.own(table, None, there=False)
        assert table not in own(ann)


def test_what_waits_comes_first_and_nothing_is_cut_off(ann: Person, bob: Person) -> None:
    tables = [duel(ann, bob) for _ in range(6)]
    idle = [ann.open("me", "open") for _ in range(6)]
    told = own(ann)
    assert set(tables) | set(idle) <= set(told)
    waits = [bool(why) for why in told.values()]
    assert waits == sorted(waits, reverse=True)


def test_a_full_table_waits_for_its_host(ann: Person, bob: Person) -> None:
    table = ann.open("me", "open")
    assert own(ann)[table] is None
    bob.do(table, "sit", seat=1)
    assert own(ann)[table] == "start"
    assert own(bob)[table] is None


def test_who_is_asked_to_agree_is_waited_for(ann: Person, bob: Person) -> None:
    table, chance = duel(ann, bob), random.Random(5)
    slow, other = mover(table, ann, bob)
    while mover(table, ann, bob)[0] is slow:
        slow.move(table, chance)
    other.move(table, chance)  # has answered: now the first one has to ask
    slow.do(table, "undo", position=slow.see(table)["position"])
    if slow.see(table)["undo"].get("asked_by") is not None:
        assert own(other)[table] in ("answer", "move")
        assert own(slow)[table] in (None, "move")


def test_a_kept_seat_waits_for_its_person(ann: Person, bob: Person) -> None:
    table, chance = duel(ann, bob), random.Random(3)
    while (seen := ann.see(table))["table"]["status"] != "over":
        (ann, bob)[seen["turn"]].move(table, chance)
    assert table not in own(ann)
    ann.do(table, "rematch")
    again = ann.see(table)["table"]["rematch"]
    ann.see(again)
    assert own(bob)[again] == "seat"
    assert own(ann)[again] is None


def test_who_is_at_a_table_is_not_told_of_it(ann: Person, bob: Person) -> None:
    table = duel(ann, bob)
    other = duel(ann, bob)
    with listening(ann, at=table) as feed:
        feed.next("turns")
        slow, _ = mover(table, ann, bob)
        slow.move(table, random.Random(2))
        bob.do(other, "leave")
        ann.do(other, "leave")
        feed.own(other, None, there=False)
        assert len(feed.received) == 2, "once at first, once for the other table"


def test_the_lobby_is_told_to_everyone_who_is_there(server: Server, ann: Person) -> None:
    nobody = Feed(server.url, None, lobby=1)
    table = ann.open("me", "open", listed=True, name="By the feed")
    while table not in [one["id"] for one in nobody.next(None)["tables"]]:
        pass
    ann.do(table, "leave")
    bot = {"kind": "bot", "level": "deckhand"}
    other = ann.post("/api/tables", game="namiji", seats=[{"kind": "me"}, bot], listed=True)
    told = nobody.next("lobby-change")
    assert len(told["tables"]) <= 2, "what has not changed is not told again"
    while other["table"] not in [one["id"] for one in told["tables"]]:
        told = nobody.next("lobby-change")
    nobody.close()


def test_nobody_has_no_tables_of_his_own(server: Server) -> None:
    feed = Feed(server.url, None)
    assert feed.next("refused")["code"] == "no-identity"
    feed.close()


def test_who_signs_out_elsewhere_hears_no_more(server: Server) -> None:
    cleo = Person(server.url, "Cleo")
    with listening(cleo) as feed:
        feed.next("turns")
        cleo.post("/api/me/sign-out")
        assert feed.next("refused")["code"] == "no-identity"
    cleo.close()


def talk_on(feed: Feed) -> None:
    """Say something that nobody asked for, again and again."""
    for _ in range(2000):
        feed.raw.send(json.dumps({"type": "ping"}))
        feed.drain(0.001)
        feed.raw.ping()


def test_who_talks_into_the_feed_is_sent_away(folder: Path) -> None:
    with Server(folder, KUROSHIO_LIMITS="1").start() as server:
        ann = Person(server.url)
        with listening(ann) as feed:
            with pytest.raises(ConnectionClosed):
                talk_on(feed)
            assert feed.raw.close_code == TOO_MUCH
        ann.close()


def test_asking_for_ones_tables_brings_none_into_memory(folder: Path) -> None:
    with Inside(folder, idle=0.2) as server:
        ann, bob = Person(server.url), Person(server.url, "Bob")
        tables = [duel(ann, bob) for _ in range(3)]
        while server.service.rooms:  # until all have left it
            pass
        with listening(ann) as feed:
            told = {one["table"]["id"] for one in feed.next("turns")["tables"]}
            assert told == set(tables)
            assert not server.service.rooms
        waits = [own(person)[table] for person in (ann, bob) for table in tables]
        assert waits.count("move") == len(tables)
        assert not server.service.rooms
        ann.close()
        bob.close()


def test_a_table_from_before_turns_were_kept_is_looked_at_once(folder: Path) -> None:
    """An older store comes up to date, and a killed server's last second is made good."""
    with Server(folder).start() as server:
        ann, bob = Person(server.url), Person(server.url, "Bob")
        table = duel(ann, bob)
        slow, waiting = mover(table, ann, bob)
        tokens = slow.token, waiting.token
    with contextlib.closing(sqlite3.connect(folder / "kuroshio.db")) as db:
        db.execute("DROP TABLE turns")
        for number, script in scripts("sqlite"):
            if number in (BEFORE, LOOKS):
                db.executescript(script)
        assert {row[0] for row in db.execute("SELECT changed FROM turns")} == {0}
        db.commit()
    with Server(folder).start() as server:
        slow, waiting = (Person(server.url, token=token) for token in tokens)
        assert own(slow)[table] == "move"
        assert own(waiting)[table] is None


def test_workers_tell_each_other(folder: Path, request: pytest.FixtureRequest) -> None:
    db = request.getfixturevalue("postgres").new()
    with Server(folder, db, KUROSHIO_WORKERS="2").start() as server:
        server.wait_for_workers(2)
        ann, bob = Person(server.url), Person(server.url, "Bob")
        feeds = [Feed(server.url, ann.token) for _ in range(4)]  # at either worker
        table = duel(ann, bob)
        slow, _ = mover(table, ann, bob)
        for feed in feeds:
            feed.own(table, "move" if slow is ann else None)
            feed.close()
        ann.close()
        bob.close()
