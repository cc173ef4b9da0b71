"""Pictures for the rulebooks that no drawing of the client shows: made with the pen of the core.

They have no words in them, so that they serve every language; their numbers are those of the box.
"""

from __future__ import annotations

import math

from kuroshio.core.boxes import Box
from kuroshio.core.drawing import CARD, FAINT, FOAM, GOLD, INK, VERMILION, WATER, Drawing
from kuroshio.namazu import state as namazu
from kuroshio.namazu.svg import CITY, RINGS
from kuroshio.namiji import state as namiji
from kuroshio.tongiaki import state as tongiaki
from kuroshio.tongiaki.royal import may_be_royal
from kuroshio.tongiaki.svg import EDGE, SIZE, island, ocean
from kuroshio.tongiaki.view import Beach, Current, IslandTile, OceanTile

FISH = {"blue": "#3E78B2", "orange": "#DB7A2B", "green": "#5C9449"}
GLYPHS = {"blue": "●", "orange": "★", "green": "☘"}


# --- Namiji ---------------------------------------------------------------------------------

# A rack in which one row and one column pay: kinds by letter, colours by name.
_RACK = (
    ("green a", "green b", "green c", "green d"),
    ("blue a", "orange b", "", ""),
    ("orange a", "", "", ""),
)
_CELL = 62.0


def namiji_rack(box: Box) -> str:
    """A rack whose top row is of one colour and whose first column is of one kind."""
    record = box.plain
    width, height = _CELL * namiji.COLUMNS + 90, _CELL * namiji.ROWS + 76
    drawing = Drawing(width, height, "Rack")
    for row in range(namiji.ROWS):
        for column in range(namiji.COLUMNS):
            _cell(drawing, _RACK[row][column], 16 + column * _CELL, 16 + row * _CELL)
        paid = row == 0
        x, y = 16 + namiji.COLUMNS * _CELL + 34, 16 + (row + 0.5) * _CELL
        _pay(drawing, x, y, record.row_points[row], paid)
    for column in range(namiji.COLUMNS):
        x, y = 16 + (column + 0.5) * _CELL, 16 + namiji.ROWS * _CELL + 30
        _pay(drawing, x, y, record.column_points[column], column == 0)
    return drawing.svg()


def _cell(drawing: Drawing, fish: str, x: float, y: float) -> None:
    drawing.rectangle(x, y, _CELL - 6, _CELL - 6, rx=8, fill=CARD, stroke=INK, stroke_width=1.2)
    if not fish:
        return
    colour, kind = fish.split()
    middle = x + (_CELL - 6) / 2, y + (_CELL - 6) / 2
    _fish(drawing, *middle, FISH[colour], kind)
    drawing.text(x + 10, y + 15, GLYPHS[colour], 11, fill=FISH[colour])


def _fish(drawing: Drawing, x: float, y: float, colour: str, kind: str) -> None:
    """Four silhouettes that differ in length and height."""
    long, high = {"a": (13, 10), "b": (16, 6), "c": (11, 11), "d": (15, 12)}[kind]
    tail = [(x + long - 5, y), (x + long + 4, y - 7), (x + long + 4, y + 7)]
    drawing.polygon(tail, fill=colour, stroke=INK, stroke_width=1)
    drawing.shape("ellipse", cx=x - 2, cy=y, rx=long, ry=high, fill=colour, stroke=INK)
    drawing.circle(x - long * 0.55 - 2, y - high * 0.25, 2.2, fill=INK)


def _pay(drawing: Drawing, x: float, y: float, points: int, paid: bool) -> None:
    drawing.circle(x, y, 17, fill=GOLD if paid else CARD, stroke=INK, stroke_width=1.4)
    drawing.text(x, y + 6, str(points), 18, font_weight="bold")


def namiji_queue(_: Box) -> str:
    """Three boats on the route: the ring marks the one that moves, the off-route one of two."""
    drawing = Drawing(420, 150, "Route")
    drawing.line([(20, 60), (400, 60)], stroke=WATER, stroke_width=10, stroke_linecap="round")
    drawing.line([(380, 44), (402, 60), (380, 76)], stroke=WATER, stroke_width=6)
    for x in (70, 160, 250, 340):
        drawing.circle(x, 60, 24, fill=FOAM, stroke=INK, stroke_width=1.4)
    drawing.circle(160, 114, 24, fill=FOAM, stroke=INK, stroke_width=1.4)
    drawing.line([(160, 84), (160, 90)], stroke=FAINT, stroke_width=3)
    drawing.seat_piece(160, 60, 15, 0)
    drawing.seat_piece(160, 114, 15, 1)
    drawing.seat_piece(250, 60, 15, 2)
    drawing.circle(160, 114, 29, fill="none", stroke=VERMILION, stroke_width=4)
    return drawing.svg()


# --- Tongiaki -------------------------------------------------------------------------------

_BOATS = ("indigo", "moss", "gold")  # the first seats' colours, in their order
_HEXAGON = 2 * EDGE
_NORTHEAST = 4  # a side of a tile that is not turned


