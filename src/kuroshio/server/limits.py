"""Limits: how much one client may ask for. A bucket fills up with time and empties with use.

A client is an address (of IPv6, the network of one household) and, where that is known, an
identity. What is allowed to an identity comes out of what is allowed to its address: ten identities
behind one address share it. All workers of a machine count together.
"""

from __future__ import annotations

import ipaddress
import math
import os
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import lru_cache

from starlette.requests import HTTPConnection

from kuroshio.core.messages import Message
from kuroshio.server.clocks import ClockRule, by_days
from kuroshio.server.refusals import Refused, as_size
from kuroshio.server.shared import VARIABLE, SharedCounts

HOUSEHOLD = 64  # bits of an IPv6 address that one client is given


@dataclass(frozen=True)
class Allowance:
    """So many at once, and so many a second in the long run."""

    burst: float
    rate: float


# Of an address.
BY_ADDRESS = {
    "request": Allowance(100, 20),  # HTTP requests
    "look": Allowance(100, 20),  # whether the server is well: its keepers ask, too
    "handshake": Allowance(60, 5),  # sockets opened
    "identity": Allowance(20, 0.2),
    "strike": Allowance(40, 2),  # refusals, before it is not even answered
}
# Of an identity, or of all at an address who have none; an address has so many times as much.
BY_IDENTITY = {
    "message": Allowance(60, 15),  # commands over a socket
    "chat": Allowance(6, 0.5),
    "hint": Allowance(10, 0.5),
    "think": Allowance(30, 1),  # positions that an engine is to think about
    "branch": Allowance(60, 3),  # changes of an analysis
    "nudge": Allowance(3, 0.02),
    "review": Allowance(6, 0.01),  # one takes most of a minute, and others wait for theirs
    "table": Allowance(20, 0.2),  # tables made and records uploaded
    "listing": Allowance(6, 0.01),  # tables that everyone sees in the lobby, which shows a hundred
    "listing-by-days": Allowance(4, 2 / 86_400),  # of those, tables that are shown for a week
    "place": Allowance(10, 0.002),  # in the queue for games by days, where it is kept for a day
    "drawing": Allowance(60, 5),  # replays, pictures and what else takes long to make
    "picture": Allowance(20, 0.3),  # drawn as pixels, which takes a process half a second
    "film": Allowance(4, 0.05),  # as many pictures as a turn has moves, and some between them
    "standing": Allowance(40, 0.2),  # past days and months of the challenge that have to be read
    "report": Allowance(5, 0.02),
    "way": Allowance(20, 0.1),  # changes of how one is told that a table waits
    "notice": Allowance(6, 0.05),  # notices that one asks for, to see that they come
    "mail": Allowance(4, 0.002),  # mails that ask whether an address is one's own
}
# Of a mail address that gets mail because somebody asked for it: anybody can.
BY_MAILBOX = {
    "asked-mail": Allowance(3, 1 / 28_800),  # for one who asks
    "all-mail": Allowance(12, 1 / 7_200),  # for all together: to use it up takes several
}
# Of one way by which somebody is told, and of an address that is written to: what is more waits.
BY_WAY = {
    "notice-push": Allowance(30, 1 / 60),
    "notice-webhook": Allowance(30, 1 / 60),
    "notice-mail": Allowance(10, 1 / 600),
    "notice-address": Allowance(120, 5),  # a push service serves many
}
# Of an address, in bytes: analyses, records, reviews and games played on, which are kept for long.
A_DAY = 100_000_000
KEPT = Allowance(A_DAY, A_DAY / 86_400)
# Of an address, in bytes: rows in the logs of tables. Some thousand games a day.
LOGGED = Allowance(A_DAY, A_DAY / 86_400)
ROW_BYTES = 150  # of a row in a store, beside its entry
# Rows are counted together, not each for itself: every move writes one. So many bytes of an address
# are not counted yet in each process, for so many addresses.
LOG_PIECE = 8_192
LOG_CLIENTS = 4_096
PEOPLE = 3
# Of an address, at a time.
SOCKETS = 200
REQUESTS = 60  # under way; most of them wait for news
STUDIES = 12  # analysis tables with an engine: what it has thought stays in memory meanwhile
AGAIN = 10.0  # seconds after which somebody with too many of these may look again
MESSAGE_BYTES = 4096
HEAD_BYTES = 65_536  # of a request, before its body
TARGET_BYTES = 4_096  # of its path and query, which are taken apart again and again
BODY_BYTES = 65_536
BODY_SECONDS = 20.0
RECORD_BYTES = 1_048_576


@lru_cache(4096)
def client_at(host: str) -> str:
    """The client behind an address."""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return "?"  # whatever a proxy lets through: one client, not as many as there are names
    if isinstance(address, ipaddress.IPv4Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ipaddress.ip_network((address, HOUSEHOLD), strict=False))


