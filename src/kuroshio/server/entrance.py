"""The entrance of every socket: who may come in, and how somebody is sent away."""

from __future__ import annotations

import contextlib
from collections.abc import Awaitable, Callable

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from kuroshio.server import protocol as m
from kuroshio.server.limits import SOCKETS, client_of
from kuroshio.server.origins import allowed
from kuroshio.server.refusals import Refused
from kuroshio.server.service import Service
from kuroshio.server.shell import deny

# Why a socket is closed, beside the usual codes
REFUSED, TOO_SLOW, IDLE = 4000, 4001, 4002


async def admit(socket: WebSocket, stay: Callable[[Service], Awaitable[None]]) -> None:
    """Let a socket in from where it may come, as many as an address may have, and not somebody who
    is banned; it counts until its stay is over."""
    service: Service = socket.app.state.service
    client = client_of(socket)
    with contextlib.ExitStack() as counted:  # also where the other side goes before it is answered
        try:
            if not allowed(socket, service.settings):
                raise Refused("bad-origin")
            counted.enter_context(service.limits.held("socket", client, SOCKETS))
        except Refused as refusal:
            await deny(socket, refusal)
            return
        await socket.accept()
        try:
            service.sanctions.check(service.signer.of(socket), client)
            await stay(service)
        except Refused as refusal:
            await send_away(socket, refusal, REFUSED)


async def send_away(socket: WebSocket, refusal: Refused, code: int) -> None:
    """Tell why, and close."""
    said = m.Refusal(refusal.code, refusal.reason, retry_after=refusal.retry_after)
    with contextlib.suppress(RuntimeError, WebSocketDisconnect):
        await socket.send_text(msgspec.json.encode(said).decode())
        await socket.close(code, refusal.code)
