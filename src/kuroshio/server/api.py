"""The requests about the server, about oneself and about tables: everything that the socket can do,
and more, as JSON, for any program. `routes.py` has the whole of the HTTP interface."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from starlette.requests import Request
from starlette.responses import Response

import kuroshio
from kuroshio.bots import LEVELS
from kuroshio.core.errors import UnknownGame
from kuroshio.games import game_named
from kuroshio.language import words_of
from kuroshio.rulebook import Explanations, Rulebook, explanations, rulebook
from kuroshio.server import protocol as m
from kuroshio.server.about import description, listing, names_of
from kuroshio.server.admin.reports import report
from kuroshio.server.admin.visits import today
from kuroshio.server.answering import (
    Api,
    answer,
    body,
    image,
    language,
    me,
    number,
    number_or_none,
    reader_of,
    room_of,
    service_of,
)
from kuroshio.server.aside import aside
from kuroshio.server.cards import FILM_WIDTH, WIDTH, Subject, Wish
from kuroshio.server.clocks import now_ms
from kuroshio.server.colours import COLOURS
from kuroshio.server.daily import date_of, day_of
from kuroshio.server.first import first_table
from kuroshio.server.identity import LINK_TIME, as_called, is_program, new_id
from kuroshio.server.limits import client_of
from kuroshio.server.notices.ways import end_browsers
from kuroshio.server.pictures import picture
from kuroshio.server.playing_on import play_on
from kuroshio.server.previews import spoken
from kuroshio.server.programs import Stream, Telling
from kuroshio.server.refusals import Refused
from kuroshio.server.service import Service
from kuroshio.server.signing.forms import How
from kuroshio.server.sockets import obey
from kuroshio.server.store import Player

LISTED = 100  # tables of oneself
LONGEST_WAIT = 30.0


# --- the server -------------------------------------------------------------------------------


async def get_status(request: Request) -> Response:
    """How far the server is: which games are compiled."""
    compiler = service_of(request).compiler
    return answer(m.Status(kuroshio.__version__, compiler.ready, dict(compiler.states)))


async def get_games(request: Request) -> Response:
    """The games, their options, and the levels of bots."""
    compiler = service_of(request).compiler
    games = []
    for name, state in compiler.states.items():
        game = game_named(name)
        options = [
            m.OptionInfo(one.name, list(one.values), list(one.players)) for one in game.options
        ]
        games.append(m.GameInfo(name, state, list(game.players), options, list(COLOURS)))
    levels = [m.LevelInfo(level.name, level.purpose) for level in LEVELS.values()]
    embeds = bool(service_of(request).settings.embeds)
    return answer(m.Games(games, levels, compiler.provisional, embeds))


async def get_words(request: Request) -> Response:
    """What a game that another package brings says to people: the page has no words of it."""
    reader_of(request)
    try:
        texts = await aside(words_of, request.path_params["game"], language(request))
    except UnknownGame:
        raise Refused("not-found") from None
    return answer(m.Words(texts))


async def get_rules(request: Request) -> Response:
    """How a game is played: its rulebook, filled in from its box."""
    return await _from_the_rulebook(request, rulebook)


async def get_explanations(request: Request) -> Response:
    """One sentence about everything on the table of a game, with the rule behind it."""
    return await _from_the_rulebook(request, explanations)


async def _from_the_rulebook(request: Request, read: Callable[[str, str], Any]) -> Response:
    """The words are put together in another thread: the first time takes a moment."""
    reader_of(request)
    try:
        found = await aside(read, request.path_params["game"], language(request))
    except UnknownGame:
        raise Refused("not-found") from None
    made = answer(found)
    made.headers["cache-control"] = "public, max-age=300"
    return made


# --- identity ---------------------------------------------------------------------------------


async def get_me(request: Request) -> Response:
    """Who one is."""
    service, player = service_of(request), await me(request)
    if service.signer.device_of(request) or "authorization" in request.headers:
        return answer(m.Me(player.name, bot=is_program(player.name)))
    service.limits.spend("identity", client_of(request))
    return await signed_in(service, request, player, "older")  # from now on it can be ended alone


async def post_me(request: Request) -> Response:
    """Take a name; the first time, also an identity, which comes as a cookie and as a token. A
    program says so, and stays one."""
    service = service_of(request)
    wish = await body(request, m.NewName)
    name = as_called(wish.name, wish.bot)
    try:
        player, new = await me(request), False
        name = as_called(wish.name, wish.bot or is_program(player.name))
    except Refused:
        service.limits.spend("identity", client_of(request))
        player, new = Player(service.signer.of(request) or new_id(), name), True
    if new or not wish.keep:
        service.sanctions.check_words(player.id, client_of(request))
        player.name = name
        await service.store.save_player(player)
    return await signed_in(service, request, player, "name", new)


async def signed_in(
    service: Service, request: Request, player: Player, how: How, told: bool = True
) -> Response:
    """Somebody is signed in on this device from now on: the cookie, and for programs the token."""
    signer = service.signer
    device = signer.device_of(request) if signer.of(request) == player.id else ""
    token = signer.token(player.id, device or await service.devices.add(player.id, request, how))
    made = answer(m.Me(player.name, token if told else None, is_program(player.name)))
    signer.set_cookie(made, token, service.settings.https)
    return made


async def post_link(request: Request) -> Response:
    """A secret link that carries one's identity to another device: once, within a day; older links
    end."""
    service = service_of(request)
    player = await me(request)
    number = await service.store.new_link(player.id)
    return answer(m.Link(service.signer.link(player.id, number, now_ms() + LINK_TIME)))


async def post_claim(request: Request) -> Response:
    """Use the identity of a secret link on this device."""
    service = service_of(request)
    service.limits.spend("identity", client_of(request))
    linked = service.signer.linked((await body(request, m.Claim)).link, now_ms())
    if linked is None or not await service.store.claim_link(*linked):
        raise Refused("bad-link")
    player = await service.store.player(linked[0])
    assert player is not None
    return await signed_in(service, request, player, "link")


async def post_sign_out(request: Request) -> Response:
    """Sign out everywhere but here: the tokens of other devices, and links, no longer count."""
    service = service_of(request)
    player = await me(request)
    device = service.signer.device_of(request) or await service.devices.add(
        player.id, request, "older"
    )
    await service.sign_out(player.id)
    await service.devices.end_others(player.id, device)
    await end_browsers(service.store, player.id, but=device)
    token = service.signer.token(player.id, device)
    made = answer(m.Me(player.name, token))
    service.signer.set_cookie(made, token, service.settings.https)
    return made


# --- tables -----------------------------------------------------------------------------------


async def get_tables(request: Request) -> Response:
    """The lobby: listed tables that are open or being played."""
    return answer(m.Listings(await service_of(request).hall.listed()))


async def get_my_tables(request: Request) -> Response:
    """The tables at which one has sat, the latest first."""
    player = await me(request)
    headers = await service_of(request).store.tables_of(player.id, LISTED)
    return answer(m.Listings([listing(header) for header in headers]))


async def get_turns(request: Request) -> Response:
    """All running tables at which one sits: those that wait for one first."""
    player = await me(request)
    return answer(await service_of(request).turns.of(player.id))


async def get_events(request: Request) -> Response:
    """What is asked of one, at all one's tables, as server-sent events: for programs."""
    service = service_of(request)
    player = await me(request)
    device = service.signer.device_of(request)
    return Telling(Stream(service, player.id, device, client_of(request)))


