"""What the site of mkdocs.yml has besides docs/*.md: what lies elsewhere or follows from the code.

MkDocs calls these hooks. The README and its neighbours come from beside docs/, the rules from
`kuroshio.rulebook` in every language, the reference from the docstrings of the public modules.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import escape
from pathlib import Path
from typing import Any

from mkdocs.plugins import event_priority
from mkdocs.structure.files import File, Files

from kuroshio.core.messages import Message
from kuroshio.games import OWN
from kuroshio.language import LANGUAGES, say
from kuroshio.rulebook import Entry, rulebook

ROOT = Path(__file__).parents[1]

# Files that lie beside docs/, where everyone looks for them, and their places in the site.
PAGES = {
    "README.md": "index.md",
    **{f"{name}.md": f"{name}.md" for name in ("CHANGELOG", "CONTRIBUTING", "SECURITY")},
    "CODE_OF_CONDUCT.md": "CODE_OF_CONDUCT.md",
}
BESIDE = ("LICENSE", "CITATION.cff", ".pre-commit-config.yaml")

# The modules that the reference describes.
REFERENCE = (
    *("kuroshio", "kuroshio.tables.table", "kuroshio.core.game", "kuroshio.core.contract"),
    *("kuroshio.core.boxes", "kuroshio.core.view", "kuroshio.core.figures", "kuroshio.games"),
    *("kuroshio.bots", "kuroshio.arena", "kuroshio.lab", "kuroshio.rulebook", "kuroshio.dataset"),
    *("kuroshio.envs.pettingzoo", "kuroshio.envs.vector", "kuroshio.envs.openspiel"),
)


@event_priority(100)  # before the search makes its index
def on_config(config: Any) -> Any:
    """Let words be found in all languages of the rules."""
    config.plugins["material/search"].config.lang = list(LANGUAGES)
    return config


def on_files(files: Files, config: Any) -> Files:
    """Add what does not lie in docs/."""
    for source, place in PAGES.items():
        text = (ROOT / source).read_text("utf-8")
        files.append(File.generated(config, place, content=text))
    for name in BESIDE:
        files.append(File.generated(config, name, abs_src_path=str(ROOT / name)))
    for path in sorted((ROOT / "examples").rglob("*")):
        if path.is_file() and "__" not in str(path):
            place = path.relative_to(ROOT).as_posix()
            files.append(File.generated(config, place, abs_src_path=str(path)))
    for game in OWN:
        for language in LANGUAGES:
            place = f"rules-{game}-{language}.md"
            files.append(File.generated(config, place, content=rules(game, language)))
    files.append(File.generated(config, "reference.md", content=reference()))
    return files


def on_page_markdown(markdown: str, page: Any, config: Any, files: Files) -> str:
    """Links between files of the repository as links between pages of the site."""
    markdown = markdown.replace('src="docs/', 'src="')
    return re.sub(r"(?<=\]\()[^)\s]+", lambda found: link(found[0]), markdown)


def link(target: str) -> str:
    if "://" in target or target.startswith("#"):
        return target
    path, hash_, place = target.partition("#")
    path = path.removeprefix("../").removeprefix("docs/")
    if path in ("schema", "schema/"):
        path = "schema/record.json"
    elif path in ("examples/notebooks", "examples/notebooks/"):
        path = "examples/notebooks/simulation.ipynb"
    return f"{PAGES.get(path, path)}{hash_}{place}"


# --- rules ------------------------------------------------------------------------------------


def rules(game: str, language: str) -> str:
    """A rulebook as a page."""
    book = rulebook(game, language)
    others = " · ".join(
        f"[{LANGUAGES[one]}](rules-{game}-{one}.md)" for one in LANGUAGES if one != language
    )
    parts = [f"# {book.title}", escape(book.about), others]
    for section in book.sections:
        parts.append(f"## {section.title} {{#section-{section.id}}}")
        parts += [part for entry in section.entries for part in paragraphs(entry, language)]
    return "\n\n".join(parts) + "\n"


def paragraphs(entry: Entry, language: str) -> Iterator[str]:
    """A paragraph of the rules; a ruling with its number, what is not printed with a mark."""
    number = f"<strong>{entry.id}</strong> " if entry.ruling else ""
    mark = "" if entry.mark == "printed" else marked(entry.mark, language)
    yield f'<p id="{entry.id}">{number}{escape(entry.text)}{mark}</p>'
    if entry.departure:
        yield f"<blockquote>{escape(entry.departure)}</blockquote>"
    if entry.figure:
        yield f"<figure>{entry.figure}</figure>"
    if entry.rows:
        rows = "".join(
            f"<tr><th>{escape(row.name)}</th><td>{escape(row.text)}</td></tr>" for row in entry.rows
        )
        yield f"<table>{rows}</table>"


def marked(mark: str, language: str) -> str:
    """A mark as its one word; what it means is the rest of the sentence."""
    meaning = say(Message(f"rules-mark-{mark}"), language)
    word = meaning.partition(":")[0].strip()
    return f' <span class="mark" title="{escape(meaning)}">{escape(word)}</span>'


# --- reference --------------------------------------------------------------------------------


def reference() -> str:
    """Every public module, from its docstrings."""
    head = "# Reference\n\nMade from the docstrings of the public modules; their examples are run."
    return "\n\n".join([head, *(f"::: {name}" for name in REFERENCE)]) + "\n"
