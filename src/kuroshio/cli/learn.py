"""`kuroshio learn`: teach a game's bots by games that they play against each other."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from kuroshio.bots import minds
from kuroshio.cli.common import check_counts
from kuroshio.cli.progress import Progress
from kuroshio.core.errors import BadSetup
from kuroshio.games import game_named
from kuroshio.learn.course import Course, Plan

EXAMPLES = (
    "kuroshio learn namiji --hours 2 --workers 2",
    "kuroshio learn namazu --hours 8 --depth -1 --out mind.npz",
)


def arguments(parser: argparse.ArgumentParser) -> None:
    usual = Plan(game="")
    parser.add_argument("game", metavar="GAME", help="whose bots are to learn")
    parser.add_argument("--hours", type=float, default=1.0, help="how long (default: 1)")
    parser.add_argument(
        "--folder",
        type=Path,
        metavar="FOLDER",
        help="where all is kept; a course that was stopped goes on there (default: learn-GAME)",
    )
    parser.add_argument(
        "--out", type=Path, metavar="FILE", help="write the mind there, if one has won"
    )
    parser.add_argument(
        "--players",
        type=int,
        metavar="N",
        help="at the tables where a new mind is tried (default: as many as usual)",
    )
    parser.add_argument(
        "--games",
        type=int,
        default=usual.games,
        metavar="N",
        help=f"of each generation (default: {usual.games})",
    )
    parser.add_argument(
        "--iterations",
        type=int,
        default=usual.iterations,
        metavar="N",
        help=f"of the bots that play (default: {usual.iterations})",
    )
    parser.add_argument(
        "--depth",
        type=int,
        default=usual.depth,
        metavar="N",
        help="moves after which the worth of a position is told; -1: at the end "
        f"(default: {usual.depth})",
    )
    parser.add_argument(
        "--pieces",
        metavar="NAMES",
        help="what of the observation the mind listens to, with commas (default: all)",
    )
    parser.add_argument("--seed", type=int, default=usual.seed, help="of the course (default: 1)")
    parser.add_argument("--workers", type=int, default=1, metavar="K", help="processes")
    parser.add_argument(
        "--ray", metavar="ADDRESS", help="play on a Ray cluster; 'auto' starts one here"
    )
    parser.add_argument("--quiet", action="store_true", help="no progress")


def run(args: argparse.Namespace) -> int:
    check_counts(args, "players", "games", "iterations", "workers")
    game = game_named(args.game)
    if args.players is not None:
        game.check_players(args.players)
    if args.hours <= 0:
        raise BadSetup(f"--hours is more than 0, not {args.hours}")
    pieces = tuple(args.pieces.split(",")) if args.pieces else ()
    for name in pieces:
        if name not in game.observation.pieces:
            known = ", ".join(game.observation.pieces)
            raise BadSetup(f"there is no piece '{name}' in its observation; there are: {known}")
    plan = Plan(
        game=args.game,
        seed=args.seed,
        games=args.games,
        iterations=args.iterations,
        depth=args.depth,
        players=args.players or 0,
        pieces=pieces,
    )
    folder = args.folder or Path(f"learn-{args.game}")
    bars: dict[int, Progress] = {}

    def progress(done: int, whole: int, note: str) -> None:
        bars.setdefault(whole, Progress(whole, quiet=args.quiet)).show(done, note)
        if done >= whole:
            bars.pop(whole).end()

    def say(words: str) -> None:
        if not args.quiet:
            print(words, file=sys.stderr, flush=True)

    course = Course(plan, folder, args.hours, args.workers, args.ray, say, progress)
    try:
        best = course.run()
    except KeyboardInterrupt:
        say(f"\nstopped; the same command goes on with what is in {folder}")
        best = course.best
    if best is None:
        print("no mind has won yet")
        return 1
    mind = minds.mind_in(str(best))
    if args.out is not None:
        minds.write(args.out, mind)
    print(f"{args.out or best}: {mind.card.tried[-1]}")
    return 0
