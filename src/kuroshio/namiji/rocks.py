"""Namiji: the Sacred Rock, whose cards are looked at, kept, and put under the deck."""

from __future__ import annotations

from kuroshio.core.compiled import rule
from kuroshio.core.events import emit, tell
from kuroshio.core.records import Row
from kuroshio.core.rng import pick
from kuroshio.namiji import reasons as r
from kuroshio.namiji import state as s
from kuroshio.namiji.box import Components
from kuroshio.namiji.moves import DONE, PICK
from kuroshio.namiji.route import nothing_there
from kuroshio.namiji.state import Boat, State


@rule
def rocks_left(sea: State) -> int:
    count = sea.rock_under_count
    for card in range(s.ROCK_CARDS):
        count += sea.rock_pool[card]
    return count


@rule
def reach_rock(sea: State) -> None:
    """Look at two cards and keep one; with Straw Rope the owner may look at three."""
    left = rocks_left(sea)
    if left == 0:
        nothing_there(sea, s.ROCK)  # R18
    elif sea.boats[sea.turn].upgrade[s.STRAW_ROPE] > 0 and left > 1:
        sea.ask = s.ASK_LOOK
    else:
        look_at_rocks(sea, s.ROCKS_LOOKED_AT, 1)


@rule
def most_looked_at(boat: Boat) -> int:
    """Two cards; as many as Straw Rope says."""
    return max(s.ROCKS_LOOKED_AT, boat.upgrade[s.STRAW_ROPE])


@rule
def most_kept(boat: Boat, box: Components) -> int:
    """One of them; with Straw Rope as many as that card says."""
    return box.rope_keep if boat.upgrade[s.STRAW_ROPE] > 0 else 1


@rule
def look_at_rocks(sea: State, cards: int, keep: int) -> None:
    """Draw cards for one's own eyes; a single card is kept at once (R18)."""
    cards = min(cards, rocks_left(sea))
    emit(sea, s.LOOKED_AT_ROCKS, sea.turn, cards, 0)
    for n in range(cards):
        draw_rock(sea, n)
        tell(sea, sea.turn, s.SAW_ROCK, sea.turn, sea.rock_look[n], 0)
    sea.rock_look_count = cards
    sea.rock_keep = min(keep, cards)
    if cards == 1:
        keep_rock(sea, sea.rock_look[0])
    else:
        sea.ask = s.ASK_ROCK


@rule
def draw_rock(sea: State, n: int) -> None:
    """Take the top card into the n-th place of the cards looked at; when the shuffled part is
    used up, the oldest of those put under the deck, which somebody may know (R32)."""
    card = pick(sea.rng, sea.rock_pool)
    if card >= 0:
        sea.rock_pool[card] = 0
        sea.rock_look[n] = card
        sea.rock_look_known[n] = s.NONE
        return
    sea.rock_look[n] = sea.rock_under[0]
    sea.rock_look_known[n] = sea.rock_known[0]
    sea.rock_under_count -= 1
    last = sea.rock_under_count
    for k in range(last):
        sea.rock_under[k] = sea.rock_under[k + 1]
        sea.rock_known[k] = sea.rock_known[k + 1]
    sea.rock_under[last] = s.NONE
    sea.rock_known[last] = s.NONE


@rule
def why_not_pick(sea: State, card: int) -> int:
    """Only a card that is being looked at can be kept."""
    for n in range(sea.rock_look_count):
        if sea.rock_look[n] == card:
            return 0
    return r.WHY_NO_SUCH_CARD


@rule
def legal_rocks(sea: State, out: Row[int]) -> int:
    n = 0
    for card in range(s.ROCK_CARDS):
        if why_not_pick(sea, card) == 0:
            out[n] = PICK + card
            n += 1
    if sea.ask == s.ASK_SECOND_ROCK:
        out[n] = DONE
        n += 1
    return n


@rule
def keep_rock(sea: State, card: int) -> None:
    """Keep a card face down (exactly one, R19; with Straw Rope one or two)."""
    boat = sea.boats[sea.turn]
    boat.rocks[boat.rock_count] = card
    boat.rock_count += 1
    sea.rock_keep -= 1
    emit(sea, s.KEPT_ROCK, sea.turn, 0, 0)
    tell(sea, sea.turn, s.KEPT_THIS_ROCK, sea.turn, card, 0)
    kept = 0
    while sea.rock_look[kept] != card:
        kept += 1
    sea.rock_look_count -= 1
    for n in range(kept, sea.rock_look_count):
        sea.rock_look[n] = sea.rock_look[n + 1]
        sea.rock_look_known[n] = sea.rock_look_known[n + 1]
    sea.rock_look[sea.rock_look_count] = s.NONE
    sea.rock_look_known[sea.rock_look_count] = s.NONE
    if sea.rock_keep > 0 and sea.rock_look_count > 0:
        sea.ask = s.ASK_SECOND_ROCK
    else:
        return_rocks(sea)


@rule
def return_rocks(sea: State) -> None:
    """The other cards go under the deck, where their place is known to this seat alone (R32)."""
    for n in range(sea.rock_look_count):
        sea.rock_under[sea.rock_under_count] = sea.rock_look[n]
        sea.rock_known[sea.rock_under_count] = sea.turn
        sea.rock_under_count += 1
    sea.rock_look[:] = s.NONE
    sea.rock_look_known[:] = s.NONE
    sea.rock_look_count = 0
    sea.rock_keep = 0
