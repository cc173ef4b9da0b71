"""Namazu: where ashigarus should stand, a hint for bots: what visits of cells are worth, alone and
together, and what the cards are that lead to better cells. Fitted to what long searches chose."""

from __future__ import annotations

import numpy as np

from kuroshio.core.bits import has
from kuroshio.core.compiled import rule
from kuroshio.core.records import Row
from kuroshio.namazu import moves as m
from kuroshio.namazu import state as s
from kuroshio.namazu.activation import amount_of, good_of, why_not_use
from kuroshio.namazu.altars import can_erect_any, why_not_slot
from kuroshio.namazu.artisans import lacking, shortage
from kuroshio.namazu.box import Components
from kuroshio.namazu.goods import stored
from kuroshio.namazu.placing import owes_fee, why_closed
from kuroshio.namazu.rings import cell_in, sector_past
from kuroshio.namazu.state import State
from kuroshio.namazu.worth import use_worth
from kuroshio.namazu.yakuza import tremor_of

KEPT = 60  # a card that is still to be played
AT_ONCE = 120  # a card that gives something now
CLOSED = -1000  # a cell where one may not stand

# What a visit is worth, by the kind of cell: how much of what it brings counts, in hundredths, what
# it leads to besides, and how much more while the whole game lies ahead.
_FIELD, _WORKSHOP = (66, -71, 54), (32, 22, 24)
_VISITS = {
    s.RICE_FIELD: _FIELD,
    s.BAMBOO_GROVE: _FIELD,
    s.ORE_MINE: _FIELD,
    s.FUJI: (100, -54, -8),
    s.TOURNAMENT: (86, -13, 18),
    s.JOBS: (0, -60, 40),
    s.BARTER: (0, -18, 0),
    s.OFFERINGS: (82, 78, -11),
    s.REST: (117, -40, 35),
    s.ALTAR: (14, 126, 87),
    s.KNACKER: _WORKSHOP,
    s.BUTCHER: _WORKSHOP,
    s.SMITH: _WORKSHOP,
    s.GOLDSMITH: (64, -28, 0),
    s.YAKUZA: (85, 0, 0),
    s.ARMOURER: (77, -55, 60),
    s.BUILDER: (30, 5, 211),
    s.MARKET: (71, 97, -101),
    s.GAMING: (8, -5, 4),
}
BRINGS = tuple(_VISITS[kind][0] for kind in range(len(s.TYPE_NAMES)))
LEADS_TO = tuple(_VISITS[kind][1] for kind in range(len(s.TYPE_NAMES)))
LEADS_TO_EARLY = tuple(_VISITS[kind][2] for kind in range(len(s.TYPE_NAMES)))

IDLE = -47  # a cell that is of no use now
IDLE_ALTAR = 0  # what comes this very turn may still pay for one
FEE = 32  # where one pays to stand
# What two cells bring together that neither does alone
MISSING_CUBE = 126  # the field of the one good that the price of the other lacks
MISSING_PIECE = 248  # the workshop whose good is all that an altar still lacks
NEW_PLACES = 90  # an altar, and offerings to lay on it


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
def completes(edo: State, box: Components, good: int, count: int) -> bool:
    """Whether so many of a good would be all that the family still lacks for an altar."""
    if good < s.MANUFACTURED or good == s.KOBAN or can_erect_any(edo, box):
        return False
    family = edo.families[edo.family]
    gold = int(family.store[s.GOLD]) + (count if good == s.GOLD else 0)
    for slot in range(s.SLOTS):
        if why_not_slot(edo, slot) != 0:
            continue
        for by_temple in range(1 + int(family.has[s.WITH_TEMPLE])):
            short = shortage(edo, box, s.ALTAR, slot, by_temple)
            if good != s.GOLD:
                kind = good - s.MANUFACTURED
                short -= min(count, lacking(edo, box, s.ALTAR, slot, by_temple, kind))
            if short <= gold:
                return True
    return False


@rule
def is_last_piece(edo: State, box: Components, kind: int) -> bool:
    """Whether what a workshop gives now is all that the family still lacks for an altar."""
    if why_not_use(edo, box, kind) != 0:
        return False
    good = good_of(kind)
    amount = stored(edo, box, edo.family, good, amount_of(box, kind, 0))
    return amount > 0 and completes(edo, box, good, amount)


@rule
def visit_worth(edo: State, box: Components, kind: int, left: int) -> int:
    """What it is worth to stand on a cell that is of use: what it brings now, and leads to."""
    brings = max(0, use_worth(edo, box, kind, left)) * BRINGS[kind] // 100
    return brings + LEADS_TO[kind] + LEADS_TO_EARLY[kind] * left // 100


@rule
def helpers_of(edo: State, box: Components, kind: int, usable: bool) -> int:
    """The kinds of cell, a bit each, that a cell of a kind brings more with in the same turn."""
    if kind == s.OFFERINGS:
        return int(can_erect_any(edo, box)) << s.ALTAR
    if kind != s.ALTAR:
        good = lacks(edo, box, kind)
        return 1 << good if good != s.NONE else 0  # a field has the number of its good
    kinds = 0
    if not usable:
        for shop in range(s.KNACKER, s.GOLDSMITH + 1):
            kinds |= int(is_last_piece(edo, box, shop)) << shop
    return kinds


