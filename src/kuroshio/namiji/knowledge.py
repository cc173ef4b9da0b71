"""Namiji: what a seat may know.

Hidden from a seat: the random stream, the others' Sacred Rock cards, the cards somebody else is
looking at, the dock cards that go round before it has seen them, and all cards in the decks whose
place it does not know. Nets, fish and crustaceans are drawn from pools whose contents are public,
so they hide nothing but the stream.

In a redacted state every card that the eyes cannot place is UNKNOWN where it lies, and stands in
its deck's pool; `redeal` deals the pool out to those places again.
"""

from __future__ import annotations

from kuroshio.core.bits import has
from kuroshio.core.compiled import rule
from kuroshio.core.events import drop_unseen
from kuroshio.core.records import Row
from kuroshio.core.rng import erase, pick, roll, start
from kuroshio.core.state import TRUTH
from kuroshio.namiji import state as s
from kuroshio.namiji.box import Components
from kuroshio.namiji.state import State


@rule
def redact(sea: State, box: Components, seat: int) -> None:
    """Blank all that a seat (or PUBLIC: a watcher) may not know. Only a true state is redacted."""
    erase(sea.rng)
    drop_unseen(sea, seat)
    sea.eyes = seat
    if sea.over == 0:
        _hide_rocks(sea, seat)
    _hide_rock_deck(sea, seat)
    for draft in range(sea.drafts):
        _hide_draft(sea, draft, seat)
    if sea.over == 0 and sea.ask == s.ASK_DRAFT:
        _hide_hand(sea, seat)


@rule
def redeal(sea: State, box: Components, seed: int) -> None:
    """Fill the blanks with one world that agrees with all that these eyes know."""
    start(sea.rng, seed)
    if sea.over == 0:
        _deal_rocks(sea)
    _deal_rock_deck(sea)
    if sea.over == 0 and sea.ask == s.ASK_DRAFT:
        _deal_hand(sea)
    for draft in range(s.DRAFTS):
        _deal_draft(sea, draft)
    sea.eyes = TRUTH


@rule
def _knows(seats: int, seat: int) -> bool:
    """Whether a seat is in a set of seats; watchers are in none."""
    return seat >= 0 and has(seats, seat)


@rule
def knows_a_pair(sea: State, draft: int, seat: int) -> bool:
    """Whether a seat knows both cards that a past draft left, but not which one is under the deck
    and which one out of the game."""
    return _knows(sea.dock_pair[draft], seat) and not _knows(sea.dock_known[draft], seat)


@rule
def hand_shows_one_gone(sea: State) -> bool:
    """Whether the hand has a card more than go round, as `_hide_hand` leaves it for some eyes."""
    count = sea.hand_count
    return bool(count > 0 and count < s.HAND and sea.hand[count] >= 0)


@rule
def _is_seat(one: int, seat: int) -> bool:
    """Whether somebody is this seat; a watcher is nobody, and so is NONE."""
    return seat >= 0 and one == seat


@rule
def _hide(cards: Row[int], n: int, pool: Row[int]) -> None:
    """Blank a card and count it among those that lie somewhere unknown."""
    if cards[n] >= 0:
        pool[cards[n]] = 1
        cards[n] = s.UNKNOWN


@rule
def _deal(sea: State, cards: Row[int], n: int, pool: Row[int]) -> None:
    """Put a random card of the pool where one is unknown."""
    if cards[n] == s.UNKNOWN:
        card = pick(sea.rng, pool)
        pool[card] = 0
        cards[n] = card


# --- sacred rocks ---------------------------------------------------------------------------


@rule
def _hide_rocks(sea: State, seat: int) -> None:
    """The cards that the others keep; at the end they are shown."""
    for other in range(sea.players):
        if other != seat:
            boat = sea.boats[other]
            for n in range(boat.rock_count):
                _hide(boat.rocks, n, sea.rock_pool)


