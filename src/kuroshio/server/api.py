"""The HTTP interface: everything that the socket can do and more, as JSON, for any program.

`ROUTES` is the whole of it; docs/schema/openapi.json is made from it.
"""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import partial
from typing import Any, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response, StreamingResponse

import kuroshio
from kuroshio.bots import LEVELS
from kuroshio.core.errors import UnknownGame
from kuroshio.games import NAMES, game_named
from kuroshio.language import FIRST, LANGUAGES, words_of
from kuroshio.rulebook import Explanations, Rulebook, explanations, rulebook
from kuroshio.server import history
from kuroshio.server import messages as m
from kuroshio.server.about import description, listing, names_of
from kuroshio.server.admin.reports import report
from kuroshio.server.admin.visits import today
from kuroshio.server.analysis import forms as f
from kuroshio.server.aside import aside
from kuroshio.server.cards import FILM_WIDTH, WIDTH, Subject, Wish
from kuroshio.server.clocks import now_ms
from kuroshio.server.colours import COLOURS
from kuroshio.server.daily import date_of, day_of
from kuroshio.server.first import first_table
from kuroshio.server.identity import LINK_TIME, as_called, is_id, is_program, new_id
from kuroshio.server.limits import BODY_BYTES, BODY_SECONDS, RECORD_BYTES, client_of
from kuroshio.server.notices.ways import end_browsers
from kuroshio.server.pictures import picture
from kuroshio.server.playing_on import play_on
from kuroshio.server.previews import spoken
from kuroshio.server.programs import Stream
from kuroshio.server.refusals import Refused
from kuroshio.server.rooms import Room
from kuroshio.server.service import Service
from kuroshio.server.signing.forms import How
from kuroshio.server.sockets import obey
from kuroshio.server.store import Header, Player, StoreDown
from kuroshio.server.unreadable import log_of

T = TypeVar("T")
Handler = Callable[[Request], Awaitable[Response]]

ANALYSIS = "/api/analyses/{analysis}"
LISTED = 100
LONGEST_WAIT = 30.0
FOR_OTHERS = {"cross-origin-resource-policy": "cross-origin"}  # pages of others may show it


# --- helpers ----------------------------------------------------------------------------------


def service_of(request: Request) -> Service:
    service: Service = request.app.state.service
    return service


def answer(value: Any, status: int = 200) -> Response:
    return Response(msgspec.json.encode(value), status, media_type="application/json")


async def raw_body(request: Request, most: int) -> bytes:
    """The body of a request, if it is not too large and does not take for ever."""
    parts, size = [], 0
    try:
        async with asyncio.timeout(BODY_SECONDS):
            async for part in request.stream():
                size += len(part)
                if size > most:
                    raise Refused("too-large", bytes=most)
                parts.append(part)
    except (TimeoutError, ClientDisconnect):
        raise Refused("bad-message", detail=f"{BODY_SECONDS:g} s") from None
    return b"".join(parts)


