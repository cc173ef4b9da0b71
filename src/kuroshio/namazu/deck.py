"""Namazu: the yakuza cards, how they are drawn, kept and discarded.

The pile has no order: what comes next is drawn from the set of its cards. `reach` and
`fresh_count` say what everybody knows about hidden cards after the discards were shuffled: cards
held since before then are not in the pile.
"""

from __future__ import annotations

from kuroshio.core.compiled import rule
from kuroshio.core.events import emit, tell
from kuroshio.core.records import Row
from kuroshio.core.rng import pick
from kuroshio.core.state import TRUTH
from kuroshio.namazu import moves as m
from kuroshio.namazu import reasons as r
from kuroshio.namazu import state as s
from kuroshio.namazu.state import State


@rule
def hidden_cards(edo: State) -> int:
    """How many cards stand in the pile of a redacted state that lie elsewhere: in hands, or where
    somebody is looking at them."""
    if edo.eyes == TRUTH or edo.over == 1:
        return 0
    count = 0
    for seat in range(edo.players):
        if seat != edo.eyes:
            count += edo.families[seat].hand_count
    for n in range(s.DRAWN):
        count += edo.look[n] == s.UNKNOWN
    return count


@rule
def pile_size(edo: State) -> int:
    """How many cards lie in the pile."""
    count = -hidden_cards(edo)
    for card in range(s.CARDS):
        count += edo.pile[card]
    return count


@rule
def cards_left(edo: State) -> bool:
    """Whether a yakuza card can be drawn at all."""
    left = -hidden_cards(edo)
    for card in range(s.CARDS):
        left += edo.pile[card] + edo.discards[card]
        if left > 0:
            return True
    return False


@rule
def draw_cards(edo: State) -> None:
    """Look at two cards to keep one; a card that comes alone is kept at once (B31)."""
    edo.look_mixed = 0
    for n in range(s.DRAWN):
        card = pick(edo.rng, edo.pile)
        if card == s.NONE:
            reshuffle(edo)
            edo.look_mixed = n  # B55: the last card of the old pile, then one of the new
            card = pick(edo.rng, edo.pile)
        edo.look[n] = card
        if card != s.NONE:
            edo.pile[card] -= 1
    count = 1 if edo.look[1] == s.NONE else s.DRAWN
    emit(edo, s.DREW_CARDS, edo.turn, count, 0)
    for n in range(count):
        tell(edo, edo.turn, s.SAW_CARD, edo.turn, edo.look[n], 0)
    if count == 1:
        keep_card(edo, edo.look[0])
    else:
        edo.ask = s.ASK_KEEP


@rule
def reshuffle(edo: State) -> None:
    """The discards become the pile (B31). All cards in hands are older than it now."""
    emit(edo, s.RESHUFFLED, s.NONE, 0, 0)
    for card in range(s.CARDS):
        edo.pile[card] = edo.discards[card]
        edo.reach[card] = edo.discards[card]
        edo.discards[card] = 0
    for seat in range(s.FAMILIES):
        family = edo.families[seat]
        family.fresh_count = 0
        for card in range(s.CARDS):
            family.fresh[card] = 0


@rule
def why_not_keep(edo: State, card: int) -> int:
    """One of the cards just drawn is kept."""
    return 0 if card == edo.look[0] or card == edo.look[1] else r.WHY_KEEP


@rule
def legal_keeps(edo: State, out: Row[int]) -> int:
    low = min(edo.look[0], edo.look[1])
    high = max(edo.look[0], edo.look[1])
    out[0] = m.KEEP + int(low)
    if low == high:
        return 1
    out[1] = m.KEEP + int(high)
    return 2


@rule
def keep_card(edo: State, card: int) -> None:
    """Take one of the cards into the hand, face down, and discard the other one face up."""
    family = edo.families[edo.turn]
    other = edo.look[1] if edo.look[0] == card else edo.look[0]
    family.hand[card] += 1
    family.fresh[card] += 1
    family.hand_count += 1
    family.fresh_count += 1
    emit(edo, s.KEPT_CARD, edo.turn, 0, 0)
    tell(edo, edo.turn, s.KEPT_THIS_CARD, edo.turn, card, 0)
    if other != s.NONE:
        edo.discards[other] += 1
        emit(edo, s.DISCARDED, edo.turn, other, 0)
        if edo.look_mixed == 0:
            edo.reach[other] -= 1
    edo.look[0] = s.NONE
    edo.look[1] = s.NONE
    edo.look_mixed = 0


@rule
def discard_played(edo: State, card: int) -> None:
    """A card that is played goes to the discards, face up."""
    family = edo.families[edo.turn]
    if family.fresh_count == family.hand_count:
        edo.reach[card] -= 1  # surely a card of the present pile
    family.hand[card] -= 1
    family.hand_count -= 1
    family.fresh[card] = min(family.fresh[card], family.hand[card])
    family.fresh_count = min(family.fresh_count, family.hand_count)
    edo.discards[card] += 1
    emit(edo, s.PLAYED, edo.turn, card, 0)
