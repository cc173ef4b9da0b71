"""Old games play as they always did."""

from __future__ import annotations

import json

import pytest

from tests.golden import FOLDER, all_node_counts, playthrough
from tests.play import SETUPS, setup_name


@pytest.mark.parametrize("setup", SETUPS, ids=setup_name)
def test_the_game_plays_as_it_was_written_down(setup: tuple[str, int, dict[str, str]]) -> None:
    """If a rule was changed on purpose: `make golden`, and read the diff."""
    written = (FOLDER / f"{setup_name(setup)}.txt").read_text(encoding="utf-8")
    assert playthrough(setup) == written


def test_the_first_moves_lead_to_as_many_positions_as_ever() -> None:
    written = json.loads((FOLDER / "nodes.json").read_text(encoding="utf-8"))
    assert all_node_counts() == written


def test_no_playthrough_is_left_over() -> None:
    expected = {f"{setup_name(setup)}.txt" for setup in SETUPS} | {"nodes.json"}
    assert {path.name for path in FOLDER.iterdir()} == expected
