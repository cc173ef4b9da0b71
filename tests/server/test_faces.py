"""What others may see of a person: nothing, a rating, or a page that its owner opened."""

from __future__ import annotations

import random
import sqlite3
from typing import Any

import pytest

from kuroshio.server.faces import LADDER, NEEDED
from tests.server.serving import Person, Server
from tests.server.test_admin import Operator, id_of
from tests.server.test_turns import duel


def play_out(ann: Person, bob: Person, seed: int) -> None:
    """A rated game between two people, to its end."""
    table, chance = duel(ann, bob), random.Random(seed)
    while (seen := ann.see(table))["table"]["status"] != "over":
        (ann, bob)[seen["turn"]].move(table, chance)


def give_up(loser: Person, winner: Person) -> None:
    """A rated game that one of two leaves at once."""
    table = duel(winner, loser)
    loser.do(table, "leave")
    winner.do(table, "leave")


def ladder(person: Person) -> dict[str, Any]:
    lines = person.get("/api/leaderboard/namiji")["people"]
    return {line["name"]: line for line in lines}


def test_who_has_played_enough_stands_on_the_ladder_unless_he_does_not_want_to(
    server: Server,
) -> None:
    ann, bob = Person(server.url, "Anna L."), Person(server.url, "Boris L.")
    for _ in range(NEEDED - 1):
        give_up(bob, ann)
    told = ann.get("/api/leaderboard/namiji")
    assert told["needed"] == NEEDED
    assert told["mine"]["games"] == NEEDED - 1
    assert "Anna L." not in ladder(bob)
    give_up(bob, ann)
    lines = ladder(bob)
    assert lines["Anna L."]["rank"] < lines["Boris L."]["rank"]
    assert lines["Boris L."]["you"]
    rating = lines["Anna L."]["rating"]
    assert rating["low"] < rating["high"]
    assert rating["value"] <= rating["low"]
    assert lines["Anna L."]["page"] is None, "no page is open unless its owner opened it"
    ann.post("/api/me/face", shown="nothing")
    assert "Anna L." not in ladder(bob)


def test_a_page_is_there_as_long_as_its_owner_wants_it(server: Server) -> None:
    ann, bob = Person(server.url, "Anna P."), Person(server.url, "Boris P.")
    play_out(ann, bob, 4)
    assert ann.get("/api/me/face") == {"shown": "rating", "page": None}
    page = ann.post("/api/me/face", shown="page")["page"]
    assert ann.post("/api/me/face", shown="page")["page"] == page
    seen = bob.get(f"/api/faces/{page}")
    assert (seen["name"], seen["you"]) == ("Anna P.", False)
    assert [game["played"] for game in seen["games"]] == [1]
    assert seen["latest"] == [], "the table was not listed"
    assert seen["puzzles"] == []
    assert id_of(ann) not in bob.http.get(f"/api/faces/{page}").text
    ann.post("/api/me/face", shown="rating")
    assert bob.http.get(f"/api/faces/{page}").status_code == 404
    assert ann.post("/api/me/face", shown="page")["page"] != page, "the old link stays dead"


def test_who_is_erased_vanishes(server: Server, capsys: pytest.CaptureFixture[str]) -> None:
    ann, bob = Person(server.url, "Anna E."), Person(server.url, "Boris E.")
    for _ in range(NEEDED):
        give_up(bob, ann)
    page = ann.post("/api/me/face", shown="page")["page"]
    assert ladder(bob)["Anna E."]["page"] == page
    Operator(server, capsys).post(f"/players/{id_of(ann)}/erase")
    assert bob.http.get(f"/api/faces/{page}").status_code == 404
    assert "Anna E." not in ladder(bob)


def test_open_tables_tell_the_ratings_of_those_who_sit_there(server: Server) -> None:
    ann, bob = Person(server.url, "Anna T."), Person(server.url, "Boris T.")
    give_up(bob, ann)
    for person, shown in ((ann, True), (bob, False)):
        person.post("/api/me/face", shown="rating" if shown else "nothing")
        table = person.open("me", "open", listed=True)
        (line,) = [one for one in person.get("/api/tables")["tables"] if one["id"] == table]
        assert ("rating" in line["seats"][0]) is shown
        person.do(table, "leave")


def test_the_ladder_is_read_by_its_index(server: Server, store: str) -> None:
    """However many people there are, a ladder is a hundred lines."""
    assert "mu - 3 * r.sigma" in LADDER
    if store == "sqlite":
        with sqlite3.connect(server.folder / "kuroshio.db") as db:
            query = LADDER.replace("$1", "'namiji'").replace("$2", "'people'")
            plan = " ".join(str(row) for row in db.execute(f"EXPLAIN QUERY PLAN {query}"))
        assert "ratings_ladder" in plan
        assert "TEMP B-TREE" not in plan
