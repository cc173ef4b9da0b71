"""Guided first games cannot lie: they are played, and every claim of every step is checked."""

from __future__ import annotations

import pytest
from fluent.syntax import ast, parse

from kuroshio.language import LANGUAGES, sources
from tests.guided import played, steps
from tests.test_rulebook import BOOKS


@pytest.mark.parametrize("game", BOOKS)
def test_every_claim_of_a_guided_game_comes_true(game: str) -> None:
    told = [
        (one.step, [claim for claim in one.step.claims if not one.holds(claim)])
        for one in played(game)
    ]
    assert [step for step, _ in told] == steps(game)
    assert [(step.name, wrong) for step, wrong in told if wrong] == []


@pytest.mark.parametrize("game", BOOKS)
def test_every_step_claims_something(game: str) -> None:
    assert all(step.claims for step in steps(game))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", BOOKS)
def test_every_language_has_words_for_each_step_and_for_no_other(game: str, language: str) -> None:
    said = [
        one.id.name
        for one in parse(sources(language)[f"first-{game}.ftl"]).body
        if isinstance(one, ast.Message)
    ]
    assert said == [f"first-{game}-{step.name}" for step in steps(game)]


def test_a_guide_that_lies_is_found_out() -> None:
    told = next(one for one in played("namazu") if one.step.name == "quake")
    assert not told.holds("happened beat-brigands 0")
    assert not told.holds("happened sent-home -")
    assert not told.holds("families.0.goods.rice = 2")
