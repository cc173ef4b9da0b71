"""Namazu: the set-up."""

from __future__ import annotations

from kuroshio.core.bits import has
from kuroshio.core.compiled import rule
from kuroshio.core.events import clear
from kuroshio.core.rng import roll
from kuroshio.core.state import begin
from kuroshio.namazu import state as s
from kuroshio.namazu.altars import fill_slot
from kuroshio.namazu.box import Components
from kuroshio.namazu.state import Options, State
from kuroshio.namazu.turn import forget_turn, proceed


@rule
def setup(edo: State, box: Components, options: Options, players: int, seed: int) -> None:
    """Lay out the city, the altars and the cards, and draw the start player."""
    begin(edo, players, seed)
    edo.options = options
    _empty_the_city(edo)
    _fill_piles(edo, box)
    for ring in range(s.CITY):  # nothing blocks the city
        _block_cells(edo, box, ring)
    for slot in range(s.SLOTS):
        fill_slot(edo, slot)
    edo.first = roll(edo.rng, players)
    _settle_families(edo, box)
    clear(edo)
    edo.family = edo.first
    edo.stage = s.DAWN
    proceed(edo, box)


@rule
def _empty_the_city(edo: State) -> None:
    for cell in range(s.CELLS):
        edo.pawn[cell] = s.NONE
    for city in range(s.CITY_TYPES):
        edo.contract[city] = s.NONE
    for altar in range(s.ALTARS):
        edo.altars[altar].family = s.NONE
        edo.altars[altar].series = s.NONE
        for place in range(s.PLACES):
            edo.altars[altar].offering[place] = s.NONE
    for n in range(s.BANDS):
        edo.band[n] = s.NONE
    for n in range(s.DRAWN):
        edo.look[n] = s.NONE
    forget_turn(edo)


@rule
def _fill_piles(edo: State, box: Components) -> None:
    """A shuffled pile is kept as the set of its cards, and its order is drawn card by card: so
    there is no order that a state could give away."""
    for series in range(box.in_play[edo.players - s.FEWEST]):
        edo.altar_pile[series] = box.copies
    for token in range(box.token_count):
        edo.bag[token] = box.tokens[token]
    for card in range(box.card_count):
        edo.pile[card] = box.cards[card]
        edo.reach[card] = box.cards[card]


@rule
def _block_cells(edo: State, box: Components, ring: int) -> None:
    """With 2 or 3 players, tokens drawn at random block a cell each for the whole game (B2)."""
    left = int(box.block_count[edo.players - s.FEWEST])
    while left > 0:
        cell = box.block_cell[ring, roll(edo.rng, s.TOKEN_TYPES)]
        drawn_again = (
            edo.options.tournament_block == s.REDRAWN and box.cell_type[cell] == s.TOURNAMENT
        )  # B3
        if edo.blocked[cell] == 0 and not drawn_again:
            edo.blocked[cell] = 1
            left -= 1


@rule
def _settle_families(edo: State, box: Components) -> None:
    """Everyone starts rested; all but the start player get a Koban; each draws a card for the
    third ashigaru, which lies open."""
    dealt = 0  # the cards given out, a bit each
    for seat in range(edo.players):
        family = edo.families[seat]
        family.force = box.force
        if seat != edo.first:
            family.store[s.KOBAN] = box.kobans
        card = roll(edo.rng, box.third_count)
        while has(dealt, card):
            card = roll(edo.rng, box.third_count)
        dealt |= 1 << card
        family.third_card = box.third_card[card]
