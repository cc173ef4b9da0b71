"""Routing: whoever asks for a table is carried to the process that owns it.

On the same machine the connection of a socket is handed over as it is (`server/hatches.py`), and
costs nothing from then on. All else is passed on (`server/relay.py`) to the owner's internal
address, with a letter that only processes with the same secret can write: it says who really asks.
A table that nobody owns is taken by the process at which it is asked for.
"""

from __future__ import annotations

import asyncio
import logging
import re
import time
from collections.abc import Coroutine
from typing import Any

import msgspec
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from kuroshio.server.clocks import now_ms
from kuroshio.server.hatches import hand_over
from kuroshio.server.limits import BODY_SECONDS, RECORD_BYTES
from kuroshio.server.refusals import Refused
from kuroshio.server.relay import HOPS, Unreachable, relay_request, relay_socket
from kuroshio.server.service import Service
from kuroshio.server.store import Process, StoreDown
from kuroshio.server.wire import COME_AGAIN, EXTENSION

log = logging.getLogger("kuroshio.routing")

LETTER = "kuroshio-letter"
FRESH = 60_000  # milliseconds for which a letter is good
MOST_HOPS = 3  # how often something is passed on while its table moves
PATIENCE = 6.0  # seconds for which a dead owner's table is waited for
PAUSE = 0.1
LOOK = 1.0  # seconds between two looks whether the owner of a table is still the same

_table = re.compile(r"/api/(?:admin/)?tables/([a-z2-7]{16})(?:/|$)")


class Letter(msgspec.Struct, frozen=True):
    """What a process says of a request that it passes on."""

    client: str  # the address that it comes from
    scheme: str
    target: str  # method and path: it is good for no other
    hops: int
    at: int


def table_of(scope: Scope) -> str | None:
    """The table that a request or a socket is about."""
    found = _table.match(scope["path"])
    return found[1] if found else None


def _target(scope: Scope) -> str:
    return f"{scope.get('method', 'GET')} {scope['path']}?{scope['query_string'].decode('latin-1')}"


class Router:
    """Before the application: lets through what is for tables of this process."""

    def __init__(self, app: ASGIApp, service: Service) -> None:
        self._app = app
        self._service = service

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        table = table_of(scope) if scope["type"] in ("http", "websocket") else None
        if table is None or table in self._service.rooms:
            await self._app(scope, receive, send)
            return
        owner = await self._service.owner_of(table)
        if owner is None:
            await self._app(scope, receive, send)
        elif scope["type"] == "http":
            await self._pass_on(table, owner, scope, receive, send)
        else:
            try:
                await self._carry(table, owner, scope, receive, send)
            except Refused as refusal:
                await _refuse(refusal, receive, send)

    async def _pass_on(
        self, table: str, owner: Process | None, scope: Scope, receive: Receive, send: Send
    ) -> None:
        """A request: kept whole, so that it can be sent again where nobody has read it."""
        body, letter = await _body(receive), letter_for(self._service, scope)
        deadline = time.monotonic() + PATIENCE
        while owner is not None:
            try:
                answer = relay_request(owner.address, scope, body, letter, send)
                await self._while_owned(table, owner, answer)
            except Unreachable as problem:
                if problem.maybe_done and scope["method"] not in ("GET", "HEAD"):
                    raise Refused("moved") from None
                owner = await self._next(table, owner, problem, deadline)
            else:
                return
        await self._app(scope, _again(body, receive), send)

    async def _while_owned(
        self, table: str, owner: Process, work: Coroutine[Any, Any, None]
    ) -> None:
        """Wait for an answer, but not of a process that stands still until others own its table."""
        task = asyncio.create_task(work)
        try:
            while not (await asyncio.wait([task], timeout=LOOK))[0]:
                await self._bury_silent()
                if await self._service.owner_of(table) != owner:
                    raise Unreachable(maybe_done=True)
            task.result()
        finally:
            task.cancel()

    async def _carry(
        self, table: str, owner: Process | None, scope: Scope, receive: Receive, send: Send
    ) -> None:
        """A socket, before its handshake was answered."""
        wire: Any = (scope.get("extensions") or {}).get(EXTENSION)
        letter = letter_for(self._service, scope)
        deadline = time.monotonic() + PATIENCE
        while owner is not None:
            try:
                if wire is not None and self._is_near(owner):
                    await hand_over(wire, owner.hatch)
                else:
                    await relay_socket(owner.address, scope, letter, receive, send)
            except Unreachable as problem:
                owner = await self._next(table, owner, problem, deadline)
            else:
                return
        await self._app(scope, receive, send)

    def _is_near(self, owner: Process) -> bool:
        """Whether another process is a worker of the same server."""
        hatches = self._service.settings.hatches
        return bool(hatches) and owner.hatch.startswith(hatches)

    async def _next(
        self, table: str, owner: Process, problem: Unreachable, deadline: float
    ) -> Process | None:
        """Who owns a table whose owner was not reached; waits while it is the same one."""
        if problem.dead and self._is_near(owner):
            try:
                await self._service.ownership.bury(owner)
            except StoreDown as error:
                log.warning("cannot bury %s: %s", owner.id, error)
        while (now := await self._service.owner_of(table)) == owner:
            if time.monotonic() > deadline:
                raise Refused("moved")
            await asyncio.sleep(PAUSE)
            await self._bury_silent()
            if await _reachable(owner.address):
                break
        return now

    async def _bury_silent(self) -> None:
        """Somebody waits for a table whose owner may be dead: see whether it is."""
        try:
            await self._service.ownership.bury_silent()
        except StoreDown as error:
            log.warning("nobody is buried: %s", error)


