"""Information-set Monte-Carlo tree search, and the one-step greedy choice, for every game.

This source is loaded once per game, like `core/kernels.py`. The state it is given is redacted:
every iteration deals a world from it (`redeal`), walks down one tree for all worlds (open loop:
a node is a line of moves), adds a node, plays on by the game's policy and adds the result of
every seat to the nodes on the way (max^n: each seat chooses what is best for itself).

Nothing here depends on a clock or on a machine's floating point library: only sums of whole
numbers, the four operations and square roots, which are exact everywhere.
"""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING, Any

import numpy as np

from kuroshio.bots.thinking.tree import ONE, Settings
from kuroshio.core.compiled import door, rule
from kuroshio.core.records import Record, Records, Row
from kuroshio.core.rng import Rng, derive, roll, start
from kuroshio.core.state import Header

if TYPE_CHECKING:
    from kuroshio.core.contract import apply, evaluate, legal, points, prefer, redeal, standing

    MOVES = 0  # size of the game's move set

Ints = Row[int]

DEEPEST = 200  # moves from the root that a tree follows


@rule
def choose_by_weight(stream: Rng, weights: Ints, count: int) -> int:
    """A place drawn by weight."""
    total = 0
    for k in range(count):
        total += weights[k]
    left = roll(stream, total)
    for k in range(count):
        left -= weights[k]
        if left < 0:
            return k
    return count - 1


@rule
def play_on(
    s: Header, box: Record, how: Settings, stream: Rng, count: int, out: Ints, weights: Ints
) -> int:
    """Play on by the policy; return how many moves are legal where it stops.

    It stops between two turns: in the middle of one nobody can say what it will bring.
    """
    left = how.depth
    turn = -1
    while count > 0 and (left != 0 or turn == s.turn or turn < 0):
        turn = s.turn
        k = 0
        if count > 1:
            if how.blind >= 1000 or roll(stream, 1000) < how.blind:
                k = roll(stream, count)
            else:
                prefer(s, box, out, count, weights)
                k = choose_by_weight(stream, weights, count)
        apply(s, box, out[k])
        count = legal(s, box, out)
        if left != 0:
            left -= 1
    return count


@rule
def lead(difference: int, spread: int) -> float:
    """The chance to end ahead with a lead of so many points."""
    return 0.5 + 0.5 * difference / (spread + abs(difference))


@rule
def judge(
    s: Header, box: Record, how: Settings, over: bool, values: Ints, places: Ints, out: Ints
) -> None:
    """Write every seat's result, 0 to ONE: from the places at the end, else from the evaluation.

    A seat's result is the mean over its opponents of being ahead of each (1, or 1/2 for a tie),
    mixed with its chance to be ahead of all.
    """
    if over:
        points(s, box, values)
        standing(s, box, places)
    else:
        evaluate(s, box, values)
    seats = s.players
    winning = how.winning / 1000.0
    margin = how.margin / 1000.0
    for seat in range(seats):
        mean = 0.0
        best = 1.0
        tied = 1
        for other in range(seats):
            if other == seat:
                continue
            ahead = 0.5
            if over:
                told = lead(100 * (values[seat] - values[other]), how.spread)
                tied += places[other] == places[seat]
                if places[seat] != places[other]:
                    ahead = 1.0 if places[seat] < places[other] else 0.0
                mean += ahead * (1.0 - margin) + told * margin
            else:
                ahead = lead(values[seat] - values[other], how.spread)
                mean += ahead
                best *= ahead
        if over:
            best = 1.0 / tied if places[seat] == 1 else 0.0
        mean = mean / (seats - 1)
        out[seat] = int(ONE * (winning * best + (1.0 - winning) * mean))


@rule
def select(
    nodes: Records,
    node: int,
    how: Settings,
    stream: Rng,
    turn: int,
    count: int,
    out: Ints,
    weights: Ints,
    child_of: Ints,
) -> int:
    """The place of the legal move to follow; `child_of` is filled for all of them."""
    for k in range(count):
        child_of[out[k]] = 0
    child = nodes[node].first
    while child != 0:
        # Moves that are not legal now were marked -1 and stay so.
        if child_of[nodes[child].move] == 0:
            child_of[nodes[child].move] = child
            nodes[child].available += 1
        child = nodes[child].next
    total = 0
    for k in range(count):
        total += weights[k]
    even = how.even / 1000.0 / count
    likes = (1.0 - how.even / 1000.0) / total
    explore = how.explore / 1000.0
    visits = nodes[node].visits
    unseen = 0.5
    if visits > 0:
        unseen = nodes[node].result[turn] / (ONE * float(visits))
    unseen -= how.urgency / 1000.0
    root = sqrt(float(visits + 1))
    best = -1e9
    chosen = 0
    equals = 1
    for k in range(count):
        child = child_of[out[k]]
        prior = likes * weights[k] + even
        if child == 0:
            score = unseen + explore * prior * root
        else:
            seen = nodes[child].visits
            known = sqrt(float(nodes[child].available))
            score = nodes[child].result[turn] / (ONE * float(seen))
            score += explore * prior * known / (1.0 + seen)
        if score > best:
            best = score
            chosen = k
            equals = 1
        elif score == best:
            equals += 1
            if roll(stream, equals) == 0:
                chosen = k
    return chosen


