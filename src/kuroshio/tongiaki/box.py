"""Tongiaki: the box in memory, read from `box.toml`."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from kuroshio.core import boxes
from kuroshio.core.boxes import Box, BoxTable, Name, Points, Source, all_different, wrong
from kuroshio.core.records import Record, Row, blank, i8, i64, row
from kuroshio.tongiaki.state import (
    BEACHES,
    BOATS,
    COLOURS,
    ISLANDS,
    MOORINGS,
    NONE,
    OCEANS,
    SIDES,
    TILES,
    TONGA,
)


class Components(Record):
    """The components as the rules see them."""

    boats: i64  # of each colour
    set_up: i64  # of them placed before the first turn
    kings: i64  # royal islands of a colour, at most
    back_on_tonga: i64  # boats of a player who had none
    back_elsewhere: i64
    trips: i64  # of a pier without progress (A14)
    calm_rounds: i64  # without a new tile (A33)
    calm_warning: i64
    island_count: i64  # the start island is one of them
    ocean_count: i64
    points: Row[i8] = row(ISLANDS)
    beaches: Row[i8] = row(ISLANDS)  # how many an island has
    moorings: Row[i8] = row(ISLANDS, BEACHES)
    pier: Row[i8] = row(ISLANDS, SIDES)  # the beach whose pier leads to a side, or NONE
    current: Row[i8] = row(OCEANS, SIDES)  # the side at the other end
    number: Row[i8] = row(OCEANS, SIDES)  # colours needed
    turns: Row[i8] = row(TILES)  # rotations that differ


Side = Annotated[int, Meta(ge=0, le=SIDES - 1)]
# A beach of one mooring would leave as soon as somebody sets foot on it (A24).
Moorings = Annotated[int, Meta(ge=2, le=MOORINGS)]
Piers = Annotated[list[Side], Meta(min_length=1, max_length=SIDES)]
Beaches = Annotated[list[tuple[Moorings, Piers]], Meta(min_length=1, max_length=BEACHES)]
Current = tuple[Side, Side, Annotated[int, Meta(ge=0, le=COLOURS)]]


class _Colours(BoxTable):
    names: Annotated[list[Name], Meta(min_length=COLOURS, max_length=COLOURS)]


class _Boats(BoxTable):
    each: Annotated[int, Meta(ge=1, le=BOATS)]
    set_up: Annotated[int, Meta(ge=1, le=9)]
    kings: Annotated[int, Meta(ge=0, le=9)]


class _Comeback(BoxTable):
    start: Annotated[int, Meta(ge=1, le=9)]
    elsewhere: Annotated[int, Meta(ge=1, le=9)]


class _Endless(BoxTable):
    trips: Annotated[int, Meta(ge=1, le=99)]


class _Calm(BoxTable):
    rounds: Annotated[int, Meta(ge=1, le=999)]
    warning: Annotated[int, Meta(ge=0, le=999)]


class _Island(Struct, forbid_unknown_fields=True):
    id: Name
    points: Points
    beaches: Beaches


class _Start(_Island):
    source: Source


class _Islands(BoxTable):
    tiles: Annotated[list[_Island], Meta(min_length=1, max_length=ISLANDS - 1)]


class _Ocean(Struct, forbid_unknown_fields=True):
    id: Name
    currents: Annotated[list[Current], Meta(min_length=SIDES // 2, max_length=SIDES // 2)]


class _Oceans(BoxTable):
    tiles: Annotated[list[_Ocean], Meta(min_length=1, max_length=OCEANS)]


class _File(Struct, forbid_unknown_fields=True):
    name: str
    colours: _Colours
    boats: _Boats
    comeback: _Comeback
    endless: _Endless
    calm: _Calm
    start: _Start
    islands: _Islands
    oceans: _Oceans


def load(text: str, where: str) -> Box:
    """Read a box file's text; `where` names it in errors."""
    file = boxes.decode(text, _File, where)
    record = blank(Components)
    box = record[0]
    _fill_boats(box, file, where)
    box.back_on_tonga = file.comeback.start
    box.back_elsewhere = file.comeback.elsewhere
    box.trips = file.endless.trips
    box.calm_rounds = file.calm.rounds
    box.calm_warning = file.calm.warning
    box.island_count = 1 + len(file.islands.tiles)
    box.ocean_count = len(file.oceans.tiles)
    box.pier[:] = NONE
    box.turns[:] = SIDES
    _fill_island(box, TONGA, file.start, where, "start")
    for i, island in enumerate(file.islands.tiles):
        _fill_island(box, i + 1, island, where, f"islands.tiles[{i}]")
    for i, ocean in enumerate(file.oceans.tiles):
        _fill_ocean(box, i, ocean, where, f"oceans.tiles[{i}]")
    _check_room(box, file, where)
    islands = (file.start.id, *(island.id for island in file.islands.tiles))
    oceans = tuple(ocean.id for ocean in file.oceans.tiles)
    all_different(islands, "islands.tiles", where)
    all_different(oceans, "oceans.tiles", where)
    all_different(file.colours.names, "colours.names", where)
    names = {"colours": tuple(file.colours.names), "islands": islands, "oceans": oceans}
    return Box(text, record, names, boxes.sources_of(file))


def _fill_boats(box: Components, file: _File, where: str) -> None:
    boats = file.boats
    box.boats = boats.each
    box.set_up = boats.set_up
    box.kings = boats.kings
    # Whoever has lost all but kings must still have a boat to come back with.
    fewest = max(boats.set_up, boats.kings + 1)
    if boats.each < fewest:
        wrong(where, "boats.each", f"expected at least {fewest} boats, got {boats.each}")


def _fill_island(box: Components, island: int, tile: _Island, where: str, key: str) -> None:
    box.points[island] = tile.points
    box.beaches[island] = len(tile.beaches)
    for beach, (moorings, piers) in enumerate(tile.beaches):
        box.moorings[island, beach] = moorings
        for side in piers:
            if box.pier[island, side] != NONE:
                wrong(where, f"{key}.beaches", f"expected one pier a side, got two on side {side}")
            box.pier[island, side] = beach


def _fill_ocean(box: Components, ocean: int, tile: _Ocean, where: str, key: str) -> None:
    ends = sorted(end for one, other, _ in tile.currents for end in (one, other))
    if ends != list(range(SIDES)):
        problem = f"expected one end of a current on each side, got ends on {ends}"
        wrong(where, f"{key}.currents", problem)
    for one, other, number in tile.currents:
        for side, end in ((one, other), (other, one)):
            box.current[ocean, side] = end
            box.number[ocean, side] = number
    box.turns[ISLANDS + ocean] = _different_turns(tile.currents)


def _different_turns(currents: list[Current]) -> int:
    """After how many turns of 60 degrees an ocean looks the same again, but for its mark."""
    plain = {(min(one, other), max(one, other), number) for one, other, number in currents}
    for turn in range(1, SIDES):
        turned = set()
        for one, other, number in currents:
            ends = (one + turn) % SIDES, (other + turn) % SIDES
            turned.add((min(ends), max(ends), number))
        if turned == plain:
            return turn
    return SIDES


def _check_room(box: Components, file: _File, where: str) -> None:
    """At set-up every beach of the start island keeps a mooring free (A2)."""
    room = sum(moorings - 1 for moorings, _ in file.start.beaches)
    needed = COLOURS * box.set_up
    if room < needed:
        problem = f"expected room for {needed} boats and a free mooring a beach, got room for"
        wrong(where, "start.beaches", f"{problem} {room}")
