"""Namazu: what the cells do for the ashigarus that stand on them."""

from __future__ import annotations

from kuroshio.core.compiled import rule
from kuroshio.core.events import emit
from kuroshio.core.records import Row
from kuroshio.core.rng import pick
from kuroshio.namazu import moves as m
from kuroshio.namazu import state as s
from kuroshio.namazu.board import foreign_pawn
from kuroshio.namazu.box import Box
from kuroshio.namazu.deck import cards_left, draw_cards
from kuroshio.namazu.goods import change_force, change_shield, gain, room, spend
from kuroshio.namazu.state import State

# --- activation -----------------------------------------------------------------------------


@rule
def can_activate(edo: State, box: Box, cell: int) -> bool:
    """Whether a cell can be used; a use without gain is a use too (B50)."""
    kind = box.cell_type[cell]
    if kind < s.BARTER or kind == s.REST or kind == s.MARKET:
        return True
    if kind == s.BARTER:
        return can_swap(edo, box)
    if kind == s.OFFERINGS:
        return altars_open(edo, s.NONE) > 0
    if kind == s.ALTAR:
        return edo.erected == 0 and can_erect(edo, box)
    if kind == s.YAKUZA:  # B19: only with the pact
        return edo.contract[s.YAKUZA - s.KNACKER] == edo.family and cards_left(edo)
    if kind == s.BUILDER and not can_build(edo, box):
        return False
    if edo.contract[kind - s.KNACKER] == edo.family:
        return True
    return shortage(edo, box, kind, 0, 0) <= edo.families[edo.family].store[s.GOLD]


@rule
def can_intimidate(edo: State, box: Box, cell: int) -> bool:
    """Whether an own ashigaru waits on a cell whose price a threat would save."""
    waits = False
    for n in range(s.ASHIGARUS):
        waits = waits or edo.waiting[n] == cell
    city = box.cell_type[cell] - s.KNACKER
    if not waits or box.priced[city] == 0 or edo.contract[city] == edo.family:
        return False
    return box.cell_type[cell] != s.BUILDER or can_build(edo, box)


@rule
def activate(edo: State, box: Box, cell: int, threat: int) -> None:
    """Use a cell: what it gives, or the first thing it asks. A threat saves the price."""
    _no_longer_waits(edo, cell)
    emit(edo, s.ACTIVATED, edo.family, cell, threat)
    edo.cell = cell
    kind = box.cell_type[cell]
    if kind <= s.ORE_MINE:
        gain(edo, box, edo.family, kind, box.field)
    elif kind == s.FUJI:
        change_force(edo, box, edo.family, box.fuji)
    elif kind == s.TOURNAMENT:
        edo.ask = s.ASK_CHALLENGE
    elif kind == s.JOBS:
        gain(edo, box, edo.family, s.KOBAN, box.jobs)
    elif kind == s.BARTER:
        edo.ask = s.ASK_SWAP
    elif kind == s.OFFERINGS:
        edo.offered = 0
        go_on_offering(edo)
    elif kind == s.REST:
        rested = edo.families[edo.family].has[s.WITH_REST] == 1
        change_force(edo, box, edo.family, box.rest_improved if rested else box.rest)
    elif kind == s.ALTAR:
        edo.ask = s.ASK_ERECT
    elif kind == s.MARKET:
        for line in range(4):
            edo.lines[line] = 0
        edo.stage = s.TRADE
    else:
        free = threat == 1 or edo.contract[kind - s.KNACKER] == edo.family
        edo.due = 0 if free else 1
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
def serve(edo: State, box: Box) -> None:
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
    elif kind == s.ARMOURER:
        change_shield(edo, box, edo.family, box.gain[s.ARMOURER - s.KNACKER])
    elif kind == s.BUILDER:
        edo.ask = s.ASK_BUILD
    else:
        gain(edo, box, edo.family, product(kind), box.gain[kind - s.KNACKER])


@rule
def product(kind: int) -> int:
    """What an artisan makes; the gaming circle pays Kobans."""
    if kind == s.KNACKER:
        return s.BONE
    if kind == s.BUTCHER:
        return s.MEAT
    if kind == s.SMITH:
        return s.STEEL
    return s.GOLD if kind == s.GOLDSMITH else s.KOBAN


