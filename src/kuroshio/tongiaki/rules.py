"""Tongiaki: set-up, the course of a turn, and the moves.

All rules speak of colours: `sea.colour` has the turn, and `sea.turn` is the seat that plays it. In
the variant with two colours each they are strangers to each other (A31).
"""

from __future__ import annotations

from kuroshio.core.compiled import rule
from kuroshio.core.events import clear, emit
from kuroshio.core.families import is_asked
from kuroshio.core.records import Row
from kuroshio.core.rng import roll
from kuroshio.core.state import begin
from kuroshio.tongiaki import state as s
from kuroshio.tongiaki.actions import (
    act,
    add,
    come_back,
    legal_acts,
    legal_lifts,
    lift,
    put,
    why_not_act,
    why_not_lift,
)
from kuroshio.tongiaki.beaches import (
    close_beaches,
    is_afoot,
    legal_beaches,
    open_beaches,
    place,
    total_room,
    why_not_place,
)
from kuroshio.tongiaki.box import Components
from kuroshio.tongiaki.chart import put_tile
from kuroshio.tongiaki.expeditions import depart, sail
from kuroshio.tongiaki.landing import go_ashore, land, legal_landings, why_not_land
from kuroshio.tongiaki.moves import ANSWERS, DEPART, INCREASE, LAND, LAY, LIFT, MARK, PLACE
from kuroshio.tongiaki.owners import owner
from kuroshio.tongiaki.piers import forget_trips, why_not_depart
from kuroshio.tongiaki.reactions import legal_departures, start_reaction
from kuroshio.tongiaki.reasons import WHY_NOT_ASKED
from kuroshio.tongiaki.score import islands_of, points_of
from kuroshio.tongiaki.state import Options, State
from kuroshio.tongiaki.tiles import (
    explore,
    lay,
    legal_places,
    legal_turns,
    turn_tile,
    why_not_lay,
    why_not_turn,
)

JOURNEYS, WHOLE_TURNS = range(2)  # how far to go on after an answer

# --- set-up ---------------------------------------------------------------------------------


@rule
def setup(sea: State, box: Components, options: Options, players: int, seed: int) -> None:
    """Lay Tonga out, shuffle the other tiles, and draw who begins (A1)."""
    begin(sea, players, seed)
    sea.options = options
    sea.colours = players
    if players == 2 and options.colours == s.TWO_EACH:
        sea.colours *= s.COLOURS_OF_TWO
    for colour in range(sea.colours):
        sea.supply[colour] = box.boats
    _clear_map(sea)
    _fill_stack(sea, box)
    put_tile(sea, s.TONGA, 0, 0, 0)
    open_beaches(sea, box, s.TONGA)
    sea.found = 1  # Tonga
    sea.unplaced = sea.colours * box.set_up
    first = roll(sea.rng, players)
    emit(sea, s.BEGAN, first, first, 0)
    sea.colour = (first + sea.colours - 1) % sea.colours
    next_turn(sea, box)


@rule
def _clear_map(sea: State) -> None:
    sea.tile = s.NONE
    sea.island = s.NONE
    sea.at = s.NONE
    sea.fleet.home = s.NONE
    sea.fleet.shore = s.NONE
    for island in range(s.ISLANDS):
        one = sea.islands[island]
        one.king = s.NONE
        close_beaches(one)
    for tile in range(s.TILES):
        for direction in range(s.SIDES):
            sea.tiles[tile].neighbour[direction] = s.NONE


@rule
def _fill_stack(sea: State, box: Components) -> None:
    """Shuffle all tiles but Tonga.

    A shuffled stack is kept as the set of its tiles, and its order is drawn tile by tile: so there
    is no order that a state could give away.
    """
    sea.left[s.ISLAND_TILES] = box.island_count - 1
    sea.left[s.OCEAN_TILES] = box.ocean_count
    for island in range(1, box.island_count):
        sea.stack[island] = 1
    for ocean in range(box.ocean_count):
        sea.stack[s.ISLANDS + ocean] = 1


# --- the course of a turn -------------------------------------------------------------------


@rule
def next_turn(sea: State, box: Components) -> None:
    """The next colour places a boat or begins its turn, unless the game is over."""
    if sea.unplaced == 0:
        sea.calm = 0 if sea.found == 1 else sea.calm + 1
        sea.found = 0
        if sea.left[s.ISLAND_TILES] == 0:
            end(sea, box, s.LAST_ISLAND)
        elif sea.left[s.OCEAN_TILES] == 0:
            end(sea, box, s.LAST_OCEAN)
        elif sea.calm >= calm_limit(sea, box):
            end(sea, box, s.CALM_SEA)
    if sea.over == 1:
        return
    sea.colour = (sea.colour + 1) % sea.colours
    sea.turn = owner(sea, sea.colour)
    if sea.unplaced > 0:
        sea.ask = s.ASK_SET_UP
    else:
        begin_turn(sea, box)


