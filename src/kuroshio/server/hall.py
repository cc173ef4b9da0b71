"""The hall: everyone who is at no table. Of the lobby all are told the same, when it has changed.

It is read once a second if anybody is there. Who comes is told all of it, who was told before only
what has changed: the same bytes for everyone.
"""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING

import msgspec

from kuroshio.server import messages as m
from kuroshio.server.about import listing
from kuroshio.server.loops import every
from kuroshio.server.rooms import Watcher
from kuroshio.server.store import StoreDown
from kuroshio.server.unreadable import is_earlier

if TYPE_CHECKING:
    from kuroshio.server.service import Service

LISTED = 100
LOOK = 1.0  # seconds between two looks at the lobby
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

    def start(self) -> None:
        self._service.spawn(every(LOOK, self._look))

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
        headers = await self._service.store.listed(("open", "playing"), LISTED)
        tables = {one.id: listing(one) for one in headers if not is_earlier(one)}
        games: dict[str, str] = {**self._service.compiler.states}
        if self.number and (tables, games) == (self._tables, self._games):
            return
        new = [table for one, table in tables.items() if self._tables.get(one) != table]
        gone = [one for one in self._tables if one not in tables]
        self.change = _encoder.encode(m.LobbyChange(games, new, gone))
        self.news = _encoder.encode(m.Lobby(games, list(tables.values())))
        self._tables, self._games = tables, games
        self.number += 1
        for feed in tuple(self.feeds):
            feed.tell()
