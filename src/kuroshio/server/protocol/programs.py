"""What programs are asked that play here."""

from __future__ import annotations

from typing import Literal

import msgspec


class Asked(msgspec.Struct, tag_field="type"):
    """Something that is asked of a program, or that it should know."""

    table: str


class Turn(Asked, tag="turn"):
    """A table begins to wait for one: for a move, for an answer to somebody who wants to take
    something back, or that one starts the game."""

    game: str
    waits: Literal["move", "answer", "start"]
    since: int
    deadline: int | None


class Challenge(Asked, tag="challenge"):
    """A seat is kept for one."""

    game: str


class SeatedThere(Asked, tag="seated"):
    """One was seated from the queue: the game has begun."""


class Over(Asked, tag="over"):
    """A table is over, or one sits there no more."""


AnyAsked = Turn | Challenge | SeatedThere | Over
