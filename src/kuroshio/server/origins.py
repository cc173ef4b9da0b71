"""Which web pages may talk to the server: its own, and those that the settings name."""

from __future__ import annotations

from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from kuroshio.server.settings import Settings


def allowed(connection: HTTPConnection, settings: Settings) -> bool:
    """Whether a request or socket comes from a page of ours, or from no page at all."""
    origin = connection.headers.get("origin")
    if origin is None:
        return True  # not a browser: it has no cookies but those that it was given
    if origin in {one.strip() for one in settings.origins.split(",") if one.strip()}:
        return True
    try:
        return urlsplit(origin).netloc == connection.headers.get("host", "")
    except ValueError:
        return False
