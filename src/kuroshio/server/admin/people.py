"""What is kept of a person: to hand it out, to change the name in it, to erase it.

A person is a random id and a name. Both stand in the log of every table at which they sat, in the
results, and in what others reported. Erasing puts another random id, which nobody holds, and a
pseudonym in their place, and takes away what they said; moves stay, so that every game can still be
replayed. The rows of a log keep their number and their kind.
"""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

import msgspec

from kuroshio.server.admin.forms import Erased, ExportAnswer
from kuroshio.server.admin.reading import player_line
from kuroshio.server.identity import as_called, is_program, new_id

if TYPE_CHECKING:
    from kuroshio.server.service import Service
    from kuroshio.server.store.base import Change, Store

# Seabirds: their names are the same in every language.
BIRDS = (
    *("Alca", "Anous", "Calonectris", "Cepphus", "Diomedea", "Fregata", "Fulmarus", "Gygis"),
    *("Hydrobates", "Larus", "Morus", "Oceanites", "Onychoprion", "Pachyptila", "Pelecanus"),
    *("Phaethon", "Procellaria", "Pterodroma", "Puffinus", "Rissa", "Stercorarius", "Sterna"),
    *("Sula", "Uria"),
)

# Columns with a player's id whose rows are deleted when that person is erased.
DROPPED = (
    ("players", "id"),
    ("visits", "player"),
    ("sanctions", "subject"),
    ("mistakes", "player"),
    ("analyses", "player"),
    ("waiting", "player"),
    ("ways", "player"),
    ("quiet", "player"),
    ("notices", "player"),
    ("tickets", "player"),
    ("devices", "player"),
    ("passkeys", "player"),
    ("puzzle_tries", "player"),
)
# Columns whose rows stay, under a pseudonym.
RENAMED = (
    ("sitters", "player"),
    ("results", "player"),
    ("counters", "player"),
    ("ratings", "player"),
    ("reports", "player"),
    ("reports", "reporter"),
    ("turns", "player"),
    ("daily", "player"),
)
COLUMNS = (*DROPPED, *RENAMED)  # all there are; a test notices when one is missing

TABLES = (
    "SELECT table_id FROM sitters WHERE player = $1 "
    "UNION SELECT table_id FROM results WHERE player = $1"
)
SEATS = "SELECT seats, name FROM tables WHERE id = $1"
SAVE_SEATS = "UPDATE tables SET seats = $2, name = $3 WHERE id = $1"
SAVE_ROW = "UPDATE log SET entry = $3 WHERE table_id = $1 AND n = $2"
RESULTS = "SELECT seat, player, name, played FROM results WHERE table_id = $1"
SAVE_RESULT = "UPDATE results SET name = $3, played = $4 WHERE table_id = $1 AND seat = $2"


def pseudonym() -> str:
    return f"{random.choice(BIRDS)} {random.randrange(100, 1000)}"


class Rewriting:
    """What becomes of a person in everything that names them."""

    def __init__(self, player: str, name: str, gone: str | None) -> None:
        self.player = player
        self.name = name  # from now on
        self.gone = gone  # replaces the id of an erased person; None: only the name changes

    def entry(self, entry: Any, said: bool) -> Any:
        """An entry of a log, rewritten; `said` if it holds what the person said."""
        if isinstance(entry, list):
            return [self.entry(one, said) for one in entry]
        if not isinstance(entry, dict):
            return self.gone if self.gone and entry == self.player else entry
        mine = said or entry.get("player") == self.player
        made = {key: self.entry(value, False) for key, value in entry.items()}
        if mine and "name" in made:
            made["name"] = self.name
        if said and self.gone:
            made["text"] = ""
        return made


async def tables_of(store: Store, player: str) -> list[str]:
    return [row[0] for row in await store.read(TABLES, player)]


async def rewrite(store: Store, table: str, to: Rewriting) -> None:
    """Rewrite what one table keeps of a person."""
    changes: list[Change] = []
    holders: dict[int, str] = {}  # of each seat, at that point of the log
    names: set[str] = set()
    opened = None  # who opened the table
    for row in await store.rows(table):
        entry = msgspec.json.decode(row.entry)
        kind, seat = entry["kind"], entry.get("seat")
        opened = opened or entry.get("player")
        if kind == "sat":
            holders[seat] = entry["player"]
        if entry.get("player") == to.player:
            names.add(entry.get("name", ""))
        said = kind == "said" and holders.get(seat) == to.player
        made = to.entry(entry, said)
        if made != entry:
            changes.append((SAVE_ROW, (table, row.n, msgspec.json.encode(made).decode())))
    names.discard("")
    for seats, title in await store.read(SEATS, table):
        shown = [_renamed(seat, names, to.name) for seat in msgspec.json.decode(seats)]
        kept = "" if opened == to.player else title  # a title of their own may name them
        changes.append((SAVE_SEATS, (table, msgspec.json.encode(shown).decode(), kept)))
    for seat, player, name, played in await store.read(RESULTS, table):
        whole = played and [_renamed(one, names, to.name) for one in msgspec.json.decode(played)]
        own = to.name if player == to.player else name
        text = msgspec.json.encode(to.entry(whole, False)).decode() if whole else played
        changes.append((SAVE_RESULT, (table, seat, own, text)))
    await store.change(*changes)


def _renamed(shown: dict[str, Any], names: set[str], name: str) -> dict[str, Any]:
    return {**shown, "name": name} if shown.get("name") in names else shown


async def rename(service: Service, player: str, name: str) -> None:
    """Another name for somebody, also at the tables of the past."""
    store = service.store
    await store.change(("UPDATE players SET name = $2 WHERE id = $1", (player, name)))
    await _everywhere(service, Rewriting(player, name, None))
    await store.tidy()


async def erase(service: Service, player: str) -> Erased:
    store, gone = service.store, new_id()
    known = await store.player(player)
    name = as_called(pseudonym(), known is not None and is_program(known.name))
    tables = await _everywhere(service, Rewriting(player, name, gone))
    dropped: list[Change] = [
        (f"DELETE FROM {table} WHERE {column} = $1", (player,)) for table, column in DROPPED
    ]
    said: list[Change] = [
        ("UPDATE reports SET name = $2, said = '[]' WHERE player = $1", (player, name)),
        ("UPDATE reports SET words = '' WHERE reporter = $1", (player,)),
        ("UPDATE audit SET details = replace(details, $1, $2)", (player, gone)),
    ]
    moved: list[Change] = [
        (f"UPDATE {table} SET {column} = $2 WHERE {column} = $1", (player, gone))
        for table, column in RENAMED
    ]
    await store.change(*dropped, *said, *moved)
    await service.orders.give("sanctions")
    await store.tidy()
    return Erased(gone, len(tables))


async def _everywhere(service: Service, to: Rewriting) -> list[str]:
    """Rewrite all tables of a person; twice, for what was said before their rooms were emptied."""
    tables = await tables_of(service.store, to.player)
    for table in tables:
        await rewrite(service.store, table, to)
    await service.orders.give("begin-again", *tables)
    for table in tables:
        await rewrite(service.store, table, to)
    return tables


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
    )


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
