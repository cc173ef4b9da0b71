"""Where the ashigarus stand."""

from __future__ import annotations

import pytest

from kuroshio import IllegalMove
from kuroshio.namazu import state as s
from tests.namazu.helpers import (
    cell,
    edo,
    events,
    family,
    give,
    has,
    hold,
    improve,
    put,
    texts,
    to_place,
)


def test_two_ashigarus_stand_on_two_cells_of_one_sector() -> None:
    table = edo()
    assert len(table.moves) == 27
    assert texts(table, "stand rice-a") == ["stand rice-a altar-a", "stand rice-a knacker"]
    table.play("stand rice-a altar-a")
    standing = [cell(table, name) for name in ("rice-a", "altar-a")]
    assert table.state.waiting.tolist() == [*standing, s.NONE]


def test_sectors_follow_the_rings() -> None:
    table = edo()
    table.state.offset[:] = 0, 1, 8  # suburbs one on, city one back
    table.refresh()
    assert texts(table, "stand rice-a") == ["stand rice-a rest-b", "stand rice-a armourer"]
    assert "stand rest-b armourer" in texts(table)


def test_an_occupied_cell_costs_a_koban_to_its_owner() -> None:
    """B12: its ashigaru goes home; a family that cannot pay may not stand there."""
    table = edo(3)
    put(table, 1, "rice-a")
    put(table, 2, "altar-a")
    assert "stand rice-a knacker" not in texts(table)
    give(table, 0, koban=1)
    assert "stand rice-a knacker" in texts(table)
    assert "stand rice-a altar-a" not in texts(table)
    give(table, 0, koban=2)
    table.play("stand rice-a altar-a")
    assert has(table, 0) == {}
    assert has(table, 1) == has(table, 2) == {"koban": 1}
    assert table.state.pawn[cell(table, "rice-a")] == 0
    assert [event.seat for event in events(table, "sent-home")] == [1, 2]


def test_a_free_pair_always_exists() -> None:
    """B13: all ashigarus are placed, the third too; there is always room for them."""
    table = edo(4)
    family(table).force = 0
    family(table).third = 1
    for seat, cells in (
        (1, ("rice-a", "altar-a", "jobs-a")),
        (2, ("bamboo-a", "offerings-a", "fuji-a")),
        (3, ("rest-a", "ore-a", "barter")),
    ):
        put(table, seat, *cells)
    pairs = texts(table, "stand")
    assert len(pairs) >= 12
    table.play(pairs[0])
    assert table.state.ask == s.ASK_THIRD
    assert len(table.moves) == 27 - 10 - 2
    assert all(text.startswith("stand ") for text in texts(table))


def test_own_ashigarus_are_taken_back_first() -> None:
    """B14: they never block; the third may not join an own one."""
    table = edo()
    put(table, 0, "rice-a", "altar-a")
    to_place(table, 0)
    family(table).third = 1
    table.play("stand rice-a altar-a")
    assert "stand rice-a" not in texts(table)
    assert "stand knacker" in texts(table)
    table.play("stand smith")
    assert (table.state.pawn == 0).sum() == 3


def test_all_are_placed_before_the_first_cell_is_activated() -> None:
    """B15: then in any order, so that one cell can pay for another."""
    table = edo()
    give(table, 0, ore=1)
    table.play("stand rice-a knacker")
    assert texts(table) == ["activate rice-a", "done"]
    table.play("activate rice-a")
    assert "activate knacker" in texts(table)
    table.play("activate knacker")
    assert has(table) == {"bone": 2}


def test_with_placement_two_neighbours_in_a_ring_will_do() -> None:
    """B16: also over the end of the ring."""
    table = edo()
    improve(table, "placement")
    moves = texts(table)
    assert len(moves) == 27 + 27
    assert "stand rice-a tournament" in moves
    assert "stand rice-a ore-b" in moves
    assert "stand knacker yakuza" in moves
    assert "stand rice-a bamboo-a" not in moves
    assert "stand ore-b altar-a" not in moves


def test_a_blocked_cell_is_neither_stood_on_nor_bridged() -> None:
    """B2: neighbours on both sides of it are not neighbours."""
    table = edo()
    improve(table, "placement")
    table.state.blocked[cell(table, "tournament")] = 1
    table.refresh()
    assert not [text for text in texts(table) if "tournament" in text]
    assert "stand rice-a bamboo-a" not in texts(table)


def test_the_tournament_is_closed_without_force() -> None:
    """B33: one may not even stand there."""
    table = edo()
    family(table).force = 0
    table.refresh()
    assert not [text for text in texts(table) if "tournament" in text]
    with pytest.raises(IllegalMove, match="closed to a family without force"):
        table.play("stand tournament jobs-a")


def test_safe_passage_opens_all_cells_and_saves_the_fee() -> None:
    """B54: for the third ashigaru too; blocked cells and, without force, the tournament stay
    closed; one a turn."""
    table = edo()
    hold(table, 0, "safe-passage", "safe-passage")
    family(table).third = 1
    family(table).force = 0
    table.state.blocked[cell(table, "jobs-b")] = 1
    put(table, 1, "rice-a", "smith")
    table.play("play safe-passage")
    free = 27 - 2
    assert len(texts(table, "stand")) == free * (free - 1) // 2
    assert "play safe-passage" not in texts(table)
    table.play("stand rice-a yakuza")
    assert has(table, 1) == {}
    assert "stand smith" in texts(table)
    table.play("stand smith")
    assert has(table, 1) == {}
    assert table.state.pawn[cell(table, "smith")] == 0


def test_the_refusals_say_why() -> None:
    table = edo()
    for move, reason in (
        ("stand rice-a bamboo-a", "do not lie in one sector"),
        ("stand rice-a", "two ashigarus are placed together"),
        ("activate rice-a", "not what is asked now"),
        ("play racket on seat 2", "you do not hold Racket"),
    ):
        with pytest.raises(IllegalMove, match=reason):
            table.play(move)
    put(table, 1, "rice-a")
    with pytest.raises(IllegalMove, match="occupied cell costs 1"):
        table.play("stand rice-a knacker")
