"""Namiji: the first boat in the last dock, and the first boat home."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Any

from kuroshio.core.boxes import Box
from kuroshio.core.moments import Moments
from kuroshio.core.records import Plain
from kuroshio.core.view import Event
from kuroshio.namiji import state as s
from kuroshio.namiji.route import station_at


def _seen(before: Any, after: Any, box: Box) -> Iterator[Event]:
    if after.farthest == before.farthest:
        return  # no boat is farther than any was before
    last_dock = _last_dock(after.reverse, box)
    for kind, space in (("last-dock", last_dock), ("first-home", box.plain.length)):
        if before.farthest < space <= after.farthest:
            yield Event(kind, after.foremost, {"space": space})


@lru_cache
def _last_dock(reverse: int, box: Box) -> int:
    sea: Any = Plain({"reverse": reverse})
    spaces = range(box.plain.length - 1, 0, -1)
    return next(space for space in spaces if station_at(sea, box.plain, space) == s.DOCK)


MOMENTS = Moments(fields=("foremost", "farthest", "reverse"), seen=_seen)
