"""Information-set Monte-Carlo tree search, and the one-step greedy choice, for every game.

The state it is given is redacted: every iteration deals a world from it (`redeal`), walks down one
tree for all worlds (open loop: a node is a line of moves), adds a node, plays on by the game's
policy and adds the result of every seat to the nodes on the way (max^n: each seat chooses what is
best for itself). Only where a game is studied with open hands is it given a state in which nothing
is hidden: then the worlds differ in the luck to come.

Nothing here depends on a clock or on a machine's floating point library: only sums of whole
numbers, the four operations and square roots, which are exact everywhere.
"""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING, Any

import numpy as np

from kuroshio.bound.tree import ONE, WHOLE, Node, Settings
from kuroshio.core.compiled import door, rule, vector_door
from kuroshio.core.mind import Mind, advise, correct, note_leads, take_in
from kuroshio.core.records import Record, Records, Row
from kuroshio.core.rng import Rng, derive, roll, start
from kuroshio.core.state import SEATS, TRUTH, Header
from kuroshio.core.weights import place_of_largest

if TYPE_CHECKING:
    from kuroshio.core.contract import (
        apply,
        encode,
        evaluate,
        legal,
        points,
        prefer,
        redeal,
        standing,
    )

    MOVES = 0  # size of the game's move set

Ints = Row[int]
Grid = Any  # rows of numbers

DEEPEST = 200  # moves from the root that a tree follows
NOBODY = -1  # a seat that has not moved

# How much of a mind is asked (`mind` of the settings); each includes those before.
AT_THE_CUT, AT_THE_ROOT, IN_THE_TREE = 1, 2, 3


@rule
def deal_world(s: Header, box: Record, seed: int) -> None:
    """Turn what is known into one possible world; where all hands are open, only the luck to come
    is unknown."""
    if s.eyes == TRUTH:
        start(s.rng, seed)
    else:
        redeal(s, box, seed)


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
def play_by_policy(
    s: Header, box: Record, how: Settings, stream: Rng, moves: Ints, count: int, weights: Ints
) -> None:
    """Make the move that the policy likes best, or one by its weights, or blindly."""
    k = 0
    if count > 1:
        chance = 0 if how.blind >= WHOLE else roll(stream, WHOLE)
        if chance < how.blind:
            k = roll(stream, count)
        else:
            prefer(s, box, moves, count, weights)
            if chance < how.blind + how.keen:
                k = place_of_largest(weights, count)
            else:
                k = choose_by_weight(stream, weights, count)
    apply(s, box, moves[k])


@rule
def play_on(
    s: Header, box: Record, how: Settings, stream: Rng, turn: int, moves: Ints, weights: Ints
) -> int:
    """Play on by the policy after a move of the seat `turn`; return how many moves are legal
    where it stops.

    It stops after `depth` moves, between two turns, for in the middle of one nobody can say what
    it will bring; with a negative depth at the end of the game.
    """
    left = how.depth
    count = legal(s, box, moves)
    while count > 0 and (left != 0 or turn == s.turn):
        turn = s.turn
        play_by_policy(s, box, how, stream, moves, count, weights)
        count = legal(s, box, moves)
        if left != 0:
            left -= 1
    return count


@rule
def look(s: Header, box: Record, mind: Mind, values: Ints) -> None:
    """Show a mind a full world as the seat to move sees it, and what `evaluate` says of it."""
    mind.seen[0] = mind.seen[1]
    eyes = s.eyes
    s.eyes = s.turn
    encode(s, box, mind.seen[0])
    s.eyes = eyes
    note_leads(values, int(s.turn), int(s.players), mind.more)


@rule
def estimate(s: Header, box: Record, how: Settings, mind: Mind, values: Ints) -> None:
    """Estimate each seat's final points, in hundredths: by `evaluate`, and by the mind if there is
    one."""
    evaluate(s, box, values)
    if how.mind >= AT_THE_CUT:
        look(s, box, mind, values)
        take_in(mind)
        correct(mind, int(s.turn), int(s.players), values)


@rule
def weigh_moves(
    s: Header,
    box: Record,
    mind: Mind,
    asked: bool,
    values: Ints,
    moves: Ints,
    count: int,
    weights: Ints,
) -> None:
    """How much sense each legal move makes: by `prefer`, and by the mind if it is asked."""
    prefer(s, box, moves, count, weights)
    if asked:
        evaluate(s, box, values)
        look(s, box, mind, values)
        take_in(mind)
        advise(mind, moves, count, weights)


