"""What the view tells to help decide: each number against the same counted in another way."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import product

import pytest

from kuroshio.tables.table import Table
from tests.namiji import recount
from tests.namiji.helpers import bag, boat, give, happened, sea, stop_at, truth

every_number = pytest.mark.parametrize("players", range(2, 6))


def positions(players: int, games: int = 4) -> Iterator[Table]:
    """Every position of some games in which boats linger and racks fill."""
    for seed in range(games):
        table, luck = sea(players, seed), random.Random(seed)
        while not table.over:
            yield table
            moves = table.moves
            table.play(luck.choice(moves[:3] if luck.random() < 0.5 else moves))
        yield table


@every_number
def test_who_sails_is_told_how_many_boats_have_a_turn_before_it_sails_on(players: int) -> None:
    """Against making the move and counting the boats that lie behind."""
    for table in positions(players):
        view = truth(table)
        if view.question != "sail":
            assert view.ahead is None
            continue
        here = view.boats[view.boat].space
        for move in table.moves:
            after = table.copy()
            after.play(move)
            there = truth(after).boats[view.boat]
            if there.space == view.ahead.harbour:
                others = [one for one in view.boats if one.seat != view.boat]
                waited_for = sum(one.space < there.space for one in others)
            else:
                waited_for = truth(after).order.index(view.boat)
            assert view.ahead.behind[there.space - here - 1] == waited_for
        assert len(view.ahead.behind) == view.ahead.harbour - here
        assert view.route[view.ahead.harbour].station in ("dock", "port")


@every_number
def test_the_boats_move_in_the_order_that_the_view_tells(players: int) -> None:
    for table in positions(players):
        view = truth(table)
        if view.question == "sail":
            assert view.order[0] == view.boat


@every_number
def test_goals_tell_which_rocks_are_met_and_what_the_game_would_end_with(players: int) -> None:
    for table in positions(players):
        view = truth(table)
        for seat in range(players):
            one = view.boats[seat]
            raw = table.state.boats[seat]
            met = recount.objectives_met(raw)
            names = table.box.names["rock"]
            expected = [met[names.index(card)] for card in one.rocks]
            assert [goal.met for goal in one.goals] == expected
            for goal in one.goals:
                within = goal.has >= goal.least if goal.most is None else goal.has <= goal.most
                assert goal.met == within
            end = view.scores[seat]
            if not table.over:
                end += recount.rock_points(raw) - recount.PENALTY[one.offerings]
            assert one.if_it_ended == end


def test_nobody_is_told_how_far_others_are_with_cards_that_they_do_not_show() -> None:
    for table in positions(3):
        for eyes in (0, None):
            for one in truth(table).boats[1:]:
                seen = table.view(eyes).boats[one.seat]  # type: ignore[attr-defined]
                hidden = [card is None for card in seen.rocks]
                assert [goal is None for goal in seen.goals] == hidden
                if not table.over:
                    assert seen.if_it_ended == one.if_it_ended - sum(
                        points
                        for goal, points in zip(one.goals, paid(table, one.rocks), strict=True)
                        if goal.met
                    )


def paid(table: Table, cards: list[str]) -> list[int]:
    """The points on some Sacred Rock cards."""
    names, points = table.box.names["rock"], table.box.plain.rock_points
    return [points[names.index(card)] for card in cards]


@pytest.mark.parametrize(
    ("pot", "drawn"),
    [*product((False, True), [(1, 0), (0, 1), (1, 1)]), (True, (0, 2))],
)
def test_the_trap_tells_how_many_tokens_would_spill_the_haul(
    pot: bool, drawn: tuple[int, int]
) -> None:
    """Against drawing each token of the bag."""
    table = sea()
    if pot:
        give(table, 0, "woven-pot")
    bag(table, shrimp=9, crabs=0)
    stop_at(table, 0, "crustacean")
    table.state.haul[:] = drawn
    table.state.bag[:] = (7, 4)
    table.refresh()
    told = truth(table).trap
    spilling = 0
    for kind, count in enumerate((7, 4)):
        after = table.copy()
        after.state.bag[:] = 0
        after.state.bag[kind] = count
        after.play("draw")
        spilling += count if happened(after, "lost-haul") else 0
    assert told.spilling == spilling
    assert told.lost_at == (3 if pot else 2)


def test_only_who_draws_is_told_of_the_trap() -> None:
    table = sea()
    assert truth(table).trap is None
    assert truth(table).looking == []


@every_number
def test_the_offerings_afloat_are_those_that_left_the_boats(players: int) -> None:
    for table in positions(players, games=1):
        aboard = sum(boat(table, seat).offerings for seat in range(players))
        assert truth(table).afloat == 4 * players - aboard
