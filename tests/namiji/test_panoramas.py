"""Panoramas and their bonus cards."""

from __future__ import annotations

import pytest

from tests.namiji.helpers import boat, moves, points, put, refusal, sea, stop_at, told, truth

SECTIONS = {"dolphin": 3, "octopus": 4, "whale": 5}


@pytest.mark.parametrize(("panorama", "sections"), SECTIONS.items())
def test_sections_come_in_order_and_pay_their_number(panorama: str, sections: int) -> None:
    table = sea()
    for section in range(1, sections + 1):
        stop_at(table, 0, panorama)
        assert told(table, "took-section") == [{"panorama": panorama, "section": section}]
        assert points(table, 0, "panoramas") == section * (section + 1) // 2
    assert boat(table, 0).panoramas[panorama] == sections


def test_the_fourth_whale_is_section_four_and_pays_four() -> None:
    """Musubi has whales 1, 2 and 3 and lands on a fourth whale station."""
    table = sea()
    for _ in range(3):
        stop_at(table, 0, "whale")
    assert points(table, 0, "panoramas") == 6
    stop_at(table, 0, "whale")
    assert told(table, "took-section") == [{"panorama": "whale", "section": 4}]
    assert table.scores[0] == 10


def test_several_panoramas_may_be_begun_at_once() -> None:
    table = sea()
    for panorama in ("whale", "dolphin", "octopus", "whale"):
        stop_at(table, 0, panorama)
    assert boat(table, 0).panoramas == {"dolphin": 1, "octopus": 1, "whale": 2}
    assert table.scores[0] == 1 + 1 + 1 + 2


@pytest.mark.parametrize(("panorama", "sections"), SECTIONS.items())
def test_the_first_to_complete_a_panorama_gets_its_bonus(panorama: str, sections: int) -> None:
    """R17."""
    table = sea()
    for _ in range(sections):
        assert boat(table, 0).bonuses == []
        stop_at(table, 0, panorama)
    assert told(table, "took-bonus") == [{"panorama": panorama}]
    assert boat(table, 0).bonuses == [panorama]
    assert points(table, 0, "bonuses") == 3
    assert panorama not in truth(table).bonuses_left


def test_the_second_to_complete_it_gets_none() -> None:
    """R17: turns are sequential, so there is no tie."""
    table = sea()
    for seat in (0, 1):
        table.state.boats[seat].panorama[0] = 2
        stop_at(table, seat, "dolphin")
    assert [points(table, seat, "bonuses") for seat in (0, 1)] == [3, 0]
    assert [points(table, seat, "panoramas") for seat in (0, 1)] == [3, 3]


def test_one_player_may_win_several_bonuses() -> None:
    """R17: there is one for each type."""
    table = sea()
    table.state.boats[0].panorama[:] = 2, 3, 4
    for panorama in ("whale", "dolphin", "octopus"):
        stop_at(table, 0, panorama)
    assert points(table, 0, "bonuses") == 9


@pytest.mark.parametrize(("panorama", "sections"), SECTIONS.items())
def test_a_complete_panorama_bars_its_stations(panorama: str, sections: int) -> None:
    """R16."""
    table = sea()
    table.state.boats[0].panorama[("dolphin", "octopus", "whale").index(panorama)] = sections
    for seat in (1, 2, 3):
        put(table, seat, 16, seat)
    put(table, 0, 1)
    route = truth(table).route
    offered = {route[int(text.split()[1])].station for text in moves(table, "sail")}
    assert offered == {route[n].station for n in range(2, 16)} - {panorama}
    barred = next(n for n in range(2, 16) if route[n].station == panorama)
    assert refusal(table, f"sail {barred}") == "namiji-why-panorama"


def test_a_complete_panorama_does_not_bar_the_others() -> None:
    """R16: only its owner is barred."""
    table = sea()
    table.state.boats[0].panorama[0] = 3
    stop_at(table, 1, "dolphin")
    assert boat(table, 1).panoramas["dolphin"] == 1


def test_there_is_a_section_for_every_player() -> None:
    """R15: five copies of each, so that all five may own every panorama."""
    table = sea(5)
    for seat in range(5):
        for panorama, sections in SECTIONS.items():
            table.state.boats[seat].space = 0
            for _ in range(sections):
                stop_at(table, seat, panorama)
    assert [points(table, seat, "panoramas") for seat in range(5)] == [6 + 10 + 15] * 5
    assert [points(table, seat, "bonuses") for seat in range(5)] == [9, 0, 0, 0, 0]
