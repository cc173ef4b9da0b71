"""What the rules pages call printed stands in a printed rulebook, in the place that is named."""

from __future__ import annotations

import re

import pytest

from kuroshio.rulebook import Entry, outline_of, rulebook
from kuroshio.rulebook.outline import Place, Rule
from tests import books
from tests.terms import terms
from tests.test_rulebook import BOOKS

RULES = [
    (game, rule)
    for game in BOOKS
    for chapter in outline_of(game).chapters
    for rule in chapter.rules
]
PRINTED = [
    pytest.param(game, rule, id=f"{game}-{rule.id}")
    for game, rule in RULES
    if rule.source.mark == "printed"
]
DEPARTURES = {"R23", "A1", "A14", "A31", "B3", "B25", "B47"}

# How books write numbers in words; "one" and its like are articles as well, and always there.
WORDS = {
    "en": {
        "two": 2,
        "three": 3,
        "third": 3,
        "four": 4,
        "five": 5,
        "fifth": 5,
        "one": 1,
        "first": 1,
    },
    "fr": {
        "zéro": 0,
        "un": 1,
        "une": 1,
        "deux": 2,
        "paire": 2,
        "trois": 3,
        "troisième": 3,
        "quatre": 4,
        "quatrième": 4,
        "quart": 4,
        "six": 6,
    },
}


def test_every_rule_has_a_mark_and_only_what_is_printed_has_a_place() -> None:
    for game, rule in RULES:
        assert rule.source.mark in ("printed", "likely", "reconstructed")
        assert bool(rule.source.places) == (rule.source.mark == "printed"), (game, rule.id)


def test_a_rule_without_a_mark_is_refused() -> None:
    with pytest.raises(TypeError, match="source"):
        Rule("R1")  # type: ignore[call-arg]


def test_readers_are_told_where_we_depart_from_a_book() -> None:
    told = {rule.id for _, rule in RULES if rule.departs}
    assert told == DEPARTURES
    for game in BOOKS:
        for section in rulebook(game, "ru").sections:
            for entry in section.entries:
                assert (entry.departure is not None) == (entry.id in told)


@pytest.mark.parametrize(("game", "rule"), PRINTED)
def test_what_is_printed_stands_in_the_book(game: str, rule: Rule) -> None:
    for place in rule.source.places:
        if not books.there(place.book):
            pytest.skip(f"the printed rulebooks do not lie in {books.FOLDER}: nothing is compared")
        assert place.heading in books.headings(place.book)
        assert 0 < min(place.sentences) <= max(place.sentences) <= len(section(place))
    book = rule.source.places[0].book
    language = book.removeprefix(f"{game}-")
    source = " ".join(quoted(place) for place in rule.source.places if place.book == book)
    text = plain(entry(game, rule.id, language).text)
    assert numbers(text, language) <= numbers(source, language) | {1}, source
    for term in terms():
        if term.game == game and term.said(language).search(text):
            assert term.said(language).search(source), (term.words, text, source)


def section(place: Place) -> list[str]:
    return books.sections(place.book)[place.heading]


def quoted(place: Place) -> str:
    said = [section(place)[number - 1] for number in place.sentences]
    return plain(" ".join([place.heading, *said]))


def plain(text: str) -> str:
    return text.replace("’", "'").replace("Ile ", "Île ").replace("Iles ", "Îles ")


def entry(game: str, rule: str, language: str) -> Entry:
    known = (one for part in rulebook(game, language).sections for one in part.entries)
    return next(one for one in known if one.id == rule)


def numbers(text: str, language: str) -> set[int]:
    found = {int(digits) for digits in re.findall(r"\d+", text)}
    said = re.findall(r"\w+", text.lower())
    return found | {WORDS[language][word] for word in said if word in WORDS[language]}


# --- the counts of the books ----------------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "rule", "points"),
    [("namiji", "example-musubi", 36), ("namiji", "example-tami", 59), ("namazu", "example", 28)],
)
def test_the_pieces_of_our_box_give_the_counts_of_the_books(
    game: str, rule: str, points: int
) -> None:
    shown = entry(game, rule, "en")
    assert str(points) in shown.text
    assert len(shown.rows) >= 5
    assert all(row.picture for row in shown.rows)


def test_a_quarter_of_the_currents_have_no_number() -> None:
    rows = entry("tongiaki", "all-oceans", "en").rows
    currents = [number for row in rows for number in row.text.split(" / ")]
    assert len(currents) == 4 * currents.count("–")
    assert "one current in 4" in entry("tongiaki", "alone-counted", "en").text
