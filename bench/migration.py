"""Migration: how long an old store takes to come up to date.

    python bench/migration.py                      20,000 games, SQLite and PostgreSQL
    python bench/migration.py --games 100000

An old store is made, as it was before there were books, with so many finished games of some dozen
people and bots; then it is opened, as a server does when it starts. Prints the seconds of each.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

from kuroshio.server.store import open_store
from tests.server.serving import Postgres
from tests.server.test_books import old_postgres, old_sqlite, random_games


async def opened(url: str) -> float:
    """The seconds until a store can be used."""
    begun = time.perf_counter()
    store = await open_store(url)
    seconds = time.perf_counter() - begun
    await store.close()
    return seconds


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--games", type=int, default=20_000)
    games = random_games(parser.parse_args().games)
    with tempfile.TemporaryDirectory() as folder:
        path = f"{folder}/old.db"
        old_sqlite(path, games)
        seconds = asyncio.run(opened(f"sqlite:///{path}"))
        print(f"SQLite: {len(games)} games in {seconds:.1f} s")
    postgres = Postgres()
    try:
        url = postgres.new()
        asyncio.run(old_postgres(url, games))
        print(f"PostgreSQL: {len(games)} games in {asyncio.run(opened(url)):.1f} s")
    finally:
        postgres.close()


if __name__ == "__main__":
    main()
