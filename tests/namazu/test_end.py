"""The third ashigaru, the end of the game, points and places."""

from __future__ import annotations

import pytest

from kuroshio.namazu import state as s
from kuroshio.tables.table import Table
from tests.namazu.helpers import (
    altar,
    cell,
    contract,
    edo,
    events,
    family,
    give,
    has,
    hold,
    improve,
    own_box,
    texts,
    to_act,
    to_place,
    use,
)


def finish(table: Table) -> None:
    """Namazu is calm, and the last family of the round ends its turn."""
    table.state.appeasement = table.box.plain.appeasement[table.players - 2]
    last = table.players - 1
    to_act(table, "jobs-a", seat=last)
    table.play("done")
    assert table.over


def next_turn(table: Table, seat: int = 0) -> None:
    """The family before this one ends its turn; this one waits before the quake."""
    if family(table, seat).hand_count == 0:
        hold(table, seat, "devotion")
    to_act(table, "jobs-a", seat=(seat - 1) % table.players)
    table.play("done")
    assert table.state.ask == s.ASK_QUAKE


# --- the third ashigaru ---------------------------------------------------------------------


def test_the_third_ashigaru_comes_on_the_turn_after_both_conditions_are_met() -> None:
    """B38: an altar and the improvement on the card, for the rest of the game."""
    table = edo()
    family(table).third_card = s.WITH_REST
    altar(table, 0)
    next_turn(table)
    assert family(table).third == 0
    give(table, 0, koban=5)
    use(table, "market")
    table.play("buy improvement rest")
    table.play("done")
    assert family(table).third == 0
    next_turn(table)
    assert family(table).third == 1
    assert events(table, "third-came")
    to_place(table, 0)
    table.play("stand rice-a altar-a")
    assert table.state.ask == s.ASK_THIRD
    table.play("stand jobs-b")
    assert table.state.pawn[cell(table, "jobs-b")] == 0


def test_the_wrong_improvement_does_not_bring_it() -> None:
    """B38: only the one on the card does."""
    table = edo()
    family(table).third_card = s.WITH_REST
    altar(table, 0)
    improve(table, "temple", "barter")
    next_turn(table)
    assert family(table).third == 0


def test_a_bought_altar_counts_for_the_third_ashigaru() -> None:
    """B48: any altar does."""
    table = edo()
    family(table).third_card = s.WITH_REST
    improve(table, "rest")
    give(table, 0, koban=13)
    use(table, "market")
    table.play("buy altar 1")
    table.play("done")
    next_turn(table)
    assert family(table).third == 1


def test_three_cells_are_activated_with_it() -> None:
    table = edo()
    family(table).third = 1
    table.play("stand rice-a altar-a")
    table.play("stand jobs-b")
    table.play("activate rice-a")
    table.play("activate jobs-b")
    assert has(table) == {"rice": 1, "koban": 1}


# --- the end --------------------------------------------------------------------------------


def test_the_round_is_finished_when_namazu_is_calm() -> None:
    """B39: the families after the one who calmed him still play, and their offerings score; the
    marker stays on the limit."""
    table = edo()
    altar(table, 0, "torii")
    altar(table, 1, "gong")
    table.state.appeasement = 13
    give(table, 0, rice=1, ore=1)
    give(table, 1, rice=1, ore=1)
    use(table, "offerings-a")
    table.play("offer rice ore")
    assert table.state.appeasement == 14
    assert not table.over
    assert table.turn == 1
    use(table, "offerings-a", seat=1)
    table.play("offer rice ore")
    assert table.state.appeasement == 14
    assert table.over
    for seat in (0, 1):
        assert family(table, seat).points[s.FROM_OFFERINGS] == 2


def test_the_right_neighbour_of_the_start_player_is_last() -> None:
    """B39: whoever the start player is."""
    table = edo(3)
    table.state.appeasement = 21
    to_act(table, "jobs-a", seat=1)
    table.state.first = 1
    table.play("done")
    assert not table.over
    for seat in (2, 0):
        to_act(table, "jobs-a", seat=seat)
        table.state.first = 1
        table.play("done")
    assert table.over


