"""From lessons to a mind: what a network is taught with, and the numbers that come out."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from kuroshio.bots import minds
from kuroshio.bots.minds import Learned
from kuroshio.bots.opinion import seed_from
from kuroshio.bots.settings import settings_for
from kuroshio.bound.tree import ONE, WHOLE
from kuroshio.core.game import Game
from kuroshio.core.mind import BIT, MORE, bits_of
from kuroshio.core.records import Records, blank
from kuroshio.core.rng import Rng
from kuroshio.core.state import SEATS
from kuroshio.learn.lessons import Lessons
from kuroshio.learn.network import (
    Floats,
    Ints,
    Lesson,
    Likings,
    Material,
    Network,
    Scale,
    Worths,
    teach,
)

WIDE, NARROW = 64, 32  # cells of the layers
HELD_BACK = 10  # one game in so many is not learned from, but tells when to stop
CHUNK = 2048  # positions that are shown at a time
ROLLOUTS = 6  # from each position, to tell its worth
WAYS = (3, 10)  # moves from a decision to where a search asks what a position is worth
STRAYING = 150  # thousandths of them that are made blindly: a search follows bad moves too
STAGES = 24  # of a game, from which fresh positions are taken
BITS = 1 << 14  # weights of `prefer` up to here are told apart


def scale_of(game: Game) -> Scale:
    """How the search turns points into results."""
    how = settings_for(game.name, game.usual_players, {})[0]
    return Scale(float(how.spread), how.winning / WHOLE)


def shown(game: Game, states: Records) -> tuple[Ints, Floats, Ints, Ints]:
    """What a mind is shown of positions, what `evaluate` says of each seat from the one to move on
    (less the mean), the numbers of these seats, and which of them there are."""
    search = game.bound("search")
    mind = minds.thinking(game, None)
    seen = np.zeros((len(states), game.observation.size + MORE), np.int8)
    values = np.zeros((len(states), SEATS), np.int64)
    liked = np.zeros((0, 0), np.int64)
    search.study(states, game.box.record, mind, seen, values, liked)
    players = states["players"].astype(np.int64)[:, None]
    there = np.arange(SEATS) < players
    seats = (np.arange(SEATS) + states["turn"].astype(np.int64)[:, None]) % players
    turned = np.take_along_axis(values, seats, axis=1).astype(np.float32)
    mean = np.where(there, turned, 0.0).sum(axis=1, keepdims=True) / players
    return seen, np.where(there, turned - mean, 0.0).astype(np.float32), seats, there


def worths_of(
    game: Game,
    states: Records,
    depth: int,
    seed: int,
    learned: Learned | None = None,
    way: int = WAYS[-1],
) -> Worths:
    """Positions that the policy comes to from these by so many moves, and what they are worth by
    rollouts of some depth (negative: to the end) that a mind judges."""
    search = game.bound("search")
    mind = minds.thinking(game, learned)
    tried = {"mind": 1} if learned else None
    settings = np.concatenate(
        [
            settings_for(game.name, game.usual_players, own, tried)
            for own in ({"depth": way, "blind": STRAYING}, {"depth": depth})
        ]
    )
    leaves = np.concatenate([states, blank(game.state_type)])
    totals = np.zeros((len(states), SEATS), np.int64)
    search.foretell(leaves, game.box.record, settings, mind, blank(Rng), seed, ROLLOUTS, totals)
    going_on = totals.sum(axis=1) > 0
    seen, values, seats, there = shown(game, leaves[:-1][going_on])
    results = totals[going_on].astype(np.float32) / (ONE * ROLLOUTS)
    turned = np.take_along_axis(results, seats, axis=1)
    return Worths(seen, values, there, np.where(there, turned, 0.0).astype(np.float32))


def fresh_worths(
    game: Game, count: int, longest: int, depth: int, seed: int, learned: Learned | None = None
) -> Worths:
    """The same for positions of as many games, each its own, that the policy has played so far:
    they have no luck in common, and a network cannot learn any of it by heart."""
    ways = np.linspace(0, longest, STAGES, dtype=int).tolist()
    each = -(-count // STAGES)
    found = []
    for n, way in enumerate(ways):
        states = dealt(game, each, seed_from(seed, n))
        found.append(worths_of(game, states, depth, seed_from(seed, n, 1), learned, way))
    return joined(found)


def dealt(game: Game, count: int, seed: int) -> Records:
    """New games, for all numbers of players in turn."""
    states = blank(game.state_type, count)
    options = game.option_record(game.chosen_options({}))
    legal = np.zeros(game.move_count, np.int64)
    for n in range(count):
        players = game.players[n % len(game.players)]
        game.kernels.deal(states, n, game.box.record, options, players, seed_from(seed, n), legal)
    return states


def joined(worths: Sequence[Worths]) -> Worths:
    return Worths(*(np.concatenate(column) for column in zip(*worths, strict=True)))


def likings_of(game: Game, lessons: Lessons) -> Likings:
    """Decisions with what `prefer` says of their moves, and the attention that a search gave."""
    search = game.bound("search")
    mind = minds.thinking(game, None)
    rows = len(lessons.states)
    seen = np.zeros((rows, game.observation.size + MORE), np.int8)
    values = np.zeros((rows, SEATS), np.int64)
    liked = np.zeros(len(lessons.moves), np.float32)
    at = np.repeat(np.arange(rows), np.diff(lessons.first))
    bits = np.array([0, *map(bits_of, range(1, BITS))]) * np.log(2.0) / BIT
    for begin in range(0, rows, CHUNK):
        part = slice(begin, min(rows, begin + CHUNK))
        states = lessons.states[part].copy()
        likes = np.zeros((len(states), game.move_count), np.int64)
        search.study(states, game.box.record, mind, seen[part], values[part], likes)
        flat = slice(lessons.first[begin], lessons.first[part.stop])
        likes = np.minimum(likes, BITS - 1)
        liked[flat] = bits[likes[at[flat] - begin, lessons.moves[flat]]]
    return Likings(seen, lessons.first, lessons.moves, liked, lessons.shares)


def heard(game: Game, pieces: Sequence[str]) -> Ints:
    """The inputs of some pieces of an observation, or of all, and those beside the observation."""
    whole = np.arange(game.observation.size + MORE)
    named = pieces or game.observation.pieces
    return np.concatenate(
        [*(whole[game.observation.slice_of(name)] for name in named), whole[-MORE:]]
    )


def learn_from(
    game: Game,
    lessons: Lessons,
    depth: int,
    seed: int,
    learned: Learned | None = None,
    how: Lesson | None = None,
    progress: Callable[[int, float, float], None] = lambda epoch, off, surprise: None,
    pieces: Sequence[str] = (),
) -> dict[str, Any]:
    """The numbers of a mind that has learned from lessons, and listens to all pieces of an
    observation or to some."""
    held = lessons.games % HELD_BACK == seed % HELD_BACK
    likings = likings_of(game, lessons)
    longest = int(lessons.states["moves"].max())
    taught, kept = (
        Material(
            joined(
                [
                    *(
                        worths_of(
                            game, lessons.states[rows], depth, seed_from(seed, way), learned, way
                        )
                        for way in WAYS
                    ),
                    fresh_worths(game, int(rows.sum()), longest, depth, seed + n, learned),
                ]
            ),
            likings.of(np.flatnonzero(rows)),
        )
        for n, rows in enumerate((~held, held))
    )
    network = Network(likings.seen.shape[1], game.move_count, WIDE, NARROW, scale_of(game), seed)
    network.listen(heard(game, pieces))
    teach(network, taught, kept, how or Lesson(), seed, progress)
    return network.numbers(game.observation.size)
