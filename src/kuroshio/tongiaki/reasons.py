"""Tongiaki: why a move is not possible. The words for each are in `locale/`."""

from __future__ import annotations

from kuroshio.core.names import names_of

(
    WHY_NOT_ASKED,  # another question is asked
    WHY_NO_SUCH_MOVE,  # this box has no such pier, or Tonga would become royal
    WHY_START_THERE,  # all begin on Tonga
    WHY_KEEP_ONE_FREE,  # of the moorings of each beach, before the first turn
    WHY_OTHER_ISLAND,  # the boats go to one island
    WHY_NOT_ON_THE_MAP,
    WHY_ROYAL,  # nobody sets foot on the island
    WHY_ONE_A_BEACH,  # of the boats of an increase
    WHY_NO_ROOM,
    WHY_NO_OWN_BOAT,  # on the island
    WHY_NO_OWN_BOAT_THERE,  # on the beach
    WHY_ENOUGH_KINGS,
    WHY_NOT_ALONE,  # on an island that would become royal
    WHY_NOT_FULL,  # the beach does not leave
    WHY_USED_UP,  # the pier, until something changes (A14)
    WHY_PLACE_TAKEN,  # by another tile
    WHY_OTHER_NAME,  # the place is named after another tile
    WHY_SAME_AGAIN,  # turned that way, the tile lies as in another choice
    WHY_NOT_ABOARD,  # no boat of that colour is in the group
    WHY_ONE_A_BEACH_FIRST,  # of a landing group
) = range(1, 21)
REASONS = names_of(globals(), "WHY_")
