"""The operator's interface by HTTP, under /api/admin.

It answers to whoever has the operator's token, on this machine or in its private network, and
not through the public page: what came through a proxy or from a browser finds nothing here.
"""

from __future__ import annotations

import hashlib
import hmac
import logging
import time
from collections import deque
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from kuroshio.core.errors import BadSetup
from kuroshio.server.admin import operations
from kuroshio.server.admin.forms import OPERATIONS, Operation, Wish
from kuroshio.server.answering import answer, raw_body, service_of
from kuroshio.server.clocks import now_ms
from kuroshio.server.identity import kept_secret
from kuroshio.server.limits import BODY_BYTES
from kuroshio.server.nearby import nearby
from kuroshio.server.refusals import Refused
from kuroshio.server.schema import admin_openapi
from kuroshio.server.service import Service
from kuroshio.server.settings import Settings
from kuroshio.server.store import StoreDown

log = logging.getLogger("kuroshio.admin")

PREFIX = "/api/admin"
FILE = "admin-token"
TRIES, MINUTE = 5, 60.0  # wrong tokens in so many seconds
SHORTEST = 24  # characters of a token
# What proxies and browsers add to a request, and programs of the operator do not.
FROM_OUTSIDE = ("x-forwarded-for", "forwarded", "via", "origin", "sec-fetch-site", "cookie")
NOTE = "INSERT INTO audit (made, operator, action, details, outcome) VALUES ($1, $2, $3, $4, $5)"


def token_of(settings: Settings) -> str:
    """The token from the settings, or from a file that only this user can read."""
    if settings.admin_token:
        if len(settings.admin_token) < SHORTEST:
            raise BadSetup(f"the operator's token needs {SHORTEST} characters or more")
        return settings.admin_token
    return kept_secret(settings, FILE)


class Door:
    """Lets the operator in, and nobody else."""

    def __init__(self, token: str, limited: bool) -> None:
        self._digest = _digest(token)
        self._limited = limited
        self._wrong: deque[float] = deque(maxlen=TRIES)  # when the last wrong tokens came

    def check(self, request: Request) -> str:
        """The name that the operator goes by."""
        service = service_of(request)
        address = request.client.host if request.client else ""
        if not nearby(address) or any(name in request.headers for name in FROM_OUTSIDE):
            raise Refused("not-found")
        scheme, _, token = request.headers.get("authorization", "").partition(" ")
        self._wait_after_wrong_ones()
        if scheme.lower() != "bearer" or not hmac.compare_digest(
            _digest(token.strip()), self._digest
        ):
            service.metrics.admin.add("wrong-token")
            log.warning("a wrong operator's token")
            self._wrong.append(time.monotonic())
            raise Refused("not-operator")
        return request.headers.get("x-operator", "operator")[:40]

    def _wait_after_wrong_ones(self) -> None:
        """Nobody finds the token by trying: after some wrong ones even the right one waits."""
        if self._limited and len(self._wrong) == TRIES:
            wait = self._wrong[0] + MINUTE - time.monotonic()
            if wait > 0:
                raise Refused("too-many", retry_after=wait)


def _digest(token: str) -> bytes:
    return hashlib.sha256(token.encode()).digest()


async def _wish(request: Request, operation: Operation) -> Wish:
    given: dict[str, Any] = dict(request.query_params)
    if operation.method == "POST":
        try:
            given |= msgspec.json.decode(
                await raw_body(request, BODY_BYTES) or b"{}", type=dict[str, Any]
            )
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise Refused("bad-message", detail=str(error)[:200]) from None
    given |= request.path_params
    try:
        return msgspec.convert(given, operation.takes, strict=False)
    except msgspec.ValidationError as error:
        raise Refused("bad-message", detail=str(error)[:200]) from None


async def _run(door: Door, operation: Operation, request: Request) -> Response:
    service = service_of(request)
    operator = door.check(request)
    wish = await _wish(request, operation)
    outcome = "failed"
    try:
        done = await operations.run(service, operation, wish)
        outcome = "done"
    except Refused as refusal:
        outcome = refusal.code
        raise
    finally:
        if operation.audited:
            await _note(service, operator, operation.name, wish, outcome)
    return answer(done)


async def _note(service: Service, operator: str, action: str, wish: Wish, outcome: str) -> None:
    """Write down what was done, without names, and without details of whoever is erased."""
    details = {} if action == "erase" else {k: v for k, v in msgspec.to_builtins(wish).items() if v}
    if action in ("players", "rename"):
        details.pop("name", None)
    service.metrics.admin.add(action)
    values = (now_ms(), operator, action, msgspec.json.encode(details).decode(), outcome)
    await service.store.change((NOTE, values))


async def _description(door: Door, request: Request) -> Response:
    door.check(request)
    return Response(admin_openapi(), media_type="application/json")


def routes(settings: Settings) -> list[Route]:
    door = Door(token_of(settings), limited=settings.limits > 0)

    def route(path: str, method: str, work: Callable[[Request], Awaitable[Response]]) -> Route:
        return Route(PREFIX + path, partial(_or_refuse, work), methods=[method])

    return [
        *(
            route(operation.path, operation.method, partial(_run, door, operation))
            for operation in OPERATIONS
        ),
        route("/openapi.json", "GET", partial(_description, door)),
    ]


async def _or_refuse(work: Callable[[Request], Awaitable[Response]], request: Request) -> Response:
    try:
        return await work(request)
    except StoreDown:
        raise Refused("store-down") from None
