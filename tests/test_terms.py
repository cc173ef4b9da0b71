"""One word for one thing: what docs/terms.md forbids is written nowhere."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest
from fluent.syntax import parse

from kuroshio.core.messages import Message
from kuroshio.language import FIRST, LANGUAGES, say, sources
from tests.play import new, random_steps
from tests.terms import Term, forbidden, terms
from tests.test_rulebook import BOOKS, texts

FORBIDDEN = [
    pytest.param(term, language, variant, id=f"{term.game}-{language}-{variant}")
    for term in terms()
    for language, variants in term.forbidden.items()
    for variant in variants
]


EVERYWHERE = "everywhere"


@cache
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
    for term in terms():
        assert term.words.keys() == LANGUAGES.keys()
        assert all(term.words.values())


@pytest.mark.parametrize(("term", "language", "variant"), FORBIDDEN)
def test_no_message_uses_a_word_that_the_glossary_forbids(
    term: Term, language: str, variant: str
) -> None:
    wrong = [text for text in of(term.game, language) if forbidden(variant, language).search(text)]
    assert wrong == []


@pytest.mark.parametrize("term", list(terms()), ids=lambda term: f"{term.game}-{term.words[FIRST]}")
def test_every_word_of_the_glossary_is_used(term: Term) -> None:
    said = " ".join(of(term.game, "en"))
    assert term.said("en").search(said)


CARDS = ("namiji-dock-", "namiji-rock-", "namazu-card-", "namazu-series-")
MARKS = {"de": "„{}“", "fr": "«\u202f{}\u202f»", "ru": "«{}»"}


def said(game: str) -> Iterator[Message]:
    """What is said of moves and events in some random games."""
    for seed in (5, 6):
        table = new((game, 3, {}), seed)
        for _ in random_steps(table, seed):
            yield from (table.describe(move) for move in table.moves)
            yield from (table.game.words.narrate(event) for event in table.true_events())


@pytest.mark.parametrize("game", ["namiji", "namazu"])
def test_moves_and_log_name_cards_in_quotation_marks(game: str) -> None:
    """Altars are cards, too."""
    seen = set()
    for message in said(game):
        for card in message.args.values():
            if isinstance(card, Message) and card.key.startswith(CARDS):
                seen.add((message.key, card.key))
                for language, marks in MARKS.items():
                    named = marks.format(say(card, language))
                    assert named in say(message, language), (message.key, language)
    assert len(seen) > 15
