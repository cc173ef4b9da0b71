"""Tongiaki: hints for bots: what a position is worth, and which moves make sense at a glance.

All worths are in hundredths of a point. They were fitted to how games between bots ended, and then
tuned by playing; nothing in the rules depends on them.
"""

from __future__ import annotations

from kuroshio.core.compiled import rule
from kuroshio.core.records import Row
from kuroshio.tongiaki.box import Box
from kuroshio.tongiaki.moves import DEPART, FOUND, INCREASE, LAND, PLACE, RESETTLE
from kuroshio.tongiaki.rules import heading_after, number_at
from kuroshio.tongiaki.score import holds
from kuroshio.tongiaki.state import (
    ASK_ACT,
    ASK_ADD,
    ASK_COME_BACK,
    ASK_DEPART,
    ASK_LAND,
    ASK_PUT,
    ASK_SET_UP,
    BEACHES,
    ISLANDS,
    NONE,
    SIDES,
    TONGA,
    State,
)

HALF = 60  # a move that is worth so much less is half as likely
BOAT = 90  # a boat ashore, while everything is still to be discovered
LOST_BOAT = 25  # a boat that goes down, when trips are weighed at a glance
KING = 30  # a king that one may still crown
NEW_ISLAND = 350  # mean points of an island, in hundredths

# Chance in 100 that boats on an island are there at the end, by the room left on their emptiest
# beach, and by the number of their beaches; less, the more is still to be discovered.
HOLD = (30, 76, 85, 87)
MORE_BEACHES = (0, 0, 17, 26)
LONG_GAME = 105

# Chance in 100 that a group of so many colours gets over an unknown ocean.
CROSSING = (0, 25, 50, 75, 100, 100, 100)


@rule
def unknown(sea: State, box: Box) -> int:
    """How much is left to discover before the game ends, in hundredths."""
    islands = 100 * int(sea.left[0]) // max(1, box.island_count - 1)
    oceans = 100 * int(sea.left[1]) // max(1, box.ocean_count)
    return min(islands, oceans)


