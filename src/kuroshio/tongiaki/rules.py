"""Tongiaki: set-up, legal moves, and what each move does.

All rules speak of colours: `sea.colour` has the turn, and `sea.turn` is the seat that plays it. In
the variant with two colours each they are strangers to each other (A31).
"""

from __future__ import annotations

from kuroshio.core.compiled import rule
from kuroshio.core.events import clear, emit
from kuroshio.core.records import Row
from kuroshio.core.rng import pick, roll
from kuroshio.core.state import begin
from kuroshio.tongiaki.box import Box
from kuroshio.tongiaki.chart import STEP_Q, STEP_R, opposite, put_tile, take_tile
from kuroshio.tongiaki.moves import (
    DEPART,
    FOUND,
    INCREASE,
    LAND,
    LAY,
    LIFT,
    MARK,
    PLACE,
    RESETTLE,
)
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
    CAME_LAST,
    CLOSED,
    CROSSED,
    DREW,
    ENDED,
    FAILED,
    FOR_A_BOAT,
    FOUND_NO_ROOM,
    FOUND_NO_TILE,
    FOUNDED,
    GREW_CALM,
    HAD_NO_BOATS,
    INCREASED,
    ISLANDS,
    LAID,
    LANDED,
    LAST_ISLAND,
    LAST_OCEAN,
    LIFTED,
    LOST,
    NONE,
    NOT_EXPLORING,
    PLACED,
    REMOVED,
    RESETTLED,
    RETURNED,
    RODY,
    SCORED,
    SET_SAIL,
    SIDES,
    TILES,
    TONGA,
    TURNED_BACK,
    TWO_EACH,
    WENT_ROUND,
    WITHOUT_A_BOAT,
    Island,
    Options,
    State,
)

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


# --- boats ----------------------------------------------------------------------------------


@rule
def open_beaches(sea: State, box: Box, island: int) -> None:
    """An island is on the map: its beaches are empty and free."""
    for beach in range(box.beaches[island]):
        sea.islands[island].room[beach] = box.moorings[island, beach]


@rule
def close_beaches(island: Island) -> None:
    """Nobody lands here: the island is royal, or not on the map."""
    for beach in range(BEACHES):
        island.room[beach] = CLOSED


@rule
def put_boat(island: Island, beach: int, colour: int) -> None:
    island.boats[beach, colour] += 1
    island.ashore[colour] += 1
    island.room[beach] -= 1


@rule
def take_boat(island: Island, beach: int, colour: int) -> None:
    island.boats[beach, colour] -= 1
    island.ashore[colour] -= 1
    island.room[beach] += 1


@rule
def place(sea: State, island: int, beach: int) -> None:
    """Put a boat of the supply on a beach."""
    put_boat(sea.islands[island], beach, sea.colour)
    sea.supply[sea.colour] -= 1
    emit(sea, PLACED, sea.turn, sea.colour, island * BEACHES + beach)


@rule
def take_back(sea: State, island: int, colour: int) -> int:
    """Take a colour's boats from the beaches of an island into its supply; return how many."""
    one = sea.islands[island]
    boats = one.ashore[colour]
    if boats > 0:
        for beach in range(BEACHES):
            while one.boats[beach, colour] > 0:
                take_boat(one, beach, colour)
        sea.supply[colour] += boats
    return boats


@rule
def is_afoot(sea: State, box: Box) -> bool:
    """Whether the colour has a boat on a beach; kings do not count (A17)."""
    return sea.supply[sea.colour] + sea.kings[sea.colour] < box.boats


@rule
def total_room(island: Island) -> int:
    room = 0
    for beach in range(BEACHES):
        room += max(0, island.room[beach])
    return room


@rule
def has_full_beach(island: Island) -> bool:
    for beach in range(BEACHES):
        if island.room[beach] == 0:
            return True
    return False


# --- turns ----------------------------------------------------------------------------------


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


