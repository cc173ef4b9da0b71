"""`kuroshio arena`: matches between bots."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from kuroshio.arena import Match, Played, Row, foresight, instinct, play_match, regret, summary
from kuroshio.arena.kept import line, open_match, read_match
from kuroshio.arena.ladder import (
    THOUGHT,
    kept_games,
    ladder_matches,
    place_of,
    tables,
    write_table,
)
from kuroshio.arena.report import table, win_share
from kuroshio.arena.speed import measure, report
from kuroshio.bots import check_name, is_timed
from kuroshio.cli.common import check_counts, option_arguments, options
from kuroshio.cli.progress import Progress, announce
from kuroshio.cli.record import seat_levels
from kuroshio.core.boxes import read
from kuroshio.core.errors import BadSetup
from kuroshio.core.game import Game
from kuroshio.extras import require
from kuroshio.games import game_named

T = TypeVar("T")
KEPT = Path("arena.jsonl")  # where a match goes that was stopped without --out


EXAMPLES = (
    "kuroshio arena namiji --players 4 --bots captain,sailor,sailor,deckhand --games 400 --seed 1",
    "kuroshio arena --resume arena.jsonl",
    "kuroshio arena ladder namiji --players 2 --games 40",
    "kuroshio arena speed namiji",
    "kuroshio arena tune namiji --bots captain:2000 --try depth=0,4,8",
    "kuroshio arena foresight namiji --bots captain:100 --games 40",
    "kuroshio arena instinct namiji --iterations 2000 --games 10",
    "kuroshio arena regret namiji --bots captain:1000,admiral:10000 --games 10",
)


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "what",
        nargs="*",
        metavar="GAME",
        help="a game; or one of 'ladder', 'speed', 'tune', 'foresight', 'instinct', 'regret' "
        "and a game",
    )
    parser.add_argument("--players", type=int, metavar="N", help="number of seats")
    parser.add_argument("--bots", help="a bot for each seat, with commas, or one for all")
    parser.add_argument("--games", type=int, metavar="N", help="how many (default: 100)")
    parser.add_argument("--seed", type=int, default=1, help="of the match (default: 1)")
    option_arguments(parser)
    parser.add_argument("--workers", type=int, default=1, metavar="K", help="processes")
    parser.add_argument(
        "--ray", metavar="ADDRESS", help="play on a Ray cluster; 'auto' starts one here"
    )
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.add_argument(
        "--out",
        type=Path,
        metavar="FILE",
        help="write every game there; ladder: a folder (default: ladder-GAME)",
    )
    parser.add_argument("--resume", type=Path, metavar="FILE", help="go on with a stopped match")
    parser.add_argument("--quiet", action="store_true", help="no progress bar")
    parser.add_argument(
        "--try",
        dest="tries",
        action="append",
        default=[],
        metavar="SETTING=A,B,C",
        help="tune: settings to measure against the bot as it is",
    )
    parser.add_argument(
        "--iterations",
        type=int,
        metavar="N",
        help="ladder, instinct: the captain's; the ladder's admiral has ten times as many "
        f"(default: {THOUGHT} and {instinct.THOUGHT})",
    )
    parser.add_argument(
        "--docs",
        type=Path,
        default=Path("docs/bots.md"),
        metavar="FILE",
        help="ladder: the page that holds its tables (default: docs/bots.md)",
    )


def run(args: argparse.Namespace) -> int:
    require("arena")  # not only after the last game
    words = list(args.what)
    command = words.pop(0) if words and words[0] in COMMANDS else ""
    check_counts(args, "players", "games", "workers", "iterations")
    if args.resume is not None:
        if args.what:
            raise BadSetup("what is played is in the file: --resume goes without a game")
        match, played = read_match(args.resume)
        return _show(args, match, *_play(args, match, played, args.resume))
    if len(words) != 1:
        example = f"{command} namiji" if command else "namiji --bots captain,sailor"
        raise BadSetup(f"name one game, as in: kuroshio arena {example}")
    if command:
        return COMMANDS[command](args, words[0])
    match = _match(args, words[0], args.bots or "captain,sailor,sailor,deckhand")
    return _show(args, match, *_play(args, match, [], args.out))


def _match(args: argparse.Namespace, name: str, bots: str) -> Match:
    game = game_named(name)
    named = bots.split(",")
    players = args.players or (len(named) if len(named) > 1 else game.usual_players)
    match = Match(
        game=name,
        bots=seat_levels(bots, players),
        games=args.games or 100,
        seed=args.seed,
        options=game.chosen_options(options(args.option)),
        box_toml=read(args.box) if args.box else None,
    )
    match.check()
    return match


def _play(
    args: argparse.Namespace, match: Match, played: list[Played], path: Path | None
) -> tuple[list[Played], bool]:
    """Play what is missing and keep it in a file; True if it was stopped before the end."""
    done = {one.number for one in played}
    missing = [number for number in range(match.games) if number not in done]
    bar = Progress(match.games, len(played), args.quiet)
    shares = WinShares()
    out = open_match(path, match, played) if path else None
    stopped = False
    try:
        with closing(play_match(match, missing, args.workers, args.ray)) as games:
            for one in games:
                played.append(one)
                if out:
                    out.write(line(one))
                    out.flush()
                bar.show(len(played), shares.count(match, one))
    except KeyboardInterrupt:
        stopped = True
    finally:
        bar.end()
        if out:
            out.close()
    if stopped:
        if not path:
            path = KEPT
            open_match(path, match, played).close()
        print(
            f"stopped after {len(played)} of {match.games} games; go on with: "
            f"kuroshio arena --resume {path}",
            file=sys.stderr,
        )
    return played, stopped


def _show(args: argparse.Namespace, match: Match, played: list[Played], stopped: bool) -> int:
    rows = summary(match, played)
    if args.json:
        print(msgspec.json.encode(_as_json(match, rows, played)).decode())
    else:
        print(f"{match.game}, {len(match.bots)} players, {len(played)} games, seed {match.seed}")
        print(table(rows))
        for note in _notes(match, played):
            print(note)
    return 130 if stopped else 0


def _as_json(match: Match, rows: Sequence[Row], played: Sequence[Played]) -> dict[str, Any]:
    games = sorted(played, key=lambda one: one.number)
    return {"match": match, "bots": rows, "games": games}


def _notes(match: Match, played: Sequence[Played]) -> list[str]:
    notes = []
    failures = [failure for one in played for failure in one.failures]
    if failures:
        first = failures[0]
        notes.append(
            f"{len(failures)} random moves in place of a bot program; "
            f"the first for '{match.bots[first.bot]}': {first.reason}"
        )
    late = sum(one.late for one in played)
    if late:
        notes.append(f"{late} of {sum(one.moves for one in played)} decisions were late by a fifth")
    if any(is_timed(name) for name in match.bots):
        notes.append("bots limited by the clock play other games on another machine")
    return notes


def _tune(args: argparse.Namespace, name: str) -> int:
    """Measure one seat with another setting against the bot as it is in all other seats."""
    base = args.bots or "captain:2000"
    _, players = _seats(args, name)
    if "," in base or not args.tries:
        raise BadSetup("name one bot, and what to try: --bots captain:2000 --try depth=0,4,8")
    matches = {
        changed: _match(args, name, ",".join([f"{base}/{changed}"] + [base] * (players - 1)))
        for changed in _changes(args.tries)
    }
    print(f"{name}, {players} players, against {base}; parity is {100 / players:.1f} %")
    for changed, match in matches.items():
        played, stopped = _play(args, match, [], None)
        row = summary(match, played)[0]
        limits = f"{100 * row.low:.1f} to {100 * row.high:.1f}"
        print(f"{changed}: {100 * row.share:.1f} % ({limits}) of {row.games} games", flush=True)
        if stopped:
            return 130
    return 0


def _changes(tries: Sequence[str]) -> list[str]:
    """`depth=0,4` as `depth=0` and `depth=4`."""
    written = [one.partition("=") for one in tries]
    return [f"{name}={value}" for name, _, values in written for value in values.split(",")]


def _ladder(args: argparse.Namespace, name: str) -> int:
    """Play every level against the one below it and write all that is kept into the docs, also
    when it was stopped."""
    game = game_named(name)
    counts = (args.players,) if args.players else (game.usual_players, 2)
    folder = args.out or Path(f"ladder-{name}")
    stopped = False
    iterations = args.iterations or THOUGHT
    for match in ladder_matches(name, counts, args.games or 100, iterations, args.seed):
        match.check()
        path = place_of(folder, match)
        _, stopped = _play(args, match, kept_games(path, match), path)
        if stopped:
            break
    text = tables([read_match(path) for path in folder.glob("*.jsonl")])
    print(text)
    write_table(args.docs, name, text)
    print(f"written to {args.docs}", file=sys.stderr)
    return 130 if stopped else 0


def _foresight(args: argparse.Namespace, name: str) -> int:
    """Measure how well the end of a game can be foreseen."""
    game, players = _seats(args, name)
    bot = args.bots or "captain:100"
    games = args.games or 40
    _check_level("foresight", bot)
    return _measured(
        args,
        games,
        lambda show: foresight.measure(game, players, bot, games, args.seed, show),
        foresight.report,
    )


def _instinct(args: argparse.Namespace, name: str) -> int:
    """Measure how often the policy likes what a search chooses."""
    game, players = _seats(args, name)
    games = args.games or 10
    thought = args.iterations or instinct.THOUGHT
    return _measured(
        args,
        games,
        lambda show: instinct.measure(game, players, thought, games, args.seed, show),
        instinct.report,
    )


def _regret(args: argparse.Namespace, name: str) -> int:
    """Measure what bots lose by their moves."""
    game, players = _seats(args, name)
    bots = (args.bots or "sailor,captain:1000,admiral:10000").split(",")
    for bot in bots:
        _check_level("regret", bot)
    games = args.games or 10
    return _measured(
        args,
        games,
        lambda show: regret.measure(game, players, bots, games, args.seed, show),
        regret.report,
    )


def _measured(
    args: argparse.Namespace,
    games: int,
    measured: Callable[[Callable[[int], None]], T],
    told: Callable[[T], str],
) -> int:
    """Measure something over so many games, show how far that is, and print what came out."""
    bar = Progress(games, quiet=args.quiet)
    found = measured(bar.show)
    bar.end()
    print(msgspec.json.encode(found).decode() if args.json else told(found))
    return 0


def _check_level(command: str, bot: str) -> None:
    """Refuse a bot that is none, or a program."""
    check_name(bot)
    if bot.startswith("cmd:"):
        raise BadSetup(f"{command} needs a bot of a level, as in: --bots captain:100")


def _speed(args: argparse.Namespace, name: str) -> int:
    """Measure the search on this machine."""
    game, players = _seats(args, name)
    if not args.quiet:
        announce("measuring for about half a minute …")
    speed = measure(game, players, args.seed)
    print(msgspec.json.encode(speed).decode() if args.json else report(speed))
    return 0


def _seats(args: argparse.Namespace, name: str) -> tuple[Game, int]:
    """The game, and how many sit at its table."""
    game = game_named(name)
    players = args.players or game.usual_players
    game.check_players(players)
    return game, players


# What comes before the game's name, if it is not a match.
COMMANDS = {
    "ladder": _ladder,
    "speed": _speed,
    "tune": _tune,
    "foresight": _foresight,
    "instinct": _instinct,
    "regret": _regret,
}


class WinShares:
    """The wins of each bot so far, for the line that shows the progress."""

    def __init__(self) -> None:
        self._games = 0
        self._wins: dict[str, float] = {}

    def count(self, match: Match, one: Played) -> str:
        self._games += 1
        for seat, bot in enumerate(match.bots):
            self._wins[bot] = self._wins.get(bot, 0.0) + win_share(one.places, seat)
        return "  ".join(f"{bot} {100 * won / self._games:.0f}%" for bot, won in self._wins.items())
