"""Namazu: the catfish is calm, or the last round of all begins."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from kuroshio.core.boxes import Box
from kuroshio.core.moments import Moments
from kuroshio.core.view import Event
from kuroshio.namazu import state as s


def _seen(before: Any, after: Any, box: Box) -> Iterator[Event]:
    last = box.plain.rounds - 1
    if before.rounds < last <= after.rounds and not after.over:
        yield Event("last-round", None, {"round": after.rounds + 1})


MOMENTS = Moments(events=(s.EVENT_NAMES[s.CALMED],), fields=("rounds",), seen=_seen)
