"""Tongiaki: set-up, the course of a turn, and the moves.

All rules speak of colours: `sea.colour` has the turn, and `sea.turn` is the seat that plays it. In
the variant with two colours each they are strangers to each other (A31).
"""

from __future__ import annotations

from kuroshio.core.compiled import rule
from kuroshio.core.events import clear, emit
from kuroshio.core.records import Row
from kuroshio.core.rng import roll
from kuroshio.core.state import begin
from kuroshio.tongiaki.actions import act, add, come_back, legal_acts, legal_lifts, lift, put
from kuroshio.tongiaki.beaches import (
    close_beaches,
    is_afoot,
    legal_beaches,
    open_beaches,
    place,
    total_room,
)
from kuroshio.tongiaki.box import Box
from kuroshio.tongiaki.chart import put_tile
from kuroshio.tongiaki.expeditions import depart, sail
from kuroshio.tongiaki.landing import go_ashore, land, legal_landings
from kuroshio.tongiaki.moves import DEPART, LAND, LAY, LIFT, MARK, PLACE
from kuroshio.tongiaki.piers import forget_trips
from kuroshio.tongiaki.reactions import legal_departures, start_reaction
from kuroshio.tongiaki.score import islands_of, points_of
from kuroshio.tongiaki.state import (
    ASK_ACT,
    ASK_ADD,
    ASK_COME_BACK,
    ASK_DEPART,
    ASK_LAND,
    ASK_LAY,
    ASK_LIFT,
    ASK_NOTHING,
    ASK_PUT,
    ASK_SET_UP,
    ASK_TURN,
    BEACHES,
    BEGAN,
    CALM_SEA,
    ENDED,
    FOR_A_BOAT,
    GREW_CALM,
    HAD_NO_BOATS,
    ISLANDS,
    LAST_ISLAND,
    LAST_OCEAN,
    NONE,
    NOT_EXPLORING,
    SCORED,
    SIDES,
    TILES,
    TONGA,
    TWO_EACH,
    Options,
    State,
)
from kuroshio.tongiaki.tiles import explore, lay, legal_places, turn_tile

# --- set-up ---------------------------------------------------------------------------------


@rule
def setup(sea: State, box: Box, options: Options, players: int, seed: int) -> None:
    """Lay Tonga out, shuffle the other tiles, and draw who begins (A1)."""
    begin(sea, players, seed)
    sea.options.colours = options.colours
    sea.options.tiles = options.tiles
    sea.colours = 2 * players if players == 2 and options.colours == TWO_EACH else players
    for colour in range(sea.colours):
        sea.supply[colour] = box.boats
    _clear_map(sea)
    _fill_stack(sea, box)
    put_tile(sea, TONGA, 0, 0, 0)
    open_beaches(sea, box, TONGA)
    sea.found = 1  # Tonga
    sea.unplaced = sea.colours * box.set_up
    first = roll(sea.rng, players)
    emit(sea, BEGAN, first, first, 0)
    sea.colour = (first + sea.colours - 1) % sea.colours
    next_turn(sea, box)


@rule
def _clear_map(sea: State) -> None:
    sea.tile = NONE
    sea.island = NONE
    sea.at = NONE
    sea.fleet.home = NONE
    sea.fleet.shore = NONE
    for island in range(ISLANDS):
        one = sea.islands[island]
        one.king = NONE
        close_beaches(one)
    for tile in range(TILES):
        for direction in range(SIDES):
            sea.tiles[tile].neighbour[direction] = NONE


@rule
def _fill_stack(sea: State, box: Box) -> None:
    """Shuffle all tiles but Tonga.

    A shuffled stack is kept as the set of its tiles, and its order is drawn tile by tile: so there
    is no order that a state could give away.
    """
    sea.left[0] = box.island_count - 1
    sea.left[1] = box.ocean_count
    for island in range(1, box.island_count):
        sea.stack[island] = 1
    for ocean in range(box.ocean_count):
        sea.stack[ISLANDS + ocean] = 1


# --- the course of a turn -------------------------------------------------------------------


