"""The wire of a socket: uvicorn's own WebSocket protocol, with a short way past ASGI.

A table tells four people at once what happened, hundreds of times a second. Through ASGI each of
these messages would wake a task and be framed anew; here the same frame is written to all who see
the same. Handshake, close, ping, limits and all that is malformed stay with uvicorn and websockets.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from starlette.websockets import WebSocket
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

from kuroshio.server.limits import MESSAGE_BYTES

EXTENSION = "kuroshio.wire"
_FINAL_TEXT = 0x81
_MASKED = 0x80
_SHORT = 125  # bytes of a payload whose size stands in the second byte


def framed(payload: bytes) -> bytes:
    """A text as one frame from a server."""
    size = len(payload)
    if size < 126:
        return bytes((_FINAL_TEXT, size)) + payload
    if size < 65536:
        return bytes((_FINAL_TEXT, 126)) + size.to_bytes(2) + payload
    return bytes((_FINAL_TEXT, 127)) + size.to_bytes(8) + payload


def short_text(data: bytes) -> bytes | None:
    """The text, if the data is one whole frame of a client with a short text; most commands are."""
    size = len(data) - 6  # but for the kind, the size and the mask
    if not 0 <= size <= _SHORT or data[0] != _FINAL_TEXT or data[1] != _MASKED | size:
        return None
    mask = (data[2:6] * (size // 4 + 1))[:size]
    return (int.from_bytes(data[6:]) ^ int.from_bytes(mask)).to_bytes(size)


def whole_frames(data: bytes) -> bool:
    """Whether a client's frames end where the data ends."""
    place = 0
    while place + 2 <= len(data):
        size, place = data[place + 1] & 127, place + 2
        if size > _SHORT:
            length = 2 if size == 126 else 8
            size, place = int.from_bytes(data[place : place + length]), place + length
        place += 4 + size  # the mask comes first
    return place == len(data)


class Wire(WebSocketsSansIOProtocol):
    """One socket. `hear` and `drained` are set by whoever takes it over from ASGI."""

    hear: Callable[[bytes], None] | None = None  # is given each message
    drained: Callable[[], None] | None = None  # the client has read what was written
    _whole = True  # what came so far since the handshake were whole frames

    def data_received(self, data: bytes) -> None:
        """Take a command at once, where it comes as it mostly does: in one short frame. All else is
        for websockets to understand."""
        if self.handshake_complete and self._whole:
            if self.hear is not None and not self.frames and self.conn.state is State.OPEN:
                text = short_text(data)
                if text is not None and not self.close_sent:
                    self.hear(text)
                    return
            self._whole = whole_frames(data)
        super().data_received(data)

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if not self.handshake_complete:  # else it was refused
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[EXTENSION] = self

    @property
    def free(self) -> bool:
        """Whether the client reads: what is written now will not pile up."""
        return self.writable.is_set()

    def write(self, frame: bytes) -> None:
        if not (self.close_sent or self.disconnected or self.transport.is_closing()):
            self.transport.write(frame)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.drained is not None:
            self.drained()

    def send_receive_event_to_app(self) -> None:
        if self.hear is None:
            super().send_receive_event_to_app()
            return
        data, self.frames = b"".join(self.frames), []
        if not self.close_sent:
            self.hear(data)

    def hold(self) -> None:
        """Hear nothing more for now."""
        if not self.read_paused and not self.transport.is_closing():
            self.read_paused = True
            self.transport.pause_reading()

    def go_on(self) -> None:
        if self.read_paused and not self.transport.is_closing():
            self.read_paused = False
            self.transport.resume_reading()


class Outbox:
    """Frames that go out together, after all that a commit has brought about was told: each write
    wakes up somebody who reads, and between two tables they would push this process aside."""

    def __init__(self) -> None:
        self._frames: list[tuple[Wire, bytes]] = []

    def put(self, wire: Wire, frame: bytes) -> None:
        if not self._frames:
            asyncio.get_running_loop().call_soon(self._send)
        self._frames.append((wire, frame))

    def _send(self) -> None:
        frames, self._frames = self._frames, []
        for wire, frame in frames:
            wire.write(frame)


# How uvicorn is to be started, so that its sockets have such a wire.
SETTINGS: dict[str, Any] = {
    "ws": Wire,
    "ws_max_size": 16 * MESSAGE_BYTES,
    "ws_per_message_deflate": False,
    "ws_ping_interval": 20,
    "ws_ping_timeout": 20,
}


def wire_of(socket: WebSocket) -> Wire:
    """The wire under a socket; the server must be one that was started with `SETTINGS`."""
    wire: Wire = socket.scope["extensions"][EXTENSION]
    return wire