@rule
def increase(sea: State, box: Box, island: int) -> None:
    """Add as many boats as one has there, at most one a beach and no more than one has left (A4).
    Without any in the supply, lift one first (A20)."""
    sea.island = island
    sea.added = 0
    beaches = box.beaches[island]
    boats = min(sea.islands[island].ashore[sea.colour], beaches)
    if sea.supply[sea.colour] == 0:
        sea.to_place = 1
        sea.ask = ASK_LIFT
        return
    sea.to_place = min(boats, sea.supply[sea.colour])
    emit(sea, INCREASED, sea.turn, island, sea.to_place)
    if sea.to_place == beaches:
        for beach in range(beaches):
            place(sea, island, beach)
        sea.to_place = 0
    else:
        sea.ask = ASK_ADD


@rule
def lift(sea: State, island: int, beach: int) -> None:
    """Take any boat of one's own but a king, to put it on the island chosen before (A20)."""
    take_boat(sea.islands[island], beach, sea.colour)
    sea.supply[sea.colour] += 1
    emit(sea, LIFTED, sea.turn, sea.colour, island * BEACHES + beach)
    sea.ask = ASK_ADD


@rule
def add(sea: State, beach: int) -> None:
    """Put the next boat of an increase on a beach that has got none yet."""
    place(sea, sea.island, beach)
    sea.added |= 1 << beach
    sea.to_place -= 1
    if sea.to_place > 0:
        sea.ask = ASK_ADD


@rule
def come_back(sea: State, box: Box, island: int, beach: int) -> None:
    """Begin again: two boats on Tonga, as one likes, or one on another island (A19)."""
    boats = box.back_on_tonga if island == TONGA else box.back_elsewhere
    sea.island = island
    sea.to_place = min(boats, sea.supply[sea.colour])
    put(sea, beach)


@rule
def put(sea: State, beach: int) -> None:
    place(sea, sea.island, beach)
    sea.to_place -= 1
    if sea.to_place > 0 and total_room(sea.islands[sea.island]) > 0:
        sea.ask = ASK_PUT


@rule
def may_found(sea: State, box: Box, island: int) -> bool:
    """A royal island needs its founder alone on it, and is not Tonga (A21)."""
    if island == TONGA or sea.kings[sea.colour] >= box.kings:
        return False
    one = sea.islands[island]
    for colour in range(sea.colours):
        if (one.ashore[colour] > 0) != (colour == sea.colour):
            return False
    return True


@rule
def found(sea: State, island: int) -> None:
    """One boat becomes king, the others go back to the supply, and the beaches are closed."""
    one = sea.islands[island]
    take_back(sea, island, sea.colour)
    sea.supply[sea.colour] -= 1
    sea.kings[sea.colour] += 1
    one.king = sea.colour
    close_beaches(one)
    emit(sea, FOUNDED, sea.turn, island, sea.colour)


@rule
def resettle(sea: State) -> None:
    """Take all boats back but kings (A22), and look for an island to begin again."""
    boats = 0
    for island in range(ISLANDS):
        boats += take_back(sea, island, sea.colour)
    emit(sea, RESETTLED, sea.turn, sea.colour, boats)
    sea.exploring = FOR_A_BOAT


# --- tiles ----------------------------------------------------------------------------------


@rule
def draw_tile(sea: State) -> int:
    """The top tile of the stack, or NONE."""
    tile = pick(sea.rng, sea.stack)
    if tile < 0:
        return NONE
    kind = 0 if tile < ISLANDS else 1
    sea.stack[tile] = 0
    sea.left[kind] -= 1
    sea.found = 1
    forget_trips(sea)
    emit(sea, DREW, sea.turn, tile, 0)
    if sea.left[kind] == 0:
        emit(sea, CAME_LAST, sea.turn, LAST_ISLAND if kind == 0 else LAST_OCEAN, 0)
    return tile


