"""The day's challenge: every day one deal of each game, the same for everyone.

Its seed follows from the day and from the server's secret, so that nobody can know it; bots take
their luck from it, too. The first try of a person counts, if it comes to its end before the deal is
told: that is two hours after midnight, so that nobody who began late need hurry. Until then nothing
that tells of the deal is shown to people who have not finished a try of their own: no table to look
on at, no replay, no picture, no review, no standing; and nobody is given the seed.
"""

from __future__ import annotations

import asyncio
import logging
from collections import defaultdict
from collections.abc import Sequence
from datetime import UTC, date, datetime, timedelta
from itertools import islice
from typing import TYPE_CHECKING

import msgspec

from kuroshio.bots import Sight
from kuroshio.core.rng import SEEDS
from kuroshio.games import game_named
from kuroshio.server import entries as e
from kuroshio.server import protocol as m
from kuroshio.server.admin.forms import HOUR
from kuroshio.server.admin.visits import DAY, today
from kuroshio.server.aside import address
from kuroshio.server.bots import new_bot
from kuroshio.server.clocks import ClockRule, now_ms
from kuroshio.server.fresh import FRESH, Fresh
from kuroshio.server.identity import is_program, new_id
from kuroshio.server.live import LiveTable
from kuroshio.server.refusals import Refused
from kuroshio.server.store import Header, Player
from kuroshio.tables.table import Table

if TYPE_CHECKING:
    from kuroshio.server.service import Service

log = logging.getLogger("kuroshio.daily")

LEVEL = "captain"  # of those whom one plays against
SHOWN = ("captain", "sailor", "deckhand")  # who else plays the deal from that seat
LINES = 50  # of a standing
OPENING, PAUSE = 40, 0.05  # looks for a table that is just being opened, and seconds between them
# What a day is worth in the month's table: to the first, the second …, and to everyone else.
PRIZES, REST = (10, 8, 6, 5, 4, 3, 2), 1
FIRST_DAY = 20_000  # in 2024: there was no challenge before
LATE = 2 * HOUR  # milliseconds after midnight for tries that were begun before it
# Seconds for which the standing of a day is kept on which no try counts any more. Only if somebody
# is erased or a table deleted does it change, and then it is forgotten at once.
SETTLED = 3600.0

TRY = (
    "INSERT INTO daily (table_id, day, game, player, counts) VALUES ($1, $2, $3, $4, $5) "
    "ON CONFLICT DO NOTHING RETURNING table_id"
)
COUNTED = "SELECT table_id FROM daily WHERE day = $1 AND game = $2 AND player = $3 AND counts"
WHICH = "SELECT day, game FROM daily WHERE table_id = $1"
# That a try came to its end before its deal was told.
IN_TIME = f"r.finished < CAST(d.day + 1 AS BIGINT) * {DAY} + {LATE}"
# Who has come to the end of the try that counts.
STANDING = (
    "SELECT d.game, r.name, r.points, r.place, d.table_id, r.has_left, d.player, r.finished "
    "FROM daily d JOIN results r ON r.table_id = d.table_id AND r.player = d.player "
    f"WHERE d.day = $1 AND d.counts AND {IN_TIME}"
)
# In which games somebody has.
FINISHED = (
    "SELECT d.game FROM daily d JOIN results r ON r.table_id = d.table_id AND r.player = d.player "
    f"WHERE d.day = $1 AND d.player = $2 AND d.counts AND {IN_TIME}"
)
# What everyone has won between two days, and in how many tries; each is called as in the last of
# them.
WON = " ".join(f"WHEN {n} THEN {prize}" for n, prize in enumerate(PRIZES, 1))
MONTH = (
    "SELECT player, max(called), "
    f"sum(CASE WHEN has_left THEN 0 ELSE CASE place {WON} ELSE {REST} END END), "
    "count(*) FROM (SELECT d.player, r.has_left, rank() OVER (PARTITION BY d.day, d.game "
    "ORDER BY r.has_left, r.place, r.points DESC) AS place, first_value(r.name) OVER "
    "(PARTITION BY d.player ORDER BY r.finished DESC, r.table_id) AS called FROM daily d "
    "JOIN results r ON r.table_id = d.table_id AND r.player = d.player "
    f"WHERE d.day >= $1 AND d.day <= $2 AND d.counts AND {IN_TIME}) AS tries GROUP BY player"
)
BOTS = "SELECT game, level, points, place FROM daily_bots WHERE day = $1"
KEEP_BOT = (
    "INSERT INTO daily_bots (day, game, level, points, place) VALUES ($1, $2, $3, $4, $5) "
    "ON CONFLICT DO NOTHING"
)


