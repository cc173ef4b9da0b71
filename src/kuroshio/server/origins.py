"""Where the server is reached, which web pages may talk to it, and which may show it in a frame:
its own, and those that the settings name."""

from __future__ import annotations

from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from kuroshio.server.settings import Settings


def listed(origins: str) -> list[str]:
    """The origins of a setting."""
    return [one.strip() for one in origins.split(",") if one.strip()]


def origin_of(request: HTTPConnection, settings: Settings) -> str:
    """Where people reach this server: as the host says, or else where this request came to."""
    if settings.url:
        return settings.url.rstrip("/")
    scheme = "https" if settings.https else request.url.scheme
    return f"{scheme}://{request.headers.get('host', 'localhost')}"


def policy(framed_by: str) -> str:
    """What a page of ours may load, and whose frames may hold it."""
    return (
        "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; "
        f"form-action 'self'; frame-ancestors {framed_by}"
    )


def framing(settings: Settings) -> str:
    """Whose pages may show a replay in a frame: nobody's, unless the host names them. It shows
    nothing that is not public and takes no command, but it is the host's machine that draws it."""
    return " ".join(listed(settings.embeds)) or "'none'"


def allowed(connection: HTTPConnection, settings: Settings) -> bool:
    """Whether a request or socket comes from a page of ours, or from no page at all."""
    origin = connection.headers.get("origin")
    if origin is None:
        return True  # not a browser: it has no cookies but those that it was given
    if origin in listed(settings.origins):
        return True
    try:
        named = urlsplit(origin).netloc  # nothing, of a page that has no origin
        return bool(named) and named == connection.headers.get("host", "")
    except ValueError:
        return False
