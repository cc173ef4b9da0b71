"""What the operator reads from the store, as lines."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any

import msgspec

from kuroshio.server.admin.forms import (
    AuditLine,
    PlayerLine,
    ReportLine,
    TableLine,
    Tables,
)
from kuroshio.server.admin.visits import DAY
from kuroshio.server.refusals import Refused
from kuroshio.server.store import sql

if TYPE_CHECKING:
    from kuroshio.server.store import Header, Store

COUNTS = "SELECT status, count(*) FROM tables WHERE NOT uploaded GROUP BY status"
NUMBERS = (
    "SELECT (SELECT count(*) FROM players), "
    "(SELECT count(*) FROM reports WHERE settled IS NULL), (SELECT count(*) FROM sanctions)"
)
PLAYERS = (
    "SELECT players.id, players.name, coalesce(visits.day, 0) FROM players "
    "LEFT JOIN visits ON visits.player = players.id"
)
REPORTS = (
    "SELECT id, made, table_id, seat, line, player, name, said, reason, words, reporter, settled, "
    "decision FROM reports"
)
AUDIT = "SELECT made, operator, action, details, outcome FROM audit ORDER BY n DESC LIMIT $1"


def moment(ms: int | None) -> str:
    """A time as people and programs read it."""
    if not ms:
        return ""
    return datetime.fromtimestamp(ms / 1000, UTC).isoformat(timespec="seconds")


def table_line(header: Header) -> TableLine:
    seats = msgspec.json.decode(header.seats)
    return TableLine(
        id=header.id,
        game=header.game,
        status=header.status,
        seats=[seat.get("name") or seat.get("level") or "–" for seat in seats],
        name=header.name,
        created=moment(header.created),
        updated=moment(header.updated),
        listed=header.listed,
        uploaded=header.uploaded,
    )


async def table_lines(store: Store, wish: Tables) -> list[TableLine]:
    values: list[Any] = [wish.limit]
    where = ["uploaded" if wish.uploads else "NOT uploaded"]
    for column, value in (("status", wish.status), ("game", wish.game)):
        if value:
            values.append(value)
            where.append(f"{column} = ${len(values)}")
    if wish.player:
        values.append(wish.player)
        where.append(f"id IN (SELECT table_id FROM sitters WHERE player = ${len(values)})")
    query = (
        f"SELECT {sql.HEADER_COLUMNS} FROM tables WHERE {' AND '.join(where)} "
        "ORDER BY updated DESC LIMIT $1"
    )
    return [table_line(sql.header_of(row)) for row in await store.read(query, *values)]


def _player(row: Any) -> PlayerLine:
    return PlayerLine(row[0], row[1], moment(row[2] * DAY)[:10])


async def player_line(store: Store, player: str) -> PlayerLine:
    found = await store.read(f"{PLAYERS} WHERE players.id = $1", player)
    if not found:
        raise Refused("not-found")
    return _player(found[0])


async def player_lines(store: Store, name: str, limit: int) -> list[PlayerLine]:
    query = (
        f"{PLAYERS} WHERE lower(players.name) LIKE $1 ESCAPE '!' "
        "ORDER BY coalesce(visits.day, 0) DESC LIMIT $2"
    )
    part = name.lower().replace("!", "!!").replace("%", "!%").replace("_", "!_")
    return [_player(row) for row in await store.read(query, f"%{part}%", limit)]


async def report_lines(store: Store, settled: bool, limit: int) -> list[ReportLine]:
    where = "" if settled else " WHERE settled IS NULL"
    made = []
    for row in await store.read(f"{REPORTS}{where} ORDER BY made DESC LIMIT $1", limit):
        line = ReportLine(*row)
        line.made, line.settled = moment(row[1]), moment(row[11])
        line.said = msgspec.json.decode(row[7])
        made.append(line)
    return made


async def audit_lines(store: Store, limit: int) -> list[AuditLine]:
    return [
        AuditLine(moment(made), operator, action, msgspec.json.decode(details), outcome)
        for made, operator, action, details, outcome in await store.read(AUDIT, limit)
    ]