async def body(request: Request, kind: type[T]) -> T:
    """A JSON body of a type. Pages of others cannot send JSON without being asked first."""
    sent = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    data = await raw_body(request, BODY_BYTES)
    if data and sent != "application/json":
        raise Refused("bad-message", detail="content-type: application/json")
    try:
        return msgspec.json.decode(data or b"{}", type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Refused("bad-message", detail=str(error)[:200]) from None


async def me(request: Request) -> Player:
    """The player that a request comes from."""
    player = service_of(request).signer.of(request)
    if player is not None:
        known = await service_of(request).store.player(player)
        if known is not None:
            service_of(request).visits.note(player)
            service_of(request).devices.note(service_of(request).signer.device_of(request))
            service_of(request).homes.note(player, client_of(request))
            return known
    raise Refused("no-identity")


def number(request: Request, name: str, otherwise: int) -> int:
    text = request.query_params.get(name, "")
    if not text:
        return otherwise
    if not text.isdecimal() or not text.isascii() or len(text) > 15:
        raise Refused("bad-message", detail=name)
    return int(text)


def game_name(request: Request) -> str | None:
    name = request.query_params.get("game") or None
    if name is not None and name not in NAMES:
        raise Refused("bad-message", detail="game")
    return name


def language(request: Request) -> str:
    wanted = request.query_params.get("language") or FIRST
    if wanted not in LANGUAGES:
        raise Refused("bad-message", detail="language")
    return wanted


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
    _reader(request)
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
    _reader(request)
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
    stream = Stream(service, player.id, client_of(request))
    headers = {"cache-control": "no-store", "x-accel-buffering": "no"}
    return StreamingResponse(stream.run(), headers=headers, media_type="text/event-stream")


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
    room = await _room(request)
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
    player = _reader(request)
    asked = request.query_params.get("day")
    day = day_of(asked) if asked else today()
    return answer(await service_of(request).daily.of(day, player))


async def get_daily_month(request: Request) -> Response:
    """What everyone has come to in a `month`."""
    player = _reader(request)
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


async def _room(request: Request) -> Room:
    service = service_of(request)
    service.homes.note(service.signer.of(request), client_of(request))
    room = await service.room(request.path_params["table"])
    await service.daily.check(room.live, service.signer.of(request))
    return room


async def get_table(request: Request) -> Response:
    """The table as one may see it. `after` and `wait` wait for news: a long poll."""
    service = service_of(request)
    room = await _room(request)
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
        await room.changed_after(since, player, wait)
    await room.settled()
    return Response(room.update(player, since), media_type="application/json")


def _reader(request: Request) -> str | None:
    """Who asks for something that takes long to make: not too often."""
    service = service_of(request)
    player = service.signer.of(request)
    service.limits.spend("drawing", client_of(request), player)
    return player


async def get_description(request: Request) -> Response:
    """The table in words, as one may see it."""
    player = _reader(request)
    room = await _room(request)
    held = room.live.held_by(player)
    return answer(await description(room.live, held, language(request)))


async def get_picture(request: Request) -> Response:
    """A position as SVG, drawn by its game: the one after `made` moves, or the present one; of a
    game that is over through the `eyes` of a seat or with nothing hidden."""
    player = _reader(request)
    room = await _room(request)
    held = room.live.held_by(player)
    made, eyes = _number_or_none(request, "made"), _number_or_none(request, "eyes")
    drawn = await picture(room.live, held, made, eyes)
    return Response(drawn, media_type="image/svg+xml", headers={"cache-control": "no-store"})


async def get_card(request: Request, film: bool = False) -> Response:
    """A table as a picture to send, as PNG: the position after `made` moves, or the present one, as
    everyone may see it; after the end through the `eyes` of a seat or with nothing hidden."""
    service = service_of(request)
    player = service.signer.of(request)
    live = (await _room(request)).live
    made, eyes = _number_or_none(request, "made"), _number_or_none(request, "eyes")
    wish = Wish(made, eyes, spoken(request), film)
    subject = Subject(live, wish, await aside(names_of, live, wish.language))
    data = service.press.kept(subject.key)
    if data is None:
        service.limits.spend("film" if film else "picture", client_of(request), player)
        width = FILM_WIDTH if film else WIDTH
        data = await service.press.printed(subject.key, subject.frames, width, film)
    tag = f'"{hashlib.sha256(data).hexdigest()[:32]}"'
    headers = {"etag": tag, "cache-control": "no-cache", **FOR_OTHERS}
    if request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers=headers)
    return Response(data, media_type="image/webp" if film else "image/png", headers=headers)


async def get_film(request: Request) -> Response:
    """The last turn as a film, an animated WebP: what `card.png` shows before it and after each of
    its moves."""
    return await get_card(request, film=True)


def _number_or_none(request: Request, name: str) -> int | None:
    return number(request, name, 0) if request.query_params.get(name) else None


async def post_command(request: Request, kind: type[m.Command]) -> Response:
    service = service_of(request)
    player = service.signer.of(request)
    if player is None:
        raise Refused("no-identity")
    command = await body(request, kind)
    room = await _room(request)
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
    await report(service, await _room(request), player.id, wish)
    return answer(m.Reported(), 202)


# --- records and history ----------------------------------------------------------------------


async def _header(request: Request) -> Header:
    table = request.path_params["table"]
    header = await service_of(request).store.header(table) if is_id(table) else None
    if header is None:
        raise Refused("no-table")
    return header


async def get_kept(request: Request) -> Response:
    """What is kept of a table, also of one that cannot be replayed: its line in the lobby and how
    its game ended."""
    service = service_of(request)
    header = await _header(request)
    await service.daily.check_stored(header.id, service.signer.of(request))
    results = await service.store.results_of(header.id)
    found = history.listing(results, service.signer.of(request)).games
    return answer(m.Kept(listing(header), found[0] if found else None))


async def get_log(request: Request) -> Response:
    """The log of a table whose game is over, or cannot go on because it cannot be replayed."""
    player = _reader(request)
    service, header = service_of(request), await _header(request)
    await service.daily.check_seed(header.id)
    room = service.rooms.get(header.id)
    if room is not None and not room.live.over:
        raise Refused("not-over")
    made = answer(await log_of(service.store, header, player))
    name = f"{header.game}-{header.id}-log.json"
    made.headers["content-disposition"] = f'attachment; filename="{name}"'
    return made


