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

from collections.abc import Callable
from functools import lru_cache

from kuroshio.core.boxes import Box
from kuroshio.core.families import Families
from kuroshio.tongiaki import state as s
from kuroshio.tongiaki.chart import DIRECTIONS
from kuroshio.tongiaki.royal import may_be_royal


@lru_cache(maxsize=64)
def tile_names(box: Box) -> tuple[str, ...]:
    """The name of every tile by its number; '' for numbers that this box does not use."""
    islands = list(box.names["islands"])
    oceans = [f"ocean {name}" for name in box.names["oceans"]]
    islands += [""] * (s.ISLANDS - len(islands))
    return (*islands, *oceans, *[""] * (s.TILES - s.ISLANDS - len(oceans)))


def beach_name(box: Box, island: int, beach: int) -> str:
    """A beach as texts and views name it, `hawaii 2`; '' if this box has none of that number."""
    there = beach < box.plain.beaches[island]
    return f"{tile_names(box)[island]} {beach + 1}" if there else ""


def _island(box: Box, island: int) -> str:
    return tile_names(box)[island]


def _island_to_crown(box: Box, island: int) -> str:
    return _island(box, island) if may_be_royal(island) else ""


def pier_name(box: Box, island: int, side: int) -> str:
    """A pier with its beach, `hawaii 2 by 3`; '' if this box has none on that side."""
    beach = box.plain.pier[island][side]
    return f"{beach_name(box, island, beach)} by {side}" if beach != s.NONE else ""


def _place_beside(box: Box, tile: int, direction: int) -> str:
    name = tile_names(box)[tile]
    return f"{DIRECTIONS[direction]} of {name}" if name else ""


def _mark(box: Box, direction: int) -> str:
    return DIRECTIONS[direction]


def _landing(box: Box, colour: int, beach: int) -> str:
    return f"{box.names['colours'][colour]} {beach + 1}"


FAMILIES = Families()


def _add(verb: str, thing: Callable[..., str], *sizes: int, asks: tuple[int, ...]) -> int:
    """A family of moves that do one thing to many."""

    def text(box: Box, *parts: int) -> str:
        name = thing(box, *parts)
        return f"{verb} {name}" if name else ""

    return FAMILIES.add(verb, *sizes, asks=asks, text=text)


_PUTTING = (s.ASK_SET_UP, s.ASK_ADD, s.ASK_COME_BACK, s.ASK_PUT)

PLACE = _add("place", beach_name, s.ISLANDS, s.BEACHES, asks=_PUTTING)
INCREASE = _add("increase", _island, s.ISLANDS, asks=(s.ASK_ACT,))
FOUND = _add("found", _island_to_crown, s.ISLANDS, asks=(s.ASK_ACT,))
RESETTLE = FAMILIES.add("resettle", asks=(s.ASK_ACT,))
LIFT = _add("lift", beach_name, s.ISLANDS, s.BEACHES, asks=(s.ASK_LIFT,))
DEPART = _add("depart", pier_name, s.ISLANDS, s.SIDES, asks=(s.ASK_DEPART,))
LAY = _add("lay", _place_beside, s.TILES, s.SIDES, asks=(s.ASK_LAY,))
MARK = _add("mark", _mark, s.SIDES, asks=(s.ASK_TURN,))
LAND = _add("land", _landing, s.COLOURS, s.BEACHES, asks=(s.ASK_LAND,))
MOVES = FAMILIES.count
ANSWERS = FAMILIES.answers()
