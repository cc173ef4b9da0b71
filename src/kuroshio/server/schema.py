"""JSON schemas of all messages, and the OpenAPI description: made from the types themselves.

`make docs` writes them down; a test finds out when that was forgotten.
"""

from __future__ import annotations

import json
import re
from functools import cache
from typing import TYPE_CHECKING, Any

import msgspec

import kuroshio
from kuroshio.games import NAMES, game_named
from kuroshio.language import LANGUAGES
from kuroshio.server import protocol as m
from kuroshio.server.analysis import forms as f
from kuroshio.server.refusals import STATUS

if TYPE_CHECKING:
    from kuroshio.server.answering import Api

REF = "#/components/schemas/{name}"
_PARAMETERS = {
    "after": {"type": "integer", "minimum": 0},
    "before": {"type": "integer", "minimum": 0},
    "day": {"type": "string", "format": "date"},
    "month": {"type": "string", "pattern": "^[0-9]{4}-[0-9]{2}$"},
    "daily": {"type": "string", "enum": ["0", "1"]},
    "theme": {"type": "string", "maxLength": 40},
    "eyes": {"type": "integer", "minimum": 0, "maximum": 15},
    "first": {"type": "integer", "minimum": 0},
    "lost": {"type": "integer", "minimum": 0},
    "made": {"type": "integer", "minimum": 0},
    "count": {"type": "integer", "minimum": 0},
    "wait": {"type": "integer", "minimum": 0, "maximum": 30},
    "mine": {"type": "string", "enum": ["0", "1"]},
    "game": {"type": "string", "enum": list(NAMES)},
    "token": {"type": "string", "maxLength": 200},
    "language": {"type": "string", "enum": list(LANGUAGES)},
    "box": {"type": "string", "enum": [one for game in NAMES for one in game_named(game).boxes]},
}


def _views() -> list[type[Any]]:
    return [game_named(name).view_type for name in NAMES]


def _components(types: list[Any], ref: str) -> tuple[list[dict[str, Any]], dict[str, Any]]:
    """The schemas of types; wherever a view is sent, it is one of the games' views."""
    views = _views()
    shown, components = msgspec.json.schema_components([*views, *types], ref_template=ref)
    union = {"anyOf": [*shown[: len(views)], {"type": "null"}]}
    for owner, field in (
        ("Update", "view"),
        ("Frame", "view"),
        ("Replay", "start"),
        ("Position", "view"),
    ):
        if owner in components:
            components[owner]["properties"][field] = union
    return list(shown[len(views) :]), components


def socket_schema() -> dict[str, Any]:
    """The messages of a table's socket, both ways."""
    (commands, answers), components = _components([m.AnyCommand, m.AnyAnswer], "#/$defs/{name}")
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "The socket of a table",
        "anyOf": [{"$ref": "#/$defs/ToServer"}, {"$ref": "#/$defs/FromServer"}],
        "$defs": {"ToServer": commands, "FromServer": answers, **components},
    }


def feed_schema() -> dict[str, Any]:
    """What the feed tells."""
    (news,), components = msgspec.json.schema_components(
        [m.AnyNews | m.Refusal], ref_template="#/$defs/{name}"
    )
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "The feed of one's own tables and of the lobby",
        **news,
        "$defs": components,
    }


def analysis_schema() -> dict[str, Any]:
    """The messages of an analysis's socket, both ways."""
    (commands, answers), components = msgspec.json.schema_components(
        [f.AnyEngineCommand, f.AnyEngineAnswer], ref_template="#/$defs/{name}"
    )
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "The socket of an analysis",
        "anyOf": [{"$ref": "#/$defs/ToServer"}, {"$ref": "#/$defs/FromServer"}],
        "$defs": {"ToServer": commands, "FromServer": answers, **components},
    }


def _parts_of(path: str) -> list[str]:
    """What is named in a path: `table` in /api/tables/{table}."""
    return re.findall(r"{(\w+)}", path)


