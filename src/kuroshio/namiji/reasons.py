"""Namiji: why a move is not possible; `locale/` has a message for each (`namiji-why-behind`)."""

from __future__ import annotations

from kuroshio.core.names import names_of

(
    WHY_NOT_ASKED,  # another question is asked
    WHY_OFF_THE_ROUTE,
    WHY_BEHIND,  # boats never go back
    WHY_USE_DOCK,  # the space is the next dock
    WHY_DOCK_FIRST,  # the dock lies before it
    WHY_NO_DOCK_LEFT,
    WHY_SLOT,  # of the dock: taken, or not in use
    WHY_OCCUPIED,
    WHY_RACK_FULL,
    WHY_PANORAMA,  # it is complete
    WHY_NO_SUCH_FISH,
    WHY_CELL_TAKEN,
    WHY_CELL_APART,  # no token beside it
    WHY_NET_PLACE,
    WHY_NO_NET,  # that could be revealed
    WHY_NO_SUCH_CARD,
) = range(1, 17)
REASONS = names_of(globals(), "WHY_")
