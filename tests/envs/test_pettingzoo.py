"""PettingZoo's own tests with our games."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, render_test, seed_test
from pettingzoo.utils.conversions import turn_based_aec_to_parallel

import kuroshio
from kuroshio.envs import pettingzoo
from kuroshio.envs.common import Observer, lasting_options
from kuroshio.games import OWN

every_game = pytest.mark.parametrize("name", OWN)


def version(name: str) -> Any:
    return getattr(pettingzoo, f"{name}_v0")


@every_game
def test_the_interface_is_pettingzoos(name: str) -> None:
    for players in (None, kuroshio.game_named(name).players[-1]):
        api_test(version(name).env(players=players), num_cycles=300)


@every_game
def test_a_seed_gives_the_same_game(name: str) -> None:
    seed_test(version(name).env, num_cycles=100)


@every_game
def test_every_way_to_render(name: str) -> None:
    render_test(
        version(name).env,
        custom_tests={"rgb_array": lambda picture: picture.ndim == 3 and picture.std() > 10},
    )


@every_game
def test_it_is_the_game_of_the_seed_at_a_table(name: str) -> None:
    env = version(name).raw_env(players=3)
    env.reset(seed=4)
    options = lasting_options(kuroshio.game_named(name), {})
    table = kuroshio.new(name, 3, 4, options)
    observer = Observer(table.game, table.box)
    total = dict.fromkeys(env.agents, 0.0)
    env.action_space("seat_0").seed(1)
    for agent in env.agent_iter():
        seen, reward, over, _, _ = env.last()
        total[agent] += reward
        if over:
            env.step(None)
            continue
        assert agent == f"seat_{table.turn}"
        assert np.flatnonzero(seen["action_mask"]).tolist() == [int(one) for one in table.moves]
        expected = observer.observe(table._states, int(agent[-1]))
        assert (seen["observation"] == expected).all()
        waiting = env.observe(f"seat_{(int(agent[-1]) + 1) % 3}")
        assert not waiting["action_mask"].any()
        action = env.action_space("seat_0").sample(seen["action_mask"])
        env.step(action)
        table.play(int(action))
    assert table.over
    assert list(total.values()) == pytest.approx(observer.rewards(table._states))


@every_game
def test_a_game_can_be_cut_short(name: str) -> None:
    env = version(name).env(players=3, max_cycles=25)
    api_test(env, num_cycles=200)
    env.reset(seed=4)
    moves, leaves = 0, []
    for agent in env.agent_iter():
        seen, reward, over, truncated, _ = env.last()
        assert (reward, over, truncated) == (0, False, moves == 25)
        if truncated:
            leaves.append(agent)
            env.step(None)
        else:
            env.step(int(np.flatnonzero(seen["action_mask"])[0]))
            moves += 1
    assert moves == 25
    assert leaves == env.possible_agents


def test_pettingzoo_makes_a_parallel_environment_of_it() -> None:
    parallel = turn_based_aec_to_parallel(pettingzoo.namiji_v0.env(players=3))
    observations, _ = parallel.reset(seed=4)
    for _ in range(30):
        legal = {who: np.flatnonzero(seen["action_mask"]) for who, seen in observations.items()}
        assert [len(moves) > 0 for moves in legal.values()].count(True) == 1
        actions = {who: int(moves[0]) if len(moves) else 0 for who, moves in legal.items()}
        observations, _, over, _, _ = parallel.step(actions)
        assert not any(over.values())


def test_a_game_that_ends_before_is_not_cut_short() -> None:
    env = pettingzoo.namiji_v0.raw_env(max_cycles=10_000)
    env.reset(seed=1)
    while not env.table.over:
        env.step(env.table.moves[0])
    assert all(env.terminations.values())
    assert not any(env.truncations.values())


def test_an_illegal_action_is_refused_or_ends_the_game() -> None:
    raw = pettingzoo.namiji_v0.raw_env()
    raw.reset(seed=1)
    with pytest.raises(kuroshio.IllegalMove, match="possible now"):
        raw.step(200)
    assert raw.table.line == []
    env = pettingzoo.namiji_v0.env()
    env.reset(seed=1)
    env.last()
    loser = env.agent_selection
    env.step(200)
    assert all(env.terminations.values())
    assert env.rewards[loser] == -1


def test_bad_settings_are_refused() -> None:
    with pytest.raises(kuroshio.BadSetup, match="2 to 4 players, not 7"):
        pettingzoo.namazu_v0.env(players=7)
    with pytest.raises(kuroshio.BadSetup, match="no option 'wind'"):
        pettingzoo.namiji_v0.env(options={"wind": "strong"})
    with pytest.raises(ValueError, match="from 1 on, not 0"):
        pettingzoo.namiji_v0.env(max_cycles=0)
    with pytest.raises(ValueError, match="it is one of: human, ansi, rgb_array"):
        pettingzoo.namiji_v0.env(render_mode="film")


def test_pictures_and_text_are_those_of_a_watcher() -> None:
    env = pettingzoo.namiji_v0.env(render_mode="ansi")
    env.reset(seed=1)
    assert "Seat 1: 0 points" in env.render()
