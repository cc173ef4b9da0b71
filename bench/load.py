"""Load: how many moves a second one server process carries, and how soon everyone hears of them.

    python bench/load.py                    Kuroshio alone, then boardgame.io if npm is there
    python bench/load.py --peer off         Kuroshio alone
    python bench/load.py --against ../old   and another checkout of Kuroshio, in turns
    python bench/load.py --floor            and a server that only tells moves (bench/floor.py)
    python bench/load.py --peer off --workers 1,4   with one worker, then with four (PostgreSQL)
    python bench/load.py --peer off --workers 1,4 --each --rate 125   the same load for each
    python bench/load.py --held 10000       what it costs to own so many tables

Tables with four sockets each are opened; then moves are sent at a steady rate, to all tables in
turn, and every move is timed from the moment it is sent until the last of the four has been told.
After that moves are sent as fast as they are answered, for the most that the server can carry.
Server and load generator are processes of their own, on the loopback interface of one machine; a
machine shared with others gives worse figures, so the ratio of two servers in one run is what
counts, and the processor time that each spends on a move. At the end some tables are read back from
their log: every move that was told is there, once. Nothing here runs for longer than the times
given, or makes more connections than asked.
"""

from __future__ import annotations

import argparse
import asyncio
import base64
import json
import os
import random
import re
import resource
import shutil
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path
from typing import Any

import msgspec

SEATS = 4
READ_BACK = 50  # tables
PEER = Path(__file__).parent / "boardgame_io"
FLOOR = Path(__file__).parent / "floor.py"


# --- a small WebSocket client: thousands of them must not cost more than the server -----------


class Client(asyncio.Protocol):
    """One socket: sends texts, hands each text that it receives to `heard`."""

    def __init__(self, path: str, port: int, headers: str, heard: Callable[[bytes], None]) -> None:
        key = base64.b64encode(os.urandom(16)).decode()
        self._request = (
            f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\n"
            f"Sec-WebSocket-Version: 13\r\n{headers}\r\n"
        )
        self._heard = heard
        self._data = bytearray()
        self._open = False
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.bytes = 0
        self.lost = False

    def connection_made(self, transport: Any) -> None:
        self.transport = transport
        transport.write(self._request.encode())

    def connection_lost(self, problem: Exception | None) -> None:
        self.lost = True
        self._refused("refused")

    def _refused(self, why: str) -> None:
        """Tell who waits for the handshake; nobody does once it was given up."""
        if not self.opened.done():
            self.opened.set_exception(ConnectionError(why))

    def data_received(self, data: bytes) -> None:
        self.bytes += len(data)
        self._data += data
        if not self._open:
            head, end, rest = bytes(self._data).partition(b"\r\n\r\n")
            if not end:
                return
            if b" 101 " not in head.split(b"\r\n")[0]:
                self._refused(head.decode()[:200])
                return
            self._data = bytearray(rest)
            self._open = True
            self.opened.set_result(None)
        self._frames()

    def _frames(self) -> None:
        data = self._data
        while len(data) >= 2:
            size, start = data[1] & 127, 2
            if size == 126:
                if len(data) < 4:
                    return
                size, start = int.from_bytes(data[2:4]), 4
            elif size == 127:
                if len(data) < 10:
                    return
                size, start = int.from_bytes(data[2:10]), 10
            if len(data) < start + size:
                return
            kind, payload = data[0] & 15, bytes(data[start : start + size])
            del data[: start + size]
            if kind == 1:
                self._heard(payload)
            elif kind == 9:
                self._send(10, payload)

    def _send(self, kind: int, payload: bytes) -> None:
        size = len(payload)
        head = bytes([128 | kind])
        if size < 126:
            head += bytes([128 | size])
        else:
            head += bytes([128 | 126]) + size.to_bytes(2)
        # Masked with zeros, which leaves the text as it is: the standard asks for a mask.
        self.transport.write(head + b"\0\0\0\0" + payload)

    def send(self, text: str) -> None:
        self._send(1, text.encode())


async def connect(port: int, path: str, headers: str, heard: Callable[[bytes], None]) -> Client:
    loop = asyncio.get_running_loop()
    _, client = await loop.create_connection(
        lambda: Client(path, port, headers, heard), "127.0.0.1", port
    )
    await asyncio.wait_for(client.opened, 60)
    return client


# --- a table under load -----------------------------------------------------------------------


