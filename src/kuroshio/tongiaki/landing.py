"""Tongiaki: landing, boat after boat."""

from __future__ import annotations

from kuroshio.core.bits import has, lowest, size
from kuroshio.core.compiled import rule
from kuroshio.core.events import emit
from kuroshio.core.records import Row
from kuroshio.tongiaki import state as s
from kuroshio.tongiaki.beaches import put_boat, total_room
from kuroshio.tongiaki.box import Components
from kuroshio.tongiaki.expeditions import give_up
from kuroshio.tongiaki.moves import LAND
from kuroshio.tongiaki.owners import owner
from kuroshio.tongiaki.reasons import WHY_NO_ROOM, WHY_NOT_ABOARD, WHY_ONE_A_BEACH_FIRST
from kuroshio.tongiaki.state import Fleet, State


@rule
def go_ashore(sea: State, box: Components) -> None:
    """Land boat after boat while all choices come to the same, and ask where they do not. Boats
    that find no room go back to their owners; the player lands others first to choose (A11)."""
    fleet = sea.fleet
    island = sea.islands[fleet.shore]
    while fleet.afloat > 0 and sea.ask == s.ASK_NOTHING:
        beaches = beaches_open(sea)
        if beaches == 0:
            give_up(sea, s.FOUND_NO_ROOM)
            return
        beach = lowest(beaches)
        room = total_room(island)
        colour = first_aboard(fleet)
        if fleet.boats[colour] == fleet.afloat:  # all are of one colour
            first = not has(fleet.landed, beach)  # these beaches wait for their first boat
            places = size(beaches) if first else room
            forced = size(beaches) == 1 or fleet.afloat >= places
        else:
            forced = island.room[beach] == room and fleet.afloat <= room
        if forced:
            land(sea, colour, beach)
        else:
            sea.ask = s.ASK_LAND


@rule
def beaches_open(sea: State) -> int:
    """Where the next boat may land, a bit each: first one a beach, then anywhere (A11)."""
    island = sea.islands[sea.fleet.shore]
    free = 0
    for beach in range(s.BEACHES):
        if island.room[beach] > 0:
            free |= 1 << beach
    first = free & ~sea.fleet.landed
    return first if first != 0 else free


@rule
def first_aboard(fleet: Fleet) -> int:
    """The first colour that has a boat at sea."""
    colour = 0
    while fleet.boats[colour] == 0:
        colour += 1
    return colour


@rule
def legal_landings(sea: State, out: Row[int]) -> int:
    """Any colour aboard to any open beach; equal boats are listed once."""
    beaches = beaches_open(sea)
    n = 0
    for colour in range(sea.colours):
        if why_not_boat(sea, colour) == 0:
            for beach in range(s.BEACHES):
                if why_not_shore(sea, beaches, beach) == 0:
                    out[n] = LAND + colour * s.BEACHES + beach
                    n += 1
    return n


@rule
def why_not_land(sea: State, colour: int, beach: int) -> int:
    """A boat that is aboard lands on a beach that is open now."""
    reason = why_not_boat(sea, colour)
    return reason if reason != 0 else why_not_shore(sea, beaches_open(sea), beach)


@rule
def why_not_boat(sea: State, colour: int) -> int:
    """The colour must have a boat in the group."""
    return 0 if sea.fleet.boats[colour] > 0 else WHY_NOT_ABOARD


@rule
def why_not_shore(sea: State, beaches: int, beach: int) -> int:
    """The beach must be one of those open now: see `beaches_open`."""
    if has(beaches, beach):
        return 0
    no_room = sea.islands[sea.fleet.shore].room[beach] <= 0
    return WHY_NO_ROOM if no_room else WHY_ONE_A_BEACH_FIRST


@rule
def land(sea: State, colour: int, beach: int) -> None:
    """Put a boat of the group on a beach."""
    fleet = sea.fleet
    put_boat(sea.islands[fleet.shore], beach, colour)
    fleet.boats[colour] -= 1
    fleet.afloat -= 1
    fleet.landed |= 1 << beach
    emit(sea, s.LANDED, owner(sea, colour), colour, fleet.shore * s.BEACHES + beach)