def tongiaki_island(box: Box) -> str:
    """The island with the most points: beaches, moorings, piers; one beach is full."""
    drawing = Drawing(2 * SIZE + 40, _HEXAGON + 40, "Island")
    shown = _island_tile(box, _richest(box), full=0)
    island(drawing, shown, (SIZE + 20, EDGE + 20), list(_BOATS))
    return drawing.svg()


def tongiaki_ocean(box: Box) -> str:
    """An ocean whose currents have different numbers."""
    drawing = Drawing(2 * SIZE + 40, _HEXAGON + 40, "Ocean")
    ocean(drawing, _ocean_tile(box, _most_different(box)), (SIZE + 20, EDGE + 20))
    return drawing.svg()


def tongiaki_journey(box: Box) -> str:
    """From a full beach over an ocean to a place where a tile is to be drawn."""
    drawing = Drawing(1.5 * SIZE * 2 + 2 * SIZE + 40, _HEXAGON * 1.5 + 40, "Journey")
    left, low = SIZE + 20, _HEXAGON + 20
    first = left, low
    over = left + 1.5 * SIZE, low - EDGE
    beyond = left + 3 * SIZE, low
    from_beach = box.plain.pier[_richest(box)][_NORTHEAST]
    shown = _island_tile(box, _richest(box), full=from_beach)
    island(drawing, shown, first, list(_BOATS))
    ocean(drawing, _ocean_tile(box, _most_different(box)), over)
    corners = [
        (
            beyond[0] + SIZE * math.cos(math.pi * n / 3),
            beyond[1] + SIZE * math.sin(math.pi * n / 3),
        )
        for n in range(tongiaki.SIDES)
    ]
    drawing.polygon(corners, fill="none", stroke=FAINT, stroke_width=3, stroke_dasharray="9 7")
    drawing.text(*beyond, "?", 60, fill=FAINT, font_weight="bold")
    return drawing.svg()


def _richest(box: Box) -> int:
    points = box.plain.points[: box.plain.island_count]
    return int(points.index(max(points)))


def _most_different(box: Box) -> int:
    """The ocean with the most different numbers."""
    oceans = box.plain.number[: box.plain.ocean_count]
    return max(range(len(oceans)), key=lambda one: len(set(oceans[one])))


def _island_tile(box: Box, tile: int, full: int) -> IslandTile:
    """An island as it lies on the table, with boats on one of its beaches."""
    record = box.plain
    beaches = [
        Beach(
            number=beach + 1,
            moorings=record.moorings[tile][beach],
            boats=[_BOATS[n % len(_BOATS)] for n in range(record.moorings[tile][beach])]
            if beach == full
            else [],
            piers=[side for side in range(tongiaki.SIDES) if record.pier[tile][side] == beach],
        )
        for beach in range(record.beaches[tile])
    ]
    return IslandTile("", 0, 0, 0, record.points[tile], None, may_be_royal(tile), beaches)


def _ocean_tile(box: Box, tile: int) -> OceanTile:
    record = box.plain
    currents = [
        Current((side, record.current[tile][side]), record.number[tile][side])
        for side in range(tongiaki.SIDES)
        if side < record.current[tile][side]
    ]
    return OceanTile("", 0, 0, 0, currents)


# --- Namazu ---------------------------------------------------------------------------------

_CITY = 420.0
_SMALLER = _CITY / CITY


def namazu_rings(_: Box) -> str:
    """The rings and sectors; ashigarus stand in one sector, and an arrow turns the outer ring."""
    drawing = Drawing(_CITY, _CITY, "Edo")
    for ring in RINGS.values():
        for sector in range(namazu.SECTORS):
            steps = [sector - 0.5 + n / 6 for n in range(7)]
            outline = [_place(ring.outer, at) for at in steps]
            outline += [_place(ring.inner, at) for at in reversed(steps)]
            drawing.polygon(outline, fill=ring.ground, stroke=INK, stroke_width=1)
    outermost = RINGS["country"].outer
    innermost = RINGS["city"].inner
    edge = [_place(outermost, -0.5 + n / 6) for n in range(7)]
    edge += [_place(innermost, 0.5 - n / 6) for n in range(7)]
    drawing.polygon(edge, fill="none", stroke=VERMILION, stroke_width=4)
    for ring in (RINGS["country"], RINGS["city"]):
        drawing.seat_piece(*_place((ring.inner + ring.outer) / 2, 0), 14, 0)
    arrow = [_place(outermost + 16, 1 + n / 10) for n in range(15)]
    drawing.line(arrow, stroke=INK, stroke_width=4)
    tip = _place(outermost + 16, 2.6)
    barbs = [_place(outermost + 2, 2.38), tip, _place(outermost + 30, 2.38)]
    drawing.polygon(barbs, fill=INK)
    x, y = _place(0, 0)
    drawing.circle(x, y, innermost * _SMALLER - 2, fill="#17344F", stroke=INK)
    return drawing.svg()


def _place(radius: float, sector: float) -> tuple[float, float]:
    """A point of the city, sector 0 at the top, clockwise."""
    angle = 2 * math.pi * sector / namazu.SECTORS - math.pi / 2
    away = radius * _SMALLER
    return _CITY / 2 + away * math.cos(angle), _CITY / 2 + away * math.sin(angle)
