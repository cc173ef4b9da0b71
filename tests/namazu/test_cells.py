"""What the cells do: fields, Fuji, jobs, rest, barter, artisans, contracts, gold."""

from __future__ import annotations

import pytest

from kuroshio import IllegalMove
from kuroshio.namazu import state as s
from tests.namazu.helpers import (
    build,
    contract,
    detail,
    edo,
    events,
    family,
    give,
    has,
    improve,
    put,
    texts,
    to_act,
    use,
)

ARTISANS = {
    # the price and what it brings
    "knacker": ({"rice": 1, "ore": 1}, {"bone": 2}),
    "butcher": ({"rice": 1, "bamboo": 1}, {"meat": 2}),
    "smith": ({"bamboo": 1, "ore": 1}, {"steel": 2}),
    "goldsmith": ({"rice": 1, "bamboo": 1, "ore": 1}, {"gold": 1}),
    "gaming": ({"rice": 2}, {"koban": 4}),
}


@pytest.mark.parametrize("good", ["rice", "bamboo", "ore"])
def test_a_field_gives_a_cube(good: str) -> None:
    table = edo()
    use(table, f"{good}-a")
    assert has(table) == {good: 1}


def test_fuji_gives_a_point_of_force() -> None:
    table = edo()
    family(table).force = 5
    use(table, "fuji-a")
    assert family(table).force == 6


def test_small_jobs_give_a_koban() -> None:
    table = edo()
    use(table, "jobs-b")
    assert has(table) == {"koban": 1}


def test_rest_gives_four_force_seven_with_the_improvement_up_to_twelve() -> None:
    for improved, before, after in ((False, 3, 7), (True, 3, 10), (False, 10, 12), (True, 8, 12)):
        table = edo()
        family(table).force = before
        if improved:
            improve(table, "rest")
        use(table, "rest-a")
        assert family(table).force == after


def test_every_activation_is_optional() -> None:
    table = edo()
    to_act(table, "rice-a", "jobs-a")
    assert texts(table) == ["activate rice-a", "activate jobs-a", "done"]
    table.play("done")
    assert has(table) == {}
    assert table.turn == 1


def test_the_turn_ends_when_nothing_is_left_to_do() -> None:
    table = edo()
    to_act(table, "rice-a", "knacker")
    table.play("activate rice-a")
    assert table.turn == 1


# --- artisans -------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ARTISANS)
def test_an_artisan_works_for_the_goods_it_asks(name: str) -> None:
    price, product = ARTISANS[name]
    table = edo()
    give(table, 0, **price)
    use(table, name)
    assert has(table) == product
    for good in price:
        short = edo()
        give(short, 0, **{**price, good: price[good] - 1})
        to_act(short, name, "jobs-a")
        with pytest.raises(IllegalMove, match="asks for"):
            short.play(f"activate {name}")


def test_the_armourer_adds_a_shield_up_to_three() -> None:
    """B50: at three it can still be used, and is paid in full."""
    table = edo()
    for shield in (1, 2, 3, 3):
        give(table, 0, ore=2)
        use(table, "armourer")
        if table.state.ask == s.ASK_SIGN:
            table.play("done")
        assert family(table).shield == shield
        assert has(table) == {}


def test_the_builder_needs_a_building_that_is_left() -> None:
    """B50: three in all."""
    table = edo()
    build(table, 0, "rice-a", "rice-b", "ore-a")
    give(table, 0, rice=1, bamboo=2)
    to_act(table, "builder", "jobs-a")
    with pytest.raises(IllegalMove, match="all your buildings stand already"):
        table.play("activate builder")


def test_a_full_store_takes_what_fits_and_the_price_is_due_in_full() -> None:
    """B45: two bones with three in store make four."""
    table = edo()
    give(table, 0, rice=1, ore=1, bone=3)
    use(table, "knacker")
    assert has(table) == {"bone": 4}
    assert detail(table, "surplus", "count") == 1


def test_a_use_without_gain_is_legal() -> None:
    """B50: full force on Fuji, a full store at the smith; it can serve to sign."""
    table = edo()
    use(table, "fuji-a")
    assert family(table).force == 12
    give(table, 0, bamboo=1, ore=1, steel=4)
    use(table, "smith")
    assert has(table) == {"steel": 4}
    table.play("sign")
    assert family(table).contracts == 1


# --- contracts ------------------------------------------------------------------------------


def test_a_contract_is_signed_on_the_first_paid_use_and_makes_later_ones_free() -> None:
    """B17: for its holder only; the others still pay and use the cell."""
    table = edo()
    give(table, 0, bamboo=1, ore=1)
    use(table, "smith")
    assert texts(table) == ["sign", "done"]
    table.play("sign")
    assert table.state.contract[s.SMITH - s.KNACKER] == 0
    use(table, "smith")
    assert has(table) == {"steel": 4}
    give(table, 1, bamboo=1, ore=1)
    use(table, "smith", seat=1)
    assert has(table, 1)["steel"] == 2
    assert family(table, 1).contracts == 0
    to_act(table, "smith", "jobs-a", seat=1)
    assert "activate smith" not in texts(table)


