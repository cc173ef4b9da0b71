"""Namazu: goods, Kobans, force and shield come and go, and are chosen."""

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
def room(edo: State, box: Components, seat: int, good: int) -> int:
    """How many more of a good a family can store."""
    return box.limit[good] - edo.families[seat].store[good]


@rule
def stored(edo: State, box: Components, seat: int, good: int, count: int) -> int:
    """How many of some goods a family has room for; the others are lost (B10, B45)."""
    return min(count, room(edo, box, seat, good))


@rule
def force_after(edo: State, box: Components, seat: int, change: int) -> int:
    """A family's force after a change: it stays between 0 and 12 (B35)."""
    return max(0, min(box.most_force, edo.families[seat].force + change))


@rule
def shield_after(edo: State, box: Components, seat: int, change: int) -> int:
    """A family's shield after a change, 3 at most."""
    return min(box.most_shield, edo.families[seat].shield + change)


@rule
def gain(edo: State, box: Components, seat: int, good: int, count: int) -> None:
    """Take goods from the bank (B43: it has enough), as far as there is room."""
    _receive(edo, box, s.GAINED, seat, good, count)


@rule
def _receive(edo: State, box: Components, event: int, seat: int, good: int, count: int) -> None:
    kept = stored(edo, box, seat, good, count)
    if kept > 0:
        edo.families[seat].store[good] += kept
        emit(edo, event, seat, good, kept)
    if kept < count:
        emit(edo, s.SURPLUS, seat, good, count - kept)


@rule
def spend(edo: State, event: int, seat: int, good: int, count: int) -> None:
    """Give goods away: PAID and SOLD to the bank, HANDED to a family."""
    if count > 0:
        edo.families[seat].store[good] -= count
        emit(edo, event, seat, good, count)


@rule
def pay_kobans(edo: State, seat: int, count: int) -> None:
    spend(edo, s.PAID, seat, s.KOBAN, count)


@rule
def hand_over(edo: State, box: Components, giver: int, taker: int, good: int, count: int) -> None:
    """Goods go from one family to another."""
    spend(edo, s.HANDED, giver, good, count)
    if count > 0:
        _receive(edo, box, s.TOOK, taker, good, count)


@rule
def change_force(edo: State, box: Components, seat: int, change: int) -> None:
    """Move the force pawn."""
    family = edo.families[seat]
    force = force_after(edo, box, seat, change)
    if force != family.force:
        emit(edo, s.FORCE, seat, force - family.force, force)
        family.force = force


@rule
def change_shield(edo: State, box: Components, seat: int, change: int) -> None:
    """Move the shield pawn."""
    family = edo.families[seat]
    shield = shield_after(edo, box, seat, change)
    if shield != family.shield:
        emit(edo, s.SHIELD, seat, shield - family.shield, shield)
        family.shield = shield


# --- taking goods of one's choice -----------------------------------------------------------


@rule
def choose_goods(
    edo: State,
    box: Components,
    seat: int,
    victim: int,
    primary: int,
    manufactured: int,
    kobans: int,
    take_all: int,
) -> None:
    """Let a family take some primary goods, or manufactured ones, or Kobans; from another family
    or, if there is no victim, from the bank. Nothing is asked if nothing can be had (B51)."""
    edo.turn = seat
    edo.victim = victim
    edo.take_primary = primary
    edo.take_manufactured = manufactured
    edo.take_kobans = kobans
    edo.take_all = take_all
    goods = most_of_class(edo, box, s.PRIMARY) + most_of_class(edo, box, s.MANUFACTURED)
    if goods > 0 or most_kobans(edo, box) > 0:
        edo.ask = s.ASK_TAKE


@rule
def on_offer(edo: State, box: Components, good: int) -> int:
    """How many of a good the chooser can take: what is there and what there is room for."""
    free = room(edo, box, edo.turn, good)
    if edo.victim == s.NONE:
        return free
    return min(free, edo.families[edo.victim].store[good])