@cache
def openapi() -> str:
    """The HTTP interface as OpenAPI, in JSON."""
    from kuroshio.server.routes import ROUTES

    types: list[Any] = [m.Refusal]
    for api in ROUTES:
        types += api.types
    shown, components = _components(types, REF)
    schemas = dict(zip(map(id, types), shown, strict=True))
    schemas[id(dict)] = {"type": "object"}

    def operation(api: Api) -> dict[str, Any]:
        made: dict[str, Any] = {
            "operationId": _name(api),
            "summary": _summary(api),
            "responses": {
                str(api.status): _answer(api, schemas),
                "default": _json("Refused, with the reason.", schemas[id(m.Refusal)]),
            },
        }
        parameters = [
            _parameter(name, "path", _PARAMETERS.get(name, {"type": "string"}))
            for name in _parts_of(api.path)
        ]
        for name in api.query:
            parameters.append(_parameter(name, "query", _PARAMETERS[name]))
        if parameters:
            made["parameters"] = parameters
        if api.takes is not None:
            made["requestBody"] = {"required": True, **_content(schemas[id(api.takes)])}
        if api.identity:
            made["security"] = [{"cookie": []}, {"token": []}]
        return made

    paths: dict[str, dict[str, Any]] = {}
    for api in ROUTES:
        paths.setdefault(api.path, {})[api.method.lower()] = operation(api)
    document = {
        "openapi": "3.1.0",
        "info": {
            "title": "Kuroshio",
            "version": kuroshio.__version__,
            "description": "Refusals have one of these codes: " + ", ".join(sorted(STATUS)) + ".",
        },
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {
                "cookie": {"type": "apiKey", "in": "cookie", "name": "kuroshio"},
                "token": {"type": "http", "scheme": "bearer"},
            },
        },
    }
    return json.dumps(document, indent=1, ensure_ascii=False) + "\n"


@cache
def admin_openapi() -> str:
    """The operator's interface as OpenAPI, in JSON."""
    from kuroshio.server.admin.forms import OPERATIONS

    types: list[Any] = [m.Refusal]
    for one in OPERATIONS:
        types += [one.takes, one.answers]
    shown, components = msgspec.json.schema_components(types, ref_template=REF)
    schemas = dict(zip(map(id, types), shown, strict=True))
    paths: dict[str, dict[str, Any]] = {}
    for one in OPERATIONS:
        fields = components[one.takes.__name__]["properties"]
        in_path = set(_parts_of(one.path))
        made: dict[str, Any] = {
            "operationId": one.name,
            "summary": one.purpose,
            "parameters": [_parameter(name, "path", fields[name]) for name in sorted(in_path)],
            "responses": {
                "200": _json("Done.", schemas[id(one.answers)]),
                "default": _json("Refused, with the reason.", schemas[id(m.Refusal)]),
            },
        }
        rest = {name: field for name, field in fields.items() if name not in in_path}
        if one.method == "GET":
            made["parameters"] += [_parameter(name, "query", rest[name]) for name in rest]
        elif rest:
            needed = [n for n in components[one.takes.__name__].get("required", []) if n in rest]
            made["requestBody"] = _content(
                {"type": "object", "properties": rest, "required": needed}
            )
        paths.setdefault(f"/api/admin{one.path}", {})[one.method.lower()] = made
    for one in OPERATIONS:
        del components[one.takes.__name__]
    document = {
        "openapi": "3.1.0",
        "info": {"title": "Kuroshio, for whoever runs it", "version": kuroshio.__version__},
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {"token": {"type": "http", "scheme": "bearer"}},
        },
        "security": [{"token": []}],
    }
    return json.dumps(document, indent=1, ensure_ascii=False) + "\n"


def _answer(api: Api, schemas: dict[int, Any]) -> dict[str, Any]:
    """What somebody gets who is not refused."""
    if isinstance(api.answers, str):
        return _picture(api.answers)
    schema = schemas[id(api.answers)]
    if api.streams:
        return {"description": "Events.", "content": {"text/event-stream": {"schema": schema}}}
    return _json("As asked.", schema)


def _content(schema: Any) -> dict[str, Any]:
    return {"content": {"application/json": {"schema": schema}}}


def _picture(media: str) -> dict[str, Any]:
    drawn = {"type": "string"} if "svg" in media else {"type": "string", "format": "binary"}
    return {"description": "A picture.", "content": {media: {"schema": drawn}}}


def _json(description: str, schema: Any) -> dict[str, Any]:
    return {"description": description, **_content(schema)}


def _parameter(name: str, where: str, schema: Any) -> dict[str, Any]:
    return {"name": name, "in": where, "required": where == "path", "schema": schema}


def _name(api: Api) -> str:
    words = re.sub(r"[{}/]+", " ", api.path.removeprefix("/api/")).split()
    return "-".join([api.method.lower(), *words])


def _summary(api: Api) -> str:
    """The first sentence of what the code says about it."""
    described = api.handler if api.handler.__doc__ and hasattr(api.handler, "__name__") else None
    text = (described or api.takes).__doc__ or ""
    return " ".join(text.split()).partition(". ")[0].rstrip(".") + "."


def files() -> dict[str, str]:
    """Every schema file by its name."""
    return {
        "socket.json": json.dumps(socket_schema(), indent=1, ensure_ascii=False) + "\n",
        "feed.json": json.dumps(feed_schema(), indent=1, ensure_ascii=False) + "\n",
        "analysis.json": json.dumps(analysis_schema(), indent=1, ensure_ascii=False) + "\n",
        "openapi.json": openapi(),
        "admin.json": admin_openapi(),
    }
