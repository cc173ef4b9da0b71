"""Observations: what a seat knows as one row of small whole numbers, for programs that learn.

A game lists the pieces of its observation as a record (`GAME/encode.py`):

    class Observation(Record):
        turn: Row[i8] = piece(BOATS, meaning="1 for the seat that decides now")
        offerings: Row[i8] = piece(BOATS, most=4, meaning="offerings on board")

Every piece is made of int8, so the bytes of the record are the row, and a piece is a slice of it.
One byte a number: all of them are small, writing them costs a quarter of what float32 would, and
a network turns them into its own kind of number in one call on the whole batch.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import prod
from typing import Any

import numpy as np
import numpy.typing as npt

from kuroshio.core.compiled import rule
from kuroshio.core.records import Record, Row, dtype, i8

MOST = 127  # what an int8 holds: larger numbers are written as this one


class _Piece(tuple[int, ...]):
    """The sizes of a piece, with what is known of its numbers."""

    least: int
    most: int
    meaning: str


def piece(*sizes: int, least: int = 0, most: int = 1, meaning: str) -> Any:
    """Say how many numbers a piece has, between which bounds, and what they mean."""
    made = _Piece(sizes)
    made.least, made.most, made.meaning = least, most, meaning
    return made


_ROWS = 8  # for seats, of whom a game may have fewer


class PlainObservation(Record):
    """For a game that brings no observation of its own: too little to learn much from."""

    turn: Row[i8] = piece(_ROWS, meaning="1 for the seat that decides now; oneself comes first")
    points: Row[i8] = piece(_ROWS, least=-MOST, most=MOST, meaning="points of each seat")


@dataclass(frozen=True)
class Piece:
    """A named part of an observation."""

    name: str
    shape: tuple[int, ...]
    least: int
    most: int
    meaning: str
    place: slice


class Layout:
    """Where each piece of an observation lies, made from the record that lists them."""

    def __init__(self, record: type[Record]) -> None:
        kind = dtype(record)
        self.size = kind.itemsize
        first = 0
        self.pieces: dict[str, Piece] = {}
        for name in kind.names or ():
            known = getattr(record, name)
            if not isinstance(known, _Piece) or kind[name].base != np.int8:
                raise TypeError(f"'{name}' of {record.__name__} is no piece of int8")
            place = slice(first, first + prod(known))
            first = place.stop
            self.pieces[name] = Piece(
                name, tuple(known), known.least, known.most, known.meaning, place
            )

    def slice_of(self, name: str) -> slice:
        """The slice of an observation that holds a piece."""
        return self._named(name).place

    def part(self, observations: npt.NDArray[Any], name: str) -> npt.NDArray[Any]:
        """A piece in its own shape, of one observation or of many."""
        one = self._named(name)
        return observations[..., one.place].reshape(*observations.shape[:-1], *one.shape)

    def bounds(self) -> tuple[npt.NDArray[np.int8], npt.NDArray[np.int8]]:
        """The least and the most that every number of an observation can be."""
        low, high = np.zeros((2, self.size), np.int8)
        for one in self.pieces.values():
            low[one.place] = one.least
            high[one.place] = one.most
        return low, high

    def _named(self, name: str) -> Piece:
        if name not in self.pieces:
            raise KeyError(f"no piece is called '{name}'; there are: {', '.join(self.pieces)}")
        return self.pieces[name]


@rule
def row_of(seat: int, eyes: int, seats: int) -> int:
    """The row of a seat: the one who looks comes first, then the others in turn."""
    return (seat - eyes + seats) % seats


@rule
def small(number: int) -> int:
    """A number as far as one byte can tell it."""
    return max(-MOST, min(MOST, number))


@rule
def encode_question(s: Any, o: Any) -> None:
    """Write what every observation begins with: one's own seat, what is asked, and whom."""
    o.seat[s.eyes] = 1
    if s.over == 0:
        o.question[s.ask] = 1
        o.turn[row_of(s.turn, s.eyes, s.players)] = 1
