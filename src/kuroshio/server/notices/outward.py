"""The one door through which requests of the server go out to addresses that people gave.

A name is looked up first, every address behind it must be one of the public internet, and the
connection is made to that very address: a name that answers differently the next time changes
nothing. Redirects are not followed, an answer is not read beyond its head, and all of it takes a
few seconds at most. What is refused here never reaches a socket.
"""

from __future__ import annotations

import asyncio
import ipaddress
import socket
import ssl
from collections.abc import Mapping
from functools import cache
from urllib.parse import urlsplit

import h11

SECONDS = 10.0  # from the name to the answer
HEAD_BYTES = 16_384  # of an answer
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


async def resolved(host: str, port: int, private: bool) -> str:
    """The address to connect to: if one behind the name is not public, none is."""
    loop = asyncio.get_running_loop()
    try:
        found = await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError) as error:
        raise NotSent("name", host) from error
    addresses = [str(one[4][0]) for one in found]
    if not private and not all(map(is_public, addresses)):
        raise Forbidden("private")
    return addresses[0]


@cache
def _trust() -> ssl.SSLContext:
    return ssl.create_default_context()


class _Sending:
    """How far a request has come."""

    began = False  # the other side may have taken something


async def post(url: str, headers: Mapping[str, str], body: bytes, private: bool) -> int:
    """Send something; the status with which it was answered."""
    checked(url, private)
    sending = _Sending()
    try:
        async with asyncio.timeout(SECONDS):
            return await _post(url, headers, body, private, sending)
    except (OSError, h11.ProtocolError) as error:
        failed = Unsure if sending.began else NotSent
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


async def _post(
    url: str, headers: Mapping[str, str], body: bytes, private: bool, sending: _Sending
) -> int:
    parts = urlsplit(url)
    host, secure = parts.hostname or "", parts.scheme == "https"
    port = parts.port or (443 if secure else 80)
    address = await resolved(host, port, private)
    reader, writer = await asyncio.open_connection(
        address, port, ssl=_trust() if secure else None, server_hostname=host if secure else None
    )
    try:
        http = h11.Connection(h11.CLIENT, max_incomplete_event_size=HEAD_BYTES)
        target = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        own = {"host": parts.netloc, "content-length": str(len(body)), "connection": "close"}
        request = h11.Request(
            method="POST", target=target, headers=list({**headers, **own}.items())
        )
        sending.began = True
        for part in (request, h11.Data(data=body), h11.EndOfMessage()):
            writer.write(http.send(part) or b"")
        await writer.drain()
        while True:
            event = http.next_event()
            if event is h11.NEED_DATA:
                http.receive_data(await reader.read(HEAD_BYTES))
            elif isinstance(event, h11.Response):
                return event.status_code
            elif not isinstance(event, h11.InformationalResponse):
                raise h11.RemoteProtocolError("no answer")
    finally:
        writer.close()
