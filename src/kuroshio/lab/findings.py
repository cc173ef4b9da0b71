"""Findings: what a tally says, as figures with names."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Any

import msgspec
import numpy as np
import numpy.typing as npt

from kuroshio.arena.report import wilson
from kuroshio.bound.tallies import LOWEST, WIN, Place, Use
from kuroshio.games import game_named
from kuroshio.lab.plan import Plan, Trial, box_of
from kuroshio.lab.signs import COUNTED, RULINGS, book_of
from kuroshio.lab.survey import Survey

_Z = 1.959964  # of 95 %

Ints = npt.NDArray[np.int64]


class Spread(msgspec.Struct, frozen=True):
    """A distribution of whole numbers."""

    first: int  # the number that the first count is for
    counts: list[int]
    mean: float
    low: int  # 5 % are below
    quarter: int
    middle: int
    three_quarters: int
    high: int  # 5 % are above

    @property
    def last(self) -> int:
        return self.first + len(self.counts) - 1


class Seat(msgspec.Struct, frozen=True):
    """How those did who sat somewhere, with 95 % intervals."""

    games: int
    wins: float  # share of the victories; shared ones split
    wins_low: float
    wins_high: float
    points: float
    points_reach: float  # the interval is so far to both sides


class SourceFinding(msgspec.Struct, frozen=True):
    name: str
    share: float  # of all points
    winners: float  # mean of those who won
    largest: float  # share of those who won to whom no other source brought more
    points: Spread  # a seat and game


class CountFinding(msgspec.Struct, frozen=True):
    """How often a seat did something in a game."""

    name: str
    times: Spread
    limit: int | None  # where a rule caps it
    at_limit: float | None  # share of the seats that came so far or farther
    beyond: float | None  # times beyond it, a seat


class UseFinding(msgspec.Struct, frozen=True):
    """How often something was used, and how those did who used it against those who did not."""

    name: str
    times: float  # a game
    games: float  # share of the games in which it was used
    seats: float  # share of the seats that used it
    points_with: float | None  # None: nobody used it
    points_without: float | None  # None: everybody did
    points_reach: float | None  # 95 % interval of the difference, to both sides
    wins_with: float | None
    wins_without: float | None


class RulingFinding(msgspec.Struct, frozen=True):
    ruling: str
    times: float  # a game
    games: float  # share of the games in which it fired


class Finding(msgspec.Struct, frozen=True, kw_only=True):
    """What the games of one trial say.

    >>> from kuroshio.lab import conduct
    >>> trials = [Trial(players=3)]
    >>> plan = Plan(game="namiji", rules=1, bots="deckhand", games=50, seed=1, trials=trials)
    >>> survey = Survey(plan)
    >>> conduct(survey)
    True
    >>> found = findings(survey)[0]
    >>> len(found.seats), found.winners.mean > found.scores.mean
    (3, True)
    """

    title: str
    trial: Trial
    games: int
    shared: float  # share of the games with more than one winner
    length: Spread  # decisions
    lead_changes: Spread
    scores: Spread
    winners: Spread  # points of the first place
    margins: Spread  # what it is ahead
    seats: list[Seat]
    order: list[Seat]
    half: list[float]  # share of the victories by the place at half time
    sources: list[SourceFinding]
    counts: list[CountFinding]
    uses: dict[str, list[UseFinding]]
    rulings: list[RulingFinding]


def findings(survey: Survey) -> list[Finding]:
    """What a survey says, trial by trial; trials of which nothing was played are left out.

    >>> from kuroshio.lab import conduct
    >>> trials = [Trial(players=2)]
    >>> plan = Plan(game="namiji", rules=1, bots="deckhand", games=50, seed=1, trials=trials)
    >>> survey = Survey(plan)
    >>> conduct(survey)
    True
    >>> [(one.title, one.games) for one in findings(survey)]
    [('2 players', 50)]
    """
    return [
        finding(survey.plan, trial, survey.tallies[n])
        for n, trial in enumerate(survey.plan.trials)
        if survey.tallies[n].games
    ]


def finding(plan: Plan, trial: Trial, tally: Any) -> Finding:
    """What a tally says."""
    game = game_named(plan.game)
    box = box_of(game, trial)
    things = book_of(game, box).things
    sections: dict[str, list[UseFinding]] = {}
    rulings = []
    for n, (section, name) in enumerate(things):
        if section == RULINGS:
            use = tally.things[n]
            rulings.append(
                RulingFinding(name, _over(use.times, tally.games), _over(use.games, tally.games))
            )
        elif section != COUNTED:
            found = _use(name, tally.things[n], tally, trial.players)
            sections.setdefault(section, []).append(found)
    return Finding(
        title=trial.title,
        trial=trial,
        games=int(tally.games),
        shared=_over(tally.shared, tally.games),
        length=_spread(tally.lengths, 0),
        lead_changes=_spread(tally.leads, 0),
        scores=_spread(tally.scores, LOWEST),
        winners=_spread(tally.best, LOWEST),
        margins=_spread(tally.margins, LOWEST),
        seats=[_seat(tally.seats[n]) for n in range(trial.players)],
        order=[_seat(tally.order[n]) for n in range(trial.players)],
        half=[_over(tally.half[n], tally.games * WIN) for n in range(trial.players)],
        sources=_sources(game.figures.sources, tally),
        counts=[
            _count(count.name, tally.counts[n], count.limit(box.plain) if count.limit else None)
            for n, count in enumerate(game.figures.counts)
        ],
        uses=sections,
        rulings=rulings,
    )


def _over(part: float, whole: float) -> float:
    return float(part) / float(whole) if whole else 0.0


def _spread(counts: Ints, offset: int) -> Spread:
    """A histogram with its mean and percentiles."""
    filled = np.flatnonzero(counts)
    first, last = int(filled[0]), int(filled[-1])
    total, running = int(counts.sum()), np.cumsum(counts)

    def percentile(part: float) -> int:
        return int(np.searchsorted(running, part * total)) + offset

    values = np.arange(len(counts)) + offset
    return Spread(
        first + offset,
        counts[first : last + 1].tolist(),
        float((values * counts).sum()) / total,
        *(percentile(part) for part in (0.05, 0.25, 0.5, 0.75, 0.95)),
    )


def _seat(place: Place) -> Seat:
    games = int(place.games)
    wins = float(place.wins) / WIN
    _, variance = _mean(place.points, place.squares, games)
    return Seat(
        games,
        _over(wins, games),
        *wilson(wins, games),
        _over(place.points, games),
        _Z * sqrt(variance / max(1, games)),
    )


def _mean(points: float, squares: float, count: int) -> tuple[float, float]:
    """Mean and variance from sums."""
    if count == 0:
        return 0.0, 0.0
    mean = float(points) / count
    return mean, max(0.0, float(squares) / count - mean * mean)


def _sources(names: Sequence[str], tally: Any) -> list[SourceFinding]:
    whole = sum(abs(int(tally.sources[n].points)) for n in range(len(names)))
    return [
        SourceFinding(
            name,
            _over(tally.sources[n].points, whole),
            _over(tally.sources[n].winners, tally.winners),
            _over(tally.sources[n].largest, tally.winners),
            _spread(tally.sources[n].spread, LOWEST),
        )
        for n, name in enumerate(names)
    ]


def _count(name: str, counts: Ints, limit: int | None) -> CountFinding:
    if not limit:
        return CountFinding(name, _spread(counts, 0), None, None, None)
    beyond = np.maximum(0, np.arange(len(counts)) - limit)
    return CountFinding(
        name,
        _spread(counts, 0),
        limit,
        _over(counts[limit:].sum(), counts.sum()),
        _over((beyond * counts).sum(), counts.sum()),
    )


def _use(name: str, use: Use, tally: Any, players: int) -> UseFinding:
    """Those who used a thing against those who did not: all seats but them."""
    everyone = tally.seats[:players]
    others = int(everyone["games"].sum()) - int(use.seats)
    points = int(everyone["points"].sum()) - int(use.points)
    squares = int(everyone["squares"].sum()) - int(use.squares)
    wins = int(everyone["wins"].sum()) - int(use.wins)
    some = int(use.seats)
    mean_with, variance_with = _mean(use.points, use.squares, some)
    mean_without, variance_without = _mean(points, squares, others)
    both = some > 0 and others > 0
    return UseFinding(
        name,
        _over(use.times, tally.games),
        _over(use.games, tally.games),
        _over(some, some + others),
        mean_with if some else None,
        mean_without if others else None,
        _Z * sqrt(variance_with / some + variance_without / others) if both else None,
        _over(use.wins, some * WIN) if some else None,
        _over(wins, others * WIN) if others else None,
    )
