"""Compiled loops that all games share.

Arguments are arrays and indices, because a call from Python with a record costs seven times as
much.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from kuroshio.core.compiled import door, rule
from kuroshio.core.records import Record, Records, Row
from kuroshio.core.rng import derive, roll, start
from kuroshio.core.state import ALWAYS, IS, TRUTH, WAS


@rule
def nothing(s: Record, box: Record, out: Record) -> None:
    """What a game reckons that has nothing to reckon."""


if TYPE_CHECKING:
    from kuroshio.core.contract import (
        apply,
        carry_out,
        legal,
        points,
        reckon,
        redact,
        redeal,
        setup,
        standing,
        why,
    )

    MOVES = 0  # size of the game's move set
else:
    carry_out = globals().get("carry_out", apply)
    reckon = globals().get("reckon", nothing)

Ints = Row[int]


@door
def deal(
    states: Records, i: int, boxes: Records, options: Records, players: int, seed: int, out: Ints
) -> int:
    """Set up a game on the zeroed state i; write its legal moves and return how many."""
    setup(states[i], boxes[0], options[0], players, seed)
    return legal(states[i], boxes[0], out)


@door
def moves(states: Records, i: int, boxes: Records, out: Ints) -> int:
    """Write the legal moves of state i and return how many."""
    return legal(states[i], boxes[0], out)


@door
def advance(states: Records, i: int, boxes: Records, move: int, out: Ints) -> int:
    """Make a move that is known to be legal; write the next legal moves and return how many."""
    apply(states[i], boxes[0], move)
    return legal(states[i], boxes[0], out)


@door
def reason(states: Records, i: int, boxes: Records, move: int) -> int:
    """Why a move is not possible in state i, whose game is not over; 0 if it is legal."""
    return why(states[i], boxes[0], move)


@door
def hide(states: Records, i: int, boxes: Records, seat: int) -> None:
    """Turn state i into what a seat knows of it."""
    redact(states[i], boxes[0], seat)


@door
def show(
    states: Records,
    boxes: Records,
    eyes: Ints,
    shown: Records,
    reckoned: Records,
    results: Row[Ints],
) -> None:
    """Write what each of some eyes knows of a state (TRUTH: the state as it is), what the rules
    reckon from that, and the points and then the places of all seats as far as they know them."""
    players = states[0].players
    out: Any = np.empty(players, np.int64)
    half = len(results[0]) // 2
    for n in range(len(eyes)):
        shown[n] = states[0]
        if eyes[n] != TRUTH:
            redact(shown[n], boxes[0], eyes[n])
        reckon(shown[n], boxes[0], reckoned[n])
        points(shown[n], boxes[0], out)
        for seat in range(players):
            results[n, seat] = out[seat]
        standing(shown[n], boxes[0], out)
        for seat in range(players):
            results[n, half + seat] = out[seat]


@door
def compare(
    before: Row[Ints],
    after: Row[Ints],
    was: Row[Ints],
    now: Row[Ints],
    spans: Row[Ints],
    pieces: Row[Ints],
    owners: Ints,
    over: int,
    ask: int,
    sides: Ints,
    found: Ints,
) -> int:
    """Find what has changed for some eyes, piece by piece (see `Parts.map`); what has changed alike
    for several is found once.

    `before` and `after` are what they were shown, as words, `was` and `now` the same as bytes; at
    `over` and `ask` is whether the game is over and what is asked.
    Into `found` go the number of changes; of each its piece, and where its bytes end in `sides`;
    then for all eyes how many changes are theirs, and which. In `sides` each has a byte that says
    which sides follow, then the piece's bytes as they were and as they are. Of the events, which
    are always new, only these are written. Returns how much of `found` is used.
    """
    last = len(pieces) - 1
    eyes = len(after)
    changed: Any = np.zeros((last + 1, eyes), np.int64)
    for n in range(eyes):
        changed[last, n] = 1
        for word in range(len(after[n])):
            if before[n, word] != after[n, word]:
                for byte in range(word * 8, word * 8 + 8):
                    if was[n, byte] != now[n, byte]:
                        for owner in range(owners[byte], owners[byte + 1]):
                            changed[owners[owner], n] = 1
    count = 0
    end = 0
    for piece in range(last + 1):
        for n in range(eyes):
            if not changed[piece, n]:
                continue
            first, stop, asked = pieces[piece, 0], pieces[piece, 1], pieces[piece, 2]
            there = 0
            if piece < last and is_asked(was, n, over, ask, asked):
                there |= WAS
            if is_asked(now, n, over, ask, asked):
                there |= IS
            if there == 0:
                changed[piece, n] = 0
                continue
            start = end
            sides[end] = there
            end += 1
            if there & WAS:
                end = note_bytes(was, n, spans, first, stop, sides, end)
            if there & IS:
                end = note_bytes(now, n, spans, first, stop, sides, end)
            alike = same_change(found, changed, piece, n, sides, start, end)
            if alike >= 0:
                end = start
            else:
                alike = count
                found[1 + 2 * count] = piece
                found[2 + 2 * count] = end
                count += 1
            changed[piece, n] = 1 + alike
    found[0] = count
    used = 1 + 2 * count
    for n in range(eyes):
        mine = used
        used += 1
        for piece in range(last + 1):
            if changed[piece, n]:
                found[used] = changed[piece, n] - 1
                used += 1
        found[mine] = used - mine - 1
    return used


@rule
def is_asked(rows: Row[Ints], n: int, over: int, ask: int, asked: int) -> bool:
    """Whether one of some questions is asked (a bit for each), as one pair of eyes sees it."""
    return asked == ALWAYS or (rows[n, over] == 0 and (asked >> rows[n, ask]) & 1 == 1)


@rule
def note_bytes(
    rows: Row[Ints], n: int, spans: Row[Ints], first: int, stop: int, sides: Ints, end: int
) -> int:
    """Write the bytes of some spans; return where they end."""
    for span in range(first, stop):
        for place in range(spans[span, 0], spans[span, 1], spans[span, 2]):
            sides[end] = rows[n, place]
            end += 1
    return end


@rule
def same_change(
    found: Ints, changed: Row[Ints], piece: int, n: int, sides: Ints, start: int, end: int
) -> int:
    """The number of an equal change of the same piece for the eyes before; -1 if there is none."""
    for other in range(n):
        known = changed[piece, other] - 1
        if known >= 0:
            begin = found[2 * known] if known > 0 else 0
            if found[2 + 2 * known] - begin == end - start:
                place = 0
                while place < end - start and sides[begin + place] == sides[start + place]:
                    place += 1
                if place == end - start:
                    return known
    return -1


@door
def imagine(states: Records, i: int, boxes: Records, seed: int) -> None:
    """Turn the redacted state i into one possible world."""
    redeal(states[i], boxes[0], seed)


# The places of the states that `reveals` works on.
BEFORE, AFTER, FIRST, SEEN, KNOWN, WORLD = range(6)
PLACES = 6
# A surprise is missed if all worlds agree by chance: of two equally likely things, once in 65,000.
WORLDS = 16


@door
def reveals(states: Records, rows: Row[Ints], boxes: Records, move: int, out: Ints) -> bool:
    """Whether a move showed a seat something that was hidden from it.

    The states are those before and after the move, and places to work in; `rows` are the same as
    long words, which are compared in an eighth of the time. Of the truth no more is looked at than
    what the mover knew.
    """
    box = boxes[0]
    mover = states[BEFORE].turn
    redact(states[BEFORE], box, mover)
    redact(states[AFTER], box, mover)
    for world in range(WORLDS):
        states[WORLD] = states[BEFORE]
        redeal(states[WORLD], box, world)
        if world == 0:
            states[FIRST] = states[WORLD]
        drawn = states[WORLD].rng.drawn
        apply(states[WORLD], box, move)
        if states[WORLD].rng.drawn != drawn:
            return True
        redact(states[WORLD], box, mover)
        if not same(rows[WORLD], rows[AFTER]):
            return True
    for seat in range(states[BEFORE].players):
        if seat != mover and reveals_to(states, rows, box, move, seat, out):
            return True
    return False


@rule
def reveals_to(
    states: Records, rows: Row[Ints], box: Record, move: int, seat: int, out: Ints
) -> bool:
    """Whether a move rules out, for a seat, a world that was possible before it."""
    mover = states[BEFORE].eyes
    states[KNOWN] = states[FIRST]
    states[SEEN] = states[FIRST]
    redact(states[KNOWN], box, seat)
    apply(states[SEEN], box, move)
    redact(states[SEEN], box, seat)
    states[KNOWN].eyes = mover
    if same(rows[KNOWN], rows[BEFORE]):
        return False  # the seat knew just what the mover knew: it is no news to either
    states[KNOWN].eyes = seat
    for world in range(WORLDS):
        if not looks_alike(states, rows, box, move, world, out):
            return True
    return False


@rule
def looks_alike(
    states: Records, rows: Row[Ints], box: Record, move: int, seed: int, out: Ints
) -> bool:
    """Whether some move, in a world that a seat held possible, looks like the one that was made."""
    states[WORLD] = states[KNOWN]
    redeal(states[WORLD], box, seed)
    count = legal(states[WORLD], box, out)
    for n in range(count):  # the same move first: mostly it is that
        if out[n] == move and looks_as_seen(states, rows, box, move):
            return True
    for n in range(count):
        if out[n] != move:
            states[WORLD] = states[KNOWN]
            redeal(states[WORLD], box, seed)
            if looks_as_seen(states, rows, box, out[n]):
                return True
    return False


@rule
def looks_as_seen(states: Records, rows: Row[Ints], box: Record, move: int) -> bool:
    """Whether this move, in the world that is laid out, would have shown the seat what it saw."""
    apply(states[WORLD], box, move)
    redact(states[WORLD], box, states[KNOWN].eyes)
    return same(rows[WORLD], rows[SEEN])


@rule
def same(a: Ints, b: Ints) -> bool:
    """Whether two rows are equal."""
    for n in range(len(a)):
        if a[n] != b[n]:
            return False
    return True


# What a move does to points, if that cannot be said for sure.
UNSURE = -(2**31)
# The worlds in which a move is tried; a wrong "sure" needs that all agree by chance.
TRIED = 8


@door
def preview(states: Records, boxes: Records, moves: Ints, gains: Ints, scores: Ints) -> None:
    """Write what each of the moves surely does at once to the points of the seat to move.

    A move is tried in worlds that agree with what the seat knows; it is UNSURE unless it draws
    nothing by chance and gives the same in all of them. `states` are the true state and three
    places to work in; of the truth nothing is looked at but what the seat knows.
    """
    box = boxes[0]
    seat = states[0].turn
    states[1] = states[0]
    redact(states[1], box, seat)
    for world in range(TRIED):
        states[2] = states[1]
        redeal(states[2], box, world)
        points(states[2], box, scores)
        before = scores[seat]
        for n in range(len(moves)):
            if world > 0 and gains[n] == UNSURE:
                continue
            states[3] = states[2]
            carry_out(states[3], box, moves[n])
            points(states[3], box, scores)
            gain = scores[seat] - before
            if states[3].rng.drawn != states[2].rng.drawn or (world > 0 and gain != gains[n]):
                gain = UNSURE
            gains[n] = gain


@door
def result(states: Records, i: int, boxes: Records, scores: Ints, places: Ints) -> None:
    """Write each seat's points and place as they stand now."""
    points(states[i], boxes[0], scores)
    standing(states[i], boxes[0], places)


@door
def play_games(
    states: Records,
    boxes: Records,
    options: Records,
    streams: Records,
    players: int,
    seed: int,
    first: int,
    count: int,
    scores: Row[Ints],
    places: Row[Ints],
) -> int:
    """Play whole random games, numbered from `first`; game n is the same in every batch.

    `states` holds a state of zeros and one to play on. Game n writes row n of
    `scores` and `places`. Returns the number of decisions.
    """
    out: Any = np.empty(MOVES, np.int64)
    made = 0
    for n in range(count):
        states[1] = states[0]
        setup(states[1], boxes[0], options[0], players, derive(seed, first + n))
        start(streams[0], derive(seed ^ 1, first + n))
        legal_count = legal(states[1], boxes[0], out)
        while legal_count > 0:
            apply(states[1], boxes[0], out[roll(streams[0], legal_count)])
            made += 1
            legal_count = legal(states[1], boxes[0], out)
        points(states[1], boxes[0], scores[n])
        standing(states[1], boxes[0], places[n])
    return made


@door
def copy_states(states: Records, count: int) -> int:
    """Copy states one after another, as a search does; for the bench."""
    last = len(states) - 1
    for n in range(count):
        states[1 + n % last] = states[0]
    return count
