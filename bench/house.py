"""House: what one abuser can do to somebody else's evening.

    python bench/house.py                       every attack, on SQLite
    python bench/house.py --store both          and on PostgreSQL, which it starts itself
    python bench/house.py --only pings,silent   some of them
    python bench/house.py --load                only the honest load: 200 tables with captains
    python bench/house.py --load --studies 100  and beside it analysis tables with their engines
    python bench/house.py --quick               all of it small, to see that it runs

One person (127.0.0.2) moves at a table and plays against a captain at another; how long a move and
each of the captain's answers take is measured while it is quiet, and then while an abuser
(127.0.0.3, ten identities) does one thing as fast as it can. The server has its default limits. The
abuser is a process with the lowest priority: it stands for another machine, and must not win by
taking the processor from the server. Quiet and attack follow each other for every row, so that a
machine that is busy otherwise disturbs both alike.

The honest load: each table has one person, at an address of their own, against two captains. People
think for two to six seconds before they move. The wait is from a person's move until it is their
turn again: all decisions of both captains in between.

Each analysis table is of one person at an address of their own, whose engine thinks all the time:
about a position until it has thought enough, then about the next one.

Nothing here runs for longer than the times given.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import random
import re
import resource
import secrets
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve()
sys.path.insert(0, str(HERE.parent))
sys.path.insert(1, str(HERE.parent.parent))

from load import Client, free_port  # noqa: E402

GAME = "namiji"
PERSON, ABUSER = "127.0.0.2", "127.0.0.3"
IDENTITIES = 10
TARGET = 3.0  # times the quiet p95
ANSWER_P95, ANSWER_MOST = 2.0, 5.0  # seconds, under the honest load
THINKS = (2.0, 6.0)  # seconds that people take to move
SECRET = "a secret that only the bench knows"


# --- talking to the server ----------------------------------------------------------------------


class Refused(Exception):
    """The server does not want to."""


async def ask(
    port: int, address: str, method: str, path: str, body: Any = None, token: str | None = None
) -> Any:
    """One request over a connection of its own."""
    data = b"" if body is None else body if isinstance(body, bytes) else json.dumps(body).encode()
    head = f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nConnection: close\r\n"
    head += f"Content-Length: {len(data)}\r\nContent-Type: application/json\r\n"
    head += f"Authorization: Bearer {token}\r\n" if token else ""
    reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(address, 0))
    try:
        writer.write(head.encode() + b"\r\n" + data)
        answer = await asyncio.wait_for(reader.read(), 60)
    finally:
        writer.close()
    top, _, content = answer.partition(b"\r\n\r\n")
    status = int(top.split(b" ", 2)[1]) if top else 0
    if status >= 400 or not status:
        raise Refused(f"{method} {path}: {status} {content[:200]!r}")
    return json.loads(content) if content.startswith((b"{", b"[")) else content


async def identity(port: int, address: str, name: str) -> str:
    token: str = (await ask(port, address, "POST", "/api/me", {"name": name}))["token"]
    return token


async def socket(
    port: int,
    address: str,
    table: str,
    token: str | None,
    heard: Callable[[bytes], None],
    kind: str = "tables",
) -> Client:
    path = f"/api/{kind}/{table}/socket"
    headers = f"Authorization: Bearer {token}\r\n" if token else ""

    def made() -> Client:
        client = Client(path, port, headers, heard)
        # The abuser's time may be up before it is known whether it was refused.
        client.opened.add_done_callback(lambda done: done.cancelled() or done.exception())
        return client

    loop = asyncio.get_running_loop()
    _, client = await loop.create_connection(made, "127.0.0.1", port, local_addr=(address, 0))
    await asyncio.wait_for(client.opened, 30)
    return client


def wish(*seats: str) -> dict[str, Any]:
    kinds = ("me", "guest", "open")
    made = [{"kind": s} if s in kinds else {"kind": "bot", "level": s} for s in seats]
    return {"game": GAME, "seats": made, "start": True}


# --- a person at a table ------------------------------------------------------------------------


@dataclass
class Times:
    """Seconds."""

    all: list[float] = field(default_factory=list)
    moves: int = 0  # of others, that were waited for

    def at(self, share: float) -> float:
        if not self.all:
            return float("nan")
        return sorted(self.all)[min(len(self.all) - 1, int(share * len(self.all)))]

    @property
    def p95(self) -> float:
        return self.at(0.95)

    @property
    def most(self) -> float:
        return max(self.all, default=float("nan"))


@dataclass(frozen=True)
class Moved:
    """What one move took."""

    done: float  # seconds until it was acknowledged
    waited: float  # and then until it was one's turn again
    others: int  # moves in between


class Seat:
    """Somebody at a table, with a socket."""

    def __init__(self, port: int, address: str, token: str, *others: str) -> None:
        self._port, self._address, self._token = port, address, token
        self._seats = others
        self._news: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._client: Client | None = None
        self.seen: dict[str, Any] = {}

    async def sit(self) -> None:
        """Open a table, and sit down there."""
        asked = (self._port, self._address)
        made = await ask(*asked, "POST", "/api/tables", wish("me", *self._seats), self._token)
        self._client = await socket(*asked, made["table"], self._token, self._hear)
        self.seen = {}
        await self._until_mine()

    def _hear(self, data: bytes) -> None:
        self._news.put_nowait(json.loads(data))

    async def _next(self) -> dict[str, Any]:
        news = await asyncio.wait_for(self._news.get(), 60)
        if news["type"] == "update":
            self.seen = news
        return news

    @property
    def mine(self) -> bool:
        return bool(self.seen.get("question"))

    @property
    def over(self) -> bool:
        return bool(self.seen) and self.seen["table"]["status"] == "over"

    async def _until_mine(self) -> None:
        while not self.mine and not self.over:
            await self._next()

    async def move(self, chance: random.Random) -> Moved:
        """Make any move, and wait for one's next turn."""
        if self.over or self._client is None or self._client.lost:
            self.leave()
            await self.sit()
        choice = chance.choice(self.seen["question"]["choices"])
        before = self.seen["position"]
        command = {"type": "move", "position": before, "move": choice["number"]}
        ref = secrets.token_hex(4)
        assert self._client is not None
        begun = time.perf_counter()
        self._client.send(json.dumps({**command, "ref": ref}))
        done, updated = 0.0, False
        while not (done and updated):
            news = await self._next()
            if news.get("ref") == ref:
                if news["type"] == "refused":
                    raise Refused(str(news))
                done = time.perf_counter() - begun
            updated |= news["type"] == "update"
        await self._until_mine()
        others = self.seen["position"] - before - 1
        return Moved(done, time.perf_counter() - begun - done, others)

    def leave(self) -> None:
        if self._client is not None:
            self._client.transport.abort()
        self._news = asyncio.Queue()


