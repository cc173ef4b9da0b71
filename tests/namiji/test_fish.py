"""Angling, the rack, and its lines."""

from __future__ import annotations

import pytest

from tests.namiji.helpers import (
    boat,
    fish_name,
    give,
    happened,
    moves,
    points,
    rack,
    refusal,
    school,
    sea,
    stop_at,
    told,
    truth,
    view,
)


def test_a_fish_is_taken_face_up_or_face_down() -> None:
    table = sea()
    school(table, up="G1 G1 B2", down="O3 O3")
    stop_at(table, 0, "angling")
    assert moves(table) == ["take blue mackerel", "take green bream", "take hidden"]


def test_taking_a_fish_flips_another_one() -> None:
    """R3: the flip is mandatory, automatic and random."""
    table = sea()
    school(table, up="G1", down="O3 O3")
    stop_at(table, 0, "angling")
    table.play("take green bream")
    assert told(table, "flipped-fish") == [{"fish": fish_name(table, "O3")}]
    assert truth(table).school.face_up == {fish_name(table, "O3"): 1}
    assert truth(table).question == "keep"


def test_any_face_down_fish_may_be_the_one_flipped() -> None:
    """R3: random."""
    found = set()
    for seed in range(60):
        table = sea(seed=seed)
        school(table, up="G1", down="O1 O2 O3")
        stop_at(table, 0, "angling")
        table.play("take green bream")
        found.add(told(table, "flipped-fish")[0]["fish"])
    assert found == {fish_name(table, one) for one in ("O1", "O2", "O3")}


def test_a_hidden_fish_is_shown_to_all_before_it_is_kept_or_released() -> None:
    """R4."""
    table = sea()
    school(table, down="B4")
    stop_at(table, 0, "angling")
    table.play("take hidden")
    for seat in (None, 0, 1, 2, 3):
        seen = next(event for event in table.events(seat) if event.kind == "took-fish")
        assert seen.details == {"fish": fish_name(table, "B4"), "hidden": True}
        assert view(table, seat).on_the_hook == fish_name(table, "B4")


def test_the_flip_comes_before_the_decision_and_is_not_swapped() -> None:
    """R5: the fish on the hook stays the one that was taken."""
    table = sea()
    school(table, up="G1", down="O3")
    stop_at(table, 0, "angling")
    table.play("take green bream")
    assert truth(table).on_the_hook == "green bream"
    assert moves(table) == ["keep A1", "release"]


def test_a_released_fish_lies_face_up() -> None:
    """R5."""
    table = sea()
    school(table, down="B4 B4")
    stop_at(table, 0, "angling")
    table.play("take hidden")
    table.play("release")
    assert truth(table).school.face_up == {"blue flounder": 2}
    assert points(table, 0, "rack") == 0


def test_without_a_face_down_fish_there_is_no_flip() -> None:
    """R1: a visible fish can still be taken."""
    table = sea()
    school(table, up="G1 G2")
    stop_at(table, 0, "angling")
    assert moves(table) == ["take green bream", "take green mackerel"]
    table.play("take green bream")
    assert not happened(table, "flipped-fish")
    table.play("keep A1")
    assert truth(table).school.face_up == {"green mackerel": 1}


def test_the_last_hidden_fish_can_be_taken_without_a_flip() -> None:
    """R1."""
    table = sea()
    school(table, down="G1")
    stop_at(table, 0, "angling")
    table.play("take hidden")
    assert not happened(table, "flipped-fish")


def test_an_empty_school_gives_nothing() -> None:
    """R2: the stop is legal and has no effect, also with a second hook and a fishmonger."""
    table = sea()
    school(table)
    give(table, 0, "second-hook", "fishmonger")
    stop_at(table, 0, "angling")
    assert told(table, "nothing-there") == [{"station": "angling"}]
    assert truth(table).question == "sail"
    assert table.scores == [0, 0, 0, 0]


def test_the_first_fish_goes_to_the_upper_left_corner() -> None:
    table = sea()
    school(table, up="G1")
    stop_at(table, 0, "angling")
    table.play("take green bream")
    assert moves(table, "keep") == ["keep A1"]
    assert refusal(table, "keep B1") == "namiji-why-cell-apart"


def test_later_fish_go_beside_another_one_but_not_diagonally() -> None:
    table = sea()
    rack(table, 0, "G1 G2 . . / . . . . / . . . .")
    school(table, up="G1")
    stop_at(table, 0, "angling")
    table.play("take green bream")
    assert moves(table, "keep") == ["keep C1", "keep A2", "keep B2"]


def test_a_row_need_not_be_finished_before_the_next_is_begun() -> None:
    table = sea()
    rack(table, 0, "G1 . . . / B2 . . . / B3 . . .")
    school(table, up="G1")
    stop_at(table, 0, "angling")
    table.play("take green bream")
    assert moves(table, "keep") == ["keep B1", "keep B2", "keep B3"]


@pytest.mark.parametrize("hole", range(12))
def test_a_fish_always_finds_a_place_while_a_cell_is_free(hole: int) -> None:
    """R6: and it may always be released instead."""
    cells = ["G1"] * 12
    cells[hole] = "."
    table = sea()
    rack(table, 0, " ".join(cells))
    school(table, up="B1")
    stop_at(table, 0, "angling")
    table.play("take blue bream")
    assert moves(table) == [f"keep {'ABCD'[hole % 4]}{hole // 4 + 1}", "release"]