@rule
def _hide_rock_deck(sea: State, seat: int) -> None:
    """Cards under the deck that somebody else put there, and cards somebody else looks at,
    unless this seat knows them from before."""
    for n in range(sea.rock_under_count):
        if not _is_seat(sea.rock_known[n], seat):
            _hide(sea.rock_under, n, sea.rock_pool)
    looking = sea.ask == s.ASK_ROCK or sea.ask == s.ASK_SECOND_ROCK
    if looking and sea.turn != seat:
        for n in range(sea.rock_look_count):
            if not _is_seat(sea.rock_look_known[n], seat):
                _hide(sea.rock_look, n, sea.rock_pool)


@rule
def _deal_rocks(sea: State) -> None:
    for other in range(sea.players):
        boat = sea.boats[other]
        for n in range(boat.rock_count):
            _deal(sea, boat.rocks, n, sea.rock_pool)


@rule
def _deal_rock_deck(sea: State) -> None:
    for n in range(sea.rock_under_count):
        _deal(sea, sea.rock_under, n, sea.rock_pool)
    for n in range(sea.rock_look_count):
        _deal(sea, sea.rock_look, n, sea.rock_pool)


# --- dock cards -----------------------------------------------------------------------------


@rule
def _hide_hand(sea: State, seat: int) -> None:
    """The hand that goes round: known to those who have seen it. A seat that saw it before the
    neutral boat's card was taken out knows one card too many: all of them are shown, sorted."""
    draft = sea.drafts
    if _knows(sea.hand_seen, seat):
        _hide(sea.dock_gone, draft, sea.dock_pool)
    elif _knows(sea.hand_before, seat):
        sea.hand[sea.hand_count] = sea.dock_gone[draft]
        sea.dock_gone[draft] = s.UNKNOWN
        _sort(sea.hand, sea.hand_count + 1)
    else:
        _hide(sea.dock_gone, draft, sea.dock_pool)
        for n in range(sea.hand_count):
            _hide(sea.hand, n, sea.dock_pool)


@rule
def _deal_hand(sea: State) -> None:
    count = sea.hand_count
    if sea.hand[0] == s.UNKNOWN:
        for n in range(count):
            _deal(sea, sea.hand, n, sea.dock_pool)
        _sort(sea.hand, count)
    elif _knows(sea.hand_before, sea.eyes):  # one of these cards is the one that is gone
        place = roll(sea.rng, count + 1)
        sea.dock_gone[sea.drafts] = sea.hand[place]
        for n in range(place, count):
            sea.hand[n] = sea.hand[n + 1]
        sea.hand[count] = s.NONE


@rule
def _sort(cards: Row[int], count: int) -> None:
    for n in range(1, count):
        card = cards[n]
        place = n
        while place > 0 and cards[place - 1] > card:
            cards[place] = cards[place - 1]
            place -= 1
        cards[place] = card


@rule
def _hide_draft(sea: State, draft: int, seat: int) -> None:
    """What a past draft left: a card under the deck and perhaps one out of the game."""
    if _knows(sea.dock_known[draft], seat):
        _hide(sea.dock_gone, draft, sea.dock_pool)
    elif knows_a_pair(sea, draft, seat):
        under = sea.dock_under[draft]
        gone = sea.dock_gone[draft]
        sea.dock_under[draft] = min(under, gone)
        sea.dock_gone[draft] = max(under, gone)
    else:
        _hide(sea.dock_under, draft, sea.dock_pool)
        _hide(sea.dock_gone, draft, sea.dock_pool)


@rule
def _deal_draft(sea: State, draft: int) -> None:
    if knows_a_pair(sea, draft, sea.eyes) and roll(sea.rng, 2) == 1:
        under = sea.dock_under[draft]
        sea.dock_under[draft] = sea.dock_gone[draft]
        sea.dock_gone[draft] = under
    _deal(sea, sea.dock_under, draft, sea.dock_pool)
    _deal(sea, sea.dock_gone, draft, sea.dock_pool)
