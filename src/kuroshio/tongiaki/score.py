"""Tongiaki: points and final places."""

from __future__ import annotations

from kuroshio.core.compiled import rule
from kuroshio.core.records import Row
from kuroshio.tongiaki.box import Box
from kuroshio.tongiaki.state import ISLANDS, State


@rule
def holds(sea: State, island: int, colour: int) -> bool:
    """Whether a colour has a boat on an island, or its king."""
    one = sea.islands[island]
    return one.ashore[colour] > 0 or one.king == colour


@rule
def islands_of(sea: State, seat: int) -> int:
    """The islands that a player's colours hold: Tonga and royal ones too (A28)."""
    count = 0
    for colour in range(seat, sea.colours, sea.players):
        for island in range(ISLANDS):
            count += holds(sea, island, colour)
    return count


@rule
def points_of(sea: State, box: Box, seat: int) -> int:
    """The points of those islands; one that both colours of a player hold counts twice (A31)."""
    total = 0
    for colour in range(seat, sea.colours, sea.players):
        for island in range(ISLANDS):
            if holds(sea, island, colour):
                total += box.points[island]
    return total


@rule
def boats_of(sea: State, box: Box, seat: int) -> int:
    """The boats that a player has on the board; a king is one of them (A28)."""
    boats = 0
    for colour in range(seat, sea.colours, sea.players):
        boats += box.boats - sea.supply[colour]
    return boats


@rule
def points(sea: State, box: Box, out: Row[int]) -> None:
    """Each seat's points, were the game to end now."""
    for seat in range(sea.players):
        out[seat] = points_of(sea, box, seat)


@rule
def account(sea: State, box: Box, seat: int, out: Row[int]) -> None:
    """A seat's points by source: islands with its boats, and its royal ones."""
    out[0] = 0
    out[1] = 0
    for colour in range(seat, sea.colours, sea.players):
        for island in range(ISLANDS):
            if holds(sea, island, colour):
                out[int(sea.islands[island].king == colour)] += box.points[island]


@rule
def is_ahead(sea: State, box: Box, seat: int, other: int) -> bool:
    """More points win, then more islands, then fewer boats (A28)."""
    lead = points_of(sea, box, seat) - points_of(sea, box, other)
    if lead == 0:
        lead = islands_of(sea, seat) - islands_of(sea, other)
    if lead == 0:
        lead = boats_of(sea, box, other) - boats_of(sea, box, seat)
    return lead > 0


@rule
def standing(sea: State, box: Box, places: Row[int]) -> None:
    """Each seat's place; who is equal in all three shares it."""
    for seat in range(sea.players):
        places[seat] = 1
        for other in range(sea.players):
            places[seat] += is_ahead(sea, box, other, seat)
