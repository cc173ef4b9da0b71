"""How soon `kuroshio serve` answers: the page, and all games ready; and the processor time until
then, which says more where others use the machine too.

python bench/start.py           with the games in the cache (compile them first: kuroshio warm)
python bench/start.py --cold    with an empty cache, up to the page only
"""

from __future__ import annotations

import argparse
import json
import os
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable

PROGRAM = "from kuroshio.cli import main; raise SystemExit(main())"


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        port: int = one.getsockname()[1]
        return port


def fetched(port: int, path: str) -> bytes:
    with urllib.request.urlopen(f"http://127.0.0.1:{port}{path}", timeout=5) as answer:
        body: bytes = answer.read()
        return body


def seconds_until(check: Callable[[], bool], begun: float) -> float:
    while time.monotonic() < begun + 60:
        try:
            if check():
                return time.monotonic() - begun
        except OSError:
            pass
        time.sleep(0.01)
    raise TimeoutError("the server does not answer")


def processor_seconds(pid: int) -> float:
    with open(f"/proc/{pid}/stat") as file:
        fields = file.read().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def start(cold: bool) -> None:
    port = free_port()
    with tempfile.TemporaryDirectory() as folder:
        settings = {"KUROSHIO_DATA": f"{folder}/data"}
        if cold:
            settings["KUROSHIO_CACHE"] = f"{folder}/cache"
        command = [sys.executable, "-c", PROGRAM, "serve", "--port", str(port)]
        begun = time.monotonic()
        server = subprocess.Popen(command, env={**os.environ, **settings}, stderr=subprocess.PIPE)
        try:
            page = seconds_until(lambda: b"<html" in fetched(port, "/"), begun)
            spent = processor_seconds(server.pid)
            print(f"page after {page:.2f} s ({spent:.2f} s of processor)", flush=True)
            if not cold:
                ready = seconds_until(
                    lambda: bool(json.loads(fetched(port, "/api/status"))["ready"]), begun
                )
                spent = processor_seconds(server.pid)
                print(f"all games ready after {ready:.2f} s ({spent:.2f} s of processor)")
        finally:
            server.terminate()
            server.wait(20)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("--cold", action="store_true", help="with an empty cache")
    start(parser.parse_args().cold)
