"""The store in PostgreSQL, for any number of processes and machines.

Rows that wait are inserted by one statement, each only where its table's fence is the writer's and
the row before it is there.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import AbstractAsyncContextManager
from functools import partial
from typing import Any, TypeVar

import msgspec

from kuroshio.core.errors import BadSetup
from kuroshio.extras import needs
from kuroshio.server.clocks import now_ms
from kuroshio.server.store import sql
from kuroshio.server.store.base import (
    Change,
    Ending,
    Header,
    NotOwner,
    OutOfStep,
    Player,
    RatingRow,
    Result,
    ReviewRow,
    Row,
    StoreDown,
)
from kuroshio.server.store.books import BATCH, Books, contests, games_of, keys_of
from kuroshio.server.store.leases import PostgresLeases
from kuroshio.server.store.migrations import scripts
from kuroshio.server.store.reading import Readings

with needs("postgres"):
    import asyncpg

log = logging.getLogger("kuroshio.store")

T = TypeVar("T")
AT_ONCE = 256  # rows in one statement
PACE = 0.002  # seconds after which those who came during a statement are written, together
PATIENCE = 10.0  # seconds for which a lost connection is tried again
LONG = 86_400.0  # seconds that bringing an old store up to date may take
REPORTERS = 2  # connections for what nobody at a table waits for
REPORT_SECONDS = 5.0  # after which such a question is given up
ADVISORY = 0x6B75726F  # the lock under which tables are made
ASKING = ADVISORY + 1  # and the one under which reviews are given their turns

ROWS = "unnest($1::text[], $2::bigint[], $3::bigint[], $4::text[], $5::text[], $6::bigint[])"
# Whoever takes a table from its owner waits for the lock that this has on it, and the other way
# round.
APPEND = f"""
INSERT INTO log (table_id, n, at, token, entry)
SELECT row.table_id, row.n, row.at, row.token, row.entry
FROM {ROWS} AS row (table_id, n, at, token, entry, fence)
JOIN owners ON owners.table_id = row.table_id AND owners.fence = row.fence
WHERE row.n = 1
    OR EXISTS (SELECT FROM log WHERE log.table_id = row.table_id AND log.n = row.n - 1)
