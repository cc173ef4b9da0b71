"""Who somebody is, and what they tell of others."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from kuroshio.server.protocol.values import Body, Name, SeatNumber


class NewName(Body, frozen=True, kw_only=True):
    name: Name
    keep: bool = False  # the name of whoever has one already
    bot: bool = False  # a program, which stays one: its name says so from now on


class Claim(Body, frozen=True, kw_only=True):
    """The link of an identity, to use it on this device too."""

    link: Annotated[str, msgspec.Meta(max_length=200)]


class Me(msgspec.Struct):
    """One's identity."""

    name: str
    token: str | None = None  # for programs, once: to be sent as `Authorization: Bearer`
    bot: bool = False  # a program


class Link(msgspec.Struct):
    link: str


class Report(Body, frozen=True, kw_only=True):
    """Tell whoever runs the house of a line of chat, or of the name on a seat."""

    seat: SeatNumber
    line: Annotated[int, msgspec.Meta(ge=1, le=2**31)] | None = None  # none where the name is meant
    reason: Literal["rude", "spam", "name", "cheating", "other"] = "other"
    words: Annotated[str, msgspec.Meta(max_length=300)] = ""


class Reported(msgspec.Struct):
    """The report is kept."""

    reported: bool = True
