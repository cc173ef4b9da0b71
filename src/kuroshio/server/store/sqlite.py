"""The store in one SQLite file, for one server process.

Rows are written by a thread of its own, so that the server's loop never waits for the disk. What
comes in while it is at work waits, and is then handed over and committed at once: a commit costs as
much as ten rows. All rows go in by one statement, because after each statement the thread waits for
its turn to run Python again.
"""

from __future__ import annotations

import asyncio
import queue
import sqlite3
import threading
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from kuroshio.core.errors import BadSetup
from kuroshio.server.store import sql
from kuroshio.server.store.base import Header, Notice, Player, Result, ReviewRow, Row, StoreDown
from kuroshio.server.store.migrations import scripts
from kuroshio.server.store.reading import Readings

Work = Row | Callable[[sqlite3.Connection], Any]  # a row to append, or anything else
Batch = list[tuple[Work, asyncio.Future[Any]]]
AT_ONCE = 256  # rows in one transaction
PACE = 0.002  # seconds from one commit to the next: who comes alone does not wait


class SqliteStore(Readings):
    shared = False

    def __init__(self, path: str, sync: bool) -> None:
        self._path = path
        self._lock = _lock(path)
        self._loop = asyncio.get_running_loop()
        self._writer = _connect(path, sync)
        self._reader = _connect(path, sync)
        self._reading = ThreadPoolExecutor(1, "store-reader")
        self._waiting: Batch = []
        self._handed = 0.0  # when the last batch went to the thread
        self._busy = False  # a batch is with the thread, or about to go there
        self._queue: queue.SimpleQueue[Batch | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._write, name="store-writer", daemon=True)

    @staticmethod
    async def open(path: str, sync: bool = True) -> SqliteStore:
        try:
            Path(path).parent.mkdir(parents=True, exist_ok=True)
            store = SqliteStore(path, sync)
            _migrate(store._writer)
        except (sqlite3.Error, OSError) as error:
            raise BadSetup(
                f"cannot open the store {path}: {error}; --data names another folder, "
                "--db another file (sqlite:///path) or PostgreSQL"
            ) from None
        store._thread.start()
        return store

    async def close(self) -> None:
        while self._busy:  # what waits is still committed
            await asyncio.sleep(PACE)
        self._queue.put(None)
        await asyncio.to_thread(self._thread.join)
        self._reading.shutdown()
        self._reader.close()
        self._writer.close()
        self._lock.close()

    # --- handing over -----------------------------------------------------------------------

    async def _do(self, work: Work) -> Any:
        future: asyncio.Future[Any] = self._loop.create_future()
        self._waiting.append((work, future))
        if not self._busy:
            self._busy = True
            self._soon()
        return await future

    def _soon(self) -> None:
        """Hand over what waits: after all that the loop has heard by now, but not too often."""
        wait = self._handed + PACE - self._loop.time()
        if wait > 0:
            self._loop.call_later(wait, self._hand_over)
        else:
            self._loop.call_soon(self._hand_over)

    def _hand_over(self) -> None:
        self._handed = self._loop.time()
        self._queue.put(self._waiting[:AT_ONCE])
        del self._waiting[:AT_ONCE]

    def _settle(self, batch: Batch, outcomes: list[Any]) -> None:
        """Tell those who wait what became of it."""
        self._busy = bool(self._waiting)
        if self._busy:
            self._soon()
        for (_, future), outcome in zip(batch, outcomes, strict=True):
            if future.done():
                continue
            if isinstance(outcome, Exception):
                future.set_exception(outcome)
            else:
                future.set_result(outcome)

    # --- the writing thread -----------------------------------------------------------------

    def _write(self) -> None:
        while (batch := self._queue.get()) is not None:
            outcomes = self._commit(batch)
            self._loop.call_soon_threadsafe(self._settle, batch, outcomes)

    def _commit(self, batch: Batch) -> list[Any]:
        rows = [work for work, _ in batch if isinstance(work, Row)]
        try:
            if len(rows) < len(batch):  # else the one statement is a transaction of its own
                self._writer.execute("BEGIN IMMEDIATE")
            mine = _append(self._writer, rows)
            outcomes = [
                work.token in mine if isinstance(work, Row) else work(self._writer)
                for work, _ in batch
            ]
            if self._writer.in_transaction:
                self._writer.execute("COMMIT")
        except Exception as error:  # whatever it is, who waits must hear of it
            if self._writer.in_transaction:
                self._writer.execute("ROLLBACK")
            return [StoreDown(str(error))] * len(batch)
        return outcomes

    async def _ask(self, query: str, *args: Any) -> list[Any]:
        def work() -> list[Any]:
            return self._reader.execute(_numbered(query), args).fetchall()

        try:
            return await self._loop.run_in_executor(self._reading, work)
        except sqlite3.Error as error:
            raise StoreDown(str(error)) from None

    # --- what every store can do ------------------------------------------------------------

    async def ping(self) -> None:
        await self._ask("SELECT 1")

    async def append(self, row: Row) -> bool:
        appended: bool = await self._do(row)
        return appended

    async def last(self, tables: Sequence[str]) -> Mapping[str, int]:
        return {}

    async def create(self, header: Header, rows: Sequence[Row]) -> None:
        def work(db: sqlite3.Connection) -> None:
            db.execute(_numbered(sql.CREATE), sql.header_values(header))
            db.executemany(
                _numbered(sql.APPEND),
                [(row.table, row.n, row.at, row.token, row.entry) for row in rows],
            )

        await self._do(work)

    async def show(
        self, table: str, status: str, seats: str, players: Sequence[str], at: int
    ) -> None:
        def work(db: sqlite3.Connection) -> None:
            db.execute(_numbered(sql.SHOW), (table, status, seats, at))
            db.executemany(_numbered(sql.SITTER), [(player, table, at) for player in players])

        await self._do(work)

    async def listed(self, statuses: Sequence[str], limit: int) -> list[Header]:
        marks = ",".join("?" * len(statuses))
        query = f"{sql.LISTED} AND status IN ({marks}) ORDER BY updated DESC LIMIT {int(limit)}"
        return [sql.header_of(row) for row in await self._ask(query, *statuses)]

    async def add_results(self, results: Sequence[Result]) -> None:
        values = [sql.result_values(result) for result in results]
        await self._do(lambda db: db.executemany(_numbered(sql.ADD_RESULT), values))

    async def ask_review(self, table: str, moves: int, at: int) -> None:
        values = (table, moves, at)
        await self._do(lambda db: db.execute(_numbered(sql.ASK_REVIEW), values))

    async def claim_review(self, worker: str, at: int, silent: int) -> str | None:
        values = (worker, at, silent)
        found = await self._do(
            lambda db: db.execute(_numbered(sql.CLAIM_REVIEW), values).fetchall()
        )
        return found[0][0] if found else None

    async def save_review(self, row: ReviewRow) -> bool:
        values = sql.review_values(row)
        return bool(
            await self._do(lambda db: db.execute(_numbered(sql.SAVE_REVIEW), values).fetchall())
        )

    async def save_player(self, player: Player) -> None:
        values = (player.id, player.name, player.links)
        await self._do(lambda db: db.execute(_numbered(sql.SAVE_PLAYER), values))

    async def listen(self, notice: Notice, lost: Callable[[], None]) -> None:
        """Nobody else writes to this file."""

    def announce(self, payload: str) -> None:
        """Nobody else listens."""


