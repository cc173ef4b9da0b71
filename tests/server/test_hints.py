"""Hints: what the captain would do, from what a seat knows, told of to everyone."""

from __future__ import annotations

import random
import time
from pathlib import Path
from typing import Any

import pytest

from kuroshio.games import NAMES
from tests.server.inside import Inside
from tests.server.serving import Person, Server
from tests.server.test_statistics import finish
from tests.server.test_two_worlds import other_world


@pytest.fixture
def duel(ann: Person, bob: Person) -> str:
    """A table at which Ann and Bob play, Ann on seat 0."""
    table = ann.open("me", "open")
    bob.do(table, "sit", seat=1)
    ann.do(table, "start")
    return table


def hint(person: Person, table: str) -> Any:
    return person.do(table, "hint", position=person.see(table)["position"])


def mover(table: str, *people: Person) -> tuple[Person, Person]:
    """Who is to move, and the other one."""
    turn = people[0].see(table)["turn"]
    return people[turn], people[1 - turn]


def test_a_hint_names_legal_moves_the_best_first(duel: str, ann: Person, bob: Person) -> None:
    asker, _ = mover(duel, ann, bob)
    told = hint(asker, duel)
    legal = {one["number"]: one["text"] for one in asker.see(duel)["question"]["choices"]}
    assert told["type"] == "hints"
    assert 1 <= len(told["moves"]) <= 3
    most = max(one["share"] for one in told["moves"])
    seen_well = [one["result"] for one in told["moves"] if one["share"] > most / 4]
    assert seen_well == sorted(seen_well, reverse=True)
    assert told["moves"][0]["result"] == seen_well[0]
    for one in told["moves"]:
        assert legal[one["number"]] == one["text"]
        assert one["say"]["key"]
        assert 0 <= one["result"] <= 1


def test_everyone_is_told_of_a_hint_and_nobody_else_of_what_it_said(
    duel: str, ann: Person, bob: Person
) -> None:
    asker, other = mover(duel, ann, bob)
    before = other.see(duel)
    hint(asker, duel)
    after = other.see(duel, after=before["n"])
    turn = after["turn"]
    assert after["table"]["seats"][turn]["hints"] == 1
    assert "hints" not in after["table"]["seats"][1 - turn]
    assert [(step["kind"], step["seat"]) for step in after["steps"]] == [("hinted", turn)]
    assert after["position"] == before["position"]


def test_asking_twice_is_one_hint_and_the_next_decision_is_another(
    duel: str, ann: Person, bob: Person
) -> None:
    chance = random.Random(3)
    asker, _ = mover(duel, ann, bob)
    seat = asker.see(duel)["turn"]
    assert hint(asker, duel)["moves"] == hint(asker, duel)["moves"]
    assert asker.see(duel)["table"]["seats"][seat]["hints"] == 1
    asker.move(duel, chance)
    while asker.see(duel)["turn"] != seat:
        mover(duel, ann, bob)[0].move(duel, chance)
    hint(asker, duel)
    assert asker.see(duel)["table"]["seats"][seat]["hints"] == 2


def test_a_socket_gives_hints_too(duel: str, ann: Person, bob: Person) -> None:
    asker, _ = mover(duel, ann, bob)
    socket = asker.sit_down(duel)
    position = socket.next()["position"]
    told = socket.ask("hint", position=position)
    assert told["type"] == "hints"
    assert told["moves"] == hint(asker, duel)["moves"]
    socket.close()


def test_a_hint_is_refused_out_of_turn_for_old_positions_and_to_watchers(
    duel: str, ann: Person, bob: Person, server: Server
) -> None:
    asker, other = mover(duel, ann, bob)
    path = f"/api/tables/{duel}/hint"
    position = asker.see(duel)["position"]
    assert other.refused(path, position=position) == "not-your-turn"
    assert asker.refused(path, position=position - 1) == "stale"
    eve = Person(server.url, "Eve")
    assert eve.refused(path, position=position) == "not-seated"
    assert "hints" not in asker.see(duel)["table"]["seats"][0]
    eve.close()


def test_a_table_can_forbid_hints(ann: Person) -> None:
    table = ann.open("me", "deckhand", hints=False, start=True)
    seen = ann.see(table, after=0, wait=1)
    assert seen["table"]["hints"] is False
    path = f"/api/tables/{table}/hint"
    while "question" not in (seen := ann.see(table)):
        ann.see(table, after=seen["n"], wait=5)
    assert ann.refused(path, position=seen["position"]) == "no-hints"


def test_hints_are_kept_in_the_history_and_refused_after_the_end(ann: Person) -> None:
    table = ann.open("me", "deckhand", start=True)
    for _ in range(2):
        while "question" not in (seen := ann.see(table)):
            ann.see(table, after=seen["n"], wait=5)
        hint(ann, table)
        ann.move(table, random.Random(5))
    finish(ann, table, random.Random(5))
    seen = ann.see(table)
    assert ann.refused(f"/api/tables/{table}/hint", position=seen["position"]) == "over"
    replay = ann.get(f"/api/tables/{table}/replay")
    assert [one["seat"] for one in replay["hints"]] == [0, 0]
    listed = next(one for one in ann.get("/api/history", mine=1)["games"] if one["table"] == table)
    assert [seat["hints"] for seat in listed["seats"]] == [2, 0]
    assert listed["moves"] == replay["moves"] == len(replay["frames"])


@pytest.mark.parametrize("game", NAMES)
def test_no_hint_depends_on_what_the_seat_may_not_know(game: str, tmp_path: Path) -> None:
    """In every world that looks the same to the seat, the answer is the same bytes."""
    chance = random.Random(17)
    with Inside(tmp_path, games=game) as server:
        deadline = time.monotonic() + 120
        while game not in server.service.compiler.explained:  # hints tell why, too
            assert time.monotonic() < deadline
            time.sleep(0.02)
        people = [Person(server.url, f"P{n}") for n in range(3)]
        table = people[0].open("me", "open", "open", game=game)
        for seat in (1, 2):
            people[seat].do(table, "sit", seat=seat)
        people[0].do(table, "start")
        room = server.service.rooms[table]
        differed = 0
        for step in range(60):
            turn, live = room.live.turn, room.live
            if turn is None:
                break
            if step % 6 == 0:
                told = _hint_bytes(people[turn], table, room)
                assert live.game is not None
                before = live.game._states.tobytes()
                with other_world(live, turn, step + 1):
                    differed += before != live.game._states.tobytes()
                    assert _hint_bytes(people[turn], table, room) == told, step
            people[turn].move(table, chance)
        assert differed > 2
        for person in people:
            person.close()


def _hint_bytes(person: Person, table: str, room: Any) -> bytes:
    room._thinking._advice = None  # to be thought of anew
    body = {"position": room.live.position}
    return person.http.post(f"/api/tables/{table}/hint", json=body).content
