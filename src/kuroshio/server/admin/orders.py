"""Orders: what every process of the house is to do, because one of them was told to.

They are rows of the store that each process looks for once a second, so that none is lost; whoever
was told does it at once.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from kuroshio.server.clocks import now_ms
from kuroshio.server.refusals import Refused
from kuroshio.server.rooms import Room
from kuroshio.server.store.base import StoreDown

if TYPE_CHECKING:
    from kuroshio.server.service import Service

log = logging.getLogger("kuroshio.admin")

LOOK = 1.0  # seconds
OVERLAP = 30_000  # milliseconds: a row may be committed after one with a higher number
SEND_AWAY, BEGIN_AGAIN = 4000, 4010  # why a socket is closed

GIVE = "INSERT INTO orders (made, what, about) VALUES ($1, $2, $3) RETURNING n"
NEW = "SELECT n, made, what, about FROM orders WHERE made > $1 ORDER BY n"


class Orders:
    def __init__(self, service: Service) -> None:
        self._service = service
        self._done: dict[int, int] = {}  # when each of the last ones was given
        self._seen = 0

    async def start(self) -> None:
        """Read the sanctions in force; orders from before the start need not be obeyed."""
        self._seen = now_ms()
        await self._service.sanctions.learn()
        if self._service.ownership.shared:
            self._service.spawn(self._watch())

    async def give(self, what: str, *about: str) -> None:
        """Have something done by all processes."""
        for one in about or ("",):
            ((row,),) = await self._service.store.change((GIVE, (now_ms(), what, one)))
            self._done[row[0]] = now_ms()
            await self._obey(what, one)

    async def _watch(self) -> None:
        while True:
            await asyncio.sleep(LOOK)
            try:
                await self._look()
            except (StoreDown, Refused) as error:
                log.warning("no look at the orders: %s", error)

    async def _look(self) -> None:
        for n, made, what, about in await self._service.store.read(NEW, self._seen - OVERLAP):
            self._seen = max(self._seen, made)
            if n not in self._done:
                self._done[n] = made
                await self._obey(what, about)
        old = self._seen - 2 * OVERLAP
        self._done = {n: made for n, made in self._done.items() if made > old}

    async def _obey(self, what: str, about: str) -> None:
        if what == "sanctions":
            await self._service.sanctions.learn()
            self._send_the_banned_away()
        elif what == "forget":  # somebody was erased or renamed, or a table deleted
            self._service.daily.forget()
        elif what == "begin-again":  # the log in the store says less than before
            await self._empty(about, Refused("stopping"), BEGIN_AGAIN)
        elif what == "drain":
            self._service.health.drain(about == "on")
        elif what == "miss" and (room := self._service.rooms.get(about)) is not None:
            await room.miss()
        elif what == "delete":
            await self._empty(about, Refused("no-table"), SEND_AWAY)

    def _send_the_banned_away(self) -> None:
        for watcher in self._service.everyone():
            try:
                self._service.sanctions.check(watcher.player, watcher.address)
            except Refused as refusal:
                watcher.dismiss(refusal, SEND_AWAY)

    async def _empty(self, table: str, refusal: Refused, code: int) -> None:
        """Forget a table: whoever comes again finds it as it lies in the store."""
        room: Room | None = self._service.rooms.get(table)
        if room is None:
            return
        for watcher in tuple(room.watchers):
            watcher.dismiss(refusal, code)
        await self._service.forget(room)
