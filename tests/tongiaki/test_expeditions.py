"""Tongiaki: departures, currents and landings."""

from __future__ import annotations

import pytest

import kuroshio
from kuroshio.core.messages import message
from kuroshio.language import LANGUAGES, say
from kuroshio.tongiaki import GAME
from kuroshio.tongiaki import state as s
from kuroshio.tongiaki.chart import DIRECTIONS
from kuroshio.tongiaki.view import TongiakiView
from tests.tongiaki.helpers import (
    ALL_SIX,
    GOLD,
    INDIGO,
    MOSS,
    NORTH,
    NORTHEAST,
    NORTHWEST,
    PLUM,
    ROSE,
    SOUTH,
    TEAL,
    about_to_sail,
    ask,
    boats,
    drawn,
    is_laid,
    kinds,
    laid,
    lay,
    play,
    play_and_draw,
    put,
    refusal,
    scene,
    stack,
    texts,
)


def test_the_geometry_of_a_bend_that_comes_back_beside_tonga() -> None:
    """Boats leave Tonga to the north, bend southwest on ocean o, and draw the next tile there."""
    table = scene()
    about_to_sail(table, "tonga 4", INDIGO, INDIGO, MOSS)
    play_and_draw(table, "depart tonga 4 by 3", "ocean o", "samoa")
    assert laid(table, "ocean o") == (0, -1, SOUTH)
    assert laid(table, "samoa") == (-1, 0, NORTHEAST)
    tonga = table.state.tiles[s.TONGA]
    assert tonga.neighbour[NORTHWEST] == 15
    assert tonga.neighbour[NORTH] == s.ISLANDS + 14


def test_three_colours_fail_against_a_four() -> None:
    """The rulebook's example: indigo leaves with two of its own, an moss and a gold boat."""
    table = scene(5)
    lay(table, "fidschi", 0, -1)
    lay(table, "ocean a", 0, -2)
    about_to_sail(table, "fidschi 2", INDIGO, INDIGO, MOSS, GOLD)
    play(table, "depart fidschi 2 by 3")
    assert kinds(table)[:5] == ["set-sail", "failed", "lost", "lost", "lost"]
    assert boats(table, "fidschi") == [0] * 5
    assert table.state.supply[:5].tolist() == [15] * 5


def test_four_colours_pass_a_four() -> None:
    table = scene(5)
    lay(table, "fidschi", 0, -1)
    lay(table, "ocean a", 0, -2)
    lay(table, "oahu", 0, -3)
    about_to_sail(table, "fidschi 2", INDIGO, PLUM, MOSS, GOLD)
    play(table, "depart fidschi 2 by 3")
    assert kinds(table)[:2] == ["set-sail", "crossed"]
    assert table.view(0).question == "land"


def test_a6_any_full_beach_may_leave_first_and_the_rest_is_asked_again() -> None:
    table = scene()
    lay(table, "samoa", 0, -1)
    put(table, INDIGO, *["samoa 2"] * 4)
    about_to_sail(table, "tonga 1", MOSS, MOSS, MOSS)
    assert texts(table) == ["depart tonga 1 by 0", "depart samoa 2 by 3", "depart samoa 2 by 4"]
    stack(table, "oahu", "tahiti", "ocean a", "ocean p")
    play_and_draw(table, "depart tonga 1 by 0", "oahu")
    assert texts(table) == ["depart samoa 2 by 3", "depart samoa 2 by 4"]


def test_a6_the_way_is_chosen_before_the_tile_is_drawn() -> None:
    table = scene()
    about_to_sail(table, "tonga 1", INDIGO, INDIGO, INDIGO)
    assert table.view(0).question == "depart"
    assert drawn(table) == []
    play(table, "depart tonga 1 by 0")
    assert drawn(table)


def test_a7_nothing_leaves_by_a_side_without_a_pier() -> None:
    table = scene()
    lay(table, "tubuai", 0, -1)
    about_to_sail(table, "tubuai 1", INDIGO, INDIGO, INDIGO)
    assert texts(table) == ["depart tubuai 1 by 1", "depart tubuai 1 by 2"]
    with pytest.raises(kuroshio.IllegalMove, match="not a move"):
        table.play("depart tubuai 1 by 0")


