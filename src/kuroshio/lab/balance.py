"""The report of a survey as a page in Markdown."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from kuroshio.lab.findings import CountFinding, Finding, Seat
from kuroshio.lab.plan import Plan
from kuroshio.lab.plots import words


def page(plan: Plan, found: Sequence[Finding]) -> str:
    """The page: a column a trial.

    >>> from kuroshio.lab import Plan, Survey, Trial, conduct, findings
    >>> trials = [Trial(players=2)]
    >>> plan = Plan(game="namiji", rules=1, bots="deckhand", games=50, seed=1, trials=trials)
    >>> survey = Survey(plan)
    >>> conduct(survey)
    True
    >>> "Namiji" in page(plan, findings(survey))
    True
    """
    lines = [f"# {plan.game.capitalize()}: balance", "", _lead(plan), "", *_overview(found)]
    most = max(one.trial.players for one in found)
    seats = [f"seat {n + 1}" for n in range(most)]
    places = [f"{n + 1}." for n in range(most)]
    lines += _victories(found, "seat, with 95 % intervals", seats, _by_seat)
    lines += _victories(found, "order of play, with 95 % intervals", places, _by_order)
    lines += _victories(found, "the place at half time", places, _at_half_time)
    lines += _section(found, "Points by source, a seat", _points_by_source)
    lines += _section(found, "Winners by their largest source, per cent", _largest_sources)
    lines += _counts(found)
    for title in found[0].uses:
        lines += _section(found, f"{title}, a game", partial(_times_used, title))
    return "\n".join(lines) + "\n"


def _lead(plan: Plan) -> str:
    return (
        f"{plan.games:,} games of each trial, all seats played by `{plan.bots}`. Made by "
        f"`{plan.command()} --out FILE.md`; the same command gives the same numbers. It tells "
        "what these bots do, not what is possible."
    )


def _overview(found: Sequence[Finding]) -> list[str]:
    head = ["", "decisions a game", "points", "5–95 %", "winner’s points", "changes of the lead"]
    rows = [
        [
            one.title,
            f"{one.length.mean:.0f} ({one.length.first}–{one.length.last})",
            f"{one.scores.mean:.1f}",
            f"{one.scores.low}–{one.scores.high}",
            f"{one.winners.mean:.1f}",
            f"{one.lead_changes.mean:.1f}",
        ]
        for one in found
    ]
    return table(head, rows)


def _victories(
    found: Sequence[Finding], by: str, heads: list[str], shares: Callable[[Finding], list[str]]
) -> list[str]:
    rows = [[one.title, *shares(one)] for one in found]
    return ["", f"## Victories by {by}", "", *table(["", *heads], rows)]


def _by_seat(one: Finding) -> list[str]:
    return [_share(seat) for seat in one.seats]


def _by_order(one: Finding) -> list[str]:
    return [_share(seat) for seat in one.order]


def _at_half_time(one: Finding) -> list[str]:
    return [f"{share:.1%}" for share in one.half]


def _points_by_source(one: Finding) -> dict[str, float]:
    return {source.name: source.points.mean for source in one.sources}


def _largest_sources(one: Finding) -> dict[str, float]:
    return {source.name: 100 * source.largest for source in one.sources}


def _times_used(title: str, one: Finding) -> dict[str, float]:
    return {use.name: use.times for use in one.uses.get(title, [])}


def _counts(found: Sequence[Finding]) -> list[str]:
    """How often seats did what the game has counted a seat, if there is such a thing."""
    if not found[0].counts:
        return []
    head = ["", "", "a seat", "5–95 %", "most", "limit", "seats at the limit", "times beyond"]
    rows = [_counted(one, count) for one in found for count in one.counts]
    return ["", "## Counts", "", *table(head, rows)]


def _counted(one: Finding, count: CountFinding) -> list[str]:
    """How often a seat did something, and how often a rule capped it."""
    times = count.times
    row = [one.title, count.name, f"{times.mean:.2f}", f"{times.low}–{times.high}", f"{times.last}"]
    if count.limit is None:
        return row
    return [*row, f"{count.limit}", f"{count.at_limit:.2%}", f"{count.beyond:.2f}"]


def _share(seat: Seat) -> str:
    return f"{seat.wins:.1%} ({seat.wins_low:.1%}–{seat.wins_high:.1%})"


def _section(
    found: Sequence[Finding], title: str, numbers: Callable[[Finding], dict[str, float]]
) -> list[str]:
    columns = [numbers(one) for one in found]
    names = list(dict.fromkeys(name for column in columns for name in column))
    names.sort(key=lambda name: -columns[-1].get(name, 0.0))
    rows = [
        [words(name), *(f"{column.get(name, 0.0):.2f}" for column in columns)] for name in names
    ]
    return ["", f"## {title}", "", *table(["", *(one.title for one in found)], rows)]


def table(head: list[str], rows: list[list[str]]) -> list[str]:
    lines = ["| " + " | ".join(head) + " |", "|" + "---|" * len(head)]
    for row in rows:
        filled = row + [""] * (len(head) - len(row))
        lines.append("| " + " | ".join(filled) + " |")
    return lines
