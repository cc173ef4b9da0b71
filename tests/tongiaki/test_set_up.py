"""Tongiaki: before the first turn."""

from __future__ import annotations

from collections import Counter

import pytest

from kuroshio.core.messages import Message
from kuroshio.language import say
from kuroshio.tables.table import Table
from kuroshio.tongiaki import GAME
from tests.tongiaki.helpers import ALL_SIX, boats, kinds, play, texts


def set_up(table: Table, *beaches: int) -> None:
    play(table, *(f"place tonga {beach}" for beach in beaches))


def test_a1_a_random_seat_begins_and_play_goes_round_from_there() -> None:
    first = Counter(int(Table(GAME, 5, seed).state.turn) for seed in range(200))
    assert sorted(first) == [0, 1, 2, 3, 4]
    assert min(first.values()) > 20


def test_a1_who_places_first_also_plays_first() -> None:
    for seed in range(10):
        table = Table(GAME, 5, seed)
        assert kinds(table) == ["began"]
        first = table.turn
        assert first is not None
        seats = []
        for beach in (1, 2, 3, 4, 5, 6, 1, 2, 3, 4):
            seats.append(table.turn)
            set_up(table, beach)
        assert seats == [(first + n) % 5 for n in range(10)]
        assert table.turn == first
        assert table.view(0).question == "act"


def test_a2_six_players_fill_every_beach_but_for_one_mooring() -> None:
    table = Table(GAME, 6, 3)
    while table.view(0).question == "set-up":
        table.play(table.moves[-1])
    assert all(sum(boats(table, place)) == 2 for place in ALL_SIX)


@pytest.mark.parametrize("players", range(2, 7))
def test_a2_one_mooring_of_each_beach_stays_free(players: int) -> None:
    table = Table(GAME, players, 4)
    set_up(table, 1, 1)
    assert texts(table) == [f"place tonga {beach}" for beach in range(2, 7)]
    set_up(table, 6, 6)
    if table.view(0).question == "set-up":
        assert texts(table) == [f"place tonga {beach}" for beach in range(2, 6)]


def test_a3_both_boats_of_a_player_may_stand_on_one_beach() -> None:
    table = Table(GAME, 3, 0)
    first = table.turn
    assert first is not None
    set_up(table, 1, 2, 3, 1)
    assert boats(table, "tonga 1")[first] == 2


@pytest.mark.parametrize("players", range(2, 7))
def test_everybody_begins_with_two_boats_on_tonga_and_thirteen_in_the_supply(
    players: int,
) -> None:
    table = Table(GAME, players, 2)
    while table.view(0).question == "set-up":
        table.play(table.moves[0])
    colours = 4 if players == 2 else players
    assert table.state.supply[:colours].tolist() == [13] * colours
    assert boats(table, "tonga") == [2] * colours


@pytest.mark.parametrize(
    ("players", "asked"),
    [
        (3, "On which beach do you place a boat?"),
        (2, "On which beach does {} place a boat?"),
    ],
)
def test_only_who_has_two_colours_is_told_which_one_is_asked(players: int, asked: str) -> None:
    table = Table(GAME, players, seed=1)
    colour = table.question().args["colour"]
    assert isinstance(colour, Message)
    assert say(table.question()) == asked.format(say(colour))