def test_a_contract_that_was_refused_is_not_offered_again() -> None:
    """B17: nor one that was impossible for lack of pawns."""
    table = edo()
    for _ in range(2):
        give(table, 0, rice=2)
        use(table, "gaming")
        if table.state.ask == s.ASK_SIGN:
            table.play("done")
    assert family(table).contracts == 0
    contract(table, 0, "knacker", "butcher")
    give(table, 0, ore=2)
    use(table, "armourer")
    assert table.state.ask != s.ASK_SIGN
    table.state.contract[s.KNACKER - s.KNACKER] = s.NONE
    family(table).contracts = 1
    give(table, 0, ore=2)
    use(table, "armourer")
    assert table.state.ask != s.ASK_SIGN


def test_seven_cells_and_the_pact_take_contracts() -> None:
    """B18: the market takes none, the yakuza only by the pact."""
    table = edo()
    priced = [s.KNACKER + n for n, there in enumerate(table.box.plain.priced) if there]
    assert set(priced) == set(range(s.KNACKER, s.GAMING + 1)) - {s.YAKUZA, s.MARKET}
    use(table, "market")
    table.play("done")
    assert not events(table, "signed")


def test_at_most_two_contracts() -> None:
    table = edo()
    contract(table, 0, "knacker", "butcher")
    give(table, 0, rice=2)
    use(table, "gaming")
    assert family(table).contracts == 2
    assert has(table) == {"koban": 4}
    assert table.turn == 1


def test_the_yakuza_only_serve_the_family_with_the_pact() -> None:
    """B19: without it one may stand there, to no effect (B50)."""
    table = edo()
    table.play("stand rest-b yakuza")
    assert texts(table) == ["activate rest-b", "done"]
    table = edo()
    contract(table, 0, "yakuza")
    use(table, "yakuza")
    assert table.state.ask == s.ASK_KEEP


# --- gold -----------------------------------------------------------------------------------


def test_gold_stands_for_any_good_in_a_payment_by_the_payers_choice() -> None:
    """B20: when there is a choice it is asked."""
    table = edo()
    give(table, 0, bamboo=1, ore=1, gold=2)
    use(table, "smith")
    assert texts(table) == [
        "pay",
        "pay gold for 1 bamboo",
        "pay gold for 1 ore",
        "pay gold for 1 bamboo 1 ore",
    ]
    table.play("pay gold for 1 ore")
    assert has(table) == {"ore": 1, "gold": 1, "steel": 2}


def test_a_payment_with_only_one_way_is_made_without_asking() -> None:
    """B20: gold for what is lacking."""
    table = edo()
    give(table, 0, bamboo=1, gold=1)
    use(table, "smith")
    assert has(table) == {"steel": 2}


def test_gold_is_no_koban() -> None:
    """B20: it pays neither the fee nor the market's prices."""
    table = edo()
    give(table, 0, gold=2)
    put(table, 1, "rice-a")
    assert not [text for text in texts(table) if "rice-a" in text and "altar-a" in text]
    use(table, "market")
    assert texts(table, "buy") == []


# --- barter ---------------------------------------------------------------------------------


def test_barter_is_one_for_one_of_the_same_class() -> None:
    """B28: primary for primary, manufactured for manufactured, no gold either way."""
    table = edo()
    give(table, 0, rice=1, steel=1, gold=1)
    use(table, "barter")
    assert texts(table) == [
        "swap rice for bamboo",
        "swap rice for ore",
        "swap steel for meat",
        "swap steel for bone",
    ]
    table.play("swap rice for ore")
    assert has(table) == {"ore": 1, "steel": 1, "gold": 1}


def test_with_the_improvement_any_good_is_bartered_for_any() -> None:
    table = edo()
    give(table, 0, rice=1)
    improve(table, "barter")
    use(table, "barter")
    assert len(table.moves) == 5
    table.play("swap rice for bone")
    assert has(table) == {"bone": 1}


def test_no_barter_of_like_for_like_or_into_a_full_store() -> None:
    """B52: and none at all if nothing else is left."""
    table = edo()
    give(table, 0, steel=4, meat=4, bone=4)
    to_act(table, "barter", "jobs-a")
    with pytest.raises(IllegalMove, match="nothing that could be bartered"):
        table.play("activate barter")
    give(table, 0, bone=3)
    table.play("activate barter")
    assert texts(table) == ["swap steel for bone", "swap meat for bone"]
