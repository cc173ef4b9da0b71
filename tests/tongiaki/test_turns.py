"""Tongiaki: what a player does with a turn."""

from __future__ import annotations

import pytest

import kuroshio
from kuroshio.tongiaki import state as s
from tests.tongiaki.helpers import (
    ALL_SIX,
    INDIGO,
    MOSS,
    NORTH,
    ask,
    boats,
    kinds,
    lay,
    play,
    put,
    refusal,
    remove,
    scene,
    stack,
    texts,
)


def test_an_increase_doubles_the_boats_on_an_island() -> None:
    table = scene()
    put(table, INDIGO, "tonga 1", "tonga 1")
    play(table, "increase tonga", "place tonga 2", "place tonga 3")
    assert boats(table, "tonga")[INDIGO] == 4
    assert table.state.colour == MOSS


def test_an_increase_puts_at_most_one_boat_on_each_beach() -> None:
    table = scene()
    put(table, INDIGO, "tonga 1", "tonga 2")
    play(table, "increase tonga", "place tonga 1")
    assert texts(table) == [f"place {place}" for place in ALL_SIX[1:]]
    assert refusal(table, "place tonga 1") == "one-a-beach"


def test_an_increase_adds_no_more_boats_than_there_are_beaches() -> None:
    table = scene()
    lay(table, "tubuai", 0, -1)
    put(table, INDIGO, "tubuai 1", "tubuai 1", "tubuai 2", "tonga 1")
    play(table, "increase tubuai")
    assert boats(table, "tubuai")[INDIGO] == 5


def test_a_boat_for_each_beach_is_placed_without_asking() -> None:
    table = scene()
    lay(table, "tubuai", 0, -1)
    put(table, INDIGO, "tubuai 1", "tubuai 2")
    play(table, "increase tubuai")
    assert kinds(table)[:3] == ["increased", "placed", "placed"]
    assert table.state.colour == MOSS


def test_a_small_supply_limits_an_increase() -> None:
    table = scene()
    put(table, INDIGO, *ALL_SIX[:5])
    table.state.supply[INDIGO] = 2
    play(table, "increase tonga", "place tonga 1", "place tonga 2")
    assert table.state.supply[INDIGO] == 0
    assert table.state.colour == MOSS


def test_a4_the_full_number_must_be_placed_and_nobody_passes() -> None:
    table = scene()
    put(table, INDIGO, "tonga 1", "tonga 2", "tonga 3")
    assert texts(table) == ["increase tonga", "resettle"]
    play(table, "increase tonga")
    for left in (3, 2, 1):
        assert table.state.to_place == left
        assert all(text.startswith("place tonga") for text in texts(table))
        table.play(table.moves[0])


def test_a5_full_beaches_leave_only_after_the_whole_increase() -> None:
    table = scene()
    put(table, INDIGO, "tonga 1", "tonga 1")
    play(table, "increase tonga", "place tonga 1")
    assert table.view(0).question == "add"
    play(table, "place tonga 2")
    assert texts(table) == ["depart tonga 1 by 0"]


def test_a17_kings_are_not_boats_of_a_player_who_must_come_back() -> None:
    table = scene()
    lay(table, "samoa", 0, -1, king=MOSS)
    put(table, INDIGO, "tonga 1")
    play(table, "increase tonga", "place tonga 2")
    assert table.state.colour == MOSS
    assert table.view(0).question == "come-back"
    assert kinds(table)[-1] == "had-no-boats"


def test_a18_who_has_no_boats_may_not_resettle() -> None:
    table = scene()
    lay(table, "tubuai", 0, -1)
    ask(table, s.ASK_COME_BACK)
    assert texts(table) == [*(f"place {p}" for p in ALL_SIX), "place tubuai 1", "place tubuai 2"]
    assert refusal(table, "resettle") == "not-asked"


def test_a19_two_boats_come_back_to_tonga_also_to_one_beach() -> None:
    table = scene()
    ask(table, s.ASK_COME_BACK)
    play(table, "place tonga 2")
    assert texts(table) == [f"place {place}" for place in ALL_SIX]
    play(table, "place tonga 2")
    assert boats(table, "tonga 2")[INDIGO] == 2
    assert table.state.colour == MOSS


def test_a19_one_boat_comes_back_to_any_other_island() -> None:
    table = scene()
    lay(table, "tubuai", 0, -1)
    put(table, MOSS, "tubuai 1", "tubuai 2", "tubuai 2")
    ask(table, s.ASK_COME_BACK)
    play(table, "place tubuai 1")
    assert boats(table, "tubuai")[INDIGO] == 1
    assert table.state.colour == MOSS


def test_a19_a_beach_filled_by_coming_back_departs() -> None:
    table = scene()
    put(table, MOSS, "tonga 1", "tonga 1")
    ask(table, s.ASK_COME_BACK)
    play(table, "place tonga 1", "place tonga 4")
    assert texts(table) == ["depart tonga 1 by 0"]


def all_fifteen_on_the_board() -> kuroshio.Table:
    """Ten on beaches of Tonga, three on Samoa, two kings."""
    table = scene()
    lay(table, "samoa", 0, -1, NORTH)
    lay(table, "hawaii", 0, 1, king=INDIGO)
    lay(table, "oahu", 1, 0, king=INDIGO)
    put(table, INDIGO, *ALL_SIX, *ALL_SIX[:4], "samoa 1", "samoa 1", "samoa 2")
    assert table.state.supply[INDIGO] == 0
    return table


