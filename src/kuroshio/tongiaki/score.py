"""Tongiaki: points and final places."""

from __future__ import annotations

from kuroshio.core.compiled import rule
from kuroshio.core.records import Row
from kuroshio.tongiaki import state as s
from kuroshio.tongiaki.box import Components
from kuroshio.tongiaki.state import State


@rule
def holds(sea: State, island: int, colour: int) -> bool:
    """Whether a colour has a boat on an island, or its king."""
    one = sea.islands[island]
    return one.ashore[colour] > 0 or one.king == colour


@rule
def colour_islands(sea: State, colour: int) -> int:
    """The islands that a colour holds: Tonga and royal ones too (A28)."""
    count = 0
    for island in range(s.ISLANDS):
        count += holds(sea, island, colour)
    return count


@rule
def colour_points(sea: State, box: Components, colour: int) -> int:
    """The points of those islands."""
    total = 0
    for island in range(s.ISLANDS):
        if holds(sea, island, colour):
            total += box.points[island]
    return total


@rule
def royal_points(sea: State, box: Components, colour: int) -> int:
    """The points of those of them that are royal."""
    total = 0
    for island in range(s.ISLANDS):
        if sea.islands[island].king == colour:
            total += box.points[island]
    return total


@rule
def colour_boats(sea: State, box: Components, colour: int) -> int:
    """The boats that a colour has on the board; a king is one of them (A28)."""
    return box.boats - sea.supply[colour]


@rule
def islands_of(sea: State, seat: int) -> int:
    """The islands that a player's colours hold; one that both of them hold counts twice (A31)."""
    count = 0
    for colour in range(seat, sea.colours, sea.players):
        count += colour_islands(sea, colour)
    return count


@rule
def points_of(sea: State, box: Components, seat: int) -> int:
    """The points of a player's colours."""
    total = 0
    for colour in range(seat, sea.colours, sea.players):
        total += colour_points(sea, box, colour)
    return total


@rule
def boats_of(sea: State, box: Components, seat: int) -> int:
    """The boats that a player's colours have on the board."""
    boats = 0
    for colour in range(seat, sea.colours, sea.players):
        boats += colour_boats(sea, box, colour)
    return boats


@rule
def points(sea: State, box: Components, out: Row[int]) -> None:
    """Each seat's points, were the game to end now."""
    for seat in range(sea.players):
        out[seat] = points_of(sea, box, seat)


@rule
def account(sea: State, box: Components, seat: int, out: Row[int]) -> None:
    """A seat's points by source: islands with its boats, and its royal ones."""
    out[s.FROM_ISLANDS] = 0
    out[s.FROM_ROYAL_ISLANDS] = 0
    for colour in range(seat, sea.colours, sea.players):
        royal = royal_points(sea, box, colour)
        out[s.FROM_ISLANDS] += colour_points(sea, box, colour) - royal
        out[s.FROM_ROYAL_ISLANDS] += royal


@rule
def is_ahead(sea: State, box: Components, seat: int, other: int) -> bool:
    """More points win, then more islands, then fewer boats (A28)."""
    lead = points_of(sea, box, seat) - points_of(sea, box, other)
    if lead == 0:
        lead = islands_of(sea, seat) - islands_of(sea, other)
    if lead == 0:
        lead = boats_of(sea, box, other) - boats_of(sea, box, seat)
    return lead > 0


@rule
def standing(sea: State, box: Components, places: Row[int]) -> None:
    """Each seat's place; seats that are equal in all three share it."""
    for seat in range(sea.players):
        places[seat] = 1
        for other in range(sea.players):
            places[seat] += is_ahead(sea, box, other, seat)
