"""How far every translation is: for docs/translating.md, and for whoever translates.

python docs/translations.py         all languages
python docs/translations.py it      what is missing in one, with the English words
"""

from __future__ import annotations

import sys
from pathlib import Path

from fluent.syntax import ast, parse, serialize

from kuroshio.language import FIRST, LANGUAGES

LOCALE = Path(__file__).parents[1] / "src" / "kuroshio" / "locale"

# What is translated together, in the order in which it is worth most, by the beginnings of the
# files' names: whatever has no other home is the table's and the lobby's.
PARTS = {
    "lobby and table": ("client", "server", "core"),
    "the games' own words": ("namiji", "tongiaki", "namazu"),
    "guided first games": ("first-",),
    "rules": ("rules-",),
}


def begun() -> list[str]:
    """Every language that has a folder, those that can be chosen first."""
    folders = sorted(path.name for path in LOCALE.iterdir() if path.is_dir())
    return [*LANGUAGES, *(name for name in folders if name not in LANGUAGES)]


def messages(language: str) -> dict[str, dict[str, ast.Message]]:
    """The messages of a language by file and key."""
    found = {}
    for path in sorted((LOCALE / language).glob("*.ftl")):
        entries = parse(path.read_text("utf-8")).body
        found[path.name] = {one.id.name: one for one in entries if isinstance(one, ast.Message)}
    return found


def missing(language: str) -> dict[str, list[ast.Message]]:
    """What English says and a language does not, by file."""
    known = {key for file in messages(language).values() for key in file}
    lacking = {
        name: [one for key, one in file.items() if key not in known]
        for name, file in messages(FIRST).items()
    }
    return {name: entries for name, entries in lacking.items() if entries}


def part_of(file: str) -> str:
    return next(
        (part for part, starts in PARTS.items() if file.startswith(starts)), next(iter(PARTS))
    )


def table() -> str:
    """How much of each part every language says."""
    whole = dict.fromkeys(PARTS, 0)
    for file, entries in messages(FIRST).items():
        whole[part_of(file)] += len(entries)
    lines = [f"| language | {' | '.join(PARTS)} |", "|---|" + "---|" * len(PARTS)]
    for language in begun():
        lacking = dict.fromkeys(PARTS, 0)
        for file, entries in missing(language).items():
            lacking[part_of(file)] += len(entries)
        cells = [share(lacking[part], whole[part]) for part in PARTS]
        name = LANGUAGES.get(language, f"`{language}` (cannot be chosen yet)")
        lines.append(f"| {name} | {' | '.join(cells)} |")
    return "\n".join(lines)


def share(lacking: int, whole: int) -> str:
    return f"{100 * (whole - lacking) // whole} %" if lacking else "whole"


def main() -> int:
    if len(sys.argv) == 1:
        print(table())
        return 0
    language = sys.argv[1]
    if not (LOCALE / language).is_dir():
        print(f"no folder {LOCALE / language}: make it, and begin with client.ftl", file=sys.stderr)
        return 2
    for name, entries in missing(language).items():
        print(f"### {language}/{name}: {len(entries)} missing\n")
        print(serialize(ast.Resource(body=list(entries))))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
