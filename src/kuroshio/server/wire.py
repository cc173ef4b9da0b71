"""The wire of a socket: uvicorn's own WebSocket protocol, with a short way past ASGI.

A table tells four people at once what happened, hundreds of times a second. Through ASGI each of
these messages would wake a task and be framed anew; here the same frame is written to all who see
the same. Handshake, close, ping, limits and all that is malformed stay with uvicorn and websockets.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from starlette.websockets import WebSocket
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

EXTENSION = "kuroshio.wire"
_FINAL_TEXT = 0x81


def framed(payload: bytes) -> bytes:
    """A text as one frame from a server."""
    size = len(payload)
    if size < 126:
        return bytes((_FINAL_TEXT, size)) + payload
    if size < 65536:
        return bytes((_FINAL_TEXT, 126)) + size.to_bytes(2) + payload
    return bytes((_FINAL_TEXT, 127)) + size.to_bytes(8) + payload


class Wire(WebSocketsSansIOProtocol):
    """One socket. `hear` and `drained` are set by whoever takes it over from ASGI."""

    hear: Callable[[bytes], None] | None = None  # is given each message
    drained: Callable[[], None] | None = None  # the client has read what was written

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


def wire_of(socket: WebSocket) -> Wire:
    """The wire under a socket; the server must be one that was started with `ws=Wire`."""
    wire: Wire = socket.scope["extensions"][EXTENSION]
    return wire
