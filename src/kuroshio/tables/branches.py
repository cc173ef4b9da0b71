"""Branches: how a game might have gone on from one of its positions, with other luck.

Before each move of a branch all luck to come is dealt anew from a seed. Seen with open hands what
is hidden stays where it lies. Through the eyes of a seat it is dealt anew, too, from what that seat
knows: so a branch tells the seat nothing that it did not know. Which seed it is decides how chance
falls, and so one can choose it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator
from typing import NamedTuple

from kuroshio.core.game import Move
from kuroshio.tables.table import Glance, Table, imagined, with_other_luck

Eyes = int | None  # a seat's, or none for open hands

ENOUGH = 240  # ways that a move may turn out, of which each share is told
MOST_TRIES = 8000  # to find as many that begin in a certain way
SLICE = 40  # tries between two steps
ASKED = 1  # the seed of the world in which a seat whose hand is not seen is asked


class Turnout(NamedTuple):
    """One of the things that may happen next, by chance."""

    deal: int  # a seed that lets it happen
    happens: bytes  # the event as it lies in the state; nothing if no more happens
    share: float  # how often it does


def dealt(table: Table, eyes: Eyes, deal: int) -> Table:
    """A copy of a table in one of the worlds that are possible for some eyes."""
    return with_other_luck(table, deal) if eyes is None else imagined(table, eyes, deal)


def grown(table: Table, move: str, eyes: Eyes, deal: int) -> Table:
    """A copy of a table after one more move, as chance falls with this deal."""
    other = dealt(table, eyes, deal)
    other.play(move)
    return other


def asked(table: Table, eyes: Eyes) -> Table:
    """The table at which the seat on turn chooses, as far as some eyes know. What another seat has
    in hand they do not: it chooses in one of the worlds that are possible for them."""
    return table if eyes in (None, table.turn) else imagined(table, eyes, ASKED)


def glance(table: Table, eyes: Eyes, after: int | None = None) -> Glance:
    """What some eyes see; all of it with open hands."""
    return table.truth_glance(after) if eyes is None else table.glance(eyes, after)


def happened(table: Table, eyes: Eyes) -> list[bytes]:
    """The events that came with the last move, as some eyes saw them and as they lie in a state.
    They tell all that chance did: two worlds with the same events look the same."""
    return table.game.parts.happened(glance(table, eyes).strip())


def turnouts(
    table: Table, move: Move, eyes: Eyes, head: list[bytes], tries: int = MOST_TRIES
) -> Generator[None, None, list[Turnout]]:
    """What may happen next of those things that come with a move, if it begins with some events;
    the likeliest first. A few tries at a time."""
    fixed = len(head)
    first: dict[bytes, int] = {}
    counts: Counter[bytes] = Counter()
    for deal in range(tries):
        if deal % SLICE == SLICE - 1:
            yield
        world = dealt(table, eyes, deal)
        if not world.allows(move):
            continue  # of a hand that is not seen
        world.make(move)
        events = happened(world, eyes)
        if events[:fixed] == head:
            event = events[fixed] if fixed < len(events) else b""
            first.setdefault(event, deal)
            counts[event] += 1
            if counts.total() == ENOUGH:
                break
    return [Turnout(first[one], one, count / counts.total()) for one, count in counts.most_common()]
