"""Namiji: a picture of the board, drawn from a view."""

from __future__ import annotations

import math
from functools import cache
from itertools import pairwise

from kuroshio.core.drawing import CARD, FOAM, GOLD, INK, SEATS, WATER, Drawing
from kuroshio.namiji.state import PANORAMA_NAMES
from kuroshio.namiji.view import BoatView, NamijiView

BOARD = 820.0
PLATE = 330.0  # width of the column with the boats
CORNER = 4.2  # of the superellipse: how square the loop is
MARGIN = 92.0
STATION, SECOND, PIER = 17.0, 14.0, 12.5

# ground, drawing, and a letter for each station
STATIONS = {
    "angling": ("#FBF7EF", "#1D3F72", "A"),
    "net": ("#FBF7EF", "#6B4424", "N"),
    "crustacean": ("#E3C98F", "#7A3A1C", "C"),
    "whirlpool": ("#0B2A4A", "#DCE9EE", "W"),
    "dolphin": ("#BFE0E2", "#146273", "D"),
    "octopus": ("#F2C7B6", "#A8331E", "O"),
    "whale": ("#2C4F86", "#FFFFFF", "H"),
    "rock": ("#CBD5B4", "#3C4A3A", "R"),
    "dock": ("#8C5A33", "#FBF7EF", "⚓"),
    "port": ("#FBF7EF", "#B5301B", "⌂"),
}
FISH_COLOURS = ("#2B66A8", "#DE7426", "#4E8A3D")
FISH_GLYPHS = ("●", "★", "☘")

Point = tuple[float, float]


def svg(view: NamijiView) -> str:
    """The sea route with all boats, the supply in the middle, and every boat's hold."""
    height = max(BOARD, 24 + 202.0 * len(view.boats))
    drawing = Drawing(BOARD + PLATE, height, "Namiji")
    drawing.rectangle(12, 12, BOARD - 24, BOARD - 24, rx=18, fill=WATER)
    places = route_points(len(view.route) - 1)
    drawing.line([*places, places[0]], stroke="#8FB3CF", stroke_width=31)
    drawing.line([*places, places[0]], stroke=FOAM, stroke_width=1.5, stroke_dasharray="6 8")
    for space in range(1, len(view.route)):
        _station(drawing, view, places, space)
    for boat in view.boats:
        x, y = slot_point(view, places, boat.space, boat.slot)
        drawing.seat_piece(x, y, PIER if view.route[boat.space].slots > 2 else 15, _seat(boat))
    _middle(drawing, view)
    for n, boat in enumerate(view.boats):
        _plate(drawing, view, boat, 18 + 202.0 * n)
    return drawing.svg()


def _seat(boat: BoatView) -> int | None:
    return None if boat.neutral else boat.seat


@cache
def route_points(length: int) -> list[Point]:
    """The middle of every space: a rounded square, clockwise from the port at the lower right."""
    middle, reach = BOARD / 2, BOARD / 2 - MARGIN
    steps = 20_000
    outline = []
    for n in range(steps + 1):
        t = math.pi / 4 + 2 * math.pi * n / steps
        c, s = math.cos(t), math.sin(t)
        x = middle + reach * math.copysign(abs(c) ** (2 / CORNER), c)
        y = middle + reach * math.copysign(abs(s) ** (2 / CORNER), s)
        outline.append((x, y))
    lengths = [0.0]
    for one, two in pairwise(outline):
        lengths.append(lengths[-1] + math.dist(one, two))
    points, n = [], 0
    for space in range(length):
        wanted = lengths[-1] * space / length
        while lengths[n + 1] <= wanted:
            n += 1
        part = (wanted - lengths[n]) / (lengths[n + 1] - lengths[n])
        (ax, ay), (bx, by) = outline[n], outline[n + 1]
        points.append((ax + part * (bx - ax), ay + part * (by - ay)))
    return points


def _outwards(places: list[Point], space: int) -> Point:
    """The direction from the middle of the board to a space, one long."""
    x, y = places[space % len(places)]
    away = math.hypot(x - BOARD / 2, y - BOARD / 2)
    return (x - BOARD / 2) / away, (y - BOARD / 2) / away


def slot_point(view: NamijiView, places: list[Point], space: int, slot: int) -> Point:
    """Where a boat stands: slot 1 on the route, the others farther outside."""
    x, y = places[_place(view, space) % len(places)]
    away = _outwards(places, _place(view, space))
    harbour = view.route[space].station in ("dock", "port")
    distance = 26.0 * slot if harbour else 30.0 * (slot - 1)
    return x + away[0] * distance, y + away[1] * distance


def _place(view: NamijiView, space: int) -> int:
    """The place of a space on the board; counter-clockwise the route runs the other way."""
    length = len(view.route) - 1
    return space if view.direction == "clockwise" else length - space


def _station(drawing: Drawing, view: NamijiView, places: list[Point], space: int) -> None:
    station = view.route[space]
    ground, ink, letter = STATIONS[station.station]
    x, y = places[_place(view, space) % len(places)]
    harbour = station.station in ("dock", "port")
    first = 1 if harbour else 2
    for slot in range(first, station.slots + 1):
        sx, sy = slot_point(view, places, space, slot)
        radius = PIER if harbour else SECOND
        drawing.circle(sx, sy, radius, fill=CARD, fill_opacity=0.75, stroke=INK)
    drawing.circle(x, y, STATION + 2 * harbour, fill=ground, stroke=INK, stroke_width=1.5)
    drawing.text(x, y + 6, letter, 17, fill=ink, font_weight="bold")
    away = _outwards(places, _place(view, space))
    drawing.text(x - away[0] * 30, y - away[1] * 30 + 4, str(space), 11, fill="#FFFFFF")


