"""Namazu: what the cells do for the ashigarus that stand on them."""

from __future__ import annotations

from kuroshio.core.compiled import rule
from kuroshio.core.events import emit
from kuroshio.core.records import Row
from kuroshio.core.rng import pick
from kuroshio.namazu.board import foreign_pawn
from kuroshio.namazu.box import Box
from kuroshio.namazu.deck import cards_left, draw_cards
from kuroshio.namazu.goods import change_force, change_shield, gain, room, spend
from kuroshio.namazu.moves import (
    AT_ALTAR,
    BARTERED,
    BUILD,
    BUNDLE_COUNT,
    BUNDLES,
    DONE,
    ERECT,
    ERECT_BY_TEMPLE,
    GIFT,
    GIFT_COUNT,
    GIFTS,
    OFFER,
    PAY,
    PAY_GOLD,
    SWAP,
)
from kuroshio.namazu.state import (
    ACT,
    ACTIVATED,
    ALTAR,
    APPEASED,
    ARMOURER,
    ASHIGARUS,
    ASK_ALTAR,
    ASK_BUILD,
    ASK_CHALLENGE,
    ASK_ERECT,
    ASK_OFFER,
    ASK_PAY,
    ASK_SWAP,
    BARTER,
    BONE,
    BUILDER,
    BUILT,
    BUTCHER,
    ERECTED,
    FUJI,
    GOLD,
    GOLDSMITH,
    GOODS,
    HINDERED,
    JOBS,
    KINDS,
    KNACKER,
    KOBAN,
    MANUFACTURED,
    MARKET,
    MEAT,
    NEW_ALTAR,
    NONE,
    OFFERED,
    OFFERINGS,
    ORE_MINE,
    PAID,
    PLACES,
    PRIMARY,
    PRODUCED,
    REST,
    SECTORS,
    SERVE,
    SIGNED,
    SLOTS,
    SMITH,
    STEEL,
    TOURNAMENT,
    TRADE,
    WITH_BARTER,
    WITH_OFFERINGS,
    WITH_REST,
    WITH_TEMPLE,
    YAKUZA,
    State,
)

# --- activation -----------------------------------------------------------------------------


@rule
def can_activate(edo: State, box: Box, cell: int) -> bool:
    """Whether a cell can be used; a use without gain is a use too (B50)."""
    kind = box.cell_type[cell]
    if kind < BARTER or kind == REST or kind == MARKET:
        return True
    if kind == BARTER:
        return can_swap(edo, box)
    if kind == OFFERINGS:
        return altars_open(edo, NONE) > 0
    if kind == ALTAR:
        return edo.erected == 0 and can_erect(edo, box)
    if kind == YAKUZA:  # B19: only with the pact
        return edo.contract[YAKUZA - KNACKER] == edo.family and cards_left(edo)
    if kind == BUILDER and not can_build(edo, box):
        return False
    if edo.contract[kind - KNACKER] == edo.family:
        return True
    return shortage(edo, box, kind, 0, 0) <= edo.families[edo.family].store[GOLD]


@rule
def can_intimidate(edo: State, box: Box, cell: int) -> bool:
    """Whether an own ashigaru waits on a cell whose price a threat would save."""
    waits = False
    for n in range(ASHIGARUS):
        waits = waits or edo.waiting[n] == cell
    city = box.cell_type[cell] - KNACKER
    if not waits or box.priced[city] == 0 or edo.contract[city] == edo.family:
        return False
    return box.cell_type[cell] != BUILDER or can_build(edo, box)


@rule
def activate(edo: State, box: Box, cell: int, threat: int) -> None:
    """Use a cell: what it gives, or the first thing it asks. A threat saves the price."""
    _no_longer_waits(edo, cell)
    emit(edo, ACTIVATED, edo.family, cell, threat)
    edo.cell = cell
    kind = box.cell_type[cell]
    if kind <= ORE_MINE:
        gain(edo, box, edo.family, kind, box.field)
    elif kind == FUJI:
        change_force(edo, box, edo.family, box.fuji)
    elif kind == TOURNAMENT:
        edo.ask = ASK_CHALLENGE
    elif kind == JOBS:
        gain(edo, box, edo.family, KOBAN, box.jobs)
    elif kind == BARTER:
        edo.ask = ASK_SWAP
    elif kind == OFFERINGS:
        edo.offered = 0
        go_on_offering(edo)
    elif kind == REST:
        rested = edo.families[edo.family].has[WITH_REST] == 1
        change_force(edo, box, edo.family, box.rest_improved if rested else box.rest)
    elif kind == ALTAR:
        edo.ask = ASK_ERECT
    elif kind == MARKET:
        for line in range(4):
            edo.lines[line] = 0
        edo.stage = TRADE
    else:
        free = threat == 1 or edo.contract[kind - KNACKER] == edo.family
        edo.due = 0 if free else 1
        edo.stage = SERVE


