"""Namazu: what a seat may know.

Hidden from a seat: the random stream, the others' yakuza cards, and the cards somebody else is
looking at. Brigands, altars and yakuza cards come from pools whose contents are public, so their
order is nowhere but in the stream; the cards for the third ashigaru lie open.

In a redacted state the hidden cards stand in the pile, and the hands they came from are empty but
for their count; `redeal` deals them out again.
"""

from __future__ import annotations

import numpy as np

from kuroshio.core.compiled import rule
from kuroshio.core.events import drop_unseen
from kuroshio.core.records import Row
from kuroshio.core.rng import erase, pick, roll, start
from kuroshio.core.state import TRUTH
from kuroshio.namazu import state as s
from kuroshio.namazu.box import Components
from kuroshio.namazu.state import State


@rule
def redact(edo: State, box: Components, seat: int) -> None:
    """Blank all that a seat (or PUBLIC: a watcher) may not know. Only a true state is redacted."""
    erase(edo.rng)
    drop_unseen(edo, seat)
    edo.eyes = seat
    if edo.over == 1:
        return  # the hands lie open
    for other in range(edo.players):
        if other != seat:
            _hide_hand(edo, other)
    if edo.ask == s.ASK_KEEP and edo.turn != seat:
        for n in range(len(edo.look)):
            edo.pile[edo.look[n]] += 1
            edo.look[n] = s.UNKNOWN


@rule
def _hide_hand(edo: State, seat: int) -> None:
    family = edo.families[seat]
    for card in range(s.CARDS):
        edo.pile[card] += family.hand[card]
        family.hand[card] = 0
        family.fresh[card] = 0


@rule
def redeal(edo: State, box: Components, seed: int) -> None:
    """Fill the blanks with one world that agrees with all that these eyes know."""
    start(edo.rng, seed)
    if edo.over == 0:
        held = _take_held_cards(edo)
        if edo.look[0] == s.UNKNOWN and edo.look_mixed == 1:  # B55: of the pile before this one
            edo.look[0] = _deal(edo, held, edo.pile)
        for seat in range(edo.players):
            if seat != edo.eyes:
                family = edo.families[seat]
                for _ in range(family.hand_count - family.fresh_count):
                    family.hand[_deal(edo, held, edo.pile)] += 1
        _deal_fresh_cards(edo, held)
        for n in range(len(edo.look)):
            if edo.look[n] == s.UNKNOWN:
                edo.look[n] = _deal(edo, edo.pile, held)
    edo.eyes = TRUTH


@rule
def _take_held_cards(edo: State) -> Row[int]:
    """Of the hidden cards, take those out of the pile that cannot be in it: everybody knows that
    they were in a hand when the discards were last shuffled."""
    held: Row[int] = np.zeros(s.CARDS, np.int8)  # type: ignore[assignment]
    for card in range(s.CARDS):
        most = edo.reach[card]
        if edo.eyes >= 0:
            most -= edo.families[edo.eyes].fresh[card]
        held[card] = max(0, edo.pile[card] - max(0, most))
        edo.pile[card] -= held[card]
    return held


@rule
def _deal_fresh_cards(edo: State, held: Row[int]) -> None:
    """Cards that may have been drawn since: mostly from the pile, and what is left of those held
    before, each as likely to be anywhere."""
    open_slots = 0
    older = 0
    for seat in range(edo.players):
        if seat != edo.eyes:
            open_slots += edo.families[seat].fresh_count
    for card in range(s.CARDS):
        older += held[card]
    for seat in range(edo.players):
        if seat != edo.eyes:
            family = edo.families[seat]
            for _ in range(family.fresh_count):
                if roll(edo.rng, open_slots) < older:
                    family.hand[_deal(edo, held, edo.pile)] += 1
                    older -= 1
                else:
                    card = _deal(edo, edo.pile, held)
                    family.hand[card] += 1
                    family.fresh[card] += 1
                open_slots -= 1


@rule
def _deal(edo: State, pool: Row[int], spare: Row[int]) -> int:
    """A random card of a pool, or of the spare one if it is empty."""
    card = pick(edo.rng, pool)
    if card != s.NONE:
        pool[card] -= 1
        return card
    card = pick(edo.rng, spare)
    spare[card] -= 1
    return card
