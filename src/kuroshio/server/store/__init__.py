"""The store: tables and their logs, players, results. SQLite by default, or PostgreSQL."""

from __future__ import annotations

from kuroshio.core.errors import BadSetup
from kuroshio.server.store.base import (
    Counted,
    Ending,
    Header,
    Leases,
    NoTable,
    NotOwner,
    OutOfStep,
    Player,
    Process,
    RatingRow,
    Result,
    ReviewRow,
    Row,
    Store,
    StoreDown,
)

__all__ = [
    "Counted",
    "Ending",
    "Header",
    "Leases",
    "NoTable",
    "NotOwner",
    "OutOfStep",
    "Player",
    "Process",
    "RatingRow",
    "Result",
    "ReviewRow",
    "Row",
    "Store",
    "StoreDown",
    "open_store",
]


async def open_store(url: str, sync: bool = True) -> Store:
    """The store that a URL names, with its tables made or brought up to date."""
    if url.startswith("sqlite:///"):
        from kuroshio.server.store.sqlite import SqliteStore

        return await SqliteStore.open(url.removeprefix("sqlite:///"), sync)
    if url.startswith(("postgresql://", "postgres://")):
        from kuroshio.server.store.postgres import PostgresStore

        return await PostgresStore.open(url)
    raise BadSetup("a store is named sqlite:///path or postgresql://user@host/name")
