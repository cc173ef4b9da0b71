"""The picture of the rooms and the tables of docs/architecture.md, from the linter's own list.

What imports what is decided in pyproject.toml (`tool.importlinter`), which `make lint` enforces;
what a room or a module is for is the first sentence of its docstring.
"""

from __future__ import annotations

import ast
import tomllib
from html import escape
from pathlib import Path

ROOT = Path(__file__).parent.parent
SOURCES = ROOT / "src" / "kuroshio"

# What fits into a box of the picture.
SHORT = {
    "cli": "play, serve, arena, lab, record, …",
    "server": "lobby, tables, seats, clocks, stores; speaks to the browsers’ client",
    "warming": "compiles before it is needed",
    "dataset": "decisions of many games",
    "lab": "counts many games",
    "learn": "teaches bots",
    "puzzles": "found and checked",
    "envs": "for programs that learn",
    "arena": "matches, ladders",
    "review": "what decided a game",
    "bots": "see what one seat may know",
    "tables": "a game being played; the one gate for what a seat may see",
    "rulebook": "the rules in words",
    "language": "messages in words",
    "games": "the games by name",
    "namiji": "box · state · moves · rules",
    "tongiaki": "the same files in each",
    "namazu": "or your game, from any package",
    "bound": "compiled code for all games: bound to each game’s functions",
    "core": "records · chance · events · contract · boxes · views",
}
HIDDEN = {
    "__main__",
    "extras",
    "files",
    "first_time",
    "processes",
    "raster",
}  # helpers of a few lines
GAMES = {"namiji", "tongiaki", "namazu"}
# The floors of core from the top, as pyproject.toml lists them.
FLOORS = (
    "a game, put together",
    "what people are shown and told",
    "what rules are written with",
    "how rules become machine code",
)
WIDE, TALL, GAP = 760, 52, 12


def layers(contract: int = 0, between: str = "|") -> list[list[str]]:
    """What a contract of the linter lists, from the top; those of one layer together."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    listed = settings["tool"]["importlinter"]["contracts"][contract]["layers"]
    return [[name.strip() for name in layer.split(between)] for layer in listed]


def picture() -> str:
    """Every room as a box, a layer a row: each knows those below, and none beside or above."""
    rows = [[room for room in layer if room not in HIDDEN] for layer in layers()]
    rows = [row for row in rows if row]
    boxes = []
    for n, row in enumerate(rows):
        wide = (WIDE - GAP * (len(row) + 1)) / len(row)
        for place, room in enumerate(row):
            left, top = GAP + place * (wide + GAP), GAP + n * (TALL + GAP)
            kind = "g" if room in GAMES else "k" if room in ("core", "bound", "tables") else "b"
            middle = left + wide / 2
            boxes.append(
                f'<rect class="{kind}" x="{left:.0f}" y="{top}" width="{wide:.0f}" '
                f'height="{TALL}" rx="8"/>'
                f'<text class="t" x="{middle:.0f}" y="{top + 22}">{room}</text>'
                f'<text class="s" x="{middle:.0f}" y="{top + 41}">{escape(SHORT[room])}</text>'
            )
    high = GAP + len(rows) * (TALL + GAP)
    return _SVG.format(wide=WIDE, high=high, boxes="\n".join(boxes))


_SVG = """\
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}" role="img" \
font-family="system-ui, sans-serif" font-size="15">
<title>The rooms: each may import those below it, and none beside or above</title>
<style>
rect{{stroke:#1F2A37;stroke-width:1.3}}
.b{{fill:#FBF7EF}} .g{{fill:#DCE9EE}} .k{{fill:#F2E3B3}} .t{{fill:#1F2A37;font-weight:600}}
.s{{fill:#4a5560;font-size:12.5px}}
</style>
<rect width="{wide}" height="{high}" fill="#F4EDE0"/>
<g text-anchor="middle">
{boxes}
</g>
</svg>
"""


def purpose(path: Path) -> str:
    """The first sentence of a module's docstring."""
    said = ast.get_docstring(ast.parse(path.read_text("utf-8")))
    assert said, f"{path} does not say what it is for"
    first = " ".join(said.split("\n\n")[0].split())
    end = first.find(". ")
    return first.rstrip(":") if end < 0 else first[: end + 1]


def modules_of(room: str) -> str:
    """The modules of a room, a line each."""
    found = sorted(path.stem for path in (SOURCES / room).glob("*.py"))
    return _table(room, [name for name in found if name != "__init__"])


def floors_of_core() -> str:
    """The modules of core, floor by floor."""
    floors = zip(FLOORS, layers(contract=1, between=":"), strict=True)
    return "\n\n".join(f"*{title}*\n\n{_table('core', sorted(names))}" for title, names in floors)


def _table(room: str, modules: list[str]) -> str:
    lines = [f"| `{name}` | {purpose(SOURCES / room / f'{name}.py')} |" for name in modules]
    return "\n".join(["| module | purpose |", "|---|---|", *lines])
