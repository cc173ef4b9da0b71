"""Observations: what a seat knows as numbers, and nothing else."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

import kuroshio
from kuroshio.core.observation import Layout
from kuroshio.core.records import Record, Row, copied, dtype, i8
from kuroshio.envs.common import Observation, Observer
from kuroshio.games import NAMES
from kuroshio.tables.table import Table
from tests.envs.traces import trace
from tests.play import SETUPS, new, random_steps, setup_name

Setup = tuple[str, int, dict[str, str]]
every_setup = pytest.mark.parametrize("setup", SETUPS, ids=setup_name)
ROOT = Path(__file__).parent.parent.parent


def observed(setup: Setup, seeds: range) -> Iterator[tuple[Table, Observer]]:
    """Random games, at every step."""
    for seed in seeds:
        table = new(setup, seed)
        observer = Observer(table.game, table.box)
        for _ in random_steps(table, seed):
            yield table, observer


@every_setup
def test_worlds_that_a_seat_cannot_tell_apart_have_the_same_observation(setup: Setup) -> None:
    kernels = kuroshio.game_named(setup[0]).kernels
    others = 0
    for n, (table, observer) in enumerate(observed(setup, range(2))):
        for seat in range(table.players):
            world = table.seen_by(seat)
            kernels.imagine(world, 0, table.box.record, n)
            others += world.tobytes() != table._states.tobytes()
            truly = observer.observe(table._states, seat)
            assert (observer.observe(world, seat) == truly).all()
    assert others > 0


@every_setup
def test_numbers_stay_within_their_bounds(setup: Setup) -> None:
    low, high = kuroshio.game_named(setup[0]).observation.bounds()
    for table, observer in observed(setup, range(3)):
        for seat in range(table.players):
            row = observer.observe(table._states, seat)
            assert (low <= row).all()
            assert (row <= high).all()


@pytest.mark.parametrize("name", NAMES)
def test_one_sees_oneself_first(name: str) -> None:
    """The seat to move has a 1 in the first row of `turn`; the others have it further down."""
    game = kuroshio.game_named(name)
    layout = game.observation
    for players in game.players:
        for table, observer in observed((name, players, {}), range(1)):
            if table.turn is None:
                continue
            for seat in range(players):
                row = observer.observe(table._states, seat)
                assert layout.part(row, "seat").argmax() == seat
                assert layout.part(row, "turn").argmax() == (table.turn - seat) % players
                own = (table.scores[seat], layout.part(row, "score")[0])
                assert own[0] == own[1]


@pytest.mark.parametrize("name", NAMES)
def test_compiled_and_uncompiled_observations_agree(name: str) -> None:
    command = [sys.executable, "-m", "tests.envs.traces", name]
    environment = {**os.environ, "NUMBA_DISABLE_JIT": "1"}
    plain = subprocess.run(
        command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False
    )
    assert plain.returncode == 0, plain.stderr[-2000:]
    assert plain.stdout.split() == trace(name)


@pytest.mark.parametrize("name", NAMES)
def test_the_pieces_fill_the_observation_in_order(name: str) -> None:
    game = kuroshio.game_named(name)
    layout = game.observation
    places = [piece.place for piece in layout.pieces.values()]
    assert [place.start for place in places] == [0, *(place.stop for place in places[:-1])]
    assert places[-1].stop == layout.size == dtype(game.observation_type).itemsize
    for piece in layout.pieces.values():
        row: Observation = np.arange(layout.size, dtype=np.int64).astype(np.int8)
        assert layout.part(row, piece.name).shape == piece.shape
        assert layout.part(np.stack([row, row]), piece.name).shape == (2, *piece.shape)
        assert (layout.part(row, piece.name).ravel() == row[piece.place]).all()


def test_an_unknown_piece_is_refused_with_those_there_are() -> None:
    layout = kuroshio.game_named("namiji").observation
    with pytest.raises(KeyError, match="no piece is called 'wind'; there are: question, seat"):
        layout.slice_of("wind")


def test_a_piece_of_other_numbers_is_refused() -> None:
    class Wrong(Record):
        plain: Row[i8] = (3,)  # type: ignore[assignment]

    with pytest.raises(TypeError, match="'plain' of Wrong is no piece"):
        Layout(Wrong)


@pytest.mark.parametrize("name", NAMES)
def test_rewards_go_by_place_and_add_up_to_nothing(name: str) -> None:
    game = kuroshio.game_named(name)
    for players in game.players:
        for seed in range(5):
            table = new((name, players, {}), seed)
            for _ in random_steps(table, seed):
                pass
            rewards = Observer(game, game.box).rewards(copied(table._states))
            assert sum(rewards) == pytest.approx(0, abs=1e-6)
            ahead = [
                sum((other > place) - (other < place) for other in table.standing)
                for place in table.standing
            ]
            assert rewards == pytest.approx([one / (players - 1) for one in ahead])