class Seat:
    def __init__(self, table: LoadedTable, number: int) -> None:
        self.table, self.number = table, number
        self.client: Client | None = None


class LoadedTable:
    """A table with its four sockets. A move is told when all four have its number."""

    def __init__(self) -> None:
        self.seats = [Seat(self, n) for n in range(SEATS)]
        self.sent_at = 0.0
        self.waiting: set[int] = set()
        self.told: asyncio.Future[float] | None = None
        self.over = False

    def sent(self) -> asyncio.Future[float]:
        self.waiting = set(range(SEATS))
        self.told = asyncio.get_running_loop().create_future()
        self.sent_at = time.perf_counter()
        return self.told

    def heard(self, seat: int) -> None:
        self.waiting.discard(seat)
        if not self.waiting and self.told is not None and not self.told.done():
            self.told.set_result(time.perf_counter() - self.sent_at)
            self.all_heard()

    def all_heard(self) -> None:
        """The last of the four was told."""

    def move(self) -> asyncio.Future[float] | None:
        """Send a move; None if there is none to send."""
        raise NotImplementedError


class Numbered(msgspec.Struct):
    number: int


class Choices(msgspec.Struct):
    choices: list[Numbered]


class Asked(msgspec.Struct):
    """Of an update to the seat to move, what is needed to move."""

    position: int
    question: Choices


_asked = msgspec.json.Decoder(Asked)


class KuroshioTable(LoadedTable):
    """Reads only what it needs: the number, the position, and the choices of the seat to move."""

    def __init__(self, name: str, chance: random.Random) -> None:
        super().__init__()
        self.name = name
        self.chance = chance
        self.moves = 0  # told to all four
        self.n = -1
        self.expected = -1
        self.question: tuple[int, int, list[int]] | None = None  # seat, position, moves
        self.known = [-1] * SEATS

    def listener(self, seat: int) -> Callable[[bytes], None]:
        def heard(payload: bytes) -> None:
            if not payload.startswith((b'{"type":"update"', b'{"type":"change"')):
                if payload.startswith(b'{"type":"refused"'):
                    raise RuntimeError(payload.decode()[:300])
                return
            n = int(payload[payload.index(b'"n":') + 4 : payload.index(b',"position"')])
            self.known[seat] = n
            if b'"question":{"say"' in payload:
                seen = _asked.decode(payload)
                choices = [choice.number for choice in seen.question.choices]
                self.question = (seat, seen.position, choices)
            elif b'"status":"over"' in payload:
                self.over = True
            if n >= self.expected > 0:
                self.heard(seat)

        return heard

    def all_heard(self) -> None:
        self.moves += 1

    def move(self) -> asyncio.Future[float] | None:
        if self.over or self.question is None:
            return None
        seat, position, choices = self.question
        self.question = None
        self.expected = max(self.known) + 1
        client = self.seats[seat].client
        assert client is not None
        told = self.sent()
        move = self.chance.choice(choices)
        client.send(f'{{"type":"move","position":{position},"move":{move}}}')
        return told


class PeerTable(LoadedTable):
    """A match of the boardgame.io server, over Socket.IO's WebSocket transport."""

    def __init__(self, match: str, game: str) -> None:
        super().__init__()
        self.match, self.game = match, game
        self.state_id = 0
        self.turn = 0
        self.expected = -1

    def listener(self, seat: int) -> Callable[[bytes], None]:
        def heard(payload: bytes) -> None:
            client = self.seats[seat].client
            if payload.startswith(b"0") and client is not None:
                client.send(f"40/{self.game},")
            elif payload == b"2" and client is not None:
                client.send("3")
            elif payload.startswith(b"40") and client is not None:
                credentials = f"secret{seat}"
                args = json.dumps(["sync", self.match, str(seat), credentials, SEATS])
                client.send(f"42/{self.game},{args}")
            elif payload.startswith(b"42"):
                number = _after(payload, b'"_stateID":')
                if number is not None:
                    self.state_id = max(self.state_id, number)
                    self.turn = _after(payload, b'"currentPlayer":"') or 0
                    if number >= self.expected > 0:
                        self.heard(seat)

        return heard

    def move(self) -> asyncio.Future[float] | None:
        client = self.seats[self.turn].client
        assert client is not None
        self.expected = self.state_id + 1
        told = self.sent()
        payload = {
            "type": "MAKE_MOVE",
            "payload": {
                "type": "step",
                "args": [self.state_id % 7],
                "playerID": str(self.turn),
                "credentials": f"secret{self.turn}",
            },
        }
        args = json.dumps(["update", payload, self.state_id, self.match, str(self.turn)])
        client.send(f"42/{self.game},{args}")
        return told


