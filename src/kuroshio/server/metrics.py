"""Counts and times for Prometheus, at /metrics. Sums over all tables: nothing of any one game."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Callable

BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)


class Count:
    def __init__(self, name: str, purpose: str) -> None:
        self.name, self.purpose = name, purpose
        self._values: Counter[tuple[tuple[str, str], ...]] = Counter()

    def add(self, amount: int = 1, **labels: str) -> None:
        self._values[tuple(labels.items())] += amount

    def lines(self) -> list[str]:
        return [
            f"{self.name}{_labels(labels)} {value}" for labels, value in self._values.items()
        ] or [f"{self.name} 0"]

    kind = "counter"


class Gauge:
    def __init__(self, name: str, purpose: str, read: Callable[[], float]) -> None:
        self.name, self.purpose, self._read = name, purpose, read

    def lines(self) -> list[str]:
        return [f"{self.name} {self._read():g}"]

    kind = "gauge"


class Times:
    """A histogram of seconds."""

    def __init__(self, name: str, purpose: str) -> None:
        self.name, self.purpose = name, purpose
        self._counts = [0] * (len(BUCKETS) + 1)
        self._sum = 0.0

    def add(self, seconds: float) -> None:
        self._counts[bisect_left(BUCKETS, seconds)] += 1
        self._sum += seconds

    def lines(self) -> list[str]:
        made, total = [], 0
        for bound, count in zip((*map(str, BUCKETS), "+Inf"), self._counts, strict=True):
            total += count
            made.append(f'{self.name}_bucket{{le="{bound}"}} {total}')
        return [*made, f"{self.name}_sum {self._sum:.6f}", f"{self.name}_count {total}"]

    kind = "histogram"


class Metrics:
    def __init__(self) -> None:
        self.moves = Count("kuroshio_moves_total", "Moves made, by people and by bots")
        self.refusals = Count("kuroshio_refusals_total", "Commands refused, by reason")
        self.requests = Count("kuroshio_requests_total", "HTTP requests, by status")
        self.act_seconds = Times("kuroshio_command_seconds", "From a command to its commit")
        self.bot_seconds = Times("kuroshio_bot_seconds", "A bot's decision")
        self.gauges: list[Gauge] = []

    def gauge(self, name: str, purpose: str, read: Callable[[], float]) -> None:
        self.gauges.append(Gauge(name, purpose, read))

    def text(self) -> str:
        made: list[str] = []
        shown: list[Count | Times | Gauge] = [self.moves, self.refusals, self.requests]
        shown += [self.act_seconds, self.bot_seconds, *self.gauges]
        for metric in shown:
            made.append(f"# HELP {metric.name} {metric.purpose}")
            made.append(f"# TYPE {metric.name} {metric.kind}")
            made += metric.lines()
        return "\n".join(made) + "\n"


def _labels(labels: tuple[tuple[str, str], ...]) -> str:
    if not labels:
        return ""
    return "{" + ",".join(f'{name}="{value}"' for name, value in labels) + "}"
