"""What is told about a table besides its game: who sits there, and the table in words."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

import msgspec

from kuroshio.core.messages import Message, message
from kuroshio.language import say
from kuroshio.server import protocol as m
from kuroshio.server.aside import aside
from kuroshio.server.colours import paints, repainted
from kuroshio.server.daily import date_of
from kuroshio.server.fair_play import why_not_rated
from kuroshio.server.first import is_taught
from kuroshio.server.live import LiveTable, Seat
from kuroshio.server.refusals import Refused
from kuroshio.server.results import played
from kuroshio.server.store import Header


def listing(header: Header) -> m.Listing:
    """A table as lists show it."""
    return m.Listing(
        id=header.id,
        game=header.game,
        players=header.players,
        options=header.options,
        clock=header.clock,
        status=header.status,
        seats=msgspec.json.decode(header.seats, type=list[m.SeatInfo]),
        created=header.created,
        updated=header.updated,
        name=header.name,
    )


def table_info(
    table: LiveTable, gone: Sequence[int | None], absence: int = 0, patience: int = 0
) -> m.TableInfo:
    """`gone` says since when the person of each seat is not there."""
    header, called = table.header, table.called
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
        first=table.first and is_taught(header),
        daily=date_of(table.daily) if table.daily else "",
        status=table.status,
        seats=[_seat_info(table, n, gone[n]) for n in range(header.players)],
        created=header.created,
        rematch=table.rematch,
        name=header.name,
        host=next(iter(table.held_by(table.host)), None),
        unrated=why_not_rated(table),
        absence=absence,
        patience=patience,
        wanted=m.StandInWanted(called.seat, sorted(called.agreed)) if called else None,
        abandoned=table.abandoned,
        played=[played(table, n) for n in range(header.players)] if table.over else [],
        closed=table.closed,
        came_from=_origin(table),
    )


def _origin(table: LiveTable) -> m.Origin | None:
    """Where a game that is played on came from; how its hidden things were dealt is not told."""
    came = table.came_from
    if came is None:
        return None
    last = came.stages[-1]
    return m.Origin(came.table or None, came.made, last.seat, last.deal is not None)


def _seat_info(table: LiveTable, number: int, gone: int | None) -> m.SeatInfo:
    """A seat as those at the table see it."""
    seat = table.seats[number]
    info = seat_info(seat)
    info.hints, info.left = table.hints_of(number), table.vacated.get(number, "")
    if seat.player is not None:
        held = table.held_by(seat.player)
        info.together = held[0] if len(held) > 1 else None
        info.connected, info.gone = gone is None, gone
    return info


def seat_info(seat: Seat) -> m.SeatInfo:
    """A seat as the lobby shows it."""
    if seat.player is not None:
        return m.SeatInfo("person", seat.name, away=seat.away, colour=seat.colour)
    if seat.level is not None:
        return m.SeatInfo("bot", level=seat.level, colour=seat.colour)
    return m.SeatInfo("open", colour=seat.colour, kept=seat.name)


async def description(table: LiveTable, held: tuple[int, ...], language: str) -> m.Description:
    """The table in words, as far as these eyes may see it. They are put together in another thread:
    to read all words of a language takes a moment, the first time."""
    if table.game is None:
        raise Refused("not-started")
    view = table.game.glance(table.eyes_of(held)).view()
    position, game = table.position, table.game.game
    names = await aside(names_of, table, language)
    paint = paints([seat.colour for seat in table.seats], table.game.box)

    def in_words(words: Message) -> str:
        return say(repainted(words, game.name, paint), language, names=names)

    lines = await aside(game.plain, view, in_words)
    parts = [list(part) for blank, part in groupby(lines, key=lambda line: not line) if not blank]
    return m.Description(position, parts)


def names_of(table: LiveTable, language: str) -> list[str]:
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
