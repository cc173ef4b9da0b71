"""Namazu: a picture of the city, drawn from a view."""

from __future__ import annotations

import math

from kuroshio.core.drawing import CARD, FAINT, FOAM, GOLD, INK, SEATS, VERMILION, Drawing
from kuroshio.namazu.state import SECTORS
from kuroshio.namazu.view import CellView, FamilyView, NamazuView

CITY = 800.0  # width of the square with the rings
PLATE = 380.0  # width of the column with the families
MIDDLE = CITY / 2
ALTAR_ROW = 150.0

# inner and outer radius, ground and ink of each ring
RINGS = {
    "country": (262.0, 372.0, "#F3DFA2", "#7A5A10"),
    "suburbs": (162.0, 262.0, "#BBD3E6", "#1D3F72"),
    "city": (66.0, 162.0, "#EBB8A6", "#8E2416"),
}
GOODS = {
    "rice": ("#E5B93C", INK),
    "bamboo": ("#5E8F3A", "#FFFFFF"),
    "ore": ("#2B2B2B", "#FFFFFF"),
    "steel": ("#2F5DA8", "#FFFFFF"),
    "meat": ("#B8402E", "#FFFFFF"),
    "bone": ("#F7F4EA", INK),
    "gold": (GOLD, INK),
}

Point = tuple[float, float]


def svg(view: NamazuView) -> str:
    """The three rings with all that stands on them, the altars, and every family's board."""
    height = max(CITY + ALTAR_ROW, 24 + 232.0 * len(view.families))
    drawing = Drawing(CITY + PLATE, height, "Namazu")
    for cell in view.cells:
        _cell(drawing, cell)
    for sector in range(SECTORS):
        ends = [_point(66, sector - 0.5), _point(380, sector - 0.5)]
        drawing.line(ends, stroke="#3C7A3C", stroke_width=2, stroke_dasharray="5 6")
        x, y = _point(386, sector)
        drawing.text(x, y + 5, str(sector + 1), 15, fill=FAINT)
    drawing.circle(MIDDLE, MIDDLE, 64, fill="#17344F", stroke=INK)
    drawing.text(MIDDLE, MIDDLE - 8, "Namazu", 20, fill=FOAM)
    calm = f"{view.appeasement} / {view.limit}"
    drawing.text(MIDDLE, MIDDLE + 18, calm, 20, fill=FOAM, font_weight="bold")
    drawing.text(MIDDLE, MIDDLE + 38, f"round {view.round}", 13, fill=FOAM)
    _altar_board(drawing, view)
    for n, family in enumerate(view.families):
        _plate(drawing, view, family, 18 + 232.0 * n)
    return drawing.svg()


def _point(radius: float, sector: float) -> Point:
    """A point in the middle of a sector (or between two), sector 0 at the top, clockwise."""
    angle = 2 * math.pi * sector / SECTORS - math.pi / 2
    return MIDDLE + radius * math.cos(angle), MIDDLE + radius * math.sin(angle)


def _cell(drawing: Drawing, cell: CellView) -> None:
    inner, outer, ground, ink = RINGS[cell.ring]
    sector = cell.sector - 1
    steps = [sector - 0.5 + n / 6 for n in range(7)]
    outline = [_point(outer, at) for at in steps] + [_point(inner, at) for at in reversed(steps)]
    fill = "#C9C2B4" if cell.blocked else ground
    drawing.polygon(outline, fill=fill, stroke=INK, stroke_width=1.5)
    x, y = _point((inner + outer) / 2, sector)
    size = 12 if cell.ring == "city" else 14
    drawing.text(x, y - 20, cell.name, size, fill=ink, font_weight="bold")
    if cell.blocked:
        drawing.text(x, y + 10, "×", 34, fill=VERMILION)
    price = [good for good, n in cell.price.items() for _ in range(n)]
    for n, good in enumerate(price):
        _cube(drawing, x - 8 * len(price) + 16 * n + 8, y - 9, 6, good)
    if cell.pawn is not None:
        drawing.seat_piece(x, y + 12, 13, cell.pawn)
    for n, seat in enumerate(cell.buildings):
        colour = SEATS[seat][0]
        bx = x - 30 + 20 * n
        roof = [(bx - 8, y + 34), (bx, y + 26), (bx + 8, y + 34)]
        drawing.polygon([*roof, (bx + 8, y + 42), (bx - 8, y + 42)], fill=colour, stroke=INK)
    if cell.contract is not None:
        drawing.seat_piece(x + 26, y + 6, 8, cell.contract)


def _cube(drawing: Drawing, x: float, y: float, half: float, good: str) -> None:
    """A cube with the initial of its good (bamboo and bone differ by a small letter)."""
    fill, ink = GOODS[good]
    drawing.rectangle(x - half, y - half, 2 * half, 2 * half, rx=2, fill=fill, stroke=INK)
    letter = "n" if good == "bone" else good[0].upper()
    drawing.text(x, y + half * 0.65, letter, half * 1.7, fill=ink)


def _altar_board(drawing: Drawing, view: NamazuView) -> None:
    """The altars on offer with their prices, and what is left of the piles."""
    for n, slot in enumerate(view.slots):
        x = 24 + 150.0 * n
        drawing.rectangle(x, CITY + 6, 138, 96, rx=8, fill=CARD, stroke=INK)
        drawing.text(x + 69, CITY + 34, slot.series or "–", 17)
        price = [good for good, count in slot.price.items() for _ in range(count)]
        for k, good in enumerate(price):
            _cube(drawing, x + 69 - 14 * len(price) + 28 * k + 14, CITY + 66, 10, good)
    facts = (
        f"{sum(view.altar_pile.values())} altars left",
        f"{sum(view.brigands.bag.values())} brigands in the bag",
        f"{view.yakuza.left} yakuza cards, {sum(view.yakuza.discards.values())} discarded",
    )
    for n, fact in enumerate(facts):
        drawing.text(630, CITY + 34 + 22 * n, fact, 13, text_anchor="start")


def _plate(drawing: Drawing, view: NamazuView, family: FamilyView, y: float) -> None:
    """A family's board: strength, store, works, altars, cards."""
    x = CITY + 4
    drawing.rectangle(x, y, PLATE - 16, 222, rx=10, fill=CARD, stroke=INK)
    drawing.seat_piece(x + 22, y + 22, 14, family.seat)
    name = f"Seat {family.seat + 1}"
    drawing.text(x + 46, y + 28, name, 17, text_anchor="start", fill=SEATS[family.seat][0])
    points = str(view.scores[family.seat])
    drawing.text(x + PLATE - 34, y + 30, points, 24, text_anchor="end", font_weight="bold")
    strength = (
        f"force {family.force} · shield {family.shield} · wins {family.wins} · "
        f"brigands {family.brigands}"
    )
    drawing.text(x + 14, y + 56, strength, 13, text_anchor="start")
    for n, (good, count) in enumerate(family.goods.items()):
        _cube(drawing, x + 24 + 38 * n, y + 76, 9, good)
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
            _cube(drawing, ax + 5 + 11 * k, ay + 19, 5, good)
    cards = ", ".join(card or "hidden" for card in family.cards)
    drawing.text(x + 14, y + 212, cards, 11, text_anchor="start")
