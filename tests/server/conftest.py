"""Servers and stores that the tests share."""

from __future__ import annotations

import importlib.util
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.serving import Person, Postgres, Server


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A real PostgreSQL; without one the tests that need it are skipped, and say so."""
    if importlib.util.find_spec("asyncpg") is None:
        pytest.skip("asyncpg is not installed (pip install 'kuroshio[postgres]')")
    try:
        server = Postgres()
    except FileNotFoundError:
        pytest.skip(Postgres.PROBLEM)
    yield server
    server.close()


@pytest.fixture(params=["sqlite", "postgres"])
def store(request: pytest.FixtureRequest) -> str:
    """Each kind of store."""
    kind: str = request.param
    return kind


@pytest.fixture
def db(request: pytest.FixtureRequest, store: str) -> str | None:
    """The URL of an empty store; none for the SQLite file of the server's own folder."""
    if store == "sqlite":
        return None
    postgres: Postgres = request.getfixturevalue("postgres")
    return postgres.new()


@pytest.fixture(scope="session")
def servers() -> Iterator[dict[str, Server]]:
    """Those that run, by the kind of their store."""
    running: dict[str, Server] = {}
    yield running
    for one in running.values():
        one.stop()


@pytest.fixture
def server(
    request: pytest.FixtureRequest,
    servers: dict[str, Server],
    store: str,
    tmp_path_factory: pytest.TempPathFactory,
) -> Server:
    """A running server on each kind of store, which all tests share."""
    if store not in servers:
        db: str | None = request.getfixturevalue("db")
        servers[store] = Server(tmp_path_factory.mktemp("server"), db).start()
    return servers[store]


@pytest.fixture
def ann(server: Server) -> Iterator[Person]:
    person = Person(server.url, "Ann")
    yield person
    person.close()


@pytest.fixture
def bob(server: Server) -> Iterator[Person]:
    person = Person(server.url, "Bob")
    yield person
    person.close()


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path
