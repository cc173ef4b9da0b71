"""Tongiaki: chain reactions that never end."""

from __future__ import annotations

from kuroshio.core.boxes import Box
from kuroshio.tables.table import Table
from kuroshio.tongiaki import state as s
from tests.tongiaki.helpers import (
    ALL_SIX,
    GOLD,
    INDIGO,
    MOSS,
    NORTHEAST,
    PLUM,
    SOUTH,
    SOUTHEAST,
    about_to_sail,
    is_laid,
    kinds,
    lay,
    other_box,
    play,
    put,
    remove,
    scene,
    seen,
    stack,
    steps,
    texts,
)

ROYAL = ("samoa", "hawaii", "oahu", "tahiti", "tuvalu", "fidschi", "hiva-oa", "mangareva")


def tonga_in_a_ring_of_currents() -> Table:
    """Each pier of Tonga leads back to Tonga, over two oceans that any group can cross."""
    table = scene()
    for ocean, bend, q, r, direction in (
        ("ocean p", 1, 0, -1, SOUTH),  # its bend from side 1 to 2 goes from the south southwest
        ("ocean o", 0, -1, 0, NORTHEAST),
        ("ocean l", 5, -1, 1, NORTHEAST),
        ("ocean n", 5, 0, 1, 2),
        ("ocean k", 2, 1, 0, 2),
        ("ocean h", 2, 1, -1, SOUTH),
    ):
        lay(table, ocean, q, r, (direction - bend) % 6)
    return table


def crowded_tonga(table: Table) -> None:
    """Two boats on each beach: with one more, some beach is always full."""
    put(table, INDIGO, "tonga 1")
    put(table, MOSS, "tonga 1", "tonga 2", "tonga 2", "tonga 3")
    put(table, GOLD, "tonga 3", "tonga 4", "tonga 4", "tonga 5")
    put(table, PLUM, "tonga 5", "tonga 6", "tonga 6")


def react(table: Table, seed: int = 0) -> list[str]:
    """Let the reaction run at random until the turn is over; return the departures."""
    for _ in steps(table, seed):
        if table.state.colour != INDIGO or "went-round" in kinds(table):
            break
    return [move.text for move in table.line if move.text.startswith("depart")]


def test_a14_an_island_whose_piers_all_lead_back_to_it_leaves_the_game() -> None:
    for seed in range(20):
        table = tonga_in_a_ring_of_currents()
        crowded_tonga(table)
        play(table, "increase tonga", "place tonga 4")
        departures = react(table, seed)
        assert 5 <= len(departures) <= 6 * 5
        assert max(departures.count(one) for one in departures) == 5
        assert kinds(table)[-7:-1] == ["went-round", "removed", *["returned"] * 4]
        assert not is_laid(table, "tonga")
        assert table.state.supply[:4].tolist() == [15] * 4


def test_a14_a_used_up_pier_is_not_offered_while_another_departure_is_possible() -> None:
    table = tonga_in_a_ring_of_currents()
    put(table, MOSS, *["tonga 1"] * 3)
    about_to_sail(table, "tonga 4", INDIGO, INDIGO, INDIGO)
    table.state.islands[s.TONGA].trips[3] = 5
    table.state.trips = 5
    table.refresh()
    assert texts(table) == ["depart tonga 1 by 0"]


def test_a14_a_trip_that_changes_something_is_always_offered() -> None:
    """A draw, a loss on a current, or boats without room."""
    unknown = scene()
    strong = scene()
    lay(strong, "ocean a", 0, -1)
    narrow = scene()
    lay(narrow, "tubuai", 0, -1)
    put(narrow, GOLD, "tubuai 1", "tubuai 1", "tubuai 2", "tubuai 2")
    for table in (unknown, strong, narrow):
        about_to_sail(table, "tonga 4", INDIGO, INDIGO, INDIGO)
        table.state.islands[s.TONGA].trips[3] = 5
        table.state.trips = 5
        table.refresh()
        assert texts(table) == ["depart tonga 4 by 3"]


def test_a14_piers_count_afresh_after_a_draw_a_loss_and_every_turn() -> None:
    table = scene()
    lay(table, "ocean a", 0, -1)
    put(table, MOSS, "tonga 6")
    about_to_sail(table, "tonga 4", INDIGO, INDIGO, INDIGO)
    table.state.islands[s.TONGA].trips[:] = 3
    table.state.trips = 18
    play(table, "depart tonga 4 by 3")
    assert "lost" in kinds(table)
    assert table.state.trips == 0
    assert not table.state.islands[s.TONGA].trips.any()


def test_a14_a_return_from_a_royal_island_uses_the_pier() -> None:
    table = scene()
    lay(table, "samoa", 0, -1, king=MOSS)
    about_to_sail(table, "tonga 4", INDIGO, INDIGO, INDIGO)
    play(table, "depart tonga 4 by 3")
    assert table.state.islands[s.TONGA].trips[3] == 1


