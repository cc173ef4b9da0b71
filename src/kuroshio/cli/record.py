"""`kuroshio record`: play a game between bots and write it down."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from kuroshio.bots import Sight, bot_named
from kuroshio.cli.common import game_arguments, new_table
from kuroshio.cli.progress import Progress
from kuroshio.core.errors import BadSetup
from kuroshio.files import make_folder, writing

EXAMPLES = (
    "kuroshio record namiji --players 3 --seed 4 --out game.json",
    "kuroshio record namazu --bots captain:400,sailor --players 2 --full --out game.json",
)


def arguments(parser: argparse.ArgumentParser) -> None:
    game_arguments(parser)
    parser.add_argument(
        "--bots",
        default="deckhand",
        help="a level a seat, or one for all (default: deckhand)",
    )
    parser.add_argument("--out", type=Path, metavar="FILE", help="where to (default: the screen)")
    parser.add_argument(
        "--full", action="store_true", help="add every step's events and unredacted view"
    )


def seat_levels(written: str, players: int) -> list[str]:
    """`a,b,c` as a level for each seat; a single one is for all."""
    levels = written.split(",")
    if len(levels) == 1:
        return levels * players
    if len(levels) != players:
        raise BadSetup(f"{len(levels)} bots for {players} seats; name one, or one for each seat")
    return levels


def run(args: argparse.Namespace) -> None:
    if args.seed is None:
        args.seed = 0
    table = new_table(args)
    levels = seat_levels(args.bots, table.players)
    table.seats = levels
    bots = [bot_named(level, seed_of(args.seed, seat)) for seat, level in enumerate(levels)]
    if args.out is not None:
        make_folder(args.out)  # before anything is played
    moves = Progress(whole=None)
    while table.turn is not None:
        table.play(bots[table.turn].choose(Sight.of(table)))
        moves.show(len(table.line), "moves")
    moves.end()
    text = table.dump(full=args.full)
    if args.out is None:
        sys.stdout.write(text)
        return
    with writing(args.out):
        args.out.write_text(text, encoding="utf-8")
    print(f"{args.out}: {table.game.name}, {len(table.line)} moves, points {table.scores}")


def seed_of(seed: int, seat: int) -> int:
    """A seed of its own for the bot of a seat."""
    return (seed * 31 + seat + 1) % 2**63
