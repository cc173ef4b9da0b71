"""Namazu: a picture of the city, drawn from a view."""

from __future__ import annotations

import math
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from kuroshio.core.drawing import CARD, FAINT, GOLD, INK, SERIF, Drawing
from kuroshio.namazu.state import SECTORS
from kuroshio.namazu.view import CellView, FamilyView, NamazuView

DRAWINGS = Path(__file__).with_name("drawings")
CITY = 840.0  # width of the square with the rings
PLATE = 380.0  # width of the column with the families
MIDDLE = CITY / 2
CENTRE = (MIDDLE, MIDDLE)
RIM = 413.0
ALTAR_ROW = 150.0
STEP = 360 / SECTORS  # degrees
PAPER = "#FFFDF8"
ROUND = 1.5  # of the lines between two cells


class Ring(NamedTuple):
    """A ring of the city: its radii, its ground and edge, and where on a cell things stand."""

    inner: float
    outer: float
    ground: str
    edge: str
    crest: float  # a radius
    pawn: tuple[float, float]  # a radius, and degrees from the middle of the cell


RINGS = {
    "country": Ring(312, 390, "#F3E4BB", "#DFC27C", 351, (349, -11)),
    "suburbs": Ring(231, 309, "#DDE9EF", "#A5C2D6", 270, (267, -12.6)),
    "city": Ring(124, 228, "#F4DDD0", "#DDA78F", 180, (183, -15)),
}
HOUSES = ((349.0, 9.8), (349.0, 14.9), (328.0, 9.8), (328.0, 14.9))  # radius and degrees
CONTRACT = (187.0, 15.0)
BEADS = 109.0  # radius of the chain that counts offerings
# What cells give that has a drawing of another name.
ALIAS = {"points": "vp", "building": "house", "offering": "cube"}
HAT = "M-13.5-6Q-5-16 0-18Q5-16 13.5-6Q0-2.5-13.5-6Z"
COAT = "M-10.5 15L-9 5.5Q-8 2.3-4.5 1.8Q0 4 4.5 1.8Q8 2.3 9 5.5L10.5 15Z"
WHOLE = "M-13-7Q-5-16.5 0-18Q5-16.5 13-7L6-4V1L10.5 5V15H-10.5V5L-6 1V-4Z"

Point = tuple[float, float]


def svg(view: NamazuView) -> str:
    """The three rings with all that stands on them, the altars, and every family's board."""
    height = max(CITY + ALTAR_ROW, 24 + 232.0 * len(view.families))
    drawing = Drawing(CITY + PLATE, height, "Namazu", drawings=DRAWINGS)
    drawing.hold(board(view), 0, 0, CITY, CITY)
    _altar_board(drawing, view)
    for n, family in enumerate(view.families):
        _plate(drawing, view, family, 18 + 232.0 * n)
    return drawing.svg()


def board(view: NamazuView, paint: Sequence[int] = ()) -> Drawing:
    """The city with all that stands on it; without words, so that it serves every language."""
    drawing = Drawing(CITY, CITY, "Namazu", CARD, DRAWINGS, paint)
    drawing.define(
        "namazu-hatch",
        '<pattern id="namazu-hatch" width="9" height="9" patternUnits="userSpaceOnUse" '
        'patternTransform="rotate(45)"><rect width="9" height="9" fill="#C9C2AE"/>'
        '<path d="M0 0V9" stroke="#A59E8A" stroke-width="3"/></pattern>',
    )
    drawing.circle(MIDDLE, MIDDLE, RIM, fill="#E9DEC8", stroke=INK, stroke_width=2)
    drawing.circle(MIDDLE, MIDDLE, 391.5, fill=CARD)
    for cell in view.cells:
        _ground(drawing, cell)
    for sector in range(SECTORS):
        ends = [_point(391, STEP * (sector - 0.5)), _point(RIM, STEP * (sector - 0.5))]
        drawing.line(ends, stroke=INK, stroke_width=1.4)
        x, y = _point(402, STEP * sector)
        drawing.circle(x, y, 9.5, fill=CARD, stroke=INK, stroke_width=1.2)
        drawing.text(x, y + 4.5, str(sector + 1), 13, font_weight=700)
    for cell in view.cells:
        _crest(drawing, cell)
    for cell in view.cells:
        _pieces(drawing, cell)
    _pond(drawing, view)
    return drawing


