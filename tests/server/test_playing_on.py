"""Playing on from a finished game: a table of its own, which counts for nothing."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

import kuroshio
from kuroshio.tables.table import played_on
from tests.play import finished
from tests.server import plainly
from tests.server.serving import Person, Server, Socket


@pytest.fixture
def store() -> str:
    return "sqlite"


def uploaded(person: Person, table: kuroshio.Table) -> str:
    made: str = person.checked(person.http.post("/api/records", content=table.dump()))["table"]
    return made


def on(person: Person, table: str, **wish: Any) -> str:
    """Play on against deckhands."""
    seat, players = wish["seat"], len(person.see(table)["table"]["seats"])
    seats = [{"kind": "bot", "level": "deckhand"} for _ in range(players)]
    seats[seat] = {"kind": "me"}
    made: str = person.do(table, "play-on", **({"deal": "new", "seats": seats} | wish))["table"]
    return made


def game(players: int = 3, seed: int = 5) -> kuroshio.Table:
    return finished(("namiji", players, {}), seed)


def to_the_end(person: Person, table: str) -> Any:
    chance = random.Random(1)
    while (seen := person.asked(table))["table"]["status"] != "over":
        choice = chance.choice(seen["question"]["choices"])
        person.do(table, "move", position=seen["position"], move=choice["number"])
    return seen


def test_a_table_names_where_it_came_from(ann: Person) -> None:
    source = uploaded(ann, game())
    table = on(ann, source, made=20, seat=2)
    info = ann.see(table)["table"]
    assert info["came_from"] == {"table": source, "made": 20, "seat": 2, "dealt": True}
    assert (info["status"], info["unrated"]) == ("playing", "played-on")


def test_it_is_played_to_its_end_replayed_and_counts_for_nothing(ann: Person) -> None:
    record = game(2)
    source = uploaded(ann, record)
    table = on(ann, source, made=len(record.line) - 30, seat=0)
    to_the_end(ann, table)
    (line,) = [one for one in ann.get("/api/history", mine=1)["games"] if one["table"] == table]
    assert not line["rated"]
    assert ann.get("/api/me/statistics")["games"] == []
    replay = ann.get(f"/api/tables/{table}/replay")
    assert len(replay["frames"]) == replay["moves"] > 0
    kept = ann.http.get(f"/api/tables/{table}/record").text
    assert len(kuroshio.load(kept).line) == replay["moves"]
    again = on(ann, table, made=1, seat=1, deal="same")  # and is played on itself
    assert ann.see(again)["table"]["came_from"]["table"] == table
    assert ann.checked(ann.http.post("/api/records", content=kept))


def test_two_worlds_that_a_seat_cannot_tell_apart_are_dealt_alike(ann: Person) -> None:
    """What the seat is shown of a new deal is what it was shown then, whatever lay hidden."""
    record = game(4)
    worlds = [record, played_on(record, 60, 1, deal=9)]
    sources = [uploaded(ann, worlds[0]), uploaded(ann, worlds[1])]
    views = []
    for source, made in zip(sources, (60, 0), strict=True):
        table = on(ann, source, made=made, seat=1)
        views.append(ann.get(f"/api/tables/{table}/replay")["start"])
    assert views[0] == views[1] == json.loads(record.glance(1, 60).view().to_json())


def test_nobody_is_told_how_it_was_dealt(server: Server, ann: Person) -> None:
    record = game()
    table = on(ann, uploaded(ann, record), made=40, seat=0)
    socket = Socket(server.url, table, ann.token)
    told = [json.dumps(socket.next()), json.dumps(ann.see(table, after=0))]
    socket.close()
    assert all('"deal"' not in one and "stages" not in one for one in told)
    assert ann.http.get(f"/api/tables/{table}/log").json()["code"] == "not-over"
    assert ann.http.get(f"/api/tables/{table}/record").json()["code"] == "not-over"


def test_a_better_move_is_tried_at_once(ann: Person) -> None:
    record = game(2)
    made = next(n for n in range(20, 60) if len(played_on(record, n, 0, None).moves) > 1)
    begun = played_on(record, made, 0, None)
    assert begun.turn is not None
    better = begun.moves[-1].text
    wish = {"made": made, "seat": begun.turn, "deal": "same", "move": better}
    table = on(ann, uploaded(ann, record), **wish)
    first = ann.get(f"/api/tables/{table}/replay")["frames"][0]
    assert (first["seat"], first["move"]) == (begun.turn, better)
    path = f"/api/tables/{uploaded(ann, record)}/play-on"
    seats = [{"kind": "bot", "level": "deckhand"}, {"kind": "bot", "level": "deckhand"}]
    seats[begun.turn] = {"kind": "me"}
    assert ann.refused(path, **(wish | {"seats": seats, "move": "fly"})) == "illegal-move"
    seats[1 - begun.turn] = {"kind": "open"}
    assert ann.refused(path, **(wish | {"seats": seats})) == "illegal-move"


def test_friends_may_sit_on_the_other_seats(ann: Person, bob: Person) -> None:
    seats = [{"kind": "open"}, {"kind": "me"}]
    source = uploaded(ann, game(2))
    wish = {"made": 12, "seat": 1, "deal": "new", "seats": seats}
    table = ann.do(source, "play-on", **wish)["table"]
    assert bob.see(table)["table"]["came_from"]["table"] == source
    bob.do(table, "sit", seat=0)
    ann.do(table, "start")
    assert bob.see(table)["table"]["status"] == "playing"


def test_what_cannot_be_is_refused(ann: Person) -> None:
    record = game(2)
    path = f"/api/tables/{uploaded(ann, record)}/play-on"
    seats = [{"kind": "me"}, {"kind": "bot", "level": "deckhand"}]
    good = {"made": 3, "seat": 0, "deal": "new", "seats": seats}
    assert ann.refused(path, **(good | {"made": 10**6})) == "bad-setup"
    assert ann.refused(path, **(good | {"seat": 1})) == "bad-setup"
    assert ann.refused(path, **(good | {"seat": 7})) == "bad-setup"
    assert ann.refused(path, **(good | {"seats": seats[:1]})) == "bad-setup"
    assert ann.refused(path, **(good | {"deal": "better"})) == "bad-message"
    assert ann.refused(path, **(good | {"made": len(record.line)})) == "over"
    running = ann.open("me", "deckhand", start=True)
    assert ann.refused(f"/api/tables/{running}/play-on", **good) == "not-over"
    nobody = plainly.post(f"{ann.url}{path}", json=good)
    assert nobody.json()["code"] == "no-identity"


def test_it_comes_back_after_the_server_was_killed(ann: Person, server: Server) -> None:
    table = on(ann, uploaded(ann, game(2)), made=10, seat=0)
    before = ann.asked(table)["view"]
    server.kill()
    server.start()
    assert ann.asked(table)["view"] == before
