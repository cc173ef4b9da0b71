"""A small pen for SVG pictures of a table, in the colours of Kuroshio."""

from __future__ import annotations

from xml.sax.saxutils import escape, quoteattr

PAPER = "#F4EDE0"
CARD = "#FBF7EF"
INK = "#1F2A37"
FAINT = "#6E6A5E"
WATER = "#5B86B0"
FOAM = "#DCE9EE"
GOLD = "#C9A227"
VERMILION = "#D1432B"

# A colour and a glyph for each seat: nobody has to tell colours apart.
SEATS = (
    ("#2F5DA8", "●"),
    ("#4F8A3C", "■"),
    ("#D9A514", "◆"),
    ("#7A4A9C", "★"),
    ("#1E8C8C", "⬟"),
    ("#C8437E", "▲"),
)
NEUTRAL = ("#8A8576", "○")


class Drawing:
    """Shapes in the order in which they are drawn."""

    def __init__(self, width: float, height: float, title: str) -> None:
        self.width = width
        self.height = height
        self._shapes = [f"<title>{escape(title)}</title>"]
        self.rectangle(0, 0, width, height, fill=PAPER)

    def shape(self, tag: str, inside: str = "", /, **attributes: object) -> None:
        written = " ".join(
            f"{name.replace('_', '-')}={quoteattr(_short(value))}"
            for name, value in attributes.items()
            if value is not None
        )
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
            "font_family": "Alegreya Sans, sans-serif",
        }
        self.shape("text", escape(words), x=x, y=y, font_size=size, **{**defaults, **style})

    def seat_piece(self, x: float, y: float, radius: float, seat: int | None) -> None:
        """A round piece in a seat's colour with its glyph; None for nobody's."""
        colour, glyph = NEUTRAL if seat is None else SEATS[seat]
        self.circle(x, y, radius, fill=colour, stroke=INK, stroke_width=1.5)
        ink = INK if colour == SEATS[2][0] else "#FFFFFF"
        self.text(x, y + radius * 0.38, glyph, radius * 1.1, fill=ink)

    def svg(self) -> str:
        """The picture as SVG text."""
        head = (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_short(self.width)} '
            f'{_short(self.height)}" width="{_short(self.width)}" height="{_short(self.height)}" '
            'role="img">'
        )
        return "\n".join([head, *self._shapes, "</svg>"]) + "\n"


def _short(value: object) -> str:
    """A number with at most two decimals; anything else as it is."""
    if isinstance(value, float):
        return f"{value:.2f}".rstrip("0").rstrip(".")
    return str(value)
