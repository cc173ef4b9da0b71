"""Altars are built, and goods are offered on them."""

from __future__ import annotations

import pytest

from kuroshio import IllegalMove
from kuroshio.namazu import state as s
from kuroshio.namazu.state import GOOD_NAMES
from kuroshio.tables.table import Table
from tests.namazu.helpers import (
    altar,
    detail,
    edo,
    events,
    family,
    give,
    has,
    hold,
    improve,
    slots,
    texts,
    to_act,
    use,
)

PRICES = (
    {"steel": 1, "meat": 1, "bone": 1},
    {"meat": 1, "bone": 2},
    {"steel": 1, "meat": 2},
    {"steel": 2, "bone": 1},
)


def on_altar(table: Table, number: int) -> list[str]:
    """The goods on an altar, from left to right."""
    card = table.state.altars[number - 1]
    return [GOOD_NAMES[good] for good in card.offering[: card.count]]


@pytest.mark.parametrize("slot", [1, 2, 3, 4])
def test_an_altar_costs_what_stands_under_its_slot(slot: int) -> None:
    table = edo()
    slots(table, "torii", "gong", "drum", "lantern")
    give(table, 0, **PRICES[slot - 1])
    use(table, "altar-a")
    assert f"erect {slot}" in texts(table)
    table.play(f"erect {slot}")
    assert has(table) == {}
    assert family(table).altars == 1
    assert detail(table, "erected", "series") == ("torii", "gong", "drum", "lantern")[slot - 1]
    assert detail(table, "new-altar", "slot") == slot


def test_an_empty_pile_leaves_the_slot_empty() -> None:
    """B26: the game goes on."""
    table = edo()
    table.state.altar_pile[:] = 0
    slots(table, "torii", "-", "-", "-")
    give(table, 0, steel=2, meat=2, bone=2)
    use(table, "altar-a")
    assert texts(table) == ["erect 1"]
    table.play("erect 1")
    assert table.state.slots.tolist() == [s.NONE] * 4
    to_act(table, "altar-a", "jobs-a")
    assert "activate altar-a" not in texts(table)


def test_gold_pays_for_altars_too() -> None:
    """B20: for any of the three."""
    table = edo()
    slots(table, "torii", "-", "-", "-")
    give(table, 0, steel=1, meat=1, bone=1, gold=1)
    use(table, "altar-a")
    table.play("erect 1")
    assert len(table.moves) == 4
    table.play("pay gold for 1 meat")
    assert has(table) == {"meat": 1}


def test_one_altar_a_turn_at_altar_cells_and_one_more_at_the_market() -> None:
    """B25: two altar cells do not help."""
    table = edo()
    give(table, 0, steel=2, meat=2, bone=2, koban=13)
    to_act(table, "altar-a", "altar-b", "market")
    table.play("activate altar-a")
    table.play("erect 1")
    with pytest.raises(IllegalMove, match="one altar a turn"):
        table.play("activate altar-b")
    table.play("activate market")
    table.play("buy altar 2")
    assert family(table).altars == 2


def test_the_temple_allows_any_altar_for_one_of_each() -> None:
    """B27: the printed price remains possible."""
    table = edo()
    improve(table, "temple")
    slots(table, "torii", "gong", "drum", "lantern")
    give(table, 0, steel=2, meat=1, bone=1)
    use(table, "altar-a")
    assert texts(table) == [
        "erect 1",
        "erect 4",
        "erect 2 by temple",
        "erect 3 by temple",
        "erect 4 by temple",
    ]
    table.play("erect 3 by temple")
    assert has(table) == {"steel": 1}


def test_gold_is_an_offering_of_its_own_kind() -> None:
    """B21: one on an altar."""
    table = edo()
    altar(table, 0, "torii", "gold")
    give(table, 0, gold=2, rice=1)
    use(table, "offerings-a")
    assert texts(table) == ["offer rice"]
    table = edo()
    altar(table, 0, "torii", "rice")
    give(table, 0, gold=2)
    use(table, "offerings-a")
    assert texts(table) == ["offer gold"]


