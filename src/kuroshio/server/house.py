"""The requests about the house itself: its games, their words and their rules."""

from __future__ import annotations

from collections.abc import Callable
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
from kuroshio.server.answering import Api, answer, language, reader_of, service_of
from kuroshio.server.aside import aside
from kuroshio.server.colours import COLOURS
from kuroshio.server.refusals import Refused, unknown


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
    """How a game is played: its rulebook, filled in from a box (today's if none is named)."""
    return await _from_the_rulebook(request, rulebook)


async def get_explanations(request: Request) -> Response:
    """One sentence about everything on the table of a game, with the rule behind it; `box` is
    the one that is played there."""
    return await _from_the_rulebook(request, explanations)


async def _from_the_rulebook(
    request: Request, read: Callable[[str, str, str | None], Any]
) -> Response:
    """The words are put together in another thread: the first time takes a moment."""
    reader_of(request)
    game, box = request.path_params["game"], request.query_params.get("box")
    try:
        boxes = game_named(game).boxes
        if box is not None and box not in boxes:
            raise unknown("box", box, boxes, "bad-message")
        found = await aside(read, game, language(request), box)
    except UnknownGame:
        raise Refused("not-found") from None
    made = answer(found)
    made.headers["cache-control"] = "public, max-age=300"
    return made


ROUTES = (
    Api("GET", "/api/status", get_status, m.Status),
    Api("GET", "/api/games", get_games, m.Games),
    Api("GET", "/api/games/{game}/words", get_words, m.Words, query=("language",)),
    Api("GET", "/api/rules/{game}", get_rules, Rulebook, query=("language", "box")),
    Api(
        "GET",
        "/api/rules/{game}/explanations",
        get_explanations,
        Explanations,
        query=("language", "box"),
    ),
)