@rule
def strength(lead: int, spread: int) -> float:
    """How likely somebody wins with so many points more than others: e to the power of
    lead / spread.

    By squaring: a library's exponential may differ from machine to machine in its last digit.
    """
    power = 1.0 + max(-40.0, lead / spread) / 1024.0
    for _ in range(10):
        power *= power
    return power


@rule
def chance_ahead(lead: int, spread: int) -> float:
    """The chance to end ahead of one opponent: it grows with every point, however far one leads or
    lies behind, so that a bot never stops trying."""
    return 0.5 + 0.5 * lead / (2.0 * spread + abs(lead))


@rule
def judge(
    s: Header,
    box: Record,
    how: Settings,
    mind: Mind,
    over: bool,
    values: Ints,
    places: Ints,
    out: Ints,
) -> None:
    """Write every seat's result, 0 to ONE: its chance to win (`winning`), mixed with the mean over
    its opponents of its chance to be ahead of each.

    Chances come from estimated points; at the end from the places, and a little from the points.
    """
    seats = s.players
    if over:
        points(s, box, values)
        standing(s, box, places)
        for seat in range(seats):
            values[seat] *= 100
    else:
        estimate(s, box, how, mind, values)
    most = values[0]
    for seat in range(1, seats):
        most = max(most, values[seat])
    total = 0.0
    winners = 0
    for seat in range(seats):
        total += strength(values[seat] - most, how.spread)
        winners += over and places[seat] == 1
    told = how.margin / WHOLE if over else 1.0  # how much of the result the points tell
    winning = how.winning / WHOLE
    for seat in range(seats):
        win = told * strength(values[seat] - most, how.spread) / total
        if over and places[seat] == 1:
            win += (1.0 - told) / winners
        ahead = 0.0
        for other in range(seats):
            if other != seat:
                ahead += told * chance_ahead(values[seat] - values[other], how.spread)
                if over and places[seat] <= places[other]:
                    ahead += (1.0 - told) * (1.0 if places[seat] < places[other] else 0.5)
        ahead /= seats - 1
        out[seat] = int(ONE * (winning * win + (1.0 - winning) * ahead))


@rule
def find_children(nodes: Records, node: int, moves: Ints, count: int, child_of: Ints) -> None:
    """Note the child of every legal move, 0 for none; `child_of` is -1 for all other moves."""
    for k in range(count):
        child_of[moves[k]] = 0
    child = nodes[node].first
    while child != 0:
        if child_of[nodes[child].move] == 0:
            child_of[nodes[child].move] = child
            nodes[child].available += 1
        child = nodes[child].next


@rule
def select(
    nodes: Records,
    node: int,
    how: Settings,
    stream: Rng,
    turn: int,
    moves: Ints,
    weights: Ints,
    count: int,
    child_of: Ints,
) -> tuple[int, int]:
    """The legal move to follow, and its child or 0. `child_of` is left as it was: -1 for all."""
    find_children(nodes, node, moves, count, child_of)
    total = 0
    for k in range(count):
        total += weights[k]
    even = how.even / WHOLE / count
    likes = (1.0 - how.even / WHOLE) / total
    explore = how.explore / WHOLE
    visits = nodes[node].visits
    unseen = 0.5
    if visits > 0:
        unseen = nodes[node].result[turn] / (ONE * float(visits))
    unseen -= how.urgency / WHOLE
    root = sqrt(float(visits + 1))
    best = -1e9
    chosen = 0
    equals = 1
    for k in range(count):
        child = child_of[moves[k]]
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
    child = child_of[moves[chosen]]
    for k in range(count):
        child_of[moves[k]] = -1
    return moves[chosen], child


@rule
def best_children(
    nodes: Records, node: int, turn: int, moves: Ints, count: int, child_of: Ints, best: Ints
) -> int:
    """Fill `best` with the children of legal moves whose results are best for the seat on turn, the
    best first; return how many were found. `child_of` is left as it was: -1 for all."""
    find_children(nodes, node, moves, count, child_of)
    found = 0
    for k in range(count):
        child = child_of[moves[k]]
        child_of[moves[k]] = -1
        if child == 0:
            continue
        if found < len(best):
            found += 1
        elif not is_better(nodes[child], nodes[best[found - 1]], turn):
            continue
        place = found - 1
        while place > 0 and is_better(nodes[child], nodes[best[place - 1]], turn):
            best[place] = best[place - 1]
            place -= 1
        best[place] = child
    return found


@rule
def is_better(one: Node, other: Node, turn: int) -> bool:
    """Whether the mean result of one node is better for a seat than that of another."""
    return one.result[turn] / float(one.visits) > other.result[turn] / float(other.visits)


