"""Who owns which table, in PostgreSQL.

A process has a row with its last sign of life, by the database's clock; a table has a row with its
owner and a fence. Every append locks the table's row and names the fence (`postgres.APPEND`):
whoever takes a table waits for what is being written, and whoever lost it writes nothing more. The
signs of life have connections of their own: a long report must not make a process look dead.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any, TypeVar

from kuroshio.extras import needs
from kuroshio.server.store.base import Heard, NoTable, Process, StoreDown

with needs("postgres"):
    import asyncpg

T = TypeVar("T")
SECONDS = 2.0  # a sign of life that takes longer does not count

# Which database this is: a restored copy is another one, a standby that takes over is the same. A
# copy contains the processes of the original, which must not count here.
PLACE = """
SELECT system_identifier || '/' || oid FROM pg_control_system(), pg_database
WHERE datname = current_database()
"""
ENTER = """
INSERT INTO processes (id, address, hatch, seen, place) VALUES ($1, $2, $3, clock_timestamp(), $4)
ON CONFLICT (id) DO UPDATE SET seen = clock_timestamp(), place = excluded.place
"""
# Processes are not buried for being silent while the database itself was away.
BURY = """
DELETE FROM processes WHERE id <> $1 AND (
    seen < clock_timestamp() - make_interval(secs => $2)
    AND pg_postmaster_start_time() < clock_timestamp() - make_interval(secs => 2 * $2)
    OR place <> $3
)
"""
SIGN = """
UPDATE processes SET seen = clock_timestamp() WHERE id = $1
RETURNING (extract(epoch FROM clock_timestamp()) * 1000)::bigint, pg_postmaster_start_time()
"""
OTHERS = "SELECT id, address, hatch FROM processes WHERE id <> $1 AND place = $2 ORDER BY id"
HOLDER = """
SELECT processes.id, address, hatch FROM tables LEFT JOIN owners ON owners.table_id = tables.id
LEFT JOIN processes ON processes.id = owners.process AND place = $2 WHERE tables.id = $1
"""
TAKE = """
INSERT INTO owners AS held (table_id, process, fence)
SELECT id, $2, nextval('fences') FROM tables WHERE id = $1
ON CONFLICT (table_id) DO UPDATE SET process = excluded.process, fence = excluded.fence
WHERE held.process = $2 OR NOT EXISTS (SELECT FROM processes WHERE id = held.process AND place = $3)
RETURNING fence
"""
RELEASE = """
DELETE FROM owners USING unnest($1::text[], $2::bigint[]) AS own (table_id, fence)
WHERE owners.table_id = own.table_id AND owners.fence = own.fence
"""
HEADS = """
SELECT id, (SELECT max(n) FROM log WHERE table_id = id) FROM unnest($1::text[]) AS own (id)
"""


class PostgresLeases:
    def __init__(self, pool: asyncpg.Pool) -> None:
        self._pool = pool
        self._place = ""

    @staticmethod
    async def open(url: str) -> PostgresLeases:
        pool = await asyncpg.create_pool(url, min_size=1, max_size=3, command_timeout=SECONDS)
        return PostgresLeases(pool)

    async def close(self) -> None:
        self._pool.terminate()

    async def _with(self, work: Callable[[Any], Awaitable[T]]) -> T:
        try:
            async with self._pool.acquire(timeout=SECONDS) as db:
                return await work(db)
        except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, TimeoutError) as error:
            if isinstance(error, asyncpg.ReadOnlySQLTransactionError):
                await self._pool.expire_connections()  # a standby: another one is the primary now
            raise StoreDown(str(error) or type(error).__name__) from None

    async def enter(self, process: Process) -> None:
        self._place = await self._with(lambda db: db.fetchval(PLACE))
        values = process.id, process.address, process.hatch, self._place
        await self._with(lambda db: db.execute(ENTER, *values))

    async def sign(self, process: Process) -> Heard | None:
        found = await self._with(lambda db: db.fetchrow(SIGN, process.id))
        return Heard(*found) if found else None

    async def bury(self, process: Process, silent: float) -> None:
        await self._with(lambda db: db.execute(BURY, process.id, silent, self._place))

    async def leave(self, process: str) -> None:
        async def work(db: Any) -> None:
            async with db.transaction():
                await db.execute("DELETE FROM processes WHERE id = $1", process)
                await db.execute("DELETE FROM owners WHERE process = $1", process)

        await self._with(work)

    async def others(self, process: str) -> list[Process]:
        found = await self._with(lambda db: db.fetch(OTHERS, process, self._place))
        return [Process(*row) for row in found]

    async def holder(self, table: str) -> Process | None:
        found = await self._with(lambda db: db.fetchrow(HOLDER, table, self._place))
        if found is None:
            raise NoTable
        return None if found[0] is None else Process(*found)

    async def take(self, table: str, process: str) -> int | None:
        values = table, process, self._place
        fence: int | None = await self._with(lambda db: db.fetchval(TAKE, *values))
        return fence

    async def release(self, held: Mapping[str, int]) -> None:
        await self._with(lambda db: db.execute(RELEASE, list(held), list(held.values())))

    async def heads(self, tables: Sequence[str]) -> Mapping[str, int]:
        found = await self._with(lambda db: db.fetch(HEADS, list(tables)))
        return {table: n or 0 for table, n in found}
