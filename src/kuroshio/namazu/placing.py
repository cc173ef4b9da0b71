"""Namazu: ashigarus are placed, and who may stand where."""

from __future__ import annotations

from kuroshio.core.compiled import rule
from kuroshio.core.events import emit
from kuroshio.core.records import Row
from kuroshio.namazu import moves as m
from kuroshio.namazu import reasons as r
from kuroshio.namazu import state as s
from kuroshio.namazu.box import Components
from kuroshio.namazu.goods import hand_over
from kuroshio.namazu.rings import cell_at, cell_in, place_of, sector_at, sector_of
from kuroshio.namazu.state import State

NO_CELL = s.CELLS  # where there is none


@rule
def why_closed(edo: State, box: Components, cell: int) -> int:
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
def can_pay_fees(edo: State, box: Components, count: int) -> bool:
    """Whether the family can pay for so many occupied cells."""
    return count * box.fee <= edo.families[edo.family].store[s.KOBAN]


@rule
def is_alone(edo: State) -> bool:
    """Whether only one ashigaru is placed: after a lost fight, if there is no third one to stay
    at home instead (B11)."""
    return edo.beaten == 1 and edo.families[edo.family].third == 0


@rule
def pairs_neighbours(edo: State) -> bool:
    """With Placement a family may also take neighbours in a ring together (B16)."""
    return edo.families[edo.family].has[s.WITH_PLACEMENT] == 1


@rule
def neighbour(cell: int, n: int) -> int:
    """The neighbours of a cell in its ring with a higher number, n being 0 or 1, or NO_CELL."""
    place = place_of(cell)
    if n == 0:
        return cell + 1 if place < s.SECTORS - 1 else NO_CELL
    return cell + s.SECTORS - 1 if place == 0 else NO_CELL


@rule
def are_partners(edo: State, one: int, two: int) -> bool:
    """Whether a family may take two cells together, the lower one first: those of one sector,
    perhaps neighbours, and with a safe passage any two (B54)."""
    if edo.passage == 1 or sector_of(edo, one) == sector_of(edo, two):
        return True
    side_by_side = neighbour(one, 0) == two or neighbour(one, 1) == two
    return side_by_side and pairs_neighbours(edo)


@rule
def why_not_stand(edo: State, box: Components, cell: int) -> int:
    """Why a single ashigaru may not stand on a cell: it goes wherever its family can pay (B13)."""
    if edo.ask == s.ASK_STAND and not is_alone(edo):
        return r.WHY_STAND_TWO
    closed = why_closed(edo, box, cell)
    if closed == 0 and not can_pay_fees(edo, box, int(owes_fee(edo, cell))):
        return r.WHY_NO_FEE
    return closed


@rule
def why_not_stand_two(edo: State, box: Components, pair: int) -> int:
    """Why the first two ashigarus may not stand on the cells of a pair."""
    if is_alone(edo):
        return r.WHY_STAND_ONE
    one, two = m.PAIRS[pair, 0], m.PAIRS[pair, 1]
    closed = max(why_closed(edo, box, one), why_closed(edo, box, two))
    if closed != 0:
        return closed
    if not are_partners(edo, one, two):
        return r.WHY_NOT_NEIGHBOURS if pairs_neighbours(edo) else r.WHY_NOT_ONE_SECTOR
    fees = int(owes_fee(edo, one)) + int(owes_fee(edo, two))
    return 0 if can_pay_fees(edo, box, fees) else r.WHY_NO_FEE


@rule
def take_back(edo: State) -> None:
    """The family takes its ashigarus back before it places them (B14)."""
    for cell in range(s.CELLS):
        if edo.pawn[cell] == edo.family:
            edo.pawn[cell] = s.NONE


@rule
def stand(edo: State, box: Components, cell: int) -> None:
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
def stand_two(edo: State, box: Components, pair: int) -> None:
    """Put the first two ashigarus on the cells of a pair."""
    stand(edo, box, m.PAIRS[pair, 0])
    stand(edo, box, m.PAIRS[pair, 1])


@rule
def legal_cells(edo: State, box: Components, out: Row[int]) -> int:
    n = 0
    for cell in range(s.CELLS):
        if why_not_stand(edo, box, cell) == 0:
            out[n] = m.STAND_ONE + cell
            n += 1
    return n


@rule
def closed_cells(edo: State, box: Components) -> int:
    """The cells where the family may not stand, a bit each, and a bit for NO_CELL."""
    closed = 1 << NO_CELL
    for cell in range(s.CELLS):
        closed |= int(why_closed(edo, box, cell) != 0) << cell
    return closed


@rule
def cells_with_fee(edo: State) -> int:
    """The cells that are paid for, a bit each."""
    cells = 0
    for cell in range(s.CELLS):
        cells |= int(owes_fee(edo, cell)) << cell
    return cells


@rule
def can_pair(one: int, two: int, closed: int, with_fee: int, most: int) -> int:
    """1 if two cells are open, and no more of them have a fee than the family can pay."""
    both_open = ((closed >> one) | (closed >> two)) & 1 ^ 1
    return both_open & int((with_fee >> one & 1) + (with_fee >> two & 1) <= most)


@rule
def legal_pairs(edo: State, box: Components, out: Row[int]) -> int:
    """What the predicates say of each cell is looked up once, and then asked for each pair."""
    if edo.passage == 1:
        return legal_passages(edo, box, out)
    closed = closed_cells(edo, box)
    with_fee = cells_with_fee(edo)
    most = int(can_pay_fees(edo, box, 1)) + int(can_pay_fees(edo, box, 2))
    neighbours = 2 if pairs_neighbours(edo) else 0
    n = 0
    for ring in range(s.RINGS):
        for place in range(s.SECTORS):
            one = cell_at(ring, place)
            if (closed >> one) & 1:
                continue
            # A move is written down before it is known to count: a branch is hard to foresee.
            pairs = m.STAND_TWO + pair_number(one, 0)  # and the number of the other cell
            for k in range(neighbours):
                two = neighbour(one, k)
                out[n] = pairs + two
                n += can_pair(one, two, closed, with_fee, most)
            sector = sector_at(edo, ring, place)
            for inner in range(ring + 1, s.RINGS):
                two = cell_in(edo, inner, sector)
                out[n] = pairs + two
                n += can_pair(one, two, closed, with_fee, most)
    return n


@rule
def legal_passages(edo: State, box: Components, out: Row[int]) -> int:
    """With a safe passage any two cells that are not closed."""
    closed = closed_cells(edo, box)
    n = 0
    for one in range(s.CELLS):
        for two in range(one + 1, s.CELLS):
            out[n] = m.STAND_TWO + pair_number(one, two)
            n += can_pair(one, two, closed, 0, 0)
    return n


@rule
def pair_number(one: int, two: int) -> int:
    """The number of a pair of cells, the lower one first."""
    return one * (2 * s.CELLS - 1 - one) // 2 + two - one - 1
