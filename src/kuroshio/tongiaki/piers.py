"""Tongiaki: the piers, by which a full beach may leave, and how often."""

from __future__ import annotations

from kuroshio.core.compiled import rule
from kuroshio.tongiaki.beaches import total_room
from kuroshio.tongiaki.box import Box
from kuroshio.tongiaki.currents import heading_after, number_at
from kuroshio.tongiaki.state import ISLANDS, NONE, SIDES, State


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
def is_used_up(sea: State, box: Box, island: int) -> bool:
    """Whether a pier of an island has been used as often as it may (A14)."""
    for side in range(SIDES):
        if sea.islands[island].trips[side] >= box.trips:
            return True
    return False


@rule
def forget_trips(sea: State) -> None:
    """Something has changed: every pier may be used afresh (A14)."""
    if sea.trips > 0:
        sea.trips = 0
        for island in range(ISLANDS):
            for side in range(SIDES):
                sea.islands[island].trips[side] = 0