@rule
def next_turn(sea: State, box: Box) -> None:
    """The next colour places a boat or begins its turn, unless the game is over."""
    if sea.unplaced == 0:
        sea.calm = 0 if sea.found == 1 else sea.calm + 1
        sea.found = 0
        if sea.left[0] == 0:
            end(sea, box, LAST_ISLAND)
        elif sea.left[1] == 0:
            end(sea, box, LAST_OCEAN)
        elif sea.calm >= box.calm_rounds * sea.colours:
            end(sea, box, CALM_SEA)
    if sea.over == 1:
        return
    sea.colour = (sea.colour + 1) % sea.colours
    sea.turn = sea.colour % sea.players
    if sea.unplaced > 0:
        sea.ask = ASK_SET_UP
    else:
        begin_turn(sea, box)


@rule
def begin_turn(sea: State, box: Box) -> None:
    """Who has a boat on a beach may choose; who has none must come back (A17, A18)."""
    forget_trips(sea)
    if sea.calm >= box.calm_warning * sea.colours and sea.calm % sea.colours == 0:
        emit(sea, GREW_CALM, sea.turn, box.calm_rounds - sea.calm // sea.colours, 0)
    if is_afoot(sea, box):
        sea.ask = ASK_ACT
        return
    emit(sea, HAD_NO_BOATS, sea.turn, sea.colour, 0)
    for island in range(ISLANDS):
        if total_room(sea.islands[island]) > 0:
            sea.ask = ASK_COME_BACK
            return
    sea.exploring = FOR_A_BOAT  # A36: without an island in the stack the game would be over


@rule
def end(sea: State, box: Box, reason: int) -> None:
    """Count the points of all islands."""
    sea.over = 1
    emit(sea, ENDED, sea.turn, reason, 0)
    for seat in range(sea.players):
        emit(sea, SCORED, seat, points_of(sea, box, seat), islands_of(sea, seat))


# --- moves ----------------------------------------------------------------------------------


@rule
def apply(sea: State, box: Box, move: int) -> None:
    """Make a legal move, and go on until there is a question again or the game is over."""
    clear(sea)
    sea.moves += 1
    ask = sea.ask
    sea.ask = ASK_NOTHING
    answer(sea, box, ask, move)
    while sea.ask == ASK_NOTHING and sea.over == 0:
        if sea.fleet.afloat > 0:
            if sea.fleet.shore == NONE:
                sail(sea, box)
            else:
                go_ashore(sea, box)
        elif sea.exploring != NOT_EXPLORING:
            explore(sea, box)
        elif not start_reaction(sea, box):
            next_turn(sea, box)


@rule
def answer(sea: State, box: Box, ask: int, move: int) -> None:
    """Do what the player has chosen; a rule that needs another answer sets `sea.ask` again."""
    if ask == ASK_SET_UP:
        place(sea, TONGA, (move - PLACE) % BEACHES)
        sea.unplaced -= 1
    elif ask == ASK_ACT:
        act(sea, box, move)
    elif ask == ASK_LIFT:
        lift(sea, (move - LIFT) // BEACHES, (move - LIFT) % BEACHES)
    elif ask == ASK_ADD:
        add(sea, (move - PLACE) % BEACHES)
    elif ask == ASK_COME_BACK:
        come_back(sea, box, (move - PLACE) // BEACHES, (move - PLACE) % BEACHES)
    elif ask == ASK_PUT:
        put(sea, (move - PLACE) % BEACHES)
    elif ask == ASK_DEPART:
        depart(sea, box, (move - DEPART) // SIDES, (move - DEPART) % SIDES)
    elif ask == ASK_LAY:
        lay(sea, move - LAY)
    elif ask == ASK_TURN:
        turn_tile(sea, box, move - MARK)
    else:
        land(sea, (move - LAND) // BEACHES, (move - LAND) % BEACHES)


@rule
def legal(sea: State, box: Box, out: Row[int]) -> int:
    """Write the numbers of all legal moves in ascending order; return how many there are."""
    if sea.over == 1:
        return 0
    ask = sea.ask
    if ask == ASK_ACT:
        return legal_acts(sea, box, out)
    if ask == ASK_DEPART:
        return legal_departures(sea, box, out)
    if ask == ASK_LAY:
        return legal_places(sea, out)
    if ask == ASK_TURN:
        for rotation in range(box.turns[sea.tile]):
            out[rotation] = MARK + rotation
        return box.turns[sea.tile]
    if ask == ASK_LIFT:
        return legal_lifts(sea, out)
    if ask == ASK_LAND:
        return legal_landings(sea, out)
    return legal_beaches(sea, out)