# --- prices and contracts -------------------------------------------------------------------

PLAIN = -1  # the way to pay without gold
MANY = -2  # there are several ways to pay


@rule
def price(box: Box, kind: int, slot: int, by_temple: int, good: int) -> int:
    """How many of the three goods in question an altar, or a cell of the city, asks for."""
    if kind != s.ALTAR:
        return box.price[kind - s.KNACKER, good]
    if by_temple == 1:
        return box.temple_price[good]
    return box.altar_price[slot, good]


@rule
def paid_in(kind: int) -> int:
    """The first of the three goods in which a cell is paid."""
    return s.MANUFACTURED if kind == s.ALTAR else s.PRIMARY


@rule
def shortage(edo: State, box: Box, kind: int, slot: int, by_temple: int) -> int:
    """How many goods of a price the family lacks: gold can stand for them (B20)."""
    family = edo.families[edo.family]
    short = 0
    for good in range(s.KINDS):
        asked = price(box, kind, slot, by_temple, good)
        short += max(0, asked - family.store[paid_in(kind) + good])
    return short


@rule
def can_pay(edo: State, box: Box, way: int) -> bool:
    """Whether the family can pay with gold for a bundle of goods and the rest as asked."""
    family = edo.families[edo.family]
    kind = box.cell_type[edo.cell]
    gold = 0
    for good in range(s.KINDS):
        asked = price(box, kind, edo.slot, edo.by_temple, good)
        replaced = m.BUNDLES[way, good] if way != PLAIN else 0
        gold += replaced
        if replaced > asked or asked - replaced > family.store[paid_in(kind) + good]:
            return False
    return gold <= family.store[s.GOLD]


@rule
def only_way_to_pay(edo: State, box: Box) -> int:
    """The only way, or MANY."""
    if edo.families[edo.family].store[s.GOLD] == 0:
        return PLAIN
    found = MANY
    for way in range(PLAIN, m.BUNDLE_COUNT):
        if can_pay(edo, box, way):
            if found != MANY:
                return MANY
            found = way
    return found


@rule
def legal_payments(edo: State, box: Box, out: Row[int]) -> int:
    part = m.BUNDLE_COUNT if box.cell_type[edo.cell] == s.ALTAR else 0
    n = 0
    for way in range(PLAIN, m.BUNDLE_COUNT):
        if can_pay(edo, box, way):
            out[n] = m.PAY if way == PLAIN else m.PAY_GOLD + part + way
            n += 1
    return n


@rule
def pay(edo: State, box: Box, way: int) -> None:
    """Pay the price, gold standing for some of the goods; the first time a cell of the city is
    paid, its contract is on offer (B17)."""
    kind = box.cell_type[edo.cell]
    gold = 0
    for good in range(s.KINDS):
        replaced = m.BUNDLES[way, good] if way != PLAIN else 0
        asked = price(box, kind, edo.slot, edo.by_temple, good)
        spend(edo, s.PAID, edo.family, paid_in(kind) + good, asked - replaced)
        gold += replaced
    spend(edo, s.PAID, edo.family, s.GOLD, gold)
    edo.due = 0
    if kind != s.ALTAR:
        family = edo.families[edo.family]
        city = kind - s.KNACKER
        can_sign = edo.contract[city] == s.NONE and family.contracts < box.most_contracts
        if family.paid_at[city] == 0 and can_sign:
            edo.to_sign = kind
        family.paid_at[city] = 1


@rule
def paid_by(edo: State, box: Box, move: int) -> None:
    """Pay as the family has chosen."""
    way = PLAIN
    if move != m.PAY:
        way = move - m.PAY_GOLD
        if box.cell_type[edo.cell] == s.ALTAR:
            way -= m.BUNDLE_COUNT
    pay(edo, box, way)


@rule
def sign(edo: State, kind: int) -> None:
    """Put a contract pawn on a cell of the city: from now on it is free for this family."""
    edo.contract[kind - s.KNACKER] = edo.family
    edo.families[edo.family].contracts += 1
    emit(edo, s.SIGNED, edo.family, kind, 0)


