"""Namazu: prices, how they are paid, and the contracts of the artisans in the city."""

from __future__ import annotations

from kuroshio.core.compiled import rule
from kuroshio.core.events import emit
from kuroshio.core.records import Row
from kuroshio.namazu import moves as m
from kuroshio.namazu import reasons as r
from kuroshio.namazu import state as s
from kuroshio.namazu.box import Components
from kuroshio.namazu.goods import spend
from kuroshio.namazu.state import State

PLAIN = -1  # the way to pay without gold
MANY = -2  # there are several ways to pay


# --- prices ---------------------------------------------------------------------------------


@rule
def price(box: Components, kind: int, slot: int, by_temple: int, good: int) -> int:
    """How many of the three goods in question an altar, or a cell of the city, asks for."""
    if kind != s.ALTAR:
        return box.price[kind - s.KNACKER, good]
    if by_temple == 1:
        return box.temple_price[good]
    return box.altar_price[slot, good]


@rule
def paid_in(kind: int) -> int:
    """The first of the three goods in which a cell is paid."""
    return s.MANUFACTURED if kind == s.ALTAR else s.PRIMARY


@rule
def lacking(edo: State, box: Components, kind: int, slot: int, by_temple: int, good: int) -> int:
    """How many of one of the three goods of a price the family has not got."""
    stored = edo.families[edo.family].store[paid_in(kind) + good]
    return max(0, price(box, kind, slot, by_temple, good) - stored)


@rule
def shortage(edo: State, box: Components, kind: int, slot: int, by_temple: int) -> int:
    """How many goods of a price the family lacks: gold can stand for them (B20)."""
    short = 0
    for good in range(s.KINDS):
        short += lacking(edo, box, kind, slot, by_temple, good)
    return short


@rule
def still_short(edo: State, box: Components, kind: int, slot: int, by_temple: int) -> int:
    """How many goods of a price the family lacks though its gold stands for some: 0 if it can
    pay."""
    gold = edo.families[edo.family].store[s.GOLD]
    return max(0, shortage(edo, box, kind, slot, by_temple) - gold)


# --- paying ---------------------------------------------------------------------------------


@rule
def why_not_pay(edo: State, box: Components, way: int) -> int:
    """Why the family cannot pay with gold for a bundle of goods and the rest as asked."""
    family = edo.families[edo.family]
    kind = box.cell_type[edo.cell]
    gold = 0
    for good in range(s.KINDS):
        asked = price(box, kind, edo.slot, edo.by_temple, good)
        replaced = m.BUNDLES[way, good] if way != PLAIN else 0
        gold += replaced
        if replaced > asked or asked - replaced > family.store[paid_in(kind) + good]:
            return r.WHY_PAY
    return 0 if gold <= family.store[s.GOLD] else r.WHY_PAY


@rule
def only_way_to_pay(edo: State, box: Components) -> int:
    """The only way, or MANY."""
    if edo.families[edo.family].store[s.GOLD] == 0:
        return PLAIN
    found = MANY
    for way in range(PLAIN, m.BUNDLE_COUNT):
        if why_not_pay(edo, box, way) == 0:
            if found != MANY:
                return MANY
            found = way
    return found


@rule
def first_payment(edo: State, box: Components) -> int:
    """The move that pays gold for the first bundle of the goods that are asked for."""
    is_altar = box.cell_type[edo.cell] == s.ALTAR
    return m.PAY_GOLD + m.BUNDLE_COUNT if is_altar else m.PAY_GOLD


@rule
def way_of(edo: State, box: Components, move: int) -> int:
    """How a move pays; a number that is no way if it pays for goods that are not asked for."""
    return PLAIN if move == m.PAY else move - first_payment(edo, box)


@rule
def why_not_pay_by(edo: State, box: Components, move: int) -> int:
    """Why the family cannot pay by a move."""
    way = way_of(edo, box, move)
    if way < PLAIN or way >= m.BUNDLE_COUNT or (way == PLAIN and move != m.PAY):
        return r.WHY_PAY
    return why_not_pay(edo, box, way)


@rule
def legal_payments(edo: State, box: Components, out: Row[int]) -> int:
    n = 0
    for way in range(PLAIN, m.BUNDLE_COUNT):
        if why_not_pay(edo, box, way) == 0:
            out[n] = m.PAY if way == PLAIN else first_payment(edo, box) + way
            n += 1
    return n


@rule
def pay(edo: State, box: Components, way: int) -> None:
    """Pay the price, gold standing for some of the goods; the first time a cell of the city is
    paid, its contract is on offer (B17)."""
    kind = box.cell_type[edo.cell]
    gold = 0
    for good in range(s.KINDS):
        replaced = m.BUNDLES[way, good] if way != PLAIN else 0
        asked = price(box, kind, edo.slot, edo.by_temple, good)
        spend(edo, s.PAID, edo.family, paid_in(kind) + good, asked - replaced)
        gold += replaced
    spend(edo, s.PAID, edo.family, s.GOLD, gold)
    edo.due = 0
    if kind != s.ALTAR:
        if may_sign(edo, box, kind):
            edo.to_sign = kind
        edo.families[edo.family].paid_at[kind - s.KNACKER] = 1


# --- contracts ------------------------------------------------------------------------------


@rule
def has_contract(edo: State, kind: int) -> bool:
    """Whether the family has the contract of a cell of the city, where it then pays nothing."""
    return edo.contract[kind - s.KNACKER] == edo.family


@rule
def is_free(edo: State, box: Components, kind: int) -> bool:
    """Whether a cell of the city asks for no price, or not for one of this family."""
    return box.priced[kind - s.KNACKER] == 0 or has_contract(edo, kind)


@rule
def why_not_sign(edo: State, box: Components, kind: int) -> int:
    """Why the family cannot hold a contract: somebody has it, or it has none left (B18)."""
    if edo.contract[kind - s.KNACKER] != s.NONE:
        return r.WHY_PACT_SEALED
    return 0 if edo.families[edo.family].contracts < box.most_contracts else r.WHY_NO_CONTRACT


@rule
def may_sign(edo: State, box: Components, kind: int) -> bool:
    """Whether a paid visit to a cell of the city brings the offer of a contract: only the first
    one does (B17)."""
    first_visit = edo.families[edo.family].paid_at[kind - s.KNACKER] == 0
    return first_visit and why_not_sign(edo, box, kind) == 0


@rule
def sign(edo: State, kind: int) -> None:
    """Put a contract pawn on a cell of the city: from now on it is free for this family."""
    edo.contract[kind - s.KNACKER] = edo.family
    edo.families[edo.family].contracts += 1
    emit(edo, s.SIGNED, edo.family, kind, 0)
