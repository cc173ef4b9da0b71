"""Tongiaki: a picture of the map, drawn from a view."""

from __future__ import annotations

import math

from kuroshio.core.drawing import CARD, FOAM, GOLD, INK, SEATS, VERMILION, WATER, Drawing
from kuroshio.tongiaki.state import SIDES
from kuroshio.tongiaki.view import Beach, Current, IslandTile, OceanTile, TongiakiView

SIZE = 100.0  # a side of a hexagon
EDGE = SIZE * math.sqrt(3) / 2  # from the middle of a tile to the middle of a side
MARGIN = 28.0
RAIL = 300.0  # width of the column with the colours

SAND, JUNGLE, WOOD, SHALLOWS = "#E6CFA0", "#5E8C4A", "#7A4E2D", "#A5C8D6"
DEEP = "#3F6FA3"
CURRENTS = {0: "#8DB4CE", 2: "#2C5A8D", 3: "#1B4371"}
STRONGEST = "#0C2D52"

Point = tuple[float, float]


def svg(view: TongiakiView) -> str:
    """The map with all boats, and beside it the colours and what is left of the stack."""
    middles = [_middle(tile) for tile in view.tiles] or [(0.0, 0.0)]
    left = min(x for x, _ in middles) - SIZE - MARGIN
    top = min(y for _, y in middles) - EDGE - MARGIN
    width = max(x for x, _ in middles) + SIZE + MARGIN - left
    height = max(y for _, y in middles) + EDGE + MARGIN - top
    rail = 92.0 * len(view.colours) + 130
    drawing = Drawing(width + RAIL, max(height, rail), "Tongiaki")
    colours = [colour.name for colour in view.colours]
    for tile, (x, y) in zip(view.tiles, middles, strict=False):
        middle = x - left, y - top
        if isinstance(tile, OceanTile):
            ocean(drawing, tile, middle)
        else:
            island(drawing, tile, middle, colours)
    _rail(drawing, view, width)
    return drawing.svg()


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
        drawing.text(x, y + 7, str(current.colours), 20, fill="#FFFFFF", font_weight="bold")


# --- islands --------------------------------------------------------------------------------


def island(drawing: Drawing, tile: IslandTile, middle: Point, colours: list[str]) -> None:
    """An island tile with its beaches, piers and boats."""
    drawing.polygon(_hexagon(middle, SIZE), fill=SHALLOWS, stroke=INK, stroke_width=1.4)
    drawing.circle(*middle, 77, fill=WATER, fill_opacity=0.35)
    for beach in tile.beaches:
        for side in beach.piers:
            ends = [_toward(middle, side + tile.rotation, away) for away in (60, EDGE)]
            faint = 0.4 if tile.king else None
            drawing.line(ends, stroke=WOOD, stroke_width=11, stroke_opacity=faint)
    drawing.circle(*middle, 71, fill="#C9C2AE" if tile.king else SAND, stroke=INK)
    for start, _ in _arcs(tile):
        ends = [_toward(middle, start + tile.rotation, away) for away in (30, 71)]
        drawing.line(ends, stroke=JUNGLE, stroke_width=10)
    drawing.circle(*middle, 37, fill=JUNGLE)
    if not tile.king:
        for beach, (start, end) in zip(tile.beaches, _arcs(tile), strict=True):
            _boats(drawing, beach, start + tile.rotation, end + tile.rotation, middle, colours)
    x, y = middle
    if tile.king:
        drawing.circle(x, y, 74, fill="none", stroke=GOLD, stroke_width=4)
        drawing.seat_piece(x, y - 10, 17, colours.index(tile.king))
    if tile.points:
        drawing.text(x, y + (24 if tile.king else 4), str(tile.points), 26, fill="#FFFFFF")
    name = tile.name.replace("-", " ").title()
    drawing.text(x, y + (38 if tile.king else 22), name, 13, fill="#FFFFFF", font_weight="bold")


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
            drawing.seat_piece(x, y, radius, colours.index(beach.boats[n]))
        else:
            drawing.circle(x, y, radius * 0.75, fill="none", stroke="#A98F5E", stroke_width=1.5)
    if len(beach.boats) == beach.moorings:
        rim = [_toward(middle, start + (end - start) * n / 12, 71) for n in range(13)]
        drawing.line(rim, stroke=VERMILION, stroke_width=3.4)


# --- beside the map -------------------------------------------------------------------------


def _rail(drawing: Drawing, view: TongiakiView, x: float) -> None:
    y = 18.0
    for n, colour in enumerate(view.colours):
        drawing.rectangle(x, y, RAIL - 16, 84, rx=10, fill=CARD, stroke=INK)
        drawing.seat_piece(x + 24, y + 26, 15, n)
        name = f"{colour.name}, seat {colour.seat + 1}"
        drawing.text(x + 48, y + 32, name, 17, text_anchor="start", fill=SEATS[n][0])
        points = str(colour.points)
        drawing.text(x + RAIL - 34, y + 34, points, 24, text_anchor="end", font_weight="bold")
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