@rule
def most_of_class(edo: State, box: Components, first: int) -> int:
    """How many primary (or manufactured) goods the chooser can take."""
    allowed = edo.take_primary if first == s.PRIMARY else edo.take_manufactured
    there = 0
    if allowed > 0:
        for kind in range(s.KINDS):
            there += min(allowed, on_offer(edo, box, first + kind))
    return min(allowed, there)


@rule
def most_kobans(edo: State, box: Components) -> int:
    """How many Kobans the chooser can take."""
    return min(edo.take_kobans, on_offer(edo, box, s.KOBAN))


@rule
def why_not_so_many(edo: State, count: int, most: int) -> int:
    """Why so many cannot be taken of what may be had: all of it, or up to that."""
    if count > most:
        return r.WHY_TAKE_LESS
    return r.WHY_TAKE_ALL if count < most and edo.take_all == 1 else 0


@rule
def why_not_take_bundle(edo: State, box: Components, first: int, bundle: int, most: int) -> int:
    """Why a bundle of primary (or manufactured) goods cannot be taken."""
    refused = why_not_so_many(edo, m.BUNDLE_SIZE[bundle], most)
    if refused != 0:
        return refused
    for kind in range(s.KINDS):
        count = m.BUNDLES[bundle, kind]
        if count > 0 and count > on_offer(edo, box, first + kind):
            return r.WHY_TAKE_THERE
    return 0


@rule
def first_of_bundle(bundle: int) -> int:
    """The first good of a bundle's class, the bundles being numbered over both classes."""
    return s.PRIMARY if bundle < m.BUNDLE_COUNT else s.MANUFACTURED


@rule
def why_not_take(edo: State, box: Components, move: int) -> int:
    """Why goods or Kobans cannot be taken."""
    if move >= m.TAKE_KOBANS:
        return why_not_so_many(edo, move - m.TAKE_KOBANS + 1, most_kobans(edo, box))
    first = first_of_bundle(move - m.TAKE)
    most = most_of_class(edo, box, first)
    return why_not_take_bundle(edo, box, first, (move - m.TAKE) % m.BUNDLE_COUNT, most)


@rule
def why_not_leave(edo: State) -> int:
    """Why the chooser may not take nothing."""
    return r.WHY_TAKE_ALL if edo.take_all == 1 else 0


@rule
def legal_takes(edo: State, box: Components, out: Row[int]) -> int:
    """Every bundle of one class, or Kobans."""
    n = 0
    for part in range(2):
        first = s.MANUFACTURED if part == 1 else s.PRIMARY
        most = most_of_class(edo, box, first)
        if most > 0:
            for bundle in range(m.BUNDLE_COUNT):
                if why_not_take_bundle(edo, box, first, bundle, most) == 0:
                    out[n] = m.TAKE + part * m.BUNDLE_COUNT + bundle
                    n += 1
    kobans = most_kobans(edo, box)
    for count in range(1, kobans + 1):
        if why_not_so_many(edo, count, kobans) == 0:
            out[n] = m.TAKE_KOBANS + count - 1
            n += 1
    if why_not_leave(edo) == 0:
        out[n] = m.DONE
        n += 1
    return n


@rule
def take_goods(edo: State, box: Components, move: int) -> None:
    """Take what was chosen."""
    if m.TAKE_KOBANS <= move < m.PLAY:
        _take(edo, box, s.KOBAN, move - m.TAKE_KOBANS + 1)
    elif move != m.DONE:
        bundle = move - m.TAKE
        for kind in range(s.KINDS):
            count = m.BUNDLES[bundle % m.BUNDLE_COUNT, kind]
            _take(edo, box, first_of_bundle(bundle) + kind, count)
    edo.victim = s.NONE
    edo.take_primary = 0
    edo.take_manufactured = 0
    edo.take_kobans = 0
    edo.take_all = 0


@rule
def _take(edo: State, box: Components, good: int, count: int) -> None:
    if count > 0 and edo.victim == s.NONE:
        gain(edo, box, edo.turn, good, count)
    elif count > 0:
        hand_over(edo, box, edo.victim, edo.turn, good, count)
