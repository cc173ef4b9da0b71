"""What other pages and chats show of a link: title, description and picture, in the page's head.

They are made from what everyone may see, without an identity and without bringing a table into
memory: whoever follows links for others asks for many. Of a day's challenge nothing is told of the
deal; of the day's puzzle the position and the question.
"""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING
from urllib.parse import urlencode

import msgspec
from starlette.requests import Request

from kuroshio.core.messages import Message, message
from kuroshio.games import NAMES
from kuroshio.language import FIRST, LANGUAGES, say
from kuroshio.server import protocol as m
from kuroshio.server.aside import aside
from kuroshio.server.cards import HEIGHT, WIDTH
from kuroshio.server.identity import is_id
from kuroshio.server.refusals import Refused
from kuroshio.server.store import Header, StoreDown

if TYPE_CHECKING:
    from kuroshio.server.service import Service

ICON, ICON_SIZE = "/icons/512.png", 512
LONGEST = 200  # letters of a title or a description


class Preview(msgspec.Struct):
    title: str
    text: str
    picture: str = ""  # a path; the icon if there is none


def spoken(request: Request) -> str:
    """The language that a request asks for, by its address or by its browser's wish."""
    asked = request.query_params.get("language", "")
    if asked in LANGUAGES:
        return asked
    wishes = []
    for n, one in enumerate(request.headers.get("accept-language", "")[:200].split(",")):
        name, _, weight = one.partition(";q=")
        try:
            wishes.append((-float(weight or 1), n, name.strip().lower()[:2]))
        except ValueError:
            continue
    return next((name for _, _, name in sorted(wishes) if name in LANGUAGES), FIRST)


async def preview(request: Request, service: Service, page: str) -> Preview:
    """What is told of a page, by its component's name."""
    table = request.path_params.get("table", "")
    header = None
    if is_id(table):
        try:
            await service.daily.check_stored(table, None)
            header = await service.store.header(table)
        except (Refused, StoreDown):
            pass  # a challenge of today, or nobody can say what it is
    if page == "Puzzles":
        return await _of_puzzles(request, service)
    return await aside(_told, request, page, header)  # to read a language's words takes a moment


def _told(request: Request, page: str, header: Header | None) -> Preview:
    language = spoken(request)
    if header is not None:
        return _of_table(header, page, request, language)
    game = request.path_params.get("game", "")
    if game in NAMES:
        name = _game(game, language)
        return Preview(name, say(message("preview-game", game=name), language))
    if page == "Daily":
        return Preview(say(message("daily"), language), say(message("preview-daily"), language))
    return Preview("Kuroshio", say(message("preview-house"), language))


async def _of_puzzles(request: Request, service: Service) -> Preview:
    """The day's puzzle of a game: the same for everyone, whatever comes next for whoever follows
    the link. A game that is not compiled yet has no picture."""
    game, language, picture = request.path_params["game"], spoken(request), ""
    try:
        if puzzle := await service.puzzles.of_today(game):
            asked = urlencode({"language": language})
            picture = f"/api/puzzles/{game}/{puzzle.id}/card.png?{asked}"
    except Refused:
        pass
    return await aside(_told_of_puzzles, game, language, picture)


def _told_of_puzzles(game: str, language: str, picture: str) -> Preview:
    if game not in NAMES:
        return Preview("Kuroshio", say(message("preview-house"), language))
    title = say(message("puzzles-title", game=_game(game, language)), language)
    return Preview(title, say(message("puzzles-lead"), language), picture)


def _game(name: str, language: str) -> str:
    return say(message(f"{name}-name", name=name), language)


def _of_table(header: Header, page: str, request: Request, language: str) -> Preview:
    seats = msgspec.json.decode(header.seats, type=list[m.SeatInfo])
    names = ", ".join(_called(seat, language) for seat in seats if seat.kind != "open")
    game = _game(header.game, language)
    title = f"{game}: {header.name or names or 'Kuroshio'}"
    free = sum(seat.kind == "open" for seat in seats)
    said: Message
    if header.status == "open":
        said = message("preview-open", names=names, free=free)
    elif header.status == "playing":
        said = message("preview-playing", names=names)
    else:
        said = message("preview-over", names=names)
    asked = {"language": language}
    moment = request.query_params.get("at", "")
    if page != "OpenTable" and moment.isdecimal() and moment.isascii() and len(moment) < 7:
        asked["made"] = moment
    picture = f"/api/tables/{header.id}/card.png?{urlencode(asked)}"
    return Preview(title, say(said, language), "" if header.status == "open" else picture)


def _called(seat: m.SeatInfo, language: str) -> str:
    if seat.kind == "bot":
        return say(message(f"bot-{seat.level}", name=seat.level or ""), language)
    return seat.name


def head(made: Preview, path: str, base: str) -> str:
    """The lines for the page's head. Names of people are in them: everything is escaped."""
    picture, width, height = made.picture, WIDTH, HEIGHT
    if not picture:
        picture, width, height = ICON, ICON_SIZE, ICON_SIZE
    title, text = made.title[:LONGEST], made.text[:LONGEST]
    named = {
        "description": text,
        "twitter:card": "summary_large_image" if made.picture else "summary",
    }
    properties = {
        "og:site_name": "Kuroshio",
        "og:type": "website",
        "og:title": title,
        "og:description": text,
        "og:url": base + path,
        "og:image": base + picture,
        "og:image:width": str(width),
        "og:image:height": str(height),
        "og:image:alt": title,
    }
    lines = [f'<meta name="{name}" content="{escape(value)}">' for name, value in named.items()]
    lines += [
        f'<meta property="{name}" content="{escape(value)}">' for name, value in properties.items()
    ]
    return "".join(lines)
