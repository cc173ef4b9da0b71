"""How far a long command is: a bar where a person looks at it, now and then a line in a log."""

from __future__ import annotations

import sys
import time

BAR = 24  # characters
REDRAWN = 0.2  # seconds between two looks of the bar
QUICK = 10  # a second: from here on the speed says something
LOGGED = 30.0  # seconds between two lines where stderr is no terminal


class Progress:
    """On stderr: what is done of `whole`, how long the rest takes, and what the caller adds."""

    def __init__(self, whole: int, done: int = 0, quiet: bool = False) -> None:
        self._whole = whole
        self._before = done
        self._begun = time.monotonic()
        self._quiet = quiet
        self._terminal = sys.stderr.isatty()
        # A bar is there at once; a log hears of those that take long only.
        self._shown = 0.0 if self._terminal else self._begun

    def show(self, done: int, note: str = "") -> None:
        now = time.monotonic()
        pause = REDRAWN if self._terminal else LOGGED
        full = self._terminal and done == self._whole
        if self._quiet or (now - self._shown < pause and not full):
            return
        self._shown = now
        line = self._line(done, now) + (f"  {note}" if note else "")
        if self._terminal:
            filled = BAR * done // self._whole
            sys.stderr.write(f"\r\x1b[K{'█' * filled}{'·' * (BAR - filled)} {line}")
        else:
            sys.stderr.write(f"{line}\n")
        sys.stderr.flush()

    def _line(self, done: int, now: float) -> str:
        new = max(1, done - self._before)
        spent = max(1e-9, now - self._begun)
        parts = [f"{done:,}/{self._whole:,}", f"{spent / new * (self._whole - done):,.0f} s left"]
        if new > QUICK * spent:
            parts.insert(1, f"{new / spent:,.0f} a second")
        return "  ".join(parts)

    def end(self) -> None:
        """Leave the line to what is written next."""
        if self._terminal and self._shown:
            sys.stderr.write("\n")
