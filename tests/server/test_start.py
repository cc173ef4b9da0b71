"""Starting: at once, whatever is compiled."""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path

import httpx
import pytest

from kuroshio.core.errors import BadSetup
from kuroshio.server.settings import from_environment
from tests.server.serving import PROGRAM, Person, Server


def test_with_a_cold_cache_the_page_is_there_while_games_are_compiled(folder: Path) -> None:
    begun = time.monotonic()
    with Server(folder, KUROSHIO_CACHE=str(folder / "cache")).start(ready="") as server:
        assert httpx.get(server.url).status_code == 200
        assert time.monotonic() - begun < 8  # 1 s on an idle machine; this one may be busy
        status = httpx.get(f"{server.url}/api/status").json()
        assert not status["ready"]
        assert "compiling" in status["games"].values()
        ann = Person(server.url)
        wish = {"game": "namiji", "seats": [{"kind": "me"}, {"kind": "guest"}]}
        assert ann.refused("/api/tables", **wish) == "compiling"
        assert httpx.get(f"{server.url}/healthz").text == "ok\n"


def test_one_sqlite_file_has_one_server(folder: Path) -> None:
    with Server(folder).start(ready=""):
        command = [sys.executable, "-c", PROGRAM, "serve", "--port", "0", "--data", str(folder)]
        second = subprocess.run(command, capture_output=True, timeout=60, check=False)
        assert second.returncode != 0
        assert b"another server uses the store" in second.stderr + second.stdout


@pytest.mark.parametrize(
    ("environment", "flags", "problem"),
    [
        ({"KUROSHIO_PORT": "many"}, {}, "KUROSHIO_PORT"),
        ({}, {"workers": 2}, "PostgreSQL"),
        ({"KUROSHIO_WORKERS": "2"}, {"db": "sqlite:///x"}, "PostgreSQL"),
    ],
)
def test_a_wrong_setting_is_named(
    environment: dict[str, str], flags: dict[str, object], problem: str
) -> None:
    with pytest.raises(BadSetup, match=problem):
        from_environment(environment, **flags)


def test_flags_come_before_the_environment() -> None:
    settings = from_environment({"KUROSHIO_PORT": "1", "KUROSHIO_HOST": "h"}, port=2, host=None)
    assert (settings.port, settings.host) == (2, "h")
    assert from_environment(settings.environment()) == settings
