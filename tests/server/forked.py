"""Servers that start at once: forked from a process that has loaded everything already.

A server that starts from nothing spends four seconds of processor time on loading Numba, the
server's libraries and compiled games, and hundreds of tests have one of their own. Here one process
for all of them loads that once, and each server is a fork of it. Whatever is decided while modules
load (where compiled code is kept, how it is compiled) is decided by then: servers that want it
otherwise start from nothing, as do the workers of a server.
"""

from __future__ import annotations

import contextlib
import json
import os
import signal
import subprocess
import sys
import threading
import time
import traceback
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, NoReturn

from kuroshio.cli import main as kuroshio
from kuroshio.server.app import load

# Settings that are read while modules load.
EARLY = {"KUROSHIO_CACHE", "KUROSHIO_COMPILER", "NUMBA_DISABLE_JIT", "PYTHONPATH"}
LOADED = "namiji"  # the game of nearly all tests of servers


def possible(settings: Mapping[str, str]) -> bool:
    """Whether a server with these settings can be a fork."""
    return sys.platform == "linux" and not EARLY.intersection(settings)


# --- the tests' side --------------------------------------------------------------------------


class Loaded:
    """The process that has loaded everything."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tests.server.forked"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            cwd=Path(__file__).parents[2],
            text=True,
        )

    def ask(self, **request: Any) -> Any:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        with self._lock:
            print(json.dumps(request), file=self._process.stdin, flush=True)
            return json.loads(self._process.stdout.readline())


@cache
def loaded() -> Loaded:
    """One for all tests of this process. It ends with it."""
    return Loaded()


class Forked:
    """A server, with what the tests use of `subprocess.Popen`."""

    def __init__(self, arguments: list[str], settings: Mapping[str, str], log: Path) -> None:
        environment = {**os.environ, **settings}
        self.pid: int = loaded().ask(
            start=arguments, environment=environment, folder=os.getcwd(), log=str(log)
        )
        self.returncode: int | None = None

    def poll(self) -> int | None:
        if self.returncode is None:
            self.returncode = loaded().ask(ended=self.pid)
        return self.returncode

    def wait(self, timeout: float | None = None) -> int:
        deadline = time.monotonic() + (timeout or float("inf"))
        while (code := self.poll()) is None:
            if time.monotonic() > deadline:
                raise subprocess.TimeoutExpired("kuroshio serve", timeout or 0.0)
            time.sleep(0.01)
        return code

    def send_signal(self, number: int) -> None:
        if self.poll() is None:
            os.kill(self.pid, number)

    def terminate(self) -> None:
        self.send_signal(signal.SIGTERM)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)


# --- the other side ---------------------------------------------------------------------------


def serve(arguments: list[str], environment: dict[str, str], folder: str, log: str) -> NoReturn:
    """Be a server."""
    signal.signal(signal.SIGINT, signal.default_int_handler)
    nothing = os.open(os.devnull, os.O_RDONLY)
    out = os.open(log, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o666)
    for ours, theirs in ((nothing, 0), (out, 1), (out, 2)):
        os.dup2(ours, theirs)
    os.closerange(3, 64)
    os.environ.clear()
    os.environ.update(environment)
    os.chdir(folder)
    code = 1
    try:
        code = kuroshio(arguments)
    except SystemExit as ending:
        code = ending.code if isinstance(ending.code, int) else int(ending.code is not None)
    except BaseException:
        traceback.print_exc()
    finally:
        sys.stdout.flush()
        os._exit(code)


class Parent:
    """Of all servers: starts them, and knows how they ended."""

    def __init__(self) -> None:
        self._ended: dict[int, int] = {}
        self._running: set[int] = set()

    def start(self, start: list[str], **how: Any) -> int:
        pid = os.fork()
        if pid == 0:
            serve(start, **how)
        self._running.add(pid)
        return pid

    def ended(self, ended: int) -> int | None:
        """How a server ended; None while it runs."""
        if ended in self._running:
            pid, status = os.waitpid(ended, os.WNOHANG)
            if pid:
                self._running.discard(pid)
                self._ended[pid] = os.waitstatus_to_exitcode(status)
        return self._ended.get(ended)

    def end(self) -> None:
        """What a test has left behind ends with the tests."""
        for pid in self._running:
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the tests
    answers = os.fdopen(os.dup(1), "w")
    os.dup2(2, 1)  # whatever is printed while modules load is no answer
    load([LOADED])
    parent = Parent()
    for line in sys.stdin:
        request = json.loads(line)
        told = parent.start(**request) if "start" in request else parent.ended(**request)
        print(json.dumps(told), file=answers, flush=True)
    parent.end()


if __name__ == "__main__":
    main()
