"""Namiji: a picture of the board, drawn from a view."""

from __future__ import annotations

import math
import tomllib
from collections.abc import Sequence
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

from kuroshio.core.drawing import CARD, FOAM, GOLD, INK, SERIF, WATER, Drawing
from kuroshio.namiji.state import PANORAMA_NAMES
from kuroshio.namiji.view import BoatView, NamijiView

DRAWINGS = Path(__file__).with_name("drawings")
BOARD = 820.0
MIDDLE = BOARD / 2
PLATE = 330.0  # width of the column with the boats
CORNER = 4.2  # of the superellipse: how square the loop is
MARGIN = 74.0
RIPPLE, BENDS = 23.0, 4  # how far the route swings, and how often on a leg
SAMPLES = 480  # of a leg
FIRST = 1.3  # steps from a dock to its first station
STATION, HARBOUR, SECOND, PIER = 17.0, 21.0, 14.0, 12.5  # radii
BESIDE = 33.0  # from a station to its second slot, and from a dock to its first
ALONG = (36.0, 119.0)  # between two slots of a pier, and from the first to the last at most
LAND, BEACH, WOOD, WAVE, CURRENT = "#6B8E4E", "#E3C98F", "#8C5A33", "#6E96BD", "#8FB3CF"
TREES = ((12, 62), (30, 74), (66, 14), (84, 22), (14, 88))
SAIL = "M-14,-22Q0,-26 14,-22Q18,-8 14,4Q0,0 -14,4Q-10,-9 -14,-22Z"
HULL = "M-22,6C-12,10 12,10 23,2C22,12 16,19 7,19L-10,19C-17,19 -21,13 -22,6Z"
BAG = (
    "M-12,-34Q-20,-40 -12,-44Q0,-38 12,-44Q20,-40 12,-34Q34,-14 32,12"
    "Q30,34 0,34Q-30,34 -32,12Q-34,-14 -12,-34Z"
)

Point = tuple[float, float]


class Spot(NamedTuple):
    """A space on the board."""

    at: Point
    radius: float
    slots: list[Point]
    away: Point  # the side on which nothing lies


def svg(view: NamijiView) -> str:
    """The sea route with all boats, the supply in the middle, and every boat's hold."""
    height = max(BOARD, 24 + 202.0 * len(view.boats))
    drawing = Drawing(BOARD + PLATE, height, "Namiji", drawings=DRAWINGS)
    drawing.hold(board(view), 0, 0, BOARD, BOARD)
    for n, boat in enumerate(view.boats):
        _plate(drawing, view, boat, 18 + 202.0 * n)
    return drawing.svg()


def board(view: NamijiView, paint: Sequence[int] = ()) -> Drawing:
    """The sea with all that lies on it; without words, so that it serves every language."""
    drawing = Drawing(BOARD, BOARD, "Namiji", WATER, DRAWINGS, paint)
    spots, line = layout(tuple((one.station, one.slots) for one in view.route))
    if view.direction != "clockwise":
        spots = [_mirrored(spot) for spot in spots]
        line = [_across(point) for point in line]
    _sea(drawing, line)
    for spot, space in zip(spots, view.route, strict=True):
        if space.station in ("dock", "port"):
            _pier(drawing, spot)
    for n, (spot, space) in enumerate(zip(spots, view.route, strict=True)):
        if n:  # the port is where all began, too
            _station(drawing, spot, space.station, n)
    _middle(drawing, view)
    for boat in sorted(view.boats, key=lambda boat: spots[boat.space].at[1]):
        slots = spots[boat.space].slots
        place = slots[min(boat.slot, len(slots)) - 1]
        centre = (MIDDLE, MIDDLE)
        with drawing.piece(f"boat {boat.seat}", *place, 0.82, centre, stroke_linejoin="round"):
            _boat(drawing, _seat(boat))
    return drawing


def _seat(boat: BoatView) -> int | None:
    return None if boat.neutral else boat.seat