async def get_record(request: Request) -> Response:
    """A finished game as a record file."""
    _reader(request)
    room = await _room(request)
    await service_of(request).daily.check_seed(room.id)
    text = history.record(room.live)
    name = f"{room.live.header.game}-{room.id}.json"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(text, headers=headers, media_type="application/json")


async def get_replay(request: Request) -> Response:
    """The positions of a game: to anyone after its end, with nothing hidden or through the `eyes`
    of a seat; while it is being played only to those at the table, as far as they may know.
    `first` and `count` ask for a piece."""
    player = _reader(request)
    room = await _room(request)
    held = room.live.held_by(player)
    piece = history.Piece(
        first=number(request, "first", 0),
        count=number(request, "count", 10**6),
        eyes=number(request, "eyes", 0) if request.query_params.get("eyes") else None,
    )
    return Response(await history.replay(room, held, piece), media_type="application/json")


async def post_review(request: Request) -> Response:
    """Have a finished game reviewed; asking again tells how far it is."""
    service = service_of(request)
    player = service.signer.of(request)
    if player is None:
        raise Refused("no-identity")
    service.limits.spend("review", client_of(request), player)
    return answer(await service.reviewer.ask(await _room(request)), 202)


async def get_review(request: Request) -> Response:
    """How far a game's review is, and the review when it is done."""
    return answer(await service_of(request).reviewer.state(await _room(request)))


async def post_mistakes(request: Request) -> Response:
    """Learn from a reviewed game: one's own decisions that surely gave something away."""
    service = service_of(request)
    player = await me(request)
    service.limits.spend("drawing", client_of(request), player.id)
    return answer(await service.mistakes.take((await _room(request)).live, player.id))


async def get_my_mistakes(request: Request) -> Response:
    """What is to be learned now, and the first question."""
    service = service_of(request)
    player = await me(request)
    service.limits.spend("drawing", client_of(request), player.id)
    return answer(await service.mistakes.lessons(player.id))


async def post_my_mistakes(request: Request) -> Response:
    """Answer a question; it is judged from what one knew then."""
    service = service_of(request)
    player = await me(request)
    given = await body(request, m.LessonAnswer)
    service.limits.spend("hint", client_of(request), player.id)
    home = service.homes.of(player.id)
    return answer(await service.mistakes.answer(player.id, home, given))


async def get_puzzles(request: Request) -> Response:
    """How one fares with the puzzles of a game, and the next one: of a `theme`, or the day's with
    `daily=1`."""
    service = service_of(request)
    player = await me(request)
    service.limits.spend("drawing", client_of(request), player.id)
    theme = request.query_params.get("theme") or ""
    daily = request.query_params.get("daily") == "1"
    return answer(await service.puzzles.of(player, request.path_params["game"], theme, daily))


async def post_puzzles(request: Request) -> Response:
    """Answer a puzzle; the first answer counts."""
    service = service_of(request)
    player = await me(request)
    given = await body(request, m.PuzzleAnswer)
    service.limits.spend("hint", client_of(request), player.id)
    home = service.homes.of(player.id)
    game = request.path_params["game"]
    return answer(await service.puzzles.answer(player, home, game, given))


async def post_records(request: Request) -> Response:
    """Upload a record, to look at it as at a finished game."""
    service = service_of(request)
    player = await me(request)
    service.limits.spend("table", client_of(request), player.id)
    service.sanctions.check_words(player.id, client_of(request))  # a record has names
    data = await raw_body(request, RECORD_BYTES)
    return answer(m.Created(await service.upload(data, listed=False)), 201)


async def get_history(request: Request) -> Response:
    """Finished games, the latest first: one's own with `mine=1`, else those that were listed."""
    service = service_of(request)
    player = service.signer.of(request)
    mine = request.query_params.get("mine") == "1"
    if mine and player is None:
        raise Refused("no-identity")
    before = number(request, "before", 10**15 - 1)
    found = await service.store.results(game_name(request), player if mine else None, before, 30)
    return answer(history.listing(found, player))


async def get_statistics(request: Request) -> Response:
    """How people and bots fare in each game; with `mine=1` how one fares oneself."""
    service = service_of(request)
    player = service.signer.of(request)
    mine = request.query_params.get("mine") == "1"
    if mine and player is None:
        raise Refused("no-identity")
    return answer(await service.statistician.in_short(player if mine else None))