async def post_tables(request: Request) -> Response:
    """Open a table."""
    service = service_of(request)
    player = await me(request)
    wish = await body(request, m.NewTable)
    service.limits.spend("table", client_of(request), player.id)
    if wish.listed:
        service.limits.spend("listing", client_of(request), player.id)
    if wish.name or any(seat.name for seat in wish.seats):
        service.sanctions.check_words(player.id, client_of(request))
    table = await service.create(player, wish)
    await service.opened(table)
    return answer(m.Created(table), 201)


async def post_play_now(request: Request) -> Response:
    """A table against bots that starts at once."""
    service = service_of(request)
    player = await me(request)
    wish = await body(request, m.PlayNow)
    service.limits.spend("table", client_of(request), player.id)
    try:
        players = wish.players or game_named(wish.game).usual_players
    except UnknownGame as error:
        raise Refused("bad-setup", detail=str(error)) from None
    level = wish.level or next(iter(LEVELS))
    seats = [m.SeatWish(kind="me")]
    seats += [m.SeatWish(kind="bot", level=level)] * (players - 1)
    table = await service.create(
        player,
        m.NewTable(
            game=wish.game,
            seats=seats,
            options=wish.options,
            hints=wish.hints,
            seed=wish.seed,
            start=True,
        ),
    )
    await service.opened(table)
    return answer(m.Created(table), 201)