def _point(radius: float, angle: float) -> Point:
    """A point in the city; degrees clockwise from the top, where the first sector is."""
    turn = math.radians(angle)
    return MIDDLE + radius * math.sin(turn), MIDDLE - radius * math.cos(turn)


def _angle(cell: CellView) -> float:
    return STEP * (cell.sector - 1)


def _wedge(inner: float, outer: float, angle: float, inset: float = ROUND) -> str:
    """A piece of a ring, a little smaller on all sides."""
    low, high = inner + inset, outer - inset

    def at(radius: float, side: int) -> str:
        x, y = _point(radius, angle + side * (STEP / 2 - math.degrees(inset / radius)))
        return f"{x:.1f} {y:.1f}"

    return (
        f"M{at(low, -1)}L{at(high, -1)}A{high} {high} 0 0 1 {at(high, 1)}"
        f"L{at(low, 1)}A{low} {low} 0 0 0 {at(low, -1)}Z"
    )


def _ground(drawing: Drawing, cell: CellView) -> None:
    ring, angle = RINGS[cell.ring], _angle(cell)
    fill = "url(#namazu-hatch)" if cell.blocked else ring.ground
    drawing.path(_wedge(ring.inner, ring.outer, angle), fill=fill)
    if not cell.blocked:
        drawing.path(_wedge(ring.outer - 12, ring.outer, angle, 2), fill=ring.edge)


def _crest(drawing: Drawing, cell: CellView) -> None:
    """What a cell is and does: its drawing, its price, and what it gives."""
    ring = RINGS[cell.ring]
    x, y = _point(ring.crest, _angle(cell))
    with drawing.piece(
        *(f"cell {cell.name}", x, y - (16 if cell.ring == "city" else 10), 1.0, CENTRE),
        opacity=0.35 if cell.blocked else None,
    ):
        radius = 18.0 if cell.ring == "city" else 19.5
        drawing.circle(0, 0, radius, fill=PAPER, stroke=INK, stroke_width=1.5)
        if drawing.has_drawing(f"namazu-{cell.kind}"):
            drawing.drawing(f"namazu-{cell.kind}", 0, 0, radius * 1.44)
        price = [good for good, n in cell.price.items() for _ in range(n)]
        gives = next(iter(cell.gives.items()), None)
        if cell.ring != "city":
            if gives:
                drawing.rectangle(-21, 15, 42, 18, rx=9, fill=PAPER, stroke=INK, stroke_width=1.3)
                sign = "1–" if cell.kind == "offerings" else "+"
                drawing.text(-5, 29, f"{sign}{gives[1]}", 13.5, font_weight=700)
                _good(drawing, 11, 24, 14, gives[0])
        elif price or gives:
            _trade(drawing, price, gives)
    if cell.blocked:
        for turn in (25, -25):
            beam = f"translate({x:.1f},{y:.1f}) rotate({turn})"
            drawing.rectangle(
                -38, -5, 76, 10, rx=4, fill="#8C5A33", stroke=INK, stroke_width=1.4, transform=beam
            )


def _trade(drawing: Drawing, price: list[str], gives: tuple[str, int] | None) -> None:
    """What an artisan takes, and what he gives for it."""
    drawing.rectangle(-27, 17, 54, 30, rx=5, fill=PAPER, stroke=INK, stroke_width=1.3)
    step = min(16, 50 / max(1, len(price)))  # four goods stand closer than three
    for n, good in enumerate(price):
        _good(drawing, step * (n - (len(price) - 1) / 2), 24.5, min(13, step - 0.5), good)
    if gives:
        drawing.path("M-27 32H27V42Q27 47 22 47H-22Q-27 47-27 42Z", fill=INK)
        drawing.text(-6, 44, str(gives[1]), 13.5, fill=PAPER, font_weight=700)
        drawing.rectangle(3, 33.5, 15, 12, rx=3, fill=PAPER)
        _good(drawing, 10.5, 39.5, 12, gives[0])