def _middle(drawing: Drawing, view: NamijiView) -> None:
    """The school of fish, the bag and the decks."""
    middle = BOARD / 2
    drawing.circle(middle, middle, 76, fill="#0B2A4A", stroke=FOAM)
    drawing.text(middle, middle - 4, "whirlpool", 15, fill=FOAM)
    drawing.text(middle, middle + 18, f"{view.afloat} afloat", 15, fill=FOAM)
    fish = [name for name, count in view.school.face_up.items() for _ in range(count)]
    kinds = _kinds(view)
    for n, name in enumerate(fish):
        angle = 2 * math.pi * n / max(1, len(fish)) - math.pi / 2
        x, y = middle + 150 * math.cos(angle), middle + 150 * math.sin(angle)
        _fish(drawing, x, y, 17, name, kinds)
    hidden = sum(view.school.face_down.values())
    words = (
        f"school: {len(fish)} face up, {hidden} face down · bag: {view.bag['shrimp']} shrimp, "
        f"{view.bag['crabs']} crabs"
    )
    decks = f"{view.nets.left} nets · {view.rocks.left} rocks · {view.docks.left} dock cards"
    drawing.text(middle, middle + 208, words, 14, fill="#FFFFFF")
    drawing.text(middle, middle + 228, decks, 14, fill="#FFFFFF")


def _kinds(view: NamijiView) -> tuple[list[str], list[str]]:
    """The colours and the kinds of fish that can be seen, in the box's order."""
    names = [*view.nets.unseen, *view.school.face_down, *view.school.face_up]
    for boat in view.boats:
        names += [cell.fish for cell in boat.rack.values() if cell]
    colours = list(dict.fromkeys(name.split()[0] for name in names))
    kinds = list(dict.fromkeys(name.split()[1] for name in names))
    known = ("blue", "orange", "green")
    colours.sort(key=lambda colour: known.index(colour) if colour in known else len(known))
    return colours, kinds


def _fish(
    drawing: Drawing, x: float, y: float, size: float, name: str, kinds: tuple[list[str], list[str]]
) -> None:
    """A fish as a coloured drop with the pictogram of its colour and the initial of its kind."""
    colour, kind = name.split(" ", 1)
    n = kinds[0].index(colour) if colour in kinds[0] else 0
    fill, glyph = FISH_COLOURS[n % 3], FISH_GLYPHS[n % 3]
    tail = [
        (x + size * 0.5, y),
        (x + size * 1.15, y - size * 0.5),
        (x + size * 1.15, y + size * 0.5),
    ]
    drawing.polygon(tail, fill=fill, stroke=INK)
    drawing.shape("ellipse", cx=x, cy=y, rx=size, ry=size * 0.68, fill=fill, stroke=INK)
    drawing.text(x - size * 0.3, y + size * 0.3, kind[0].upper(), size * 0.9, fill="#FFFFFF")
    drawing.text(x + size * 0.45, y + size * 0.25, glyph, size * 0.7, fill="#FFFFFF")


def _plate(drawing: Drawing, view: NamijiView, boat: BoatView, y: float) -> None:
    """A boat's hold: points, rack, trap, offerings, panoramas, cards."""
    x = BOARD + 4
    drawing.rectangle(x, y, PLATE - 16, 192, rx=10, fill=CARD, stroke=INK)
    drawing.seat_piece(x + 22, y + 22, 14, _seat(boat))
    if boat.neutral:
        drawing.text(x + 46, y + 28, "neutral boat", 17, text_anchor="start")
        return
    name = f"Seat {boat.seat + 1}"
    drawing.text(x + 46, y + 28, name, 17, text_anchor="start", fill=SEATS[boat.seat][0])
    points = str(view.scores[boat.seat])
    drawing.text(x + PLATE - 34, y + 30, points, 24, text_anchor="end", font_weight="bold")
    kinds = _kinds(view)
    for n, cell in enumerate(boat.rack.values()):
        cx, cy = x + 12 + 44 * (n % 4), y + 46 + 32 * (n // 4)
        drawing.rectangle(
            cx, cy, 42, 30, rx=4, fill=FOAM, stroke=GOLD if cell and cell.net else INK
        )
        if cell:
            _fish(drawing, cx + 18, cy + 15, 13, cell.fish, kinds)
    facts = [
        f"offerings {boat.offerings}",
        f"shrimp {boat.shrimp}, crabs {boat.crabs}",
        *(f"{name} {boat.panoramas[name]}" for name in PANORAMA_NAMES),
        f"rocks {len(boat.rocks)}",
    ]
    for n, fact in enumerate(facts):
        drawing.text(x + 194, y + 58 + 16 * n, fact, 12, text_anchor="start")
    cards = ", ".join(boat.cards) or "no dock cards"
    drawing.text(x + 12, y + 166, cards, 11, text_anchor="start")
    if boat.early_bird is not None:
        drawing.text(x + 12, y + 183, f"home: {boat.early_bird}", 12, text_anchor="start")
