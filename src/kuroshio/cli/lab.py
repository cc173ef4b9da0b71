"""`kuroshio lab`: play many games and write down what happens in them."""

from __future__ import annotations

import argparse
import os
import sys
import time
from pathlib import Path

from kuroshio.core.errors import BadSetup
from kuroshio.games import NAMES, game_named
from kuroshio.lab import Survey, survey
from kuroshio.lab.balance import page


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", help=f"one of: {', '.join(NAMES)}")
    parser.add_argument(
        "--players", metavar="N,N", help="numbers of players (default: all that the game has)"
    )
    parser.add_argument("--games", type=int, default=1000, help="for each (default: 1000)")
    parser.add_argument("--seed", type=int, default=1, help="default: 1")
    parser.add_argument(
        "--threads", type=int, default=os.cpu_count() or 1, help="default: one a core"
    )
    parser.add_argument("--out", type=Path, metavar="FILE", help="where to (default: the screen)")


def run(args: argparse.Namespace) -> None:
    game = game_named(args.game)
    if args.games < 1 or args.threads < 1:
        raise BadSetup("the lab needs at least one game and one thread")
    text = page(game, [_survey(args, players) for players in _players(args.players, game.players)])
    if args.out is None:
        print(text, end="")
        return
    try:
        args.out.write_text(text, encoding="utf-8")
    except OSError as error:
        raise BadSetup(f"cannot write {args.out}: {error.strerror}") from None
    print(f"wrote {args.out}")


def _players(written: str | None, possible: range) -> list[int]:
    if written is None:
        return list(possible)
    try:
        return [int(number) for number in written.split(",")]
    except ValueError:
        raise BadSetup(f"--players takes numbers such as 2,3,4, not '{written}'") from None


def _survey(args: argparse.Namespace, players: int) -> Survey:
    """Play the games for one number of players, with a word of progress on a terminal."""
    begun = time.perf_counter()

    def progress(done: int) -> None:
        speed = done / (time.perf_counter() - begun)
        left = (args.games - done) / speed
        text = f"{players} players: {done:,} of {args.games:,} games, {left:,.0f} s left"
        end = "\n" if done == args.games or not sys.stderr.isatty() else "\r"
        if sys.stderr.isatty() or done == args.games:
            print(f"{text:<70}", end=end, file=sys.stderr, flush=True)

    game = game_named(args.game)
    return survey(game, players, args.games, args.seed, args.threads, progress)
