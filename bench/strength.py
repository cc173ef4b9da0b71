"""How strong bots are by the clock against those of an older checkout: wanted, and measured.

    python bench/strength.py --against ../old                  every row of every game: a night
    python bench/strength.py tongiaki --rows three,one --games 100 --against ../old

Old bots sit at the table as programs of their own checkout, with the time of their level; in Namazu
all play with its first box, which is the one that the old ones know. Seats are rotated. Every row
is kept in a file (`--out`): the same command goes on where it was stopped, more `--games` are
added. On a busy machine all think less, the new and the old.
"""

from __future__ import annotations

import argparse
import os
import shlex
import sys
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from kuroshio.arena import Match, play_match
from kuroshio.arena.kept import line, open_match, read_match
from kuroshio.arena.report import wilson, win_share
from kuroshio.bots.searcher import Searcher
from kuroshio.games import NAMES, game_named

CAPTAIN = 0.15  # seconds a decision


class Tenth(Searcher):
    """A captain that has a tenth of the time."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed, seconds=CAPTAIN / 10)


OLD = "old"
TENTH = "strength:Tenth"  # the class above, by this file's name


@dataclass(frozen=True)
class Wanted:
    """A row: who plays against whom, and what part of the games is wanted."""

    bot: str
    against: str
    rivals: int
    wanted: dict[str, int]  # per cent, by game


ROWS = {
    "three": Wanted("captain", OLD, 3, {"namiji": 40, "tongiaki": 33, "namazu": 45}),
    "one": Wanted("captain", OLD, 1, {"namiji": 68, "tongiaki": 60, "namazu": 70}),
    "tenth": Wanted(TENTH, OLD, 3, {"namiji": 25, "tongiaki": 25, "namazu": 25}),
    "admiral": Wanted("admiral", "captain", 3, {"namiji": 35, "tongiaki": 30, "namazu": 40}),
}


def old_captain(checkout: Path) -> str:
    """The captain of another checkout, as a program."""
    words = ["env", f"PYTHONPATH={checkout.resolve() / 'src'}", sys.executable]
    return "cmd:" + shlex.join([*words, "-m", "kuroshio", "bot", "--level", "captain"])


def match_of(name: str, row: Wanted, games: int, seed: int, checkout: Path) -> Match:
    rival = old_captain(checkout) if row.against == OLD else row.against
    first_box = row.against == OLD and "box" in game_named(name).chosen_options({})
    return Match(
        game=name,
        bots=[row.bot, *[rival] * row.rivals],
        games=games,
        seed=seed,
        options={"box": f"{name}-1"} if first_box else {},
    )


def played(match: Match, path: Path, workers: int) -> tuple[int, float, int]:
    """Play the games that are still missing; how many there are, won, and answers that failed."""
    found = read_match(path)[1] if path.exists() else []
    missing = sorted(set(range(match.games)) - {one.number for one in found})
    with (
        open_match(path, match, found) as file,
        closing(play_match(match, missing, workers)) as games,
    ):
        for one in games:
            found.append(one)
            file.write(line(one))
            file.flush()
            print(f"{len(found)}/{match.games}", end="\r", file=sys.stderr, flush=True)
    wins = sum(win_share(one.places, 0) for one in found)
    return len(found), wins, sum(len(one.failures) for one in found)


def told(name: str, row: Wanted, games: int, wins: float, failures: int) -> str:
    low, high = wilson(wins, games)
    whom = f"{row.rivals} × {row.against}" + (" captain" if row.against == OLD else "")
    who = "captain in a tenth of its time" if row.bot == TENTH else row.bot
    line = f"| {name} | {who} | {whom} | {games} | {100 * wins / games:.1f} % "
    line += f"| {100 * low:.0f}–{100 * high:.0f} | {row.wanted[name]} % |"
    return line + (f" {failures} answers failed" if failures else "")


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("names", nargs="*", metavar="GAME", help="which (default: all)")
    parser.add_argument("--against", type=Path, required=True, metavar="DIR", help="the old one")
    parser.add_argument("--rows", default=",".join(ROWS), help=f"of {', '.join(ROWS)}")
    parser.add_argument("--games", type=int, default=400, help="of each row (default: 400)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=1, help="processes; leave a core to each")
    parser.add_argument("--out", type=Path, default=Path("strength"), help="folder of the games")
    args = parser.parse_args()
    here = str(Path(__file__).parent)
    os.environ["PYTHONPATH"] = os.pathsep.join([here, os.environ.get("PYTHONPATH", "")])
    sys.path.insert(0, here)
    args.out.mkdir(parents=True, exist_ok=True)
    print("| game | bot | against | games | wins | 95 % | wanted |\n|---|---|---|--:|--:|---|--:|")
    for name in args.names or NAMES:
        for key in args.rows.split(","):
            match = match_of(name, ROWS[key], args.games, args.seed, args.against)
            path = args.out / f"{name}-{key}-seed-{args.seed}.jsonl"
            print(told(name, ROWS[key], *played(match, path, args.workers)), flush=True)


if __name__ == "__main__":
    main()
