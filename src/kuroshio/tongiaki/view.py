"""Tongiaki: a redacted state as a typed structure."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import msgspec

from kuroshio.core.boxes import Box
from kuroshio.core.parts import Parts
from kuroshio.core.view import Detail, EventNames, View, named, number, one_of
from kuroshio.tongiaki import state as s
from kuroshio.tongiaki.chart import DIRECTIONS, STEP_Q, STEP_R
from kuroshio.tongiaki.moves import tile_names

QUESTIONS = (
    *("nothing", "set-up", "act", "lift", "add", "come-back", "put"),
    *("depart", "lay", "turn", "land"),
)
REASONS = ("last-island", "last-ocean", "calm-sea")


class Beach(msgspec.Struct):
    number: int  # from 1, clockwise from the mark
    moorings: int
    boats: list[str]  # their colours
    piers: list[int]  # the sides that they lead to


class Current(msgspec.Struct):
    """A current joins two sides of a tile, both ways."""

    sides: tuple[int, int]
    colours: int  # needed to pass; 0 where no number is printed


class TileView(msgspec.Struct):
    """A tile on the map. Its side s lies in direction (s + rotation) % 6, clockwise from south."""

    name: str
    q: int
    r: int
    rotation: int


class IslandTile(TileView, tag="island"):
    points: int
    king: str | None  # the colour whose royal island it is
    beaches: list[Beach]


class OceanTile(TileView, tag="ocean"):
    currents: list[Current]


class ColourView(msgspec.Struct):
    name: str
    seat: int
    points: int
    islands: int  # on which it has a boat or its king
    supply: int
    ashore: int  # boats on beaches
    kings: int


class FleetView(msgspec.Struct):
    """The boats at sea, or those of them that have not landed yet."""

    boats: list[str]  # their colours
    home: str  # the island that they left
    shore: str | None  # the island on which they land
    at: str  # the tile at whose edge they are
    heading: str


class Stack(msgspec.Struct):
    """The tiles left, in unknown order."""

    islands: list[str]
    oceans: list[str]


class Calm(msgspec.Struct):
    """Without a new tile for too long the game ends."""

    turns: int  # without a new tile
    limit: int
    warning: bool


class TongiakiView(View, kw_only=True):
    colour: str | None  # whose turn it is
    colours: list[ColourView]
    free_rotation: bool  # the Rody variant
    tiles: list[IslandTile | OceanTile]
    removed: list[str]  # islands that an endless reaction took out of the game
    stack: Stack
    in_hand: str | None  # the tile drawn that waits to be laid
    drawn: IslandTile | OceanTile | None  # the same, unturned; at its place once that is chosen
    fleet: FleetView | None
    calm: Calm


PARTS = Parts("tongiaki", TongiakiView, s.State, QUESTIONS)


@PARTS.made_of("over", "colour")
def colour(sea: Any, box: Box) -> str | None:
    return None if sea.over else box.names["colours"][sea.colour]


@PARTS.made_of("islands", "supply", "kings", "colours", "players")
def colours(sea: Any, box: Box) -> list[ColourView]:
    return [_colour(sea, box, colour) for colour in range(sea.colours)]


@PARTS.made_of("options")
def free_rotation(sea: Any, box: Box) -> bool:
    return bool(sea.options.tiles == s.RODY)


@PARTS.made_of("tiles", "islands")
def tiles(sea: Any, box: Box) -> list[IslandTile | OceanTile]:
    return [
        _tile(box, number, tile.q, tile.r, tile.rotation, _at(sea.islands, number))
        for number, tile in enumerate(sea.tiles)
        if tile.laid
    ]


@PARTS.made_of("stack", "tile", "tiles.laid")
def removed(sea: Any, box: Box) -> list[str]:
    names = tile_names(box)
    return [names[island] for island in range(s.ISLANDS) if _is_removed(sea, box, island)]


@PARTS.made_of("stack")
def stack(sea: Any, box: Box) -> Stack:
    names = tile_names(box)
    return Stack(
        islands=[names[tile] for tile in range(s.ISLANDS) if sea.stack[tile]],
        oceans=[names[tile] for tile in range(s.ISLANDS, s.TILES) if sea.stack[tile]],
    )


@PARTS.made_of("tile")
def in_hand(sea: Any, box: Box) -> str | None:
    return tile_names(box)[sea.tile] if sea.tile != s.NONE else None


@PARTS.made_of("calm", "colours")
def calm(sea: Any, box: Box) -> Calm:
    record = box.plain
    limit, warning = record.calm_rounds * sea.colours, record.calm_warning * sea.colours
    return Calm(sea.calm, limit, sea.calm >= warning)


def _colour(sea: Any, box: Box, colour: int) -> ColourView:
    held = [
        number
        for number, island in enumerate(sea.islands)
        if island.ashore[colour] or island.king == colour
    ]
    return ColourView(
        name=box.names["colours"][colour],
        seat=colour % sea.players,
        points=sum(box.plain.points[island] for island in held),
        islands=len(held),
        supply=sea.supply[colour],
        ashore=sum(island.ashore[colour] for island in sea.islands),
        kings=sea.kings[colour],
    )


def _is_removed(sea: Any, box: Box, island: int) -> bool:
    waiting = sea.stack[island] or sea.tile == island
    return island < box.plain.island_count and not waiting and not sea.laid[island]


def _boats(counts: Any, box: Box) -> list[str]:
    return [
        name for name, boats in zip(box.names["colours"], counts, strict=True) for _ in range(boats)
    ]


def _at(islands: Any, tile: int) -> Any:
    return islands[tile] if tile < s.ISLANDS else None


@lru_cache(maxsize=4096)
def _tile(
    box: Box, tile: int, q: int, r: int, rotation: int, island: Any = None
) -> IslandTile | OceanTile:
    """A tile at its place; an island with its boats, unless it is still to be laid."""
    name = tile_names(box)[tile]
    if tile >= s.ISLANDS:
        return OceanTile(name, q, r, rotation, currents(box, tile))
    king = box.names["colours"][island.king] if island and island.king != s.NONE else None
    beaches = [
        Beach(
            number=beach + 1,
            moorings=moorings,
            boats=_boats(island.boats[beach], box) if island else [],
            piers=piers(box, tile, beach),
        )
        for beach, moorings in enumerate(box.plain.moorings[tile])
        if moorings
    ]
    return IslandTile(name, q, r, rotation, box.plain.points[tile], king, beaches)


@PARTS.made_of("tile", "ask", "at", "heading", "tiles.q", "tiles.r")
def drawn(sea: Any, box: Box) -> IslandTile | OceanTile | None:
    if sea.tile == s.NONE:
        return None
    if sea.ask != s.ASK_TURN:
        return _tile(box, sea.tile, 0, 0, 0)
    q, r = sea.q[sea.at] + STEP_Q[sea.heading], sea.r[sea.at] + STEP_R[sea.heading]
    return _tile(box, sea.tile, q, r, 0)


def piers(box: Box, island: int, beach: int) -> list[int]:
    """The sides to which the piers of a beach lead."""
    return [side for side, owner in enumerate(box.plain.pier[island]) if owner == beach]


def currents(box: Box, tile: int) -> list[Current]:
    """The three currents of an ocean."""
    ends = box.plain.current[tile - s.ISLANDS]
    numbers = box.plain.number[tile - s.ISLANDS]
    return [Current((side, end), numbers[side]) for side, end in enumerate(ends) if side < end]


@PARTS.made_of("fleet", "at", "heading")
def fleet(sea: Any, box: Box) -> FleetView | None:
    if not sea.fleet.afloat:
        return None
    names = tile_names(box)
    return FleetView(
        boats=_boats(sea.fleet.boats, box),
        home=names[sea.fleet.home],
        shore=names[sea.fleet.shore] if sea.fleet.shore != s.NONE else None,
        at=names[sea.at],
        heading=DIRECTIONS[sea.heading],
    )


def _tile_detail(value: int, box: Box) -> Detail:
    return tile_names(box)[value]


def _place(value: int, box: Box) -> Detail:
    return f"{box.names['islands'][value // s.BEACHES]} {value % s.BEACHES + 1}"


_colour_detail, _island, _direction = named("colours"), named("islands"), one_of(DIRECTIONS)

EVENTS: EventNames = {
    s.BEGAN: ("began", (("colour", _colour_detail),)),
    s.PLACED: ("placed", (("colour", _colour_detail), ("place", _place))),
    s.INCREASED: ("increased", (("island", _island), ("boats", number))),
    s.LIFTED: ("lifted", (("colour", _colour_detail), ("place", _place))),
    s.FOUNDED: ("founded", (("island", _island), ("colour", _colour_detail))),
    s.RESETTLED: ("resettled", (("colour", _colour_detail), ("boats", number))),
    s.HAD_NO_BOATS: ("had-no-boats", (("colour", _colour_detail),)),
    s.SET_SAIL: ("set-sail", (("place", _place), ("side", number))),
    s.DREW: ("drew", (("tile", _tile_detail),)),
    s.LAID: ("laid", (("tile", _tile_detail), ("mark", _direction))),
    s.CROSSED: ("crossed", (("tile", _tile_detail), ("colours", number))),
    s.FAILED: ("failed", (("tile", _tile_detail), ("colours", number))),
    s.FOUND_NO_TILE: ("found-no-tile", ()),
    s.TURNED_BACK: ("turned-back", (("island", _island), ("home", _island))),
    s.LANDED: ("landed", (("colour", _colour_detail), ("place", _place))),
    s.LOST: ("lost", (("colour", _colour_detail), ("boats", number))),
    s.FOUND_NO_ROOM: ("found-no-room", (("colour", _colour_detail), ("boats", number))),
    s.WENT_ROUND: ("went-round", ()),
    s.REMOVED: ("removed", (("island", _island),)),
    s.RETURNED: ("returned", (("colour", _colour_detail), ("boats", number))),
    s.GREW_CALM: ("grew-calm", (("rounds", number),)),
    s.CAME_LAST: ("came-last", (("what", one_of(REASONS)),)),
    s.ENDED: ("ended", (("reason", one_of(REASONS)),)),
    s.SCORED: ("scored", (("points", number), ("islands", number))),
}
