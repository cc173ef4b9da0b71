"""A view is put together from parts; as JSON it is the same, byte for byte."""

from __future__ import annotations

import random

import msgspec
import pytest

from kuroshio.core.table import Table
from kuroshio.games import NAMES, game_named


@pytest.mark.parametrize("game", NAMES)
def test_the_encoded_view_is_the_view_encoded(game: str) -> None:
    chance = random.Random(5)
    table = Table(game_named(game), 3, seed=5)
    while not table.over and len(table.line) < 150:
        eyes = chance.choice((None, 0, 1, 2))
        glance = table.glance(eyes)
        assert glance.encoded_view() == msgspec.json.encode(glance.view())
        table.play(chance.choice(table.moves))
    truth = table.truth_glance()
    assert truth.encoded_view() == msgspec.json.encode(truth.view())


@pytest.mark.parametrize("game", NAMES)
def test_equal_fields_are_one_part(game: str) -> None:
    """What did not change is neither made nor encoded again, also for other eyes."""
    table = Table(game_named(game), 3, seed=5)
    parts = [name for name in game_named(game).view_type.__struct_fields__ if name != "eyes"]
    one, other = table.view(0), table.view(1)
    shared = [name for name in parts if getattr(one, name) is getattr(other, name)]
    assert len(shared) > len(parts) // 2
