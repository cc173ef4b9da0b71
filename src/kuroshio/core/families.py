"""Families: the moves of a game, declared once, kind by kind.

    FAMILIES = Families()
    SAIL = FAMILIES.add("sail", SPACES, asks=[ASK_SAIL], text="sail {}")
    HOME = FAMILIES.add("home", asks=[ASK_SAIL])
    CAST = FAMILIES.add("cast", LOOK, PLACEMENTS, asks=[ASK_CAST], text=_cast_text)

A move is a number, and the numbers of a family follow each other: one for each combination of its
parts, the last part counting fastest. What `add` returns is the first of them, a plain whole number
that compiled rules can use (`CAST + net * PLACEMENTS + place`). Families get their numbers in the
order in which they are declared; see docs/adding-a-game.md before a list of moves is changed that
stored games use.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import product
from math import prod

import numpy as np
import numpy.typing as npt

from kuroshio.core.boxes import Box
from kuroshio.core.compiled import rule

# A text with {} for each part, counted from 1; or what makes it of the box and the parts, counted
# from 0: '' if this box has no such move.
Text = str | Callable[..., str]
Asks = Sequence[int] | Callable[..., Sequence[int]]  # questions, for all moves or by their parts


@dataclass(frozen=True)
class Family:
    """Moves of one kind."""

    name: str
    first: int  # the number of the first of them
    sizes: tuple[int, ...]  # how many values each part of a move can have
    asks: Asks  # the questions that they answer
    text: Text

    @property
    def count(self) -> int:
        """How many moves it has."""
        return prod(self.sizes)

    def parts(self, move: int) -> tuple[int, ...]:
        """The parts of a move of this family."""
        rest = move - self.first
        parts = []
        for size in reversed(self.sizes):
            rest, part = divmod(rest, size)
            parts.append(part)
        return tuple(reversed(parts))

    def texts(self, box: Box) -> list[str]:
        """The text of each of its moves."""
        return [self._text(box, parts) for parts in product(*map(range, self.sizes))]

    def _text(self, box: Box, parts: tuple[int, ...]) -> str:
        if callable(self.text):
            return self.text(box, *parts)
        return self.text.format(*[part + 1 for part in parts])

    def answers(self) -> list[int]:
        """Of each of its moves, the questions that it answers: a bit each."""
        asks = self.asks
        if not callable(asks):
            return [_bits(asks)] * self.count
        return [_bits(asks(*parts)) for parts in product(*map(range, self.sizes))]


class Families:
    """All moves of a game."""

    def __init__(self) -> None:
        self._families: list[Family] = []
        self.count = 0  # of all moves

    def add(self, name: str, *sizes: int, asks: Asks, text: Text = "") -> int:
        """Declare the next family; return the number of its first move.

        Without sizes it is a single move, and without a text its name is its text.
        """
        if sizes and not text:
            raise TypeError(f"the moves of '{name}' need a text each")
        family = Family(name, self.count, sizes, asks, text or name)
        self._families.append(family)
        self.count += family.count
        return family.first

    def of(self, move: int) -> Family:
        """The family to which a move belongs."""
        place = bisect_right(self._families, move, key=lambda family: family.first)
        return self._families[place - 1]

    def read(self, move: int) -> tuple[str, tuple[int, ...]]:
        """A number taken apart: the name of its family, and its parts."""
        family = self.of(move)
        return family.name, family.parts(move)

    def texts(self, box: Box) -> list[str]:
        """The text of every move, by its number; '' for numbers that this box does not use."""
        return [text for family in self._families for text in family.texts(box)]

    def answers(self) -> npt.NDArray[np.int64]:
        """Of every move, the questions that it answers: see `answers`."""
        return np.array([bits for family in self._families for bits in family.answers()], np.int64)


def _bits(asks: Sequence[int]) -> int:
    return sum(1 << ask for ask in set(asks))


@rule
def is_asked(answers: npt.NDArray[np.int64], move: int, ask: int) -> bool:
    """Whether a move answers a question; `answers` is what `Families.answers` gives."""
    return bool((answers[move] >> ask) & 1)
