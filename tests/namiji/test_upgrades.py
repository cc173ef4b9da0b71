"""The twelve upgrades."""

from __future__ import annotations

import pytest

from kuroshio.namiji.docks import improve
from kuroshio.namiji.state import FISHMONGER, SECOND_HOOK, STRAW_ROPE, WOVEN_POT
from tests.namiji.helpers import (
    bag,
    boat,
    dock_deck,
    fish_name,
    gather,
    give,
    happened,
    moves,
    pile_of_nets,
    points,
    put,
    rack,
    school,
    sea,
    stop_at,
    told,
    truth,
)
from tests.namiji.test_docks import MEALS

UPGRADES = {
    *("second-hook", "fishmonger", "wide-net", "net-floats", "woven-pot", "salted-bait"),
    *("paper-lanterns", "twin-offerings", "bow-whistle", "glass-bucket", "long-spyglass"),
    "straw-rope",
}


def test_the_box_has_eight_meals_and_twelve_upgrades() -> None:
    """Straw rope is in test_rocks, wide net in test_nets, the woven pot in test_trap, twin
    offerings in test_whirlpool; the others are here."""
    assert set(sea().box.names["dock"]) == UPGRADES | set(MEALS)
    assert len(sea().box.names["dock"]) == 20


def test_an_upgrade_works_from_the_next_stop_on() -> None:
    table = sea(3)
    dock_deck(table, "rice-balls", "miso-soup", "maki-rolls", "paper-lanterns")
    gather(table, 0, 1, 2)
    table.play("choose paper-lanterns")
    table.play("choose rice-balls")
    table.play("choose miso-soup")
    stop_at(table, 0, "whirlpool")
    assert points(table, 0, "upgrades") == 2


def test_an_upgrade_works_for_its_owner_alone() -> None:
    table = sea()
    give(table, 1, "paper-lanterns")
    stop_at(table, 0, "whirlpool")
    assert table.scores == [0, 0, 0, 0]


@pytest.mark.parametrize(
    ("upgrade", "number"), [(SECOND_HOOK, 2), (FISHMONGER, 4), (WOVEN_POT, 3), (STRAW_ROPE, 3)]
)
def test_of_two_alike_both_work_but_a_limit_is_one(upgrade: int, number: int) -> None:
    """A box may have several copies of an upgrade (R20)."""
    table = sea()
    boat, box = table.state.boats[0], table.box.plain
    for _ in range(2):
        improve(boat, upgrade, box.number[box.upgrade.index(upgrade)])
    assert boat.upgrade[upgrade] == number


# --- angling --------------------------------------------------------------------------------


def test_second_hook_offers_another_fish_after_keeping() -> None:
    """R21: it is optional."""
    table = sea()
    give(table, 0, "second-hook")
    school(table, up="G1", down="B1 B1 B1")
    stop_at(table, 0, "angling")
    table.play("take green bream")
    table.play("keep A1")
    assert truth(table).question == "second-fish"
    assert moves(table) == ["take blue bream", "take hidden", "done"]
    table.play("done")
    assert truth(table).question == "sail"


def test_second_hook_flips_again_and_offers_no_third_fish() -> None:
    """R20: once per stop."""
    table = sea()
    give(table, 0, "second-hook")
    school(table, up="G1", down="B1 B1 B1")
    stop_at(table, 0, "angling")
    table.play("take green bream")
    table.play("keep A1")
    table.play("take hidden")
    assert len(happened(table, "flipped-fish")) == 1
    table.play("keep B1")
    assert truth(table).question == "sail"


def test_second_hook_may_take_the_released_fish_again() -> None:
    """R39: it lies face up."""
    table = sea()
    give(table, 0, "second-hook")
    school(table, up="G1")
    stop_at(table, 0, "angling")
    table.play("take green bream")
    table.play("release")
    assert moves(table) == ["take green bream", "done"]


def test_second_hook_is_not_offered_with_a_full_rack() -> None:
    """R39."""
    table = sea()
    give(table, 0, "second-hook")
    rack(table, 0, "G1 B2 G1 B2 / G1 B2 G1 B2 / G1 B2 G1 .")
    school(table, up="G1 G2 G3")
    stop_at(table, 0, "angling")
    table.play("take green bream")
    table.play("keep D3")
    assert truth(table).question == "sail"


def test_second_hook_is_not_offered_with_an_empty_school() -> None:
    """R39."""
    table = sea()
    give(table, 0, "second-hook")
    school(table, up="G1")
    stop_at(table, 0, "angling")
    table.play("take green bream")
    table.play("keep A1")
    assert truth(table).question == "sail"


def test_second_hook_works_again_at_the_next_stop() -> None:
    """R20: once per stop, at every stop."""
    table = sea()
    give(table, 0, "second-hook")
    for _ in range(2):
        school(table, up="G1", down="B1 B1 B1")
        stop_at(table, 0, "angling")
        table.play("take green bream")
        table.play("release")
        assert truth(table).question == "second-fish"
        table.play("done")


def test_fishmonger_pays_for_a_fish_kept() -> None:
    table = sea()
    give(table, 0, "fishmonger")
    school(table, up="G1", down="B1")
    stop_at(table, 0, "angling")
    table.play("take green bream")
    assert table.scores[0] == 0
    table.play("keep A1")
    assert points(table, 0, "upgrades") == table.scores[0] == 2


