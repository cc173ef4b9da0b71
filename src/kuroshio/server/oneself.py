"""The requests about oneself: name and identity, one's tables, and what is asked of one there."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from kuroshio.server import protocol as m
from kuroshio.server.about import listing
from kuroshio.server.admin.forms import HOUR
from kuroshio.server.answering import Api, answer, body, me, service_of
from kuroshio.server.clocks import now_ms
from kuroshio.server.identity import LINK_TIME, as_called, is_program, new_id
from kuroshio.server.limits import client_of
from kuroshio.server.notices.ways import end_browsers
from kuroshio.server.programs import Stream, Telling
from kuroshio.server.refusals import Refused
from kuroshio.server.service import Service
from kuroshio.server.signing.forms import How
from kuroshio.server.store import Player

LISTED = 100  # tables of oneself


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
        # Also with a token: whoever was erased does not come back under the id that is gone.
        player, new = Player(new_id(), name), True
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
        raise Refused("bad-link", hours=LINK_TIME // HOUR)
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


ROUTES = (
    Api("GET", "/api/me", get_me, m.Me, identity=True),
    Api("POST", "/api/me", post_me, m.Me, m.NewName),
    Api("POST", "/api/me/link", post_link, m.Link, identity=True),
    Api("POST", "/api/me/claim", post_claim, m.Me, m.Claim),
    Api("POST", "/api/me/sign-out", post_sign_out, m.Me, identity=True),
    Api("GET", "/api/me/tables", get_my_tables, m.Listings, identity=True),
    Api("GET", "/api/me/turns", get_turns, m.Turns, identity=True),
    Api("GET", "/api/me/events", get_events, m.AnyAsked, identity=True, streams=True),
)
