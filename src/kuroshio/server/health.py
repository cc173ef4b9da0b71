"""Health: whether this process can do its work, told to whoever runs it.

Alive (`/healthz`): the process answers and its store can be written. Ready (`/readyz`): besides,
all games are compiled and the process is not about to stop; else proxies send new people elsewhere.
"""

from __future__ import annotations

import asyncio
import logging
import time

from kuroshio.server.compiling import Compiler
from kuroshio.server.metrics import Metrics
from kuroshio.server.refusals import Refused
from kuroshio.server.store import Store, StoreDown

log = logging.getLogger("kuroshio.health")

LOOK = 5.0  # seconds between two looks at the store
FRESH = 0.5  # seconds for which a look is told again


class Health:
    def __init__(self, store: Store, compiler: Compiler, metrics: Metrics) -> None:
        self._store = store
        self._compiler = compiler
        self.trouble: str | None = None  # why the store cannot be written
        self.draining = False  # no new tables: this process will stop when it is empty
        self._looked = 0.0
        self._looking = asyncio.Lock()
        metrics.gauge("kuroshio_store_writable", "Processes whose store can be written", self._ok)
        metrics.gauge("kuroshio_ready", "Processes that are ready", self._ready)
        metrics.gauge("kuroshio_draining", "Processes that will stop", lambda: self.draining)

    def _ok(self) -> float:
        return self.trouble is None

    def _ready(self) -> float:
        return self.why_not_ready() is None

    async def look(self) -> None:
        """See whether the store can be written, and tell where that has changed."""
        async with self._looking:
            if time.monotonic() - self._looked < FRESH:
                return
            before = self.trouble
            try:
                await self._store.ping()
                self.trouble = None
            except StoreDown as error:
                self.trouble = str(error) or type(error).__name__
            self._looked = time.monotonic()
        if self.trouble is not None and before is None:
            log.error("the store cannot be written: %s", self.trouble)
        if self.trouble is None and before is not None:
            log.warning("the store can be written again")

    def why_not_ready(self) -> str | None:
        """In a few words for whoever runs it; None if this process is ready."""
        if self.draining:
            return "draining"
        if self.trouble is not None:
            return f"the store cannot be written: {self.trouble}"
        if not self._compiler.ready:
            return "compiling"
        return None

    def drain(self, on: bool = True) -> None:
        """Take no more tables: those that are there go on."""
        if on != self.draining:
            log.warning("draining: no new tables" if on else "no longer draining")
        self.draining = on

    def need_to_stay(self) -> None:
        """Refuse what begins something new while this process is about to stop."""
        if self.draining:
            raise Refused("stopping")
