"""Reports: somebody tells whoever runs the house of a line of chat or of a name."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from kuroshio.server import entries as e
from kuroshio.server import protocol as m
from kuroshio.server.clocks import now_ms
from kuroshio.server.identity import new_id
from kuroshio.server.live import LiveTable
from kuroshio.server.refusals import Refused
from kuroshio.server.writing import clean_line

if TYPE_CHECKING:
    from kuroshio.server.rooms import Room
    from kuroshio.server.service import Service

BEFORE = 5  # lines before the one that is meant, which are kept with it
KEEP = (
    "INSERT INTO reports (id, made, table_id, seat, line, player, name, said, reason, words, "
    "reporter) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) "
    "ON CONFLICT (reporter, table_id, seat, line) DO NOTHING"
)


async def report(service: Service, room: Room, reporter: str, wish: m.Report) -> None:
    """Keep a report with what was said. The same report again changes nothing."""
    live = room.live
    if wish.seat >= len(live.seats):
        raise Refused("bad-message", detail="seat")
    player, name, said = (
        _name(live, wish.seat) if wish.line is None else _line(live, wish, reporter)
    )
    if player == reporter:
        raise Refused("bad-message", detail="oneself")
    values = (
        *(new_id(), now_ms(), room.id, wish.seat, wish.line or 0, player, name),
        *(msgspec.json.encode(said).decode(), wish.reason, clean_line(wish.words), reporter),
    )
    await service.store.change((KEEP, values))
    service.metrics.reports.add()


def _name(live: LiveTable, seat: int) -> tuple[str, str, list[str]]:
    one = live.seats[seat]
    if one.player is None:
        raise Refused("seat-empty", seat=seat + 1)
    return one.player, one.name, []


def _line(live: LiveTable, wish: m.Report, reporter: str) -> tuple[str | None, str, list[str]]:
    """Who said a line, and what; chat is for those at the table."""
    if not live.held_by(reporter):
        raise Refused("not-seated")
    assert wish.line is not None
    entry = live.log[wish.line - 1].entry if 0 < wish.line <= live.n else None
    if not isinstance(entry, e.Said) or entry.seat != wish.seat:
        raise Refused("bad-message", detail="line")
    spoken = [
        f"{line.entry.name}: {line.entry.text}"
        for line in live.log[: wish.line]
        if isinstance(line.entry, e.Said)
    ]
    return _speaker(live, wish.line, wish.seat), entry.name, spoken[-BEFORE - 1 :]


def _speaker(live: LiveTable, n: int, seat: int) -> str | None:
    """Who sat there then: people come and go."""
    for line in reversed(live.log[:n]):
        match line.entry:
            case e.Sat(there, player) if there == seat:
                return player
    return None
