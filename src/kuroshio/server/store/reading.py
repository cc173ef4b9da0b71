"""What both stores read in the same way."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any

from kuroshio.server.store import sql
from kuroshio.server.store.base import (
    Counted,
    Header,
    Player,
    RatingRow,
    Result,
    ReviewRow,
    Row,
)


class Readings(ABC):
    """The questions to a store whose answers are rows, whichever database is asked."""

    @abstractmethod
    async def _ask(self, query: str, *args: Any) -> list[Any]:
        """The rows that a query finds; its places are called $1, $2 …"""

    @abstractmethod
    async def _report(self, query: str, *args: Any) -> list[Any]:
        """The same for what nobody at a table waits for: it never keeps play waiting."""

    async def read(self, query: str, *values: Any) -> list[Any]:
        return await self._report(query, *values)

    async def rows(self, table: str, after: int = 0) -> list[Row]:
        return [Row(*row) for row in await self._ask(sql.ROWS, table, after)]

    async def header(self, table: str) -> Header | None:
        found = await self._ask(sql.HEADER, table)
        return sql.header_of(found[0]) if found else None

    async def sat(self, player: str, table: str) -> bool:
        return bool(await self._ask(sql.SAT, player, table))

    async def listed(self, status: str, at: int, limit: int) -> list[Header]:
        return [sql.header_of(row) for row in await self._report(sql.LISTED, status, at, limit)]

    async def tables_of(self, player: str, limit: int) -> list[Header]:
        return [sql.header_of(row) for row in await self._report(sql.TABLES_OF, player, limit)]

    async def results(
        self, game: str | None, player: str | None, before: int, limit: int
    ) -> list[Result]:
        query, values = sql.results(game, player, before, limit)
        return [sql.result_of(row) for row in await self._report(query, *values)]

    async def results_of(self, table: str) -> list[Result]:
        return [sql.result_of(row) for row in await self._report(sql.RESULTS_OF, table)]

    async def counted(
        self, player: str, game: str | None = None, kinds: Sequence[str] = ()
    ) -> list[Counted]:
        query, values = sql.counted(player, game, kinds)
        return [Counted(*row) for row in await self._report(query, *values)]

    async def ratings(self, player: str, game: str) -> list[RatingRow]:
        own = await self._report(sql.RATINGS, player, game)
        bots = await self._report(sql.RATINGS, "", game)
        return [RatingRow(*row) for row in (*own, *bots)]

    async def review(self, table: str) -> ReviewRow | None:
        found = await self._ask(sql.REVIEW, table)
        return ReviewRow(*found[0]) if found else None

    async def player(self, player: str) -> Player | None:
        found = await self._ask(sql.PLAYER, player)
        return Player(*found[0]) if found else None

    async def signed_out(self, since: int) -> Mapping[str, int]:
        return {row[0]: row[1] for row in await self._ask(sql.SIGNED_OUT, since)}

    @abstractmethod
    async def _change(self, query: str, *args: Any) -> list[Any]:
        """Write by a statement, and tell the rows that it returns."""

    async def new_link(self, player: str) -> int:
        number: int = (await self._change(sql.NEW_LINK, player))[0][0]
        return number

    async def claim_link(self, player: str, number: int) -> bool:
        return bool(await self._change(sql.CLAIM_LINK, player, number))

    async def sign_out(self, player: str, at: int) -> int:
        number: int = (await self._change(sql.SIGN_OUT, player, at))[0][0]
        return number
