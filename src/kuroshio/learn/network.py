"""A mind in the making: the same two layers as `core/mind.py` in fractions, taught by gradients,
and then written down in whole numbers."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from kuroshio.core.mind import BIT, FULL, ONE, blank_numbers
from kuroshio.core.observation import MOST
from kuroshio.core.state import SEATS

Floats = npt.NDArray[Any]  # fractions of 32 bits
Ints = npt.NDArray[Any]

CELL = 256  # what a cell of a layer that holds 1.0 is in whole numbers
TOP = FULL / CELL  # the most that a cell holds
NO = -1e9  # the liking of a move that is not legal


class Scale(NamedTuple):
    """How points become results (see `judge` of bound/search.py)."""

    spread: float  # hundredths of a point
    winning: float  # 0 to 1


class Worths(NamedTuple):
    """What a network learns the worth of positions from: a row a position, the columns its seats
    from the one to move on."""

    seen: Ints  # the numbers that a mind is shown
    values: Floats  # what `evaluate` says of each seat, less the mean
    there: Ints  # which columns are seats
    results: Floats  # what each seat may expect

    def of(self, rows: Ints) -> Worths:
        return Worths(*(column[rows] for column in self))


class Likings(NamedTuple):
    """What it learns the liking of moves from: a row a decision."""

    seen: Ints
    first: Ints  # where its moves begin among all moves; one more than rows
    moves: Ints
    liked: Floats  # the logarithm of what `prefer` says of each
    shares: Floats  # of a search's attention

    def of(self, rows: Ints) -> Likings:
        counts = np.diff(self.first)[rows]
        first = np.concatenate([[0], np.cumsum(counts)])
        picked = np.arange(first[-1]) + np.repeat(self.first[:-1][rows] - first[:-1], counts)
        return Likings(
            self.seen[rows], first, self.moves[picked], self.liked[picked], self.shares[picked]
        )


def results_of(values: Floats, there: Ints, scale: Scale) -> tuple[Floats, ...]:
    """Every seat's result by its points, and what is needed to learn from it: the chances to win
    and how fast those to be ahead of each other seat grow."""
    among = np.where(there, values, -np.inf)
    power = np.exp((among - among.max(axis=1, keepdims=True)) / scale.spread)
    chances = power / power.sum(axis=1, keepdims=True)
    lead = np.where(
        there[:, :, None] & there[:, None, :], values[:, :, None] - values[:, None, :], 0.0
    )
    room = 2.0 * scale.spread + np.abs(lead)
    pairs = there[:, :, None] & there[:, None, :] & ~np.eye(SEATS, dtype=bool)
    others = np.maximum(1, there.sum(axis=1, keepdims=True) - 1)
    ahead = np.where(pairs, 0.5 + 0.5 * lead / room, 0.0).sum(axis=2) / others
    growth = np.where(pairs, scale.spread / room**2, 0.0) / others[:, :, None]
    results = scale.winning * chances + (1.0 - scale.winning) * ahead
    return np.where(there, results, 0.0), chances, growth


class Network:
    """Two layers, a worth for each seat and a liking for each move; Adam teaches them."""

    def __init__(
        self, inputs: int, moves: int, wide: int, narrow: int, scale: Scale, seed: int
    ) -> None:
        luck = np.random.default_rng(seed)

        def some(rows: int, columns: int, size: float) -> Floats:
            return (size * luck.standard_normal((rows, columns))).astype(np.float32)

        self.scale = scale
        self.inputs = inputs
        self.heard = np.arange(inputs)  # the inputs that are listened to
        self.measure = np.ones(inputs, np.float32)  # what each of them is multiplied with
        self.parts: dict[str, Floats] = {
            "first": some(inputs, wide, 0.08),
            "first_base": np.full(wide, 0.2, np.float32),
            "second": some(wide, narrow, (2.0 / wide) ** 0.5),
            "second_base": np.full(narrow, 0.2, np.float32),
            "worth": some(narrow, SEATS, 0.02),
            "worth_base": np.zeros(SEATS, np.float32),
            "liking": some(moves, narrow, 0.02),
            "liking_base": np.zeros(moves, np.float32),
            "trust": np.ones(2, np.float32),
        }
        self._mean = {name: np.zeros_like(one) for name, one in self.parts.items()}
        self._square = {name: np.zeros_like(one) for name, one in self.parts.items()}
        self._steps = 0

    def listen(self, heard: Ints) -> None:
        """Listen to some inputs only: what is learned of many others from few positions is the
        luck of these positions."""
        self.heard = heard
        for parts in (self.parts, self._mean, self._square):
            parts["first"] = parts["first"][heard]

    def measure_inputs(self, seen: Ints) -> None:
        """Bring all inputs to about the same size; those that never change are not listened to."""
        spread = np.array([seen[:, one].astype(np.float32).std() for one in self.heard])
        self.measure = np.where(spread > 0, 1.0 / np.maximum(spread, 0.15), 0.0).astype(np.float32)

    def think(self, seen: Ints) -> tuple[Floats, Floats, Floats]:
        """The inputs as fractions, and the cells of both layers."""
        p = self.parts
        inputs = seen[:, self.heard] * self.measure
        wide = np.clip(inputs @ p["first"] + p["first_base"], 0.0, TOP)
        narrow = np.clip(wide @ p["second"] + p["second_base"], 0.0, TOP)
        return inputs, wide, narrow

    def values(self, own: Floats, narrow: Floats) -> Floats:
        """Every seat's points, from what `evaluate` says and the second layer."""
        p = self.parts
        trusted: Floats = p["trust"][0] * own
        return trusted + self.scale.spread * (narrow @ p["worth"] + p["worth_base"])

    def likely(self, likings: Likings, narrow: Floats) -> tuple[Floats, Floats, Floats]:
        """How likely each move is, a column a move, what `prefer` says of it, and the shares."""
        p = self.parts
        rows = np.repeat(np.arange(len(narrow)), np.diff(likings.first))
        liked = np.full((len(narrow), len(p["liking"])), NO, np.float32)
        liked[rows, likings.moves] = likings.liked
        shares = np.zeros_like(liked)
        shares[rows, likings.moves] = likings.shares
        there = liked > NO
        worth = p["trust"][1] * liked + narrow @ p["liking"].T + p["liking_base"]
        worth = np.where(there, worth, NO)
        power = np.exp(worth - worth.max(axis=1, keepdims=True))
        return power / power.sum(axis=1, keepdims=True), np.where(there, liked, 0.0), shares

    def off(self, worths: Worths) -> float:
        """How far off the worths are: the mean of squares."""
        _, _, narrow = self.think(worths.seen)
        results, _, _ = results_of(self.values(worths.values, narrow), worths.there, self.scale)
        return float(((results - worths.results) ** 2).sum() / worths.there.sum())

    def surprise(self, likings: Likings) -> float:
        """How surprising the shares are, by a decision."""
        _, _, narrow = self.think(likings.seen)
        likely, _, shares = self.likely(likings, narrow)
        return float(-(shares * np.log(likely + 1e-9)).sum(axis=1).mean())

    def step(self, worths: Worths, likings: Likings, rate: float, how: Lesson) -> None:
        """Learn a little from some positions and some decisions."""
        p = self.parts
        count = len(worths.seen)
        inputs, wide, narrow = self.think(np.concatenate([worths.seen, likings.seen]))
        by_value = self._by_value(worths, narrow[:count])
        by_worth = self.scale.spread * by_value
        likely, liked, shares = self.likely(likings, narrow[count:])
        by_liking = how.policy * (likely - shares) / len(likings.seen)
        back = np.concatenate([by_worth @ p["worth"].T, by_liking @ p["liking"]])
        back = back * ((narrow > 0) & (narrow < TOP))
        further = (back @ p["second"].T) * ((wide > 0) & (wide < TOP))
        slopes = {
            "first": inputs.T @ further,
            "first_base": further.sum(axis=0),
            "second": wide.T @ back,
            "second_base": back.sum(axis=0),
            "worth": narrow[:count].T @ by_worth,
            "worth_base": by_worth.sum(axis=0),
            "liking": by_liking.T @ narrow[count:],
            "liking_base": by_liking.sum(axis=0),
            "trust": np.array([(by_value * worths.values).sum(), (by_liking * liked).sum()]),
        }
        self._follow(slopes, rate, how.decay)

    def _by_value(self, worths: Worths, narrow: Floats) -> Floats:
        """How the mean of squares grows with the points of each seat."""
        values = self.values(worths.values, narrow)
        results, chances, growth = results_of(values, worths.there, self.scale)
        wrong = np.where(worths.there, 2.0 * (results - worths.results), 0.0) / len(narrow)
        winning = self.scale.winning
        mean = (wrong * chances).sum(axis=1, keepdims=True)
        slope: Floats = winning / self.scale.spread * chances * (wrong - mean)
        apart = wrong[:, :, None] - wrong[:, None, :]
        slope += (1.0 - winning) * (growth * apart).sum(axis=2)
        return slope

    def _follow(self, slopes: dict[str, Floats], rate: float, decay: float) -> None:
        """One step of Adam."""
        self._steps += 1
        for name, slope in slopes.items():
            self._mean[name] += 0.1 * (slope - self._mean[name])
            self._square[name] += 0.001 * (slope**2 - self._square[name])
            mean_now = self._mean[name] / (1.0 - 0.9**self._steps)
            square_now = self._square[name] / (1.0 - 0.999**self._steps)
            change = rate * mean_now / (np.sqrt(square_now) + 1e-8)
            if self.parts[name].ndim == 2:
                change = change + rate * decay * self.parts[name]
            self.parts[name] -= change.astype(np.float32)

    def numbers(self, size: int) -> dict[str, Any]:
        """The network in whole numbers, as exact as they can be without ever overflowing."""
        p = self.parts
        wide, narrow, moves = len(p["first_base"]), len(p["second_base"]), len(p["liking"])
        made = blank_numbers(size, wide, narrow, moves)
        first = np.zeros((self.inputs, wide))
        first[self.heard] = CELL * self.measure[:, None] * p["first"]
        full = np.full(max(wide, narrow), FULL)
        points = self.scale.spread / CELL
        bits = BIT / np.log(2.0)
        layers = [
            ("first", first, CELL * p["first_base"], np.full(len(first), MOST)),
            ("second", p["second"], CELL * p["second_base"], full[:wide]),
            ("worth", points * p["worth"], CELL * points * p["worth_base"], full[:narrow]),
            ("liking", bits / CELL * p["liking"], bits * p["liking_base"], None),
        ]
        for n, (name, rows, base, most) in enumerate(layers):
            shift = _finest(rows, base, most, made[name].dtype, made[f"{name}_base"].dtype)
            made[name][:] = np.rint(rows * 2.0**shift)
            made[f"{name}_base"][:] = np.rint(base * 2.0**shift)
            made["scale"][n] = shift
        made["trust"][:] = np.rint(ONE * p["trust"])
        return made


