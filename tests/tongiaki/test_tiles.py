"""Tongiaki: tiles that a player lays freely."""

from __future__ import annotations

from kuroshio.tables.table import Table
from kuroshio.tongiaki import state as s
from kuroshio.tongiaki.chart import DIRECTIONS, STEPS
from tests.tongiaki.helpers import (
    INDIGO,
    MOSS,
    about_to_sail,
    boats,
    drawn,
    kinds,
    laid,
    lay,
    play,
    play_and_draw,
    put,
    refusal,
    scene,
    seen,
    stack,
    steps,
    texts,
    tile,
)


def ready_to_resettle() -> Table:
    table = scene()
    put(table, INDIGO, "tonga 1", "tonga 2")
    put(table, MOSS, "tonga 3")
    return table


def test_resettling_lays_tiles_until_an_island_comes_and_puts_a_boat_there() -> None:
    table = ready_to_resettle()
    play_and_draw(table, "resettle", "ocean c")
    play(table, "lay north of tonga")
    play_and_draw(table, "mark northeast", "samoa")
    play(table, "lay north of ocean c", "mark south", "place samoa 3")
    assert laid(table, "ocean c") == (0, -1, 4)
    assert laid(table, "samoa") == (0, -2, 0)
    assert boats(table, "samoa") == [1, 0, 0, 0]
    assert table.state.colour == MOSS


def test_a23_a_tile_goes_to_any_empty_place_that_touches_the_map_and_each_is_listed_once() -> None:
    for seed in range(5):
        table = ready_to_resettle()
        for _ in steps(table, seed, resettlers=0.3):
            if table.view().question == "lay":
                places = [place_of(table, text) for text in texts(table)]
                assert len(places) == len(set(places))
                assert set(places) == coast(table)


def place_of(table: Table, text: str) -> tuple[int, int]:
    """The place that `lay north of tonga` means."""
    _, direction, _, beside = text.split(" ", 3)
    q, r, _ = laid(table, beside)
    step = STEPS[DIRECTIONS.index(direction)]
    return q + step[0], r + step[1]


def coast(table: Table) -> set[tuple[int, int]]:
    """All empty places that touch a tile."""
    taken = {(one.q, one.r) for one in seen(table).tiles}
    return {(q + a, r + b) for q, r in taken for a, b in STEPS} - taken


def test_a23_every_rotation_that_matters_is_on_offer() -> None:
    table = ready_to_resettle()
    play_and_draw(table, "resettle", "samoa")
    play(table, "lay southeast of tonga")
    assert texts(table) == [f"mark {direction}" for direction in DIRECTIONS]
    other = ready_to_resettle()
    play_and_draw(other, "resettle", "ocean p")
    play(other, "lay southeast of tonga")
    assert texts(other) == ["mark south", "mark southwest"]  # then it looks the same again
    assert refusal(other, "mark north") == "same-again"


def test_a23_each_tile_is_seen_before_it_is_laid() -> None:
    table = ready_to_resettle()
    play_and_draw(table, "resettle", "samoa")
    assert seen(table).in_hand == "samoa"
    assert table.view().question == "lay"


def test_a23_a_taken_place_is_refused_by_name() -> None:
    table = ready_to_resettle()
    lay(table, "hawaii", 0, -1)
    play(table, "resettle")
    assert refusal(table, "lay north of tonga") == "place-taken"
    assert refusal(table, "lay southwest of hawaii") == "other-name"
    assert refusal(table, "lay north of samoa") == "not-on-the-map"


def test_a24_the_boat_of_a_resettler_goes_to_any_beach_and_fills_none() -> None:
    table = ready_to_resettle()
    play_and_draw(table, "resettle", "muroroa")
    play(table, "lay north of tonga", "mark south")
    assert texts(table) == ["place muroroa 1", "place muroroa 2", "place muroroa 3"]
    play(table, "place muroroa 1")
    assert table.state.colour == MOSS
    assert table.box.record[0].moorings[table.box.record[0].moorings > 0].min() == 2


def test_a25_the_last_ocean_does_not_end_a_resettlement() -> None:
    table = ready_to_resettle()
    stack(table, "ocean a", "samoa", "oahu")
    play_and_draw(table, "resettle", "ocean a")
    assert "came-last" in kinds(table)
    play(table, "lay north of tonga", "mark south")
    assert drawn(table)[0] in ("samoa", "oahu")
    play(table, "lay south of tonga", "mark south")
    assert table.view().question == "put"
    table.play(table.moves[0])
    assert table.over


def test_a32_rody_turns_every_tile_of_an_expedition_but_the_first() -> None:
    table = scene(tiles="rody")
    about_to_sail(table, "tonga 4", INDIGO, INDIGO, MOSS)
    play_and_draw(table, "depart tonga 4 by 3", "ocean o", "samoa")
    assert laid(table, "ocean o") == (0, -1, 0)  # the first one: mark to the boats
    assert seen(table).in_hand == "samoa"
    assert texts(table) == [f"mark {direction}" for direction in DIRECTIONS]
    play(table, "mark southwest")
    assert laid(table, "samoa") == (-1, 0, 1)  # where the boats are heading, as the player likes
    assert sum(boats(table, "samoa")) + table.state.fleet.afloat == 3


def test_a32_rody_lets_a_player_choose_the_current() -> None:
    for direction, end in (("south", "failed"), ("northeast", "crossed")):
        table = scene(tiles="rody")
        about_to_sail(table, "tonga 4", INDIGO, INDIGO, INDIGO)
        play_and_draw(table, "depart tonga 4 by 3", "ocean o", "ocean n")
        play(table, f"mark {direction}")  # side 4 of two colours, or side 0 of none, to the boats
        assert kinds(table)[1] == end


def test_a32_without_rody_nothing_is_asked_on_the_way() -> None:
    table = scene()
    about_to_sail(table, "tonga 4", INDIGO, INDIGO, MOSS)
    play_and_draw(table, "depart tonga 4 by 3", "ocean o", "samoa")
    assert laid(table, "samoa") == (-1, 0, 4)
    assert table.state.tile == s.NONE


def test_a34_everybody_sees_which_tiles_are_left() -> None:
    table = ready_to_resettle()
    lay(table, "samoa", 0, -1)
    lay(table, "ocean a", 0, -2)
    left = seen(table).stack
    assert len(left.islands) == 14
    assert "samoa" not in left.islands
    assert left.oceans == [f"ocean {letter}" for letter in "bcdefghijklmnop"]
    assert table.state.stack[tile("ocean b")] == 1
