"""Tables without looking at them: what the server is asked on behalf of whoever has a page."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from tests.browser.known import LEVEL, Decision

PATIENCE = 20  # seconds for bots to move


def post(page: Any, path: str, **body: Any) -> Any:
    """Ask the server as whoever has this page."""
    answer = page.request.post(f"/api{path}", data=body)
    assert answer.ok, answer.text()
    return answer.json()


def new_game(page: Any, game: str, players: int, seed: int | None) -> str:
    """The id of a table against deckhands that has begun."""
    post(page, "/me", name="Ann")
    made = post(page, "/play-now", game=game, players=players, level=LEVEL, seed=seed)
    return str(made["table"])


def asked(page: Any, table: str) -> dict[str, Any]:
    """The table as soon as its person is asked something, or as it is after the end."""
    news = ""
    while True:
        seen: dict[str, Any] = page.request.get(f"/api/tables/{table}{news}").json()
        if seen.get("question") or seen["view"]["over"]:
            return seen
        news = f"?after={seen['n']}&wait={PATIENCE}"


def follow(page: Any, table: str, decisions: Iterable[Decision]) -> None:
    """Make the moves of a known game, which must be as it is known."""
    for decision in decisions:
        seen = asked(page, table)
        choices = [choice["number"] for choice in seen["question"]["choices"]]
        assert choices == decision.legal
        post(page, f"/tables/{table}/move", position=seen["position"], move=decision.move)


def finish(page: Any, table: str) -> None:
    """Make the last move of the list, again and again, to the end: in Namiji that is soon."""
    while not (seen := asked(page, table))["view"]["over"]:
        move = seen["question"]["choices"][-1]["number"]
        post(page, f"/tables/{table}/move", position=seen["position"], move=move)
