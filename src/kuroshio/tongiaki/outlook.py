"""Tongiaki: what can be known of a departure before it is made.

Where the map leads the boats, and what the next tile of the stack may do to them: for words and
views, told by the rules themselves.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Any, Literal, NamedTuple

from kuroshio.core.boxes import Box
from kuroshio.tongiaki import state as s
from kuroshio.tongiaki.beaches import colours_on, is_royal
from kuroshio.tongiaki.chart import beside, direction_of, opposite
from kuroshio.tongiaki.currents import heading_after, known_way, lets_pass, number_at
from kuroshio.tongiaki.piers import way_from

# Where a known way ends: at the end of the map, where a tile is drawn or nothing is left to draw;
# on an island; at a royal one, which turns boats back; at a current that is too strong.
End = Literal["draw", "nothing", "land", "royal", "lost"]
Place = tuple[int, int]


class Way(NamedTuple):
    """The known way of a beach's boats from a pier."""

    beach: int
    direction: int  # in which they leave
    colours: int  # aboard
    tile: int  # the last one that they pass
    ahead: int  # the tile at which they end, or NONE
    heading: int  # with which they come there
    end: End


def way(sea: Any, box: Box, island: int, side: int) -> Way:
    """How far the tiles on the map let the boats come that leave an island by a pier."""
    beach = box.plain.pier[island][side]
    colours = colours_on(sea.islands[island], beach)
    tile, ahead, heading = way_from(sea, box.plain, island, side, colours)
    direction = direction_of(sea.tiles[island], side)
    return Way(beach, direction, colours, tile, ahead, heading, _end(sea, ahead, any(sea.stack)))


def _end(sea: Any, ahead: int, tiles_left: bool) -> End:
    """What becomes of boats that have this ahead of them."""
    if ahead == s.NONE:
        return "draw" if tiles_left else "nothing"
    if ahead >= s.ISLANDS:
        return "lost"
    return "royal" if is_royal(sea.islands[ahead]) else "land"


def place_ahead(sea: Any, known: Way) -> Place:
    """The place at which a way ends."""
    return _place_from(sea, known.tile, known.heading)


def _place_from(sea: Any, tile: int, heading: int) -> Place:
    return beside(sea.tiles[tile].q, sea.tiles[tile].r, heading)


class Current(NamedTuple):
    """A current on the way."""

    ocean: int
    number: int
    passes: bool


def currents(sea: Any, box: Box, island: int, known: Way) -> Iterator[Current]:
    """The currents on a known way, in order; of the last one the boats may not get over."""
    heading = known.direction
    ocean = sea.tiles[island].neighbour[heading]
    while ocean >= s.ISLANDS:
        rotation = sea.tiles[ocean].rotation
        passes = lets_pass(box.plain, ocean, rotation, heading, known.colours)
        yield Current(ocean, number_at(box.plain, ocean, rotation, heading), passes)
        if not passes:
            return
        heading = heading_after(box.plain, ocean, rotation, heading)
        ocean = sea.tiles[ocean].neighbour[heading]


def odds(sea: Any, box: Box, known: Way) -> dict[str, int]:
    """What the next tile would do to boats that draw one at the end of their way: of how many tiles
    in the stack they land, are turned back by a king or lost, or get over it to draw another."""
    place = place_ahead(sea, known)
    at = {(tile.q, tile.r): number for number, tile in enumerate(sea.tiles) if tile.laid}

    @cache
    def way_on(heading: int) -> tuple[int, int, int]:
        ahead = at.get(beside(*place, heading), s.NONE)
        return known_way(sea, box.plain, s.NONE, ahead, heading, known.colours)

    def over(ocean: int) -> End:
        """It lies with its mark to the boats (A9)."""
        rotation, heading = opposite(known.heading), known.heading
        while lets_pass(box.plain, ocean, rotation, heading, known.colours):
            tile, ahead, heading = way_on(heading_after(box.plain, ocean, rotation, heading))
            if tile == s.NONE or ahead != s.NONE or _place_from(sea, tile, heading) != place:
                end = _end(sea, ahead, tiles_left=len(stack) > 1)
                return "lost" if end == "nothing" else end
            # The way leads back to the same ocean, by another of its sides.
        return "lost"

    stack = [tile for tile, there in enumerate(sea.stack) if there]
    ends = Counter("land" if tile < s.ISLANDS else over(tile) for tile in stack)
    return {"of": len(stack)} | {end: ends[end] for end in ("land", "royal", "lost", "draw")}
