"""What all requests share: who asks, what they say, and how they are answered."""

from __future__ import annotations

import asyncio
import hashlib
import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from kuroshio.games import NAMES
from kuroshio.language import FIRST, LANGUAGES
from kuroshio.server.limits import BODY_BYTES, BODY_SECONDS, client_of
from kuroshio.server.refusals import Refused, as_size, unknown
from kuroshio.server.rooms import Room
from kuroshio.server.service import Service
from kuroshio.server.store import Player, StoreDown

T = TypeVar("T")
# U+0000 as JSON writes it: PostgreSQL cannot store a text that contains it.
_NOTHING = re.compile(rb"(?<!\\)(?:\\\\)*\\u0000")
Handler = Callable[[Request], Awaitable[Response]]
FOR_OTHERS = {"cross-origin-resource-policy": "cross-origin"}  # pages of others may show it


def service_of(request: Request) -> Service:
    service: Service = request.app.state.service
    return service


def answer(value: Any, status: int = 200) -> Response:
    return Response(msgspec.json.encode(value), status, media_type="application/json")


def image(request: Request, data: bytes, kind: str) -> Response:
    """A picture, unless whoever asks has it already."""
    tag = f'"{hashlib.sha256(data).hexdigest()[:32]}"'
    headers = {"etag": tag, "cache-control": "no-cache", **FOR_OTHERS}
    if request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers=headers)
    return Response(data, media_type=kind, headers=headers)


async def raw_body(request: Request, most: int) -> bytes:
    """The body of a request, if it is not too large and does not take for ever."""
    parts, size = [], 0
    try:
        async with asyncio.timeout(BODY_SECONDS):
            async for part in request.stream():
                size += len(part)
                if size > most:
                    raise Refused("too-large", size=as_size(most))
                parts.append(part)
    except (TimeoutError, ClientDisconnect):
        raise Refused("bad-message", detail=f"no end within {BODY_SECONDS:g} s") from None
    return b"".join(parts)


async def body(request: Request, kind: type[T]) -> T:
    """A JSON body of a type. Pages of others cannot send JSON without being asked first."""
    sent = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    data = await raw_body(request, BODY_BYTES)
    if data and sent != "application/json":
        raise Refused("bad-message", detail="content-type: application/json")
    if _NOTHING.search(data):
        raise Refused("bad-message", detail="U+0000")
    try:
        return msgspec.json.decode(data or b"{}", type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Refused("bad-message", detail=str(error)[:200]) from None


async def me(request: Request) -> Player:
    """The player that a request comes from."""
    player = service_of(request).signer.of(request)
    if player is not None:
        known = await service_of(request).store.player(player)
        if known is not None:
            service_of(request).visits.note(player)
            service_of(request).devices.note(service_of(request).signer.device_of(request))
            service_of(request).homes.note(player, client_of(request))
            return known
    raise Refused("no-identity")


async def asker(request: Request, what: str) -> Player:
    """The player who asks for something of which everyone may have only so much (`limits.py`)."""
    player = await me(request)
    service_of(request).limits.spend(what, client_of(request), player.id)
    return player


def number(request: Request, name: str, otherwise: int) -> int:
    text = request.query_params.get(name, "")
    if not text:
        return otherwise
    if not text.isdecimal() or not text.isascii() or len(text) > 15:
        raise Refused("bad-message", detail=name)
    return int(text)


def number_or_none(request: Request, name: str) -> int | None:
    return number(request, name, 0) if request.query_params.get(name) else None


def game_name(request: Request) -> str | None:
    name = request.query_params.get("game") or None
    if name is not None and name not in NAMES:
        raise unknown("game", name, NAMES, "bad-message")
    return name


def language(request: Request) -> str:
    wanted = request.query_params.get("language") or FIRST
    if wanted not in LANGUAGES:
        raise unknown("language", wanted, LANGUAGES, "bad-message")
    return wanted


async def room_of(request: Request) -> Room:
    service = service_of(request)
    service.homes.note(service.signer.of(request), client_of(request))
    room = await service.room(request.path_params["table"])
    await service.daily.check(room.live, service.signer.of(request))
    return room


def reader_of(request: Request) -> str | None:
    """Who asks for something that takes long to make; refused if they ask too often."""
    service = service_of(request)
    player = service.signer.of(request)
    service.limits.spend("drawing", client_of(request), player)
    return player


@dataclass(frozen=True)
class Api:
    method: str
    path: str
    handler: Handler
    answers: Any  # the type of the answer; of a picture its media type, as text
    takes: type[Any] | None = None  # the type of the body
    query: tuple[str, ...] = ()
    status: int = 200
    identity: bool = False  # needs one
    streams: bool = False  # answers again and again, as server-sent events

    @property
    def types(self) -> list[Any]:
        """The types of its messages that have a name."""
        asked = (self.answers, self.takes)
        return [kind for kind in asked if kind not in (None, dict) and not isinstance(kind, str)]


async def store_or_refuse(handler: Handler, request: Request) -> Response:
    """Tell a client that the store is down, in so many words."""
    try:
        return await handler(request)
    except StoreDown:
        raise Refused("store-down") from None
