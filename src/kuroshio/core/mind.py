"""A mind: what a game's bots have learned, as small whole numbers (see docs/bots.md).

It looks at a position as the seat to move does (`encode`), and says by how much the game's own
`evaluate` errs for each seat, and by how much `prefer` errs for each move. Two layers of sums lie
between; whole numbers everywhere, so that every machine comes to the same result.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from kuroshio.core.compiled import rule
from kuroshio.core.observation import MOST, Layout
from kuroshio.core.records import Record, Records, blank
from kuroshio.core.state import SEATS
from kuroshio.core.weights import weigh

Numbers = Any  # rows of whole numbers, and rows of rows

MORE = 2 * SEATS  # numbers beside the observation: how many play, and the lead of each seat
LEAD = 64  # hundredths of a point to a step of those leads
FULL = 1023  # the most that a cell of a layer holds
ONE = 1024  # a factor of 1
BIT = 64  # twice as much liking


class Mind(NamedTuple):
    """The numbers of a mind, and places to think in, for one thread."""

    first: Numbers  # what each number of an observation adds to each cell of the first layer
    first_base: Numbers
    second: Numbers  # what each cell of that adds to each of the second
    second_base: Numbers
    worth: Numbers  # what each cell of that adds to the points of each seat, one's own first
    worth_base: Numbers
    liking: Numbers  # what each cell of it adds to the liking of each move; a row a move
    liking_base: Numbers
    trust: Numbers  # factors of what `evaluate` and `prefer` say
    scale: Numbers  # by how many bits the sums of both layers, the worth and the liking are cut
    seen: Records  # an observation, and one of zeros
    bytes: Numbers  # the same as numbers
    more: Numbers
    wide: Numbers  # the cells of the first layer
    narrow: Numbers  # of the second
    points: Numbers


NUMBERS = Mind._fields[: Mind._fields.index("seen")]  # what is kept in a file


def mind_of(numbers: dict[str, Any], observation: type[Record]) -> Mind:
    """A mind made of its numbers, with places of its own to think in."""
    seen = blank(observation, 2)
    return Mind(
        **{name: numbers[name] for name in NUMBERS},
        seen=seen,
        bytes=seen.view(np.int8).reshape(2, -1),
        more=np.zeros(MORE, np.int8),
        wide=np.zeros(len(numbers["first_base"]), np.int32),
        narrow=np.zeros(len(numbers["second_base"]), np.int32),
        points=np.zeros(SEATS, np.int32),
    )


def no_mind(observation: type[Record], moves: int) -> Mind:
    """For a search that is told not to ask it."""
    return mind_of(blank_numbers(Layout(observation).size, 1, 1, moves), observation)


def blank_numbers(size: int, wide: int, narrow: int, moves: int) -> dict[str, Any]:
    """Numbers of the right kinds and sizes, all zero, for an observation of some size."""
    return {
        "first": np.zeros((size + MORE, wide), np.int16),
        "first_base": np.zeros(wide, np.int32),
        "second": np.zeros((wide, narrow), np.int16),
        "second_base": np.zeros(narrow, np.int32),
        "worth": np.zeros((narrow, SEATS), np.int16),
        "worth_base": np.zeros(SEATS, np.int32),
        "liking": np.zeros((moves, narrow), np.int8),
        "liking_base": np.zeros(moves, np.int16),
        "trust": np.full(2, ONE, np.int32),
        "scale": np.zeros(4, np.int32),
    }


@rule
def add_rows(rows: Numbers, first: int, inputs: Numbers, sums: Numbers) -> None:
    """Add to the sums the rows from `first` on, each as often as its input says. Most are 0."""
    for i in range(len(inputs)):
        times = int(inputs[i])
        if times != 0:
            for j in range(len(sums)):
                sums[j] += int(rows[first + i, j]) * times


@rule
def settle(sums: Numbers, bits: int) -> None:
    """Cut the sums of a layer down to what its cells hold."""
    for j in range(len(sums)):
        sums[j] = max(0, min(FULL, sums[j] >> bits))


@rule
def note_leads(values: Numbers, turn: int, players: int, more: Numbers) -> None:
    """Write how many play, and what `evaluate` says of each seat against the mean, as far as a byte
    can tell it; the seat to move comes first."""
    for n in range(len(more)):
        more[n] = 0
    more[players - 1] = 1
    total = 0
    for seat in range(players):
        total += values[seat]
    for n in range(players):
        lead = (players * values[(turn + n) % players] - total) // (players * LEAD)
        more[SEATS + n] = max(-MOST, min(MOST, lead))


@rule
def take_in(mind: Mind) -> None:
    """Think through both layers, from what was seen."""
    mind.wide[:] = mind.first_base
    add_rows(mind.first, 0, mind.bytes[0], mind.wide)
    add_rows(mind.first, len(mind.bytes[0]), mind.more, mind.wide)
    settle(mind.wide, mind.scale[0])
    mind.narrow[:] = mind.second_base
    add_rows(mind.second, 0, mind.wide, mind.narrow)
    settle(mind.narrow, mind.scale[1])


@rule
def correct(mind: Mind, turn: int, players: int, values: Numbers) -> None:
    """Put what the mind expects in the place of what `evaluate` said of each seat."""
    mind.points[:] = mind.worth_base
    add_rows(mind.worth, 0, mind.narrow, mind.points)
    for n in range(players):
        seat = (turn + n) % players
        own = values[seat] * mind.trust[0] // ONE
        values[seat] = own + (mind.points[n] >> mind.scale[2])


@rule
def bits_of(number: int) -> int:
    """The logarithm of a number from 1 on, on a scale of BIT for twice as much."""
    whole = 0
    while number >> (whole + 1) > 0:
        whole += 1
    return BIT * whole + ((number * BIT) >> whole) - BIT


@rule
def advise(mind: Mind, moves: Numbers, count: int, weights: Numbers) -> None:
    """Put the mind's weights in the place of those of `prefer`."""
    for k in range(count):
        total = int(mind.liking_base[moves[k]])
        for j in range(len(mind.narrow)):
            total += int(mind.liking[moves[k], j]) * int(mind.narrow[j])
        weights[k] = bits_of(weights[k]) * mind.trust[1] // ONE + (total >> mind.scale[3])
    weigh(weights, count, BIT)
