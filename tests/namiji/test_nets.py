"""Net casting."""

from __future__ import annotations

import itertools

import pytest

from kuroshio.namiji.state import LAYERS
from tests.namiji.helpers import (
    boat,
    give,
    happened,
    moves,
    pile_of_nets,
    points,
    rack,
    refusal,
    sea,
    stop_at,
    told,
    truth,
    view,
)


def test_the_top_net_is_revealed_to_all() -> None:
    """R43."""
    table = sea()
    pile_of_nets(table, "G1", "B2")
    stop_at(table, 0, "net")
    for seat in (None, 0, 1, 2, 3):
        assert [e.details for e in table.events(seat) if e.kind == "revealed-net"] == [
            {"net": "green bream"}
        ]
        assert view(table, seat).nets.shown == ["green bream"]


def test_a_first_net_covers_the_corner_across_or_down() -> None:
    """R8."""
    table = sea()
    stop_at(table, 0, "net")
    assert moves(table) == ["release", "cast 1 A1 across", "cast 1 A1 down"]


@pytest.mark.parametrize(("place", "cells"), [("across", ("A1", "B1")), ("down", ("A1", "A2"))])
def test_a_net_is_two_equal_fish_side_by_side(place: str, cells: tuple[str, str]) -> None:
    """R8."""
    table = sea()
    pile_of_nets(table, "O3")
    stop_at(table, 0, "net")
    table.play(f"cast 1 A1 {place}")
    filled = {name: cell for name, cell in boat(table, 0).rack.items() if cell}
    assert tuple(filled) == cells
    assert {cell.fish for cell in filled.values()} == {"orange puffer"}
    assert {cell.net for cell in filled.values()} == {"orange puffer"}


def domino_places(filled: set[int]) -> set[str]:
    """Every legal place of a net, worked out afresh: 3 rows of 4 cells."""

    def free(row: int, column: int) -> bool:
        return 0 <= row < 3 and 0 <= column < 4 and row * 4 + column not in filled

    def touches(row: int, column: int) -> bool:
        if not filled:
            return (row, column) == (0, 0)
        around = ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1))
        return any(0 <= r < 3 and 0 <= c < 4 and r * 4 + c in filled for r, c in around)

    places = set()
    for row, column in itertools.product(range(3), range(4)):
        for name, (down, right) in {"across": (0, 1), "down": (1, 0)}.items():
            other = (row + down, column + right)
            if free(row, column) and free(*other) and (touches(row, column) or touches(*other)):
                places.add(f"cast 1 {'ABCD'[column]}{row + 1} {name}")
    return places


def connected_racks() -> list[set[int]]:
    """Every set of cells that fish and nets can fill, corner first: 3 rows of 4."""
    found: set[frozenset[int]] = {frozenset()}
    frontier = [frozenset({0})]
    while frontier:
        filled = frontier.pop()
        if filled in found:
            continue
        found.add(filled)
        for cell in filled:
            row, column = divmod(cell, 4)
            for r, c in (
                (row - 1, column),
                (row + 1, column),
                (row, column - 1),
                (row, column + 1),
            ):
                if 0 <= r < 3 and 0 <= c < 4:
                    frontier.append(filled | {r * 4 + c})
    return [set(filled) for filled in found if len(filled) < 12]


def test_a_net_goes_to_every_free_pair_beside_a_token_and_nowhere_else() -> None:
    """R7, R8: checked on every rack that can come up."""
    racks = connected_racks()
    table = sea()
    stop_at(table, 0, "net")
    for filled in racks:
        rack(table, 0, " ".join("G1" if cell in filled else "." for cell in range(12)))
        assert set(moves(table, "cast")) == domino_places(filled)
        assert "release" in moves(table)


def test_a_net_without_a_free_pair_must_be_released() -> None:
    """R7: the stop is legal all the same."""
    for text in ("G1 B1 G1 B1 / G1 B1 G1 B1 / G1 B1 G1 .", "G1 . G1 . / G1 B1 G1 B1 / G1 . G1 B1"):
        table = sea()
        rack(table, 0, text)
        pile_of_nets(table, "G1", "B2")
        stop_at(table, 0, "net")
        assert moves(table) == ["release"]
        assert refusal(table, "cast 1 A1 across") == "namiji-why-net-place"
        table.play("release")
        assert truth(table).question == "sail"


def test_a_released_net_goes_under_the_pile() -> None:
    table = sea()
    pile_of_nets(table, "G1", "B2")
    stop_at(table, 0, "net")
    table.play("release")
    assert truth(table).nets.under == [["blue mackerel"], ["green bream"]]
    stop_at(table, 0, "net")
    assert truth(table).nets.shown == ["blue mackerel"]
    table.play("cast 1 A1 across")
    stop_at(table, 0, "net")
    assert truth(table).nets.shown == ["green bream"]