def client_of(connection: HTTPConnection) -> str:
    return client_at(connection.client.host) if connection.client else "?"


class Limits:
    def __init__(self, factor: float, path: str | None = None) -> None:
        self._factor = factor  # 0 lifts all limits
        self._counts = SharedCounts(os.environ.get(VARIABLE, "") if path is None else path)
        self._logged: dict[str, int] = {}  # bytes of rows that are not counted yet, by address

    def spend(self, what: str, client: str, player: str | None = None) -> None:
        """Count one use, or refuse it."""
        if not self._factor:
            return
        if what in BY_ADDRESS:
            wait = self._spend(what, client, BY_ADDRESS[what])
        else:
            own = BY_IDENTITY[what]
            wait = self._spend(what, player or f"nobody at {client}", own)
            if not wait:
                all_of_them = Allowance(PEOPLE * own.burst, PEOPLE * own.rate)
                wait = self._spend(what, client, all_of_them)
        if wait:
            raise Refused("too-many", retry_after=wait)

    def spend_listing(self, clock: ClockRule, client: str, player: str) -> None:
        """Count a table that everyone sees in the lobby, or refuse it."""
        self.spend("listing", client, player)
        if by_days(clock):
            self.spend("listing-by-days", client, player)

    def spend_mail(self, mailbox: str, client: str, player: str | None = None) -> None:
        """Count one mail to an address for which somebody asks, or refuse it. Whoever asks for it
        again and again is refused before others are, so that nobody can use up what somebody else
        needs to sign in. That the address is known here it does not tell: it counts any."""
        self.spend("mail", client, player)
        if not self._factor:
            return
        box = mailbox.lower()
        wait = self._spend("asked-mail", f"{box} {client}", BY_MAILBOX["asked-mail"])
        wait = wait or self._spend("all-mail", box, BY_MAILBOX["all-mail"])
        if wait:
            raise Refused("too-many", retry_after=wait)

    def spend_bytes(self, client: str, size: int) -> None:
        """Count what somebody gives the house to keep, or refuse it if the day's share is used up.
        What crosses the line is still kept, and the next one waits for longer."""
        if not self._factor:
            return
        wait = self._spend("kept", client, KEPT, size)
        if wait:
            raise Refused("too-much-kept", retry_after=wait, size=self._a_day())

    def note_rows(self, client: str, rows: int, size: int) -> None:
        """Count rows for a table's log, whose entries have so many bytes together. Nothing is
        refused here: rows may have come from bots, or are written already. See `check_rows`."""
        if not self._factor or not client:
            return
        logged = self._logged.pop(client, 0) + rows * ROW_BYTES + size
        if logged >= LOG_PIECE and not self._spend("logged", client, LOGGED, logged):
            return
        if len(self._logged) >= LOG_CLIENTS:
            del self._logged[next(iter(self._logged))]
        self._logged[client] = logged

    def check_rows(self, client: str) -> None:
        """Refuse a command that writes to a log if the day's share of its address is used up."""
        logged = self._logged.get(client, 0)
        if logged < LOG_PIECE:
            return
        wait = self._spend("logged", client, LOGGED, logged)
        if wait:
            raise Refused("too-much-logged", retry_after=wait, size=self._a_day())
        del self._logged[client]

    def _a_day(self) -> Message:
        """How much an address can add in a day, in words."""
        return as_size(round(A_DAY * self._factor))

    def wait(self, what: str, way: str) -> float:
        """Count one notice, or tell after how many seconds it may be sent."""
        return self._spend(what, way, BY_WAY[what]) if self._factor else 0.0

    def _spend(self, what: str, who: str, allowed: Allowance, amount: float = 1.0) -> float:
        burst, rate = allowed.burst * self._factor, allowed.rate * self._factor
        return self._counts.spend(f"{what} {who}", burst, rate, amount)

    def strike(self, client: str) -> None:
        """Count a refusal: see `is_out`."""
        if self._factor:
            self._spend("strike", client, BY_ADDRESS["strike"])

    def is_out(self, client: str) -> bool:
        """Whether somebody was refused so often that they are not even listened to."""
        return bool(self._factor and self._spend("strike", client, BY_ADDRESS["strike"], 0.0))

    def open(self, what: str, client: str, most: float, code: str = "too-many") -> None:
        """Count what is open until `close` says otherwise, or refuse it."""
        most *= self._factor
        if self._factor and not self._counts.open(f"{what} {client}", most):
            raise Refused(code, retry_after=AGAIN, count=math.ceil(most))

    def close(self, what: str, client: str) -> None:
        if self._factor:
            self._counts.close_one(f"{what} {client}")

    @contextmanager
    def held(self, what: str, client: str, most: float, code: str = "too-many") -> Iterator[None]:
        """Count something as open as long as this lasts, or refuse it."""
        self.open(what, client, most, code)
        try:
            yield
        finally:
            self.close(what, client)
