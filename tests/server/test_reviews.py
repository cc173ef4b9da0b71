"""Reviews that the server makes: beside the games, kept, and begun again after a restart."""

from __future__ import annotations

import random
import time
from pathlib import Path
from typing import Any

import pytest

from tests.server.serving import Person, Server
from tests.server.test_statistics import finish


def reviewed(person: Person, table: str, seconds: float = 60) -> Any:
    deadline = time.monotonic() + seconds
    while (told := person.get(f"/api/tables/{table}/review"))["state"] not in ("done", "failed"):
        assert time.monotonic() < deadline, told
        time.sleep(0.1)
    return told


@pytest.fixture
def game(ann: Person) -> str:
    table = ann.open("me", "deckhand", start=True)
    finish(ann, table, random.Random(6))
    return table


def test_a_review_is_made_once_and_kept(ann: Person, bob: Person, game: str) -> None:
    path = f"/api/tables/{game}/review"
    assert ann.http.get(path).json()["code"] == "no-review"
    asked = ann.http.post(path)
    assert asked.status_code == 202
    assert asked.json()["state"] in ("waiting", "working")
    told = reviewed(ann, game)
    assert told["state"] == "done"
    made = told["review"]
    moves = len(ann.get(f"/api/tables/{game}/replay")["frames"])
    assert (told["done"], told["moves"], made["moves"]) == (moves, moves, moves)
    assert len(made["curve"]) == moves + 1
    assert (made["iterations"], made["rollouts"]) == (40, 20)  # a tenth, as the tests' servers say
    assert max(made["curve"][-1]) in (1.0, 0.5)
    assert made["decisions"][0]["best"][0]["say"]["key"]
    again = bob.http.post(path).json()
    assert again == told


def test_a_game_that_is_not_over_is_not_reviewed(ann: Person) -> None:
    table = ann.open("me", "deckhand", start=True)
    assert ann.refused(f"/api/tables/{table}/review") == "not-over"


def test_a_review_survives_a_kill(tmp_path: Path) -> None:
    server = Server(tmp_path).start()
    ann = Person(server.url)
    table = ann.open("me", "deckhand", start=True)
    finish(ann, table, random.Random(6))
    ann.post(f"/api/tables/{table}/review")
    server.kill()
    with server.start():
        again = Person(server.url, token=ann.token)
        assert reviewed(again, table)["state"] == "done"
        again.close()
    ann.close()


def test_an_uploaded_record_is_reviewed_too(ann: Person, game: str) -> None:
    record = ann.http.get(f"/api/tables/{game}/record").content
    made = ann.http.post("/api/records", content=record).json()["table"]
    ann.post(f"/api/tables/{made}/review")
    assert reviewed(ann, made)["state"] == "done"
