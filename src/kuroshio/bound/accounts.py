"""Points by source of every seat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kuroshio.core.compiled import door
from kuroshio.core.records import Records, Row

if TYPE_CHECKING:
    from kuroshio.core.contract import account


@door
def accounts(states: Records, boxes: Records, out: Row[Row[int]]) -> None:
    """Write each seat's points by source into a row of its own."""
    for seat in range(states[0].players):
        account(states[0], boxes[0], seat, out[seat])
