"""A small pen for SVG pictures of a table, in the colours of Kuroshio."""

from __future__ import annotations

import math
import re
from collections.abc import Iterable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from functools import cache
from pathlib import Path
from xml.sax.saxutils import escape, quoteattr

PAPER = "#F4EDE0"
CARD = "#FBF7EF"
INK = "#1F2A37"
FAINT = "#6E6A5E"
WATER = "#5B86B0"
FOAM = "#DCE9EE"
GOLD = "#C9A227"
VERMILION = "#D1432B"

SANS = "Alegreya Sans, sans-serif"
SERIF = "Alegreya, Georgia, serif"
# What a picture is written with where the machine has no such fonts (SIL Open Font License).
FONTS = tuple(
    Path(__file__).with_name("fonts") / f"{name}.ttf"
    for name in ("AlegreyaSans-Regular", "AlegreyaSans-Bold", "Alegreya-Bold")
)


def _corners(*radii: float) -> str:
    """A polygon with a corner at each of these distances from the middle, the first at the top."""
    turns = [2 * math.pi * n / len(radii) for n in range(len(radii))]
    points = [
        (r * math.sin(turn), -r * math.cos(turn)) for r, turn in zip(radii, turns, strict=True)
    ]
    return "M" + "L".join(f"{x:.2f},{y:.2f}" for x, y in points) + "Z"


# A colour and the outline of a glyph for each seat: nobody has to tell colours apart.
SEATS = (
    ("#2F5DA8", "M6.6,0A6.6,6.6 0 1 1 -6.6,0A6.6,6.6 0 1 1 6.6,0Z"),
    ("#4F8A3C", "M-5.6,-5.6H5.6V5.6H-5.6Z"),
    ("#D9A514", _corners(7.8, 6.4, 7.8, 6.4)),
    ("#7A4A9C", _corners(*[8, 3.5] * 5)),
    ("#1E8C8C", _corners(*[7.2] * 5)),
    ("#C8437E", "M0,-7.4L7,5.2H-7Z"),
)
NEUTRAL = ("#8A8576", "M4,0A4,4 0 1 1 -4,0A4,4 0 1 1 4,0Z")

_SVG = re.compile(r"\s*<svg\b([^>]*)>(.*)</svg>\s*", re.DOTALL)


@cache
def symbol(path: Path) -> str:
    """A drawing of a file as a symbol named after it, to be used as often as one likes."""
    found = _SVG.fullmatch(path.read_text("utf-8"))
    assert found is not None, path
    box = re.search(r'viewBox="[^"]*"', found[1])
    own = re.sub(r'\b(id="|url\(#|href="#)', rf"\g<1>{path.stem}-", found[2])
    return f'<symbol id="{path.stem}" {box[0] if box else ""} overflow="visible">{own}</symbol>'


