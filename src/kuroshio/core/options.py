"""Options: choices made before a game, declared as the fields of one record.

    class Options(Record):
        direction: i8 = option("drawn", "clockwise", players=range(2, 6))

The rules see the number of the chosen value, people its name.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from kuroshio.core.records import Record, dtype


@dataclass(frozen=True)
class Option:
    """A choice made before the game: the first of its values is the default."""

    name: str
    values: tuple[str, ...]
    players: range  # the numbers of players for which it matters


def option(*values: str, players: range) -> Any:
    """Say what can be chosen, the usual value first, and for how many players that matters."""
    return Option("", values, players)


def options_in(record: type[Record]) -> tuple[Option, ...]:
    """The options that a record declares."""
    found = ((name, getattr(record, name, None)) for name in dtype(record).names or ())
    return tuple(replace(one, name=name) for name, one in found if isinstance(one, Option))
