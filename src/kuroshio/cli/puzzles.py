"""`kuroshio puzzles`: find puzzles in games of strong bots, and check those that are there."""

from __future__ import annotations

import argparse
import os
import sys
from collections import Counter
from collections.abc import Iterable
from functools import partial
from pathlib import Path

from kuroshio.arena.runner import play_numbered
from kuroshio.bots import Sight
from kuroshio.bots.opinion import seed_from
from kuroshio.cli.common import check_counts
from kuroshio.cli.progress import Progress
from kuroshio.core.errors import BadSetup
from kuroshio.games import NAMES, game_named
from kuroshio.puzzles import shelf
from kuroshio.puzzles.finder import THOUGHT, look_through
from kuroshio.puzzles.proof import Trial

EXAMPLES = (
    "kuroshio puzzles make namiji --games 100 --out puzzles.json.xz",
    "kuroshio puzzles check namiji",
    "kuroshio puzzles check namiji --file puzzles.json.xz --seed 7 --puzzles 50",
)

KEPT = 0.97  # part of the puzzles that must keep their solution


def arguments(parser: argparse.ArgumentParser) -> None:
    tasks = parser.add_subparsers(dest="task", metavar="TASK", required=True)
    make = tasks.add_parser("make", help="play games of captains, and find the puzzles in them")
    make.add_argument("game", metavar="GAME", help=f"one of: {', '.join(NAMES)}")
    make.add_argument("--games", type=int, default=10, metavar="N", help="how many in all")
    make.add_argument("--seed", type=int, default=1, help="of all the games (default: 1)")
    make.add_argument(
        "--thought",
        type=int,
        default=THOUGHT,
        metavar="N",
        help=f"iterations of those who play (default: {THOUGHT})",
    )
    make.add_argument(
        "--lines",
        type=Path,
        metavar="FILE",
        help="where each game is kept at once; the same command goes on from there "
        "(default: puzzles-GAME.jsonl)",
    )
    make.add_argument("--out", type=Path, metavar="FILE", help="then write what ships there")
    make.add_argument("--workers", type=int, default=1, metavar="K", help="processes")
    make.add_argument("--quiet", action="store_true", help="no progress")
    check = tasks.add_parser("check", help="search anew: do they keep their solutions?")
    check.add_argument("game", metavar="GAME", help=f"one of: {', '.join(NAMES)}")
    check.add_argument("--file", type=Path, help="another file than the one that ships")
    check.add_argument("--seed", type=int, default=2, help="of the new search (default: 2)")
    check.add_argument("--puzzles", type=int, metavar="N", help="so many, evenly spread; or all")
    check.add_argument("--workers", type=int, default=os.cpu_count() or 1, metavar="K")
    check.add_argument("--quiet", action="store_true", help="no progress")


def run(args: argparse.Namespace) -> int:
    return _make(args) if args.task == "make" else _check(args)


def _make(args: argparse.Namespace) -> int:
    check_counts(args, "games", "thought", "workers")
    game = game_named(args.game)
    game.check_seed(args.seed)
    path = args.lines or Path(f"puzzles-{args.game}.jsonl")
    sources = shelf.read_lines(path)
    shelf.write_lines(path, sources)
    there = {one.number for one in sources}
    missing = [number for number in range(args.games) if number not in there]
    bar = Progress(args.games, done=args.games - len(missing), quiet=args.quiet)
    look = partial(_look_through, args.game, args.seed, args.thought)
    games = play_numbered(look, missing, args.workers)
    stopped = False
    try:
        with path.open("ab") as file:
            for source in games:
                file.write(shelf.line(source))
                file.flush()
                sources.append(source)
                done = sum(one.number < args.games for one in sources)
                bar.show(done, f"{_count(sources)} puzzles")
    except KeyboardInterrupt:
        stopped = True
    finally:
        games.close()
        bar.end()
    if args.out is not None:
        shelf.write(args.out, game, sorted(sources, key=lambda one: one.number))
    if stopped:
        print(f"stopped; the same command goes on with what is in {path}", file=sys.stderr)
    print(f"{args.out or path}: {_count(sources)} puzzles from {len(sources)} games")
    for theme, count in _themes(sources).most_common():
        print(f"  {theme:16}{count:5}")
    return 130 if stopped else 0


def _look_through(game: str, seed: int, thought: int, number: int) -> shelf.Source:
    return look_through(game_named(game), number, seed, thought)


def _count(sources: Iterable[shelf.Source]) -> int:
    return sum(len(one.found) for one in sources)


def _themes(sources: Iterable[shelf.Source]) -> Counter[str]:
    return Counter(theme for source in sources for found in source.found for theme in found.themes)


def _check(args: argparse.Namespace) -> int:
    check_counts(args, "puzzles", "workers")
    chosen = _chosen(args)
    bar = Progress(len(chosen), quiet=args.quiet)
    lost: list[shelf.Puzzle] = []
    checked = play_numbered(partial(_holds, chosen, args.seed), range(len(chosen)), args.workers)
    for done, (number, holds) in enumerate(checked, 1):
        lost += [] if holds else [chosen[number]]
        bar.show(done, f"{len(lost)} lost")
    bar.end()
    for one in lost:
        print(f"{one.id}: {' or '.join(one.found.best)} is not best any more")
    kept = 1 - len(lost) / len(chosen)
    print(f"{len(chosen) - len(lost)} of {len(chosen)} keep their solution: {100 * kept:.1f} %")
    return 0 if kept >= KEPT else 1


def _chosen(args: argparse.Namespace) -> list[shelf.Puzzle]:
    game = game_named(args.game)
    if args.file is None:
        every = list(shelf.puzzles(args.game).values())
    else:
        shipped = shelf.unpacked(shelf.read(args.file), str(args.file))
        if not shelf.fits(shipped, game):
            raise BadSetup(f"{args.file} was made for other rules than these of {args.game}")
        every = list(shelf.puzzles_of(shipped))
    if not every:
        raise BadSetup(f"there are no puzzles of {args.game}; 'kuroshio puzzles make' finds some")
    count = min(args.puzzles or len(every), len(every))
    return [every[k * len(every) // count] for k in range(count)]


def _holds(chosen: list[shelf.Puzzle], seed: int, number: int) -> tuple[int, bool]:
    """Whether a puzzle keeps its solution in a search with other luck."""
    puzzle = chosen[number]
    table = puzzle.table()
    solution = {table.legal(text) for text in puzzle.found.best}
    trial = Trial(Sight.of(table), seed_from(seed, table.seed))
    return number, trial.holds(solution)
