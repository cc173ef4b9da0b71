"""How soon one can play: the page, and all games ready; and the processor time until then, which
says more where others use the machine too.

python bench/start.py           with the games in the cache (compile them first: kuroshio warm)
python bench/start.py --cold    with an empty cache: every game is played uncompiled meanwhile
python bench/start.py --fresh   `make play` in a clean clone with an empty home, as on a new machine
"""

from __future__ import annotations

import argparse
import contextlib
import json
import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
PROGRAM = "from kuroshio.cli import main; raise SystemExit(main())"
GAMES = ("namiji", "tongiaki", "namazu")
# What a person has who has never used Kuroshio: the variables that say where things are.
KEPT_VARIABLES = ("PATH", "LANG", "TMPDIR", "PIP_", "NPM_", "SSL_", "HTTP", "http", "NODE_")


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        port: int = one.getsockname()[1]
        return port


class Browser:
    """Somebody who looks at the page and plays."""

    def __init__(self, port: int, begun: float) -> None:
        self._url = f"http://127.0.0.1:{port}"
        self._begun = begun
        self._headers = {"Content-Type": "application/json"}

    def fetch(self, path: str, **body: Any) -> bytes:
        data = json.dumps(body).encode() if body else None
        request = urllib.request.Request(self._url + path, data, self._headers)
        with urllib.request.urlopen(request, timeout=30) as answer:
            found: bytes = answer.read()
            return found

    def ask(self, path: str, **body: Any) -> Any:
        return json.loads(self.fetch(f"/api{path}", **body))

    def until(self, check: Callable[[], object], seconds: float = 600) -> float:
        """Seconds from the beginning until something is so; answers that fail are asked again."""
        while time.monotonic() < self._begun + seconds:
            with contextlib.suppress(OSError):
                if check():
                    return time.monotonic() - self._begun
            time.sleep(0.1)  # within the limits of a server
        raise TimeoutError("it never came to that")

    def sit_down(self) -> None:
        token = self.ask("/me", name="Ann")["token"]
        self._headers["Authorization"] = f"Bearer {token}"

    def play(self, game: str) -> float:
        """Seconds from the beginning until a move was made against sailors and answered."""
        table = self.ask("/play-now", game=game, players=2, level="sailor")["table"]
        seen: Any = {}

        def asked() -> bool:
            nonlocal seen
            seen = self.ask(f"/tables/{table}")
            return bool(seen.get("question"))

        self.until(asked)
        move = seen["question"]["choices"][0]["number"]
        self.ask(f"/tables/{table}/move", position=seen["position"], move=move)
        return self.until(asked)


def processor_seconds(pid: int) -> float:
    with open(f"/proc/{pid}/stat") as file:
        fields = file.read().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@contextmanager
def running(command: Sequence[str], **settings: Any) -> Iterator[subprocess.Popen[bytes]]:
    process = subprocess.Popen(command, start_new_session=True, **settings)
    try:
        yield process
    finally:
        os.killpg(process.pid, signal.SIGTERM)
        process.wait(60)


def start(cold: bool) -> None:
    port = free_port()
    with tempfile.TemporaryDirectory() as folder:
        settings = {"KUROSHIO_DATA": f"{folder}/data"}
        if cold:
            settings["KUROSHIO_CACHE"] = f"{folder}/cache"
        command = [sys.executable, "-c", PROGRAM, "serve", "--port", str(port)]
        ann = Browser(port, time.monotonic())
        with running(command, env={**os.environ, **settings}, stderr=subprocess.DEVNULL) as server:
            page = ann.until(lambda: b"<html" in ann.fetch("/"))
            spent = processor_seconds(server.pid)
            print(f"page after {page:.2f} s ({spent:.2f} s of processor)", flush=True)
            if cold:
                play_uncompiled(ann)
            ready = ann.until(lambda: ann.ask("/status")["ready"])
            spent = processor_seconds(server.pid)
            print(f"all games ready after {ready:.2f} s ({spent:.2f} s of processor)")


def start_fresh() -> None:
    """How long somebody waits who has just cloned it."""
    port = free_port()
    with tempfile.TemporaryDirectory() as folder:
        home, clone = Path(folder, "home"), Path(folder, "kuroshio")
        home.mkdir()
        subprocess.run(["git", "clone", "--quiet", str(ROOT), str(clone)], check=True)
        kept = {
            name: value for name, value in os.environ.items() if name.startswith(KEPT_VARIABLES)
        }
        environment = {**kept, "HOME": str(home), "BROWSER": "true"}
        ann = Browser(port, time.monotonic())
        with running(
            ["make", "play", f"PLAY_ARGS=--port {port}"],
            cwd=clone,
            env=environment,
            stderr=subprocess.DEVNULL,
        ):
            page = ann.until(lambda: b"<html" in ann.fetch("/"))
            print(f"page after {page:.1f} s", flush=True)
            play_uncompiled(ann)
            ready = ann.until(lambda: ann.ask("/status")["ready"])
            print(f"all games compiled after {ready:.1f} s, {ready - page:.1f} s after the page")


def play_uncompiled(ann: Browser) -> None:
    ann.sit_down()
    for game in GAMES:
        print(f"{game}: a move was answered after {ann.play(game):.1f} s", flush=True)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    how = parser.add_mutually_exclusive_group()
    how.add_argument("--cold", action="store_true", help="with an empty cache")
    how.add_argument("--fresh", action="store_true", help="make play in a clean clone")
    chosen = parser.parse_args()
    if chosen.fresh:
        start_fresh()
    else:
        start(chosen.cold)
