"""The service: all that the server's pages and sockets are made of, in one place."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Coroutine, Iterator, Mapping
from itertools import count
from typing import Any

from kuroshio.server.admin.orders import Orders
from kuroshio.server.admin.sanctions import Sanctions
from kuroshio.server.admin.visits import Visits
from kuroshio.server.analysis.shelf import Analyses
from kuroshio.server.aside import aside
from kuroshio.server.bots import Thinkers
from kuroshio.server.clocks import now_ms
from kuroshio.server.compiling import Compiler
from kuroshio.server.daily import Daily
from kuroshio.server.faces import Faces
from kuroshio.server.fairness import Homes
from kuroshio.server.hall import Hall
from kuroshio.server.health import LOOK, Health
from kuroshio.server.identity import Signer, is_id
from kuroshio.server.limits import Limits
from kuroshio.server.live import LiveTable
from kuroshio.server.loops import always, every
from kuroshio.server.metrics import Metrics, timed
from kuroshio.server.mistakes import Mistakes
from kuroshio.server.new_tables import NewTables
from kuroshio.server.notices.dispatch import Dispatcher
from kuroshio.server.owners import AllMine, Elsewhere, Leased, Ownership
from kuroshio.server.pairing import Pairing
from kuroshio.server.press import Press
from kuroshio.server.puzzles import Puzzles
from kuroshio.server.refusals import Refused
from kuroshio.server.reviews import Reviewer
from kuroshio.server.rooms import Room, Watcher
from kuroshio.server.settings import Settings
from kuroshio.server.signing.devices import DISMISSED, Devices
from kuroshio.server.statistics import Statistician
from kuroshio.server.store import Process, Store, StoreDown
from kuroshio.server.turns import Turns
from kuroshio.server.unreadable import Unreadable, refuse_earlier
from kuroshio.server.wire import Outbox

log = logging.getLogger("kuroshio.service")

SIGN_OUTS = 5.0  # seconds between two looks for people who signed out at another process
LATE = 60_000  # milliseconds by which what was written may be there later than its time says
COMPILE_WAIT = 60.0  # seconds that a table's people wait for its game
MOST_IDLE = 1000  # tables in memory at which nobody is
LONG = 500  # entries of a log that is replayed aside, while others are answered


class Service:
    """With `replace` it plays by the uncompiled rules until another process takes over."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        signer: Signer,
        replace: Callable[[], None] | None = None,
    ) -> None:
        self.settings = settings
        self.metrics = Metrics()
        self.store = timed(store, self.metrics.store_seconds)
        self.signer = signer
        self.process = secrets.token_hex(8)
        self._tokens = count()
        self.rooms: dict[str, Room] = {}
        self.new_tables = NewTables(self)
        self._replace = replace
        self.compiler = Compiler(settings.served, self._make_way if replace else None)
        self.reviewer = Reviewer(self)
        self.press = Press()
        self.statistician = Statistician(self.store)
        self.mistakes = Mistakes(self)
        self.analyses = Analyses(self)
        self.puzzles = Puzzles(self)
        self.homes = Homes()
        self.thinkers = Thinkers(
            settings.threads,
            self.metrics.thought_wait.add,
            self.metrics.thought_scale.add,
            lambda: self.homes.several,
        )
        self.sanctions = Sanctions(self.store)
        self.orders = Orders(self)
        self.visits = Visits(self)
        self.limits = Limits(settings.limits)
        self.outbox = Outbox()
        self.turns = Turns(self)
        self.dispatcher = Dispatcher(self)
        self.devices = Devices(self)
        self.daily = Daily(self)
        self.faces = Faces(self)
        self.pairing = Pairing(self)
        self.hall = Hall(self)
        self.health = Health(self.store, self.compiler, self.metrics)
        self.unreadable = Unreadable(self.metrics)
        self.leaving = False  # asked to stop
        self.stopping = False
        self._heard = 0  # when it was last known who has signed out
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self.ownership: Ownership = AllMine()
        if store.leases is not None:
            self.ownership = Leased(
                store.leases, self._give_up_all, lambda: self.spawn(self._check_logs())
            )
        gauge = self.metrics.gauge
        gauge("kuroshio_rooms", "Tables in memory", lambda: len(self.rooms))
        gauge("kuroshio_watchers", "Sockets and waiting requests", self._watchers)
        thinkers = self.thinkers
        gauge("kuroshio_bots_thinking", "Thoughts under way", lambda: thinkers.thinking)
        gauge("kuroshio_thoughts_waiting", "Thoughts that wait", lambda: thinkers.waiting)
        gauge("kuroshio_thinking_people", "People for whom bots think", lambda: thinkers.people)

        gauge(
            "kuroshio_feeds", "Sockets of people who are at no table", lambda: len(self.hall.feeds)
        )

    def _watchers(self) -> int:
        return sum(len(room.watchers) for room in self.rooms.values())

    def everyone(self) -> Iterator[Watcher]:
        """All who are connected, at tables or not."""
        for room in tuple(self.rooms.values()):
            yield from tuple(room.watchers)
        yield from tuple(self.hall.feeds)

    # --- running ----------------------------------------------------------------------------

    async def start(self, address: str = "", hatch: str = "") -> None:
        """Begin; other processes reach this one at an address, or hand over at a hatch."""
        await self.ownership.start(address, hatch)
        await self.orders.start()
        await self.turns.start()
        self.pairing.start()
        self.dispatcher.start()
        self.hall.start()
        self._heard = now_ms()
        self.signer.signed_out(await self.store.signed_out(0))
        await self.devices.start()
        self.spawn(every(min(30.0, max(1.0, self.settings.idle / 4)), self._sweep))
        self.spawn(every(LOOK, self.health.look))
        if self.store.leases is not None:
            # Tokens that were ended elsewhere count here until then: it is not put off for long.
            self.spawn(every(SIGN_OUTS, self.hear_of_sign_outs, SIGN_OUTS))
        self.spawn(always(self.metrics.watch))
        self.spawn(always(self.compiler.run))
        if not self.compiler.provisional:  # reviews wait in the store
            self.spawn(always(self.reviewer.run))

    def leave(self) -> None:
        """The process was asked to stop: nothing new begins, and requests that wait for news are
        answered. Games go on until the end."""
        self.health.drain()
        self.leaving = True
        for watcher in self.everyone():
            watcher.tell()

    def _make_way(self) -> None:
        assert self._replace is not None
        self.leave()
        self._replace()

    async def stop(self) -> None:
        """Finish what has begun; what was acknowledged is committed already."""
        self.stopping = True
        self.compiler.close()
        self.thinkers.close()
        self.reviewer.close()
        self.press.close()
        for room in list(self.rooms.values()):
            await room.close()
        await self.turns.settle(*self.rooms)
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.ownership.stop()
        await self.store.close()

    def new_token(self) -> str:
        """What no other row has, of this process or another."""
        return f"{self.process}-{next(self._tokens):x}"

    def spawn(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Let something run beside all else; a failure is logged."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)
        return task

    def _finished(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("a task failed", exc_info=task.exception())

    async def _sweep(self) -> None:
        """Let idle tables leave memory, and sooner where somebody looks at one after the other;
        their log brings them back."""
        before = (now := time.monotonic()) - self.settings.idle
        for watcher in self.everyone():
            watcher.look(now)
        idle = sorted((r for r in self.rooms.values() if r.idle), key=lambda room: room.used)
        crowd = idle[: max(0, len(idle) - MOST_IDLE)]
        await self.forget(*crowd, *(room for room in idle[len(crowd) :] if room.used < before))

    async def forget(self, *rooms: Room) -> None:
        """Let tables leave memory."""
        for room in rooms:
            self.rooms.pop(room.id, None)
            await room.close()
        if rooms:
            await self.turns.settle(*(room.id for room in rooms))
            await self.ownership.release({room.id: room.fence for room in rooms})

    # --- identities -------------------------------------------------------------------------

    async def sign_out(self, player: str) -> None:
        """End all tokens of a player, and the sockets that were opened with them."""
        self._signed_out({player: await self.store.sign_out(player, now_ms())})

    async def hear_of_sign_outs(self) -> None:
        """Other processes write them down. Read is what was written since the last time that the
        store could be read, however long ago, and a minute before it, for late commits."""
        now, since = now_ms(), self._heard - LATE
        self._signed_out(await self.store.signed_out(since))
        await self.devices.hear(since)
        self._heard = now

    def _signed_out(self, numbers: Mapping[str, int]) -> None:
        for player in self.signer.signed_out(numbers):
            for watcher in self.everyone():
                if watcher.player == player:
                    watcher.dismiss(Refused("no-identity"), DISMISSED)

    # --- owning -----------------------------------------------------------------------------

    def give_up(self, room: Room) -> None:
        """A table belongs to another process: whoever is here goes there."""
        if self.rooms.get(room.id) is room:
            del self.rooms[room.id]
        self.turns.drop(room.id)
        room.give_up()
        self.spawn(room.close())

    def _give_up_all(self) -> None:
        for room in list(self.rooms.values()):
            self.give_up(room)

    async def _check_logs(self) -> None:
        """The database was away: perhaps another one is there now, which knows less."""
        try:
            heads = await self.ownership.heads(list(self.rooms))
        except StoreDown as error:
            log.warning("logs are checked when they are written to: %s", error)
            return
        for table, n in heads.items():
            if (room := self.rooms.get(table)) is not None:
                try:
                    await room.check(n)
                except Refused as refusal:
                    log.warning("no check of %s: %s", table, refusal.code)

    async def owner_of(self, table: str) -> Process | None:
        """The other process that owns a table; none if it is ours, or is now."""
        try:
            await self._find(table)
        except Elsewhere as elsewhere:
            return elsewhere.owner
        except Refused:
            pass  # whoever asks is told why
        return None

    # --- tables -----------------------------------------------------------------------------

    async def room(self, table: str) -> Room:
        """A table by its id, brought back into memory if need be. Whoever asks for one that belongs
        to another process was carried there before (`server/routing.py`), unless it moved since."""
        try:
            return await self._find(table)
        except Elsewhere:
            raise Refused("moved") from None

    async def _find(self, table: str) -> Room:
        if (room := self.rooms.get(table)) is not None:
            return room
        if not is_id(table):
            raise Refused("no-table")
        if self.stopping:
            raise Refused("stopping")
        if table not in self._loading:
            task = asyncio.get_running_loop().create_task(self._load(table))
            self._loading[table] = task
            task.add_done_callback(lambda _: self._loading.pop(table, None))
        return await asyncio.shield(self._loading[table])

    async def _load(self, table: str) -> Room:
        try:
            fence = await self.ownership.take(table)
        except StoreDown:
            raise Refused("store-down") from None
        try:
            room = Room(self, await self.replayed(table), fence)
        except BaseException:
            self.spawn(self.ownership.release({table: fence}))
            raise
        self.rooms[table] = room
        room.go_on()
        room.showing.renew()
        self.turns.note(room)
        return room

    async def replayed(self, table: str) -> LiveTable:
        """A table as its log in the store leaves it."""
        try:
            header = await self.store.header(table)
            if header is None:
                raise Refused("no-table")
            refuse_earlier(header)
            await self.compiler.need(header.game, COMPILE_WAIT)
            rows = await self.store.rows(table)
        except StoreDown:
            raise Refused("store-down") from None
        if len(rows) > LONG:
            return await aside(self.unreadable.replay, header, rows)
        return self.unreadable.replay(header, rows)

    async def opened(self, table: str) -> None:
        """Show a new table in the lobby, before anyone is told of it. It belongs to the process
        that is first asked for it, which need not be the one that was asked to open it."""
        room = await self.room(table)
        await room.showing.told()
        if self.ownership.shared and not room.watchers:
            await self.forget(room)

    async def read(self, table: str) -> LiveTable:
        """A table as its log tells it, whoever owns it: to look at what will not change."""
        if (room := self.rooms.get(table)) is not None:
            return room.live
        return await self.replayed(table)
