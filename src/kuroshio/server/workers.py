"""Workers: the processes of one server, all at the same socket. One that dies is replaced.

The parent has loaded all that workers need, and they are forks of it: so they are there at once,
and share the memory of what they have in common.

Each gives a sign of life every second, from its loop, through a pipe to the process that started
it; one that stands still for a minute is ended. The parent never waits for any one of them: what
uvicorn's own does with a worker that is killed while it answers holds up all others.
"""

from __future__ import annotations

import contextlib
import logging
import multiprocessing
import os
import signal
import socket
import sys
import time
from collections.abc import Callable, MutableMapping
from multiprocessing.connection import Connection
from types import FrameType

from kuroshio.server.loops import FIRST

log = logging.getLogger("kuroshio.workers")

LISTENER = "KUROSHIO_LISTENER"  # the number of the socket at which a process is to listen
SIGNS = "KUROSHIO_SIGNS"  # the number of the pipe through which a worker gives signs of life

LOOK = 0.1  # seconds between two looks at the workers
STILL = 60.0  # seconds without a sign after which a worker is ended, or before the first one
STOP = 20.0  # seconds that workers have to finish
MOST_PAUSE = 10.0  # seconds before another one is started where those before did not come to work


# Elsewhere what the system itself has loaded may not survive a fork: there each worker loads all
# that it needs.
START = (
    multiprocessing.get_context("fork")
    if sys.platform == "linux"
    else multiprocessing.get_context("spawn")
)

Serve = Callable[[socket.socket], object]  # what a worker does, at the socket of all


class Worker:
    """A process that serves, as its parent sees it. It closes the ends of the others' pipes."""

    def __init__(self, listener: socket.socket, serve: Serve, others: list[Worker]) -> None:
        self._signs, theirs = START.Pipe(duplex=False)
        os.set_blocking(self._signs.fileno(), False)
        not_theirs = [self._signs, *(one._signs for one in others)]
        self._process = START.Process(
            target=work, args=(serve, listener, theirs, not_theirs), daemon=True
        )
        self._process.start()
        theirs.close()
        self.works = False  # has given a sign
        self._heard = time.monotonic()

    @property
    def pid(self) -> int:
        return self._process.pid or 0

    def has_ended(self) -> bool:
        """Whether it is dead, also of having stood still for too long."""
        with contextlib.suppress(BlockingIOError):
            if os.read(self._signs.fileno(), 4096):
                self.works, self._heard = True, time.monotonic()
        if time.monotonic() - self._heard > STILL and self._process.is_alive():
            log.error("worker %d stands still, and is ended", self.pid)
            self._process.kill()
        return not self._process.is_alive()

    def stop(self) -> None:
        self._process.terminate()

    def bury(self, patience: float = 0.0) -> None:
        """See its end, which may be waited for a while."""
        self._process.join(max(0.0, patience))
        if self._process.is_alive():
            self._process.kill()
            self._process.join()
        self._signs.close()


class Workers:
    """Keeps so many workers at a socket, until it is told to stop."""

    def __init__(self, listener: socket.socket, count: int, serve: Serve) -> None:
        self._listener = listener
        self._count = count
        self._serve = serve
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
            while len(self._workers) < self._count:
                self._workers.append(Worker(self._listener, self._serve, self._workers))

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


def work(
    serve: Serve, listener: socket.socket, signs: Connection, not_ours: list[Connection]
) -> None:
    """Serve. Pipes of other workers are closed: kept open, they would hide the parent's death."""
    for pipe in not_ours:
        pipe.close()
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    signal.signal(signal.SIGINT, signal.default_int_handler)
    os.environ[SIGNS] = str(signs.fileno())
    serve(listener)


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