async def get_my_statistics(request: Request) -> Response:
    """How one fares in each game: places, ratings, where one's points come from."""
    service = service_of(request)
    player = await me(request)
    return answer(await service.statistician.of_player(player))


async def get_leaderboard(request: Request) -> Response:
    """Who is best at a game: people among people, and bots by their levels."""
    player = _reader(request)
    return answer(await service_of(request).faces.ladder(request.path_params["game"], player))


async def get_face(request: Request) -> Response:
    """The page of somebody who opened it: games, ratings, best days of the day's challenge."""
    player = _reader(request)
    return answer(await service_of(request).faces.page(request.path_params["page"], player))


async def get_my_face(request: Request) -> Response:
    """What others may see of oneself."""
    player = await me(request)
    return answer(await service_of(request).faces.own(player.id))


async def post_my_face(request: Request) -> Response:
    """Let others see more of oneself, or less."""
    player = await me(request)
    wish = await body(request, m.ShowFace)
    service_of(request).limits.spend("drawing", client_of(request), player.id)
    return answer(await service_of(request).faces.show(player.id, wish.shown))


async def get_game_statistics(request: Request) -> Response:
    """How a game is won, from all games that were finished here."""
    game = request.path_params["game"]
    if game not in NAMES:
        raise Refused("not-found")
    return answer(await service_of(request).statistician.of_game(game))


# --- analyses ---------------------------------------------------------------------------------


def _analysis(request: Request) -> str:
    found: str = request.path_params["analysis"]
    return found


async def _analyst(request: Request, what: str) -> str:
    """Who studies: somebody, and not too much."""
    service, player = service_of(request), await me(request)
    service.limits.spend(what, client_of(request), player.id)
    return player.id


async def get_analyses(request: Request) -> Response:
    """One's own analyses, the latest first."""
    return answer(await service_of(request).analyses.of((await me(request)).id))


async def post_analyses(request: Request) -> Response:
    """Analyse a finished game, or one that is set up."""
    player = await _analyst(request, "table")
    wish = await body(request, f.NewAnalysis)
    return answer(f.Opened(await service_of(request).analyses.open(player, wish)), 201)


async def get_analysis(request: Request) -> Response:
    """A tree, through the `eyes` of a seat or with open hands, for whoever has its link."""
    player = _reader(request)
    eyes = number(request, "eyes", 0) if request.query_params.get("eyes") else None
    return answer(await service_of(request).analyses.show(_analysis(request), player, eyes))


async def post_positions(request: Request) -> Response:
    """Some positions of a tree."""
    player, wish = _reader(request), await body(request, f.PositionsWish)
    return answer(await service_of(request).analyses.positions(_analysis(request), player, wish))


async def post_node(request: Request) -> Response:
    """Grow one's own tree by a move."""
    player, wish = await _analyst(request, "branch"), await body(request, f.NewNode)
    return answer(await service_of(request).analyses.grow(_analysis(request), player, wish), 201)


async def post_beginning(request: Request) -> Response:
    """Let a game that is only set up begin in another way."""
    player, wish = await _analyst(request, "branch"), await body(request, f.Beginning)
    await service_of(request).analyses.begin_again(_analysis(request), player, wish)
    return answer(f.Opened(_analysis(request)))


async def post_notes(request: Request) -> Response:
    """Write and draw at a position of one's own tree."""
    service = service_of(request)
    player, wish = await _analyst(request, "branch"), await body(request, f.Notes)
    if wish.comment:
        service.sanctions.check_words(player, client_of(request))
    await service.analyses.note(_analysis(request), player, wish)
    return answer(f.Opened(_analysis(request)))


async def post_cut(request: Request) -> Response:
    """Take a branch of one's own tree away."""
    player, wish = await _analyst(request, "branch"), await body(request, f.Cut)
    await service_of(request).analyses.cut(_analysis(request), player, wish)
    return answer(f.Opened(_analysis(request)))


async def post_turnouts(request: Request) -> Response:
    """What else chance might have brought with a move, and how often."""
    service = service_of(request)
    player, wish = await _analyst(request, "think"), await body(request, f.TurnoutsWish)
    home = service.homes.of(player)
    return answer(await service.analyses.turnouts(_analysis(request), player, home, wish))


async def post_copy(request: Request) -> Response:
    """A tree of one's own, as somebody else's is now."""
    player = await _analyst(request, "table")
    await body(request, f.Nothing)
    copied = await service_of(request).analyses.copy(player, _analysis(request))
    return answer(f.Opened(copied), 201)


