"""Pictures for the rulebooks that no drawing of the client shows: made with the pen of the core.

They have no words in them, so that they serve every language; their numbers are those of the box.
"""

from __future__ import annotations

from kuroshio.core.boxes import Box
from kuroshio.core.drawing import CARD, FAINT, FOAM, GOLD, INK, VERMILION, WATER, Drawing
from kuroshio.namiji import state as namiji

FISH = {"blue": "#3E78B2", "orange": "#DB7A2B", "green": "#5C9449"}
GLYPHS = {"blue": "●", "orange": "★", "green": "◆"}


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
    long, high = {"a": (17, 11), "b": (21, 6), "c": (13, 13), "d": (20, 14)}[kind]
    tail = [(x + long - 3, y), (x + long + 7, y - 8), (x + long + 7, y + 8)]
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