# --- where everything lies ------------------------------------------------------------------


def _across(point: Point) -> Point:
    """Counter-clockwise the route runs the other way, from the same port."""
    return point[1], point[0]


def _mirrored(spot: Spot) -> Spot:
    slots = [_across(slot) for slot in spot.slots]
    return Spot(_across(spot.at), spot.radius, slots, _across(spot.away))


@cache
def layout(route: tuple[tuple[str, int], ...]) -> tuple[list[Spot], list[Point]]:
    """The place of every space, from the port at the lower right clockwise, and the current."""
    harbours = [n for n, (station, _) in enumerate(route) if station in ("dock", "port")]
    legs = [_leg(n, len(harbours) - 1) for n in range(len(harbours) - 1)]
    spots: dict[int, Spot] = {}
    for n, space in enumerate(harbours):
        spots[space] = _harbour(legs[n % len(legs)][0], route[space][1])
    for leg, (start, end) in zip(legs, pairwise(harbours), strict=True):
        for n, at in enumerate(_even_steps(leg, end - start - 1), start + 1):
            spots[n] = _place(leg, at, route[n][1])
    return [spots[n] for n in range(len(route))], [point for leg in legs for point in leg[::4]]


def _leg(number: int, legs: int) -> list[Point]:
    """A piece of the rounded square between two harbours; it swings from side to side."""
    reach = MIDDLE - MARGIN
    base = []
    for n in range(SAMPLES + 1):
        t = math.pi / 4 + 2 * math.pi / legs * (number + n / SAMPLES)
        c, s = math.cos(t), math.sin(t)
        x = MIDDLE + reach * math.copysign(abs(c) ** (2 / CORNER), c)
        y = MIDDLE + reach * math.copysign(abs(s) ** (2 / CORNER), s)
        base.append((x, y))
    smooth = _evenly(base)
    rippled = []
    for n, (x, y) in enumerate(smooth):
        u = n / SAMPLES
        out = RIPPLE * math.sin(2 * math.pi * BENDS * u) * min(1.0, 3 * math.sin(math.pi * u))
        nx, ny = _left(smooth, n)
        rippled.append((x + out * nx, y + out * ny))
    return _evenly(rippled)


def _evenly(line: list[Point]) -> list[Point]:
    """As many points of the same line, all as far from the next."""
    lengths = [0.0]
    for one, two in pairwise(line):
        lengths.append(lengths[-1] + math.dist(one, two))
    points, n = [], 1
    for step in range(len(line)):
        wanted = lengths[-1] * step / (len(line) - 1)
        while n < len(line) - 1 and lengths[n] < wanted:
            n += 1
        part = (wanted - lengths[n - 1]) / (lengths[n] - lengths[n - 1])
        (ax, ay), (bx, by) = line[n - 1], line[n]
        points.append((ax + part * (bx - ax), ay + part * (by - ay)))
    return points


def _left(line: list[Point], n: int) -> Point:
    """The direction to the left of the way, which is outwards, one long."""
    (ax, ay), (bx, by) = line[max(0, n - 1)], line[min(len(line) - 1, n + 1)]
    size = math.dist((ax, ay), (bx, by)) or 1.0
    return (by - ay) / size, (ax - bx) / size


def _even_steps(leg: list[Point], count: int) -> list[int]:
    """Where so many stations lie on a leg, all equally far from the next as seen."""
    least, most = 0.0, 2 * MIDDLE / max(1, count - 1)
    for _ in range(24):
        step = (least + most) / 2
        if math.dist(leg[_steps(leg, count, step)[-1]], leg[-1]) > FIRST * step:
            least = step
        else:
            most = step
    return _steps(leg, count, least)


def _steps(leg: list[Point], count: int, step: float) -> list[int]:
    found, at = [], 0
    for n in range(count):
        here = leg[at]
        while at < len(leg) - 1 and math.dist(leg[at], here) < (step if n else FIRST * step):
            at += 1
        found.append(at)
    return found or [0]


