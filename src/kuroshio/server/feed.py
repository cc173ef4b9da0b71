"""The feed: what somebody who is not at a table hears, over one socket.

It tells people of their own tables, those that wait for them first, and on request of the lobby and
of their place in the queue for a seat: all of it when the socket is opened, and again whatever has
changed.
"""

from __future__ import annotations

import asyncio
import logging
import time

import msgspec
from starlette.websockets import WebSocket

from kuroshio.server import protocol as m
from kuroshio.server.entrance import IDLE, admit, send_away
from kuroshio.server.hall import Visitor
from kuroshio.server.identity import is_id
from kuroshio.server.limits import client_of
from kuroshio.server.refusals import Refused
from kuroshio.server.service import Service
from kuroshio.server.store import StoreDown
from kuroshio.server.wire import TOO_MUCH, listen, wire_of

log = logging.getLogger("kuroshio.feed")

LOOK = 1.0  # seconds between two looks at one's own tables
PATIENCE = 5.0  # seconds after which what the store could not tell is asked again
LONG = 3600.0  # seconds after which a page without anybody's tables is sent home
_encoder = msgspec.json.Encoder()


async def feed_socket(socket: WebSocket) -> None:
    """The endpoint: /api/feed?lobby=1&at=table"""
    await admit(socket, lambda service: Feed(service, socket).run())


class Feed(Visitor):
    """One socket that hears of tables without being at one."""

    def __init__(self, service: Service, socket: WebSocket) -> None:
        super().__init__(service.signer.of(socket), 0)
        self.device = service.signer.device_of(socket)
        self.lobby = socket.query_params.get("lobby") == "1"
        at = socket.query_params.get("at", "")
        self.at = at if is_id(at) else ""
        self.address = client_of(socket)
        self._service = service
        self._socket = socket
        self._wire = wire_of(socket)
        self._own: list[m.OwnTable] | None = None  # as they were last told
        self._told = 0  # the number of the lobby that was told
        self._renewing: asyncio.Task[None] | None = None
        self._again = False  # something has changed since the store was asked
        self._since = time.monotonic()
        self._given_up = False  # too much was said
        if self.player is None and not self.lobby:
            raise Refused("no-identity")

    async def run(self) -> None:
        """Stay until the socket is closed."""
        hall = self._service.hall
        self._wire.hear = self._hear
        self._wire.drained = self.tell
        try:
            await hall.enter(self)
            if self.player is not None:
                self._service.turns.listen(self.player, self)
                if self.lobby:
                    self._service.pairing.enter(self.player, self)
                self.renew()
            self.tell()
            await listen(self._socket, self._wire)
        finally:
            hall.leave(self)
            if self.player is not None:
                self._service.turns.leave(self.player, self)
                if self.lobby:
                    self._service.pairing.leave(self.player, self)
            if self._renewing is not None:
                self._renewing.cancel()

    def _hear(self, data: bytes) -> None:
        """Nobody has to say anything here; a client that says too much is sent away."""
        if self._given_up:
            return
        try:
            self._service.limits.spend("message", self.address, self.player)
        except Refused as refusal:
            self._given_up = True
            self._wire.hold()
            self.dismiss(refusal, TOO_MUCH)

    def dismiss(self, refusal: Refused, code: int) -> None:
        self._service.spawn(send_away(self._socket, refusal, code))

    def look(self, now: float) -> None:
        """A page of nobody that was left open is told of the lobby when somebody looks again."""
        if self.player is None and now - self._since > LONG:
            self._service.spawn(self._socket.close(IDLE, "idle"))

    # --- the lobby --------------------------------------------------------------------------

    def tell(self) -> None:
        """Send what is new in the lobby, or all of it; later if the client does not read."""
        hall = self._service.hall
        if not self.lobby or self._told == hall.number or not self._wire.free:
            return
        known = self._told and self._told == hall.number - 1
        self._told = hall.number
        self._service.outbox.put(self._wire, hall.change if known else hall.news)

    def paired(self, told: m.Pairing) -> None:
        """Tell that one waits to be seated with others, or was."""
        if self._wire.hear is not None:
            self._service.outbox.put(self._wire, _encoder.encode(told))

    # --- one's own tables -------------------------------------------------------------------

    def renew(self) -> None:
        """One's own tables may have changed: ask for them, not too often."""
        self._again = True
        if self._renewing is None:
            self._renewing = self._service.spawn(self._renew())

    async def _renew(self) -> None:
        assert self.player is not None
        try:
            while self._again:
                self._again = False
                try:
                    turns = await self._service.turns.of(self.player)
                except (StoreDown, Refused) as error:
                    log.warning("own tables are told later: %s", error)
                    self._again = True
                    await asyncio.sleep(PATIENCE)
                    continue
                if turns.tables != self._own and self._wire.hear is not None:
                    self._own = turns.tables
                    self._service.outbox.put(self._wire, _encoder.encode(turns))
                await asyncio.sleep(LOOK)
        finally:
            self._renewing = None
