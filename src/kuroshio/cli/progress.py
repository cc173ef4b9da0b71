"""How far a long command is: a bar where a person looks at it, now and then a line in a log."""

from __future__ import annotations

import sys
import time

BAR = 24  # characters
REDRAWN = 0.2  # seconds between two looks of the bar
QUICK = 10  # a second: from here on the speed says something
LOGGED = 30.0  # seconds between two lines where stderr is no terminal


def announce(words: str) -> None:
    """One line on what takes long now, where a person looks."""
    if sys.stderr.isatty():
        print(words, file=sys.stderr, flush=True)


class Progress:
    """On stderr: what is done of `whole`, how long the rest takes, and what the caller adds.

    Where nobody knows how much there is to do, `whole` is None; the caller adds what is counted.
    """

    def __init__(self, whole: int | None, done: int = 0, quiet: bool = False) -> None:
        self._whole = whole
        self._before = done
        self._begun = time.monotonic()
        self._quiet = quiet
        self._terminal = sys.stderr.isatty()
        # A bar is there at once; a log hears of those that take long only.
        self._shown = 0.0 if self._terminal and whole is not None else self._begun
        self._drawn = False  # whether there is something on the terminal's line

    def show(self, done: int, note: str = "") -> None:
        now = time.monotonic()
        pause = REDRAWN if self._terminal else LOGGED
        full = self._terminal and done == self._whole
        if self._quiet or (now - self._shown < pause and not full):
            return
        self._shown = now
        line = self._line(done, now, note)
        if self._terminal:
            sys.stderr.write(f"\r\x1b[K{self._bar(done)}{line}")
            self._drawn = True
        else:
            sys.stderr.write(f"{line}\n")
        sys.stderr.flush()

    def _bar(self, done: int) -> str:
        if self._whole is None:
            return ""
        filled = BAR * done // self._whole
        return f"{'█' * filled}{'·' * (BAR - filled)} "

    def _line(self, done: int, now: float, note: str) -> str:
        if self._whole is None:
            return f"{done:,} {note} so far"
        new = max(1, done - self._before)
        spent = max(1e-9, now - self._begun)
        parts = [f"{done:,}/{self._whole:,}", f"{spent / new * (self._whole - done):,.0f} s left"]
        if new > QUICK * spent:
            parts.insert(1, f"{new / spent:,.0f} a second")
        return "  ".join([*parts, note] if note else parts)

    def end(self) -> None:
        """Leave the line to what is written next."""
        if self._drawn:
            sys.stderr.write("\n")