def _place(leg: list[Point], at: int, slots: int) -> Spot:
    """A station; its second slot lies on the outside of the bend."""
    (x, y), (nx, ny) = leg[at], _left(leg, at)
    before, after = leg[max(0, at - 14)], leg[min(len(leg) - 1, at + 14)]
    bend = (before[0] + after[0] - 2 * x) * nx + (before[1] + after[1] - 2 * y) * ny
    side = -1 if bend > 0 else 1
    beside = (x + side * BESIDE * nx, y + side * BESIDE * ny)
    return Spot((x, y), STATION, [(x, y), beside][:slots], (-side * nx, -side * ny))


def _harbour(corner: Point, slots: int) -> Spot:
    """A dock or the port, with its pier."""
    x, y = corner
    dx, dy = (math.copysign(math.sqrt(0.5), one - MIDDLE) for one in corner)
    apart = min(ALONG[0], ALONG[1] / max(1, slots - 1))
    places = [BESIDE + n * apart for n in range(max(1, slots))]
    return Spot(corner, HARBOUR, [(x + far * dx, y + far * dy) for far in places], (-dx, -dy))


# --- the sea --------------------------------------------------------------------------------


def _sea(drawing: Drawing, line: list[Point]) -> None:
    """Waves, land in the corners, the whirlpool in the middle, and the current."""
    scales = "".join(
        f'<circle cx="{x}" cy="{y}" r="20" fill="{WATER}"/><circle cx="{x}" cy="{y}" r="13.6"/>'
        f'<circle cx="{x}" cy="{y}" r="7.2"/>'
        for y in range(-10, 50, 10)
        for x in ((20,) if y % 20 else (0, 40))
    )
    drawing.define(
        "namiji-waves",
        '<pattern id="namiji-waves" width="40" height="20" patternUnits="userSpaceOnUse">'
        f'<g fill="none" stroke="{WAVE}">{scales}</g></pattern>',
    )
    drawing.define(
        "namiji-depth",
        '<radialGradient id="namiji-depth"><stop offset="0" stop-color="#0B2A4A" '
        'stop-opacity=".75"/><stop offset=".6" stop-color="#0B2A4A" stop-opacity=".45"/>'
        '<stop offset="1" stop-color="#0B2A4A" stop-opacity="0"/></radialGradient>',
    )
    drawing.rectangle(0, 0, BOARD, BOARD, fill="url(#namiji-waves)")
    for n, (x, y) in enumerate(((0, 0), (BOARD, 0), (BOARD, BOARD), (0, BOARD))):
        with drawing.group(transform=f"translate({x},{y}) rotate({90 * n})", stroke=INK):
            drawing.path(
                "M-4,150C26,150 34,118 60,104C84,92 86,66 106,54C128,40 140,24 150,-4L-4,-4Z",
                fill=BEACH,
                stroke_width=1.5,
            )
            drawing.path(
                "M-4,118C18,116 24,94 46,82C68,70 64,52 84,42C104,32 112,18 118,-4L-4,-4Z",
                fill=LAND,
                stroke_width=1.2,
            )
            for tx, ty in TREES:
                tree = f"M{tx},{ty}l-8,12h5l-6,9h18l-6,-9h5Z"
                drawing.path(tree, fill="#3E6438", transform=f"rotate({-90 * n} {tx} {ty})")
    drawing.circle(MIDDLE, MIDDLE, 270, fill="url(#namiji-depth)")
    drawing.circle(MIDDLE, MIDDLE, 76, fill="#0B2A4A", stroke=CURRENT, stroke_width=2)
    turns = [(4 + 0.66 * n, 0.165 * n) for n in range(90)]
    spiral = [(MIDDLE + r * math.cos(a), MIDDLE + r * math.sin(a)) for r, a in turns]
    drawing.line(spiral, stroke="#3E6C9E", stroke_width=8, stroke_linecap="round")
    closed = [*line, line[0]]
    drawing.line(closed, stroke=CURRENT, stroke_width=31, stroke_opacity=0.85)
    drawing.line(closed, stroke=FOAM, stroke_width=1.5, stroke_dasharray="10 14")


