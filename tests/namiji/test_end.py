"""Coming home, the final count, and the places."""

from __future__ import annotations

import pytest

from kuroshio.tables.table import Table
from tests.namiji.helpers import (
    bag,
    boat,
    fish_name,
    give,
    happened,
    moves,
    points,
    put,
    rack,
    refusal,
    rock_deck,
    sail_home,
    school,
    sea,
    stop_at,
    told,
    truth,
    view,
)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_early_birds_pay_seven_five_three_two_one(players: int) -> None:
    table = sea(players)
    assert truth(table).early_birds == [7, 5, 3, 2, 1][:players]
    order = list(reversed(range(players)))
    sail_home(table, *order)
    tokens = [7, 5, 3, 2, 1][:players]
    assert [points(table, seat, "early-bird") for seat in order] == tokens


def test_the_port_has_no_slots_to_choose_from() -> None:
    """R28: boats lie there in order of arrival."""
    table = sea(3)
    for seat, space in ((0, 60), (1, 61), (2, 62)):
        put(table, seat, space)
    assert moves(table) == ["sail 63", "home"]
    assert refusal(table, "dock 1") == "namiji-why-no-dock-left"
    sail_home(table, 2, 0, 1)
    assert [boat(table, seat).slot for seat in (2, 0, 1)] == [1, 2, 3]


def test_the_game_ends_when_the_last_boat_is_home() -> None:
    table = sea(3)
    for seat, space in ((0, 60), (1, 61), (2, 62)):
        put(table, seat, space)
    table.play("home")
    table.play("home")
    assert not table.over
    assert all(points(table, seat, "penalty") == 0 for seat in range(3))
    table.play("sail 63")
    assert not table.over
    while not table.over:
        table.play(table.moves[-1])
    assert table.turn is None
    assert table.moves == []
    assert refusal(table, "home") == "why-the-end"


def test_equal_points_share_the_victory() -> None:
    """R31: no tie-break."""
    table = sea(3)
    table.state.boats[1].points[0] = 2
    table.state.boats[2].points[0] = 1
    sail_home(table, 0, 1, 2)
    assert table.scores == [-8, -8, -11]
    assert table.standing == [1, 1, 3]


def test_places_after_a_tie_are_skipped() -> None:
    """R41, R31: 1, 1, 3 and 1, 2, 2, 4."""
    table = sea(4)
    table.state.boats[0].points[0] = 9
    table.state.boats[2].points[0] = 2
    sail_home(table, 0, 1, 2, 3)
    assert table.scores == [1, -10, -10, -13]
    assert table.standing == [1, 2, 2, 4]


def test_rocks_are_revealed_at_the_end() -> None:
    """R32: hidden until then."""
    table = sea(3)
    rock_deck(table, "proud-captain", "gourmet")
    stop_at(table, 0, "rock")
    table.play("pick proud-captain")
    assert view(table, 1).boats[0].rocks == [None]
    sail_home(table, 0, 1, 2)
    assert view(table, 1).boats[0].rocks == ["proud-captain"]


# --- the rulebook's two examples, counted as they are played --------------------------------


def catch(table: Table, seat: int, one: str, cell: str) -> None:
    school(table, up=one, down="B1")
    stop_at(table, seat, "angling")
    table.play(f"take {fish_name(table, one)}")
    table.play(f"keep {cell}")


def haul(table: Table, seat: int, tokens: int) -> None:
    bag(table, shrimp=9)
    stop_at(table, seat, "crustacean")
    for _ in range(tokens - 1):
        table.play("draw")
    table.play("stop")


def rock(table: Table, seat: int, card: str) -> None:
    rock_deck(table, card, "net-mender")
    stop_at(table, seat, "rock")
    table.play(f"pick {card}")


def test_musubi_comes_home_with_thirty_six_points() -> None:
    """Example 1: 5 + 3, 6 crustaceans, rocks 4 + 4 + 3, whale 6, dolphin 3, maki 5, third home 3,
    2 offerings left."""
    table, musubi = sea(5), 2
    rack(table, musubi, "G1 G2 G3 . / B1 O2 . .")
    catch(table, musubi, "G4", "D1")  # space 1
    stop_at(table, musubi, "whale")
    stop_at(table, musubi, "dolphin")
    haul(table, musubi, 3)  # space 4
    stop_at(table, musubi, "whirlpool")
    catch(table, musubi, "O1", "A3")  # space 6
    rock(table, musubi, "skilled-fisherman")  # space 8
    stop_at(table, musubi, "whale")
    haul(table, musubi, 3)  # space 12
    rock(table, musubi, "brimming-trap")  # space 14
    give(table, musubi, "maki-rolls")
    stop_at(table, musubi, "whirlpool")
    stop_at(table, musubi, "whale")
    rock(table, musubi, "proud-captain")  # space 22
    stop_at(table, musubi, "dolphin")
    give(table, musubi, "second-hook")
    rock(table, musubi, "two-horizons")  # space 37
    give(table, musubi, "straw-rope")
    assert table.scores[musubi] == 5 + 3 + 6 + 6 + 3 + 5
    sail_home(table, 0, 1, musubi, 3, 4)
    assert boat(table, musubi).points == {
        "rack": 8,
        "trap": 6,
        "panoramas": 9,
        "bonuses": 0,
        "meals": 5,
        "upgrades": 0,
        "early-bird": 3,
        "rocks": 11,
        "penalty": -6,
    }
    failed = [event for event in happened(table, "failed-rock") if event.seat == musubi]
    assert [event.details["card"] for event in failed] == ["skilled-fisherman"]
    assert table.scores[musubi] == 36


def test_tami_comes_home_with_fifty_nine_points() -> None:
    """Example 2: 3 + 7 + 9, 3 crustaceans, rocks 4 + 4 + 4, octopus 10 + 3, whale 3, meals 4 + 4,
    fifth home 1, no offering left."""
    table, tami = sea(5), 4
    rack(table, tami, "O2 B3 . . / O2 G2 B2 . / . O3 O1 .")
    catch(table, tami, "O2", "A3")  # space 1
    assert table.scores[tami] == 3
    haul(table, tami, 3)
    stop_at(table, tami, "whirlpool")
    catch(table, tami, "G2", "D2")  # space 6
    assert table.scores[tami] == 3 + 3 + 7
    rock(table, tami, "deep-hold")
    stop_at(table, tami, "octopus")
    stop_at(table, tami, "whirlpool")
    catch(table, tami, "O4", "D3")  # space 13
    rock(table, tami, "octopus-charmer")
    give(table, tami, "miso-soup")
    stop_at(table, tami, "whirlpool")
    stop_at(table, tami, "octopus")
    stop_at(table, tami, "whale")
    rock(table, tami, "at-peace-with-the-sea")
    stop_at(table, tami, "whirlpool")
    stop_at(table, tami, "whale")
    stop_at(table, tami, "octopus")
    give(table, tami, "cold-noodles")
    stop_at(table, tami, "octopus")
    assert told(table, "took-bonus") == [{"panorama": "octopus"}]
    give(table, tami, "net-floats")
    sail_home(table, 0, 1, 2, 3, tami)
    assert boat(table, tami).points == {
        "rack": 19,
        "trap": 3,
        "panoramas": 13,
        "bonuses": 3,
        "meals": 8,
        "upgrades": 0,
        "early-bird": 1,
        "rocks": 12,
        "penalty": 0,
    }
    assert table.scores[tami] == 59
    assert table.standing[tami] == 1