def one_trip_box() -> Box:
    return other_box(("trips = 5", "trips = 1"))


def tonga_and_tubuai_among_royal_islands() -> Table:
    """Boats go from Tonga to Tubuai and back; everything else sends them back."""
    table = scene(box=one_trip_box())
    lay(table, "tubuai", 0, -1, SOUTHEAST)  # piers south and southwest; north and northeast
    around = [(-1, 0), (-1, 1), (0, 1), (1, 0), (1, -1), (0, -2), (1, -2)]
    for king, (name, (q, r)) in enumerate(zip(ROYAL, around, strict=False)):
        lay(table, name, q, r, king=king % 4)
    return table


def test_a14_two_islands_in_one_endless_reaction_leave_together() -> None:
    table = tonga_and_tubuai_among_royal_islands()
    crowded_tonga(table)
    put(table, GOLD, "tubuai 1", "tubuai 2")
    put(table, PLUM, "tubuai 2")
    play(table, "increase tonga", "place tonga 4")
    play(table, "depart tonga 4 by 3")  # fills both beaches of Tubuai
    while table.view(0).question == "land":
        table.play(table.moves[0])
    play(table, "depart tubuai 1 by 1")  # south, back to Tonga
    departures = react(table)
    assert max(departures.count(one) for one in departures) == 1
    assert "went-round" in kinds(table)
    assert kinds(table).count("removed") == 2
    assert not is_laid(table, "tonga")
    assert not is_laid(table, "tubuai")
    assert table.state.supply[:4].tolist() == [13, 13, 13, 14]  # seven kings stay


def test_a15_a_removed_island_leaves_an_empty_place_and_counts_as_found() -> None:
    table = tonga_in_a_ring_of_currents()
    crowded_tonga(table)
    left = table.state.left.tolist()
    play(table, "increase tonga", "place tonga 4")
    react(table)
    assert seen(table).removed == ["tonga"]
    assert "lay southwest of ocean h" in texts(table)  # where Tonga lay
    assert sum(left) - sum(table.state.left) == 1  # the tile that is being laid
    assert table.scores == [0, 0, 0, 0]


def test_a15_without_tonga_nobody_comes_back_to_it() -> None:
    table = scene()
    lay(table, "samoa", 0, -1)
    remove(table, "tonga")
    put(table, INDIGO, "samoa 1")
    play(table, "increase samoa", "place samoa 2")
    assert texts(table) == ["place samoa 1", "place samoa 2", "place samoa 3"]


def test_a16_who_has_lost_all_boats_lays_tiles_until_an_island_but_puts_no_boat_there() -> None:
    table = tonga_in_a_ring_of_currents()
    crowded_tonga(table)
    play(table, "increase tonga", "place tonga 4")
    react(table)
    assert table.view(0).question == "lay"
    assert table.state.colour == INDIGO
    while table.state.colour == INDIGO:
        table.play(table.moves[0])
    islands = [n for n in range(s.ISLANDS) if table.state.tiles[n].laid]
    assert len(islands) == 1
    assert table.view(0).question == "come-back"
    assert table.state.supply[:4].tolist() == [15] * 4


def test_a16_who_has_boats_elsewhere_lays_nothing() -> None:
    table = tonga_in_a_ring_of_currents()
    lay(table, "samoa", 0, -2)
    put(table, INDIGO, "samoa 1")
    crowded_tonga(table)
    play(table, "increase tonga", "place tonga 4")
    react(table)
    assert not is_laid(table, "tonga")
    assert table.state.colour == MOSS


def test_a16_without_an_island_in_the_stack_it_is_laid_to_its_end() -> None:
    table = tonga_in_a_ring_of_currents()
    crowded_tonga(table)
    stack(table, "ocean a", "ocean b")
    play(table, "increase tonga", "place tonga 4")
    react(table)
    while not table.over:
        table.play(table.moves[0])
    assert is_laid(table, "ocean a")
    assert is_laid(table, "ocean b")


def test_a16_a_tile_drawn_for_an_empty_map_becomes_its_middle() -> None:
    table = scene()
    remove(table, "tonga")
    play(table, "resettle")
    first = seen(table).tiles[0]
    assert (first.q, first.r) == (0, 0)


def test_every_pier_of_tonga_among_currents_leads_back() -> None:
    for beach, place in enumerate(ALL_SIX):
        table = tonga_in_a_ring_of_currents()
        about_to_sail(table, place, INDIGO, INDIGO, INDIGO)
        play(table, f"depart {place} by {beach}")
        assert kinds(table) == ["set-sail", "crossed", "crossed"]
        assert table.state.fleet.shore == s.TONGA
