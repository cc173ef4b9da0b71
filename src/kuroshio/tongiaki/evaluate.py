"""Tongiaki: hints for bots: what a position is worth, and which moves make sense at a glance.

All worths are in hundredths of a point. Those of positions were fitted to how games between bots
ended, those of moves to what a long search chose; nothing in the rules depends on them.
"""

from __future__ import annotations

from kuroshio.core.compiled import rule
from kuroshio.core.records import Row
from kuroshio.core.weights import weigh
from kuroshio.tongiaki import state as s
from kuroshio.tongiaki.actions import boats_due
from kuroshio.tongiaki.beaches import colours_on
from kuroshio.tongiaki.box import Components
from kuroshio.tongiaki.moves import DEPART, FOUND, INCREASE, LAND, PLACE, RESETTLE
from kuroshio.tongiaki.outlook import END_DRAW, END_LOST, END_NOTHING, END_ROYAL, end_at
from kuroshio.tongiaki.piers import way_from
from kuroshio.tongiaki.royal import is_royal
from kuroshio.tongiaki.score import holds
from kuroshio.tongiaki.state import State
from kuroshio.tongiaki.tiles import tiles_left

HALF = 60  # a move that is worth so much less is half as likely
BOAT = 90  # a boat ashore, while everything is still to be discovered
LOST_BOAT = 25  # a boat that goes down, when trips are weighed at a glance
KING = 30  # a king that one may still crown
NEW_ISLAND = 350  # mean points of an island, in hundredths
OWN_FIRST = 55  # to land one's own boats before those of others

# Chance in 100 that boats on an island are there at the end, by the room left on their emptiest
# beach, and by the number of their beaches; less, the more is still to be discovered.
HOLD = (30, 76, 85, 87)
MORE_BEACHES = (0, 0, 17, 26)
LONG_GAME = 105

# Chance in 100 that a group of so many colours gets over an unknown ocean.
CROSSING = (0, 25, 50, 75, 100, 100, 100)


@rule
def unknown(sea: State, box: Components) -> int:
    """How much is left to discover before the game ends, in hundredths."""
    islands = 100 * int(sea.left[s.ISLAND_TILES]) // max(1, box.island_count - 1)
    oceans = 100 * int(sea.left[s.OCEAN_TILES]) // max(1, box.ocean_count)
    return min(islands, oceans)


