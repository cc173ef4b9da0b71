"""`kuroshio warm`: compile all games now, on all cores."""

from __future__ import annotations

import argparse
import os
import time
from collections.abc import Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, wait
from importlib.util import find_spec

from kuroshio.cli.common import check_counts
from kuroshio.core.compiled import UNCOMPILED
from kuroshio.core.folders import user_cache
from kuroshio.extras import where_from
from kuroshio.games import NAMES, game_named
from kuroshio.processes import Workers
from kuroshio.warming import RESEARCH, RULES, TABLE, leave, length, mark_of

EXAMPLES = (
    "kuroshio warm",
    "kuroshio warm namiji --all",
)


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("games", nargs="*", metavar="GAME", help="which (default: all)")
    parser.add_argument(
        "--all", action="store_true", help="also what the laboratory and the environments need"
    )
    parser.add_argument(
        "--workers", type=int, default=os.cpu_count() or 1, metavar="K", help="default: one a core"
    )


def run(args: argparse.Namespace) -> None:
    check_counts(args, "workers")
    games = {name: game_named(name) for name in args.games or NAMES}
    marks = [mark_of(game) for game in games.values()]  # of the sources as they are before
    parts = TABLE | (RESEARCH if args.all else {})
    if "environments" in parts and find_spec("gymnasium") is None:
        print(f"environments are left out: {where_from('gymnasium', 'envs')}")
        del parts["environments"]
    print(f"compiling {', '.join(RULES | parts)} …", flush=True)
    order = sorted(games, key=lambda name: -length(games[name]))
    for (name, part), seconds in _done(order, parts, args.workers):
        print(f"{name}: {part} {seconds:.1f} s", flush=True)
    for mark in marks:
        leave(mark)
    print(f"compiled code is kept in {user_cache()}")


Job = tuple[str, str]  # a game and a part of it


def _done(games: Iterable[str], parts: Iterable[str], workers: int) -> Iterator[tuple[Job, float]]:
    """Compile the rules of all games, and their other parts as soon as their rules are there, in
    processes of their own if there are several workers; what each took."""
    if workers == 1 or UNCOMPILED:
        yield from map(_timed, ((name, part) for name in games for part in (*RULES, *parts)))
        return
    pool = Workers(workers)
    waiting = {pool.submit(_timed, (name, part)) for name in games for part in RULES}
    try:
        while waiting:
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            for (name, part), seconds in (one.result() for one in done):
                yield (name, part), seconds
                if part in RULES:
                    waiting |= {pool.submit(_timed, (name, other)) for other in parts}
    finally:
        pool.stop()


def _timed(job: Job) -> tuple[Job, float]:
    name, part = job
    begun = time.perf_counter()
    (RULES | TABLE | RESEARCH)[part](game_named(name))
    return job, time.perf_counter() - begun
