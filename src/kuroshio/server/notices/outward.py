"""The one door through which requests of the server go out to addresses that people gave.

A name is looked up first, every address behind it must be one of the public internet, and the
connection is made to that very address: a name that answers differently the next time changes
nothing. Redirects are not followed, an answer is not read beyond its head, and all of it takes a
few seconds at most. What is refused here never reaches a socket.

Nor is the house to be turned against others: whoever asks for requests is somebody's household
(`names.py`), and the caller says how often an address may be written to.
"""

from __future__ import annotations

import asyncio
import ipaddress
import ssl
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from urllib.parse import urlsplit

import h11

from kuroshio.server.notices.names import Busy, names

SECONDS = 10.0  # from the name to the answer
HEAD_BYTES = 16_384  # of an answer
HEADS = 8  # of those that come before it ("100 Continue"): there could be any number
WEB_PORTS = (80, 443)
FIRST_FREE = 1024  # ports below are for other services than the web
NAT64 = ipaddress.ip_network("64:ff9b::/96")
# All IPv6 addresses of the public internet: private networks, old forms of IPv4 addresses and what
# is not given out to anybody lie outside.
GIVEN_OUT = ipaddress.ip_network("2000::/3")
# IPv4 networks for protocols, not for hosts; some versions of Python call them public.
FOR_PROTOCOLS = (ipaddress.ip_network("192.0.0.0/24"), ipaddress.ip_network("192.88.99.0/24"))


class Failed(Exception):
    """It did not come through: why (as `notice-problem` tells it), and what else was said."""

    def __init__(self, why: str, detail: str = "") -> None:
        super().__init__(f"{why}: {detail}" if detail else why)
        self.why, self.detail = why, detail[:200]


class NotSent(Failed):
    """The other side has surely taken nothing: it may be tried again."""


class Unsure(Failed):
    """The other side may have taken it: trying again might do it twice."""


class Forbidden(Exception):
    """The server does not go to such an address."""


def is_public(address: str) -> bool:
    """Whether an address belongs to the public internet, also where it wraps another one."""
    try:
        ip = ipaddress.ip_address(address)
    except ValueError:  # with a scope, for instance: of this machine's own network
        return False
    if isinstance(ip, ipaddress.IPv6Address):
        inner = ip.ipv4_mapped or ip.sixtofour
        if ip in NAT64:
            inner = ipaddress.IPv4Address(int(ip) & 0xFFFFFFFF)
        if inner is not None:
            return is_public(str(inner))
        if ip.teredo is not None or ip not in GIVEN_OUT:
            return False
    if any(ip in network for network in FOR_PROTOCOLS):
        return False
    return ip.is_global and not ip.is_multicast


def checked(url: str, private: bool) -> str:
    """An address as it may be kept, or `Forbidden` with the reason."""
    try:
        parts = urlsplit(url)
        host, port = parts.hostname, parts.port
    except ValueError:
        raise Forbidden("address") from None
    if parts.scheme not in ("https", "http") or not host or parts.username or parts.password:
        raise Forbidden("address")
    if not url.isascii() or any(c.isspace() or not c.isprintable() for c in url) or "\\" in url:
        raise Forbidden("address")
    if private:
        return url
    if port is not None and port < FIRST_FREE and port not in WEB_PORTS:
        raise Forbidden("port")
    if _is_address(host) and not is_public(host):
        raise Forbidden("private")
    return url


def _is_address(host: str) -> bool:
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return False
    return True


async def resolved(host: str, port: int, private: bool, home: str = "") -> str:
    """The address to connect to: if one behind the name is not public, none is."""
    try:
        addresses = await names.addresses(host, port, home)
    except (OSError, UnicodeError) as error:
        raise NotSent("name", host) from error
    except Busy:
        raise NotSent("busy") from None
    if not private and not all(map(is_public, addresses)):
        raise Forbidden("private")
    return addresses[0]


@cache
def _trust() -> ssl.SSLContext:
    return ssl.create_default_context()


@dataclass
class Letter:
    """What is to be sent, for somebody of a household, and how far that has come."""

    url: str
    headers: Mapping[str, str]
    body: bytes
    home: str = ""
    began = False  # the other side may have taken something


def _always(address: str) -> bool:
    return True


async def post(letter: Letter, private: bool, may: Callable[[str], bool] = _always) -> int:
    """Send something; the status with which it was answered. `may` says whether the house may
    write to an address now."""
    checked(letter.url, private)
    try:
        async with asyncio.timeout(SECONDS):
            return await _post(letter, private, may)
    except (OSError, h11.ProtocolError) as error:
        failed = Unsure if letter.began else NotSent
        raise failed(_why(error), str(error) or type(error).__name__) from error


def _why(error: Exception) -> str:
    match error:
        case TimeoutError():
            return "silent"
        case ConnectionRefusedError():
            return "refused"
        case ssl.SSLError():
            return "certificate"
        case ConnectionError() | h11.ProtocolError():
            return "broken"
    return "other"


async def _post(letter: Letter, private: bool, may: Callable[[str], bool]) -> int:
    parts = urlsplit(letter.url)
    host, secure = parts.hostname or "", parts.scheme == "https"
    port = parts.port or (443 if secure else 80)
    address = await resolved(host, port, private, letter.home)
    if not may(address):
        raise NotSent("often")
    reader, writer = await asyncio.open_connection(
        address, port, ssl=_trust() if secure else None, server_hostname=host if secure else None
    )
    try:
        http = h11.Connection(h11.CLIENT, max_incomplete_event_size=HEAD_BYTES)
        target = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        length = str(len(letter.body))
        own = {"host": parts.netloc, "content-length": length, "connection": "close"}
        request = h11.Request(
            method="POST", target=target, headers=list({**letter.headers, **own}.items())
        )
        letter.began = True
        for part in (request, h11.Data(data=letter.body), h11.EndOfMessage()):
            writer.write(http.send(part) or b"")
        await writer.drain()
        return await _status(http, reader)
    finally:
        writer.close()


async def _status(http: h11.Connection, reader: asyncio.StreamReader) -> int:
    """The status of an answer, of which the head alone is read."""
    before = 0
    while before < HEADS:
        event = http.next_event()
        if event is h11.NEED_DATA:
            http.receive_data(await reader.read(HEAD_BYTES))
        elif isinstance(event, h11.Response):
            return event.status_code
        elif isinstance(event, h11.InformationalResponse):
            before += 1
        else:
            break
    raise h11.RemoteProtocolError("no answer")
