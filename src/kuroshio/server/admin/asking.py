"""What each process knows by itself, asked of all of them: so the operator is told of the whole
house, whichever process answers."""

from __future__ import annotations

import asyncio
import logging
from typing import Any
from urllib.parse import urlencode

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import Message

from kuroshio.server.answering import answer, service_of
from kuroshio.server.refusals import Refused
from kuroshio.server.relay import HOPS, Unreachable, relay_request
from kuroshio.server.routing import letter_for
from kuroshio.server.service import Service
from kuroshio.server.store import Process
from kuroshio.server.unreadable import Broken

log = logging.getLogger("kuroshio.admin")

PATH = "/api/own"
PATIENCE = 3.0  # seconds for which an answer of another process is waited for


class Own(msgspec.Struct):
    """What one process knows by itself."""

    broken: list[Broken]
    connected: list[str]  # the tables at which somebody is, with the address
    now: dict[str, float]  # the gauges
    times: dict[str, tuple[float, float]]  # seconds in all, and how often


class House(msgspec.Struct):
    """What all processes know together."""

    processes: list[Own]
    silent: int  # processes that did not answer

    @property
    def broken(self) -> list[Broken]:
        """The tables that could not be replayed, each once."""
        found = sorted((one for own in self.processes for one in own.broken), key=lambda b: b.at)
        return list({one.table: one for one in found}.values())

    @property
    def connected(self) -> list[str]:
        return sorted(where for own in self.processes for where in own.connected)

    @property
    def now(self) -> dict[str, float]:
        names = {name: None for own in self.processes for name in own.now}
        return {name: sum(own.now.get(name, 0) for own in self.processes) for name in names}

    @property
    def times(self) -> dict[str, float]:
        """Means in milliseconds."""
        sums: dict[str, tuple[float, float]] = {}
        for own in self.processes:
            for name, (seconds, count) in own.times.items():
                before = sums.get(name, (0.0, 0.0))
                sums[name] = before[0] + seconds, before[1] + count
        return {name: round(1000 * all_ / count, 3) for name, (all_, count) in sums.items()}


def own(service: Service, player: str = "") -> Own:
    """What this process knows, and where a person is connected to it."""
    now, times = service.metrics.summary()
    connected = [
        f"{room.id} {watcher.address}".strip()
        for room in service.rooms.values()
        for watcher in room.watchers
        if watcher.player == player
    ]
    return Own(list(service.unreadable.broken.values()), connected if player else [], now, times)


async def get_own(request: Request) -> Response:
    """Answers other processes of this house only: a request passed on with a letter of theirs."""
    if not request.scope.get(HOPS):
        raise Refused("not-found")
    return answer(own(service_of(request), request.query_params.get("player", "")))


async def of_all(service: Service, player: str = "") -> House:
    """What all processes know; one that does not answer is counted."""
    others = await service.ownership.others()
    told = await asyncio.gather(*(_ask(service, other, player) for other in others))
    found = [one for one in told if one is not None]
    return House([own(service, player), *found], len(others) - len(found))


async def _ask(service: Service, other: Process, player: str) -> Own | None:
    query = urlencode({"player": player})
    scope: dict[str, Any] = {
        "type": "http",
        "method": "GET",
        "scheme": "http",
        "path": PATH,
        "raw_path": PATH.encode(),
        "query_string": query.encode(),
        "headers": [(b"host", other.address.encode())],
    }
    status, parts = 0, []

    async def take(message: Message) -> None:
        nonlocal status
        status = message.get("status", status)
        parts.append(message.get("body", b""))

    try:
        letter = letter_for(service, scope)
        await asyncio.wait_for(relay_request(other.address, scope, b"", letter, take), PATIENCE)
        if status == 200:
            return msgspec.json.decode(b"".join(parts), type=Own)
        log.warning("process %s answers %s", other.id, status)
    except (Unreachable, TimeoutError, OSError, msgspec.DecodeError) as error:
        log.warning("process %s does not answer: %r", other.id, error)
    return None
