"""Tongiaki: a picture of the map, drawn from a view."""

from __future__ import annotations

import math
from collections.abc import Sequence

from kuroshio.core.drawing import CARD, FOAM, GOLD, INK, SERIF, VERMILION, Drawing
from kuroshio.tongiaki.chart import DIRECTIONS
from kuroshio.tongiaki.state import SIDES
from kuroshio.tongiaki.view import (
    Beach,
    Current,
    FleetView,
    IslandTile,
    OceanTile,
    TongiakiView,
)

SIZE = 100.0  # a side of a hexagon
EDGE = SIZE * math.sqrt(3) / 2  # from the middle of a tile to the middle of a side
MARGIN = 28.0
RAIL = 300.0  # width of the column with the colours

SAND, JUNGLE, WOOD = "#E3C98F", "#6B8E4E", "#8C5A33"
DEEP = "#3F6FA3"
CURRENTS = {0: "#8DB4CE", 2: "#2C5A8D", 3: "#1B4371"}
STRONGEST = "#0C2D52"
FOG = "#C3D2D8"
LAGOON = ("#5585B2", "#6490B8", "#729EC0", "#7FABC8", "#8DB8CE", "#99C1D3", "#A5C8D6")
FACE = (
    "M0-27C9-27 16.5-23 18.4-14C20.4-3 17.5 13 11 21.5C6.4 27-6.4 27-11 21.5"
    "C-17.5 13-20.4-3-18.4-14C-16.5-23-9-27 0-27Z"
)
BROWS = (
    "M-16.6-9.8C-13-15.4-6-15.8-2.2-11.4L-2.6-2.6H2.6L2.2-11.4C6-15.8 13-15.4 16.6-9.8"
    "C12.4-11.8 8.4-11.4 4.9-8.6L5.2-1H-5.2L-4.9-8.6C-8.4-11.4-12.4-11.8-16.6-9.8Z"
)
EYES = (
    "M-15-6.9C-12.2-8.9-9-8.7-6.8-6.7C-9.2-4.9-12.4-4.9-15-6.9Z"
    "M15-6.9C12.2-8.9 9-8.7 6.8-6.7C9.2-4.9 12.4-4.9 15-6.9Z"
)
MOUTH = (
    "M-12.4.6C-6-1.2 6-1.2 12.4.6C14 8.6 9.6 18 6.2 21.2"
    "C3 23.4-3 23.4-6.2 21.2C-9.6 18-14 8.6-12.4.6Z"
)
FEATHER = "M0-24C-4.5-32-3.5-38 0-42C3.5-38 4.5-32 0-24Z"
HULLS = "M6-17C8.4-12 9.4-5 9.4 0C9.4 6 8.4 12 6.6 16C4.6 12 3.6 6 3.6 0C3.6-5 4.2-12 6-17Z"

Point = tuple[float, float]


def svg(view: TongiakiView) -> str:
    """The map with all boats, and beside it the colours and what is left of the stack."""
    sea = board(view)
    rail = 92.0 * len(view.colours) + 130
    drawing = Drawing(sea.width + RAIL, max(sea.height, rail), "Tongiaki")
    drawing.hold(sea, 0, 0, sea.width, sea.height)
    _rail(drawing, view, sea.width + 12)
    return drawing.svg()


def board(view: TongiakiView, paint: Sequence[int] = ()) -> Drawing:
    """The map with all boats."""
    middles = [_middle(tile) for tile in view.tiles] or [(0.0, 0.0)]
    left = min(x for x, _ in middles) - SIZE - MARGIN
    top = min(y for _, y in middles) - EDGE - MARGIN
    width = max(x for x, _ in middles) + SIZE + MARGIN - left
    height = max(y for _, y in middles) + EDGE + MARGIN - top
    drawing = Drawing(width, height, "Tongiaki", FOG, paint=paint, corner=(left, top))
    colours = [colour.name for colour in view.colours]
    for tile, middle in zip(view.tiles, middles, strict=False):
        if isinstance(tile, OceanTile):
            ocean(drawing, tile, middle)
        else:
            island(drawing, tile, middle, colours)
    if view.fleet is not None:
        _fleet(drawing, view.fleet, view.tiles, colours)
    return drawing