def test_each_altar_takes_different_goods_over_the_whole_game() -> None:
    """B22: the same good may lie on another altar."""
    table = edo()
    one = altar(table, 0, "torii", "rice")
    two = altar(table, 0, "gong")
    give(table, 0, rice=2, ore=1)
    use(table, "offerings-a")
    table.play(f"at altar {one}")
    assert texts(table) == ["offer ore"]
    table.undo()
    table.play(f"at altar {two}")
    assert texts(table) == ["offer rice", "offer ore", "offer rice ore"]


def test_up_to_three_cubes_on_one_or_more_altars() -> None:
    """B23: each calms Namazu by one."""
    table = edo()
    one = altar(table, 0, "torii")
    two = altar(table, 0, "gong")
    give(table, 0, rice=2, ore=2)
    use(table, "offerings-a")
    table.play(f"at altar {one}")
    table.play("offer rice ore")
    assert texts(table) == [f"at altar {two}", "done"]
    table.play(f"at altar {two}")
    assert texts(table) == ["offer rice", "offer ore"]
    table.play("offer ore")
    assert table.state.appeasement == 3
    assert has(table) == {"rice": 1}
    assert table.turn == 1


def test_one_open_altar_is_not_asked_for() -> None:
    table = edo()
    altar(table, 1, "torii")
    altar(table, 0, "gong", "rice", "ore", "bone", "meat")
    altar(table, 0, "drum")
    give(table, 0, rice=1, ore=1, bamboo=1)
    use(table, "offerings-b")
    assert table.state.ask == s.ASK_OFFER
    table.play("offer rice bamboo ore")
    assert on_altar(table, 3) == ["rice", "bamboo", "ore"]


def test_an_altar_built_first_receives_offerings_in_the_same_turn() -> None:
    """B24: if its cell was activated first."""
    table = edo()
    slots(table, "torii", "-", "-", "-")
    give(table, 0, steel=1, meat=1, bone=1, rice=1)
    to_act(table, "altar-a", "offerings-a")
    assert "activate offerings-a" not in texts(table)
    table.play("activate altar-a")
    table.play("erect 1")
    table.play("activate offerings-a")
    table.play("offer rice")
    assert on_altar(table, 1) == ["rice"]


def test_the_places_of_an_altar_fill_from_left_to_right() -> None:
    """B49: the altar is the player's free choice."""
    table = edo()
    altar(table, 0, "torii", "ore", "gold")
    give(table, 0, rice=1, bone=1, meat=1)
    use(table, "offerings-a")
    assert "offer rice meat bone" not in texts(table)  # there is room for two
    table.play("offer rice bone")
    assert on_altar(table, 1) == ["ore", "gold", "rice", "bone"]


def test_with_the_improvement_goods_on_an_altar_may_be_alike() -> None:
    table = edo()
    improve(table, "offerings")
    altar(table, 0, "torii", "rice")
    give(table, 0, rice=3)
    use(table, "offerings-a")
    assert texts(table) == ["offer rice", "offer rice rice", "offer rice rice rice"]
    table.play("offer rice rice rice")
    assert on_altar(table, 1) == ["rice"] * 4


def test_one_may_stop_after_the_first_offering() -> None:
    table = edo()
    one = altar(table, 0, "torii")
    altar(table, 0, "gong")
    give(table, 0, rice=3)
    hold(table, 0, "devotion")
    use(table, "offerings-a")
    assert "done" not in texts(table)
    table.play(f"at altar {one}")
    table.play("offer rice")
    table.play("done")
    assert table.state.appeasement == 1
    assert table.state.ask == s.ASK_ACT


def test_an_event_for_each_offering() -> None:
    table = edo()
    altar(table, 0, "torii")
    give(table, 0, rice=1, ore=1)
    use(table, "offerings-a")
    table.play("offer rice ore")
    assert [event.details for event in events(table, "offered")] == [
        {"good": "rice", "altar": 1},
        {"good": "ore", "altar": 1},
    ]
