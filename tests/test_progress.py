"""The progress of long commands: a bar on a terminal, now and then a line elsewhere."""

from __future__ import annotations

import io

import pytest

from kuroshio.cli.progress import Progress


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    now = [1000.0]
    monkeypatch.setattr("time.monotonic", lambda: now[0])
    return now


def test_a_terminal_sees_a_bar_with_the_time_that_is_left(
    monkeypatch: pytest.MonkeyPatch, clock: list[float]
) -> None:
    monkeypatch.setattr("sys.stderr", seen := Terminal())
    bar = Progress(8)
    clock[0] += 4
    bar.show(2, "sailor 50%")
    bar.show(3)  # too soon for another look
    clock[0] += 4
    bar.show(8)
    bar.end()
    first, last = seen.getvalue().split("\r\x1b[K")[1:]
    assert first == "██████·················· 2/8  12 s left  sailor 50%"
    assert last == f"{'█' * 24} 8/8  0 s left\n"


def test_a_log_hears_of_it_twice_a_minute(
    monkeypatch: pytest.MonkeyPatch, clock: list[float]
) -> None:
    monkeypatch.setattr("sys.stderr", seen := io.StringIO())
    bar = Progress(12_000, done=2_000)
    for done in range(2_000, 12_000, 100):
        clock[0] += 1
        bar.show(done)
    bar.end()
    assert seen.getvalue().splitlines() == [
        "4,900/12,000  97 a second  73 s left",
        "7,900/12,000  98 a second  42 s left",
        "10,900/12,000  99 a second  11 s left",
    ]


def test_without_an_end_it_says_what_is_done_once_that_takes_a_while(
    monkeypatch: pytest.MonkeyPatch, clock: list[float]
) -> None:
    monkeypatch.setattr("sys.stderr", seen := Terminal())
    quick = Progress(whole=None)
    quick.show(1, "moves")
    quick.end()
    assert not seen.getvalue()
    slow = Progress(whole=None)
    clock[0] += 1
    slow.show(40, "moves")
    slow.end()
    assert seen.getvalue() == "\r\x1b[K40 moves so far\n"


def test_quiet_is_quiet(monkeypatch: pytest.MonkeyPatch, clock: list[float]) -> None:
    monkeypatch.setattr("sys.stderr", seen := Terminal())
    bar = Progress(10, quiet=True)
    clock[0] += 60
    bar.show(10)
    bar.end()
    assert not seen.getvalue()