def _pier(drawing: Drawing, spot: Spot) -> None:
    far = spot.slots[-1]
    ends = [spot.at, (far[0] - 22 * spot.away[0], far[1] - 22 * spot.away[1])]
    drawing.line(ends, stroke=INK, stroke_width=37)
    drawing.line(ends, stroke=WOOD, stroke_width=34)
    planks = "1.2 9"
    drawing.line(ends, stroke="#5E3A1E", stroke_width=34, stroke_dasharray=planks, opacity=0.5)


def _station(drawing: Drawing, spot: Spot, station: str, number: int) -> None:
    harbour = station in ("dock", "port")
    name = f"namiji-station-{station}"
    for n, (x, y) in enumerate(spot.slots):
        if harbour:
            drawing.circle(x, y, PIER, fill="#F6EAD2", stroke=INK, stroke_width=1.3)
            if station == "dock":
                drawing.text(x, y + 5, str(n + 1), 13, font_family=SERIF, font_weight=700)
        elif n:
            drawing.line([spot.at, (x, y)], stroke=FOAM, stroke_width=5)
            drawing.drawing(name, x, y, SECOND * 40 / 17, opacity=0.85)
    x, y = spot.at
    drawing.drawing(name, x, y, spot.radius * 40 / 17)
    if station != "port":
        far = spot.radius + 9
        away = x + spot.away[0] * far, y + spot.away[1] * far + 3.5
        drawing.text(*away, str(number), 10, fill="#EEF5F7", font_weight=700, opacity=0.85)


def _boat(drawing: Drawing, seat: int | None) -> None:
    """A boat under sail, in its colour and with its glyph, on a halo of paper."""
    for part in (HULL, SAIL):
        drawing.path(part, fill=CARD, stroke=CARD, stroke_width=5.5)
    drawing.path("M0,-25V8", stroke=INK, stroke_width=2)
    drawing.path(SAIL, fill=drawing.colour_of(seat), stroke=INK, stroke_width=1.6)
    drawing.glyph(1.6, -10, 0.92, seat)
    drawing.path(HULL, fill=WOOD, stroke=INK, stroke_width=1.6)
    rail = "M-20.6,10.2C-10,13.6 10,13.6 21.6,7.6"
    drawing.path(rail, fill="none", stroke=BEACH, stroke_width=1.6)


# --- the middle -----------------------------------------------------------------------------


def _middle(drawing: Drawing, view: NamijiView) -> None:
    """The school of fish, the offerings afloat, the decks and the bag."""
    for n in range(view.afloat):
        outer = n >= 8
        angle = 2 * math.pi * ((n - 8) / 12 if outer else n / 8) - math.pi / 2
        far = 66 if outer else 44
        x, y = MIDDLE + far * math.cos(angle), MIDDLE + far * math.sin(angle)
        drawing.drawing("namiji-offering", x, y, 28)
    fish = [name for name, count in view.school.face_up.items() for _ in range(count)]
    for (x, y, size), name in zip(
        _rings(len(fish), sum(view.school.face_down.values())),
        (
            *fish,
            *[None] * sum(view.school.face_down.values()),
        ),
        strict=False,
    ):
        if name is None:
            drawing.drawing("namiji-fish-back", x, y, size * 0.85 * 40 / 17)
        else:
            _fish(drawing, x, y, size, name)
    decks = (
        ("rock", view.rocks.left, -1, -1, "#4F5D49"),
        ("dock", view.docks.left, 1, -1, "#9DBAD6"),
        ("net", view.nets.left, -1, 1, "#EBDCBC"),
    )
    for station, left, dx, dy, fill in decks:
        with drawing.at(MIDDLE + 232 * dx, MIDDLE + 196 * dy - 8):
            for below in (4, 0):
                drawing.rectangle(-33 - below, -38 + below, 60, 76, rx=7, fill=fill, stroke=INK)
            drawing.drawing(f"namiji-station-{station}", -3, 0, 44)
            _count(drawing, 27, -36.5, left)
    with drawing.at(MIDDLE + 232, MIDDLE + 188):
        drawing.path(BAG, fill="#A8743F", stroke=INK, stroke_width=1.5)
        drawing.path("M-13,-33Q0,-27 13,-33", fill="none", stroke="#5E3A1E", stroke_width=3)
        drawing.drawing("namiji-shrimp", -12, 3, 26)
        drawing.drawing("namiji-crab", 12, 7, 26)
        _count(drawing, 29, -36.5, view.bag["shrimp"] + view.bag["crabs"])


