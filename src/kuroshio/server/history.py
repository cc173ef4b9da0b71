"""Finished games: their records, their positions one by one, lists and statistics."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Any

import msgspec

from kuroshio.server import protocol as m
from kuroshio.server.about import table_info
from kuroshio.server.aside import aside
from kuroshio.server.live import LiveTable
from kuroshio.server.news import events_in
from kuroshio.server.refusals import Refused
from kuroshio.server.rooms import Room
from kuroshio.server.store import Result
from kuroshio.server.unreadable import is_earlier
from kuroshio.tables.table import Glance, Table


def record(live: LiveTable) -> str:
    """A finished game as a record file: with its seed nothing stays hidden, so not before."""
    if live.game is None or not live.over:
        raise Refused("not-over")
    return live.game.dump()


class Piece(msgspec.Struct, frozen=True):
    """The part of a game that is asked for, and through whose eyes it is seen after the end."""

    first: int = 0
    count: int = 10**6
    eyes: int | None = None  # none for all hands open


async def replay(room: Room, held: tuple[int, ...], piece: Piece) -> bytes:
    """The positions of a game, as far as the eyes may see them."""
    live = room.live
    if live.game is None:
        raise Refused("not-started")
    if not live.over and not held:
        raise Refused("at-the-table-only")
    info = table_info(live, room.presence.gone_since())
    if piece.eyes is not None and piece.eyes >= live.header.players:
        raise Refused("bad-message", detail="eyes")
    if not live.over:
        piece = msgspec.structs.replace(piece, eyes=live.eyes_of(held))
    truth = live.over and piece.eyes is None
    hints = [m.HintUsed(one.seat, one.made) for one in live.hinted]
    game, movers = live.game.copy(), [seat for seat, _ in live.movers]
    return await aside(_replay, game, movers, info, hints, truth, piece)


def _replay(
    game: Table,
    movers: list[int],
    info: m.TableInfo,
    hints: list[m.HintUsed],
    truth: bool,
    piece: Piece,
) -> bytes:
    def glance(after: int) -> Glance:
        return game.truth_glance(after) if truth else game.glance(piece.eyes, after)

    first = min(piece.first, len(movers))
    frames: list[Any] = []
    for n, seat in enumerate(movers[first : first + piece.count], first):
        seen = glance(n + 1)
        text = game.line[n].text if truth or seat == piece.eyes else None
        events = events_in(game, seen.strip(), n + 1)
        frame = m.Frame(seat, events, seen.view(), text)
        frames.append(
            msgspec.Raw(msgspec.json.encode(frame))
        )  # one by one: nobody waits while all are encoded
    start = glance(first).view()
    return msgspec.json.encode(m.Replay(info, start.eyes, start, frames, first, len(movers), hints))


def listing(results: Sequence[Result], player: str | None) -> m.History:
    games = []
    for table, seats in groupby(results, key=lambda result: result.table):
        lines = [line for line in seats if line.seat < line.players]
        games.append(
            m.Finished(
                table=table,
                game=lines[0].game,
                players=lines[0].players,
                finished=lines[0].finished,
                moves=lines[0].moves,
                seats=[
                    m.ResultInfo(
                        seat=line.seat,
                        name=line.name,
                        level=line.bot,
                        points=line.points,
                        place=line.place,
                        you=player is not None and line.player == player,
                        hints=line.hints,
                        colour=line.colour,
                        left=line.left,
                        played=msgspec.json.decode(line.played or "[]", type=list[m.Played]),
                    )
                    for line in lines
                ],
                rated=any(line.rated for line in lines),
                earlier=is_earlier(lines[0]),
            )
        )
    return m.History(games, games[-1].finished if games else None)
