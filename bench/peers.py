"""Random play in Kuroshio and in its peers, measured in the same run, and the ratios.

    pip install '.[peers]'
    python bench/peers.py [--seconds 3] [--json]

All figures are decisions a second on one core, with the legal moves listed at each step and one
of them chosen at random. Kuroshio's loop is compiled; the peers are driven from Python, which is
how their users drive them. A peer that is not installed is named and left out.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import time
from collections.abc import Callable, Iterator

from kuroshio.games import NAMES, game_named
from kuroshio.tables.batches import random_games
from kuroshio.tables.table import Table

# A measurement plays whole games and yields the number of decisions of each.
Games = Iterator[int]


def kuroshio_compiled(name: str) -> Callable[[], Games]:
    def games() -> Games:
        game = game_named(name)
        random_games(game, 4, 1)
        seed = 0
        while True:
            yield random_games(game, 4, 2000, seed=seed).decisions
            seed += 1

    return games


def kuroshio_table(name: str) -> Callable[[], Games]:
    """The same game through `Table`, a Python call a move."""

    def games() -> Games:
        game, chance, seed = game_named(name), random.Random(1), 0
        while True:
            table = Table(game, 4, seed)
            while not table.over:
                table.play(chance.choice(table.moves))
            yield len(table.line)
            seed += 1

    return games


def open_spiel(name: str) -> Callable[[], Games]:
    def games() -> Games:
        import pyspiel

        game, chance = pyspiel.load_game(name), random.Random(1)
        while True:
            state, decisions = game.new_initial_state(), 0
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(chance.choices(outcomes, weights)[0])
                else:
                    state.apply_action(chance.choice(state.legal_actions()))
                    decisions += 1
            yield decisions

    return games


def catanatron() -> Games:
    from catanatron import Color, Game, RandomPlayer

    colors = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)
    while True:
        game = Game([RandomPlayer(color) for color in colors])
        game.play()
        records = getattr(game.state, "action_records", None) or game.state.actions
        yield len(records)


def pettingzoo() -> Games:
    """Connect Four through PettingZoo's interface."""
    from pettingzoo.classic import connect_four_v3

    environment, chance, seed = connect_four_v3.env(), random.Random(1), 0
    while True:
        environment.reset(seed=seed)
        decisions = 0
        for _agent in environment.agent_iter():
            observation, _reward, ended, cut, _info = environment.last()
            if ended or cut:
                environment.step(None)
                continue
            mask = observation["action_mask"]
            environment.step(chance.choice([n for n, legal in enumerate(mask) if legal]))
            decisions += 1
        yield decisions
        seed += 1


def measure(games: Callable[[], Games], seconds: float) -> float:
    """Decisions a second over whole games, the first one (imports, caches) not counted."""
    playing = games()
    next(playing)
    decisions, begun = 0, time.perf_counter()
    while time.perf_counter() - begun < seconds:
        decisions += next(playing)
    return decisions / (time.perf_counter() - begun)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=3.0, help="for each measurement")
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    ours = {f"kuroshio {name}, compiled": kuroshio_compiled(name) for name in NAMES}
    ours |= {f"kuroshio {name}, Table.play": kuroshio_table(name) for name in NAMES}
    peers: dict[str, Callable[[], Games]] = {
        "OpenSpiel hearts": open_spiel("hearts"),
        "OpenSpiel backgammon": open_spiel("backgammon"),
        "catanatron": catanatron,
        "PettingZoo connect four": pettingzoo,
    }
    results: dict[str, float] = {}
    for label, games in {**ours, **peers}.items():
        try:
            results[label] = measure(games, args.seconds)
        except ImportError as missing:
            print(f"{label}: not installed ({missing.name}), left out", file=sys.stderr)
            continue
        if not args.json:
            print(f"{results[label]:>14,.0f}  decisions a second, {label}", flush=True)
    ratios = {
        f"{mine} / {peer}": results[mine] / results[peer]
        for mine in ours
        for peer in peers
        if mine in results and peer in results
    }
    if args.json:
        print(json.dumps({"decisions_per_second": results, "ratios": ratios}, indent=1))
    else:
        for label, ratio in ratios.items():
            print(f"{ratio:>14,.1f}  × {label}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
