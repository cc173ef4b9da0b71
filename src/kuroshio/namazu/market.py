"""Namazu: the black market."""

from __future__ import annotations

from kuroshio.core.compiled import rule
from kuroshio.core.events import emit
from kuroshio.core.records import Row
from kuroshio.namazu import moves as m
from kuroshio.namazu import reasons as r
from kuroshio.namazu import state as s
from kuroshio.namazu.altars import take_altar, why_not_slot
from kuroshio.namazu.artisans import sign, why_not_sign
from kuroshio.namazu.box import Components
from kuroshio.namazu.deck import cards_left, draw_cards
from kuroshio.namazu.goods import gain, pay_kobans, spend
from kuroshio.namazu.score import improvements
from kuroshio.namazu.state import State


@rule
def cost(box: Components, line: int) -> int:
    """What a purchase of a line costs."""
    if line == s.LINE_IMPROVEMENT:
        return box.cost_improvement
    if line == s.LINE_ALTAR:
        return box.cost_altar
    return box.cost_card if line == s.LINE_CARD else box.cost_pact


@rule
def why_not_buy(edo: State, box: Components, line: int) -> int:
    """Why nothing of a line can be bought; at each visit there is one purchase a line."""
    family = edo.families[edo.family]
    if family.store[s.KOBAN] < cost(box, line):
        return r.WHY_KOBANS
    if edo.lines[line] == 1:
        return r.WHY_LINE
    if line == s.LINE_IMPROVEMENT and improvements(family) >= box.most_improvements:
        return r.WHY_MARKERS  # B30
    if line == s.LINE_CARD and not cards_left(edo):
        return r.WHY_NO_CARDS_LEFT
    return why_not_sign(edo, box, s.YAKUZA) if line == s.LINE_PACT else 0


@rule
def why_not_have(edo: State, line: int, item: int) -> int:
    """Why one item of a line is not for sale to the family, whatever it has: each improvement is
    had once (B30), and there must be an altar in the slot (B26)."""
    if line == s.LINE_IMPROVEMENT and edo.families[edo.family].has[item] == 1:
        return r.WHY_IMPROVED
    return why_not_slot(edo, item) if line == s.LINE_ALTAR else 0


@rule
def why_not_sell(edo: State, good: int, count: int) -> int:
    return 0 if count <= edo.families[edo.family].store[good] else r.WHY_SELL


@rule
def line_of(move: int) -> int:
    """The line of a purchase."""
    line = 0
    while line < s.LINES - 1 and move >= m.BUY[line + 1]:
        line += 1
    return line


@rule
def sale_of(move: int) -> tuple[int, int]:
    """The good that a move sells, and how many of it."""
    good, less = divmod(move - m.SELL, m.SALE)
    return good, less + 1


@rule
def why_not_trade(edo: State, box: Components, move: int) -> int:
    """Why a sale or a purchase is not possible."""
    if move < m.BUY[0]:
        return why_not_sell(edo, *sale_of(move))
    line = line_of(move)
    missing = why_not_have(edo, line, move - m.BUY[line])
    return missing if missing != 0 else why_not_buy(edo, box, line)


@rule
def legal_trades(edo: State, box: Components, out: Row[int]) -> int:
    """Sales without limit, and purchases, in any order (B29)."""
    n = 0
    for good in range(s.GOODS):
        for count in range(1, m.SALE + 1):
            if why_not_sell(edo, good, count) != 0:
                break  # nor can more be sold
            out[n] = m.SELL + good * m.SALE + count - 1
            n += 1
    for line in range(s.LINES):
        if why_not_buy(edo, box, line) == 0:
            for item in range(m.BUY[line + 1] - m.BUY[line]):
                if why_not_have(edo, line, item) == 0:
                    out[n] = m.BUY[line] + item
                    n += 1
    return n


@rule
def trade(edo: State, box: Components, move: int) -> None:
    """Sell goods, or buy an improvement, an altar, a yakuza card or the pact."""
    if move >= m.BUY[0]:
        line = line_of(move)
        buy(edo, box, line, move - m.BUY[line])
        return
    good, count = sale_of(move)
    spend(edo, s.SOLD, edo.family, good, count)
    gain(edo, box, edo.family, s.KOBAN, count * box.sell[good])


@rule
def buy(edo: State, box: Components, line: int, item: int) -> None:
    """Buy something of a line."""
    edo.lines[line] = 1
    pay_kobans(edo, edo.family, cost(box, line))
    if line == s.LINE_IMPROVEMENT:
        edo.families[edo.family].has[item] = 1
        emit(edo, s.IMPROVED, edo.family, item, 0)
    elif line == s.LINE_ALTAR:
        take_altar(edo, item, s.BOUGHT_ALTAR)
    elif line == s.LINE_CARD:
        draw_cards(edo)
    else:
        sign(edo, s.YAKUZA)
