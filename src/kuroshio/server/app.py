"""The ASGI application: routes, shell and life."""

from __future__ import annotations

import asyncio
import gc
import logging
import os
import signal
import sys
import threading
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager
from functools import partial
from importlib import import_module
from types import FrameType
from typing import Any

from kuroshio.extras import needs

with needs("server"):
    from starlette.applications import Starlette
    from starlette.exceptions import HTTPException
    from starlette.middleware.gzip import GZipMiddleware
    from starlette.requests import Request
    from starlette.responses import PlainTextResponse, Response
    from starlette.routing import Route, WebSocketRoute
    from starlette.types import ASGIApp, Receive, Scope, Send

from kuroshio.games import game_named
from kuroshio.server import page
from kuroshio.server.access import AccessLog, Pseudonyms, open_log, request_id
from kuroshio.server.admin import asking
from kuroshio.server.admin import web as admin
from kuroshio.server.admin.keeping import sweep_daily
from kuroshio.server.analysis.socket import analysis_socket
from kuroshio.server.answering import service_of, store_or_refuse
from kuroshio.server.doorkeeper import Doorkeeper, raise_descriptors
from kuroshio.server.feed import feed_socket
from kuroshio.server.hatches import Hatches
from kuroshio.server.identity import Signer, secret_of
from kuroshio.server.loops import every
from kuroshio.server.nearby import nearby
from kuroshio.server.notices import mail
from kuroshio.server.refusals import Refused
from kuroshio.server.routes import ROUTES
from kuroshio.server.routing import Inner, Router
from kuroshio.server.schema import openapi
from kuroshio.server.service import Service
from kuroshio.server.settings import Settings, from_environment
from kuroshio.server.shell import JsonLines, Shell, log_as_json, refusal_response
from kuroshio.server.sockets import table_socket
from kuroshio.server.store import open_store
from kuroshio.server.wire import STATE, for_uvicorn
from kuroshio.server.workers import SIGNS, Signs
from kuroshio.warming import is_warm, load_compiled


async def healthz(request: Request) -> Response:
    """Whether the process answers and its store can be written."""
    health = service_of(request).health
    await health.look()
    if health.trouble is not None:
        return PlainTextResponse(f"the store cannot be written: {health.trouble}\n", 503)
    return PlainTextResponse("ok\n")


async def readyz(request: Request) -> Response:
    """Whether new people may be sent here: compiled, able to write, not about to stop."""
    health = service_of(request).health
    await health.look()
    problem = health.why_not_ready()
    return PlainTextResponse(f"{problem or 'ready'}\n", 503 if problem else 200)


async def metrics(request: Request) -> Response:
    """For Prometheus; only to addresses of this machine or a private network."""
    if not nearby(request.client.host if request.client else ""):
        raise Refused("not-found")
    return PlainTextResponse(service_of(request).metrics.text())


async def get_openapi(request: Request) -> Response:
    return Response(openapi(), media_type="application/json")


async def _refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, Refused)
    return refusal_response(error)


async def _failed(request: Request, error: Exception) -> Response:
    """The answer to what went wrong here; the shell logs why."""
    return refusal_response(Refused("internal", request=request_id.get()))


