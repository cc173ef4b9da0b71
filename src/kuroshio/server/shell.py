"""The shell around all requests: headers, limits, errors, log lines. Plain ASGI, so that it costs
sockets nothing."""

from __future__ import annotations

import json
import logging
import time
from typing import Any

import msgspec
from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from kuroshio.server import messages as m
from kuroshio.server.access import request_id
from kuroshio.server.origins import allowed
from kuroshio.server.refusals import Refused
from kuroshio.server.service import Service

log = logging.getLogger("kuroshio.requests")

HEADERS = {
    "content-security-policy": (
        "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; "
        "form-action 'self'; frame-ancestors 'none'"
    ),
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
}
UNCOUNTED = ("/healthz", "/metrics", "/api/status")


class Shell:
    def __init__(self, app: ASGIApp, service: Service) -> None:
        self._app = app
        self._service = service

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
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
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if self._service.settings.https:
                    headers.setdefault("strict-transport-security", "max-age=31536000")
                if scope["path"].startswith("/api/"):
                    headers.setdefault("cache-control", "no-store")
            await send(message)

        try:
            self._check(HTTPConnection(scope))
            await self._app(scope, receive, send_with_headers)
        except Refused as refusal:
            await refusal_response(refusal)(scope, receive, send_with_headers)
        except Exception:
            log.exception("a request failed")
            if not started:
                failed = Refused("internal", request=request_id.get())
                await refusal_response(failed)(scope, receive, send_with_headers)
        finally:
            self._service.metrics.requests.add(status=str(status))
            seconds = time.monotonic() - begun
            log.debug("%s %s %s %.4f", scope["method"], scope["path"], status, seconds)

    def _check(self, request: HTTPConnection) -> None:
        if request.scope["path"] in UNCOUNTED:
            return
        if request.scope["method"] not in ("GET", "HEAD", "OPTIONS") and not allowed(
            request, self._service.settings
        ):
            raise Refused("bad-origin")
        address = request.client.host if request.client else "?"
        self._service.limits.spend("request", address)


def refusal_response(refusal: Refused) -> Response:
    """A refusal as an HTTP answer."""
    again = 1 if refusal.status == 503 else refusal.retry_after
    body = msgspec.json.encode(m.Refusal(refusal.code, refusal.reason, retry_after=again))
    headers = {} if again is None else {"retry-after": str(again)}
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
