"""Namazu: goods are offered on altars."""

from __future__ import annotations

from kuroshio.core.compiled import rule
from kuroshio.core.events import emit
from kuroshio.core.records import Row
from kuroshio.namazu import moves as m
from kuroshio.namazu import reasons as r
from kuroshio.namazu import state as s
from kuroshio.namazu.box import Components
from kuroshio.namazu.state import State


@rule
def why_not_receive(edo: State, altar: int, good: int) -> int:
    """Why a good of the family's may not lie on one of its altars: each altar takes different
    goods (B22), gold being one of them (B21), unless the family has Offerings."""
    family = edo.families[edo.family]
    card = edo.altars[altar]
    if family.store[good] == 0:
        return r.WHY_OFFER_NONE
    if card.count == s.PLACES:
        return r.WHY_ALTAR_FULL
    if family.has[s.WITH_OFFERINGS] == 0:
        for place in range(card.count):
            if card.offering[place] == good:
                return r.WHY_OFFER_ALIKE
    return 0


@rule
def why_not_open(edo: State, altar: int) -> int:
    """Why the family cannot offer anything on an altar."""
    if edo.altars[altar].family != edo.family:
        return r.WHY_NOT_YOUR_ALTAR
    if edo.altars[altar].count == s.PLACES:
        return r.WHY_ALTAR_FULL
    for good in range(s.GOODS):
        if why_not_receive(edo, altar, good) == 0:
            return 0
    return r.WHY_ALTAR_TAKES_NOTHING


@rule
def can_offer(edo: State) -> bool:
    """Whether something can be offered on any altar."""
    for altar in range(edo.altar_count):
        if why_not_open(edo, altar) == 0:
            return True
    return False


@rule
def altars_open(edo: State, but: int) -> int:
    """On how many altars, but for one, something can be offered."""
    count = 0
    for altar in range(edo.altar_count):
        count += altar != but and why_not_open(edo, altar) == 0
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
            while why_not_open(edo, edo.altar) != 0:
                edo.altar += 1
            edo.ask = s.ASK_OFFER


@rule
def why_not_at(edo: State, altar: int) -> int:
    """Why an altar cannot be chosen: after the first gift it must be another one."""
    return r.WHY_ALTAR_SERVED if altar == edo.altar else why_not_open(edo, altar)


@rule
def why_not_offer_no_more(edo: State) -> int:
    """A family that goes to the offerings makes at least one (B23)."""
    return 0 if edo.offered > 0 else r.WHY_MUST_OFFER


@rule
def legal_open_altars(edo: State, out: Row[int]) -> int:
    n = 0
    for altar in range(edo.altar_count):
        if why_not_at(edo, altar) == 0:
            out[n] = m.AT_ALTAR + altar
            n += 1
    if why_not_offer_no_more(edo) == 0:
        out[n] = m.DONE
        n += 1
    return n


@rule
def why_not_offer(edo: State, box: Components, gift: int) -> int:
    """Why a gift cannot be put on the altar: its goods must be there, and may lie on it together;
    so many are offered at most in one action."""
    family = edo.families[edo.family]
    size = 0
    alike = 0
    for n in range(m.GIFT):
        good = m.GIFTS[gift, n]
        if good == s.NONE:
            break
        size += 1
        alike = alike + 1 if n > 0 and m.GIFTS[gift, n - 1] == good else 1
        refused = why_not_receive(edo, edo.altar, good)
        if refused != 0:
            return refused
        if family.store[good] < alike:
            return r.WHY_OFFER_NONE
        if alike > 1 and family.has[s.WITH_OFFERINGS] == 0:
            return r.WHY_OFFER_ALIKE
    if size > s.PLACES - edo.altars[edo.altar].count:
        return r.WHY_OFFER_ROOM
    return 0 if size <= box.offerings - edo.offered else r.WHY_OFFER_MANY


@rule
def legal_gifts(edo: State, box: Components, out: Row[int]) -> int:
    """Every gift that is not too large and can be offered."""
    most = min(s.PLACES - edo.altars[edo.altar].count, box.offerings - edo.offered)
    n = 0
    for gift in range(m.GIFTS_UP_TO[min(most, m.GIFT)]):
        if why_not_offer(edo, box, gift) == 0:
            out[n] = m.OFFER + gift
            n += 1
    return n


@rule
def offerings_to_calm(edo: State, box: Components) -> int:
    """How many offerings of all families together calm Namazu."""
    return int(box.appeasement[edo.players - s.FEWEST])


@rule
def is_calm(edo: State, box: Components) -> bool:
    return bool(edo.appeasement >= offerings_to_calm(edo, box))


@rule
def offer(edo: State, box: Components, gift: int) -> None:
    """Put goods on the altar, from left to right (B49); each calms Namazu by one (B23)."""
    card = edo.altars[edo.altar]
    limit = offerings_to_calm(edo, box)
    was_calm = is_calm(edo, box)
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
    if is_calm(edo, box) and not was_calm:
        emit(edo, s.CALMED, s.NONE, 0, 0)
    if edo.offered < box.offerings:
        go_on_offering(edo)
