"""The sea route: whose turn it is, where a boat may go, and what it may not do."""

from __future__ import annotations

import pytest

import kuroshio
from kuroshio import BadSetup
from tests.namiji.helpers import (
    DOCKS,
    PORT,
    before,
    boat,
    moves,
    put,
    rack,
    refusal,
    sail_home,
    sea,
    stop_at,
    truth,
)

FULL = "G1 G1 G1 G1 / G1 G1 G1 G1 / G1 G1 G1 G1"


def test_the_boat_farthest_behind_moves_next() -> None:
    """Green is farthest behind, moves ahead of Pink, and Pink is next."""
    table = sea(4)
    for seat, space in enumerate((2, 5, 9, 12)):
        put(table, seat, space)
    assert table.turn == 0
    table.play("sail 11")
    assert table.turn == 1


def test_a_boat_that_is_still_last_moves_again() -> None:
    table = sea(4)
    for seat, space in enumerate((2, 5, 9, 12)):
        put(table, seat, space)
    table.play("sail 3")
    assert table.turn == 0


def test_the_off_route_slot_leaves_first() -> None:
    """Green first on the double station, Pink second: Pink moves next."""
    table = sea(4)
    green, pink = 0, 1
    for seat, space in enumerate((2, 3, 12, 14)):
        put(table, seat, space)
    table.play("sail 11")
    assert (table.turn, boat(table, green).slot) == (pink, 1)
    table.play("sail 11")
    assert (table.turn, boat(table, pink).slot) == (pink, 2)


def test_the_first_boat_on_a_double_station_takes_the_slot_on_the_route() -> None:
    table = sea(5)
    stop_at(table, 3, "whirlpool")
    space = before(table, 3, "whirlpool")
    assert truth(table).route[space].slots == 2
    table.play(f"sail {space}")
    assert boat(table, 3).slot == 1


def test_a_double_station_is_full_with_two_boats() -> None:
    table = sea(5)
    for seat, (space, slot) in enumerate(((2, 1), (4, 1), (4, 2), (12, 1), (15, 1))):
        put(table, seat, space, slot)
    assert "sail 4" not in moves(table)
    assert "sail 3" in moves(table)


@pytest.mark.parametrize("players", [2, 3])
def test_double_slots_are_unused_by_two_or_three(players: int) -> None:
    """R29: nor may the neutral boat use them."""
    table = sea(players)
    for seat, space in enumerate((4, 7, 2)):
        put(table, seat, space)
    assert int(table.state.boat) == 2  # the neutral boat of two, the third player of three
    assert not {"sail 4", "sail 7"} & set(moves(table))
    assert {space.slots for space in truth(table).route[1:16]} == {1}


def test_a_single_slot_holds_one_boat() -> None:
    table = sea(4)
    put(table, 0, 2)
    for seat in (1, 2, 3):
        put(table, seat, 2 + seat)
    assert "sail 3" not in moves(table)
    assert refusal(table, "sail 3") == "namiji-why-occupied"


def test_a_boat_never_goes_back_nor_stays() -> None:
    table = sea(4)
    put(table, 0, 8)
    for seat in (1, 2, 3):
        put(table, seat, 16, seat)
    assert moves(table, "sail") == [f"sail {n}" for n in range(9, 16)]
    for space in (3, 8):
        assert refusal(table, f"sail {space}") == "namiji-why-behind"


def test_nobody_sails_past_a_dock() -> None:
    table = sea(3)
    put(table, 0, 10)
    put(table, 1, 20)
    put(table, 2, 21)
    assert moves(table) == [f"sail {n}" for n in range(11, 16)] + ["dock 1", "dock 2", "dock 3"]
    assert refusal(table, "sail 17") == "namiji-why-dock-first"
    assert refusal(table, "home") == "namiji-why-dock-first"


def test_the_dock_is_open_when_every_station_before_it_is_taken_or_barred() -> None:
    """R34."""
    table = sea(4)
    rack(table, 0, FULL)
    put(table, 0, 12)  # ahead: 13 angling, 14 rock, 15 net, then the dock
    for seat, space in ((1, 14), (2, 20), (3, 21)):
        put(table, seat, space)
    assert moves(table) == ["dock 1", "dock 2", "dock 3", "dock 4"]


