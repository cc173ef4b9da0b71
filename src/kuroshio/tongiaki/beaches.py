"""Tongiaki: the beaches of the islands, and the boats on them."""

from __future__ import annotations

from kuroshio.core.compiled import rule
from kuroshio.core.events import emit
from kuroshio.core.records import Row
from kuroshio.tongiaki.box import Box
from kuroshio.tongiaki.moves import PLACE
from kuroshio.tongiaki.state import (
    ASK_ADD,
    ASK_COME_BACK,
    ASK_SET_UP,
    BEACHES,
    CLOSED,
    ISLANDS,
    PLACED,
    TONGA,
    Island,
    State,
)


@rule
def open_beaches(sea: State, box: Box, island: int) -> None:
    """An island is on the map: its beaches are empty and free."""
    for beach in range(box.beaches[island]):
        sea.islands[island].room[beach] = box.moorings[island, beach]


@rule
def close_beaches(island: Island) -> None:
    """Nobody lands here: the island is royal, or not on the map."""
    for beach in range(BEACHES):
        island.room[beach] = CLOSED


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
    emit(sea, PLACED, sea.turn, sea.colour, island * BEACHES + beach)


@rule
def take_back(sea: State, island: int, colour: int) -> int:
    """Take a colour's boats from the beaches of an island into its supply; return how many."""
    one = sea.islands[island]
    boats = one.ashore[colour]
    if boats > 0:
        for beach in range(BEACHES):
            while one.boats[beach, colour] > 0:
                take_boat(one, beach, colour)
        sea.supply[colour] += boats
    return boats


@rule
def is_afoot(sea: State, box: Box) -> bool:
    """Whether the colour has a boat on a beach; kings do not count (A17)."""
    return sea.supply[sea.colour] + sea.kings[sea.colour] < box.boats


@rule
def total_room(island: Island) -> int:
    room = 0
    for beach in range(BEACHES):
        room += max(0, island.room[beach])
    return room


@rule
def has_full_beach(island: Island) -> bool:
    for beach in range(BEACHES):
        if island.room[beach] == 0:
            return True
    return False


@rule
def legal_beaches(sea: State, out: Row[int]) -> int:
    """Where a boat of the supply may go: at set-up one mooring a beach stays free (A2, A3)."""
    n = 0
    first = sea.island
    last = sea.island
    needed = 1
    barred = 0
    if sea.ask == ASK_SET_UP:
        first = TONGA
        last = TONGA
        needed = 2
    elif sea.ask == ASK_COME_BACK:
        first = TONGA
        last = ISLANDS - 1
    elif sea.ask == ASK_ADD:
        barred = sea.added
    for island in range(first, last + 1):
        for beach in range(BEACHES):
            if sea.islands[island].room[beach] >= needed and (barred >> beach) & 1 == 0:
                out[n] = PLACE + island * BEACHES + beach
                n += 1
    return n
