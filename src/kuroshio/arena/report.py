"""What a match says about its bots."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import sqrt
from typing import TYPE_CHECKING

import msgspec

from kuroshio.arena.match import Match, Played
from kuroshio.extras import needs

if TYPE_CHECKING:
    from openskill.models import PlackettLuce, PlackettLuceRating

_Z = 1.959964  # of 95 %


class Row(msgspec.Struct, frozen=True):
    """One bot's results; a bot that sits in several seats has one row for all of them.

    >>> match = Match(game="tongiaki", bots=["sailor", "deckhand", "deckhand"], games=3)
    >>> rows = summary(match, [Played(0, [9, 7, 7], [1, 2, 2], 80)])
    >>> [(row.bot, row.seats, row.wins, row.place) for row in rows]
    [('sailor', 1, 1.0, 1.0), ('deckhand', 2, 0.0, 2.5)]
    """

    bot: str
    seats: int
    games: int  # that one of its seats played, all seats together
    wins: float  # a shared victory counts as its share
    share: float  # of its games won
    low: float  # and the limits within which that lies, 95 in 100 times
    high: float
    place: float  # on the mean; shared places count as their mean
    points: float
    rating: float  # openskill's cautious estimate: 0 for a beginner
    failures: int


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share, after Wilson."""
    if games == 0:
        return 0.0, 1.0
    share = wins / games
    middle = share + _Z * _Z / (2 * games)
    reach = _Z * sqrt(share * (1 - share) / games + _Z * _Z / (4 * games * games))
    whole = 1 + _Z * _Z / games
    return max(0.0, (middle - reach) / whole), min(1.0, (middle + reach) / whole)


def summary(match: Match, played: Sequence[Played]) -> list[Row]:
    """A row for each bot, in the order of the match.

    >>> match = Match(game="tongiaki", bots=["sailor", "deckhand"], games=2)
    >>> rows = summary(match, [Played(n, [9, 7], [1, 2], 80) for n in range(2)])
    >>> print(table(rows))
    | bot | seats | wins | 95 % | mean place | mean points | rating |
    |---|--:|--:|---|--:|--:|--:|
    | sailor | 1 | 100.0 % | 34.2–100.0 | 1.00 | 9.0 | ... |
    | deckhand | 1 | 0.0 % | 0.0–65.8 | 2.00 | 7.0 | ... |
    """
    played = sorted(played, key=lambda one: one.number)
    ratings = rate([(match.bots, one.places) for one in played])
    rows = []
    for name, seats in Counter(match.bots).items():
        places = [k for k, bot in enumerate(match.bots) if bot == name]
        games = seats * len(played)
        wins = sum(win_share(one.places, k) for one in played for k in places)
        low, high = wilson(wins, games)
        rows.append(
            Row(
                name,
                seats,
                games,
                round(wins, 6),
                wins / max(1, games),
                low,
                high,
                sum(_place(one.places, k) for one in played for k in places) / max(1, games),
                sum(one.scores[k] for one in played for k in places) / max(1, games),
                ratings.get(name, 0.0),
                sum(failure.bot in places for one in played for failure in one.failures),
            )
        )
    return rows


def win_share(places: Sequence[int], k: int) -> float:
    """The part of the victory that falls to place k of a game: those who tie for it share it."""
    return 1 / places.count(1) if places[k] == 1 else 0.0


def _place(places: Sequence[int], k: int) -> float:
    """A shared place as the mean of the places it covers."""
    return places[k] + (places.count(places[k]) - 1) / 2


def rate(games: Sequence[tuple[Sequence[str], Sequence[int]]]) -> dict[str, float]:
    """Ratings by openskill, from the bots and places of games in their order."""
    with needs("arena"):
        from openskill.models import PlackettLuce
    model = PlackettLuce()
    known = {name: model.rating() for bots, _ in games for name in bots}
    for bots, places in games:
        if len(set(bots)) == 1:
            continue
        learn(model, known, bots, places)
    return {name: float(rating.ordinal()) for name, rating in known.items()}


def learn(
    model: PlackettLuce,
    known: dict[str, PlackettLuceRating],
    names: Sequence[str],
    places: Sequence[int],
) -> None:
    """Let ratings learn from one game; a bot with several seats learns from all of them."""
    rated = model.rate([[known[name]] for name in names], ranks=list(map(float, places)))
    for name in dict.fromkeys(names):
        new = [team[0] for team, other in zip(rated, names, strict=True) if other == name]
        mean = sum(one.mu for one in new) / len(new)
        known[name] = model.rating(mu=mean, sigma=sum(one.sigma for one in new) / len(new))


def table(rows: Sequence[Row]) -> str:
    """The rows as a Markdown table, which also reads well in a terminal."""
    lines = [
        "| bot | seats | wins | 95 % | mean place | mean points | rating |",
        "|---|--:|--:|---|--:|--:|--:|",
    ]
    for row in rows:
        limits = f"{100 * row.low:.1f}–{100 * row.high:.1f}"
        lines.append(
            f"| {row.bot} | {row.seats} | {100 * row.share:.1f} % | {limits} "
            f"| {row.place:.2f} | {row.points:.1f} | {row.rating:.1f} |"
        )
    return "\n".join(lines)
