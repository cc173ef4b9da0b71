"""Namiji: the docks, where a hand of cards goes round."""

from __future__ import annotations

from kuroshio.core.compiled import rule
from kuroshio.core.events import emit
from kuroshio.core.records import Row
from kuroshio.core.rng import pick, roll
from kuroshio.namiji import reasons as r
from kuroshio.namiji import state as s
from kuroshio.namiji.box import Components
from kuroshio.namiji.moves import CHOOSE
from kuroshio.namiji.route import is_neutral
from kuroshio.namiji.score import gain
from kuroshio.namiji.state import Boat, State


@rule
def begin_draft(sea: State, space: int) -> None:
    """All boats are moored: one dock card more than there are boats goes round."""
    sea.drafted_at = space
    for _ in range(cards_dealt(sea.boat_count)):
        card = pick(sea.rng, sea.dock_pool)
        sea.dock_pool[card] = 0
        add_to_hand(sea, card)
    sea.hand_seen = 0
    sea.hand_before = 0
    sea.draft_slot = 0
    emit(sea, s.DEALT_CARDS, s.NONE, sea.hand_count, 0)
    pass_hand(sea)


@rule
def cards_dealt(boats: int) -> int:
    """The cards of a draft: one more than there are boats."""
    return boats + 1


@rule
def add_to_hand(sea: State, card: int) -> None:
    """Put a card into the hand, which is kept sorted: its order says nothing."""
    place = sea.hand_count
    while place > 0 and sea.hand[place - 1] > card:
        sea.hand[place] = sea.hand[place - 1]
        place -= 1
    sea.hand[place] = card
    sea.hand_count += 1


@rule
def take_from_hand(sea: State, place: int) -> int:
    card = sea.hand[place]
    sea.hand_count -= 1
    for n in range(place, sea.hand_count):
        sea.hand[n] = sea.hand[n + 1]
    sea.hand[sea.hand_count] = s.NONE
    return card


@rule
def pass_hand(sea: State) -> None:
    """Give the hand to the boat in the next slot; the one nearest the route was first."""
    while sea.draft_slot < sea.boat_count:
        seat = moored_in(sea, sea.draft_slot)
        if not is_neutral(sea, seat):
            sea.turn = seat
            sea.boat = seat
            sea.ask = s.ASK_DRAFT
            sea.hand_seen |= 1 << seat
            return
        neutral_takes_card(sea)
        sea.draft_slot += 1
    end_draft(sea)


@rule
def moored_in(sea: State, slot: int) -> int:
    """The boat in a slot of the dock, when all boats are there."""
    for seat in range(sea.boat_count):
        if sea.boats[seat].slot == slot:
            return seat
    return s.NONE


@rule
def neutral_takes_card(sea: State) -> None:
    """For the neutral boat a random card leaves the game, unseen (R35)."""
    sea.dock_gone[sea.drafts] = take_from_hand(sea, roll(sea.rng, sea.hand_count))
    sea.hand_before = sea.hand_seen
    sea.hand_seen = 0
    emit(sea, s.NEUTRAL_TOOK_CARD, s.NEUTRAL, 0, 0)


@rule
def why_not_choose(sea: State, card: int) -> int:
    """Only a card of the hand can be kept."""
    for n in range(sea.hand_count):
        if sea.hand[n] == card:
            return 0
    return r.WHY_NO_SUCH_CARD


@rule
def legal_cards(sea: State, out: Row[int]) -> int:
    """Any card of the hand, which is sorted."""
    for n in range(sea.hand_count):
        out[n] = CHOOSE + int(sea.hand[n])  # int: uncompiled, the sum is more than an i8 holds
    return sea.hand_count


@rule
def choose_card(sea: State, box: Components, card: int) -> None:
    """Keep a dock card face up: a meal pays at once, an upgrade works from now on."""
    boat = sea.boats[sea.turn]
    place = 0
    while sea.hand[place] != card:
        place += 1
    take_from_hand(sea, place)
    boat.docks[boat.dock_count] = card
    boat.dock_count += 1
    emit(sea, s.TOOK_CARD, sea.turn, card, 0)
    if box.upgrade[card] == s.NONE:
        gain(sea, sea.turn, s.FROM_MEALS, box.meal[card])
    else:
        improve(boat, box.upgrade[card], box.number[card])
    sea.draft_slot += 1
    pass_hand(sea)


@rule
def improve(boat: Boat, upgrade: int, number: int) -> None:
    """Give a boat an upgrade. Of two alike both work (R20): what they bring adds up, and of two
    limits the higher one holds."""
    if upgrade in s.LIMITS:
        boat.upgrade[upgrade] = max(boat.upgrade[upgrade], number)
    else:
        boat.upgrade[upgrade] += number


@rule
def end_draft(sea: State) -> None:
    """The last card goes under the deck, known to all who saw it (R32)."""
    sea.dock_under[sea.drafts] = take_from_hand(sea, 0)
    sea.dock_known[sea.drafts] = sea.hand_seen
    sea.dock_pair[sea.drafts] = sea.hand_before
    sea.hand_seen = 0
    sea.hand_before = 0
    sea.drafts += 1
    emit(sea, s.CARD_UNDER, s.NONE, 0, 0)
