"""Tongiaki: the box, and boxes that are wrong."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

import kuroshio
from kuroshio.tables.batches import random_games
from kuroshio.tongiaki import GAME
from kuroshio.tongiaki.state import ISLANDS, NONE
from tests.tongiaki.helpers import other_box

BOX = GAME.box.record[0]


def test_the_tiles_are_those_of_the_rulebook() -> None:
    assert BOX.island_count == BOX.ocean_count == 16
    assert Counter(BOX.points.tolist()) == {0: 1, 2: 3, 3: 4, 4: 5, 5: 3}
    assert BOX.moorings.sum() == 152
    assert BOX.moorings[0].tolist() == [3] * 6
    assert BOX.boats == 15


def test_a_quarter_of_the_currents_each_has_no_number_and_needs_two_three_or_four_colours() -> None:
    assert Counter(BOX.number.ravel().tolist()) == {0: 24, 2: 24, 3: 24, 4: 24}
    assert Counter(BOX.number[:, 0].tolist()) == {0: 5, 2: 3, 3: 5, 4: 3}


def test_currents_work_both_ways() -> None:
    for ocean in range(16):
        for side in range(6):
            end = BOX.current[ocean, side]
            assert end != side
            assert BOX.current[ocean, end] == side
            assert BOX.number[ocean, end] == BOX.number[ocean, side]


def test_a7_no_island_but_tonga_has_a_pier_on_the_side_of_the_mark() -> None:
    assert (BOX.pier[1:, 0] == NONE).all()
    bare = {
        (GAME.box.names["islands"][island], side)
        for island in range(ISLANDS)
        for side in range(1, 6)
        if BOX.pier[island, side] == NONE
    }
    assert bare == {("muroroa", 3), ("tubuai", 3)}


def test_every_table_of_the_box_names_its_source() -> None:
    assert GAME.box.sources["islands"] == GAME.box.sources["oceans"] == "photo"
    assert GAME.box.sources["endless"] == GAME.box.sources["calm"] == "reconstructed"
    assert GAME.box.sources["boats"] == "rulebook"


def test_another_box_with_fewer_tiles_is_played_by_path(tmp_path: Path) -> None:
    fewer = re.sub(r'    \{ id = "(tahiti|samoa|a|b|c)".*\n', "", GAME.box.text)
    path = tmp_path / "small.toml"
    path.write_text(fewer.replace("each = 15", "each = 12"))
    table = kuroshio.new("tongiaki", players=4, box=path)
    assert table.state.stack.sum() == 31 - 5
    box = table.box
    assert not box.standard
    games = random_games(GAME, 4, 200, box=box)
    assert games.places.min() == 1
    with pytest.raises(kuroshio.IllegalMove, match="'found samoa' is not a move"):
        table.play("found samoa")


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("[0, 3, 4], [1, 5, 4]", "[0, 3, 4], [1, 3, 4]", "one end of a current on each side"),
        ("[0, 3, 4], [1, 5, 4]", "[0, 6, 4], [1, 5, 4]", "<= 5 at `oceans.tiles"),
        ("[2, [1]], [2, [2]]", "[2, [1]], [2, [1]]", "got two on side 1"),
        ("[2, [1]], [2, [2]]", "[2, [1]], [1, [2]]", ">= 2"),
        ("[2, [1]], [2, [2]]", "[2, [1]], [2, []]", "length >= 1"),
        ('id = "samoa"', 'id = "hawaii"', "'hawaii' twice at `islands.tiles`"),
        ('id = "samoa"', 'id = "Samoa"', "matching regex"),
        ('"indigo"', '"moss"', "'moss' twice at `colours.names`"),
        ("each = 15", "each = 2", "at least 3 boats, got 2 at `boats.each`"),
        ("set_up = 2", "set_up = 3", "room for 18 boats"),
        ("trips = 5", "trips = 0", ">= 1 at `endless.trips`"),
        ("rounds = 30", "rounds = 'many'", "got `str` at `calm.rounds`"),
        ("kings = 2", "queens = 2", "unknown field `queens`"),
        ('name = "Tongiaki"', "name =", "is not TOML"),
    ],
)
def test_a_wrong_box_is_refused_with_the_key_that_is_wrong(
    old: str, new: str, problem: str
) -> None:
    with pytest.raises(kuroshio.BadBox, match=problem):
        other_box((old, new))


def test_the_boats_in_the_box_are_enough_for_every_player_and_two_kings() -> None:
    assert len(GAME.box.names["colours"]) * BOX.boats == 90
    assert BOX.kings == 2
