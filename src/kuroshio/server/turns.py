"""Turns: which running tables wait for whom, so that nobody has to look into each table.

What a table waits for follows from its log. Its owner writes it down for everyone who sits there,
all tables together and at most once a second, and only what has changed: against quick bots that
is nothing at all. A person's own tables are read from these rows, and no table comes into memory
by that. Rows that are older than the log (the server was killed just then, or is newer than the
table) are made good when somebody asks for them.
"""

from __future__ import annotations

import asyncio
import logging
from collections import defaultdict
from collections.abc import Mapping, Set
from typing import TYPE_CHECKING, Literal, Protocol

import msgspec

from kuroshio.server import protocol as m
from kuroshio.server.about import listing
from kuroshio.server.clocks import now_ms
from kuroshio.server.identity import is_program
from kuroshio.server.live import LiveTable
from kuroshio.server.loops import every
from kuroshio.server.refusals import Refused
from kuroshio.server.store import Header, StoreDown
from kuroshio.server.store.sql import HEADER_COLUMNS, header_of
from kuroshio.server.unreadable import is_earlier

if TYPE_CHECKING:
    from kuroshio.server.rooms import Room
    from kuroshio.server.service import Service

log = logging.getLogger("kuroshio.turns")

PAUSE = 1.0  # seconds in which changes are gathered before they are written
LATER = 5.0  # the same where the store is down
LOOK = 1.0  # seconds between two looks for what other processes wrote
OVERDUE = 60.0  # seconds between two looks for those whose time is out while nobody is there
OVERLAP = 10_000  # milliseconds: a row may be committed after one that is younger
AT_ONCE = 100  # rows in one transaction
LISTED = 200  # of one's own tables
MENDED = 20  # tables that are looked at because of one question
GONE: Literal["gone"] = "gone"

ROW = "table_id, player, why, since, deadline, changed"
OWN = (
    f"SELECT {', '.join('t.' + column for column in HEADER_COLUMNS.split(', '))}, "
    "w.why, w.since, w.deadline, w.changed, "
    "(SELECT at FROM log WHERE table_id = t.id ORDER BY n DESC LIMIT 1) "
    "FROM turns w JOIN tables t ON t.id = w.table_id "
    "WHERE w.player = $1 AND w.why <> 'gone' AND t.status IN ('open', 'playing') "
    f"ORDER BY w.why = '', t.updated DESC LIMIT {LISTED}"
)
# Unless there is a younger one.
KEEP = (
    f"INSERT INTO turns ({ROW}) VALUES ($1, $2, $3, $4, $5, $6) "
    "ON CONFLICT (table_id, player) DO UPDATE SET why = excluded.why, since = excluded.since, "
    "deadline = excluded.deadline, changed = excluded.changed "
    "WHERE turns.changed <= excluded.changed"
)
NEW = "SELECT table_id, player, changed FROM turns WHERE changed > $1"
LATE = "SELECT table_id FROM turns WHERE deadline < $1 AND why = 'move' ORDER BY deadline LIMIT 50"
SEEN = "UPDATE turns SET seen = $3 WHERE table_id = $1 AND player = $2 AND seen < $3"
# People who left a table long ago need not be told of it any more.
OLD = "DELETE FROM turns WHERE why = 'gone' AND changed < $1"


class Wait(msgspec.Struct, frozen=True):
    """What a table waits for of one person."""

    why: Literal["", "move", "answer", "seat", "start", "gone"] = ""
    since: int = 0
    deadline: int | None = None  # when the time of that person is out


Waits = Mapping[str, Wait]  # by player


def waits(live: LiveTable) -> dict[str, Wait]:
    """Everyone who belongs to a table that is not over, and what it waits for of them."""
    if live.closed or live.over:
        return {}
    found = dict.fromkeys(live.people(), Wait())
    if live.game is None:
        for seat in live.seats:
            if seat.kept is not None:
                found[seat.kept] = Wait("seat", live.at)
        if live.host is not None and all(seat.taken for seat in live.seats):
            found[live.host] = Wait("start", live.at)
        return found
    if live.asked is not None:
        asker = live.seats[live.asked.seat].player
        for n, seat in enumerate(live.seats):
            if seat.player not in (None, asker) and not seat.away and n not in live.asked.agreed:
                found[str(seat.player)] = Wait("answer", live.at)
    if live.turn is not None and live.bot_to_move() is None:
        player = live.seats[live.turn].player
        if player is not None:
            since = live.log[live.position - 1].at
            found[player] = Wait("move", since, live.clock.deadline())
    return found


