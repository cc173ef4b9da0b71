"""Tongiaki: a fleet at sea, from the pier to an island or to failure."""

from __future__ import annotations

from kuroshio.core.compiled import rule
from kuroshio.core.events import emit
from kuroshio.tongiaki import state as s
from kuroshio.tongiaki.box import Components
from kuroshio.tongiaki.chart import direction_of, opposite
from kuroshio.tongiaki.currents import heading_after, lets_pass, number_at
from kuroshio.tongiaki.owners import owner
from kuroshio.tongiaki.piers import forget_trips
from kuroshio.tongiaki.royal import is_royal
from kuroshio.tongiaki.state import Fleet, State
from kuroshio.tongiaki.tiles import draw_tile, lay_tile


@rule
def depart(sea: State, box: Components, island: int, side: int) -> None:
    """All boats of a full beach leave by one of its piers, whosever they are (A35)."""
    one = sea.islands[island]
    beach = box.pier[island, side]
    sea.heading = direction_of(sea.tiles[island], side)
    way = sea.heading * s.SIDES + side
    emit(sea, s.SET_SAIL, sea.turn, island * s.BEACHES + beach, way)
    fleet = sea.fleet
    fleet.afloat = box.moorings[island, beach]
    fleet.home = island
    fleet.drawn = 0
    fleet.shore = s.NONE
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


@rule
def sail(sea: State, box: Components) -> None:
    """Follow the currents, drawing tiles where there are none, to an island or to failure."""
    fleet = sea.fleet
    colours = colours_aboard(fleet)
    while fleet.afloat > 0 and fleet.shore == s.NONE:
        tile = sea.tiles[sea.at].neighbour[sea.heading]
        if tile == s.NONE:
            discover(sea, box)
            if sea.ask != s.ASK_NOTHING:
                return
        elif tile < s.ISLANDS:
            reach_island(sea, tile)
        else:
            rotation = sea.tiles[tile].rotation
            number = number_at(box, tile, rotation, sea.heading)
            if lets_pass(box, tile, rotation, sea.heading, colours):
                emit(sea, s.CROSSED, sea.turn, tile, number)
                sea.heading = heading_after(box, tile, rotation, sea.heading)
                sea.at = tile
            else:
                emit(sea, s.FAILED, sea.turn, tile, number)
                give_up(sea, s.LOST)


@rule
def colours_aboard(fleet: Fleet) -> int:
    """How many colours the boats at sea have."""
    colours = 0
    for colour in range(s.COLOURS):
        colours += fleet.boats[colour] > 0
    return colours


@rule
def discover(sea: State, box: Components) -> None:
    """Draw a tile and lay it with its mark to the boats (A9); without one they are lost (A27)."""
    tile = draw_tile(sea)
    if tile == s.NONE:
        emit(sea, s.FOUND_NO_TILE, sea.turn, 0, 0)
        give_up(sea, s.LOST)
        return
    sea.fleet.drawn += 1
    if sea.options.tiles == s.RODY and sea.fleet.drawn > 1:
        sea.tile = tile  # A32
        sea.ask = s.ASK_TURN
    else:
        lay_tile(sea, box, tile, opposite(sea.heading))


@rule
def reach_island(sea: State, island: int) -> None:
    """Land from whatever side (A7, A8); a royal island sends all back to the island that they
    left, where they land anew (A12, A13)."""
    fleet = sea.fleet
    if is_royal(sea.islands[island]):
        emit(sea, s.TURNED_BACK, sea.turn, island, fleet.home)
        fleet.shore = fleet.home
    else:
        fleet.shore = island


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
            emit(sea, kind, owner(sea, colour), colour, boats)
    fleet.afloat = 0