async def _http_error(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    code = {405: "not-allowed", 400: "bad-message"}.get(error.status_code, "not-found")
    return refusal_response(Refused(code))


log = logging.getLogger("kuroshio.app")

SIGN = 1.0  # seconds between two signs of life of a worker


class App:
    """Starlette inside the shell; the service is there from start-up to shut-down.

    `replace` ends a server that plays by the uncompiled rules, when there are compiled ones.
    """

    def __init__(self, settings: Settings, replace: Callable[[], None] | None = None) -> None:
        mail.check(settings)
        self.settings = settings
        self._replace = replace
        self.starlette = Starlette(
            routes=[
                *(
                    Route(api.path, partial(store_or_refuse, api.handler), methods=[api.method])
                    for api in ROUTES
                ),
                Route("/api/openapi.json", get_openapi),
                WebSocketRoute("/api/tables/{table}/socket", table_socket),
                WebSocketRoute("/api/feed", feed_socket),
                WebSocketRoute("/api/analyses/{analysis}/socket", analysis_socket),
                *admin.routes(settings),
                Route(asking.PATH, asking.get_own),
                Route("/healthz", healthz),
                Route("/readyz", readyz),
                Route("/metrics", metrics),
                *page.routes(),
            ],
            exception_handlers={
                Refused: _refused,
                HTTPException: _http_error,
                Exception: _failed,
            },
            lifespan=self._lifespan,
        )
        self._outer: ASGIApp = self.starlette
        self._state: dict[str, Any] | None = None  # what the server shows its connections

    @asynccontextmanager
    async def _lifespan(self, app: Starlette) -> AsyncIterator[None]:
        store = await open_store(self.settings.store_url, self.settings.sync)
        secret = secret_of(self.settings)
        service = Service(self.settings, store, Signer(secret), self._replace)
        app.state.service = service
        if self._state is not None and self.settings.limits:
            self._state[STATE] = Doorkeeper(service.limits, self.settings.proxies)
        inside: ASGIApp = GZipMiddleware(self.starlette, minimum_size=2_000)
        if service.ownership.shared:
            inside = Router(inside, service)
        self._outer = AccessLog(Shell(inside, service), service, Pseudonyms(secret))
        logging.getLogger("kuroshio").addHandler(service.metrics.handler)
        hatches: Hatches | None = None
        if service.ownership.shared:
            # Tables are taken by whoever answers first: nobody should wait for a beginner.
            await service.compiler.load()
            hatches = Hatches(self, Inner(self, service), self.settings.proxies, self._state or {})
            await service.start(*await hatches.open(self.settings.internal, self.settings.hatches))
        else:
            await service.start()
        service.spawn(sweep_daily(service))
        _heed_the_end(service)
        if SIGNS in os.environ:
            signs = Signs(os.environ)
            await signs.give()
            service.spawn(every(SIGN, signs.give))
        try:
            yield
        finally:
            if hatches is not None:
                await hatches.close()
            await service.stop()
            logging.getLogger("kuroshio").removeHandler(service.metrics.handler)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            self._state = scope.get("state")
        await self._outer(scope, receive, send)


def _heed_the_end(service: Service) -> None:
    """Hear of SIGTERM before the server does: it waits for requests that wait for news."""
    if threading.current_thread() is not threading.main_thread():
        return
    loop = asyncio.get_running_loop()
    before = signal.getsignal(signal.SIGTERM)
    if not callable(before):
        return

    def leave(number: int, frame: FrameType | None) -> None:
        loop.call_soon_threadsafe(service.leave)
        before(number, frame)

    signal.signal(signal.SIGTERM, leave)


def create(replace: Callable[[], None] | None = None) -> App:
    """The application with the settings of the environment; what uvicorn starts."""
    settings = from_environment(os.environ)
    # Tables are many and live long: looking through all of them often would stop the server. What
    # is new is looked through in small portions, so that nobody waits for that either.
    gc.set_threshold(5_000, 10, 1_000)
    raise_descriptors()
    # The store's thread gets its turn soon, also while the loop is busy.
    sys.setswitchinterval(0.0005)
    log_as_json(settings.log)
    open_log(settings.access, JsonLines())
    return App(settings, replace)


def load(games: Iterable[str]) -> None:
    """Load what this module does not load yet, and the compiled code of these games where it is in
    the cache: for servers that are forked from this process."""
    for_uvicorn()
    for module in ("uvicorn.loops.auto", "uvicorn.lifespan.on"):
        import_module(module)
    for name in games:
        try:
            if is_warm(name):
                load_compiled(game_named(name))
        except Exception:  # each server tries it again, and says so where it fails there too
            log.exception("%s cannot be loaded", name)
    gc.collect()
    gc.freeze()  # the collector would write into memory that forks have in common
