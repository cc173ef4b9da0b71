"""Tongiaki: a redacted state as a typed structure."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import Any, Literal

import msgspec

from kuroshio.core.boxes import Box
from kuroshio.core.parts import Parts
from kuroshio.core.view import Detail, View, events_of, named, number, one_of
from kuroshio.tongiaki import outlook
from kuroshio.tongiaki import state as s
from kuroshio.tongiaki.beaches import is_full
from kuroshio.tongiaki.chart import DIRECTIONS, beside, direction_of
from kuroshio.tongiaki.moves import beach_name, pier_name, tile_names
from kuroshio.tongiaki.owners import owner
from kuroshio.tongiaki.reasons import REASONS
from kuroshio.tongiaki.reckon import Known, Reckoned
from kuroshio.tongiaki.royal import is_royal, may_be_royal
from kuroshio.tongiaki.rules import calm_limit, is_calm


class Beach(msgspec.Struct):
    number: int  # from 1, clockwise from the mark
    moorings: int
    boats: list[str]  # their colours
    piers: list[int]  # the sides that they lead to
    full: bool = False  # its boats must leave


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
    may_be_royal: bool
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
    royal: int = 0  # of its points those of its royal islands
    boats: int = 0  # on the board, at sea and as kings: fewer win among equal points and islands


class FleetView(msgspec.Struct):
    """The boats at sea, or those of them that have not landed yet."""

    boats: list[str]  # their colours
    home: str  # the island that they left
    shore: str | None  # the island on which they land
    at: str  # the tile at whose edge they are
    heading: str


class Spot(msgspec.Struct):
    """A place on the map."""

    q: int
    r: int


class Stop(msgspec.Struct):
    """An ocean on the known way of a departure."""

    tile: str
    needs: int  # colours; 0 where no number is printed
    passes: bool


class Odds(msgspec.Struct):
    """What the next tile drawn would do to the boats, counted over all tiles of the stack."""

    of: int  # tiles in the stack
    land: int  # with so many of them they land: on that island, or over that ocean on a known one
    royal: int  # a king turns them back
    lost: int
    draw: int  # they get over it to where another one is drawn


class Departure(msgspec.Struct):
    """A pier of a full beach, and what is known of the way from it."""

    move: str  # the text of the move
    home: str
    beach: int
    side: int
    direction: str
    why: str | None  # why it cannot be used now (`tongiaki-why-…`)
    colours: int  # aboard
    stops: list[Stop]
    ends: Literal["draw", "nothing", "land", "royal", "lost"]
    island: str | None  # on which they land, or which turns them back
    at: Spot  # where the known way ends
    odds: Odds | None  # where it ends with a tile that is drawn


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
    departures: list[Departure]  # while it is asked which full beach leaves


PARTS = Parts("tongiaki", TongiakiView, s.State, s.QUESTIONS, Reckoned)


@PARTS.made_of("over", "colour")
def colour(sea: Known, box: Box) -> str | None:
    return None if sea.over else box.names["colours"][sea.colour]


@PARTS.each_of("holdings.#", "supply.#", "kings.#", "players", count="colours")
def colours(sea: Any, colour: int, box: Box) -> ColourView:
    held = sea.holdings
    return ColourView(
        name=box.names["colours"][colour],
        seat=owner(sea, colour),
        points=held.points,
        islands=held.islands,
        supply=sea.supply,
        ashore=held.ashore,
        kings=sea.kings,
        royal=held.royal,
        boats=held.boats,
    )


@PARTS.made_of()
def free_rotation(sea: Known, box: Box) -> bool:
    return bool(sea.options.tiles == s.RODY)


def _of_island(field: str) -> Callable[[int], str]:
    """A field of a tile's island; an ocean has none."""
    return lambda tile: f"islands.{tile}.{field}" if tile < s.ISLANDS else ""


@PARTS.those_of(
    *("tiles.#.laid", "tiles.#.q", "tiles.#.r", "tiles.#.rotation"),
    *map(_of_island, ("king", "room", "boats")),
    count=s.TILES,
)
def tiles(sea: Any, tile: int, box: Box) -> IslandTile | OceanTile:
    if tile >= s.ISLANDS:
        return _tile(box, tile, sea.q, sea.r, sea.rotation)
    king = box.names["colours"][sea.king] if is_royal(sea) else None
    beaches = [
        _beach(box, tile, beach, sea.boats[beach], is_full(sea, beach))
        for beach in range(box.plain.beaches[tile])
    ]
    return _tile(box, tile, sea.q, sea.r, sea.rotation, king, beaches)


@PARTS.made_of("stack", "tile", "tiles.laid")
def removed(sea: Any, box: Box) -> list[str]:
    names = tile_names(box)
    return [names[island] for island in range(s.ISLANDS) if _is_removed(sea, box, island)]


@PARTS.made_of("stack")
def stack(sea: Known, box: Box) -> Stack:
    names = tile_names(box)
    return Stack(
        islands=[names[tile] for tile in range(s.ISLANDS) if sea.stack[tile]],
        oceans=[names[tile] for tile in range(s.ISLANDS, s.TILES) if sea.stack[tile]],
    )


@PARTS.made_of("tile")
def in_hand(sea: Known, box: Box) -> str | None:
    return tile_names(box)[sea.tile] if sea.tile != s.NONE else None


@PARTS.made_of("calm", "colours")
def calm(sea: Known, box: Box) -> Calm:
    return Calm(sea.calm, calm_limit(sea, box.plain), is_calm(sea, box.plain))


def _is_removed(sea: Any, box: Box, island: int) -> bool:
    waiting = sea.stack[island] or sea.tile == island
    return island < box.plain.island_count and not waiting and not sea.laid[island]


