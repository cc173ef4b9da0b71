"""A server of its own and a real browser for the tests of the table in the browser."""

from __future__ import annotations

import json
import os
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from hatch_build import BUNDLE, is_fresh
from tests.browser.driver import launch

# Chromium, and the same without windows of its own, which opens a page in a third of the time.
WHOLE, SHELL = "/usr/bin/chromium", "/usr/bin/chromium-headless-shell"
CHROMIUM = os.environ.get("KUROSHIO_CHROMIUM", SHELL if Path(SHELL).exists() else WHOLE)
COMPILE = 600.0  # seconds that the engine may take to compile on a cold machine


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def _ready(url: str) -> bool:
    try:
        with urllib.request.urlopen(f"{url}/api/status", timeout=5) as answer:
            return bool(json.load(answer)["ready"])
    except (urllib.error.URLError, ConnectionError, TimeoutError):
        return False


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
    port = _free_port()
    url = f"http://127.0.0.1:{port}"
    with tempfile.TemporaryDirectory() as data:
        process = subprocess.Popen(
            [sys.executable, "-m", "kuroshio", "serve", "--port", str(port), "--data", data],
            env={**os.environ, "KUROSHIO_LIMITS": "0", **settings},
            stdout=subprocess.DEVNULL,
        )
        try:
            begun = time.monotonic()
            while not _ready(url):
                assert process.poll() is None, "the server ended"
                assert time.monotonic() - begun < COMPILE, "the server is not ready"
                time.sleep(0.3)
            yield url
        finally:
            process.terminate()
            process.wait(15)


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
