"""Finished games: their records, their positions one by one, lists and statistics."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from itertools import groupby

import msgspec

from kuroshio.core.table import Glance, Table
from kuroshio.server import messages as m
from kuroshio.server.live import LiveTable
from kuroshio.server.refusals import Refused
from kuroshio.server.rooms import Room
from kuroshio.server.store import Result
from kuroshio.server.updates import table_info, told


def record(live: LiveTable) -> str:
    """A finished game as a record file: with its seed nothing stays hidden, so not before."""
    if live.game is None or not live.over:
        raise Refused("not-over")
    return live.game.dump()


async def replay(room: Room, held: tuple[int, ...]) -> bytes:
    """All positions of a game, as far as the eyes may see them."""
    live = room.live
    if live.game is None:
        raise Refused("not-started")
    if not live.over and not held:
        raise Refused("at-the-table-only")
    info = table_info(live, room.connected())
    eyes = None if live.over else live.eyes_of(held)
    game, movers = live.game.copy(), list(live.movers)
    return await asyncio.to_thread(_replay, game, movers, info, live.over, eyes)


def _replay(
    game: Table, movers: list[tuple[int, bool]], info: m.TableInfo, truth: bool, eyes: int | None
) -> bytes:
    def glance(after: int) -> Glance:
        return game.truth_glance(after) if truth else game.glance(eyes, after)

    frames = []
    for n, (seat, _) in enumerate(movers):
        seen = glance(n + 1)
        text = game.line[n].text if truth or seat == eyes else None
        frames.append(m.Frame(seat, told(game, seen), seen.view(), text))
    start = glance(0).view()
    return msgspec.json.encode(m.Replay(info, start.eyes, start, frames))


def listing(results: Sequence[Result], player: str | None) -> m.History:
    games = []
    for table, seats in groupby(results, key=lambda result: result.table):
        lines = list(seats)
        games.append(
            m.Finished(
                table=table,
                game=lines[0].game,
                players=lines[0].players,
                finished=lines[0].finished,
                seats=[
                    m.ResultInfo(
                        seat=line.seat,
                        name=line.name,
                        level=line.bot,
                        points=line.points,
                        place=line.place,
                        you=player is not None and line.player == player,
                    )
                    for line in lines
                ],
            )
        )
    return m.History(games, games[-1].finished if games else None)


def statistics(rows: Sequence[tuple[str, str, int, int, int, int, int]]) -> m.Statistics:
    return m.Statistics(
        [
            m.StatisticsLine(
                game=game,
                level=level or None,
                played=int(played),
                won=int(won),
                mean_points=round(int(points) / int(played), 2),
                best_points=int(best),
                mean_place=round(int(places) / int(played), 2),
            )
            for game, level, played, won, points, best, places in rows
        ]
    )
