"""Rewriting: what becomes of a person in everything that the tables keep of them.

A person stands in the log of each table at which they sat, in its line in the lobby, its results,
the reports about it, and the analyses that anybody has made of it. The rows of a log keep their
number and their kind, and moves stay: every game can still be replayed.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

import msgspec

if TYPE_CHECKING:
    from kuroshio.server.store.base import Change, Store

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
TRIES = 5  # to change an analysis that its maker is changing


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

    def shown(self, seats: str) -> str:
        """The seats of the lobby's line, rewritten."""
        names, name = self._names, self._to.name
        return _text([_renamed(seat, names, name) for seat in msgspec.json.decode(seats)])


async def tables_of(store: Store, player: str) -> list[str]:
    return [row[0] for row in await store.read(TABLES, player)]


async def rewrite_all(store: Store, tables: Iterable[str], to: Rewriting) -> set[str]:
    """Rewrite tables, and those to which they lead: there a seat may have been kept for somebody
    who never came, and then it is known by its log alone."""
    done, waiting = set[str](), list(tables)
    while waiting:
        if (table := waiting.pop()) not in done:
            done.add(table)
            waiting += await _rewrite(store, table, to)
    return done


async def _rewrite(store: Store, table: str, to: Rewriting) -> list[str]:
    """Rewrite what one table keeps of a person; the tables to which it leads."""
    naming = Naming(to, table)
    await store.change(
        *await _log(store, table, naming),  # by which name they went here is known from then on
        *await _lobby(store, table, naming),
        *await _results(store, table, to),
        *await _reports(store, table, to),
    )
    for (analysis,) in await store.read(ANALYSES, table):
        await _rewrite_analysis(store, analysis, to.names[table], to.name)
    return naming.leads_to


async def _log(store: Store, table: str, naming: Naming) -> list[Change]:
    changes: list[Change] = []
    for row in await store.rows(table):
        entry = msgspec.json.decode(row.entry)
        made = naming.rewritten(entry)
        if made != entry:
            changes.append((SAVE_ROW, (table, row.n, _text(made))))
    return changes


async def _lobby(store: Store, table: str, naming: Naming) -> list[Change]:
    """The line in the lobby; a title that they gave the table may name them."""
    return [
        (SAVE_SEATS, (table, naming.shown(seats), "" if naming.opened else title))
        for seats, title in await store.read(SEATS, table)
    ]


async def _results(store: Store, table: str, to: Rewriting) -> list[Change]:
    changes: list[Change] = []
    for seat, player, name, played in await store.read(RESULTS, table):
        own = to.name if player == to.player else name
        made = played
        if played:
            makers = [
                _renamed(one, to.names[table], to.name) for one in msgspec.json.decode(played)
            ]
            made = _text(to.entry(makers, False))
        changes.append((SAVE_RESULT, (table, seat, own, made)))
    return changes


async def _reports(store: Store, table: str, to: Rewriting) -> list[Change]:
    changes: list[Change] = []
    for report, said in await store.read(REPORTS, table):
        lines = [
            line for one in msgspec.json.decode(said) for line in _heard(one, to.names[table], to)
        ]
        changes.append((SAVE_REPORT, (report, _text(lines))))
    return changes


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
