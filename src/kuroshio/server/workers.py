"""Workers: the processes of one server, all at the same socket. One that dies is replaced.

Each gives a sign of life every second, from its loop, through a pipe to the process that started
it; one that stands still for a minute is ended. The parent never waits for any one of them: what
uvicorn's own does with a worker that is killed while it answers holds up all others.
"""

from __future__ import annotations

import contextlib
import logging
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import MutableMapping
from types import FrameType

from kuroshio.server.loops import FIRST

log = logging.getLogger("kuroshio.workers")

LISTENER = "KUROSHIO_LISTENER"  # the number of the socket at which a process is to listen
SIGNS = "KUROSHIO_SIGNS"  # the number of the pipe through which a worker gives signs of life

LOOK = 0.1  # seconds between two looks at the workers
STILL = 60.0  # seconds without a sign after which a worker is ended, or before the first one
STOP = 20.0  # seconds that workers have to finish
MOST_PAUSE = 10.0  # seconds before another one is started where those before did not come to work


class Worker:
    """A process that serves, as its parent sees it."""

    def __init__(self, listener: socket.socket) -> None:
        self._signs, theirs = os.pipe()
        os.set_blocking(self._signs, False)
        numbers = {LISTENER: str(listener.fileno()), SIGNS: str(theirs)}
        self._process = subprocess.Popen(
            [sys.executable, "-m", "kuroshio", "serve"],
            env={**os.environ, **numbers},
            pass_fds=(listener.fileno(), theirs),
        )
        os.close(theirs)
        self.works = False  # has given a sign
        self._heard = time.monotonic()

    @property
    def pid(self) -> int:
        return self._process.pid

    def has_ended(self) -> bool:
        """Whether it is dead, also of having stood still for too long."""
        with contextlib.suppress(BlockingIOError):
            if os.read(self._signs, 4096):
                self.works, self._heard = True, time.monotonic()
        if time.monotonic() - self._heard > STILL and self._process.poll() is None:
            log.error("worker %d stands still, and is ended", self.pid)
            self._process.kill()
        return self._process.poll() is not None

    def stop(self) -> None:
        self._process.terminate()

    def bury(self, patience: float = 0.0) -> None:
        """See its end, which may be waited for a while."""
        try:
            self._process.wait(max(0.0, patience))
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        os.close(self._signs)


class Workers:
    """Keeps so many workers at a socket, until it is told to stop."""

    def __init__(self, listener: socket.socket, count: int) -> None:
        self._listener = listener
        self._count = count
        self._workers: list[Worker] = []
        self._stopping = False
        self._worked = False  # one of them did, at some time
        self._pause = FIRST
        self._not_before = 0.0  # the next one is started

    def run(self) -> bool:
        """Until the end; whether they ever came to work."""
        for number in (signal.SIGTERM, signal.SIGINT):
            signal.signal(number, self._stop)
        while not self._stopping:
            self._look()
            time.sleep(LOOK)
        for worker in self._workers:
            worker.stop()
        deadline = time.monotonic() + STOP
        for worker in self._workers:
            worker.bury(deadline - time.monotonic())
        return self._worked

    def _stop(self, number: int, frame: FrameType | None) -> None:
        self._stopping = True

    def _look(self) -> None:
        for worker in self._workers[:]:
            if worker.has_ended():
                self._workers.remove(worker)
                worker.bury()
                self._mourn(worker)
        if any(worker.works for worker in self._workers):
            self._worked, self._pause = True, FIRST
        if time.monotonic() >= self._not_before and not self._stopping:
            missing = self._count - len(self._workers)
            self._workers += [Worker(self._listener) for _ in range(missing)]

    def _mourn(self, worker: Worker) -> None:
        if worker.works:
            log.error("worker %d has died; another one is started", worker.pid)
        elif not self._worked:
            log.error("worker %d did not start", worker.pid)
            self._stopping = True  # nor would the next one
        else:
            log.error(
                "worker %d did not start; in %.1f s it is tried again", worker.pid, self._pause
            )
            self._not_before = time.monotonic() + self._pause
            self._pause = min(MOST_PAUSE, 2 * self._pause)


# --- the worker's side ----------------------------------------------------------------------------


def handed_over(environment: MutableMapping[str, str]) -> socket.socket | None:
    """The socket at which this process is to listen, if it was given one."""
    number = environment.pop(LISTENER, None)
    if number is None:
        return None
    listener = socket.socket(fileno=int(number))
    listener.set_inheritable(False)  # not for the processes that are started here
    return listener


class Signs:
    """Of life, to the process that started this one."""

    def __init__(self, environment: MutableMapping[str, str]) -> None:
        self._pipe = int(environment.pop(SIGNS))
        os.set_inheritable(self._pipe, False)
        os.set_blocking(self._pipe, False)

    async def give(self) -> None:
        """A worker whose parent was killed ends too: it would hold the port for ever, and nobody
        would know of it."""
        try:
            os.write(self._pipe, b".")
        except BlockingIOError:
            pass  # nobody reads them now
        except BrokenPipeError:
            log.warning("the process that started this worker is gone: the worker stops")
            os.kill(os.getpid(), signal.SIGTERM)
