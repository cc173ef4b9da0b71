"""Moments: turns in the course of a game that nobody at the table should miss.

Some are events of the rules; others show only beside what was so before: the first boat in the last
dock, another leader. Both are told as events, to everyone, since they are made of what everyone
knows. A game declares its own in `GAME/moments.py`; who leads is told in every game.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from kuroshio.core.boxes import Box
from kuroshio.core.messages import Message, message
from kuroshio.core.view import Event

TOOK_LEAD = "took-lead"


@dataclass(frozen=True)
class Moments:
    """The moments of a game."""

    events: tuple[str, ...] = ()  # the kinds of those that the rules themselves tell
    # All others, from these fields of what everyone knew before a move and knows after it. They are
    # looked for only where one of these, the points or `over` has changed.
    fields: tuple[str, ...] = ()
    seen: Callable[[Any, Any, Box], Iterable[Event]] = lambda before, after, box: ()


NO_MOMENTS = Moments()


def leader(scores: Sequence[int]) -> int | None:
    """The seat with the most points; none where several have them."""
    most = max(scores)
    ahead = [seat for seat, points in enumerate(scores) if points == most]
    return ahead[0] if len(ahead) == 1 else None


def took_lead(seat: int, points: int) -> Event:
    """Another seat than before has the most points."""
    return Event(TOOK_LEAD, seat, {"points": points})


def say_moment(event: Event, narrate: Callable[[Event], Message]) -> Message:
    """A moment for the log; those of a game are told by its narrator."""
    if event.kind == TOOK_LEAD:
        return message("event-took-lead", points=int(event.details["points"] or 0))
    return narrate(event)
