"""Tables without looking at them: what the server is asked on behalf of whoever has a page."""

from __future__ import annotations

import json
import time
import urllib.request
from collections.abc import Iterable, Sequence
from typing import Any

from tests.browser.known import LEVEL, Decision

PATIENCE = 20  # seconds for bots to move
AWAY = 8  # decisions in a row that a page draws although nobody looks at them


def post(page: Any, path: str, **body: Any) -> Any:
    """Ask the server as whoever has this page; whoever has no identity yet is given one."""
    # a connection that lay idle may be closed by the server as it is used again
    answer = page.request.post(f"/api{path}", data=body, max_retries=3)
    assert answer.ok, answer.text()
    return answer.json()


class Wire:
    """The same for somebody with an identity, past the browser and ten times as fast."""

    def __init__(self, page: Any) -> None:
        self.base = f"{page.base}/api"
        pairs = [f"{one['name']}={one['value']}" for one in page.context.cookies()]
        self.headers = {"Cookie": "; ".join(pairs), "Content-Type": "application/json"}

    def get(self, path: str) -> Any:
        return self._ask(urllib.request.Request(self.base + path, headers=self.headers))

    def post(self, path: str, **body: Any) -> Any:
        data = json.dumps(body).encode()
        return self._ask(urllib.request.Request(self.base + path, data, self.headers))

    def _ask(self, request: urllib.request.Request) -> Any:
        with urllib.request.urlopen(request, timeout=2 * PATIENCE) as answer:
            return json.load(answer)


def new_game(page: Any, game: str, players: int, seed: int | None) -> str:
    """The id of a table against deckhands that has begun."""
    post(page, "/me", name="Ann")
    made = post(page, "/play-now", game=game, players=players, level=LEVEL, seed=seed)
    return str(made["table"])


def asked(wire: Wire, table: str, after: int = -1) -> dict[str, Any]:
    """The table as soon as its person is asked something later than that, or after the end."""
    news = ""
    begun = time.monotonic()
    while time.monotonic() - begun < 10 * PATIENCE:
        seen: dict[str, Any] = wire.get(f"/tables/{table}{news}")
        if (seen.get("question") and seen["position"] > after) or seen["view"]["over"]:
            return seen
        news = f"?after={seen['n']}&wait={PATIENCE}"
    raise AssertionError(f"nothing is asked at table {table} after {after}")


def follow(page: Any, table: str, decisions: Iterable[Decision], last: int = -1) -> int:
    """Make the moves of a known game, which must be as it is known; the last position answered."""
    wire = Wire(page)
    for decision in decisions:
        seen = asked(wire, table, last)
        last = int(seen["position"])
        choices = [choice["number"] for choice in seen["question"]["choices"]]
        assert choices == decision.legal, f"after {last} moves, not {decision.made}: {seen}"
        wire.post(f"/tables/{table}/move", position=last, move=decision.move)
    return last


def look_away(pages: Iterable[Any], decisions: Sequence[Decision]) -> None:
    """What is followed for long need not be drawn: meanwhile these pages are in the lobby."""
    if len(decisions) > AWAY:
        for page in pages:
            page.goto("/")


def look_at(page: Any, table: str) -> None:
    """Come back, if the page was away."""
    if table not in page.url:
        page.goto(f"/table/{table}")


def come_to(page: Any, table: str, decisions: Sequence[Decision]) -> None:
    """Follow a known game up to a decision, and look at it."""
    look_away([page], decisions)
    follow(page, table, decisions)
    look_at(page, table)


def finish(page: Any, table: str) -> None:
    """Make the last move of the list, again and again, to the end: in Namiji that is soon."""
    wire = Wire(page)
    while not (seen := asked(wire, table))["view"]["over"]:
        move = seen["question"]["choices"][-1]["number"]
        wire.post(f"/tables/{table}/move", position=seen["position"], move=move)