def _good(drawing: Drawing, x: float, y: float, size: float, good: str) -> None:
    """What is paid or given, as its drawing; what has none by its first letter."""
    name = f"namazu-good-{ALIAS.get(good, good)}"
    if drawing.has_drawing(name):
        drawing.drawing(name, x, y, size)
    else:
        drawing.text(x, y + size / 3, good[0].upper(), size, font_weight=700)


def _pieces(drawing: Drawing, cell: CellView) -> None:
    """Houses, contracts and ashigarus: they stand upright."""
    angle = _angle(cell)
    for n, (seat, (radius, beside)) in enumerate(zip(cell.buildings, HOUSES, strict=False)):
        with drawing.piece(
            *(f"house {cell.name} {n}", *_point(radius, angle + beside), 0.8, CENTRE),
            stroke_linejoin="round",
        ):
            drawing.path("M-9.5-3H9.5V11H-9.5Z", fill=CARD, stroke=INK, stroke_width=1.5)
            roof = drawing.colour_of(seat)
            drawing.path("M-12.5-1.5L0-12L12.5-1.5Z", fill=roof, stroke=INK, stroke_width=1.5)
    if cell.contract is not None:
        name = f"contract {cell.name}"
        with drawing.piece(name, *_point(CONTRACT[0], angle + CONTRACT[1]), 0.9, CENTRE):
            fill = drawing.colour_of(cell.contract)
            drawing.rectangle(-8, -9, 16, 21, rx=1.5, fill=fill, stroke=INK, stroke_width=1.5)
            drawing.path("M-11-10.5H11", stroke=INK, stroke_width=3, stroke_linecap="round")
            drawing.glyph(0, 1, 0.62, cell.contract)
    if cell.pawn is not None:
        radius, beside = RINGS[cell.ring].pawn
        with drawing.piece(
            *(f"ashigaru {cell.pawn}", *_point(radius, angle + beside), 1.0, CENTRE),
            stroke_linejoin="round",
        ):
            _ashigaru(drawing, cell.pawn)


def _ashigaru(drawing: Drawing, seat: int) -> None:
    """A foot soldier in a seat's colour with its glyph, on a halo of paper."""
    fill = drawing.colour_of(seat)
    drawing.path("M11.5-17V15", stroke=CARD, stroke_width=4.5)
    drawing.path(WHOLE, fill=CARD, stroke=CARD, stroke_width=4.2)
    drawing.path("M11.5-17V15", stroke=INK, stroke_width=1.7)
    drawing.path("M11.5-21.5L9.6-15.5H13.4Z", fill=INK)
    face = "M-5.5-7V-1.5Q-4.5 2.5 0 2.5Q4.5 2.5 5.5-1.5V-7Z"
    drawing.path(face, fill="#EFD2B0", stroke=INK, stroke_width=1.3)
    drawing.path("M-2.2-2.6v.6M2.2-2.6v.6", stroke=INK, stroke_width=1.5)
    for part in (COAT, HAT):
        drawing.path(part, fill=fill, stroke=INK, stroke_width=1.5)
    drawing.glyph(0, 9.3, 0.6, seat)


def _pond(drawing: Drawing, view: NamazuView) -> None:
    """The catfish, and the beads that count the offerings up to its calm."""
    drawing.define(
        "namazu-pond",
        '<radialGradient id="namazu-pond"><stop offset=".2" stop-color="#5B8FC0"/>'
        '<stop offset="1" stop-color="#24507F"/></radialGradient>',
    )
    drawing.circle(MIDDLE, MIDDLE, 122, fill=CARD, stroke=INK)
    drawing.circle(MIDDLE, MIDDLE, 97, fill="url(#namazu-pond)", stroke=INK, stroke_width=1.5)
    drawing.drawing("namazu-catfish", MIDDLE, MIDDLE, 160)
    for step in range(1, view.limit + 1):
        x, y = _point(BEADS, 360 * step / view.limit)
        here, last = step == view.appeasement, step == view.limit
        dark = here or last
        radius = 11.0 if dark else 9.5 if step % 7 == 0 else 8.0
        fill = INK if dark else GOLD if step <= view.appeasement else PAPER
        drawing.circle(x, y, radius, fill=fill, stroke=INK, stroke_width=1.4)
        if dark or step % 7 == 0:
            ink = PAPER if dark else INK
            drawing.text(x, y + 4, str(step), 11, fill=ink, font_weight=700)


