"""Programs: known as such by everyone, with a ladder of their own, told what is asked of them."""

from __future__ import annotations

import importlib.util
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from kuroshio.server.identity import PROGRAM
from kuroshio.server.store import Result
from kuroshio.server.store.books import contests
from tests.server.serving import Person, Server
from tests.server.test_turns import duel

EXAMPLE = Path(__file__).parents[2] / "examples" / "program.py"


def example() -> Any:
    spec = importlib.util.spec_from_file_location("program", EXAMPLE)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def program(server: Server, name: str) -> Person:
    """A program that only takes a name."""
    person = Person(server.url, name)
    person.post("/api/me", name=name, bot=True)
    return person


def test_two_programs_play_a_whole_game(server: Server, tmp_path: Path) -> None:
    def run(name: str) -> str:
        kept = tmp_path / name
        command = [sys.executable, str(EXAMPLE), server.url, "--name", name, "--token", str(kept)]
        done = subprocess.run(command, capture_output=True, text=True, timeout=120)
        assert done.returncode == 0, done.stderr
        return kept.read_text()

    with ThreadPoolExecutor(2) as hands:
        tokens = list(hands.map(run, ("Tern", "Gull")))
    tern, gull = (Person(server.url, token=token) for token in tokens)
    (game,) = tern.get("/api/history", mine=1)["games"]
    assert {seat["name"] for seat in game["seats"]} == {f"{PROGRAM} Tern", f"{PROGRAM} Gull"}
    assert game["rated"]
    for one in (tern, gull):
        (told,) = one.get("/api/me/statistics")["games"]
        assert told["among_programs"]["games"] == 1
        assert told["against_people"] is None
        assert told["against_bots"] is None


def test_a_program_stays_one_and_no_person_looks_like_it(server: Server) -> None:
    tern = program(server, "Tern")
    assert tern.get("/api/me") == {"name": f"{PROGRAM} Tern", "token": None, "bot": True}
    tern.post("/api/me", name="Albatross")
    assert tern.get("/api/me")["name"] == f"{PROGRAM} Albatross"
    table = tern.open("me", "guest")
    assert all(seat["name"].startswith(PROGRAM) for seat in tern.see(table)["table"]["seats"])
    ann = Person(server.url, f"{PROGRAM} Ann")
    assert ann.get("/api/me") == {"name": "Ann", "token": None, "bot": False}
    assert tern.refused("/api/daily", game="namiji") == "people-only"


def test_people_and_programs_do_not_meet_in_the_queue(server: Server) -> None:
    ann, tern = Person(server.url, "Ann"), program(server, "Tern")
    wish = {"games": ["namiji"], "pace": "days", "players": [2]}
    for one in (ann, tern):
        one.post("/api/me/pairing", **wish)
    bob = Person(server.url, "Bob")
    bob.post("/api/me/pairing", **wish)
    while not (told := ann.get("/api/me/pairing")).get("table"):
        pass
    names = {seat["name"] for seat in ann.see(told["table"])["table"]["seats"]}
    assert names == {"Ann", "Bob"}
    assert tern.post("/api/me/pairing/stop").get("table") is None


@pytest.mark.parametrize(
    ("names", "ladders"),
    [
        (["Ann", "Bob"], {"people": 2}),
        (["Ann", "⚙ Tern"], {}),
        (["⚙ Gull", "⚙ Tern"], {"programs": 2}),
        (["⚙ Gull", "captain"], {"programs": 2}),
        (["Ann", "captain"], {"bots": 2}),
        (["Ann", "Bob", "⚙ Tern", "captain"], {"bots": 3, "people": 2, "programs": 2}),
    ],
)
def test_people_and_programs_are_on_ladders_of_their_own(
    names: list[str], ladders: dict[str, int]
) -> None:
    seats = [
        Result(
            table="t",
            seat=n,
            game="namiji",
            players=len(names),
            player=None if name == "captain" else name,
            bot=name if name == "captain" else None,
            name=name,
            points=9 - n,
            place=n + 1,
            finished=1,
            listed=False,
        )
        for n, name in enumerate(names)
    ]
    assert {one.among: len(one.names) for one in contests(seats)} == ladders


def test_the_stream_tells_what_is_asked(server: Server) -> None:
    gull = example().Program(server.url, "Gull")
    events = gull.events()
    bird, ann = Person(server.url, token=gull.token), Person(server.url, "Ann")
    table = duel(bird, ann)
    if ann.see(table)["turn"] == 1:
        ann.do(table, "leave")  # a bot plays on
    told = next(events)
    assert (told["type"], told["table"], told["waits"]) == ("turn", table, "move")
    gull.play(table)
    bird.do(table, "leave")
    while (told := next(events))["type"] != "over":
        assert told["type"] == "turn"
    assert told["table"] == table