def test_a20_with_all_boats_on_the_board_one_is_lifted_and_placed() -> None:
    table = all_fifteen_on_the_board()
    play(table, "increase samoa")
    assert texts(table) == [*(f"lift {place}" for place in ALL_SIX), "lift samoa 1", "lift samoa 2"]
    play(table, "lift tonga 6")
    assert texts(table) == ["place samoa 1", "place samoa 2", "place samoa 3"]
    play(table, "place samoa 3")
    assert boats(table, "samoa")[INDIGO] == 4
    assert boats(table, "tonga")[INDIGO] == 9
    assert table.state.colour == MOSS


def test_a20_a_boat_may_be_lifted_and_put_back_which_is_the_only_pass() -> None:
    table = all_fifteen_on_the_board()
    before = boats(table, "samoa 1")
    play(table, "increase samoa", "lift samoa 1", "place samoa 1")
    assert boats(table, "samoa 1") == before
    assert table.state.colour == MOSS


def test_a20_the_only_boat_of_an_island_may_be_lifted_and_return_to_it() -> None:
    table = scene()
    lay(table, "samoa", 0, -1)
    put(table, INDIGO, "samoa 1", *ALL_SIX, *ALL_SIX, "tonga 1", "tonga 2")
    play(table, "increase samoa", "lift samoa 1", "place samoa 2")
    assert boats(table, "samoa 2")[INDIGO] == 1


def test_a21_founding_makes_one_boat_king_and_sends_the_others_home() -> None:
    table = scene()
    lay(table, "samoa", 0, -1)
    put(table, INDIGO, "samoa 1", "samoa 2", "samoa 2", "tonga 1")
    supply = table.state.supply[INDIGO]
    play(table, "found samoa")
    assert boats(table, "samoa")[INDIGO] == 0
    assert table.state.supply[INDIGO] == supply + 2
    assert table.state.kings[INDIGO] == 1
    assert table.state.colour == MOSS
    assert table.scores[0] == 5


def test_a21_a_royal_island_needs_its_founder_alone() -> None:
    table = scene()
    lay(table, "samoa", 0, -1)
    put(table, INDIGO, "samoa 1")
    put(table, MOSS, "samoa 2")
    assert texts(table, "found") == []
    assert refusal(table, "found samoa") == "not-alone"


def test_a21_tonga_never_becomes_royal() -> None:
    table = scene()
    put(table, INDIGO, "tonga 1")
    assert texts(table, "found") == []
    with pytest.raises(kuroshio.IllegalMove, match="not a move"):
        table.play("found tonga")


def test_a21_a_colour_has_at_most_two_kings() -> None:
    table = scene()
    lay(table, "hawaii", 0, 1, king=INDIGO)
    lay(table, "samoa", 0, -1)
    put(table, INDIGO, "samoa 1")
    assert texts(table, "found") == ["found samoa"]
    lay(table, "oahu", 1, 0, king=INDIGO)
    assert texts(table, "found") == []
    assert refusal(table, "found samoa") == "enough-kings"


def test_a21_nobody_increases_on_a_royal_island_or_comes_back_there() -> None:
    table = scene()
    lay(table, "samoa", 0, -1, king=INDIGO)
    put(table, INDIGO, "tonga 1")
    assert texts(table) == ["increase tonga", "resettle"]
    assert refusal(table, "increase samoa") == "royal"
    ask(table, s.ASK_COME_BACK)
    assert refusal(table, "place samoa 1") == "royal"


def test_a22_resettling_takes_all_boats_back_but_kings() -> None:
    table = scene()
    lay(table, "samoa", 0, -1, king=INDIGO)
    put(table, INDIGO, "tonga 1", "tonga 2")
    put(table, MOSS, "tonga 2")
    play(table, "resettle")
    assert boats(table, "tonga") == [0, 1, 0, 0]
    assert table.state.supply[INDIGO] == 14
    assert table.state.islands[15].king == INDIGO


def test_a24_resettling_is_open_on_the_first_turn_already() -> None:
    table = scene()
    put(table, INDIGO, "tonga 1", "tonga 2")
    assert texts(table)[-1] == "resettle"


def test_a36_who_finds_no_place_to_come_back_to_looks_for_an_island() -> None:
    table = scene()
    lay(table, "samoa", 0, -1)
    put(table, INDIGO, "samoa 1")
    remove(table, "tonga")
    play(table, "found samoa")
    assert table.state.colour == MOSS
    assert kinds(table) == ["founded", "had-no-boats", "drew"]
    while table.view(0).question != "put":
        table.play(table.moves[0])
    table.play(table.moves[0])
    assert sum(island.ashore[MOSS] for island in table.state.islands) == 1


def test_a36_without_an_island_in_the_stack_there_is_no_next_turn() -> None:
    table = scene()
    lay(table, "samoa", 0, -1)
    put(table, INDIGO, "samoa 1")
    remove(table, "tonga")
    stack(table, "ocean a", "ocean b")
    play(table, "found samoa")
    assert table.over