def _finest(rows: Floats, base: Floats, most: Ints | None, kind: Any, base_kind: Any) -> int:
    """By how many bits numbers can be made finer: each fits its kind, and no sum overflows."""
    shift = 20
    while shift > 0:
        fits = np.abs(rows).max() * 2.0**shift < np.iinfo(kind).max - 1
        fits = fits and np.abs(base).max() * 2.0**shift < np.iinfo(base_kind).max - 1
        if most is not None:
            total = (np.abs(rows) * most[:, None]).sum(axis=0) + np.abs(base) + len(rows)
            fits = fits and total.max() * 2.0**shift < 2**30
        if fits:
            return shift
        shift -= 1
    return 0


class Lesson(NamedTuple):
    """How to teach."""

    epochs: int = 10
    batch: int = 512
    rate: float = 0.0015
    decay: float = 0.05
    policy: float = 0.02  # how much the likings count beside the worths


class Material(NamedTuple):
    """What is taught at a time."""

    worths: Worths
    likings: Likings


def teach(
    network: Network,
    taught: Material,
    kept: Material,
    how: Lesson,
    seed: int,
    progress: Callable[[int, float, float], None] = lambda epoch, off, surprise: None,
) -> None:
    """Go through the material some times; what was best for other games stays."""
    luck = np.random.default_rng(seed)
    network.measure_inputs(taught.worths.seen)
    best, found = float("inf"), network.parts
    for epoch in range(how.epochs):
        rate = how.rate * (1.0 - epoch / how.epochs)
        rows = luck.permutation(len(taught.worths.seen))
        decisions = luck.permutation(len(taught.likings.seen))
        for begin in range(0, len(rows), how.batch):
            batch = np.arange(begin, begin + how.batch)
            network.step(
                taught.worths.of(rows[batch[batch < len(rows)]]),
                taught.likings.of(decisions[batch % len(decisions)]),
                rate,
                how,
            )
        off, surprise = losses(network, kept)
        progress(epoch + 1, off, surprise)
        if off + how.policy * surprise < best:
            best = off + how.policy * surprise
            found = {name: one.copy() for name, one in network.parts.items()}
    network.parts = found