async def post_delete(request: Request) -> Response:
    """Delete one's own analysis."""
    player = await _analyst(request, "branch")
    await body(request, f.Nothing)
    await service_of(request).analyses.delete(_analysis(request), player)
    return answer(f.Opened(_analysis(request)))


# --- the table of routes ----------------------------------------------------------------------


@dataclass(frozen=True)
class Api:
    method: str
    path: str
    handler: Handler
    answers: Any  # the type of the answer; of a picture its media type, as text
    takes: type[Any] | None = None  # the type of the body
    query: tuple[str, ...] = ()
    status: int = 200
    identity: bool = False  # needs one
    streams: bool = False  # answers again and again, as server-sent events

    @property
    def types(self) -> list[Any]:
        """Those of its messages that have a name."""
        asked = (self.answers, self.takes)
        return [kind for kind in asked if kind not in (None, dict) and not isinstance(kind, str)]


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
    Api("GET", "/api/tables/{table}/record", get_record, dict),
    Api("GET", "/api/tables/{table}/kept", get_kept, m.Kept),
    Api("GET", "/api/tables/{table}/log", get_log, m.TableLog),
    Api(
        "GET",
        "/api/tables/{table}/replay",
        get_replay,
        m.Replay,
        query=("eyes", "first", "count"),
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
    Api("GET", "/api/tables/{table}/review", get_review, m.ReviewState),
    Api(
        "POST",
        "/api/tables/{table}/review",
        post_review,
        m.ReviewState,
        status=202,
        identity=True,
    ),
    Api(
        "POST",
        "/api/tables/{table}/mistakes",
        post_mistakes,
        m.Lessons,
        identity=True,
    ),
    Api("GET", "/api/me/mistakes", get_my_mistakes, m.Lessons, identity=True),
    Api("POST", "/api/me/mistakes", post_my_mistakes, m.Graded, m.LessonAnswer, identity=True),
    Api("GET", "/api/analyses", get_analyses, f.AnalysisList, identity=True),
    Api("POST", "/api/analyses", post_analyses, f.Opened, f.NewAnalysis, status=201, identity=True),
    Api("GET", ANALYSIS, get_analysis, f.Analysis, query=("eyes",)),
    Api("POST", f"{ANALYSIS}/positions", post_positions, f.Positions, f.PositionsWish),
    Api("POST", f"{ANALYSIS}/nodes", post_node, f.Grown, f.NewNode, status=201, identity=True),
    Api("POST", f"{ANALYSIS}/beginning", post_beginning, f.Opened, f.Beginning, identity=True),
    Api("POST", f"{ANALYSIS}/notes", post_notes, f.Opened, f.Notes, identity=True),
    Api("POST", f"{ANALYSIS}/cut", post_cut, f.Opened, f.Cut, identity=True),
    Api("POST", f"{ANALYSIS}/turnouts", post_turnouts, f.Turnouts, f.TurnoutsWish, identity=True),
    Api("POST", f"{ANALYSIS}/copy", post_copy, f.Opened, f.Nothing, status=201, identity=True),
    Api("POST", f"{ANALYSIS}/delete", post_delete, f.Opened, f.Nothing, identity=True),
    Api(
        "GET",
        "/api/puzzles/{game}",
        get_puzzles,
        m.Puzzles,
        query=("theme", "daily"),
        identity=True,
    ),
    Api(
        "POST",
        "/api/puzzles/{game}",
        post_puzzles,
        m.PuzzleGraded,
        m.PuzzleAnswer,
        identity=True,
    ),
    Api("POST", "/api/records", post_records, m.Created, dict, status=201, identity=True),
    Api("GET", "/api/history", get_history, m.History, query=("game", "mine", "before")),
    Api("GET", "/api/statistics", get_statistics, m.Statistics, query=("mine",)),
    Api("GET", "/api/statistics/{game}", get_game_statistics, m.GameStatistics),
    Api("GET", "/api/leaderboard/{game}", get_leaderboard, m.Leaderboard),
    Api("GET", "/api/faces/{page}", get_face, m.Face),
    Api("GET", "/api/me/face", get_my_face, m.OwnFace, identity=True),
    Api("POST", "/api/me/face", post_my_face, m.OwnFace, m.ShowFace, identity=True),
    Api("GET", "/api/me/statistics", get_my_statistics, m.PlayerStatistics, identity=True),
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


async def store_or_refuse(handler: Handler, request: Request) -> Response:
    """Tell a client that the store is down, in so many words."""
    try:
        return await handler(request)
    except StoreDown:
        raise Refused("store-down") from None
