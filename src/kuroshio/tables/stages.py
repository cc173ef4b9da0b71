"""Stages: what came before a game that is played on from a position of another one.

The position is not stored: it is replayed, as every game is. A table's game begins with its deal,
then come its stages, then its own moves; so a game that was played on can be stored, replayed,
reviewed and played on itself, by the same means as all others.
"""

from __future__ import annotations

import msgspec


class Stage(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """The moves up to a position, and how the hidden things lie from there on.

    With a `deal` they are dealt anew, from what the seat knew and from that seed alone, and with
    them all luck to come. Without one they stay as they were, and so does the luck.
    """

    moves: tuple[str, ...]
    seat: int
    deal: int | None = None