class Drawing:
    """Shapes in the order in which they are drawn.

    `drawings` is the folder of those that it can show; `paint` says which colour each seat has, if
    not that of its number. `corner` is the point at its upper left.
    """

    def __init__(
        self,
        width: float,
        height: float,
        title: str,
        ground: str = PAPER,
        drawings: Path | None = None,
        paint: Sequence[int] = (),
        corner: tuple[float, float] = (0, 0),
    ) -> None:
        self.width = width
        self.height = height
        self.corner = corner
        self._ground = ground
        self._title = title
        self._drawings = drawings
        self._paint = paint
        self._known: dict[str, str] = {}  # what is defined once, by its id
        self._shapes: list[str] = []

    def define(self, name: str, what: str) -> None:
        """A pattern, gradient or symbol, to be named by shapes."""
        self._known[name] = what

    @contextmanager
    def group(self, **attributes: object) -> Iterator[None]:
        """What is drawn meanwhile belongs together: moved, turned or faded as one."""
        self._shapes.append(f"<g {_written(attributes)}>")
        yield
        self._shapes.append("</g>")

    def at(
        self, x: float, y: float, scale: float = 1.0, **more: object
    ) -> AbstractContextManager[None]:
        """What is drawn meanwhile has its middle there."""
        moved = f"translate({_short(x)},{_short(y)})"
        return self.group(
            transform=moved if scale == 1 else f"{moved} scale({_short(scale)})", **more
        )

    def piece(
        self,
        name: str,
        x: float,
        y: float,
        scale: float = 1.0,
        centre: tuple[float, float] | None = None,
        **more: object,
    ) -> AbstractContextManager[None]:
        """What is drawn meanwhile is a piece there: in films it glides, perhaps round a point."""
        about = f"{_short(centre[0])},{_short(centre[1])}" if centre else None
        return self.at(x, y, scale, data_piece=name, data_round=about, **more)

    def has_drawing(self, name: str) -> bool:
        return self._drawings is not None and (self._drawings / f"{name}.svg").exists()

    def drawing(self, name: str, x: float, y: float, size: float, **style: object) -> None:
        """One of the game's drawings, its middle there."""
        assert self._drawings is not None
        self.define(name, symbol(self._drawings / f"{name}.svg"))
        half = size / 2
        self.shape("use", href=f"#{name}", x=x - half, y=y - half, width=size, height=size, **style)

    def picture(self, svg: str) -> None:
        """A whole picture as it is."""
        self._shapes.append(svg)

    def path(self, outline: str, **style: object) -> None:
        self.shape("path", d=outline, **style)

    def shape(self, tag: str, inside: str = "", /, **attributes: object) -> None:
        written = _written(attributes)
        self._shapes.append(
            f"<{tag} {written}>{inside}</{tag}>" if inside else f"<{tag} {written}/>"
        )

    def rectangle(self, x: float, y: float, width: float, height: float, **style: object) -> None:
        self.shape("rect", x=x, y=y, width=width, height=height, **style)

    def circle(self, x: float, y: float, radius: float, **style: object) -> None:
        self.shape("circle", cx=x, cy=y, r=radius, **style)

    def line(self, points: list[tuple[float, float]], **style: object) -> None:
        written = " ".join(f"{_short(x)},{_short(y)}" for x, y in points)
        self.shape("polyline", points=written, **{"fill": "none", **style})

    def polygon(self, points: list[tuple[float, float]], **style: object) -> None:
        self.shape(
            "polygon", points=" ".join(f"{_short(x)},{_short(y)}" for x, y in points), **style
        )

    def text(self, x: float, y: float, words: str, size: float = 14, **style: object) -> None:
        defaults = {
            "text_anchor": "middle",
            "fill": INK,
            "font_family": SANS,
        }
        self.shape("text", escape(words), x=x, y=y, font_size=size, **{**defaults, **style})

    def colour_of(self, seat: int | None) -> str:
        """A seat's colour; None for nobody's."""
        return self._painted(seat)[0]

    def _painted(self, seat: int | None) -> tuple[str, str]:
        if seat is None:
            return NEUTRAL
        return SEATS[self._paint[seat] if seat < len(self._paint) else seat]

    def glyph(self, x: float, y: float, scale: float, seat: int | None) -> None:
        """A seat's sign, to be put on its colour: white, and ink on gold, which is too pale."""
        colour, outline = self._painted(seat)
        moved = f"translate({_short(x)},{_short(y)}) scale({_short(scale)})"
        ink = INK if colour == SEATS[2][0] else "#FFFFFF"
        self.path(outline, fill=ink, transform=moved)

    def seat_piece(self, x: float, y: float, radius: float, seat: int | None) -> None:
        """A round piece in a seat's colour with its glyph; None for nobody's."""
        fill = self.colour_of(seat)
        self.circle(x, y, radius, fill=fill, stroke=INK, stroke_width=max(0.8, radius / 10))
        self.glyph(x, y, radius / 14, seat)

    def inside(self) -> str:
        """What is drawn, for another picture to hold."""
        defined = f"<defs>{''.join(self._known.values())}</defs>" if self._known else ""
        (x, y), size = self.corner, {"width": self.width, "height": self.height}
        ground = f"<rect {_written({'x': x, 'y': y, **size, 'fill': self._ground})}/>"
        return "\n".join([defined, ground, *self._shapes])

    def widen(self, others: Iterable[Drawing]) -> None:
        """Let it show as much as it and these others do."""
        all_of_them = [self, *others]
        left, top = (min(one.corner[k] for one in all_of_them) for k in (0, 1))
        self.width = max(one.corner[0] + one.width for one in all_of_them) - left
        self.height = max(one.corner[1] + one.height for one in all_of_them) - top
        self.corner = left, top

    def hold(self, other: Drawing, x: float, y: float, width: float, height: float) -> None:
        """Another drawing, as large as there is room."""
        box = other._box()
        self.shape("svg", other.inside(), x=x, y=y, width=width, height=height, viewBox=box)

    def _box(self) -> str:
        return " ".join(map(_short, (*self.corner, self.width, self.height)))

    def svg(self) -> str:
        """The picture as SVG text."""
        head = (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{self._box()}" '
            f'width="{_short(self.width)}" height="{_short(self.height)}" role="img">'
        )
        return f"{head}\n<title>{escape(self._title)}</title>\n{self.inside()}\n</svg>\n"


def drawn(svg: str) -> Drawing:
    """A picture that is there already, as a drawing that others can hold."""
    found = re.search(r'viewBox="0 0 ([\d.]+) ([\d.]+)"', svg)
    width, height = (float(found[1]), float(found[2])) if found else (420.0, 420.0)
    made = Drawing(width, height, "")
    made.picture(svg)
    return made


def _written(attributes: dict[str, object]) -> str:
    """Attributes as they stand in a tag; those that are None are left out."""
    return " ".join(
        f"{name.replace('_', '-')}={quoteattr(_short(value))}"
        for name, value in attributes.items()
        if value is not None
    )


def _short(value: object) -> str:
    """A number with at most two decimals; anything else as it is."""
    if isinstance(value, float):
        return f"{value:.2f}".rstrip("0").rstrip(".")
    return str(value)
