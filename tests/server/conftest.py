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


@pytest.fixture(scope="session", params=["sqlite", "postgres"])
def db(request: pytest.FixtureRequest) -> str | None:
    """The URL of each kind of store; none for the SQLite file of the server's own folder."""
    if request.param == "sqlite":
        return None
    server: Postgres = request.getfixturevalue("postgres")
    return server.new()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory, db: str | None) -> Iterator[Server]:
    """A running server, on each kind of store."""
    with Server(tmp_path_factory.mktemp("server"), db).start() as one:
        yield one


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
