"""Counts and times for Prometheus, at /metrics. Sums over all tables: nothing of any one game.

Several workers answer at one address, and a scrape reaches only one of them. So each writes its
numbers into files of a shared folder (prometheus-client's multiprocess mode, which `folder_for`
turns on before the workers start), and whoever is asked adds them up. Counts of a worker that has
ended stay; what it held at the time, its gauges, does not.
"""

from __future__ import annotations

import asyncio
import logging
import os
import tempfile
import time
from collections.abc import Awaitable, Callable, MutableMapping
from functools import cached_property
from pathlib import Path
from typing import Any, TypeVar, cast

import prometheus_client as prometheus
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead

FOLDER = "PROMETHEUS_MULTIPROC_DIR"
BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
LOOK = 0.25  # seconds between two looks at how late the loop is
RENEW = 4  # looks between two of the gauges

T = TypeVar("T")
prometheus.disable_created_metrics()  # type: ignore[no-untyped-call]


def folder_for(environment: MutableMapping[str, str]) -> tempfile.TemporaryDirectory[str]:
    """A folder in which the workers that are started now add up their numbers."""
    made = tempfile.TemporaryDirectory(prefix="kuroshio-metrics-")
    environment[FOLDER] = made.name
    return made


class Count:
    def __init__(self, name: str, purpose: str, *labels: str, registry: Any) -> None:
        self._counter = prometheus.Counter(name, purpose, labels, registry=registry)
        self._kept: dict[tuple[str, ...], Any] = {}

    def add(self, amount: int = 1, **labels: str) -> None:
        key = tuple(labels.values())
        if key not in self._kept:
            self._kept[key] = self._counter.labels(**labels) if labels else self._counter
        self._kept[key].inc(amount)


class Times:
    """A histogram of seconds."""

    def __init__(self, name: str, purpose: str, *labels: str, registry: Any) -> None:
        self._histogram = prometheus.Histogram(
            name, purpose, labels, registry=registry, buckets=BUCKETS
        )
        self._kept: dict[tuple[str, ...], Any] = {}

    def add(self, seconds: float, **labels: str) -> None:
        key = tuple(labels.values())
        if key not in self._kept:
            self._kept[key] = self._histogram.labels(**labels) if labels else self._histogram
        self._kept[key].observe(seconds)


class Metrics:
    def __init__(self) -> None:
        self._registry = registry = prometheus.CollectorRegistry()
        self._gauges: list[tuple[prometheus.Gauge, Callable[[], float]]] = []

        def count(name: str, purpose: str, *labels: str) -> Count:
            return Count(name, purpose, *labels, registry=registry)

        def times(name: str, purpose: str, *labels: str) -> Times:
            return Times(name, purpose, *labels, registry=registry)

        self.moves = count("kuroshio_moves", "Moves made, by people and by bots", "by")
        self.refusals = count("kuroshio_refusals", "Commands refused, by reason", "code")
        self.requests = count("kuroshio_requests", "HTTP requests, by status", "status")
        self.errors = count("kuroshio_errors", "Errors in the log, by where they happened", "where")
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
        """Something that is now so; over all workers it is added up."""
        made = prometheus.Gauge(name, purpose, registry=self._registry, multiprocess_mode="livesum")
        self._gauges.append((made, read))

    def renew(self) -> None:
        for made, read in self._gauges:
            made.set(read())

    async def watch(self) -> None:
        """See how late the loop is, and let the other workers know how things are here."""
        while True:
            for _ in range(RENEW):
                before = time.monotonic()
                await asyncio.sleep(LOOK)
                self.lag_seconds.add(max(0.0, time.monotonic() - before - LOOK))
            self.renew()

    def _of_all(self) -> prometheus.CollectorRegistry:
        """The numbers of all workers."""
        self.renew()
        folder = os.environ.get(FOLDER)
        if not folder:
            return self._registry
        _bury(Path(folder))
        shown = prometheus.CollectorRegistry()
        MultiProcessCollector(shown, folder)  # type: ignore[no-untyped-call]
        return shown

    def text(self) -> str:
        return prometheus.generate_latest(self._of_all()).decode()

    def summary(self) -> tuple[dict[str, float], dict[str, float]]:
        """What is now so, and mean times in milliseconds."""
        now: dict[str, float] = {}
        times: dict[str, float] = {}
        for metric in self._of_all().collect():
            name = metric.name.removeprefix("kuroshio_")
            values = {one.name: one.value for one in metric.samples if not one.labels}
            if metric.type == "gauge":
                now[name] = values[metric.name]
            elif name.endswith("_seconds") and (count := values.get(f"{metric.name}_count")):
                mean = values[f"{metric.name}_sum"] / count
                times[name.removesuffix("_seconds")] = round(1000 * mean, 3)
        return now, times

    @cached_property
    def handler(self) -> logging.Handler:
        """Counts what the log calls an error."""
        return _Counting(self.errors)


def _bury(folder: Path) -> None:
    """What a worker held is gone with it."""
    for file in folder.glob("gauge_livesum_*.db"):
        pid = int(file.stem.rpartition("_")[2])
        try:
            os.kill(pid, 0)
        except ProcessLookupError:
            mark_process_dead(pid, str(folder))  # type: ignore[no-untyped-call]
        except PermissionError:  # somebody else's, so ours is gone
            mark_process_dead(pid, str(folder))  # type: ignore[no-untyped-call]


class _Counting(logging.Handler):
    def __init__(self, errors: Count) -> None:
        super().__init__(logging.ERROR)
        self._errors = errors

    def emit(self, record: logging.LogRecord) -> None:
        self._errors.add(where=record.name)


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
                self._times.add(time.monotonic() - begun, what=name)

        return timed


def timed(store: T, times: Times) -> T:
    """The same store, with its answers timed."""
    return cast(T, _Timed(store, times))
