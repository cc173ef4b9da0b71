"""The analysis table: trees of finished games and of set-ups, an engine, and who may do what."""

from __future__ import annotations

import json
import random
import sqlite3
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from websockets.sync.client import connect

from kuroshio.server.analysis import shelf, trees
from kuroshio.server.analysis.forms import COMMENT, MARKS
from kuroshio.tables.stored import decode
from tests.play import finished
from tests.server.inside import Inside
from tests.server.serving import DIRECTLY, Person
from tests.server.test_daily import give_up
from tests.server.test_playing_on import uploaded


class Engine:
    """A socket of an analysis table."""

    def __init__(self, person: Person, analysis: str) -> None:
        self.raw = connect(
            f"{person.url.replace('http', 'ws')}/api/analyses/{analysis}/socket",
            additional_headers={"Authorization": f"Bearer {person.token}"},
            open_timeout=30,
            compression=None,
            **DIRECTLY,
        )

    def send(self, kind: str, **fields: Any) -> None:
        self.raw.send(json.dumps({"type": kind, **fields}))

    def next(self, seconds: float = 60) -> Any:
        return json.loads(self.raw.recv(timeout=seconds))

    def until(self, *states: str) -> list[Any]:
        """All that is told until it comes to such a state."""
        told = [self.next()]
        while told[-1].get("state") not in states:
            told.append(self.next())
        return told

    def close(self) -> None:
        self.raw.close()


def analysis_of(person: Person, table: str) -> str:
    made: str = person.post("/api/analyses", table=table)["analysis"]
    return made


def set_up(person: Person, **wish: Any) -> str:
    made: str = person.post("/api/analyses", **({"game": "namiji", "players": 2} | wish))[
        "analysis"
    ]
    return made


def positions(person: Person, analysis: str, *nodes: int, eyes: int | None = None) -> Any:
    path = f"/api/analyses/{analysis}/positions"
    return person.post(path, nodes=nodes, eyes=eyes)["positions"]


def grow(person: Person, analysis: str, parent: int, **wish: Any) -> int:
    """One more move: the first that is possible."""
    if "move" not in wish:
        (at,) = positions(person, analysis, parent, eyes=wish.get("eyes"))
        wish["move"] = at["question"]["choices"][0]["text"]
    made: int = person.post(f"/api/analyses/{analysis}/nodes", parent=parent, **wish)["node"]
    return made


@pytest.fixture
def source(ann: Person) -> str:
    """A finished game for two."""
    return uploaded(ann, finished(("namiji", 2, {}), 5))


def test_a_finished_game_becomes_a_tree_that_is_kept_with_it(ann: Person, source: str) -> None:
    analysis = analysis_of(ann, source)
    assert analysis_of(ann, source) == analysis
    tree = ann.get(f"/api/analyses/{analysis}")
    moves = len(tree["nodes"]) - 1
    assert (tree["mine"], tree["table"], tree["game"]) == (True, source, "namiji")
    assert [one["parent"] for one in tree["nodes"]] == [None, *range(moves)]
    node = grow(ann, analysis, 10)
    after = grow(ann, analysis, node, eyes=0)
    tree = ann.get(f"/api/analyses/{analysis}", eyes=0)
    assert [(one["id"], one["parent"]) for one in tree["nodes"][-2:]] == [(node, 10), (after, node)]
    (line,) = ann.get("/api/analyses")["analyses"]
    assert (line["id"], line["nodes"], line["table"]) == (analysis, 2, source)
    ann.post(f"/api/analyses/{analysis}/cut", node=node)
    assert len(ann.get(f"/api/analyses/{analysis}")["nodes"]) == moves + 1
    assert ann.refused(f"/api/analyses/{analysis}/cut", node=3) == "not-found"
    ann.post(f"/api/analyses/{analysis}/delete")
    assert ann.http.get(f"/api/analyses/{analysis}").status_code == 404


def test_positions_are_those_of_the_replay(ann: Person, source: str) -> None:
    analysis = analysis_of(ann, source)
    for eyes in (None, 1):
        seen = ann.get(f"/api/tables/{source}/replay", **({} if eyes is None else {"eyes": eyes}))
        for one in positions(ann, analysis, 1, 7, 20, eyes=eyes):
            frame = seen["frames"][one["node"] - 1]
            assert (one["view"], one["events"]) == (frame["view"], frame["events"])


