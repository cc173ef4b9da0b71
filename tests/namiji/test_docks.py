"""Docks: slots, the draft, and the voyage going on."""

from __future__ import annotations

import pytest

from tests.namiji.helpers import (
    boat,
    dock_deck,
    gather,
    happened,
    moves,
    points,
    put,
    refusal,
    sea,
    told,
    truth,
    view,
)

MEALS = {
    "rice-balls": 3,
    "pickled-plums-and-tea": 3,
    "miso-soup": 4,
    "cold-noodles": 4,
    "grilled-mackerel": 4,
    "maki-rolls": 5,
    "prawn-tempura": 5,
    "harbour-hotpot": 6,
}


@pytest.mark.parametrize(("players", "slots"), [(2, 3), (3, 3), (4, 4), (5, 5)])
def test_a_dock_has_a_slot_for_every_boat(players: int, slots: int) -> None:
    table = sea(players)
    assert moves(table, "dock") == [f"dock {slot}" for slot in range(1, slots + 1)]


def test_a_slot_of_the_dock_holds_one_boat() -> None:
    table = sea(4)
    put(table, 0, 10)
    for seat, slot in ((1, 2), (2, 4), (3, 1)):
        put(table, seat, 16, slot)
    assert moves(table, "dock") == ["dock 3"]
    assert refusal(table, "dock 2") == "namiji-why-slot"


def test_the_dock_of_five() -> None:
    """Blue comes first and takes slot 5, Green second and takes slot 1: Green chooses first of
    six cards, Blue leaves first."""
    table = sea(5)
    blue, green = 0, 1
    for seat in range(5):
        put(table, seat, seat + 1)
    for slot in (5, 1, 3, 2, 4):
        table.play(f"dock {slot}")
    assert told(table, "dealt-cards") == [{"cards": 6}]
    assert table.turn == green
    assert len(moves(table, "choose")) == 6
    order = []
    while truth(table).question == "draft":
        order.append((table.turn, len(table.moves)))
        table.play(table.moves[0])
    assert order == [(1, 6), (3, 5), (2, 4), (4, 3), (blue, 2)]
    assert table.turn == blue
    assert truth(table).question == "sail"


def test_three_players_share_four_cards_and_one_goes_under_the_deck() -> None:
    table = sea(3)
    dock_deck(table, "rice-balls", "miso-soup", "maki-rolls", "straw-rope")
    gather(table, 0, 1, 2)
    assert told(table, "dealt-cards") == [{"cards": 4}]
    for card in ("maki-rolls", "straw-rope", "rice-balls"):
        table.play(f"choose {card}")
    assert happened(table, "card-under")
    assert truth(table).docks.under == ["miso-soup"]
    assert [boat(table, seat).cards for seat in range(3)] == [
        ["maki-rolls"],
        ["straw-rope"],
        ["rice-balls"],
    ]


def test_the_boat_farthest_from_the_route_leaves_the_dock_first() -> None:
    """R27: slot 1 is ahead inside a dock, so it leaves last."""
    table = sea(3)
    gather(table, 2, 0, 1)
    for _ in range(3):
        table.play(table.moves[0])
    for seat in (1, 0, 2):
        assert table.turn == seat
        table.play("dock 1" if seat == 1 else "dock 2" if seat == 0 else "dock 3")
    assert truth(table).question == "draft"


def test_everybody_waits_at_the_dock_for_the_last_boat() -> None:
    table = sea(3)
    for seat in range(3):
        put(table, seat, seat + 1)
    table.play("dock 3")
    table.play("dock 1")
    assert table.turn == 2
    table.play("sail 5")
    assert table.turn == 2
    assert not happened(table, "dealt-cards")


def test_three_drafts_and_no_more() -> None:
    """R22: at each dock once, none at the ports."""
    table = sea(4)
    drafts = 0
    while not table.over:
        drafts += len(happened(table, "dealt-cards"))
        table.play(
            next((m for m in table.moves if m.text.startswith(("dock", "home"))), table.moves[0])
        )
    assert drafts == 3
    assert [len(b.cards) for b in truth(table).boats] == [3, 3, 3, 3]
    assert truth(table).docks.left == 20 - 12
    assert len(truth(table).docks.under) == 3


def test_the_hand_is_for_the_eyes_of_those_it_has_reached() -> None:
    """R32: passed dock cards are hidden."""
    table = sea(3)
    dock_deck(table, "rice-balls", "miso-soup", "maki-rolls", "straw-rope")
    gather(table, 0, 1, 2)
    assert None not in view(table, 0).docks.hand
    for eyes in (1, 2, None):
        assert view(table, eyes).docks.hand == [None] * 4
    table.play("choose maki-rolls")
    assert view(table, 0).docks.hand == view(table, 1).docks.hand
    assert view(table, 2).docks.hand == [None] * 3


@pytest.mark.parametrize("meal", MEALS)
def test_a_meal_pays_at_once(meal: str) -> None:
    table = sea(3)
    dock_deck(table, meal, "second-hook", "fishmonger", "straw-rope")
    gather(table, 0, 1, 2)
    table.play(f"choose {meal}")
    assert points(table, 0, "meals") == table.scores[0] == MEALS[meal]
    assert told(table, "scored") == [{"source": "meals", "points": MEALS[meal]}]


def test_an_upgrade_pays_nothing_when_it_is_taken() -> None:
    table = sea(3)
    dock_deck(table, "rice-balls", "second-hook", "fishmonger", "straw-rope")
    gather(table, 0, 1, 2)
    table.play("choose fishmonger")
    assert table.scores[0] == 0
    assert boat(table, 0).cards == ["fishmonger"]


def test_dock_cards_lie_open() -> None:
    """R32: dock cards are public once chosen."""
    table = sea(3)
    dock_deck(table, "rice-balls", "second-hook", "fishmonger", "straw-rope")
    gather(table, 0, 1, 2)
    table.play("choose fishmonger")
    for eyes in (None, 0, 1, 2):
        assert view(table, eyes).boats[0].cards == ["fishmonger"]