@rule
def least_seen(nodes: Records, best: Ints, count: int) -> int:
    """The node of the first so many that was visited least."""
    least = best[0]
    for k in range(1, count):
        if nodes[best[k]].visits < nodes[least].visits:
            least = best[k]
    return least


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


@rule
def learn(nodes: Records, path: Ints, length: int, results: Ints, seats: int) -> None:
    """Add the results to all nodes on the way."""
    for n in range(length):
        node = nodes[path[n]]
        node.visits += 1
        for seat in range(seats):
            node.result[seat] += results[seat]


@vector_door
def search(
    nodes: Records,
    states: Records,
    boxes: Records,
    settings: Records,
    mind: Mind,
    streams: Records,
    root: int,
    used: int,
    seed: int,
    count: int,
    rivals: int,
) -> int:
    """Run some more iterations; return how many nodes are in use.

    At the root they explore all moves, or compare the best `rivals` evenly, if that is not 0.

    `states` holds the redacted state and one to play on. Node 0 stands for none. A full tree is
    not an error: it goes on learning without growing.

    The n-th visit of a move at the root is in world n, whatever the move: so the moves are
    compared in the same worlds, with the same luck.
    """
    box = boxes[0]
    how = settings[0]
    stream = streams[0]
    s = states[1]
    root_moves: Any = np.empty(MOVES, np.int64)
    root_weights: Any = np.empty(MOVES, np.int64)
    moves: Any = np.empty(MOVES, np.int64)
    weights: Any = np.empty(MOVES, np.int64)
    child_of: Any = np.full(MOVES, -1, np.int64)
    best: Any = np.empty(rivals, np.int64)
    path: Any = np.empty(DEEPEST + 1, np.int64)
    values: Any = np.zeros(SEATS, np.int64)
    places: Any = np.zeros(SEATS, np.int64)
    results: Any = np.zeros(SEATS, np.int64)
    states[1] = states[0]
    deal_world(s, box, derive(seed, 0))
    root_count = legal(s, box, root_moves)  # in all worlds the same: a seat knows its moves
    asked = how.mind >= AT_THE_ROOT
    weigh_moves(s, box, mind, asked, values, root_moves, root_count, root_weights)
    seat = s.turn
    compared = 0
    if rivals > 0:
        compared = best_children(nodes, root, seat, root_moves, root_count, child_of, best)
    for _ in range(count):
        turn = seat
        options = root_count
        if compared > 0:
            child = least_seen(nodes, best, compared)
            move = int(nodes[child].move)
        else:
            start(stream, derive(seed ^ 2, int(nodes[root].visits)))
            move, child = select(
                nodes, root, how, stream, turn, root_moves, root_weights, options, child_of
            )
        world = int(nodes[child].visits)
        states[1] = states[0]
        deal_world(s, box, derive(seed, world))
        start(stream, derive(seed ^ 1, world))
        path[0] = root
        length = 1
        while True:
            is_new = child == 0
            if is_new:
                if used == len(nodes):
                    break
                child = used
                used += 1
                add_child(nodes, child, path[length - 1], move)
            turn = s.turn
            apply(s, box, move)
            path[length] = child
            length += 1
            if (is_new and options > 1) or length > DEEPEST:
                break
            options = legal(s, box, moves)
            if options == 0:
                break
            weights[0] = 1
            if options > 1:
                asked = how.mind >= IN_THE_TREE
                weigh_moves(s, box, mind, asked, values, moves, options, weights)
            move, child = select(
                nodes, child, how, stream, s.turn, moves, weights, options, child_of
            )
        options = play_on(s, box, how, stream, turn, moves, weights)
        judge(s, box, how, mind, options == 0, values, places, results)
        learn(nodes, path, length, results, s.players)
    return used


