"""Pictures of a table, drawn by its game, and the words of games that other packages bring."""

from __future__ import annotations

from tests.server.serving import Person
from tests.server.test_first_games import first, play, wait_for_the_turn


def picture(person: Person, table: str, **query: int) -> str:
    answer = person.http.get(f"/api/tables/{table}/picture", params=query)
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("image/svg+xml")
    assert answer.headers["cache-control"] == "no-store"
    return answer.text


def test_a_running_game_is_drawn_through_ones_own_eyes_whatever_is_asked_for(
    ann: Person, bob: Person
) -> None:
    table = first(ann)
    wait_for_the_turn(ann, table)
    assert picture(ann, table).startswith("<svg")
    assert picture(ann, table, eyes=1) == picture(ann, table)
    assert picture(bob, table, eyes=0) == picture(bob, table)


def test_a_finished_game_is_drawn_at_any_moment_through_any_eyes(ann: Person) -> None:
    table = first(ann)
    play(ann, table, seed=5)
    moments = [picture(ann, table, made=made, eyes=0) for made in (0, 30)]
    assert moments[0] != moments[1]
    assert picture(ann, table) == picture(ann, table, made=10**6)
    assert ann.http.get(f"/api/tables/{table}/picture?eyes=9").json()["code"] == "bad-message"


def test_a_table_before_the_start_is_not_drawn(ann: Person) -> None:
    table = ann.open("me", "open")
    assert ann.http.get(f"/api/tables/{table}/picture").json()["code"] == "not-started"


def test_the_words_of_our_own_games_are_not_sent(ann: Person) -> None:
    """The page has them."""
    for game in ("namiji", "go"):
        assert ann.http.get(f"/api/games/{game}/words").json()["code"] == "not-found"
