"""What a rulebook is made of, before it is put into words."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Literal

from kuroshio.core.boxes import Box
from kuroshio.core.messages import Message, message

Mark = Literal["printed", "likely", "reconstructed"]
Numbers = dict[str, int | str | Message]  # what words may name; a price is a message


@dataclass(frozen=True)
class Item:
    """A line of a list: a card, a cell, an island."""

    id: str
    name: Message
    text: Message
    picture: str | None = None


@dataclass(frozen=True)
class Place:
    """Where a printed rulebook says something: sentences under a heading, counted from 1."""

    book: str  # "namiji-en": the game and the language of the book
    heading: str
    sentences: tuple[int, ...]


@dataclass(frozen=True)
class Source:
    """Where a rule comes from. What is printed says in which places."""

    mark: Mark
    places: tuple[Place, ...] = ()


LIKELY = Source("likely")  # it follows from a book by counting or wording, or reviewers tell it
RECONSTRUCTED = Source("reconstructed")  # ours


def printed(*places: Place) -> Source:
    return Source("printed", places)


@dataclass(frozen=True)
class Rule:
    """A paragraph. Its words are the message `rules-GAME-ID`; a ruling's id is its number.

    Where we do not do what a book says, the message `rules-GAME-ID-departs` tells the reader what
    the book says, what we do, and why.
    """

    id: str
    source: Source
    departs: bool = False
    pictures: tuple[str, ...] = ()  # drawings of src/kuroshio/GAME/drawings
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

    game: str
    chapters: tuple[Chapter, ...]
    numbers: Callable[[Box], Numbers]  # that the words may name besides the least and most players
    kinds: dict[str, str]  # the rule behind each kind of thing that is on every table
    named: Callable[[Box], dict[str, Thing]]  # things that depend on the box: cards, islands …
    # The rule behind a `GAME-why-…`; where it depends on what is asked, behind that key and the
    # key of the rule behind the question: `namiji-why-no-such-card namiji-rule-draft`.
    refusals: dict[str, str] = field(default_factory=dict)

    def things(self, box: Box) -> dict[str, Thing]:
        """Everything that a board may point at, by the name that it gives it."""
        fixed = {
            kind: Thing(message(f"explain-{self.game}-{kind}"), rule)
            for kind, rule in self.kinds.items()
        }
        return fixed | self.named(box)