@vector_door
def greedy(
    states: Records,
    boxes: Records,
    settings: Records,
    mind: Mind,
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
    moves: Any = np.empty(MOVES, np.int64)
    more: Any = np.empty(MOVES, np.int64)
    weights: Any = np.empty(MOVES, np.int64)
    values: Any = np.zeros(SEATS, np.int64)
    places: Any = np.zeros(SEATS, np.int64)
    results: Any = np.zeros(SEATS, np.int64)
    count = 0
    for world in range(worlds):
        states[1] = states[0]
        redeal(states[1], box, derive(seed, world))
        count = legal(states[1], box, moves)
        for k in range(count):
            states[2] = states[1]
            apply(states[2], box, moves[k])
            start(streams[0], derive(seed ^ 1, world))
            options = legal(states[2], box, more)
            left = how.depth
            while options > 0 and left > 0 and states[2].turn == states[1].turn:
                play_by_policy(states[2], box, how, streams[0], more, options, weights)
                options = legal(states[2], box, more)
                left -= 1
            judge(states[2], box, how, mind, options == 0, values, places, results)
            for seat in range(states[2].players):
                totals[k, seat] += results[seat]
    return count


@vector_door
def foresee(
    states: Records,
    boxes: Records,
    settings: Records,
    mind: Mind,
    streams: Records,
    seed: int,
    count: int,
    totals: Ints,
) -> None:
    """Play on from a full world so many times, and add up every seat's points, in hundredths: as
    they are estimated where a rollout stops, or as they are at the end.

    `states` holds the world and one to play on. What chance will bring is drawn anew every time.
    """
    box = boxes[0]
    how = settings[0]
    s = states[1]
    moves: Any = np.empty(MOVES, np.int64)
    weights: Any = np.empty(MOVES, np.int64)
    values: Any = np.zeros(SEATS, np.int64)
    for n in range(count):
        states[1] = states[0]
        start(s.rng, derive(seed, n))
        start(streams[0], derive(seed ^ 1, n))
        if play_on(s, box, how, streams[0], NOBODY, moves, weights) == 0:
            points(s, box, values)
            for seat in range(s.players):
                values[seat] *= 100
        else:
            estimate(s, box, how, mind, values)
        for seat in range(s.players):
            totals[seat] += values[seat]


@vector_door
def foretell(
    states: Records,
    boxes: Records,
    settings: Records,
    mind: Mind,
    streams: Records,
    seed: int,
    count: int,
    results: Grid,
) -> None:
    """Play every one of some full worlds on, to where a search would ask for its worth, and leave
    it there; then so many times from there, and add up every seat's results.

    The first settings are for the way there, the second for the way from there on. The last of the
    states is one to play on. A game that is over before has no results.
    """
    box = boxes[0]
    stream = streams[0]
    last = len(states) - 1
    moves: Any = np.empty(MOVES, np.int64)
    weights: Any = np.empty(MOVES, np.int64)
    values: Any = np.zeros(SEATS, np.int64)
    places: Any = np.zeros(SEATS, np.int64)
    out: Any = np.zeros(SEATS, np.int64)
    for n in range(last):
        start(stream, derive(seed, n))
        start(states[n].rng, derive(seed ^ 1, n))
        turn = states[n].turn
        if play_on(states[n], box, settings[0], stream, turn, moves, weights) == 0:
            continue
        for time in range(count):
            states[last] = states[n]
            start(states[last].rng, derive(seed ^ 2, count * n + time))
            options = play_on(states[last], box, settings[1], stream, NOBODY, moves, weights)
            judge(states[last], box, settings[1], mind, options == 0, values, places, out)
            for seat in range(states[n].players):
                results[n, seat] += out[seat]


@vector_door
def like(
    states: Records, boxes: Records, settings: Records, mind: Mind, seed: int, weights: Ints
) -> None:
    """Write the policy's weight of every legal move, by the number of the move, as a search that
    begins with this seed sees it at its root. `states` holds the redacted state and a world."""
    box = boxes[0]
    s = states[1]
    moves: Any = np.empty(MOVES, np.int64)
    liked: Any = np.empty(MOVES, np.int64)
    values: Any = np.zeros(SEATS, np.int64)
    states[1] = states[0]
    deal_world(s, box, derive(seed, 0))
    count = legal(s, box, moves)
    asked = settings[0].mind >= AT_THE_ROOT
    weigh_moves(s, box, mind, asked, values, moves, count, liked)
    for k in range(count):
        weights[moves[k]] = liked[k]


@door
def study(
    states: Records, boxes: Records, mind: Mind, seen: Grid, values: Grid, liked: Grid
) -> None:
    """Write what a mind is shown of full worlds, a row for each: the numbers that it sees, what
    `evaluate` says of every seat and, if there is room, what `prefer` says of every legal move."""
    box = boxes[0]
    moves: Any = np.empty(MOVES, np.int64)
    weights: Any = np.empty(MOVES, np.int64)
    for n in range(len(states)):
        s = states[n]
        evaluate(s, box, values[n])
        look(s, box, mind, values[n])
        size = len(mind.bytes[0])
        for i in range(size):
            seen[n, i] = mind.bytes[0, i]
        for i in range(len(mind.more)):
            seen[n, size + i] = mind.more[i]
        if len(liked) > 0:
            count = legal(s, box, moves)
            prefer(s, box, moves, count, weights)
            for k in range(count):
                liked[n, moves[k]] = weights[k]
