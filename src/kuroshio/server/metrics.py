"""Counts and times for Prometheus, at /metrics. Sums over all tables: nothing of any one game.

Several workers answer at one address, and a scrape reaches only one of them. So each writes its
numbers into a file of a shared folder, once a second (`folder_for` makes it before the workers
start), and whoever is asked adds them up. Counts of a worker that has ended stay; what it held at
the time, its gauges, does not. A count costs next to nothing: several are made with every move.
"""

from __future__ import annotations

import asyncio
import logging
import os
import tempfile
import threading
import time
from bisect import bisect_left
from collections.abc import Awaitable, Callable, Iterator, MutableMapping
from functools import cached_property
from itertools import accumulate
from pathlib import Path
from typing import Any, TypeVar, cast

import msgspec

FOLDER = "KUROSHIO_METRICS"
BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
ENDS = (*map(str, BUCKETS), "+Inf")
LOOK = 0.25  # seconds between two looks at how late the loop is
RENEW = 4  # looks between two moments at which other workers are told

T = TypeVar("T")
Label = str  # one value of the only label that a metric has, or nothing


class Numbers(msgspec.Struct):
    """What one process has counted: by metric and label."""

    process: int
    counts: dict[str, dict[Label, float]]
    times: dict[str, dict[Label, list[float]]]  # how many in each bucket, and the sum of all
    gauges: dict[str, float]


def folder_for(environment: MutableMapping[str, str]) -> tempfile.TemporaryDirectory[str]:
    """A folder in which the workers that are started now add up their numbers."""
    made = tempfile.TemporaryDirectory(prefix="kuroshio-metrics-")
    environment[FOLDER] = made.name
    return made


class Count:
    def __init__(self, name: str, purpose: str, label: str = "") -> None:
        self.name, self.purpose, self.label = f"{name}_total", purpose, label
        self.values: dict[Label, float] = {} if label else {"": 0.0}
        self._lock = threading.Lock()  # bots count, too

    def add(self, label: Label = "", amount: float = 1) -> None:
        with self._lock:
            self.values[label] = self.values.get(label, 0.0) + amount


class Times:
    """A histogram of seconds."""

    def __init__(self, name: str, purpose: str, label: str = "") -> None:
        self.name, self.purpose, self.label = name, purpose, label
        self.values: dict[Label, list[float]] = {} if label else {"": _nothing()}
        self._lock = threading.Lock()

    def add(self, seconds: float, label: Label = "") -> None:
        with self._lock:
            line = self.values.get(label)
            if line is None:
                line = self.values[label] = _nothing()
            line[bisect_left(BUCKETS, seconds)] += 1
            line[-1] += seconds


def _nothing() -> list[float]:
    return [0.0] * (len(ENDS) + 1)


class Gauge:
    """Something that is now so; over all workers it is added up."""

    def __init__(self, name: str, purpose: str, read: Callable[[], float]) -> None:
        self.name, self.purpose, self.read = name, purpose, read


class Metrics:
    def __init__(self) -> None:
        self._counts: list[Count] = []
        self._times: list[Times] = []
        self._gauges: list[Gauge] = []

        def count(name: str, purpose: str, label: str = "") -> Count:
            self._counts.append(Count(name, purpose, label))
            return self._counts[-1]

        def times(name: str, purpose: str, label: str = "") -> Times:
            self._times.append(Times(name, purpose, label))
            return self._times[-1]

        self.moves = count("kuroshio_moves", "Moves made, by people and by bots", "by")
        self.refusals = count("kuroshio_refusals", "Commands refused, by reason", "code")
        self.requests = count("kuroshio_requests", "HTTP requests, by status", "status")
        self.errors = count("kuroshio_errors", "Errors in the log, by where they happened", "where")
        self.notices = count(
            "kuroshio_notices",
            "Notices, by way and by what became of them",
            "fate",
        )
        self.reports = count("kuroshio_reports", "Reports from people")
        self.admin = count("kuroshio_admin", "What the operator did, and wrong tokens", "action")
        self.act_seconds = times("kuroshio_command_seconds", "From a command to its commit")
        self.bot_seconds = times("kuroshio_bot_seconds", "A bot's decision")
        self.thought_wait = times("kuroshio_thought_wait_seconds", "What a thought waits")
        self.thought_scale = times("kuroshio_thought_scale", "Share of its time a thought gets")
        self.request_seconds = times("kuroshio_request_seconds", "HTTP requests but long polls")
        self.lag_seconds = times("kuroshio_loop_lag_seconds", "How late the loop is")
        self.store_seconds = times("kuroshio_store_seconds", "An answer of the store", "what")

    def gauge(self, name: str, purpose: str, read: Callable[[], float]) -> None:
        self._gauges.append(Gauge(name, purpose, read))

    async def watch(self) -> None:
        """See how late the loop is, and let the other workers know how things are here."""
        while True:
            for _ in range(RENEW):
                before = time.monotonic()
                await asyncio.sleep(LOOK)
                self.lag_seconds.add(max(0.0, time.monotonic() - before - LOOK))
            self._tell()

    def _own(self) -> Numbers:
        return Numbers(
            process=os.getpid(),
            counts={one.name: dict(one.values) for one in self._counts},
            times={one.name: dict(one.values) for one in self._times},
            gauges={one.name: float(one.read()) for one in self._gauges},
        )

    def _tell(self) -> None:
        """Let whoever is asked know the numbers of this worker."""
        if folder := os.environ.get(FOLDER):
            file = Path(folder) / f"{os.getpid()}.json"
            file.with_suffix(".new").write_bytes(msgspec.json.encode(self._own()))
            file.with_suffix(".new").replace(file)

    def _of_all(self) -> list[Numbers]:
        """The numbers of all workers, ours as they are now."""
        own = self._own()
        files = Path(os.environ[FOLDER]).glob("*.json") if FOLDER in os.environ else ()
        found = [msgspec.json.decode(file.read_bytes(), type=Numbers) for file in files]
        return [own, *(one for one in found if one.process != own.process)]

    def text(self) -> str:
        everyone = self._of_all()
        lines = [
            *(line for one in self._counts for line in _count_lines(one, everyone)),
            *(line for one in self._times for line in _times_lines(one, everyone)),
            *(line for one in self._gauges for line in _gauge_lines(one, everyone)),
        ]
        return "\n".join(lines) + "\n"

    def summary(self) -> tuple[dict[str, float], dict[str, tuple[float, float]]]:
        """What is now so in this process, and its times: seconds in all, and how often."""
        now = {one.name.removeprefix("kuroshio_"): float(one.read()) for one in self._gauges}
        times = {
            one.name.removeprefix("kuroshio_").removesuffix("_seconds"): (line[-1], how_often)
            for one in self._times
            if one.name.endswith("_seconds") and (line := one.values.get(""))
            if (how_often := sum(line[:-1]))
        }
        return now, times

    @cached_property
    def handler(self) -> logging.Handler:
        """Counts what the log calls an error."""
        return _Counting(self.errors)