@rule
def lay_tile(sea: State, box: Box, tile: int, rotation: int) -> None:
    """Lay a tile where the boats, or the player, are heading for; on an empty map in its middle."""
    q = 0
    r = 0
    if sea.at != NONE:
        q = sea.tiles[sea.at].q + STEP_Q[sea.heading]
        r = sea.tiles[sea.at].r + STEP_R[sea.heading]
    put_tile(sea, tile, q, r, rotation)
    emit(sea, LAID, sea.turn, tile, rotation)
    if tile < ISLANDS:
        open_beaches(sea, box, tile)


@rule
def explore(sea: State, box: Box) -> None:
    """Draw a tile that the player will lay where he likes (A23), if there is one left (A16)."""
    sea.tile = draw_tile(sea)
    if sea.tile == NONE:
        sea.exploring = NOT_EXPLORING
        return
    sea.at = NONE
    for tile in range(TILES):
        if sea.tiles[tile].laid == 1:
            sea.ask = ASK_LAY
            return
    turn_tile(sea, box, 0)  # on an empty map there is nothing to choose


@rule
def lay(sea: State, place: int) -> None:
    """Choose where the tile goes; which way it points is asked next."""
    sea.at = place // SIDES
    sea.heading = place % SIDES
    sea.ask = ASK_TURN


@rule
def turn_tile(sea: State, box: Box, rotation: int) -> None:
    """Lay the tile as the player wants it: when exploring, or in the Rody variant (A32)."""
    lay_tile(sea, box, sea.tile, rotation)
    if sea.exploring != NOT_EXPLORING:
        settle(sea)
    sea.tile = NONE


@rule
def settle(sea: State) -> None:
    """A new island ends the search: put a boat on it, unless an endless reaction led here (A16)."""
    if sea.tile < ISLANDS:
        if sea.exploring == FOR_A_BOAT:
            sea.island = sea.tile
            sea.to_place = 1
            sea.ask = ASK_PUT
        sea.exploring = NOT_EXPLORING


# --- expeditions ----------------------------------------------------------------------------


@rule
def depart(sea: State, box: Box, island: int, side: int) -> None:
    """All boats of a full beach leave by one of its piers, whosever they are (A35)."""
    one = sea.islands[island]
    beach = box.pier[island, side]
    emit(sea, SET_SAIL, sea.turn, island * BEACHES + beach, side)
    fleet = sea.fleet
    fleet.afloat = box.moorings[island, beach]
    fleet.home = island
    fleet.drawn = 0
    fleet.shore = NONE
    fleet.landed = 0
    for colour in range(sea.colours):
        boats = one.boats[beach, colour]
        fleet.boats[colour] = boats
        one.ashore[colour] -= boats
        one.boats[beach, colour] = 0
    one.room[beach] = box.moorings[island, beach]
    one.trips[side] += 1
    sea.trips += 1
    sea.at = island
    sea.heading = (side + sea.tiles[island].rotation) % SIDES


@rule
def sail(sea: State, box: Box) -> None:
    """Follow the currents, drawing tiles where there are none, to an island or to failure."""
    fleet = sea.fleet
    colours = 0
    for colour in range(sea.colours):
        colours += fleet.boats[colour] > 0
    while fleet.afloat > 0 and fleet.shore == NONE:
        tile = sea.tiles[sea.at].neighbour[sea.heading]
        if tile == NONE:
            discover(sea, box)
            if sea.ask != ASK_NOTHING:
                return
        elif tile < ISLANDS:
            reach_island(sea, tile)
        else:
            number = number_at(sea, box, tile, sea.heading)
            if colours < number:  # A10: on old and new tiles alike
                emit(sea, FAILED, sea.turn, tile, number)
                give_up(sea, LOST)
            else:
                emit(sea, CROSSED, sea.turn, tile, number)
                sea.heading = heading_after(sea, box, tile, sea.heading)
                sea.at = tile


@rule
def side_entered(sea: State, tile: int, heading: int) -> int:
    """The side by which boats with a heading come upon a tile."""
    return (opposite(heading) + SIDES - sea.tiles[tile].rotation) % SIDES