@rule
def _no_longer_waits(edo: State, cell: int) -> None:
    place = 0
    while edo.waiting[place] != cell:
        place += 1
    for n in range(place, ASHIGARUS - 1):
        edo.waiting[n] = edo.waiting[n + 1]
    edo.waiting[ASHIGARUS - 1] = NONE


@rule
def serve(edo: State, box: Box) -> None:
    """Have the price paid, then give what it was paid for."""
    if edo.due == 1:
        way = only_way_to_pay(edo, box)
        if way == MANY:
            edo.ask = ASK_PAY
            return
        pay(edo, box, way)
    edo.stage = ACT
    kind = box.cell_type[edo.cell]
    if kind == ALTAR:
        edo.erected = 1
        take_altar(edo, edo.slot, ERECTED)
    elif kind == YAKUZA:
        draw_cards(edo)
    elif kind == ARMOURER:
        change_shield(edo, box, edo.family, box.gain[ARMOURER - KNACKER])
    elif kind == BUILDER:
        edo.ask = ASK_BUILD
    else:
        gain(edo, box, edo.family, product(kind), box.gain[kind - KNACKER])


@rule
def product(kind: int) -> int:
    """What an artisan makes; the gaming circle pays Kobans."""
    if kind == KNACKER:
        return BONE
    if kind == BUTCHER:
        return MEAT
    if kind == SMITH:
        return STEEL
    return GOLD if kind == GOLDSMITH else KOBAN


# --- prices and contracts -------------------------------------------------------------------

PLAIN = -1  # the way to pay without gold
MANY = -2  # there are several ways to pay


@rule
def price(box: Box, kind: int, slot: int, by_temple: int, good: int) -> int:
    """How many of the three goods in question an altar, or a cell of the city, asks for."""
    if kind != ALTAR:
        return box.price[kind - KNACKER, good]
    if by_temple == 1:
        return box.temple_price[good]
    return box.altar_price[slot, good]


@rule
def paid_in(kind: int) -> int:
    """The first of the three goods in which a cell is paid."""
    return MANUFACTURED if kind == ALTAR else PRIMARY


@rule
def shortage(edo: State, box: Box, kind: int, slot: int, by_temple: int) -> int:
    """How many goods of a price the family lacks: gold can stand for them (B20)."""
    family = edo.families[edo.family]
    short = 0
    for good in range(KINDS):
        asked = price(box, kind, slot, by_temple, good)
        short += max(0, asked - family.store[paid_in(kind) + good])
    return short


@rule
def can_pay(edo: State, box: Box, way: int) -> bool:
    """Whether the family can pay with gold for a bundle of goods and the rest as asked."""
    family = edo.families[edo.family]
    kind = box.cell_type[edo.cell]
    gold = 0
    for good in range(KINDS):
        asked = price(box, kind, edo.slot, edo.by_temple, good)
        replaced = BUNDLES[way, good] if way != PLAIN else 0
        gold += replaced
        if replaced > asked or asked - replaced > family.store[paid_in(kind) + good]:
            return False
    return gold <= family.store[GOLD]


@rule
def only_way_to_pay(edo: State, box: Box) -> int:
    """The only way, or MANY."""
    if edo.families[edo.family].store[GOLD] == 0:
        return PLAIN
    found = MANY
    for way in range(PLAIN, BUNDLE_COUNT):
        if can_pay(edo, box, way):
            if found != MANY:
                return MANY
            found = way
    return found


@rule
def legal_payments(edo: State, box: Box, out: Row[int]) -> int:
    part = BUNDLE_COUNT if box.cell_type[edo.cell] == ALTAR else 0
    n = 0
    for way in range(PLAIN, BUNDLE_COUNT):
        if can_pay(edo, box, way):
            out[n] = PAY if way == PLAIN else PAY_GOLD + part + way
            n += 1
    return n


