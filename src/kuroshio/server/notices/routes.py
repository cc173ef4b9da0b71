"""The requests about notices: what is on, switching on and off, and a notice right now."""

from __future__ import annotations

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from kuroshio.server.answering import Api, answer, asker, body, me, service_of
from kuroshio.server.labels import label_of
from kuroshio.server.limits import client_of
from kuroshio.server.notices import forms as f
from kuroshio.server.notices import mail, outward, push, ways, webhook, words
from kuroshio.server.notices.quiet import is_zone
from kuroshio.server.notices.ways import Way
from kuroshio.server.refusals import Refused
from kuroshio.server.service import Service
from kuroshio.server.tickets import use

_QUIET = "SELECT zone, starts, ends FROM quiet WHERE player = $1"
_SAVE_QUIET = (
    "INSERT INTO quiet (player, zone, starts, ends) VALUES ($1, $2, $3, $4) "
    "ON CONFLICT (player) DO UPDATE SET zone = excluded.zone, starts = excluded.starts, "
    "ends = excluded.ends"
)
_NO_QUIET = "DELETE FROM quiet WHERE player = $1"
_CONFIRM = "UPDATE ways SET state = 'on' WHERE id = $1 RETURNING address"


async def _told(service: Service, player: str, secret: str = "") -> Response:
    """How somebody is told, after whatever they changed."""
    found = await ways.ways_of(service.store, player)
    hours = await service.store.read(_QUIET, player)
    return answer(
        f.Notices(
            ways=[_info(one) for one in found],
            quiet=f.Quiet(zone=hours[0][0], starts=hours[0][1], ends=hours[0][2])
            if hours
            else None,
            push=service.dispatcher.keys.public,
            mail=mail.is_offered(service.settings),
            after=service.settings.notice_after,
            secret=secret,
        )
    )


def _info(way: Way) -> f.WayInfo:
    return f.WayInfo(
        id=way.id,
        kind=way.kind,  # type: ignore[arg-type]
        label=way.label,
        state=way.state,  # type: ignore[arg-type]
        made=way.made,
        told=way.told,
        endpoint=way.address if way.kind == "push" else "",
    )


def _address(service: Service, url: str) -> str:
    try:
        return outward.checked(url, service.settings.reach_private)
    except outward.Forbidden as error:
        raise Refused("bad-address", detail=str(error)) from None


async def get_notices(request: Request) -> Response:
    """How one is told that a table waits."""
    player = await me(request)
    return await _told(service_of(request), player.id)


async def post_push(request: Request) -> Response:
    """Be told in this browser."""
    service, player = service_of(request), await asker(request, "way")
    wish = await body(request, f.NewPush)
    endpoint = _address(service, wish.endpoint)
    if not endpoint.startswith("https://") and not service.settings.reach_private:
        raise Refused("bad-address", detail="https")
    if not push.is_subscription(wish.p256dh, wish.auth) or not service.dispatcher.keys.know(
        wish.key
    ):
        raise Refused("bad-message", detail="subscription")
    kept = push.Subscription(wish.p256dh, wish.auth, wish.key)
    made = Way(
        id="",
        player=player.id,
        kind="push",
        address=endpoint,
        secret=msgspec.json.encode(kept).decode(),
        label=label_of(request.headers.get("user-agent", "")),
        device=service.signer.device_of(request),
        language=words.known(wish.language),
    )
    await ways.add(service.store, made, wish.instead)
    return await _told(service, player.id)


async def post_webhook(request: Request) -> Response:
    """Be told by a request to an address of one's own; its secret is told once."""
    service, player = service_of(request), await asker(request, "way")
    wish = await body(request, f.NewWebhook)
    secret = webhook.new_secret()
    made = Way(
        id="",
        player=player.id,
        kind="webhook",
        address=_address(service, wish.url),
        secret=secret,
        label=ways.shown(wish.url),
        language=words.known(wish.language),
    )
    await ways.add(service.store, made)
    return await _told(service, player.id, secret)


