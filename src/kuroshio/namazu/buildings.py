"""Namazu: buildings on the fields of the country."""

from __future__ import annotations

from kuroshio.core.bits import has
from kuroshio.core.compiled import rule
from kuroshio.core.events import emit
from kuroshio.core.records import Row
from kuroshio.namazu import moves as m
from kuroshio.namazu import reasons as r
from kuroshio.namazu import state as s
from kuroshio.namazu.box import Components
from kuroshio.namazu.goods import gain
from kuroshio.namazu.rings import foreign_pawn
from kuroshio.namazu.state import State


@rule
def has_building(edo: State, seat: int, place: int) -> bool:
    """Whether a family has a building on a cell of the country."""
    return has(edo.built[place], seat)


@rule
def why_not_build_on(edo: State, box: Components, place: int) -> int:
    """Why no building can be put on a cell of the country: it is no field, it is blocked (B2), or
    the family has one there (B5)."""
    if box.cell_type[place] > s.ORE_MINE:
        return r.WHY_NOT_A_FIELD
    if edo.blocked[place] == 1:
        return r.WHY_BLOCKED
    return r.WHY_BUILT if has_building(edo, edo.family, place) else 0


@rule
def why_not_build(edo: State, box: Components) -> int:
    """Why the family cannot build at all: it has no building left (B50), or no field for one."""
    if edo.families[edo.family].buildings >= box.most_buildings:
        return r.WHY_NO_BUILDING
    for place in range(s.SECTORS):
        if why_not_build_on(edo, box, place) == 0:
            return 0
    return r.WHY_NO_FIELD


@rule
def legal_fields(edo: State, box: Components, out: Row[int]) -> int:
    n = 0
    for place in range(s.SECTORS):
        if why_not_build_on(edo, box, place) == 0:
            out[n] = m.BUILD + place
            n += 1
    return n


@rule
def build(edo: State, box: Components, place: int) -> None:
    """Put a building on a field, where it produces at once."""
    edo.built[place] |= 1 << edo.family
    edo.families[edo.family].buildings += 1
    emit(edo, s.BUILT, edo.family, place, 0)
    produce(edo, box, place)


@rule
def produce(edo: State, box: Components, place: int) -> None:
    """A building gives a good of its field, unless a foreign ashigaru stands there (B6)."""
    if foreign_pawn(edo, place, edo.family):
        emit(edo, s.HINDERED, edo.family, place, 0)
    else:
        emit(edo, s.PRODUCED, edo.family, place, 0)
        gain(edo, box, edo.family, box.cell_type[place], box.building)