@rule
def pay(edo: State, box: Box, way: int) -> None:
    """Pay the price, gold standing for some of the goods; the first time a cell of the city is
    paid, its contract is on offer (B17)."""
    kind = box.cell_type[edo.cell]
    gold = 0
    for good in range(KINDS):
        replaced = BUNDLES[way, good] if way != PLAIN else 0
        asked = price(box, kind, edo.slot, edo.by_temple, good)
        spend(edo, PAID, edo.family, paid_in(kind) + good, asked - replaced)
        gold += replaced
    spend(edo, PAID, edo.family, GOLD, gold)
    edo.due = 0
    if kind != ALTAR:
        family = edo.families[edo.family]
        city = kind - KNACKER
        can_sign = edo.contract[city] == NONE and family.contracts < box.most_contracts
        if family.paid_at[city] == 0 and can_sign:
            edo.to_sign = kind
        family.paid_at[city] = 1


@rule
def paid_by(edo: State, box: Box, move: int) -> None:
    """Pay as the family has chosen."""
    way = PLAIN
    if move != PAY:
        way = move - PAY_GOLD
        if box.cell_type[edo.cell] == ALTAR:
            way -= BUNDLE_COUNT
    pay(edo, box, way)


@rule
def sign(edo: State, kind: int) -> None:
    """Put a contract pawn on a cell of the city: from now on it is free for this family."""
    edo.contract[kind - KNACKER] = edo.family
    edo.families[edo.family].contracts += 1
    emit(edo, SIGNED, edo.family, kind, 0)


# --- barter ---------------------------------------------------------------------------------


@rule
def swappable(edo: State, box: Box, given: int, taken: int) -> bool:
    """One good for another of its class, or for any with the improvement; never gold (B28), nor
    like for like, nor into a full store (B52)."""
    family = edo.families[edo.family]
    if given == taken or family.store[given] == 0 or room(edo, box, edo.family, taken) <= 0:
        return False
    return given // KINDS == taken // KINDS or family.has[WITH_BARTER] == 1


@rule
def can_swap(edo: State, box: Box) -> bool:
    for given in range(BARTERED):
        if edo.families[edo.family].store[given] > 0:
            for taken in range(BARTERED):
                if swappable(edo, box, given, taken):
                    return True
    return False


@rule
def legal_swaps(edo: State, box: Box, out: Row[int]) -> int:
    n = 0
    for given in range(BARTERED):
        for taken in range(BARTERED):
            if swappable(edo, box, given, taken):
                out[n] = SWAP + given * BARTERED + taken
                n += 1
    return n


@rule
def swap(edo: State, box: Box, given: int, taken: int) -> None:
    spend(edo, PAID, edo.family, given, 1)
    gain(edo, box, edo.family, taken, 1)


# --- altars and offerings -------------------------------------------------------------------


@rule
def can_erect(edo: State, box: Box) -> bool:
    for slot in range(SLOTS):
        if can_erect_slot(edo, box, slot, 0) or can_erect_slot(edo, box, slot, 1):
            return True
    return False


@rule
def can_erect_slot(edo: State, box: Box, slot: int, by_temple: int) -> bool:
    """Whether the family can pay for an altar, at its slot's price or at the temple's (B27)."""
    if edo.slots[slot] == NONE:
        return False
    family = edo.families[edo.family]
    if by_temple == 1:
        differs = False
        for good in range(KINDS):
            differs = differs or box.temple_price[good] != box.altar_price[slot, good]
        if family.has[WITH_TEMPLE] == 0 or not differs:
            return False
    return shortage(edo, box, ALTAR, slot, by_temple) <= family.store[GOLD]


@rule
def legal_altars(edo: State, box: Box, out: Row[int]) -> int:
    n = 0
    for by_temple in range(2):
        first = ERECT_BY_TEMPLE if by_temple == 1 else ERECT
        for slot in range(SLOTS):
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
    edo.stage = SERVE


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
    if series != NONE:
        edo.altar_pile[series] -= 1
        emit(edo, NEW_ALTAR, NONE, series, slot)


