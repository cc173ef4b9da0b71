"""Tongiaki: chain reactions.

Full beaches leave one after the other, until none is full or the boats go round without end.
"""

from __future__ import annotations

from kuroshio.core.compiled import rule
from kuroshio.core.events import emit
from kuroshio.core.records import Row
from kuroshio.tongiaki import state as s
from kuroshio.tongiaki.beaches import close_beaches, has_full_beach, is_afoot, take_back
from kuroshio.tongiaki.box import Components
from kuroshio.tongiaki.chart import take_tile
from kuroshio.tongiaki.moves import DEPART
from kuroshio.tongiaki.owners import owner
from kuroshio.tongiaki.piers import forget_trips, is_used_up, why_not_depart
from kuroshio.tongiaki.state import State


@rule
def start_reaction(sea: State, box: Components) -> bool:
    """If a beach is full, its boats must leave: ask which, or stop a reaction without end."""
    full = False
    for island in range(s.ISLANDS):
        full = full or has_full_beach(sea.islands[island])
    if not full:
        return False
    if sea.trips < box.trips or is_any_departure(sea, box):
        sea.ask = s.ASK_DEPART
    else:
        stop_reaction(sea, box)
    return True


@rule
def legal_departures(sea: State, box: Components, out: Row[int]) -> int:
    n = 0
    for island in range(s.ISLANDS):
        if has_full_beach(sea.islands[island]):
            for side in range(s.SIDES):
                if why_not_depart(sea, box, island, side) == 0:
                    out[n] = DEPART + island * s.SIDES + side
                    n += 1
    return n


@rule
def is_any_departure(sea: State, box: Components) -> bool:
    for island in range(s.ISLANDS):
        for side in range(s.SIDES):
            if why_not_depart(sea, box, island, side) == 0:
                return True
    return False


@rule
def stop_reaction(sea: State, box: Components) -> None:
    """Every island that takes part in an endless reaction leaves the game (A14, A15); a player
    who has no boat left looks for a new island, but puts no boat there (A16)."""
    emit(sea, s.WENT_ROUND, sea.turn, 0, 0)
    for island in range(s.ISLANDS):
        if has_full_beach(sea.islands[island]) or is_used_up(sea, box, island):
            emit(sea, s.REMOVED, sea.turn, island, 0)
            take_tile(sea, island)
    for colour in range(sea.colours):
        boats = 0
        for island in range(s.ISLANDS):
            if sea.tiles[island].laid == 0:
                boats += take_back(sea, island, colour)
        if boats > 0:
            emit(sea, s.RETURNED, owner(sea, colour), colour, boats)
    for island in range(s.ISLANDS):
        if sea.tiles[island].laid == 0:
            close_beaches(sea.islands[island])
    forget_trips(sea)
    if not is_afoot(sea, box):
        sea.exploring = s.WITHOUT_A_BOAT
