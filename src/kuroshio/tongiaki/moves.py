"""Tongiaki: the moves, a number and a text each.

    place tonga 2           put a boat on beach 2 of Tonga
    increase hawaii         add boats to those on Hawaii
    found samoa             make Samoa a royal island
    resettle                take all boats back and look for a new island
    lift tonga 2            take a boat from beach 2, because none is in the supply
    depart hawaii 2 by 3    the full beach 2 of Hawaii leaves by the pier on side 3
    lay north of ocean e    lay the tile drawn north of ocean e
    mark south              turn it so that its red mark points south
    land teal 2             put a teal boat of the landing group on beach 2

Beaches are numbered from 1, clockwise from the red mark. Sides are numbered from 0, the side of
the red mark, clockwise, and turn with the tile; directions do not.
"""

from __future__ import annotations

from kuroshio.core.boxes import Box
from kuroshio.tongiaki.chart import DIRECTIONS
from kuroshio.tongiaki.state import BEACHES, COLOURS, ISLANDS, NONE, SIDES, TILES, TONGA

PLACE = 0  # + island * BEACHES + beach
INCREASE = PLACE + ISLANDS * BEACHES  # + island
FOUND = INCREASE + ISLANDS  # + island
RESETTLE = FOUND + ISLANDS
LIFT = RESETTLE + 1  # + island * BEACHES + beach
DEPART = LIFT + ISLANDS * BEACHES  # + island * SIDES + side
LAY = DEPART + ISLANDS * SIDES  # + tile * SIDES + direction
MARK = LAY + TILES * SIDES  # + direction
LAND = MARK + SIDES  # + colour * BEACHES + beach
MOVES = LAND + COLOURS * BEACHES


def tile_names(box: Box) -> list[str]:
    """The name of every tile by its number; '' for numbers that this box does not use."""
    islands = list(box.names["islands"])
    oceans = [f"ocean {name}" for name in box.names["oceans"]]
    islands += [""] * (ISLANDS - len(islands))
    return [*islands, *oceans, *[""] * (TILES - ISLANDS - len(oceans))]


def texts(box: Box) -> list[str]:
    """The text of every move, by its number; '' for numbers that this box does not use."""
    tiles = tile_names(box)
    islands = tiles[:ISLANDS]
    beaches = [
        f"{island} {beach + 1}" if beach < box.record[0].beaches[number] else ""
        for number, island in enumerate(islands)
        for beach in range(BEACHES)
    ]
    return [
        *_each("place", beaches),
        *_each("increase", islands),
        *_each("found", ["", *islands[TONGA + 1 :]]),
        "resettle",
        *_each("lift", beaches),
        *_each("depart", _piers(box, islands)),
        *_each("lay", [f"{way} of {tile}" if tile else "" for tile in tiles for way in DIRECTIONS]),
        *_each("mark", DIRECTIONS),
        *(
            f"land {colour} {beach + 1}"
            for colour in box.names["colours"]
            for beach in range(BEACHES)
        ),
    ]


def _each(verb: str, objects: list[str] | tuple[str, ...]) -> list[str]:
    return [f"{verb} {thing}" if thing else "" for thing in objects]


def _piers(box: Box, islands: list[str]) -> list[str]:
    piers = box.record[0].pier
    return [
        f"{island} {piers[number, side] + 1} by {side}" if piers[number, side] != NONE else ""
        for number, island in enumerate(islands)
        for side in range(SIDES)
    ]
