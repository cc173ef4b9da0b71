"""A nudge: whoever waits may remind the person whose turn it is, politely."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.serving import Person, Server
from tests.server.test_hints import mover


@pytest.fixture
def duel(ann: Person, bob: Person) -> str:
    table = ann.open("me", "open")
    bob.do(table, "sit", seat=1)
    ann.do(table, "start")
    return table


def nudge(person: Person, table: str) -> Any:
    return person.do(table, "nudge", position=person.see(table)["position"])


def refusal(person: Person, table: str) -> str:
    position = person.see(table)["position"]
    return person.refused(f"/api/tables/{table}/nudge", position=position)


def test_whoever_waits_reminds_the_one_to_move(duel: str, ann: Person, bob: Person) -> None:
    slow, waiting = mover(duel, ann, bob)
    before = slow.see(duel)
    nudge(waiting, duel)
    after = slow.see(duel, after=before["n"])
    turn = after["turn"]
    assert [(s["kind"], s["seat"], s["to"]) for s in after["steps"]] == [("nudged", 1 - turn, turn)]
    assert after["position"] == before["position"]


def test_once_in_a_position(duel: str, ann: Person, bob: Person) -> None:
    _, waiting = mover(duel, ann, bob)
    nudge(waiting, duel)
    assert refusal(waiting, duel) == "nudged"


def test_nobody_reminds_oneself(duel: str, ann: Person, bob: Person) -> None:
    slow, _ = mover(duel, ann, bob)
    assert refusal(slow, duel) == "no-nudge"


def test_only_those_at_the_table_remind(duel: str, server: Server) -> None:
    cleo = Person(server.url, "Cleo")
    assert refusal(cleo, duel) == "not-seated"
    cleo.close()


def test_not_before_the_start(ann: Person, bob: Person) -> None:
    table = ann.open("me", "open")
    bob.do(table, "sit", seat=1)
    assert refusal(bob, table) == "not-started"
