"""Playing on from a position: with what was hidden dealt anew, or as it was."""

from __future__ import annotations

import hashlib
import json
import random

import pytest

import kuroshio
from kuroshio.games import NAMES
from kuroshio.review import review
from kuroshio.tables.stages import Stage
from kuroshio.tables.stored import verify
from kuroshio.tables.table import Table, begun_again, played_on
from tests.play import SETUPS, finished, setup_name, state_bytes

Setup = tuple[str, int, dict[str, str]]
every_setup = pytest.mark.parametrize("setup", SETUPS, ids=setup_name)
every_game = pytest.mark.parametrize("name", NAMES)


def places(table: Table, count: int) -> list[tuple[int, int]]:
    """Some positions of a game, each with a seat."""
    chance = random.Random(len(table.line))
    found = [(chance.randrange(len(table.line)), chance.randrange(table.players))]
    while len(found) < count:
        found.append((chance.randrange(len(table.line)), chance.randrange(table.players)))
    return found


def first_game(name: str, seed: int = 1) -> Table:
    """A random game, with the first box of those that a game comes with."""
    game = kuroshio.game_named(name)
    return finished((name, game.players[0], game.stored_options({})), seed)


def played_out(table: Table, seed: int) -> Table:
    chance = random.Random(seed)
    while not table.over:
        table.play(chance.choice(table.moves))
    return table


@every_setup
def test_a_new_deal_tells_nothing_that_the_seat_did_not_know(setup: Setup) -> None:
    """Of two worlds that look the same to a seat the same game is dealt, byte for byte."""
    table = finished(setup, 11)
    for made, seat in places(table, 12):
        other = played_on(table, made, seat, deal=5)  # looks the same, and is another world
        dealt = played_on(table, made, seat, deal=6)
        assert state_bytes(dealt) == state_bytes(played_on(other, 0, seat, deal=6))
        seen = table.seen_by(seat, made).tobytes()
        assert dealt.seen_by(seat).tobytes() == seen == other.seen_by(seat).tobytes()


@every_setup
def test_a_new_deal_brings_other_luck_and_the_same_one_the_same(setup: Setup) -> None:
    table = finished(setup, 12)
    made = len(table.line) // 2
    same = played_on(table, made, 0, deal=None)
    for move in table.line[made:]:
        same.play(move)
    assert state_bytes(same) == state_bytes(table)
    dealt = played_on(table, made, 0, deal=1)
    assert dealt.state.rng.seed != table.state.rng.seed


@every_game
def test_what_is_played_on_is_a_game_of_its_own(name: str) -> None:
    table = first_game(name)
    other = played_on(table, 10, 1, deal=3)
    assert (other.line, other.turn) == ([], int(table.state_after(10)["turn"][0]))
    with pytest.raises(kuroshio.IllegalMove):
        other.undo()
    before = state_bytes(other)
    played_out(other, 2).undo(len(other.line))
    assert state_bytes(other) == before
    assert other.moments(0) == []


@every_game
def test_a_game_that_was_played_on_can_be_stored_verified_and_played_on(name: str) -> None:
    once = played_out(played_on(first_game(name), 9, 0, deal=4), 1)
    twice = played_out(played_on(once, 7, 1, deal=None), 2)
    again, steps = verify(twice.dump(full=True))
    assert (state_bytes(again), steps) == (state_bytes(twice), len(twice.line))
    assert [stage.deal for stage in again.stages] == [4, None]
    assert state_bytes(begun_again(twice)) == state_bytes(played_on(once, 7, 1, None))


@every_game
def test_stored_stages_lead_to_the_same_position_for_ever(name: str) -> None:
    """A log or a record that somebody keeps is dealt again as it was: if this changes, the version
    of the game's rules must, too."""
    table = first_game(name)
    other = played_out(played_on(table, len(table.line) // 2, 1, deal=20), 3)
    course = " ".join(move.text for move in other.line) + str(other.scores)
    assert hashlib.sha256(course.encode()).hexdigest()[:16] == DEALT[name]


DEALT = {
    "namiji": "d7fe4819c7f7320b",
    "tongiaki": "ba85b6a21da24507",
    "namazu": "4b4b6f1c880841f9",
}


@every_game
def test_damaged_stages_are_refused_in_one_line(name: str) -> None:
    record = json.loads(played_on(first_game(name), 5, 0, deal=4).dump())
    for stage in (
        {"moves": ["no such move"], "seat": 0},
        {"moves": [], "seat": 9, "deal": 1},
        {"moves": [], "seat": 0, "deal": -1},
    ):
        with pytest.raises(kuroshio.BadRecord) as refusal:
            verify(json.dumps(record | {"stages": [stage], "scores": None, "standing": None}))
        assert "\n" not in str(refusal.value)


def test_a_review_counts_the_moves_of_the_game_that_is_played_on() -> None:
    table = first_game("namiji")
    made = len(table.line) - 12
    other = played_out(played_on(table, made, 0, deal=4), 1)
    found = review(other, iterations=20, rollouts=5, threads=1)
    assert found.moves == len(other.line)
    assert all(0 <= one.n < len(other.line) for one in found.decisions)


def test_a_stage_without_a_deal_is_written_without_one() -> None:
    record = json.loads(played_on(first_game("namiji"), 1, 0, deal=None).dump())
    (stage,) = record["stages"]
    assert sorted(stage) == ["moves", "seat"]
    assert Stage(("sail 2",), 0) == Stage(("sail 2",), 0, None)
