"""The store in one SQLite file, for one server process.

Rows are written by a thread of its own, so that the server's loop never waits for the disk. What
comes in while it is at work waits, and is then handed over and committed at once: a commit costs as
much as ten rows. All rows go in by one statement, because after each statement the thread waits for
its turn to run Python again.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import queue
import sqlite3
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from kuroshio.core.errors import BadSetup
from kuroshio.server.clocks import now_ms
from kuroshio.server.store import sql
from kuroshio.server.store.base import (
    Change,
    Ending,
    Header,
    OutOfStep,
    Player,
    RatingRow,
    Result,
    ReviewRow,
    Row,
    StoreDown,
)
from kuroshio.server.store.books import BATCH, Books, batches, contests, games_of, keys_of
from kuroshio.server.store.migrations import scripts
from kuroshio.server.store.reading import Readings

log = logging.getLogger("kuroshio.store")

Work = Row | Callable[[sqlite3.Connection], Any]  # a row to append, or anything else
Batch = list[tuple[Work, asyncio.Future[Any]]]
AT_ONCE = 256  # rows in one transaction
REPORT_SECONDS = 5.0  # after which a question that nobody at a table waits for is given up
STEPS = 10_000  # of SQLite's machine between two looks at the clock
TIDYING = 5  # tries
# Seconds from one commit to the next; a row that comes alone does not wait. A commit costs as much
# as ten rows, and nobody sees five milliseconds.
PACE = 0.005


class SqliteStore(Readings):
    leases = None  # one process owns the file, and so all its tables

    def __init__(self, path: str, sync: bool) -> None:
        self._path, self._sync = path, sync
        self._trouble: str | None = None  # why nothing could be written lately
        self._lock = _lock(path)
        self._loop = asyncio.get_running_loop()
        self._writer = _connect(path, sync)
        self._reader = _Reader(path, sync, "store-reader")
        self._reporter = _Reader(path, sync, "store-reporter", REPORT_SECONDS)
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
        self._reader.close()
        self._reporter.close()
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
                work.token in mine if isinstance(work, Row) else _apart(self._writer, work)
                for work, _ in batch
            ]
            if self._writer.in_transaction:
                self._writer.execute("COMMIT")
        except Exception as error:  # whatever it is, those who wait must hear of it
            self._note(str(error))
            self._begin_anew()
            return [StoreDown(str(error))] * len(batch)
        self._note(None)
        return outcomes

    def _note(self, trouble: str | None) -> None:
        """Log it when writing fails, and when it works again."""
        if trouble is not None and trouble != self._trouble:
            log.error("the store cannot be written: %s", trouble)
        if trouble is None and self._trouble is not None:
            log.warning("the store can be written again")
        self._trouble = trouble

    def _begin_anew(self) -> None:
        """Take a new connection: after some errors the old one stays what it has become."""
        with contextlib.suppress(sqlite3.Error):
            if self._writer.in_transaction:
                self._writer.execute("ROLLBACK")
        with contextlib.suppress(sqlite3.Error):
            fresh = _connect(self._path, self._sync)
            self._writer.close()
            self._writer = fresh

    async def _ask(self, query: str, *args: Any) -> list[Any]:
        return await self._reader.ask(query, args)

    async def _report(self, query: str, *args: Any) -> list[Any]:
        return await self._reporter.ask(query, args)

    # --- what every store can do ------------------------------------------------------------

    async def ping(self) -> None:
        now = now_ms()
        await self._do(lambda db: db.execute(_numbered(sql.PULSE), (now,)))

    async def append(self, row: Row, fence: int = 0) -> None:
        if not await self._do(row):
            raise OutOfStep

    async def create(self, header: Header, rows: Sequence[Row]) -> None:
        await self._do(lambda db: _create(db, header, rows))

    async def show(
        self, table: str, status: str, seats: str, players: Sequence[str], at: int
    ) -> None:
        await self._do(lambda db: _show(db, table, status, seats, players, at))

    async def seat(
        self, header: Header, rows: Sequence[Row], people: Sequence[str], at: int, until: int
    ) -> bool:
        def work(db: sqlite3.Connection) -> bool:
            waiting = [
                db.execute(_numbered(sql.WAITS), (player, at)).fetchone() for player in people
            ]
            if not all(waiting):
                return False
            _create(db, header, rows)
            _show(db, header.id, header.status, header.seats, people, header.updated)
            db.executemany(_numbered(sql.NEW_TURN), [(header.id, player) for player in people])
            claims = [(player, header.id, until) for player in people]
            db.executemany(_numbered(sql.CLAIM_WAITING), claims)
            return True

        return bool(await self._do(work))

    async def finish(self, results: Sequence[Result], end: Ending) -> bool:
        def work(db: sqlite3.Connection) -> bool:
            _show(db, end.table, "over", end.seats, end.people, end.at)
            if db.execute(_numbered(sql.HAS_RESULTS), (end.table,)).fetchone()[0]:
                return False
            db.executemany(_numbered(sql.ADD_RESULT), map(sql.result_values, results))
            if not db.execute(_numbered(sql.SEEDED), (end.table,)).fetchone()[0]:
                _write_down(db, [results])
            return True

        return bool(await self._do(work))

    async def _change(self, query: str, *args: Any) -> list[Any]:
        found: list[Any] = await self._do(lambda db: db.execute(_numbered(query), args).fetchall())
        return found

    async def ask_review(self, table: str, moves: int, at: int, home: str, asker: str) -> None:
        values = (table, moves, at, home, asker)
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

    async def change(self, *changes: Change) -> list[list[Any]]:
        def work(db: sqlite3.Connection) -> list[list[Any]]:
            return [db.execute(_numbered(query), values).fetchall() for query, values in changes]

        done: list[list[Any]] = await self._do(work)
        return done

    async def change_each(self, query: str, values: Sequence[Sequence[Any]]) -> None:
        await self._do(lambda db: db.executemany(_numbered(query), values))

    async def tidy(self) -> None:
        for _ in range(TIDYING):  # not while somebody writes
            if not (await self._ask("PRAGMA wal_checkpoint(TRUNCATE)"))[0][0]:
                return

    async def save_player(self, player: Player) -> None:
        values = (player.id, player.name, player.links)
        await self._do(lambda db: db.execute(_numbered(sql.SAVE_PLAYER), values))


class _Reader:
    """A connection to read with, in a thread of its own; what takes too long is given up."""

    def __init__(self, path: str, sync: bool, name: str, seconds: float | None = None) -> None:
        self._db = _connect(path, sync)
        self._thread = ThreadPoolExecutor(1, name)
        self._seconds = seconds
        self._deadline = 0.0
        if seconds is not None:
            self._db.set_progress_handler(lambda: time.monotonic() > self._deadline, STEPS)

    async def ask(self, query: str, args: Sequence[Any]) -> list[Any]:
        def work() -> list[Any]:
            self._deadline = time.monotonic() + (self._seconds or 0)
            return self._db.execute(_numbered(query), args).fetchall()

        try:
            return await asyncio.get_running_loop().run_in_executor(self._thread, work)
        except sqlite3.Error as error:
            raise StoreDown(str(error)) from None

    def close(self) -> None:
        self._thread.shutdown()
        self._db.close()


@cache
def _numbered(query: str) -> str:
    """A query with SQLite's sign for a numbered place."""
    return query.replace("$", "?")


