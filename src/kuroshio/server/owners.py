"""Owners: a table belongs to one process at a time, and only its owner writes to its log.

With SQLite there is one process, which owns all. With PostgreSQL each process gives a sign of life
every second; one that is silent for three seconds is buried by the others, and its tables are
free. Whoever is asked for a table that nobody owns takes it, with a number that is higher than all
before: its fence. A process that was silent and comes back holds old fences, and may not write.
"""

from __future__ import annotations

import asyncio
import logging
import os
import secrets
import socket
import time
from collections.abc import Callable, Mapping, Sequence
from datetime import datetime
from typing import Protocol

from kuroshio.server import clocks
from kuroshio.server.refusals import Refused
from kuroshio.server.store import Leases, NoTable, Process, StoreDown

log = logging.getLogger("kuroshio.owners")

SIGN = 1.0  # seconds between two signs of life
SILENT = 3.0  # seconds after which a silent process is buried
AGAIN = 0.25  # seconds between two looks for silent ones
TRIES = 5  # to take a table, where others try too


class Elsewhere(Exception):
    """The table belongs to another process."""

    def __init__(self, owner: Process) -> None:
        super().__init__(owner.id)
        self.owner = owner


class Ownership(Protocol):
    shared: bool  # whether other processes may own tables of the same store

    async def start(self, address: str, hatch: str) -> None: ...

    async def stop(self) -> None: ...

    async def take(self, table: str) -> int:
        """The fence of a table, which is ours from now on; else `Elsewhere`."""

    async def release(self, held: Mapping[str, int]) -> None:
        """Let tables go, each with its fence."""

    async def bury(self, process: Process) -> None:
        """A process is certainly dead: it need not be waited for."""

    async def bury_silent(self) -> None:
        """Forget those that have been silent for too long."""

    async def others(self) -> list[Process]:
        """The other processes at the store."""

    async def heads(self, tables: Sequence[str]) -> Mapping[str, int]:
        """The number of the last row of each table's log, where it may have changed."""


class AllMine:
    """Of the only process at a store."""

    shared = False

    async def start(self, address: str, hatch: str) -> None: ...

    async def stop(self) -> None: ...

    async def take(self, table: str) -> int:
        return 0

    async def release(self, held: Mapping[str, int]) -> None: ...

    async def bury(self, process: Process) -> None: ...

    async def bury_silent(self) -> None: ...

    async def others(self) -> list[Process]:
        return []

    async def heads(self, tables: Sequence[str]) -> Mapping[str, int]:
        return {}


class Leased:
    """Of one of several processes. `buried` is called when all its tables are lost to others,
    `back` when the database is there again after it was not, or is another one now: one that
    restarts or takes over quickly is not missed by anybody."""

    shared = True

    def __init__(
        self, leases: Leases, buried: Callable[[], object], back: Callable[[], object]
    ) -> None:
        self._leases = leases
        self._buried = buried
        self._back = back
        self._us = Process("", "")
        self._away = False  # the last sign of life did not arrive
        self._returned = -SILENT  # when one did that came after such
        self._buried_at = 0.0  # when silent ones were last looked for
        self._started: datetime | None = None  # the database that answered the last one
        self._signing: asyncio.Task[None] | None = None

    async def start(self, address: str, hatch: str) -> None:
        await self._be_born(address, hatch)
        self._signing = asyncio.create_task(self._sign_for_ever())

    async def _be_born(self, address: str, hatch: str) -> None:
        """Be known by a new name: what the old one owned is lost."""
        name = f"{socket.gethostname()}:{os.getpid()}:{secrets.token_hex(4)}"
        self._us = Process(name, address, hatch)
        await self._leases.enter(self._us)

    async def stop(self) -> None:
        if self._signing is not None:
            self._signing.cancel()
            await asyncio.gather(self._signing, return_exceptions=True)
        try:
            await self._leases.leave(self._us.id)
        except StoreDown as error:
            log.warning("our tables are free in a while: %s", error)
        clocks.follow(None)

    async def _sign_for_ever(self) -> None:
        while True:
            try:
                await self._sign()
            except StoreDown as error:
                if not self._away:
                    log.warning("no sign of life: %s", error)
                self._away = True
            await asyncio.sleep(SIGN / 4 if self._away else SIGN)

    async def _sign(self) -> None:
        asked = time.monotonic_ns()
        heard = await self._leases.sign(self._us)
        if heard is None:
            log.warning("we were silent, and others may own our tables now")
            self._buried()
            await self._be_born(self._us.address, self._us.hatch)
        else:
            clocks.follow(heard.now, (asked + time.monotonic_ns()) // 2)
            if self._started not in (None, heard.started):
                log.warning("the database has started anew, or is another one")
                self._away = True
            self._started = heard.started
        if self._away:
            self._back()
            self._away, self._returned = False, time.monotonic()
        await self.bury_silent()

    async def bury_silent(self) -> None:
        now = time.monotonic()
        # Where the database was away, the others were as silent as we: they get time to return.
        if now - self._returned > SILENT and now - self._buried_at > AGAIN:
            self._buried_at = now
            await self._leases.bury(self._us, SILENT)

    async def others(self) -> list[Process]:
        return await self._leases.others(self._us.id)

    async def take(self, table: str) -> int:
        for _ in range(TRIES):
            try:
                owner = await self._leases.holder(table)
            except NoTable:
                break
            if owner is not None and owner.id != self._us.id:
                raise Elsewhere(owner)
            fence = await self._leases.take(table, self._us.id)
            if fence is not None:
                return fence
        raise Refused("no-table")

    async def release(self, held: Mapping[str, int]) -> None:
        try:
            await self._leases.release(held)
        except StoreDown as error:  # then they stay ours
            log.warning("%d tables were not let go: %s", len(held), error)

    async def bury(self, process: Process) -> None:
        log.warning("process %s is dead", process.id)
        await self._leases.leave(process.id)

    async def heads(self, tables: Sequence[str]) -> Mapping[str, int]:
        return await self._leases.heads(tables)
