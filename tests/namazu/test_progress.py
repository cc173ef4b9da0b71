"""What views tell of what a family lacks and could do: tried out by playing it."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator

import kuroshio
from kuroshio.core.view import Event
from kuroshio.namazu import state as s
from kuroshio.namazu.progress import Lack, Placing, Use, Yours
from kuroshio.tables.table import Table
from tests.namazu.helpers import (
    altar,
    attack,
    edo,
    family,
    give,
    hold,
    improve,
    seen,
    slots,
    texts,
    to_act,
    use,
)
from tests.play import random_steps

GAMES = 12


def positions(*questions: str) -> Iterator[Table]:
    """Positions of random games in which one of these questions is asked."""
    for seed in range(GAMES):
        table = Table(kuroshio.game_named("namazu"), 2 + seed % 3, seed)
        for _ in random_steps(table, seed):
            if not table.over and s.QUESTIONS[table.state.ask] in questions:
                yield table


def cells_of(move: str) -> list[str]:
    return move.split()[1:]


def yours(table: Table, seat: int = 0) -> Yours:
    found = seen(table, seat).yours
    assert found is not None
    return found


def placing(table: Table) -> Placing:
    found = seen(table, None).placing
    assert found is not None
    return found


def test_closed_cells_are_those_where_no_money_and_no_card_lets_one_stand() -> None:
    for table in positions("stand", "third"):
        told = placing(table)
        rich = table.copy()
        family(rich, rich.state.family).store[s.KOBAN] = 99
        rich.state.passage = 1
        rich.refresh()
        open_cells = {cell for move in texts(rich, "stand") for cell in cells_of(move)}
        assert set(table.box.names["cells"]) - open_cells == set(told.closed)
        assert told.ashigarus == len(cells_of(texts(table, "stand")[0]))


def test_fees_are_what_is_paid() -> None:
    for table in positions("stand", "third"):
        fees = placing(table).fees
        seat = table.state.family
        for move in random.Random(len(table.line)).sample(texts(table, "stand"), 1):
            after = table.copy()
            after.play(move)
            paid = [event for event in after.true_events() if event.kind == "handed"]
            told = sum(fees.get(cell, 0) for cell in cells_of(move))
            assert told == sum(int(event.details["count"] or 0) for event in paid)
            assert all(event.seat == seat for event in paid)


def test_it_is_told_within_what_two_cells_must_lie() -> None:
    table = edo()
    assert placing(table).within == "sector"
    improve(table, "placement")
    assert placing(table).within == "neighbours"
    hold(table, 0, "safe-passage")
    table.play("play safe-passage")
    assert placing(table).within == "anywhere"
    assert placing(table).ashigarus == 2


def gained(events: list[Event], seat: int) -> Counter[str]:
    """What a family got by a cell: goods, force, shield."""
    found: Counter[str] = Counter()
    for event in events:
        if event.seat == seat and event.kind == "gained":
            found[str(event.details["good"])] += int(event.details["count"] or 0)
        if event.seat == seat and event.kind in ("force", "shield"):
            found[event.kind] += int(event.details["change"] or 0)
    return found


def tried(table: Table, told: Use) -> Counter[str]:
    """What a cell really gives, however it is paid."""
    after = table.copy()
    after.play(f"activate {told.cell}")
    if after.state.ask == s.ASK_PAY:
        after.play(after.moves[0])
    return gained(after.true_events(), int(table.state.family))


def test_what_a_use_gives_is_what_it_gives_when_it_is_played() -> None:
    asks_first = ("tournament", "barter", "offerings", "altar", "market", "builder", "yakuza")
    looked_at: Counter[str] = Counter()
    for table in positions("act"):
        for told in seen(table, None).uses:
            kind = told.cell.partition("-")[0]
            looked_at[kind] += 1
            assert (told.why is None) == table.allows(table.parse(f"activate {told.cell}"))
            if told.why is not None:
                key = table.why_not(table.parse(f"activate {told.cell}")).key
                assert key == f"namazu-why-{told.why}"
            elif kind not in asks_first:
                given = {what: n for what, n in told.gives.items() if n}
                assert given == dict(tried(table, told))
    assert len(looked_at) == len(s.TYPE_NAMES)


def test_gold_that_has_to_pay_for_gold_makes_room_for_it() -> None:
    table = edo()
    give(table, 0, rice=1, bamboo=1, gold=2)
    to_act(table, "goldsmith")
    (told,) = seen(table, None).uses
    assert told.gives == {"gold": 1}
    assert tried(table, told) == {"gold": 1}
    give(table, 0, ore=1)
    table.refresh()
    (told,) = seen(table, None).uses
    assert told.gives == {"gold": 0}


def test_everyone_is_told_the_same_of_uses_and_places() -> None:
    for table in positions("act", "stand"):
        views = [seen(table, seat) for seat in (None, 0, 1)]
        assert views[0].uses == views[1].uses == views[2].uses
        assert views[0].placing == views[1].placing == views[2].placing
        assert views[0].yours is None


def test_so_much_gold_as_is_short_pays_for_a_cell_and_less_does_not() -> None:
    chance = random.Random(4)
    for _ in range(150):
        table = edo()
        give(table, 0, rice=chance.randrange(3), bamboo=chance.randrange(3))
        give(table, 0, ore=chance.randrange(3), gold=chance.randrange(2))
        kind = chance.choice(
            [k for k in s.TYPE_NAMES[s.KNACKER :] if k not in ("yakuza", "market")]
        )
        lack = yours(table).cells.get(kind)
        short = lack.short if lack else 0
        gold = int(family(table).store[s.GOLD])
        for more in range(short + 1):
            give(table, 0, gold=gold + more)
            to_act(table, kind)
            assert bool(texts(table, f"activate {kind}")) == (more == short)
        if lack:
            assert sum(lack.missing.values()) == lack.gold + lack.short


def test_an_altar_that_is_one_bone_short_says_so() -> None:
    table = edo()
    slots(table, "torii", "torii", "torii", "torii")
    give(table, 0, steel=1, meat=1)
    assert yours(table).slots[0] == Lack(missing={"bone": 1}, gold=0, short=1)
    give(table, 0, gold=1)
    assert yours(table).slots[0] == Lack(missing={"bone": 1}, gold=1, short=0)


def test_altars_can_be_built_for_which_nothing_is_short() -> None:
    for table in positions("erect"):
        told = yours(table, table.state.family)
        for n, slot in enumerate(seen(table, None).slots):
            can = slot.series is not None and told.slots[n].short == 0
            assert can == table.allows(table.parse(f"erect {n + 1}"))
            if table.allows(table.parse(f"erect {n + 1} by temple")):
                assert told.temple is not None
                assert told.temple.short == 0


def test_an_altar_takes_the_goods_that_can_be_offered_there() -> None:
    for table in positions("offer"):
        offered = [move.removeprefix("offer ") for move in texts(table, "offer")]
        single = [gift for gift in offered if " " not in gift]
        number = seen(table, None).now.altar
        assert single == yours(table, table.state.family).altars[str(number)]


def test_the_third_ashigaru_tells_what_it_waits_for() -> None:
    table = edo()
    family(table).third_card = s.WITH_REST
    missing = [["altar", "rest"], ["rest"], []]
    for step in (lambda: None, lambda: altar(table, 0), lambda: improve(table, "rest")):
        step()
        assert yours(table).third == missing.pop(0)


def test_a_goal_in_hand_tells_what_it_is_worth_now_to_who_holds_it() -> None:
    table = edo()
    hold(table, 0, "perfect-armour")
    family(table).shield = 2
    table.refresh()
    assert seen(table, 0).families[0].goals == {"perfect-armour": 3}
    assert seen(table, 1).families[0].goals == {}


def test_a_band_tells_the_force_that_it_takes() -> None:
    table = edo()
    family(table).shield = 2
    attack(table, "5 with 1 steel 1 koban")
    assert seen(table, 1).brigands.needs == [3]
    force = int(family(table).force)
    table.play("fight")
    assert family(table).force == force - 3


def test_belongings_are_goods_and_kobans() -> None:
    table = edo()
    give(table, 0, rice=2, gold=1, koban=4)
    assert seen(table, None).families[0].belongings == 7
    use(table, "market")
    table.play("sell 2 rice")
    assert seen(table, None).families[0].belongings == 5 + 2


def test_the_places_of_an_altar_tell_what_they_are_worth() -> None:
    assert seen(edo(), None).places == [1, 1, 1, 2]
