"""`kuroshio replay`: replay a recorded game and verify every step of it."""

from __future__ import annotations

import argparse
from pathlib import Path

from kuroshio.tables.stored import verify

EXAMPLES = ("kuroshio replay game.json",)


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help="a record made by `record`")


def run(args: argparse.Namespace) -> None:
    table, steps = verify(args.file)
    compared = f", {steps} steps compared" if steps else ""
    end = "finished" if table.over else "not finished"
    print(f"{args.file}: {table.game.name}, {len(table.line)} moves{compared}; {end}")
    for seat, name in enumerate(table.seats):
        place, points = table.standing[seat], table.scores[seat]
        print(f"  place {place}: seat {seat + 1} ({name}), {points} points")
