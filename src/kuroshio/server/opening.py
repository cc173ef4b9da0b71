"""The requests that lead to a table: the lobby, new tables, the queue, the day's challenge."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from kuroshio.bots import LEVELS
from kuroshio.core.errors import UnknownGame
from kuroshio.games import game_named
from kuroshio.server import protocol as m
from kuroshio.server.admin.visits import today
from kuroshio.server.answering import Api, answer, asker, body, me, reader_of, service_of
from kuroshio.server.clocks import PACES, by_days
from kuroshio.server.daily import date_of, day_of
from kuroshio.server.first import first_table
from kuroshio.server.limits import client_of
from kuroshio.server.refusals import Refused
from kuroshio.server.service import Service
from kuroshio.server.store import Player


async def get_tables(request: Request) -> Response:
    """The lobby: listed tables that are open or being played."""
    return answer(m.Listings(await service_of(request).hall.listed()))


async def post_tables(request: Request) -> Response:
    """Open a table."""
    service = service_of(request)
    player = await asker(request, "table")
    wish = await body(request, m.NewTable)
    if wish.listed:
        service.limits.spend_listing(wish.clock, client_of(request), player.id)
    if wish.name or any(seat.name for seat in wish.seats):
        service.sanctions.check_words(player.id, client_of(request))
    return await _opened(service, player, wish)


async def post_play_now(request: Request) -> Response:
    """A table against bots that starts at once."""
    player = await asker(request, "table")
    wish = await body(request, m.PlayNow)
    try:
        players = wish.players or game_named(wish.game).usual_players
    except UnknownGame as error:
        raise Refused("bad-setup", detail=str(error)) from None
    level = wish.level or next(iter(LEVELS))
    seats = [m.SeatWish(kind="me")]
    seats += [m.SeatWish(kind="bot", level=level)] * (players - 1)
    table = m.NewTable(
        game=wish.game,
        seats=seats,
        options=wish.options,
        hints=wish.hints,
        seed=wish.seed,
        start=True,
    )
    return await _opened(service_of(request), player, table)


async def post_first(request: Request) -> Response:
    """A first game: a table of one's own on which the page teaches the game."""
    player = await asker(request, "table")
    wish = await body(request, m.FirstGame)
    return await _opened(service_of(request), player, first_table(wish.game), first=True)


async def _opened(
    service: Service, player: Player, wish: m.NewTable, first: bool = False
) -> Response:
    table = await service.new_tables.create(player, wish, first=first)
    await service.opened(table)
    return answer(m.Created(table), 201)


async def get_pairing(request: Request) -> Response:
    """Whether one waits to be seated with others; asking every few seconds keeps one's place."""
    player = await me(request)
    return answer(await service_of(request).pairing.of(player.id))


async def post_pairing(request: Request) -> Response:
    """Play with people: wait to be seated with others who would play the same. One keeps one's
    place while one listens to the feed of the lobby, or asks every few seconds."""
    service, player = service_of(request), await asker(request, "table")
    wish = await body(request, m.PairingWish)
    if by_days(PACES[wish.pace]):
        # Such a place is kept although nobody is there, and a thousand are looked at in all.
        service.limits.spend("place", client_of(request), player.id)
    return answer(await service.pairing.join(player, wish), 202)


async def post_pairing_stop(request: Request) -> Response:
    """Wait no more to be seated with others."""
    player = await me(request)
    return answer(await service_of(request).pairing.stop(player.id))


async def get_daily(request: Request) -> Response:
    """The challenges of today, or of a `day` before: how far one is, and how the others fared."""
    player = reader_of(request)
    asked = request.query_params.get("day")
    day = day_of(asked) if asked else today()
    return answer(await service_of(request).daily.of(day, player))


async def get_daily_month(request: Request) -> Response:
    """What everyone has come to in a `month`."""
    player = reader_of(request)
    month = request.query_params.get("month") or date_of(today())[:7]
    return answer(await service_of(request).daily.month(month, player))


async def post_daily(request: Request) -> Response:
    """Try today's challenge of a game: the table of the try that counts, or after its end another
    one to try again."""
    player = await asker(request, "table")
    wish = await body(request, m.DailyTry)
    return answer(m.Created(await service_of(request).daily.play(player, wish.game)), 201)


ROUTES = (
    Api("GET", "/api/tables", get_tables, m.Listings),
    Api("POST", "/api/tables", post_tables, m.Created, m.NewTable, status=201, identity=True),
    Api("POST", "/api/play-now", post_play_now, m.Created, m.PlayNow, status=201, identity=True),
    Api("POST", "/api/tables/first", post_first, m.Created, m.FirstGame, status=201, identity=True),
    Api("GET", "/api/me/pairing", get_pairing, m.Pairing, identity=True),
    Api(
        "POST",
        "/api/me/pairing",
        post_pairing,
        m.Pairing,
        m.PairingWish,
        status=202,
        identity=True,
    ),
    Api("POST", "/api/me/pairing/stop", post_pairing_stop, m.Pairing, identity=True),
    Api("GET", "/api/daily", get_daily, m.Daily, query=("day",)),
    Api("GET", "/api/daily/month", get_daily_month, m.DailyMonth, query=("month",)),
    Api("POST", "/api/daily", post_daily, m.Created, m.DailyTry, status=201, identity=True),
)
