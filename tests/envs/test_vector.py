"""Many games at once."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode

import kuroshio
from kuroshio.envs.common import Observer, lasting_options
from kuroshio.envs.vector import VectorEnv
from kuroshio.games import NAMES

NEXT, SAME, DISABLED = (
    AutoresetMode.NEXT_STEP,
    AutoresetMode.SAME_STEP,
    AutoresetMode.DISABLED,
)


def played(steps: int, **settings: Any) -> list[bytes]:
    """All that an environment returns over some random steps."""
    envs = VectorEnv(num_envs=7, **settings)
    observations, infos = envs.reset(seed=3)
    seen = [observations["observation"].tobytes(), infos["seat"].tobytes()]
    for _ in range(steps):
        observations, rewards, ended, _, infos = envs.step(envs.random_actions())
        arrays = (*observations.values(), rewards, ended, infos["seat"], infos["rewards"])
        seen += [array.tobytes() for array in arrays]
    envs.close()
    return seen


@pytest.mark.parametrize("name", NAMES)
def test_the_number_of_threads_changes_nothing(name: str) -> None:
    assert played(400, game=name, threads=1) == played(400, game=name, threads=3)


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("mode", [NEXT, SAME])
def test_every_game_is_the_game_of_its_seed_at_a_table(name: str, mode: AutoresetMode) -> None:
    """Observations, masks, seats, rewards and new games, compared with `Table` move by move."""
    players = kuroshio.game_named(name).players[-1]
    envs = VectorEnv(name, 2, players, autoreset_mode=mode)
    observations, infos = envs.reset(seed=8)
    options = lasting_options(envs.game, {})
    tables = [kuroshio.new(name, players, int(seed), options) for seed in infos["seed"]]
    observer = Observer(envs.game, envs.box)
    ends = 0
    while ends < 4:
        for i, table in enumerate(tables):
            if not table.over:
                assert infos["seat"][i] == table.turn
                legal = np.flatnonzero(observations["action_mask"][i]).tolist()
                assert legal == [int(move) for move in table.moves]
                seen = observer.observe(table._states, int(infos["seat"][i]))
                assert (observations["observation"][i] == seen).all()
        actions = envs.random_actions().copy()
        movers = infos["seat"].copy()
        over = [table.over for table in tables]
        observations, rewards, ended, truncated, infos = envs.step(actions)
        assert not truncated.any()
        for i in range(2):
            if over[i]:  # this step began a new game
                assert mode == NEXT
                assert (rewards[i], ended[i]) == (0, False)
                tables[i] = kuroshio.new(name, players, int(infos["seed"][i]), options)
                continue
            tables[i].play(int(actions[i]))
            assert ended[i] == tables[i].over
            expected = observer.rewards(tables[i]._states) if ended[i] else [0.0] * players
            assert infos["rewards"][i].tolist() == pytest.approx(expected)
            assert rewards[i] == pytest.approx(expected[movers[i]])
            ends += bool(ended[i])
            if ended[i] and mode == SAME:
                last = observer.observe(tables[i]._states, int(movers[i]))
                assert (infos["final_obs"][i] == last).all()
                assert infos["_final_obs"][i]
                tables[i] = kuroshio.new(name, players, int(infos["seed"][i]), options)


@pytest.mark.parametrize("name", NAMES)
def test_every_piece_varies_in_many_games(name: str) -> None:
    game = kuroshio.game_named(name)
    first = VectorEnv(name, 1).reset(seed=1)[0]["observation"].copy()
    changed = np.zeros(game.observation.size, np.bool_)
    for players in game.players:
        for options in [{}, {option.name: option.values[-1] for option in game.options}]:
            envs = VectorEnv(name, 64, players, options)
            rows = envs.reset(seed=1)[0]["observation"]
            for _ in range(800):
                envs.step(envs.random_actions())
                changed |= (rows != first).any(axis=0)
    pieces = game.observation.pieces.values()
    assert [piece.name for piece in pieces if not changed[piece.place].any()] == []


def test_without_reset_a_game_that_is_over_stays_as_it_is() -> None:
    envs = VectorEnv("namiji", 3, autoreset_mode=DISABLED)
    observations, _ = envs.reset(seed=5)
    ended = np.zeros(3, np.bool_)
    while not ended.all():
        observations, rewards, ended, _, infos = envs.step(envs.random_actions())
    before = observations["observation"].copy()
    _, rewards, ended, _, infos = envs.step(np.zeros(3, np.int64))
    assert ended.all()
    assert not rewards.any()
    assert not infos["rewards"].any()
    assert (observations["observation"] == before).all()
    chosen = np.array([False, True, False])
    envs.reset(options={"reset_mask": chosen})
    assert ((observations["observation"] != before).any(axis=1) == chosen).all()


def test_an_illegal_action_is_refused_and_no_game_moves() -> None:
    envs = VectorEnv("namiji", 4)
    observations, _ = envs.reset(seed=2)
    before = envs._states.tobytes()
    actions = envs.random_actions().copy()
    actions[2] = np.flatnonzero(observations["action_mask"][2] == 0)[0]
    with pytest.raises(kuroshio.IllegalMove, match=r"game 2 of 4: .*possible now: "):
        envs.step(actions)
    actions[2] = -1
    with pytest.raises(kuroshio.IllegalMove, match="no move number -1"):
        envs.step(actions)
    assert envs._states.tobytes() == before


def test_arrays_are_written_in_place_unless_copies_are_asked_for() -> None:
    for copy in (False, True):
        envs = VectorEnv("namiji", 4, copy=copy)
        first = envs.reset(seed=1)[0]["observation"]
        second = envs.step(envs.random_actions())[0]["observation"]
        assert np.shares_memory(first, second) != copy


def test_spaces_are_those_of_gymnasium() -> None:
    envs = VectorEnv("tongiaki", 3, players=4)
    observations, _ = envs.reset(seed=1)
    assert envs.observation_space.contains(observations)
    assert envs.action_space.contains(envs.random_actions())
    assert isinstance(envs, gymnasium.vector.VectorEnv)
    assert envs.metadata["autoreset_mode"] == NEXT


def test_bad_settings_are_refused() -> None:
    with pytest.raises(kuroshio.BadSetup, match="at least 1 game"):
        VectorEnv("namiji", 0)
    with pytest.raises(kuroshio.BadSetup, match="2 to 5 players"):
        VectorEnv("namiji", 2, players=9)
    envs = VectorEnv("namiji", 2)
    with pytest.raises(gymnasium.error.ResetNeeded):
        envs.step([0, 0])
    with pytest.raises(ValueError, match="expected 2 seeds, got 3"):
        envs.reset(seed=[1, 2, 3])
    with pytest.raises(kuroshio.BadSetup, match="a seed is a whole number"):
        envs.reset(seed=-1)
    with pytest.raises(ValueError, match="a reset_mask of 2 truth values"):
        envs.reset(options={"reset_mask": np.ones(3, np.bool_)})
