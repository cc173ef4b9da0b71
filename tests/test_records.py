"""Records and random numbers."""

from __future__ import annotations

import numpy as np
import pytest

from kuroshio.core.records import Record, Row, blank, copied, dtype, i8, i16, i64, row, unpacked
from kuroshio.games import NAMES, game_named
from kuroshio.tables.batches import random_games


class Inner(Record):
    x: i8
    y: i16


class Outer(Record):
    n: i64
    grid: Row[i8] = row(2, 3)
    inner: Inner
    inners: Row[Inner] = row(2)


def test_a_record_is_packed() -> None:
    assert dtype(Outer).itemsize == 8 + 6 + 3 + 2 * 3
    assert dtype(Outer) is dtype(Outer)


def test_nested_fields_are_written_in_place() -> None:
    records = blank(Outer, 2)
    records[1].inners[1].y = 300
    records[1].grid[1, 2] = 5
    assert records[1].inners[1].y == 300
    assert records[0].inners[1].y == 0
    assert records[1].grid.tolist() == [[0, 0, 0], [0, 0, 5]]


def test_an_unpacked_record_holds_the_same_numbers() -> None:
    records = blank(Outer, 2)
    records[1].n = -(2**40)
    records[1].inner.x = -3
    records[1].inners[0].y = -1000
    records[1].grid[0, 1] = 7
    plain = unpacked(records, 1)
    assert plain.n == -(2**40)
    assert plain.inner.x == -3
    assert [inner.y for inner in plain.inners] == [-1000, 0]
    assert plain.grid == ((0, 7, 0), (0, 0, 0))
    assert type(plain.n) is int


def test_a_copy_can_be_written_without_touching_the_original() -> None:
    records = blank(Outer)
    other = copied(records)
    other[0].n = 5
    assert records[0].n == 0
    assert other.dtype == records.dtype


def test_a_field_cannot_be_called_like_something_of_numpy() -> None:
    class Bag(Record):
        size: i8

    with pytest.raises(TypeError, match="a field of Bag cannot be called 'size'"):
        dtype(Bag)


def test_a_row_only_describes() -> None:
    field: Row[int] = Row()
    with pytest.raises(TypeError):
        field[0]


@pytest.mark.parametrize("name", NAMES)
def test_random_draws_are_even(name: str) -> None:
    """The first seat's wins in two halves of a big batch differ no more than chance allows."""
    game = game_named(name)
    batch = random_games(game, game.players[0], 4000, seed=17)
    wins = batch.places[:, 0] == 1
    halves = wins[:2000].mean(), wins[2000:].mean()
    assert abs(halves[0] - halves[1]) < 0.06


def test_the_generator_is_even_and_unrelated_between_seeds() -> None:
    """Chi-square over a die of six, for neighbouring seeds, through the real rules."""
    game = game_named("namiji")
    first_fish = []
    for seed in range(3000):
        state = game.new_state()
        out = np.zeros(game.move_count, np.int64)
        options = game.option_record(game.chosen_options({}))
        game.kernels.deal(state, 0, game.box.record, options, 4, seed, out)
        first_fish.append(int(np.argmax(state[0].face_up)))
    counts = np.bincount(first_fish, minlength=12)
    chi_square = ((counts - 250) ** 2 / 250).sum()
    assert chi_square < 31.3  # 0.1 % for 11 degrees of freedom
