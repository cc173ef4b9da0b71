"""The lobby: what visitors cost who only look, on one process with SQLite.

    python bench/lobby.py                       1,000 visitors, a table opened each second
    python bench/lobby.py --visitors 200 --seconds 20

Each visitor has an identity and listens to the feed, as a page in the lobby does. Processor time is
the server's own, in the seconds after all have come.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

import load

EVERY = 1.0  # seconds between two tables that are opened


async def measure(args: argparse.Namespace, port: int, pid: int) -> dict[str, float]:
    heard = 0

    def hear(_: bytes) -> None:
        nonlocal heard
        heard += 1

    visitors = []
    for n in range(args.visitors):
        token = (await asyncio.to_thread(load.post, port, "/api/me", {"name": f"P{n}"}))["token"]
        header = f"Authorization: Bearer {token}\r\n"
        visitors.append(await load.connect(port, "/api/feed?lobby=1", header, hear))
    await asyncio.sleep(2)
    heard, before, begun = 0, load.cpu_seconds(pid), time.monotonic()
    seats = [{"kind": "me"}, {"kind": "open"}]
    body = {"game": "namiji", "seats": seats, "listed": True}
    opened = 0
    while time.monotonic() - begun < args.seconds:
        await asyncio.to_thread(load.post, port, "/api/tables", body, token)
        opened += 1
        await asyncio.sleep(EVERY)
    seconds = time.monotonic() - begun
    busy = load.cpu_seconds(pid) - before
    for visitor in visitors:
        visitor.transport.abort()
    return {
        "percent of a core": 100 * busy / seconds,
        "messages a second": heard / seconds,
        "tables opened": opened,
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("--visitors", type=int, default=1000)
    parser.add_argument("--seconds", type=float, default=30)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        port = load.free_port()
        settings = {"KUROSHIO_LIMITS": "0", "KUROSHIO_DATA": folder, "KUROSHIO_GAMES": "namiji"}
        program = "from kuroshio.cli import main; raise SystemExit(main())"
        command = [sys.executable, "-c", program, "serve", "--port", str(port)]
        server = subprocess.Popen(command, env={**os.environ, **settings})
        with load.waited_for(server, lambda: load.is_ready(port, "namiji"), 300):
            figures = asyncio.run(measure(args, port, server.pid))
    for name, value in figures.items():
        print(f"{name:24} {value:10.1f}")


if __name__ == "__main__":
    main()
