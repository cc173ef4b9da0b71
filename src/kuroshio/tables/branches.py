"""Branches: how a game might have gone on from one of its positions, with other luck.

Before each move of a branch all luck to come is dealt anew from a seed. Seen with open hands what
is hidden stays where it lies. Through the eyes of a seat it is dealt anew, too, from what that seat
knows: so a branch tells the seat nothing that it did not know. Which seed it is decides how chance
falls, and so one can choose it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Generator
from typing import NamedTuple

from kuroshio.core.game import Move
from kuroshio.tables.table import Glance, Table, imagined, with_other_luck

Eyes = int | None  # a seat's, or none for open hands
Worlds = Callable[[int], Table | None]  # by the number of the deal; none where it is impossible

ENOUGH = 240  # tries of a move, from which the share of each outcome is told
MOST_TRIES = 8000  # to find as many that begin in a certain way
SLICE = 40  # tries between two steps
ASKED = 1  # the seed of the world in which a seat whose hand is not seen is asked


class Turnout(NamedTuple):
    """One of the things that may happen next, by chance."""

    deal: int  # a seed that lets it happen
    sign: bytes  # of it; nothing if no more happens
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
    """The events that came with the last move, as some eyes saw them and as they lie in a state."""
    return table.game.parts.happened(glance(table, eyes).strip())


def signs(table: Table, eyes: Eyes) -> list[bytes]:
    """What tells how chance fell: the events that came with the last move, and then what there is
    to choose from now, if the eyes may know it (cards come into a hand without an event). Two
    worlds with the same signs look the same to a seat."""
    events = happened(table, eyes)
    if eyes not in (None, table.turn):
        return events
    return events + [int(move).to_bytes(4, "big") for move in table.moves]


def offered(sign: bytes) -> int:
    """The move that such a sign tells of."""
    return int.from_bytes(sign, "big")


def after(table: Table, move: Move, eyes: Eyes) -> Worlds:
    """How a table may look after a move; of a hand that is not seen not every move is possible."""

    def world(deal: int) -> Table | None:
        found = dealt(table, eyes, deal)
        if not found.allows(move):
            return None
        found.make(move)
        return found

    return world


def beginnings(table: Table) -> Worlds:
    """How a game may begin with the same seat: the deal is its seed."""

    def world(deal: int) -> Table | None:
        found = Table(table.game, table.players, deal, table.options, table.box, table.seats)
        return found if found.turn == table.turn else None

    return world


def turnouts(
    worlds: Worlds, eyes: Eyes, head: list[bytes], tries: int = MOST_TRIES
) -> Generator[None, None, list[Turnout]]:
    """What may happen next by chance, if it begins with some signs; the likeliest first. A few
    tries at a time."""
    fixed = len(head)
    first: dict[bytes, int] = {}
    counts: Counter[bytes] = Counter()
    for deal in range(tries):
        if deal % SLICE == SLICE - 1:
            yield
        world = worlds(deal)
        found = [] if world is None else signs(world, eyes)
        if world is not None and found[:fixed] == head:
            sign = found[fixed] if fixed < len(found) else b""
            first.setdefault(sign, deal)
            counts[sign] += 1
            if counts.total() == ENOUGH:
                break
    return [Turnout(first[one], one, count / counts.total()) for one, count in counts.most_common()]
