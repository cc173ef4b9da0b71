"""The ladder: every level against the one below it, with any number of players.

By iterations, so that the same command makes the same tables on every machine. The matches are
kept in a folder: a ladder that was stopped goes on there, and more games are added to it.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path

import msgspec

from kuroshio.arena.kept import read_match
from kuroshio.arena.match import Match, Played
from kuroshio.arena.report import rate, summary
from kuroshio.bots import OWN
from kuroshio.core.errors import BadRecord, BadSetup
from kuroshio.files import writing

THOUGHT = 10_000  # iterations of the captain: about what it has in its time
STEP = 10  # times as many iterations as the captain has the admiral: as their times are

Kept = tuple[Match, list[Played]]


def rungs(iterations: int) -> list[str]:
    """The levels from the lowest to the highest, for a captain of so many iterations."""
    by_the_clock = {"captain": iterations, "admiral": STEP * iterations}
    return [f"{one}:{by_the_clock[one]}" if one in by_the_clock else one for one in OWN]


def ladder_matches(
    game: str, counts: Sequence[int], games: int, iterations: int, seed: int
) -> list[Match]:
    """The matches of a ladder for some numbers of players."""
    return [
        Match(game=game, bots=[upper] + [lower] * (players - 1), games=games, seed=seed)
        for players in counts
        for lower, upper in pairwise(rungs(iterations))
    ]


def place_of(folder: Path, match: Match) -> Path:
    """The file in which a match of the ladder is kept."""
    upper, lower = (name.replace(":", "-") for name in match.bots[:2])
    return folder / f"{len(match.bots)}-players-{upper}-{lower}-seed-{match.seed}.jsonl"


def kept_games(path: Path, match: Match) -> list[Played]:
    """The games of a match that were played before, if it is this match that is kept there."""
    if not path.exists():
        return []
    found, played = read_match(path)
    if msgspec.structs.replace(found, games=match.games) != match:
        raise BadRecord(f"{path} holds another match; choose another folder with --out")
    return played


def tables(kept: Sequence[Kept]) -> str:
    """All matches of which a game was played, as Markdown, the most players first, and the ratings
    over all of them."""
    begun = (one for one in kept if one[1])
    kept = sorted(begun, key=lambda one: (-len(one[0].bots), _height(one[0].bots[0])))
    lines = [
        "| players | bot | against | games | wins | 95 % | mean place | mean points |",
        "|--:|---|---|--:|--:|---|--:|--:|",
    ]
    for match, played in kept:
        row = summary(match, played)[0]
        lines.append(
            f"| {len(match.bots)} | {row.bot} | {len(match.bots) - 1} × {match.bots[1]} "
            f"| {len(played)} | {100 * row.share:.1f} % "
            f"| {100 * row.low:.1f}–{100 * row.high:.1f} | {row.place:.2f} | {row.points:.1f} |"
        )
    games = [
        (match.bots, one.places)
        for match, played in kept
        for one in sorted(played, key=lambda one: one.number)
    ]
    ratings = rate(games)
    lines += ["", "Ratings over all these games:", "", "| bot | rating |", "|---|--:|"]
    lines += [f"| {bot} | {ratings[bot]:.1f} |" for bot in sorted(ratings, key=_height)]
    return "\n".join(lines)


def _height(bot: str) -> tuple[int, int]:
    level, _, limit = bot.partition(":")
    return list(OWN).index(level), int(limit or 0)


def markers(name: str) -> tuple[str, str]:
    return f"<!-- ladder {name} -->", f"<!-- end of ladder {name} -->"


def write_table(page: Path, name: str, text: str) -> None:
    """Put a game's tables between its markers in a Markdown page."""
    first, last = markers(name)
    try:
        old = page.read_text(encoding="utf-8")
    except OSError as error:
        raise BadSetup(f"cannot read {page}: {error.strerror}") from None
    if first not in old or last not in old:
        raise BadSetup(f"{page} has no lines '{first}' and '{last}' to write between")
    before, _, rest = old.partition(first)
    _, _, after = rest.partition(last)
    with writing(page):
        page.write_text(f"{before}{first}\n\n{text}\n\n{last}{after}", encoding="utf-8")
