"""Tongiaki: the piers, by which a full beach may leave, and how often."""

from __future__ import annotations

from kuroshio.core.compiled import rule
from kuroshio.tongiaki import state as s
from kuroshio.tongiaki.beaches import colours_on, is_full, total_room
from kuroshio.tongiaki.box import Components
from kuroshio.tongiaki.chart import direction_of
from kuroshio.tongiaki.currents import known_way
from kuroshio.tongiaki.reasons import (
    WHY_NO_SUCH_MOVE,
    WHY_NOT_FULL,
    WHY_NOT_ON_THE_MAP,
    WHY_USED_UP,
)
from kuroshio.tongiaki.royal import is_royal
from kuroshio.tongiaki.state import State


@rule
def why_not_depart(sea: State, box: Components, island: int, side: int) -> int:
    """A full beach leaves by a pier (A7) that is not used up, unless the trip would change
    something (A14)."""
    beach = box.pier[island, side]
    if beach == s.NONE:
        return WHY_NO_SUCH_MOVE
    one = sea.islands[island]
    if not is_full(one, beach):
        return WHY_NOT_FULL if sea.tiles[island].laid == 1 else WHY_NOT_ON_THE_MAP
    if one.trips[side] < box.trips or would_change(sea, box, island, side):
        return 0
    return WHY_USED_UP


@rule
def would_change(sea: State, box: Components, island: int, side: int) -> bool:
    """Whether a full beach's trip would draw a tile, or send a boat back to its owner."""
    beach = box.pier[island, side]
    _, shore, _ = way_from(sea, box, island, side, colours_on(sea.islands[island], beach))
    if shore == s.NONE or shore >= s.ISLANDS:
        return True
    size = box.moorings[island, beach]
    room = total_room(sea.islands[shore])
    if shore == island:
        room += size
    return size > room and not is_royal(sea.islands[shore])


@rule
def way_from(
    sea: State, box: Components, island: int, side: int, colours: int
) -> tuple[int, int, int]:
    """How far boats of so many colours come that leave an island by a pier: see `known_way`."""
    heading = direction_of(sea.tiles[island], side)
    ahead = sea.tiles[island].neighbour[heading]
    return known_way(sea, box, island, ahead, heading, colours)


@rule
def is_used_up(sea: State, box: Components, island: int) -> bool:
    """Whether a pier of an island has been used as often as it may (A14)."""
    for side in range(s.SIDES):
        if sea.islands[island].trips[side] >= box.trips:
            return True
    return False


@rule
def forget_trips(sea: State) -> None:
    """Something has changed: every pier may be used afresh (A14)."""
    if sea.trips > 0:
        sea.trips = 0
        for island in range(s.ISLANDS):
            for side in range(s.SIDES):
                sea.islands[island].trips[side] = 0