@rule
def number_at(sea: State, box: Box, tile: int, heading: int) -> int:
    """The number of the current that boats with a heading get into."""
    return box.number[tile - ISLANDS, side_entered(sea, tile, heading)]


@rule
def heading_after(sea: State, box: Box, tile: int, heading: int) -> int:
    """Where that current takes them."""
    out = box.current[tile - ISLANDS, side_entered(sea, tile, heading)]
    return (out + sea.tiles[tile].rotation) % SIDES


@rule
def discover(sea: State, box: Box) -> None:
    """Draw a tile and lay it with its mark to the boats (A9); without one they are lost (A27)."""
    tile = draw_tile(sea)
    if tile == NONE:
        emit(sea, FOUND_NO_TILE, sea.turn, 0, 0)
        give_up(sea, LOST)
        return
    sea.fleet.drawn += 1
    if sea.options.tiles == RODY and sea.fleet.drawn > 1:
        sea.tile = tile  # A32
        sea.ask = ASK_TURN
    else:
        lay_tile(sea, box, tile, opposite(sea.heading))


@rule
def reach_island(sea: State, island: int) -> None:
    """Land from whatever side (A7, A8); a royal island sends all back to the island that they
    left, where they land anew (A12, A13)."""
    fleet = sea.fleet
    if sea.islands[island].king == NONE:
        fleet.shore = island
    else:
        emit(sea, TURNED_BACK, sea.turn, island, fleet.home)
        fleet.shore = fleet.home


@rule
def give_up(sea: State, kind: int) -> None:
    """The boats still at sea go back to their owners; the event says why."""
    fleet = sea.fleet
    forget_trips(sea)
    for colour in range(sea.colours):
        boats = fleet.boats[colour]
        if boats > 0:
            sea.supply[colour] += boats
            fleet.boats[colour] = 0
            emit(sea, kind, colour % sea.players, colour, boats)
    fleet.afloat = 0


# --- landing --------------------------------------------------------------------------------


@rule
def beaches_open(sea: State) -> int:
    """Where the next boat may land, a bit each: first one a beach, then anywhere (A11)."""
    island = sea.islands[sea.fleet.shore]
    free = 0
    for beach in range(BEACHES):
        if island.room[beach] > 0:
            free |= 1 << beach
    first = free & ~sea.fleet.landed
    return first if first != 0 else free


@rule
def lowest(bits: int) -> int:
    """The lowest number in a set of bits that is not empty."""
    n = 0
    while (bits >> n) & 1 == 0:
        n += 1
    return n


@rule
def count(bits: int) -> int:
    """How many numbers are in a set of bits."""
    n = 0
    while bits != 0:
        bits &= bits - 1
        n += 1
    return n


@rule
def colours_aboard(sea: State) -> int:
    """The colours of the boats still at sea, a bit each."""
    colours = 0
    for colour in range(sea.colours):
        if sea.fleet.boats[colour] > 0:
            colours |= 1 << colour
    return colours


@rule
def go_ashore(sea: State, box: Box) -> None:
    """Land boat after boat while all choices come to the same, and ask where they do not; what
    finds no room goes back to its owner, so that who lands last chooses who goes (A11)."""
    fleet = sea.fleet
    island = sea.islands[fleet.shore]
    while fleet.afloat > 0 and sea.ask == ASK_NOTHING:
        beaches = beaches_open(sea)
        if beaches == 0:
            give_up(sea, FOUND_NO_ROOM)
            return
        colours = colours_aboard(sea)
        beach = lowest(beaches)
        room = total_room(island)
        if count(colours) == 1:
            first = (fleet.landed >> beach) & 1 == 0  # these beaches wait for their first boat
            places = count(beaches) if first else room
            forced = count(beaches) == 1 or fleet.afloat >= places
        else:
            forced = island.room[beach] == room and fleet.afloat <= room
        if forced:
            land(sea, lowest(colours), beach)
        else:
            sea.ask = ASK_LAND


