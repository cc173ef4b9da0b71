"""The quick wire: uvicorn's own WebSocket protocol, with a short way past ASGI.

A table tells four people at once what happened, hundreds of times a second. Through ASGI each of
these messages would wake a task. Handshake, close, ping, limits and all that is malformed stay with
uvicorn and websockets.

This builds on what uvicorn does not promise to keep. So it is used with the versions that it was
tested with, and only with those: see `wire.for_uvicorn`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

from kuroshio.server.limits import HEAD_BYTES
from kuroshio.server.wire import BYTES, BYTES_A_SECOND, EXTENSION, STATE, TOO_MUCH

LAST_WORD = 1.0  # seconds in which a client may read why it is closed
_FINAL_TEXT = 0x81
_MASKED = 0x80
_SHORT = 125  # bytes of a payload whose size stands in the second byte


def framed(payload: bytes) -> bytes:
    """A text as one frame from a server."""
    size = len(payload)
    if size < 126:
        return b"\x81%c%b" % (size, payload)
    if size < 65536:
        return b"\x81\x7e%b%b" % (size.to_bytes(2), payload)
    return b"\x81\x7f%b%b" % (size.to_bytes(8), payload)


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


class UvicornWire(WebSocketsSansIOProtocol):
    """A `Wire` that is the connection itself."""

    hear: Callable[[bytes], None] | None = None
    drained: Callable[[], None] | None = None
    _dropped = False  # nothing more is heard
    _bytes, _then = float(BYTES), 0.0  # that may come now, and when that was so
    _whole = True  # what came so far since the handshake were whole frames
    _request = b""  # the handshake's, until it is answered
    free = True

    def data_received(self, data: bytes) -> None:
        """Take a command at once, where it comes as it mostly does: in one short frame. All else is
        for websockets to understand."""
        if self._dropped:
            return
        if self.handshake_complete and self._is_flood(len(data)):
            self._end_flood()
            return
        if self.handshake_complete and self._whole:
            if self.hear is not None and not self.frames and self.conn.state is State.OPEN:
                text = short_text(data)
                if text is not None and not self.close_sent:
                    self.hear(text)
                    return
            self._whole = whole_frames(data)
        elif not self.handshake_complete:
            self._request += data
            if len(self._request) > HEAD_BYTES + BYTES:  # a flood before anything was answered
                self._dropped = True
                self.transport.abort()
                return
        super().data_received(data)

    def _is_flood(self, size: int) -> bool:
        """Whether more comes than anyone has to say. To understand a frame takes longer than to
        send it: so bytes are counted before, those of pings and scraps of frames too."""
        now = self.loop.time()
        self._bytes = min(BYTES, self._bytes + (now - self._then) * BYTES_A_SECOND) - size
        self._then = now
        return self._bytes < 0 and self.app_state.get(STATE) is not None

    def _end_flood(self) -> None:
        if not self.close_sent:
            self.close_sent = True
            self.conn.send_close(TOO_MUCH, "too-many")
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.queue.put_nowait({"type": "websocket.disconnect", "code": TOO_MUCH})
        self.drop()

    def drop(self) -> None:
        """Throw away for a moment what still comes in. If the connection were torn down at once, a
        client that has not yet read why it ends would never learn it."""
        self._dropped = True
        self.hear = None
        self.go_on()
        self.loop.call_later(LAST_WORD, self.transport.abort)

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if not self.handshake_complete:  # else it was refused
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[EXTENSION] = self

    async def send(self, message: Any) -> None:
        await super().send(message)
        if message["type"] == "websocket.http.response.body":
            self.handshake_complete = True  # refused in words: uvicorn would log it as a mistake

    def write(self, text: bytes) -> None:
        if not (self.close_sent or self.disconnected or self.transport.is_closing()):
            self.transport.write(framed(text))

    def pause_writing(self) -> None:
        super().pause_writing()
        self.free = False

    def resume_writing(self) -> None:
        super().resume_writing()
        self.free = True
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
        if not self.read_paused and not self.transport.is_closing():
            self.read_paused = True
            self.transport.pause_reading()

    def go_on(self) -> None:
        if self.read_paused and not self.transport.is_closing():
            self.read_paused = False
            self.transport.resume_reading()

    def leave(self) -> tuple[Any, bytes]:
        """Give the connection away, with what was read of it: nothing was answered yet."""
        self.transport.pause_reading()
        return self.transport.get_extra_info("socket"), self._request

    def left(self) -> None:
        """The connection is somebody else's: what is ours of it ends, without a word."""
        self.handshake_complete = self.close_sent = True
        self.transport.close()

    async def patience(self) -> None:
        """While it is held, nothing is read from the connection."""
