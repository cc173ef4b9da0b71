"""Exporting: all that is kept of a person, for those who ask what is known of them, and nothing of
others."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from kuroshio.server.admin.forms import ExportAnswer
from kuroshio.server.admin.people import COLUMNS
from kuroshio.server.admin.reading import player_line
from kuroshio.server.admin.rewriting import tables_of

if TYPE_CHECKING:
    from kuroshio.server.service import Service
    from kuroshio.server.store.base import Store

# What else an export tells, by the table of the store: the columns.
KEPT = {
    "players": ("shown", "page"),
    "ratings": ("game", "among", "mu", "sigma", "games"),
    "counters": ("game", "kind", "key", "count", "total", "most"),
    "daily": ("table_id", "day", "game", "counts"),
    "puzzle_tries": ("game", "puzzle", "number", "solved", "mended", "rating", "streak", "at"),
    "mistakes": ("table_id", "n", "game", "due", "known"),
    "waiting": ("wish", "since", "until"),
}
OWN_ANALYSES = "SELECT id, game, created, updated, data FROM analyses WHERE player = $1"


async def export(service: Service, player: str) -> ExportAnswer:
    store = service.store
    tables: list[dict[str, Any]] = []
    for table in await tables_of(store, player):
        holders: dict[int, str] = {}
        own = []
        for row in await store.rows(table):
            entry = msgspec.json.decode(row.entry)
            if entry["kind"] == "sat":
                holders[entry["seat"]] = entry["player"]
            if entry.get("player") == player or holders.get(entry.get("seat")) == player:
                own.append({"n": row.n, "at": row.at, **entry})
        tables.append({"table": table, "entries": own})
    results = await store.results(None, player, 2**62, 10_000)
    mine = [msgspec.to_builtins(one) for one in results if one.player == player]
    reports = await store.read(
        "SELECT id, made, table_id, reason, words FROM reports WHERE reporter = $1", player
    )
    names = ("id", "made", "table", "reason", "words")
    return ExportAnswer(
        player=await player_line(store, player),
        tables=tables,
        results=mine,
        reports=[dict(zip(names, row, strict=True)) for row in reports],
        sanctions=[one for one in await service.sanctions.all() if one.subject == player],
        reached=await _reached(store, player),
        signed_in=await _signed_in(store, player),
        analyses=await _analyses(store, player),
        kept={table: await _kept(store, table, player) for table in KEPT},
    )


async def _kept(store: Store, table: str, player: str) -> list[dict[str, Any]]:
    """The rows of a person in a table of the store."""
    columns, whose = KEPT[table], next(column for name, column in COLUMNS if name == table)
    query = f"SELECT {', '.join(columns)} FROM {table} WHERE {whose} = $1"
    return [dict(zip(columns, row, strict=True)) for row in await store.read(query, player)]


async def _analyses(store: Store, player: str) -> list[dict[str, Any]]:
    """Somebody's own analyses, with what they have added to the games in them."""
    made = []
    for analysis, game, created, updated, data in await store.read(OWN_ANALYSES, player):
        tree = msgspec.json.decode(data)
        own = {"branches": tree.get("branches", {}), "notes": tree.get("notes", {})}
        made.append(
            {"analysis": analysis, "game": game, "created": created, "updated": updated, **own}
        )
    return made


async def _reached(store: Store, player: str) -> list[dict[str, Any]]:
    """By which ways somebody wants to be told that a table waits, and when not."""
    ways = await store.read(
        "SELECT kind, address, label, language, state, made, told FROM ways WHERE player = $1",
        player,
    )
    quiet = await store.read("SELECT zone, starts, ends FROM quiet WHERE player = $1", player)
    names = ("kind", "address", "label", "language", "state", "made", "told")
    return [
        *(dict(zip(names, row, strict=True)) for row in ways),
        *({"kind": "quiet", "zone": row[0], "starts": row[1], "ends": row[2]} for row in quiet),
    ]


async def _signed_in(store: Store, player: str) -> list[dict[str, Any]]:
    """On which devices somebody is signed in, and which passkeys they have."""
    devices = await store.read(
        "SELECT label, how, made, seen FROM devices WHERE player = $1 AND ended = 0", player
    )
    passkeys = await store.read("SELECT label, made, used FROM passkeys WHERE player = $1", player)
    return [
        *(dict(zip(("device", "how", "made", "seen"), row, strict=True)) for row in devices),
        *(dict(zip(("passkey", "made", "used"), row, strict=True)) for row in passkeys),
    ]