def test_whoever_has_the_link_reads_it_and_branches_into_a_copy(
    ann: Person, bob: Person, source: str
) -> None:
    analysis = analysis_of(ann, source)
    ann.post(
        f"/api/analyses/{analysis}/notes",
        node=4,
        comment=" Look here. ",
        marks=[{"at": "space 7"}, {"at": "space 7", "to": "space 9"}],
    )
    seen = bob.get(f"/api/analyses/{analysis}")
    assert not seen["mine"]
    assert (seen["nodes"][4]["comment"], len(seen["nodes"][4]["marks"])) == ("Look here.", 2)
    for verb, body in (
        ("nodes", {"parent": 0, "move": "sail 1"}),
        ("notes", {"node": 0, "comment": "mine"}),
        ("cut", {"node": 99}),
    ):
        assert bob.refused(f"/api/analyses/{analysis}/{verb}", **body) == "not-yours"
    assert bob.refused(f"/api/analyses/{analysis}/delete") == "not-found"
    own = bob.post(f"/api/analyses/{analysis}/copy")["analysis"]
    grow(bob, own, 2)
    bob.post(f"/api/analyses/{own}/notes", node=4)
    assert bob.get(f"/api/analyses/{own}")["nodes"][4].get("comment", "") == ""
    assert ann.get(f"/api/analyses/{analysis}")["nodes"][4]["comment"] == "Look here."


def test_one_says_how_chance_fell(ann: Person) -> None:
    """From an empty table: a move, and of what it brings any that is possible."""
    analysis = set_up(ann, first=1)
    assert positions(ann, analysis, 0)[0]["turn"] == 1
    node, chance = 0, None
    while chance is None:
        node = grow(ann, analysis, node, eyes=0)
        (at,) = positions(ann, analysis, node, eyes=0)
        chance = at.get("chance", {}).get("first")
    wish = {"node": node, "event": chance, "eyes": 0}
    found = ann.post(f"/api/analyses/{analysis}/turnouts", **wish)["turnouts"]
    assert sum(one["so"] for one in found) == 1
    assert len(found) > 1
    assert abs(sum(one["share"] for one in found) - 1) < 0.01
    tree = ann.get(f"/api/analyses/{analysis}", eyes=0)["nodes"]
    made = next(one for one in tree if one["id"] == node)
    for one in (one for one in found[:4] if not one["so"]):
        parent, move = made["parent"], made["move"]
        other = grow(ann, analysis, parent, move=move, eyes=0, deal=one["deal"])
        (seen,) = positions(ann, analysis, other, eyes=0)
        assert seen["events"][chance] == one["event"]


def test_one_says_how_a_game_began(ann: Person) -> None:
    """Before the first move, of a game that is only set up."""
    analysis = set_up(ann, first=0)
    path = f"/api/analyses/{analysis}"
    (at,) = positions(ann, analysis, 0)
    place = at["chance"]["first"]
    found = ann.post(f"{path}/turnouts", node=0, event=place)["turnouts"]
    assert len(found) > 2
    other = next(one for one in found if not one["so"])
    ann.post(f"{path}/beginning", deal=other["deal"])
    (at,) = positions(ann, analysis, 0)
    assert (at["turn"], at["events"][place]) == (0, other["event"])
    grow(ann, analysis, 0)
    assert ann.refused(f"{path}/beginning", deal=other["deal"]) == "started"
    assert ann.refused(f"{path}/turnouts", node=0, event=place) == "not-found"


def test_the_engine_tells_what_it_thinks_as_it_thinks_it(ann: Person, source: str) -> None:
    analysis = analysis_of(ann, source)
    engine = Engine(ann, analysis)
    for eyes in (None, 0):
        engine.send("think", node=6, eyes=eyes)
        told = engine.until("enough")
        visits = [one["visits"] for one in told]
        assert visits == sorted(visits)
        assert len(told) >= 3
        assert {one["state"] for one in told} >= {"waiting", "thinking", "enough"}
        last = told[-1]
        assert (last["node"], last["eyes"]) == (6, eyes)
        results = [line["result"] for line in last["lines"]]
        assert results[0] == max(results)
        assert all(0 < line["error"] < 0.2 for line in last["lines"])
    texts = [one["text"] for one in positions(ann, analysis, 6)[0]["question"]["choices"]]
    assert {line["move"]["text"] for line in last["lines"]} <= set(texts)
    engine.close()


def test_the_engine_stops_and_goes_on(ann: Person, source: str) -> None:
    analysis = analysis_of(ann, source)
    engine = Engine(ann, analysis)
    engine.send("think", node=9)
    engine.until("thinking")
    engine.send("stop")
    (*_, stopped) = engine.until("stopped", "enough")
    engine.send("think", node=9)
    assert engine.next()["visits"] >= stopped["visits"]
    engine.send("think", node=10)  # it thinks of the newest alone
    (*_, last) = engine.until("enough")
    while last["node"] != 10:
        (*_, last) = engine.until("enough")
    engine.send("think", node=10**6)
    assert engine.next()["code"] == "not-found"
    engine.send("think", node=1, eyes=9)
    assert engine.next()["code"] == "bad-message"
    engine.send("nonsense")
    assert engine.next()["code"] == "bad-message"
    engine.close()


