"""Tongiaki: the currents of an ocean, and where they take boats."""

from __future__ import annotations

from kuroshio.core.compiled import rule
from kuroshio.tongiaki.box import Box
from kuroshio.tongiaki.chart import opposite
from kuroshio.tongiaki.state import ISLANDS, SIDES, State


@rule
def side_entered(sea: State, tile: int, heading: int) -> int:
    """The side by which boats with a heading come upon a tile."""
    return (opposite(heading) + SIDES - sea.tiles[tile].rotation) % SIDES


@rule
def number_at(sea: State, box: Box, tile: int, heading: int) -> int:
    """The number of the current that boats with a heading get into."""
    return box.number[tile - ISLANDS, side_entered(sea, tile, heading)]


@rule
def heading_after(sea: State, box: Box, tile: int, heading: int) -> int:
    """Where that current takes them."""
    out = box.current[tile - ISLANDS, side_entered(sea, tile, heading)]
    return (out + sea.tiles[tile].rotation) % SIDES
