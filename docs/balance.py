"""Makes the plots and the table of docs/namazu-balance.md from figures of the laboratory.

    kuroshio lab namazu --vary option.box=namazu-1,namazu-2 --json > figures.json
    python docs/balance.py figures.json

The plots are written into docs/pictures; the table of targets is printed.
"""

from __future__ import annotations

import sys
from pathlib import Path

import msgspec

from kuroshio.lab.balance import table
from kuroshio.lab.findings import Finding
from kuroshio.lab.plan import Plan
from kuroshio.lab.plots import histogram, intervals
from kuroshio.lab.targets import Target, read_targets

DOCS = Path(__file__).parent
BEFORE, AFTER = "namazu-1", "namazu-2"

STYLE = (
    "<style>svg{background:#fbfaf6}text{font:11px system-ui,sans-serif;fill:#66757d}"
    "line{stroke:#d9d6cc}.even{stroke:#66757d;stroke-dasharray:3 3}"
    ".reach{stroke:#1f6f8b;stroke-width:2}circle{fill:#1f6f8b}.s0{fill:#1f6f8b}"
    ".s1{fill:none;stroke:#c9762b;stroke-width:1.5}</style>"
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


def main(path: Path) -> None:
    figures = msgspec.json.decode(path.read_bytes(), type=Figures)
    before, after = figures.of(BEFORE), figures.of(AFTER)
    for players in after:
        _draw(
            f"namazu-rounds-{players}.svg",
            histogram(
                [(box[players].title, box[players].counts[0].times) for box in (after, before)],
                f"Rounds with {players} players: {AFTER} filled, {BEFORE} outlined",
            ),
        )
    places = [
        (f"{players} players, {n + 1}.", place)
        for players, one in after.items()
        for n, place in enumerate(one.order)
    ]
    _draw("namazu-order.svg", intervals(places, f"Victories by order of play, {AFTER}"))
    head = ["", "target", BEFORE, AFTER]
    print("\n".join(table(head, [_row(one, before, after) for one in _targets()])))


def _draw(name: str, svg: str) -> None:
    """A plot with a style of its own, as it stands alone."""
    at = svg.index(">") + 1
    (DOCS / "pictures" / name).write_text(svg[:at] + STYLE + svg[at:] + "\n", encoding="utf-8")


def _targets() -> list[Target]:
    return read_targets(DOCS / "namazu-targets.toml")


def _row(target: Target, before: dict[int, Finding], after: dict[int, Finding]) -> list[str]:
    return [
        target.name,
        _bounds(target, list(after)),
        _shown(target, before),
        _shown(target, after),
    ]


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


if __name__ == "__main__":
    main(Path(sys.argv[1]))
