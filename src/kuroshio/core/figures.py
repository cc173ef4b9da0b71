"""Figures: what the laboratory counts in a game, written down as data beside the game's words.

A thing (a station, a card, a ruling) is known by its signs: events that tell of it, or moves that
only it explains. The laboratory turns the signs into tables and counts in compiled code.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from kuroshio.core.view import Detail


@dataclass(frozen=True)
class Sign:
    """An event or a move by which a thing is known."""

    event: str = ""  # its kind
    detail: str = ""  # with this detail …
    value: Detail = None  # … of this value
    nobody: bool = False  # of a boat or a pawn that is no player's
    move: str = ""  # or the moves whose text fits: `increase *`
    forced: bool = False  # where no other move was legal


def on(event: str, **detail: Detail) -> Sign:
    """An event, perhaps only with one value of one of its details."""
    assert len(detail) <= 1
    for name, value in detail.items():
        return Sign(event=event, detail=name, value=value)
    return Sign(event=event)


def by_nobody(event: str) -> Sign:
    """An event of a boat or a pawn that belongs to no player."""
    return Sign(event=event, nobody=True)


def made(move: str) -> Sign:
    """A move whose text fits; `*` stands for any words."""
    return Sign(move=move)


def forced(move: str) -> Sign:
    """Such a move, made because there was no other."""
    return Sign(move=move, forced=True)


@dataclass(frozen=True)
class Thing:
    """Something whose use and value is counted."""

    name: str
    signs: tuple[Sign, ...]


def _same(name: str) -> str:
    return name


@dataclass(frozen=True)
class Each:
    """A thing for every value that a detail of an event can have with the box in play."""

    event: str
    detail: str
    family: Callable[[str], str] = _same  # values of one family are one thing
    # Of a box (its `plain`) and a value: whether the rules let it come to that.
    possible: Callable[[Any, str], bool] = lambda box, value: True


@dataclass(frozen=True)
class Section:
    """Things of one sort, under one title of the report."""

    title: str
    things: tuple[Thing | Each, ...]


@dataclass(frozen=True)
class Count:
    """What a seat does or meets so many times a game, told as a distribution over the seats:
    `Count("rounds", (on("began-turn"),))`."""

    name: str
    signs: tuple[Sign, ...]
    limit: Callable[[Any], int] | None = None  # of a box (its `plain`): where a rule caps it


# Why a ruling cannot be counted.
ALWAYS = "holds in every game"
UNSEEN = "forbids or hides something, and so leaves no trace in moves and events"
NEVER = "cannot happen with the standard box"
SETUP = "is about the set-up or an option"
SCORE = "is about the final count"


@dataclass(frozen=True)
class Figures:
    """What is told of a game beyond points, seats and length."""

    sources: tuple[str, ...] = ()  # of points, in the order in which `account` writes them
    counts: tuple[Count, ...] = ()
    sections: tuple[Section, ...] = ()
    rulings: Mapping[str, tuple[Sign, ...]] | None = None  # by the number that the rules page uses
    uncounted: Mapping[str, str] | None = None  # the other rulings, and why


POINTS_ALONE = Figures(sources=("points",))
