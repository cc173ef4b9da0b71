"""The wire of a socket: what a table hears and tells goes over it, whatever server runs the page.

Under any ASGI server messages are sent by a task for each socket. Under uvicorn there is a quicker
way (`uvicorn_wire.py`), where its version is one that this was tested with.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections import deque
from collections.abc import Callable
from importlib.metadata import version
from typing import Any, Protocol

from starlette.websockets import WebSocket, WebSocketDisconnect

from kuroshio.server.limits import MESSAGE_BYTES

COME_AGAIN = 1012  # the code with which a socket is closed that should be opened again
EXTENSION = "kuroshio.wire"
# Of the packages whose inside the quick wire relies on: the oldest and the newest that the tests
# ran with. With others the server runs too, on plain wires.
TESTED = {"uvicorn": ((0, 53), (0, 54)), "websockets": ((15, 0), (17, 4))}
STATE = "kuroshio.doorkeeper"  # where connections find who counts them
BYTES, BYTES_A_SECOND = 16_384, 8_192  # over one socket, at once and in the long run
TOO_MUCH = 4029  # the code with which those are closed who send too much and go on
UNSENT = 4  # messages on their way to a client that still count as read


class Wire(Protocol):
    """One socket."""

    hear: Callable[[bytes], None] | None  # is given each message
    drained: Callable[[], None] | None  # is called when the client has read what was written

    @property
    def free(self) -> bool:
        """Whether the client reads: what is written now will not pile up."""

    def write(self, text: bytes) -> None: ...

    def hold(self) -> None:
        """Hear nothing more for now."""

    def go_on(self) -> None: ...

    def drop(self) -> None:
        """Listen no more: the last word was said."""

    async def patience(self) -> None:
        """Wait until there is patience for another message."""


class AsgiWire:
    """A wire under any ASGI server."""

    def __init__(self, socket: WebSocket) -> None:
        self.hear: Callable[[bytes], None] | None = None
        self.drained: Callable[[], None] | None = None
        self._socket = socket
        self._unsent: deque[bytes] = deque()
        self._sending: asyncio.Task[None] | None = None
        self._patience = asyncio.Event()
        self._patience.set()

    @property
    def free(self) -> bool:
        return len(self._unsent) < UNSENT

    def write(self, text: bytes) -> None:
        self._unsent.append(text)
        if self._sending is None:
            self._sending = asyncio.get_running_loop().create_task(self._send())

    async def _send(self) -> None:
        # Whoever has gone is noticed by whoever receives.
        with contextlib.suppress(RuntimeError, WebSocketDisconnect, OSError):
            while self._unsent:
                await self._socket.send_text(self._unsent[0].decode())
                self._unsent.popleft()
        self._sending = None
        if not self._unsent and self.drained is not None:
            self.drained()

    def hold(self) -> None:
        self._patience.clear()

    def go_on(self) -> None:
        self._patience.set()

    def drop(self) -> None:
        """The server under it closes the connection in its own time."""

    async def patience(self) -> None:
        await self._patience.wait()


class Outbox:
    """Messages that go out together, when all tables have been told of a commit. Each write wakes a
    reader, and woken between two tables the readers would push this process aside."""

    def __init__(self) -> None:
        self._messages: list[tuple[Wire, bytes]] = []

    def put(self, wire: Wire, text: bytes) -> None:
        if not self._messages:
            asyncio.get_running_loop().call_soon(self._send)
        self._messages.append((wire, text))

    def _send(self) -> None:
        messages, self._messages = self._messages, []
        for wire, text in messages:
            wire.write(text)


def wire_of(socket: WebSocket) -> Wire:
    """The wire under a socket."""
    quick: Wire | None = (socket.scope.get("extensions") or {}).get(EXTENSION)
    return quick or AsgiWire(socket)


async def listen(socket: WebSocket, wire: Wire) -> None:
    """Hand over what comes by ASGI until the socket is closed. Of a quick wire that is only what
    came before it was taken, and the end."""
    try:
        while (message := await socket.receive())["type"] != "websocket.disconnect":
            text = message.get("text")
            if wire.hear is not None:
                wire.hear(message.get("bytes") or b"" if text is None else text.encode())
            await wire.patience()
    finally:
        wire.hear = wire.drained = None


def for_uvicorn() -> dict[str, Any]:
    """How uvicorn is to be started, so that its sockets have the quick wire where they can."""
    settings: dict[str, Any] = {
        "ws_max_size": 16 * MESSAGE_BYTES,
        "ws_per_message_deflate": False,
        "ws_ping_interval": 20,
        "ws_ping_timeout": 20,
    }
    if all(was_tested(name, version(name)) for name in TESTED):
        from kuroshio.server.uvicorn_guest import Guest
        from kuroshio.server.uvicorn_wire import UvicornWire

        settings |= {"ws": UvicornWire, "http": Guest}
    return settings


def was_tested(package: str, installed: str) -> bool:
    """Whether the quick wire was tested with this version of a package."""
    oldest, newest = TESTED[package]
    numbers = [int(number) for number in installed.split(".")[:2] if number.isdecimal()]
    return len(numbers) == 2 and oldest <= (numbers[0], numbers[1]) <= newest
