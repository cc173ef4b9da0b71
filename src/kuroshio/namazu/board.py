"""Namazu: the three rings of Edo, and who may stand where.

A cell keeps its number while its ring turns, and so does everything that stands on it (B46).
"""

from __future__ import annotations

from kuroshio.core.compiled import rule
from kuroshio.core.events import emit
from kuroshio.core.records import Row
from kuroshio.namazu import moves as m
from kuroshio.namazu import state as s
from kuroshio.namazu.box import Box
from kuroshio.namazu.goods import hand_over
from kuroshio.namazu.state import State

BARRED = 999  # the fee of a cell where nobody may stand


@rule
def shake(edo: State, ring: int, sectors: int) -> None:
    """Turn a ring by some sectors, clockwise if positive."""
    edo.offset[ring] = (edo.offset[ring] + sectors + s.SECTORS) % s.SECTORS
    emit(edo, s.SHOOK, edo.family, ring, sectors)


@rule
def sector_at(edo: State, ring: int, place: int) -> int:
    """The sector in which a place of a ring lies now."""
    sector = place + int(edo.offset[ring])
    return sector - s.SECTORS if sector >= s.SECTORS else sector


@rule
def sector_of(edo: State, cell: int) -> int:
    """The sector in which a cell lies now."""
    return sector_at(edo, cell // s.SECTORS, cell % s.SECTORS)


@rule
def cell_in(edo: State, ring: int, sector: int) -> int:
    """The cell of a ring that lies in a sector now."""
    place = sector - int(edo.offset[ring])
    return ring * s.SECTORS + (place + s.SECTORS if place < 0 else place)


@rule
def foreign_pawn(edo: State, cell: int, seat: int) -> bool:
    """Whether an ashigaru of another family stands on a cell."""
    return edo.pawn[cell] != s.NONE and edo.pawn[cell] != seat


@rule
def is_closed(edo: State, box: Box, cell: int) -> bool:
    """Whether the family may not stand on a cell: it is blocked (B2), taken by an own ashigaru
    (B14), or the tournament without any force (B33)."""
    if edo.blocked[cell] == 1 or edo.pawn[cell] == edo.family:
        return True
    return box.cell_type[cell] == s.TOURNAMENT and edo.families[edo.family].force == 0


@rule
def entry_fee(edo: State, box: Box, cell: int) -> int:
    """What standing on a cell costs: a Koban if it is occupied (B12), BARRED if it is closed."""
    if is_closed(edo, box, cell):
        return BARRED
    if edo.pawn[cell] == s.NONE or edo.passage == 1:
        return 0
    return box.fee


@rule
def take_back(edo: State) -> None:
    """The family takes its ashigarus back before it places them (B14)."""
    for cell in range(s.CELLS):
        if edo.pawn[cell] == edo.family:
            edo.pawn[cell] = s.NONE


@rule
def stand(edo: State, box: Box, cell: int) -> None:
    """Put an ashigaru on a cell; one that stood there goes home, for a Koban to its family."""
    fee = entry_fee(edo, box, cell)
    owner = int(edo.pawn[cell])
    if owner != s.NONE:
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
    one = 0
    left = pair
    while left >= s.CELLS - 1 - one:
        left -= s.CELLS - 1 - one
        one += 1
    stand(edo, box, one)
    stand(edo, box, one + 1 + left)


@rule
def pair_number(one: int, two: int) -> int:
    """The number of a pair of cells, the lower one first."""
    return one * (2 * s.CELLS - 1 - one) // 2 + two - one - 1


@rule
def legal_cells(edo: State, box: Box, out: Row[int]) -> int:
    """Where a single ashigaru may stand: any cell that its family can pay for (B13)."""
    kobans = edo.families[edo.family].store[s.KOBAN]
    n = 0
    for cell in range(s.CELLS):
        if entry_fee(edo, box, cell) <= kobans:
            out[n] = m.STAND_ONE + cell
            n += 1
    return n


@rule
def closed_cells(edo: State, box: Box) -> int:
    """The closed cells, a bit each."""
    cells = 0
    for cell in range(s.CELLS):
        cells |= int(is_closed(edo, box, cell)) << cell
    return cells


@rule
def taken_cells(edo: State) -> int:
    """The cells on which an ashigaru stands, a bit each."""
    cells = 0
    for cell in range(s.CELLS):
        cells |= int(edo.pawn[cell] != s.NONE) << cell
    return cells


@rule
def can_pair(one: int, two: int, closed: int, taken: int, most: int) -> int:
    """1 if the two cells are open, and no more of them are taken than the family can pay for."""
    open_both = ((closed >> one) | (closed >> two)) & 1 ^ 1
    return open_both & int((taken >> one & 1) + (taken >> two & 1) <= most)


@rule
def legal_pairs(edo: State, box: Box, out: Row[int]) -> int:
    """Two cells of one sector; with Placement also two neighbours in a ring (B16)."""
    family = edo.families[edo.family]
    neighbours = family.has[s.WITH_PLACEMENT] == 1
    closed = closed_cells(edo, box)
    taken = taken_cells(edo)
    most = 2 if box.fee == 0 else int(family.store[s.KOBAN]) // int(box.fee)
    n = 0
    for ring in range(s.RINGS):
        for place in range(s.SECTORS):
            one = ring * s.SECTORS + place
            if (closed >> one) & 1:
                continue
            # A move is written down before it is known to count: a branch is hard to foresee.
            pairs = m.STAND_TWO + pair_number(one, 0)  # and the number of the other cell
            if neighbours:
                if place < s.SECTORS - 1:
                    out[n] = pairs + one + 1
                    n += can_pair(one, one + 1, closed, taken, most)
                if place == 0:
                    last = one + s.SECTORS - 1
                    out[n] = pairs + last
                    n += can_pair(one, last, closed, taken, most)
            sector = sector_at(edo, ring, place)
            for inner in range(ring + 1, s.RINGS):
                two = cell_in(edo, inner, sector)
                out[n] = pairs + two
                n += can_pair(one, two, closed, taken, most)
    return n


@rule
def legal_passages(edo: State, box: Box, out: Row[int]) -> int:
    """With a safe passage any two cells that are not closed (B54)."""
    closed = closed_cells(edo, box)
    n = 0
    for one in range(s.CELLS):
        for two in range(one + 1, s.CELLS):
            out[n] = m.STAND_TWO + pair_number(one, two)
            n += can_pair(one, two, closed, 0, 2)
    return n
