"""Counts that all workers of a server keep together, in a small file in memory.

`kuroshio serve` makes the file and tells its workers where it is; a process that is alone has the
same tables for itself. They have a fixed size: where they are full, what has been still for longest
makes room. A worker that dies takes what it held with it: it holds a column, locked as long as it
lives, and whoever takes its place begins with an empty one.
"""

from __future__ import annotations

import hashlib
import mmap
import os
import secrets
import struct
import tempfile
import time
from collections.abc import Iterator, MutableMapping
from contextlib import contextmanager
from pathlib import Path
from typing import IO

try:
    import fcntl
except ImportError:  # Windows, where one process serves
    fcntl = None  # type: ignore[assignment]

VARIABLE = "KUROSHIO_SHARED"
MEMORY = Path("/dev/shm")

SALT = 16  # bytes at the beginning: nobody can choose whose place to share
_bucket = struct.Struct("<Qdd")  # whose it is, what is left in it, and when that was so
BUCKETS, SIDE_BY_SIDE = 65_536, 8  # in all, and where one may stand
WORKERS = 64
# To lock a place. A worker that was stopped while it counts must not stop all others: after 50 ms
# they count beside it, and may miscount by one.
TRIES, PAUSE = 100, 0.0005
_row = struct.Struct(f"<Q{WORKERS}H")  # whose it is, and how many each worker holds
ROWS, TRIED = 8_192, 16
_COUNTS = SALT + BUCKETS * _bucket.size
SIZE = _COUNTS + ROWS * _row.size


def file_for(environment: MutableMapping[str, str]) -> IO[bytes]:
    """The file for the workers that are started now; it is gone when it is closed."""
    folder = MEMORY if os.access(MEMORY, os.W_OK) else None
    file = tempfile.NamedTemporaryFile(prefix="kuroshio-counts-", dir=folder)  # noqa: SIM115
    file.write(secrets.token_bytes(SALT))
    file.truncate(SIZE)
    file.flush()
    environment[VARIABLE] = file.name
    return file


class SharedCounts:
    """Buckets that empty with use and fill up with time, and numbers of what is open now."""

    def __init__(self, path: str = "") -> None:
        self._file = os.open(path, os.O_RDWR) if path else None
        self._memory = mmap.mmap(-1 if self._file is None else self._file, SIZE)
        if self._file is None:
            self._memory[:SALT] = secrets.token_bytes(SALT)
        self._salt = self._memory[:SALT]
        self._column = self._take_column()

    def close(self) -> None:
        self._memory.close()
        if self._file is not None:
            os.close(self._file)

    # --- buckets ----------------------------------------------------------------------------

    def spend(self, key: str, burst: float, rate: float, amount: float = 1.0) -> float:
        """Take `amount` from a bucket in which there is at least one. Returns 0, or where there is
        less than one the seconds until there will be."""
        number = self._number(key)
        first = SALT + number % (BUCKETS // SIDE_BY_SIDE) * SIDE_BY_SIDE * _bucket.size
        with self._locked(first, SIDE_BY_SIDE * _bucket.size):
            place, left, then = self._find(number, first, burst)
            now = time.monotonic()  # the same clock for all processes of a machine
            left = min(burst, left + max(0.0, now - then) * rate)
            enough = left >= 1.0
            _bucket.pack_into(self._memory, place, number, left - amount * enough, now)
        return 0.0 if enough else (1.0 - left) / rate

    def _find(self, number: int, first: int, burst: float) -> tuple[int, float, float]:
        """The place of a bucket, what was left in it, and when that was; a new one is full."""
        oldest, stillest = first, float("inf")
        for place in range(first, first + SIDE_BY_SIDE * _bucket.size, _bucket.size):
            owner, left, then = _bucket.unpack_from(self._memory, place)
            if owner == number:
                return place, left, then
            if then < stillest:
                oldest, stillest = place, then
        return oldest, burst, time.monotonic()

    # --- what is open now -------------------------------------------------------------------

    def open(self, key: str, most: float) -> bool:
        """Count one more, unless there are that many already, at all workers together."""
        with self._locked(_COUNTS, ROWS * _row.size):
            place = self._row(self._number(key))
            if place is None:
                return True  # no room to count: let them in
            number, *held = _row.unpack_from(self._memory, place)
            if sum(held) >= most:
                return False
            held[self._column] += 1
            _row.pack_into(self._memory, place, number, *held)
        return True

    def close_one(self, key: str) -> None:
        with self._locked(_COUNTS, ROWS * _row.size):
            place = self._row(self._number(key))
            if place is None:
                return
            number, *held = _row.unpack_from(self._memory, place)
            held[self._column] = max(0, held[self._column] - 1)
            _row.pack_into(self._memory, place, number if any(held) else 0, *held)

    def _row(self, number: int) -> int | None:
        """Where somebody's numbers stand, or may stand."""
        free = None
        for step in range(TRIED):
            place = _COUNTS + (number + step) % ROWS * _row.size
            (owner,) = struct.unpack_from("<Q", self._memory, place)
            if owner == number:
                return place
            if owner == 0 and free is None:
                free = place
        if free is not None:
            struct.pack_into("<Q", self._memory, free, number)
        return free

    # --- sharing ----------------------------------------------------------------------------

    def _number(self, key: str) -> int:
        digest = hashlib.blake2b(key.encode(), digest_size=8, key=self._salt).digest()
        return int.from_bytes(digest) or 1

    @contextmanager
    def _locked(self, place: int, size: int) -> Iterator[None]:
        if self._file is None:
            yield
            return
        for _ in range(TRIES):
            try:
                fcntl.lockf(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB, size, place)
                break
            except OSError:
                time.sleep(PAUSE)
        try:
            yield
        finally:
            fcntl.lockf(self._file, fcntl.LOCK_UN, size, place)

    def _take_column(self) -> int:
        """A column that no living worker has, emptied of what a dead one left in it."""
        if self._file is None:
            return 0
        for column in range(WORKERS):
            try:
                fcntl.lockf(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB, 1, SIZE + column)
            except OSError:
                continue
            for row in range(ROWS):
                place = _COUNTS + row * _row.size
                struct.pack_into("<H", self._memory, place + 8 + 2 * column, 0)
            return column
        return WORKERS - 1  # more workers than columns: the last ones have one together