@rule
def hold_chance(sea: State, island: int, colour: int, open_sea: int) -> int:
    """The chance in 100 that a colour's boats will still be on an island at the end: mostly a
    matter of the beach that is farthest from full, and of how long the game will go on."""
    one = sea.islands[island]
    most_room = 0
    beaches = 0
    for beach in range(BEACHES):
        if one.boats[beach, colour] > 0:
            most_room = max(most_room, int(one.room[beach]))
            beaches += 1
    chance = HOLD[min(3, most_room)] + MORE_BEACHES[min(3, beaches)]
    return max(5, min(97, chance - LONG_GAME * open_sea // 100))


@rule
def colour_worth(sea: State, box: Box, colour: int, open_sea: int) -> int:
    """An estimate of a colour's points at the end."""
    total = 0
    ashore = 0
    for island in range(ISLANDS):
        one = sea.islands[island]
        prize = 100 * int(box.points[island])
        if one.king == colour:
            total += prize
        elif one.ashore[colour] > 0:
            ashore += int(one.ashore[colour])
            total += prize * hold_chance(sea, island, colour, open_sea) // 100
        if sea.fleet.shore == island and sea.fleet.boats[colour] > 0 and one.king == NONE:
            if one.ashore[colour] == 0:
                total += prize * 60 // 100
            ashore += int(sea.fleet.boats[colour])
    free_kings = box.kings - int(sea.kings[colour])
    return total + (BOAT * ashore + KING * free_kings) * open_sea // 100


@rule
def stay_chance(open_sea: int) -> int:
    """The chance in 100 to keep an island that nobody else is on, or to crown a king in time."""
    return 94 - 40 * open_sea // 100


@rule
def evaluate(sea: State, box: Box, out: Row[int]) -> None:
    """Estimate each seat's final points, in hundredths."""
    open_sea = unknown(sea, box)
    for seat in range(sea.players):
        out[seat] = 0
        for colour in range(seat, sea.colours, sea.players):
            out[seat] += colour_worth(sea, box, colour, open_sea)


# --- the policy -----------------------------------------------------------------------------


@rule
def trip_worth(sea: State, box: Box, island: int, side: int) -> int:
    """What it is worth to the colour on turn to let a full beach leave by a pier."""
    one = sea.islands[island]
    beach = box.pier[island, side]
    mine = int(one.boats[beach, sea.colour])
    others = int(box.moorings[island, beach]) - mine
    colours = 0
    for colour in range(sea.colours):
        colours += int(one.boats[beach, colour]) > 0
    heading = (side + sea.tiles[island].rotation) % SIDES
    tile = sea.tiles[island].neighbour[heading]
    while tile >= ISLANDS:
        if colours < number_at(sea, box, tile, heading):
            return LOST_BOAT * (others // 2 - 2 * mine)
        heading = heading_after(sea, box, tile, heading)
        tile = sea.tiles[tile].neighbour[heading]
    if tile == NONE:
        if int(sea.left[0]) + int(sea.left[1]) == 0:
            return LOST_BOAT * (others // 2 - 2 * mine)
        if mine == 0:
            return -40
        return NEW_ISLAND * CROSSING[min(6, colours)] // 100 - 60
    if sea.islands[tile].king != NONE:
        return 0
    if mine > 0 and not holds(sea, tile, sea.colour):
        return 80 * int(box.points[tile])
    return -20 * others


@rule
def act_worth(sea: State, box: Box, move: int) -> int:
    """What a way to use the turn is worth."""
    if move == RESETTLE:
        return -400
    if move >= FOUND:
        open_sea = unknown(sea, box)
        saved = int(box.points[move - FOUND]) * (100 - stay_chance(open_sea))
        return saved - KING * open_sea // 100 + 60
    one = sea.islands[move - INCREASE]
    boats = min(one.ashore[sea.colour], int(box.beaches[move - INCREASE]))
    worth = 20 * int(boats)
    best = 0
    for beach in range(BEACHES):
        if one.room[beach] == 1:
            colours = 0 if one.boats[beach, sea.colour] > 0 else 1
            for colour in range(sea.colours):
                colours += int(one.boats[beach, colour]) > 0
            best = max(best, CROSSING[min(6, colours)])
    return worth + best


@rule
def beach_worth(sea: State, box: Box, island: int, beach: int) -> int:
    """What it is worth to put a boat on a beach: fill it with company, or spread out."""
    one = sea.islands[island]
    worth = 0
    colours = 0 if one.boats[beach, sea.colour] > 0 else 1
    for colour in range(sea.colours):
        colours += int(one.boats[beach, colour]) > 0
    if one.room[beach] == 1:
        worth += CROSSING[min(6, colours)] - 40
    elif one.boats[beach, sea.colour] == 0:
        worth += 30
    return worth + 10 * colours


@rule
def move_worth(sea: State, box: Box, move: int) -> int:
    """A guess at what a legal move is worth, in comparison with the others of its question."""
    ask = sea.ask
    if ask == ASK_ACT:
        return act_worth(sea, box, move)
    if ask == ASK_DEPART:
        return trip_worth(sea, box, (move - DEPART) // SIDES, (move - DEPART) % SIDES)
    if ask == ASK_LAND:
        colour = (move - LAND) // BEACHES
        beach = (move - LAND) % BEACHES
        if colour != sea.colour:
            return 0
        one = sea.islands[sea.fleet.shore]
        return (
            100 + (30 if one.boats[beach, colour] == 0 else 0) + 10 * min(3, int(one.room[beach]))
        )
    if ask == ASK_COME_BACK:
        island = (move - PLACE) // BEACHES
        return 100 * int(box.points[island]) + (120 if island == TONGA else 0)
    if ask == ASK_ADD or ask == ASK_PUT:
        return beach_worth(sea, box, sea.island, (move - PLACE) % BEACHES)
    if ask == ASK_SET_UP:
        return beach_worth(sea, box, TONGA, (move - PLACE) % BEACHES)
    return 0


@rule
def prefer(sea: State, box: Box, moves: Row[int], count: int, weights: Row[int]) -> None:
    """Weigh the legal moves: HALF less worth is half as likely."""
    best = -1000000
    for k in range(count):
        weights[k] = move_worth(sea, box, moves[k])
        best = max(best, weights[k])
    for k in range(count):
        weights[k] = max(1, 1024 >> min(10, (best - weights[k]) // HALF))
