"""The settings of the search, per game and number of players, as the arena found them.

`kuroshio arena tune` measures others against these.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from kuroshio.bound.tree import Settings
from kuroshio.core.errors import BadSetup
from kuroshio.core.records import Records, blank, dtype

DEFAULT = {
    "explore": 800,
    "even": 200,
    "urgency": 50,
    "depth": 40,
    "blind": 0,
    "keen": 500,
    "winning": 500,
    "margin": 300,
    "mind": 0,
    "spread": 300,
}

# What differs from the default: by game, then by (game, players).
TUNED: dict[str | tuple[str, int], dict[str, int]] = {
    "tongiaki": {"explore": 400, "spread": 500, "depth": 10},
    "namazu": {"explore": 400, "urgency": 30, "spread": 800, "depth": 20},
    # Among many a bot that plays for the victory alone wins more games than one that also counts
    # second places; among two or three it does not.
    ("tongiaki", 4): {"winning": 1000},
    ("tongiaki", 5): {"winning": 1000},
    ("tongiaki", 6): {"winning": 1000},
}

HAZE = "haze"  # a setting of the choice, not of the search: see `bots/haze.py`

# The sailor looks one move ahead. Where a turn is many moves, the policy plays the rest of it.
SAILOR_DEPTH = {"tongiaki": 10, "namazu": 10}


def sailor_depth(game: str) -> int:
    """How many moves of its turn the sailor lets the policy play."""
    return SAILOR_DEPTH.get(game, 0)


def settings_for(
    game: str, players: int, own: Mapping[str, int], minds: Mapping[str, int] | None = None
) -> Records:
    """The record that the search is given; with a mind those count that it was tried with."""
    tuned = {**TUNED.get(game, {}), **TUNED.get((game, players), {})}
    values = {**DEFAULT, **tuned, **(minds or {}), **own}
    if minds is None:
        values["mind"] = 0
    record = blank(Settings)
    for name, value in values.items():
        record[0][name] = value
    return record


def check(written: Sequence[str]) -> dict[str, int]:
    """`["depth=4"]` as a mapping."""
    chosen = {}
    for one in written:
        name, _, value = one.partition("=")
        known = (*(dtype(Settings).names or ()), HAZE)
        if name not in known:
            raise BadSetup(f"there is no setting '{name}'; there are: {', '.join(known)}")
        try:
            chosen[name] = int(value)
        except ValueError:
            raise BadSetup(f"setting {name} is a whole number, not '{value}'") from None
    return chosen
