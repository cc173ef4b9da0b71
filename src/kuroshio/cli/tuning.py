"""`kuroshio lab tune`: look for the box whose games come nearest to given targets."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from kuroshio.cli.common import check_counts, numbers_of_players, options
from kuroshio.cli.progress import Progress
from kuroshio.core.boxes import read
from kuroshio.core.errors import BadSetup
from kuroshio.files import make_folder, writing
from kuroshio.games import game_named
from kuroshio.lab import trade_offs
from kuroshio.lab.tune import Aim, Search, read_knob

BOXES = 50
GAMES = 240
BOTS = "sailor"
SEED = 1

AN_EXAMPLE = (
    "kuroshio lab tune namazu --target docs/namazu-targets.toml --vary appeasement.limit.2=8..14"
)


def arguments(parser: argparse.ArgumentParser) -> None:
    tune = parser.add_argument_group(
        "tune GAME", "boxes within ranges (--vary KEY=LOW..HIGH), played and compared with targets"
    )
    tune.add_argument("--target", type=Path, metavar="FILE", help="the targets, a TOML file")
    tune.add_argument(
        "--boxes", type=int, metavar="N", help=f"how many more to try (default: {BOXES})"
    )
    tune.add_argument(
        "--journal",
        type=Path,
        metavar="FILE",
        help="where all that was tried is kept; the same command goes on from there "
        "(default: GAME.journal)",
    )
    tune.add_argument("--best", type=Path, metavar="FILE", help="write the best box there")


def refuse(args: argparse.Namespace) -> None:
    """Refuse arguments that only a search takes."""
    for name in ("target", "boxes", "journal", "best"):
        if getattr(args, name) is not None:
            raise BadSetup(f"--{name} goes with 'tune', as in: {AN_EXAMPLE}")


def run(args: argparse.Namespace) -> int:
    check_counts(args, "games", "workers", "boxes")
    if args.resume is not None or args.json:
        raise BadSetup("a search goes on by itself from its --journal, and writes --out FILE.md")
    if args.out is not None and args.out.suffix != ".md":
        raise BadSetup(f"the report of a search is FILE.md, not '{args.out}'")
    aim = _aim(args)
    journal = args.journal or Path(f"{aim.game}.journal")
    for path in (journal, args.out, args.best):
        if path is not None:
            make_folder(path)
    search = Search(aim, journal)
    whole = _try_boxes(search, args)
    _write(search, args)
    if not whole:
        print(f"stopped; the same command goes on from {journal}", file=sys.stderr)
        return 130
    return 0


def _aim(args: argparse.Namespace) -> Aim:
    if len(args.game) != 2 or args.target is None or not args.vary:
        raise BadSetup(f"a search needs a game, --target and --vary, as in: {AN_EXAMPLE}")
    game = game_named(args.game[1])
    chosen = game.chosen_options(options(args.option))
    return Aim(
        game=game.name,
        rules=game.version,
        bots=BOTS if args.bots is None else args.bots,
        games=GAMES if args.games is None else args.games,
        seed=SEED if args.seed is None else args.seed,
        players=numbers_of_players(args.players, game),
        options=chosen,
        knobs=[read_knob(one) for one in args.vary],
        targets=read(args.target),
        box_toml=read(args.box) if args.box else game.chosen_box(chosen).text,
    )


def _try_boxes(search: Search, args: argparse.Namespace) -> bool:
    """Try so many boxes; False if it was stopped (Ctrl-C) before."""
    boxes = BOXES if args.boxes is None else args.boxes
    each = search.aim.games * len(search.aim.players)
    bar = Progress(boxes * each, 0, args.quiet)
    note = ""
    before = 0  # games of the boxes that are done

    def show(played: int) -> None:
        bar.show(before + played, note)

    for n in range(boxes):
        before = n * each
        try:
            tried = search.try_one(args.workers, args.ray, show)
        except KeyboardInterrupt:
            bar.end()
            return False
        if tried is not None:
            best = search.tried()[0]
            note = f"nearest: box {best.number} at {best.distance:.2f} ± {best.error:.2f}"
    bar.end()
    return True


def _write(search: Search, args: argparse.Namespace) -> None:
    tried = search.tried()
    if not tried:
        return
    page = trade_offs.page(search.aim, search.targets, tried)
    if args.out is None:
        print(page, end="")
    else:
        with writing(args.out):
            args.out.write_text(page, encoding="utf-8")
        print(f"wrote {args.out}", file=sys.stderr)
    if args.best is not None:
        with writing(args.best):
            args.best.write_text(search.box_of(tried[0].changes), encoding="utf-8")
        print(f"wrote {args.best}", file=sys.stderr)
