"""Keeping: which games end because somebody stays away, what is deleted when it is old, and how a
table is deleted.

The ages are settings (KUROSHIO_KEEP_…), in days. The server looks once a day.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from kuroshio.server import entries as e
from kuroshio.server import turns
from kuroshio.server.admin import people
from kuroshio.server.admin.forms import Swept
from kuroshio.server.admin.visits import DAY, today
from kuroshio.server.clocks import now_ms
from kuroshio.server.notices.dispatch import OLD_NOTICES
from kuroshio.server.refusals import Refused
from kuroshio.server.store.base import StoreDown
from kuroshio.server.tickets import OLD_TICKETS

if TYPE_CHECKING:
    from kuroshio.server.service import Service
    from kuroshio.server.store import Store

log = logging.getLogger("kuroshio.admin")

# The tables of the store that refer to a table of a game, in the order in which their rows are
# deleted. A test notices when one is missing here.
CHILDREN = (
    "log",
    "sitters",
    "results",
    "reviews",
    "turns",
    "mistakes",
    "daily",
    "analyses",
    "waiting",
    "notices",
)

# Nothing has happened there since then. `updated` is when its line in the lobby last changed; the
# log may be newer.
_QUIET = "updated < $1 AND NOT EXISTS (SELECT 1 FROM log WHERE table_id = tables.id AND at >= $1)"
ABANDONED = f"SELECT id FROM tables WHERE NOT uploaded AND status <> 'over' AND {_QUIET}"
GAMES = f"SELECT id FROM tables WHERE NOT uploaded AND status = 'over' AND {_QUIET}"
# Only moves, the start and leaving count: talking does not move a game on.
MISSED = (
    "SELECT id FROM tables WHERE NOT uploaded AND status = 'playing' AND created < $1 "
    "AND NOT EXISTS (SELECT 1 FROM log WHERE table_id = tables.id AND at >= $1 AND "
    """(entry LIKE '{"kind":"moved"%' OR entry LIKE '{"kind":"started"%' """
    """OR entry LIKE '{"kind":"left"%'))"""
)
UPLOADS = "SELECT id FROM tables WHERE uploaded AND created < $1"
PLAYERS = (
    "SELECT players.id FROM players JOIN visits ON visits.player = players.id WHERE visits.day < $1"
)
# People without a visit took a name and never came again. The sweep that finds them notes its own
# day as their last visit.
UNKNOWN = (
    "INSERT INTO visits (player, day) SELECT id, $1 FROM players WHERE NOT EXISTS "
    "(SELECT 1 FROM visits WHERE visits.player = players.id)"
)
REPORTS = "SELECT id FROM reports WHERE settled < $1"
# The day of the last sweep is kept as a visit of the empty id. Only one process a day can claim it.
CLAIM = (
    "INSERT INTO visits (player, day) VALUES ('', $1) ON CONFLICT (player) "
    "DO UPDATE SET day = excluded.day WHERE visits.day < excluded.day RETURNING day"
)
LOOK = 1800.0  # seconds from the start to the first look, and from one to the next


async def delete(service: Service, table: str) -> None:
    """Delete a table at which nobody is, or that was closed."""
    await service.orders.give("delete", table)
    deletions = [(f"DELETE FROM {child} WHERE table_id = $1", (table,)) for child in CHILDREN]
    await service.store.change(*deletions, ("DELETE FROM tables WHERE id = $1", (table,)))


async def close_and_delete(service: Service, table: str) -> None:
    """Delete a table even if people are playing there: it is closed first."""
    room = await service.room(table)
    if not room.live.closed:
        await room.note(e.Closed())
    await delete(service, table)
    await service.orders.give("forget")
    await service.store.tidy()


async def miss(service: Service, table: str) -> None:
    """Take the person whom a table waits for as having left it, whichever process owns it."""
    try:
        room = await service.room(table)
        await room.miss()
    except Refused as refusal:
        if refusal.code == "moved":
            await service.orders.give("miss", table)
        else:  # one that cannot be replayed waits for whoever mends it
            log.warning("table %s goes on waiting: %s", table, refusal.code)
        return
    if room.live.over and room.idle:
        await service.forget(room)


async def sweep(service: Service, dry_run: bool = False) -> Swept:
    """End what was kept waiting for too long, and delete what is older than the settings allow."""
    settings, read = service.settings, service.store.read

    def before(days: float) -> int:
        return int(now_ms() - days * DAY) if days else -1

    missed = [row[0] for row in await read(MISSED, before(settings.patience))]
    if not dry_run:
        for table in missed:
            await miss(service, table)
    old = [row[0] for row in await read(ABANDONED, before(settings.keep_abandoned))]
    abandoned = [table for table in old if table not in missed]
    games = [row[0] for row in await read(GAMES, before(settings.keep_games))]
    uploads = [row[0] for row in await read(UPLOADS, before(settings.keep_uploads))]
    day = today() - int(settings.keep_players) if settings.keep_players else -1
    unseen = [row[0] for row in await read(PLAYERS, day)]
    settled = before(settings.keep_reports)
    reports = [row[0] for row in await read(REPORTS, settled)]
    if not dry_run:
        for table in (*abandoned, *games, *uploads):
            await delete(service, table)
        for player in unseen:
            await people.erase(service, player)
        await service.store.change(
            (UNKNOWN, (today(),)),
            ("DELETE FROM reports WHERE settled < $1", (settled,)),
            ("DELETE FROM audit WHERE made < $1", (settled,)),
            ("DELETE FROM sanctions WHERE until < $1", (now_ms(),)),
            ("DELETE FROM orders WHERE made < $1", (now_ms() - DAY,)),
            (turns.OLD, (now_ms() - DAY,)),
            (OLD_NOTICES, (now_ms() - DAY,)),
            (OLD_TICKETS, (now_ms(),)),
        )
        await service.orders.give("forget")
        await service.store.tidy()
    return Swept(
        missed=len(missed),
        abandoned=len(abandoned),
        games=len(games),
        uploads=len(uploads),
        players=len(unseen),
        reports=len(reports),
        dry_run=dry_run,
    )


async def is_ours(store: Store, day: int) -> bool:
    """Whether this process is the one to sweep today."""
    (claimed,) = await store.change((CLAIM, (day,)))
    return bool(claimed)


async def sweep_daily(service: Service) -> None:
    while True:
        await asyncio.sleep(LOOK)
        try:
            if await is_ours(service.store, today()):
                log.info("swept: %s", await sweep(service))
        except (StoreDown, Refused) as error:
            log.warning("not swept: %s", error)
