"""Targets: what a good game looks like in the laboratory's figures, read from a TOML file.

    [[targets]]
    name = "rounds"
    measure = "count"
    of = "rounds"
    low = 14
    high = 18
    unit = 2
    why = "20 minutes a person, and a little more than a minute for a turn"

A figure between `low` and `high` is on target; `unit` says what it means to be off. All misses
together are the distance of a box from its targets.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Annotated

import msgspec

from kuroshio.core.boxes import read
from kuroshio.core.errors import BadSetup
from kuroshio.lab.findings import Finding, UseFinding

PerPlayers = float | dict[str, float]  # one number, or one for each number of players


class Target(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One figure, and where it should be."""

    name: str
    measure: str
    why: str
    of: str = ""  # the count, source or section that is measured
    only: list[str] = []  # of a section: these things, not all
    low: PerPlayers | None = None
    high: PerPlayers | None = None
    unit: Annotated[float, msgspec.Meta(gt=0)]
    weight: Annotated[float, msgspec.Meta(ge=0)] = 1.0

    def measured(self, found: Finding) -> float:
        """The figure itself."""
        return MEASURES[self.measure](self, found)

    def bounds(self, players: int) -> tuple[float | None, float | None]:
        return _of_players(self.low, players), _of_players(self.high, players)

    def told(self, players: int) -> str:
        """Where the figure should be, in few signs: `14–20`, `≥ 3`."""
        low, high = self.bounds(players)
        if low is not None and high is not None:
            return f"{low:g}–{high:g}"
        if low is not None:
            return f"≥ {low:g}"
        return "any" if high is None else f"≤ {high:g}"

    def miss(self, value: float, players: int) -> float:
        """How far a figure is off, in units; 0 on target.

        >>> rounds = Target(name="", measure="count", why="", low=14, high=18, unit=2)
        >>> rounds.miss(16, players=2), rounds.miss(21, players=2)
        (0.0, 1.5)
        """
        low, high = self.bounds(players)
        below = low - value if low is not None else 0.0
        above = value - high if high is not None else 0.0
        return max(0.0, below, above) / self.unit


def _of_players(written: PerPlayers | None, players: int) -> float | None:
    return written.get(str(players)) if isinstance(written, dict) else written


# --- what can be measured -------------------------------------------------------------------


def _count(target: Target, found: Finding) -> float:
    """How often a seat does something in a game."""
    return _named(target, {one.name: one.times.mean for one in found.counts})


def _at_limit(target: Target, found: Finding) -> float:
    """The share of the seats that come to the limit of a count; none if there is no limit."""
    return _named(target, {one.name: one.at_limit or 0.0 for one in found.counts})


def _order(target: Target, found: Finding) -> float:
    """How far the order of play that wins most or least is from its fair share."""
    return max(abs(place.wins - 1 / len(found.order)) for place in found.order)


def _share(target: Target, found: Finding) -> float:
    """The share of all points that a source brings."""
    return _named(target, {one.name: one.share for one in found.sources})


def _one_road(target: Target, found: Finding) -> float:
    """The share of the winners whose largest source is the most usual one."""
    return max(one.largest for one in found.sources)


def _lead_changes(target: Target, found: Finding) -> float:
    return found.lead_changes.mean


def _last_at_half(target: Target, found: Finding) -> float:
    """The share of the victories of those who were last at half time."""
    return found.half[-1]


def _games_with(target: Target, found: Finding) -> float:
    """The share of the games in which the least used thing of a section was used."""
    return min(one.games for one in _things(target, found))


def _seats_with(target: Target, found: Finding) -> float:
    """The share of the seats that used the least used thing of a section."""
    return min(one.seats for one in _things(target, found))


def _dominance(target: Target, found: Finding) -> float:
    """The part that the most used thing of a section has in all its uses."""
    times = [one.times for one in _things(target, found)]
    return max(times) / sum(times) if sum(times) else 0.0


MEASURES: dict[str, Callable[[Target, Finding], float]] = {
    "count": _count,
    "at-limit": _at_limit,
    "order": _order,
    "share": _share,
    "one-road": _one_road,
    "lead-changes": _lead_changes,
    "last-at-half": _last_at_half,
    "games-with": _games_with,
    "seats-with": _seats_with,
    "dominance": _dominance,
}


def _named(target: Target, figures: dict[str, float]) -> float:
    if target.of not in figures:
        raise BadSetup(
            f"target '{target.name}': there is no '{target.of}' to {target.measure}; "
            f"there are: {', '.join(figures) or 'none'}"
        )
    return figures[target.of]


def _things(target: Target, found: Finding) -> list[UseFinding]:
    """The things of the target's section, or those of them that it names."""
    if target.of not in found.uses:
        known = ", ".join(found.uses) or "none"
        raise BadSetup(f"target '{target.name}': no section '{target.of}'; there are: {known}")
    section = {one.name: one for one in found.uses[target.of]}
    for name in target.only:
        if name not in section:
            known = ", ".join(section)
            raise BadSetup(f"target '{target.name}': no '{name}' in '{target.of}'; only: {known}")
    return [section[name] for name in target.only or section]


# --- files ----------------------------------------------------------------------------------


class _File(msgspec.Struct, forbid_unknown_fields=True):
    targets: Annotated[list[Target], msgspec.Meta(min_length=1)]


def read_targets(path: Path) -> list[Target]:
    """The targets of a file, or an error that says what is wrong with it."""
    return targets_in(read(path), str(path))


def targets_in(text: str, where: str) -> list[Target]:
    """
    >>> targets_in("targets = 1", "mine.toml")
    Traceback (most recent call last):
    kuroshio.core.errors.BadSetup: mine.toml: Expected `array`, got `int` - at `$.targets`
    """
    try:
        targets = msgspec.convert(tomllib.loads(text), _File).targets
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise BadSetup(f"{where}: {error}") from None
    for target in targets:
        if target.measure not in MEASURES:
            known = ", ".join(MEASURES)
            raise BadSetup(
                f"{where}: target '{target.name}' has no measure '{target.measure}'; "
                f"there are: {known}"
            )
        if target.low is None and target.high is None:
            raise BadSetup(f"{where}: target '{target.name}' needs `low` or `high`")
    return targets


# --- how far a box is from them -------------------------------------------------------------


class Measured(msgspec.Struct, frozen=True):
    """A target's figure with one number of players."""

    target: str
    players: int
    value: float
    miss: float  # in units


def measure(targets: Sequence[Target], found: Sequence[Finding]) -> list[Measured]:
    """Every target's figure in every trial."""
    return [
        Measured(target.name, players, value, target.miss(value, players))
        for target in targets
        for one in found
        for players, value in [(one.trial.players, target.measured(one))]
    ]


def distance(targets: Sequence[Target], measured: Sequence[Measured]) -> float:
    """All misses together: each target's mean over the trials, by its weight."""
    weights = {target.name: target.weight for target in targets}
    trials = len(measured) / len(targets)
    return sum(weights[one.target] * one.miss for one in measured) / trials