def test_what_lies_in_the_rack_stays_there() -> None:
    table = sea()
    rack(table, 0, "G1 G2 . .")
    school(table, up="B1")
    stop_at(table, 0, "angling")
    table.play("take blue bream")
    assert refusal(table, "keep A1") == "namiji-why-cell-taken"


def test_a_full_rack_bars_angling_and_nets() -> None:
    table = sea()
    rack(table, 0, "G1 B2 G1 B2 " * 3)
    stop_at(table, 0, "dolphin")
    allowed = {truth(table).route[int(text.split()[1])].station for text in moves(table, "sail")}
    assert allowed == {"crustacean", "whirlpool", "rock", "octopus", "whale"}
    assert refusal(table, "sail 6") == "namiji-why-rack-full"


# --- lines ----------------------------------------------------------------------------------


def complete(before: str, one: str, cell: str) -> tuple[int, list[str]]:
    """Keep a fish in a cell; return the points and the lines that have scored."""
    table = sea()
    rack(table, 0, before)
    had = points(table, 0, "rack")
    school(table, up=one)
    stop_at(table, 0, "angling")
    table.play(f"take {fish_name(table, one)}")
    table.play(f"keep {cell}")
    assert table.scores[0] == points(table, 0, "rack")
    return points(table, 0, "rack") - had, boat(table, 0).lines


@pytest.mark.parametrize(
    ("before", "one", "cell", "worth"),
    [
        ("G1 G2 G3 .", "G4", "D1", 5),
        ("G1 . . . / B1 O1 G1 .", "B1", "D2", 7),
        ("G1 . . . / B1 . . . / O1 O2 O3 .", "O4", "D3", 9),
    ],
)
def test_rows_pay_five_seven_and_nine(before: str, one: str, cell: str, worth: int) -> None:
    assert complete(before, one, cell)[0] == worth


@pytest.mark.parametrize("column", range(4))
def test_every_column_pays_three(column: int) -> None:
    top = " ".join("G1" if n <= column else "." for n in range(4))
    second = " ".join("B1" if n == column else "." for n in range(4))
    worth, lines = complete(f"{top} / {second}", "O1", f"{'ABCD'[column]}3")
    assert worth == 3
    assert lines[-1] == f"column {'ABCD'[column]}"


def test_one_colour_is_enough() -> None:
    assert complete("G1 G2 G3 .", "G4", "D1") == (5, ["row 1"])


def test_one_kind_is_enough() -> None:
    assert complete("G2 B2 O2 .", "B2", "D1") == (5, ["row 1"])


def test_the_same_colour_and_the_same_kind_still_pay_once() -> None:
    assert complete("O2 . . . / O2 . . .", "O2", "A3") == (3, ["column A"])


def test_a_full_line_of_mixed_kinds_and_colours_pays_nothing() -> None:
    """The rulebook's second column: filled up, but neither of one kind nor of one colour."""
    assert complete("G1 G2 . . / G1 B3 . .", "O4", "B3") == (0, [])
    assert complete("G1 G2 B3 .", "G4", "D1") == (0, [])


def test_pairs_in_common_do_not_make_a_line() -> None:
    """Two of a colour here and two of a kind there are not one of either."""
    assert complete("G1 G2 B2 .", "B1", "D1") == (0, [])


def test_a_fish_that_completes_two_lines_scores_both_at_once() -> None:
    """R9: row 1 and column D."""
    worth, lines = complete("G1 G2 G3 . / . . . B4 / . . . O4", "G4", "D1")
    assert (worth, lines) == (8, ["row 1", "column D"])


def test_a_line_scores_only_once() -> None:
    """R9: the next fish does not pay the finished row again."""
    assert complete("G1 G2 G3 G4", "B1", "A2") == (0, ["row 1"])


def test_lines_are_told_when_they_score() -> None:
    """R9: immediately."""
    table = sea()
    rack(table, 0, "G1 G2 G3 .")
    school(table, up="G4")
    stop_at(table, 0, "angling")
    table.play("take green flounder")
    table.play("keep D1")
    assert told(table, "scored-line") == [{"line": "row 1", "points": 5}]


def test_the_best_rack_is_worth_thirty_three() -> None:
    worth, lines = complete("G1 G2 G3 G4 / B1 B2 B3 B4 / O1 O2 O3 .", "O4", "D3")
    assert len(lines) == 7
    assert worth == 9 + 3
    table = sea()
    rack(table, 0, "G1 " * 12)
    assert points(table, 0, "rack") == 33


def test_the_rulebooks_first_rack_scores_one_row_and_one_column() -> None:
    worth, lines = complete("G1 G2 G3 G4 / B1 O2 . .", "O1", "A3")
    assert worth == 3
    assert lines == ["row 1", "column A"]


def test_the_rulebooks_second_rack_scores_two_rows_and_one_column() -> None:
    _, lines = complete("O2 B3 . . / O2 G2 B2 G2 / . O3 O1 O4", "O2", "A3")
    assert lines == ["row 2", "row 3", "column A"]