def letter_for(service: Service, scope: Scope) -> tuple[str, str]:
    """The header with which something is passed on to another process."""
    hops = scope.get(HOPS, 0) + 1
    if hops > MOST_HOPS:
        raise Refused("moved")
    client = scope["client"][0] if scope.get("client") else "?"
    letter = Letter(client, scope["scheme"], _target(scope), hops, now_ms())
    return LETTER, service.signer.sign_letter(msgspec.json.encode(letter))


async def _reachable(address: str) -> bool:
    host, _, port = address.rpartition(":")
    try:
        _, writer = await asyncio.wait_for(asyncio.open_connection(host, int(port)), 1)
    except (OSError, TimeoutError):
        return False
    writer.close()
    return True


class Inner:
    """What comes in at the internal address: passed on by another process, with a letter."""

    def __init__(self, app: ASGIApp, service: Service) -> None:
        self._app = app
        self._service = service

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        text = HTTPConnection(scope).headers.get(LETTER, "")
        letter = self._read(text, scope)
        if letter is None:
            await _forbid(scope, send)
            return
        scope["client"] = (letter.client, 0)
        scope["scheme"] = letter.scheme
        scope[HOPS] = letter.hops
        await self._app(scope, receive, send)

    def _read(self, text: str, scope: Scope) -> Letter | None:
        signed = self._service.signer.read_letter(text)
        if signed is None:
            return None
        letter = msgspec.json.decode(signed, type=Letter)
        fresh = abs(letter.at - now_ms()) < FRESH
        return letter if fresh and letter.target == _target(scope) else None


async def _forbid(scope: Scope, send: Send) -> None:
    if scope["type"] == "websocket":
        await send({"type": "websocket.close", "code": 1008})
        return
    await send({"type": "http.response.start", "status": 403, "headers": []})
    await send({"type": "http.response.body", "body": b""})


async def _refuse(refusal: Refused, receive: Receive, send: Send) -> None:
    """Tell a socket why it cannot be."""
    await receive()
    await send({"type": "websocket.accept"})
    await send({"type": "websocket.close", "code": COME_AGAIN, "reason": refusal.code})


async def _body(receive: Receive) -> bytes:
    """The body of a request; what is too large is noticed by whoever reads it."""
    parts: list[bytes] = []
    more = True
    try:
        async with asyncio.timeout(BODY_SECONDS):
            while more and sum(map(len, parts)) <= RECORD_BYTES:
                message = await receive()
                parts.append(message.get("body", b""))
                more = message.get("more_body", False)
    except TimeoutError:
        raise Refused("bad-message", detail=f"no end within {BODY_SECONDS:g} s") from None
    return b"".join(parts)


def _again(body: bytes, receive: Receive) -> Receive:
    """What was received, once more."""
    first: list[Message] = [{"type": "http.request", "body": body, "more_body": False}]

    async def received() -> Message:
        return first.pop() if first else await receive()

    return received