def _boats(counts: Iterable[int], box: Box) -> list[str]:
    return [
        name
        for name, boats in zip(box.names["colours"], counts, strict=False)
        for _ in range(boats)
    ]


def _tile(
    box: Box,
    tile: int,
    q: int,
    r: int,
    rotation: int,
    king: str | None = None,
    beaches: list[Beach] | None = None,
) -> IslandTile | OceanTile:
    """A tile at its place; an island that is still to be laid has empty beaches."""
    name = tile_names(box)[tile]
    if tile >= s.ISLANDS:
        return OceanTile(name, q, r, rotation, currents(box, tile))
    if beaches is None:
        beaches = [_beach(box, tile, beach) for beach in range(box.plain.beaches[tile])]
    points = box.plain.points[tile]
    return IslandTile(name, q, r, rotation, points, king, may_be_royal(tile), beaches)


@lru_cache(maxsize=4096)
def _beach(
    box: Box, island: int, beach: int, boats: tuple[int, ...] = (), full: bool = False
) -> Beach:
    """A beach with so many boats of each colour."""
    return Beach(
        number=beach + 1,
        moorings=box.plain.moorings[island][beach],
        boats=_boats(boats, box),
        piers=piers(box, island, beach),
        full=full,
    )


@PARTS.made_of("tile", "q", "r", asked=[s.ASK_LAY, s.ASK_TURN])
def drawn(sea: Known, box: Box) -> IslandTile | OceanTile:
    return _tile(box, sea.tile, sea.q, sea.r, 0)


def piers(box: Box, island: int, beach: int) -> list[int]:
    """The sides to which the piers of a beach lead."""
    return [side for side, owner in enumerate(box.plain.pier[island]) if owner == beach]


@lru_cache
def currents(box: Box, tile: int) -> list[Current]:
    """The three currents of an ocean."""
    ends = box.plain.current[tile - s.ISLANDS]
    numbers = box.plain.number[tile - s.ISLANDS]
    return [Current((side, end), numbers[side]) for side, end in enumerate(ends) if side < end]


@PARTS.made_of("fleet", "at", "heading")
def fleet(sea: Known, box: Box) -> FleetView | None:
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


@PARTS.made_of("ways", "tiles", asked=[s.ASK_DEPART], otherwise=[])
def departures(sea: Known, box: Box) -> list[Departure]:
    return [
        _departure(sea, box, way, *divmod(pier, s.SIDES))
        for pier, way in enumerate(sea.ways)
        if way.end != outlook.END_UNKNOWN
    ]


def _departure(sea: Known, box: Box, way: Any, island: int, side: int) -> Departure:
    names, last = tile_names(box), sea.tiles[way.tile]
    return Departure(
        move=f"depart {pier_name(box, island, side)}",
        home=names[island],
        beach=box.plain.pier[island][side] + 1,
        side=side,
        direction=DIRECTIONS[direction_of(sea.tiles[island], side)],
        why=REASONS[way.why] if way.why else None,
        colours=way.colours,
        stops=[
            Stop(names[current.ocean], current.number, current.passes)
            for current in outlook.currents(sea, box, island, side, way.colours)
        ],
        ends=outlook.WAY_ENDS[way.end],
        island=names[way.ahead] if way.end in (outlook.END_LAND, outlook.END_ROYAL) else None,
        at=Spot(*beside(last.q, last.r, way.heading)),
        odds=Odds(**outlook.odds(way)) if way.end == outlook.END_DRAW else None,
    )


def _tile_detail(value: int, box: Box) -> Detail:
    return tile_names(box)[value]


def _place(value: int, box: Box) -> Detail:
    return beach_name(box, *divmod(value, s.BEACHES))


def _side(value: int, box: Box) -> Detail:
    """The side of the island by which boats set sail, counted from its mark."""
    return value % s.SIDES


def _toward(value: int, box: Box) -> Detail:
    """Where on the map that is."""
    return DIRECTIONS[value // s.SIDES]


_colour_detail, _island, _direction = named("colours"), named("islands"), one_of(DIRECTIONS)

EVENTS = events_of(
    s.EVENTS,
    {
        s.BEGAN: (("colour", _colour_detail),),
        s.PLACED: (("colour", _colour_detail), ("place", _place)),
        s.INCREASED: (("island", _island), ("boats", number)),
        s.LIFTED: (("colour", _colour_detail), ("place", _place)),
        s.FOUNDED: (("island", _island), ("colour", _colour_detail)),
        s.RESETTLED: (("colour", _colour_detail), ("boats", number)),
        s.HAD_NO_BOATS: (("colour", _colour_detail),),
        s.SET_SAIL: (("place", _place), ("side", _side), ("direction", _toward)),
        s.DREW: (("tile", _tile_detail),),
        s.LAID: (("tile", _tile_detail), ("mark", _direction)),
        s.CROSSED: (("tile", _tile_detail), ("colours", number)),
        s.FAILED: (("tile", _tile_detail), ("colours", number)),
        s.TURNED_BACK: (("island", _island), ("home", _island)),
        s.LANDED: (("colour", _colour_detail), ("place", _place)),
        s.LOST: (("colour", _colour_detail), ("boats", number)),
        s.FOUND_NO_ROOM: (("colour", _colour_detail), ("boats", number)),
        s.REMOVED: (("island", _island),),
        s.RETURNED: (("colour", _colour_detail), ("boats", number)),
        s.GREW_CALM: (("rounds", number),),
        s.CAME_LAST: (("what", one_of(s.ENDS)),),
        s.ENDED: (("reason", one_of(s.ENDS)),),
        s.SCORED: (("points", number), ("islands", number)),
    },
)