def test_a_running_game_is_not_analysed(ann: Person, bob: Person) -> None:
    table = ann.open("me", "open")
    for person in (ann, bob):
        assert person.refused("/api/analyses", table=table) == "not-over"
    bob.do(table, "sit", seat=1)
    ann.do(table, "start")
    for person in (ann, bob):
        assert person.refused("/api/analyses", table=table) == "not-over"


@pytest.fixture
def inside(tmp_path: Path) -> Iterator[Inside]:
    with Inside(tmp_path) as running:
        yield running


def test_a_running_game_is_not_analysed_by_copying_it(inside: Inside, tmp_path: Path) -> None:
    """The same position, as everyone sees it: nobody thinks about it, nor about what follows or
    what it came from, for those who sit there. For all others, and after the end, it is a position
    like any other. So is the one before the first move."""
    ann, eve = Person(inside.url, "Ann"), Person(inside.url, "Eve")
    table = ann.open("me", "guest", start=True, seed=7)
    live = inside.service.rooms[table].live
    assert live.game is not None
    chance = random.Random(1)
    for _ in range(3):
        ann.move(table, chance)
    for person, allowed in ((ann, False), (eve, True)):
        analysis = set_up(person)
        tree = trees.Tree(decode(live.game.dump()), [])
        with sqlite3.connect(tmp_path / "kuroshio.db") as db:
            db.execute("UPDATE analyses SET data = ? WHERE id = ?", (tree.encode(), analysis))
        db.close()
        engine = Engine(person, analysis)
        for node, same in ((0, False), (2, True), (3, True)):
            engine.send("think", node=node)
            told = engine.next()
            if allowed or not same:
                assert told["type"] == "pondered"
                engine.send("stop")
                engine.until("stopped", "enough")
            else:
                assert told["code"] == "running-game"
        engine.close()
        person.close()


def test_limits_of_size(ann: Person, source: str) -> None:
    analysis = analysis_of(ann, source)
    path = f"/api/analyses/{analysis}"
    assert ann.refused(f"{path}/notes", node=0, comment="x" * (COMMENT + 1)) == "bad-message"
    many = [{"at": "space 1"}] * (MARKS + 1)
    assert ann.refused(f"{path}/notes", node=0, marks=many) == "bad-message"
    assert ann.refused(f"{path}/positions", nodes=list(range(41))) == "bad-message"
    assert ann.refused(f"{path}/positions", nodes=[0], eyes=7) == "bad-message"
    assert ann.refused(f"{path}/nodes", parent=0, move="fly 3") == "illegal-move"
    assert ann.refused(f"{path}/nodes", parent=999, move="sail 1") == "not-found"
    assert ann.refused("/api/analyses", game="chess") == "bad-setup"
    assert ann.refused("/api/analyses", game="namiji", players=2, first=5) == "bad-setup"
    assert ann.refused("/api/analyses", table="nonsense") == "no-table"
    assert ann.refused("/api/analyses") == "bad-setup"


def test_as_many_analyses_as_anyone_may_keep(
    inside: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shelf, "MOST", 2)
    monkeypatch.setattr(trees, "MOST_NODES", 2)
    ann = Person(inside.url, "Ann")
    first, _ = set_up(ann), set_up(ann)
    assert ann.refused("/api/analyses", game="namiji", players=2) == "too-many-analyses"
    monkeypatch.setattr(shelf, "MOST", 4)
    with ThreadPoolExecutor(6) as at_once:
        ask = {"game": "namiji", "players": 2}
        list(at_once.map(lambda _: ann.http.post("/api/analyses", json=ask), range(6)))
    assert len(ann.get("/api/analyses")["analyses"]) <= 4, "however many come at once"
    for deal in (1, 2):
        grow(ann, first, 0, deal=deal)
    (at,) = positions(ann, first, 0)
    move = at["question"]["choices"][0]["text"]
    path = f"/api/analyses/{first}/nodes"
    assert ann.refused(path, parent=0, move=move, deal=3) == "too-large"
    assert grow(ann, first, 0, deal=2)  # what is there is not added twice
    ann.close()


def test_today_s_challenge_stays_closed_until_one_s_own_try_is_over(inside: Inside) -> None:
    ann, bob = Person(inside.url, "Ann"), Person(inside.url, "Bob")
    table = give_up(ann)
    analysis = analysis_of(ann, table)
    assert bob.refused("/api/analyses", table=table) == "daily-closed"
    assert bob.http.get(f"/api/analyses/{analysis}").json()["code"] == "daily-closed"
    engine = Engine(bob, analysis)
    engine.send("think", node=0)
    assert engine.next()["code"] == "daily-closed"
    engine.close()
    give_up(bob)
    assert bob.get(f"/api/analyses/{analysis}")["table"] == table
    ann.close()
    bob.close()