@rule
def together(helpers: Row[int], one: int, other: int) -> int:
    """What cells of two kinds bring together that neither does alone."""
    worth = 0
    if helpers[one] >> other & 1:
        worth += help_worth(one)
    if helpers[other] >> one & 1:
        worth += help_worth(other)
    return worth


@rule
def help_worth(kind: int) -> int:
    """What it is worth that a cell of a kind gets the help that it needs."""
    if kind == s.ALTAR:
        return MISSING_PIECE
    return NEW_PLACES if kind == s.OFFERINGS else MISSING_CUBE


@rule
def pair_worth(box: Components, cells: Row[int], helpers: Row[int], one: int, other: int) -> int:
    """What two cells are worth together."""
    shared = together(helpers, int(box.cell_type[one]), int(box.cell_type[other]))
    return cells[one] + cells[other] + shared


@rule
def third_worth(edo: State, box: Components, cells: Row[int], helpers: Row[int], cell: int) -> int:
    """What a cell is worth, with those on which ashigarus stand already."""
    worth = cells[cell]
    for n in range(s.ASHIGARUS):
        if edo.waiting[n] != s.NONE:
            other = int(box.cell_type[edo.waiting[n]])
            worth += together(helpers, int(box.cell_type[cell]), other)
    return worth


@rule
def best_pair_after(
    edo: State, box: Components, cells: Row[int], helpers: Row[int], ring: int, sectors: int
) -> int:
    """The worth of the best two cells of a sector, once a ring has turned by some sectors."""
    best = 2 * CLOSED
    for sector in range(s.SECTORS):
        one = cell_in(edo, ring, sector_past(sector, -sectors))
        two = cell_in(edo, (ring + 1) % s.RINGS, sector)
        three = cell_in(edo, (ring + 2) % s.RINGS, sector)
        best = max(best, pair_worth(box, cells, helpers, one, two))
        best = max(best, pair_worth(box, cells, helpers, one, three))
        best = max(best, pair_worth(box, cells, helpers, two, three))
    return best


@rule
def best_pair_anywhere(cells: Row[int]) -> int:
    """The worth of the two best cells of all."""
    best = CLOSED
    second = CLOSED
    for cell in range(s.CELLS):
        second = max(second, min(best, cells[cell]))
        best = max(best, cells[cell])
    return best + second


@rule
def best_after_card(
    edo: State, box: Components, cells: Row[int], helpers: Row[int], best: int, move: int
) -> int:
    """What the best cells are worth once a card is played, without which they are worth `best`."""
    if move == m.PLAY + s.PASSAGE:
        return best_pair_anywhere(cells)
    if m.PLAY_TREMOR <= move < m.PLAY_INTIMIDATION:
        ring, sectors, back = tremor_of(move - m.PLAY_TREMOR)
        return best_pair_after(edo, box, cells, helpers, ring, -sectors if back else sectors)
    return best + AT_ONCE


@rule
def weigh_cells(edo: State, box: Components, left: int, cells: Row[int], helpers: Row[int]) -> None:
    """What every cell is worth, and which kinds help which: each kind is looked at once."""
    visits: Row[int] = np.empty(len(s.TYPE_NAMES), np.int64)  # type: ignore[assignment]
    idle = 0  # the kinds that are of no use now, a bit each
    for kind in range(len(s.TYPE_NAMES)):
        usable = why_not_use(edo, box, kind) == 0
        helpers[kind] = helpers_of(edo, box, kind, usable)
        if usable:
            visits[kind] = visit_worth(edo, box, kind, left)
        else:
            visits[kind] = IDLE_ALTAR if kind == s.ALTAR else IDLE
            idle |= 1 << kind
    for cell in range(s.CELLS):
        kind = int(box.cell_type[cell])
        fee = FEE if owes_fee(edo, cell) and not has(idle, kind) else 0
        cells[cell] = visits[kind] - fee


@rule
def stand_worths(
    edo: State, box: Components, moves: Row[int], count: int, left: int, worths: Row[int]
) -> None:
    """What the moves are worth of whoever may place ashigarus: of those that stand somewhere, and
    of the cards that can be played before."""
    helpers: Row[int] = np.empty(len(s.TYPE_NAMES), np.int64)  # type: ignore[assignment]
    cells: Row[int] = np.empty(s.CELLS, np.int64)  # type: ignore[assignment]
    weigh_cells(edo, box, left, cells, helpers)
    best = 2 * CLOSED
    cards = 0
    for k in range(count):
        move = moves[k]
        if move >= m.PLAY:
            cards += 1
        elif move >= m.STAND_ONE:
            worths[k] = third_worth(edo, box, cells, helpers, move - m.STAND_ONE)
            best = max(best, worths[k])
        else:
            pair = move - m.STAND_TWO
            worths[k] = pair_worth(box, cells, helpers, m.PAIRS[pair, 0], m.PAIRS[pair, 1])
            best = max(best, worths[k])
    if cards == 0:
        return
    for cell in range(s.CELLS):
        if why_closed(edo, box, cell) != 0:
            cells[cell] = CLOSED
    for k in range(count):
        if moves[k] >= m.PLAY:
            after = best_after_card(edo, box, cells, helpers, best, int(moves[k]))
            worths[k] = after - KEPT * left // 100
