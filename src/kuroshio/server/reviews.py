"""Reviews beside the games: one at a time, in a process of low priority, kept in the store.

The store holds the queue, in which people and households have turns: whoever asks for many is the
one who waits. A process that takes a review gives signs of life while it works; if it
is silent, because it was killed or stopped, another one (or the same after its restart) begins
that review again.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sys
import time
from typing import TYPE_CHECKING

import msgspec

from kuroshio.review import Review
from kuroshio.server import protocol as m
from kuroshio.server.aside import address
from kuroshio.server.clocks import now_ms
from kuroshio.server.history import record
from kuroshio.server.loops import Pauses
from kuroshio.server.refusals import Refused
from kuroshio.server.rooms import Room
from kuroshio.server.store import ReviewRow, StoreDown

if TYPE_CHECKING:
    from kuroshio.server.service import Service

log = logging.getLogger("kuroshio.reviews")

SIGNS = 1.0  # seconds between two signs of life
SILENT = 30_000  # milliseconds after which a silent worker is taken for dead
LOOK = 10.0  # seconds between two looks for what others have left undone
LINE_BYTES = 1 << 25  # the review itself is the last line
MOVE_BYTES = 2_000  # of a review for each move, as it is counted when somebody asks for it


class _Line(msgspec.Struct):
    """As the worker's lines; the review is kept as it is."""

    done: int
    review: msgspec.Raw = msgspec.Raw()


class NoProcess(Exception):
    """The machine could not start another process just now."""


class Reviewer:
    """Works on the reviews that wait."""

    def __init__(self, service: Service) -> None:
        self._service = service
        self._store = service.store
        self._wanted = asyncio.Event()
        self._process: asyncio.subprocess.Process | None = None

    async def ask(self, room: Room, player: str) -> m.ReviewState:
        """Want a review of a finished game."""
        record(room.live)  # refused before the end
        row = await self._store.review(room.id)
        if row is None or row.state == "failed":  # there is one more to keep
            self._service.limits.spend_bytes(address.get(), room.live.made * MOVE_BYTES)
        # Pseudonyms: addresses are not stored, and nobody's reviews need be found by them.
        home, asker = map(self._service.signer.pseudonym, (address.get(), player))
        await self._store.ask_review(room.id, room.live.made, now_ms(), home, asker)
        self._wanted.set()
        return await self.state(room)

    async def state(self, room: Room) -> m.ReviewState:
        """How far a review is, and the review when it is done."""
        row = await self._store.review(room.id)
        if row is None:
            raise Refused("no-review")
        if row.review is not None:
            made = msgspec.json.decode(row.review, type=Review)
            return m.ReviewState("done", row.moves, row.moves, made)
        if row.state == "failed":
            return m.ReviewState("failed", row.done, row.moves)
        return m.ReviewState("working" if row.worker else "waiting", row.done, row.moves)

    async def run(self) -> None:
        """Take one review after the other, for ever."""
        pauses = Pauses()
        while True:
            try:
                now = now_ms()
                # Without other processes whatever is not done was left by one that has ended.
                silent = now - SILENT if self._store.leases else now
                table = await self._store.claim_review(self._service.process, now, silent)
                if table is not None:
                    await self._work(table)
                    pauses.worked()
                    continue
            except StoreDown as error:
                log.warning("reviews wait for the store: %s", error)
            except NoProcess as error:
                log.error("reviews wait for a process: %s", error)
                await pauses.wait()
                continue
            self._wanted.clear()
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._wanted.wait(), LOOK)

    async def _work(self, table: str) -> None:
        begun = time.monotonic()
        row = ReviewRow(table, "waiting", self._service.process, 0, now_ms(), 0, 0, None)
        try:
            live = await self._service.read(table)
            made = await self._review(record(live).encode(), row)
        except (NoProcess, StoreDown):
            raise  # tried again
        except Exception:
            log.exception("no review of %s", table)
            row.state = "failed"
        else:
            if made is None:
                return  # another process has it
            row.state, row.review = "done", made
        await self._save(row)
        log.info("review of %s: %s after %.1f s", table, row.state, time.monotonic() - begun)

    async def _review(self, text: bytes, row: ReviewRow) -> str | None:
        """Let a process review a record, and tell how far it is; None if it is no longer ours."""
        settings = self._service.settings
        try:
            self._process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "kuroshio.review.worker"),
                *(str(settings.review_thought), str(settings.review_nice)),
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                limit=LINE_BYTES,
            )
        except OSError as error:
            raise NoProcess(str(error)) from None
        process = self._process
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            process.stdin.write(text)
            process.stdin.close()
            told = time.monotonic()
            while data := await self._next_line(process.stdout, row):
                line = msgspec.json.decode(data, type=_Line)
                row.done = line.done
                if made := bytes(line.review):
                    return made.decode()
                if time.monotonic() - told > SIGNS:
                    told = time.monotonic()
                    if not await self._save(row):
                        return None
        finally:
            self.close()
            await process.wait()
        raise RuntimeError(f"the reviewing process ended with {process.returncode}")

    async def _next_line(self, lines: asyncio.StreamReader, row: ReviewRow) -> bytes:
        """The next line; signs of life while it is long in coming."""
        coming = asyncio.ensure_future(lines.readline())
        try:
            while True:
                done, _ = await asyncio.wait([coming], timeout=SILENT / 4000)
                if done:
                    return coming.result()
                await self._save(row)
        finally:
            coming.cancel()

    async def _save(self, row: ReviewRow) -> bool:
        row.seen = now_ms()
        return await self._store.save_review(row)

    def close(self) -> None:
        """End the process, if there is one; the review begins again after the restart."""
        if self._process is not None and self._process.returncode is None:
            self._process.kill()
