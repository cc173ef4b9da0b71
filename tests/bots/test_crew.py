"""The levels between deckhand and captain: each stronger than those below, each with its words."""

from __future__ import annotations

from statistics import fmean, pstdev

import pytest

import kuroshio
from kuroshio.arena import Match, play_match, summary
from kuroshio.bots import OWN, Sight, bot_named, check_name
from kuroshio.bots.crew import TUNED, USUAL, in_place_of
from kuroshio.bots.haze import Haze
from kuroshio.bound.tree import ONE
from kuroshio.core.messages import Message
from kuroshio.games import NAMES
from kuroshio.lab.counter import level_of
from kuroshio.language import LANGUAGES, say
from tests.bots.test_levels import midgame

every_game = pytest.mark.parametrize("name", NAMES)


@pytest.mark.parametrize(
    ("name", "upper", "lower"),
    [
        *((name, "cook", "deckhand") for name in NAMES),
        *((name, "sailor", "cook") for name in NAMES),
        ("namiji", "helmsman", "sailor"),
        ("tongiaki", "helmsman", "fisher"),
    ],
)
def test_a_level_beats_those_below(name: str, upper: str, lower: str) -> None:
    """The quick ones, steps apart, in a few games; docs/bots.md has the whole ladder."""
    match = Match(game=name, bots=[upper, lower], games=12, seed=3)
    best, _ = summary(match, list(play_match(match, list(range(12)))))
    assert best.share > 0.6


@every_game
def test_one_of_the_crew_is_the_bot_that_its_level_is_there(name: str) -> None:
    table = midgame(name, 2, 5, 20)
    for level in USUAL:
        one, other = bot_named(level, 7), bot_named(in_place_of(level, name), 7)
        assert one.choose(Sight.of(table)) == other.choose(Sight.of(table))


def test_every_level_of_the_crew_is_a_bot_in_every_game() -> None:
    assert set(TUNED) <= set(NAMES)
    assert set(USUAL) < set(OWN)
    for game in ("some other game", *NAMES):
        assert set(TUNED.get(game, {})) <= set(USUAL)
        for level in USUAL:
            check_name(in_place_of(level, game))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_level_is_named_and_described(language: str) -> None:
    told = set()
    for level in OWN:
        for key in (f"bot-{level}", f"bot-{level}-about"):
            words = say(Message(key), language)
            assert words != key
            told.add(words)
    assert len(told) == 2 * len(OWN)


def test_a_haze_is_as_thick_as_it_says() -> None:
    haze = Haze(seed=1, thickness=50)
    errors = [haze.error(move, made) / ONE for move in range(60) for made in range(60)]
    assert abs(fmean(errors)) < 0.01
    assert 0.04 < pstdev(errors) < 0.06


def test_taste_stays_through_a_game_and_differs_from_player_to_player() -> None:
    tastes = []
    for seed in range(2):
        haze = Haze(seed, thickness=50)
        tastes.append([fmean(haze.error(move, made) for made in range(200)) for move in range(9)])
    assert pstdev(tastes[0]) > 0.02 * ONE
    assert tastes[0] != tastes[1]


def test_without_a_haze_a_move_is_what_it_is() -> None:
    table = kuroshio.new("namiji", players=2, seed=3)
    clear, hazy = bot_named("sailor", 1), bot_named("sailor/haze=0", 1)
    assert clear.choose(Sight.of(table)) == hazy.choose(Sight.of(table))
    assert Haze(1, 0).error(3, 5) == 0


def test_a_hazy_sailor_is_no_quick_sailor_in_the_lab() -> None:
    assert level_of("sailor") == "sailor"
    assert level_of("random") == "deckhand"
    assert level_of("sailor/haze=20") == ""
