"""What is kept of a person: to hand it out, to change the name in it, to erase it.

A person is a random id and a name. Both stand in the log of every table at which they sat, in the
results, and in what others reported. Erasing puts another random id, which nobody holds, and a
pseudonym in their place, and takes away what they said; moves stay, so that every game can still be
replayed. The rows of a log keep their number and their kind.
"""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

import msgspec

from kuroshio.server.admin.forms import Erased, ExportAnswer
from kuroshio.server.admin.reading import player_line
from kuroshio.server.clocks import now_ms
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
# Of a device nothing stays but its own number, so that the token that names it counts no more.
DEVICES = (("devices", "player"),)
END_DEVICES = (
    "UPDATE devices SET player = '', label = '', how = 'older', made = 0, seen = 0, ended = $2 "
    "WHERE player = $1 RETURNING id"
)
# All there are; a test notices when one is missing.
COLUMNS = (*DROPPED, *RENAMED, *DEVICES)

# Where somebody sat, or is waited for. What these lead to is found in their logs.
TABLES = (
    "SELECT table_id FROM sitters WHERE player = $1 "
    "UNION SELECT table_id FROM results WHERE player = $1 "
    "UNION SELECT table_id FROM turns WHERE player = $1"
)
SEATS = "SELECT seats, name FROM tables WHERE id = $1"
SAVE_SEATS = "UPDATE tables SET seats = $2, name = $3 WHERE id = $1"
SAVE_ROW = "UPDATE log SET entry = $3 WHERE table_id = $1 AND n = $2"
RESULTS = "SELECT seat, player, name, played FROM results WHERE table_id = $1"
SAVE_RESULT = "UPDATE results SET name = $3, played = $4 WHERE table_id = $1 AND seat = $2"
# Analyses of a table name who sat there, whoever has made them.
ANALYSES = "SELECT id FROM analyses WHERE table_id = $1"
ANALYSIS = "SELECT data, version FROM analyses WHERE id = $1"
SAVE_ANALYSIS = (
    "UPDATE analyses SET data = $2, version = version + 1 WHERE id = $1 AND version = $3 "
    "RETURNING id"
)
# Reports have the lines that were said before the one that is meant, as "name: text".
REPORTS = "SELECT id, said FROM reports WHERE table_id = $1"
SAVE_REPORT = "UPDATE reports SET said = $2 WHERE id = $1"
TRIES = 5  # to erase somebody who goes on at another process until it hears of it


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


def pseudonym() -> str:
    return f"{random.choice(BIRDS)} {random.randrange(100, 1000)}"


class Rewriting:
    """What becomes of a person in everything that names them."""

    def __init__(self, player: str, name: str, gone: str | None) -> None:
        self.player = player
        self.name = name  # from now on
        self.gone = gone  # replaces the id of an erased person; None: only the name changes
        self.names: defaultdict[str, set[str]] = defaultdict(set)  # until now, at each table

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


class Naming:
    """What a log says of a person, entry by entry, and what becomes of it."""

    def __init__(self, to: Rewriting, table: str) -> None:
        self._to = to
        self._names = to.names[table]
        self._holders: dict[int, str] = {}  # of each seat, at that point of the log
        self._opener: str | None = None  # who opened the table
        self.leads_to: list[str] = []  # tables at which a seat was kept for them

    @property
    def opened(self) -> bool:
        """Whether the person opened the table."""
        return self._opener == self._to.player

    def rewritten(self, entry: Any) -> Any:
        kind, seat = entry["kind"], entry.get("seat")
        self._opener = self._opener or entry.get("player")
        if kind == "sat":
            self._holders[seat] = entry["player"]
        if kind == "rematched":
            self.leads_to.append(entry["table"])
        if entry.get("player") == self._to.player and entry.get("name"):
            self._names.add(entry["name"])
        said = kind == "said" and self._holders.get(seat) == self._to.player
        return self._to.entry(entry, said)


