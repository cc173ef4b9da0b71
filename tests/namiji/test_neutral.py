"""The neutral boat of a game of two."""

from __future__ import annotations

from typing import Any

import pytest

from kuroshio.tables.table import Table
from tests.namiji.helpers import (
    PORT,
    boat,
    dock_deck,
    gather,
    happened,
    moves,
    points,
    put,
    sea,
    told,
    truth,
    view,
)

NEUTRAL = 2
CARDS = ("rice-balls", "miso-soup", "maki-rolls", "straw-rope")


def at(table: Table, one: int, other: int, neutral: int) -> None:
    for seat, space in enumerate((one, other, neutral)):
        put(table, seat, space)


def test_three_boats_are_lined_up_in_random_order() -> None:
    slots = {boat(sea(2, seed=seed), NEUTRAL).slot for seed in range(40)}
    assert slots == {1, 2, 3}
    assert boat(sea(2), NEUTRAL).neutral


def test_the_player_ahead_moves_the_neutral_boat_and_nothing_happens_there() -> None:
    """R24: Neutral is last, Yellow ahead: Yellow moves it, without any effect of the station."""
    table = sea(2)
    yellow = 1
    at(table, 4, 9, 2)
    assert (table.turn, truth(table).boat) == (yellow, NEUTRAL)
    table.play("sail 3")
    assert [event.kind for event in happened(table)] == ["sailed"]
    assert (table.turn, truth(table).boat) == (yellow, NEUTRAL)
    table.play("sail 6")
    assert (table.turn, truth(table).boat) == (0, 0)


@pytest.mark.parametrize("seat", [0, 1])
def test_inside_a_dock_slot_one_is_ahead(seat: int) -> None:
    """R24, R27."""
    table = sea(2)
    put(table, seat, 16, 1)
    put(table, 1 - seat, 16, 3)
    put(table, NEUTRAL, 5)
    assert table.turn == seat


def test_a_player_in_port_still_moves_the_neutral_boat() -> None:
    """R24: the one who came home first is ahead."""
    table = sea(2)
    at(table, 50, 60, 61)
    table.play("home")
    put(table, NEUTRAL, 55)
    assert (table.turn, truth(table).boat) == (0, NEUTRAL)
    table.play("sail 63")
    assert (table.turn, truth(table).boat) == (1, 1)


def test_with_both_players_in_port_the_neutral_boat_goes_there_too() -> None:
    """R24: nobody is asked."""
    table = sea(2)
    at(table, 60, 61, 62)
    table.play("home")
    table.play("home")
    assert table.over
    assert [b.space for b in truth(table).boats] == [PORT] * 3
    assert [event.seat for event in happened(table, "came-home")] == [1, NEUTRAL]


def test_nothing_bars_the_neutral_boat() -> None:
    """R25, R16: it has neither rack nor panoramas; any free slot up to the next dock."""
    table = sea(2)
    for seat in range(3):
        table.state.boats[seat].panorama[:] = 3, 4, 5
        table.state.boats[seat].rack[:] = 0
    at(table, 10, 12, 0)
    assert moves(table, "sail") == [f"sail {n}" for n in range(1, 16) if n not in (10, 12)]


def test_its_mover_picks_a_slot_of_the_dock() -> None:
    """R26."""
    table = sea(2)
    at(table, 10, 12, 2)
    assert moves(table, "dock") == ["dock 1", "dock 2", "dock 3"]
    table.play("dock 2")
    assert boat(table, NEUTRAL).slot == 2
    put(table, 0, 16, 3)
    put(table, NEUTRAL, 3)
    assert moves(table, "dock") == ["dock 1", "dock 2"]


# --- drafts ---------------------------------------------------------------------------------


@pytest.mark.parametrize("slot", [1, 2, 3])
def test_a_random_card_leaves_the_game_in_the_neutral_boats_turn(slot: int) -> None:
    """R35: four cards; the one taken out is gone, the fourth goes under the deck."""
    order = [0, 1]
    order.insert(slot - 1, NEUTRAL)
    table = sea(2)
    dock_deck(table, *CARDS)
    gather(table, *order)
    hands = []
    while truth(table).question == "draft":
        hands.append((table.turn, len(table.moves)))
        table.play(table.moves[0])
    assert hands == {1: [(0, 3), (1, 2)], 2: [(0, 4), (1, 2)], 3: [(0, 4), (1, 3)]}[slot]
    docks = truth(table).docks
    (gone,), (under,) = docks.gone, docks.under
    kept = boat(table, 0).cards + boat(table, 1).cards
    assert {gone, under, *kept} == set(CARDS)
    assert boat(table, NEUTRAL).cards == []


