"""The day's challenge: one deal for all, one try that counts, nothing told before it."""

from __future__ import annotations

import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from kuroshio.server import clocks, daily
from kuroshio.server.admin.visits import DAY, today
from kuroshio.server.daily import LATE, MONTH, STANDING, Deal, date_of
from tests.server.inside import Inside
from tests.server.serving import Person, Server, Socket

DOORS = (
    *("", "/replay", "/picture", "/card.png", "/film.webp", "/description"),
    *("/record", "/log", "/kept", "/review"),
)
WITH_THE_SEED = ("/record", "/log")


@pytest.fixture
def inside(tmp_path: Path) -> Iterator[Inside]:
    with Inside(tmp_path) as server:
        yield server
    clocks.follow(None)


def tomorrow(at: int = DAY // 2) -> None:
    """Put the server's clock on, to so many milliseconds after midnight."""
    clocks.follow((today() + 1) * DAY + at, time.monotonic_ns())


def try_it(person: Person) -> str:
    table: str = person.post("/api/daily", game="namiji")["table"]
    return table


def give_up(person: Person) -> str:
    """A try that comes to its end at once."""
    table = try_it(person)
    person.do(table, "leave")
    person.see(table)
    return table


def told(person: Person, **query: str) -> Any:
    (game,) = person.get("/api/daily", **query)["games"]
    return game


def refusals(person: Person, table: str) -> dict[str, str | None]:
    """What each door of a table says to somebody; nothing if it lets them in."""
    answers = {door: person.http.get(f"/api/tables/{table}{door}") for door in DOORS}
    return {
        door: answer.json().get("code") if answer.status_code >= 400 else None
        for door, answer in answers.items()
    }


def socket_says(person: Person, table: str) -> str:
    socket = person.sit_down(table)
    first = socket.next(None)
    socket.close()
    return str(first.get("code") or first["type"])


def test_everyone_has_the_same_deal(inside: Inside) -> None:
    ann, bob = Person(inside.url), Person(inside.url, "Bob")
    seen = [person.see(try_it(person)) for person in (ann, bob)]
    assert seen[0]["you"] == seen[1]["you"]
    deal = Deal(inside.service, today(), "namiji")
    assert seen[0]["you"] == [deal.seat]
    seats = [[seat["kind"] for seat in one["table"]["seats"]] for one in seen]
    assert seats[0] == seats[1]
    assert seen[0]["table"]["unrated"] == "daily"
    tomorrow()
    assert Deal(inside.service, today(), "namiji").seed != deal.seed


def test_the_first_try_counts_and_there_is_one(server: Server) -> None:
    ann = Person(server.url)
    with ThreadPoolExecutor(8) as hands:
        tables = set(hands.map(lambda _: try_it(ann), range(8)))
    assert len(tables) == 1
    (counted,) = tables
    ann.do(counted, "leave")
    again = try_it(ann)
    assert again != counted
    assert ann.see(again)["table"]["hints"]
    game = told(ann)
    assert (game["table"], game["done"]) == (counted, True)
    assert [line["table"] for line in game["standing"] if line.get("you")] == [counted]
    ann.close()


def test_in_the_try_that_counts_nobody_is_helped(server: Server) -> None:
    ann = Person(server.url)
    table = try_it(ann)
    seen = ann.asked(table)
    assert ann.refused(f"/api/tables/{table}/hint", position=seen["position"]) == "no-hints"
    while not ann.see(table)["undo"].get("to"):
        seen = ann.asked(table)
        choice = seen["question"]["choices"][-1]["number"]
        ann.do(table, "move", position=seen["position"], move=choice)
        seen = ann.asked(table)
    if not seen["undo"].get("free"):
        assert ann.refused(f"/api/tables/{table}/undo", position=seen["position"]) in (
            "daily-no-undo",
            "stale",  # a bot moved meanwhile
        )
    ann.close()


def test_before_ones_own_try_every_door_is_closed(inside: Inside) -> None:
    ann, cleo = Person(inside.url), Person(inside.url, "Cleo")
    before = told(cleo)
    running = try_it(ann)
    assert told(cleo) == before, "that somebody plays tells nothing"
    assert set(refusals(cleo, running).values()) <= {"daily-closed", "daily-today"}
    assert socket_says(cleo, running) == "daily-closed"
    ann.do(running, "leave")
    assert set(refusals(cleo, running).values()) <= {"daily-closed", "daily-today"}
    assert socket_says(cleo, running) == "daily-closed"
    while (after := told(cleo))["finished"] == 0:
        time.sleep(0.1)  # it is read again within seconds
    assert (before.pop("finished"), after.pop("finished")) == (0, 1)
    assert after == before, "how it ended is not told"
    assert after["standing"] is None
    assert cleo.get("/api/history")["games"] == []
    # While she plays, Cleo knows no more than before.
    try_it(cleo)
    assert "daily-closed" in refusals(cleo, running).values()


def test_after_it_they_are_open_but_for_the_seed(inside: Inside) -> None:
    ann, cleo = Person(inside.url), Person(inside.url, "Cleo")
    over = give_up(ann)
    give_up(cleo)
    said = refusals(cleo, over)
    assert {said.pop(door) for door in WITH_THE_SEED} == {"daily-today"}
    assert set(said.values()) <= {None, "no-review"}
    assert socket_says(cleo, over) == "update"
    assert len(told(cleo)["standing"]) == 2
    assert refusals(ann, over)["/record"] == "daily-today", "nor to who played"
    wish = {"made": 0, "seat": 0, "deal": "same", "seats": [{"kind": "me"}]}
    on = ann.refused(f"/api/tables/{over}/play-on", **wish)
    assert on == "daily-today", "nor is it played on, where others could look"


def test_however_many_ask_the_standings_are_read_once(
    inside: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They grow with those who play, and anybody may ask for them."""
    monkeypatch.setattr(daily, "FRESH", 60.0)
    ann, bob = Person(inside.url), Person(inside.url, "Bob")
    give_up(ann)
    store = inside.service.store
    read, found = list[str](), store.read

    def note(query: str, *values: Any) -> Any:
        read.append(query)
        return found(query, *values)

    monkeypatch.setattr(store, "read", note)
    for _ in range(4):
        assert told(ann)["finished"] == 1
        assert ann.get("/api/daily/month")["lines"] == []
    assert (read.count(STANDING), read.count(MONTH)) == (1, 1)
    give_up(bob)
    assert [line["name"] for line in told(bob)["standing"]] == ["Ann", "Bob"], "at once"
    assert read.count(STANDING) == 2


def test_a_day_later_all_is_open_and_the_month_counts(inside: Inside) -> None:
    ann, cleo = Person(inside.url), Person(inside.url, "Cleo")
    over = give_up(ann)
    day = date_of(today())
    assert ann.get("/api/daily/month", month=day[:7])["lines"] == []
    tomorrow()
    assert set(refusals(cleo, over).values()) <= {None, "no-review"}
    assert len(told(cleo, day=day)["standing"]) == 1
    assert told(ann)["table"] is None, "a new day, a new try"
    (line,) = cleo.get("/api/daily/month", month=day[:7])["lines"]
    assert (line["name"], line["tries"], line["prizes"]) == ("Ann", 1, 0), "who left wins nothing"
    ann.post("/api/me", name="Agatha")
    assert give_up(ann) != over
    month = date_of(today())[:7]
    tomorrow()
    (line,) = cleo.get("/api/daily/month", month=month)["lines"]
    assert line["name"] == "Agatha", "as in the last try, whatever the alphabet says"


def test_a_try_begun_before_midnight_counts_for_its_day(inside: Inside) -> None:
    ann = Person(inside.url)
    day = date_of(today())
    table = try_it(ann)
    tomorrow(LATE // 2)
    ann.do(table, "leave")
    assert [line["table"] for line in told(ann, day=day)["standing"]] == [table]
    assert told(ann)["done"] is False


def test_nobody_learns_the_deal_of_a_try_that_can_still_count(inside: Inside) -> None:
    """Begin today, look at what the others did tomorrow, and only then play."""
    ann, bob = Person(inside.url), Person(inside.url, "Bob")
    day = date_of(today())
    over, begun = give_up(bob), try_it(ann)
    tomorrow(LATE // 2)
    for reader in (ann, Person(inside.url, "Cleo")):
        assert set(refusals(reader, over).values()) == {"daily-closed", "daily-today"}
        assert socket_says(reader, over) == "daily-closed"
        assert told(reader, day=day)["standing"] is None
    clocks.follow(clocks.now_ms() + LATE, time.monotonic_ns())
    assert set(refusals(ann, over).values()) <= {None, "no-review"}
    ann.do(begun, "leave")
    ann.see(begun)
    assert [line["table"] for line in told(ann, day=day)["standing"]] == [over], "she knew it"
    assert [line["name"] for line in ann.get("/api/daily/month", month=day[:7])["lines"]] == ["Bob"]


@pytest.mark.parametrize("month", ["9999-12", "0000-01", "2026-13", "month", "2026-01-01"])
def test_months_that_are_none_are_refused(server: Server, month: str) -> None:
    answer = Person(server.url).http.get("/api/daily/month", params={"month": month})
    assert answer.status_code == 400


@pytest.mark.parametrize("day", ["2999-01-01", "1969-12-31", "today", "", "2026-02-30"])
def test_only_days_that_were_are_told(server: Server, day: str) -> None:
    answer = Person(server.url).http.get("/api/daily", params={"day": day})
    assert answer.status_code in ((200,) if not day else (400, 404))


def test_the_seed_is_nowhere_in_what_is_told(inside: Inside) -> None:
    ann = Person(inside.url)
    seed = str(Deal(inside.service, today(), "namiji").seed)
    table = give_up(ann)
    socket = Socket(inside.url, table, ann.token)
    socket.next()
    socket.close()
    answers = [ann.http.get(f"/api/tables/{table}{door}").text for door in DOORS]
    answers += [ann.http.get(path).text for path in ("/api/daily", "/api/history?mine=1")]
    assert not any(seed in text for text in [*answers, *socket.received])
