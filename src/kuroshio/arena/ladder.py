"""The ladder: every level against the one below it, and all of them at one table."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

from kuroshio.arena.match import Match, Played
from kuroshio.arena.report import rate, summary
from kuroshio.core.errors import BadSetup
from kuroshio.games import game_named

# By iterations, so that the same command makes the same table on every machine. They are about
# what a slow core manages in the time of the level.
LADDER = ("deckhand", "sailor", "captain:4000", "admiral:40000")

Play = Callable[[Match], tuple[list[Played], bool]]


def climb(name: str, games: int, seed: int, play: Play) -> tuple[str, bool]:
    """Play the ladder of a game; its tables as Markdown, and whether it was stopped."""
    game = game_named(name)
    parts = []
    rated: list[tuple[list[str], list[int]]] = []
    for players in (min(4, game.players.stop - 1), 2):
        parts.append(f"{players} players, {games} games a match, seed {seed}:\n")
        rows = []
        for lower, upper in pairwise(LADDER):
            match = Match(game=name, bots=[upper] + [lower] * (players - 1), games=games, seed=seed)
            played, stopped = play(match)
            rated += [(match.bots, one.places) for one in played]
            rows.append((upper, lower, summary(match, played)[0]))
            if stopped:
                return "\n".join(parts), True
        parts.append("| bot | against | wins | 95 % | mean place | mean points |")
        parts.append("|---|---|--:|---|--:|--:|")
        for upper, lower, row in rows:
            parts.append(
                f"| {upper} | {players - 1} × {lower} | {100 * row.share:.1f} % "
                f"| {100 * row.low:.1f}–{100 * row.high:.1f} | {row.place:.2f} | {row.points:.1f} |"
            )
        parts.append("")
    parts.append("Ratings over all these games:\n")
    parts.append("| bot | rating |")
    parts.append("|---|--:|")
    ratings = rate(rated)
    parts += [f"| {bot} | {ratings[bot]:.1f} |" for bot in LADDER]
    return "\n".join(parts), False


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
    page.write_text(f"{before}{first}\n\n{text}\n\n{last}{after}", encoding="utf-8")