def _altar_board(drawing: Drawing, view: NamazuView) -> None:
    """The altars on offer with their prices, and what is left of the piles."""
    for n, slot in enumerate(view.slots):
        x = 24 + 150.0 * n
        drawing.rectangle(x, CITY + 6, 138, 96, rx=8, fill=CARD, stroke=INK)
        picture = f"namazu-a_{slot.series}"
        if drawing.has_drawing(picture):
            drawing.drawing(picture, x + 69, CITY + 38, 50)
        else:
            drawing.text(x + 69, CITY + 34, slot.series or "–", 17)
        price = [good for good, count in slot.price.items() for _ in range(count)]
        for k, good in enumerate(price):
            _good(drawing, x + 69 + 26 * (k - (len(price) - 1) / 2), CITY + 82, 22, good)
    facts = (
        f"{sum(view.altar_pile.values())} altars left",
        f"{sum(view.brigands.bag.values())} brigands in the bag",
        f"{view.yakuza.left} yakuza cards, {sum(view.yakuza.discards.values())} discarded",
        f"round {view.round}",
    )
    for n, fact in enumerate(facts):
        drawing.text(640, CITY + 28 + 22 * n, fact, 13, text_anchor="start")


def _plate(drawing: Drawing, view: NamazuView, family: FamilyView, y: float) -> None:
    """A family's board: strength, store, works, altars, cards."""
    x = CITY + 4
    drawing.rectangle(x, y, PLATE - 16, 222, rx=10, fill=CARD, stroke=INK)
    drawing.seat_piece(x + 22, y + 22, 14, family.seat)
    name = f"Seat {family.seat + 1}"
    drawing.text(x + 46, y + 28, name, 17, text_anchor="start", fill=drawing.colour_of(family.seat))
    points = str(view.scores[family.seat])
    drawing.text(
        x + PLATE - 34, y + 30, points, 24, text_anchor="end", font_family=SERIF, font_weight=700
    )
    strength = (
        f"force {family.force} · shield {family.shield} · wins {family.wins} · "
        f"brigands {family.brigands}"
    )
    drawing.text(x + 14, y + 56, strength, 13, text_anchor="start")
    for n, (good, count) in enumerate(family.goods.items()):
        _good(drawing, x + 24 + 38 * n, y + 76, 20, good)
        drawing.text(x + 42 + 38 * n, y + 81, str(count), 13)
    drawing.text(x + PLATE - 30, y + 81, f"{family.kobans} Kobans", 13, text_anchor="end")
    works = [*family.contracts, *family.improvements] or ["no contracts, no improvements"]
    drawing.text(x + 14, y + 108, ", ".join(works), 12, text_anchor="start")
    third = "third ashigaru" if family.third else f"third ashigaru: altar + {family.third_needs}"
    drawing.text(x + 14, y + 126, third, 12, text_anchor="start", fill=FAINT)
    for n, altar in enumerate(family.altars[:12]):
        ax, ay = x + 14 + 58 * (n % 6), y + 136 + 30 * (n // 6)
        drawing.text(ax, ay + 9, f"{altar.number} {altar.series}", 10, text_anchor="start")
        for k, good in enumerate(altar.offerings):
            _good(drawing, ax + 5 + 12 * k, ay + 19, 12, good)
    cards = ", ".join(card or "hidden" for card in family.cards)
    drawing.text(x + 14, y + 212, cards, 11, text_anchor="start")
