"""What a rulebook is made of, before it is put into words."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Literal

from kuroshio.core.boxes import Box
from kuroshio.core.messages import Message

Mark = Literal["printed", "likely", "reconstructed"]
Numbers = dict[str, int | str]


@dataclass(frozen=True)
class Item:
    """A line of a list: a card, a cell, an island."""

    id: str
    name: Message
    text: Message
    picture: str | None = None


@dataclass(frozen=True)
class Rule:
    """A paragraph. Its words are the message `rules-GAME-ID`; a ruling's id is its number."""

    id: str
    mark: Mark = "printed"
    pictures: tuple[str, ...] = ()  # drawings of client/src/drawings/GAME
    figure: Callable[[Box], str] | None = None  # an SVG made for this place
    items: Callable[[Box], list[Item]] | None = None


@dataclass(frozen=True)
class Chapter:
    """Rules that belong together. Its heading is the message `rules-GAME-title-ID`."""

    id: str
    rules: tuple[Rule, ...]


@dataclass(frozen=True)
class Thing:
    """Something on the table that explains itself: what is said, and the rule behind it."""

    words: Message
    rule: str  # the id of a rule


@dataclass(frozen=True)
class Outline:
    """The rulebook of a game without its words."""

    chapters: tuple[Chapter, ...]
    numbers: Callable[[Box], Numbers]  # every number that the words may name
    things: Callable[[Box], dict[str, Thing]]
    refusals: dict[str, str] = field(default_factory=dict)  # the rule behind a `GAME-why-…`
