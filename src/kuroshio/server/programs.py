"""Programs: everything that is asked of them, over one connection for all their tables.

A program says that it is one when it takes its name (`identity.PROGRAM`). It is told as server-sent
events when a table begins to wait for it, when a seat is kept for it, where it was seated from the
queue, and that a table is over. A program that comes back is told again of all
that waits.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import AbstractContextManager
from typing import TYPE_CHECKING

import msgspec
from starlette.responses import StreamingResponse
from starlette.types import Receive, Scope, Send

from kuroshio.server import protocol as m
from kuroshio.server.hall import Visitor
from kuroshio.server.refusals import Refused
from kuroshio.server.store import StoreDown

if TYPE_CHECKING:
    from kuroshio.server.service import Service

KEEP_ALIVE = 15.0  # seconds after which something is sent, so that nobody in between gives up
GATHER = 0.02  # seconds for what else has changed in the same moment
LATER = 2.0  # seconds after which what the store could not tell is asked again
STREAMS = 20  # of an address, at a time
_encode = msgspec.json.Encoder().encode


class Stream(Visitor):
    """What is asked of one program."""

    lobby = False
    at = ""  # it is told of every table

    def __init__(self, service: Service, player: str, device: str, address: str) -> None:
        super().__init__(player, 0)
        self.device = device
        self.address = address
        self._service = service
        self._who = player
        self._changed = asyncio.Event()
        self._ended = False
        self._seated: list[str] = []
        self._known: dict[str, m.OwnTable] = {}

    # --- what changes -----------------------------------------------------------------------

    def renew(self) -> None:
        self._changed.set()

    def paired(self, told: m.Pairing) -> None:
        if told.table is not None:
            self._seated.append(told.table)
            self._changed.set()

    def tell(self) -> None:
        """The server is asked to stop: a program comes again."""
        if self._service.leaving:
            self._end()

    def dismiss(self, refusal: Refused, code: int) -> None:
        self._end()

    def _end(self) -> None:
        self._ended = True
        self._changed.set()

    # --- what is told -----------------------------------------------------------------------

    def counted(self) -> AbstractContextManager[None]:
        """One more stream of its address, unless there are too many."""
        return self._service.limits.held("stream", self.address, STREAMS)

    async def run(self) -> AsyncIterator[bytes]:
        """Tell it as long as somebody listens."""
        service = self._service
        await service.hall.enter(self)
        service.turns.listen(self._who, self)
        service.pairing.enter(self._who, self)
        try:
            yield b": what is asked of you\n\n"
            while not self._ended:
                self._changed.clear()
                for one in await self._news():
                    yield one
                try:
                    await asyncio.wait_for(self._changed.wait(), KEEP_ALIVE)
                    await asyncio.sleep(GATHER)
                except TimeoutError:
                    yield b":\n\n"
        finally:
            service.pairing.leave(self._who, self)
            service.turns.leave(self._who, self)
            service.hall.leave(self)

    async def _news(self) -> list[bytes]:
        try:
            turns = await self._service.turns.of(self._who)
        except (StoreDown, Refused):
            asyncio.get_running_loop().call_later(LATER, self._changed.set)
            return []
        now = {one.table.id: one for one in turns.tables}
        seated, self._seated = self._seated, []
        told = [*map(m.SeatedThere, dict.fromkeys(seated)), *self._asked(now)]
        self._known = now
        return [_event(one) for one in told]

    def _asked(self, now: dict[str, m.OwnTable]) -> Iterator[m.AnyAsked]:
        for table, one in now.items():
            before = self._known.get(table)
            if before is not None and (before.waits, before.since) == (one.waits, one.since):
                continue
            if one.waits == "seat":
                yield m.Challenge(table, one.table.game)
            elif one.waits is not None:
                yield m.Turn(table, one.table.game, one.waits, one.since, one.deadline)
        for table in self._known.keys() - now.keys():
            yield m.Over(table)


class Telling(StreamingResponse):
    """A stream as an answer; where there are too many, that is said before it begins."""

    def __init__(self, stream: Stream) -> None:
        headers = {"cache-control": "no-store", "x-accel-buffering": "no"}
        super().__init__(stream.run(), headers=headers, media_type="text/event-stream")
        self._stream = stream

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        with self._stream.counted():
            await super().__call__(scope, receive, send)


def _event(one: m.AnyAsked) -> bytes:
    """An event as browsers and programs read it."""
    kind = type(one).__struct_config__.tag
    return b"event: %s\ndata: %s\n\n" % (str(kind).encode(), _encode(one))