def test_a7_boats_land_by_a_side_without_a_pier() -> None:
    table = scene()
    lay(table, "tubuai", 0, -1, SOUTH)
    about_to_sail(table, "tonga 4", INDIGO, INDIGO, INDIGO)
    play(table, "depart tonga 4 by 3")
    assert boats(table, "tubuai 1")[INDIGO] == 1
    assert boats(table, "tubuai 2")[INDIGO] == 1
    assert table.view(0).question == "land"


def test_a8_a_pier_leads_to_the_current_on_the_touching_side() -> None:
    table = scene()
    lay(table, "ocean p", 0, -1, 2)  # its side 4 is to the south, and leads to side 3, southeast
    lay(table, "oahu", 1, -1)
    about_to_sail(table, "tonga 4", INDIGO, INDIGO, INDIGO)
    play(table, "depart tonga 4 by 3")
    assert boats(table, "oahu") == [3, 0, 0, 0]


def test_a9_a_drawn_tile_shows_its_mark_to_the_boats() -> None:
    for beach in range(6):
        table = scene()
        about_to_sail(table, ALL_SIX[beach], INDIGO, MOSS, GOLD)
        play(table, f"depart {ALL_SIX[beach]} by {beach}")
        first = drawn(table)[0]
        assert laid(table, first)[2] == (beach + 3) % 6


def test_a10_every_current_on_the_way_is_checked_by_colours_not_boats() -> None:
    table = scene()
    lay(table, "ocean g", 0, -1, 1)  # 5–1 needs 2: side 5 to the south, side 1 to the northwest
    lay(table, "ocean f", -1, -1, 5)  # 0–3 needs 3: side 0 to the southeast
    lay(table, "oahu", -2, -1)
    for colours, passed in (
        ((INDIGO, INDIGO, INDIGO), []),
        ((INDIGO, INDIGO, MOSS), ["crossed"]),
        ((INDIGO, GOLD, MOSS), ["crossed", "crossed"]),
    ):
        other = table.copy()
        about_to_sail(other, "tonga 4", *colours)
        play(other, "depart tonga 4 by 3")
        assert [kind for kind in kinds(other) if kind == "crossed"] == passed
        assert ("failed" in kinds(other)[: len(passed) + 2]) == (len(passed) < 2)


def test_a11_every_beach_gets_a_boat_before_one_gets_a_second() -> None:
    table = scene()
    lay(table, "samoa", 0, -1)
    about_to_sail(table, "tonga 4", INDIGO, MOSS, MOSS)
    play(table, "depart tonga 4 by 3")
    assert texts(table, "land indigo") == [f"land indigo {beach}" for beach in (1, 2, 3)]
    play(table, "land moss 1")
    assert texts(table) == ["land indigo 2", "land indigo 3", "land moss 2", "land moss 3"]
    assert refusal(table, "land moss 1") == "one-a-beach-first"
    play(table, "land moss 2")  # the last one has no choice
    assert boats(table, "samoa 3") == [1, 0, 0, 0]


def test_a11_with_fewer_boats_than_beaches_the_player_picks_the_beaches() -> None:
    table = scene()
    lay(table, "nauru", 0, -1, NORTH)
    lay(table, "hiva-oa", 0, -2)
    about_to_sail(table, "nauru 1", INDIGO, INDIGO)
    lay(table, "samoa", 1, -1)
    ask(table, s.ASK_DEPART)
    play(table, "depart nauru 1 by 2")  # to the southeast
    assert texts(table) == ["land indigo 1", "land indigo 2", "land indigo 3"]
    play(table, "land indigo 3")
    assert texts(table) == ["land indigo 1", "land indigo 2"]


def test_a11_after_one_a_beach_the_rest_lands_freely() -> None:
    table = scene()
    lay(table, "rapa-nui", 0, -1)
    about_to_sail(table, "tonga 4", INDIGO, INDIGO, INDIGO)
    play(table, "depart tonga 4 by 3")
    assert texts(table) == ["land indigo 1", "land indigo 2"]
    play(table, "land indigo 1")
    assert boats(table, "rapa-nui 1")[INDIGO] == 2


