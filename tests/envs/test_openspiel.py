"""OpenSpiel's own tests and bots with our games."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

import kuroshio
from kuroshio.games import NAMES

pyspiel = pytest.importorskip("pyspiel", reason="open_spiel has no wheel here")

from open_spiel.python.algorithms import ismcts, mcts  # noqa: E402
from open_spiel.python.bots import uniform_random  # noqa: E402
from open_spiel.python.tests import games_sim_test  # noqa: E402

import kuroshio.envs.openspiel  # noqa: E402


def load(name: str, **parameters: Any) -> Any:
    return pyspiel.load_game(f"kuroshio_{name}", parameters)


def begun(game: Any, deal: int = 3) -> Any:
    """A state after the chance nodes that choose the seed."""
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(deal)
    return state


def play(state: Any, moves: int, seed: int = 1) -> None:
    chance = random.Random(seed)
    while moves > 0 and not state.is_terminal():
        state.apply_action(chance.choice(state.legal_actions()))
        moves -= 1


@pytest.mark.parametrize("name", NAMES)
def test_openspiel_simulates_copies_stores_and_resamples_every_game(name: str) -> None:
    """OpenSpiel's own test of a game's whole interface, in C++."""
    most = kuroshio.game_named(name).players[-1]
    pyspiel.random_sim_test(load(name), num_sims=1, serialize=True, verbose=False)
    pyspiel.random_sim_test(load(name, players=most), num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("name", NAMES)
def test_openspiel_simulates_and_pickles_every_game(name: str) -> None:
    """The test that OpenSpiel runs on its own Python games."""
    games_sim_test.GamesSimTest().sim_game(load(name))


@pytest.mark.parametrize("name", NAMES)
def test_its_bots_play(name: str) -> None:
    game = load(name)
    luck = np.random.RandomState(1)
    rollouts = mcts.RandomRolloutEvaluator(1, luck)
    bots = [
        mcts.MCTSBot(game, 2.0, 3, rollouts, random_state=luck),
        ismcts.ISMCTSBot(game, rollouts, 2.0, 3, random_state=luck),
    ]
    state = begun(game)
    for n in range(12):
        if state.is_chance_node():
            state.apply_action(n)
        else:
            anyone = uniform_random.UniformRandomBot(state.current_player(), luck)
            action = [*bots, anyone][n % 3].step(state)
            assert action in state.legal_actions()
            state.apply_action(action)


@pytest.mark.parametrize("name", NAMES)
def test_a_resampled_state_looks_the_same_to_its_player_alone(name: str) -> None:
    state = begun(load(name))
    changed = 0
    for n in range(60):
        if state.is_terminal():
            break
        if not state.is_chance_node():
            player = state.current_player()
            other = state.resample_from_infostate(player, random.Random(n).random)
            assert other.legal_actions() == state.legal_actions()
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.observation_string(player) == state.observation_string(player)
            assert other.observation_tensor(player) == state.observation_tensor(player)
            changed += other.moment().states.tobytes() != state.moment().states.tobytes()
        play(state, 1, n)
    assert changed > 0


def test_different_pasts_are_different_information_states() -> None:
    state = begun(load("namiji"))
    strings = set()
    steps = 0
    while not state.is_terminal():
        if not state.is_chance_node():
            strings.add(state.information_state_string(0))
            steps += 1
        play(state, 1, steps)
    assert len(strings) == steps


@pytest.mark.parametrize("name", NAMES)
def test_luck_has_many_futures_with_the_same_past(name: str) -> None:
    game = load(name)
    state = begun(game)
    while not state.is_chance_node():
        play(state, 1)
    futures = set()
    for outcome, chance in state.chance_outcomes():
        assert chance == pytest.approx(1 / kuroshio.envs.openspiel.FUTURES)
        later = state.clone()
        later.apply_action(outcome)
        futures.add(later.moment().states.tobytes())
        again = game.new_initial_state()
        for action in later.history():
            again.apply_action(action)
        assert again.moment().states.tobytes() == later.moment().states.tobytes()
    assert len(futures) == kuroshio.envs.openspiel.FUTURES


def test_returns_are_rewards_by_place() -> None:
    state = begun(load("namiji", players=3))
    play(state, 10_000)
    assert state.is_terminal()
    assert sum(state.returns()) == pytest.approx(0)
    assert max(state.returns()) > 0


def test_options_are_parameters() -> None:
    state = begun(load("namiji", direction="counter-clockwise"))
    assert state.moment().states["reverse"][0] == 1
    with pytest.raises(Exception, match="option direction cannot be 'up'"):
        load("namiji", direction="up")
