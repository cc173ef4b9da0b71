"""The rulebooks: complete in every language, numbered as cited, without numbers of their own."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

import kuroshio
from kuroshio.core.messages import Message
from kuroshio.language import LANGUAGES, UnknownLanguage, sources
from kuroshio.rulebook import Entry, explanations, outline_of, rulebook

ROOT = Path(__file__).parent.parent
RULINGS = {"namiji": ("R", 43), "tongiaki": ("A", 36), "namazu": ("B", 55)}
BOOKS = list(RULINGS)
IN_EVERY_LANGUAGE = [(game, language) for game in BOOKS for language in LANGUAGES]

NUMBER_WORDS = tomllib.loads((ROOT / "tests" / "number_words.toml").read_text("utf-8"))


def game_box(game: str) -> Any:
    return kuroshio.game_named(game).box


def entries(game: str, language: str = "en") -> Iterator[Entry]:
    for section in rulebook(game, language).sections:
        yield from section.entries


@cache
def messages(game: str, language: str) -> dict[str, Any]:
    """The messages and terms of a rulebook by name; terms with their dash."""
    body = parse(sources(language)[f"rules-{game}.ftl"]).body
    return {
        ("-" if isinstance(one, ast.Term) else "") + one.id.name: one
        for one in body
        if isinstance(one, ast.Message | ast.Term)
    }


class Texts(Visitor):
    """The words that a message types itself, and the arguments and messages that it names."""

    def __init__(self) -> None:
        self.typed: list[str] = []
        self.arguments: set[str] = set()
        self.others: set[str] = set()

    def generic_visit(self, node: ast.BaseNode) -> None:
        if isinstance(node, ast.TextElement | ast.StringLiteral):
            self.typed.append(node.value)
        elif isinstance(node, ast.VariableReference):
            self.arguments.add(node.id.name)
        elif isinstance(node, ast.MessageReference):
            self.others.add(node.id.name)
        elif isinstance(node, ast.Placeable) and isinstance(node.expression, ast.NumberLiteral):
            self.typed.append(node.expression.value)
        super().generic_visit(node)


def texts(node: ast.BaseNode) -> Texts:
    found = Texts()
    found.visit(node)
    return found


# --- numbers --------------------------------------------------------------------------------


def typed_number(message: ast.BaseNode, language: str) -> str | None:
    """A number that a message types itself, as digits or as a word."""
    typed = " ".join(texts(message).typed)
    words = NUMBER_WORDS.get(language, "(?!)")  # only digits where no words are known
    found = re.search(rf"\d+|\b(?:{words})\b", typed, re.IGNORECASE)
    return f"{found[0]} in {typed}" if found else None


@pytest.mark.parametrize(("game", "language"), IN_EVERY_LANGUAGE)
def test_no_number_is_typed(game: str, language: str) -> None:
    """Not in the book's own texts, except in terms, which are names of things."""
    for name, message in messages(game, language).items():
        assert name.startswith("-") or typed_number(message, language) is None, name


@pytest.mark.parametrize(("game", "language"), IN_EVERY_LANGUAGE)
def test_no_number_is_typed_in_the_lists(game: str, language: str) -> None:
    """Their words are those of the table: cards, cells, goods."""
    known = everything(language)
    for key in list_keys(game):
        assert typed_number(known[key], language) is None, key


def list_keys(game: str) -> set[str]:
    """The messages with which the lines of lists are said, but for the names of things."""
    box = game_box(game)
    rules = [rule for chapter in outline_of(game).chapters for rule in chapter.rules]
    items = [item for rule in rules if rule.items for item in rule.items(box)]
    said = [item.text for item in items]
    said += [item.name for item in items if item.name.key.startswith("rules-")]
    keys: set[str] = set()
    while said:
        message = said.pop()
        keys.add(message.key)
        said += [value for value in message.args.values() if isinstance(value, Message)]
    english = everything("en")
    for key in list(keys):
        keys |= texts(english[key]).others
    return keys


@cache
def everything(language: str) -> dict[str, ast.Message]:
    """All messages of a language."""
    bodies = (parse(text).body for text in sources(language).values())
    return {one.id.name: one for body in bodies for one in body if isinstance(one, ast.Message)}


@pytest.mark.parametrize("game", BOOKS)
def test_every_number_of_the_outline_is_named_in_a_text(game: str) -> None:
    known = messages(game, "en").values()
    named = set().union(*(texts(message).arguments for message in known))
    assert set(outline_of(game).numbers(game_box(game))) <= named


# --- ids ------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", BOOKS)
def test_every_ruling_is_there_once(game: str) -> None:
    letter, last = RULINGS[game]
    found = [entry.id for entry in entries(game)]
    assert len(found) == len(set(found))
    rulings = [entry.id for entry in entries(game) if entry.ruling]
    assert sorted(rulings) == sorted(f"{letter}{n}" for n in range(1, last + 1))