class FloorTable(LoadedTable):
    """A table of bench/floor.py: whatever comes is the move that was sent last."""

    def listener(self, seat: int) -> Callable[[bytes], None]:
        return lambda payload: self.heard(seat)

    def move(self) -> asyncio.Future[float] | None:
        client = self.seats[0].client
        assert client is not None
        told = self.sent()
        client.send('{"type":"move","position":100,"move":10}')
        return told


_digits = re.compile(rb"\d+")


def _after(payload: bytes, mark: bytes) -> int | None:
    """The number after the first such mark."""
    place = payload.find(mark) + len(mark)
    found = _digits.match(payload, place) if place >= len(mark) else None
    return int(found[0]) if found else None


# --- measuring --------------------------------------------------------------------------------


async def steady(tables: list[Any], rate: float, seconds: float) -> dict[str, float]:
    """Moves at a steady rate, whatever the answers; the times until the last was told."""
    begun = time.perf_counter()
    told: list[asyncio.Future[float]] = []
    due, turn, missed = begun, 0, 0
    while (now := time.perf_counter()) < begun + seconds:
        if now < due:
            await asyncio.sleep(due - now)
        due += 1 / rate
        for _ in range(len(tables)):
            table = tables[turn % len(tables)]
            turn += 1
            if table.told is None or table.told.done():
                future = table.move()
                if future is not None:
                    told.append(future)
                    break
        else:
            missed += 1
            await asyncio.sleep(0)
    await asyncio.wait(told, timeout=15)
    times = sorted(future.result() for future in told if future.done())
    lasted = time.perf_counter() - begun
    return {
        "sent": len(told),
        "untold": len(told) - len(times),
        "moves_per_second": len(times) / lasted if lasted > seconds + 5 else len(times) / seconds,
        "p50_ms": _share(times, 0.5) * 1000,
        "p95_ms": _share(times, 0.95) * 1000,
        "p99_ms": _share(times, 0.99) * 1000,
        "seconds": lasted,
        "missed": missed,
    }


async def flat_out(tables: list[Any], at_once: int, seconds: float) -> dict[str, float]:
    """A number of tables at a time, each moving again as soon as all four were told, until the time
    is over or fewer games than that go on."""
    begun = time.perf_counter()
    deadline = begun + seconds
    times: list[float] = []

    async def work(own: list[Any]) -> None:
        nonlocal deadline
        n = 0
        while time.perf_counter() < deadline:
            n += 1
            future = own[n % len(own)].move()
            if future is None:
                if all(table.over for table in own):
                    deadline = 0.0
                elif n % len(own) == 0:
                    await asyncio.sleep(0.001)
                continue
            try:
                times.append(await asyncio.wait_for(future, 15))
            except TimeoutError:
                return

    await asyncio.gather(*(work(tables[n::at_once]) for n in range(at_once)))
    return {
        "moves": len(times),
        "moves_per_second": len(times) / (time.perf_counter() - begun),
        "p95_ms": _share(sorted(times), 0.95) * 1000,
    }


def run(work: Any) -> dict[str, Any]:
    """Run the load generator, on the faster loop where there is one."""
    try:
        import uvloop
    except ImportError:
        start: Any = asyncio.run
    else:
        start = uvloop.run
    figures: dict[str, Any] = start(work)
    return figures


def _share(times: list[float], share: float) -> float:
    return times[min(len(times) - 1, int(len(times) * share))] if times else float("nan")