@rule
def hold_chance(sea: State, island: int, colour: int, open_sea: int) -> int:
    """The chance in 100 that a colour's boats will still be on an island at the end: mostly a
    matter of the beach that is farthest from full, and of how long the game will go on."""
    one = sea.islands[island]
    most_room = 0
    beaches = 0
    for beach in range(s.BEACHES):
        if one.boats[beach, colour] > 0:
            most_room = max(most_room, int(one.room[beach]))
            beaches += 1
    chance = HOLD[min(3, most_room)] + MORE_BEACHES[min(3, beaches)]
    return max(5, min(97, chance - LONG_GAME * open_sea // 100))


@rule
def colour_worth(sea: State, box: Components, colour: int, open_sea: int) -> int:
    """An estimate of a colour's points at the end."""
    total = 0
    ashore = 0
    for island in range(s.ISLANDS):
        one = sea.islands[island]
        prize = 100 * int(box.points[island])
        if one.king == colour:
            total += prize
        elif one.ashore[colour] > 0:
            ashore += int(one.ashore[colour])
            total += prize * hold_chance(sea, island, colour, open_sea) // 100
        if sea.fleet.shore == island and sea.fleet.boats[colour] > 0 and not is_royal(one):
            if one.ashore[colour] == 0:
                total += prize * 60 // 100
            ashore += int(sea.fleet.boats[colour])
    free_kings = box.kings - int(sea.kings[colour])
    return total + (BOAT * ashore + KING * free_kings) * open_sea // 100


@rule
def evaluate(sea: State, box: Components, out: Row[int]) -> None:
    """Estimate each seat's final points, in hundredths."""
    open_sea = unknown(sea, box)
    for seat in range(sea.players):
        out[seat] = 0
        for colour in range(seat, sea.colours, sea.players):
            out[seat] += colour_worth(sea, box, colour, open_sea)


# --- the policy -----------------------------------------------------------------------------


@rule
def trip_worth(sea: State, box: Components, island: int, side: int) -> int:
    """What it is worth to the colour on turn to let a full beach leave by a pier."""
    beach = box.pier[island, side]
    mine = int(sea.islands[island].boats[beach, sea.colour])
    others = int(box.moorings[island, beach]) - mine
    colours = colours_on(sea.islands[island], beach)
    _, ahead, _ = way_from(sea, box, island, side, colours)
    end = end_at(sea, ahead, tiles_left(sea))
    if end == END_LOST or end == END_NOTHING:
        return LOST_BOAT * (others // 2 - 2 * mine)
    if end == END_DRAW:
        if mine == 0:
            return -40
        return NEW_ISLAND * CROSSING[min(6, colours)] // 100 - 60
    if end == END_ROYAL:
        return 0
    if mine > 0 and not holds(sea, ahead, sea.colour):
        return 80 * int(box.points[ahead])
    return -20 * others


@rule
def leads_on(sea: State, box: Components, island: int, beach: int, colours: int) -> bool:
    """Whether boats of so many colours get from a beach to a known island where the colour on turn
    is not yet."""
    for side in range(s.SIDES):
        if box.pier[island, side] == beach:
            _, ahead, _ = way_from(sea, box, island, side, colours)
            if 0 <= ahead < s.ISLANDS and not holds(sea, ahead, sea.colour):
                return True
    return False


@rule
def increase_worth(sea: State, box: Components, island: int) -> int:
    """What it is worth to increase on an island: mostly the number of boats that it brings, and
    good company for a trip."""
    one = sea.islands[island]
    mine = int(one.ashore[sea.colour])
    worth = boats_due(sea, box, island) * (50 + 36 * unknown(sea, box) // 100)
    worth += 8 * int(box.points[island])
    company = 0
    others = 0
    for beach in range(s.BEACHES):
        if one.room[beach] == 1:
            joins = one.boats[beach, sea.colour] == 0
            company = max(company, colours_on(one, beach) + joins)
    for colour in range(sea.colours):
        others += int(one.ashore[colour])
    if others == mine:
        worth -= 43  # nobody can send these boats away; they can wait
    return worth + 25 * company


@rule
def act_worth(sea: State, box: Components, move: int) -> int:
    """What a way to use the turn is worth."""
    if move == RESETTLE:
        boats = 0
        for island in range(s.ISLANDS):
            boats += int(sea.islands[island].ashore[sea.colour])
        return 22 - 38 * boats
    if move >= FOUND:
        boats = int(sea.islands[move - FOUND].ashore[sea.colour])
        points = int(box.points[move - FOUND])
        return 14 + 44 * points + 108 * unknown(sea, box) // 100 - 51 * boats
    return increase_worth(sea, box, move - INCREASE)


@rule
def departure_worth(sea: State, box: Components, island: int, beach: int, colours: int) -> int:
    """What it is worth to the colour on turn that boats of its own must leave a beach, with so
    many colours aboard."""
    one = sea.islands[island]
    worth = 40 - 31 * unknown(sea, box) * max(0, 5 - colours) // 100
    if one.ashore[sea.colour] > one.boats[beach, sea.colour]:
        worth += 33  # it stays on the island
    if leads_on(sea, box, island, beach, colours):
        worth += 50
    return worth


@rule
def beach_worth(sea: State, box: Components, island: int, beach: int, colour: int) -> int:
    """What it is worth to the colour on turn to put a boat of some colour on a beach."""
    one = sea.islands[island]
    mine = int(one.boats[beach, sea.colour]) > 0
    is_there = int(one.boats[beach, colour]) > 0
    colours = colours_on(one, beach) + (not is_there)
    room = min(5, int(one.room[beach])) - 1
    if colour == sea.colour:
        if room == 0:
            return departure_worth(sea, box, island, beach, colours)
        return 15 * room + 9 * colours - 7 * mine
    worth = 25 * is_there
    if room > 0:
        return worth - 7 * room - 14 * mine
    if mine:
        return worth + departure_worth(sea, box, island, beach, colours)
    worth += 22 - 42 * unknown(sea, box) // 100
    return worth + (25 if one.ashore[sea.colour] > 0 else 0)


@rule
def move_worth(sea: State, box: Components, move: int) -> int:
    """A guess at what a legal move is worth, in comparison with the others of its question."""
    ask = sea.ask
    if ask == s.ASK_ACT:
        return act_worth(sea, box, move)
    if ask == s.ASK_DEPART:
        return trip_worth(sea, box, *divmod(move - DEPART, s.SIDES))
    if ask == s.ASK_LAND:
        colour, beach = divmod(move - LAND, s.BEACHES)
        worth = beach_worth(sea, box, sea.fleet.shore, beach, colour)
        return worth + (OWN_FIRST if colour == sea.colour else 0)
    if ask == s.ASK_COME_BACK:
        island = (move - PLACE) // s.BEACHES
        return 100 * int(box.points[island]) + (120 if island == s.TONGA else 0)
    if ask == s.ASK_ADD or ask == s.ASK_PUT:
        return beach_worth(sea, box, sea.island, (move - PLACE) % s.BEACHES, sea.colour)
    if ask == s.ASK_SET_UP:
        return beach_worth(sea, box, s.TONGA, (move - PLACE) % s.BEACHES, sea.colour)
    return 0


@rule
def prefer(sea: State, box: Components, moves: Row[int], count: int, weights: Row[int]) -> None:
    """Weigh the legal moves: HALF less worth is half as likely."""
    for k in range(count):
        weights[k] = move_worth(sea, box, moves[k])
    weigh(weights, count, HALF)
