"""A page on how a game is balanced, made from surveys of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np

from kuroshio.core.game import Game
from kuroshio.lab import Survey

# What a game's page tells beyond length, points and seats: (title, unit, numbers of a survey)
Section = tuple[str, str, Callable[[Survey], dict[str, float]]]

SECTIONS: dict[str, list[Section]] = {
    "namiji": [
        ("Points by source", "a seat", lambda s: _namiji_points(s)),
        ("Dock cards chosen", "a game", lambda s: s.uses("took-card")),
    ],
    "tongiaki": [
        ("Tiles drawn", "a game", lambda s: s.uses("drew")),
        ("Royal islands founded", "a game", lambda s: s.uses("founded")),
    ],
    "namazu": [
        ("Length", "a game", lambda s: {"rounds": sum(s.uses("began-turn").values()) / s.players}),
        ("Points by source", "a seat", lambda s: _namazu_points(s)),
        ("Use of the cells", "a game", lambda s: _by_type(s.uses("activated"))),
        ("Improvements bought", "a game", lambda s: s.uses("improved")),
        ("Yakuza cards played", "a game", lambda s: s.uses("played")),
    ],
}


def _namiji_points(survey: Survey) -> dict[str, float]:
    """Lines and Sacred Rock cards are told by events of their own."""
    points = survey.totals("scored")
    points["rack"] = sum(survey.totals("scored-line").values())
    points["rocks"] = sum(survey.totals("scored-rock").values())
    return points


def _namazu_points(survey: Survey) -> dict[str, float]:
    """Goals are told card by card."""
    return {**survey.totals("scored"), "goals": sum(survey.totals("scored-goal").values())}


def _by_type(uses: dict[str, float]) -> dict[str, float]:
    """Cells of the same kind together: `rice-a` and `rice-b` are `rice`."""
    together: dict[str, float] = {}
    for cell, count in uses.items():
        kind = cell.removesuffix("-a").removesuffix("-b")
        together[kind] = together.get(kind, 0) + count
    return together


def page(game: Game, surveys: Sequence[Survey]) -> str:
    """The page in Markdown."""
    games = f"{surveys[0].games:,}"
    players = ",".join(str(survey.players) for survey in surveys)
    command = f"kuroshio lab {game.name} --players {players} --games {surveys[0].games}"
    lead = (
        f"{games} games for each number of players between sailors (one step ahead, one imagined "
        f"world a decision), with the standard box. Made by `{command} --out FILE`; the same "
        "command gives the same numbers. It tells what these bots do, not what is possible."
    )
    lines = [
        f"# {game.name.capitalize()}: balance",
        "",
        lead,
        "",
        *_table(
            ["players", "decisions a game", "points", "5–95 %", "winner’s points"],
            [_overview(survey) for survey in surveys],
        ),
        "",
        "## Victories by seat, with 95 % intervals",
        "",
        *_table(
            ["players", *(f"seat {n + 1}" for n in range(surveys[-1].players))],
            [_seats(survey) for survey in surveys],
        ),
    ]
    for title, unit, numbers in SECTIONS[game.name]:
        lines += ["", f"## {title}, {unit}", "", *_section(surveys, numbers)]
    return "\n".join(lines) + "\n"


def _overview(survey: Survey) -> list[str]:
    low, high = np.percentile(survey.scores, [5, 95])
    return [
        str(survey.players),
        f"{survey.lengths.mean():.0f} ({survey.lengths.min()}–{survey.lengths.max()})",
        f"{survey.scores.mean():.1f}",
        f"{low:.0f}–{high:.0f}",
        f"{survey.scores.max(axis=1).mean():.1f}",
    ]


def _seats(survey: Survey) -> list[str]:
    shares = [f"{share:.1%} ({low:.1%}–{high:.1%})" for share, low, high in survey.seat_shares()]
    return [str(survey.players), *shares]


def _section(surveys: Sequence[Survey], numbers: Callable[[Survey], dict[str, float]]) -> list[str]:
    columns = [numbers(survey) for survey in surveys]
    names = sorted({name for column in columns for name in column})
    names.sort(key=lambda name: -columns[-1].get(name, 0.0))
    head = ["", *(f"{survey.players} players" for survey in surveys)]
    return _table(
        head, [[name, *(f"{column.get(name, 0.0):.2f}" for column in columns)] for name in names]
    )


def _table(head: list[str], rows: list[list[str]]) -> list[str]:
    lines = ["| " + " | ".join(head) + " |", "|" + "---|" * len(head)]
    for row in rows:
        filled = row + [""] * (len(head) - len(row))
        lines.append("| " + " | ".join(filled) + " |")
    return lines
