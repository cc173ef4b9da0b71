"""Moves without a choice: a page may make them by itself, where nothing comes to light by that."""

from __future__ import annotations

import pytest

from kuroshio.server.news import question
from tests.play import SETUPS, new, random_steps, setup_name

Setup = tuple[str, int, dict[str, str]]


@pytest.mark.parametrize("setup", SETUPS, ids=setup_name)
def test_what_is_forced_is_one_move_and_reveals_nothing(setup: Setup) -> None:
    alone = forced = 0
    for seed in range(3):
        table = new(setup, seed)
        for _ in random_steps(table, seed):
            asked = question(table, table.glance(table.turn))
            alone += len(asked.choices) == 1
            forced += asked.forced
            if asked.forced:
                assert len(asked.choices) == 1
                after = table.copy()
                after.play(table.moves[0])
                assert not after.reveals(len(table.line))
    assert forced <= alone
