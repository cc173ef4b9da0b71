"""The store in one SQLite file, for one server process.

Rows are written by a thread of its own that commits all that wait at once: one wait for the disk
serves many tables, and the server's loop never waits for it. All rows go in by one statement,
because after each statement the thread waits for its turn to run Python again.
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
AT_ONCE = 256  # rows in one transaction


class SqliteStore(Readings):
    shared = False

    def __init__(self, path: str, sync: bool) -> None:
        self._path = path
        self._lock = _lock(path)
        self._loop = asyncio.get_running_loop()
        self._writer = _connect(path, sync)
        self._reader = _connect(path, sync)
        self._reading = ThreadPoolExecutor(1, "store-reader")
        self._queue: queue.SimpleQueue[tuple[Work, asyncio.Future[Any]] | None] = (
            queue.SimpleQueue()
        )
        self._thread = threading.Thread(target=self._write, name="store-writer", daemon=True)

    @staticmethod
    async def open(path: str, sync: bool = True) -> SqliteStore:
        try:
            Path(path).parent.mkdir(parents=True, exist_ok=True)
            store = SqliteStore(path, sync)
            _migrate(store._writer)
        except (sqlite3.Error, OSError) as error:
            raise BadSetup(f"cannot open the store {path}: {error}") from None
        store._thread.start()
        return store

    async def close(self) -> None:
        self._queue.put(None)
        await asyncio.to_thread(self._thread.join)
        self._reading.shutdown()
        self._reader.close()
        self._writer.close()
        self._lock.close()

    # --- the writing thread -----------------------------------------------------------------

    def _write(self) -> None:
        while True:
            first = self._queue.get()
            waiting = [first]
            while len(waiting) < AT_ONCE:
                try:
                    waiting.append(self._queue.get_nowait())
                except queue.Empty:
                    break
            self._commit([one for one in waiting if one is not None])
            if None in waiting:
                return

    def _commit(self, works: list[tuple[Work, asyncio.Future[Any]]]) -> None:
        if not works:
            return
        outcomes: list[Any] = []
        rows = [work for work, _ in works if isinstance(work, Row)]
        try:
            if len(rows) < len(works):  # else the one statement is a transaction of its own
                self._writer.execute("BEGIN IMMEDIATE")
            mine = _append(self._writer, rows)
            outcomes = [
                work.token in mine if isinstance(work, Row) else work(self._writer)
                for work, _ in works
            ]
            if self._writer.in_transaction:
                self._writer.execute("COMMIT")
        except Exception as error:  # whatever it is, who waits must hear of it
            if self._writer.in_transaction:
                self._writer.execute("ROLLBACK")
            outcomes = [StoreDown(str(error))] * len(works)
        futures = [future for _, future in works]
        self._loop.call_soon_threadsafe(_settle, futures, outcomes)

    async def _do(self, work: Work) -> Any:
        future: asyncio.Future[Any] = self._loop.create_future()
        self._queue.put((work, future))
        return await future

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


_APPEND = """
INSERT INTO log (table_id, n, at, token, entry)
SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]'),
    json_extract(value, '$[3]'), json_extract(value, '$[4]')
FROM json_each(?) WHERE true ON CONFLICT DO NOTHING
"""
_TOKEN = "SELECT token FROM log WHERE table_id = ? AND n = ?"


def _append(db: sqlite3.Connection, rows: list[Row]) -> set[str]:
    """Append rows whose keys are free; the tokens of those that are in the log now."""
    if not rows:
        return set()
    values = [(row.table, row.n, row.at, row.token, row.entry) for row in rows]
    done = db.execute(_APPEND, (msgspec.json.encode(values).decode(),))
    if done.rowcount == len(rows):
        return {row.token for row in rows}
    return {token for row in rows for (token,) in db.execute(_TOKEN, (row.table, row.n))}


def _settle(futures: list[asyncio.Future[Any]], outcomes: list[Any]) -> None:
    for future, outcome in zip(futures, outcomes, strict=True):
        if future.done():
            continue
        if isinstance(outcome, Exception):
            future.set_exception(outcome)
        else:
            future.set_result(outcome)


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
