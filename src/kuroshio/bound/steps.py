"""Observations, rewards and steps of many games, in compiled code.

Everything is written into arrays that the caller owns.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from kuroshio.core.compiled import door, rule
from kuroshio.core.records import Record, Records, Row
from kuroshio.core.rng import Rng, derive, roll

if TYPE_CHECKING:
    from kuroshio.core.contract import apply, encode, legal, redact, setup, standing

Ints = Row[int]
Floats = Row[float]
Grid = Any  # a row a game

# What a step does to a game that is over
NEXT_STEP = 0  # it begins a new one and makes no move
SAME_STEP = 1  # it began a new one with the last move already
DISABLED = 2  # nothing, until the caller begins a new one


@rule
def show(
    states: Records, i: int, box: Record, eyes: Records, seat: int, seen: Records, j: int
) -> None:
    """Write what a seat knows of state i as observation j. `eyes` is a state to blank; the last
    observation is kept all zeros."""
    eyes[0] = states[i]
    redact(eyes[0], box, seat)
    seen[j] = seen[len(seen) - 1]
    encode(eyes[0], box, seen[j])


@rule
def reward(places: Ints, players: int, seat: int) -> float:
    """From 1 for the first place to -1 for the last, in equal steps. Those who share a place get
    the mean of the rewards of the places that they fill together."""
    total = 0
    for other in range(players):
        total += (places[other] > places[seat]) - (places[other] < places[seat])
    return total / (players - 1)


@door
def observe(states: Records, boxes: Records, eyes: Records, seat: int, seen: Records) -> None:
    """Write what a seat knows of the first state as the first observation."""
    show(states, 0, boxes[0], eyes, seat, seen, 0)


@door
def final_rewards(states: Records, boxes: Records, out: Floats) -> None:
    """Write each seat's reward for its final place in the first state."""
    players = states[0].players
    places: Any = np.empty(players, np.int64)
    standing(states[0], boxes[0], places)
    for seat in range(players):
        out[seat] = reward(places, players, seat)


# --- many games -----------------------------------------------------------------------------


@rule
def begin(
    states: Records, i: int, boxes: Records, options: Records, players: int, seeds: Ints
) -> None:
    """Set game i up anew, with the seed that follows from the one before."""
    seeds[i] = derive(seeds[i], 1)
    states[i] = states[len(states) - 1]  # the last state is kept all zeros
    setup(states[i], boxes[0], options[0], players, seeds[i])


@rule
def list_moves(
    states: Records, i: int, box: Record, moves: Grid, counts: Ints, masks: Grid
) -> None:
    """List the legal moves of game i and turn the mask of the moves before into theirs."""
    if counts[i] == 0:
        masks[i, :] = 0
    for n in range(counts[i]):
        masks[i, moves[i, n]] = 0
    counts[i] = legal(states[i], box, moves[i])
    for n in range(counts[i]):
        masks[i, moves[i, n]] = 1
    if counts[i] == 0:
        masks[i, :] = 1


@rule
def is_listed(moves: Ints, count: int, move: int) -> bool:
    """Whether a move is one of those listed, which are in ascending order."""
    low = 0
    high = count
    while low < high:
        middle = (low + high) // 2
        if moves[middle] < move:
            low = middle + 1
        else:
            high = middle
    return low < count and moves[low] == move


@door
def first_illegal(actions: Ints, moves: Grid, counts: Ints) -> int:
    """The first game whose action is not legal, or -1; a game that is over takes any."""
    for i in range(len(actions)):
        if counts[i] > 0 and not is_listed(moves[i], counts[i], actions[i]):
            return i
    return -1


@door
def step(
    states: Records,
    boxes: Records,
    options: Records,
    players: int,
    eyes: Records,
    mode: int,
    first: int,
    end: int,
    chosen: Ints,
    actions: Ints,
    seeds: Ints,
    moves: Grid,
    counts: Ints,
    seats: Ints,
    seen: Records,
    masks: Grid,
    rewards: Floats,
    all_rewards: Grid,
    ended: Ints,
    final: Records,
) -> None:
    """Make one move in each of the chosen games from `first` to before `end`, and show each game
    to the seat that decides next; one that is over, to the seat that moved last.

    A game without legal moves is over, or was never begun: as `mode` says, it begins now.
    """
    box = boxes[0]
    places: Any = np.empty(players, np.int64)
    for i in range(first, end):
        if not chosen[i]:
            continue
        rewards[i] = 0.0
        for seat in range(players):
            all_rewards[i, seat] = 0.0
        if counts[i] == 0 and mode == DISABLED:
            continue
        ended[i] = 0
        if counts[i] == 0:
            begin(states, i, boxes, options, players, seeds)
        else:
            apply(states[i], box, actions[i])
        if states[i].over == 1:
            standing(states[i], box, places)
            for seat in range(players):
                all_rewards[i, seat] = reward(places, players, seat)
            rewards[i] = reward(places, players, seats[i])
            ended[i] = 1
            if mode == SAME_STEP:
                show(states, i, box, eyes, seats[i], final, i)
                begin(states, i, boxes, options, players, seeds)
        list_moves(states, i, box, moves, counts, masks)
        if counts[i] > 0:
            seats[i] = states[i].turn
        show(states, i, box, eyes, seats[i], seen, i)


@door
def choose_any(streams: Records, moves: Grid, counts: Ints, actions: Ints) -> None:
    """Choose a legal move for each game, each as likely as the others."""
    stream: Rng = streams[0]
    for i in range(len(actions)):
        if counts[i] > 0:
            actions[i] = moves[i, roll(stream, counts[i])]


@door
def child_seed(seed: int, number: int) -> int:
    """The seed of the numbered child of a seed."""
    return derive(seed, number)
