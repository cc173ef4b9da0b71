"""A program that plays on a Kuroshio server, with nothing but Python's own library.

    python examples/program.py http://localhost:8765 --name Tern --games 1

It takes a name as a program, waits in the queue for other programs (bots take the free seats), and
then does what it is asked, over one connection for all its tables. `choose` is where to begin: it
is given what the seat may know (`view`) and all legal moves.
"""

from __future__ import annotations

import argparse
import json
import random
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any


def choose(update: dict[str, Any]) -> int:
    """Which move to make: here the one that surely brings most points at once, or any."""
    choices = update["question"]["choices"]
    most = max(choice.get("points") or 0 for choice in choices)
    return int(random.choice([c for c in choices if (c.get("points") or 0) == most])["number"])


class Program:
    """One identity on one server. Its token is kept in a file, so that it is the same next time."""

    def __init__(self, url: str, name: str, kept: Path | None = None) -> None:
        self.url, self.token = url.rstrip("/"), ""
        if kept is not None and kept.exists():
            self.token = kept.read_text().strip()
        else:
            self.token = self.call("/api/me", name=name, bot=True)["token"]
            if kept is not None:
                kept.write_text(self.token)

    def _request(self, path: str, body: dict[str, Any] | None = None) -> urllib.request.Request:
        data = None if body is None else json.dumps(body).encode()
        headers = {"content-type": "application/json"}
        if self.token:
            headers["authorization"] = f"Bearer {self.token}"
        return urllib.request.Request(self.url + path, data, headers)

    def get(self, path: str) -> Any:
        with urllib.request.urlopen(self._request(path), timeout=60) as answer:
            return json.load(answer)

    def call(self, path: str, **body: Any) -> Any:
        """Ask for something; where the server asks for patience, again."""
        while True:
            try:
                with urllib.request.urlopen(self._request(path, body), timeout=60) as answer:
                    return json.load(answer)
            except urllib.error.HTTPError as error:
                again = error.headers.get("retry-after")
                if again is None:
                    raise
                time.sleep(float(again))

    def events(self) -> Iterator[dict[str, Any]]:
        """What is asked of us, for ever: after a lost connection all that waits is told again."""
        while True:
            try:
                with urllib.request.urlopen(self._request("/api/me/events"), timeout=60) as stream:
                    for line in stream:
                        if line.startswith(b"data: "):
                            yield json.loads(line[6:])
            except OSError:
                time.sleep(1.0)

    def wait_for_others(self, *games: str) -> None:
        """Be seated with other programs; the stream of events keeps our place."""
        self.call("/api/me/pairing", games=list(games), pace="bank", players=[2], level="deckhand")

    def play(self, table: str) -> None:
        """Move as long as it is our turn."""
        while (seen := self.get(f"/api/tables/{table}")).get("question"):
            move = {"position": seen["position"], "move": choose(seen)}
            try:
                self.call(f"/api/tables/{table}/move", **move)
            except urllib.error.HTTPError as error:
                if error.code != 409:  # the table went on meanwhile: look again
                    raise

    def answer(self, event: dict[str, Any]) -> bool:
        """Do what an event asks; whether a game is over."""
        table = event["table"]
        if event["type"] == "turn" and event["waits"] == "move":
            self.play(table)
        elif event["type"] == "turn" and event["waits"] == "answer":
            self.call(f"/api/tables/{table}/answer", agree=False)  # nothing is taken back
        elif event["type"] == "challenge":  # somebody wants to play again
            seats = self.get(f"/api/tables/{table}")["may_sit"]
            self.call(f"/api/tables/{table}/sit", seat=seats[0])
        return bool(event["type"] == "over")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("url")
    parser.add_argument("--name", default="Tern")
    parser.add_argument("--game", default="namiji")
    parser.add_argument("--games", type=int, default=1, help="how many to play")
    parser.add_argument("--token", type=Path, help="a file that keeps who we are")
    args = parser.parse_args()
    program = Program(args.url, args.name, args.token)
    events, played = program.events(), 0
    while played < args.games:
        program.wait_for_others(args.game)
        while not program.answer(next(events)):
            pass
        played += 1
        print(f"game {played} is over", flush=True)


if __name__ == "__main__":
    main()
