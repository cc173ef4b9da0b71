"""The requests about games that are over, and what people have come to in them: records, replays,
reviews, lessons and puzzles, history, statistics, ladders and faces."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from kuroshio.games import NAMES
from kuroshio.server import history
from kuroshio.server import protocol as m
from kuroshio.server.about import listing
from kuroshio.server.answering import (
    Api,
    answer,
    asker,
    body,
    game_name,
    image,
    me,
    number,
    raw_body,
    reader_of,
    room_of,
    service_of,
)
from kuroshio.server.cards import WIDTH
from kuroshio.server.identity import is_id
from kuroshio.server.limits import RECORD_BYTES, client_of
from kuroshio.server.previews import spoken
from kuroshio.server.puzzles import card_of
from kuroshio.server.refusals import Refused
from kuroshio.server.store import Header
from kuroshio.server.unreadable import log_of


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
    player = reader_of(request)
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
    reader_of(request)
    room = await room_of(request)
    await service_of(request).daily.check_seed(room.id)
    text = history.record(room.live)
    name = f"{room.live.header.game}-{room.id}.json"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(text, headers=headers, media_type="application/json")


async def get_replay(request: Request) -> Response:
    """The positions of a game: to anyone after its end, with nothing hidden or through the `eyes`
    of a seat; while it is being played only to those at the table, as far as they may know.
    `first` and `count` ask for a piece."""
    player = reader_of(request)
    room = await room_of(request)
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
    return answer(await service.reviewer.ask(await room_of(request), player), 202)


async def get_review(request: Request) -> Response:
    """How far a game's review is, and the review when it is done."""
    return answer(await service_of(request).reviewer.state(await room_of(request)))


async def post_mistakes(request: Request) -> Response:
    """Learn from a reviewed game: one's own decisions that surely gave something away."""
    service = service_of(request)
    player = await asker(request, "drawing")
    return answer(await service.mistakes.take((await room_of(request)).live, player.id))


async def get_my_mistakes(request: Request) -> Response:
    """What is to be learned now, and the first question."""
    service = service_of(request)
    player = await asker(request, "drawing")
    return answer(await service.mistakes.lessons(player.id))


async def post_my_mistakes(request: Request) -> Response:
    """Answer a question; it is judged from what one knew then."""
    service = service_of(request)
    player = await asker(request, "hint")
    given = await body(request, m.LessonAnswer)
    home = service.homes.of(player.id)
    return answer(await service.mistakes.answer(player.id, home, given))


async def get_puzzles(request: Request) -> Response:
    """How one fares with the puzzles of a game, and the next one: of a `theme`, or the day's with
    `daily=1`."""
    service = service_of(request)
    player = await asker(request, "drawing")
    theme = request.query_params.get("theme") or ""
    daily = request.query_params.get("daily") == "1"
    return answer(await service.puzzles.of(player, request.path_params["game"], theme, daily))


async def get_puzzle_card(request: Request) -> Response:
    """A puzzle as a picture to send, as PNG: its position and its question, as they are shown to
    whoever tries it."""
    service = service_of(request)
    game, language = request.path_params["game"], spoken(request)
    puzzle = await service.puzzles.named(game, request.path_params["puzzle"])
    name = f"puzzle {game} {puzzle.id} {language}"
    data = service.press.kept(name)
    if data is None:
        address = client_of(request)
        service.limits.spend("picture", address, service.signer.of(request))
        data = await service.press.printed(
            name, lambda: [card_of(puzzle, language)], WIDTH, address=address
        )
    return image(request, data, "image/png")


async def post_puzzles(request: Request) -> Response:
    """Answer a puzzle; the first answer counts."""
    service = service_of(request)
    player = await asker(request, "hint")
    given = await body(request, m.PuzzleAnswer)
    home = service.homes.of(player.id)
    game = request.path_params["game"]
    return answer(await service.puzzles.answer(player, home, game, given))


async def post_records(request: Request) -> Response:
    """Upload a record, to look at it as at a finished game."""
    service = service_of(request)
    player = await asker(request, "table")
    service.sanctions.check_words(player.id, client_of(request))  # a record has names
    data = await raw_body(request, RECORD_BYTES)
    return answer(m.Created(await service.new_tables.upload(data, listed=False)), 201)


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


async def get_game_statistics(request: Request) -> Response:
    """How a game is won, from all games that were finished here."""
    game = request.path_params["game"]
    if game not in NAMES:
        raise Refused("not-found")
    return answer(await service_of(request).statistician.of_game(game))


async def get_leaderboard(request: Request) -> Response:
    """Who is best at a game: people among people, and bots by their levels."""
    player = reader_of(request)
    return answer(await service_of(request).faces.ladder(request.path_params["game"], player))


async def get_face(request: Request) -> Response:
    """The page of somebody who opened it: games, ratings, best days of the day's challenge."""
    player = reader_of(request)
    return answer(await service_of(request).faces.page(request.path_params["page"], player))


async def get_my_face(request: Request) -> Response:
    """What others may see of oneself."""
    player = await me(request)
    return answer(await service_of(request).faces.own(player.id))


async def post_my_face(request: Request) -> Response:
    """Let others see more of oneself, or less."""
    player = await asker(request, "drawing")
    wish = await body(request, m.ShowFace)
    return answer(await service_of(request).faces.show(player.id, wish.shown))


ROUTES = (
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
    Api(
        "GET",
        "/api/puzzles/{game}",
        get_puzzles,
        m.Puzzles,
        query=("theme", "daily"),
        identity=True,
    ),
    Api(
        "GET",
        "/api/puzzles/{game}/{puzzle}/card.png",
        get_puzzle_card,
        "image/png",
        query=("language",),
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
)
