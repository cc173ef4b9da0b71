"""Tongiaki: what the rules say about a table for those who look at it."""

from __future__ import annotations

from kuroshio.core.compiled import rule
from kuroshio.core.records import Record, Row, i8, i16, row
from kuroshio.tongiaki import state as s
from kuroshio.tongiaki.actions import boats_to_add
from kuroshio.tongiaki.box import Components
from kuroshio.tongiaki.chart import beside
from kuroshio.tongiaki.outlook import Way, reckon_way
from kuroshio.tongiaki.score import colour_boats, colour_islands, colour_points, royal_points
from kuroshio.tongiaki.state import State


class Holding(Record):
    """What a colour has."""

    points: i16
    royal: i16  # of these points those of its royal islands
    islands: i8
    ashore: i8  # boats on beaches
    boats: i8  # on the board, at sea and as kings


class Reckoned(Record):
    holdings: Row[Holding] = row(s.COLOURS)
    to_add: Row[i8] = row(s.ISLANDS)  # boats that an increase would put on each island
    q: i8  # while it is asked how a tile lies: its place
    r: i8
    ways: Row[Way] = row(s.ISLANDS * s.SIDES)  # from each pier, while beaches leave


class Known(s.State, Reckoned):
    """What parts and words are given: a redacted state, with what the rules reckon from it."""


@rule
def reckon(sea: State, box: Components, out: Reckoned) -> None:
    for colour in range(sea.colours):
        held = out.holdings[colour]
        held.points = colour_points(sea, box, colour)
        held.royal = royal_points(sea, box, colour)
        held.islands = colour_islands(sea, colour)
        held.boats = colour_boats(sea, box, colour)
        for island in range(s.ISLANDS):
            held.ashore += sea.islands[island].ashore[colour]
    for island in range(s.ISLANDS):
        out.to_add[island] = boats_to_add(sea, box, island)
    if sea.ask == s.ASK_TURN:
        out.q, out.r = beside(sea.tiles[sea.at].q, sea.tiles[sea.at].r, sea.heading)
    if sea.over == 0 and sea.ask == s.ASK_DEPART:
        for pier in range(s.ISLANDS * s.SIDES):
            reckon_way(sea, box, pier // s.SIDES, pier % s.SIDES, out.ways[pier])
