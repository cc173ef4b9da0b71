"""Whirlpools, offerings and the penalty."""

from __future__ import annotations

import pytest

from tests.namiji.helpers import (
    boat,
    give,
    happened,
    moves,
    points,
    sail_home,
    sea,
    stop_at,
    told,
    truth,
)


def test_a_whirlpool_takes_one_offering() -> None:
    """R37: it must be set afloat, nobody is asked."""
    table = sea()
    stop_at(table, 0, "whirlpool")
    assert boat(table, 0).offerings == 3
    assert told(table, "set-afloat") == [{"offerings": 1}]
    assert truth(table).question == "sail"
    assert table.scores[0] == 0


def test_without_offerings_the_stop_is_legal_and_has_no_effect() -> None:
    """R14: not even for paper lanterns and twin offerings."""
    table = sea()
    give(table, 0, "paper-lanterns", "twin-offerings")
    table.state.boats[0].offerings = 0
    stop_at(table, 0, "whirlpool")
    assert told(table, "nothing-there") == [{"station": "whirlpool"}]
    assert boat(table, 0).offerings == 0
    assert table.scores[0] == 0


@pytest.mark.parametrize(("left", "penalty"), [(4, 15), (3, 10), (2, 6), (1, 3), (0, 0)])
def test_offerings_left_cost_points_at_the_end(left: int, penalty: int) -> None:
    table = sea(3)
    table.state.boats[0].offerings = left
    sail_home(table, 0, 1, 2)
    assert points(table, 0, "penalty") == -penalty
    assert table.scores[0] == 7 - penalty


def test_a_score_may_fall_below_zero() -> None:
    """R30."""
    table = sea(3)
    sail_home(table, 0, 1, 2)
    assert table.scores == [7 - 15, 5 - 15, 3 - 15]


def test_twin_offerings_ask_for_one_or_two_but_never_none() -> None:
    """R37."""
    table = sea()
    give(table, 0, "twin-offerings")
    stop_at(table, 0, "whirlpool")
    assert moves(table) == ["offer 1", "offer 2"]


@pytest.mark.parametrize("count", [1, 2])
def test_twin_offerings_pay_one_point_for_one_or_two(count: int) -> None:
    table = sea()
    give(table, 0, "twin-offerings")
    stop_at(table, 0, "whirlpool")
    table.play(f"offer {count}")
    assert boat(table, 0).offerings == 4 - count
    assert points(table, 0, "upgrades") == 1
    assert truth(table).question == "sail"


def test_twin_offerings_with_one_left_set_it_afloat_unasked() -> None:
    """R37."""
    table = sea()
    give(table, 0, "twin-offerings")
    table.state.boats[0].offerings = 1
    stop_at(table, 0, "whirlpool")
    assert happened(table, "set-afloat")
    assert (boat(table, 0).offerings, points(table, 0, "upgrades")) == (0, 1)
