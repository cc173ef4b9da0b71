"""What the values in messages may be, and what the bodies of requests have in common."""

from __future__ import annotations

from typing import Annotated

import msgspec

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=24)]
Ref = Annotated[str, msgspec.Meta(max_length=32)]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=15)]
Number = Annotated[int, msgspec.Meta(ge=0, le=2**31)]
PlayerCount = Annotated[int, msgspec.Meta(ge=2, le=16)]
CHAT_LENGTH = 300  # of a line
Word = Annotated[str, msgspec.Meta(max_length=40)]
Title = Annotated[str, msgspec.Meta(max_length=40)]
Seed = Annotated[int, msgspec.Meta(ge=0, le=2**63 - 1)]


class Body(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The base of request bodies."""
