"""Tongiaki: tiles, drawn by boats or by a player who explores, and laid."""

from __future__ import annotations

from kuroshio.core.bits import has
from kuroshio.core.compiled import rule
from kuroshio.core.events import emit
from kuroshio.core.records import Row
from kuroshio.core.rng import pick
from kuroshio.tongiaki import state as s
from kuroshio.tongiaki.beaches import open_beaches
from kuroshio.tongiaki.box import Components
from kuroshio.tongiaki.chart import beside, put_tile
from kuroshio.tongiaki.moves import LAY, MARK
from kuroshio.tongiaki.piers import forget_trips
from kuroshio.tongiaki.reasons import (
    WHY_NOT_ON_THE_MAP,
    WHY_OTHER_NAME,
    WHY_PLACE_TAKEN,
    WHY_SAME_AGAIN,
)
from kuroshio.tongiaki.state import State


@rule
def draw_tile(sea: State) -> int:
    """The top tile of the stack, or NONE."""
    tile = pick(sea.rng, sea.stack)
    if tile < 0:
        return s.NONE
    kind = s.ISLAND_TILES if tile < s.ISLANDS else s.OCEAN_TILES
    sea.stack[tile] = 0
    sea.left[kind] -= 1
    sea.found = 1
    forget_trips(sea)
    emit(sea, s.DREW, sea.turn, tile, 0)
    if sea.left[kind] == 0:
        what = s.LAST_ISLAND if kind == s.ISLAND_TILES else s.LAST_OCEAN
        emit(sea, s.CAME_LAST, sea.turn, what, 0)
    return tile


@rule
def tiles_left(sea: State) -> int:
    """How many tiles are in the stack."""
    return int(sea.left[s.ISLAND_TILES]) + int(sea.left[s.OCEAN_TILES])


@rule
def lay_tile(sea: State, box: Components, tile: int, rotation: int) -> None:
    """Lay a tile where the boats, or the player, are heading for; on an empty map in its middle."""
    q = 0
    r = 0
    if sea.at != s.NONE:
        q, r = beside(sea.tiles[sea.at].q, sea.tiles[sea.at].r, sea.heading)
    put_tile(sea, tile, q, r, rotation)
    emit(sea, s.LAID, sea.turn, tile, rotation)
    if tile < s.ISLANDS:
        open_beaches(sea, box, tile)


@rule
def explore(sea: State, box: Components) -> None:
    """Draw a tile that the player will lay where he likes (A23), if there is one left (A16)."""
    sea.tile = draw_tile(sea)
    if sea.tile == s.NONE:
        sea.exploring = s.NOT_EXPLORING
        return
    sea.at = s.NONE
    for tile in range(s.TILES):
        if sea.tiles[tile].laid == 1:
            sea.ask = s.ASK_LAY
            return
    turn_tile(sea, box, 0)  # on an empty map there is nothing to choose


@rule
def legal_places(sea: State, out: Row[int]) -> int:
    """Every empty place that touches the map (A23), each once."""
    n = 0
    for tile in range(s.TILES):
        coast = sea.tiles[tile].coast
        for direction in range(s.SIDES):
            if has(coast, direction):
                out[n] = LAY + tile * s.SIDES + direction
                n += 1
    return n


@rule
def why_not_lay(sea: State, tile: int, direction: int) -> int:
    """A tile is laid on an empty place that is named after the tile."""
    one = sea.tiles[tile]
    if has(one.coast, direction):
        return 0
    if one.laid == 0:
        return WHY_NOT_ON_THE_MAP
    return WHY_OTHER_NAME if one.neighbour[direction] == s.NONE else WHY_PLACE_TAKEN


@rule
def lay(sea: State, place: int) -> None:
    """Choose where the tile goes; which way it points is asked next."""
    sea.at = place // s.SIDES
    sea.heading = place % s.SIDES
    sea.ask = s.ASK_TURN


@rule
def legal_turns(sea: State, box: Components, out: Row[int]) -> int:
    """Every way to turn the tile drawn, each once."""
    n = 0
    for rotation in range(s.SIDES):
        if why_not_turn(sea, box, rotation) == 0:
            out[n] = MARK + rotation
            n += 1
    return n


@rule
def why_not_turn(sea: State, box: Components, rotation: int) -> int:
    """Turned that far, an ocean may lie as in an earlier choice."""
    return 0 if rotation < box.turns[sea.tile] else WHY_SAME_AGAIN


@rule
def turn_tile(sea: State, box: Components, rotation: int) -> None:
    """Lay the tile as the player wants it: when exploring, or in the Rody variant (A32)."""
    lay_tile(sea, box, sea.tile, rotation)
    if sea.exploring != s.NOT_EXPLORING:
        settle(sea)
    sea.tile = s.NONE


@rule
def settle(sea: State) -> None:
    """A new island ends the search: put a boat on it, unless an endless reaction led here (A16)."""
    if sea.tile < s.ISLANDS:
        if sea.exploring == s.FOR_A_BOAT:
            sea.island = sea.tile
            sea.to_place = 1
            sea.ask = s.ASK_PUT
        sea.exploring = s.NOT_EXPLORING
