"""Why a move is better: what it does to the final points, source by source.

Both moves are made in the same worlds, dealt from what the seat knew, and played on to the end with
the same luck (`bound/prospects.py`); what is told is the mean of the differences, with its standard
error. The differences by source add up to the difference of the points, for every game that was
played on and so for their means. It is told for the seat itself and for its strongest rival. What
usually follows the better move is told, too: the answers that a search finds more often than not.
"""

from __future__ import annotations

from collections.abc import Generator
from math import sqrt

import msgspec
import numpy as np
import numpy.typing as npt

from kuroshio.bots import Sight
from kuroshio.bots.lines import Follow, line, usual
from kuroshio.bots.steps import to_the_end
from kuroshio.core.game import Move
from kuroshio.core.records import blank
from kuroshio.core.rng import Rng
from kuroshio.review.below import below

GAMES = 400  # that each move is played on
WORK = 60_000  # moves that all those games together may take, about: of long games there are fewer
SLICE = 20  # games between two steps, and the fewest
SURE = 2.0  # standard errors from which on a difference is told
LOOKED = 400  # iterations of the search that sees what usually follows

Ints = npt.NDArray[np.int64]


class Part(msgspec.Struct, frozen=True):
    """What one source brings more (or less)."""

    source: str
    points: float
    error: float  # the standard error
    sure: bool  # whether it is beyond its error


class Gain(msgspec.Struct, frozen=True):
    """What a seat gains (or loses) in expected final points: the sum of all parts."""

    seat: int
    points: float
    error: float
    sure: bool
    parts: list[Part]  # the largest first; those that never differ are left out


class Why(msgspec.Struct, frozen=True):
    """What a move brings beside another one, to its seat and to the strongest rival."""

    move: str
    other: str
    games: int  # that each was played on
    own: Gain
    rival: Gain | None
    follows: list[Follow] = []  # what usually follows, move by move, as far as that is sure

    @property
    def tells(self) -> bool:
        """Whether anything of it is sure."""
        gains = [self.own, self.rival] if self.rival else [self.own]
        return any(gain.sure or any(part.sure for part in gain.parts) for gain in gains)


def why(sight: Sight, better: Move, worse: Move, seed: int, games: int = GAMES) -> Why:
    """Why a move is better than another one, as far as the seat to move knows."""
    return to_the_end(steps(sight, better, worse, seed, games))


def steps(
    sight: Sight, better: Move, worse: Move, seed: int, games: int = GAMES
) -> Generator[None, None, Why]:
    """The same, a few games at a time."""
    pair = np.array([int(better), int(worse)], np.int64)
    shape = (2, int(sight.states[0].players), len(sight.game.figures.sources))
    states = blank(sight.game.state_type, 2)
    states[0] = sight.states[0]
    stream = blank(Rng)
    compare = sight.game.bound("prospects").compare_moves
    found: list[Ints] = []
    made = 0
    while not found or (SLICE * len(found) < games and made < WORK):
        first = SLICE * len(found)
        rows = np.zeros((SLICE * shape[0] * shape[1], shape[2]), np.int64)
        made += compare(states, sight.box.record, stream, seed, first, first + SLICE, pair, rows)
        found.append(rows.reshape(SLICE, *shape))
        yield
    tree = yield from below(sight, better, LOOKED, seed)
    follows = usual(line(sight, tree, int(better)))
    return msgspec.structs.replace(
        told(sight, better, worse, np.concatenate(found)), follows=follows
    )


def told(sight: Sight, better: Move, worse: Move, points: Ints) -> Why:
    """What the games tell: `points` by game, move, seat and source."""
    totals = points.sum(axis=3)
    rivals = [seat for seat in range(points.shape[2]) if seat != sight.seat]
    expected = totals[:, 0].mean(axis=0)
    strongest = max(rivals, key=lambda seat: float(expected[seat]), default=None)
    return Why(
        move=better.text,
        other=worse.text,
        games=len(points),
        own=_gain(sight, sight.seat, points),
        rival=None if strongest is None else _gain(sight, strongest, points),
    )


def _gain(sight: Sight, seat: int, points: Ints) -> Gain:
    differences = points[:, 0, seat] - points[:, 1, seat]
    parts = []
    for source, values in zip(sight.game.figures.sources, differences.T, strict=True):
        if values.any():
            parts.append(Part(source, *_mean(values)))
    parts.sort(key=lambda part: (-abs(part.points), part.source))
    value, error, sure = _mean(differences.sum(axis=1))
    value = round(sum(part.points for part in parts), 2)  # what is shown adds up
    return Gain(seat, value, error, sure, parts)


def _mean(values: npt.NDArray[np.float64]) -> tuple[float, float, bool]:
    """The mean with its standard error, and whether it is beyond that."""
    mean = float(values.mean())
    error = float(values.std(ddof=1)) / sqrt(len(values))
    return round(mean, 2), round(error, 2), abs(mean) > 0 and abs(mean) >= SURE * error
