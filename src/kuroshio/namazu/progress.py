"""Namazu: what a family lacks and what it could do now, as the rules themselves tell it.

All of it is made of what lies open on the table, so everyone is told the same.
"""

from __future__ import annotations

from functools import lru_cache
from types import SimpleNamespace
from typing import Any

import msgspec

from kuroshio.core.boxes import Box
from kuroshio.core.state import TRUTH
from kuroshio.namazu import state as s
from kuroshio.namazu.activation import amount_of, good_of, why_not_use
from kuroshio.namazu.artisans import has_contract, lacking, paid_in, still_short
from kuroshio.namazu.goods import force_after, shield_after, stored
from kuroshio.namazu.offerings import why_not_receive
from kuroshio.namazu.placing import is_alone, owes_fee, pairs_neighbours, why_closed
from kuroshio.namazu.reasons import REASONS
from kuroshio.namazu.score import goal_points
from kuroshio.namazu.turn import lacks_altar, lacks_improvement

COLUMNS = ("store", "has", "force", "shield", "buildings", "third")


class Lack(msgspec.Struct, gc=False):
    """What a family lacks of a price."""

    missing: dict[str, int]  # goods that it has not got
    gold: int  # of its gold, so many would stand for them
    short: int  # so many are missing even then; with 0 it can pay


class Use(msgspec.Struct, gc=False):
    """What it would mean to activate a cell now."""

    cell: str
    why: str | None  # the reason why it is of no use, as in `namazu-why-…`
    gives: dict[
        str, int
    ]  # goods, koban, force or shield that it would add, as far as there is room
    lack: Lack | None  # what is missing of its price


class Placing(msgspec.Struct, gc=False):
    """How ashigarus are being placed."""

    ashigarus: int  # 2 together, or 1
    within: str  # where the two lie: "sector", "neighbours" (or in one sector), "anywhere"
    closed: dict[str, str]  # cells where none may stand, with the reason, as in `namazu-why-…`
    fees: dict[str, int]  # Kobans for each cell that is paid for


class Yours(msgspec.Struct, gc=False):
    """What a family lacks for what it may want."""

    cells: dict[str, Lack]  # by the kinds of cell in the city that it cannot pay with goods alone
    slots: list[Lack]  # for the altar of each slot, at its own price
    temple: Lack | None  # for any altar at the temple's price, with that improvement
    altars: dict[str, list[str]]  # by the number of each altar, its own goods that fit there
    third: list[str]  # what is missing for the third ashigaru: "altar", the improvement


def lack_of(store: tuple[int, ...], box: Box, kind: int, slot: int = 0, by_temple: int = 0) -> Lack:
    """What a family with these goods lacks of the price of a cell or an altar."""
    first = paid_in(kind)
    kinds = store[first : first + s.KINDS]
    return _lack(box, (kind, slot, by_temple), first, kinds, store[s.GOLD])


@lru_cache(maxsize=4096)  # families have few goods, and so the same again and again
def _lack(
    box: Box, price: tuple[int, int, int], first: int, kinds: tuple[int, ...], gold: int
) -> Lack:
    store = [0] * s.STORE
    store[first : first + s.KINDS] = kinds
    store[s.GOLD] = gold
    edo: Any = SimpleNamespace(family=0, families=[SimpleNamespace(store=store)])
    counts = [lacking(edo, box.plain, *price, good) for good in range(s.KINDS)]
    missing = {s.GOOD_NAMES[first + good]: n for good, n in enumerate(counts) if n}
    short = still_short(edo, box.plain, *price)
    return Lack(missing, sum(counts) - short, short)


def yours(edo: Any, box: Box) -> Yours | None:
    """What the family lacks that looks; None for watchers, and after the end."""
    if edo.over or edo.eyes < 0:
        return None
    seat = edo.eyes
    altars = [
        (number, altar)
        for number, altar in enumerate(edo.altars[: edo.altar_count], 1)
        if altar.family == seat
    ]
    third = edo.third[seat], edo.third_card[seat]
    contracts = tuple(holder == seat for holder in edo.contract)
    return _yours(box, edo.store[seat], edo.has[seat], third, contracts, tuple(altars))


@lru_cache(maxsize=4096)  # most of what happens is others' business
def _yours(
    box: Box, store: Any, has: Any, third: tuple[int, int], contracts: Any, altars: Any
) -> Yours:
    there, card = third
    family = SimpleNamespace(third=there, third_card=card, has=has, altars=len(altars))
    return Yours(
        cells=_cell_lacks(contracts, store, box),
        slots=[lack_of(store, box, s.ALTAR, slot) for slot in range(s.SLOTS)],
        temple=lack_of(store, box, s.ALTAR, 0, 1) if has[s.WITH_TEMPLE] else None,
        altars={str(number): _takes(store, has, altar) for number, altar in altars},
        third=_third_lacks(family),
    )


