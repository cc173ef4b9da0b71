"""Tongiaki: the end of the game, points and places."""

from __future__ import annotations

from kuroshio.tables.table import Table
from kuroshio.tongiaki import GAME
from tests.tongiaki.helpers import (
    GOLD,
    INDIGO,
    MOSS,
    PLUM,
    boats,
    kinds,
    lay,
    play,
    put,
    scene,
    seen,
    stack,
    texts,
)


def archipelago(players: int = 3) -> Table:
    table = scene(players)
    for name, q, r in (
        *(("samoa", 0, -1), ("hawaii", 0, 1), ("muroroa", 1, 0)),
        *(("nauru", -1, 0), ("rapa-nui", 1, -1), ("oahu", -1, 1)),
    ):
        lay(table, name, q, r)
    return table


def test_an_island_counts_once_however_many_boats_one_has_there() -> None:
    table = archipelago()
    put(table, INDIGO, "samoa 1", "samoa 1", "samoa 2", "tonga 1")
    put(table, MOSS, "samoa 3", "hawaii 1")
    assert table.scores == [5, 10, 0]
    assert table.standing == [2, 1, 3]


def test_a21_a_royal_island_scores_for_its_king_alone() -> None:
    table = archipelago()
    put(table, INDIGO, "samoa 1", "samoa 2")
    put(table, MOSS, "tonga 1")
    play(table, "found samoa")
    assert table.scores == [5, 0, 0]


def test_a28_more_islands_win_among_equal_points_and_tonga_is_one() -> None:
    table = archipelago()
    put(table, INDIGO, "samoa 1")
    put(table, MOSS, "samoa 2", "tonga 1")
    put(table, GOLD, "muroroa 1", "rapa-nui 1", "tonga 2")
    assert table.scores == [5, 5, 5]
    assert table.standing == [3, 2, 1]


def test_a28_royal_islands_count_among_the_islands() -> None:
    table = archipelago()
    put(table, INDIGO, "samoa 1")
    lay(table, "tubuai", 2, 0, king=MOSS)
    put(table, MOSS, "rapa-nui 1")
    assert table.scores[:2] == [5, 5]
    assert table.standing[:2] == [2, 1]


def test_a28_fewer_boats_win_among_equal_islands_and_a_king_is_one_boat() -> None:
    table = archipelago()
    put(table, INDIGO, "samoa 1", "samoa 2")
    lay(table, "fidschi", 2, 0, king=MOSS)
    put(table, GOLD, "hawaii 1", "hawaii 1", "hawaii 2")
    assert table.scores == [5, 5, 5]
    assert table.standing == [2, 1, 3]


def test_a28_who_is_equal_in_everything_shares_the_place() -> None:
    table = archipelago()
    put(table, INDIGO, "samoa 1")
    put(table, MOSS, "hawaii 1")
    put(table, GOLD, "tonga 1")
    assert table.standing == [1, 1, 3]


def test_the_last_island_ends_the_game_after_the_turn() -> None:
    table = archipelago()
    put(table, INDIGO, "samoa 1")
    put(table, MOSS, "tonga 1")
    stack(table, "ocean a", "ocean b")
    play(table, "increase samoa", "place samoa 2")
    assert table.over
    assert kinds(table)[-4:] == ["ended", "scored", "scored", "scored"]


def test_a31_two_players_have_two_colours_each_in_turn() -> None:
    table = Table(GAME, 2, 5)
    view = seen(table)
    assert [(colour.name, colour.seat) for colour in view.colours] == [
        *(("indigo", 0), ("moss", 1), ("gold", 0), ("plum", 1))
    ]
    order = []
    while table.view().question == "set-up":
        order.append((seen(table).colour, table.turn))
        table.play(table.moves[0])
    first = [colour for colour, _ in order].index("indigo")
    assert order[first : first + 4] == [("indigo", 0), ("moss", 1), ("gold", 0), ("plum", 1)]
    assert len(order) == 8


def test_a31_the_plain_game_of_two_has_a_colour_each() -> None:
    table = Table(GAME, 2, 5, {"colours": "one-each"})
    assert len(seen(table).colours) == 2


def test_a31_more_players_have_a_colour_each_whatever_the_option() -> None:
    for players in range(3, 7):
        table = Table(GAME, players, 5, {"colours": "two-each"})
        assert len(seen(table).colours) == players


def test_a31_both_colours_of_a_player_are_strangers() -> None:
    table = archipelago(2)
    put(table, INDIGO, "samoa 1")
    put(table, GOLD, "samoa 2")
    assert texts(table, "found") == []
    assert table.state.kings.tolist() == [0] * 6


def test_a31_both_colours_of_a_player_score_and_an_island_held_by_both_counts_twice() -> None:
    table = archipelago(2)
    put(table, INDIGO, "samoa 1", "muroroa 1")
    put(table, GOLD, "samoa 2")
    put(table, MOSS, "hawaii 1")
    put(table, PLUM, "rapa-nui 1")
    assert table.scores == [12, 8]


def test_a31_tie_breaks_count_both_colours() -> None:
    table = archipelago(2)
    put(table, INDIGO, "samoa 1")
    put(table, GOLD, "tonga 1")
    put(table, PLUM, "muroroa 1", "rapa-nui 1")
    assert table.scores == [5, 5]
    assert table.standing == [1, 1]
    put(table, GOLD, "tonga 2")
    assert table.standing == [2, 1]  # as many islands, but more boats


def all_pass(table: Table, turns: int) -> None:
    """Every colour moves a boat to and fro: nothing is ever drawn."""
    for _ in range(turns):
        assert not table.over
        table.play("increase tonga")
        lift = texts(table, "lift")[0]
        play(table, lift, lift.replace("lift", "place"))


def nobody_sails() -> Table:
    """Everybody has one boat on Tonga and none in the supply."""
    table = scene(3)
    for colour, place in ((INDIGO, "tonga 1"), (MOSS, "tonga 2"), (GOLD, "tonga 3")):
        put(table, colour, place)
    table.state.supply[:3] = 0
    return table


def test_a33_thirty_rounds_without_a_new_tile_end_the_game() -> None:
    table = nobody_sails()
    all_pass(table, 3 * 30)
    assert table.over
    assert table.events()[-4].details == {"reason": "calm-sea"}
    assert boats(table, "tonga") == [1, 1, 1]


def test_a33_the_table_says_so_from_the_twentieth_round_on() -> None:
    table = nobody_sails()
    all_pass(table, 3 * 20 - 1)
    assert not seen(table).calm.warning
    assert "grew-calm" not in kinds(table)
    all_pass(table, 1)
    assert seen(table).calm.warning
    assert table.events()[-1].details == {"rounds": 10}
    all_pass(table, 3)
    assert table.events()[-1].details == {"rounds": 9}


def test_a33_a_new_tile_breaks_the_calm() -> None:
    table = nobody_sails()
    all_pass(table, 3 * 25)
    table.play("resettle")
    while table.state.colour == INDIGO:
        table.play(table.moves[0])
    assert table.state.calm == 0
