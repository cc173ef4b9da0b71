"""Tongiaki: what a player does with the turn.

Who has boats increases them, founds a royal island or resettles; who has none comes back.
"""

from __future__ import annotations

from kuroshio.core.compiled import rule
from kuroshio.core.events import emit
from kuroshio.core.records import Row
from kuroshio.tongiaki.beaches import close_beaches, place, take_back, take_boat, total_room
from kuroshio.tongiaki.box import Box
from kuroshio.tongiaki.moves import FOUND, INCREASE, LIFT, RESETTLE
from kuroshio.tongiaki.state import (
    ASK_ADD,
    ASK_LIFT,
    ASK_PUT,
    BEACHES,
    FOR_A_BOAT,
    FOUNDED,
    INCREASED,
    ISLANDS,
    LIFTED,
    RESETTLED,
    TONGA,
    State,
)


@rule
def legal_acts(sea: State, box: Box, out: Row[int]) -> int:
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
def act(sea: State, box: Box, move: int) -> None:
    """What a player with boats does with the turn."""
    if move == RESETTLE:
        resettle(sea)
    elif move >= FOUND:
        found(sea, move - FOUND)
    else:
        increase(sea, box, move - INCREASE)


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
def legal_lifts(sea: State, out: Row[int]) -> int:
    n = 0
    for island in range(ISLANDS):
        for beach in range(BEACHES):
            if sea.islands[island].boats[beach, sea.colour] > 0:
                out[n] = LIFT + island * BEACHES + beach
                n += 1
    return n


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
