"""Tongiaki: the beaches of the islands, and the boats on them."""

from __future__ import annotations

from kuroshio.core.bits import has
from kuroshio.core.compiled import rule
from kuroshio.core.events import emit
from kuroshio.core.records import Row
from kuroshio.tongiaki import state as s
from kuroshio.tongiaki.box import Components
from kuroshio.tongiaki.moves import PLACE
from kuroshio.tongiaki.reasons import (
    WHY_KEEP_ONE_FREE,
    WHY_NO_ROOM,
    WHY_NOT_ON_THE_MAP,
    WHY_ONE_A_BEACH,
    WHY_OTHER_ISLAND,
    WHY_ROYAL,
    WHY_START_THERE,
)
from kuroshio.tongiaki.royal import is_royal
from kuroshio.tongiaki.state import Island, State


@rule
def open_beaches(sea: State, box: Components, island: int) -> None:
    """An island is on the map: its beaches are empty and free."""
    for beach in range(box.beaches[island]):
        sea.islands[island].room[beach] = box.moorings[island, beach]


@rule
def close_beaches(island: Island) -> None:
    """Nobody lands here: the island is royal, or not on the map."""
    for beach in range(s.BEACHES):
        island.room[beach] = s.CLOSED


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
    emit(sea, s.PLACED, sea.turn, sea.colour, island * s.BEACHES + beach)


@rule
def take_back(sea: State, island: int, colour: int) -> int:
    """Take a colour's boats from the beaches of an island into its supply; return how many."""
    one = sea.islands[island]
    boats = one.ashore[colour]
    if boats > 0:
        for beach in range(s.BEACHES):
            while one.boats[beach, colour] > 0:
                take_boat(one, beach, colour)
        sea.supply[colour] += boats
    return boats


@rule
def is_afoot(sea: State, box: Components) -> bool:
    """Whether the colour has a boat on a beach; kings do not count (A17)."""
    return sea.supply[sea.colour] + sea.kings[sea.colour] < box.boats


@rule
def total_room(island: Island) -> int:
    room = 0
    for beach in range(s.BEACHES):
        room += max(0, island.room[beach])
    return room


@rule
def is_full(island: Island, beach: int) -> bool:
    """Whether all moorings of a beach are taken, so that its boats must leave."""
    return island.room[beach] == 0


@rule
def has_full_beach(island: Island) -> bool:
    """Whether the boats of any beach must leave; those that are closed come last."""
    beach = 0
    while beach < s.BEACHES and island.room[beach] > 0:
        beach += 1
    return beach < s.BEACHES and is_full(island, beach)


@rule
def colours_on(island: Island, beach: int) -> int:
    """How many colours have boats on a beach."""
    colours = 0
    for colour in range(s.COLOURS):
        colours += island.boats[beach, colour] > 0
    return colours


@rule
def legal_beaches(sea: State, out: Row[int]) -> int:
    """Where a boat of the supply may go."""
    n = 0
    first = 0
    last = s.ISLANDS - 1
    chosen = island_chosen(sea)
    if chosen != s.NONE:
        first = chosen
        last = chosen
    for island in range(first, last + 1):
        for beach in range(s.BEACHES):
            if why_not_beach(sea, island, beach) == 0:
                out[n] = PLACE + island * s.BEACHES + beach
                n += 1
    return n


@rule
def why_not_place(sea: State, island: int, beach: int) -> int:
    """A boat of the supply goes to the island that is chosen, and to a beach with room."""
    chosen = island_chosen(sea)
    if chosen == s.NONE or chosen == island:
        return why_not_beach(sea, island, beach)
    return WHY_START_THERE if sea.ask == s.ASK_SET_UP else WHY_OTHER_ISLAND


@rule
def island_chosen(sea: State) -> int:
    """The island to which boats go now: all begin on Tonga. NONE where any will do."""
    if sea.ask == s.ASK_SET_UP:
        return s.TONGA
    return s.NONE if sea.ask == s.ASK_COME_BACK else sea.island


@rule
def why_not_beach(sea: State, island: int, beach: int) -> int:
    """A boat needs a free mooring. At set-up another one must stay free (A2, A3), and an increase
    puts no second boat on a beach."""
    room = sea.islands[island].room[beach]
    if sea.ask == s.ASK_SET_UP:
        return 0 if room >= 2 else WHY_KEEP_ONE_FREE
    if sea.ask == s.ASK_ADD and has(sea.added, beach):
        return WHY_ONE_A_BEACH
    if room > 0:
        return 0
    if sea.tiles[island].laid == 0:
        return WHY_NOT_ON_THE_MAP
    return WHY_ROYAL if is_royal(sea.islands[island]) else WHY_NO_ROOM