def test_fishmonger_pays_nothing_for_a_fish_released() -> None:
    table = sea()
    give(table, 0, "fishmonger")
    school(table, up="G1", down="B1")
    stop_at(table, 0, "angling")
    table.play("take green bream")
    table.play("release")
    assert table.scores[0] == 0


@pytest.mark.parametrize(
    ("first", "second", "worth"),
    [
        ("keep", "keep", 2),
        ("keep", "release", 2),
        ("release", "keep", 2),
        ("release", "release", 0),
        ("keep", "done", 2),
        ("release", "done", 0),
    ],
)
def test_fishmonger_pays_once_a_stop_with_two_hooks(first: str, second: str, worth: int) -> None:
    """R20, R21: two upgrades at one stop; the points come at its end, by themselves."""
    table = sea()
    give(table, 0, "fishmonger", "second-hook")
    school(table, up="G1 B1", down="B1 B2 B3")
    stop_at(table, 0, "angling")
    table.play("take green bream")
    table.play(moves(table, first)[0])
    assert points(table, 0, "upgrades") == 0
    if second == "done":
        table.play("done")
    else:
        table.play("take blue bream")
        table.play(moves(table, second)[0])
    assert truth(table).question == "sail"
    assert points(table, 0, "upgrades") == worth


# --- nets -----------------------------------------------------------------------------------


@pytest.mark.parametrize("answer", ["cast 1 A1 across", "release"])
def test_net_floats_pay_for_every_stop_kept_or_released(answer: str) -> None:
    table = sea()
    give(table, 0, "net-floats")
    stop_at(table, 0, "net")
    table.play(answer)
    assert points(table, 0, "upgrades") == table.scores[0] == 2


def test_net_floats_pay_once_with_a_wide_net() -> None:
    """R20: however many nets were revealed."""
    table = sea()
    give(table, 0, "net-floats", "wide-net")
    pile_of_nets(table, "G1", "B2", "O3", "O4")
    stop_at(table, 0, "net")
    table.play("reveal")
    table.play("reveal")
    table.play("release")
    assert points(table, 0, "upgrades") == 2


# --- crustaceans ----------------------------------------------------------------------------


def test_salted_bait_pays_for_a_haul_kept() -> None:
    table = sea()
    give(table, 0, "salted-bait")
    bag(table, shrimp=9)
    stop_at(table, 0, "crustacean")
    table.play("draw")
    table.play("stop")
    assert (points(table, 0, "trap"), points(table, 0, "upgrades")) == (2, 2)


def test_salted_bait_pays_for_a_haul_that_ends_by_itself() -> None:
    table = sea()
    give(table, 0, "salted-bait")
    bag(table, shrimp=9)
    stop_at(table, 0, "crustacean")
    for _ in range(4):
        table.play("draw")
    assert table.scores[0] == 5 + 2


def test_salted_bait_pays_nothing_for_a_haul_lost() -> None:
    table = sea()
    give(table, 0, "salted-bait")
    bag(table, crabs=9)
    stop_at(table, 0, "crustacean")
    table.play("draw")
    assert table.scores[0] == 0


def test_salted_bait_and_the_woven_pot_work_together() -> None:
    """R21: several upgrades at one stop."""
    table = sea()
    give(table, 0, "salted-bait", "woven-pot")
    bag(table, crabs=9)
    stop_at(table, 0, "crustacean")
    table.play("draw")
    table.play("stop")
    assert table.scores[0] == 2 + 2


# --- whirlpools and panoramas ---------------------------------------------------------------


def test_paper_lanterns_pay_for_an_offering() -> None:
    table = sea()
    give(table, 0, "paper-lanterns")
    stop_at(table, 0, "whirlpool")
    assert points(table, 0, "upgrades") == 2
    assert told(table, "scored") == [{"source": "upgrades", "points": 2}]


def test_paper_lanterns_and_twin_offerings_pay_together_and_once() -> None:
    """R20, R21: +2 and +1, for two offerings as for one."""
    table = sea()
    give(table, 0, "paper-lanterns", "twin-offerings")
    stop_at(table, 0, "whirlpool")
    assert points(table, 0, "upgrades") == 0
    table.play("offer 2")
    assert points(table, 0, "upgrades") == 3


@pytest.mark.parametrize(
    ("card", "panorama", "worth"),
    [("bow-whistle", "dolphin", 3), ("glass-bucket", "octopus", 3), ("long-spyglass", "whale", 2)],
)
def test_panorama_upgrades_pay_for_every_section(card: str, panorama: str, worth: int) -> None:
    table = sea()
    give(table, 0, card)
    for stops in (1, 2):
        stop_at(table, 0, panorama)
        assert points(table, 0, "upgrades") == stops * worth
    for other in {"dolphin", "octopus", "whale"} - {panorama}:
        put(table, 0, 0)
        stop_at(table, 0, other)
    assert points(table, 0, "upgrades") == 2 * worth


def test_upgrades_pay_nothing_at_docks_and_ports() -> None:
    table = sea(3)
    give(table, 0, "fishmonger", "net-floats", "salted-bait")
    gather(table, 0, 1, 2)
    assert table.scores == [0, 0, 0]


def test_upgrades_pay_nothing_at_other_stations() -> None:
    table = sea()
    give(table, 0, "paper-lanterns", "bow-whistle", "net-floats")
    school(table, up="G1", down="B1")
    stop_at(table, 0, "angling")
    table.play(f"take {fish_name(table, 'G1')}")
    table.play("keep A1")
    stop_at(table, 0, "whale")
    assert points(table, 0, "upgrades") == 0
    assert boat(table, 0).panoramas["whale"] == 1