def test_a11_surplus_boats_go_back_as_the_active_player_likes() -> None:
    table = scene()
    lay(table, "tubuai", 0, -1)
    put(table, GOLD, "tubuai 1", "tubuai 1", "tubuai 2", "tubuai 2")
    about_to_sail(table, "tonga 4", INDIGO, MOSS, PLUM)
    play(table, "depart tonga 4 by 3", "land moss 1", "land plum 2")
    assert kinds(table) == ["landed", "found-no-room"]
    assert table.state.supply[INDIGO] == 15
    assert table.state.supply[MOSS] == 14


def test_a11_a_full_beach_that_waits_to_leave_has_no_room() -> None:
    table = scene()
    lay(table, "tubuai", 0, -1)
    put(table, GOLD, *["tubuai 1"] * 3)
    about_to_sail(table, "tonga 4", INDIGO, INDIGO, MOSS)
    play(table, "depart tonga 4 by 3")
    assert boats(table, "tubuai 2") == [2, 1, 0, 0]
    assert texts(table, "depart tubuai")[0] == "depart tubuai 1 by 1"


def test_a11_nothing_is_asked_where_all_boats_are_alike_and_all_places_taken() -> None:
    table = scene()
    lay(table, "tubuai", 0, -1)
    put(table, GOLD, "tubuai 1", "tubuai 1", "tubuai 2")
    about_to_sail(table, "tonga 4", INDIGO, INDIGO, INDIGO)
    play(table, "depart tonga 4 by 3")
    assert boats(table, "tubuai") == [3, 0, 3, 0]
    assert table.view(0).question == "depart"


def test_a12_a_royal_island_sends_boats_back_to_land_anew_where_they_came_from() -> None:
    table = scene()
    lay(table, "samoa", 0, -1, king=MOSS)
    put(table, INDIGO, *ALL_SIX)
    about_to_sail(table, "tonga 4", MOSS, MOSS)
    play(table, "depart tonga 4 by 3")
    assert kinds(table)[:2] == ["set-sail", "turned-back"]
    assert texts(table, "land indigo") == [f"land indigo {beach}" for beach in range(1, 7)]
    play(table, "land indigo 1", "land moss 2", "land moss 3")
    assert boats(table, "tonga") == [6, 2, 0, 0]
    assert boats(table, "tonga 4") == [0, 0, 0, 0]


def test_a12_boats_that_were_turned_back_may_fill_beaches() -> None:
    table = scene()
    lay(table, "tubuai", 0, -1, 5)  # its side 5 leads northeast, side 4 north
    lay(table, "samoa", 0, -2, king=MOSS)
    put(table, GOLD, "tubuai 1", "tubuai 1")
    about_to_sail(table, "tubuai 2", INDIGO, INDIGO, INDIGO)
    play(table, "depart tubuai 2 by 4")
    assert boats(table, "tubuai 1") == [1, 0, 2, 0]
    assert texts(table) == ["depart tubuai 1 by 1", "depart tubuai 1 by 2"]


def test_a13_the_way_back_costs_no_second_check() -> None:
    table = scene()
    lay(table, "ocean f", 0, -1)  # 0–3 needs 3
    lay(table, "samoa", 0, -2, king=MOSS)
    about_to_sail(table, "tonga 4", INDIGO, MOSS, GOLD)
    play(table, "depart tonga 4 by 3")
    assert kinds(table) == ["set-sail", "crossed", "turned-back"]
    assert table.view(0).question == "land"


def test_a26_the_last_island_is_landed_on_and_the_turn_is_finished() -> None:
    table = scene()
    stack(table, "samoa", "ocean a", "ocean b")
    put(table, MOSS, *["tonga 1"] * 3)
    about_to_sail(table, "tonga 4", INDIGO, INDIGO, INDIGO)
    play_and_draw(table, "depart tonga 4 by 3", "samoa")
    assert "came-last" in kinds(table)
    assert boats(table, "samoa") == [3, 0, 0, 0]
    assert texts(table) == ["depart tonga 1 by 0"]  # other full beaches still sail
    play(table, "depart tonga 1 by 0")
    assert table.over


def test_a26_the_last_ocean_is_crossed_and_what_is_left_is_drawn() -> None:
    table = scene()
    stack(table, "samoa", "oahu", "ocean o")
    about_to_sail(table, "tonga 4", INDIGO, INDIGO, INDIGO)
    play_and_draw(table, "depart tonga 4 by 3", "ocean o", "samoa")
    assert boats(table, "samoa") == [3, 0, 0, 0]
    assert table.over
    assert table.events()[-5].details == {"reason": "last-ocean"}


