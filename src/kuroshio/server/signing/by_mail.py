"""Signing in by mail: a link to an address that somebody has confirmed before, once and for a
quarter of an hour. Nobody is told whether an address is known here."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from kuroshio.server.aside import aside
from kuroshio.server.notices import mail, outward, words
from kuroshio.server.tickets import issue

if TYPE_CHECKING:
    from kuroshio.server.service import Service

log = logging.getLogger("kuroshio.signing")

TIME = 900_000  # milliseconds for which the link counts
MOST = 5  # people with the same address, of whom each has a link in the mail

_WHOSE = (
    "SELECT players.id, players.name FROM ways JOIN players ON players.id = ways.player "
    "WHERE ways.kind = 'mail' AND ways.state <> 'asked' AND lower(ways.address) = lower($1) "
    f"ORDER BY ways.made LIMIT {MOST}"
)
ADDRESSES = "SELECT address FROM ways WHERE player = $1 AND kind = 'mail' AND state <> 'asked'"


async def send_link(service: Service, address: str, language: str) -> None:
    """Send a link for each person who has confirmed the address; none if nobody has."""
    settings, tongue = service.settings, words.known(language)
    lines = []
    for player, name in await service.store.read(_WHOSE, address):
        token = await issue(service.store, "sign-in-mail", player, "", TIME)
        lines.append(f"{name}:\n{settings.url}/sign-in#{token}")
    if not lines:
        return
    links = "\n\n".join(lines)
    text = await aside(words.said, "signin-mail", tongue, links=links)
    subject = await aside(words.said, "signin-mail-subject", tongue)
    try:
        await mail.send(settings, mail.letter(settings, address, subject, text))
    except (outward.NotSent, outward.Unsure) as error:
        log.warning("a mail was not sent: %s", error)
