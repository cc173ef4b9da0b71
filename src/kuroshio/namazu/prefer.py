"""Namazu: which moves make sense at a glance, a hint for bots. Where to stand was fitted to what a
long search chose."""

from __future__ import annotations

import numpy as np

from kuroshio.core.bits import has
from kuroshio.core.compiled import rule
from kuroshio.core.records import Row
from kuroshio.core.weights import weigh
from kuroshio.namazu import moves as m
from kuroshio.namazu import state as s
from kuroshio.namazu.activation import why_not_use
from kuroshio.namazu.artisans import lacking, shortage
from kuroshio.namazu.box import Components
from kuroshio.namazu.goods import first_of_bundle
from kuroshio.namazu.market import sale_of
from kuroshio.namazu.placing import owes_fee
from kuroshio.namazu.score import goal_points
from kuroshio.namazu.state import State
from kuroshio.namazu.turn import lacks_improvement
from kuroshio.namazu.worth import (
    PLACE,
    altar_gain,
    card_worth,
    draw_worth,
    duel_worth,
    good_worth,
    improvement_worth,
    open_game,
    use_worth,
)

HALF = 60  # a move that is worth so much less is half as likely
FEE = 80  # a cell where one pays to stand

# What a visit leads to besides what it brings at once, by the kind of cell, and how much more while
# the whole game lies ahead.
_LEADS_TO = {
    s.RICE_FIELD: (0, 10),
    s.BAMBOO_GROVE: (0, 10),
    s.ORE_MINE: (0, 10),
    s.FUJI: (-23, -25),
    s.TOURNAMENT: (23, 86),
    s.JOBS: (-6, -12),
    s.BARTER: (-11, -15),
    s.OFFERINGS: (173, -203),
    s.REST: (3, 60),
    s.ALTAR: (43, 132),
    s.KNACKER: (35, 78),
    s.BUTCHER: (29, 84),
    s.SMITH: (48, 30),
    s.GOLDSMITH: (13, 65),
    s.YAKUZA: (0, 0),
    s.ARMOURER: (-5, -13),
    s.BUILDER: (34, 51),
    s.MARKET: (79, -20),
    s.GAMING: (-3, 49),
}
LEADS_TO = tuple(_LEADS_TO[kind][0] for kind in range(len(s.TYPE_NAMES)))
LEADS_TO_EARLY = tuple(_LEADS_TO[kind][1] for kind in range(len(s.TYPE_NAMES)))


@rule
def bundle_worth(edo: State, bundle: int, left: int) -> int:
    """What a bundle of goods is worth to its taker: primary ones first, then manufactured."""
    first = first_of_bundle(bundle)
    total = 0
    for kind in range(s.KINDS):
        for n in range(m.BUNDLES[bundle % m.BUNDLE_COUNT, kind]):
            stored = int(edo.families[edo.turn].store[first + kind])
            total += good_worth(first + kind, stored + n, left)
    return total


@rule
def gift_worth(edo: State, box: Components, gift: int, left: int) -> int:
    """The points of an offering, less the goods given."""
    total = 0
    place = int(edo.altars[edo.altar].count)
    for n in range(m.GIFT):
        good = m.GIFTS[gift, n]
        if good != s.NONE:
            stored = int(edo.families[edo.family].store[good])
            total += 100 * int(box.offering[min(place, s.PLACES - 1)]) - PLACE
            total -= good_worth(good, max(0, stored - 1), left)
            place += 1
    return total


@rule
def trade_worth(edo: State, box: Components, move: int, left: int) -> int:
    """What a trade on the market is worth."""
    family = edo.families[edo.family]
    koban = good_worth(s.KOBAN, 0, left)
    if move == m.DONE:
        return 0
    if move < m.BUY_IMPROVEMENT:
        good, count = sale_of(move)
        gained = count * int(box.sell[good])
        worth = 0
        for n in range(count):
            worth -= good_worth(good, max(0, int(family.store[good]) - 1 - n), left)
        worth += gained * koban
        # To sell is good if it brings the improvement that is missing.
        short = box.cost_improvement - int(family.store[s.KOBAN])
        missing = family.third == 0 and lacks_improvement(family)
        if missing and short > 0 and short <= gained:
            worth += 150
        return worth - 30
    if move < m.BUY_ALTAR:
        return improvement_worth(edo, move - m.BUY_IMPROVEMENT, left) - box.cost_improvement * koban
    if move < m.BUY_CARD:
        gain = altar_gain(edo, box, edo.family, edo.slots[move - m.BUY_ALTAR]) + s.PLACES * PLACE
        return gain - box.cost_altar * koban
    if move == m.BUY_CARD:
        return draw_worth(box) - box.cost_card * koban - 40
    if move == m.BUY_PACT:
        return 3 * draw_worth(box) * left // 100 - box.cost_pact * koban
    return 0


@rule
def play_worth(edo: State, move: int) -> int:
    """Cards are for playing; some of them only where they help."""
    if move >= m.PLAY_INTIMIDATION:
        return 150
    if move >= m.PLAY_TREMOR:
        return -60
    if move == m.PLAY + s.PASSAGE:
        return 30
    return 120


