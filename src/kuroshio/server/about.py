"""What is told about a table besides its game: who sits there, and the table in words."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from itertools import groupby

from kuroshio.core.messages import Message, message
from kuroshio.language import say
from kuroshio.server import messages as m
from kuroshio.server.colours import paints, repainted
from kuroshio.server.live import LiveTable, Seat
from kuroshio.server.refusals import Refused


def table_info(table: LiveTable, connected: Sequence[bool]) -> m.TableInfo:
    header = table.header
    return m.TableInfo(
        id=header.id,
        game=header.game,
        players=header.players,
        options=header.options,
        clock=header.clock,
        listed=header.listed,
        seeded=header.seeded,
        uploaded=header.uploaded,
        hints=header.hints,
        first=table.first,
        status=table.status,
        seats=[
            seat_info(seat, connected[n], table.hints_of(n)) for n, seat in enumerate(table.seats)
        ],
        created=header.created,
        rematch=table.rematch,
        name=header.name,
    )


def seat_info(seat: Seat, connected: bool, hints: int = 0) -> m.SeatInfo:
    if seat.player is not None:
        return m.SeatInfo("person", seat.name, None, connected, seat.away, hints, seat.colour)
    if seat.level is not None:
        return m.SeatInfo("bot", "", seat.level, hints=hints, colour=seat.colour)
    return m.SeatInfo("open", away=seat.away, hints=hints, colour=seat.colour)


async def description(table: LiveTable, held: tuple[int, ...], language: str) -> m.Description:
    """The table in words, as far as these eyes may see it. They are put together in another thread:
    to read all words of a language takes a moment, the first time."""
    if table.game is None:
        raise Refused("not-started")
    view = table.game.glance(table.eyes_of(held)).view()
    position, game = table.position, table.game.game
    names = await asyncio.to_thread(_names, table, language)
    paint = paints([seat.colour for seat in table.seats], table.game.box)

    def in_words(words: Message) -> str:
        return say(repainted(words, game.name, paint), language, names=names)

    lines = await asyncio.to_thread(game.plain, view, in_words)
    parts = [list(part) for blank, part in groupby(lines, key=lambda line: not line) if not blank]
    return m.Description(position, parts)


def _names(table: LiveTable, language: str) -> list[str]:
    """What the seats are called: by their people's names, or by the levels of their bots."""
    levels = [seat.level if seat.player is None else None for seat in table.seats]
    names = []
    for n, seat in enumerate(table.seats):
        if seat.player is not None:
            names.append(seat.name)
        elif seat.level is not None:
            level = say(message(f"bot-{seat.level}", name=seat.level), language).capitalize()
            alike = levels.count(seat.level) > 1
            names.append(f"{level} {levels[: n + 1].count(seat.level)}" if alike else level)
        else:
            names.append(say(message("seat-name", number=n + 1), language))
    return names