def test_the_reason_given_is_the_bar_and_not_the_other_boat() -> None:
    """R16: on a double station with a free slot a full rack is what bars."""
    table = sea(4)
    rack(table, 0, FULL)
    put(table, 0, 12)
    for seat, space in ((1, 13), (2, 20), (3, 21)):
        put(table, seat, space)
    assert refusal(table, "sail 13") == "namiji-why-rack-full"


@pytest.mark.parametrize("direction", ["clockwise", "counter-clockwise"])
def test_the_direction_is_chosen_before_the_boats_are_placed(direction: str) -> None:
    """R33: and the docks are as far away either way."""
    table = sea(4, direction=direction)
    view = truth(table)
    assert view.direction == direction
    assert [n for n in range(PORT) if view.route[n].station == "dock"] == list(DOCKS)
    assert view.route[0].station == view.route[PORT].station == "port"


def test_counter_clockwise_is_the_mirror_of_clockwise() -> None:
    """R33."""
    one = truth(sea(5)).route
    other = truth(sea(5, direction="counter-clockwise")).route
    assert [(space.station, space.slots) for space in one] == [
        (space.station, space.slots) for space in reversed(other)
    ]


def test_a_drawn_direction_is_now_this_now_that() -> None:
    """R33: random by default."""
    drawn = [kuroshio.new("namiji", players=3, seed=seed).state.reverse for seed in range(40)]
    assert 8 < sum(drawn) < 32


def test_the_effect_is_that_of_the_station_counter_clockwise_too() -> None:
    """R33: space 5 is then place 59, a net."""
    table = sea(4, direction="counter-clockwise")
    put(table, 0, 2)
    for seat in (1, 2, 3):
        put(table, seat, 16, seat)
    table.play("sail 5")
    assert truth(table).route[5].station == "net"
    assert truth(table).question == "cast"


def test_the_route_has_the_stations_of_the_table() -> None:
    """60 stations, 28 of them double; 88 slots for four or five, 60 for two or three."""
    expected = {
        "angling": (13, 6),
        "net": (7, 3),
        "crustacean": (7, 4),
        "whirlpool": (8, 4),
        "dolphin": (5, 2),
        "octopus": (6, 3),
        "whale": (8, 3),
        "rock": (6, 3),
    }
    spaces = [space for space in truth(sea(4)).route if space.station not in ("dock", "port")]
    found = {
        name: (
            sum(space.station == name for space in spaces),
            sum(space.station == name and space.slots == 2 for space in spaces),
        )
        for name in expected
    }
    assert found == expected
    assert sum(space.slots for space in spaces) == 88
    assert len(spaces) == 60


def test_boats_line_up_in_random_order() -> None:
    lines = {tuple(b.slot for b in truth(sea(3, seed=seed)).boats) for seed in range(60)}
    assert len(lines) == 6


def test_at_the_start_port_the_slot_farthest_from_the_route_leaves_first() -> None:
    """R27: inside the start port and the docks slot 1 is ahead."""
    table = sea(5)
    slots = [b.slot for b in truth(table).boats]
    assert sorted(slots) == [1, 2, 3, 4, 5]
    assert table.turn == slots.index(5)


def test_the_start_has_one_fish_face_up_and_four_offerings_a_boat() -> None:
    table = sea(4)
    view = truth(table)
    assert sum(view.school.face_up.values()) == 1
    assert sum(view.school.face_down.values()) == 47
    assert [b.offerings for b in view.boats] == [4, 4, 4, 4]
    assert view.bag == {"shrimp": 30, "crabs": 20}
    assert len(view.nets.unseen) == 12
    assert view.rocks.left == view.docks.left == 20
    assert table.scores == [0, 0, 0, 0]


@pytest.mark.parametrize("players", [0, 1, 6])
def test_two_to_five_may_play(players: int) -> None:
    """R36: there is no solo game in the box."""
    with pytest.raises(BadSetup, match="2 to 5"):
        kuroshio.new("namiji", players=players)


def test_no_draft_at_the_start_nor_at_the_finish() -> None:
    """R22: three drafts, one a dock."""
    table = sea(3)
    assert truth(table).question == "sail"
    assert int(table.state.drafts) == 0
    sail_home(table, 0, 1, 2)
    assert all(not b.cards for b in truth(table).boats)