@cache
def _numbered(query: str) -> str:
    """A query with SQLite's sign for a numbered place."""
    return query.replace("$", "?")


_TOKEN = "SELECT token FROM log WHERE table_id = ? AND n = ?"


@cache
def _append_query(rows: int) -> str:
    places = ",".join(["(?,?,?,?,?)"] * rows)
    return f"INSERT INTO log (table_id, n, at, token, entry) VALUES {places} ON CONFLICT DO NOTHING"


def _append(db: sqlite3.Connection, rows: list[Row]) -> set[str]:
    """Append rows whose keys are free; the tokens of those that are in the log now."""
    if not rows:
        return set()
    values = [value for row in rows for value in msgspec.structs.astuple(row)]
    done = db.execute(_append_query(len(rows)), values)
    if done.rowcount == len(rows):
        return {row.token for row in rows}
    return {token for row in rows for (token,) in db.execute(_TOKEN, (row.table, row.n))}


def _connect(path: str, sync: bool) -> sqlite3.Connection:
    db = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=10)
    db.execute("PRAGMA journal_mode = WAL")
    db.execute(f"PRAGMA synchronous = {'FULL' if sync else 'NORMAL'}")
    db.execute("PRAGMA foreign_keys = ON")
    return db


def _lock(path: str) -> Any:
    """Keep other server processes away from the file: they would not hear of each other."""
    file = open(f"{path}.lock", "w")  # noqa: SIM115 (held as long as the store is open)
    try:
        import fcntl
    except ImportError:  # Windows
        return file
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        file.close()
        raise BadSetup(
            f"another server uses the store {path}; several processes need PostgreSQL"
        ) from None
    return file


def _migrate(db: sqlite3.Connection) -> None:
    version = db.execute("PRAGMA user_version").fetchone()[0]
    known = scripts("sqlite")
    if version > known[-1][0]:
        raise BadSetup(f"the store was made by a newer Kuroshio (version {version} of its tables)")
    for number, script in known:
        if number > version:
            db.executescript(f"BEGIN;\n{script}\nPRAGMA user_version = {number};\nCOMMIT;")
