"""Ratings by openskill, which learn from each game as it ends: of people against people, and of
people and bots against each other."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from openskill.models import PlackettLuce

from kuroshio.arena.report import learn
from kuroshio.server import protocol as m
from kuroshio.server.store.base import RatingRow
from kuroshio.server.store.books import AMONG_BOTS, Contest, Key

MODEL = PlackettLuce()


Ratings = dict[Key, RatingRow]


def beginner(key: Key) -> RatingRow:
    """The rating of one who has not played yet."""
    new = MODEL.rating()
    return RatingRow(*key, new.mu, new.sigma, 0)


def learn_from(contests: Iterable[Contest], known: Ratings) -> None:
    """Let ratings learn from games, the oldest first; names without one begin with `beginner`."""
    for one in contests:
        keys = [(player, one.game, one.among, level) for player, level in one.names]
        rows = {_text(key): known.get(key) or beginner(key) for key in keys}
        rated = {name: MODEL.rating(mu=row.mu, sigma=row.sigma) for name, row in rows.items()}
        learn(MODEL, rated, [_text(key) for key in keys], one.places)
        for key in dict.fromkeys(keys):
            new = rated[_text(key)]
            known[key] = RatingRow(*key, new.mu, new.sigma, rows[_text(key)].games + 1)


def value(row: RatingRow) -> float:
    """The cautious estimate that is shown: 0 for a beginner."""
    return cautious(row.mu, row.sigma)


def cautious(mu: float, sigma: float) -> float:
    return round(float(MODEL.rating(mu=mu, sigma=sigma).ordinal()), 1)


def rating_of(row: RatingRow) -> m.Rating:
    """A rating as it is told."""
    spread = 3 * row.sigma  # the cautious estimate is the lower end
    return m.Rating(value(row), row.games, round(row.mu - spread, 1), round(row.mu + spread, 1))


def levels(rows: Sequence[RatingRow]) -> dict[str, float]:
    """The ratings of the bots, the lowest first."""
    found = {row.level: value(row) for row in rows if row.level and row.among == AMONG_BOTS}
    return dict(sorted(found.items(), key=lambda one: one[1]))


def _text(key: Key) -> str:
    return "/".join(key)