def memory(pid: int) -> float:
    """Megabytes of a process."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) / 1024
    return float("nan")


def family(pid: int) -> list[int]:
    """A process and those that it started: workers."""
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return [pid, *(one for child in children for one in family(int(child)))]


def cpu_seconds(pid: int) -> float:
    """Processor time spent so far by a process and those that it started."""
    ticks = 0
    for one in family(pid):
        fields = Path(f"/proc/{one}/stat").read_text().rpartition(")")[2].split()
        ticks += int(fields[11]) + int(fields[12])
    return ticks / os.sysconf("SC_CLK_TCK")


QUIET = 3.0  # seconds before anyone moves


class Spent:
    """Processor time of the server and of this load generator, from now on."""

    def __init__(self, pid: int) -> None:
        self._pid = pid
        self._server, self._own = cpu_seconds(pid), time.process_time()
        self._begun = time.perf_counter()

    def figures(self, moves: float) -> dict[str, float]:
        lasted = time.perf_counter() - self._begun
        server = cpu_seconds(self._pid) - self._server
        return {
            "server_share": server / lasted,
            "generator_share": (time.process_time() - self._own) / lasted,
            "cpu_ms_per_move": 1000 * server / max(1.0, moves),
        }


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        port: int = one.getsockname()[1]
        return port


def post(port: int, path: str, body: Any, token: str | None = None) -> Any:
    headers = {"content-type": "application/json"}
    if token:
        headers["authorization"] = f"Bearer {token}"
    request = urllib.request.Request(
        f"http://127.0.0.1:{port}{path}", json.dumps(body).encode(), headers
    )
    deadline = time.monotonic() + 60
    while True:  # not every worker may have compiled the game yet
        try:
            with urllib.request.urlopen(request, timeout=30) as answer:
                return json.load(answer)
        except urllib.error.HTTPError as error:
            if error.code != 503 or time.monotonic() > deadline:
                raise
            time.sleep(0.2)


async def measure(args: argparse.Namespace, make: Any, port: int, pid: int) -> dict[str, Any]:
    tables = await make(args, port)
    await asyncio.sleep(QUIET)  # by then everyone there has been told
    figures: dict[str, Any] = {"tables": len(tables), "sockets": len(tables) * SEATS}
    spent = Spent(pid)
    await asyncio.sleep(QUIET)
    figures["idle_share"] = spent.figures(0)["server_share"]
    spent = Spent(pid)
    figures["steady"] = await steady(tables, args.rate, args.seconds)
    figures["steady"] |= spent.figures(figures["steady"]["sent"])
    spent, received = Spent(pid), _received(tables)
    figures["flat_out"] = await flat_out(tables, args.at_once, args.seconds)
    moves = figures["flat_out"]["moves"]
    figures["flat_out"] |= spent.figures(moves)
    told = SEATS * max(1, moves)
    figures["flat_out"]["bytes_told"] = round((_received(tables) - received) / told)
    figures["megabytes"] = sum(memory(one) for one in family(pid))
    figures["sockets_lost"] = sum(seat.client.lost for table in tables for seat in table.seats)
    figures["megabytes_received"] = _received(tables) / 1e6
    for table in tables:
        for seat in table.seats:
            seat.client.transport.abort()
    if isinstance(tables[0], KuroshioTable):
        await asyncio.to_thread(read_back, tables[:: max(1, len(tables) // READ_BACK)], port)
    return figures


def _received(tables: list[Any]) -> int:
    return sum(seat.client.bytes for table in tables for seat in table.seats)


def read_back(tables: list[KuroshioTable], port: int) -> None:
    """Every move that was told is in the log, once: the numbers have no gap."""
    for table in tables:
        address = f"http://127.0.0.1:{port}/api/tables/{table.name}?after=0"
        with urllib.request.urlopen(address, timeout=30) as answer:
            seen = json.load(answer)
        numbers = [step["n"] for step in seen["steps"]]
        moved = sum(step["kind"] == "moved" for step in seen["steps"])
        # A move under way when the time was up may have come in too.
        if numbers != list(range(1, seen["n"] + 1)) or moved - table.moves not in (0, 1):
            raise RuntimeError(f"{table.moves} moves were told, {moved} are in the log")


# --- Kuroshio -----------------------------------------------------------------------------------


async def kuroshio_tables(args: argparse.Namespace, port: int) -> list[LoadedTable]:
    tokens = [post(port, "/api/me", {"name": f"P{n}"})["token"] for n in range(SEATS)]
    chance = random.Random(1)
    tables: list[LoadedTable] = []

    async def one() -> LoadedTable:
        seats = [{"kind": "me"}] + [{"kind": "open"}] * (SEATS - 1)
        body = {"game": args.game, "seats": seats}
        name = (await asyncio.to_thread(post, port, "/api/tables", body, tokens[0]))["table"]
        table = KuroshioTable(name, chance)
        for seat in table.seats:
            seat.client = await connect(
                port,
                f"/api/tables/{name}/socket?changes=1",  # as the page does
                f"Authorization: Bearer {tokens[seat.number]}\r\n",
                table.listener(seat.number),
            )
        for seat in table.seats[1:]:
            assert seat.client is not None
            seat.client.send(f'{{"type":"sit","seat":{seat.number}}}')
        while table.known[0] < SEATS:  # the first seat was taken with the table
            await asyncio.sleep(0.02)
        assert table.seats[0].client is not None
        table.seats[0].client.send('{"type":"start"}')
        return table

    for start in range(0, args.tables, 20):
        count = min(20, args.tables - start)
        tables += await asyncio.gather(*(one() for _ in range(count)))
    return tables


def kuroshio(args: argparse.Namespace, checkout: Path | None = None) -> dict[str, Any]:
    """This checkout, or another one in the same environment."""
    port = free_port()
    with tempfile.TemporaryDirectory() as folder:
        settings = {"KUROSHIO_LIMITS": "0", "KUROSHIO_DATA": folder, "KUROSHIO_GAMES": args.game}
        program = "from kuroshio.cli import main; raise SystemExit(main())"
        if checkout is not None:
            settings["PYTHONPATH"] = str(checkout / "src")
        command = [sys.executable, "-c", program, "serve", "--port", str(port)]
        command += ["--workers", str(args.workers)]
        if args.db:
            command += ["--db", args.db]
        server = subprocess.Popen(command, env={**os.environ, **settings})
        with waited_for(server, lambda: is_ready(port, args.game, int(args.workers)), 300):
            return run(measure(args, kuroshio_tables, port, server.pid))


def is_ready(port: int, game: str, workers: int = 1) -> bool:
    """Whether all workers are: each answers for itself, the metrics for all."""
    with urllib.request.urlopen(f"http://127.0.0.1:{port}/api/status", timeout=5) as answer:
        ready: bool = json.load(answer)["games"][game] == "ready"
    if not ready or workers == 1:
        return ready
    with urllib.request.urlopen(f"http://127.0.0.1:{port}/metrics", timeout=5) as answer:
        return f"kuroshio_ready {float(workers)}\n" in answer.read().decode()


@contextmanager
def waited_for(
    server: subprocess.Popen[Any], check: Callable[[], bool], seconds: float = 60
) -> Iterator[None]:
    """A server from the moment on at which it is ready; it is ended afterwards."""
    try:
        _wait(check, seconds, server)
        yield
    finally:
        server.terminate()
        server.wait(20)


def _wait(check: Callable[[], bool], seconds: float, server: subprocess.Popen[Any]) -> None:
    deadline = time.monotonic() + seconds
    while time.monotonic() < deadline:
        if server.poll() is not None:
            raise RuntimeError("the server ended")
        try:
            if check():
                return
        except OSError:
            pass
        time.sleep(0.1)
    raise TimeoutError("the server does not start")


# --- the floor ----------------------------------------------------------------------------------


async def floor_tables(args: argparse.Namespace, port: int) -> list[LoadedTable]:
    tables: list[LoadedTable] = []
    for number in range(args.tables):
        table = FloorTable()
        tables.append(table)
        for seat in table.seats:
            listener = table.listener(seat.number)
            seat.client = await connect(port, f"/{number}", "", listener)
    return tables


def floor(args: argparse.Namespace, size: int) -> dict[str, Any]:
    """The same load on a server that only tells moves, by messages of so many bytes."""
    port = free_port()
    server = subprocess.Popen([sys.executable, str(FLOOR), str(port), str(size)])
    with waited_for(server, lambda: _listens(port)):
        return run(measure(args, floor_tables, port, server.pid))


# --- boardgame.io -----------------------------------------------------------------------------


async def peer_tables(args: argparse.Namespace, port: int) -> list[LoadedTable]:
    tables: list[LoadedTable] = []
    for number in range(args.tables):
        table = PeerTable(f"match{number}", "load")
        tables.append(table)
        for seat in table.seats:
            seat.client = await connect(
                port,
                "/socket.io/?EIO=4&transport=websocket",
                f"Origin: http://127.0.0.1:{port}\r\n",
                table.listener(seat.number),
            )
            # The first packet may have come before the client was known.
            seat.client.send("40/load,")
        if number % 50 == 49:
            await asyncio.sleep(0.1)
    await asyncio.sleep(2)
    return tables


def boardgame_io(args: argparse.Namespace) -> dict[str, Any] | None:
    """The same load on a boardgame.io server, in memory; None where it cannot be had."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        print("boardgame.io: left out, node and npm are not installed")
        return None
    with tempfile.TemporaryDirectory() as folder:
        for file in PEER.iterdir():
            shutil.copy(file, folder)
        install = [npm, "install", "--silent", "--no-audit", "--no-fund"]
        if subprocess.run(install, cwd=folder, timeout=300, check=False).returncode:
            print("boardgame.io: left out, npm cannot install it")
            return None
        port = free_port()
        # The program itself, where `node` is only a script that starts it.
        real = subprocess.check_output([node, "-p", "process.execPath"], text=True).strip()
        server = subprocess.Popen([real, "server.js", str(port), str(args.tables)], cwd=folder)
        with waited_for(server, lambda: _listens(port)):
            return run(measure(args, peer_tables, port, server.pid))


