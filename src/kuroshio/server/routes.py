"""All requests of the HTTP interface, from the files that answer them."""

from __future__ import annotations

from kuroshio.server import api
from kuroshio.server.notices import routes as notices
from kuroshio.server.signing import routes as signing

ROUTES = (*api.ROUTES, *notices.ROUTES, *signing.ROUTES)