async def post_mail(request: Request) -> Response:
    """Be told by mail: the address is asked first, by a link that is sent there."""
    service, player = service_of(request), await asker(request, "way")
    wish = await body(request, f.NewMail)
    if not mail.is_offered(service.settings):
        raise Refused("no-mail")
    if not mail.is_address(wish.address):
        raise Refused("bad-address", detail="mail")
    service.limits.spend_mail(wish.address, client_of(request), player.id)
    made = Way(
        id="",
        player=player.id,
        kind="mail",
        address=wish.address,
        secret="",
        label=wish.address,
        language=words.known(wish.language),
        state="asked",
    )
    if (await ways.add(service.store, made)).state == "asked":
        await service.dispatcher.ask_to_confirm(made)
    return await _told(service, player.id)


async def post_try(request: Request) -> Response:
    """Get a notice now, to see that it comes."""
    service, player = service_of(request), await asker(request, "notice")
    wish = await body(request, f.WhichWay)
    way = await ways.own_way(service.store, player.id, wish.way)
    return answer(await service.dispatcher.try_now(way))


async def post_remove(request: Request) -> Response:
    """End one of the ways."""
    service = service_of(request)
    player = await me(request)
    wish = await body(request, f.WhichWay)
    way = await ways.own_way(service.store, player.id, wish.way)
    await ways.remove(service.store, way.id)
    return await _told(service, player.id)


async def post_quiet(request: Request) -> Response:
    """Set the hours in which one is not told, or that there are none."""
    service, player = service_of(request), await asker(request, "way")
    wish = await body(request, f.Quiet)
    if not is_zone(wish.zone):
        raise Refused("bad-message", detail="zone")
    if wish.starts == wish.ends:
        await service.store.change((_NO_QUIET, (player.id,)))
    else:
        hours = (player.id, wish.zone, wish.starts, wish.ends)
        await service.store.change((_SAVE_QUIET, hours))
    return await _told(service, player.id)


async def post_confirm(request: Request) -> Response:
    """Confirm a mail address, by what its link carries: once, within a day."""
    service = service_of(request)
    service.limits.spend("identity", client_of(request))
    wish = await body(request, f.MailToken)
    found = await use(service.store, "confirm-mail", wish.token)
    rows = (await service.store.change((_CONFIRM, (found[1],))))[0] if found else []
    if not rows:
        raise Refused("bad-ticket")
    return answer(f.MailDone(rows[0][0]))


async def post_stop(request: Request) -> Response:
    """Unsubscribe, by what every notice by mail carries: from the page, or from a mail program,
    which sends no JSON."""
    service = service_of(request)
    service.limits.spend("identity", client_of(request))
    token = request.query_params.get("token") or (await body(request, f.MailToken)).token
    number = service.signer.unsubscribed(token)
    way = await ways.way(service.store, number) if number else None
    if way is None:
        raise Refused("bad-ticket")
    await ways.remove(service.store, way.id)
    return answer(f.MailDone(way.address))


_MINE = "/api/me/notices"
ROUTES = (
    Api("GET", _MINE, get_notices, f.Notices, identity=True),
    Api("POST", f"{_MINE}/push", post_push, f.Notices, f.NewPush, identity=True),
    Api("POST", f"{_MINE}/webhook", post_webhook, f.Notices, f.NewWebhook, identity=True),
    Api("POST", f"{_MINE}/mail", post_mail, f.Notices, f.NewMail, identity=True),
    Api("POST", f"{_MINE}/try", post_try, f.Tried, f.WhichWay, identity=True),
    Api("POST", f"{_MINE}/remove", post_remove, f.Notices, f.WhichWay, identity=True),
    Api("POST", f"{_MINE}/quiet", post_quiet, f.Notices, f.Quiet, identity=True),
    Api("POST", "/api/notices/confirm", post_confirm, f.MailDone, f.MailToken),
    Api("POST", "/api/notices/stop", post_stop, f.MailDone, f.MailToken, query=("token",)),
)
