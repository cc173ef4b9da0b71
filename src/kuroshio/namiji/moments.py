"""Namiji: the first boat in the last dock, and the first boat home."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from kuroshio.core.boxes import Box
from kuroshio.core.moments import Moments
from kuroshio.core.view import Event
from kuroshio.namiji import state as s
from kuroshio.namiji.route import station_at


def _seen(before: Any, after: Any, box: Box) -> Iterator[Event]:
    (was, _), (farthest, boat) = _foremost(before), _foremost(after)
    if farthest == was:
        return  # no boat is farther than any was before
    for kind, space in (("last-dock", _last_dock(after, box)), ("first-home", box.plain.length)):
        if was < space <= farthest:
            yield Event(kind, boat, {"space": space})


def _foremost(sea: Any) -> tuple[int, int]:
    """How far the boats have come, and which of them."""
    boat = sea.order[sea.boat_count - 1]
    return sea.space[boat], boat


def _last_dock(sea: Any, box: Box) -> int:
    spaces = range(box.plain.length - 1, 0, -1)
    return next(space for space in spaces if station_at(sea, box.plain, space) == s.DOCK)


MOMENTS = Moments(fields=("order", "boat_count", "boats.space", "reverse"), seen=_seen)
