"""Build the documentation as a site of plain pages: `python docs/site.py [FOLDER]` (`make docs`).

Pages come from docs/*.md and the README, the rules from `kuroshio.rulebook` in every language,
the reference from docstrings. Nothing is fetched, and the pages need no script.
"""

from __future__ import annotations

import inspect
import re
import shutil
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from html import escape
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

from markdown_it import MarkdownIt
from markdown_it.token import Token

from kuroshio.core.messages import Message
from kuroshio.games import OWN
from kuroshio.language import LANGUAGES, say
from kuroshio.rulebook import Entry, Rulebook, rulebook

DOCS = Path(__file__).parent
ROOT = DOCS.parent
SITE = ROOT / "site"

# Who reads what, in the order of the menu: files of docs/, or pages that are made here.
MENU = {
    "Players": ["play.md", "playing.md", *(f"rules-{name}-en.html" for name in OWN)],
    "Hosts": ["install.md", "server.md", "operate.md", "scale.md"],
    "Researchers": [
        *(
            "reference.html",
            "environments.md",
            "lab.md",
            "bots.md",
            "review.md",
            "namazu-balance.md",
        ),
        "record.md",
    ],
    "Developers": [
        "architecture.md",
        "adding-a-game.md",
        "recipes.md",
        "terms.md",
        "api.md",
        "CHANGELOG.md",
    ],
}

# The modules that the reference describes.
REFERENCE = (
    *("kuroshio", "kuroshio.tables.table", "kuroshio.core.game", "kuroshio.core.contract"),
    *("kuroshio.core.boxes", "kuroshio.core.view", "kuroshio.core.figures", "kuroshio.games"),
    *("kuroshio.bots", "kuroshio.arena", "kuroshio.lab", "kuroshio.rulebook"),
    *("kuroshio.envs.pettingzoo", "kuroshio.envs.vector", "kuroshio.envs.openspiel"),
)


@dataclass(frozen=True)
class Page:
    """A page of the site before it is framed."""

    name: str  # of its file
    title: str
    body: str
    language: str = "en"


def pages() -> list[Page]:
    """Every page."""
    made = [_from_markdown(ROOT / "README.md", "index.html")]
    made.append(_from_markdown(ROOT / "CHANGELOG.md", "CHANGELOG.html"))
    made += [_from_markdown(path, f"{path.stem}.html") for path in sorted(DOCS.glob("*.md"))]
    for name in OWN:
        made += [_rules(name, language) for language in LANGUAGES]
    return [*made, _reference()]


def build(folder: Path) -> list[Path]:
    """Write the site into a folder, which is emptied first; its pages."""
    if folder.exists():
        shutil.rmtree(folder)
    folder.mkdir(parents=True)
    for name in ("pictures", "schema"):
        shutil.copytree(DOCS / name, folder / name)
    shutil.copytree(ROOT / "examples", folder / "examples", ignore=shutil.ignore_patterns("__*"))
    shutil.copy(ROOT / "LICENSE", folder / "LICENSE")
    (folder / "style.css").write_text((DOCS / "style.css").read_text("utf-8"), "utf-8")
    titles = {page.name: page.title for page in pages()}
    written = []
    for page in pages():
        path = folder / page.name
        path.write_text(_framed(page, titles), encoding="utf-8")
        written.append(path)
    return written


# --- pages from Markdown ----------------------------------------------------------------------


def _from_markdown(path: Path, name: str) -> Page:
    parser = MarkdownIt("commonmark", {"html": True}).enable("table")
    tokens = parser.parse(path.read_text(encoding="utf-8"))
    title, taken = path.stem, set[str]()
    for n, token in enumerate(tokens):
        if token.type == "heading_open":
            text = _plain(tokens[n + 1])
            if token.tag == "h1":
                title = text
            token.attrSet("id", anchor(text, taken))
        for child in token.children or []:
            if child.type == "link_open":
                child.attrSet("href", _link(str(child.attrGet("href"))))
            elif child.type == "image":
                child.attrSet("src", _link(str(child.attrGet("src"))))
            elif child.type == "html_inline":
                child.content = child.content.replace('src="docs/', 'src="')
    body = parser.renderer.render(tokens, parser.options, {})
    body = body.replace('src="docs/', 'src="').replace("<table>", '<div class="wide"><table>')
    return Page(name, title, body.replace("</table>", "</table></div>"))


def _plain(heading: Token) -> str:
    return "".join(child.content for child in heading.children or [])


def anchor(text: str, taken: set[str]) -> str:
    """The id of a heading, as GitHub makes it: the same links work in both places."""
    made = re.sub(r"[^\w\- ]", "", text.lower()).replace(" ", "-")
    unique, n = made, 0
    while unique in taken:
        n += 1
        unique = f"{made}-{n}"
    taken.add(unique)
    return unique


def _link(target: str) -> str:
    """A link between files of the repository as one between pages of the site."""
    if "://" in target or target.startswith("#"):
        return target
    path, hash_, place = target.partition("#")
    path = path.removeprefix("../").removeprefix("docs/")
    if path in ("schema", "schema/"):
        path = "schema/record.json"
    path = {"README.md": "index.html"}.get(path, re.sub(r"\.md$", ".html", path))
    return f"{path}{hash_}{place}"


# --- rules ------------------------------------------------------------------------------------


