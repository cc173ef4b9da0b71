"""OpenSpiel's own tests and bots with our games."""

from __future__ import annotations

import importlib
import io
import pickle
import random
import unittest
from typing import Any

import numpy as np
import pytest

from kuroshio.games import NAMES, OWN

pyspiel = pytest.importorskip("pyspiel", reason="open_spiel has no wheel here")

from open_spiel.python.algorithms import ismcts, mcts  # noqa: E402
from open_spiel.python.bots import uniform_random  # noqa: E402

import kuroshio.envs.openspiel  # noqa: E402, F401 (registers the games)

FUTURES = 16


def load(name: str, **parameters: Any) -> Any:
    return pyspiel.load_game(f"kuroshio_{name}", parameters)


def load_explicit(name: str, **parameters: Any) -> Any:
    return load(name, futures=FUTURES, **parameters)


def begun(game: Any) -> Any:
    """A state after the chance nodes that choose the seed."""
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[-1])
    return state


def play(state: Any, moves: int, seed: int = 1) -> None:
    chance = random.Random(seed)
    while moves > 0 and not state.is_terminal():
        state.apply_action(chance.choice(state.legal_actions()))
        moves -= 1


@pytest.mark.parametrize("name", NAMES)
def test_openspiel_simulates_copies_and_resamples_every_game(name: str) -> None:
    """OpenSpiel's own test of a game's whole interface, in C++. With explicit chance it stores
    states too."""
    pyspiel.random_sim_test(load(name, players=3), num_sims=1, serialize=False, verbose=False)
    pyspiel.random_sim_test(load_explicit(name), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", NAMES)
def test_openspiel_simulates_and_pickles_every_game(name: str) -> None:
    """The test that OpenSpiel runs on its own Python games."""
    tests = importlib.import_module("open_spiel.python.tests.games_sim_test")
    test = tests.GamesSimTest()
    test.sim_game(load(name), check_pyspiel_serialization=False)
    test.sim_game(load_explicit(name))


def test_openspiels_test_of_sampled_games_finds_and_passes_ours() -> None:
    tests = importlib.import_module("open_spiel.python.tests.sampled_stochastic_games_test")
    found = [one.short_name for one in tests.SPIEL_SAMPLED_STOCHASTIC_GAMES_LIST]
    numbers = [found.index(f"kuroshio_{name}") for name in OWN]
    case = tests.SampledStochasticGamesTest
    suite = unittest.TestSuite(case(f"test_stateful_game_serialization{n}") for n in numbers)
    result = unittest.TextTestRunner(stream=io.StringIO()).run(suite)
    assert result.testsRun == len(OWN)
    assert result.wasSuccessful(), result.failures + result.errors


@pytest.mark.parametrize("name", NAMES)
def test_sampled_luck_is_new_for_every_copy(name: str) -> None:
    state = begun(load(name, rng_seed=5))
    while not state.is_chance_node():
        play(state, 1)
    assert state.chance_outcomes() == [(0, 1.0)]
    futures = set()
    for _ in range(12):
        later = state.clone()
        later.apply_action(0)
        futures.add(later.moment().states.tobytes())
    assert len(futures) > 1


def test_a_pickled_game_goes_on_with_the_same_luck() -> None:
    game = load("namiji", rng_seed=7)
    state = begun(game)
    again, stored = pickle.loads(pickle.dumps((game, state)))
    assert str(stored) == str(state)
    assert str(begun(again)) == str(begun(game)) != str(begun(load("namiji", rng_seed=8)))
    play(stored, 10_000)
    assert stored.is_terminal()


@pytest.mark.parametrize("name", NAMES)
def test_its_bots_play(name: str) -> None:
    """Plain MCTS keeps what it saw after a chance outcome, which must therefore be explicit."""
    luck = np.random.RandomState(1)
    rollouts = mcts.RandomRolloutEvaluator(1, luck)
    for game in (load(name, rng_seed=1), load_explicit(name)):
        bots = [ismcts.ISMCTSBot(game, rollouts, 2.0, 3, random_state=luck)]
        if not game.engine.sampled:
            bots.append(mcts.MCTSBot(game, 2.0, 3, rollouts, random_state=luck))
        state = begun(game)
        for n in range(9):
            if state.is_chance_node():
                state.apply_action(state.legal_actions()[n % len(state.legal_actions())])
            else:
                anyone = uniform_random.UniformRandomBot(state.current_player(), luck)
                action = [*bots, anyone][n % (len(bots) + 1)].step(state)
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
    game = load_explicit(name)
    state = begun(game)
    while not state.is_chance_node():
        play(state, 1)
    futures = set()
    for outcome, chance in state.chance_outcomes():
        assert chance == pytest.approx(1 / FUTURES)
        later = state.clone()
        later.apply_action(outcome)
        futures.add(later.moment().states.tobytes())
        again = game.new_initial_state()
        for action in later.history():
            again.apply_action(action)
        assert again.moment().states.tobytes() == later.moment().states.tobytes()
    assert len(futures) == FUTURES


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
    with pytest.raises(Exception, match="2 to 1024, not 1"):
        load("namiji", futures=1)
