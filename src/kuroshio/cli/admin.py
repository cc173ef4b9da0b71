"""`kuroshio admin`: look after a running server. The operations are those of server/admin/forms.py.

The server's token and address are found in its data folder, on the same machine; elsewhere they are
given by --url and KUROSHIO_ADMIN_TOKEN.
"""

from __future__ import annotations

import argparse
import getpass
import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.parse import quote, urlencode
from urllib.request import ProxyHandler, Request, build_opener

import msgspec

from kuroshio.core.errors import KuroshioError
from kuroshio.server.admin.forms import OPERATIONS, Operation

WIDEST = 60  # characters of a column
TIMEOUT = 120.0  # seconds


class NotDone(KuroshioError):
    """The server did not do what was asked for."""


EXAMPLES = (
    "kuroshio admin load",
    "kuroshio admin --json reports",
)


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--url", help="the server (default: the one of the data folder)")
    parser.add_argument("--data", metavar="DIR", help="the server's data folder")
    parser.add_argument("--json", action="store_true", help="answer in JSON, for programs")
    commands = parser.add_subparsers(dest="operation", metavar="OPERATION", required=True)
    for operation in OPERATIONS:
        first = operation.purpose.partition(".")[0]
        command = commands.add_parser(
            operation.name, help=first[0].lower() + first[1:], description=operation.purpose
        )
        for field in msgspec.structs.fields(operation.takes):
            _argument(command, field)


def _argument(command: argparse.ArgumentParser, field: msgspec.structs.FieldInfo) -> None:
    kind, purpose = _described(field.type)
    if field.required:
        command.add_argument(field.name, metavar=field.name.upper(), help=purpose)
    elif kind is bool:
        flag = f"--{field.name.replace('_', '-')}"
        command.add_argument(flag, dest=field.name, action="store_true", help=purpose)
    else:
        usual = f" (default: {field.default})" if field.default else ""
        command.add_argument(
            f"--{field.name}", metavar=field.name.upper(), help=f"{purpose}{usual}"
        )


def _described(kind: Any) -> tuple[Any, str]:
    """The type behind an annotation, and what is said of it."""
    metas = getattr(kind, "__metadata__", ())
    purpose = next((meta.description for meta in metas if meta.description), "")
    return getattr(kind, "__origin__", kind), purpose


def run(args: argparse.Namespace) -> None:
    operation = next(one for one in OPERATIONS if one.name == args.operation)
    given = {
        field.name: value
        for field in msgspec.structs.fields(operation.takes)
        if (value := getattr(args, field.name)) not in (None, False)
    }
    told = _ask(args, operation, given)
    if args.json or operation.name == "export":
        print(json.dumps(told, ensure_ascii=False, indent=1))
    else:
        print("\n".join(_lines(told)))


def _ask(args: argparse.Namespace, operation: Operation, given: dict[str, Any]) -> Any:
    url, token = _server(args)
    path = operation.path
    for name in list(given):
        if f"{{{name}}}" in path:
            path = path.replace(f"{{{name}}}", quote(str(given.pop(name)), safe=""))
    request = Request(f"{url}/api/admin{path}", method=operation.method)
    if operation.method == "POST":
        request.data = json.dumps(given).encode()
        request.add_header("content-type", "application/json")
    elif given:
        request.full_url += "?" + urlencode(given)
    request.add_header("authorization", f"Bearer {token}")
    request.add_header("x-operator", _operator())
    try:
        with build_opener(ProxyHandler({})).open(request, timeout=TIMEOUT) as answer:
            return json.load(answer)
    except HTTPError as error:
        raise NotDone(_refusal(error.read())) from None
    except (URLError, OSError) as error:
        reason = getattr(error, "reason", error)
        raise NotDone(
            f"no server at {url} ({reason}); start it, or name it with --url or --data"
        ) from None


def _server(args: argparse.Namespace) -> tuple[str, str]:
    """Where the server is, and its token."""
    from kuroshio.server.settings import from_environment

    settings = from_environment(os.environ, data=args.data)
    host = "127.0.0.1" if settings.host in ("0.0.0.0", "::") else settings.host
    usual = f"http://{host}:{settings.port}"
    url = args.url or _read(settings.folder / "address") or usual
    token = settings.admin_token or _read(settings.folder / "admin-token")
    if not token:
        raise NotDone(
            f"there is no token in {settings.folder}: the server makes it when it starts. "
            "--data names its folder, KUROSHIO_ADMIN_TOKEN the token itself"
        )
    return url.rstrip("/"), token


def _read(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8").strip()
    except OSError:
        return ""


def _operator() -> str:
    try:
        return getpass.getuser()
    except (OSError, KeyError):
        return "operator"


def _refusal(body: bytes) -> str:
    """A refusal in words."""
    from kuroshio.core.messages import Message
    from kuroshio.language import say

    try:
        told = json.loads(body)["say"]
        return say(Message(told["key"], told.get("args", {})))
    except (ValueError, KeyError, TypeError):
        return body.decode(errors="replace")[:300]


# --- answers as people read them ----------------------------------------------------------------


def _lines(told: Any, indent: str = "") -> Iterator[str]:
    if not isinstance(told, dict):
        yield f"{indent}{_text(told)}"
        return
    for name, value in told.items():
        if isinstance(value, list) and value and isinstance(value[0], dict):
            yield f"{indent}{name}:"
            yield from _table(value, indent + "  ")
        elif isinstance(value, list) and len(value) > 1:
            yield f"{indent}{name}:"
            yield from (f"{indent}  {_text(one)}" for one in value)
        elif isinstance(value, dict):
            yield f"{indent}{name}:"
            yield from _lines(value, indent + "  ")
        else:
            yield f"{indent}{name}: {_text(value)}"


def _table(rows: list[dict[str, Any]], indent: str) -> Iterator[str]:
    names = [
        name for name in rows[0] if any(row.get(name) not in (None, "", [], False) for row in rows)
    ]
    cells = [names, *([_text(row.get(name))[:WIDEST] for name in names] for row in rows)]
    widths = [max(len(row[n]) for row in cells) for n in range(len(names))]
    for row in cells:
        padded = (text.ljust(width) for text, width in zip(row, widths, strict=True))
        yield (indent + "  ".join(padded)).rstrip()


def _text(value: Any) -> str:
    if isinstance(value, list):
        return " | ".join(map(_text, value))
    if isinstance(value, dict):
        return ", ".join(f"{name} {_text(one)}" for name, one in value.items())
    if isinstance(value, bool):
        return "yes" if value else "no"
    text = "–" if value in (None, "") else f"{value:g}" if isinstance(value, float) else str(value)
    # What people wrote stays text: no line breaks, nothing that a terminal obeys.
    return "".join(one if one.isprintable() else "�" for one in text)
