"""`kuroshio lab`: play many games and write down what happens in them.

`kuroshio lab tune` looks for the box whose games come nearest to given targets: see `tuning.py`.
"""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path

import msgspec

from kuroshio.cli import tuning
from kuroshio.cli.common import check_counts, numbers_of_players, option_arguments, options
from kuroshio.cli.progress import Progress
from kuroshio.core.boxes import read
from kuroshio.core.errors import BadSetup
from kuroshio.files import make_folder, writing
from kuroshio.games import NAMES, game_named
from kuroshio.lab import Plan, Survey, balance, conduct, findings, load, report, trials_of

GAMES = 1000
BOTS = "sailor"
SEED = 1
KEPT = Path("survey.lab")  # where a survey goes that was stopped without --out

# What a report can be, by the end of its name.
PAGES = {".html": report.page, ".md": balance.page}


EXAMPLES = (
    "kuroshio lab namiji --players 4 --games 1_000_000 --bots deckhand --out report.html",
    "kuroshio lab tongiaki --players 4 --vary box.boats.each=12,15,18 --out boats.html",
    "kuroshio lab --resume report.html.lab --out report.html",
    "kuroshio lab tune namazu --target docs/namazu-targets.toml --vary appeasement.limit.2=8..14",
)


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "game",
        nargs="*",
        metavar="GAME",
        help=f"one of: {', '.join(NAMES)}; 'tune GAME' looks for a box that hits targets",
    )
    parser.add_argument(
        "--players", metavar="N,N", help="numbers of players (default: all that the game has)"
    )
    parser.add_argument("--games", type=int, metavar="N", help=f"of each trial (default: {GAMES})")
    parser.add_argument(
        "--bots", help="who plays all seats: deckhand, sailor, captain:N … (default: sailor)"
    )
    parser.add_argument("--seed", type=int, help=f"default: {SEED}")
    option_arguments(parser)
    parser.add_argument(
        "--vary",
        action="append",
        default=[],
        metavar="KEY=A,B,C",
        help="compare boxes (box.boats.each=12,15) or options (option.tiles=printed,rody) side "
        "by side; several make all combinations",
    )
    parser.add_argument(
        "--workers", type=int, default=os.cpu_count() or 1, metavar="K", help="default: one a core"
    )
    parser.add_argument(
        "--ray", metavar="ADDRESS", help="play on a Ray cluster; 'auto' starts one here"
    )
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    parser.add_argument(
        "--out", type=Path, metavar="FILE", help="the report: FILE.html or FILE.md (default: print)"
    )
    parser.add_argument("--resume", type=Path, metavar="FILE", help="go on with a stopped survey")
    parser.add_argument("--quiet", action="store_true", help="no progress bar")
    tuning.arguments(parser)


def run(args: argparse.Namespace) -> int:
    if args.game[:1] == ["tune"]:
        return tuning.run(args)
    tuning.refuse(args)
    _check_out(args.out)
    check_counts(args, "games", "workers")
    survey = _resumed(args) if args.resume is not None else Survey(_plan(args))
    if args.out is not None:
        make_folder(args.out)  # before anything is played
    keep = args.resume or (Path(f"{args.out}.lab") if args.out else KEPT)
    bar = Progress(survey.plan.games * len(survey.plan.trials), survey.played, args.quiet)
    whole = conduct(survey, args.workers, args.ray, keep, bar.show)
    bar.end()
    if not whole or args.resume is not None:
        survey.save(keep)  # of a survey that was resumed too: a report in another form is for free
    elif keep.exists():
        keep.unlink()
    _write(args, survey)
    if whole:
        return 0
    games = survey.plan.games * len(survey.plan.trials)
    out = f" --out {args.out}" if args.out else ""
    print(
        f"stopped after {survey.played:,} of {games:,} games; go on with: "
        f"kuroshio lab --resume {keep}{out}",
        file=sys.stderr,
    )
    return 130


def _check_out(out: Path | None) -> None:
    """Refuse before anything is played what could not be written."""
    if out is not None and out.suffix not in PAGES:
        raise BadSetup(f"a report is FILE.html or FILE.md, not '{out}'; --json prints figures")


def _resumed(args: argparse.Namespace) -> Survey:
    given = (args.players, args.games, args.bots, args.seed, args.box)
    if any(one is not None for one in given) or args.game or args.vary or args.option:
        raise BadSetup(
            "what is played is in the file; with --resume go only "
            "--workers, --ray, --out, --json and --quiet"
        )
    return load(args.resume)


def _plan(args: argparse.Namespace) -> Plan:
    if len(args.game) != 1:
        raise BadSetup("name a game, as in: kuroshio lab namiji --players 4 --out report.html")
    game = game_named(args.game[0])
    players = numbers_of_players(args.players, game)
    box_toml = read(args.box) if args.box else None
    plan = Plan(
        game=game.name,
        rules=game.version,
        bots=BOTS if args.bots is None else args.bots,
        games=GAMES if args.games is None else args.games,
        seed=SEED if args.seed is None else args.seed,
        trials=trials_of(game, players, args.vary, options(args.option), box_toml),
    )
    plan.check()
    return plan


def _write(args: argparse.Namespace, survey: Survey) -> None:
    found = findings(survey)
    if not found:
        return
    if args.json:
        print(msgspec.json.encode({"plan": survey.plan, "findings": found}).decode())
    if args.out is None:
        if not args.json:
            print(balance.page(survey.plan, found), end="")
        return
    with writing(args.out):
        args.out.write_text(PAGES[args.out.suffix](survey.plan, found), encoding="utf-8")
    print(f"wrote {args.out}", file=sys.stderr)