def test_any_card_may_be_the_one_that_is_gone() -> None:
    """R35: at random."""
    found = set()
    for seed in range(60):
        table = sea(2, seed=seed)
        dock_deck(table, *CARDS)
        gather(table, NEUTRAL, 0, 1)
        found |= set(truth(table).docks.gone)
    assert found == set(CARDS)


def test_nobody_sees_the_card_that_is_gone() -> None:
    """R35, R32: it is taken out unseen, by nobody's choice."""
    table = sea(2)
    dock_deck(table, *CARDS)
    gather(table, NEUTRAL, 0, 1)
    for eyes in (None, 0, 1):
        assert view(table, eyes).docks.gone == [None]


def test_who_saw_the_hand_before_knows_a_pair_but_not_which_is_which() -> None:
    """R32: slot 1 chose, then the neutral boat's card was taken out of three."""
    table = sea(2)
    dock_deck(table, *CARDS)
    gather(table, 0, NEUTRAL, 1)
    table.play("choose maki-rolls")
    seen = view(table, 0).docks
    assert seen.one_gone
    assert sorted(seen.hand) == ["miso-soup", "rice-balls", "straw-rope"]
    table.play(table.moves[0])
    seen = view(table, 0).docks
    assert seen.pairs == [True]
    left = set(CARDS) - {"maki-rolls", *boat(table, 1).cards}
    assert {*seen.under, *seen.gone} == left
    known = view(table, 1).docks
    assert (known.under, known.gone) == (truth(table).docks.under, [None])


# --- home -----------------------------------------------------------------------------------


def home_in_order(table: Table, *seats: int) -> None:
    for n, seat in enumerate(seats):
        put(table, seat, 60 + n)
    while not table.over:
        table.play("home")


@pytest.mark.parametrize(
    ("order", "worth"),
    [
        ((0, 1, NEUTRAL), (7, 5)),
        ((0, NEUTRAL, 1), (7, 3)),
        ((NEUTRAL, 0, 1), (5, 3)),
        ((NEUTRAL, 1, 0), (3, 5)),
    ],
)
def test_three_early_birds_one_a_boat(order: tuple[int, ...], worth: tuple[int, int]) -> None:
    """R23: the neutral boat's token is discarded."""
    table = sea(2)
    home_in_order(table, *order)
    assert tuple(points(table, seat, "early-bird") for seat in (0, 1)) == worth
    assert truth(table).early_birds == []


@pytest.mark.parametrize(
    ("order", "worth"),
    [((0, 1, NEUTRAL), (7, 5)), ((0, NEUTRAL, 1), (7, 0)), ((NEUTRAL, 1, 0), (0, 5))],
)
def test_with_two_early_birds_the_third_boat_gets_none(
    order: tuple[int, ...], worth: tuple[int, int]
) -> None:
    """R42, R23: nor does a third neutral boat discard one."""
    table = sea(2, early_birds="two")
    assert truth(table).early_birds == [7, 5]
    home_in_order(table, *order)
    assert tuple(points(table, seat, "early-bird") for seat in (0, 1)) == worth
    if order[-1] == NEUTRAL:
        assert not [e for e in happened(table, "took-early-bird") if e.seat == NEUTRAL]


def test_the_option_of_two_early_birds_is_for_two_players_only() -> None:
    """R42."""
    assert truth(sea(3, early_birds="two")).early_birds == [7, 5, 3]


def test_the_neutral_boat_collects_nothing_and_has_no_place() -> None:
    """R24, R25: over a whole game."""
    table = sea(2, seed=5)
    start: Any = boat(table, NEUTRAL)
    while not table.over:
        table.play(table.moves[len(table.line) % len(table.moves)])
    end = boat(table, NEUTRAL)
    for field in ("points", "rack", "lines", "shrimp", "crabs", "panoramas", "rocks", "cards"):
        assert getattr(end, field) == getattr(start, field)
    assert end.offerings == 0
    assert len(table.scores) == len(table.standing) == 2


def test_the_neutral_boats_mover_is_told() -> None:
    """R24: the discarded token is told as the neutral boat's."""
    table = sea(2)
    home_in_order(table, 0, 1, NEUTRAL)
    assert told(table, "took-early-bird") == [{"points": 5}]
    assert told(table, "discarded-early-bird") == [{"points": 3}]
