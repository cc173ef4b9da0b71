"""`kuroshio bench`: measure the engine on one core, with random play.

Times on a shared machine are noisy: every figure is the best of several runs.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from typing import TypeVar

from kuroshio.cli.common import check_counts
from kuroshio.cli.progress import announce
from kuroshio.core.compiled import UNCOMPILED
from kuroshio.core.errors import BadSetup
from kuroshio.core.game import Game
from kuroshio.core.records import blank, dtype
from kuroshio.games import NAMES, game_named
from kuroshio.tables.batches import random_games
from kuroshio.tables.table import Table

T = TypeVar("T")

RUNS = 5
LABELS = {
    "decisions_per_second": "decisions a second",
    "games_per_second": "whole games a second",
    "copies_per_second": "copies of a state a second",
    "table_plays_per_second": "Table.play calls a second",
    "state_bytes": "bytes a state",
    "cold_compile_seconds": "seconds to compile the rules, cold",
    "warm_start_seconds": "seconds to start, warm",
    "bots_compile_seconds": "seconds to compile the bots, cold",
}


EXAMPLES = (
    "kuroshio bench",
    "kuroshio bench namiji --quick --json",
)


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("games", nargs="*", metavar="GAME", help="which (default: all)")
    parser.add_argument("--players", type=int, metavar="N", help="number of seats (default: 4)")
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.add_argument(
        "--quick", action="store_true", help="leave out the compile and start times"
    )


def run(args: argparse.Namespace) -> None:
    if UNCOMPILED:
        raise BadSetup("NUMBA_DISABLE_JIT is set: uncompiled rules are not worth timing")
    check_counts(args, "players")
    games = [game_named(name) for name in args.games or NAMES]
    results = {}
    for game in games:
        name, players = game.name, args.players or game.usual_players
        game.check_players(players)
        results[name] = {"players": players, **measure(game, players, not args.quick)}
        if not args.json:
            _show(name, results[name])
    if args.json:
        print(json.dumps(results, indent=1))


def measure(game: Game, players: int, starts: bool) -> dict[str, float]:
    """All figures of one game."""
    announce(f"measuring {game.name}: speed …")
    random_games(game, players, 1)
    games = 20_000
    best, decisions = 0.0, 0
    for _ in range(RUNS):
        seconds, batch = _timed(lambda: random_games(game, players, games))
        best, decisions = max(best, games / seconds), batch.decisions
    figures = {
        "decisions_per_second": best * decisions / games,
        "games_per_second": best,
        "copies_per_second": _copies(game),
        "table_plays_per_second": _table_plays(game, players),
        "state_bytes": dtype(game.state_type).itemsize,
    }
    if starts:
        announce(f"measuring {game.name}: the time to compile it anew, about a minute …")
        cold, warm, bots = _starts(game)
        figures["cold_compile_seconds"] = cold
        figures["warm_start_seconds"] = warm
        figures["bots_compile_seconds"] = bots
    return figures


def _timed(work: Callable[[], T]) -> tuple[float, T]:
    begun = time.perf_counter()
    done = work()
    return time.perf_counter() - begun, done


def _copies(game: Game) -> float:
    states, count = blank(game.state_type, 64), 1_000_000
    game.kernels.copy_states(states, 1)
    return max(
        count / _timed(lambda: game.kernels.copy_states(states, count))[0] for _ in range(RUNS)
    )


def _table_plays(game: Game, players: int) -> float:
    """Moves made through `Table.play`, chosen at random among `table.moves` beforehand."""
    lines = []
    for seed in range(50):
        table, chance = Table(game, players, seed), random.Random(seed)
        while not table.over:
            table.play(chance.choice(table.moves))
        lines.append(table.line)

    def replay() -> int:
        for seed, line in enumerate(lines):
            table = Table(game, players, seed)
            for move in line:
                table.play(move)
        return sum(map(len, lines))

    return max(made / seconds for seconds, made in (_timed(replay) for _ in range(RUNS)))


def _starts(game: Game) -> tuple[float, float, float]:
    """Seconds from starting Python until every door of the rules has been used, with nothing
    compiled and then with all of it in the cache; and the seconds that the bots take to compile."""
    with tempfile.TemporaryDirectory() as cache:
        environment = {**os.environ, "KUROSHIO_CACHE": cache}

        def start(what: str) -> float:
            program = (
                f"import kuroshio; from kuroshio.warming import {what}; "
                f"{what}(kuroshio.game_named({game.name!r}))"
            )
            command = [sys.executable, "-c", program]
            return _timed(lambda: subprocess.run(command, env=environment, check=True))[0]

        cold = start("warm_rules")
        warm = min(start("warm_rules") for _ in range(3))
        return cold, warm, start("warm_bots")


def _show(name: str, figures: dict[str, float]) -> None:
    print(f"{name}, {figures['players']:.0f} players, random play, one core")
    for key, label in LABELS.items():
        if key in figures:
            value = figures[key]
            print(f"  {value:>14,.2f}  {label}" if value < 100 else f"  {value:>14,.0f}  {label}")
