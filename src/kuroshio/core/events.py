"""Events: what happened while a move was applied, written by the rules as they do it.

The log, the animations and the narrator read events; nobody compares states to find out.
Each event says which seats may see it; `redact` drops the others.
"""

from __future__ import annotations

from kuroshio.core.compiled import rule
from kuroshio.core.records import Record, Row, i8, i16

EVERYONE = -1  # an event that all seats and the watchers may see


class Happened(Record):
    kind: i8
    seat: i8
    seen_by: i8  # the one seat that may see it, or EVERYONE
    a: i16
    b: i16


class Strip(Record):
    """The part of a state that holds its events; a game's state gives `events` its length."""

    event_count: i8
    events: Row[Happened]


@rule
def clear(s: Strip) -> None:
    s.event_count = 0


@rule
def tell(s: Strip, seen_by: int, kind: int, seat: int, a: int, b: int) -> None:
    """Note an event that one seat alone may see (or EVERYONE)."""
    n = s.event_count
    # A full strip goes on counting, so that the tests find out.
    if n < len(s.events):
        event = s.events[n]
        event.kind = kind
        event.seat = seat
        event.seen_by = seen_by
        event.a = a
        event.b = b
    s.event_count = n + 1


@rule
def emit(s: Strip, kind: int, seat: int, a: int, b: int) -> None:
    """Note an event that everyone may see."""
    tell(s, EVERYONE, kind, seat, a, b)


@rule
def drop_unseen(s: Strip, seat: int) -> None:
    """Keep the events that the seat may see, in order, and wipe the rest of the strip."""
    kept = 0
    for n in range(len(s.events)):
        event = s.events[n]
        visible = n < s.event_count and (event.seen_by == EVERYONE or event.seen_by == seat)
        if visible:
            copy = s.events[kept]
            copy.kind = event.kind
            copy.seat = event.seat
            copy.seen_by = event.seen_by
            copy.a = event.a
            copy.b = event.b
            kept += 1
    for n in range(kept, len(s.events)):
        event = s.events[n]
        event.kind = 0
        event.seat = 0
        event.seen_by = 0
        event.a = 0
        event.b = 0
    s.event_count = kept
