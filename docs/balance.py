"""Makes the plots and tables of docs/namazu-balance.md and docs/balance.md from figures of the
laboratory.

    kuroshio lab namiji --vary option.direction=clockwise,counter-clockwise --json > figures.json
    python docs/balance.py figures.json

The plots are written into docs/pictures (`--tables`: they are left as they are); the tables are
printed.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import msgspec

from kuroshio.games import game_named
from kuroshio.lab.balance import table
from kuroshio.lab.findings import Finding
from kuroshio.lab.plan import Plan
from kuroshio.lab.plots import WIDE, histogram, intervals, strips, words
from kuroshio.lab.targets import Target, read_targets

DOCS = Path(__file__).parent
BEFORE, AFTER = "namazu-3", "namazu-4"

STYLE = (
    "<style>svg{background:#fbfaf6}text{font:11px system-ui,sans-serif;fill:#66757d}"
    "line{stroke:#d9d6cc}.even{stroke:#66757d;stroke-dasharray:3 3}"
    ".reach{stroke:#1f6f8b;stroke-width:2}circle{fill:#1f6f8b}.s0{fill:#1f6f8b}"
    ".half{fill:#a9cbd6}.s1{fill:none;stroke:#c9762b;stroke-width:1.5}</style>"
)


class Figures(msgspec.Struct):
    """What `kuroshio lab --json` prints."""

    plan: Plan
    findings: list[Finding]

    def of(self, box: str) -> dict[int, Finding]:
        """The figures of one box by the number of players."""
        return {
            one.trial.players: one
            for one in self.findings
            if one.trial.options.get("box", AFTER) == box
        }


Column = Callable[[Finding], dict[str, float]]
Plots = Iterator[tuple[str, str]]  # names of files, and drawings


def main(path: Path, draw: bool) -> None:
    figures = msgspec.json.decode(path.read_bytes(), type=Figures)
    report, plots = REPORTS[figures.plan.game]
    print("\n".join([*_order(figures.findings), "", *report(figures)]))
    for name, svg in plots(figures) if draw else ():
        _draw(name, svg)


def _draw(name: str, svg: str) -> None:
    """A plot that stands alone: with a style of its own, and a name that browsers know it by."""
    svg = svg.replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ', 1)
    at = svg.index(">") + 1
    (DOCS / "pictures" / name).write_text(svg[:at] + STYLE + svg[at:] + "\n", encoding="utf-8")


# --- order of play ----------------------------------------------------------------------------


def _order(found: Sequence[Finding]) -> list[str]:
    """Victories by order of play, their intervals, and how far the farthest is from parity."""
    most = max(one.trial.players for one in found)
    head = ["", *(f"{n + 1}." for n in range(most)), "± (95 %)", "off parity"]
    return table(head, [_order_row(one, most) for one in found])


def _order_row(one: Finding, most: int) -> list[str]:
    places = one.order
    shares = [f"{100 * place.wins:.1f} %" for place in places] + [""] * (most - len(places))
    reach = max(place.wins_high - place.wins_low for place in places) / 2
    off = max(abs(place.wins - 1 / len(places)) for place in places)
    return [one.title, *shares, f"{100 * reach:.1f}", f"{100 * off:.1f} points"]


def _order_plot(found: Sequence[Finding], label: str) -> str:
    """A plot for each number of players, one below the other: parity is not the same in them."""
    parts, high = [], 0
    for one in found:
        plot = intervals([(f"{n + 1}.", place) for n, place in enumerate(one.order)], one.title)
        tall = int(plot.split('"')[1].split()[3])  # viewBox="0 0 460 92"
        players = f"{one.trial.players} players"
        parts.append(f'<text x="10" y="{high + 26}">{players}</text>')
        parts.append(plot.replace("<svg ", f'<svg y="{high}" width="{WIDE}" height="{tall}" ', 1))
        high += tall
    view = f'viewBox="0 0 {WIDE} {high}" role="img"'
    return f'<svg {view} aria-label="Victories by order of play, {label}">{"".join(parts)}</svg>'


# --- what is used -----------------------------------------------------------------------------


def _uses(
    found: Sequence[Finding],
    title: str,
    columns: dict[str, Column],
    called: Callable[[str], str] = words,
) -> list[str]:
    """A row a thing, with some figures of it for each number of players: `1 · 2 · 3`."""
    numbers = [[column(one) for one in found] for column in columns.values()]
    rows = [
        [
            called(name),
            *(" · ".join(_short(one[name]) for one in column) for column in numbers),
        ]
        for name in numbers[0][0]
    ]
    return table([title, *columns], rows)


def _short(number: float) -> str:
    return f"{number:.0f}" if abs(number) >= 10 else f"{number:.2g}"


def _times(title: str) -> Column:
    return lambda one: {use.name: use.times for use in one.uses[title]}


def _seats(title: str) -> Column:
    return lambda one: {use.name: 100 * use.seats for use in one.uses[title]}


def _sources(found: Sequence[Finding]) -> list[str]:
    return _uses(
        found,
        "source",
        {
            "per cent of all points": lambda one: {s.name: 100 * s.share for s in one.sources},
            "per cent of the winners whose largest it is": lambda one: {
                s.name: 100 * s.largest for s in one.sources
            },
        },
    )


# --- Namazu -----------------------------------------------------------------------------------


def _namazu(figures: Figures) -> list[str]:
    before, after = figures.of(BEFORE), figures.of(AFTER)
    boxes = {name: box for name, box in ((BEFORE, before), (AFTER, after)) if box}
    targets = read_targets(DOCS / "namazu-targets.toml")
    rows = [
        [one.name, _bounds(one, list(after)), *(_shown(one, box) for box in boxes.values())]
        for one in targets
    ]
    wins = [[f"{n} players", f"{_count(one, 'tournaments won'):.1f}"] for n, one in after.items()]
    return [*table(["", "target", *boxes], rows), "", *table(["", "wins a family"], wins)]


def _count(one: Finding, name: str) -> float:
    return next(count.times.mean for count in one.counts if count.name == name)


def _bounds(target: Target, players: list[int]) -> str:
    told = [target.told(number) for number in players]
    return told[0] if len(set(told)) == 1 else " · ".join(told)


def _shown(target: Target, found: dict[int, Finding]) -> str:
    """The figures by number of players, those off target in bold."""
    parts = []
    for players, one in found.items():
        value = target.measured(one)
        part = f"{value:.3g}"
        parts.append(f"**{part}**" if target.miss(value, players) > 0 else part)
    return " · ".join(parts)


def _namazu_plots(figures: Figures) -> Plots:
    before, after = figures.of(BEFORE), figures.of(AFTER)
    for players in after:
        yield (
            f"namazu-rounds-{players}.svg",
            histogram(
                [(box[players].title, box[players].counts[0].times) for box in (after, before)],
                f"Rounds with {players} players: {AFTER} filled, {BEFORE} outlined",
            ),
        )
    yield "namazu-order.svg", _order_plot(list(after.values()), AFTER)


# --- Namiji -----------------------------------------------------------------------------------


def _namiji(figures: Figures) -> list[str]:
    found = figures.findings
    box = game_named("namiji").chosen_box({})
    route = [box.names["stations"][kind] for kind in box.plain.route[1 : box.plain.length]]

    def a_space(one: Finding) -> dict[str, float]:
        return {name: times / route.count(name) for name, times in _times("Stations")(one).items()}

    def met(one: Finding) -> dict[str, float]:
        """The part of those who kept an objective that met it."""
        kept = _seats("Sacred Rock cards kept")(one)
        fulfilled = _seats("Sacred Rock cards fulfilled")(one)
        return {name: 100 * fulfilled[name] / kept[name] if kept[name] else 0.0 for name in kept}

    stops = {"stops a game": _times("Stations"), "stops a game at one such station": a_space}
    chosen, kept = "Dock cards chosen", "Sacred Rock cards kept"
    cards = {"per cent of the seats that chose it": _seats(chosen)}
    objectives = {"per cent of the seats that kept it": _seats(kept), "of them met it": met}
    return [
        *_uses(found, "station", stops),
        "",
        *_uses(found, "Dock card", cards),
        "",
        *_uses(found, "objective", objectives),
        "",
        *_sources(found),
    ]


def _namiji_plots(figures: Figures) -> Plots:
    yield "namiji-order.svg", _order_plot(figures.findings, "Namiji")
    four = next(one for one in figures.findings if one.trial.players == 4)
    yield "namiji-sources.svg", strips(four.sources, f"Points by source, {four.title}")


# --- Tongiaki ---------------------------------------------------------------------------------


def _tongiaki(figures: Figures) -> list[str]:
    found = figures.findings
    box = game_named("tongiaki").chosen_box({})
    worth = dict(zip(box.names["islands"], box.plain.points, strict=False))

    islands = {
        "landings a game": _times("Islands landed on"),
        "increases a game": _times("Islands increased"),
        "royal, a game": _times("Royal islands founded"),
    }
    turns = "Ways to use a turn"
    return [
        *_uses(found, "island", islands, lambda name: f"{words(name)} ({worth[name]})"),
        "",
        *_uses(
            found, "a turn", {"times a game": _times(turns), "per cent of seats": _seats(turns)}
        ),
        "",
        *_ends(found),
    ]


def _ends(found: Sequence[Finding]) -> list[str]:
    """How games end, in per cent."""
    names = [use.name for use in found[0].uses["Ends"]]
    shares = [{use.name: 100 * use.games for use in one.uses["Ends"]} for one in found]
    rows = [[words(name), " · ".join(_short(one[name]) for one in shares)] for name in names]
    return table(["end", "per cent of the games"], rows)


def _tongiaki_plots(figures: Figures) -> Plots:
    yield "tongiaki-order.svg", _order_plot(figures.findings, "Tongiaki")


REPORTS = {
    "namazu": (_namazu, _namazu_plots),
    "namiji": (_namiji, _namiji_plots),
    "tongiaki": (_tongiaki, _tongiaki_plots),
}

if __name__ == "__main__":
    main(Path(sys.argv[1]), draw="--tables" not in sys.argv)
