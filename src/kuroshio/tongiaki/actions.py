"""Tongiaki: what a player does with the turn.

A player with boats increases them, founds a royal island or resettles; one without comes back.
"""

from __future__ import annotations

from kuroshio.core.compiled import rule
from kuroshio.core.events import emit
from kuroshio.core.records import Row
from kuroshio.tongiaki import state as s
from kuroshio.tongiaki.beaches import (
    close_beaches,
    place,
    take_back,
    take_boat,
    total_room,
)
from kuroshio.tongiaki.box import Components
from kuroshio.tongiaki.moves import FOUND, INCREASE, LIFT, RESETTLE
from kuroshio.tongiaki.reasons import (
    WHY_ENOUGH_KINGS,
    WHY_NO_OWN_BOAT,
    WHY_NO_OWN_BOAT_THERE,
    WHY_NO_SUCH_MOVE,
    WHY_NOT_ALONE,
    WHY_NOT_ON_THE_MAP,
    WHY_ROYAL,
)
from kuroshio.tongiaki.royal import is_royal, may_be_royal
from kuroshio.tongiaki.state import State


@rule
def legal_acts(sea: State, box: Components, out: Row[int]) -> int:
    """Increase where one has a boat, found where one is alone, or resettle (A24)."""
    n = 0
    for island in range(s.ISLANDS):
        if why_not_increase(sea, island) == 0:
            out[n] = INCREASE + island
            n += 1
    for k in range(n):
        island = out[k] - INCREASE
        if why_not_crown(sea, box, island) == 0:
            out[n] = FOUND + island
            n += 1
    out[n] = RESETTLE
    return n + 1


@rule
def why_not_act(sea: State, box: Components, move: int) -> int:
    """Resettling is always possible with a boat on a beach (A24)."""
    if move == RESETTLE:
        return 0
    if move < FOUND:
        return why_not_increase(sea, move - INCREASE)
    reason = why_not_increase(sea, move - FOUND)
    return reason if reason != 0 else why_not_crown(sea, box, move - FOUND)


@rule
def why_not_increase(sea: State, island: int) -> int:
    """One needs a boat on the island."""
    one = sea.islands[island]
    if one.ashore[sea.colour] > 0:
        return 0
    if sea.tiles[island].laid == 0:
        return WHY_NOT_ON_THE_MAP
    return WHY_ROYAL if is_royal(one) else WHY_NO_OWN_BOAT


@rule
def why_not_crown(sea: State, box: Components, island: int) -> int:
    """An island where only one colour has boats can become royal (A21)."""
    if not may_be_royal(island):
        return WHY_NO_SUCH_MOVE
    if sea.kings[sea.colour] >= box.kings:
        return WHY_ENOUGH_KINGS
    one = sea.islands[island]
    for colour in range(sea.colours):
        if colour != sea.colour and one.ashore[colour] > 0:
            return WHY_NOT_ALONE
    return 0


@rule
def act(sea: State, box: Components, move: int) -> None:
    """What a player with boats does with the turn."""
    if move == RESETTLE:
        resettle(sea)
    elif move >= FOUND:
        found(sea, move - FOUND)
    else:
        increase(sea, box, move - INCREASE)


@rule
def increase(sea: State, box: Components, island: int) -> None:
    """Add boats to those that one has on an island; without any in the supply, lift one first."""
    sea.island = island
    sea.added = 0
    sea.to_place = boats_to_add(sea, box, island)
    if sea.supply[sea.colour] == 0:
        sea.ask = s.ASK_LIFT
        return
    emit(sea, s.INCREASED, sea.turn, island, sea.to_place)
    beaches = box.beaches[island]
    if sea.to_place == beaches:
        for beach in range(beaches):
            place(sea, island, beach)
        sea.to_place = 0
    else:
        sea.ask = s.ASK_ADD


@rule
def boats_to_add(sea: State, box: Components, island: int) -> int:
    """How many boats an increase puts on an island: no more than one has left (A4), and without
    any the one that is lifted (A20)."""
    return max(1, min(boats_due(sea, box, island), sea.supply[sea.colour]))


@rule
def boats_due(sea: State, box: Components, island: int) -> int:
    """As many as one has there, at most one a beach: what an increase would add from a supply that
    never ends."""
    return min(sea.islands[island].ashore[sea.colour], box.beaches[island])


@rule
def legal_lifts(sea: State, out: Row[int]) -> int:
    n = 0
    for island in range(s.ISLANDS):
        for beach in range(s.BEACHES):
            if why_not_lift(sea, island, beach) == 0:
                out[n] = LIFT + island * s.BEACHES + beach
                n += 1
    return n


@rule
def why_not_lift(sea: State, island: int, beach: int) -> int:
    """One lifts a boat of one's own."""
    own = sea.islands[island].boats[beach, sea.colour]
    return 0 if own > 0 else WHY_NO_OWN_BOAT_THERE


@rule
def lift(sea: State, island: int, beach: int) -> None:
    """Take any boat of one's own but a king, to put it on the island chosen before (A20)."""
    take_boat(sea.islands[island], beach, sea.colour)
    sea.supply[sea.colour] += 1
    emit(sea, s.LIFTED, sea.turn, sea.colour, island * s.BEACHES + beach)
    sea.ask = s.ASK_ADD


@rule
def add(sea: State, beach: int) -> None:
    """Put the next boat of an increase on a beach that has got none yet."""
    place(sea, sea.island, beach)
    sea.added |= 1 << beach
    sea.to_place -= 1
    if sea.to_place > 0:
        sea.ask = s.ASK_ADD


@rule
def found(sea: State, island: int) -> None:
    """One boat becomes king, the others go back to the supply, and the beaches are closed."""
    one = sea.islands[island]
    take_back(sea, island, sea.colour)
    sea.supply[sea.colour] -= 1
    sea.kings[sea.colour] += 1
    one.king = sea.colour
    close_beaches(one)
    emit(sea, s.FOUNDED, sea.turn, island, sea.colour)


@rule
def resettle(sea: State) -> None:
    """Take all boats back but kings (A22), and look for an island to begin again."""
    boats = 0
    for island in range(s.ISLANDS):
        boats += take_back(sea, island, sea.colour)
    emit(sea, s.RESETTLED, sea.turn, sea.colour, boats)
    sea.exploring = s.FOR_A_BOAT


@rule
def come_back(sea: State, box: Components, island: int, beach: int) -> None:
    """Begin again: two boats on Tonga, as one likes, or one on another island (A19)."""
    boats = box.back_on_tonga if island == s.TONGA else box.back_elsewhere
    sea.island = island
    sea.to_place = min(boats, sea.supply[sea.colour])
    put(sea, beach)


@rule
def put(sea: State, beach: int) -> None:
    place(sea, sea.island, beach)
    sea.to_place -= 1
    if sea.to_place > 0 and total_room(sea.islands[sea.island]) > 0:
        sea.ask = s.ASK_PUT
