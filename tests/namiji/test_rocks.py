"""Sacred Rocks: drawing, keeping, and every objective met and just not met."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from kuroshio.tables.table import Table
from tests.namiji.helpers import (
    boat,
    give,
    happened,
    hold,
    moves,
    pile_of_nets,
    points,
    rack,
    rock_deck,
    sail_home,
    sea,
    stop_at,
    told,
    truth,
)

# --- drawing --------------------------------------------------------------------------------


def test_two_cards_are_drawn_and_one_is_kept() -> None:
    """R19: exactly one; there is no way to keep none."""
    table = sea()
    rock_deck(table, "heavy-boat", "deep-hold", "gourmet")
    stop_at(table, 0, "rock")
    assert moves(table) == ["pick deep-hold", "pick heavy-boat"]
    table.play("pick heavy-boat")
    assert boat(table, 0).rocks == ["heavy-boat"]
    assert truth(table).rocks.under == ["gourmet", "deep-hold"]
    assert truth(table).question == "sail"


def test_a_deck_of_one_card_gives_that_one() -> None:
    """R18."""
    table = sea()
    rock_deck(table, "gourmet")
    stop_at(table, 0, "rock")
    assert boat(table, 0).rocks == ["gourmet"]
    assert truth(table).question == "sail"
    assert truth(table).rocks.under == []


def test_an_empty_deck_gives_nothing() -> None:
    """R18: with or without straw rope."""
    for cards in ((), ("straw-rope",)):
        table = sea()
        give(table, 0, *cards)
        rock_deck(table)
        stop_at(table, 0, "rock")
        assert told(table, "nothing-there") == [{"station": "rock"}]
        assert truth(table).question == "sail"


def test_straw_rope_lets_its_owner_look_at_three_and_keep_two() -> None:
    """R19: one or two, never none."""
    table = sea()
    give(table, 0, "straw-rope")
    rock_deck(table, "heavy-boat", "deep-hold", "gourmet", "tinkerer")
    stop_at(table, 0, "rock")
    assert moves(table) == ["look 2", "look 3"]
    table.play("look 3")
    assert moves(table) == ["pick deep-hold", "pick heavy-boat", "pick gourmet"]
    table.play("pick gourmet")
    assert moves(table) == ["pick deep-hold", "pick heavy-boat", "done"]
    table.play("pick deep-hold")
    assert boat(table, 0).rocks == ["gourmet", "deep-hold"]
    assert truth(table).rocks.under == ["tinkerer", "heavy-boat"]
    assert truth(table).question == "sail"


def test_straw_rope_may_keep_only_one() -> None:
    """R19: the rest goes under the deck."""
    table = sea()
    give(table, 0, "straw-rope")
    rock_deck(table, "heavy-boat", "deep-hold", "gourmet", "tinkerer")
    stop_at(table, 0, "rock")
    table.play("look 3")
    table.play("pick gourmet")
    table.play("done")
    assert boat(table, 0).rocks == ["gourmet"]
    assert truth(table).rocks.under == ["tinkerer", "heavy-boat", "deep-hold"]


def test_straw_rope_is_optional() -> None:
    """R21: whoever looks at two keeps one, like everybody else."""
    table = sea()
    give(table, 0, "straw-rope")
    rock_deck(table, "heavy-boat", "deep-hold", "gourmet")
    stop_at(table, 0, "rock")
    table.play("look 2")
    table.play("pick deep-hold")
    assert truth(table).question == "sail"
    assert boat(table, 0).rocks == ["deep-hold"]


def test_straw_rope_and_a_deck_of_one_card() -> None:
    """R18."""
    table = sea()
    give(table, 0, "straw-rope")
    rock_deck(table, "gourmet")
    stop_at(table, 0, "rock")
    assert boat(table, 0).rocks == ["gourmet"]


# --- objectives -----------------------------------------------------------------------------

Scene = Callable[[Table], object]


def with_rack(text: str) -> Scene:
    return lambda table: rack(table, 0, text)


def with_fields(**fields: Any) -> Scene:
    def change(table: Table) -> None:
        for name, value in fields.items():
            table.state.boats[0][name] = value

    return change


def with_cards(*cards: str) -> Scene:
    return lambda table: give(table, 0, *cards)


# card: points, a collection that meets it, one that just does not
OBJECTIVES: dict[str, tuple[int, Scene, Scene]] = {
    "skilled-fisherman": (
        4,
        with_rack("G1 G2 G3 G4 / G1 G2 . . / G1 G2 . ."),
        with_rack("G1 G2 G3 G4 / B1 O2 . . / O1 . . ."),
    ),
    "deep-hold": (
        4,
        with_rack("G1 . . . / B2 . . . / O1 O2 O3 O4"),
        with_rack("G1 G2 G3 G4 / B1 B2 B3 B4 / O1 O2 O3 G4"),
    ),
    "weaver-of-lines": (
        3,
        with_rack("G1 G2 G3 G4 / B1 . . . / O1 . . ."),
        with_rack("G1 G2 G3 G4 / B1 B2 B3 B4 / G2 . . ."),
    ),
    "heavy-boat": (
        4,
        with_rack("G1 B2 G3 B4 / G1 B2 G3 B4 / O2 G1 . ."),
        with_rack("G1 B2 G3 B4 / G1 B2 G3 B4 / O2 . . ."),
    ),
    "blue-tide": (3, with_rack("B1 B2 O1 B3 / B4"), with_rack("B1 B2 O1 B3 / G4 O4")),
    "orange-dusk": (3, with_rack("O1 O2 B1 O3 / O4"), with_rack("O1 O2 B1 O3 / G4 B4")),
    "green-shallows": (3, with_rack("G1 G2 B1 G3 / G4"), with_rack("G1 G2 B1 G3 / O4 B4")),
    "four-cousins": (3, with_rack("G1 G2 B3 / O4"), with_rack("G1 G2 B3 O3 / O1 B2")),
    "net-mender": (4, with_fields(nets=3), with_fields(nets=2)),
    "brimming-trap": (4, with_fields(shrimp=4, crabs=2), with_fields(shrimp=4, crabs=1)),
    "crab-whisperer": (3, with_fields(crabs=2), with_fields(shrimp=9, crabs=1)),
    "at-peace-with-the-sea": (4, with_fields(offerings=0), with_fields(offerings=1)),
    "proud-captain": (4, with_fields(offerings=2), with_fields(offerings=1)),
    "dolphin-friend": (3, with_fields(panorama=(3, 0, 0)), with_fields(panorama=(2, 4, 5))),
    "octopus-charmer": (4, with_fields(panorama=(0, 4, 0)), with_fields(panorama=(3, 3, 5))),
    "whale-song": (4, with_fields(panorama=(0, 0, 4)), with_fields(panorama=(3, 4, 3))),
    "two-horizons": (3, with_fields(panorama=(0, 2, 2)), with_fields(panorama=(1, 1, 5))),
    "first-to-see": (3, with_fields(bonus=(0, 1, 0)), with_fields(panorama=(3, 4, 5))),
    "gourmet": (
        4,
        with_cards("rice-balls", "maki-rolls", "fishmonger"),
        with_cards("rice-balls", "straw-rope", "fishmonger"),
    ),
    "tinkerer": (
        3,
        with_cards("rice-balls", "straw-rope", "fishmonger"),
        with_cards("rice-balls", "maki-rolls", "fishmonger"),
    ),
}


def test_every_objective_of_the_box_is_tested() -> None:
    assert set(OBJECTIVES) == set(sea().box.names["rock"])


@pytest.mark.parametrize("card", OBJECTIVES)
def test_an_objective_that_is_met_pays(card: str) -> None:
    worth, met, _ = OBJECTIVES[card]
    table = sea(3)
    met(table)
    hold(table, 0, card)
    sail_home(table, 0, 1, 2)
    assert {"card": card, "points": worth} in told(table, "scored-rock")
    assert points(table, 0, "rocks") == worth


@pytest.mark.parametrize("card", OBJECTIVES)
def test_an_objective_that_is_just_not_met_pays_nothing(card: str) -> None:
    """R19: and costs nothing either."""
    _, _, missed = OBJECTIVES[card]
    table = sea(3)
    missed(table)
    hold(table, 0, card)
    sail_home(table, 0, 1, 2)
    assert told(table, "failed-rock") == [{"card": card}]
    assert points(table, 0, "rocks") == 0


def test_both_cells_of_a_net_count_as_fish_and_one_as_a_net() -> None:
    """R40: two nets are four fish, but two nets."""
    table = sea(3)
    for net in ("B1", "B2"):
        pile_of_nets(table, net)
        stop_at(table, 0, "net")
        table.play(moves(table, "cast")[0])
    assert boat(table, 0).rack["A1"].net == "blue bream"
    hold(table, 0, "blue-tide", "net-mender")
    sail_home(table, 0, 1, 2)
    assert [event["card"] for event in told(table, "scored-rock")] == ["blue-tide"]
    assert [event["card"] for event in told(table, "failed-rock")] == ["net-mender"]


def test_three_nets_mend() -> None:
    """R40: net tokens are counted as they are cast."""
    table = sea(3)
    for net in ("B1", "B2", "G3"):
        pile_of_nets(table, net)
        stop_at(table, 0, "net")
        table.play(moves(table, "cast")[0])
    hold(table, 0, "net-mender")
    sail_home(table, 0, 1, 2)
    assert points(table, 0, "rocks") == 4


def test_rocks_count_before_the_penalty_and_for_everyone() -> None:
    table = sea(3)
    hold(table, 0, "proud-captain")
    hold(table, 2, "at-peace-with-the-sea", "gourmet")
    sail_home(table, 0, 1, 2)
    kinds = [event.kind for event in happened(table, "scored-rock", "failed-rock", "scored")]
    assert kinds == ["scored", "scored-rock", "failed-rock", "failed-rock", *["scored"] * 3]
    assert [points(table, seat, "rocks") for seat in range(3)] == [4, 0, 0]
