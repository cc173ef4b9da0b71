"""Which web pages may talk to the server, and which may show it in a frame: its own, and those that
the settings name."""

from __future__ import annotations

from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from kuroshio.server.settings import Settings


def listed(origins: str) -> list[str]:
    """The origins of a setting."""
    return [one.strip() for one in origins.split(",") if one.strip()]


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
        return urlsplit(origin).netloc == connection.headers.get("host", "")
    except ValueError:
        return False
