"""Tickets: what is handed out to be used once, until a time. The store knows only a hash of it, and
whoever uses it first has it, at whichever process."""

from __future__ import annotations

import hashlib
import secrets
from typing import TYPE_CHECKING

from kuroshio.server.clocks import now_ms

if TYPE_CHECKING:
    from kuroshio.server.store import Store

_ISSUE = "INSERT INTO tickets (id, kind, player, data, until) VALUES ($1, $2, $3, $4, $5)"
_USE = "DELETE FROM tickets WHERE id = $1 AND kind = $2 RETURNING player, data, until"
OLD_TICKETS = "DELETE FROM tickets WHERE until < $1"


def _hashed(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


async def issue(store: Store, kind: str, player: str, data: str, milliseconds: int) -> str:
    """Hand out what can be used once, until then; the store knows only its hash."""
    token = secrets.token_urlsafe(24)
    row = (_hashed(token), kind, player, data, now_ms() + milliseconds)
    await store.change((_ISSUE, row))
    return token


async def use(store: Store, kind: str, token: str) -> tuple[str, str] | None:
    """Use a ticket, which ends it: whose it is and what it is about."""
    (found,) = await store.change((_USE, (_hashed(token), kind)))
    if not found or found[0][2] < now_ms():
        return None
    return found[0][0], found[0][1]
