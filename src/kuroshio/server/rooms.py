"""A room: a live table with the people and bots around it.

Whatever happens at a table goes through `act` or `_write`, under the room's lock: decide, commit
to the store, take it over, wake those who watch. The table belongs to this process, and nobody else
writes to it; if another one has taken it, the store refuses the row, and the room is given up.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from kuroshio.server import entries as e
from kuroshio.server import protocol as m
from kuroshio.server.about import table_info
from kuroshio.server.clocks import now_ms
from kuroshio.server.decide import Around, decide, stayed_away
from kuroshio.server.fair_play import may_sit
from kuroshio.server.live import LiveTable
from kuroshio.server.news import changes_for, is_one_move, update_for
from kuroshio.server.presence import Presence
from kuroshio.server.refusals import Refused
from kuroshio.server.showing import Showing
from kuroshio.server.store import NotOwner, OutOfStep, Row, StoreDown
from kuroshio.server.thinking import Thinking
from kuroshio.server.wire import COME_AGAIN
from kuroshio.tables.desks import Eyes

if TYPE_CHECKING:
    from kuroshio.server.service import Service
    from kuroshio.server.turns import Wait

log = logging.getLogger("kuroshio.rooms")

NOBODY = Around()
LATELY = 60.0  # seconds that bots play on after the last person has gone
KEPT = 1_000_000  # bytes of what is told of a whole table, until it changes


class Watcher:
    """Somebody who wants to know what happens at a table: a socket or a waiting request."""

    def __init__(self, player: str | None, since: int) -> None:
        self.player = player
        self.since = since

    address = ""  # from which they came
    device = ""  # on which they are signed in
    looking = True  # whether somebody sees what is told; a page may be out of sight

    def tell(self) -> None:
        """Something has changed."""
        raise NotImplementedError

    def look(self, now: float) -> None:
        """See whether anybody is still there."""

    def dismiss(self, refusal: Refused, code: int) -> None:
        """Send them away; `code` is told where a socket is closed."""
        raise NotImplementedError

    def go_back(self, since: int) -> None:
        """What was told after an entry did not happen."""
        self.since = min(self.since, since)


class Waiting(Watcher):
    """A request that waits for news."""

    def __init__(self, player: str | None, device: str, since: int) -> None:
        super().__init__(player, since)
        self.device = device
        self.news = asyncio.Event()
        self.refusal: Refused | None = None

    def tell(self) -> None:
        self.news.set()

    def dismiss(self, refusal: Refused, code: int) -> None:
        self.refusal = refusal
        self.news.set()


class Room:
    def __init__(self, service: Service, live: LiveTable, fence: int) -> None:
        self.service = service
        self.live = live
        self.fence = fence  # with which this process owns the table
        self.id = live.header.id
        self.watchers: set[Watcher] = set()
        self.used = time.monotonic()
        self.visited = self.used  # when a person was last here
        self.presence = Presence(live, self._tell)
        self._lock = asyncio.Lock()
        self._changes: dict[str | None, bytes] = {}  # what each is told of the last move
        self._changes_of: int | None = None  # its number in the log
        # Through whose eyes those look who are here, and how often the table's people had changed
        # when that was looked up.
        self._eyes: dict[str | None, Eyes] | None = None
        self._seated = 0
        self._updates: dict[Any, bytes] = {}  # and of the whole table
        self._gone: list[int | None] = []  # who is gone since when, as these updates say it
        self._unsure = False  # whether the log in the store may differ from the one known here
        self._lost = False  # the table belongs to another process
        self._thinking = Thinking(self)
        self._timer: asyncio.TimerHandle | None = None
        self._address = ""  # from which somebody acted here last: its rows, and those of bots
        self.showing = Showing(service, live)
        self.waits: Mapping[str, Wait] | None = None  # as the store knows it; none: not looked yet
        self.looks: dict[str, int] = {}  # when people were last noted to look at it

    # --- acting -----------------------------------------------------------------------------

    async def act(self, player: str, name: str, command: m.Command, address: str = "") -> int:
        """Carry out a person's command that came from an address; the number of the entry that it
        became."""
        self.visit()
        self.presence.noticed(player)
        self.service.turns.look(self, player)
        if self.live.closed:
            raise Refused("closed")
        if isinstance(command, m.Rematch):
            return await self._rematch(player)
        async with self._lock:
            await self._make_sure()
            self._address = address or self._address
            around = NOBODY if isinstance(command, m.Move) else self._around()
            await self._write(decide(self.live, player, name, command, around))
            return self.live.n

    def _around(self) -> Around:
        """Who is not there, as far as it matters to what may be done; to moves it does not."""
        settings = self.service.settings
        return Around(self.presence.absent(settings.absence), settings.stand_in)

    async def miss(self) -> None:
        """Nobody has moved here for days, so the person whose move it is has left. Bots that rested
        play on, until it is somebody else's move."""
        async with self._lock:
            await self._make_sure()
            await self._write(stayed_away(self.live, now_ms(), self.service.settings.stand_in))
        self.visit()

    async def note(self, *entries: e.AnyEntry) -> int:
        """Write down what whoever runs the house did."""
        async with self._lock:
            await self._make_sure()
            await self._write(entries)
            return self.live.n

    async def hint(self, player: str, command: m.Hint, address: str = "") -> m.Hints:
        """Write down that somebody asks for a hint, and give it; twice the same is one."""
        self.service.compiler.need_compiled(self.live.header.game)
        await self.act(player, "", command, address)
        moves, why = await self._thinking.advice(player, command.position)
        return m.Hints(command.ref, command.position, moves, why)

    async def _write(self, entries: Sequence[e.AnyEntry]) -> None:
        """Commit entries and take them over."""
        if self._lost:
            raise Refused("moved")
        try:
            for entry in entries:
                at = max(now_ms(), self.live.at)
                row = Row(self.id, self.live.n + 1, at, self.service.new_token(), e.encode(entry))
                await self.service.store.append(row, self.fence)
                self.service.limits.note_rows(self._address, 1, len(row.entry))
                self.live.take(row.n, row.at, entry)
                if isinstance(entry, e.Undone):
                    self._thinking.forget()
                if self.live.over:
                    # Whoever hears of the end finds it in the history.
                    await self.showing.end()
        except StoreDown:
            self._unsure = True
            raise Refused("store-down") from None
        except OutOfStep:
            self._unsure = True
            await self._make_sure()
            raise Refused("stale") from None
        except NotOwner:
            self.service.give_up(self)
            raise Refused("moved") from None
        finally:
            self._changed()

    async def _make_sure(self) -> None:
        """Where the store was away, see what it holds: a row that was not acknowledged may have
        been written, and a database that failed over may have lost some that were."""
        if not self._unsure:
            return
        try:
            rows = await self.service.store.rows(self.id)
        except StoreDown:
            raise Refused("store-down") from None
        self._unsure = False
        try:
            for row in rows[self.live.n :]:
                self.live.apply(row)
        except Exception:
            await self.service.forget(self)
            await self.service.replayed(self.id)  # says what is wrong with the log
            raise
        lost = self.live.n - len(rows)
        if lost > 0:
            log.error("the store has lost the last %d entries of %s", lost, self.id)
            try:
                self._go_back(await self.service.replayed(self.id))
            except Refused:  # nothing is left of it
                self.service.give_up(self)
                raise
            await self._write([e.Lost(lost)])
        else:
            self._changed()

    def _go_back(self, live: LiveTable) -> None:
        """Play on from what the store still knows."""
        self._thinking.forget()
        self.live = self.presence.live = live
        self._eyes = None
        self.showing = Showing(self.service, live)
        for watcher in self.watchers:
            watcher.go_back(live.n)

    async def check(self, n: int) -> None:
        """The log in the store ends at entry n: see to it that this one does too."""
        async with self._lock:
            if n != self.live.n:
                self._unsure = True
                await self._make_sure()

    # --- watching ---------------------------------------------------------------------------

    def update(self, player: str | None, since: int) -> bytes:
        """The whole table for a player who knows the log up to `since`."""
        held, gone = self.live.held_by(player), self.presence.gone_since()
        if gone != self._gone:
            self._updates, self._gone = {}, gone
        key = held, may_sit(self.live, player), since
        if key not in self._updates:
            settings = self.service.settings
            info = table_info(self.live, gone, int(settings.absence * 1000), settings.patience)
            info.provisional = self.service.compiler.provisional
            made = update_for(self.live, info, *key)
            # Each number of entries that somebody says to know makes another update.
            if sum(map(len, self._updates.values())) + len(made) > KEPT:
                self._updates.clear()
            self._updates[key] = made
        return self._updates[key]

    def change(self, player: str | None, since: int) -> bytes | None:
        """What the last move changed for a player, if that is all that is new since then."""
        if since != self.live.n - 1:
            return None
        if self._changes_of != self.live.n:
            self._changes = self._changes_by_player() if is_one_move(self.live) else {}
            self._changes_of = self.live.n
        return self._changes.get(player)

    def _changes_by_player(self) -> dict[str | None, bytes]:
        eyes = self._eyes
        if eyes is None or self._seated != self.live.around:
            self._seated = self.live.around
            eyes = self._eyes = self._everyones_eyes()
        if not eyes:
            return {}
        told = changes_for(self.live, set(eyes.values()))
        return {player: told[own] for player, own in eyes.items()}

    def _everyones_eyes(self) -> dict[str | None, Eyes]:
        """Through whose eyes all look who are here. Those who hold several seats may look through
        other eyes after a move: they are told the whole table."""
        live = self.live
        here = {one.player: live.held_by(one.player) for one in self.watchers}
        return {player: live.eyes_of(held) for player, held in here.items() if len(held) < 2}

    def _forget(self) -> None:
        """What was told is no longer so."""
        self._changes_of, self._updates = None, {}

    async def enter(self, watcher: Watcher) -> None:
        self._come(watcher)
        self._address = self._address or watcher.address
        self.presence.changed()
        if watcher.player and any(s.player == watcher.player and s.away for s in self.live.seats):
            try:
                await self.act(watcher.player, "", m.Return())
            except Refused:
                log.info("no return at %s", self.id)

    def exit(self, watcher: Watcher) -> None:
        self._go(watcher)
        self.presence.changed()

    def _come(self, watcher: Watcher) -> None:
        self.watchers.add(watcher)
        self._eyes = None
        if watcher.address:
            self.service.homes.come(watcher.address)
        self.presence.come(watcher.player)
        self.looked(watcher)
        self.visit()

    def _go(self, watcher: Watcher) -> None:
        self.watchers.discard(watcher)
        self._eyes = None
        if watcher.address:
            self.service.homes.go(watcher.address)
        self.presence.gone(watcher.player)
        self.visit()

    def looked(self, watcher: Watcher) -> None:
        """Somebody who came, or who said so, may look at the table now."""
        if watcher.looking and watcher.player is not None:
            self.service.turns.look(self, watcher.player)

    def is_seen_by(self, player: str) -> bool:
        return any(one.looking for one in self.watchers if one.player == player)

    def visit(self) -> None:
        """A person is here, or was until now: the bots go on, if they rested."""
        self.used = self.visited = time.monotonic()
        self._thinking.go_on()

    @property
    def attended(self) -> bool:
        """Whether there is somebody for whom bots play: anybody who looks on, or one of the
        table's people who was here lately. Bots alone play for whoever opened the table."""
        if self.live.opener is not None and not self.live.people():
            return self.presence.has(self.live.opener)
        return self.presence.anyone or time.monotonic() - self.visited < LATELY

    def _tell(self) -> None:
        for watcher in tuple(self.watchers):
            watcher.tell()

    def _stays(self, n: int) -> bool:
        """Whether to wait here for what comes after entry n: not where the table is another
        process's now, or this one is about to stop."""
        return self.live.n <= n and not self._lost and not self.service.leaving

    async def changed_after(self, n: int, player: str | None, device: str, seconds: float) -> None:
        """Wait until there is an entry after n, but not for longer than so many seconds."""
        watcher = Waiting(player, device, n)
        deadline = time.monotonic() + seconds
        self._come(watcher)
        try:
            while self._stays(n) and (left := deadline - time.monotonic()) > 0:
                watcher.news.clear()
                await asyncio.wait_for(watcher.news.wait(), left)
                if watcher.refusal is not None:
                    raise watcher.refusal
        except TimeoutError:
            pass
        finally:
            self._go(watcher)

    # --- after every change -----------------------------------------------------------------

    def _changed(self) -> None:
        self.used = time.monotonic()
        self._forget()
        self._tell()
        if self.live.over:
            self._thinking.forget()
        if not self._lost:
            self.go_on()
            self.showing.renew()
            self.service.turns.note(self)

    def go_on(self) -> None:
        """Let bots think and clocks run, if it is their turn."""
        self._thinking.go_on()
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        deadline = self.live.clock.deadline()
        if deadline is not None:
            wait = max(0, deadline - now_ms()) / 1000
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(wait, lambda: self.service.spawn(self._time_out()))

    async def _time_out(self) -> None:
        async with self._lock:
            deadline = self.live.clock.deadline()
            seat = self.live.clock.running
            if deadline is None or seat is None or now_ms() < deadline:
                self.go_on()
                return
            try:
                await self._write([e.TimedOut(seat, self.service.settings.stand_in)])
            except Refused:
                if not self._lost:
                    loop = asyncio.get_running_loop()
                    self._timer = loop.call_later(1.0, self.go_on)

    async def bot_moves(self, seat: int, level: str, position: int, chosen: int) -> bool:
        """Make the move that a bot chose in a position, unless that is over; whether it was."""
        live = self.live
        async with self._lock:
            if live.position != position or live.bot_to_move() != level:
                return False
            assert live.game is not None
            move = live.game.legal(chosen)
            await self._write([e.Moved(seat, move.text, bot=True)])
            return True

    async def settled(self) -> None:
        """Wait until a game that has just ended is in the history."""
        if self.live.over:
            async with self._lock:
                pass

    async def _rematch(self, player: str) -> int:
        """Open a table for the same people, unless there is one already: the others' seats there
        are kept for them."""
        if not self.live.held_by(player):
            raise Refused("not-seated")
        if not self.live.over or self.live.header.uploaded:
            raise Refused("not-over")
        if self.live.rematch is None:
            other = await self.service.new_tables.rematch_of(self.live, player)
            async with self._lock:
                await self._write([] if self.rematched else [e.Rematched(other)])
        return self.live.n

    @property
    def rematched(self) -> bool:
        return self.live.rematch is not None

    def give_up(self) -> None:
        """The table belongs to another process: whoever is here goes there."""
        self._lost = True
        for watcher in tuple(self.watchers):
            watcher.dismiss(Refused("moved"), COME_AGAIN)

    async def close(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._thinking.close()
        self.presence.close()

    @property
    def idle(self) -> bool:
        return (
            not self.watchers
            and self.showing.settled
            and not self._thinking.busy
            and not self._lock.locked()
        )
