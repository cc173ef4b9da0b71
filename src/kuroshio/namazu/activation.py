"""Namazu: cells are activated by the ashigarus that stand on them."""

from __future__ import annotations

from kuroshio.core.compiled import rule
from kuroshio.core.events import emit
from kuroshio.namazu import reasons as r
from kuroshio.namazu import state as s
from kuroshio.namazu.altars import can_erect_any, take_altar
from kuroshio.namazu.artisans import MANY, has_contract, is_free, only_way_to_pay, pay, still_short
from kuroshio.namazu.barter import can_swap
from kuroshio.namazu.box import Components
from kuroshio.namazu.buildings import why_not_build
from kuroshio.namazu.deck import cards_left, draw_cards
from kuroshio.namazu.goods import change_force, change_shield, gain
from kuroshio.namazu.offerings import can_offer, go_on_offering
from kuroshio.namazu.state import State


@rule
def waits(edo: State, cell: int) -> bool:
    """Whether an own ashigaru stands on a cell that is not yet activated."""
    found = False
    for n in range(s.ASHIGARUS):
        found = found or edo.waiting[n] == cell
    return found


@rule
def why_not_use(edo: State, box: Components, kind: int) -> int:
    """Why a kind of cell is of no use to the family now; a use without gain is a use too (B50)."""
    if kind < s.BARTER or kind == s.REST or kind == s.MARKET:
        return 0
    if kind == s.BARTER:
        return 0 if can_swap(edo, box) else r.WHY_NO_SWAP
    if kind == s.OFFERINGS:
        return 0 if can_offer(edo) else r.WHY_NO_OFFERING
    if kind == s.ALTAR:
        if edo.erected == 1:
            return r.WHY_ERECTED  # B25
        return 0 if can_erect_any(edo, box) else r.WHY_NO_ALTAR
    if kind == s.YAKUZA:  # B19: only with the pact
        if not has_contract(edo, kind):
            return r.WHY_NO_PACT
        return 0 if cards_left(edo) else r.WHY_NO_CARDS_LEFT
    if kind == s.BUILDER:
        full = why_not_build(edo, box)
        if full != 0:
            return full
    if has_contract(edo, kind) or still_short(edo, box, kind, 0, 0) == 0:
        return 0
    return r.WHY_NO_PRICE


@rule
def why_not_activate(edo: State, box: Components, cell: int) -> int:
    """Why a cell cannot be activated now."""
    return why_not_use(edo, box, box.cell_type[cell]) if waits(edo, cell) else r.WHY_NOT_WAITING


@rule
def why_not_intimidate(edo: State, box: Components, cell: int) -> int:
    """Why there is nothing to threaten at a cell of the city: an own ashigaru must wait there, and
    the threat save a price."""
    kind = box.cell_type[cell]
    if not waits(edo, cell):
        return r.WHY_NOT_WAITING
    if is_free(edo, box, kind):
        return r.WHY_NO_TARGET
    return why_not_build(edo, box) if kind == s.BUILDER else 0


@rule
def good_of(kind: int) -> int:
    """The good (or Kobans) that a cell gives, NONE for those that give something else."""
    if kind <= s.ORE_MINE:
        return kind
    if kind == s.KNACKER:
        return s.BONE
    if kind == s.BUTCHER:
        return s.MEAT
    if kind == s.SMITH:
        return s.STEEL
    if kind == s.GOLDSMITH:
        return s.GOLD
    return s.KOBAN if kind == s.JOBS or kind == s.GAMING else s.NONE


@rule
def amount_of(box: Components, kind: int, has_rest: int) -> int:
    """How much a cell gives: of its good, of force, or of the shield."""
    if kind >= s.KNACKER:
        return box.gain[kind - s.KNACKER]
    if kind <= s.ORE_MINE:
        return box.field
    if kind == s.FUJI:
        return box.fuji
    if kind == s.JOBS:
        return box.jobs
    return box.rest_improved if has_rest == 1 else box.rest


@rule
def gives_force(kind: int) -> bool:
    return kind == s.FUJI or kind == s.REST


@rule
def give(edo: State, box: Components, kind: int) -> None:
    """The family gets what a cell gives, as far as there is room (B45)."""
    amount = amount_of(box, kind, edo.families[edo.family].has[s.WITH_REST])
    if gives_force(kind):
        change_force(edo, box, edo.family, amount)
    elif kind == s.ARMOURER:
        change_shield(edo, box, edo.family, amount)
    else:
        gain(edo, box, edo.family, good_of(kind), amount)


@rule
def activate(edo: State, box: Components, cell: int, threat: int) -> None:
    """Use a cell: what it gives, or the first thing it asks. A threat saves the price."""
    _no_longer_waits(edo, cell)
    emit(edo, s.ACTIVATED, edo.family, cell, threat)
    edo.cell = cell
    kind = box.cell_type[cell]
    if kind == s.TOURNAMENT:
        edo.ask = s.ASK_CHALLENGE
    elif kind == s.BARTER:
        edo.ask = s.ASK_SWAP
    elif kind == s.OFFERINGS:
        edo.offered = 0
        go_on_offering(edo)
    elif kind == s.ALTAR:
        edo.ask = s.ASK_ERECT
    elif kind == s.MARKET:
        for line in range(s.LINES):
            edo.lines[line] = 0
        edo.stage = s.TRADE
    elif kind < s.KNACKER:
        give(edo, box, kind)
    else:
        edo.due = 0 if threat == 1 or has_contract(edo, kind) else 1
        edo.stage = s.SERVE


@rule
def _no_longer_waits(edo: State, cell: int) -> None:
    place = 0
    while edo.waiting[place] != cell:
        place += 1
    for n in range(place, s.ASHIGARUS - 1):
        edo.waiting[n] = edo.waiting[n + 1]
    edo.waiting[s.ASHIGARUS - 1] = s.NONE


@rule
def serve(edo: State, box: Components) -> None:
    """Have the price paid, then give what it was paid for."""
    if edo.due == 1:
        way = only_way_to_pay(edo, box)
        if way == MANY:
            edo.ask = s.ASK_PAY
            return
        pay(edo, box, way)
    edo.stage = s.ACT
    kind = box.cell_type[edo.cell]
    if kind == s.ALTAR:
        edo.erected = 1
        take_altar(edo, edo.slot, s.ERECTED)
    elif kind == s.YAKUZA:
        draw_cards(edo)
    elif kind == s.BUILDER:
        edo.ask = s.ASK_BUILD
    else:
        give(edo, box, kind)
