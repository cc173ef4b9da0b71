"""A guest: uvicorn's HTTP protocol, with the doorkeeper before it.

Like the quick wire this builds on the inside of uvicorn, and is used with the versions that it was
tested with (`wire.for_uvicorn`).
"""

from __future__ import annotations

import asyncio
import random
from typing import TYPE_CHECKING, Any

from kuroshio.server.doorkeeper import SILENCE, Doorkeeper
from kuroshio.server.limits import HEAD_BYTES, client_at
from kuroshio.server.wire import STATE

if TYPE_CHECKING:
    from uvicorn.protocols.http.h11_impl import H11Protocol as Http
else:
    try:
        from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol as Http
    except ImportError:  # a wish for speed, not needed
        from uvicorn.protocols.http.h11_impl import H11Protocol as Http


class Guest(Http):
    """A connection over which requests come."""

    client_name = ""
    _outside = False  # not listened to
    _keeper: Doorkeeper | None = None
    _patience: asyncio.TimerHandle | None = None  # while a request is waited for
    _head: int | None = None  # bytes of a request whose headers have not ended yet

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self._keeper = self.app_state.get(STATE)
        if self._keeper is None:
            return
        host = self.client[0] if self.client else "?"
        self.client_name = client_at(host)
        self._patience = self.loop.call_later(SILENCE, transport.abort)
        if not self._keeper.is_proxy(host):
            self._keeper.come(self, self.client_name, len(self.connections))

    def data_received(self, data: bytes) -> None:
        if self._outside:
            self.transport.pause_reading()
            return
        if self._head is not None:
            self._head += len(data)
            if self._head > HEAD_BYTES:  # the parser would keep them all
                self.transport.abort()
                return
        super().data_received(data)
        if self._keeper is None:
            return
        cycle: Any = self.cycle  # none before the first request
        asked = cycle is not None and not cycle.response_complete
        if asked or self not in self.connections:  # or it has become a socket
            self._was_heard()
        elif self._patience is None:  # the next request has begun, and is to come to its end
            self._patience = self.loop.call_later(SILENCE, self.transport.abort)

    def on_message_begin(self) -> None:
        super().on_message_begin()  # type: ignore[misc]  # of httptools; h11 counts for itself
        self._head = 0

    def on_headers_complete(self) -> None:
        super().on_headers_complete()  # type: ignore[misc]
        self._head = None

    def connection_lost(self, exc: Exception | None) -> None:
        self._was_heard()
        super().connection_lost(exc)

    def send_away(self) -> None:
        self.transport.abort()

    def let_wait(self) -> None:
        self._outside = True
        if self._patience is not None:  # not all at one moment: they come again
            self._patience.cancel()
        wait = SILENCE * random.uniform(0.5, 1.5)
        self._patience = self.loop.call_later(wait, self.transport.abort)

    def _was_heard(self) -> None:
        if self._patience is not None and self._keeper is not None:
            self._patience.cancel()
            self._patience = None
            self._keeper.heard(self, self.client_name)
