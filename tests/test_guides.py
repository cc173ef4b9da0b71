"""Guided first games cannot lie: they are played, and every claim of every step is checked."""

from __future__ import annotations

import pytest
from fluent.syntax import ast, parse

from kuroshio.language import LANGUAGES, sources
from tests.guided import kinds, played, steps
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
def test_a_step_waits_for_one_move(game: str) -> None:
    """Otherwise the game would take another course than the one that was checked."""
    for one in played(game):
        if one.step.moves:
            found = [move for move in one.table.moves if one.step.moves.search(move.text)]
            assert len(found) == 1, (one.step.name, found)


@pytest.mark.parametrize("game", BOOKS)
def test_every_step_claims_something(game: str) -> None:
    assert all(step.claims for step in steps(game))


# What a first game does without, and why.
LATER = {
    "namiji": {
        "home": "it is the end of the voyage",
        "at port": "it is the end of the voyage",
        "at dolphin": "as the whale panorama",
        "at octopus": "as the whale panorama",
        "take-hidden": "as a fish that is seen, with more luck",
        "release": "what one would rather not do",
        "reveal": "only with an upgrade",
        "offer": "only with an upgrade",
        "look": "only with an upgrade",
        "done": "only with an upgrade",
    },
    "tongiaki": {
        "resettle": "who does well never needs it",
        "lay": "only after resettling, or without boats",
        "mark": "only after resettling, or without boats",
        "lift": "only with an empty supply",
    },
    "namazu": {
        "quake": "only asked of who has cards",
        "face": "only with an improvement",
        "fight": "only asked of who has cards",
        "altar": "only with several altars",
        "pay": "only with gold",
        "pay-gold": "only with gold",
        "keep": "only with the pact or a card bought",
        "buy-altar": "as an improvement, for much more",
        "buy-card": "as an improvement; cards are for the second game",
        "buy-pact": "as an improvement, for much more",
        "at yakuza": "only with the pact",
        "at goldsmith": "as the other workshops, for more goods",
        "at armourer": "as the other workshops; it gives a shield",
        "at gaming": "as the other workshops; it gives Kobans",
        **dict.fromkeys(
            ("play", "play-racket", "play-burglary", "play-tremor", "play-intimidation"),
            "only with cards",
        ),
    },
}
# Moves that are no turn of their own, but a part of one.
PARTS = {
    "namiji": "sail dock take keep cast draw stop pick choose",
    "tongiaki": "",
    "namazu": "stand-two activate challenge take take-kobans swap erect offer build sell"
    " buy-improvement sign done",
}
# One of these stands for the others.
ALIKE = {
    "namazu": ["at rice,at bamboo,at ore", "at knacker,at butcher,at smith"],
}


@pytest.mark.parametrize("game", BOOKS)
def test_a_guided_game_teaches_every_kind_of_turn_that_a_first_game_needs(game: str) -> None:
    """And each where its step says so."""
    told = list(played(game))
    for one in told:
        assert one.step.teaches is None or one.step.teaches in one.done, one.step
    done = with_those_alike(game, {kind for one in told for kind in one.done})
    taught = with_those_alike(game, {one.step.teaches or "" for one in told} - {""})
    needed = kinds(game) - LATER[game].keys()
    assert needed - done == set()
    assert needed - taught == set(PARTS[game].split())
    assert not done & LATER[game].keys()
    assert LATER[game].keys() <= kinds(game)


def with_those_alike(game: str, found: set[str]) -> set[str]:
    groups = [set(group.split(",")) for group in ALIKE.get(game, [])]
    return found.union(*(group for group in groups if group & found))


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
    told = next(one for one in played("namazu") if one.step.name == "builder-stand")
    assert not told.holds("happened beat-brigands 0")
    assert not told.holds("happened sent-home -")
    assert not told.holds("families.0.goods.rice = 2")
