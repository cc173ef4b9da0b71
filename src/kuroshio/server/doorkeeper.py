"""The doorkeeper lets in only so many who say nothing.

A connection costs a descriptor before anything was asked over it. Whoever connects and says nothing
is sent away after a few seconds, and at once if there are many of the kind from the same address;
whoever was refused again and again is kept waiting for these seconds without being heard, since
somebody who is sent away at once comes back at once, and that costs more.

A trusted proxy connects for many people: a hundred connections at one moment, after a restart, are
no attack. It has read their requests before it connects, and these are counted by the addresses
that it names.
"""

from __future__ import annotations

import contextlib
import ipaddress
from collections import defaultdict
from collections.abc import Iterator
from typing import Protocol

from kuroshio.server.limits import Limits

try:
    import resource
except ImportError:  # Windows
    resource = None  # type: ignore[assignment]

SILENCE = 5.0  # seconds in which a request must have come, with all its headers
SILENT = 30  # connections of one address that have said nothing yet
OUTSIDE = 2_000  # connections of one address that wait without being heard
SHARE = 0.8  # of the descriptors, for connections
MANY = 1 << 20  # descriptors


class Someone(Protocol):
    """A connection."""

    def send_away(self) -> None: ...

    def let_wait(self) -> None:
        """Hear nothing of what it says."""


class Doorkeeper:
    """Who is at the door and has said nothing yet, in this process."""

    def __init__(self, limits: Limits, proxies: str = "") -> None:
        self._limits = limits
        self._proxies = list(_networks(proxies))
        self._most = int(SHARE * descriptors())
        self._silent: defaultdict[str, dict[Someone, None]] = defaultdict(dict)

    def is_proxy(self, host: str) -> bool:
        """Whether somebody at an address comes for others."""
        try:
            address = ipaddress.ip_address(host)
        except ValueError:
            return False
        return any(address in network for network in self._proxies)

    def come(self, guest: Someone, client: str, connections: int) -> None:
        """Let a connection in, or not; if there are too many, the one that came first has to go."""
        silent = self._silent[client]
        silent[guest] = None
        if self._limits.is_out(client):
            guest.let_wait()
            if len(silent) > OUTSIDE or connections > self._most // 2:
                del silent[guest]
                guest.send_away()
        elif len(silent) > SILENT or connections > self._most:
            first = next(iter(silent))
            del silent[first]
            first.send_away()
            self._limits.strike(client)  # one that goes on like this is kept waiting

    def heard(self, guest: Someone, client: str) -> None:
        """Somebody has said what they want, or gone."""
        silent = self._silent[client]
        silent.pop(guest, None)
        if not silent:
            del self._silent[client]


def _networks(proxies: str) -> Iterator[ipaddress.IPv4Network | ipaddress.IPv6Network]:
    for one in proxies.replace("*", "0.0.0.0/0,::/0").split(","):
        with contextlib.suppress(ValueError):  # the path of a socket, or a name
            yield ipaddress.ip_network(one.strip(), strict=False)


def descriptors() -> int:
    """How many files and connections this process may have open."""
    if resource is None:
        return MANY
    return resource.getrlimit(resource.RLIMIT_NOFILE)[0]


def raise_descriptors() -> None:
    """As many as this user may have: each connection is one."""
    if resource is None:
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MANY if hard == resource.RLIM_INFINITY else min(hard, MANY)
    if soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