@rule
def land(sea: State, colour: int, beach: int) -> None:
    """Put a boat of the group on a beach."""
    fleet = sea.fleet
    put_boat(sea.islands[fleet.shore], beach, colour)
    fleet.boats[colour] -= 1
    fleet.afloat -= 1
    fleet.landed |= 1 << beach
    emit(sea, LANDED, colour % sea.players, colour, fleet.shore * BEACHES + beach)


# --- chain reactions ------------------------------------------------------------------------


@rule
def forget_trips(sea: State) -> None:
    """Something has changed: every pier may be used afresh (A14)."""
    if sea.trips > 0:
        sea.trips = 0
        for island in range(ISLANDS):
            for side in range(SIDES):
                sea.islands[island].trips[side] = 0


@rule
def is_used_up(sea: State, box: Box, island: int) -> bool:
    """Whether a pier of an island has been used as often as it may (A14)."""
    for side in range(SIDES):
        if sea.islands[island].trips[side] >= box.trips:
            return True
    return False


@rule
def may_depart(sea: State, box: Box, island: int, side: int) -> bool:
    """A full beach leaves by a pier (A7) that is not used up, unless the trip would change
    something (A14)."""
    beach = box.pier[island, side]
    one = sea.islands[island]
    if beach == NONE or one.room[beach] != 0:
        return False
    return one.trips[side] < box.trips or would_change(sea, box, island, side)


@rule
def would_change(sea: State, box: Box, island: int, side: int) -> bool:
    """Whether a full beach's trip would draw a tile, or send a boat back to its owner."""
    beach = box.pier[island, side]
    size = box.moorings[island, beach]
    colours = 0
    for colour in range(sea.colours):
        colours += sea.islands[island].boats[beach, colour] > 0
    heading = (side + sea.tiles[island].rotation) % SIDES
    tile = sea.tiles[island].neighbour[heading]
    while tile >= ISLANDS:
        if colours < number_at(sea, box, tile, heading):
            return True
        heading = heading_after(sea, box, tile, heading)
        tile = sea.tiles[tile].neighbour[heading]
    if tile == NONE:
        return True
    room = total_room(sea.islands[tile])
    if tile == island:
        room += size
    return sea.islands[tile].king == NONE and size > room


@rule
def start_reaction(sea: State, box: Box) -> bool:
    """If a beach is full, its boats must leave: ask which, or stop a reaction without end."""
    full = False
    for island in range(ISLANDS):
        full = full or has_full_beach(sea.islands[island])
    if not full:
        return False
    if sea.trips < box.trips or is_any_departure(sea, box):
        sea.ask = ASK_DEPART
    else:
        stop_reaction(sea, box)
    return True


@rule
def is_any_departure(sea: State, box: Box) -> bool:
    for island in range(ISLANDS):
        for side in range(SIDES):
            if may_depart(sea, box, island, side):
                return True
    return False


@rule
def stop_reaction(sea: State, box: Box) -> None:
    """Every island that takes part in an endless reaction leaves the game (A14, A15); a player
    who has no boat left looks for a new island, but puts no boat there (A16)."""
    emit(sea, WENT_ROUND, sea.turn, 0, 0)
    for island in range(ISLANDS):
        if has_full_beach(sea.islands[island]) or is_used_up(sea, box, island):
            emit(sea, REMOVED, sea.turn, island, 0)
            take_tile(sea, island)
    for colour in range(sea.colours):
        boats = 0
        for island in range(ISLANDS):
            if sea.tiles[island].laid == 0:
                boats += take_back(sea, island, colour)
        if boats > 0:
            emit(sea, RETURNED, colour % sea.players, colour, boats)
    for island in range(ISLANDS):
        if sea.tiles[island].laid == 0:
            close_beaches(sea.islands[island])
    forget_trips(sea)
    if not is_afoot(sea, box):
        sea.exploring = WITHOUT_A_BOAT


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
def act(sea: State, box: Box, move: int) -> None:
    """What a player with boats does with the turn."""
    if move == RESETTLE:
        resettle(sea)
    elif move >= FOUND:
        found(sea, move - FOUND)
    else:
        increase(sea, box, move - INCREASE)