def date_of(day: int) -> str:
    return (datetime(1970, 1, 1, tzinfo=UTC) + timedelta(days=day)).date().isoformat()


def day_of(text: str) -> int:
    """The number of a day that is not in the future."""
    try:
        day = (datetime.fromisoformat(text).date() - datetime(1970, 1, 1).date()).days
    except ValueError:
        raise Refused("bad-message", detail="day") from None
    if not FIRST_DAY <= day <= today():
        raise Refused("not-found")
    return day


def is_secret(day: int) -> bool:
    """Whether the deal of a day is not to be known yet: a try of it may still count."""
    return now_ms() < (day + 1) * DAY + LATE


def month_of(text: str) -> tuple[int, int]:
    """The first and the last day of a month that has begun and in which there was a challenge."""
    try:
        first = date.fromisoformat(f"{text}-01")
        after = (first.replace(day=28) + timedelta(days=4)).replace(day=1)
    except (ValueError, OverflowError):  # there is no month after the last one
        raise Refused("bad-message", detail="month") from None
    start, end = ((one - date(1970, 1, 1)).days for one in (first, after))
    if end <= FIRST_DAY or start > today():
        raise Refused("not-found")
    return start, end - 1


def _lasts(day: int) -> float:
    """For how many seconds the standings up to a day may be told again."""
    return FRESH if is_secret(day) else SETTLED


class Deal:
    """What is dealt on a day: to whom, and with which luck."""

    def __init__(self, service: Service, day: int, game: str) -> None:
        found = game_named(game)
        drawn = service.signer.drawn(f"{day} {game} {found.version}")
        self.day, self.game, self.version = day, game, found.version
        self.players = found.usual_players
        self.options = found.chosen_options({})
        self.seed = drawn % SEEDS
        self.seat = drawn // SEEDS % self.players

    def table(self) -> Table:
        return Table(
            game_named(self.game),
            self.players,
            self.seed,
            self.options,
            seats=[LEVEL] * self.players,
        )


class Line(msgspec.Struct):
    """Somebody's result in a day's challenge."""

    name: str
    points: int
    place: int
    table: str
    left: bool
    player: str
    finished: int
    rank: int = 0


Standing = dict[str, Line]  # everyone's line in one game, the best first


