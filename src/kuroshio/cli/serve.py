"""`kuroshio serve`: the web server."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import socket
import tempfile
import threading
import time
import webbrowser
from typing import TYPE_CHECKING

from kuroshio.core.errors import BadSetup

if TYPE_CHECKING:
    from kuroshio.server.settings import Settings


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--host", help="address to listen at (default: 127.0.0.1)")
    parser.add_argument("--port", type=int, help="port to listen at (default: 8765)")
    parser.add_argument(
        "--db",
        metavar="URL",
        help="sqlite:///path or postgresql://… (default: a file of one's own)",
    )
    parser.add_argument(
        "--workers", type=int, metavar="N", help="server processes; more than one need PostgreSQL"
    )
    parser.add_argument("--open", action="store_true", help="open the page in the browser")
    parser.add_argument("--data", metavar="DIR", help="folder for the SQLite file and the secret")


def run(args: argparse.Namespace) -> None:
    # The server's libraries are loaded only here: the other commands start without them.
    from kuroshio.server.identity import secret_of
    from kuroshio.server.metrics import folder_for
    from kuroshio.server.settings import from_environment
    from kuroshio.server.shared import file_for

    settings = from_environment(
        os.environ,
        host=args.host,
        port=args.port,
        db=args.db,
        workers=args.workers,
        data=args.data,
    )
    _try_listening(settings)
    asyncio.run(_try_store(settings))
    os.environ.update(settings.environment())
    # Made here, so that all workers have the same one.
    os.environ["KUROSHIO_SECRET"] = secret_of(settings)
    _tell_where(settings)
    # Workers add up what they count in a folder that is gone with the server.
    metrics = folder_for(os.environ) if settings.workers > 1 else None
    counts = file_for(os.environ) if settings.workers > 1 else None
    print(f"Kuroshio is at http://{settings.host}:{settings.port}", flush=True)
    if args.open:
        threading.Thread(
            target=_open_page, args=(settings.host, settings.port), daemon=True
        ).start()
    with tempfile.TemporaryDirectory(prefix="kuroshio-") as hatches:
        os.environ["KUROSHIO_HATCHES"] = hatches
        _serve(settings)
    if metrics is not None:
        metrics.cleanup()
    if counts is not None:
        counts.close()


def _serve(settings: Settings) -> None:
    import uvicorn

    from kuroshio.server.wire import for_uvicorn

    uvicorn.run(
        "kuroshio.server.app:create",
        factory=True,
        host=settings.host,
        port=settings.port,
        workers=settings.workers,
        log_config=None,
        access_log=False,
        **for_uvicorn(),
        server_header=False,
        forwarded_allow_ips=settings.proxies,
        timeout_graceful_shutdown=5,
        # A worker on a busy machine may need long to load; it would be killed after five seconds.
        timeout_worker_healthcheck=60,
    )


def _try_listening(settings: Settings) -> None:
    """Say at once, and in words, that the address cannot be had."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    with socket.socket(family) as listener:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.bind((settings.host, settings.port))
        except OSError as error:
            raise BadSetup(
                f"cannot listen at {settings.host}:{settings.port}: {error.strerror}; "
                "--host and --port name another place"
            ) from None


def _tell_where(settings: Settings) -> None:
    """Write down where the server is: `kuroshio admin` looks there."""
    host = "127.0.0.1" if settings.host in ("0.0.0.0", "::") else settings.host
    name = f"[{host}]" if ":" in host else host
    with contextlib.suppress(OSError):  # then it has to be told where the server is
        settings.folder.mkdir(parents=True, exist_ok=True)
        (settings.folder / "address").write_text(f"http://{name}:{settings.port}\n")


async def _try_store(settings: Settings) -> None:
    """The same of the store: it opens, and its tables are up to date."""
    from kuroshio.server.store import open_store

    store = await open_store(settings.store_url, settings.sync)
    await store.close()


def _open_page(host: str, port: int) -> None:
    """Open the page as soon as the server answers."""
    for _ in range(200):
        try:
            socket.create_connection((host, port), 1).close()
        except OSError:
            time.sleep(0.1)
        else:
            webbrowser.open(f"http://{host}:{port}")
            return