@rule
def begin_turn(sea: State, box: Components) -> None:
    """A player with a boat on a beach may choose; one without must come back (A17, A18)."""
    forget_trips(sea)
    if is_calm(sea, box) and sea.calm % sea.colours == 0:
        emit(sea, s.GREW_CALM, sea.turn, box.calm_rounds - sea.calm // sea.colours, 0)
    if is_afoot(sea, box):
        sea.ask = s.ASK_ACT
        return
    emit(sea, s.HAD_NO_BOATS, sea.turn, sea.colour, 0)
    for island in range(s.ISLANDS):
        if total_room(sea.islands[island]) > 0:
            sea.ask = s.ASK_COME_BACK
            return
    sea.exploring = s.FOR_A_BOAT  # A36: without an island in the stack the game would be over


@rule
def calm_limit(sea: State, box: Components) -> int:
    """The turns in a row without a new tile after which the game ends (A33)."""
    return box.calm_rounds * sea.colours


@rule
def is_calm(sea: State, box: Components) -> bool:
    """Whether the table is warned that no new tile came for long (A33)."""
    return sea.calm >= box.calm_warning * sea.colours


@rule
def end(sea: State, box: Components, reason: int) -> None:
    """Count the points of all islands."""
    sea.over = 1
    emit(sea, s.ENDED, sea.turn, reason, 0)
    for seat in range(sea.players):
        emit(sea, s.SCORED, seat, points_of(sea, box, seat), islands_of(sea, seat))


# --- moves ----------------------------------------------------------------------------------


@rule
def apply(sea: State, box: Components, move: int) -> None:
    """Make a legal move, and go on until there is a question again or the game is over."""
    answer(sea, box, move)
    go_on(sea, box, WHOLE_TURNS)


@rule
def carry_out(sea: State, box: Components, move: int) -> None:
    """Make a legal move, but stop before the player explores or the next turn begins."""
    answer(sea, box, move)
    go_on(sea, box, JOURNEYS)


@rule
def go_on(sea: State, box: Components, what: int) -> None:
    """Go on until there is a question or the game is over: boats at sea sail and land, a player who
    explores draws tiles, full beaches leave, and then it is the next one's turn."""
    while sea.ask == s.ASK_NOTHING and sea.over == 0:
        if sea.fleet.afloat > 0:
            if sea.fleet.shore == s.NONE:
                sail(sea, box)
            else:
                go_ashore(sea, box)
        elif sea.exploring != s.NOT_EXPLORING:
            if what == JOURNEYS:
                return
            explore(sea, box)
        elif not start_reaction(sea, box):
            if what == JOURNEYS:
                return
            next_turn(sea, box)


@rule
def answer(sea: State, box: Components, move: int) -> None:
    """Do what the player has chosen; a rule that needs another answer sets `sea.ask` again."""
    clear(sea)
    sea.moves += 1
    ask = sea.ask
    sea.ask = s.ASK_NOTHING
    if ask == s.ASK_SET_UP:
        place(sea, s.TONGA, (move - PLACE) % s.BEACHES)
        sea.unplaced -= 1
    elif ask == s.ASK_ACT:
        act(sea, box, move)
    elif ask == s.ASK_LIFT:
        lift(sea, *divmod(move - LIFT, s.BEACHES))
    elif ask == s.ASK_ADD:
        add(sea, (move - PLACE) % s.BEACHES)
    elif ask == s.ASK_COME_BACK:
        come_back(sea, box, *divmod(move - PLACE, s.BEACHES))
    elif ask == s.ASK_PUT:
        put(sea, (move - PLACE) % s.BEACHES)
    elif ask == s.ASK_DEPART:
        depart(sea, box, *divmod(move - DEPART, s.SIDES))
    elif ask == s.ASK_LAY:
        lay(sea, move - LAY)
    elif ask == s.ASK_TURN:
        turn_tile(sea, box, move - MARK)
    else:
        land(sea, *divmod(move - LAND, s.BEACHES))


@rule
def legal(sea: State, box: Components, out: Row[int]) -> int:
    """Write the numbers of all legal moves in ascending order; return how many there are."""
    if sea.over == 1:
        return 0
    ask = sea.ask
    if ask == s.ASK_ACT:
        return legal_acts(sea, box, out)
    if ask == s.ASK_DEPART:
        return legal_departures(sea, box, out)
    if ask == s.ASK_LAY:
        return legal_places(sea, out)
    if ask == s.ASK_TURN:
        return legal_turns(sea, box, out)
    if ask == s.ASK_LIFT:
        return legal_lifts(sea, out)
    if ask == s.ASK_LAND:
        return legal_landings(sea, out)
    return legal_beaches(sea, out)


@rule
def why(sea: State, box: Components, move: int) -> int:
    """Why a move is not possible; 0 if it is legal."""
    if not is_asked(ANSWERS, move, sea.ask):
        return WHY_NOT_ASKED
    if move < INCREASE:
        return why_not_place(sea, *divmod(move - PLACE, s.BEACHES))
    if move < LIFT:
        return why_not_act(sea, box, move)
    if move < DEPART:
        return why_not_lift(sea, *divmod(move - LIFT, s.BEACHES))
    if move < LAY:
        return why_not_depart(sea, box, *divmod(move - DEPART, s.SIDES))
    if move < MARK:
        return why_not_lay(sea, *divmod(move - LAY, s.SIDES))
    if move < LAND:
        return why_not_turn(sea, box, move - MARK)
    return why_not_land(sea, *divmod(move - LAND, s.BEACHES))
