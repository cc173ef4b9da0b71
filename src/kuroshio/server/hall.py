"""The hall: everyone who is at no table. Of the lobby all are told the same, when it has changed.

It is read once a second if anybody is there. Newcomers are told all of it, the others only what has
changed: the same bytes for everyone.
"""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING

import msgspec

from kuroshio.server import protocol as m
from kuroshio.server.about import listing
from kuroshio.server.clocks import by_days, now_ms
from kuroshio.server.loops import every
from kuroshio.server.rooms import Watcher
from kuroshio.server.store import Header, StoreDown
from kuroshio.server.unreadable import is_earlier

if TYPE_CHECKING:
    from kuroshio.server.service import Service

OPEN, PLAYING = 60, 40  # tables that the lobby shows
LOOK = 1.0  # seconds between two looks at the lobby
# A table that has not begun is shown as long as one of its people is there, and for so long after;
# where it is played by days, nobody need be there.
LIVE, BY_DAYS = 600_000, 7 * 86_400_000  # milliseconds
KEEP = 60.0  # seconds between two looks at who is there
KEPT = "UPDATE tables SET until = $2 WHERE id = $1"
_encoder = msgspec.json.Encoder()


class Visitor(Watcher):
    """Somebody who hears of tables without being at one."""

    lobby: bool  # wants to be told of it


class Hall:
    """Where everyone is who is not at a table."""

    def __init__(self, service: Service) -> None:
        self._service = service
        self.feeds: set[Visitor] = set()
        self.number = 0  # of what was told last; 0 while nobody looks
        self.news = b""  # all of it
        self.change = b""  # what is new in it since the number before
        self._tables: dict[str, m.Listing] = {}
        self._games: dict[str, str] = {}
        self._crowd: list[m.Crowd] = []

    def start(self) -> None:
        self._service.spawn(every(LOOK, self._look))
        self._service.spawn(every(KEEP, self._keep_all))

    async def listed(self) -> list[m.Listing]:
        """The tables that everyone may see: those where one can sit down first."""
        store, now = self._service.store, now_ms()
        found = await store.listed("open", now, OPEN) + await store.listed("playing", now, PLAYING)
        return [listing(one) for one in found if not is_earlier(one)]

    async def keep(self, *tables: Header) -> None:
        """Go on to show tables that have not begun."""
        now = now_ms()
        changes = [
            (KEPT, (one.id, now + (BY_DAYS if by_days(one.clock) else LIVE))) for one in tables
        ]
        if changes:
            await self._service.store.change(*changes)

    async def _keep_all(self) -> None:
        """Those at which somebody waits."""
        rooms = tuple(self._service.rooms.values())
        waiting = [room for room in rooms if room.live.status == "open" and room.live.header.listed]
        there = [room for room in waiting if any(map(room.presence.has, room.live.people()))]
        await self.keep(*(room.live.header for room in there))

    async def enter(self, feed: Visitor) -> None:
        self.feeds.add(feed)
        if feed.lobby and not self.number:
            with contextlib.suppress(StoreDown):
                await self._look()

    def leave(self, feed: Visitor) -> None:
        self.feeds.discard(feed)

    async def _look(self) -> None:
        """Read the lobby, and tell everyone there if it has changed."""
        if not any(feed.lobby for feed in self.feeds):
            self.number = 0
            return
        tables = {one.id: one for one in await self.listed()}
        games: dict[str, str] = {**self._service.compiler.states}
        crowd = self._service.pairing.crowd
        if self.number and (tables, games, crowd) == (self._tables, self._games, self._crowd):
            return
        new = [table for one, table in tables.items() if self._tables.get(one) != table]
        gone = [one for one in self._tables if one not in tables]
        self.change = _encoder.encode(m.LobbyChange(games, new, gone, crowd))
        self.news = _encoder.encode(m.Lobby(games, list(tables.values()), crowd))
        self._tables, self._games, self._crowd = tables, games, crowd
        self.number += 1
        for feed in tuple(self.feeds):
            feed.tell()
