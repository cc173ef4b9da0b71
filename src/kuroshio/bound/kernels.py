"""Compiled loops that all games share.

Arguments are arrays and indices, because a call from Python with a record costs seven times as
much.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from kuroshio.core.compiled import door, rule
from kuroshio.core.records import Record, Records, Row
from kuroshio.core.rng import derive, erase, roll, start
from kuroshio.core.state import ALWAYS, IS, TRUTH, WAS


@rule
def nothing(s: Record, box: Record, out: Record) -> None:
    """The `reckon` of a game whose view tells nothing beyond its state."""


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


NO_MOVE = -1


@door
def advance(states: Records, i: int, boxes: Records, move: int, out: Ints) -> int:
    """Make a move that is known to be legal, or none; write the next legal moves and return how
    many."""
    if move != NO_MOVE:
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


CHANGED, OTHERWISE = 1, 2  # marks of a piece: changed by the move; not as the first eyes see it


@door
def compare(
    before: Records,
    after: Records,
    was: Records,
    now: Records,
    spans: Records,
    pieces: Records,
    owners: Ints,
    over: int,
    ask: int,
    sides: Ints,
    found: Ints,
) -> int:
    """Find what a move has changed for some eyes, piece by piece (see `parts.Map`). A change that
    several eyes see alike is written down once.

    `before` and `after` hold a row for each pair of eyes: what they were shown before the move and
    are shown after it, as words. `was` and `now` are the same rows as bytes. `over` and `ask` are
    the places of the bytes that say whether the game is over and what is asked.

    Written into `found`: the number of changes; for each change its piece, and where its bytes in
    `sides` end; then, for each pair of eyes, how many changes they see, and which. Written into
    `sides`, for each change: a byte that says which sides follow (WAS, IS or both), then the bytes
    of the piece before and after the move. The last piece holds the events; it always counts as
    changed, and only its new bytes are written. Returns how much of `found` is used.
    """
    last = len(pieces) - 1
    eyes = len(after)
    marks: Any = np.zeros((last + 1, eyes), np.int8)
    numbers: Any = np.zeros((last + 1, eyes), np.int16)
    for n in range(eyes):
        marks[last, n] = CHANGED
        mark(before, n, after, n, was, now, owners, marks, n, CHANGED)
        if n > 0:  # most see what the first ones see
            mark(before, 0, before, n, was, was, owners, marks, n, OTHERWISE)
            mark(after, 0, after, n, now, now, owners, marks, n, OTHERWISE)
    changed: Any = np.empty(last + 1, np.int16)  # the pieces that anybody sees change: a few
    pieces_changed = 0
    for piece in range(last + 1):
        for n in range(eyes):
            if marks[piece, n] & CHANGED != 0:
                changed[pieces_changed] = piece
                pieces_changed += 1
                break
    count = 0
    end = 0
    for each in range(pieces_changed):
        piece = changed[each]
        for n in range(eyes):
            if marks[piece, n] & CHANGED == 0:
                continue
            if n > 0 and marks[piece, n] & OTHERWISE == 0:
                numbers[piece, n] = numbers[piece, 0]
                continue
            start = end
            if piece == last:
                end = note_events(now, n, spans, pieces, sides, start)
            else:
                end = note_sides(was, now, n, spans, pieces[piece], over, ask, sides, start)
            if end == start:
                continue
            other = 1
            while other < n and not (
                numbers[piece, other] > 0
                and same_side(found, numbers[piece, other], sides, start, end)
            ):
                other += 1
            if other < n:
                end = start
                numbers[piece, n] = numbers[piece, other]
            else:
                found[1 + 2 * count] = piece
                found[2 + 2 * count] = end
                count += 1
                numbers[piece, n] = count
    found[0] = count
    used = 1 + 2 * count
    for n in range(eyes):
        mine = used
        used += 1
        for each in range(pieces_changed):
            number = numbers[changed[each], n]
            if number > 0:
                found[used] = number - 1
                used += 1
        found[mine] = used - mine - 1
    return used


@rule
def mark(
    ones: Records,
    i: int,
    others: Records,
    j: int,
    of_ones: Records,
    of_others: Records,
    owners: Ints,
    marks: Records,
    n: int,
    bit: int,
) -> None:
    """Mark the pieces in which row i differs from row j, given as words and as bytes."""
    for word in range(len(ones[i])):
        if ones[i, word] != others[j, word]:
            for byte in range(word * 8, word * 8 + 8):
                if of_ones[i, byte] != of_others[j, byte]:
                    for owner in range(owners[byte], owners[byte + 1]):
                        marks[owners[owner], n] |= bit


@rule
def note_sides(
    was: Records,
    now: Records,
    n: int,
    spans: Records,
    piece: Ints,
    over: int,
    ask: int,
    sides: Ints,
    start: int,
) -> int:
    """Write which sides a piece has (before, after, or both) and their bytes; return the end."""
    there = 0
    end = start + 1
    if is_asked(was, n, over, ask, piece[2]):
        there |= WAS
        end = note_bytes(was, n, spans, piece, sides, end)
    if is_asked(now, n, over, ask, piece[2]):
        there |= IS
        end = note_bytes(now, n, spans, piece, sides, end)
    sides[start] = there
    return end if there != 0 else start


@rule
def is_asked(rows: Records, n: int, over: int, ask: int, asked: int) -> bool:
    """Whether one of these questions (a bit for each) is asked, as one pair of eyes sees it."""
    return asked == ALWAYS or (rows[n, over] == 0 and (asked >> rows[n, ask]) & 1 == 1)


@rule
def note_bytes(rows: Records, n: int, spans: Records, piece: Ints, sides: Ints, end: int) -> int:
    for span in range(piece[0], piece[1]):
        for place in range(spans[span, 0], spans[span, 1], spans[span, 2]):
            sides[end] = rows[n, place]
            end += 1
    return end


@rule
def note_events(
    now: Records, n: int, spans: Records, pieces: Records, sides: Ints, end: int
) -> int:
    """Write the number of events, then the events; the last piece tells their place and size."""
    events = pieces[len(pieces) - 1]
    first, stop = spans[events[0], 0], spans[events[0], 1]
    stop = min(stop, first + 1 + now[n, first] * events[2])
    for place in range(first, stop):
        sides[end] = now[n, place]
        end += 1
    return end


@rule
def same_side(found: Ints, number: int, sides: Ints, start: int, end: int) -> bool:
    """Whether a change found before has the same bytes."""
    begin = found[2 * number - 2] if number > 1 else 0
    if found[2 * number] - begin != end - start:
        return False
    for place in range(end - start):
        if sides[begin + place] != sides[start + place]:
            return False
    return True


@door
def imagine(states: Records, i: int, boxes: Records, seed: int) -> None:
    """Turn the redacted state i into one possible world."""
    redeal(states[i], boxes[0], seed)


# The places of the states that `reveals` works on.
BEFORE, AFTER, FIRST, SEEN, KNOWN, WORLD = range(6)
PLACES = 6
# A surprise is missed if all worlds agree by chance: of two equally likely things, once in 65,000.
WORLDS = 16


@rule
def reveals(states: Records, rows: Row[Ints], box: Record, move: int, out: Ints) -> bool:
    """Whether a move showed a seat something that was hidden from it.

    The states are those before and after the move, and places to work in; `rows` are the same as
    long words, which are compared in an eighth of the time. Of the truth no more is looked at than
    what the mover knew.
    """
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


# The places of the states that `preview` works on: the last one is for trying a move.
TRIED_KNOWN, TRIED_FIRST, TRIED_WORLD, TRIED_AFTER = range(4)
TRIED_PLACES = 4
# What a move does to points, if that cannot be said for sure.
UNSURE = -(2**31)
# The worlds in which a move is tried. One is enough where all that is hidden is drawn by chance, as
# in our games; more find out where it is not so.
TRIED = 3


@rule
def preview(
    states: Records, rows: Row[Ints], box: Record, moves: Ints, gains: Ints, scores: Ints
) -> None:
    """Write what each of the moves surely does at once to the points of the seat to move.

    A move is tried in worlds that agree with what the seat knows; it is UNSURE unless it draws
    nothing by chance and gives the same in all of them. The first of the states is the true one, of
    which nothing is looked at but what the seat knows; `rows` are the same states as long words.
    """
    seat = states[TRIED_KNOWN].turn
    redact(states[TRIED_KNOWN], box, seat)
    for world in range(TRIED):
        states[TRIED_WORLD] = states[TRIED_KNOWN]
        redeal(states[TRIED_WORLD], box, world)
        erase(states[TRIED_WORLD].rng)  # no move that draws is tried in two worlds
        if world == 0:
            states[TRIED_FIRST] = states[TRIED_WORLD]
        elif same(rows[TRIED_WORLD], rows[TRIED_FIRST]):
            continue  # mostly nothing is hidden
        points(states[TRIED_WORLD], box, scores)
        before = scores[seat]
        for n in range(len(moves)):
            if world > 0 and gains[n] == UNSURE:
                continue
            after = states[TRIED_AFTER]
            states[TRIED_AFTER] = states[TRIED_WORLD]
            carry_out(after, box, moves[n])
            points(after, box, scores)
            gain = scores[seat] - before
            if after.rng.drawn > 0 or (world > 0 and gain != gains[n]):
                gain = UNSURE
            gains[n] = gain


@door
def try_out(
    states: Records,
    rows: Row[Ints],
    boxes: Records,
    move: int,
    moves: Ints,
    gains: Ints,
    scores: Ints,
) -> bool:
    """Whether a move revealed something; without one, preview all these moves. Both try moves in
    worlds that could be, and each door is compiled with all the rules in it: so it is one."""
    if move != NO_MOVE:
        return reveals(states, rows, boxes[0], move, moves)
    preview(states, rows, boxes[0], moves, gains, scores)
    return False


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
