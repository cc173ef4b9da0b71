"""Desks: arrays in which compiled code works, used again and again by a thread.

To make them anew for every move would take longer than to fill them.
"""

from __future__ import annotations

import threading
from collections.abc import Hashable
from typing import Any

import numpy as np

from kuroshio.core.boxes import Box
from kuroshio.core.game import Game
from kuroshio.core.records import Records, workplace
from kuroshio.core.state import PUBLIC

Eyes = int | None  # a seat's, or those of a watcher


class Desk:
    """Where what some eyes are shown is laid out and compared."""

    def __init__(self, game: Game, eyes: tuple[Eyes, ...]) -> None:
        parts, self._kernels = game.parts, game.kernels
        self._eyes = np.array([PUBLIC if one is None else one for one in eyes])
        before = parts.rows(len(eyes))
        self._after, self._places = parts.room(len(eyes))
        self._sides = np.empty(len(eyes) * game.map.room, np.uint8)
        self._found = np.empty(1 + (3 * len(eyes) + 1) * len(game.map.pieces), np.int64)
        self._compared = before, self._after, before.view(np.uint8), self._after.view(np.uint8)
        self._where = game.map[:-1]
        self._was, self._now = (one.data.cast("B") for one in (before, self._after))

    def show(self, states: Records, box: Box) -> bytes:
        """What all these eyes are shown of a state, one after the other."""
        self._after.fill(0)
        self._kernels.show(states, box.record, self._eyes, *self._places)
        return self._now.tobytes()

    def compare(self, before: bytes, after: bytes) -> tuple[bytes, list[int]]:
        """What differs in what they are shown; see `kernels.compare`."""
        self._was[:], self._now[:] = before, after
        used = self._kernels.compare(*self._compared, *self._where, self._sides, self._found)
        numbers: list[int] = self._found[:used].tolist()
        return self._sides[: numbers[2 * numbers[0]]].tobytes(), numbers


class Trial:
    """Where moves are tried in worlds that could be."""

    def __init__(self, game: Game, players: int) -> None:
        self._kernels, self._size = game.kernels, game.parts.state.itemsize
        places = max(self._kernels.PLACES, self._kernels.TRIED_PLACES)
        states, rows = self._worlds = workplace(places, game.new_state())
        self._step, self._bytes = states.strides[0], rows.data.cast("B")
        self._numbers = np.empty(game.move_count, np.int64)
        self._scores = np.empty(players, np.int64)

    def gains(self, states: Records, box: Box, moves: Records) -> list[int | None]:
        """What each of the moves surely does to the points of the seat to move; see
        `kernels.preview`."""
        self._bytes[: self._size] = states.tobytes()
        kernels, gains = self._kernels, self._numbers[: len(moves)]
        kernels.try_out(*self._worlds, box.record, kernels.NO_MOVE, moves, gains, self._scores)
        unsure = kernels.UNSURE
        return [None if gain == unsure else gain for gain in gains.tolist()]

    def reveals(self, before: Records, after: Records, box: Box, move: int) -> bool:
        """Whether a move between two states showed a seat something; see `kernels.reveals`."""
        step, size, numbers = self._step, self._size, self._numbers
        self._bytes[:size], self._bytes[step : step + size] = before.tobytes(), after.tobytes()
        return bool(
            self._kernels.try_out(*self._worlds, box.record, move, numbers, numbers, self._scores)
        )


class _Desks(threading.local):
    """The desks of a thread."""

    def __init__(self) -> None:
        self.made: dict[Hashable, Any] = {}


_desks = _Desks()


def desk_for(game: Game, eyes: tuple[Eyes, ...]) -> Desk:
    made: Desk | None = _desks.made.get((game, eyes))
    if made is None:
        made = _desks.made[game, eyes] = Desk(game, eyes)
    return made


def trial_for(game: Game, players: int) -> Trial:
    made: Trial | None = _desks.made.get((game, players))
    if made is None:
        made = _desks.made[game, players] = Trial(game, players)
    return made