def test_a27_boats_are_lost_where_no_tile_is_left_to_draw() -> None:
    table = scene()
    stack(table)
    about_to_sail(table, "tonga 4", INDIGO, INDIGO, MOSS)
    assert texts(table) == ["depart tonga 4 by 3"]
    play(table, "depart tonga 4 by 3")
    assert kinds(table)[:4] == ["set-sail", "found-no-tile", "lost", "lost"]
    assert table.state.supply[INDIGO] == 15


def test_a27_boats_are_lost_where_the_stack_ends_in_mid_journey() -> None:
    table = scene()
    stack(table, "ocean o")
    about_to_sail(table, "tonga 4", INDIGO, INDIGO, MOSS)
    play(table, "depart tonga 4 by 3")
    expected = ["set-sail", "drew", "came-last", "laid", "crossed", "found-no-tile", "lost"]
    assert kinds(table)[:7] == expected


def test_a29_a_current_may_bring_boats_back_to_the_island_that_they_left() -> None:
    table = scene()
    lay(table, "ocean o", 0, -1, SOUTH)  # from the south to the southwest
    lay(table, "ocean p", -1, 0, 5)  # its side 5 to the northeast, side 0 to the southeast
    about_to_sail(table, "tonga 4", INDIGO, INDIGO, INDIGO)
    play(table, "depart tonga 4 by 3")
    assert kinds(table) == ["set-sail", "crossed", "crossed"]
    assert texts(table) == [f"land indigo {beach}" for beach in range(1, 7)]


def test_a30_a_failed_expedition_does_not_end_the_turn() -> None:
    table = scene()
    lay(table, "ocean a", 0, -1)
    put(table, MOSS, *["tonga 1"] * 3)
    about_to_sail(table, "tonga 4", INDIGO, INDIGO, INDIGO)
    play(table, "depart tonga 4 by 3")
    assert "failed" in kinds(table)
    assert table.state.colour == INDIGO
    assert texts(table) == ["depart tonga 1 by 0"]


def test_a35_the_active_player_decides_for_boats_of_others() -> None:
    table = scene()
    lay(table, "samoa", 0, -1)
    about_to_sail(table, "tonga 4", MOSS, GOLD, GOLD)
    play(table, "depart tonga 4 by 3")
    assert table.turn == 0
    play(table, "land gold 1", "land moss 2")
    assert boats(table, "samoa 3") == [0, 0, 1, 0]


def test_equal_boats_and_equal_rotations_are_listed_once() -> None:
    table = scene(6)
    lay(table, "samoa", 0, -1)
    about_to_sail(table, "tonga 4", TEAL, TEAL, ROSE)
    play(table, "depart tonga 4 by 3")
    assert texts(table, "land teal") == ["land teal 1", "land teal 2", "land teal 3"]
    assert GAME.box.record[0].turns[s.ISLANDS :].tolist() == [
        *(3, 3, 6, 3, 6, 3, 6, 6, 6, 2, 6, 6, 6, 6, 6, 2)
    ]


def test_a_removed_or_undrawn_island_is_not_on_the_map() -> None:
    assert not is_laid(scene(), "samoa")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_log_names_a_departure_as_the_board_shows_it(language: str) -> None:
    """A turned island: the log says where its pier leads on the map, as the plain lines do."""
    table = scene()
    lay(table, "hawaii", 0, -1, rotation=2)
    about_to_sail(table, "hawaii 1", INDIGO, INDIGO, MOSS)
    view = table.view(0)
    assert isinstance(view, TongiakiView)
    (way, *_) = view.departures
    turned = DIRECTIONS[(way.side + 2) % s.SIDES]
    direction = say(message(f"tongiaki-direction-{turned}"), language)
    lines = GAME.plain(view, lambda words: say(words, language))
    head = next(n for n, line in enumerate(lines) if line.startswith(_island_name(language)))
    assert direction in lines[head + way.beach]
    play(table, way.move)
    (left, *_) = table.events(0)
    assert left.kind == "set-sail"
    told = say(GAME.words.narrate(left), language)
    assert direction in told
    assert str(way.beach) in told
    assert _island_name(language) in told


def _island_name(language: str) -> str:
    return say(message("tongiaki-island-hawaii", name="hawaii"), language)