def _cell_lacks(contracts: Any, store: tuple[int, ...], box: Box) -> dict[str, Lack]:
    """What a family lacks for the cells of the city where it has no contract."""
    found = {
        kind: lack_of(store, box, s.KNACKER + city)
        for city, kind in enumerate(s.RING_TYPES[s.CITY])
        if box.plain.priced[city] and not contracts[city]
    }
    return {kind: lack for kind, lack in found.items() if lack.missing}


@lru_cache(maxsize=4096)
def _takes(store: tuple[int, ...], has: tuple[int, ...], altar: Any) -> list[str]:
    family = SimpleNamespace(store=store, has=has)
    edo: Any = SimpleNamespace(family=0, families=[family], altars=[altar])
    return [s.GOOD_NAMES[good] for good in range(s.GOODS) if why_not_receive(edo, 0, good) == 0]


def _third_lacks(family: Any) -> list[str]:
    missing = ["altar"] if lacks_altar(family) else []
    if lacks_improvement(family):
        missing.append(s.IMPROVEMENT_NAMES[family.third_card])
    return [] if family.third else missing


def goals(family: Any, seat: int, edo: Any, box: Box) -> dict[str, int]:
    """What each goal in a hand would be worth if the game ended now, as far as it is seen."""
    city: Any = SimpleNamespace(
        families={seat: family}, altars=edo.altars, altar_count=edo.altar_count
    )
    return {
        name: goal_points(city, box.plain, seat, card)
        for card, name in enumerate(box.names["cards"])
        if family.hand[card] and box.plain.effect[card] == s.GOAL
    }


def of_family(edo: Any, seat: int) -> Any:
    """The state as the rules see it on a family's turn, with the family put together from those
    columns of all families that are there."""
    columns = {name: getattr(edo, name)[seat] for name in COLUMNS if hasattr(edo, name)}
    families = {seat: SimpleNamespace(**columns)}
    return SimpleNamespace(**{**vars(edo), "family": seat, "families": families})


def uses(edo: Any, box: Box) -> list[Use]:
    """What the cells would do that the family on turn may activate now."""
    if edo.over or edo.ask != s.ASK_ACT:
        return []
    city = of_family(edo, edo.family)
    # How many cards lie in the pile, everyone can tell; which ones, nobody need know.
    left = sum(box.plain.cards) - sum(edo.discards) - sum(edo.hand_count)
    city.pile = (left, *[0] * (s.CARDS - 1))
    city.eyes = TRUTH
    return [_use(city, box, cell) for cell in edo.waiting if cell != s.NONE]


def _use(edo: Any, box: Box, cell: int) -> Use:
    kind = box.plain.cell_type[cell]
    why = why_not_use(edo, box.plain, cell)
    priced = kind >= s.KNACKER and box.plain.priced[kind - s.KNACKER]
    store = edo.families[edo.family].store
    lack = lack_of(store, box, kind) if priced and not has_contract(edo, kind) else None
    return Use(
        cell=box.names["cells"][cell],
        why=REASONS[why] or None,
        gives={} if why else _gives(edo, box, kind),
        lack=lack if lack and lack.missing else None,
    )


def _gives(edo: Any, box: Box, kind: int) -> dict[str, int]:
    """What a cell would add to what the family on turn has."""
    family, seat = edo.families[edo.family], edo.family
    good = good_of(kind)
    if good != s.NONE:
        amount = amount_of(box.plain, kind, 0)
        return {s.GOOD_NAMES[good]: stored(edo, box.plain, seat, good, amount)}
    amount = amount_of(box.plain, kind, family.has[s.WITH_REST])
    if kind in (s.FUJI, s.REST):
        return {"force": force_after(edo, box.plain, seat, amount) - family.force}
    if kind == s.ARMOURER:
        return {"shield": shield_after(edo, box.plain, seat, amount) - family.shield}
    return {}


def placing(edo: Any, box: Box) -> Placing | None:
    """How the family on turn places its ashigarus; None while nobody does."""
    if edo.over or edo.ask not in (s.ASK_STAND, s.ASK_THIRD):
        return None
    city = of_family(edo, edo.family)
    one = edo.ask == s.ASK_THIRD or is_alone(city)
    within = "neighbours" if pairs_neighbours(city) else "sector"
    reasons = {cell: why_closed(city, box.plain, cell) for cell in range(s.CELLS)}
    names = box.names["cells"]
    return Placing(
        ashigarus=1 if one else 2,
        within="anywhere" if one or edo.passage else within,
        closed={names[cell]: REASONS[why] for cell, why in reasons.items() if why},
        fees={
            names[cell]: box.plain.fee
            for cell, why in reasons.items()
            if not why and owes_fee(city, cell)
        },
    )
