"""`kuroshio review`: find the moves that decided a recorded game, and what was better."""

from __future__ import annotations

import argparse
from pathlib import Path

import msgspec

from kuroshio.cli.common import check_counts
from kuroshio.cli.progress import Progress
from kuroshio.review import ITERATIONS, ROLLOUTS, SEED, Decision, Review, review
from kuroshio.tables.stored import load
from kuroshio.tables.table import Table

EXAMPLES = (
    "kuroshio review game.json",
    "kuroshio review game.json --iterations 400 --json",
)


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help="a record made by `record`")
    parser.add_argument(
        "--iterations",
        type=int,
        metavar="N",
        help=f"of the search at each decision (default: {ITERATIONS}, fewer in a long game)",
    )
    parser.add_argument(
        "--rollouts",
        type=int,
        default=ROLLOUTS,
        metavar="N",
        help=f"for each point of the curve (default: {ROLLOUTS})",
    )
    parser.add_argument("--seed", type=int, default=SEED, help="the same seed, the same review")
    parser.add_argument("--json", action="store_true", help="write the whole review as JSON")


def run(args: argparse.Namespace) -> None:
    check_counts(args, "iterations", "rollouts")
    table = load(args.file)
    table.game.check_seed(args.seed)
    bar = Progress(whole=100)  # per cent of the work

    def show(share: float) -> None:
        bar.show(round(100 * share))

    made = review(table, args.iterations, args.rollouts, args.seed, show)
    bar.end()
    if args.json:
        print(msgspec.json.encode(made).decode())
    else:
        print("\n".join(report(table, made)))


def report(table: Table, made: Review) -> list[str]:
    """A review in words and tables, for a terminal."""
    by_move = {decision.n: decision for decision in made.decisions}
    return [
        f"{table.game.name}, {made.moves} moves; chances to win:",
        "",
        *_curve(table, made),
        "",
        "The moves that swung it most:",
        "",
        *_swings(table, made, by_move),
        "",
        "What the seats gave away, by what they could know:",
        "",
        *_losses(table, made),
    ]


def _curve(table: Table, made: Review) -> list[str]:
    """The curve at its beginning, its quarters and its end."""
    points = sorted({made.moves * k // 4 for k in range(5)})
    rows = [[f"after {n}", *(_percent(one) for one in made.curve[n])] for n in points]
    return _table(["moves", *_names(table)], rows)


def _swings(table: Table, made: Review, by_move: dict[int, Decision]) -> list[str]:
    rows = []
    for swing in made.swings:
        decision = by_move.get(swing.n)
        better = decision is not None and decision.loss > 0
        rows.append(
            [
                str(swing.n + 1),
                _names(table)[swing.seat],
                table.line[swing.n].text,
                " ".join(f"{100 * one:+.0f}" for one in swing.change),
                decision.best[0].move if decision is not None and better else "–",
                _percent(decision.loss) if decision is not None else "–",
            ]
        )
    head = ["move", "seat", "played", "change by seat", "better", "loss"]
    return _table(head, rows) if rows else ["none: the chances never changed much at once"]


def _losses(table: Table, made: Review) -> list[str]:
    rows = []
    for seat, (name, given) in enumerate(zip(_names(table), made.given, strict=True)):
        largest = max((one.loss for one in made.decisions if one.seat == seat), default=0.0)
        mean = f"{100 * given.mean:.1f} ± {100 * given.error:.1f} %"
        rows.append([name, str(given.decisions), mean, _percent(largest)])
    return _table(["seat", "decisions", "mean loss", "largest"], rows)


def _names(table: Table) -> list[str]:
    return [f"{n} {name}" for n, name in enumerate(table.seats, 1)]


def _percent(share: float) -> str:
    return f"{100 * share:.0f} %"


def _table(head: list[str], rows: list[list[str]]) -> list[str]:
    """Columns as wide as they must be."""
    widths = [max(len(row[k]) for row in [head, *rows]) for k in range(len(head))]
    lines = [
        "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip()
        for row in [head, *rows]
    ]
    return [lines[0], "  ".join("-" * width for width in widths), *lines[1:]]