FOR SHARE OF owners
ON CONFLICT DO NOTHING
"""
# Of each row, whether it is in the log and whether its table is still its writer's.
OUTCOMES = f"""
SELECT row.token, coalesce(log.token = row.token, FALSE), coalesce(owners.fence = row.fence, FALSE)
FROM {ROWS} AS row (table_id, n, at, token, entry, fence)
LEFT JOIN log ON log.table_id = row.table_id AND log.n = row.n
LEFT JOIN owners ON owners.table_id = row.table_id
"""
LOCK_RATINGS = f"""
SELECT {sql.RATING_COLUMNS} FROM ratings
JOIN unnest($1::text[], $2::text[], $3::text[], $4::text[]) AS key (player, game, among, level)
USING (player, game, among, level)
ORDER BY player, game, among, level FOR UPDATE OF ratings
"""
# Whoever claims one of these at the same time waits, and then finds fewer.
LOCK_WAITING = """
SELECT player FROM waiting WHERE player = ANY($1) AND table_id IS NULL AND until >= $2
ORDER BY player FOR UPDATE
"""
LOST = (OSError, asyncpg.PostgresConnectionError, asyncpg.InterfaceError, TimeoutError)
RESTARTING = (
    asyncpg.AdminShutdownError,
    asyncpg.CrashShutdownError,
    asyncpg.CannotConnectNowError,
    asyncpg.TooManyConnectionsError,
    asyncpg.ReadOnlySQLTransactionError,  # a standby: another one is the primary now
)


async def _as_it_is(_: Any) -> None:
    """What is done to a connection before the next one has it: nothing, since nobody leaves
    anything in it. By default the server would be asked to clean up after every statement."""


class Kept:
    """A connection for one who writes again and again: it is taken from the pool once, and given
    back when something went wrong with it."""

    def __init__(self, pool: asyncpg.Pool) -> None:
        self._pool = pool
        self._db: Any = None

    def __call__(self) -> Kept:
        return self

    async def __aenter__(self) -> Any:
        if self._db is None:
            self._db = await self._pool.acquire(timeout=5)
        return self._db

    async def __aexit__(self, kind: object, error: BaseException | None, trace: object) -> None:
        if error is not None:
            await self.give_back()

    async def give_back(self) -> None:
        db, self._db = self._db, None
        if db is not None:
            await self._pool.release(db)


class PostgresStore(Readings):
    def __init__(self, pool: asyncpg.Pool, reports: asyncpg.Pool, leases: PostgresLeases) -> None:
        self.leases = leases
        self._pool = pool
        self._reports = reports  # whoever reads statistics waits for others who do, not play
        self._pen = Kept(pool)
        self._waiting: list[tuple[Row, int, asyncio.Future[None]]] = []  # with their fences
        self._appended = asyncio.Event()
        self._closing = False
        self._writing = asyncio.create_task(self._write())

    @staticmethod
    async def open(url: str) -> PostgresStore:
        try:
            pool = await asyncpg.create_pool(
                url, min_size=1, max_size=8, command_timeout=20, reset=_as_it_is
            )
            await _migrate(pool)
            limit = {"statement_timeout": f"{REPORT_SECONDS:.0f}s"}
            reports = await asyncpg.create_pool(
                url, min_size=0, max_size=REPORTERS, server_settings=limit, reset=_as_it_is
            )
            leases = await PostgresLeases.open(url)
        except (*LOST, asyncpg.PostgresError, ValueError) as error:
            raise BadSetup(
                f"cannot open the store: {error}; is PostgreSQL there, with user and database? "
                "--db names them: postgresql://user:password@host:port/database"
            ) from None
        return PostgresStore(pool, reports, leases)

    async def close(self) -> None:
        self._closing = True
        self._appended.set()
        await asyncio.wait([self._writing], timeout=5)
        self._writing.cancel()
        await asyncio.gather(self._writing, return_exceptions=True)
        await self._pen.give_back()
        await self.leases.close()
        for pool in (self._pool, self._reports):
            try:
                await asyncio.wait_for(pool.close(), 2)
            except TimeoutError:
                pool.terminate()

    async def _with(
        self,
        work: Callable[[Any], Awaitable[T]],
        patience: float = PATIENCE,
        connection: Callable[[], AbstractAsyncContextManager[Any]] | None = None,
    ) -> T:
        """Do something with a connection, again and again while the server is away."""
        deadline = time.monotonic() + patience
        pause = 0.05
        while True:
            try:
                async with connection() if connection else self._pool.acquire(timeout=5) as db:
                    return await work(db)
            except (*LOST, *RESTARTING) as error:
                if time.monotonic() > deadline or self._closing:
                    raise StoreDown(str(error)) from None
                if isinstance(error, asyncpg.ReadOnlySQLTransactionError):
                    await self._pool.expire_connections()
            except asyncpg.PostgresError as error:
                log.exception("the store refused")
                raise StoreDown(str(error)) from None
            await asyncio.sleep(pause)
            pause = min(0.5, pause * 2)

    async def _ask(self, query: str, *args: Any) -> list[Any]:
        return await self._with(lambda db: db.fetch(query, *args))

    async def _report(self, query: str, *args: Any) -> list[Any]:
        connection = partial(self._reports.acquire, timeout=5)
        return await self._with(lambda db: db.fetch(query, *args), connection=connection)

    # --- rows -------------------------------------------------------------------------------

    async def append(self, row: Row, fence: int = 0) -> None:
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((row, fence, future))
        self._appended.set()
        await future

    async def _write(self) -> None:
        while not (self._closing and not self._waiting):
            await self._appended.wait()
            batch, self._waiting = self._waiting[:AT_ONCE], self._waiting[AT_ONCE:]
            if not self._waiting and not self._closing:
                self._appended.clear()
            if not batch:
                continue
            try:
                problems = await self._insert([(row, fence) for row, fence, _ in batch])
            except StoreDown as down:
                problems = {row.token: StoreDown(str(down)) for row, _, _ in batch}
            for row, _, future in batch:
                if future.done():
                    continue
                if row.token in problems:
                    future.set_exception(problems[row.token])
                else:
                    future.set_result(None)
            if self._waiting:
                await asyncio.sleep(PACE)

    async def _insert(self, rows: list[tuple[Row, int]]) -> dict[str, Exception]:
        """Insert rows that may be; why others were not, by their tokens.

        After a lost connection nobody knows whether the rows were committed: tokens tell.
        """
        tries = 0
        columns = list(
            zip(*((r.table, r.n, r.at, r.token, r.entry, fence) for r, fence in rows), strict=True)
        )

        async def work(db: Any) -> dict[str, Exception]:
            nonlocal tries
            tries += 1
            done = await db.execute(APPEND, *columns)
            if tries == 1 and done == f"INSERT 0 {len(rows)}":
                return {}
            return {
                token: OutOfStep() if owned else NotOwner()
                for token, written, owned in await db.fetch(OUTCOMES, *columns)
                if not written
            }

        return await self._with(work, connection=self._pen)

    # --- what every store can do ------------------------------------------------------------

    async def ping(self) -> None:
        await self._with(lambda db: db.execute(sql.PULSE, now_ms()), patience=0)

    async def create(self, header: Header, rows: Sequence[Row]) -> None:
        async def work(db: Any) -> None:
            async with db.transaction():
                await _create(db, header, rows)

        await self._with(work)

    async def show(
        self, table: str, status: str, seats: str, players: Sequence[str], at: int
    ) -> None:
        async def work(db: Any) -> None:
            async with db.transaction():
                await _show(db, table, status, seats, players, at)

        await self._with(work)

    async def seat(
        self, header: Header, rows: Sequence[Row], people: Sequence[str], at: int, until: int
    ) -> bool:
        async def work(db: Any) -> bool:
            async with db.transaction():
                waiting = await db.fetch(LOCK_WAITING, list(people), at)
                if len(waiting) < len(people):
                    # Tried again after a lost connection, it may have been done.
                    return bool(await db.fetch(sql.HEADER, header.id))
                await _create(db, header, rows)
                await _show(db, header.id, header.status, header.seats, people, header.updated)
                await db.executemany(sql.NEW_TURN, [(header.id, player) for player in people])
                claims = [(player, header.id, until) for player in people]
                await db.executemany(sql.CLAIM_WAITING, claims)
                return True

        return await self._with(work)

    async def finish(self, results: Sequence[Result], end: Ending) -> bool:
        async def work(db: Any) -> bool:
            async with db.transaction():
                # From here on others who would end the same game wait.
                await _show(db, end.table, "over", end.seats, end.people, end.at)
                if await db.fetchval(sql.HAS_RESULTS, end.table):
                    return False
                await db.executemany(sql.ADD_RESULT, map(sql.result_values, results))
                if not await db.fetchval(sql.SEEDED, end.table):
                    await _write_down(db, [results])
                return True

        return await self._with(work)

    async def _change(self, query: str, *args: Any) -> list[Any]:
        return await self._ask(query, *args)

    async def ask_review(self, table: str, moves: int, at: int, home: str, asker: str) -> None:
        async def work(db: Any) -> None:
            async with db.transaction():
                # One after the other: two at the same moment would have the same turn.
                await db.execute("SELECT pg_advisory_xact_lock($1)", ASKING)
                await db.execute(sql.ASK_REVIEW, table, moves, at, home, asker)

        await self._with(work)

    async def claim_review(self, worker: str, at: int, silent: int) -> str | None:
        found = await self._ask(sql.CLAIM_REVIEW, worker, at, silent)
        return found[0][0] if found else None

    async def save_review(self, row: ReviewRow) -> bool:
        return bool(await self._ask(sql.SAVE_REVIEW, *sql.review_values(row)))

    async def change(self, *changes: Change) -> list[list[Any]]:
        async def work(db: Any) -> list[list[Any]]:
            async with db.transaction():
                return [await db.fetch(query, *values) for query, values in changes]

        return await self._with(work)

    async def change_each(self, query: str, values: Sequence[Sequence[Any]]) -> None:
        await self._with(lambda db: db.executemany(query, values))

    async def tidy(self) -> None:
        """PostgreSQL sees to it itself (autovacuum)."""

    async def save_player(self, player: Player) -> None:
        await self._with(
            lambda db: db.execute(sql.SAVE_PLAYER, player.id, player.name, player.links)
        )


async def _create(db: Any, header: Header, rows: Sequence[Row]) -> None:
    """Tried again after a lost connection, it may be there already."""
    made = await db.execute(sql.CREATE + " ON CONFLICT DO NOTHING", *sql.header_values(header))
    if made == "INSERT 0 1":
        await db.executemany(sql.APPEND, map(msgspec.structs.astuple, rows))


async def _show(
    db: Any, table: str, status: str, seats: str, players: Sequence[str], at: int
) -> None:
    await db.execute(sql.SHOW, table, status, seats, at)
    await db.executemany(sql.SITTER, [(player, table, at) for player in sorted(players)])


async def _write_down(db: Any, games: Sequence[Sequence[Result]]) -> None:
    """Put games into the books, the oldest first."""
    from kuroshio.server.ratings import beginner, learn_from  # openskill takes a while to load

    books, played = Books(), []
    for seats in games:
        books.take(seats)
        played += contests(seats)
    await db.executemany(sql.COUNT, map(msgspec.structs.astuple, books.lines()))
    keys = keys_of(played)
    if not keys:
        return
    # Only ratings that exist can be locked: two processes that learn at once do so in turn.
    await db.executemany(sql.NEW_RATING, [msgspec.structs.astuple(beginner(key)) for key in keys])
    found = [RatingRow(*row) for row in await db.fetch(LOCK_RATINGS, *zip(*keys, strict=True))]
    known = {(row.player, row.game, row.among, row.level): row for row in found}
    learn_from(played, known)
    await db.executemany(sql.SAVE_RATING, map(msgspec.structs.astuple, known.values()))


async def _fill_books(db: Any) -> None:
    """Put the games that ended before there were books into them."""
    waiting: list[Result] = []
    games = done = 0

    async def write_down() -> None:
        nonlocal waiting, games, done
        await _write_down(db, list(games_of(waiting)))
        done += games
        waiting, games = [], 0
        log.info("%d old games are in the books", done)

    async for row in db.cursor(sql.ALL_COUNTED, prefetch=BATCH, timeout=LONG):
        one = sql.result_of(row)
        if not waiting or waiting[-1].table != one.table:
            if games == BATCH:
                await write_down()
            games += 1
        waiting.append(one)
    if waiting:
        await write_down()


FILLS = {6: _fill_books}


async def _migrate(pool: asyncpg.Pool) -> None:
    known = scripts("postgres")
    async with pool.acquire() as db, db.transaction():
        # One process at a time.
        await db.execute("SELECT pg_advisory_xact_lock($1)", ADVISORY, timeout=LONG)
        await db.execute("CREATE TABLE IF NOT EXISTS migrations (number BIGINT PRIMARY KEY)")
        version = await db.fetchval("SELECT coalesce(max(number), 0) FROM migrations")
        if version > known[-1][0]:
            raise BadSetup(
                f"the store was made by a newer Kuroshio (version {version} of its tables)"
            )
        for number, script in known:
            if number > version:
                await db.execute(script, timeout=LONG)
                if number in FILLS:
                    await FILLS[number](db)
                await db.execute("INSERT INTO migrations VALUES ($1)", number)
