"""Small plots as SVG: no script, and colours that follow the page (see `report.py`)."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from kuroshio.lab.findings import Seat, SourceFinding, Spread

WIDE, HIGH = 460, 150
LEFT, RIGHT, TOP, BOTTOM = 44, 12, 10, 26
ROW = 24


def histogram(series: Sequence[tuple[str, Spread]], label: str) -> str:
    """Distributions over one axis, each as shares of its own total; the second is an outline."""
    low = min(spread.first for _, spread in series)
    high = max(spread.last for _, spread in series)
    step = max(1, -(-(high - low + 1) // 60))  # numbers to a bar
    shapes = [(name, _binned(spread, low, high, step)) for name, spread in series]
    tallest = max(max(shares) for _, shares in shapes)
    bars = len(shapes[0][1])
    wide = (WIDE - LEFT - RIGHT) / bars
    floor = HIGH - BOTTOM
    parts = [_axis_of_shares(tallest)]
    for n, (name, shares) in enumerate(shapes):
        for k, share in enumerate(shares):
            if not share:
                continue
            high_ = share / tallest * (floor - TOP)
            first = low + k * step
            numbers = f"{first}" if step == 1 else f"{first}–{first + step - 1}"
            parts.append(
                f'<rect class="s{n}" x="{LEFT + k * wide + 0.5:.1f}" y="{floor - high_:.1f}" '
                f'width="{max(1.0, wide - 1):.1f}" height="{high_:.1f}">'
                f"<title>{escape(name)}, {numbers}: {share:.1%}</title></rect>"
            )
    for value in _ticks(low, high):
        at = LEFT + ((value - low) / step + 0.5 / step) * wide
        parts.append(f'<text x="{at:.1f}" y="{floor + 15}" text-anchor="middle">{value}</text>')
    parts.append(f'<line x1="{LEFT}" x2="{WIDE - RIGHT}" y1="{floor}" y2="{floor}"/>')
    return _svg(WIDE, HIGH, parts, label)


def _binned(spread: Spread, low: int, high: int, step: int) -> list[float]:
    bins = [0] * ((high - low) // step + 1)
    for n, count in enumerate(spread.counts):
        bins[(spread.first + n - low) // step] += count
    total = sum(spread.counts)
    return [count / total for count in bins]


def _axis_of_shares(tallest: float) -> str:
    floor = HIGH - BOTTOM
    return (
        f'<text x="{LEFT - 6}" y="{TOP + 8}" text-anchor="end">{tallest:.1%}</text>'
        f'<text x="{LEFT - 6}" y="{floor}" text-anchor="end">0</text>'
    )


def _ticks(low: int, high: int) -> list[int]:
    """Round numbers to write under an axis."""
    step = 1
    while (high - low) / step > 7:
        step *= 5 if str(step)[0] == "2" or step == 1 else 2
        step = {5: 5, 25: 20}.get(step, step)
    return [value for value in range(low, high + 1) if value % step == 0]


def intervals(rows: Sequence[tuple[str, Seat]], label: str) -> str:
    """Shares of the victories with their 95 % intervals, against an equal share."""
    even = 1 / len(rows)
    low = min([even, *(row.wins_low for _, row in rows)])
    high = max([even, *(row.wins_high for _, row in rows)])
    margin = max(0.005, (high - low) * 0.15)
    scale = _Scale(low - margin, high + margin, 120, WIDE - RIGHT)
    tall = TOP + ROW * len(rows) + BOTTOM
    floor = tall - BOTTOM
    parts = [f'<line class="even" x1="{scale(even)}" x2="{scale(even)}" y1="{TOP}" y2="{floor}"/>']
    for n, (name, seat) in enumerate(rows):
        y = TOP + ROW * n + ROW / 2
        text = f"{seat.wins:.2%} ({seat.wins_low:.2%} to {seat.wins_high:.2%})"
        parts.append(
            f"<g><title>{escape(name)}: {text}</title>"
            f'<text x="112" y="{y + 4}" text-anchor="end">{escape(name)}</text><line class="reach" '
            f'x1="{scale(seat.wins_low)}" x2="{scale(seat.wins_high)}" y1="{y}" y2="{y}"/>'
            f'<circle class="s0" cx="{scale(seat.wins)}" cy="{y}" r="4.5"/></g>'
        )
    for value in (low, even, high):
        anchor = {low: "start", high: "end"}.get(value, "middle")
        if value == even or abs(value - even) > (high - low) * 0.2:
            place = f'x="{scale(value)}" y="{floor + 15}" text-anchor="{anchor}"'
            parts.append(f"<text {place}>{value:.1%}</text>")
    return _svg(WIDE, tall, parts, label)


def strips(sources: Sequence[SourceFinding], label: str) -> str:
    """A row a source: from 5 to 95 % a line, the middle half a bar, the mean a dot."""
    low = min([0, *(source.points.low for source in sources)])
    high = max([1, *(source.points.high for source in sources)])
    scale = _Scale(low, high, 120, WIDE - RIGHT - 6)
    tall = TOP + ROW * len(sources) + BOTTOM
    floor = tall - BOTTOM
    parts = [f'<line class="even" x1="{scale(0)}" x2="{scale(0)}" y1="{TOP}" y2="{floor}"/>']
    for n, source in enumerate(sources):
        y = TOP + ROW * n + ROW / 2
        one = source.points
        text = f"mean {one.mean:.2f}, half of them {one.quarter} to {one.three_quarters}"
        wide = max(2.0, scale(one.three_quarters) - scale(one.quarter))
        name = escape(words(source.name))
        parts.append(
            f"<g><title>{name}: {text}, 5 to 95 %: {one.low} to {one.high}</title>"
            f'<text x="112" y="{y + 4}" text-anchor="end">{name}</text>'
            f'<line class="reach" x1="{scale(one.low)}" x2="{scale(one.high)}" '
            f'y1="{y}" y2="{y}"/><rect class="half" x="{scale(one.quarter)}" y="{y - 6}" '
            f'width="{wide:.1f}" height="12" rx="2"/>'
            f'<circle class="s0" cx="{scale(one.mean)}" cy="{y}" r="4.5"/></g>'
        )
    for value in _ticks(low, high):
        parts.append(
            f'<text x="{scale(value)}" y="{floor + 15}" text-anchor="middle">{value}</text>'
        )
    return _svg(WIDE, tall, parts, label)


def bar(share: float) -> str:
    """A bar inside a table's cell."""
    return f'<span class="bar" style="width:{100 * min(1.0, max(0.0, share)):.1f}%"></span>'


def words(name: str) -> str:
    """`early-bird` as people write it."""
    return name.replace("-", " ")


class _Scale:
    """Where a value is on an axis."""

    def __init__(self, low: float, high: float, left: float, right: float) -> None:
        self._low, self._high, self._left, self._right = low, high, left, right

    def __call__(self, value: float) -> float:
        part = (value - self._low) / ((self._high - self._low) or 1)
        return round(self._left + part * (self._right - self._left), 1)


def _svg(wide: int, tall: float, parts: Sequence[str], label: str) -> str:
    return (
        f'<svg viewBox="0 0 {wide} {tall:.0f}" role="img" aria-label="{escape(label)}">'
        f"{''.join(parts)}</svg>"
    )
