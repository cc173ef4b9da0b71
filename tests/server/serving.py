"""A server of one's own for tests, and people who talk to it."""

from __future__ import annotations

import contextlib
import json
import os
import random
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from inspect import signature
from pathlib import Path
from types import TracebackType
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.server import forked, plainly
from tests.server.forked import Forked

PROGRAM = "from kuroshio.cli import main; raise SystemExit(main())"
# Newer versions of websockets ask to be told that `connect` is called without `with`.
DIRECTLY: dict[str, Any] = {"legacy": True} if "legacy" in signature(connect).parameters else {}
SECRET = "a secret that only tests know"


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        port: int = one.getsockname()[1]
        return port


class Server:
    """`kuroshio serve` in a process of its own."""

    def __init__(self, folder: Path, db: str | None = None, **settings: str) -> None:
        self.folder = folder
        self.port = free_port()
        self.db = db
        self.settings = {
            "KUROSHIO_GAMES": "namiji",
            "KUROSHIO_LIMITS": "0",
            "KUROSHIO_REVIEW_THOUGHT": "0.1",
            # Other tests keep every core busy: a review that steps back would hardly begin.
            "KUROSHIO_REVIEW_NICE": "0",
            "KUROSHIO_SECRET": SECRET,
            **settings,
        }
        self.process: subprocess.Popen[bytes] | Forked | None = None

    def arguments(self) -> list[str]:
        """What `kuroshio` is told."""
        told = ["serve", "--port", str(self.port), "--data", str(self.folder)]
        return [*told, "--db", self.db] if self.db else told

    def launch(self, log: Path) -> subprocess.Popen[bytes] | Forked:
        """Start the process."""
        if forked.possible(self.settings):
            return Forked(self.arguments(), self.settings, log)
        return self.from_nothing(log, "-c", PROGRAM, *self.arguments())

    def from_nothing(self, log: Path, *arguments: str) -> subprocess.Popen[bytes]:
        """Start Python with these arguments."""
        environment = {**os.environ, **self.settings}
        with log.open("ab") as out:
            return subprocess.Popen(
                [sys.executable, *arguments], env=environment, stdout=out, stderr=out
            )

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self, compiled: bool = True, seconds: float = 120) -> Server:
        """Start it, and wait until it answers and its games are compiled. One that does not is not
        left behind."""
        self.process = self.launch(self.folder / "server.log")
        try:
            return self._wait(compiled, seconds)
        except BaseException:
            self.kill()
            raise

    def _wait(self, compiled: bool, seconds: float) -> Server:
        assert self.process is not None
        deadline = time.monotonic() + seconds
        while time.monotonic() < deadline:
            assert self.process.poll() is None, (self.folder / "server.log").read_text()[-2000:]
            try:
                if self.status()["ready"] or not compiled:
                    return self
            except httpx.HTTPError:
                pass
            time.sleep(0.1)  # not more often than a strict server lets one ask
        raise TimeoutError("the server does not start")

    def status(self) -> Any:
        return plainly.get(f"{self.url}/api/status", timeout=5).json()

    def wait_for_workers(self, count: int, seconds: float = 120) -> None:
        """Until so many have compiled their games: whichever is asked adds them up."""
        deadline = time.monotonic() + seconds
        while f"kuroshio_ready {count}.0" not in plainly.get(f"{self.url}/metrics").text:
            assert time.monotonic() < deadline
            time.sleep(0.05)

    def kill(self) -> None:
        """Kill -9: without a warning."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()

    def stop(self) -> int:
        """Ask it to stop, and wait until it has."""
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM)
        try:
            return self.process.wait(20)
        except subprocess.TimeoutExpired:
            self.kill()
            return self.process.wait()

    def log(self) -> str:
        return (self.folder / "server.log").read_text()

    def __enter__(self) -> Server:
        return self if self.process else self.start()

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.stop()


class Person:
    """Somebody with a browser, or with curl."""

    def __init__(self, url: str, name: str = "Ann", token: str | None = None) -> None:
        self.url = url
        self.http = plainly.client(base_url=url)
        if token is None:
            token = self.http.post("/api/me", json={"name": name}).json()["token"]
        self.token = token
        self.http.headers["authorization"] = f"Bearer {token}"

    def get(self, path: str, **query: Any) -> Any:
        return self.checked(self.http.get(path, params=query))

    def post(self, path: str, **body: Any) -> Any:
        return self.checked(self.http.post(path, json=body))

    def refused(self, path: str, **body: Any) -> str:
        """The code with which something is refused."""
        answer = self.http.post(path, json=body)
        assert answer.status_code >= 400, answer.text
        code: str = answer.json()["code"]
        return code

    @staticmethod
    def checked(answer: httpx.Response) -> Any:
        assert answer.status_code < 400, answer.text
        return answer.json()

    def open(self, *seats: str, **wish: Any) -> str:
        """Open a table; a seat is `me`, `open`, `guest` or the level of a bot."""
        kinds = ("me", "open", "guest")
        wishes = [
            {"kind": seat} if seat in kinds else {"kind": "bot", "level": seat} for seat in seats
        ]
        made = self.post("/api/tables", **{"game": "namiji", "seats": wishes, **wish})
        table: str = made["table"]
        return table

    def see(self, table: str, **query: Any) -> Any:
        return self.get(f"/api/tables/{table}", **query)

    def asked(self, table: str, **query: Any) -> Any:
        """The table as soon as one is asked something, or after the end."""
        seen = self.see(table, **query)
        while "question" not in seen and seen["table"]["status"] != "over":
            self.see(table, after=seen["n"], wait=20)
            seen = self.see(table, **query)
        return seen

    def do(self, table: str, verb: str, **body: Any) -> Any:
        return self.post(f"/api/tables/{table}/{verb}", **body)

    def move(self, table: str, chance: random.Random) -> None:
        """Make any move that is possible."""
        seen = self.see(table)
        choice = chance.choice(seen["question"]["choices"])
        self.do(table, "move", position=seen["position"], move=choice["number"])

    def sit_down(self, table: str, **query: Any) -> Socket:
        return Socket(self.url, table, self.token, **query)

    def close(self) -> None:
        self.http.close()


class Socket:
    """A socket at a table."""

    def __init__(self, url: str, table: str, token: str | None = None, **query: Any) -> None:
        params = "&".join(f"{name}={value}" for name, value in query.items())
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        self.raw: ClientConnection = connect(
            f"{url.replace('http', 'ws')}/api/tables/{table}/socket?{params}",
            additional_headers=headers,
            open_timeout=30,
            compression=None,
            max_size=2**24,
            max_queue=None,  # else what nobody reads delays the end by ten seconds
            **DIRECTLY,
        )
        self.received: list[str] = []

    def next(self, kind: str | None = "update", seconds: float = 30) -> Any:
        """The next message of a kind."""
        deadline = time.monotonic() + seconds
        while True:
            text = self.raw.recv(timeout=max(0.01, deadline - time.monotonic()))
            assert isinstance(text, str)
            self.received.append(text)
            message = json.loads(text)
            if kind is None or message["type"] == kind:
                return message

    def until(self, n: int, seconds: float = 30) -> Any:
        """The update with which one knows entry n."""
        while (update := self.next("update", seconds))["n"] < n:
            pass
        return update

    def send(self, kind: str, **fields: Any) -> None:
        self.raw.send(json.dumps({"type": kind, **fields}))

    def ask(self, kind: str, **fields: Any) -> Any:
        """Send a command and wait for its answer."""
        ref = f"r{random.randrange(10**9)}"
        self.send(kind, ref=ref, **fields)
        while True:
            answer = self.next(None)
            if answer.get("ref") == ref:
                return answer

    def drain(self, seconds: float = 0.2) -> None:
        """Take what is already there, or all until the end."""
        try:
            while True:
                self.next(None, seconds)
        except (TimeoutError, ConnectionClosed):
            pass

    def close(self) -> None:
        self.raw.close()


class Postgres:
    """A PostgreSQL server of one's own, in a folder that is thrown away."""

    PROBLEM = "PostgreSQL is not installed (on Debian: apt-get install postgresql)"

    def __init__(self) -> None:
        self.bin = _postgres_folder()
        self.folder = Path(tempfile.mkdtemp(prefix="kuroshio-pg-"))
        self.port = free_port()
        self.databases = 0
        if os.geteuid() == 0:
            shutil.chown(self.folder, "postgres", "postgres")
        self._begin("initdb", "-D", self._data, "-U", "kuroshio", "--auth=trust", "--no-sync")

    def _begin(self, program: str, *args: str) -> None:
        """Make the folder of its data, and start; nothing of it is left behind if that fails."""
        try:
            self._run(program, *args)
            self.start()
        except BaseException:
            self.close()
            raise

    @property
    def _data(self) -> str:
        return str(self.folder / "data")

    def _run(self, program: str, *args: str) -> None:
        command = [str(self.bin / program), *args]
        user = {"user": "postgres", "group": "postgres"} if os.geteuid() == 0 else {}
        with (self.folder / "output.log").open("ab") as log:
            subprocess.run(
                command,
                check=True,
                cwd=self.folder,
                stdout=log,
                stderr=log,
                stdin=subprocess.DEVNULL,
                **user,  # type: ignore[call-overload]
            )

    def start(self) -> None:
        options = f"-p {self.port} -k {self.folder} -c listen_addresses=127.0.0.1"
        options += " -c max_connections=60"
        log = str(self.folder / "postgres.log")
        self._run("pg_ctl", "-D", self._data, "-l", log, "-o", options, "-w", "start")

    def stop(self, mode: str = "immediate") -> None:
        self._run("pg_ctl", "-D", self._data, "-m", mode, "-w", "stop")

    def sql(self, database: str, query: str) -> str:
        """What psql answers."""
        where = ["-h", "127.0.0.1", "-p", str(self.port), "-U", "kuroshio", "-d", database]
        answer = subprocess.run(
            [str(self.bin / "psql"), *where, "-AtX", "-c", query],
            check=True,
            capture_output=True,
            text=True,
        )
        return answer.stdout.strip()

    def new(self) -> str:
        """The URL of a new, empty database."""
        self.databases += 1
        name = f"test{self.databases}"
        where = ["-h", "127.0.0.1", "-p", str(self.port), "-U", "kuroshio"]
        self._run("createdb", *where, name)
        return f"postgresql://kuroshio@127.0.0.1:{self.port}/{name}"

    def close(self) -> None:
        with contextlib.suppress(subprocess.CalledProcessError):  # stopped already
            self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)


def _postgres_folder() -> Path:
    found = shutil.which("initdb")
    if found:
        return Path(found).resolve().parent
    for folder in sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True):
        if (folder / "initdb").exists():
            return folder
    raise FileNotFoundError(Postgres.PROBLEM)


class Standby(Postgres):
    """A replica of a PostgreSQL server, which can take over."""

    def __init__(self, primary: Postgres) -> None:
        self.bin = primary.bin
        self.folder = Path(tempfile.mkdtemp(prefix="kuroshio-pg-"))
        self.port = free_port()
        self.databases = 0
        if os.geteuid() == 0:
            shutil.chown(self.folder, "postgres", "postgres")
        where = ["-h", "127.0.0.1", "-p", str(primary.port), "-U", "kuroshio"]
        self._begin("pg_basebackup", *where, "-D", self._data, "-R", "-X", "stream", "-c", "fast")

    def cut_off(self) -> None:
        """Hear nothing more from the primary."""
        for change in ("ALTER SYSTEM SET primary_conninfo = ''", "SELECT pg_reload_conf()"):
            self.sql("postgres", change)

    def promote(self) -> None:
        self._run("pg_ctl", "-D", self._data, "-w", "promote")
