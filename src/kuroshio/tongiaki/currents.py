"""Tongiaki: the currents of the oceans, and where they take boats."""

from __future__ import annotations

from kuroshio.core.compiled import rule
from kuroshio.tongiaki.box import Components
from kuroshio.tongiaki.chart import opposite, turned
from kuroshio.tongiaki.state import ISLANDS, SIDES, State


@rule
def side_entered(rotation: int, heading: int) -> int:
    """The side by which boats with a heading come upon a tile that is turned so far."""
    return (opposite(heading) + SIDES - rotation) % SIDES


@rule
def number_at(box: Components, ocean: int, rotation: int, heading: int) -> int:
    """The number of the current that boats with a heading get into."""
    return box.number[ocean - ISLANDS, side_entered(rotation, heading)]


@rule
def lets_pass(box: Components, ocean: int, rotation: int, heading: int, colours: int) -> bool:
    """Whether so many colours are enough for that current (A10)."""
    return colours >= number_at(box, ocean, rotation, heading)


@rule
def heading_after(box: Components, ocean: int, rotation: int, heading: int) -> int:
    """Where that current takes them."""
    return turned(box.current[ocean - ISLANDS, side_entered(rotation, heading)], rotation)


@rule
def known_way(
    sea: State, box: Components, tile: int, ahead: int, heading: int, colours: int
) -> tuple[int, int, int]:
    """How far the tiles on the map let boats of so many colours come, that leave a tile (NONE from
    an empty place) for the one ahead (NONE for an empty place).

    Returns the last tile that they pass; what lies ahead of them there, which is an empty place, an
    island, or an ocean with a current that is too strong; and their heading.
    """
    while ahead >= ISLANDS:
        rotation = sea.tiles[ahead].rotation
        if not lets_pass(box, ahead, rotation, heading, colours):
            break
        heading = heading_after(box, ahead, rotation, heading)
        tile = ahead
        ahead = sea.tiles[tile].neighbour[heading]
    return tile, ahead, heading
