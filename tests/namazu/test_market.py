"""The black market."""

from __future__ import annotations

import pytest

from kuroshio import IllegalMove
from kuroshio.namazu import state as s
from tests.namazu.helpers import (
    contract,
    edo,
    family,
    give,
    has,
    hold,
    improve,
    pile,
    slots,
    texts,
    use,
)


@pytest.mark.parametrize(
    ("good", "worth"),
    [("rice", 1), ("bamboo", 1), ("ore", 1), ("steel", 2), ("meat", 2), ("bone", 2), ("gold", 2)],
)
def test_goods_are_sold_many_at_a_time(good: str, worth: int) -> None:
    table = edo()
    give(table, 0, **{good: 2})
    use(table, "market")
    assert texts(table, "sell") == [f"sell 1 {good}", f"sell 2 {good}"]
    table.play(f"sell 2 {good}")
    assert has(table) == {"koban": 2 * worth}


def test_sales_have_no_limit() -> None:
    table = edo()
    give(table, 0, rice=25)
    use(table, "market")
    for count in (10, 10, 5):
        table.play(f"sell {count} rice")
    assert has(table) == {"koban": 25}


def test_sales_and_purchases_in_any_order_one_purchase_a_line() -> None:
    """B29: nothing forces a sale."""
    table = edo()
    slots(table, "torii", "gong", "drum", "lantern")
    give(table, 0, koban=32, bone=2)
    use(table, "market")
    table.play("buy improvement rest")
    assert texts(table, "buy improvement") == []
    table.play("sell 1 bone")
    table.play("buy altar 3")
    assert texts(table, "buy altar") == []
    table.play("buy pact")
    table.play("sell 1 bone")
    table.play("buy card")
    table.play(texts(table)[0])
    assert texts(table, "buy") == []
    with pytest.raises(IllegalMove, match="used that line"):
        table.play("buy card")
    assert has(table) == {"koban": 4}
    table.play("done")


def test_the_next_visit_opens_all_lines_again() -> None:
    table = edo()
    give(table, 0, koban=10)
    use(table, "market")
    table.play("buy improvement rest")
    table.play("done")
    use(table, "market")
    assert "buy improvement temple" in texts(table)
    assert "buy improvement rest" not in texts(table)


def test_an_improvement_costs_five_and_works_at_once() -> None:
    table = edo()
    give(table, 0, koban=5)
    use(table, "market")
    assert len(texts(table, "buy improvement")) == 6
    table.play("buy improvement brigands")
    assert family(table).has[s.WITH_BRIGANDS] == 1
    assert has(table) == {}
    give(table, 0, koban=4)
    with pytest.raises(IllegalMove):
        table.play("buy improvement rest")


def test_at_most_five_improvements() -> None:
    """B30: the sixth marker stands on the tournament counter."""
    table = edo()
    improve(table, "brigands", "placement", "barter", "offerings", "rest")
    give(table, 0, koban=20)
    use(table, "market")
    with pytest.raises(IllegalMove, match="no marker left"):
        table.play("buy improvement temple")


def test_a_bought_altar_costs_thirteen_and_is_replaced() -> None:
    table = edo()
    slots(table, "torii", "-", "-", "-")
    give(table, 0, koban=13)
    use(table, "market")
    assert texts(table, "buy altar") == ["buy altar 1"]
    table.play("buy altar 1")
    assert has(table) == {}
    assert family(table).altars == 1
    assert table.state.slots[0] != s.NONE


def test_a_card_costs_four() -> None:
    table = edo()
    pile(table, "racket", "devotion")
    give(table, 0, koban=4)
    use(table, "market")
    table.play("buy card")
    assert texts(table) == ["keep racket", "keep devotion"]
    table.play("keep devotion")
    assert has(table) == {}
    assert family(table).hand_count == 1


def test_the_pact_costs_ten_and_a_contract() -> None:
    """B18: it uses one of the two pawns; B19: one family alone can ever hold it."""
    table = edo()
    give(table, 0, koban=10)
    use(table, "market")
    table.play("buy pact")
    assert family(table).contracts == 1
    assert table.state.contract[s.YAKUZA - s.KNACKER] == 0
    table.play("done")
    give(table, 1, koban=10)
    use(table, "market", seat=1)
    with pytest.raises(IllegalMove, match="sealed already"):
        table.play("buy pact")
    table = edo()
    contract(table, 0, "smith", "knacker")
    give(table, 0, koban=10)
    use(table, "market")
    assert "buy pact" not in texts(table)


def test_cards_can_be_played_inside_a_visit() -> None:
    """B32: for instance to pay for something."""
    table = edo()
    hold(table, 0, "discreet-ingot")
    use(table, "market")
    table.play("play discreet-ingot")
    assert has(table) == {"gold": 1, "koban": 1}
    table.play("sell 1 gold")
    assert has(table) == {"koban": 3}