@rule
def move_worth(edo: State, box: Components, move: int, left: int) -> int:
    """A guess at what a legal move is worth, in comparison with the others of its question.
    Where to stand is weighed by `prefer` itself."""
    ask = edo.ask
    if m.PLAY <= move < m.DONE:
        return play_worth(edo, move)
    if ask == s.ASK_ACT:
        if move == m.DONE:
            return 0
        return 60 + use_worth(edo, box, box.cell_type[move - m.ACTIVATE], left)
    if ask == s.ASK_TRADE:
        return trade_worth(edo, box, move, left)
    if ask == s.ASK_CHALLENGE:
        return duel_worth(edo, box, move - m.CHALLENGE, left)
    if ask == s.ASK_SWAP:
        given, taken = divmod(move - m.SWAP, m.BARTERED)
        store = edo.families[edo.family].store
        return good_worth(taken, store[taken], left) - good_worth(given, store[given] - 1, left)
    if ask == s.ASK_ALTAR:
        return 0 if move == m.DONE else 60 + 20 * int(edo.altars[move - m.AT_ALTAR].count)
    if ask == s.ASK_OFFER:
        return gift_worth(edo, box, move - m.OFFER, left)
    if ask == s.ASK_ERECT:
        return altar_gain(edo, box, edo.family, edo.slots[(move - m.ERECT) % s.SLOTS])
    if ask == s.ASK_PAY:
        return 100 if move == m.PAY else 0
    if ask == s.ASK_BUILD:
        good = box.cell_type[move - m.BUILD]
        return good_worth(good, int(edo.families[edo.family].store[good]), left)
    if ask == s.ASK_SIGN:
        return 150 if move == m.SIGN else 0
    if ask == s.ASK_KEEP:
        card = move - m.KEEP
        if box.effect[card] == s.GOAL:
            return 100 * int(goal_points(edo, box, edo.family, card))
        return card_worth(box, card) - 20
    if ask == s.ASK_TAKE:
        if move >= m.TAKE_KOBANS and move < m.PLAY:
            return (move - m.TAKE_KOBANS + 1) * good_worth(s.KOBAN, 0, left)
        return bundle_worth(edo, move - m.TAKE, left) if m.TAKE <= move < m.TAKE_KOBANS else 0
    if ask == s.ASK_FACE:
        token = move - m.FACE
        loot = 0
        for good in range(s.STORE):
            loot += int(box.loot[token, good]) * good_worth(good, 1, left)
        return loot - 45 * int(box.strength[token])
    # To fight, to let the quake come, to begin the tournament
    return 60 if ask == s.ASK_FIGHT or ask == s.ASK_ARMS else 40


@rule
def lacks(edo: State, box: Components, kind: int) -> int:
    """The good that the family lacks for the price of a cell of the city, if it is but one."""
    if kind < s.KNACKER or box.priced[kind - s.KNACKER] == 0:
        return s.NONE
    if shortage(edo, box, kind, 0, 0) != 1:
        return s.NONE
    good = 0
    while lacking(edo, box, kind, 0, 0, good) == 0:
        good += 1
    return good


@rule
def visit_worth(edo: State, box: Components, kind: int, left: int) -> int:
    """What it is worth to stand on a cell that is of use: what it brings now, and leads to."""
    later = LEADS_TO[kind] + LEADS_TO_EARLY[kind] * left // 100
    return max(0, use_worth(edo, box, kind, left)) + later


@rule
def stand_worth(
    edo: State, box: Components, moves: Row[int], count: int, left: int, worths: Row[int]
) -> None:
    """What the places are worth on which ashigarus may stand: every kind of cell is weighed once,
    then every cell."""
    visits: Row[int] = np.empty(len(s.TYPE_NAMES), np.int64)  # type: ignore[assignment]
    lacking: Row[int] = np.empty(len(s.TYPE_NAMES), np.int64)  # type: ignore[assignment]
    cells: Row[int] = np.empty(s.CELLS, np.int64)  # type: ignore[assignment]
    idle = 0  # the kinds that are of no use now, a bit each
    for kind in range(len(s.TYPE_NAMES)):
        lacking[kind] = lacks(edo, box, kind)
        if why_not_use(edo, box, kind) == 0:
            visits[kind] = visit_worth(edo, box, kind, left)
        else:  # what comes this very turn may still pay for it
            visits[kind] = 70 if kind == s.ALTAR else -25
            idle |= 1 << kind
    for cell in range(s.CELLS):
        kind = int(box.cell_type[cell])
        fee = FEE if owes_fee(edo, cell) and not has(idle, kind) else 0
        cells[cell] = visits[kind] - fee
    for k in range(count):
        move = moves[k]
        if move >= m.PLAY:
            worths[k] = play_worth(edo, move)
        elif move >= m.STAND_ONE:
            worths[k] = cells[move - m.STAND_ONE]
        else:
            pair = move - m.STAND_TWO
            one, two = m.PAIRS[pair, 0], m.PAIRS[pair, 1]
            worths[k] = cells[one] + cells[two]
            # A field brings the good that is missing for a price.
            kind, other = box.cell_type[one], box.cell_type[two]
            if kind == lacking[other] or other == lacking[kind]:
                worths[k] += 110


@rule
def prefer(edo: State, box: Components, moves: Row[int], count: int, weights: Row[int]) -> None:
    """Weigh the legal moves: HALF less worth is half as likely."""
    left = open_game(edo, box)
    if edo.ask == s.ASK_STAND or edo.ask == s.ASK_THIRD:
        stand_worth(edo, box, moves, count, left, weights)
    else:
        for k in range(count):
            weights[k] = move_worth(edo, box, moves[k], left)
    weigh(weights, count, HALF)