# --- barter ---------------------------------------------------------------------------------


@rule
def swappable(edo: State, box: Box, given: int, taken: int) -> bool:
    """One good for another of its class, or for any with the improvement; never gold (B28), nor
    like for like, nor into a full store (B52)."""
    family = edo.families[edo.family]
    if given == taken or family.store[given] == 0 or room(edo, box, edo.family, taken) <= 0:
        return False
    return given // s.KINDS == taken // s.KINDS or family.has[s.WITH_BARTER] == 1


@rule
def can_swap(edo: State, box: Box) -> bool:
    for given in range(m.BARTERED):
        if edo.families[edo.family].store[given] > 0:
            for taken in range(m.BARTERED):
                if swappable(edo, box, given, taken):
                    return True
    return False


@rule
def legal_swaps(edo: State, box: Box, out: Row[int]) -> int:
    n = 0
    for given in range(m.BARTERED):
        for taken in range(m.BARTERED):
            if swappable(edo, box, given, taken):
                out[n] = m.SWAP + given * m.BARTERED + taken
                n += 1
    return n


@rule
def swap(edo: State, box: Box, given: int, taken: int) -> None:
    spend(edo, s.PAID, edo.family, given, 1)
    gain(edo, box, edo.family, taken, 1)


# --- altars and offerings -------------------------------------------------------------------


@rule
def can_erect(edo: State, box: Box) -> bool:
    for slot in range(s.SLOTS):
        if can_erect_slot(edo, box, slot, 0) or can_erect_slot(edo, box, slot, 1):
            return True
    return False


@rule
def can_erect_slot(edo: State, box: Box, slot: int, by_temple: int) -> bool:
    """Whether the family can pay for an altar, at its slot's price or at the temple's (B27)."""
    if edo.slots[slot] == s.NONE:
        return False
    family = edo.families[edo.family]
    if by_temple == 1:
        differs = False
        for good in range(s.KINDS):
            differs = differs or box.temple_price[good] != box.altar_price[slot, good]
        if family.has[s.WITH_TEMPLE] == 0 or not differs:
            return False
    return shortage(edo, box, s.ALTAR, slot, by_temple) <= family.store[s.GOLD]


@rule
def legal_altars(edo: State, box: Box, out: Row[int]) -> int:
    n = 0
    for by_temple in range(2):
        first = m.ERECT_BY_TEMPLE if by_temple == 1 else m.ERECT
        for slot in range(s.SLOTS):
            if can_erect_slot(edo, box, slot, by_temple):
                out[n] = first + slot
                n += 1
    return n


@rule
def erect(edo: State, slot: int, by_temple: int) -> None:
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
    series = pick(edo.rng, edo.altar_pile)
    edo.slots[slot] = series
    if series != s.NONE:
        edo.altar_pile[series] -= 1
        emit(edo, s.NEW_ALTAR, s.NONE, series, slot)


@rule
def may_receive(edo: State, altar: int, good: int) -> bool:
    """Whether a good of the family's may lie on one of its altars: each altar takes different
    goods (B22), gold being one of them (B21), unless the family has Offerings."""
    family = edo.families[edo.family]
    card = edo.altars[altar]
    if family.store[good] == 0 or card.count == s.PLACES:
        return False
    if family.has[s.WITH_OFFERINGS] == 0:
        for place in range(card.count):
            if card.offering[place] == good:
                return False
    return True


@rule
def is_open(edo: State, altar: int) -> bool:
    """Whether something can be offered on an altar."""
    if edo.altars[altar].family == edo.family:
        for good in range(s.GOODS):
            if may_receive(edo, altar, good):
                return True
    return False


@rule
def altars_open(edo: State, but: int) -> int:
    """On how many altars, but for one, something can be offered."""
    count = 0
    for altar in range(edo.altar_count):
        count += altar != but and is_open(edo, altar)
    return count


@rule
def go_on_offering(edo: State) -> None:
    """Ask for an altar while there is a choice: at first any, later another one or no more."""
    served = edo.altar if edo.offered > 0 else s.NONE
    count = altars_open(edo, served)
    if count == 0:
        return
    edo.ask = s.ASK_ALTAR
    if edo.offered == 0:
        edo.altar = s.NONE
        if count == 1:
            edo.altar = 0
            while not is_open(edo, edo.altar):
                edo.altar += 1
            edo.ask = s.ASK_OFFER