def _count(drawing: Drawing, x: float, y: float, number: int) -> None:
    drawing.rectangle(x - 15, y - 10.5, 30, 21, rx=10.5, fill=CARD, stroke=INK, stroke_width=1.3)
    drawing.text(x, y + 5, str(number), 15, font_family=SERIF, font_weight=700)


def _rings(up: int, down: int) -> list[tuple[float, float, float]]:
    """Places for the school round the whirlpool; those that are shown lie scattered among the
    others."""
    many = up + down > 30
    rings = ((12, 104), (18, 146), (18, 188)) if many else ((12, 113), (18, 166))
    size = 20.0 if many else 24.0
    places = []
    for ring, (count, far) in enumerate(rings):
        for n in range(count):
            angle = 2 * math.pi * n / count + 0.13 * ring
            places.append((MIDDLE + far * math.cos(angle), MIDDLE + far * math.sin(angle), size))
    return [places[n * 11 % len(places)] for n in range(len(places))]


@cache
def _printed() -> tuple[list[str], list[str]]:
    """The colours and kinds of fish that the box names and that are drawn."""
    fish = tomllib.loads(Path(__file__).with_name("box.toml").read_text("utf-8"))["fish"]
    return fish["colours"], fish["kinds"]


def _fish(drawing: Drawing, x: float, y: float, radius: float, name: str) -> None:
    """A fish token; one that is not drawn, of a box of somebody's own, by its name."""
    colour, _, kind = name.partition(" ")
    colours, kinds = _printed()
    if colour in colours and kind in kinds:
        token = f"namiji-fish-{colour[0].upper()}{kinds.index(kind) + 1}"
        drawing.drawing(token, x, y, 2 * radius * 24 / 20)
    else:
        drawing.circle(x, y, radius, fill=CARD, stroke=INK, stroke_width=1.5)
        drawing.text(x, y + 4, name, radius / 2)


def _plate(drawing: Drawing, view: NamijiView, boat: BoatView, y: float) -> None:
    """A boat's hold: points, rack, trap, offerings, panoramas, cards."""
    x = BOARD + 4
    drawing.rectangle(x, y, PLATE - 16, 192, rx=10, fill=CARD, stroke=INK)
    drawing.seat_piece(x + 22, y + 22, 14, _seat(boat))
    if boat.neutral:
        drawing.text(x + 46, y + 28, "neutral boat", 17, text_anchor="start")
        return
    name = f"Seat {boat.seat + 1}"
    drawing.text(x + 46, y + 28, name, 17, text_anchor="start", fill=drawing.colour_of(boat.seat))
    points = str(view.scores[boat.seat])
    drawing.text(
        x + PLATE - 34, y + 30, points, 24, text_anchor="end", font_family=SERIF, font_weight=700
    )
    for n, cell in enumerate(boat.rack.values()):
        cx, cy = x + 12 + 44 * (n % 4), y + 46 + 32 * (n // 4)
        drawing.rectangle(
            cx, cy, 42, 30, rx=4, fill=FOAM, stroke=GOLD if cell and cell.net else INK
        )
        if cell:
            _fish(drawing, cx + 21, cy + 15, 12, cell.fish)
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