def _middle(tile: IslandTile | OceanTile) -> Point:
    return 1.5 * SIZE * tile.q, 2 * EDGE * (tile.r + tile.q / 2)


def _toward(middle: Point, side: float, away: float) -> Point:
    """A point at a distance from the middle of a tile; sides are counted from the south."""
    angle = math.pi / 2 + side * math.pi / 3
    return middle[0] + away * math.cos(angle), middle[1] + away * math.sin(angle)


def _hexagon(middle: Point, size: float) -> list[Point]:
    return [_toward(middle, corner + 0.5, size) for corner in range(SIDES)]


# --- oceans ---------------------------------------------------------------------------------


def ocean(drawing: Drawing, tile: OceanTile, middle: Point) -> None:
    """An ocean tile with its currents."""
    drawing.polygon(_hexagon(middle, SIZE), fill=DEEP, stroke=INK, stroke_width=1.4)
    straight_last = sorted(tile.currents, key=_bend)
    for current in straight_last:
        line = _course(current, tile.rotation, middle)
        drawing.line(line, stroke=FOAM, stroke_width=29, stroke_opacity=0.85)
        colour = CURRENTS.get(current.colours, STRONGEST)
        drawing.line(line, stroke=colour, stroke_width=24)
        dashes = None if current.colours else "10 8"
        drawing.line(line, stroke=FOAM, stroke_width=1.5, stroke_dasharray=dashes)
    for current in straight_last:
        if current.colours:
            _numbers(drawing, current, _course(current, tile.rotation, middle))
    x, y = _toward(middle, tile.rotation + 0.5, 86)
    drawing.text(x, y + 4, tile.name.removeprefix("ocean "), 13, fill=FOAM)


def _bend(current: Current) -> int:
    """How many sides a current's ends are apart."""
    one, other = current.sides
    return min(other - one, SIDES - other + one)