def _listens(port: int) -> bool:
    with socket.create_connection(("127.0.0.1", port), 1):
        return True


# --- two checkouts ------------------------------------------------------------------------------

TURNS = 3


def against(args: argparse.Namespace) -> dict[str, float]:
    """This checkout and another in turns: of the processor time of a move, this one's share."""
    other = Path(args.against).resolve()
    spent: dict[str, list[tuple[float, float]]] = {"this": [], "other": []}
    for turn in range(args.turns):
        for name, checkout in (("this", None), ("other", other)):
            figures = kuroshio(args, checkout)
            show(f"{name} checkout, turn {turn + 1}", figures, args)
            spent[name].append(
                (figures["steady"]["cpu_ms_per_move"], figures["flat_out"]["cpu_ms_per_move"])
            )
    shares = {}
    for place, kind in enumerate(("steady", "flat out")):
        this, that = (statistics.median(one[place] for one in spent[n]) for n in spent)
        shares[kind] = this / that
        print(f"{kind}: {this:.3f} ms of processor a move, {this / that:.2f} of {that:.3f} there")
    return shares


# --- several workers ----------------------------------------------------------------------------


@contextmanager
def postgres(args: argparse.Namespace) -> Iterator[None]:
    """A PostgreSQL of its own, as the tests have it, where none was named."""
    if args.db:
        yield
        return
    sys.path.insert(0, str(Path(__file__).parents[1]))
    from tests.server.serving import Postgres

    server = Postgres()
    try:
        args.db = server.new()
        yield
    finally:
        server.close()


