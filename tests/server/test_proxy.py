"""The proxy of compose.yaml: HAProxy sends what is about a table to the same server each time."""

from __future__ import annotations

import random
import re
import shutil
import subprocess
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import httpx
import pytest

from tests.server import plainly
from tests.server.serving import Person, Postgres, Server, free_port

CONFIG = Path(__file__).parents[2] / "deploy" / "haproxy.cfg"


@pytest.fixture(scope="module")
def haproxy() -> str:
    found = shutil.which("haproxy", path="/usr/sbin:/usr/local/sbin:/usr/bin:/usr/local/bin")
    if found is None:
        pytest.skip("HAProxy is not installed (on Debian: apt-get install haproxy)")
    return found


def config_for(servers: list[Server], port: int) -> str:
    """The configuration of compose.yaml, with servers that are here instead of in containers."""
    lines = [
        f"    server s{n} 127.0.0.1:{one.port} check inter 500 rise 1 fall 1"
        for n, one in enumerate(servers)
    ]
    text = CONFIG.read_text()
    text = re.sub(r"resolvers docker\n(    .*\n)+", "", text)
    text = re.sub(r" *server-template .*", "\n".join(lines), text)
    return text.replace("bind :8080", f"bind 127.0.0.1:{port}")


@contextmanager
def proxy(haproxy: str, folder: Path, servers: list[Server]) -> Iterator[str]:
    port = free_port()
    file = folder / "haproxy.cfg"
    file.write_text(config_for(servers, port))
    running = subprocess.Popen([haproxy, "-f", str(file), "-db"])
    try:
        url = f"http://127.0.0.1:{port}"
        deadline = time.monotonic() + 90
        while not _answers(url):
            assert time.monotonic() < deadline
            time.sleep(0.05)
        yield url
    finally:
        running.terminate()
        running.wait(40)


def _answers(url: str) -> bool:
    try:
        return plainly.get(f"{url}/healthz", timeout=5).status_code == 200
    except httpx.HTTPError:
        return False


def test_the_configuration_is_one_that_haproxy_takes(haproxy: str) -> None:
    done = subprocess.run([haproxy, "-c", "-f", str(CONFIG)], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


def test_two_servers_behind_the_proxy(haproxy: str, folder: Path, postgres: Postgres) -> None:
    db = postgres.new()
    with ExitStack() as stack:
        servers = []
        for name in ("a", "b"):
            (folder / name).mkdir()
            servers.append(stack.enter_context(Server(folder / name, db).start()))
        url = stack.enter_context(proxy(haproxy, folder, servers))
        ann = Person(url)
        chance = random.Random(1)
        tables = [ann.open("me", "guest", start=True) for _ in range(6)]
        for table in tables:
            socket = ann.sit_down(table)
            n = socket.next()["n"]
            ann.move(table, chance)
            assert socket.until(n + 1)["n"] == n + 1
            socket.close()
        # Each is where its id falls to, so that nothing is passed on; and not all at one server.
        owners = postgres.sql(db.rpartition("/")[2], "SELECT table_id, process FROM owners")
        assert len(owners.splitlines()) == len(tables)
        assert ann.http.get("/metrics").status_code == 403
        # One dies: the proxy sends its people to the other, which takes the tables over.
        servers[0].kill()
        for table in tables:
            deadline = time.monotonic() + 90
            while ann.http.get(f"/api/tables/{table}").status_code != 200:
                assert time.monotonic() < deadline
                time.sleep(0.1)
            ann.move(table, chance)