async def rewrite(store: Store, table: str, to: Rewriting) -> list[str]:
    """Rewrite what one table keeps of a person; the tables to which it leads."""
    naming, names = Naming(to, table), to.names[table]
    changes: list[Change] = []
    for row in await store.rows(table):
        entry = msgspec.json.decode(row.entry)
        made = naming.rewritten(entry)
        if made != entry:
            changes.append((SAVE_ROW, (table, row.n, _text(made))))
    for seats, title in await store.read(SEATS, table):
        shown = [_renamed(seat, names, to.name) for seat in msgspec.json.decode(seats)]
        kept = "" if naming.opened else title  # a title of their own may name them
        changes.append((SAVE_SEATS, (table, _text(shown), kept)))
    for seat, player, name, played in await store.read(RESULTS, table):
        whole = played and [_renamed(one, names, to.name) for one in msgspec.json.decode(played)]
        own = to.name if player == to.player else name
        text = _text(to.entry(whole, False)) if whole else played
        changes.append((SAVE_RESULT, (table, seat, own, text)))
    for report, said in await store.read(REPORTS, table):
        lines = [line for one in msgspec.json.decode(said) for line in _heard(one, names, to)]
        changes.append((SAVE_REPORT, (report, _text(lines))))
    await store.change(*changes)
    for (analysis,) in await store.read(ANALYSES, table):
        await _rewrite_analysis(store, analysis, names, to.name)
    return naming.leads_to


async def _rewrite_analysis(store: Store, analysis: str, names: set[str], name: str) -> None:
    """Rewrite whose seats an analysis shows; its maker may be changing it just now."""
    for _ in range(TRIES):
        for data, version in await store.read(ANALYSIS, analysis):
            tree = msgspec.json.decode(data)
            record = tree["record"]
            if names.isdisjoint(record["seats"]):
                return
            tree["seats"] = [_renamed(seat, names, name) for seat in tree["seats"]]
            record["seats"] = [name if one in names else one for one in record["seats"]]
            (saved,) = await store.change((SAVE_ANALYSIS, (analysis, _text(tree), version)))
            if saved:
                return


def _text(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def _renamed(shown: dict[str, Any], names: set[str], name: str) -> dict[str, Any]:
    return {**shown, "name": name} if shown.get("name") in names else shown


def _heard(line: str, names: set[str], to: Rewriting) -> list[str]:
    """A line of a report: nothing of it stays if an erased person has said it."""
    who = next((name for name in names if line.startswith(f"{name}: ")), None)
    if who is None:
        return [line]
    return [] if to.gone else [to.name + line.removeprefix(who)]


async def rename(service: Service, player: str, name: str) -> None:
    """Another name for somebody, also at the tables of the past."""
    store = service.store
    await store.change(("UPDATE players SET name = $2 WHERE id = $1", (player, name)))
    await _everywhere(service, Rewriting(player, name, None))
    await service.orders.give("forget")
    await store.tidy()


async def erase(service: Service, player: str) -> Erased:
    """Erase somebody: first the devices, so that nothing is added meanwhile, and the name that the
    operator finds them by at last, so that it can be done again if it is interrupted."""
    store, gone = service.store, new_id()
    known = await store.player(player)
    name = as_called(pseudonym(), known is not None and is_program(known.name))
    tables: set[str] = set()
    for _ in range(TRIES):
        (ended,) = await store.change((END_DEVICES, (player, now_ms())))
        service.devices.dismiss([row[0] for row in ended])
        tables |= await _everywhere(service, Rewriting(player, name, gone))
        await _erase_rows(store, player, name, gone)
        if not await tables_of(store, player):
            break
    await service.orders.give("sanctions")
    await service.orders.give("forget")
    await store.tidy()
    return Erased(gone, len(tables))


async def _erase_rows(store: Store, player: str, name: str, gone: str) -> None:
    """Erase what is kept of a person beside the tables."""
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


async def _everywhere(service: Service, to: Rewriting) -> set[str]:
    """Rewrite all tables of a person; twice, for what was said before their rooms were emptied."""
    own = await tables_of(service.store, to.player)
    tables = await _rewrite_all(service.store, own, to)
    await service.orders.give("begin-again", *tables)
    return await _rewrite_all(service.store, tables, to)


async def _rewrite_all(store: Store, tables: Iterable[str], to: Rewriting) -> set[str]:
    """Rewrite tables, and those to which they lead: there a seat may have been kept for somebody
    who never came, and then it is known by its log alone."""
    done, waiting = set[str](), list(tables)
    while waiting:
        if (table := waiting.pop()) not in done:
            done.add(table)
            waiting += await rewrite(store, table, to)
    return done


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
