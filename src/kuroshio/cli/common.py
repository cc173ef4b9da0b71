"""Arguments that several commands share."""

from __future__ import annotations

import argparse
import random
from pathlib import Path

from kuroshio.core.errors import BadSetup
from kuroshio.core.game import Game
from kuroshio.core.rng import SEEDS
from kuroshio.games import NAMES, game_named
from kuroshio.tables.table import Table


def game_arguments(parser: argparse.ArgumentParser, optional: bool = False) -> None:
    """The game and its set-up."""
    listed = ", ".join(NAMES)
    if optional:
        parser.add_argument("game", nargs="?", metavar="GAME", help=f"one of: {listed}")
    else:
        parser.add_argument("game", metavar="GAME", help=f"one of: {listed}")
    parser.add_argument("--players", type=int, metavar="N", help="number of seats")
    parser.add_argument("--seed", type=int, help="the same seed gives the same game")
    option_arguments(parser)


def option_arguments(parser: argparse.ArgumentParser) -> None:
    """What is chosen before a game: its options and its box."""
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="an option of the game, such as direction=clockwise (may be repeated)",
    )
    parser.add_argument("--box", type=Path, metavar="FILE", help="play with another box file")


def options(written: list[str]) -> dict[str, str]:
    """`["direction=clockwise"]` as a mapping."""
    chosen = {}
    for one in written:
        name, equals, value = one.partition("=")
        if not equals:
            raise BadSetup(f"an option is written NAME=VALUE, not '{one}'")
        chosen[name] = value
    return chosen


def check_counts(args: argparse.Namespace, *names: str) -> None:
    """Refuse numbers of games, seats, workers … below 1; those that were not given are None."""
    for name in names:
        count = getattr(args, name)
        if count is not None and count < 1:
            raise BadSetup(f"--{name} is a number from 1 on, not {count}")


def numbers_of_players(written: str | None, game: Game) -> list[int]:
    """`2,3,4` as numbers, all that the game has if none is written."""
    if written is None:
        return list(game.players)
    try:
        players = list(dict.fromkeys(int(number) for number in written.split(",")))
    except ValueError:
        raise BadSetup(f"--players takes numbers such as 2,3,4, not '{written}'") from None
    for number in players:
        game.check_players(number)
    return players


def new_table(args: argparse.Namespace, seats: list[str] | None = None) -> Table:
    """The table that the arguments ask for."""
    game = game_named(args.game)
    players = args.players if args.players is not None else game.usual_players
    seed = args.seed if args.seed is not None else random.SystemRandom().randrange(SEEDS)
    box = game.other_box(args.box) if args.box else None
    return Table(game, players, seed, options(args.option), box, seats)
