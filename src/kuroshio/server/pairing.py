"""Pairing: people who would play with whoever comes wait in a queue, and are seated together.

The queue lies in the store, so that it does not matter to which process somebody is connected.
People keep their place while they are connected and lose it seconds after closing the page, unless
the pace is one of days: then nobody need be there. Every process looks once a second, and may seat
people (`matching.py`). They are claimed, and their table is made with its seats and its start, in
one transaction: whatever dies meanwhile, each is seated once or still waits.
"""

from __future__ import annotations

import random
import secrets
from collections import Counter, defaultdict
from typing import TYPE_CHECKING, Protocol

import msgspec

from kuroshio.core.errors import KuroshioError
from kuroshio.core.rng import SEEDS
from kuroshio.games import game_named
from kuroshio.server import entries as e
from kuroshio.server import protocol as m
from kuroshio.server.clocks import PACES, Pace, by_days, now_ms
from kuroshio.server.decide import check_level
from kuroshio.server.identity import new_id
from kuroshio.server.live import LiveTable
from kuroshio.server.loops import every
from kuroshio.server.matching import Group, Waiter, matched
from kuroshio.server.refusals import Refused, unknown
from kuroshio.server.showing import seats_of
from kuroshio.server.store import Header, Player
from kuroshio.server.store.books import AMONG_PEOPLE

if TYPE_CHECKING:
    from kuroshio.server.service import Service

LOOK = 1.0  # seconds between two looks at the queue
MOST = 1000  # of those who wait are looked at: who has waited longest
# Milliseconds for which somebody who waits is believed to be there
HERE = 6_000
LEAVING = 2_000  # after a page was closed: one that is loaded anew is back by then
BY_DAYS = 86_400_000  # where nobody need be there
SEATED = 10_000  # for which whoever asks again is told of the table
OLD = 60_000  # after which what counts no more is deleted

_encode = msgspec.json.Encoder().encode
_wish = msgspec.json.Decoder(m.PairingWish)
_ratings = msgspec.json.Decoder(dict[str, float])

ROW = "player, name, wish, ratings, since, until, table_id"
ALL = f"SELECT {ROW} FROM waiting WHERE until >= $1 ORDER BY since, player LIMIT {MOST}"
OWN = f"SELECT {ROW} FROM waiting WHERE player = $1 AND until >= $2"
# Somebody who was seated just now keeps that row; somebody who waits already keeps the place.
JOIN = (
    f"INSERT INTO waiting ({ROW}) VALUES ($1, $2, $3, $4, $5, $6, NULL) "
    "ON CONFLICT (player) DO UPDATE SET name = excluded.name, wish = excluded.wish, "
    "ratings = excluded.ratings, until = excluded.until, table_id = NULL, since = "
    "CASE WHEN waiting.until < excluded.since THEN excluded.since ELSE waiting.since END "
    "WHERE waiting.table_id IS NULL OR waiting.until < excluded.since"
)
LEAVE = "DELETE FROM waiting WHERE player = $1 AND table_id IS NULL"
STAY = "UPDATE waiting SET until = $2 WHERE player = $1 AND table_id IS NULL"
CLEAR = "DELETE FROM waiting WHERE until < $1"
RATINGS = f"SELECT game, mu, sigma FROM ratings WHERE player = $1 AND among = '{AMONG_PEOPLE}'"


Alike = tuple[Pace, frozenset[str]]  # what people would play, and how much time they have


class Row(msgspec.Struct, frozen=True):
    """A row of the queue."""

    waiter: Waiter
    until: int
    table: str | None


class Guest(Protocol):
    """Somebody who is connected, and hears whether they wait."""

    def paired(self, told: m.Pairing) -> None: ...


