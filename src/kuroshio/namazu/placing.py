"""Namazu: ashigarus are placed, and who may stand where."""

from __future__ import annotations

from kuroshio.core.compiled import rule
from kuroshio.core.events import emit
from kuroshio.core.records import Row
from kuroshio.namazu import moves as m
from kuroshio.namazu import reasons as r
from kuroshio.namazu import state as s
from kuroshio.namazu.box import Box
from kuroshio.namazu.goods import hand_over
from kuroshio.namazu.rings import cell_in, sector_of
from kuroshio.namazu.state import State

PARTNERS = 4  # the most cells with a higher number that can be paired with a cell


@rule
def why_closed(edo: State, box: Box, cell: int) -> int:
    """Why the family may not stand on a cell at all: it is blocked (B2), taken by an own ashigaru
    (B14), or the tournament while the family has no force (B33)."""
    if edo.blocked[cell] == 1:
        return r.WHY_BLOCKED
    if edo.pawn[cell] == edo.family:
        return r.WHY_OWN_PAWN
    if box.cell_type[cell] == s.TOURNAMENT and edo.families[edo.family].force == 0:
        return r.WHY_NO_FORCE
    return 0


@rule
def owes_fee(edo: State, cell: int) -> bool:
    """Whether standing on a cell is paid for: it is occupied (B12), and there is no safe passage
    (B54)."""
    return edo.pawn[cell] != s.NONE and edo.passage == 0


@rule
def can_pay_fees(edo: State, box: Box, count: int) -> bool:
    """Whether the family can pay for so many occupied cells."""
    return count * box.fee <= edo.families[edo.family].store[s.KOBAN]


@rule
def is_alone(edo: State) -> bool:
    """Whether only one ashigaru is placed: after a lost fight, if there is no third one to stay
    at home instead (B11)."""
    return edo.beaten == 1 and edo.families[edo.family].third == 0


@rule
def partner(edo: State, cell: int, n: int) -> int:
    """The cells with a higher number that a family may take together with a cell, n from 0 to
    PARTNERS - 1; NONE where there is none: the cells of one sector, and with Placement the
    neighbours in a ring (B16)."""
    ring = cell // s.SECTORS
    if n >= 2:
        inner = ring + n - 1
        return cell_in(edo, inner, sector_of(edo, cell)) if inner < s.RINGS else s.NONE
    if edo.families[edo.family].has[s.WITH_PLACEMENT] == 0:
        return s.NONE
    place = cell % s.SECTORS
    if n == 0:
        return cell + 1 if place < s.SECTORS - 1 else s.NONE
    return cell + s.SECTORS - 1 if place == 0 else s.NONE


@rule
def are_partners(edo: State, one: int, two: int) -> bool:
    """Whether a family may take two cells together, the lower one first; with a safe passage any
    two (B54)."""
    found = edo.passage == 1
    for n in range(PARTNERS):
        found = found or partner(edo, one, n) == two
    return found


@rule
def why_not_stand(edo: State, box: Box, cell: int) -> int:
    """Why a single ashigaru may not stand on a cell: it goes wherever its family can pay (B13)."""
    if edo.ask == s.ASK_STAND and not is_alone(edo):
        return r.WHY_STAND_TWO
    closed = why_closed(edo, box, cell)
    if closed == 0 and not can_pay_fees(edo, box, int(owes_fee(edo, cell))):
        return r.WHY_NO_FEE
    return closed


@rule
def why_not_stand_two(edo: State, box: Box, pair: int) -> int:
    """Why the first two ashigarus may not stand on the cells of a pair."""
    if is_alone(edo):
        return r.WHY_STAND_ONE
    one, two = m.PAIRS[pair, 0], m.PAIRS[pair, 1]
    closed = max(why_closed(edo, box, one), why_closed(edo, box, two))
    if closed != 0:
        return closed
    if not are_partners(edo, one, two):
        has_placement = edo.families[edo.family].has[s.WITH_PLACEMENT] == 1
        return r.WHY_NOT_NEIGHBOURS if has_placement else r.WHY_NOT_ONE_SECTOR
    fees = int(owes_fee(edo, one)) + int(owes_fee(edo, two))
    return 0 if can_pay_fees(edo, box, fees) else r.WHY_NO_FEE


@rule
def take_back(edo: State) -> None:
    """The family takes its ashigarus back before it places them (B14)."""
    for cell in range(s.CELLS):
        if edo.pawn[cell] == edo.family:
            edo.pawn[cell] = s.NONE


@rule
def stand(edo: State, box: Box, cell: int) -> None:
    """Put an ashigaru on a cell; one that stood there goes home, for a Koban to its family."""
    owner = int(edo.pawn[cell])
    if owner != s.NONE:
        fee = box.fee if owes_fee(edo, cell) else 0
        hand_over(edo, box, edo.family, owner, s.KOBAN, fee)
        emit(edo, s.SENT_HOME, owner, cell, 0)
    edo.pawn[cell] = edo.family
    emit(edo, s.STOOD, edo.family, cell, 0)
    place = s.ASHIGARUS - 1  # the cells that wait are kept in order
    while place > 0 and (edo.waiting[place - 1] == s.NONE or edo.waiting[place - 1] > cell):
        edo.waiting[place] = edo.waiting[place - 1]
        place -= 1
    edo.waiting[place] = cell


@rule
def stand_two(edo: State, box: Box, pair: int) -> None:
    """Put the first two ashigarus on the cells of a pair."""
    stand(edo, box, m.PAIRS[pair, 0])
    stand(edo, box, m.PAIRS[pair, 1])


@rule
def legal_cells(edo: State, box: Box, out: Row[int]) -> int:
    n = 0
    for cell in range(s.CELLS):
        if why_not_stand(edo, box, cell) == 0:
            out[n] = m.STAND_ONE + cell
            n += 1
    return n


@rule
def legal_pairs(edo: State, box: Box, out: Row[int]) -> int:
    """Each cell is looked at once, and then paired with its partners, or with all cells."""
    closed = 0  # a bit each
    owing = 0
    for cell in range(s.CELLS):
        closed |= int(why_closed(edo, box, cell) != 0) << cell
        owing |= int(owes_fee(edo, cell)) << cell
    most = 0  # fees that the family can pay
    while most < 2 and can_pay_fees(edo, box, most + 1):
        most += 1
    n = 0
    for one in range(s.CELLS):
        if (closed >> one) & 1:
            continue
        others = s.CELLS - 1 - one if edo.passage == 1 else PARTNERS
        for k in range(others):
            two = one + 1 + k if edo.passage == 1 else partner(edo, one, k)
            if two == s.NONE:
                continue
            # A move is written down before it is known to count: a branch is hard to foresee.
            out[n] = m.STAND_TWO + pair_number(one, two)
            is_open = (closed >> two) & 1 ^ 1
            n += is_open & int((owing >> one & 1) + (owing >> two & 1) <= most)
    return n


@rule
def pair_number(one: int, two: int) -> int:
    """The number of a pair of cells, the lower one first."""
    return one * (2 * s.CELLS - 1 - one) // 2 + two - one - 1
