"""Taking back, and time: what the log makes of them."""

from __future__ import annotations

import random
import time
from pathlib import Path

from tests.play import new
from tests.server.serving import Person, Server
from tests.server.test_tables import mover, started


def moves_of(seen: dict[str, object]) -> int:
    view = seen["view"]
    assert isinstance(view, dict)
    made: int = view["moves"]
    return made


def test_a_move_that_reveals_nothing_is_taken_back_without_asking(ann: Person, bob: Person) -> None:
    """Searches random games for a move that may be taken back, and one that may not."""
    chance = random.Random(6)
    free = asked = False
    while not (free and asked):
        table = started(ann, bob)
        while ann.see(table)["table"]["status"] == "playing" and not (free and asked):
            one = mover(table, ann, bob)
            other = bob if one is ann else ann
            before = one.see(table)
            one.move(table, chance)
            after = one.see(table)
            if after["table"]["status"] == "over":
                break
            undo = {"position": after["position"]}
            helps = after["undo"].get("helps", False)
            assert helps is not after["undo"].get("free", False), "it is told before it is done"
            if not helps:
                one.do(table, "undo", **undo)
                assert moves_of(one.see(table)) == moves_of(before)
                assert one.see(table)["view"] == before["view"]
                assert one.refused(f"/api/tables/{table}/undo", **undo) == "stale"
                one.move(table, chance)
                free = True
            elif not asked:
                one.do(table, "undo", **undo)
                assert moves_of(one.see(table)) == moves_of(after)
                assert other.see(table)["undo"]["asked_by"] == before["turn"]
                assert one.refused(f"/api/tables/{table}/answer", agree=True) == "no-undo-asked"
                other.do(table, "answer", agree=False)
                assert "asked_by" not in other.see(table)["undo"]
                one.do(table, "undo", **undo)
                other.do(table, "answer", agree=True)
                assert moves_of(one.see(table)) == moves_of(before)
                asked = True


def test_a_wish_to_take_back_goes_with_whoever_leaves(ann: Person, bob: Person) -> None:
    chance = random.Random(8)
    table = started(ann, bob)
    one = mover(table, ann, bob)
    other = bob if one is ann else ann
    for person in (one, other):
        while mover(table, ann, bob) is person:
            person.move(table, chance)
    one.do(table, "undo", position=one.see(table)["position"])
    assert "asked_by" in other.see(table)["undo"]
    one.do(table, "leave")
    assert "asked_by" not in other.see(table)["undo"]
    assert other.refused(f"/api/tables/{table}/answer", agree=True) == "no-undo-asked"


def test_alone_against_bots_everything_can_be_taken_back(ann: Person) -> None:
    chance = random.Random(7)
    table = ann.open("me", "deckhand", start=True)
    own: list[int] = []
    while len(own) < 4:
        seen = ann.see(table)
        if seen.get("question"):
            own.append(moves_of(seen))
            ann.move(table, chance)
        else:
            ann.see(table, after=seen["n"], wait=5)
    while not (seen := ann.see(table)).get("question"):
        ann.see(table, after=seen["n"], wait=5)
    ann.do(table, "undo", position=seen["position"], to=own[1])
    seen = ann.see(table, after=0)
    assert moves_of(seen) == own[1]
    assert seen["question"]
    undone = [step for step in seen["steps"] if step["kind"] == "undone"]
    assert undone[0]["to"] == own[1]
    path = f"/api/tables/{table}/undo"
    assert ann.refused(path, position=seen["position"], to=own[2]) == "nothing-to-undo"


def test_reveals_is_told_from_what_the_mover_knows() -> None:
    """A drawn token reveals, keeping one's own catch does not."""
    table = new(("namiji", 3, {}), 3)
    chance = random.Random(3)
    found: dict[str, set[bool]] = {}
    while not table.over:
        table.play(chance.choice(table.moves))
        verb = table.line[-1].text.split()[0]
        found.setdefault(verb, set()).add(table.reveals(len(table.line) - 1))
    assert found.get("draw", {True}) == {True}
    assert found.get("keep", {False}) == {False}
    assert found.get("release", {False}) == {False}


def test_a_bot_plays_on_when_time_is_out_until_the_owner_returns(folder: Path) -> None:
    with Server(folder, KUROSHIO_BOT_PAUSE="0.05").start() as server:
        ann, bob = Person(server.url, "Ann"), Person(server.url, "Bob")
        table = ann.open("me", "open", clock={"kind": "move", "seconds": 1})
        bob.do(table, "sit", seat=1)
        ann.do(table, "start")
        seen = ann.see(table, after=0)
        assert seen["clock"]["running"] == seen["turn"]
        late = seen["turn"]
        deadline = time.monotonic() + 10
        while not ann.see(table)["table"]["seats"][late].get("away"):
            assert time.monotonic() < deadline
        steps = ann.see(table, after=0)["steps"]
        assert [step["kind"] for step in steps if step["kind"] == "timed-out"]
        while not any(step.get("bot") for step in ann.see(table, after=0)["steps"]):
            assert time.monotonic() < deadline
        owner = (ann, bob)[late]
        socket = owner.sit_down(table)  # whoever connects is back
        assert not socket.next()["table"]["seats"][late].get("away")
        socket.close()


def test_a_bank_runs_down_and_grows_by_the_increment(ann: Person, bob: Person) -> None:
    clock = {"kind": "bank", "seconds": 100, "increment": 7}
    table = started(ann, bob, clock=clock)
    seen = ann.see(table)
    assert seen["clock"]["left"] == [100_000, 100_000]
    first = seen["turn"]
    chance = random.Random(8)
    while ann.see(table)["turn"] == first:
        mover(table, ann, bob).move(table, chance)
    left = ann.see(table)["clock"]["left"]
    assert 100_000 < left[first] <= 107_000
    assert left[1 - first] == 100_000
