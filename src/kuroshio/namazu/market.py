"""Namazu: the black market."""

from __future__ import annotations

from kuroshio.core.compiled import rule
from kuroshio.core.events import emit
from kuroshio.core.records import Row
from kuroshio.namazu.box import Box
from kuroshio.namazu.cells import sign, take_altar
from kuroshio.namazu.deck import cards_left, draw_cards
from kuroshio.namazu.goods import gain, pay_kobans, spend
from kuroshio.namazu.moves import (
    BUY_ALTAR,
    BUY_CARD,
    BUY_IMPROVEMENT,
    BUY_PACT,
    SALE,
    SELL,
)
from kuroshio.namazu.state import (
    BOUGHT_ALTAR,
    GOODS,
    IMPROVED,
    IMPROVEMENTS,
    KNACKER,
    KOBAN,
    LINE_ALTAR,
    LINE_CARD,
    LINE_IMPROVEMENT,
    LINE_PACT,
    NONE,
    SLOTS,
    SOLD,
    YAKUZA,
    Family,
    State,
)


@rule
def improvements(family: Family) -> int:
    """How many improvements a family has."""
    count = 0
    for improvement in range(IMPROVEMENTS):
        count += family.has[improvement]
    return count


@rule
def legal_trades(edo: State, box: Box, out: Row[int]) -> int:
    """Sales without limit, and one purchase a line at each visit, in any order (B29)."""
    family = edo.families[edo.family]
    kobans = family.store[KOBAN]
    n = 0
    for good in range(GOODS):
        for count in range(min(SALE, family.store[good])):
            out[n] = SELL + good * SALE + count
            n += 1
    has_marker = improvements(family) < box.most_improvements  # B30
    if edo.lines[LINE_IMPROVEMENT] == 0 and kobans >= box.cost_improvement and has_marker:
        for improvement in range(IMPROVEMENTS):
            if family.has[improvement] == 0:
                out[n] = BUY_IMPROVEMENT + improvement
                n += 1
    if edo.lines[LINE_ALTAR] == 0 and kobans >= box.cost_altar:
        for slot in range(SLOTS):
            if edo.slots[slot] != NONE:
                out[n] = BUY_ALTAR + slot
                n += 1
    if edo.lines[LINE_CARD] == 0 and kobans >= box.cost_card and cards_left(edo):
        out[n] = BUY_CARD
        n += 1
    can_sign = edo.contract[YAKUZA - KNACKER] == NONE and family.contracts < box.most_contracts
    if edo.lines[LINE_PACT] == 0 and kobans >= box.cost_pact and can_sign:
        out[n] = BUY_PACT
        n += 1
    return n


@rule
def trade(edo: State, box: Box, move: int) -> None:
    """Sell goods, or buy an improvement, an altar, a yakuza card or the pact."""
    seat = edo.family
    if move < BUY_IMPROVEMENT:
        good = (move - SELL) // SALE
        count = (move - SELL) % SALE + 1
        spend(edo, SOLD, seat, good, count)
        gain(edo, box, seat, KOBAN, count * box.sell[good])
    elif move < BUY_ALTAR:
        edo.lines[LINE_IMPROVEMENT] = 1
        pay_kobans(edo, seat, box.cost_improvement)
        edo.families[seat].has[move - BUY_IMPROVEMENT] = 1
        emit(edo, IMPROVED, seat, move - BUY_IMPROVEMENT, 0)
    elif move < BUY_CARD:
        edo.lines[LINE_ALTAR] = 1
        pay_kobans(edo, seat, box.cost_altar)
        take_altar(edo, move - BUY_ALTAR, BOUGHT_ALTAR)
    elif move == BUY_CARD:
        edo.lines[LINE_CARD] = 1
        pay_kobans(edo, seat, box.cost_card)
        draw_cards(edo)
    elif move == BUY_PACT:
        edo.lines[LINE_PACT] = 1
        pay_kobans(edo, seat, box.cost_pact)
        sign(edo, YAKUZA)