@rule
def may_receive(edo: State, altar: int, good: int) -> bool:
    """Whether a good of the family's may lie on one of its altars: each altar takes different
    goods (B22), gold being one of them (B21), unless the family has Offerings."""
    family = edo.families[edo.family]
    card = edo.altars[altar]
    if family.store[good] == 0 or card.count == PLACES:
        return False
    if family.has[WITH_OFFERINGS] == 0:
        for place in range(card.count):
            if card.offering[place] == good:
                return False
    return True


@rule
def is_open(edo: State, altar: int) -> bool:
    """Whether something can be offered on an altar."""
    if edo.altars[altar].family == edo.family:
        for good in range(GOODS):
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
    served = edo.altar if edo.offered > 0 else NONE
    count = altars_open(edo, served)
    if count == 0:
        return
    edo.ask = ASK_ALTAR
    if edo.offered == 0:
        edo.altar = NONE
        if count == 1:
            edo.altar = 0
            while not is_open(edo, edo.altar):
                edo.altar += 1
            edo.ask = ASK_OFFER


@rule
def legal_open_altars(edo: State, out: Row[int]) -> int:
    n = 0
    for altar in range(edo.altar_count):
        if altar != edo.altar and is_open(edo, altar):
            out[n] = AT_ALTAR + altar
            n += 1
    if edo.offered > 0:
        out[n] = DONE
        n += 1
    return n


@rule
def gift_fits(edo: State, box: Box, gift: int) -> bool:
    """Whether the goods of a gift are there and may lie on the altar together."""
    family = edo.families[edo.family]
    size = 0
    alike = 0
    for n in range(GIFT):
        good = GIFTS[gift, n]
        if good == NONE:
            break
        size += 1
        alike = alike + 1 if n > 0 and GIFTS[gift, n - 1] == good else 1
        if family.store[good] < alike or not may_receive(edo, edo.altar, good):
            return False
        if alike > 1 and family.has[WITH_OFFERINGS] == 0:
            return False
    left = min(box.offerings - edo.offered, PLACES - edo.altars[edo.altar].count)
    return size <= left


@rule
def legal_gifts(edo: State, box: Box, out: Row[int]) -> int:
    n = 0
    for gift in range(GIFT_COUNT):
        if gift_fits(edo, box, gift):
            out[n] = OFFER + gift
            n += 1
    return n


@rule
def offer(edo: State, box: Box, gift: int) -> None:
    """Put goods on the altar, from left to right (B49); each calms Namazu by one (B23)."""
    card = edo.altars[edo.altar]
    limit = box.appeasement[edo.players - 2]
    for n in range(GIFT):
        good = GIFTS[gift, n]
        if good != NONE:
            edo.families[edo.family].store[good] -= 1
            card.offering[card.count] = good
            card.count += 1
            edo.offered += 1
            emit(edo, OFFERED, edo.family, good, edo.altar)
            edo.appeasement = min(edo.appeasement + 1, limit)  # B39
    emit(edo, APPEASED, edo.family, edo.appeasement, 0)
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
    is_field = box.cell_type[place] <= ORE_MINE
    return is_field and edo.blocked[place] == 0 and not has_building(edo, edo.family, place)


@rule
def can_build(edo: State, box: Box) -> bool:
    """Whether the family has a building left (B50) and a field to put it on."""
    if edo.families[edo.family].buildings < box.most_buildings:
        for place in range(SECTORS):
            if can_build_on(edo, box, place):
                return True
    return False


@rule
def legal_fields(edo: State, box: Box, out: Row[int]) -> int:
    n = 0
    for place in range(SECTORS):
        if can_build_on(edo, box, place):
            out[n] = BUILD + place
            n += 1
    return n


@rule
def build(edo: State, box: Box, place: int) -> None:
    """Put a building on a field, where it produces at once."""
    edo.built[place] |= 1 << edo.family
    edo.families[edo.family].buildings += 1
    emit(edo, BUILT, edo.family, place, 0)
    produce(edo, box, place)


@rule
def produce(edo: State, box: Box, place: int) -> None:
    """A building gives a good of its field, unless a foreign ashigaru stands there (B6)."""
    if foreign_pawn(edo, place, edo.family):
        emit(edo, HINDERED, edo.family, place, 0)
    else:
        emit(edo, PRODUCED, edo.family, place, 0)
        gain(edo, box, edo.family, box.cell_type[place], box.building)