def test_nets_never_seen_come_before_those_released() -> None:
    table = sea()
    seen = []
    for _ in range(4):
        stop_at(table, 0, "net")
        seen += truth(table).nets.shown
        table.play("release")
    assert len(set(seen)) == 4
    assert truth(table).nets.under == [[net] for net in seen]
    assert truth(table).nets.left == 12


def test_a_net_can_complete_several_lines_at_once() -> None:
    """R9: column A and column B, and row 3 besides."""
    table = sea()
    rack(table, 0, "G1 O1 . . / B1 G1 . . / . . O1 B1")
    pile_of_nets(table, "B1")
    stop_at(table, 0, "net")
    table.play("cast 1 A3 across")
    assert told(table, "scored-line") == [
        {"line": "row 3", "points": 9},
        {"line": "column A", "points": 3},
        {"line": "column B", "points": 3},
    ]
    assert points(table, 0, "rack") == table.scores[0] == 15


def test_an_empty_pile_gives_nothing() -> None:
    """R10: no effect, not even for net floats."""
    table = sea()
    pile_of_nets(table)
    give(table, 0, "net-floats", "wide-net")
    stop_at(table, 0, "net")
    assert told(table, "nothing-there") == [{"station": "net"}]
    assert truth(table).question == "sail"
    assert table.scores[0] == 0


def test_wide_net_reveals_one_by_one_and_places_at_most_one() -> None:
    """R38."""
    table = sea()
    give(table, 0, "wide-net")
    pile_of_nets(table, "G1", "B2", "O3", "O4")
    stop_at(table, 0, "net")
    assert moves(table, "r") == ["release", "reveal"]
    table.play("reveal")
    assert truth(table).nets.shown == ["green bream", "blue mackerel"]
    assert "cast 2 A1 down" in moves(table)
    assert "cast 3 A1 down" not in moves(table)
    table.play("reveal")
    assert "reveal" not in moves(table)
    table.play("cast 2 A1 across")
    assert boat(table, 0).rack["A1"].net == "blue mackerel"
    assert truth(table).question == "sail"
    assert truth(table).nets.under == [["orange flounder"], ["orange puffer", "green bream"]]


def test_wide_net_may_stop_early_and_keep_none() -> None:
    """R38: up to three, and releasing is always possible."""
    table = sea()
    give(table, 0, "wide-net")
    pile_of_nets(table, "G1", "B2", "O3")
    stop_at(table, 0, "net")
    table.play("reveal")
    table.play("release")
    assert truth(table).nets.under == [["orange puffer"], ["blue mackerel", "green bream"]]
    assert len(happened(table, "released-net")) == 2


def test_wide_net_reveals_no_more_than_the_pile_holds() -> None:
    """R38."""
    table = sea()
    give(table, 0, "wide-net")
    pile_of_nets(table, "G1", "B2")
    stop_at(table, 0, "net")
    table.play("reveal")
    assert "reveal" not in moves(table)
    assert refusal(table, "reveal") == "namiji-why-no-net"


def test_nets_put_under_the_pile_together_come_back_in_random_order() -> None:
    """R38: nobody knows it."""
    orders = set()
    for seed in range(60):
        table = sea(seed=seed)
        give(table, 0, "wide-net")
        pile_of_nets(table, "G1", "B2", "O3")
        stop_at(table, 0, "net")
        table.play("reveal")
        table.play("reveal")
        table.play("release")
        assert truth(table).nets.under == [["blue mackerel", "orange puffer", "green bream"]]
        stop_at(table, 0, "net")
        table.play("reveal")
        table.play("reveal")
        orders.add(tuple(truth(table).nets.shown))
    assert len(orders) == 6


def test_without_wide_net_one_net_is_revealed() -> None:
    """R38."""
    table = sea()
    stop_at(table, 0, "net")
    assert "reveal" not in moves(table)


def test_the_count_of_layers_under_the_pile_begins_anew_before_it_overflows() -> None:
    """R32: the order under the pile is kept."""
    table = sea()
    pile_of_nets(table, "G1", "B2", "O3")
    table.state.net_layer[:3] = LAYERS - 2, LAYERS - 2, LAYERS - 1
    stop_at(table, 0, "net")
    (shown,) = truth(table).nets.shown
    table.play("release")
    (other,) = {"green bream", "blue mackerel"} - {shown}
    assert truth(table).nets.under == [[other], ["orange puffer"], [shown]]
    assert table.state.net_layer[:3].tolist() == [0, 1, 2]