@rule
def legal_open_altars(edo: State, out: Row[int]) -> int:
    n = 0
    for altar in range(edo.altar_count):
        if altar != edo.altar and is_open(edo, altar):
            out[n] = m.AT_ALTAR + altar
            n += 1
    if edo.offered > 0:
        out[n] = m.DONE
        n += 1
    return n


@rule
def gift_fits(edo: State, box: Box, gift: int) -> bool:
    """Whether the goods of a gift are there and may lie on the altar together."""
    family = edo.families[edo.family]
    size = 0
    alike = 0
    for n in range(m.GIFT):
        good = m.GIFTS[gift, n]
        if good == s.NONE:
            break
        size += 1
        alike = alike + 1 if n > 0 and m.GIFTS[gift, n - 1] == good else 1
        if family.store[good] < alike or not may_receive(edo, edo.altar, good):
            return False
        if alike > 1 and family.has[s.WITH_OFFERINGS] == 0:
            return False
    left = min(box.offerings - edo.offered, s.PLACES - edo.altars[edo.altar].count)
    return size <= left


@rule
def legal_gifts(edo: State, box: Box, out: Row[int]) -> int:
    n = 0
    for gift in range(m.GIFT_COUNT):
        if gift_fits(edo, box, gift):
            out[n] = m.OFFER + gift
            n += 1
    return n


@rule
def offer(edo: State, box: Box, gift: int) -> None:
    """Put goods on the altar, from left to right (B49); each calms Namazu by one (B23)."""
    card = edo.altars[edo.altar]
    limit = box.appeasement[edo.players - 2]
    for n in range(m.GIFT):
        good = m.GIFTS[gift, n]
        if good != s.NONE:
            edo.families[edo.family].store[good] -= 1
            card.offering[card.count] = good
            card.count += 1
            edo.offered += 1
            emit(edo, s.OFFERED, edo.family, good, edo.altar)
            edo.appeasement = min(edo.appeasement + 1, limit)  # B39
    emit(edo, s.APPEASED, edo.family, edo.appeasement, 0)
    if edo.offered < box.offerings:
        go_on_offering(edo)


# --- buildings ------------------------------------------------------------------------------


@rule
def has_building(edo: State, seat: int, place: int) -> bool:
    """Whether a family has a building on a cell of the country."""
    return (edo.built[place] >> seat) & 1 == 1


@rule
def can_build_on(edo: State, box: Box, place: int) -> bool:
    """Any field that is not blocked (B2) and where the family has none yet (B5)."""
    is_field = box.cell_type[place] <= s.ORE_MINE
    return is_field and edo.blocked[place] == 0 and not has_building(edo, edo.family, place)


@rule
def can_build(edo: State, box: Box) -> bool:
    """Whether the family has a building left (B50) and a field to put it on."""
    if edo.families[edo.family].buildings < box.most_buildings:
        for place in range(s.SECTORS):
            if can_build_on(edo, box, place):
                return True
    return False


@rule
def legal_fields(edo: State, box: Box, out: Row[int]) -> int:
    n = 0
    for place in range(s.SECTORS):
        if can_build_on(edo, box, place):
            out[n] = m.BUILD + place
            n += 1
    return n


@rule
def build(edo: State, box: Box, place: int) -> None:
    """Put a building on a field, where it produces at once."""
    edo.built[place] |= 1 << edo.family
    edo.families[edo.family].buildings += 1
    emit(edo, s.BUILT, edo.family, place, 0)
    produce(edo, box, place)


@rule
def produce(edo: State, box: Box, place: int) -> None:
    """A building gives a good of its field, unless a foreign ashigaru stands there (B6)."""
    if foreign_pawn(edo, place, edo.family):
        emit(edo, s.HINDERED, edo.family, place, 0)
    else:
        emit(edo, s.PRODUCED, edo.family, place, 0)
        gain(edo, box, edo.family, box.cell_type[place], box.building)