@rule
def legal(sea: State, box: Box, out: Row[int]) -> int:
    """Write the numbers of all legal moves in ascending order; return how many there are."""
    if sea.over == 1:
        return 0
    ask = sea.ask
    if ask == ASK_ACT:
        return _legal_acts(sea, box, out)
    if ask == ASK_DEPART:
        return _legal_departures(sea, box, out)
    if ask == ASK_LAY:
        return _legal_places(sea, out)
    if ask == ASK_TURN:
        for rotation in range(box.turns[sea.tile]):
            out[rotation] = MARK + rotation
        return box.turns[sea.tile]
    if ask == ASK_LIFT:
        return _legal_lifts(sea, out)
    if ask == ASK_LAND:
        return _legal_landings(sea, out)
    return _legal_beaches(sea, out)


@rule
def _legal_acts(sea: State, box: Box, out: Row[int]) -> int:
    """Increase where one has a boat, found where one is alone, or resettle (A24)."""
    n = 0
    for island in range(ISLANDS):
        if sea.islands[island].ashore[sea.colour] > 0:
            out[n] = INCREASE + island
            n += 1
    for k in range(n):
        island = out[k] - INCREASE
        if may_found(sea, box, island):
            out[n] = FOUND + island
            n += 1
    out[n] = RESETTLE
    return n + 1


@rule
def _legal_departures(sea: State, box: Box, out: Row[int]) -> int:
    n = 0
    for island in range(ISLANDS):
        if has_full_beach(sea.islands[island]):
            for side in range(SIDES):
                if may_depart(sea, box, island, side):
                    out[n] = DEPART + island * SIDES + side
                    n += 1
    return n


@rule
def _legal_places(sea: State, out: Row[int]) -> int:
    """Every empty place that touches the map (A23), each once."""
    n = 0
    for tile in range(TILES):
        coast = sea.tiles[tile].coast
        for direction in range(SIDES):
            if (coast >> direction) & 1 == 1:
                out[n] = LAY + tile * SIDES + direction
                n += 1
    return n


@rule
def _legal_lifts(sea: State, out: Row[int]) -> int:
    n = 0
    for island in range(ISLANDS):
        for beach in range(BEACHES):
            if sea.islands[island].boats[beach, sea.colour] > 0:
                out[n] = LIFT + island * BEACHES + beach
                n += 1
    return n


@rule
def _legal_landings(sea: State, out: Row[int]) -> int:
    """Any colour aboard to any open beach; equal boats are listed once."""
    beaches = beaches_open(sea)
    n = 0
    for colour in range(sea.colours):
        if sea.fleet.boats[colour] > 0:
            for beach in range(BEACHES):
                if (beaches >> beach) & 1 == 1:
                    out[n] = LAND + colour * BEACHES + beach
                    n += 1
    return n


@rule
def _legal_beaches(sea: State, out: Row[int]) -> int:
    """Where a boat of the supply may go: at set-up one mooring a beach stays free (A2, A3)."""
    n = 0
    first = sea.island
    last = sea.island
    needed = 1
    barred = 0
    if sea.ask == ASK_SET_UP:
        first = TONGA
        last = TONGA
        needed = 2
    elif sea.ask == ASK_COME_BACK:
        first = TONGA
        last = ISLANDS - 1
    elif sea.ask == ASK_ADD:
        barred = sea.added
    for island in range(first, last + 1):
        for beach in range(BEACHES):
            if sea.islands[island].room[beach] >= needed and (barred >> beach) & 1 == 0:
                out[n] = PLACE + island * BEACHES + beach
                n += 1
    return n