def programs_at(live: LiveTable) -> set[str]:
    """The programs at a table: they are told of every position in which they are to move."""
    return {str(seat.player) for seat in live.seats if seat.player and is_program(seat.name)}


def _news(before: Waits, now: Waits, closely: Set[str] = frozenset()) -> dict[str, Wait]:
    """What has to be written. That a table goes on waiting for somebody is no news, except for the
    players named in `closely`, who are told of every position. Where several people play, another
    turn of the same person is news: quick ones come to it within a second."""

    def same(player: str, one: Wait, other: Wait) -> bool:
        turned = one.since != other.since and one.why == "move" and len(now) > 1
        told = one.since != other.since and player in closely
        return (one.why, one.deadline) == (other.why, other.deadline) and not turned and not told

    made = {
        player: wait
        for player, wait in now.items()
        if player not in before or not same(player, before[player], wait)
    }
    left = [p for p, wait in before.items() if p not in now and wait.why != GONE]
    return made | dict.fromkeys(left, Wait(GONE))


class Listener(Protocol):
    """Somebody who wants to hear of their own tables."""

    at: str  # the table that they look at anyway

    def renew(self) -> None:
        """Something has changed."""


class Turns:
    def __init__(self, service: Service) -> None:
        self._service = service
        self._dirty: dict[str, Room] = {}
        self._timer: asyncio.TimerHandle | None = None
        self._lock = asyncio.Lock()
        self._listeners: dict[str, set[Listener]] = defaultdict(set)
        self._seen = 0  # the youngest row that was told
        self._told: dict[tuple[str, str], int] = {}  # when what was told lately had changed
        self._looks: dict[tuple[str, str], int] = {}  # of people at tables, to be written

    async def start(self) -> None:
        self._seen = now_ms()
        if self._service.ownership.shared:
            self._service.spawn(every(LOOK, self._look))
        self._service.spawn(every(OVERDUE, self.overdue))

    # --- what tables wait for ---------------------------------------------------------------

    def note(self, room: Room) -> None:
        """Something happened at a table: see before long what it waits for now."""
        if room.live.header.uploaded:
            return
        self._dirty[room.id] = room
        self._soon(PAUSE)
        if self._listeners:
            for player in self._listeners.keys() & programs_at(room.live):
                self.tell(player, room.id)  # whoever asks has it written down at once

    def look(self, room: Room, player: str) -> None:
        """Somebody looks at a table. It is written down where it matters to notices: the first
        time, and when the table waits for them since they last did."""
        last, wait = room.looks.get(player), room.waits and room.waits.get(player)
        if last is not None and not (wait and wait.why and wait.since > last):
            return
        if player in room.live.people() and not room.live.header.uploaded:
            room.looks[player] = self._looks[room.id, player] = now_ms()
            self._soon(PAUSE)

    def _soon(self, seconds: float) -> None:
        if self._timer is None:
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(seconds, self._now)

    def _now(self) -> None:
        self._timer = None
        self._service.spawn(self.settle(*self._dirty))

    def drop(self, table: str) -> None:
        """The table is another process's: it writes."""
        self._dirty.pop(table, None)

    async def settle(self, *tables: str) -> None:
        """Write down now what these tables wait for, as far as it is new."""
        async with self._lock:
            rooms = [self._dirty.pop(table) for table in tables if table in self._dirty]
            try:
                for start in range(0, len(rooms), AT_ONCE):
                    await self._write(rooms[start : start + AT_ONCE])
                await self._write_looks()
            except StoreDown as error:
                log.warning("turns are written later: %s", error)
                self._dirty = {room.id: room for room in rooms} | self._dirty
                if not self._service.stopping:
                    self._soon(LATER)

    async def _write(self, rooms: list[Room]) -> None:
        unknown = [room for room in rooms if room.waits is None]
        known = await self._rows([room.id for room in unknown])
        for room in unknown:
            room.waits = known.get(room.id, {})
        news = {
            room.id: _news(room.waits or {}, waits(room.live), programs_at(room.live))
            for room in rooms
        }
        await self._keep(news, now_ms())
        for room in rooms:
            room.waits = {**(room.waits or {}), **news[room.id]}
            for player in news[room.id]:
                if room.is_seen_by(player):
                    self.look(room, player)

    async def _write_looks(self) -> None:
        while self._looks:
            some = sorted(self._looks.items())[:AT_ONCE]
            await self._service.store.change_each(SEEN, [(*key, at) for key, at in some])
            for key, at in some:
                if self._looks.get(key) == at:
                    del self._looks[key]

    async def _rows(self, tables: list[str]) -> dict[str, dict[str, Wait]]:
        found: dict[str, dict[str, Wait]] = defaultdict(dict)
        if tables:
            places = ", ".join(f"${n + 1}" for n in range(len(tables)))
            query = f"SELECT {ROW} FROM turns WHERE table_id IN ({places})"
            for table, player, why, since, deadline, _ in await self._service.store.read(
                query, *tables
            ):
                found[table][player] = Wait(why, since, deadline)
        return found

    async def _keep(self, news: Mapping[str, Waits], changed: int) -> None:
        rows = [
            (table, player, wait.why, wait.since, wait.deadline, changed)
            for table, found in news.items()
            for player, wait in found.items()
        ]
        for start in range(0, len(rows), AT_ONCE):
            await self._service.store.change_each(KEEP, rows[start : start + AT_ONCE])
        for table, player, *_ in rows:
            self._told[table, player] = changed
            self.tell(player, table)

    async def overdue(self) -> None:
        """Where somebody's time is out, see to it even if nobody is at the table: a table that is
        loaded into memory does so at once. What cannot be loaded now is tried again."""
        for (table,) in await self._service.store.read(LATE, now_ms() - OVERLAP):
            try:
                await self._service.room(table)
            except Refused as refusal:
                log.info("%s is not timed now: %s", table, refusal.code)

    # --- who wants to know ------------------------------------------------------------------

    def listen(self, player: str, listener: Listener) -> None:
        self._listeners[player].add(listener)

    def leave(self, player: str, listener: Listener) -> None:
        self._listeners[player].discard(listener)
        if not self._listeners[player]:
            del self._listeners[player]

    def tell(self, player: str, table: str) -> None:
        """Something has changed at a table, for somebody who may be elsewhere."""
        for listener in tuple(self._listeners.get(player, ())):
            if listener.at != table:
                listener.renew()

    async def _look(self) -> None:
        """Hear of what other processes wrote."""
        if not self._listeners:
            self._seen = now_ms()
            return
        for table, player, changed in await self._service.store.read(NEW, self._seen - OVERLAP):
            self._seen = max(self._seen, changed)
            if self._told.get((table, player)) != changed:
                self._told[table, player] = changed
                self.tell(player, table)
        old = self._seen - 2 * OVERLAP
        self._told = {key: changed for key, changed in self._told.items() if changed > old}

    # --- one's own tables -------------------------------------------------------------------

    async def of(self, player: str) -> m.Turns:
        """All running tables of a person: those that wait for them first, and of these the ones
        that have waited longest."""
        await self.settle(*(n for n, room in self._dirty.items() if player in waits(room.live)))
        found = []
        mended = 0
        for row in await self._service.store.read(OWN, player):
            *columns, why, since, deadline, changed, last = row
            header, wait = header_of(columns), Wait(why, since, deadline)
            if (room := self._service.rooms.get(header.id)) is not None:
                wait = waits(room.live).get(player, Wait(GONE))
            elif last > changed and mended < MENDED and self._is_ready(header):
                mended += 1
                wait = (await self._mend(header.id, last)).get(player, Wait(GONE))
            if wait.why != GONE and not is_earlier(header):
                found.append((header, wait))
        found.sort(key=_order)
        own = [
            m.OwnTable(listing(header), wait.why or None, wait.since, wait.deadline)  # type: ignore[arg-type]
            for header, wait in found
        ]
        return m.Turns(now_ms(), own)

    def _is_ready(self, header: Header) -> bool:
        return self._service.compiler.states.get(header.game) == "ready"

    async def _mend(self, table: str, last: int) -> Waits:
        """What a table waits for, read from its log, which is younger than its rows. One that
        cannot be read waits for nobody, until it is mended and loaded. What its owner writes
        meanwhile is younger still, and stays."""
        now: Waits = {}
        before = (await self._rows([table])).get(table, {})
        try:
            live = await self._service.replayed(table)
            now, last = {p: _as_before(before, p, one) for p, one in waits(live).items()}, live.at
        except Refused as refusal:
            if refusal.code == "store-down":
                raise
        await self._keep({table: {**_news(before, now), **now}}, last)
        return now


def _as_before(before: Waits, player: str, wait: Wait) -> Wait:
    """What was waited for already has been waited for since then."""
    old = before.get(player, Wait())
    goes_on = old.why == wait.why != "move"  # when a turn began is told by the log itself
    return msgspec.structs.replace(wait, since=old.since) if goes_on else wait


def _order(found: tuple[Header, Wait]) -> tuple[bool, int]:
    header, wait = found
    return (not wait.why, wait.since if wait.why else -header.updated)
