"""The captain against OpenSpiel's own IS-MCTS bot, two players, the same wall time a decision.

    pip install '.[peers]'
    python bench/openspiel_match.py [GAME ...] [--games 20] [--seconds 0.15] [--seed 1] [--json]

OpenSpiel's bot plays the games as `kuroshio.envs.openspiel` registers them: its search and its
random rollouts are Python, as for every game that is written in Python for OpenSpiel. Seats are
swapped from game to game; each deal is played twice. How many simulations a decision got on the
mean is part of the result, so that nobody takes it for a match of equal numbers.
"""

from __future__ import annotations

import argparse
import json
import time
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

import kuroshio.envs.openspiel  # noqa: F401 (registers the games)
from kuroshio.arena.report import wilson
from kuroshio.bots import Sight
from kuroshio.bots.searcher import Searcher
from kuroshio.games import NAMES

UCT = 2.0  # what OpenSpiel's examples use


class TimedISMCTS(ISMCTSBot):  # type: ignore[misc]
    """OpenSpiel's bot, limited by the clock instead of a number of simulations."""

    def __init__(self, game: Any, seconds: float, seed: int) -> None:
        chance = np.random.RandomState(seed)
        evaluator = RandomRolloutEvaluator(n_rollouts=1, random_state=chance)
        super().__init__(game, evaluator, UCT, max_simulations=1, random_state=chance)
        self.seconds = seconds
        self.simulations = 0
        self.decisions = 0

    def run_search(self, state: Any) -> list[tuple[int, float]]:
        deadline = time.perf_counter() + self.seconds
        self.reset()
        legal = state.legal_actions()
        if len(legal) == 1:
            return [(legal[0], 1.0)]
        self._root_node = self.create_new_node(state)
        self.decisions += 1
        while time.perf_counter() < deadline or self._root_node.total_visits <= 0:
            self.run_simulation(self.sample_root_state(state))
            self.simulations += 1
        policy: list[tuple[int, float]] = self.get_final_policy(state, self._root_node)
        return policy


class Captain:
    """Our bot at OpenSpiel's table: it is shown what its seat knows."""

    def __init__(self, seconds: float, seed: int) -> None:
        self._bot = Searcher(seed, seconds=seconds)
        self.simulations = 0
        self.decisions = 0

    def step(self, state: Any) -> int:
        engine, moment = state.get_game().engine, state.moment()
        texts = engine.game.move_texts(engine.box)
        moves = [texts[move] for move in state.legal_actions()]
        seat = state.current_player()
        sight = Sight(engine.game, engine.box, seat, engine.seen_by(moment, seat), moves)
        chosen = self._bot.choose(sight)
        if len(moves) > 1:
            self.simulations += self._bot.iterations
            self.decisions += 1
        return chosen


def play(game: Any, seats: list[Any], seed: int) -> list[float]:
    """One game; what it returns to each seat. A seed is a deal."""
    chance = np.random.RandomState(seed)
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(chance.choice(outcomes, p=odds)))
        else:
            state.apply_action(int(seats[state.current_player()].step(state)))
    returned: list[float] = state.returns()
    return returned


def match(name: str, games: int, seconds: float, seed: int) -> dict[str, Any]:
    """Play a match; how it went for our captain."""
    game = pyspiel.load_game(f"kuroshio_{name}(players=2,futures=16)")
    wins, made = 0.0, {"captain": [0, 0], "openspiel": [0, 0]}
    for number in range(games):
        ours = Captain(seconds, seed + number)
        theirs = TimedISMCTS(game, seconds, seed + number)
        mine = number % 2
        seats = [ours, theirs] if mine == 0 else [theirs, ours]
        returned = play(game, seats, seed + number // 2)
        wins += (np.sign(returned[mine] - returned[1 - mine]) + 1) / 2
        for who, bot in (("captain", ours), ("openspiel", theirs)):
            made[who][0] += bot.simulations
            made[who][1] += bot.decisions
    low, high = wilson(wins, games)
    return {
        "game": name,
        "games": games,
        "seconds": seconds,
        "captain_wins": wins / games,
        "low": low,
        "high": high,
        "simulations": {who: round(n / max(1, of)) for who, (n, of) in made.items()},
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("names", nargs="*", metavar="GAME", help="which (default: all)")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seconds", type=float, default=0.15, help="a decision (default: 0.15)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true", help="print JSON")
    args = parser.parse_args()
    for name in args.names or NAMES:
        result = match(name, args.games, args.seconds, args.seed)
        if args.json:
            print(json.dumps(result), flush=True)
            continue
        made = result["simulations"]
        print(
            f"{name}: captain wins {100 * result['captain_wins']:.1f} % "
            f"({100 * result['low']:.1f} to {100 * result['high']:.1f}) of {args.games} games "
            f"with {args.seconds} s a decision; simulations a decision: "
            f"captain {made['captain']:,}, OpenSpiel {made['openspiel']:,}",
            flush=True,
        )


if __name__ == "__main__":
    main()
