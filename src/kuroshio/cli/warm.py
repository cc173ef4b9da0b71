"""`kuroshio warm`: compile all games now."""

from __future__ import annotations

import argparse
import hashlib
import time
from collections.abc import Callable
from pathlib import Path

from kuroshio.bots import Sight, bot_named
from kuroshio.bots.searcher import SEARCH
from kuroshio.cli.common import usual_players
from kuroshio.core.batches import random_games
from kuroshio.core.compiled import PLAIN, user_cache
from kuroshio.core.game import KERNELS, Game
from kuroshio.core.table import Table, imagined
from kuroshio.games import NAMES, game_named
from kuroshio.review.chances import chances
from kuroshio.server.sources import ACCOUNTS, points_by_source


def warm_rules(game: Game) -> None:
    """Use every compiled door of a game's rules once."""
    table = Table(game, usual_players(game))
    table.play(table.moves[0])
    table.undo()
    imagined(table, 0, seed=1)
    table.view(0)
    random_games(game, usual_players(game), 1)


def warm_bots(game: Game) -> None:
    """Use every compiled door of a game's bots once."""
    sight = Sight.of(Table(game, usual_players(game)))
    for bot in ("sailor:1", "captain:1"):
        bot_named(bot, 0).choose(sight)


def warm_results(game: Game) -> None:
    """Use what a server needs besides when a game ends, once."""
    points_by_source(Table(game, usual_players(game)))


def warm_review(game: Game) -> None:
    """Use what reviews need besides, once."""
    chances(Table(game, usual_players(game)), rollouts=1, seed=0)


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("games", nargs="*", metavar="GAME", help="which (default: all)")


def run(args: argparse.Namespace) -> None:
    for name in args.games or NAMES:
        _timed(name, warm, game_named(name))
    if not args.games:  # a server that waits for one game does not wait for its reviews
        for name in NAMES:
            _timed(f"reviews of {name}", warm_review, game_named(name))
    print(f"compiled code is kept in {user_cache()}")


def _timed(what: str, work: Callable[[Game], None], game: Game) -> None:
    """Do it, and say what is being done and how long it took."""
    begun = time.perf_counter()
    print(f"{what} … ", end="", flush=True)
    work(game)
    print(f"{time.perf_counter() - begun:.1f} s", flush=True)


def is_warm(name: str) -> bool:
    """Whether all that `warm` compiles is in the cache."""
    return _mark(game_named(name)).exists()


def _mark(game: Game) -> Path:
    """A file that says so, named after all that Numba looks at when it reads its cache: what the
    sources say, where those of the doors are and when they were written."""
    seen = [
        (game.cache_folder(source).name, str(source), source.stat().st_mtime_ns)
        for source in (KERNELS, SEARCH, ACCOUNTS)
    ]
    return user_cache() / f"{game.name}-warm-{hashlib.sha256(repr(seen).encode()).hexdigest()[:16]}"


def warm(game: Game) -> None:
    """Use every compiled door that a table and its bots need once."""
    mark = _mark(game)  # of the sources as they are before
    warm_rules(game)
    warm_bots(game)
    warm_results(game)
    if not PLAIN:
        mark.parent.mkdir(parents=True, exist_ok=True)
        mark.touch()
