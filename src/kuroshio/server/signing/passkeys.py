"""Passkeys (WebAuthn): a key that a device, or whoever keeps one's passwords, holds and that only
signs for this host's name. The server has the public half.

A challenge is a ticket of the store: it is answered once, within five minutes, at any process. The
name that passkeys are made for, and the page that may ask for them, follow from `KUROSHIO_URL`;
without it from the name by which the page was opened, which a proxy has to pass on.
"""

from __future__ import annotations

import ipaddress
import logging
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

import msgspec
from starlette.requests import Request

from kuroshio.extras import needs
from kuroshio.server.clocks import now_ms
from kuroshio.server.labels import label_of
from kuroshio.server.origins import origin_of
from kuroshio.server.refusals import Refused
from kuroshio.server.signing.forms import Passkey, PasskeyChallenge
from kuroshio.server.tickets import issue, use

with needs("server"):
    from fido2.server import Fido2Server
    from fido2.utils import websafe_decode, websafe_encode
    from fido2.webauthn import (
        AttestedCredentialData,
        PublicKeyCredentialDescriptor,
        PublicKeyCredentialRpEntity,
        PublicKeyCredentialType,
        PublicKeyCredentialUserEntity,
        ResidentKeyRequirement,
        UserVerificationRequirement,
    )

if TYPE_CHECKING:
    from kuroshio.server.settings import Settings
    from kuroshio.server.store import Player, Store

log = logging.getLogger("kuroshio.passkeys")

MOST = 10  # passkeys of one person
TIME = 300_000  # milliseconds that a challenge waits for its answer

_OF = "SELECT id, label, made, used FROM passkeys WHERE player = $1 ORDER BY made"
_IDS = "SELECT id FROM passkeys WHERE player = $1 AND site = $2"
_ONE = "SELECT player, data FROM passkeys WHERE id = $1 AND site = $2"
_ADD = (
    "INSERT INTO passkeys (id, player, site, data, label, made, used) "
    "SELECT CAST($1 AS TEXT), CAST($2 AS TEXT), CAST($3 AS TEXT), CAST($4 AS TEXT), "
    "CAST($5 AS TEXT), CAST($6 AS BIGINT), 0 "
    f"WHERE (SELECT count(*) FROM passkeys WHERE player = $2) < {MOST} "
    "ON CONFLICT DO NOTHING RETURNING id"
)
_USED = "UPDATE passkeys SET used = $2 WHERE id = $1"
_REMOVE = "DELETE FROM passkeys WHERE id = $1 AND player = $2 RETURNING id"


def host_of(request: Request, settings: Settings) -> str | None:
    """The name that passkeys are made for; none where browsers make none: for an address that is
    a number, and without HTTPS anywhere but on this machine."""
    try:
        parts = urlsplit(origin_of(request, settings))
        host = parts.hostname or ""
        ipaddress.ip_address(host)
    except ValueError:
        local = host == "localhost" or host.endswith(".localhost")
        return host if host and (parts.scheme == "https" or local) else None
    return None


def _server(request: Request, settings: Settings) -> tuple[Fido2Server, str]:
    host = host_of(request, settings)
    if host is None:
        raise Refused("no-passkeys")
    page = origin_of(request, settings)
    party = PublicKeyCredentialRpEntity(name="Kuroshio", id=host)
    return Fido2Server(party, verify_origin=lambda origin: origin == page), host


async def _challenge(
    store: Store, kind: str, player: str, options: Any, state: Any
) -> PasskeyChallenge:
    kept = msgspec.json.encode(state).decode()
    ticket = await issue(store, kind, player, kept, TIME)
    return PasskeyChallenge(ticket, dict(options)["publicKey"])


async def passkeys_of(store: Store, player: str) -> list[Passkey]:
    return [Passkey(*row) for row in await store.read(_OF, player)]


async def begin_making(
    store: Store, request: Request, settings: Settings, player: Player
) -> PasskeyChallenge:
    """A challenge for which the browser makes a passkey."""
    server, host = _server(request, settings)
    known = await store.read(_IDS, player.id, host)
    if len(await passkeys_of(store, player.id)) >= MOST:
        raise Refused("too-many-passkeys", count=MOST)
    options, state = server.register_begin(
        PublicKeyCredentialUserEntity(
            id=player.id.encode(), name=player.name, display_name=player.name
        ),
        [
            PublicKeyCredentialDescriptor(
                type=PublicKeyCredentialType.PUBLIC_KEY, id=websafe_decode(row[0])
            )
            for row in known
        ],
        resident_key_requirement=ResidentKeyRequirement.REQUIRED,
        user_verification=UserVerificationRequirement.PREFERRED,
    )
    return await _challenge(store, "make-passkey", player.id, options, state)


async def make(
    store: Store, request: Request, settings: Settings, player: str, ticket: str, answer: Any
) -> None:
    """Keep the passkey that the browser made."""
    server, host = _server(request, settings)
    found = await use(store, "make-passkey", ticket)
    if found is None or found[0] != player:
        raise Refused("bad-passkey")
    try:
        data = server.register_complete(msgspec.json.decode(found[1]), answer).credential_data
    except Exception as error:  # whatever somebody made up
        log.info("no passkey: %r", error)
        raise Refused("bad-passkey") from None
    assert data is not None
    label = label_of(request.headers.get("user-agent", ""))
    row = (websafe_encode(data.credential_id), player, host, websafe_encode(bytes(data)), label)
    (added,) = await store.change((_ADD, (*row, now_ms())))
    if not added:
        raise Refused("bad-passkey")


async def remove(store: Store, player: str, passkey: str) -> None:
    (removed,) = await store.change((_REMOVE, (passkey, player)))
    if not removed:
        raise Refused("not-found")


async def begin_signing_in(store: Store, request: Request, settings: Settings) -> PasskeyChallenge:
    """A challenge that any passkey of this host may answer: it says itself whose it is."""
    server, _ = _server(request, settings)
    options, state = server.authenticate_begin(
        user_verification=UserVerificationRequirement.PREFERRED
    )
    return await _challenge(store, "sign-in-passkey", "", options, state)


async def sign_in(
    store: Store, request: Request, settings: Settings, ticket: str, answer: Any
) -> str:
    """Who has answered a challenge with a passkey that is known here."""
    server, host = _server(request, settings)
    found = await use(store, "sign-in-passkey", ticket)
    passkey = answer.get("rawId") or answer.get("id")
    if found is None or not isinstance(passkey, str):
        raise Refused("bad-passkey")
    rows = await store.read(_ONE, passkey.rstrip("="), host)
    try:
        (player, data) = rows[0]
        credential = AttestedCredentialData(websafe_decode(data))
        server.authenticate_complete(msgspec.json.decode(found[1]), [credential], answer)
        handle = answer.get("response", {}).get("userHandle")
        if handle and websafe_decode(handle) != player.encode():
            raise ValueError("of another person")
    except Exception as error:  # as above
        log.info("no passkey: %r", error)
        raise Refused("bad-passkey") from None
    await store.change((_USED, (passkey.rstrip("="), now_ms())))
    return str(player)