class Pairing:
    def __init__(self, service: Service) -> None:
        self._service = service
        self._here: dict[str, set[Guest]] = defaultdict(set)
        self._new: set[str] = set()  # who came since the last look, and was told nothing yet
        self._told: dict[str, m.Pairing] = {}  # to those who are here, but for the time
        self._wishes: dict[str, m.PairingWish] = {}  # of those who waited at the last look
        self._alike: Counter[Alike] = Counter()  # and how many of them would play the same
        self.crowd: list[m.Crowd] = []  # who waits for what, as everyone may know
        self._cleared = 0

    def start(self) -> None:
        self._service.spawn(every(LOOK, self.look))

    # --- waiting ----------------------------------------------------------------------------

    async def join(self, player: Player, wish: m.PairingWish) -> m.Pairing:
        """Wait to be seated, from now on or on with other wishes."""
        service, now = self._service, now_ms()
        service.health.need_to_stay()
        if wish.level is not None:
            check_level(wish.level)
        for game in wish.games:
            await service.compiler.need(self._playable(game, wish))
        row = (player.id, player.name, _encode(wish).decode())
        ratings = _encode(await self._ratings(player.id)).decode()
        await service.store.change((JOIN, (*row, ratings, now, now + _patience(wish))))
        return await self.of(player.id)

    def _playable(self, game: str, wish: m.PairingWish) -> str:
        try:
            if game not in self._service.settings.served:
                raise unknown("game", game, self._service.settings.served)
            possible = game_named(game).players
        except KuroshioError as error:
            raise Refused("bad-setup", detail=str(error)) from None
        if wish.players and not set(wish.players) & set(possible):
            wished = ", ".join(map(str, wish.players))
            raise unknown(f"number of players of {game}", wished, possible)
        return game

    async def _ratings(self, player: str) -> dict[str, float]:
        from kuroshio.server.ratings import cautious  # openskill takes a while to load

        found = await self._service.store.read(RATINGS, player)
        return {game: cautious(mu, sigma) for game, mu, sigma in found}

    async def stop(self, player: str) -> m.Pairing:
        """Wait no more; somebody who was seated meanwhile is told where."""
        await self._service.store.change((LEAVE, (player,)))
        return await self.of(player)

    async def of(self, player: str) -> m.Pairing:
        """Whether somebody waits; whoever asks is there."""
        now = now_ms()
        rows = [_row(row) for row in await self._service.store.read(OWN, player, now)]
        if rows and rows[0].table is None:
            await self._stay(rows)
        return self._told_to(rows[0] if rows else None, now)

    # --- who is there -----------------------------------------------------------------------

    def enter(self, player: str, guest: Guest) -> None:
        self._here[player].add(guest)
        self._new.add(player)

    def leave(self, player: str, guest: Guest) -> None:
        """A page was closed: if it was the last one here, its person may be gone."""
        self._here[player].discard(guest)
        if not self._here[player]:
            del self._here[player]
            told = self._told.pop(player, None)
            if told is not None and told.wish is not None and not _may_go(told.wish):
                until = now_ms() + LEAVING
                self._service.spawn(self._service.store.change((STAY, (player, until))))

    async def _stay(self, rows: list[Row]) -> None:
        """Those of whom we know keep their places. In the order of their names, in which they are
        claimed as well: so nobody waits for another in a circle."""
        now = now_ms()
        late = [row for row in rows if row.until - now < _patience(row.waiter.wish) / 2]
        if late:
            await self._service.store.change(
                *(
                    (STAY, (row.waiter.player, now + _patience(row.waiter.wish)))
                    for row in sorted(late, key=lambda row: row.waiter.player)
                )
            )

    # --- seating ----------------------------------------------------------------------------

    async def look(self) -> None:
        """Keep the places of those who are here, seat those who can be seated, and tell them."""
        now = now_ms()
        rows = [_row(row) for row in await self._service.store.read(ALL, now)]
        # Nobody who is banned is seated or waited for; by days such a place would last for a day.
        banned = self._service.sanctions
        waiting = [
            row for row in rows if row.table is None and not banned.of("ban", row.waiter.player)
        ]
        self.crowd = _crowd(waiting)
        await self._stay([row for row in waiting if row.waiter.player in self._here])
        if not self._service.leaving:
            for group in matched([row.waiter for row in waiting], now):
                await self._seat(group)
        if any(row.table is None and row.waiter.player in self._here for row in rows):
            rows = [_row(row) for row in await self._service.store.read(ALL, now)]
        self._wishes = {row.waiter.player: row.waiter.wish for row in rows if row.table is None}
        self._alike = Counter(map(_alike, self._wishes.values()))
        self._tell({row.waiter.player: row for row in rows}, now)
        if now - self._cleared > OLD:
            self._cleared = now
            await self._service.store.change((CLEAR, (now - OLD,)))

    async def _seat(self, group: Group) -> None:
        """Seat people who wait, each on a seat by chance, and let them begin."""
        table = _table(group)
        rows = self._service.new_tables.rows_of(table, _entries(group))
        live = LiveTable(table)
        for row in rows:
            live.apply(row)
        table.status, table.seats = live.shown_status, seats_of(live)
        people = sorted(one.player for one in group.people)
        now = now_ms()
        if await self._service.store.seat(table, rows, people, now, now + SEATED):
            for player in people:
                self._service.turns.tell(player, table.id)

    def _tell(self, rows: dict[str, Row], now: int) -> None:
        """Tell those who are here what is new for them, and newcomers how things are."""
        new, self._new = self._new, set()
        concerned = rows.keys() | self._told.keys() | new
        for player in [player for player in self._here if player in concerned]:
            told = self._told_to(rows.get(player), now)
            before = self._told.get(player)
            if player in new or before is None or msgspec.structs.replace(before, now=now) != told:
                for guest in tuple(self._here[player]):
                    guest.paired(told)
            if player in rows:
                self._told[player] = told
            else:
                self._told.pop(player, None)

    def _told_to(self, own: Row | None, now: int) -> m.Pairing:
        """What somebody is told, with how many others would play the same."""
        if own is None:
            return m.Pairing(now)
        if own.table is not None:
            return m.Pairing(now, table=own.table)
        wish, before = own.waiter.wish, self._wishes.get(own.waiter.player)
        mine = _alike(wish)
        fitting = sum(count for other, count in self._alike.items() if _fit(mine, other))
        if before is not None and _fit(mine, _alike(before)):
            fitting -= 1  # oneself
        return m.Pairing(now, wish, own.waiter.since, fitting)


