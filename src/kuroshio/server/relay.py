"""Relays: a request or a socket is passed on to the process that owns its table."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any

import h11
from starlette.types import Receive, Scope, Send
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidURI

from kuroshio.server.wire import COME_AGAIN

HOPS = "kuroshio.hops"  # in a scope: how often it was passed on
CONNECT = 2.0  # seconds
# Seconds between two looks whether an owner stands still, and after which it is given up
PING, GIVEN_UP = 1.5, 3.0
PIECE = 65_536
NO_CODE = (1005, 1006)  # these are never sent
# Of one connection only, or written anew for the next one
_HOP = {b"connection", b"keep-alive", b"transfer-encoding"}
_OWN = _HOP | {b"upgrade", b"content-length"}
_OF_SOCKETS = {b"sec-websocket-key", b"sec-websocket-version", b"sec-websocket-extensions", b"host"}


class Unreachable(Exception):
    """The other process did not answer. Nobody may be there at all (`dead`), or it may have done
    what was asked for."""

    def __init__(self, dead: bool = False, maybe_done: bool = False) -> None:
        super().__init__()
        self.dead = dead
        self.maybe_done = maybe_done


async def relay_request(
    address: str, scope: Scope, body: bytes, letter: tuple[str, str], send: Send
) -> None:
    """Send a request on, and its answer back."""
    request = _request(address, scope, len(body), letter)
    host, _, port = address.rpartition(":")
    try:
        reader, writer = await asyncio.wait_for(asyncio.open_connection(host, int(port)), CONNECT)
    except (OSError, TimeoutError) as error:
        raise Unreachable(dead=isinstance(error, ConnectionRefusedError)) from None
    exchange = _Exchange(reader, writer)
    try:
        exchange.ask(request, body)
        await exchange.pass_back(send)
    except (OSError, h11.ProtocolError):
        if exchange.started:
            raise  # half an answer is none, and cannot be made good
        raise Unreachable(maybe_done=True) from None
    finally:
        writer.close()


def _request(address: str, scope: Scope, size: int, letter: tuple[str, str]) -> h11.Request:
    """A request as it is passed on."""
    target = scope["raw_path"] + (b"?" + scope["query_string"] if scope["query_string"] else b"")
    headers = [
        *((name, value) for name, value in _sent(scope, letter) if name != b"host"),
        (b"host", _host(scope, address)),
        (letter[0].encode(), letter[1].encode()),
        (b"content-length", str(size).encode()),
        (b"connection", b"close"),
    ]
    return h11.Request(method=scope["method"], target=target, headers=headers)


class _Exchange:
    """A request to another process, and its answer as it comes."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader, self._writer = reader, writer
        self._http = h11.Connection(h11.CLIENT)
        self.started = False  # a part of the answer was passed back

    def ask(self, request: h11.Request, body: bytes) -> None:
        for part in (request, h11.Data(data=body), h11.EndOfMessage()):
            self._writer.write(self._http.send(part) or b"")

    async def pass_back(self, send: Send) -> None:
        while not isinstance(event := await self._next(), h11.EndOfMessage):
            if isinstance(event, h11.Response):
                kept = [(name, value) for name, value in event.headers if name not in _HOP]
                await send(
                    {
                        "type": "http.response.start",
                        "status": event.status_code,
                        "headers": kept,
                    }
                )
                self.started = True
            elif isinstance(event, h11.Data):
                data = bytes(event.data)
                await send({"type": "http.response.body", "body": data, "more_body": True})
            else:
                raise Unreachable(maybe_done=True)
        await send({"type": "http.response.body", "body": b"", "more_body": False})

    async def _next(self) -> Any:
        """What comes next of the answer."""
        while (event := self._http.next_event()) is h11.NEED_DATA:
            self._http.receive_data(await self._reader.read(PIECE))
        return event


async def relay_socket(
    address: str, scope: Scope, letter: tuple[str, str], receive: Receive, send: Send
) -> None:
    """Connect a socket through, until either side ends it."""
    host, _, port = address.rpartition(":")
    headers = [
        (name.decode("latin-1"), value.decode("latin-1"))
        for name, value in _sent(scope, letter)
        if name not in _OF_SOCKETS
    ]
    query = f"?{scope['query_string'].decode()}" if scope["query_string"] else ""
    named = _host(scope, address).decode("latin-1")
    try:
        there = await connect(
            f"ws://{named}{scope['raw_path'].decode()}{query}",
            host=host,
            port=int(port),
            additional_headers=[*headers, letter],
            user_agent_header=None,
            compression=None,
            proxy=None,
            max_size=None,
            open_timeout=CONNECT,
            ping_interval=PING,
            ping_timeout=GIVEN_UP,
        )
    except (OSError, TimeoutError) as error:
        raise Unreachable(dead=isinstance(error, ConnectionRefusedError)) from None
    except (InvalidHandshake, InvalidURI, ValueError):  # it refused, or its address is none
        await receive()
        await send({"type": "websocket.close", "code": 1008})
        return
    await receive()  # the connection itself
    await send({"type": "websocket.accept"})
    coming = asyncio.create_task(_to_client(there, send))
    going = asyncio.create_task(_from_client(there, receive))
    await asyncio.wait([coming, going], return_when=asyncio.FIRST_COMPLETED)
    for task in (coming, going):
        task.cancel()
    await asyncio.gather(coming, going, return_exceptions=True)
    await there.close()


def _sent(scope: Scope, letter: tuple[str, str]) -> list[tuple[bytes, bytes]]:
    """The headers that a client sent, as far as they are passed on: no letter that it wrote."""
    left_out = _OWN | {letter[0].encode()}
    return [(name, value) for name, value in scope["headers"] if name not in left_out]


def _host(scope: Scope, address: str) -> bytes:
    """By which name a client asked; old ones do not say, and some say several."""
    named = (value for name, value in scope["headers"] if name == b"host")
    return next(named, address.encode())


async def _to_client(there: ClientConnection, send: Send) -> None:
    code, reason = COME_AGAIN, ""
    try:
        async for text in there:
            await send({"type": "websocket.send", _kind(text): text})
    except ConnectionClosed:
        pass
    if there.close_code is not None and there.close_code not in NO_CODE:
        code, reason = there.close_code, there.close_reason or ""
    with contextlib.suppress(Exception):  # the client has gone before
        await send({"type": "websocket.close", "code": code, "reason": reason})


def _kind(text: str | bytes) -> str:
    return "text" if isinstance(text, str) else "bytes"


async def _from_client(there: ClientConnection, receive: Receive) -> None:
    with contextlib.suppress(ConnectionClosed):
        while (message := await receive())["type"] != "websocket.disconnect":
            text: Any = message.get("text")
            await there.send(message.get("bytes") or b"" if text is None else text)
