"""The requests about one table: what is seen there, its pictures, and every command that
the socket takes."""

from __future__ import annotations

from functools import partial

from starlette.requests import Request
from starlette.responses import Response

from kuroshio.server import protocol as m
from kuroshio.server.about import description, names_of
from kuroshio.server.admin.reports import report
from kuroshio.server.answering import (
    Api,
    answer,
    asker,
    body,
    image,
    language,
    number,
    number_or_none,
    reader_of,
    room_of,
    service_of,
)
from kuroshio.server.aside import aside
from kuroshio.server.cards import FILM_WIDTH, WIDTH, Subject, Wish
from kuroshio.server.clocks import ClockRule
from kuroshio.server.limits import client_of
from kuroshio.server.pictures import picture
from kuroshio.server.playing_on import play_on
from kuroshio.server.previews import spoken
from kuroshio.server.refusals import Refused
from kuroshio.server.sockets import obey

LONGEST_WAIT = 30.0  # seconds


async def get_table(request: Request) -> Response:
    """The table as one may see it. `after` and `wait` wait for news: a long poll."""
    service = service_of(request)
    room = await room_of(request)
    player = service.signer.of(request)
    room.presence.noticed(player)
    if player is not None and room.live.held_by(player):
        room.visit()
        service.turns.look(room, player)
    after = number(request, "after", room.live.n)
    lost = number(request, "lost", 0) if "lost" in request.query_params else None
    since = room.live.known_until(after, lost)
    wait = min(float(number(request, "wait", 0)), LONGEST_WAIT)
    if wait:
        await room.changed_after(since, player, service.signer.device_of(request), wait)
    await room.settled()
    return Response(room.update(player, since), media_type="application/json")


async def get_description(request: Request) -> Response:
    """The table in words, as one may see it."""
    player = reader_of(request)
    room = await room_of(request)
    held = room.live.held_by(player)
    return answer(await description(room.live, held, language(request)))


async def get_picture(request: Request) -> Response:
    """A position as SVG, drawn by its game: the one after `made` moves, or the present one; of a
    game that is over through the `eyes` of a seat or with nothing hidden."""
    player = reader_of(request)
    room = await room_of(request)
    held = room.live.held_by(player)
    made, eyes = number_or_none(request, "made"), number_or_none(request, "eyes")
    drawn = await picture(room.live, held, made, eyes)
    return Response(drawn, media_type="image/svg+xml", headers={"cache-control": "no-store"})


async def get_card(request: Request, film: bool = False) -> Response:
    """A table as a picture to send, as PNG: the position after `made` moves, or the present one, as
    everyone may see it; after the end through the `eyes` of a seat or with nothing hidden."""
    service = service_of(request)
    player = service.signer.of(request)
    live = (await room_of(request)).live
    made, eyes = number_or_none(request, "made"), number_or_none(request, "eyes")
    wish = Wish(made, eyes, spoken(request), film)
    subject = Subject(live, wish, await aside(names_of, live, wish.language))
    data = service.press.kept(subject.key)
    if data is None:
        address = client_of(request)
        service.limits.spend("film" if film else "picture", address, player)
        width = FILM_WIDTH if film else WIDTH
        data = await service.press.printed(subject.key, subject.frames, width, film, address)
    return image(request, data, "image/webp" if film else "image/png")


async def get_film(request: Request) -> Response:
    """The last turn as a film, an animated WebP: what `card.png` shows before it and after each of
    its moves."""
    return await get_card(request, film=True)


async def post_report(request: Request) -> Response:
    """Tell whoever runs the house of a line of chat, or of the name on a seat."""
    service = service_of(request)
    player = await asker(request, "report")
    wish = await body(request, m.Report)
    await report(service, await room_of(request), player.id, wish)
    return answer(m.Reported(), 202)


async def post_play_on(request: Request) -> Response:
    """A table that begins from a position of a finished game."""
    service = service_of(request)
    player = await asker(request, "table")
    wish = await body(request, m.PlayOn)
    if any(seat.name for seat in wish.seats):
        service.sanctions.check_words(player.id, client_of(request))
    if wish.listed:
        service.limits.spend_listing(ClockRule(), client_of(request), player.id)
    room = await room_of(request)
    await service.daily.check_seed(room.id)
    table = await play_on(service, room.live, player, wish)
    await service.opened(table)
    return answer(m.Created(table), 201)


async def post_command(request: Request, kind: type[m.Command]) -> Response:
    service = service_of(request)
    player = service.signer.of(request)
    if player is None:
        raise Refused("no-identity")
    command = await body(request, kind)
    room = await room_of(request)
    try:
        return answer(await obey(service, room, client_of(request), player, command))
    except Refused as refusal:
        service.metrics.refusals.add(refusal.code)
        raise


ROUTES = (
    Api("GET", "/api/tables/{table}", get_table, m.Update, query=("after", "lost", "wait")),
    Api(
        "GET",
        "/api/tables/{table}/description",
        get_description,
        m.Description,
        query=("language",),
    ),
    Api("GET", "/api/tables/{table}/picture", get_picture, "image/svg+xml", query=("made", "eyes")),
    Api(
        "GET",
        "/api/tables/{table}/card.png",
        get_card,
        "image/png",
        query=("made", "eyes", "language"),
    ),
    Api(
        "GET",
        "/api/tables/{table}/film.webp",
        get_film,
        "image/webp",
        query=("made", "eyes", "language"),
    ),
    Api(
        "POST",
        "/api/tables/{table}/report",
        post_report,
        m.Reported,
        m.Report,
        status=202,
        identity=True,
    ),
    Api(
        "POST",
        "/api/tables/{table}/play-on",
        post_play_on,
        m.Created,
        m.PlayOn,
        status=201,
        identity=True,
    ),
    *(
        Api(
            "POST",
            f"/api/tables/{{table}}/{kind.__struct_config__.tag}",
            partial(post_command, kind=kind),
            m.Hints if kind is m.Hint else m.Done,
            kind,
            identity=True,
        )
        for kind in m.COMMANDS
        if kind not in (m.Look, m.Ping)  # these are about a socket
    ),
)