@pytest.mark.parametrize("game", BOOKS)
def test_every_ruling_that_the_code_cites_is_in_the_book(game: str) -> None:
    letter, _ = RULINGS[game]
    cited = set()
    for folder in (ROOT / "src" / "kuroshio" / game, ROOT / "tests" / game):
        for path in folder.glob("*.py"):
            for note in re.findall(r"#.*|\"\"\".*", path.read_text()):
                cited.update(re.findall(rf"\b{letter}[1-9]\d*\b", note))
    assert len(cited) > 20
    assert cited <= {entry.id for entry in entries(game)}


# --- words ----------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "language"), IN_EVERY_LANGUAGE)
def test_a_book_says_everything_in_every_language(game: str, language: str) -> None:
    english, book = rulebook(game), rulebook(game, language)
    assert [section.id for section in book.sections] == [section.id for section in english.sections]
    for entry, original in zip(entries(game, language), entries(game), strict=True):
        assert (entry.id, entry.mark) == (original.id, original.mark)
        assert entry.text.strip()
        if language != "en":
            assert entry.text != original.text
        assert [row.id for row in entry.rows] == [row.id for row in original.rows]


@pytest.mark.parametrize("game", BOOKS)
def test_no_text_of_a_book_is_unused(game: str) -> None:
    known = messages(game, "en")
    used = {f"rules-{game}-title-{section.id}" for section in rulebook(game).sections}
    used |= {f"rules-{game}-{entry.id}" for entry in entries(game)}
    used |= {f"rules-{game}-{entry.id}-departs" for entry in entries(game) if entry.departure}
    used |= {name for message in known.values() for name in texts(message).others}
    source = (ROOT / "src" / "kuroshio" / "rulebook" / f"{game}.py").read_text()
    rest = [key for key in known if key not in used and f'"{key}"' not in source]
    made = {f"explain-{game}-{kind}" for kind in outline_of(game).things(game_box(game))}
    made |= list_keys(game)
    assert [key for key in rest if not key.startswith("-") and key not in made] == []


@pytest.mark.parametrize("game", BOOKS)
def test_every_picture_is_drawn(game: str) -> None:
    drawings = ROOT / "src" / "kuroshio" / game / "drawings"
    for entry in entries(game):
        for name in (*entry.pictures, *(row.picture for row in entry.rows if row.picture)):
            assert (drawings / f"{name}.svg").exists(), name
        assert entry.figure is None or entry.figure.startswith("<svg")
    assert any(entry.figure for entry in entries(game))


# --- explanations ---------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "language"), IN_EVERY_LANGUAGE)
def test_every_explanation_leads_to_a_rule(game: str, language: str) -> None:
    rules = {entry.id for entry in entries(game)}
    said = explanations(game, language)
    for kind, explanation in (said.things | said.refusals).items():
        assert explanation.rule in rules, kind
        assert explanation.text.strip()
        assert explanation.where


@pytest.mark.parametrize("game", BOOKS)
def test_every_kind_that_a_board_names_is_explained(game: str) -> None:
    """`station-{space.station}` stands for some kinds, `bag` for one, and the code has both."""
    known = explanations(game).things
    for path in sorted((ROOT / "client" / "src" / "boards" / game).rglob("*.svelte")):
        for kind in tagged(path.read_text("utf-8")):
            assert any(re.fullmatch(kind, one) for one in known), f"{path.name}: {kind}"


def tagged(source: str) -> Iterator[str]:
    """The kinds in the `data-explain` of a component, as patterns."""
    for text, code in re.findall(
        r'data-explain=(?:"([^"]*)"|\{([^}`]*(?:`[^`]*`)?[^}`]*)\})', source
    ):
        code = re.sub(r"[!=]== '[^']*'", "", code)  # what is asked is not what is explained
        for kind in [text] if text else re.findall(r"['`]([\w${}.-]+)['`]", code):
            yield re.sub(r"\$?\{[^}]*\}", r"[\\w-]+", kind)


def test_the_boards_tag_many_things() -> None:
    counts = {
        game: sum(
            len(list(tagged(path.read_text("utf-8"))))
            for path in (ROOT / "client" / "src" / "boards" / game).rglob("*.svelte")
        )
        for game in BOOKS
    }
    assert min(counts.values()) >= 15, counts


def test_an_unknown_language_is_refused_with_those_there_are() -> None:
    with pytest.raises(
        UnknownLanguage, match=f"no language 'xx'; there are: {', '.join(LANGUAGES)}"
    ):
        rulebook("namiji", "xx")


def test_rules_of_an_earlier_box_have_its_numbers() -> None:
    """At a table with the first box of Namazu the armourer asks for 2 ore, not for 1."""
    for read in (explanations, rulebook):
        assert read("namazu", "en", "namazu-4") == read("namazu")
        assert read("namazu", "en", "namazu-2") != read("namazu")
    today, first = explanations("namazu").things, explanations("namazu", box="namazu-1").things
    assert today["type-armourer"].text == "Armourer: 1 more shield for 1 ore"
    assert first["type-armourer"].text == "Armourer: 1 more shield for 2 ore"
    second = explanations("namazu", box="namazu-2").things
    assert today["type-smith"].text != second["type-smith"].text
    entries = [
        one for part in rulebook("namazu", "en", "namazu-1").sections for one in part.entries
    ]
    (limit,) = (one.text for one in entries if one.id == "limit")
    assert "14 / 21 / 28 offerings" in limit
