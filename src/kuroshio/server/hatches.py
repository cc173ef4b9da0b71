"""Hatches: how the processes of a server reach each other.

Each process listens at an internal address, for what others pass on. `kuroshio serve` also gives
its workers a private folder, where each has a hatch: a socket of the file system, through which
another worker hands over the connection of a client as it is, before anything was answered. Whoever
hands over waits for a greeting first, so that a process that stands still gets nothing.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import socket
from collections.abc import Callable
from pathlib import Path
from typing import Any

import uvicorn
from starlette.types import ASGIApp, Receive, Scope, Send
from uvicorn.server import ServerState

from kuroshio.server.relay import HOPS, Unreachable
from kuroshio.server.wire import for_uvicorn

log = logging.getLogger("kuroshio.hatches")

GREETING, TAKEN = b"+", b"!"
GREETED = 1.0  # seconds that a living process needs at most to greet
SIZE = 4  # bytes of the number of bytes that were read already
BACKLOG = 1024
PIECE = 65_536


class Hatches:
    """Where this process is reached. `app` answers clients, `inner` other processes."""

    def __init__(self, app: ASGIApp, inner: ASGIApp, proxies: str, state: dict[str, Any]) -> None:
        self._state = ServerState()
        adopted = _Adopted(app)
        self._client = self._protocol(
            adopted, state, proxy_headers=True, forwarded_allow_ips=proxies
        )
        self._inner = self._protocol(inner, {}, proxy_headers=False)
        self._servers: list[asyncio.Server] = []
        self._listening: list[asyncio.Task[None]] = []
        self._adopting: set[asyncio.Task[None]] = set()
        self._path: Path | None = None

    def _protocol(
        self, app: ASGIApp, state: dict[str, Any], **settings: Any
    ) -> Callable[[], asyncio.Protocol]:
        """Uvicorn's HTTP, also where another server has accepted the connection."""
        config = uvicorn.Config(
            app,
            log_config=None,
            access_log=False,
            server_header=False,
            lifespan="off",
            **for_uvicorn(),
            **settings,
        )
        config.load()
        made: Any = config.http_protocol_class
        return lambda: made(config=config, server_state=self._state, app_state=state)

    async def open(self, internal: str, folder: str) -> tuple[str, str]:
        """Listen; the address and the hatch, which is empty without a folder."""
        loop = asyncio.get_running_loop()
        if internal == "hostname":
            internal = socket.gethostname()
        server = await loop.create_server(self._inner, internal, 0)
        self._servers.append(server)
        port = server.sockets[0].getsockname()[1]
        if folder:
            self._path = Path(folder) / secrets.token_hex(8)
            hatch = socket.socket(socket.AF_UNIX)
            hatch.bind(str(self._path))
            hatch.listen(BACKLOG)
            hatch.setblocking(False)
            self._listening.append(asyncio.create_task(self._listen(hatch)))
        return f"{internal}:{port}", str(self._path or "")

    async def close(self) -> None:
        """Take nothing more; say goodbye to whoever was handed over."""
        for task in (*self._listening, *self._adopting):
            task.cancel()
        await asyncio.gather(*self._listening, *self._adopting, return_exceptions=True)
        if self._path is not None:
            self._path.unlink(missing_ok=True)
        for server in self._servers:
            server.close()
        for connection in list(self._state.connections):
            connection.shutdown()
        if self._state.tasks:
            await asyncio.wait(self._state.tasks, timeout=2)

    async def _listen(self, hatch: socket.socket) -> None:
        loop = asyncio.get_running_loop()
        with hatch:
            while True:
                with contextlib.suppress(OSError):
                    other, _ = await loop.sock_accept(hatch)
                    task = asyncio.create_task(self._adopt(other))
                    self._adopting.add(task)
                    task.add_done_callback(self._adopting.discard)

    async def _adopt(self, other: socket.socket) -> None:
        """Take over a connection from another worker."""
        loop = asyncio.get_running_loop()
        with other:
            try:
                other.setblocking(False)
                await loop.sock_sendall(other, GREETING)
                await _readable(other)
                head, given, _, _ = socket.recv_fds(other, SIZE, 1)
                if not given:
                    return
                client = socket.socket(fileno=given[0])
                size = int.from_bytes(head)
                data = b""
                while len(data) < size and (piece := await loop.sock_recv(other, PIECE)):
                    data += piece
                client.setblocking(False)
                _, protocol = await loop.connect_accepted_socket(self._client, client)
                protocol.data_received(data)
                await loop.sock_sendall(other, TAKEN)
            except (OSError, ValueError) as error:
                log.warning("a connection was not taken over: %s", error)


class _Adopted:
    """What comes over a connection that was handed over was counted where it came in."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        scope[HOPS] = 0
        await self._app(scope, receive, send)


async def _readable(one: socket.socket) -> None:
    loop = asyncio.get_running_loop()
    ready = asyncio.Event()
    loop.add_reader(one, ready.set)
    try:
        await ready.wait()
    finally:
        loop.remove_reader(one)


async def hand_over(wire: Any, hatch: str) -> None:
    """Give a client's connection, whose handshake was not answered, to another worker."""
    loop = asyncio.get_running_loop()
    with socket.socket(socket.AF_UNIX) as other:
        other.setblocking(False)
        try:
            await asyncio.wait_for(loop.sock_connect(other, hatch), GREETED)
            await asyncio.wait_for(loop.sock_recv(other, 1), GREETED)
        except (ConnectionRefusedError, FileNotFoundError):
            raise Unreachable(dead=True) from None
        except (OSError, TimeoutError):
            raise Unreachable from None
        # From here on the connection is not ours: what goes wrong now ends it.
        connection, request = wire.leave()
        with contextlib.suppress(OSError, TimeoutError):
            size = len(request).to_bytes(SIZE)
            socket.send_fds(other, [size], [connection.fileno()])
            await asyncio.wait_for(loop.sock_sendall(other, request), GREETED)
            await asyncio.wait_for(loop.sock_recv(other, 1), GREETED)
        wire.left()
