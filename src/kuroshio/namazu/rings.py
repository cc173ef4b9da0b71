"""Namazu: the three rings of Edo and the sectors that they form.

A cell keeps its number while its ring turns, and so does everything that stands on it (B46).
"""

from __future__ import annotations

from kuroshio.core.compiled import rule
from kuroshio.core.events import emit
from kuroshio.namazu import state as s
from kuroshio.namazu.state import State


@rule
def sector_past(sector: int, sectors: int) -> int:
    """The sector so many past another one, clockwise if positive."""
    return (sector + sectors + s.SECTORS) % s.SECTORS


@rule
def shake(edo: State, ring: int, sectors: int) -> None:
    """Turn a ring by some sectors, clockwise if positive."""
    edo.offset[ring] = sector_past(int(edo.offset[ring]), sectors)
    emit(edo, s.SHOOK, edo.family, ring, sectors)


@rule
def cell_at(ring: int, place: int) -> int:
    """The cell at a place of a ring."""
    return ring * s.SECTORS + place


@rule
def ring_of(cell: int) -> int:
    return cell // s.SECTORS


@rule
def place_of(cell: int) -> int:
    """The place of a cell in its ring."""
    return cell % s.SECTORS


@rule
def sector_at(edo: State, ring: int, place: int) -> int:
    """The sector in which a place of a ring lies now."""
    sector = place + int(edo.offset[ring])
    return sector - s.SECTORS if sector >= s.SECTORS else sector


@rule
def sector_of(edo: State, cell: int) -> int:
    """The sector in which a cell lies now."""
    return sector_at(edo, ring_of(cell), place_of(cell))


@rule
def cell_in(edo: State, ring: int, sector: int) -> int:
    """The cell of a ring that lies in a sector now."""
    place = sector - int(edo.offset[ring])
    return cell_at(ring, place + s.SECTORS if place < 0 else place)


@rule
def foreign_pawn(edo: State, cell: int, seat: int) -> bool:
    """Whether an ashigaru of another family stands on a cell."""
    return edo.pawn[cell] != s.NONE and edo.pawn[cell] != seat