async def post_first(request: Request) -> Response:
    """A first game: a table of one's own on which the page teaches the game."""
    service = service_of(request)
    player = await me(request)
    wish = await body(request, m.FirstGame)
    service.limits.spend("table", client_of(request), player.id)
    table = await service.create(player, first_table(wish.game), first=True)
    await service.opened(table)
    return answer(m.Created(table), 201)


async def post_play_on(request: Request) -> Response:
    """A table that begins from a position of a finished game."""
    service = service_of(request)
    player = await me(request)
    wish = await body(request, m.PlayOn)
    service.limits.spend("table", client_of(request), player.id)
    if any(seat.name for seat in wish.seats):
        service.sanctions.check_words(player.id, client_of(request))
    room = await room_of(request)
    await service.daily.check_seed(room.id)
    table = await play_on(service, room.live, player, wish)
    await service.opened(table)
    return answer(m.Created(table), 201)


async def get_pairing(request: Request) -> Response:
    """Whether one waits to be seated with others; asking every few seconds keeps one's place."""
    player = await me(request)
    return answer(await service_of(request).pairing.of(player.id))


async def post_pairing(request: Request) -> Response:
    """Play with people: wait to be seated with others who would play the same. One keeps one's
    place while one listens to the feed of the lobby, or asks every few seconds."""
    service = service_of(request)
    player = await me(request)
    wish = await body(request, m.PairingWish)
    service.limits.spend("table", client_of(request), player.id)
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
    service = service_of(request)
    player = await me(request)
    wish = await body(request, m.DailyTry)
    service.limits.spend("table", client_of(request), player.id)
    return answer(m.Created(await service.daily.play(player, wish.game)), 201)


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
        service.metrics.refusals.add(code=refusal.code)
        raise


async def post_report(request: Request) -> Response:
    """Tell whoever runs the house of a line of chat, or of the name on a seat."""
    service = service_of(request)
    player = await me(request)
    wish = await body(request, m.Report)
    service.limits.spend("report", client_of(request), player.id)
    await report(service, await room_of(request), player.id, wish)
    return answer(m.Reported(), 202)


ROUTES = (
    Api("GET", "/api/status", get_status, m.Status),
    Api("GET", "/api/games", get_games, m.Games),
    Api("GET", "/api/games/{game}/words", get_words, m.Words, query=("language",)),
    Api("GET", "/api/rules/{game}", get_rules, Rulebook, query=("language",)),
    Api(
        "GET", "/api/rules/{game}/explanations", get_explanations, Explanations, query=("language",)
    ),
    Api("GET", "/api/me", get_me, m.Me, identity=True),
    Api("POST", "/api/me", post_me, m.Me, m.NewName),
    Api("POST", "/api/me/link", post_link, m.Link, identity=True),
    Api("POST", "/api/me/claim", post_claim, m.Me, m.Claim),
    Api("POST", "/api/me/sign-out", post_sign_out, m.Me, identity=True),
    Api("GET", "/api/me/tables", get_my_tables, m.Listings, identity=True),
    Api("GET", "/api/me/turns", get_turns, m.Turns, identity=True),
    Api("GET", "/api/me/events", get_events, m.AnyAsked, identity=True, streams=True),
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
