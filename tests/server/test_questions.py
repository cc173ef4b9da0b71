"""What is said of a choice is kept; it is what the game would say anew."""

from __future__ import annotations

import random
from functools import partial
from typing import Any

import msgspec
import numpy as np
import pytest

from kuroshio.games import NAMES, game_named
from kuroshio.server import protocol as m
from kuroshio.server.news import question
from kuroshio.server.readings import KEPT, Readings
from kuroshio.tables.table import Table

KEY = "key"
PAIR = np.dtype([("one", np.int8), ("other", np.int8), ("third", np.int8)])


def of(readings: Readings[str, int], one: int, other: int, third: int = 0) -> int:
    """What is made of a record of these numbers."""
    (made,) = readings.of([KEY], bytes((one, other, third)))
    return made


def test_a_reading_is_made_once_for_equal_fields() -> None:
    asked: list[int] = []

    def make(key: str, known: Any) -> int:
        asked.append(known.one)
        return asked[-1]

    readings = Readings(PAIR, make)
    assert [of(readings, *pair) for pair in ((1, 1), (1, 2), (2, 2), (1, 3))] == [1, 1, 2, 1]
    assert asked == [1, 2]


def test_a_field_that_is_read_only_sometimes_counts_only_then() -> None:
    made: list[int] = []

    def make(key: str, known: Any) -> int:
        made.append(known.other if known.one else known.third)
        return made[-1]

    readings = Readings(PAIR, make)
    assert of(readings, 0, 5, 7) == 7
    assert of(readings, 1, 5, 7) == 5
    assert of(readings, 1, 6, 7) == 6
    assert of(readings, 0, 6, 8) == 8
    assert len(made) == 4
    assert of(readings, 0, 9, 8) == 8
    assert of(readings, 1, 5, 9) == 5
    assert len(made) == 4


def test_many_readings_are_not_all_kept() -> None:
    readings: Readings[str, int] = Readings(PAIR, lambda key, known: known.one)
    assert [of(readings, n, 0) for n in range(100)] == list(range(100))
    assert readings.kept <= KEPT


@pytest.mark.parametrize("game", NAMES)
def test_every_choice_reads_as_the_game_says_it(game: str) -> None:
    chance = random.Random(9)
    tables = [Table(game_named(game), 3, seed=seed) for seed in range(4)]
    for _ in range(60):
        for table in tables:
            if table.over:
                continue
            glance = table.glance(table.turn)
            named_by = partial(table.game.named_by, glance.known, table.box)
            said = [
                m.Choice(int(move), move.text, table.describe(move), points, named_by(move))
                for move, points in zip(table.moves, table.previews(), strict=True)
            ]
            forced = len(said) == 1 and not table.would_reveal(table.moves[0])
            asked = m.Question(table.question(), table.rule(), said, forced)
            assert msgspec.json.encode(question(table, glance)) == msgspec.json.encode(asked)
            table.play(chance.choice(table.moves))