# --- as Prometheus reads it ---------------------------------------------------------------------


def _heading(name: str, purpose: str, kind: str) -> list[str]:
    return [f"# HELP {name} {purpose}", f"# TYPE {name} {kind}"]


def _labels(**given: str) -> str:
    named = [f'{name}="{_escaped(value)}"' for name, value in given.items() if name]
    return f"{{{','.join(named)}}}" if named else ""


def _escaped(value: str) -> str:
    return value.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")


def _count_lines(one: Count, everyone: list[Numbers]) -> Iterator[str]:
    added: dict[Label, float] = {}
    for numbers in everyone:
        for label, value in numbers.counts.get(one.name, {}).items():
            added[label] = added.get(label, 0.0) + value
    yield from _heading(one.name, one.purpose, "counter")
    for label, value in added.items():
        yield f"{one.name}{_labels(**{one.label: label})} {value}"


def _times_lines(one: Times, everyone: list[Numbers]) -> Iterator[str]:
    added: dict[Label, list[float]] = {}
    for numbers in everyone:
        for label, line in numbers.times.get(one.name, {}).items():
            before = added.setdefault(label, _nothing())
            added[label] = [a + b for a, b in zip(before, line, strict=True)]
    yield from _heading(one.name, one.purpose, "histogram")
    for label, (*buckets, in_all) in added.items():
        given = {one.label: label}
        for end, value in zip(ENDS, accumulate(buckets), strict=True):
            yield f"{one.name}_bucket{_labels(le=end, **given)} {value}"
        yield f"{one.name}_count{_labels(**given)} {sum(buckets)}"
        yield f"{one.name}_sum{_labels(**given)} {in_all}"


def _gauge_lines(one: Gauge, everyone: list[Numbers]) -> Iterator[str]:
    """What a worker held is gone with it."""
    living = [numbers for numbers in everyone if _is_alive(numbers.process)]
    yield from _heading(one.name, one.purpose, "gauge")
    yield f"{one.name} {sum(numbers.gauges.get(one.name, 0.0) for numbers in living)}"


def _is_alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except (ProcessLookupError, PermissionError):  # gone, or somebody else's, so ours is gone
        return False
    return True


# --- who counts ---------------------------------------------------------------------------------


class _Counting(logging.Handler):
    def __init__(self, errors: Count) -> None:
        super().__init__(logging.ERROR)
        self._errors = errors

    def emit(self, record: logging.LogRecord) -> None:
        self._errors.add(record.name)


class _Timed:
    """A store that tells how long its answers take."""

    def __init__(self, store: Any, times: Times) -> None:
        self._store, self._times = store, times

    def __getattr__(self, name: str) -> Any:
        found = getattr(self._store, name)
        if asyncio.iscoroutinefunction(found):
            found = self._watched(name, found)
            self.__dict__[name] = found
        return found

    def _watched(self, name: str, work: Callable[..., Awaitable[T]]) -> Callable[..., Awaitable[T]]:
        async def timed(*args: Any, **kwargs: Any) -> T:
            begun = time.monotonic()
            try:
                return await work(*args, **kwargs)
            finally:
                self._times.add(time.monotonic() - begun, name)

        return timed


def timed(store: T, times: Times) -> T:
    """The same store, with its answers timed."""
    return cast(T, _Timed(store, times))
