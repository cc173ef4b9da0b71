"""All requests of the HTTP interface, from the files that answer them; docs/schema/openapi.json is
made from them."""

from __future__ import annotations

from kuroshio.server import at_table, house, oneself, opening, past
from kuroshio.server.analysis import routes as analysis
from kuroshio.server.notices import routes as notices
from kuroshio.server.signing import routes as signing

ROUTES = (
    *house.ROUTES,
    *oneself.ROUTES,
    *opening.ROUTES,
    *at_table.ROUTES,
    *past.ROUTES,
    *analysis.ROUTES,
    *notices.ROUTES,
    *signing.ROUTES,
)
