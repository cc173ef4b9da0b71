"""The socket of a table: commands come in, updates go out.

Whoever reads slowly is not sent every update: the next one carries all steps since the last. A
client that asks for changes is sent the whole table first, and then what each move changed, as long
as it misses none.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections import deque

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from kuroshio.server import protocol as m
from kuroshio.server.access import request_id
from kuroshio.server.clocks import now_ms
from kuroshio.server.entrance import IDLE, TOO_SLOW, admit, send_away
from kuroshio.server.limits import MESSAGE_BYTES, client_of
from kuroshio.server.refusals import Refused, as_size
from kuroshio.server.rooms import Room, Watcher
from kuroshio.server.service import Service
from kuroshio.server.wire import TOO_MUCH, listen, wire_of

log = logging.getLogger("kuroshio.sockets")

_decoder: msgspec.json.Decoder[m.AnyCommand] = msgspec.json.Decoder(m.AnyCommand)
_encoder = msgspec.json.Encoder()

PATIENCE = 50  # answers that may wait for a client that does not read
PATIENCE_SECONDS = 10.0
OVER = 20  # messages over the limit before the socket is closed
FORGIVEN = 0.2  # of a message, for each one within the limit
PAUSE = 0.1  # seconds for which nothing is read after each of them
LONG = 3600.0  # seconds after which somebody without a seat who says nothing is sent home


async def table_socket(socket: WebSocket) -> None:
    """The endpoint: /api/tables/{table}/socket?after=n&lost=n&changes=1&hidden=1"""

    async def stay(service: Service) -> None:
        room = await service.room(socket.path_params["table"])
        await service.daily.check(room.live, service.signer.of(socket))
        await Connection(service, room, socket).run()

    await admit(socket, stay)


def _number(socket: WebSocket, name: str) -> int | None:
    text = socket.query_params.get(name, "")
    return int(text) if text.isdecimal() and text.isascii() and len(text) < 10 else None


class Connection(Watcher):
    """One socket at a table."""

    def __init__(self, service: Service, room: Room, socket: WebSocket) -> None:
        after, lost = _number(socket, "after"), _number(socket, "lost")
        since = room.live.n if after is None else room.live.known_until(after, lost)
        super().__init__(service.signer.of(socket), since)
        self.device = service.signer.device_of(socket)
        self.looking = socket.query_params.get("hidden") != "1"
        self._changes = socket.query_params.get("changes") == "1"
        self._request = request_id.get()  # in the access log
        self._service = service
        self._room = room
        self._socket = socket
        self._wire = wire_of(socket)
        self.address = client_of(socket)
        service.homes.note(self.player, self.address)
        self._over = 0.0  # messages that were too many, lately
        self._last = time.monotonic()  # when something was heard
        self._heard: deque[bytes] = deque()  # commands that are not carried out yet
        self._busy = False  # one is
        self._obeying: asyncio.Task[None] | None = None  # from the first command on
        self._more: asyncio.Future[None] | None = None  # what that waits for
        self._gone = False
        self._answers: list[bytes] = []  # for a client that does not read
        self._given_up = False  # the client did not read its answers
        self._new = True
        self._presence = -1

    async def run(self) -> None:
        """Stay until the socket is closed; commands and updates take the wire."""
        await self._room.enter(self)
        self._wire.drained = self.tell
        self._wire.hear = self._hear
        self.tell()
        try:
            await listen(self._socket, self._wire)
        finally:
            self._room.exit(self)
            self._gone = True  # what was begun is still done
            self._wake()

    async def _end(self, code: int, reason: str = "") -> None:
        """Close the socket, if the other side has not yet."""
        with contextlib.suppress(RuntimeError, WebSocketDisconnect):
            await self._socket.close(code, reason)

    def look(self, now: float) -> None:
        """Close a socket that nobody uses: somebody's without a seat, or of a page left open."""
        if now - self._last > LONG and not self._room.live.held_by(self.player):
            self._service.spawn(self._end(IDLE, "idle"))

    def dismiss(self, refusal: Refused, code: int) -> None:
        self._given_up = True
        self._service.spawn(send_away(self._socket, refusal, code))

    # --- what is told -----------------------------------------------------------------------

    def tell(self) -> None:
        """Send what there is to tell, the newest only; later if the client does not read."""
        room, wire = self._room, self._wire
        if wire.hear is None or not wire.free:  # not there yet, or slow
            return
        try:
            if self._new or self.since < room.live.n:
                text = None
                if self._changes and not self._new:
                    text = room.change(self.player, self.since)
                if text is None:
                    text = room.update(self.player, self.since)
                    self._presence = room.presence.number
                self._new, self.since = False, room.live.n
                self._service.outbox.put(wire, text)
            if self._presence != room.presence.number:
                self._presence = room.presence.number
                self._service.outbox.put(wire, room.presence.message())
        except Exception:
            log.exception("an update failed")
            self._service.spawn(self._socket.close(1011))
        while self._answers and wire.free:
            self._service.outbox.put(wire, self._answers.pop(0))

    # --- what is asked ----------------------------------------------------------------------

    def _hear(self, data: bytes) -> None:
        """Take a message; one after the other."""
        if self._given_up:
            return
        self._last = time.monotonic()
        self._heard.append(data)
        if self._busy:
            self._wire.hold()
            return
        self._busy = True
        if self._obeying is None:
            self._obeying = self._service.spawn(self._obey_all())
        else:
            self._wake()

    def _wake(self) -> None:
        if self._more is not None and not self._more.done():
            self._more.set_result(None)

    async def _obey_all(self) -> None:
        """Carry out commands as they come, one after the other."""
        loop = asyncio.get_running_loop()
        while not (self._gone or self._given_up):
            self._more = loop.create_future()
            await self._obey_some()
            self._busy = False
            self._wire.go_on()
            await self._more

    async def _obey_some(self) -> None:
        while self._heard:
            before = self._over
            await self._obey(self._heard.popleft())
            if self._over > before:
                await self._slow_down()
            if len(self._answers) > PATIENCE and not await self._drained():
                self._given_up = True
                await self._end(TOO_SLOW)
                return

    async def _slow_down(self) -> None:
        """Read nothing for a while from a client that sends too much, or close it if it goes on."""
        self._wire.hold()
        if self._over > OVER:
            self._given_up = True
            self._heard.clear()
            await self._end(TOO_MUCH, "too-many")
            self._wire.drop()
        await asyncio.sleep(PAUSE)

    async def _drained(self) -> bool:
        """Hear nothing more from a client until it has read its answers; not for ever."""
        self._wire.hold()
        deadline = time.monotonic() + PATIENCE_SECONDS
        while self._answers:
            if time.monotonic() > deadline:
                return False
            await asyncio.sleep(0.01)
        return True

    async def _obey(self, data: bytes) -> None:
        """Carry out one command; whatever is wrong with it is answered."""
        ref = None
        try:
            self._spend()
            if len(data) > MESSAGE_BYTES:
                raise Refused("too-large", size=as_size(MESSAGE_BYTES))
            try:
                command = _decoder.decode(data)
            except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
                raise Refused("bad-message", detail=str(error)[:200]) from None
            ref = command.ref
            answer = await self._answer(command)
        except Refused as refusal:
            self._service.metrics.refusals.add(refusal.code)
            answer = _refusal(refusal, ref)
        except Exception:
            log.exception("a command failed")
            answer = _refusal(Refused("internal", request=self._request), ref)
        if answer:
            self._answers.append(answer)
            self.tell()

    def _spend(self) -> None:
        try:
            self._service.limits.spend("message", self.address, self.player)
        except Refused:
            self._over += 1
            raise
        self._over = max(0.0, self._over - FORGIVEN)

    async def _answer(self, command: m.AnyCommand) -> bytes | None:
        match command:
            case m.Ping():
                return _encoder.encode(m.Pong(command.ref, now_ms()))
            case m.Look(here=here):
                self.looking = here
                self._room.looked(self)
                return (
                    None
                    if command.ref is None
                    else _encoder.encode(m.Done(command.ref, self.since))
                )
        if self.player is None:
            raise Refused("no-identity")
        done = await obey(self._service, self._room, self.address, self.player, command)
        if isinstance(done, m.Done) and command.ref is None:
            return None
        return _encoder.encode(done)


