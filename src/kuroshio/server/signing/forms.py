"""What is asked and told about devices, passkeys and signing in."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from kuroshio.server.notices.forms import Form, Language

Ticket = Annotated[str, msgspec.Meta(min_length=1, max_length=100)]
How = Literal["name", "link", "passkey", "mail", "older"]


class WhichDevice(Form, frozen=True, kw_only=True):
    """One of one's own devices."""

    device: Annotated[str, msgspec.Meta(max_length=16)]


class WhichPasskey(Form, frozen=True, kw_only=True):
    """One of one's own passkeys."""

    passkey: Annotated[str, msgspec.Meta(max_length=2000)]


class Credential(Form, frozen=True, kw_only=True):
    """What the browser made of a challenge, as WebAuthn writes it in JSON."""

    ticket: Ticket
    credential: dict[str, Any]


class MailSignIn(Form, frozen=True, kw_only=True):
    """Where to send a link for signing in."""

    address: Annotated[str, msgspec.Meta(min_length=3, max_length=254)]
    language: Language


class SignInToken(Form, frozen=True, kw_only=True):
    """What the link of a mail carries."""

    token: Ticket


class PasskeyChallenge(msgspec.Struct):
    """What a passkey is to be made for, or to answer: once, within five minutes."""

    ticket: str
    options: dict[str, Any]  # for `navigator.credentials`, as WebAuthn writes them in JSON


class Device(msgspec.Struct):
    """A device on which one is signed in."""

    id: str
    label: str
    how: How  # it came to it
    made: int
    seen: int  # the day on which it was last here
    here: bool


class Passkey(msgspec.Struct):
    id: str
    label: str  # the device on which it was made
    made: int
    used: int  # 0: never


class Devices(msgspec.Struct):
    """Where one is signed in, and how one comes back."""

    devices: list[Device]
    passkeys: list[Passkey]
    possible: bool  # passkeys, under the name by which the page was opened
    mails: list[str]  # confirmed addresses: a link to one of them signs in
    mail: bool  # whether this house sends mails


class SignInWays(msgspec.Struct):
    """How one can sign in here."""

    passkeys: bool  # under the name by which the page was opened
    mail: bool  # whether this house sends mails


class Sent(msgspec.Struct):
    """A mail is on its way, if anybody has confirmed that address."""

    minutes: int  # for which its link counts