def compare_workers(args: argparse.Namespace, several: list[int]) -> None:
    """The same load with other numbers of workers, or the same for each of them: what a move costs,
    against the first. One that comes alone costs more than one of several that are read, written
    and told together; with the same load in all, several workers have more of these."""
    spent: list[tuple[float, float]] = []
    rate, at_once = args.rate, args.at_once
    for workers in several:
        args.workers = workers
        if args.each:
            args.rate, args.at_once = workers * rate, workers * at_once
        figures = kuroshio(args)
        show(f"{workers} workers", figures, args)
        spent.append((figures["steady"]["cpu_ms_per_move"], figures["flat_out"]["cpu_ms_per_move"]))
        even, most = (now / first for now, first in zip(spent[-1], spent[0], strict=True))
        print(f"  processor time a move: {even:.2f} times, flat out {most:.2f} times", flush=True)


async def held(args: argparse.Namespace) -> None:
    """What a process pays each second for the tables that it owns: one row."""
    import asyncpg

    from kuroshio.server.store import Process, open_store

    store = await open_store(args.db)
    leases = store.leases
    assert leases is not None
    us = Process("bench", "")
    await leases.enter(us)
    db = await asyncpg.connect(args.db)
    await db.execute(
        "INSERT INTO tables (id, game, rules, players, options, seed, clock, listed, seeded, "
        "uploaded, created, status, seats, updated) SELECT 'held' || n, 'namiji', 1, 2, '{}', 0, "
        "'{}', FALSE, FALSE, FALSE, 0, 'open', '[]', 0 FROM generate_series(1, $1::int) AS n",
        args.held,
    )
    await db.execute(
        "INSERT INTO log SELECT 'held' || n, k, 0, n || ' ' || k, '{}' "
        "FROM generate_series(1, $1::int) AS n, generate_series(1, 30) AS k",
        args.held,
    )
    tables = [f"held{n}" for n in range(1, args.held + 1)]
    await db.execute(
        "INSERT INTO owners SELECT id, 'bench', nextval('fences') FROM unnest($1::text[]) AS id",
        tables,
    )
    await db.execute("ANALYZE")
    signs = [await _timed(leases.sign(us)) for _ in range(20)]
    heads = [await _timed(leases.heads(tables)) for _ in range(5)]
    print(
        f"{args.held} tables held: a sign of life takes {statistics.median(signs):.1f} ms, once a "
        f"second; a look at the ends of all logs {statistics.median(heads):.0f} ms, only after the "
        "database was away"
    )
    await db.close()
    await store.close()


