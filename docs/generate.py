"""Write what follows from the code: parts of the documentation, and the browser's contract.

`python docs/generate.py` writes docs/schema/*.json, the event tables of docs/record.md, the pieces
of observations in docs/environments.md, the options in docs/play.md, the operations in
docs/operate.md, the languages in docs/translating.md and README.md, the picture and tables of
docs/architecture.md, and client/src/generated/*.ts; with `--check` it only says whether they are up
to date.
"""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path
from typing import Any

import msgspec

from kuroshio.bots.crew import USUAL, in_place_of
from kuroshio.core.messages import Message
from kuroshio.core.view import View
from kuroshio.games import NAMES, game_named
from kuroshio.language import LANGUAGES, say, sources
from kuroshio.server import schema as schemas
from kuroshio.server import typescript
from kuroshio.server.admin.forms import OPERATIONS
from kuroshio.tables.stored import StoredGame

DOCS = Path(__file__).parent
GENERATED = DOCS.parent / "client" / "src" / "generated"
sys.path.insert(0, str(DOCS))

import rooms  # noqa: E402
import translations  # noqa: E402


def schema(kind: type[Any], title: str) -> str:
    made = {"$schema": "https://json-schema.org/draft/2020-12/schema", "title": title}
    made |= msgspec.json.schema(kind)
    return json.dumps(made, indent=1) + "\n"


def event_table(name: str) -> str:
    """Every event of a game with the details that it carries."""
    lines = ["| event | details | in words |", "|---|---|---|"]
    for kind, fields in game_named(name).event_names.values():
        details = ", ".join(f"`{field}`" for field, _ in fields) or "–"
        lines.append(f"| `{kind}` | {details} | {in_words(f'{name}-event-{kind}')} |")
    return "\n".join(lines)


def piece_table(name: str) -> str:
    """Every piece of a game's observation."""
    layout = game_named(name).observation
    lines = [
        f"{layout.size} numbers, {game_named(name).move_count} moves.",
        "",
        "| piece | shape | from | to | meaning |",
        "|---|---|---|---|---|",
    ]
    for one in layout.pieces.values():
        shape = " × ".join(map(str, one.shape))
        lines.append(f"| `{one.name}` | {shape} | {one.least} | {one.most} | {one.meaning} |")
    return "\n".join(lines)


def option_table() -> str:
    """Every option of every game."""
    lines = ["| game | option | values, the usual one first | players |", "|---|---|---|---|"]
    for name in NAMES:
        for one in game_named(name).options:
            values = ", ".join(f"`{value}`" for value in one.values)
            ends = {one.players[0], one.players[-1]} if one.players else {"not asked"}
            players = "–".join(map(str, sorted(ends)))
            lines.append(f"| {name} | `{one.name}` | {values} | {players} |")
    return "\n".join(lines)


def crew_table() -> str:
    """Which bot each level between deckhand and captain is in each game."""
    lines = [
        f"| level | any game | {' | '.join(NAMES)} |",
        "|---|---|" + "---|" * len(NAMES),
    ]
    for level, usual in USUAL.items():
        bots = [usual, *(in_place_of(level, name) for name in NAMES)]
        lines.append(f"| {level} | " + " | ".join(f"`{bot}`" for bot in bots) + " |")
    return "\n".join(lines)


def operation_table() -> str:
    """Every operation of whoever runs the house."""
    lines = ["| `kuroshio admin` | by HTTP, under `/api/admin` | what it does |", "|---|---|---|"]
    for one in OPERATIONS:
        fields = msgspec.structs.fields(one.takes)
        words = [f.name.upper() for f in fields if f.required]
        words += [f"[--{f.name.replace('_', '-')}]" for f in fields if not f.required]
        command = " ".join([one.name, *words])
        lines.append(f"| `{command}` | `{one.method} {one.path}` | {one.purpose} |")
    return "\n".join(lines)


def in_words(key: str) -> str:
    """A message in English, with the names of its arguments in their places."""
    names = set(re.findall(r"\$(\w+)", "".join(sources("en").values())))
    return say(Message(key, {name: f"*{name}*" for name in names}))


def between(text: str, mark: str, inside: str) -> str:
    """Replace what stands between two marks of a page."""
    pattern = re.compile(rf"(<!-- {mark} -->)(\n?).*?(<!-- end -->)", re.DOTALL)
    if not pattern.search(text):
        raise ValueError(f"no mark '{mark}'")
    return pattern.sub(lambda found: f"{found[1]}{found[2]}{inside}{found[2]}{found[3]}", text)


def pages() -> dict[Path, str]:
    """Every generated file with its text."""
    made = {DOCS / "schema" / "record.json": schema(StoredGame, "Kuroshio record")}
    record = (DOCS / "record.md").read_text(encoding="utf-8")
    environments = (DOCS / "environments.md").read_text(encoding="utf-8")
    for name in NAMES:
        view: type[View] = game_named(name).view_type
        made[DOCS / "schema" / f"{name}-view.json"] = schema(view, f"{name} view")
        record = between(record, f"events of {name}", event_table(name))
        environments = between(environments, f"pieces of {name}", piece_table(name))
    play = (DOCS / "play.md").read_text(encoding="utf-8")
    made[DOCS / "play.md"] = between(play, "options", option_table())
    bots = (DOCS / "bots.md").read_text(encoding="utf-8")
    made[DOCS / "bots.md"] = between(bots, "crew", crew_table())
    operate = (DOCS / "operate.md").read_text(encoding="utf-8")
    made[DOCS / "operate.md"] = between(operate, "operations", operation_table())
    translating = (DOCS / "translating.md").read_text(encoding="utf-8")
    made[DOCS / "translating.md"] = between(translating, "translations", translations.table())
    readme = (DOCS.parent / "README.md").read_text(encoding="utf-8")
    spoken = ", ".join(LANGUAGES.values())
    made[DOCS.parent / "README.md"] = between(readme, "languages", spoken)
    made[DOCS / "record.md"] = record
    made[DOCS / "environments.md"] = environments
    architecture = (DOCS / "architecture.md").read_text(encoding="utf-8")
    architecture = between(architecture, "modules of core", rooms.floors_of_core())
    for room in ("bound", "tables"):
        architecture = between(architecture, f"modules of {room}", rooms.modules_of(room))
    made[DOCS / "architecture.md"] = architecture
    made[DOCS / "pictures" / "architecture.svg"] = rooms.picture()
    made |= {DOCS / "schema" / name: text for name, text in schemas.files().items()}
    made |= {GENERATED / name: text for name, text in typescript.files().items()}
    return made


def main() -> int:
    stale = [
        path for path, text in pages().items() if not path.exists() or path.read_text() != text
    ]
    if "--check" in sys.argv:
        for path in stale:
            print(f"{path.name} is out of date: run `make docs`")
        return 1 if stale else 0
    for path in stale:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(pages()[path], encoding="utf-8")
        print(f"wrote {path.relative_to(DOCS.parent)}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
