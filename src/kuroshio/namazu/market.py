"""Namazu: the black market."""

from __future__ import annotations

from kuroshio.core.compiled import rule
from kuroshio.core.events import emit
from kuroshio.core.records import Row
from kuroshio.namazu import moves as m
from kuroshio.namazu import state as s
from kuroshio.namazu.box import Box
from kuroshio.namazu.cells import sign, take_altar
from kuroshio.namazu.deck import cards_left, draw_cards
from kuroshio.namazu.goods import gain, pay_kobans, spend
from kuroshio.namazu.state import Family, State


@rule
def improvements(family: Family) -> int:
    """How many improvements a family has."""
    count = 0
    for improvement in range(s.IMPROVEMENTS):
        count += family.has[improvement]
    return count


@rule
def legal_trades(edo: State, box: Box, out: Row[int]) -> int:
    """Sales without limit, and one purchase a line at each visit, in any order (B29)."""
    family = edo.families[edo.family]
    kobans = family.store[s.KOBAN]
    n = 0
    for good in range(s.GOODS):
        for count in range(min(m.SALE, family.store[good])):
            out[n] = m.SELL + good * m.SALE + count
            n += 1
    has_marker = improvements(family) < box.most_improvements  # B30
    if edo.lines[s.LINE_IMPROVEMENT] == 0 and kobans >= box.cost_improvement and has_marker:
        for improvement in range(s.IMPROVEMENTS):
            if family.has[improvement] == 0:
                out[n] = m.BUY_IMPROVEMENT + improvement
                n += 1
    if edo.lines[s.LINE_ALTAR] == 0 and kobans >= box.cost_altar:
        for slot in range(s.SLOTS):
            if edo.slots[slot] != s.NONE:
                out[n] = m.BUY_ALTAR + slot
                n += 1
    if edo.lines[s.LINE_CARD] == 0 and kobans >= box.cost_card and cards_left(edo):
        out[n] = m.BUY_CARD
        n += 1
    can_sign = (
        edo.contract[s.YAKUZA - s.KNACKER] == s.NONE and family.contracts < box.most_contracts
    )
    if edo.lines[s.LINE_PACT] == 0 and kobans >= box.cost_pact and can_sign:
        out[n] = m.BUY_PACT
        n += 1
    return n


@rule
def trade(edo: State, box: Box, move: int) -> None:
    """Sell goods, or buy an improvement, an altar, a yakuza card or the pact."""
    seat = edo.family
    if move < m.BUY_IMPROVEMENT:
        good = (move - m.SELL) // m.SALE
        count = (move - m.SELL) % m.SALE + 1
        spend(edo, s.SOLD, seat, good, count)
        gain(edo, box, seat, s.KOBAN, count * box.sell[good])
    elif move < m.BUY_ALTAR:
        edo.lines[s.LINE_IMPROVEMENT] = 1
        pay_kobans(edo, seat, box.cost_improvement)
        edo.families[seat].has[move - m.BUY_IMPROVEMENT] = 1
        emit(edo, s.IMPROVED, seat, move - m.BUY_IMPROVEMENT, 0)
    elif move < m.BUY_CARD:
        edo.lines[s.LINE_ALTAR] = 1
        pay_kobans(edo, seat, box.cost_altar)
        take_altar(edo, move - m.BUY_ALTAR, s.BOUGHT_ALTAR)
    elif move == m.BUY_CARD:
        edo.lines[s.LINE_CARD] = 1
        pay_kobans(edo, seat, box.cost_card)
        draw_cards(edo)
    elif move == m.BUY_PACT:
        edo.lines[s.LINE_PACT] = 1
        pay_kobans(edo, seat, box.cost_pact)
        sign(edo, s.YAKUZA)