async def moving(seat: Seat, seconds: float) -> Times:
    """Moves at a table of one's own, some a second."""
    times, chance, end = Times(), random.Random(1), time.monotonic() + seconds
    while time.monotonic() < end:
        times.all.append((await seat.move(chance)).done)
        await asyncio.sleep(chance.uniform(0.1, 0.2))
    return times


async def answered(seat: Seat, seconds: float) -> Times:
    """A captain's answers: the wait for each of its moves."""
    times, chance, end = Times(), random.Random(2), time.monotonic() + seconds
    while time.monotonic() < end:
        moved = await seat.move(chance)
        if moved.others:
            times.all.append(moved.waited / moved.others)
        await asyncio.sleep(chance.uniform(0.1, 0.3))
    return times


# --- the abuser ---------------------------------------------------------------------------------


class Abuser:
    """Does one thing as fast as it can, until its time is up."""

    def __init__(self, port: int, tokens: list[str], record: bytes) -> None:
        self.port = port
        self.tokens = tokens
        self.record = record
        self.done: dict[str, int] = {"done": 0, "refused": 0}

    async def again(self, work: Callable[[], Awaitable[Any]], at_once: int) -> None:
        """The same over and over, so many at a time."""

        async def one() -> None:
            while True:
                try:
                    await work()
                    self.done["done"] += 1
                except (Refused, OSError, TimeoutError):
                    self.done["refused"] += 1
                    await asyncio.sleep(0)

        await asyncio.gather(*(one() for _ in range(at_once)))

    def token(self) -> str:
        return random.choice(self.tokens)

    def ask(self, method: str, path: str, body: Any = None, token: str | None = None) -> Any:
        return ask(self.port, ABUSER, method, path, body, token)

    async def table(self, *seats: str, token: str | None = None) -> str:
        made = await self.ask("POST", "/api/tables", wish(*seats), token or self.tokens[0])
        return str(made["table"])

    async def look(self, table: str, token: str | None) -> Client:
        return await socket(self.port, ABUSER, table, token, lambda _: None)

    # --- attacks ------------------------------------------------------------------------------

    async def admirals(self) -> None:
        """60 tables of five admirals by ten identities, who look on."""
        kept: list[Client] = []

        async def one() -> None:
            if len(kept) >= 60:
                await asyncio.sleep(0.5)
                return
            token = self.tokens[len(kept) % len(self.tokens)]
            kept.append(await self.look(await self.table(*["admiral"] * 5, token=token), token))

        await self.again(one, 4)

    async def pings(self) -> None:
        """Pings over one socket of each identity."""
        table = await self.table("me", "guest")
        many = b"".join(_ping() for _ in range(500))

        async def one() -> None:
            client = await self.look(table, self.token())
            while not client.lost:
                if client.transport.get_write_buffer_size() < 1_000_000:
                    client.transport.write(many)
                    self.done["done"] += 500
                await asyncio.sleep(0)

        await self.again(one, len(self.tokens))

    async def slow_pings(self) -> None:
        """Pings a little above what is allowed, over ten sockets."""
        table = await self.table("me", "guest")

        async def one() -> None:
            client = await self.look(table, self.token())
            while not client.lost:
                client.send('{"type":"ping"}')
                self.done["done"] += 1
                await asyncio.sleep(0.04)

        await self.again(one, len(self.tokens))

    async def handshakes(self) -> None:
        """Sockets opened and closed."""
        table = await self.table("me", "guest")

        async def one() -> None:
            (await self.look(table, None)).transport.abort()

        await self.again(one, 50)

    async def silent(self) -> None:
        """1,100 connections that say nothing."""

        async def one() -> None:
            reader, writer = await asyncio.open_connection(
                "127.0.0.1", self.port, local_addr=(ABUSER, 0)
            )
            try:
                await reader.read()  # until it is closed
            finally:
                writer.close()

        await self.again(one, 1100)

    async def watchers(self) -> None:
        """800 onlookers who come to a table, and come again."""
        table = await self.table("me", "guest")

        async def one() -> None:
            client = await self.look(table, None)
            while not client.lost:
                await asyncio.sleep(1)

        await self.again(one, 800)

    async def statistics(self) -> None:
        await self.again(lambda: self.ask("GET", "/api/statistics"), 8)

    async def hints(self) -> None:
        """Hints at ten tables, and moves so that there is something new to think of."""

        async def one(token: str) -> None:
            table = await self.table("me", "guest", token=token)
            while True:
                seen = await self.ask("GET", f"/api/tables/{table}", None, token)
                asked = {"position": seen["position"]}
                with contextlib.suppress(Refused):
                    await self.ask("POST", f"/api/tables/{table}/hint", asked, token)
                    self.done["done"] += 1
                asked["move"] = random.choice(seen["question"]["choices"])["number"]
                await self.ask("POST", f"/api/tables/{table}/move", asked, token)

        await asyncio.gather(*(self.again(lambda t=t: one(t), 1) for t in self.tokens))  # type: ignore[misc]

    async def tables(self) -> None:
        await self.again(lambda: self.table("me", "captain", token=self.token()), 8)

    async def uploads(self) -> None:
        await self.again(lambda: self.ask("POST", "/api/records", self.record, self.token()), 8)

    async def _finished(self) -> str:
        made = await self.ask("POST", "/api/records", self.record, self.token())
        return str(made["table"])

    async def pictures(self) -> None:
        path = f"/api/tables/{await self._finished()}/picture"
        await self.again(lambda: self.ask("GET", path), 8)

    async def cards(self) -> None:
        """Pictures as pixels, and films, of another moment each time: none is kept already."""
        path = f"/api/tables/{await self._finished()}"
        numbers = count()

        def one() -> Any:
            n = next(numbers)
            door = "film.webp" if n % 4 == 0 else "card.png"
            language = ("en", "fr", "ru")[n // 60 % 3]
            asked = f"{path}/{door}?made={n % 60}&language={language}"
            return self.ask("GET", asked, None, self.token())

        await self.again(one, 8)

    async def replays(self) -> None:
        path = f"/api/tables/{await self._finished()}/replay"
        await self.again(lambda: self.ask("GET", path), 8)

    async def requests(self) -> None:
        """The cheapest request there is."""
        await self.again(lambda: self.ask("GET", "/api/me"), 50)

    async def health(self) -> None:
        """Whether the server is well, which its keepers ask all the time."""
        await self.again(lambda: self.ask("GET", "/healthz"), 50)


def _ping() -> bytes:
    text = b'{"type":"ping"}'
    return bytes([0x81, 0x80 | len(text), 0, 0, 0, 0]) + text


ATTACKS = (
    *("admirals", "pings", "slow_pings", "handshakes", "silent", "watchers", "statistics"),
    *("hints", "tables", "uploads", "pictures", "cards", "replays", "requests", "health"),
)


async def abuse(name: str, port: int, seconds: float) -> None:
    """What the process of the abuser does; it reads its identities and ends by itself."""
    given = json.loads(sys.stdin.readline())
    abuser = Abuser(port, given["tokens"], given["record"].encode())
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            await getattr(abuser, name)()
    print(json.dumps(abuser.done), flush=True)


# --- the server ---------------------------------------------------------------------------------


@contextmanager
def served(db: str, games: int) -> Iterator[int]:
    """A server with default limits, on a store with so many games."""
    port = free_port()
    with tempfile.TemporaryDirectory() as folder:
        url = db or f"sqlite:///{folder}/kuroshio.db"
        asyncio.run(fill(url, games))
        settings = {"KUROSHIO_DATA": folder, "KUROSHIO_GAMES": GAME, "KUROSHIO_SECRET": SECRET}
        program = "from kuroshio.cli import main; raise SystemExit(main())"
        command = [sys.executable, "-c", program, "serve", "--port", str(port), "--db", url]
        server = subprocess.Popen(command, env={**os.environ, **settings})
        try:
            asyncio.run(_ready(port, server))
            yield port
        finally:
            server.terminate()
            server.wait(20)


async def _ready(port: int, server: subprocess.Popen[Any]) -> None:
    for _ in range(3000):
        if server.poll() is not None:
            raise RuntimeError("the server ended")
        with contextlib.suppress(OSError, Refused):
            status = await ask(port, PERSON, "GET", "/api/status")
            if status["games"][GAME] == "ready":
                return
        await asyncio.sleep(0.1)
    raise TimeoutError("the server does not start")


async def fill(url: str, games: int) -> None:
    """Finished games, straight into the store, with what its books would say of them."""
    import msgspec

    from kuroshio.server.clocks import ClockRule
    from kuroshio.server.identity import new_id
    from kuroshio.server.store import Header, Result, open_store, sql
    from kuroshio.server.store.books import Books

    await (await open_store(url, sync=False)).close()  # its tables are there now
    chance, books, headers, results = random.Random(3), Books(), [], []
    for number in range(games):
        header = Header(
            id=new_id(), game=GAME, rules=1, players=2, options={}, seed=1, clock=ClockRule(),
            listed=True, seeded=False, created=number, status="over",
        )  # fmt: skip
        points = [chance.randint(20, 80) for _ in range(2)]
        seats = [
            Result(
                table=header.id, seat=n, game=GAME, players=2, name="", points=points[n],
                player=None if n else f"person{number % 5000}", bot="captain" if n else None,
                place=1 + (points[n] < points[1 - n]), finished=number, listed=True, moves=60,
                sources='{"cards": 5}',
            )
            for n in range(2)
        ]  # fmt: skip
        books.take(seats)
        headers.append(sql.header_values(header))
        results += map(sql.result_values, seats)
    lines = [msgspec.structs.astuple(line) for line in books.lines()]
    work = [(sql.CREATE, headers), (sql.ADD_RESULT, results), (sql.COUNT, lines)]
    await (_into_postgres if url.startswith("postgresql:") else _into_sqlite)(url, work)


async def _into_sqlite(url: str, work: list[tuple[str, list[Any]]]) -> None:
    with contextlib.closing(sqlite3.connect(url.removeprefix("sqlite:///"))) as db:
        for statement, rows in work:
            db.executemany(re.sub(r"\$(\d+)", r"?\1", statement), rows)
        db.commit()


async def _into_postgres(url: str, work: list[tuple[str, list[Any]]]) -> None:
    import asyncpg

    db = await asyncpg.connect(url)
    try:
        for statement, rows in work:
            await db.executemany(statement, rows)
        # What it would do for itself in the next minutes, in the middle of the first rows.
        for statement in ("VACUUM ANALYZE", "CHECKPOINT"):
            await db.execute(statement)
    finally:
        await db.close()


def some_record() -> str:
    """A whole game, played at random."""
    import kuroshio

    table = kuroshio.new(GAME, players=5, seed=1)
    chance = random.Random(1)
    while not table.over:
        table.play(chance.choice(table.moves))
    return table.dump()


# --- rows ---------------------------------------------------------------------------------------


@dataclass
class Row:
    name: str
    quiet: tuple[float, float]  # p95 of moves and of answers, seconds
    under: tuple[float, float]
    abuser: dict[str, int]

    @property
    def ratios(self) -> tuple[float, float]:
        return self.under[0] / self.quiet[0], self.under[1] / self.quiet[1]

    @property
    def good(self) -> bool:
        return max(self.ratios) <= TARGET

    def __str__(self) -> str:
        moves, answers = self.ratios
        return (
            f"{self.name:12} {1000 * self.quiet[0]:8.1f} {1000 * self.under[0]:8.1f} {moves:6.1f}"
            f" {1000 * self.quiet[1]:9.0f} {1000 * self.under[1]:8.0f} {answers:6.1f}"
            f"   {self.abuser.get('done', 0):7d} {self.abuser.get('refused', 0):8d}"
            f"  {'' if self.good else 'too slow'}"
        )


HEADING = (
    f"{'':12} {'moves: p95 ms, times':>24} {'captain: p95 ms, times':>25}   {'abuser':>16}\n"
    f"{'':12} {'quiet':>8} {'attack':>8} {'':6} {'quiet':>9} {'attack':>8} {'':6}"
    f"   {'done':>7} {'refused':>8}"
)


async def measured(seats: tuple[Seat, Seat], seconds: float) -> tuple[float, float]:
    moves, answers = await asyncio.gather(moving(seats[0], seconds), answered(seats[1], seconds))
    return moves.p95, answers.p95


@contextlib.asynccontextmanager
async def attacked(
    name: str, port: int, tokens: list[str], record: str, seconds: float
) -> AsyncIterator[asyncio.subprocess.Process]:
    """While an abuser is at work."""
    command = [sys.executable, str(HERE), "--abuse", name, "--port", str(port)]
    abuser = await asyncio.create_subprocess_exec(
        *("nice", "-n", "19", *command, "--seconds", str(seconds)),
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
    )
    assert abuser.stdin is not None
    abuser.stdin.write(json.dumps({"tokens": tokens, "record": record}).encode() + b"\n")
    try:
        yield abuser
    finally:
        if abuser.returncode is None:
            abuser.terminate()
            await abuser.wait()


async def row(name: str, port: int, tokens: list[str], args: argparse.Namespace) -> Row:
    """One attack, and the quiet before it."""
    token = await identity(port, PERSON, "Ann")
    seats = Seat(port, PERSON, token, "guest"), Seat(port, PERSON, token, "captain")
    for seat in seats:
        await seat.sit()
    quiet = await measured(seats, args.seconds)
    before = args.seconds / 2  # until the attack is under way
    async with attacked(name, port, tokens, args.record, before + args.seconds + 1) as abuser:
        await asyncio.sleep(before)
        under = await measured(seats, args.seconds)
        out = b"{}"  # where it does not even come to say what it did
        with contextlib.suppress(TimeoutError):
            out, _ = await asyncio.wait_for(abuser.communicate(), 20)
    for seat in seats:
        seat.leave()
    return Row(name, quiet, under, json.loads(out or b"{}"))


async def honest(port: int, tables: int, seconds: float) -> Times:
    """People who play against two captains each, and think like people."""
    times = Times()
    end = time.monotonic() + seconds

    async def one(number: int) -> None:
        chance = random.Random(number)
        address = f"127.0.{1 + number // 250}.{1 + number % 250}"
        seat = Seat(port, address, await identity(port, address, "Ann"), "captain", "captain")
        await asyncio.sleep(chance.uniform(0, THINKS[1]))
        await seat.sit()
        while time.monotonic() < end:
            await asyncio.sleep(chance.uniform(*THINKS))
            moved = await seat.move(chance)
            if moved.others:
                times.all.append(moved.waited)
                times.moves += moved.others
        seat.leave()

    await asyncio.gather(*(one(n) for n in range(tables)))
    return times


async def studying(port: int, studies: int, seconds: float) -> int:
    """People at analysis tables whose engines never rest; how often they were told something."""
    told = 0
    end = time.monotonic() + seconds

    async def one(number: int) -> None:
        nonlocal told
        address = f"127.0.9.{1 + number % 250}"
        token = await identity(port, address, "Ann")
        wished = {"game": GAME, "players": 3}
        opened = await ask(port, address, "POST", "/api/analyses", wished, token)
        news: asyncio.Queue[Any] = asyncio.Queue()

        def heard(data: bytes) -> None:
            news.put_nowait(json.loads(data))

        client = await socket(port, address, opened["analysis"], token, heard, "analyses")
        eyes = 0
        client.send(_think(eyes))
        while (left := end - time.monotonic()) > 0:
            with contextlib.suppress(TimeoutError):
                said = await asyncio.wait_for(news.get(), left)
                told += 1
                if said.get("state") == "enough":
                    eyes = (eyes + 1) % 3
                    client.send(_think(eyes))
        client.transport.close()

    await asyncio.gather(*(one(n) for n in range(studies)))
    return told


def _think(eyes: int) -> str:
    return json.dumps({"type": "think", "node": 0, "eyes": eyes})


async def both(port: int, args: argparse.Namespace) -> tuple[Times, int]:
    """The honest load, and those who study beside it."""
    playing = honest(port, args.tables, args.load_seconds)
    return await asyncio.gather(playing, studying(port, args.studies, args.load_seconds))


async def scale(port: int) -> str:
    """How much of their time thoughts were given, as the server's metrics say."""
    text = (await ask(port, PERSON, "GET", "/metrics")).decode()
    found = {}
    for line in text.splitlines():
        name, _, value = line.rpartition(" ")
        if name.startswith("kuroshio_thought_scale_"):
            found[name.rpartition("_")[2]] = float(value)
    return f"{found.get('sum', 0.0) / max(1.0, found.get('count', 0.0)):.2f}"


def run(args: argparse.Namespace, db: str, name: str) -> bool:
    """All rows on one kind of store; whether all are good."""
    good = True
    with served(db, args.games if not args.load else 0) as port:
        if not args.load:
            print(f"\n{name}, {args.games} games\n{HEADING}", flush=True)
            tokens = asyncio.run(_identities(port))
            for attack in args.only:
                made = asyncio.run(row(attack, port, tokens, args))
                good &= made.good
                print(made, flush=True)
        if args.load or not args.no_load:
            times, told = asyncio.run(both(port, args))
            fine = times.p95 <= ANSWER_P95 and times.most <= ANSWER_MOST
            good &= fine
            beside = f" beside {args.studies} studies, told {told} times," if args.studies else ""
            print(
                f"{name}, honest load:{beside} {args.tables} tables, {len(times.all)} waits for "
                f"{times.moves} moves of captains: median {times.at(0.5):.2f} s, "
                f"p95 {times.p95:.2f} s, longest {times.most:.2f} s; a thought had "
                f"{asyncio.run(scale(port))} of its time on average{'' if fine else '; too slow'}",
                flush=True,
            )
    return good


async def _identities(port: int) -> list[str]:
    return [await identity(port, ABUSER, f"Eve{n}") for n in range(IDENTITIES)]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("--store", choices=("sqlite", "postgres", "both"), default="sqlite")
    parser.add_argument("--only", default=",".join(ATTACKS), help="attacks, separated by commas")
    parser.add_argument("--seconds", type=float, default=10, help="of quiet, and of each attack")
    parser.add_argument("--games", type=int, default=100_000, help="finished ones in the store")
    parser.add_argument("--tables", type=int, default=200, help="of the honest load")
    parser.add_argument("--studies", type=int, default=0, help="analysis tables beside it")
    parser.add_argument("--load-seconds", type=float, default=60)
    parser.add_argument("--load", action="store_true", help="the honest load alone")
    parser.add_argument("--no-load", action="store_true", help="no honest load")
    parser.add_argument("--quick", action="store_true", help="all of it small")
    parser.add_argument("--abuse", help=argparse.SUPPRESS)
    parser.add_argument("--port", type=int, help=argparse.SUPPRESS)
    args = parser.parse_args()
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, max(soft, 8192)), hard))
    if args.abuse:
        asyncio.run(abuse(args.abuse, args.port, args.seconds))
        return
    # Whoever ends it, by Ctrl-C or otherwise: what it has started ends with it.
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    if args.quick:
        args.seconds, args.games, args.tables, args.load_seconds = 1.0, 50, 5, 4.0
    args.only = [name for name in args.only.split(",") if name]
    args.record = some_record()
    good = True
    if args.store in ("sqlite", "both"):
        good &= run(args, "", "SQLite")
    if args.store in ("postgres", "both"):
        from tests.server.serving import Postgres

        postgres = Postgres()
        try:
            good &= run(args, postgres.new(), "PostgreSQL")
        finally:
            postgres.close()
    if not good and not args.quick:
        raise SystemExit("not everything is within the target")


if __name__ == "__main__":
    main()
