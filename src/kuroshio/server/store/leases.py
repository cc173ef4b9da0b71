"""Who owns which table, in PostgreSQL.

A process has a row with its last sign of life, by the database's clock; a table has a row with its
owner and a fence. Every append locks the table's row and names the fence (`postgres.APPEND`): who
takes a table waits for what is being written, and whoever lost it writes nothing more. The signs
of life have connections of their own: a long report must not make a process look dead.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any, TypeVar

from kuroshio.extras import needs
from kuroshio.server.store.base import Heard, Process, StoreDown

with needs("postgres"):
    import asyncpg

T = TypeVar("T")
SECONDS = 2.0  # a sign of life that takes longer is none

ENTER = """
INSERT INTO processes (id, address, hatch, seen) VALUES ($1, $2, $3, clock_timestamp())
ON CONFLICT (id) DO UPDATE SET seen = clock_timestamp()
"""
# Nobody is buried for a silence that was the database's own.
BURY = """
DELETE FROM processes WHERE id <> $1 AND seen < clock_timestamp() - make_interval(secs => $2)
AND pg_postmaster_start_time() < clock_timestamp() - make_interval(secs => 2 * $2)
"""
SIGN = """
UPDATE processes SET seen = clock_timestamp() WHERE id = $1
RETURNING (extract(epoch FROM clock_timestamp()) * 1000)::bigint, pg_postmaster_start_time()
"""
HOLDER = """
SELECT processes.id, address, hatch FROM owners JOIN processes ON processes.id = owners.process
WHERE table_id = $1
"""
TAKE = """
INSERT INTO owners AS held (table_id, process, fence)
SELECT id, $2, nextval('fences') FROM tables WHERE id = $1
ON CONFLICT (table_id) DO UPDATE SET process = excluded.process, fence = excluded.fence
WHERE held.process = $2 OR NOT EXISTS (SELECT FROM processes WHERE id = held.process)
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
        await self._with(lambda db: db.execute(ENTER, process.id, process.address, process.hatch))

    async def sign(self, process: Process) -> Heard | None:
        found = await self._with(lambda db: db.fetchrow(SIGN, process.id))
        return Heard(*found) if found else None

    async def bury(self, process: Process, silent: float) -> None:
        await self._with(lambda db: db.execute(BURY, process.id, silent))

    async def leave(self, process: str) -> None:
        async def work(db: Any) -> None:
            async with db.transaction():
                await db.execute("DELETE FROM processes WHERE id = $1", process)
                await db.execute("DELETE FROM owners WHERE process = $1", process)

        await self._with(work)

    async def holder(self, table: str) -> Process | None:
        found = await self._with(lambda db: db.fetchrow(HOLDER, table))
        return Process(*found) if found else None

    async def take(self, table: str, process: str) -> int | None:
        fence: int | None = await self._with(lambda db: db.fetchval(TAKE, table, process))
        return fence

    async def release(self, held: Mapping[str, int]) -> None:
        await self._with(lambda db: db.execute(RELEASE, list(held), list(held.values())))

    async def heads(self, tables: Sequence[str]) -> Mapping[str, int]:
        found = await self._with(lambda db: db.fetch(HEADS, list(tables)))
        return {table: n or 0 for table, n in found}
