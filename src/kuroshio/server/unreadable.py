"""Tables that cannot be replayed here, and what is kept of them all the same.

A log with a missing or broken entry, or with one of a kind that this version does not know, stops
its own table and nothing else: its people are told why, may take the log with them and see the
result if there is one; whoever runs the house finds it in the log, in the metrics and in a list.
Tables that were played by earlier rules are shown in the same way.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence

import msgspec

from kuroshio.core.errors import UnknownGame
from kuroshio.games import game_named
from kuroshio.server import protocol as m
from kuroshio.server.aside import aside
from kuroshio.server.clocks import now_ms
from kuroshio.server.identity import is_id
from kuroshio.server.live import LiveTable, replayed
from kuroshio.server.metrics import Metrics
from kuroshio.server.refusals import Refused
from kuroshio.server.store import Header, Result, Row, Store

log = logging.getLogger("kuroshio.unreadable")

REMEMBERED = 1000  # broken tables
NEVER_SHOWN = ("said",)  # kinds of entries that the log of a table is told without


class Broken(msgspec.Struct):
    """A table whose log cannot be replayed."""

    table: str
    game: str
    at: int  # when that was found
    why: str


class Unreadable:
    def __init__(self, metrics: Metrics) -> None:
        self.broken: dict[str, Broken] = {}  # the last ones that somebody asked for
        metrics.gauge("kuroshio_tables_broken", "Tables that cannot be replayed", self._count)

    def _count(self) -> float:
        return len(self.broken)

    def replay(self, header: Header, rows: Sequence[Row]) -> LiveTable:
        """A table as its log leaves it, or a refusal that says that there is none."""
        try:
            _check(rows)
            live = replayed(header, list(rows))
        except Exception as error:
            log.exception("table %s cannot be replayed", header.id)
            why = f"{type(error).__name__}: {error}"[:300]
            self.broken[header.id] = Broken(header.id, header.game, now_ms(), why)
            while len(self.broken) > REMEMBERED:
                del self.broken[next(iter(self.broken))]
            raise Refused("broken-table") from None
        self.broken.pop(header.id, None)  # somebody has mended it
        return live


def refuse_earlier(header: Header) -> None:
    """Refuse a table that was played by rules that are no longer here."""
    if is_earlier(header):
        raise Refused("earlier-rules")


def is_earlier(played: Header | Result) -> bool:
    """Whether a table was played by rules that are no longer here."""
    try:
        return played.rules != game_named(played.game).version
    except UnknownGame:
        return True


class BrokenLog(Exception):
    """The log of a table is not whole."""


def _check(rows: Sequence[Row]) -> None:
    for expected, row in enumerate(rows, 1):
        if row.n != expected:
            raise BrokenLog(f"entry {expected} is missing")


async def log_of(store: Store, header: Header, player: str | None) -> m.TableLog:
    """The log of a table that is over, to anyone; of one that cannot go on, to its people. While a
    game can be played on, its log would tell what is hidden."""
    over = header.status == "over"
    rows = await store.rows(header.id)
    if not over:
        if await aside(_can_go_on, header, rows):
            raise Refused("not-over")
        if player is None or not await store.sat(player, header.id):
            raise Refused("at-the-table-only")
    shown = [_shown(row) for row in rows]
    if not over:
        _hide_moves(rows, shown, player)
    lines = [
        m.LogRow(row.n, row.at, one)
        for row, one in zip(rows, shown, strict=True)
        if one is not None
    ]
    return m.TableLog(
        table=header.id,
        game=header.game,
        rules=header.rules,
        players=header.players,
        options=header.options,
        seed=header.seed if over else None,
        rows=lines,
    )


def _can_go_on(header: Header, rows: Sequence[Row]) -> bool:
    if is_earlier(header):
        return False
    try:
        _check(rows)
        replayed(header, list(rows))
    except Exception:  # whatever it is, it stops the table
        return False
    return True


def _shown(row: Row) -> dict[str, object] | str | None:
    """An entry without who somebody is and what they said; as it is where it cannot be read."""
    try:
        entry = msgspec.json.decode(row.entry, type=dict[str, object])
    except msgspec.DecodeError:
        return row.entry[:1000]
    if entry.get("kind") in NEVER_SHOWN:
        return None
    return {key: value for key, value in entry.items() if key == "move" or not _names(value)}


def _hide_moves(
    rows: Sequence[Row], shown: Sequence[dict[str, object] | str | None], player: str | None
) -> None:
    """The text of a move is for whoever made it: a table can be mended, and then it goes on."""
    held: dict[object, bool] = {}
    for row, one in zip(rows, shown, strict=True):
        if not isinstance(one, dict):
            continue
        seat = one.get("seat")
        if one.get("kind") == "sat":
            held[seat] = f'"{player}"' in row.entry
        if one.get("kind") == "moved" and not held.get(seat):
            one.pop("move", None)
        if one.get("kind") == "played-on":
            one.pop("stages", None)  # how the hidden things were dealt


def _names(value: object) -> bool:
    """Whether it is the id of a person or of another table."""
    return isinstance(value, str) and is_id(value)
