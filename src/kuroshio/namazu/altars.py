"""Namazu: altars are built."""

from __future__ import annotations

from kuroshio.core.compiled import rule
from kuroshio.core.events import emit
from kuroshio.core.records import Row
from kuroshio.core.rng import pick
from kuroshio.namazu import moves as m
from kuroshio.namazu import reasons as r
from kuroshio.namazu import state as s
from kuroshio.namazu.artisans import still_short
from kuroshio.namazu.box import Components
from kuroshio.namazu.state import State


@rule
def why_not_slot(edo: State, slot: int) -> int:
    """A slot stays empty when the pile is (B26)."""
    return r.WHY_EMPTY_SLOT if edo.slots[slot] == s.NONE else 0


@rule
def why_not_temple(edo: State, box: Components, slot: int) -> int:
    """Why the temple's price is of no use to the family: it has not got the improvement, or the
    slot asks for the same (B27)."""
    if edo.families[edo.family].has[s.WITH_TEMPLE] == 0:
        return r.WHY_NO_TEMPLE
    for good in range(s.KINDS):
        if box.temple_price[good] != box.altar_price[slot, good]:
            return 0
    return r.WHY_TEMPLE_ALIKE


@rule
def why_not_erect(edo: State, box: Components, by_temple: int, slot: int) -> int:
    """Why the family cannot build the altar of a slot, at its own price or at the temple's."""
    empty = why_not_slot(edo, slot)
    if empty != 0:
        return empty
    if by_temple == 1:
        useless = why_not_temple(edo, box, slot)
        if useless != 0:
            return useless
    return r.WHY_ALTAR_PRICE if still_short(edo, box, s.ALTAR, slot, by_temple) > 0 else 0


@rule
def can_erect(edo: State, box: Components, slot: int) -> bool:
    """Whether the family can build the altar of a slot in one way or the other."""
    return why_not_erect(edo, box, 0, slot) == 0 or why_not_erect(edo, box, 1, slot) == 0


@rule
def can_erect_any(edo: State, box: Components) -> bool:
    for slot in range(s.SLOTS):
        if can_erect(edo, box, slot):
            return True
    return False


@rule
def legal_altars(edo: State, box: Components, out: Row[int]) -> int:
    n = 0
    for by_temple in range(2):
        for slot in range(s.SLOTS):
            if why_not_erect(edo, box, by_temple, slot) == 0:
                out[n] = m.ERECT + by_temple * s.SLOTS + slot
                n += 1
    return n


@rule
def erect(edo: State, by_temple: int, slot: int) -> None:
    """Choose an altar to build and how it is priced."""
    edo.slot = slot
    edo.by_temple = by_temple
    edo.due = 1
    edo.stage = s.SERVE


@rule
def take_altar(edo: State, slot: int, event: int) -> None:
    """Take the altar of a slot; the top one of the pile takes its place (B26: if there is one)."""
    altar = edo.altars[edo.altar_count]
    altar.family = edo.family
    altar.series = edo.slots[slot]
    altar.count = 0
    edo.families[edo.family].altars += 1
    emit(edo, event, edo.family, altar.series, edo.altar_count)
    edo.altar_count += 1
    fill_slot(edo, slot)


@rule
def fill_slot(edo: State, slot: int) -> None:
    """Lay the top altar of the pile into a slot."""
    series = pick(edo.rng, edo.altar_pile)
    edo.slots[slot] = series
    if series != s.NONE:
        edo.altar_pile[series] -= 1
        emit(edo, s.NEW_ALTAR, s.NONE, series, slot)
