"""Tongiaki: what can be known of a departure before it is made.

Where the map leads the boats, and what the next tile of the stack may do to them.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from kuroshio.core.boxes import Box
from kuroshio.core.compiled import rule
from kuroshio.core.names import names_of
from kuroshio.core.records import Record, i8
from kuroshio.tongiaki import state as s
from kuroshio.tongiaki.beaches import colours_on, is_full
from kuroshio.tongiaki.box import Components
from kuroshio.tongiaki.chart import beside, direction_of, opposite, tile_at
from kuroshio.tongiaki.currents import heading_after, known_way, lets_pass, number_at
from kuroshio.tongiaki.piers import way_from, why_not_depart
from kuroshio.tongiaki.royal import is_royal
from kuroshio.tongiaki.state import State
from kuroshio.tongiaki.tiles import tiles_left

# Where a known way ends
(
    END_UNKNOWN,  # nobody leaves by this pier
    END_DRAW,  # at the end of the map, where a tile is drawn
    END_NOTHING,  # there, with nothing left to draw
    END_LAND,  # on an island
    END_ROYAL,  # at a royal one, which turns boats back
    END_LOST,  # at a current that is too strong
) = range(6)
WAY_ENDS = names_of(globals(), "END_")


class Way(Record):
    """The known way of a full beach's boats from a pier."""

    why: i8  # the reason why it cannot be used now
    colours: i8  # aboard
    tile: i8  # the last one that they pass
    ahead: i8  # the tile at which they end, or NONE
    heading: i8  # with which they come there
    end: i8
    # If they draw there: with how many tiles of the stack they …
    land: i8
    royal: i8
    lost: i8
    draw: i8  # get over it to where another one is drawn


@rule
def reckon_way(sea: State, box: Components, island: int, side: int, out: Way) -> None:
    """How far the tiles on the map let the boats come that leave a full beach by a pier."""
    beach = box.pier[island, side]
    if beach == s.NONE or not is_full(sea.islands[island], beach):
        return
    out.why = why_not_depart(sea, box, island, side)
    out.colours = colours_on(sea.islands[island], beach)
    out.tile, out.ahead, out.heading = way_from(sea, box, island, side, out.colours)
    left = tiles_left(sea)
    out.end = end_at(sea, out.ahead, left)
    if out.end == END_DRAW:
        for tile in range(s.TILES):
            if sea.stack[tile] == 1:
                count_tile(sea, box, tile, left, out)


@rule
def end_at(sea: State, ahead: int, left: int) -> int:
    """What becomes of boats that have this ahead of them, with so many tiles left in the stack."""
    if ahead == s.NONE:
        return END_DRAW if left > 0 else END_NOTHING
    if ahead >= s.ISLANDS:
        return END_LOST
    return END_ROYAL if is_royal(sea.islands[ahead]) else END_LAND


@rule
def count_tile(sea: State, box: Components, tile: int, left: int, out: Way) -> None:
    """What a tile of the stack would do to boats that draw it at the end of their way."""
    end = END_LAND if tile < s.ISLANDS else end_over(sea, box, tile, left, out)
    out.land += end == END_LAND
    out.royal += end == END_ROYAL
    out.lost += end == END_LOST
    out.draw += end == END_DRAW


@rule
def end_over(sea: State, box: Components, ocean: int, left: int, way: Way) -> int:
    """What becomes of boats that draw an ocean, which lies with its mark to them (A9)."""
    last = sea.tiles[way.tile]
    q, r = beside(last.q, last.r, way.heading)
    rotation = opposite(way.heading)
    heading = way.heading
    while lets_pass(box, ocean, rotation, heading, way.colours):
        heading = heading_after(box, ocean, rotation, heading)
        next_q, next_r = beside(q, r, heading)
        next_tile = tile_at(sea, next_q, next_r)
        tile, ahead, heading = known_way(sea, box, s.NONE, next_tile, heading, way.colours)
        if tile == s.NONE or ahead != s.NONE or not leads_to(sea, tile, heading, q, r):
            end = end_at(sea, ahead, left - 1)
            return END_LOST if end == END_NOTHING else end
        # The way leads back to the same ocean, by another of its sides.
    return END_LOST


@rule
def leads_to(sea: State, tile: int, heading: int, q: int, r: int) -> bool:
    """Whether a place lies next to a tile in a direction."""
    return beside(sea.tiles[tile].q, sea.tiles[tile].r, heading) == (q, r)


def odds(way: Way) -> dict[str, int]:
    """What the next tile would do to boats that draw one, of how many tiles in the stack."""
    ends = {"land": way.land, "royal": way.royal, "lost": way.lost, "draw": way.draw}
    return {"of": sum(ends.values()), **ends}


class Current(NamedTuple):
    """A current on the way."""

    ocean: int
    number: int
    passes: bool


def currents(sea: State, box: Box, island: int, side: int, colours: int) -> Iterator[Current]:
    """The currents on a known way, in order; of the last one the boats may not get over."""
    heading = direction_of(sea.tiles[island], side)
    ocean = sea.tiles[island].neighbour[heading]
    while ocean >= s.ISLANDS:
        rotation = sea.tiles[ocean].rotation
        passes = lets_pass(box.plain, ocean, rotation, heading, colours)
        yield Current(ocean, number_at(box.plain, ocean, rotation, heading), passes)
        if not passes:
            return
        heading = heading_after(box.plain, ocean, rotation, heading)
        ocean = sea.tiles[ocean].neighbour[heading]