def test_without_offerings_the_game_ends_after_forty_rounds() -> None:
    """B42: and is scored."""
    table = edo()
    table.state.rounds = 38
    to_act(table, "jobs-a", seat=1)
    table.play("done")
    assert not table.over
    assert table.state.rounds == 39
    to_act(table, "jobs-a", seat=1)
    table.play("done")
    assert table.over


# --- points ---------------------------------------------------------------------------------


def test_the_example_of_the_rulebook_scores_28() -> None:
    """Two altars alike, two different ones, two full altars and one with an offering."""
    table = edo()
    altar(table, 0, "torii", "rice", "ore", "bone", "gold")
    altar(table, 0, "torii", "rice", "ore", "bone", "meat")
    altar(table, 0, "gong", "steel")
    altar(table, 0, "drum")
    finish(table)
    points = family(table).points.tolist()
    assert points[s.FROM_GROUPS] == 10
    assert points[s.FROM_SINGLES] == 7
    assert points[s.FROM_OFFERINGS] == 5 + 5 + 1
    assert table.scores[0] == 28


@pytest.mark.parametrize(("count", "points"), [(1, 3), (2, 10), (3, 20), (4, 30)])
def test_altars_alike(count: int, points: int) -> None:
    table = edo()
    for _ in range(count):
        altar(table, 0, "drum")
    assert table.scores[0] == points


SERIES = ("torii", "lantern", "gong", "gourd", "drum", "keystone", "mirror")


@pytest.mark.parametrize(
    ("count", "points"), [(1, 3), (2, 7), (3, 12), (4, 18), (5, 25), (6, 33), (7, 36)]
)
def test_different_altars(count: int, points: int) -> None:
    """B40: a seventh begins a new series."""
    table = edo(4)
    for series in SERIES[:count]:
        altar(table, 0, series)
    assert table.scores[0] == points


def test_groups_are_counted_first_and_never_broken() -> None:
    """B40: five lone ones and a pair make 25 + 10."""
    table = edo(4)
    for series in (*SERIES[:6], "torii"):
        altar(table, 0, series)
    assert table.scores[0] == 35


def test_brigands_and_wins_score() -> None:
    table = edo()
    family(table).brigands = 4
    family(table).wins = 3
    assert table.scores == [4 + 9, 0]


def test_goals_count_only_at_the_end() -> None:
    """B32: they are hidden until then."""
    table = edo()
    family(table).brigands = 4
    hold(table, 0, "terror-of-the-roads")
    assert table.scores[0] == 4
    finish(table)
    assert table.scores[0] == 8


def test_a_tie_goes_to_who_has_more_goods_and_kobans() -> None:
    """B41: all kinds as one sum, not those on altars; then the place is shared."""
    table = edo(3)
    for seat in range(3):
        altar(table, seat, SERIES[seat])
    give(table, 0, rice=1, gold=1)
    give(table, 1, koban=2)
    give(table, 2, koban=1)
    finish(table)
    assert table.scores == [3, 3, 3]
    assert table.standing == [1, 1, 3]


def test_more_points_beat_any_riches() -> None:
    """B41: goods only break ties."""
    table = edo()
    give(table, 0, koban=5000)
    family(table, 1).brigands = 1
    finish(table)
    assert table.standing == [2, 1]


def test_another_box_plays_by_its_own_numbers() -> None:
    box = own_box(
        win=("win = 3", "win = 4"),
        rounds=("rounds = 40", "rounds = 2"),
        pact=("pact = 10", "pact = 1"),
    )
    table = edo(box=box)
    family(table).wins = 2
    give(table, 0, koban=1)
    use(table, "market")
    assert "buy pact" in texts(table)
    contract(table, 1, "smith")
    assert table.scores[0] == 8
