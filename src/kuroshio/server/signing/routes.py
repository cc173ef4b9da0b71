"""The requests about devices, passkeys and signing in."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from kuroshio.server import protocol as m
from kuroshio.server.answering import Api, answer, asker, body, me, service_of
from kuroshio.server.limits import client_of
from kuroshio.server.notices import mail
from kuroshio.server.oneself import signed_in
from kuroshio.server.refusals import Refused
from kuroshio.server.service import Service
from kuroshio.server.signing import by_mail, passkeys
from kuroshio.server.signing import forms as f
from kuroshio.server.tickets import use


async def _told(service: Service, request: Request, player: str) -> Response:
    """Where somebody is signed in, after whatever they changed."""
    here = service.signer.device_of(request)
    return answer(
        f.Devices(
            devices=await service.devices.of(player, here),
            passkeys=await passkeys.passkeys_of(service.store, player),
            possible=passkeys.host_of(request, service.settings) is not None,
            mails=[row[0] for row in await service.store.read(by_mail.ADDRESSES, player)],
            mail=mail.is_offered(service.settings),
        )
    )


async def get_devices(request: Request) -> Response:
    """Where one is signed in, and how one comes back."""
    player = await me(request)
    return await _told(service_of(request), request, player.id)


async def post_end(request: Request) -> Response:
    """Sign out on one device."""
    service = service_of(request)
    player = await me(request)
    wish = await body(request, f.WhichDevice)
    if not await service.devices.end(player.id, wish.device):
        raise Refused("not-found")
    return await _told(service, request, player.id)


async def post_begin_passkey(request: Request) -> Response:
    """Begin to make a passkey."""
    service = service_of(request)
    player = await asker(request, "way")
    return answer(await passkeys.begin_making(service.store, request, service.settings, player))


async def post_passkey(request: Request) -> Response:
    """Keep the passkey that the browser made."""
    service = service_of(request)
    player = await asker(request, "way")
    wish = await body(request, f.Credential)
    made = (wish.ticket, wish.credential)
    await passkeys.make(service.store, request, service.settings, player.id, *made)
    return await _told(service, request, player.id)


async def post_remove_passkey(request: Request) -> Response:
    """Let a passkey count no more."""
    service = service_of(request)
    player = await me(request)
    wish = await body(request, f.WhichPasskey)
    await passkeys.remove(service.store, player.id, wish.passkey)
    return await _told(service, request, player.id)


async def _signed_in(request: Request, player: str, how: f.How) -> Response:
    """Be that person on this device. Whoever it belonged to keeps all tables; only this device is
    no longer theirs."""
    service = service_of(request)
    known = await service.store.player(player)
    if known is None:
        raise Refused("bad-ticket")
    return await signed_in(service, request, known, how)


async def get_ways(request: Request) -> Response:
    """How one can sign in here, for whoever has no identity yet."""
    settings = service_of(request).settings
    return answer(
        f.SignInWays(
            passkeys=passkeys.host_of(request, settings) is not None,
            mail=mail.is_offered(settings),
        )
    )


async def post_begin_sign_in(request: Request) -> Response:
    """Begin to sign in with a passkey."""
    service = service_of(request)
    service.limits.spend("identity", client_of(request))
    return answer(await passkeys.begin_signing_in(service.store, request, service.settings))


async def post_sign_in(request: Request) -> Response:
    """Sign in with a passkey: the device has that identity from then on."""
    service = service_of(request)
    service.limits.spend("identity", client_of(request))
    wish = await body(request, f.Credential)
    answered = (wish.ticket, wish.credential)
    player = await passkeys.sign_in(service.store, request, service.settings, *answered)
    return await _signed_in(request, player, "passkey")


async def post_mail(request: Request) -> Response:
    """Have a link sent to a confirmed address; whether somebody has it is not told."""
    service = service_of(request)
    service.limits.spend("identity", client_of(request))
    wish = await body(request, f.MailSignIn)
    if not mail.is_offered(service.settings):
        raise Refused("no-mail")
    if not mail.is_address(wish.address):
        raise Refused("bad-address", detail="mail")
    service.limits.spend_mail(wish.address, client_of(request))
    service.spawn(by_mail.send_link(service, wish.address, wish.language))
    return answer(f.Sent(by_mail.TIME // 60_000), 202)


async def post_mail_sign_in(request: Request) -> Response:
    """Sign in by what the link of a mail carries: once, within a quarter of an hour."""
    service = service_of(request)
    service.limits.spend("identity", client_of(request))
    wish = await body(request, f.SignInToken)
    found = await use(service.store, "sign-in-mail", wish.token)
    if found is None:
        raise Refused("bad-ticket")
    return await _signed_in(request, found[0], "mail")


_MINE, _IN = "/api/me", "/api/sign-in"
ROUTES = (
    Api("GET", f"{_MINE}/devices", get_devices, f.Devices, identity=True),
    Api("POST", f"{_MINE}/devices/end", post_end, f.Devices, f.WhichDevice, identity=True),
    Api("POST", f"{_MINE}/passkeys/begin", post_begin_passkey, f.PasskeyChallenge, identity=True),
    Api("POST", f"{_MINE}/passkeys", post_passkey, f.Devices, f.Credential, identity=True),
    Api(
        "POST",
        f"{_MINE}/passkeys/remove",
        post_remove_passkey,
        f.Devices,
        f.WhichPasskey,
        identity=True,
    ),
    Api("GET", _IN, get_ways, f.SignInWays),
    Api("POST", f"{_IN}/passkey/begin", post_begin_sign_in, f.PasskeyChallenge),
    Api("POST", f"{_IN}/passkey", post_sign_in, m.Me, f.Credential),
    Api("POST", f"{_IN}/mail", post_mail, f.Sent, f.MailSignIn, status=202),
    Api("POST", f"{_IN}/mail/finish", post_mail_sign_in, m.Me, f.SignInToken),
)
