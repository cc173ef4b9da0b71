"""The web page: the client's bundle if there is one, else a plain page that says so."""

from __future__ import annotations

import mimetypes
import os
from functools import partial
from pathlib import Path

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from kuroshio.server.origins import framing, origin_of, policy
from kuroshio.server.previews import head, preview
from kuroshio.server.refusals import Refused
from kuroshio.server.service import Service

mimetypes.add_type("application/manifest+json", ".webmanifest")

BUNDLE = Path(__file__).with_name("static")
# Every page: its path, and the component of client/src/pages that shows it.
PAGES = {
    "/": "Lobby",
    "/table/{table}": "OpenTable",
    "/link": "Link",
    "/rules/{game}": "Rules",
    "/first/{game}": "First",
    "/history": "History",
    "/daily": "Daily",
    "/notices": "Notices",
    "/devices": "Devices",
    "/sign-in": "SignIn",
    "/replay": "Replay",
    "/replay/{table}": "Replay",
    "/embed/{table}": "Embed",  # for frames in pages of others
    "/player": "Player",
    "/player/{page}": "Face",
    "/leaderboard": "Leaderboard",
    "/leaderboard/{game}": "Leaderboard",
    "/mistakes": "Mistakes",
    "/analyse": "Analyses",
    "/analyse/{analysis}": "Analysis",
    "/puzzles/{game}": "Puzzles",
    "/statistics/{game}": "Statistics",
}

PLAIN = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Kuroshio</title>
<meta name="viewport" content="width=device-width"></head>
<body><h1>Kuroshio</h1>
<p>The server is running. It was built without its web client; programs can play through the
<a href="/api/openapi.json">HTTP interface</a>.</p>
<ul><li><a href="/api/status">Status</a></li><li><a href="/api/games">Games</a></li>
<li><a href="/api/tables">Listed tables</a></li></ul></body></html>
"""


class Files(StaticFiles):
    """Static files; those with a hash in their name never change."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        try:
            response = await super().get_response(path, scope)
        except HTTPException:
            if "text/html" in Headers(scope=scope).get("accept", ""):
                return document(404)  # somebody looks: the client says that there is nothing
            raise Refused("not-found") from None
        hashed = path.startswith(f"assets{os.sep}")
        kept = "public, max-age=31536000, immutable" if hashed else "no-cache"
        response.headers["cache-control"] = kept
        return response


def document(status: int = 200, head: str = "") -> Response:
    """Every page is the same document, apart from what previews of its link show; the client finds
    out which one it is."""
    index = BUNDLE / "index.html"
    if not index.exists():
        return HTMLResponse(PLAIN)
    text = index.read_text("utf-8")
    made = text.replace("<title>", f"{head}<title>", 1)
    return HTMLResponse(made, status, headers={"cache-control": "no-cache"})


async def page(request: Request, name: str) -> Response:
    service: Service = request.app.state.service
    told = await preview(request, service, name)
    made = document(head=head(told, request.url.path, origin_of(request, service.settings)))
    if name == "Embed":
        made.headers["content-security-policy"] = policy(framing(service.settings))
    return made


def routes() -> list[BaseRoute]:
    made: list[BaseRoute] = [
        Route(path, partial(page, name=name), methods=["GET"]) for path, name in PAGES.items()
    ]
    if BUNDLE.is_dir():
        made.append(Mount("/", Files(directory=BUNDLE), name="static"))
    return made
