"""The rule behind a question, a refusal or a tooltip is the right one: it speaks of that thing."""

from __future__ import annotations

import random

import pytest

from kuroshio.games import game_named
from kuroshio.rulebook import explanations, rulebook
from kuroshio.tables.table import Table
from tests.terms import terms
from tests.test_rulebook import BOOKS, everything, texts

# Words of questions and rules that are no terms of a book, but as good to tell things apart.
ALSO = {
    "namiji": "boat fish card cell token point line space free station port row column"
    " slot sail back",
    "tongiaki": "place turn colour points map game group Tonga begin",
    "namazu": "good cell card die field price slot Kobans pay sell buy round choice rice bamboo"
    " ore block take room points passage line cost",
}


def subjects(game: str, text: str) -> set[str]:
    """What an English text speaks of."""
    words = [term.words[0] for term in terms() if term.game == game]
    words += ALSO[game].split()
    plain = text.lower().replace("’", "'")
    return {word for word in words if word.lower() in plain}


def rules(game: str) -> dict[str, str]:
    """The text of each rule with its heading and list."""
    return {
        entry.id: " ".join(
            [section.title, entry.text, *(f"{row.name} {row.text}" for row in entry.rows)]
        )
        for section in rulebook(game).sections
        for entry in section.entries
    }


@pytest.mark.parametrize("game", BOOKS)
def test_a_tooltip_leads_to_a_rule_that_speaks_of_it(game: str) -> None:
    known = rules(game)
    for kind, one in explanations(game).things.items():
        assert subjects(game, one.text) & subjects(game, known[one.rule]), (kind, one)


@pytest.mark.parametrize("game", BOOKS)
def test_a_refusal_leads_to_a_rule_that_speaks_of_it(game: str) -> None:
    known, said = rules(game), everything("en")
    wrong = []
    for key, one in explanations(game).refusals.items():
        found = texts(said[key])
        why = " ".join(
            [*found.typed, *sorted(found.arguments | found.others)]
        )  # { $island } is an island
        if not subjects(game, why) & subjects(game, known[one.rule]):
            wrong.append((key, why, one.rule))
    assert wrong == []


# Questions whose rule has another name than their own.
OTHERWISE = {
    "namiji-ask-sail-neutral": {"namiji-rule-sail"},
    "namazu-ask-rob": {"namazu-rule-take-tournament", "namazu-rule-take-burglary"},
}


@pytest.mark.parametrize("game", BOOKS)
def test_the_sheet_of_every_question_is_its_own(game: str) -> None:
    """In random positions: after a lost fight too, or when a card is played."""
    seen: set[tuple[str, str]] = set()
    for seed in range(6):
        table, chance = Table(game_named(game), 2 + seed % 3, seed), random.Random(seed)
        for _ in range(600):
            if table.over:
                break
            seen.add((table.question().key, table.rule().key))
            table.play(chance.choice(table.moves))
    assert len(seen) >= {"namiji": 9, "tongiaki": 7, "namazu": 14}[game]
    for question, rule in seen:
        assert rule in OTHERWISE.get(question, {question.replace("-ask-", "-rule-")}), question
