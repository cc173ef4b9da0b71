"""The shell around all requests: headers, limits, errors, log lines. Plain ASGI, so that it costs
sockets nothing."""

from __future__ import annotations

import asyncio
import json
import logging
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import msgspec
from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from kuroshio.server import protocol as m
from kuroshio.server.access import request_id
from kuroshio.server.aside import address
from kuroshio.server.limits import REQUESTS, TARGET_BYTES, client_of
from kuroshio.server.origins import allowed, policy
from kuroshio.server.refusals import Refused, as_size
from kuroshio.server.relay import HOPS
from kuroshio.server.service import Service

log = logging.getLogger("kuroshio.requests")

POLICY = "content-security-policy"
HEADERS = {
    POLICY: policy("'none'"),
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
}
WELL = ("/healthz", "/readyz", "/metrics", "/api/status")  # asked whatever else is going on


class Shell:
    def __init__(self, app: ASGIApp, service: Service) -> None:
        self._app = app
        self._service = service

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket"):
            address.set(client_of(HTTPConnection(scope)))
        if scope["type"] == "websocket":
            await self._open(scope, receive, send)
            return
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        begun = time.monotonic()
        status = 500
        started = False

        async def send_with_headers(message: Message) -> None:
            nonlocal status, started
            if message["type"] == "http.response.start":
                status, started = message["status"], True
                headers = MutableHeaders(scope=message)
                own = POLICY in headers  # it says itself who may show it in a frame
                for name, value in HEADERS.items():
                    if not (own and name == "x-frame-options"):
                        headers.setdefault(name, value)
                if self._service.settings.https:
                    headers.setdefault("strict-transport-security", "max-age=31536000")
                if scope["path"].startswith("/api/"):
                    headers.setdefault("cache-control", "no-store")
            await send(message)

        try:
            with self._counted(HTTPConnection(scope)):
                await self._app(scope, receive, send_with_headers)
        except Refused as refusal:
            await refusal_response(refusal)(scope, receive, send_with_headers)
        except asyncio.CancelledError:
            if self._service.leaving and not started:
                await refusal_response(Refused("stopping"))(scope, receive, send_with_headers)
            raise
        except Exception:
            log.exception("a request failed")
            if not started:
                failed = Refused("internal", request=request_id.get())
                await refusal_response(failed)(scope, receive, send_with_headers)
        finally:
            self._service.metrics.requests.add(str(status))
            seconds = time.monotonic() - begun
            log.debug("%s %s %s %.4f", scope["method"], scope["path"], status, seconds)

    async def _open(self, scope: Scope, receive: Receive, send: Send) -> None:
        """A socket, unless too many are opened."""
        try:
            if HOPS not in scope:
                self._spend("handshake", client_of(HTTPConnection(scope)))
                _check_target(scope)
        except Refused as refusal:
            await deny(WebSocket(scope, receive, send), refusal)
            return
        await self._app(scope, receive, send)

    @contextmanager
    def _counted(self, request: HTTPConnection) -> Iterator[None]:
        """A request, unless there are too many."""
        scope, limits = request.scope, self._service.limits
        if scope["path"] in WELL:
            self._spend("look", client_of(request))
            yield
            return
        writes = scope["method"] not in ("GET", "HEAD", "OPTIONS")
        if writes and not allowed(request, self._service.settings):
            raise Refused("bad-origin")
        if HOPS in scope:  # counted where it came in
            yield
            return
        client = client_of(request)
        if scope["path"].startswith("/api/"):
            self._service.sanctions.check(self._service.signer.of(request), client)
        self._spend("request", client)
        _check_target(scope)
        with limits.held("request", client, REQUESTS):
            yield

    def _spend(self, what: str, client: str) -> None:
        """Count one; whoever goes on after being refused is not listened to in the end."""
        try:
            self._service.limits.spend(what, client)
        except Refused as refusal:
            self._service.limits.strike(client)
            self._service.metrics.refusals.add(refusal.code)
            raise


def _check_target(scope: Scope) -> None:
    if len(scope["path"]) + len(scope["query_string"]) > TARGET_BYTES:
        raise Refused("too-large", size=as_size(TARGET_BYTES))


async def deny(socket: WebSocket, refusal: Refused) -> None:
    """Refuse a socket before it is accepted, as a request is refused where the server can."""
    if "websocket.http.response" in (socket.scope.get("extensions") or {}):
        await socket.send_denial_response(refusal_response(refusal))
    else:
        await socket.close()


def refusal_response(refusal: Refused) -> Response:
    """A refusal as an HTTP answer."""
    again = 1 if refusal.status == 503 else refusal.retry_after
    body = msgspec.json.encode(m.Refusal(refusal.code, refusal.reason, retry_after=again))
    headers = {} if again is None else {"retry-after": str(again)}
    if refusal.code == "too-many":
        headers["connection"] = "close"
    return Response(body, refusal.status, headers, "application/json")


class JsonLines(logging.Formatter):
    """Log records as lines of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            "from": record.name,
            "message": record.getMessage(),
        }
        if request := request_id.get():
            line["request"] = request
        line |= getattr(record, "access", {})
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def log_as_json(level: str) -> None:
    """Let this process log so, to stderr."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines())
    logging.basicConfig(level="INFO", handlers=[handler], force=True)
    logging.getLogger("uvicorn").setLevel("WARNING")
    logging.getLogger("kuroshio").setLevel(level.upper())
