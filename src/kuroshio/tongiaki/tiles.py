"""Tongiaki: tiles, drawn by boats or by a player who explores, and laid."""

from __future__ import annotations

from kuroshio.core.compiled import rule
from kuroshio.core.events import emit
from kuroshio.core.records import Row
from kuroshio.core.rng import pick
from kuroshio.tongiaki.beaches import open_beaches
from kuroshio.tongiaki.box import Box
from kuroshio.tongiaki.chart import STEP_Q, STEP_R, put_tile
from kuroshio.tongiaki.moves import LAY
from kuroshio.tongiaki.piers import forget_trips
from kuroshio.tongiaki.state import (
    ASK_LAY,
    ASK_PUT,
    ASK_TURN,
    CAME_LAST,
    DREW,
    FOR_A_BOAT,
    ISLANDS,
    LAID,
    LAST_ISLAND,
    LAST_OCEAN,
    NONE,
    NOT_EXPLORING,
    SIDES,
    TILES,
    State,
)


@rule
def draw_tile(sea: State) -> int:
    """The top tile of the stack, or NONE."""
    tile = pick(sea.rng, sea.stack)
    if tile < 0:
        return NONE
    kind = 0 if tile < ISLANDS else 1
    sea.stack[tile] = 0
    sea.left[kind] -= 1
    sea.found = 1
    forget_trips(sea)
    emit(sea, DREW, sea.turn, tile, 0)
    if sea.left[kind] == 0:
        emit(sea, CAME_LAST, sea.turn, LAST_ISLAND if kind == 0 else LAST_OCEAN, 0)
    return tile


@rule
def lay_tile(sea: State, box: Box, tile: int, rotation: int) -> None:
    """Lay a tile where the boats, or the player, are heading for; on an empty map in its middle."""
    q = 0
    r = 0
    if sea.at != NONE:
        q = sea.tiles[sea.at].q + STEP_Q[sea.heading]
        r = sea.tiles[sea.at].r + STEP_R[sea.heading]
    put_tile(sea, tile, q, r, rotation)
    emit(sea, LAID, sea.turn, tile, rotation)
    if tile < ISLANDS:
        open_beaches(sea, box, tile)


@rule
def explore(sea: State, box: Box) -> None:
    """Draw a tile that the player will lay where he likes (A23), if there is one left (A16)."""
    sea.tile = draw_tile(sea)
    if sea.tile == NONE:
        sea.exploring = NOT_EXPLORING
        return
    sea.at = NONE
    for tile in range(TILES):
        if sea.tiles[tile].laid == 1:
            sea.ask = ASK_LAY
            return
    turn_tile(sea, box, 0)  # on an empty map there is nothing to choose


@rule
def legal_places(sea: State, out: Row[int]) -> int:
    """Every empty place that touches the map (A23), each once."""
    n = 0
    for tile in range(TILES):
        coast = sea.tiles[tile].coast
        for direction in range(SIDES):
            if (coast >> direction) & 1 == 1:
                out[n] = LAY + tile * SIDES + direction
                n += 1
    return n


@rule
def lay(sea: State, place: int) -> None:
    """Choose where the tile goes; which way it points is asked next."""
    sea.at = place // SIDES
    sea.heading = place % SIDES
    sea.ask = ASK_TURN


@rule
def turn_tile(sea: State, box: Box, rotation: int) -> None:
    """Lay the tile as the player wants it: when exploring, or in the Rody variant (A32)."""
    lay_tile(sea, box, sea.tile, rotation)
    if sea.exploring != NOT_EXPLORING:
        settle(sea)
    sea.tile = NONE


@rule
def settle(sea: State) -> None:
    """A new island ends the search: put a boat on it, unless an endless reaction led here (A16)."""
    if sea.tile < ISLANDS:
        if sea.exploring == FOR_A_BOAT:
            sea.island = sea.tile
            sea.to_place = 1
            sea.ask = ASK_PUT
        sea.exploring = NOT_EXPLORING
