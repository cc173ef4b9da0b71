"""What is asked and told about notices."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

Url = Annotated[str, msgspec.Meta(min_length=1, max_length=2000)]
Key = Annotated[str, msgspec.Meta(min_length=1, max_length=200)]
Language = Annotated[str, msgspec.Meta(max_length=8)]
Minute = Annotated[int, msgspec.Meta(ge=0, le=1439)]
Zone = Annotated[str, msgspec.Meta(max_length=64)]


class Form(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The base of what is asked here."""


class NewPush(Form, frozen=True, kw_only=True):
    """Tell a browser: what its subscription says, and with which of our keys it was made."""

    endpoint: Url
    p256dh: Key
    auth: Key
    key: Key
    language: Language
    instead: Annotated[str, msgspec.Meta(max_length=2000)] = ""  # an endpoint that has ended


class NewWebhook(Form, frozen=True, kw_only=True):
    """Tell a program of one's own."""

    url: Url
    language: Language


class NewMail(Form, frozen=True, kw_only=True):
    """Tell by mail, after the address was confirmed."""

    address: Annotated[str, msgspec.Meta(min_length=3, max_length=254)]
    language: Language


class WhichWay(Form, frozen=True, kw_only=True):
    """One of one's own ways."""

    way: Annotated[str, msgspec.Meta(max_length=16)]


class Quiet(Form, frozen=True, kw_only=True):
    """The hours in which nobody is told: from a minute of the day to another, by a zone's clock.
    The same minute twice means none."""

    zone: Zone
    starts: Minute
    ends: Minute


class MailToken(Form, frozen=True, kw_only=True):
    """What a link in a mail carries."""

    token: Annotated[str, msgspec.Meta(min_length=1, max_length=200)]


class WayInfo(msgspec.Struct):
    """A way by which one is told."""

    id: str
    kind: Literal["push", "webhook", "mail"]
    label: str  # the browser, the webhook's host, or the mail address
    state: Literal["asked", "on", "off"]  # a mail that is not confirmed; given up after failures
    made: int
    told: int  # when the last notice was taken there; 0: none so far
    endpoint: str  # of a browser, by which it finds itself


class Notices(msgspec.Struct):
    """How one is told that a table waits."""

    ways: list[WayInfo]
    quiet: Quiet | None
    push: str  # the key with which browsers subscribe
    mail: bool  # whether this house sends mails
    after: float  # seconds that a table waits first
    secret: str = ""  # of a webhook that was just added: told once


class Tried(msgspec.Struct):
    """What became of a notice that was asked for."""

    sent: bool
    problem: str = ""  # why it did not come through, in the words of whoever is told


class MailDone(msgspec.Struct):
    """A link of a mail was used: what it was about."""

    address: str
