"""A view is put together from parts; as JSON it is the same, byte for byte."""

from __future__ import annotations

import random

import msgspec
import pytest

from kuroshio.core.table import Glance, Table
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
        if chance.random() < 0.2:
            table.undo(chance.randrange(1, 4) % len(table.line))
    truth = table.truth_glance()
    assert truth.encoded_view() == msgspec.json.encode(truth.view())


@pytest.mark.parametrize("game", NAMES)
def test_all_are_shown_together_what_each_may_know(game: str) -> None:
    """What is made for everyone at once is for each what goes through the gate alone."""
    chance = random.Random(6)
    table = Table(game_named(game), 3, seed=6)
    while not table.over and len(table.line) < 100:
        table.play(chance.choice(table.moves))
        for eyes in (0, 1, 2, None):
            at_once, alone = table.glance(eyes), Glance(table, table.seen_by(eyes))
            assert at_once._states.tobytes() == alone._states.tobytes()
            assert at_once.encoded_view() == alone.encoded_view()
    with pytest.raises(ValueError, match="no seat 3"):
        table.glance(3)


@pytest.mark.parametrize("game", NAMES)
def test_equal_fields_are_one_part(game: str) -> None:
    """What did not change is neither made nor encoded again, also for other eyes."""
    table = Table(game_named(game), 3, seed=5)
    parts = [name for name in game_named(game).view_type.__struct_fields__ if name != "eyes"]
    one, other = table.view(0), table.view(1)
    shared = [name for name in parts if getattr(one, name) is getattr(other, name)]
    assert len(shared) > len(parts) // 2
