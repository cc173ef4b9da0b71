"""How strong bots are by the clock against those of an older checkout: wanted, and measured.

    python bench/strength.py --against ../old                  every row of every game: a night
    python bench/strength.py tongiaki --rows three,one --games 100 --against ../old

    python bench/strength.py namazu --today --against ../old   with the box of today

Old bots sit at the table as programs of their own checkout, with the time of their level; in Namazu
all play with its first box, which is the one that the old ones were made for, or with today's, of
which they are told. Seats are rotated. Every row is kept in a file (`--out`): the same command goes
on where it was stopped, more `--games` are added. On a busy machine all think less, the new and the
old.
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
from kuroshio.arena.kept import line, open_match
from kuroshio.arena.ladder import kept_games
from kuroshio.arena.match import Played
from kuroshio.arena.report import summary
from kuroshio.bots import OWN
from kuroshio.bots.searcher import Searcher
from kuroshio.games import NAMES, game_named


class Tenth(Searcher):
    """A captain that has a tenth of the time."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed, seconds=OWN["captain"].seconds / 10)


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


def as_the_old_read_it(box: str) -> str:
    """A box without the lists of what is certain in it, which older readers do not know."""
    return "\n".join(line for line in box.splitlines() if not line.startswith("certain"))


def match_of(
    name: str, row: Wanted, games: int, seed: int, checkout: Path, today: bool = False
) -> Match:
    rival = old_captain(checkout) if row.against == OLD else row.against
    game = game_named(name)
    has_several = row.against == OLD and "box" in game.chosen_options({})
    return Match(
        game=name,
        bots=[row.bot, *[rival] * row.rivals],
        games=games,
        seed=seed,
        options={"box": f"{name}-1"} if has_several and not today else {},
        box_toml=as_the_old_read_it(game.box.text) if has_several and today else None,
    )


def played(match: Match, path: Path, workers: int) -> list[Played]:
    """All games of a match; those that are still missing are played now."""
    found = kept_games(path, match)
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
    return found


def told(match: Match, row: Wanted, games: list[Played]) -> str:
    mine = summary(match, games)[0]
    failures = sum(len(one.failures) for one in games)
    whom = f"{row.rivals} × {row.against}" + (" captain" if row.against == OLD else "")
    who = "captain in a tenth of its time" if row.bot == TENTH else row.bot
    cells = f"| {match.game} | {who} | {whom} | {len(games)} | {100 * mine.share:.1f} % "
    cells += f"| {100 * mine.low:.0f}–{100 * mine.high:.0f} | {row.wanted[match.game]} % |"
    return cells + (f" {failures} answers failed" if failures else "")


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("names", nargs="*", metavar="GAME", help="which (default: all)")
    parser.add_argument("--against", type=Path, required=True, metavar="DIR", help="the old one")
    parser.add_argument("--rows", default=",".join(ROWS), help=f"of {', '.join(ROWS)}")
    parser.add_argument("--games", type=int, default=400, help="of each row (default: 400)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--today", action="store_true", help="Namazu with the box of today")
    parser.add_argument("--workers", type=int, default=1, help="processes; leave a core to each")
    parser.add_argument("--out", type=Path, default=Path("strength"), help="folder of the games")
    args = parser.parse_args()
    rows = args.rows.split(",")
    if unknown := sorted({*args.names} - {*NAMES} | {*rows} - {*ROWS}):
        known = f"games are {', '.join(NAMES)}, rows are {', '.join(ROWS)}"
        parser.error(f"there is no {' and no '.join(unknown)}; {known}")
    if not (args.against / "src" / "kuroshio").is_dir():
        parser.error(f"there is no checkout of Kuroshio in {args.against}")
    here = str(Path(__file__).parent)
    os.environ["PYTHONPATH"] = os.pathsep.join([here, os.environ.get("PYTHONPATH", "")])
    sys.path.insert(0, here)
    args.out.mkdir(parents=True, exist_ok=True)
    print("| game | bot | against | games | wins | 95 % | wanted |\n|---|---|---|--:|--:|---|--:|")
    for name in args.names or NAMES:
        for key in rows:
            match = match_of(name, ROWS[key], args.games, args.seed, args.against, args.today)
            kind = f"{key}-today" if match.box_toml else key
            path = args.out / f"{name}-{kind}-seed-{args.seed}.jsonl"
            print(told(match, ROWS[key], played(match, path, args.workers)), flush=True)


if __name__ == "__main__":
    main()
