"""Tongiaki: the map of hexagons.

A place has two coordinates, q to the southeast and r to the south; Tonga lies at (0, 0). Sides of
a tile and directions of the compass are both counted clockwise from 0, the red mark and the south:

          3                     a tile turned by `rotation` steps clockwise has its side s
       _______                  in direction (s + rotation) % 6
   2  /       \\  4
     /         \\
     \\         /
   1  \\_______/  5
          0

Tiles know their neighbours, so that nobody searches the map while boats sail. The map grows by at
most one step a tile: with 32 tiles no coordinate leaves -31 to 31.
"""

from __future__ import annotations

from kuroshio.core.compiled import rule
from kuroshio.tongiaki.state import NONE, SIDES, TILES, State, Tile

DIRECTIONS = ("south", "southwest", "northwest", "north", "northeast", "southeast")
STEPS = ((0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1), (1, 0))
STEP_Q = tuple(q for q, _ in STEPS)
STEP_R = tuple(r for _, r in STEPS)
ALL_SIDES = (1 << SIDES) - 1


def _distance(q: int, r: int) -> int:
    return max(abs(q), abs(r), abs(q + r))


def _touched(q: int, r: int) -> int:
    """Which of the six places around (0, 0) a tile at (q, r) covers or touches, a bit each."""
    return sum(
        1 << direction
        for direction, (step_q, step_r) in enumerate(STEPS)
        if _distance(q - step_q, r - step_r) <= 1
    )


# What a tile is to another one at most two steps away, by (q + 2) * 5 + r + 2.
_NEAR = [(q, r) for q in range(-2, 3) for r in range(-2, 3)]
TOUCHED = tuple(_touched(q, r) for q, r in _NEAR)
DIRECTION_TO = tuple(STEPS.index(place) if place in STEPS else NONE for place in _NEAR)


@rule
def opposite(direction: int) -> int:
    return (direction + 3) % SIDES


@rule
def turned(side: int, rotation: int) -> int:
    """The direction of a side of a tile that is turned so far."""
    return (side + rotation) % SIDES


@rule
def direction_of(tile: Tile, side: int) -> int:
    """The direction in which a side of a tile lies."""
    return turned(side, tile.rotation)


@rule
def beside(q: int, r: int, direction: int) -> tuple[int, int]:
    """The place next to a place."""
    return q + STEP_Q[direction], r + STEP_R[direction]


@rule
def tile_at(sea: State, q: int, r: int) -> int:
    """The tile at a place, or NONE."""
    for n in range(TILES):
        tile = sea.tiles[n]
        if tile.laid == 1 and tile.q == q and tile.r == r:
            return n
    return NONE


@rule
def put_tile(sea: State, tile: int, q: int, r: int, rotation: int) -> None:
    """Put a tile on the map and make it known to its neighbours."""
    new = sea.tiles[tile]
    new.laid = 1
    new.q = q
    new.r = r
    new.rotation = rotation
    coast = ALL_SIDES
    for n in range(TILES):
        other = sea.tiles[n]
        east = other.q - q
        south = other.r - r
        if other.laid == 0 or n == tile or abs(east) > 2 or abs(south) > 2:
            continue
        near = (east + 2) * 5 + south + 2
        coast &= ~TOUCHED[near]
        direction = DIRECTION_TO[near]
        if direction != NONE:
            new.neighbour[direction] = n
            other.neighbour[opposite(direction)] = tile
            other.coast &= ~(1 << opposite(direction))
    new.coast = coast


@rule
def take_tile(sea: State, tile: int) -> None:
    """Take a tile off the map; the place where it lay is empty again."""
    old = sea.tiles[tile]
    old.laid = 0
    for direction in range(SIDES):
        neighbour = old.neighbour[direction]
        if neighbour != NONE:
            sea.tiles[neighbour].neighbour[opposite(direction)] = NONE
        old.neighbour[direction] = NONE
    for n in range(TILES):
        survey_coast(sea, n)


@rule
def survey_coast(sea: State, tile: int) -> None:
    """Name an empty place after the first of the tiles that it touches, and after no other."""
    one = sea.tiles[tile]
    coast = 0
    if one.laid == 1:
        for direction in range(SIDES):
            if one.neighbour[direction] == NONE:
                coast |= 1 << direction
        for n in range(tile):
            other = sea.tiles[n]
            east = other.q - one.q
            south = other.r - one.r
            if other.laid == 1 and abs(east) <= 2 and abs(south) <= 2:
                coast &= ~TOUCHED[(east + 2) * 5 + south + 2]
    one.coast = coast
