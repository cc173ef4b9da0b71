"""`kuroshio serve`: the web server.

Where games are not compiled yet it is three programs one after the other in one process, which all
listen at the same socket: the first one finds that out, the second plays by the uncompiled rules
until they are compiled, the third by the compiled ones. Whoever connects in between waits a moment
in the socket's queue; tables come back from the store.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import socket
import sys
import tempfile
import threading
import time
import webbrowser
from functools import partial
from typing import TYPE_CHECKING, Any, NoReturn

from msgspec.structs import replace

from kuroshio.core.errors import BadSetup
from kuroshio.extras import require

if TYPE_CHECKING:
    from kuroshio.server.settings import Settings


EXAMPLES = (
    "kuroshio serve --open",
    "kuroshio serve --host 0.0.0.0 --port 8000",
    "kuroshio serve --db postgresql://kuroshio@localhost/kuroshio --workers 4",
)


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--host", help="address to listen at (default: 127.0.0.1)")
    parser.add_argument("--port", type=int, help="port to listen at (default: 8765)")
    parser.add_argument(
        "--db",
        metavar="URL",
        help="sqlite:///path or postgresql://… (default: a file in the data folder)",
    )
    parser.add_argument(
        "--workers", type=int, metavar="N", help="server processes; several need PostgreSQL"
    )
    parser.add_argument("--open", action="store_true", help="open the page in the browser")
    parser.add_argument("--data", metavar="DIR", help="folder for the SQLite file and the secret")


def run(args: argparse.Namespace) -> None:
    require("server")
    # The server's libraries are loaded only here: the other commands start without them.
    from kuroshio.server.settings import from_environment
    from kuroshio.server.workers import handed_over

    settings = from_environment(
        os.environ,
        host=args.host,
        port=args.port,
        db=args.db,
        workers=args.workers,
        data=args.data,
    )
    listener = handed_over(os.environ)
    if listener is None:
        listener, any_port = _listen(settings), settings.port == 0
        settings = replace(settings, port=listener.getsockname()[1])
        listener = _begin(settings, listener, args.open, keep=any_port)
    elif args.open:
        _open_page(settings)
    if _serve(settings, listener):
        assert listener is not None
        _go_on(listener, uncompiled=False)


def _begin(
    settings: Settings, listener: socket.socket, open_page: bool, keep: bool
) -> socket.socket | None:
    """Say at once, and in words, what is in the way; then where the server is. The socket at which
    workers listen: a server that is alone opens its own, unless it is to keep this one because
    somebody else might take its port."""
    from kuroshio.server.identity import secret_of

    asyncio.run(_try_store(settings))
    os.environ.update(settings.environment())
    # Made here, so that all workers have the same one.
    os.environ["KUROSHIO_SECRET"] = secret_of(settings)
    _tell_where(settings)
    print(f"Kuroshio is at http://{settings.host}:{settings.port}", flush=True)
    if _is_cold(settings):
        listener.listen()
        _go_on(listener, uncompiled=True, open_page=open_page)
    if open_page:
        _open_page(settings)
    if settings.workers > 1 or keep:
        return listener
    listener.close()
    return None


def _serve(settings: Settings, listener: socket.socket | None) -> bool:
    """Run the server; whether another one is to take over."""
    with contextlib.ExitStack() as stack:
        hatches = stack.enter_context(tempfile.TemporaryDirectory(prefix="kuroshio-"))
        os.environ["KUROSHIO_HATCHES"] = hatches
        if listener is None:
            _serve_here(settings)
            return False
        if settings.workers == 1:
            return _serve_at(listener, settings)
        _serve_by_workers(stack, listener, settings)
        return False


def _serve_here(settings: Settings) -> None:
    import uvicorn

    uvicorn.run(
        "kuroshio.server.app:create",
        factory=True,
        host=settings.host,
        port=settings.port,
        **_settings_of_uvicorn(settings),
    )


def _serve_by_workers(
    stack: contextlib.ExitStack, listener: socket.socket, settings: Settings
) -> None:
    from kuroshio.server.app import load
    from kuroshio.server.metrics import folder_for
    from kuroshio.server.shared import file_for
    from kuroshio.server.shell import log_as_json
    from kuroshio.server.workers import Workers

    log_as_json(settings.log)
    # Workers add up what they count in a folder that is gone with the server.
    stack.callback(folder_for(os.environ).cleanup)
    stack.callback(file_for(os.environ).close)
    load(settings.served)
    if not Workers(listener, settings.workers, partial(_serve_at, settings=settings)).run():
        sys.exit(1)


def _serve_at(listener: socket.socket, settings: Settings) -> bool:
    """Run the server at a socket that stays open after it; whether another one is to take over."""
    import uvicorn

    from kuroshio.server.app import create

    over = False

    def replace() -> None:
        nonlocal over
        over = server.should_exit = True

    app = create(replace if PROVISIONAL in os.environ else None)
    server = uvicorn.Server(uvicorn.Config(app, **_settings_of_uvicorn(settings)))
    with contextlib.suppress(KeyboardInterrupt):
        server.run(sockets=[listener.dup()])
    if not server.started:
        sys.exit(1)
    return over


def _settings_of_uvicorn(settings: Settings) -> dict[str, Any]:
    from kuroshio.server.wire import for_uvicorn

    return {
        **for_uvicorn(),
        "log_config": None,
        "access_log": False,
        "server_header": False,
        "forwarded_allow_ips": settings.proxies,
        "timeout_graceful_shutdown": 5,
    }


# --- one server after the other -------------------------------------------------------------------

PROVISIONAL = "KUROSHIO_UNTIL_COMPILED"  # this one plays by the uncompiled rules until then


def _is_cold(settings: Settings) -> bool:
    """Whether to begin uncompiled: where a process can be replaced, and is the only one."""
    from kuroshio.core.compiled import UNCOMPILED
    from kuroshio.warming import is_warm

    alone = os.name == "posix" and settings.workers == 1
    return alone and not UNCOMPILED and not all(map(is_warm, settings.served))


def _go_on(listener: socket.socket, uncompiled: bool, open_page: bool = False) -> NoReturn:
    """Become another server at the same socket. The settings are in the environment."""
    from kuroshio.server.compiling import PLAIN_PYTHON
    from kuroshio.server.workers import LISTENER

    listener.set_inheritable(True)
    os.environ[LISTENER] = str(listener.fileno())
    for variable in (PLAIN_PYTHON, PROVISIONAL):
        os.environ.pop(variable, None)
        if uncompiled:
            os.environ[variable] = "1"
    command = [sys.executable, "-m", "kuroshio", "serve", *(["--open"] if open_page else [])]
    sys.stdout.flush()
    os.execv(sys.executable, command)


def _listen(settings: Settings) -> socket.socket:
    """Say at once, and in words, that the address cannot be had."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listener = socket.socket(family)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((settings.host, settings.port))
    except OSError as error:
        listener.close()
        raise BadSetup(
            f"cannot listen at {settings.host}:{settings.port}: {error.strerror}; "
            "--host and --port name another place"
        ) from None
    return listener


# --- what is told ---------------------------------------------------------------------------------


def _tell_where(settings: Settings) -> None:
    """Write down where the server is: `kuroshio admin` looks there."""
    host = "127.0.0.1" if settings.host in ("0.0.0.0", "::") else settings.host
    name = f"[{host}]" if ":" in host else host
    with contextlib.suppress(OSError):  # then it has to be told where the server is
        settings.folder.mkdir(parents=True, exist_ok=True)
        (settings.folder / "address").write_text(f"http://{name}:{settings.port}\n")


async def _try_store(settings: Settings) -> None:
    """Say at once, and in words, that the store cannot be opened or brought up to date."""
    from kuroshio.server.store import open_store

    store = await open_store(settings.store_url, settings.sync)
    await store.close()


def _open_page(settings: Settings) -> None:
    """Open the page as soon as the server answers."""
    place = (settings.host, settings.port)
    threading.Thread(target=_open_when_it_answers, args=place, daemon=True).start()


def _open_when_it_answers(host: str, port: int) -> None:
    for _ in range(200):
        try:
            socket.create_connection((host, port), 1).close()
        except OSError:
            time.sleep(0.1)
        else:
            webbrowser.open(f"http://{host}:{port}")
            return