_TOKEN = "SELECT token FROM log WHERE table_id = ? AND n = ?"


@cache
def _append_query(rows: int) -> str:
    """Each row goes in if the one before it is there."""
    places = ",".join(["(?,?,?,?,?)"] * rows)
    return (
        f"WITH row (table_id, n, at, token, entry) AS (VALUES {places}) "
        "INSERT INTO log SELECT * FROM row WHERE n = 1 OR EXISTS "
        "(SELECT 1 FROM log WHERE log.table_id = row.table_id AND log.n = row.n - 1) "
        "ON CONFLICT DO NOTHING"
    )


def _append(db: sqlite3.Connection, rows: list[Row]) -> set[str]:
    """Append rows that may be; the tokens of those that are in the log now."""
    if not rows:
        return set()
    values = [value for row in rows for value in msgspec.structs.astuple(row)]
    done = db.execute(_append_query(len(rows)), values)
    if done.rowcount == len(rows):
        return {row.token for row in rows}
    return {token for row in rows for (token,) in db.execute(_TOKEN, (row.table, row.n))}


def _apart(db: sqlite3.Connection, work: Callable[[sqlite3.Connection], Any]) -> Any:
    """Do something as a part of a transaction: what is wrong with it harms none of the rest."""
    db.execute("SAVEPOINT part")
    try:
        done = work(db)
    except sqlite3.OperationalError:  # the disk, not the work: the rest cannot be written either
        raise
    except Exception as error:
        log.exception("the store refused")
        db.execute("ROLLBACK TO part")
        done = StoreDown(str(error))
    db.execute("RELEASE part")
    return done


def _create(db: sqlite3.Connection, header: Header, rows: Sequence[Row]) -> None:
    db.execute(_numbered(sql.CREATE), sql.header_values(header))
    db.executemany(_numbered(sql.APPEND), map(msgspec.structs.astuple, rows))


def _show(
    db: sqlite3.Connection, table: str, status: str, seats: str, players: Sequence[str], at: int
) -> None:
    db.execute(_numbered(sql.SHOW), (table, status, seats, at))
    db.executemany(_numbered(sql.SITTER), [(player, table, at) for player in players])


def _write_down(db: sqlite3.Connection, games: Sequence[Sequence[Result]]) -> None:
    """Put games into the books, the oldest first."""
    from kuroshio.server.ratings import Ratings, learn_from  # openskill takes a while to load

    books, played = Books(), []
    for seats in games:
        books.take(seats)
        played += contests(seats)
    db.executemany(_numbered(sql.COUNT), map(msgspec.structs.astuple, books.lines()))
    known: Ratings = {}
    for key in keys_of(played):
        for row in db.execute(_numbered(sql.RATING), key):
            known[key] = RatingRow(*row)
    learn_from(played, known)
    db.executemany(_numbered(sql.SAVE_RATING), map(msgspec.structs.astuple, known.values()))


def _fill_books(db: sqlite3.Connection) -> None:
    """Put the games that ended before there were books into them."""
    found = map(sql.result_of, db.execute(sql.ALL_COUNTED))
    done = 0
    for games in batches(games_of(found), BATCH):
        _write_down(db, games)
        done += len(games)
        log.info("%d old games are in the books", done)


FILLS = {6: _fill_books}


def _connect(path: str, sync: bool) -> sqlite3.Connection:
    db = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=10)
    db.execute("PRAGMA journal_mode = WAL")
    db.execute(f"PRAGMA synchronous = {'FULL' if sync else 'NORMAL'}")
    db.execute("PRAGMA foreign_keys = ON")
    db.execute("PRAGMA secure_delete = ON")  # what is erased is overwritten in the file
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
            try:
                db.executescript(f"BEGIN;\n{script}")
                if number in FILLS:
                    FILLS[number](db)
                db.execute(f"PRAGMA user_version = {number}")
                db.execute("COMMIT")
            except BaseException:
                if db.in_transaction:
                    db.execute("ROLLBACK")
                raise
