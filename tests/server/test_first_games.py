"""First games, and tables in words."""

from __future__ import annotations

import random
from pathlib import Path

import msgspec

from kuroshio.games import game_named
from kuroshio.language import LANGUAGES
from kuroshio.server.first import first_table, is_taught
from tests.server.serving import Person, Server
from tests.server.test_wire import HEADER


def first(person: Person, game: str = "namiji") -> str:
    table: str = person.post("/api/tables/first", game=game)["table"]
    return table


def play(person: Person, table: str, seed: int, moves: int = 10**6) -> None:
    """Make moves until the end, or so many."""
    chance = random.Random(seed)
    seen = person.see(table)
    while seen["table"]["status"] == "playing" and moves:
        if seen.get("question"):
            person.move(table, chance)
            moves -= 1
        else:
            person.see(table, after=seen["n"], wait=5)
        seen = person.see(table)


def wait_for_the_turn(person: Person, table: str) -> None:
    while not (seen := person.see(table)).get("question"):
        person.see(table, after=seen["n"], wait=5)


def test_a_first_game_takes_the_same_course_for_everyone(ann: Person, bob: Person) -> None:
    courses = []
    for person in (ann, bob):
        table = first(person)
        play(person, table, seed=3, moves=8)
        wait_for_the_turn(person, table)
        courses.append(person.see(table)["view"])
    assert courses[0] == courses[1]
    assert courses[0]["moves"] > 8


def test_a_first_game_goes_on_as_it_would_have_after_the_server_was_killed(tmp_path: Path) -> None:
    """Its steps are written for one course, and somebody may come back to it tomorrow."""
    courses = []
    with Server(tmp_path) as server:
        ann = Person(server.url)
        for killed in (False, True):
            table = first(ann)
            play(ann, table, seed=3, moves=5)
            if killed:
                wait_for_the_turn(ann, table)
                server.kill()
                server.start()
            play(ann, table, seed=4, moves=5)
            wait_for_the_turn(ann, table)
            courses.append(ann.see(table)["view"])
    assert courses[0] == courses[1]


def test_a_first_game_takes_its_course_again_after_an_undo(ann: Person) -> None:
    """Otherwise the guide would tell of moves that the others have not made."""
    table = first(ann)
    play(ann, table, seed=3, moves=8)
    while True:  # until the others have moved after a move of hers
        wait_for_the_turn(ann, table)
        before = ann.see(table)
        chosen = before["question"]["choices"][0]["number"]
        ann.do(table, "move", position=before["position"], move=chosen)
        wait_for_the_turn(ann, table)
        after = ann.see(table)
        if after["view"]["moves"] > before["view"]["moves"] + 1:
            break
    ann.do(table, "undo", position=after["position"])
    wait_for_the_turn(ann, table)
    undone = ann.see(table)
    assert undone["view"] == before["view"]
    ann.do(table, "move", position=undone["position"], move=chosen)
    wait_for_the_turn(ann, table)
    assert ann.see(table)["view"] == after["view"]


def test_a_first_game_is_marked_and_not_counted(ann: Person) -> None:
    table = first(ann)
    info = ann.see(table)["table"]
    assert info["first"]
    assert info["seeded"]
    assert not info["listed"]
    play(ann, table, seed=5)
    assert ann.see(table)["table"]["status"] == "over"
    ordinary = ann.post("/api/play-now", game="namiji", players=2)["table"]
    assert not ann.see(ordinary)["table"]["first"]
    play(ann, ordinary, seed=5)
    counted = {game["table"] for game in ann.get("/api/history", mine=1)["games"]}
    while ordinary not in counted:  # results are written beside the game
        counted = {game["table"] for game in ann.get("/api/history", mine=1)["games"]}
    assert table not in counted


def test_there_is_no_first_game_of_other_games(ann: Person) -> None:
    assert ann.refused("/api/tables/first", game="go") == "bad-setup"
    assert ann.refused("/api/tables/first", game="namiji", seed=1) == "bad-message"


def test_a_table_is_described_in_every_language(ann: Person) -> None:
    table = first(ann)
    wait_for_the_turn(ann, table)
    described = [
        ann.get(f"/api/tables/{table}/description", language=language)["parts"]
        for language in LANGUAGES
    ]
    assert len({str(parts) for parts in described}) == len(LANGUAGES)
    shapes = {tuple(len(part) for part in parts) for parts in described}
    assert len(shapes) == 1
    said = " ".join(line for part in described[0] for line in part)
    assert "Ann" in said
    assert "Deckhand 1" in said
    assert "Seat" not in said
    assert shapes.pop()[0] > 3  # the sea; then a part for each boat
    assert ann.http.get(f"/api/tables/{table}/description?language=xx").status_code == 400


def test_a_table_before_the_start_is_not_described(ann: Person) -> None:
    table = ann.open("me", "open")
    assert ann.http.get(f"/api/tables/{table}/description").json()["code"] == "not-started"


def test_a_first_game_of_another_box_goes_on_without_its_guide() -> None:
    """The page's steps are for one set-up; one with another is played to its end freely."""
    wish = first_table("namazu")
    taught = msgspec.structs.replace(
        HEADER,
        game="namazu",
        seed=wish.seed,
        options=game_named("namazu").chosen_options(wish.options),
    )
    assert is_taught(taught)
    usual = game_named("namazu").chosen_options({})
    assert not is_taught(msgspec.structs.replace(taught, options=usual))
    assert not is_taught(msgspec.structs.replace(taught, seed=0))