def _rules(game: str, language: str) -> Page:
    book: Rulebook = rulebook(game, language)
    other = " · ".join(
        f'<a href="rules-{game}-{one}.html" lang="{one}">{LANGUAGES[one]}</a>'
        for one in LANGUAGES
        if one != language
    )
    sections = "".join(
        f'<h2 id="section-{section.id}">{escape(section.title)}</h2>'
        + "".join(_entry(entry, language) for entry in section.entries)
        for section in book.sections
    )
    body = f"<h1>{escape(book.title)}</h1><p>{escape(book.about)}</p><p>{other}</p>{sections}"
    return Page(f"rules-{game}-{language}.html", book.title, body, language)


def _entry(entry: Entry, language: str) -> str:
    """A paragraph of the rules; a ruling with its number, what is not printed with a mark."""
    number = f"<strong>{entry.id}</strong> " if entry.ruling else ""
    mark = "" if entry.mark == "printed" else _mark(entry.mark, language)
    rows = "".join(
        f"<tr><th>{escape(row.name)}</th><td>{escape(row.text)}</td></tr>" for row in entry.rows
    )
    table = f'<div class="wide"><table>{rows}</table></div>' if rows else ""
    figure = f"<figure>{entry.figure}</figure>" if entry.figure else ""
    departure = f"<blockquote>{escape(entry.departure)}</blockquote>" if entry.departure else ""
    text = f'<p id="{entry.id}">{number}{escape(entry.text)}{mark}</p>'
    return text + departure + figure + table


def _mark(mark: str, language: str) -> str:
    """A mark as its one word; what it means is the rest of the sentence."""
    meaning = say(Message(f"rules-mark-{mark}"), language)
    word = meaning.partition(":")[0].strip()
    return f' <span class="mark" title="{escape(meaning)}">{escape(word)}</span>'


# --- reference --------------------------------------------------------------------------------


def _reference() -> Page:
    parts = ["<h1>Reference</h1><p>Made from the docstrings of the public modules.</p>"]
    links = "".join(f'<li><a href="#{name}"><code>{name}</code></a></li>' for name in REFERENCE)
    parts.append(f"<ul>{links}</ul>")
    for name in REFERENCE:
        module = import_module(name)
        parts.append(f'<h2 id="{name}"><code>{name}</code></h2>{_docstring(module)}')
        parts += [_described(name, word, thing) for word, thing in _public(module)]
    return Page("reference.html", "Reference", "".join(parts))


def _public(module: ModuleType) -> Iterator[tuple[str, Any]]:
    """The functions and classes of a module: those it lists, or those written in it."""
    listed = getattr(module, "__all__", None)
    for word, thing in vars(module).items():
        if word.startswith("_") or not (inspect.isclass(thing) or inspect.isfunction(thing)):
            continue
        if word in listed if listed is not None else thing.__module__ == module.__name__:
            yield word, thing


def _described(module: str, word: str, thing: Any) -> str:
    head = f'<h3 id="{module}.{word}"><code>{escape(word + _signature(thing))}</code></h3>'
    text = head + _docstring(thing)
    if inspect.isclass(thing):
        members = [
            f"<dt><code>{escape(name + _signature(member))}</code></dt>"
            f"<dd>{_docstring(member)}</dd>"
            for name, member in vars(thing).items()
            if not name.startswith("_") and inspect.getdoc(member) and _is_member(member)
        ]
        text += f"<dl>{''.join(members)}</dl>" if members else ""
    return text


def _is_member(member: Any) -> bool:
    return inspect.isfunction(member) or isinstance(member, property | staticmethod)


def _signature(thing: Any) -> str:
    try:
        return str(inspect.signature(thing)).replace("'", "")
    except (TypeError, ValueError):
        return ""


def _docstring(thing: Any) -> str:
    text = escape(inspect.getdoc(thing) or "")
    text = re.sub(r"`([^`]+)`", r"<code>\1</code>", text)
    blocks = []
    for block in text.split("\n\n"):
        lines = block.splitlines()
        if lines and all(line.startswith(("    ", "&gt;&gt;&gt;", "...")) for line in lines):
            blocks.append(f"<pre>{block}</pre>")
        else:
            blocks.append(f"<p>{block}</p>")
    return "".join(blocks)


# --- the frame --------------------------------------------------------------------------------


def _framed(page: Page, titles: dict[str, str]) -> str:
    title = page.title if page.name == "index.html" else f"{page.title} · Kuroshio"
    return (
        f'<!doctype html><html lang="{page.language}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f'<title>{escape(title)}</title><link rel="stylesheet" href="style.css"></head><body>'
        '<header><a class="home" href="index.html">Kuroshio</a> <a href="#menu">Menu</a></header>'
        f'<div class="columns"><main>{page.body}</main>{_menu(page, titles)}</div></body></html>\n'
    )


def _menu(page: Page, titles: dict[str, str]) -> str:
    parts = ['<nav id="menu" aria-label="All pages">']
    for group, names in MENU.items():
        links = [_menu_link(name, page, titles) for name in names]
        parts.append(f"<h2>{group}</h2><ul>{''.join(links)}</ul>")
    return "".join(parts) + "</nav>"


def _menu_link(name: str, page: Page, titles: dict[str, str]) -> str:
    target = re.sub(r"\.md$", ".html", name)
    if target not in titles:
        return ""
    here = ' aria-current="page"' if target == page.name else ""
    title = f"Rules: {titles[target]}" if target.startswith("rules-") else titles[target]
    return f'<li><a href="{target}"{here}>{escape(title)}</a></li>'


def main() -> int:
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else SITE
    written = build(folder)
    print(f"wrote {len(written)} pages into {folder}: open {folder / 'index.html'}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
