"""Namazu: what the rules say about a table for those who look at it.

What a family lacks and what it could do now is made of what lies open on the table, so everyone is
told the same.
"""

from __future__ import annotations

from kuroshio.core.compiled import rule
from kuroshio.core.names import names_of
from kuroshio.core.records import Record, Row, i8, i16, row
from kuroshio.namazu import state as s
from kuroshio.namazu.activation import amount_of, gives_force, good_of, why_not_use
from kuroshio.namazu.artisans import is_free, lacking, shortage, still_short
from kuroshio.namazu.box import Components
from kuroshio.namazu.brigands import force_needed
from kuroshio.namazu.goods import force_after, room, shield_after
from kuroshio.namazu.offerings import why_not_receive
from kuroshio.namazu.placing import is_alone, owes_fee, pairs_neighbours, why_closed
from kuroshio.namazu.rings import sector_of
from kuroshio.namazu.score import goal_points
from kuroshio.namazu.state import State
from kuroshio.namazu.turn import lacks_altar, lacks_improvement

# Where two ashigarus may lie together
WITHIN_SECTOR, WITHIN_NEIGHBOURS, WITHIN_ANYWHERE = range(3)
WITHIN = names_of(globals(), "WITHIN_")


class Lacking(Record):
    """What a family lacks of a price."""

    missing: Row[i8] = row(s.KINDS)  # of the three goods in which it is paid
    short: i8  # so many are missing even if its gold stands for some


class Hope(Record):
    goals: Row[i16] = row(s.CARDS)  # points of the goals in hand, if the game ended now


class Use(Record):
    """What it would mean to activate a cell now."""

    why: i8  # the reason why it is of no use
    gain: i8  # of its good, of force or of the shield, as far as there is room
    lack: Lacking


class Reckoned(Record):
    hopes: Row[Hope] = row(s.FAMILIES)
    sectors: Row[i8] = row(s.CELLS)  # in which each cell lies now
    needs: Row[i8] = row(s.BANDS)  # the force that each band of this attack takes

    # What the family lacks that looks
    rested: i8  # 1 if it has Rest
    city_lacks: Row[Lacking] = row(s.CITY_TYPES)  # none where it has the contract
    slot_lacks: Row[Lacking] = row(s.SLOTS)
    temple_lack: Lacking
    fitting: Row[i16] = row(s.ALTARS)  # its own goods that fit on each of its altars, a bit each
    no_altar: i8  # 1: the third ashigaru waits for it
    no_improvement: i8

    # While ashigarus are placed
    ashigarus: i8  # 2 together, or 1
    within: i8
    closed: Row[i8] = row(s.CELLS)  # the reason why none may stand there
    fee: Row[i8] = row(s.CELLS)  # 1 for each cell that is paid for

    # While cells are activated: those that wait
    uses: Row[Use] = row(s.ASHIGARUS)


class Known(s.State, Reckoned):
    """What parts and words are given: a redacted state, with what the rules reckon from it."""


@rule
def reckon(edo: State, box: Components, out: Reckoned) -> None:
    for seat in range(edo.players):
        reckon_hope(edo, box, seat, out.hopes[seat])
    for cell in range(s.CELLS):
        out.sectors[cell] = sector_of(edo, cell)
    for n in range(s.BANDS):
        if edo.band[n] != s.NONE:
            out.needs[n] = force_needed(edo, box, edo.band[n])
    if edo.eyes >= 0:
        family = edo.family
        edo.family = edo.eyes  # as if it were its turn
        reckon_lacks(edo, box, out)
        edo.family = family
    if edo.over == 1:
        return
    if edo.ask == s.ASK_STAND or edo.ask == s.ASK_THIRD:
        reckon_placing(edo, box, out)
    if edo.ask == s.ASK_ACT:
        for n in range(s.ASHIGARUS):
            if edo.waiting[n] != s.NONE:
                reckon_use(edo, box, edo.waiting[n], out.uses[n])


@rule
def reckon_hope(edo: State, box: Components, seat: int, out: Hope) -> None:
    for card in range(s.CARDS):
        if edo.families[seat].hand[card] > 0 and box.effect[card] == s.GOAL:
            out.goals[card] = goal_points(edo, box, seat, card)


@rule
def reckon_lacks(edo: State, box: Components, out: Reckoned) -> None:
    """What the family lacks for what it may want."""
    family = edo.families[edo.family]
    out.rested = family.has[s.WITH_REST]
    for city in range(s.CITY_TYPES):
        reckon_price(edo, box, s.KNACKER + city, out.city_lacks[city])
    for slot in range(s.SLOTS):
        reckon_lack(edo, box, s.ALTAR, slot, 0, out.slot_lacks[slot])
    reckon_lack(edo, box, s.ALTAR, 0, 1, out.temple_lack)
    for altar in range(edo.altar_count):
        if edo.altars[altar].family == edo.family:
            for good in range(s.GOODS):
                out.fitting[altar] |= (why_not_receive(edo, altar, good) == 0) << good
    if family.third == 0:
        out.no_altar = lacks_altar(family)
        out.no_improvement = lacks_improvement(family)


@rule
def reckon_price(edo: State, box: Components, kind: int, out: Lacking) -> None:
    """What is missing for a cell of the city that is not free for the family."""
    if not is_free(edo, box, kind):
        reckon_lack(edo, box, kind, 0, 0, out)


@rule
def reckon_lack(
    edo: State, box: Components, kind: int, slot: int, by_temple: int, out: Lacking
) -> None:
    for good in range(s.KINDS):
        out.missing[good] = lacking(edo, box, kind, slot, by_temple, good)
    out.short = still_short(edo, box, kind, slot, by_temple)


@rule
def reckon_placing(edo: State, box: Components, out: Reckoned) -> None:
    """How the family on turn places its ashigarus."""
    one = edo.ask == s.ASK_THIRD or is_alone(edo)
    out.ashigarus = 1 if one else 2
    if one or edo.passage == 1:
        out.within = WITHIN_ANYWHERE
    elif pairs_neighbours(edo):
        out.within = WITHIN_NEIGHBOURS
    for cell in range(s.CELLS):
        out.closed[cell] = why_closed(edo, box, cell)
        out.fee[cell] = out.closed[cell] == 0 and owes_fee(edo, cell)


@rule
def reckon_use(edo: State, box: Components, cell: int, out: Use) -> None:
    kind = box.cell_type[cell]
    out.why = why_not_use(edo, box, kind)
    if kind >= s.KNACKER:
        reckon_price(edo, box, kind, out.lack)
    if out.why == 0:
        out.gain = gain_of(edo, box, kind)


@rule
def gain_of(edo: State, box: Components, kind: int) -> int:
    """What a cell would add to the goods, the force or the shield of the family on turn."""
    family = edo.families[edo.family]
    amount = amount_of(box, kind, family.has[s.WITH_REST])
    good = good_of(kind)
    if good != s.NONE:
        free = room(edo, box, edo.family, good)
        if good == s.GOLD and not is_free(edo, box, kind):
            free += shortage(edo, box, kind, 0, 0)  # gold that has to stand for goods makes room
        return min(amount, free)
    if gives_force(kind):
        return force_after(edo, box, edo.family, amount) - family.force
    if kind == s.ARMOURER:
        return shield_after(edo, box, edo.family, amount) - family.shield
    return 0