def _course(current: Current, rotation: int, middle: Point) -> list[Point]:
    """The middle line of a current: it meets both sides at a right angle."""
    one, other = (_toward(middle, side + rotation, EDGE) for side in current.sides)
    pull = {1: 0.55, 2: 0.75, 3: 1.0}[_bend(current)]  # how far it is drawn to the middle
    first = one[0] + (middle[0] - one[0]) * pull, one[1] + (middle[1] - one[1]) * pull
    second = other[0] + (middle[0] - other[0]) * pull, other[1] + (middle[1] - other[1]) * pull
    points = []
    for n in range(21):
        t = n / 20
        a, b, c, d = (1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3
        x = a * one[0] + b * first[0] + c * second[0] + d * other[0]
        y = a * one[1] + b * first[1] + c * second[1] + d * other[1]
        points.append((x, y))
    return points


def _numbers(drawing: Drawing, current: Current, line: list[Point]) -> None:
    """The number in the middle of a bend, or at both ends where currents cross."""
    places = (line[10],) if _bend(current) == 1 else (line[3], line[-4])
    for x, y in places:
        drawing.circle(x, y, 15, fill=INK, stroke=FOAM, stroke_width=2)
        drawing.text(
            x, y + 7, str(current.colours), 20, fill="#FFFFFF", font_family=SERIF, font_weight=700
        )


# --- islands --------------------------------------------------------------------------------


def island(drawing: Drawing, tile: IslandTile, middle: Point, colours: list[str]) -> None:
    """An island tile with its beaches, piers and boats."""
    for n, fill in enumerate(LAGOON):  # shallower step by step; a gradient would need a name
        drawing.polygon(_hexagon(middle, SIZE - 3.5 * n), fill=fill)
    drawing.polygon(_hexagon(middle, SIZE), fill="none", stroke=INK, stroke_width=1.4)
    drawing.circle(*middle, 76, fill=FOAM, fill_opacity=0.55)
    for beach in tile.beaches:
        for side in beach.piers:
            ends = [_toward(middle, side + tile.rotation, away) for away in (58, EDGE - 1)]
            faint = 0.45 if tile.king else None
            drawing.line(ends, stroke=INK, stroke_width=14, opacity=faint)
            drawing.line(ends, stroke=WOOD, stroke_width=11.4, opacity=faint)
    sand = "#CFC6AD" if tile.king else SAND
    drawing.polygon(_coast(tile, middle, 70, 3), fill=sand, stroke=INK, stroke_width=1.4)
    borders = [
        [_toward(middle, start + tile.rotation, away) for away in (30, 66)]
        for start, _ in _arcs(tile)
    ]
    jungle = _coast(tile, middle, 35, 4)
    for stroke, wider in (("#38502F", 3.0), (JUNGLE, 0.0)):
        for ends in borders:
            drawing.line(ends, stroke=stroke, stroke_width=9 + wider, stroke_linecap="round")
        drawing.polygon(jungle, fill=stroke, stroke=stroke, stroke_width=wider)
    if not tile.king:
        for beach, (start, end) in zip(tile.beaches, _arcs(tile), strict=True):
            _boats(drawing, beach, start + tile.rotation, end + tile.rotation, middle, colours)
    x, y = middle
    king = colours.index(tile.king) if tile.king else None
    if king is not None:
        drawing.circle(x, y, 77, fill="none", stroke=GOLD, stroke_width=4)
    if tile.points:
        with drawing.at(x, y):
            _mask(drawing, tile.points, king)
    else:
        name = tile.name.replace("-", " ").title()
        drawing.text(x, y + 5, name, 16, fill="#FFFFFF", font_family=SERIF, font_weight=700)


def _coast(tile: IslandTile, middle: Point, away: float, swing: float) -> list[Point]:
    """A round coast with bays; each island's are its own."""
    first = sum(map(ord, tile.name))
    points = []
    for n in range(72):
        turn = 2 * math.pi * n / 72
        bays = math.sin(3 * turn + first) + 0.7 * math.sin(7 * turn + 2 * first)
        points.append(_toward(middle, SIDES * n / 72, away + swing * bays / 1.7))
    return points


def _mask(drawing: Drawing, points: int, king: int | None) -> None:
    """The points of an island in the mouth of its mask; a king's mask wears feathers."""
    face = "#F5E9D0" if king is None else drawing.colour_of(king)
    if king is not None:
        for turn in range(-66, 67, 22):
            fill = "#E2C15A" if turn % 44 else GOLD
            moved = f"rotate({turn} 0 -4)"
            drawing.path(FEATHER, fill=fill, stroke=INK, stroke_width=1.1, transform=moved)
    drawing.path(FACE, fill=face, stroke=INK, stroke_width=1.6)
    if king is not None:
        drawing.glyph(0, -19, 0.62, king)
    drawing.path(BROWS, fill="#5B4A38" if king is None else "#FFFFFF", opacity=0.9)
    drawing.path(EYES, fill=INK if king is None else "#FFFFFF")
    drawing.path(MOUTH, fill="#E3BE45", stroke=INK, stroke_width=1.1)
    drawing.text(0, 19, str(points), 24, font_family=SERIF, font_weight=700)


def _arcs(tile: IslandTile) -> list[tuple[float, float]]:
    """Where each beach begins and ends, in sides: between two piers, with room by moorings."""
    beaches = tile.beaches
    limits = []  # of the border before each beach
    for n, beach in enumerate(beaches):
        before = max(beaches[n - 1].piers) - (SIDES if n == 0 else 0)
        limits.append((before + 0.22, min(beach.piers) - 0.22))
    borders = [(low + high) / 2 for low, high in limits]
    for _ in range(30):
        for n, (low, high) in enumerate(limits):
            start = borders[n - 1] - (SIDES if n == 0 else 0)
            end = borders[n + 1] if n + 1 < len(borders) else borders[0] + SIDES
            here, there = beaches[n].moorings, beaches[n - 1].moorings
            borders[n] = min(high, max(low, (start * here + end * there) / (here + there)))
    return list(zip(borders, [*borders[1:], borders[0] + SIDES], strict=True))


def _boats(
    drawing: Drawing, beach: Beach, start: float, end: float, middle: Point, colours: list[str]
) -> None:
    """The moorings along a beach, first those that are taken."""
    step = (end - start) / beach.moorings
    radius = min(11.0, step * math.pi / 3 * 54 / 2 - 1)
    for n in range(beach.moorings):
        x, y = _toward(middle, start + step * (n + 0.5), 54)
        if n < len(beach.boats):
            turn = 60 * (start + step * (n + 0.5)) + 180
            with drawing.piece(f"boat {beach.boats[n]}", x, y, scale=radius / 11):
                _catamaran(drawing, colours.index(beach.boats[n]), turn)
        else:
            drawing.circle(x, y, radius * 0.6, fill="#D8BB83", stroke="#B89261", stroke_width=1.2)
    if len(beach.boats) == beach.moorings:
        rim = [_toward(middle, start + (end - start) * n / 12, 71) for n in range(13)]
        drawing.line(rim, stroke=VERMILION, stroke_width=3.4)


def _fleet(
    drawing: Drawing,
    fleet: FleetView,
    tiles: Sequence[IslandTile | OceanTile],
    colours: list[str],
) -> None:
    """The boats at sea, side by side at the edge that they have reached."""
    here = next(_middle(tile) for tile in tiles if tile.name == fleet.at)
    side = DIRECTIONS.index(fleet.heading)
    x, y = _toward(here, side, EDGE)
    along = math.pi / 2 + side * math.pi / 3 + math.pi / 2  # the edge's own direction
    apart = min(20.0, 0.9 * SIZE / len(fleet.boats))
    for n, boat in enumerate(fleet.boats):
        far = apart * (n - (len(fleet.boats) - 1) / 2)
        place = x + far * math.cos(along), y + far * math.sin(along)
        with drawing.piece(f"boat {boat}", *place, scale=min(1.0, apart / 18)):
            _catamaran(drawing, colours.index(boat), 60 * side + 180)


def _catamaran(drawing: Drawing, seat: int, turn: float) -> None:
    """A boat from above; its deck with the glyph never turns."""
    with drawing.group(transform=f"rotate({turn:.0f})"):
        for side in (-1, 1):
            drawing.path(
                HULLS,
                fill=drawing.colour_of(seat),
                stroke=INK,
                stroke_width=0.95,
                transform=f"scale({side} 1)",
            )
    drawing.seat_piece(0, 0, 8.6, seat)


# --- beside the map -------------------------------------------------------------------------


def _rail(drawing: Drawing, view: TongiakiView, x: float) -> None:
    y = 18.0
    for n, colour in enumerate(view.colours):
        drawing.rectangle(x, y, RAIL - 16, 84, rx=10, fill=CARD, stroke=INK)
        drawing.seat_piece(x + 24, y + 26, 15, n)
        name = f"{colour.name}, seat {colour.seat + 1}"
        drawing.text(x + 48, y + 32, name, 17, text_anchor="start", fill=drawing.colour_of(n))
        points = str(colour.points)
        drawing.text(
            x + RAIL - 34, y + 34, points, 24, text_anchor="end", font_family=SERIF, font_weight=700
        )
        facts = f"{colour.supply} in supply · {colour.islands} islands · {colour.kings} kings"
        drawing.text(x + 16, y + 66, facts, 14, text_anchor="start")
        y += 92
    left = f"{len(view.stack.islands)} islands, {len(view.stack.oceans)} oceans left"
    drawing.text(x + 4, y + 20, left, 15, text_anchor="start")
    if view.in_hand:
        drawing.text(x + 4, y + 44, f"drawn: {view.in_hand}", 15, text_anchor="start")
    if view.fleet:
        drawing.text(x + 4, y + 68, f"at sea, from {view.fleet.home}:", 15, text_anchor="start")
        names = [colour.name for colour in view.colours]
        for n, boat in enumerate(view.fleet.boats):
            drawing.seat_piece(x + 18 + 28 * n, y + 92, 12, names.index(boat))
