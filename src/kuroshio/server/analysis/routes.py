"""The requests about analyses."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from kuroshio.server.analysis import forms as f
from kuroshio.server.answering import (
    Api,
    answer,
    asker,
    body,
    me,
    number,
    reader_of,
    service_of,
)
from kuroshio.server.limits import client_of

ANALYSIS = "/api/analyses/{analysis}"


def _analysis(request: Request) -> str:
    found: str = request.path_params["analysis"]
    return found


async def get_analyses(request: Request) -> Response:
    """One's own analyses, the latest first."""
    return answer(await service_of(request).analyses.of((await me(request)).id))


async def post_analyses(request: Request) -> Response:
    """Analyse a finished game, or one that is set up."""
    player = await asker(request, "table")
    wish = await body(request, f.NewAnalysis)
    return answer(f.Opened(await service_of(request).analyses.open(player.id, wish)), 201)


async def get_analysis(request: Request) -> Response:
    """A tree, through the `eyes` of a seat or with open hands, for whoever has its link."""
    player = reader_of(request)
    eyes = number(request, "eyes", 0) if request.query_params.get("eyes") else None
    return answer(await service_of(request).analyses.show(_analysis(request), player, eyes))


async def post_positions(request: Request) -> Response:
    """Some positions of a tree."""
    player, wish = reader_of(request), await body(request, f.PositionsWish)
    return answer(await service_of(request).analyses.positions(_analysis(request), player, wish))


async def post_node(request: Request) -> Response:
    """Grow one's own tree by a move."""
    player, wish = await asker(request, "branch"), await body(request, f.NewNode)
    return answer(await service_of(request).analyses.grow(_analysis(request), player.id, wish), 201)


async def post_beginning(request: Request) -> Response:
    """Let a game that is only set up begin in another way."""
    player, wish = await asker(request, "branch"), await body(request, f.Beginning)
    await service_of(request).analyses.begin_again(_analysis(request), player.id, wish)
    return answer(f.Opened(_analysis(request)))


async def post_notes(request: Request) -> Response:
    """Write and draw at a position of one's own tree."""
    service = service_of(request)
    player, wish = await asker(request, "branch"), await body(request, f.Notes)
    if wish.comment:
        service.sanctions.check_words(player.id, client_of(request))
    await service.analyses.note(_analysis(request), player.id, wish)
    return answer(f.Opened(_analysis(request)))


async def post_cut(request: Request) -> Response:
    """Take a branch of one's own tree away."""
    player, wish = await asker(request, "branch"), await body(request, f.Cut)
    await service_of(request).analyses.cut(_analysis(request), player.id, wish)
    return answer(f.Opened(_analysis(request)))


async def post_turnouts(request: Request) -> Response:
    """What else chance might have brought with a move, and how often."""
    service = service_of(request)
    player, wish = await asker(request, "think"), await body(request, f.TurnoutsWish)
    home = service.homes.of(player.id)
    return answer(await service.analyses.turnouts(_analysis(request), player.id, home, wish))


async def post_copy(request: Request) -> Response:
    """A tree of one's own, as somebody else's is now."""
    player = await asker(request, "table")
    await body(request, f.Nothing)
    copied = await service_of(request).analyses.copy(player.id, _analysis(request))
    return answer(f.Opened(copied), 201)


async def post_delete(request: Request) -> Response:
    """Delete one's own analysis."""
    player = await asker(request, "branch")
    await body(request, f.Nothing)
    await service_of(request).analyses.delete(_analysis(request), player.id)
    return answer(f.Opened(_analysis(request)))


ROUTES = (
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
)