class Daily:
    def __init__(self, service: Service) -> None:
        self._service = service
        self._thinking: asyncio.Task[None] | None = None
        self._days = Fresh(self._standings, _lasts)
        self._months = Fresh(self._month, lambda days: _lasts(days[1]))

    # --- trying -----------------------------------------------------------------------------

    async def play(self, player: Player, game: str) -> str:
        """The table of one's try that counts; after its end a new one to try again."""
        service = self._service
        service.health.need_to_stay()
        if is_program(player.name):
            raise Refused("people-only")
        if game not in service.settings.served:
            raise Refused("not-found")
        await service.compiler.need(game)
        day = today()
        counted = await self._counted(day, game, player.id)
        if counted is None:
            return await self._open(Deal(service, day, game), player, counts=True)
        header = await self._opened(counted)
        if header is None:  # the server was killed just then
            await self._make(Deal(service, day, game), player, counted, counts=True)
        elif header.status == "over":
            return await self._open(Deal(service, day, game), player, counts=False)
        return counted

    async def _opened(self, table: str) -> Header | None:
        """A table that is claimed; who asked at the same moment may just be opening it."""
        for _ in range(OPENING):
            if (header := await self._service.store.header(table)) is not None:
                return header
            await asyncio.sleep(PAUSE)
        return None

    async def _counted(self, day: int, game: str, player: str) -> str | None:
        found = await self._service.store.read(COUNTED, day, game, player)
        return found[0][0] if found else None

    async def _open(self, deal: Deal, player: Player, counts: bool) -> str:
        table = new_id()
        row = (table, deal.day, deal.game, player.id, counts)
        (claimed,) = await self._service.store.change((TRY, row))
        if not claimed:  # asked twice at once: the other one counts
            return await self.play(player, deal.game)
        await self._make(deal, player, table, counts)
        return table

    async def _make(self, deal: Deal, player: Player, table: str, counts: bool) -> None:
        now = now_ms()
        header = Header(
            id=table,
            game=deal.game,
            rules=deal.version,
            players=deal.players,
            options=deal.options,
            seed=deal.seed,
            clock=ClockRule(),
            listed=False,
            seeded=True,
            hints=not counts,
            created=now,
            updated=now,
        )
        made: list[e.AnyEntry] = [
            e.Sat(n, player.id, player.name) if n == deal.seat else e.Seated(n, LEVEL)
            for n in range(deal.players)
        ]
        await self._service.new_tables.make(
            header, [*made, e.Started(daily=deal.day, counts=counts)]
        )

    # --- who may look -----------------------------------------------------------------------

    async def check(self, live: LiveTable, player: str | None) -> None:
        """Refuse to show a table whose deal is still secret to somebody who has not finished a try
        of their own."""
        if live.daily and not live.held_by(player) and player not in live.been:
            await self._need_own_try(live.daily, live.header.game, player)

    async def check_stored(self, table: str, player: str | None) -> None:
        """The same for what is kept of a table, without its log."""
        for day, game in await self._service.store.read(WHICH, table):
            await self._need_own_try(day, game, player)

    async def _need_own_try(self, day: int, game: str, player: str | None) -> None:
        if not is_secret(day):
            return
        counted = None if player is None else await self._counted(day, game, player)
        header = await self._service.store.header(counted) if counted else None
        if header is None or header.status != "over":
            raise Refused("daily-closed")

    async def check_seed(self, table: str) -> None:
        """Refuse whatever holds the seed while the deal is secret, also to those who played."""
        for day, _ in await self._service.store.read(WHICH, table):
            if is_secret(day):
                raise Refused("daily-today", hours=LATE // HOUR)

    # --- what is told -----------------------------------------------------------------------

    def forget(self) -> None:
        """Somebody was erased or a table deleted: nothing is told again of what they have won."""
        self._days.forget()
        self._months.forget()

    def _count(self, kept: bool, day: int, player: str | None) -> None:
        """Count a look into the store at what is over: there are ever more such days, and whoever
        asked for one after the other would keep the store busy."""
        if not kept and not is_secret(day):
            self._service.limits.spend("standing", address.get(), player)

    async def of(self, day: int, player: str | None) -> m.Daily:
        """A day's challenges: how far one is, and how the others fared where one may know it."""
        self._count(self._days.has(day), day, player)
        standings = await self._days.of(day)
        if player is not None:
            # Who has just finished sees it at once.
            finished = await self._service.store.read(FINISHED, day, player)
            if not all(player in standings[game] for (game,) in finished):
                standings = await self._days.anew(day)
        bots = defaultdict(list)
        for game, level, points, place in await self._service.store.read(BOTS, day):
            bots[game].append(m.DailyBot(level, points, place))
        games = [
            await self._game(Deal(self._service, day, game), standings[game], bots[game], player)
            for game in self._service.settings.served
        ]
        return m.Daily(date_of(day), day == today(), (today() + 1) * DAY, now_ms(), games)

    async def _game(
        self, deal: Deal, standing: Standing, bots: list[m.DailyBot], player: str | None
    ) -> m.DailyGame:
        done = player in standing
        table = None
        if player is not None:
            table = await self._counted(deal.day, deal.game, player)
        told = m.DailyGame(
            game=deal.game,
            players=deal.players,
            seat=deal.seat,
            level=LEVEL,
            table=table,
            done=done,
            finished=len(standing),
        )
        if done or not is_secret(deal.day):
            best = dict(islice(standing.items(), LINES))
            if player is not None and player in standing:
                best[player] = standing[player]
            told.standing = [_told(line, deal.day, who == player) for who, line in best.items()]
            told.bots = sorted(bots, key=lambda bot: -bot.points)
            if len(bots) < len(SHOWN) and standing:
                self._let_bots_try()
        return told

    async def month(self, month: str, player: str | None) -> m.DailyMonth:
        """What everyone has come to in a month, day by day and game by game; today's counts from
        tomorrow on."""
        start, end = month_of(month)
        days = start, min(end, today() - 1)
        self._count(self._months.has(days), days[1], player)
        everyone = await self._months.of(days)
        best = dict(islice(everyone.items(), LINES))
        if player is not None and player in everyone:
            best[player] = msgspec.structs.replace(everyone[player], you=True)
        return m.DailyMonth(month, list(best.values()))

    async def _month(self, days: tuple[int, int]) -> dict[str, m.MonthLine]:
        """What everyone has come to between two days, the best first."""
        found = [
            (player, m.MonthLine(0, name, int(prizes), int(tries), False))
            for player, name, prizes, tries in await self._service.store.read(MONTH, *days)
        ]
        found.sort(key=lambda one: (-one[1].prizes, one[1].tries, one[1].name))
        before = None
        for n, (_, line) in enumerate(found, 1):
            line.rank = before.rank if before and before.prizes == line.prizes else n
            before = line
        return dict(found)

    async def _standings(self, day: int) -> defaultdict[str, Standing]:
        """Everyone who came to the end of a try that counts, by game."""
        found: dict[str, list[Line]] = defaultdict(list)
        for game, *line in await self._service.store.read(STANDING, day):
            found[game].append(Line(*line))
        standings: defaultdict[str, Standing] = defaultdict(dict)
        for game, lines in found.items():
            standings[game] = {line.player: line for line in ranked(lines)}
        return standings

    # --- bots from the same seat ------------------------------------------------------------

    def _let_bots_try(self) -> None:
        if self._thinking is None:
            self._thinking = self._service.spawn(self._try_all())

    async def _try_all(self) -> None:
        """Let bots of each level play today's deals from the person's seat, for comparison."""
        day = today()
        try:
            found = await self._service.store.read(BOTS, day)
            known = {(game, level) for game, level, *_ in found}
            for game in self._service.settings.served:
                for level in SHOWN:
                    if (game, level) not in known:
                        points, place = await self._try(Deal(self._service, day, game), level)
                        row = (day, game, level, points, place)
                        await self._service.store.change((KEEP_BOT, row))
        finally:
            self._thinking = None

    async def _try(self, deal: Deal, level: str) -> tuple[int, int]:
        table = deal.table()
        levels = [level if n == deal.seat else LEVEL for n in range(deal.players)]
        bots = [new_bot(one, deal.seed) for one in levels]
        while table.turn is not None:
            chosen = await self._service.thinkers.choose(
                bots[table.turn], Sight.of(table), "daily", "daily", f"{deal.day} {deal.game}"
            )
            table.play(chosen)
        return table.scores[deal.seat], table.standing[deal.seat]


def ranked(lines: Sequence[Line]) -> list[Line]:
    """Lines with their ranks: the better place among the bots' first, then more points. Those who
    left come after all who stayed."""

    def worth(line: Line) -> tuple[bool, int, int]:
        return bool(line.left), line.place, -line.points

    made = sorted(lines, key=lambda line: (worth(line), line.finished))
    for n, line in enumerate(made):
        alike = n and worth(line) == worth(made[n - 1])
        line.rank = made[n - 1].rank if alike else n + 1
    return made


def _told(line: Line, day: int, you: bool) -> m.DailyLine:
    return m.DailyLine(
        rank=line.rank,
        name=line.name,
        points=line.points,
        place=line.place,
        table=line.table,
        left=bool(line.left),
        day=day,
        you=you,
    )
