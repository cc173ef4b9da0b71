"""`kuroshio dataset`: the decisions of many games between bots as a Parquet file."""

from __future__ import annotations

import argparse
import os
import shlex
import sys
from contextlib import closing
from pathlib import Path

from kuroshio.arena.match import Match, Played
from kuroshio.cli.common import check_counts, option_arguments, options
from kuroshio.cli.progress import Progress
from kuroshio.cli.record import seat_levels
from kuroshio.core.boxes import read
from kuroshio.core.errors import BadSetup
from kuroshio.extras import require
from kuroshio.files import writing
from kuroshio.games import NAMES, game_named

EXAMPLES = (
    "kuroshio dataset namiji --games 1000 --bots captain:400",
    "kuroshio dataset tongiaki --players 3 --bots captain:400,sailor,sailor --out games.parquet",
)


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", help=f"one of: {', '.join(NAMES)}")
    parser.add_argument("--players", type=int, metavar="N", help="number of seats")
    parser.add_argument(
        "--bots",
        default="captain:400",
        help="a bot for each seat, with commas, or one for all (default: captain:400)",
    )
    parser.add_argument(
        "--games", type=int, default=100, metavar="N", help="how many (default: 100)"
    )
    parser.add_argument("--seed", type=int, default=1, help="of all the games (default: 1)")
    option_arguments(parser)
    parser.add_argument(
        "--workers", type=int, default=os.cpu_count() or 1, metavar="K", help="default: one a core"
    )
    parser.add_argument(
        "--out", type=Path, metavar="FILE", help="FILE.parquet (default: GAME.parquet)"
    )
    parser.add_argument("--quiet", action="store_true", help="no progress bar")


def run(args: argparse.Namespace) -> int:
    require("dataset")
    check_counts(args, "players", "games", "workers")
    path = args.out or Path(f"{args.game}.parquet")
    if path.suffix != ".parquet":
        raise BadSetup(f"a dataset is a file that ends in .parquet, not '{path.name}'")
    match = _match(args)
    played, stopped = _write(args, match, path)
    beside = path.with_suffix(".md")
    from kuroshio.dataset import card

    with writing(beside):
        beside.write_text(card(match, path, played, _command(args, match, path)), encoding="utf-8")
    decisions = sum(one.moves for one in played)
    print(f"{path}: {decisions:,} decisions of {len(played):,} games; {beside} says how")
    return 130 if stopped else 0


def _match(args: argparse.Namespace) -> Match:
    game = game_named(args.game)
    named = args.bots.split(",")
    players = args.players or (len(named) if len(named) > 1 else game.usual_players)
    match = Match(
        game=args.game,
        bots=seat_levels(args.bots, players),
        games=args.games,
        seed=args.seed,
        options=game.chosen_options(options(args.option)),
        box_toml=read(args.box) if args.box else None,
    )
    match.check()
    return match


def _write(args: argparse.Namespace, match: Match, path: Path) -> tuple[list[Played], bool]:
    """The games that were written, and whether that was stopped before the last."""
    from kuroshio.dataset import write

    played: list[Played] = []
    bar = Progress(match.games, quiet=args.quiet)
    stopped = False
    with closing(write(match, path, args.workers)) as games:
        try:
            for one in games:
                played.append(one)
                bar.show(len(played))
        except KeyboardInterrupt:
            stopped = True
        finally:
            bar.end()
    if stopped:
        print(f"stopped after {len(played)} of {match.games} games", file=sys.stderr)
    return played, stopped


def _command(args: argparse.Namespace, match: Match, path: Path) -> str:
    """The command in full, whatever was left to its defaults."""
    words = ["kuroshio", "dataset", match.game, "--games", str(match.games)]
    words += ["--bots", ",".join(match.bots), "--seed", str(match.seed)]
    for option in args.option:
        words += ["--option", option]
    words += ["--box", str(args.box)] if args.box else []
    return shlex.join([*words, "--out", path.name])
