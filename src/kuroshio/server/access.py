"""The access log: a line of JSON for each request and each socket, and a number to find it by.

It says what was asked and how it went, and not who asked: identities, addresses and tables stand
there as pseudonyms, the same person always under the same one, which only this server's secret
can make. No names, no tokens, no queries.
"""

from __future__ import annotations

import hashlib
import hmac
import logging
import logging.handlers
import secrets
import time
from contextvars import ContextVar
from typing import TYPE_CHECKING

from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

if TYPE_CHECKING:
    from kuroshio.server.service import Service

log = logging.getLogger("kuroshio.access")

HEADER = "x-request-id"
LONG = 16  # characters of an id; a path has no words as long as that
request_id: ContextVar[str] = ContextVar("request_id", default="")


class Pseudonyms:
    """Another name for an id, which tells nothing and is always the same."""

    def __init__(self, secret: str) -> None:
        self._key = hashlib.sha256(f"pseudonyms:{secret}".encode()).digest()

    def of(self, text: str) -> str:
        return hmac.new(self._key, text.encode(), hashlib.sha256).hexdigest()[:12]

    def path(self, path: str) -> str:
        """A path without the ids in it: whoever knows a table's id may sit down there."""
        if path.startswith("/assets/"):
            return path
        parts = path.split("/")
        return "/".join("~" + self.of(part) if len(part) >= LONG else part for part in parts)


class AccessLog:
    """Around the whole application."""

    def __init__(self, app: ASGIApp, service: Service, pseudonyms: Pseudonyms) -> None:
        self._app = app
        self._service = service
        self._pseudonyms = pseudonyms
        self._wanted = bool(service.settings.access)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        request = secrets.token_hex(8)
        before = request_id.set(request)
        begun = time.monotonic()
        status, size = 500, 0

        async def noting(message: Message) -> None:
            nonlocal status, size
            kind = message["type"]
            if kind == "http.response.start":
                status = message["status"]
                MutableHeaders(scope=message)[HEADER] = request
            elif kind == "http.response.body":
                size += len(message.get("body", b""))
            elif kind == "websocket.accept":
                status = 101
                message.setdefault("headers", [])
                MutableHeaders(scope=message)[HEADER] = request
            elif kind == "websocket.close" and status != 101:
                status = 403
            await send(message)

        try:
            await self._app(scope, receive, noting)
        finally:
            request_id.reset(before)
            seconds = time.monotonic() - begun
            if scope["type"] == "http" and b"wait=" not in scope["query_string"]:
                self._service.metrics.request_seconds.add(seconds)
            if self._wanted:
                self._write(scope, request, status, size, seconds)

    def _write(self, scope: Scope, request: str, status: int, size: int, seconds: float) -> None:
        connection = HTTPConnection(scope)
        player = self._service.signer.of(connection)
        line = {
            "request": request,
            "method": scope.get("method", "SOCKET"),
            "path": self._pseudonyms.path(scope["path"]),
            "status": status,
            "seconds": round(seconds, 4),
            "bytes": size,
            "who": self._pseudonyms.of(player) if player else None,
            "from": self._pseudonyms.of(connection.client.host) if connection.client else None,
        }
        log.info("access", extra={"access": line})


def open_log(where: str, formatter: logging.Formatter) -> None:
    """Let the access log go to a file, or to stderr (`-`) with all else."""
    log.setLevel(logging.INFO if where else logging.CRITICAL)
    if where in ("", "-"):
        return
    log.propagate = False
    # Looked at anew before each line, so that it can be moved away while the server runs.
    handler = logging.handlers.WatchedFileHandler(where, encoding="utf-8")
    handler.setFormatter(formatter)
    log.addHandler(handler)
