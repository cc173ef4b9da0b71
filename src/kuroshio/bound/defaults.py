"""The compiled functions of a game that does not bring its own: for games without secrets."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from kuroshio.core.compiled import rule
from kuroshio.core.events import drop_unseen
from kuroshio.core.observation import PlainObservation, row_of, small
from kuroshio.core.records import Record, Row
from kuroshio.core.rng import erase, start
from kuroshio.core.state import SEATS, TRUTH, GameState

if TYPE_CHECKING:
    from kuroshio.core.contract import points


@rule
def redact(s: GameState, box: Record, seat: int) -> None:
    """Nothing is hidden but chance and events that are for one seat."""
    erase(s.rng)
    drop_unseen(s, seat)
    s.eyes = seat


@rule
def redeal(s: GameState, box: Record, seed: int) -> None:
    """Only chance has to be filled in."""
    start(s.rng, seed)
    s.eyes = TRUTH


@rule
def account(s: GameState, box: Record, seat: int, out: Row[int]) -> None:
    """All points are from one source."""
    every: Any = np.zeros(SEATS, np.int64)
    points(s, box, every)
    out[0] = every[seat]


@rule
def standing(s: GameState, box: Record, places: Row[int]) -> None:
    """The most points win; equal points share a place."""
    every: Any = np.zeros(SEATS, np.int64)
    points(s, box, every)
    for seat in range(s.players):
        places[seat] = 1
        for other in range(s.players):
            places[seat] += every[other] > every[seat]


@rule
def evaluate(s: GameState, box: Record, out: Row[int]) -> None:
    """The final points are taken to be those of now."""
    points(s, box, out)
    for seat in range(s.players):
        out[seat] *= 100


@rule
def prefer(s: GameState, box: Record, moves: Row[int], count: int, weights: Row[int]) -> None:
    """All moves are equally good."""
    for k in range(count):
        weights[k] = 1


@rule
def encode(s: GameState, box: Record, o: PlainObservation) -> None:
    """Whose turn it is, and the points."""
    every: Any = np.zeros(SEATS, np.int64)
    points(s, box, every)
    if s.over == 0:
        o.turn[row_of(s.turn, s.eyes, s.players)] = 1
    for seat in range(s.players):
        o.points[row_of(seat, s.eyes, s.players)] = small(every[seat])