def _may_go(wish: m.PairingWish) -> bool:
    """Whether one need not be there to be seated."""
    return by_days(PACES[wish.pace])


def _patience(wish: m.PairingWish) -> int:
    return BY_DAYS if _may_go(wish) else HERE


def _row(row: tuple[str, str, str, str, int, int, str | None]) -> Row:
    player, name, wish, ratings, since, until, table = row
    waiter = Waiter(player, name, _wish.decode(wish), _ratings.decode(ratings), since)
    return Row(waiter, until, table)


def _alike(wish: m.PairingWish) -> Alike:
    return wish.pace, frozenset(wish.games)


def _fit(one: Alike, other: Alike) -> bool:
    """Whether two would play the same, with as much time."""
    return one[0] == other[0] and not one[1].isdisjoint(other[1])


def _crowd(waiting: list[Row]) -> list[m.Crowd]:
    counted = Counter(
        (game, row.waiter.wish.pace) for row in waiting for game in set(row.waiter.wish.games)
    )
    return [m.Crowd(game, pace, count) for (game, pace), count in sorted(counted.items())]


def _table(group: Group) -> Header:
    """The table of a group. Among strangers nobody is helped; everyone may look on."""
    game, now = game_named(group.game), now_ms()
    several = len(group.people) > 1
    return Header(
        id=new_id(),
        game=group.game,
        rules=game.version,
        players=group.players,
        options=game.chosen_options({}),
        seed=secrets.randbelow(SEEDS),
        clock=PACES[group.pace],
        listed=several,
        seeded=False,
        hints=not several,
        created=now,
        updated=now,
    )


def _entries(group: Group) -> list[e.AnyEntry]:
    seats = list(range(group.players))
    random.shuffle(seats)
    made: list[e.AnyEntry] = [
        e.Sat(seat, one.player, one.name) for seat, one in zip(seats, group.people, strict=False)
    ]
    assert len(made) == group.players or group.level is not None
    made += [e.Seated(seat, group.level or "") for seat in seats[len(made) :]]
    return [*made, e.Started()]