async def obey(
    service: Service, room: Room, address: str, player: str, command: m.Command
) -> m.Done | m.Hints:
    """Carry out a command of a known player; the same for sockets and for HTTP."""
    name = ""
    service.limits.check_rows(address)
    match command:
        case m.Move():  # most are
            pass
        case m.Sit():
            if command.name:
                service.sanctions.check_words(player, address)
            known = await service.store.player(player)
            if known is None:
                raise Refused("no-identity")
            name = known.name
        case m.Chat():
            service.sanctions.check_words(player, address)
            service.limits.spend("chat", address, player)
        case m.Rematch():
            service.limits.spend("table", address, player)
            if room.live.header.listed and room.live.rematch is None:
                service.limits.spend_listing(room.live.header.clock, address, player)
        case m.Nudge():
            service.limits.spend("nudge", address, player)
        case m.Hint():
            service.limits.spend("hint", address, player)
            return await room.hint(player, command, address)
    begun = time.monotonic()
    n = await room.act(player, name, command, address)
    service.metrics.act_seconds.add(time.monotonic() - begun)
    if isinstance(command, m.Move):
        service.metrics.moves.add("person")
    return m.Done(command.ref, n)


def _refusal(refusal: Refused, ref: str | None) -> bytes:
    return _encoder.encode(m.Refusal(refusal.code, refusal.reason, ref, refusal.retry_after))
