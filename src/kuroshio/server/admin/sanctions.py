"""Sanctions: who may not write here (mute), or not come at all (ban).

They are for an identity, or for the network from which somebody comes: an IPv4 address, or the
/64 of an IPv6 address, which is what one household has.
"""

from __future__ import annotations

import ipaddress
from functools import lru_cache
from typing import TYPE_CHECKING

from kuroshio.server.admin.forms import Sanction
from kuroshio.server.identity import is_id
from kuroshio.server.limits import HOUSEHOLD
from kuroshio.server.refusals import UNITS, Refused, for_time

if TYPE_CHECKING:
    from kuroshio.server.store import Store

IMPOSE = (
    "INSERT INTO sanctions (kind, subject, until, reason, made) VALUES ($1, $2, $3, $4, $5) "
    "ON CONFLICT (kind, subject) DO UPDATE SET until = excluded.until, reason = excluded.reason, "
    "made = excluded.made"
)
FORGIVE = "DELETE FROM sanctions WHERE subject = $1 RETURNING kind"
ALL = "SELECT kind, subject, until, reason, made FROM sanctions ORDER BY made DESC"

Network = ipaddress.IPv4Network | ipaddress.IPv6Network


def subject_of(written: str) -> str:
    """Whom a sanction is for: an id as it is, an address as the network that it stands for."""
    if is_id(written):
        return written
    try:
        network = ipaddress.ip_network(written, strict=False)
    except ValueError:
        raise Refused("bad-message", detail=f"neither an id nor an address: {written}") from None
    if isinstance(network, ipaddress.IPv6Network) and network.prefixlen == network.max_prefixlen:
        network = network.supernet(new_prefix=HOUSEHOLD)
    return str(network)


class Sanctions:
    """Those in force, in memory: every request asks."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._by_subject: dict[tuple[str, str], Sanction] = {}
        self._networks: list[tuple[Network, Sanction]] = []

    async def learn(self) -> None:
        """Read them anew."""
        found = [Sanction(*row) for row in await self._store.read(ALL)]
        self._by_subject = {(one.kind, one.subject): one for one in found}
        self._networks = [
            (ipaddress.ip_network(one.subject), one) for one in found if not is_id(one.subject)
        ]

    async def all(self) -> list[Sanction]:
        await self.learn()
        return [one for one in self._by_subject.values() if not one.over]

    def of(self, kind: str, player: str | None, address: str = "") -> Sanction | None:
        """What is in force against somebody, or against where they come from."""
        if not self._by_subject:
            return None
        found = self._by_subject.get((kind, player)) if player else None
        if found is not None and not found.over:
            return found
        if not self._networks or (place := _place(address)) is None:
            return None
        return next(
            (
                one
                for network, one in self._networks
                if one.kind == kind and place in network and not one.over
            ),
            None,
        )

    def check(self, player: str | None, address: str) -> None:
        """Refuse whoever is banned."""
        if (found := self.of("ban", player, address)) is not None:
            raise _refused("banned", found)

    def check_words(self, player: str, address: str = "") -> None:
        """Refuse words to others from whoever is muted."""
        if (found := self.of("mute", player, address)) is not None:
            raise _refused("muted", found)


def _refused(code: str, found: Sanction) -> Refused:
    """A refusal for good, or for some time longer."""
    time = for_time(found.hours * UNITS["hours"])
    return Refused(code, good=int(not found.hours), time=time)


@lru_cache(1024)
def _place(address: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    try:
        place = ipaddress.ip_address(address.partition("/")[0])
    except ValueError:
        return None
    # A socket that listens on IPv4 and IPv6 at once reports IPv4 addresses as mapped ones.
    return getattr(place, "ipv4_mapped", None) or place