async def _timed(work: Any) -> float:
    """Milliseconds."""
    begun = time.perf_counter()
    await work
    return 1000 * (time.perf_counter() - begun)


# --- the report ---------------------------------------------------------------------------------


def show(name: str, figures: dict[str, Any], args: argparse.Namespace) -> None:
    even, most = figures["steady"], figures["flat_out"]
    print(
        f"{name}: {figures['tables']} tables, {figures['sockets']} sockets; while nobody moves "
        f"{figures['idle_share']:.1%} of a core"
    )
    print(
        f"  at {args.rate:.0f} moves a second: {even['moves_per_second']:.0f} carried, "
        f"told to all four after {even['p50_ms']:.1f} ms (median), {even['p95_ms']:.1f} (p95), "
        f"{even['p99_ms']:.1f} (p99); {even['untold']} untold; {_busy(even)}"
    )
    print(
        f"  flat out, {args.at_once} tables at a time: {most['moves_per_second']:.0f} moves a "
        f"second, p95 {most['p95_ms']:.1f} ms; {_busy(most)}; {most['bytes_told']} bytes to each"
    )
    print(f"  {figures['megabytes']:.0f} MB; {figures['sockets_lost']} sockets lost", flush=True)


def _busy(figures: dict[str, float]) -> str:
    return (
        f"{figures['cpu_ms_per_move']:.2f} ms of processor a move (server "
        f"{figures['server_share']:.0%} of a core, load generator {figures['generator_share']:.0%})"
    )


def main() -> None:
    # Whoever ends it, by Ctrl-C or otherwise: what it has started ends with it.
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("--game", default="namiji")
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--rate", type=float, default=500, help="moves a second")
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--at-once", type=int, default=32)
    parser.add_argument("--workers", default="1", help="processes; several numbers in turn: 1,4")
    parser.add_argument(
        "--each", action="store_true", help="--rate and --at-once are of each worker, not of all"
    )
    parser.add_argument("--held", type=int, metavar="N", help="measure owning so many tables")
    parser.add_argument("--db", default="")
    parser.add_argument("--peer", choices=("on", "off"), default="on")
    parser.add_argument("--floor", action="store_true", help="and a server that only tells moves")
    parser.add_argument("--against", metavar="DIR", help="another checkout")
    parser.add_argument("--turns", type=int, default=TURNS, help="of both checkouts")
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    needed = args.tables * SEATS + 500
    if soft < needed:
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, max(needed, soft)), hard))
    if args.held:
        with postgres(args):
            asyncio.run(held(args))
        return
    several = [int(count) for count in args.workers.split(",")]
    with postgres(args) if max(several) > 1 else nullcontext():
        if len(several) > 1:
            compare_workers(args, several)
        elif args.against:
            against(args)
        else:
            compare(args)


def compare(args: argparse.Namespace) -> None:
    """Kuroshio beside other servers."""
    results: dict[str, Any] = {"kuroshio": kuroshio(args)}
    if not args.json:
        show("Kuroshio", results["kuroshio"], args)
    if args.floor:
        results["floor"] = floor(args, results["kuroshio"]["flat_out"]["bytes_told"])
        if not args.json:
            show("The floor (no rules, no store)", results["floor"], args)
    if args.peer == "on" and (peer := boardgame_io(args)) is not None:
        results["boardgame.io"] = peer
        ours = results["kuroshio"]["flat_out"]["moves_per_second"]
        theirs = peer["flat_out"]["moves_per_second"]
        results["ratio"] = ours / theirs
        results["cpu_ratio"] = (
            peer["flat_out"]["cpu_ms_per_move"] / results["kuroshio"]["flat_out"]["cpu_ms_per_move"]
        )
        if not args.json:
            show("boardgame.io", peer, args)
            print(
                f"Kuroshio carries {results['ratio']:.1f} times the moves of boardgame.io; a move "
                f"costs boardgame.io {results['cpu_ratio']:.1f} times the processor time"
            )
    if args.json:
        print(json.dumps(results, indent=1))


if __name__ == "__main__":
    main()
