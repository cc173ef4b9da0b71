"""A server of its own and a real browser for the tests of the table in the browser."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from hatch_build import BUNDLE, is_fresh
from tests.browser.driver import launch
from tests.server.serving import Server

# Chromium, and the same without windows of its own, which opens a page in a third of the time.
WHOLE, SHELL = "/usr/bin/chromium", "/usr/bin/chromium-headless-shell"
CHROMIUM = os.environ.get("KUROSHIO_CHROMIUM", SHELL if Path(SHELL).exists() else WHOLE)
COMPILE = 600.0  # seconds that the engine may take to compile on a cold machine


def need_the_client() -> None:
    """The page that is tried is the one that the sources say."""
    if not BUNDLE.exists():
        pytest.skip("the client is not built: make client")
    assert is_fresh(), "the client was built from other sources: make client"


@contextmanager
def running_server(url: str | None = None, **settings: str) -> Iterator[str]:
    """The address of a running server with the built client: this one, or a new one."""
    if url:
        yield url
        return
    need_the_client()
    with tempfile.TemporaryDirectory() as data:
        server = Server(Path(data), **{"KUROSHIO_GAMES": "", **settings})
        with server.start(seconds=COMPILE):
            yield server.url


@pytest.fixture(scope="session")
def server() -> Iterator[str]:
    with running_server(os.environ.get("KUROSHIO_TEST_SERVER")) as url:
        yield url


@pytest.fixture(scope="session")
def browser() -> Iterator[Any]:
    """Debian's Chromium."""
    sync_api = pytest.importorskip("playwright.sync_api", reason="playwright is not installed")
    if not Path(CHROMIUM).exists():
        pytest.skip(f"no browser at {CHROMIUM}: apt-get install chromium")
    with sync_api.sync_playwright() as playwright:
        browser = launch(playwright, CHROMIUM)
        yield browser
        browser.close()
