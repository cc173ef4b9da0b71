"""One word for one thing: what docs/terms.md forbids is written nowhere."""

from __future__ import annotations

import pytest
from fluent.syntax import parse

from kuroshio.language import LANGUAGES, sources
from tests.terms import Term, forbidden, terms
from tests.test_rulebook import BOOKS, texts

FORBIDDEN = [
    pytest.param(term, language, variant, id=f"{term.game}-{language}-{variant}")
    for term in terms()
    for language, variants in term.forbidden.items()
    for variant in variants
]


EVERYWHERE = "everywhere"


def of(game: str, language: str) -> list[str]:
    """All that is said of a game, message by message; or all that is said round the games."""
    games = [name for name in sources(language) if any(book in name for book in BOOKS)]
    files = [name for name in games if game in name]
    if game == EVERYWHERE:
        files = [name for name in sources(language) if name not in games]
    assert len(files) >= 4
    return [
        " ".join(texts(one).typed).replace("\u202f", " ").replace("’", "'")
        for name in files
        for one in parse(sources(language)[name]).body
    ]


def test_the_glossary_is_of_all_games_and_languages() -> None:
    assert {term.game for term in terms()} == {*BOOKS, EVERYWHERE}
    assert {language for term in terms() for language in term.forbidden} == set(LANGUAGES)
    assert all(all(term.words) for term in terms())


@pytest.mark.parametrize(("term", "language", "variant"), FORBIDDEN)
def test_no_message_uses_a_word_that_the_glossary_forbids(
    term: Term, language: str, variant: str
) -> None:
    wrong = [text for text in of(term.game, language) if forbidden(variant, language).search(text)]
    assert wrong == []


@pytest.mark.parametrize("term", list(terms()), ids=lambda term: f"{term.game}-{term.words[0]}")
def test_every_word_of_the_glossary_is_used(term: Term) -> None:
    said = " ".join(of(term.game, "en"))
    assert term.said("en").search(said)