def losses(network: Network, material: Material) -> tuple[float, float]:
    """How far off worths are, and how surprising the likings, over all of some material."""
    worths, likings = material
    off = [network.off(worths.of(rows)) * len(rows) for rows in _chunks(len(worths.seen))]
    surprise = [
        network.surprise(likings.of(rows)) * len(rows) for rows in _chunks(len(likings.seen))
    ]
    return sum(off) / len(worths.seen), sum(surprise) / len(likings.seen)


def _chunks(count: int, size: int = 1024) -> Iterator[Ints]:
    for begin in range(0, count, size):
        yield np.arange(begin, min(count, begin + size))


def think_exactly(numbers: Mapping[str, Any], seen: Ints) -> tuple[Ints, Ints]:
    """What a mind in whole numbers thinks, without compiled code: the points that it adds for each
    seat, and the second layer. `seen` is all that it is shown."""
    wide = numbers["first_base"] + seen.astype(np.int64) @ numbers["first"]
    wide = np.clip(wide >> numbers["scale"][0], 0, FULL)
    narrow = np.clip(
        (numbers["second_base"] + wide @ numbers["second"].astype(np.int64)) >> numbers["scale"][1],
        0,
        FULL,
    )
    points = numbers["worth_base"] + narrow @ numbers["worth"].astype(np.int64)
    return points >> numbers["scale"][2], narrow