@rule
def add_child(nodes: Records, used: int, parent: int, move: int) -> None:
    """Make node `used` the first child of its parent."""
    child = nodes[used]
    child.move = move
    child.first = 0
    child.next = nodes[parent].first
    child.visits = 0
    child.available = 1
    child.result[:] = 0
    nodes[parent].first = used


@door
def search(
    nodes: Records,
    states: Records,
    boxes: Records,
    settings: Records,
    streams: Records,
    root: int,
    used: int,
    seed: int,
    first: int,
    count: int,
) -> int:
    """Run the iterations numbered from `first`; return how many nodes are in use.

    `states` holds the redacted state and one to play on. Node 0 stands for none. A full tree is
    not an error: it goes on learning without growing.
    """
    box = boxes[0]
    how = settings[0]
    stream = streams[0]
    s = states[1]
    out: Any = np.empty(MOVES, np.int64)
    weights: Any = np.empty(MOVES, np.int64)
    child_of: Any = np.full(MOVES, -1, np.int64)
    path: Any = np.empty(DEEPEST + 1, np.int64)
    values: Any = np.zeros(8, np.int64)
    places: Any = np.zeros(8, np.int64)
    results: Any = np.zeros(8, np.int64)
    for number in range(first, first + count):
        states[1] = states[0]
        redeal(s, box, derive(seed, number))
        start(stream, derive(seed ^ 1, number))
        node = root
        path[0] = root
        length = 1
        options = legal(s, box, out)
        grown = False
        while options > 0 and not grown and length <= DEEPEST:
            chosen = 0
            if options > 1:
                prefer(s, box, out, options, weights)
            else:
                weights[0] = 1
            chosen = select(nodes, node, how, stream, s.turn, options, out, weights, child_of)
            move = out[chosen]
            child = child_of[move]
            for k in range(options):
                child_of[out[k]] = -1
            if child == 0:
                if used == len(nodes):
                    break
                add_child(nodes, used, node, move)
                child = used
                used += 1
                grown = options > 1
            apply(s, box, move)
            options = legal(s, box, out)
            node = child
            path[length] = node
            length += 1
        options = play_on(s, box, how, stream, options, out, weights)
        judge(s, box, how, options == 0, values, places, results)
        for n in range(length):
            nodes[path[n]].visits += 1
            for seat in range(s.players):
                nodes[path[n]].result[seat] += results[seat]
    return used


@door
def greedy(
    states: Records,
    boxes: Records,
    settings: Records,
    streams: Records,
    seed: int,
    worlds: int,
    totals: Row[Ints],
) -> int:
    """Make every legal move in the same worlds, and add up what the evaluation says of it.

    Where one turn is many moves, its rest may be played by the policy first (`depth`).
    `states` holds the redacted state, a world, and one to play on. Row k of `totals` is for the
    k-th legal move, a column a seat.
    """
    box = boxes[0]
    how = settings[0]
    out: Any = np.empty(MOVES, np.int64)
    more: Any = np.empty(MOVES, np.int64)
    weights: Any = np.empty(MOVES, np.int64)
    values: Any = np.zeros(8, np.int64)
    places: Any = np.zeros(8, np.int64)
    results: Any = np.zeros(8, np.int64)
    count = 0
    for world in range(worlds):
        states[1] = states[0]
        redeal(states[1], box, derive(seed, world))
        count = legal(states[1], box, out)
        for k in range(count):
            states[2] = states[1]
            apply(states[2], box, out[k])
            start(streams[0], derive(seed ^ 1, world))
            options = legal(states[2], box, more)
            left = how.depth
            while options > 0 and left > 0 and states[2].turn == states[1].turn:
                prefer(states[2], box, more, options, weights)
                pick = choose_by_weight(streams[0], weights, options)
                apply(states[2], box, more[pick])
                options = legal(states[2], box, more)
                left -= 1
            judge(states[2], box, how, options == 0, values, places, results)
            for seat in range(states[2].players):
                totals[k, seat] += results[seat]
    return count
