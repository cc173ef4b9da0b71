"""Installed from a wheel into a clean environment, with every Python that there is.

It needs pip's package index, and minutes: `make test-all` runs it. Rules run uncompiled where only
the way is tried, as compiling has its own tests. With pyenv, `PYENV_VERSION=3.11.7:3.12.1:3.13.0`
names several Pythons at once.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.serving import free_port

ROOT = Path(__file__).parents[1]
PYTHONS = ("python3.11", "python3.12", "python3.13")
PLAIN = {"NUMBA_DISABLE_JIT": "1"}

pytestmark = [pytest.mark.long, pytest.mark.slow]


def run(*command: str | Path, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        list(map(str, command)),
        env={**os.environ, **environment},
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )


def done(*command: str | Path, **environment: str) -> str:
    """What a command prints that must succeed."""
    ran = run(*command, **environment)
    assert ran.returncode == 0, ran.stderr[-3000:] + ran.stdout[-1000:]
    return ran.stdout


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return built(tmp_path_factory.mktemp("wheel"))


def built(folder: Path, **environment: str) -> Path:
    """A wheel of what is here."""
    command = (sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", folder)
    done(*command, **environment)
    return next(folder.glob("*.whl"))


@pytest.fixture(params=PYTHONS)
def python(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Path]:
    """A new environment of one Python."""
    found = shutil.which(request.param)
    if found is None or run(found, "-c", "").returncode:
        pytest.skip(f"there is no {request.param}")
    done(found, "-m", "venv", tmp_path / "venv")
    yield tmp_path / "venv" / "bin" / "python"
    shutil.rmtree(tmp_path / "venv")


def install(python: Path, what: str) -> None:
    installed = run(python, "-m", "pip", "install", "-q", "-c", ROOT / "requirements.lock", what)
    if "No matching distribution" in installed.stderr or "Connection" in installed.stderr:
        pytest.skip("pip finds no packages here")
    assert installed.returncode == 0, installed.stderr[-2000:]


def test_the_engine_alone_plays_and_the_server_serves(
    python: Path, wheel: Path, tmp_path: Path
) -> None:
    program = python.parent / "kuroshio"
    install(python, str(wheel))
    record = tmp_path / "game.json"
    done(program, "record", "namiji", "--players", "2", "--out", record, **PLAIN)
    assert "finished" in done(program, "replay", record, **PLAIN)
    assert "All is well." in done(program, "doctor", **PLAIN)
    refused = run(program, "serve")
    assert refused.returncode == 2
    assert "pip install 'kuroshio[server]'" in refused.stderr
    install(python, f"{wheel}[server]")
    serves(program, tmp_path / "data", **PLAIN)


def test_a_wheel_with_compiled_games_plays_compiled_from_the_first_start(
    python: Path, wheel: Path, tmp_path: Path
) -> None:
    """With one game, as the others take as long again; then the tutorial."""
    install(python, f"{wheel}[envs,server]")
    done(python, ROOT / "deploy" / "compiled.py", tmp_path / "compiled", "namiji")
    carrying = built(tmp_path / "dist", KUROSHIO_COMPILED=str(tmp_path / "compiled"))
    done(python, "-m", "pip", "install", "-q", "--no-deps", "--force-reinstall", carrying)
    program = python.parent / "kuroshio"
    new = {"KUROSHIO_CACHE": str(tmp_path / "cache"), "KUROSHIO_GAMES": "namiji"}
    found = {
        one["what"]: one["told"] for one in json.loads(done(program, "doctor", "--json", **new))
    }
    assert found["namiji"] == "rules 1, compiled"
    serves(program, tmp_path / "data", **new)
    kept = {path.name for path in (tmp_path / "cache").glob("namiji-*")}
    assert not kept, "nothing was compiled"
    told = done(python, ROOT / "examples" / "walkthrough.py", **new)
    assert "seat 0 sees the same in both worlds: True" in told


def serves(program: Path, data: Path, **environment: str) -> None:
    """The page is there, and a game can be opened, by compiled rules unless they are turned off."""
    port = free_port()
    command = [str(program), "serve", "--port", str(port), "--data", str(data)]
    with subprocess.Popen(command, env={**os.environ, **environment}) as server:
        try:
            url = f"http://127.0.0.1:{port}"
            assert b"<title>Kuroshio" in asked(f"{url}/")
            games = json.loads(asked(f"{url}/api/games"))
            assert games["games"][0]["name"] == "namiji"
            assert not games["provisional"] or environment == PLAIN
        finally:
            server.terminate()


def asked(url: str, patience: float = 60) -> bytes:
    """What a server answers, as soon as it does."""
    deadline = time.monotonic() + patience
    while True:
        try:
            with urllib.request.urlopen(url, timeout=10) as answer:
                read: bytes = answer.read()
                return read
        except OSError:
            assert time.monotonic() < deadline, f"{url} does not answer"
            time.sleep(0.1)
