"""Scale: what a table, a socket and a row cost, in memory and on disk.

    python bench/scale.py                 1,000 tables, on a PostgreSQL of its own
    python bench/scale.py --tables 200

First four workers without tables: what they take together, what they share counted once. Then one
server process; tables are opened and started, then four sockets come to each, then moves are
made. Memory is the process's own at each step, bytes are the database's. What a move costs in
processor time is measured by bench/load.py, a bot's decision by `kuroshio bench`.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import re
import subprocess
import sys
import tempfile
import urllib.request
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent))

import load

MOVES = 30  # at each table


async def measure(args: argparse.Namespace, port: int, pid: int) -> dict[str, float]:
    """Kilobytes of memory."""
    token = load.post(port, "/api/me", {"name": "P"})["token"]
    chance = random.Random(1)
    seats = [{"kind": "me"}] + [{"kind": "guest"}] * (load.SEATS - 1)
    body = {"game": args.game, "seats": seats, "start": True}
    empty = load.memory(pid)
    names = []
    for _ in range(args.tables):
        made = await asyncio.to_thread(load.post, port, "/api/tables", body, token)
        names.append(made["table"])
    tables: list[Any] = [load.KuroshioTable(name, chance) for name in names]
    for table in tables:  # the first socket brings a table into memory
        await _connect(table, port, token, 1)
    begun = load.memory(pid)
    for table in tables:
        await _connect(table, port, token, load.SEATS)
    seated = load.memory(pid)
    for _ in range(MOVES):
        told = [future for table in tables if (future := table.move()) is not None]
        await asyncio.wait(told, timeout=60)
    played = load.memory(pid)
    for table in tables:
        for seat in table.seats:
            seat.client.transport.abort()
    each = 1024 / args.tables
    socket = (seated - begun) * each / (load.SEATS - 1)
    return {
        "empty_megabytes": empty,
        "socket_kilobytes": socket,
        "table_kilobytes": (begun - empty) * each - socket,
        "move_kilobytes": (played - seated) * each / MOVES,
    }


async def _connect(table: Any, port: int, token: str, until: int) -> None:
    for seat in table.seats[:until]:
        if seat.client is None:
            seat.client = await load.connect(
                port,
                f"/api/tables/{table.name}/socket?changes=1",
                f"Authorization: Bearer {token}\r\n",
                table.listener(seat.number),
            )


async def disk(db: str) -> dict[str, float]:
    """Bytes of the database, with its indexes."""
    import asyncpg

    connection = await asyncpg.connect(db)
    await connection.execute("VACUUM FULL")
    made = {}
    for name in ("tables", "log", "owners"):
        size = await connection.fetchval(f"SELECT pg_total_relation_size('{name}')")
        made[f"{name}_bytes_a_row"] = size / max(
            1, await connection.fetchval(f"SELECT count(*) FROM {name}")
        )
    await connection.close()
    return made


def shared_memory(pids: list[int]) -> float:
    """Megabytes of processes, with what they have in common counted once."""
    told = "".join(Path(f"/proc/{pid}/smaps_rollup").read_text() for pid in pids)
    return sum(map(int, re.findall(r"^Pss: +(\d+)", told, re.MULTILINE))) / 1024


def start(port: int, db: str, settings: dict[str, str], *more: str) -> subprocess.Popen[bytes]:
    program = "from kuroshio.cli import main; raise SystemExit(main())"
    command = [sys.executable, "-c", program, "serve", "--port", str(port), "--db", db, *more]
    return subprocess.Popen(command, env={**os.environ, **settings})


def workers(db: str, settings: dict[str, str]) -> dict[str, float]:
    """What four workers cost before they have tables: memory, and processor time to start."""
    port = load.free_port()
    server = start(port, db, settings, "--workers", "4")

    def all_serve() -> bool:
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/metrics") as answer:
            return b"kuroshio_ready 4.0" in answer.read()

    with load.waited_for(server, all_serve, 300):
        return {
            "four_workers_megabytes": shared_memory(load.family(server.pid)),
            "four_workers_start_seconds": load.cpu_seconds(server.pid),
        }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("--game", default="namiji")
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--db", default="")
    args = parser.parse_args()
    with load.postgres(args), tempfile.TemporaryDirectory() as folder:
        settings = {"KUROSHIO_LIMITS": "0", "KUROSHIO_DATA": folder, "KUROSHIO_GAMES": args.game}
        figures = workers(args.db, settings)
        port = load.free_port()
        server = start(port, args.db, settings)
        with load.waited_for(server, lambda: load.is_ready(port, args.game), 300):
            figures |= asyncio.run(measure(args, port, server.pid))
            figures |= asyncio.run(disk(args.db))
    for name, value in figures.items():
        print(f"{name.replace('_', ' '):28} {value:10.1f}")


if __name__ == "__main__":
    main()
