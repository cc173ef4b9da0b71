"""`kuroshio warm`: compile all games now, on all cores."""

from __future__ import annotations

import argparse
import hashlib
import os
import time
from collections.abc import Iterable, Iterator
from concurrent.futures import as_completed
from importlib.util import find_spec
from pathlib import Path

from kuroshio.bots import Sight, bot_named
from kuroshio.cli.common import check_counts, usual_players
from kuroshio.core.batches import random_games
from kuroshio.core.compiled import UNCOMPILED
from kuroshio.core.folders import user_cache
from kuroshio.core.game import Game, Move
from kuroshio.core.revealed import reveals
from kuroshio.core.table import Table, imagined
from kuroshio.extras import where_from
from kuroshio.games import NAMES, game_named
from kuroshio.processes import Workers
from kuroshio.review.chances import victories
from kuroshio.server.sources import points_by_source


def warm_tables(game: Game) -> None:
    """Use what a table needs once."""
    table = Table(game, usual_players(game))
    table.play(table.moves[0])
    reveals(table, 0)
    table.glance(0, after=0)
    table.undo()
    table.view(0)
    table.previews()


def impossible(table: Table) -> Move:
    """A move that is not possible now."""
    return next(m for m in table.game.move_texts(table.box) if m.text and not table.allows(m))


def warm_rules(game: Game) -> None:
    """Use every compiled door of a game's rules once."""
    warm_tables(game)
    table = Table(game, usual_players(game))
    table.why_not(impossible(table))
    imagined(table, 0, seed=1)
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
    victories(Table(game, usual_players(game)), after=0, seed=0, times=range(1))


def warm_lab(game: Game) -> None:
    """Use what the laboratory needs besides, once."""
    from kuroshio.lab.counter import Counter, parts_of
    from kuroshio.lab.plan import Plan, trials_of

    trials = trials_of(game, [usual_players(game)], [], {}, None)
    plan = Plan(game=game.name, rules=game.version, bots="deckhand", games=1, seed=0, trials=trials)
    Counter(plan, 0).count(parts_of(plan)[0][0])


def warm_environments(game: Game) -> None:
    """Use every compiled door of a game's environments once."""
    from kuroshio.envs.common import Observer
    from kuroshio.envs.vector import VectorEnv

    table = Table(game, usual_players(game))
    observer = Observer(game, game.box)
    observer.observe(table.state_after(0), 0)
    observer.rewards(table.state_after(0))
    envs = VectorEnv(game.name, 1, threads=1)
    envs.reset(seed=0)
    envs.step(envs.random_actions())
    envs.close()


RULES = {"rules": warm_rules}  # which all the others need
TABLE = {"bots": warm_bots, "results": warm_results, "reviews": warm_review}
RESEARCH = {"laboratory": warm_lab, "environments": warm_environments}


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
    marks = [_mark(game) for game in games.values()]  # of the sources as they are before
    parts = TABLE | (RESEARCH if args.all else {})
    if "environments" in parts and find_spec("gymnasium") is None:
        print(f"environments are left out: {where_from('gymnasium', 'envs')}")
        del parts["environments"]
    for stage in (RULES, parts):
        jobs = [(name, part) for part in stage for name in games]
        print(f"compiling {', '.join(stage)} …", flush=True)
        for (name, part), seconds in _done(jobs, args.workers):
            print(f"{name}: {part} {seconds:.1f} s", flush=True)
    for mark in marks:
        _leave(mark)
    print(f"compiled code is kept in {user_cache()}")


Job = tuple[str, str]  # a game and a part of it


def _done(jobs: Iterable[Job], workers: int) -> Iterator[tuple[Job, float]]:
    """Do all jobs, in processes of their own if there are several workers; what each took."""
    if workers == 1 or UNCOMPILED:
        yield from map(_timed, jobs)
        return
    pool = Workers(workers)
    try:
        for done in as_completed([pool.submit(_timed, job) for job in jobs]):
            yield done.result()
    finally:
        pool.stop()


def _timed(job: Job) -> tuple[Job, float]:
    name, part = job
    begun = time.perf_counter()
    (RULES | TABLE | RESEARCH)[part](game_named(name))
    return job, time.perf_counter() - begun


def is_warm(name: str) -> bool:
    """Whether all that a table and its bots need is in the cache."""
    return _mark(game_named(name)).exists()


def _mark(game: Game) -> Path:
    """A file that says so, named after what all that code is made of."""
    content = "".join(game.shelf(source).content for source in ("kernels", "search", "accounts"))
    return user_cache() / f"{game.name}-warm-{hashlib.sha256(content.encode()).hexdigest()[:16]}"


def _leave(mark: Path) -> None:
    if not UNCOMPILED:
        mark.parent.mkdir(parents=True, exist_ok=True)
        mark.touch()


def warm(game: Game) -> None:
    """Use every compiled door that a table and its bots need once."""
    mark = _mark(game)  # of the sources as they are before
    warm_rules(game)
    warm_bots(game)
    warm_results(game)
    _leave(mark)
