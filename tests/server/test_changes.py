"""A client that is told only what changed knows the same as one that is told everything."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

from kuroshio.games import NAMES
from kuroshio.server import protocol as m
from tests.play import patched
from tests.server.inside import Inside
from tests.server.serving import Person, Socket

TOLD = ("update", "change")


class Eyes:
    """Somebody with two sockets: one is told everything, the other what changed."""

    def __init__(self, url: str, table: str, person: Person | None) -> None:
        self._where = url, table, person.token if person else None
        self._all = Socket(*self._where)
        self._changes = Socket(*self._where, changes=1, after=0)
        self.kinds: list[str] = []
        self.known: dict[str, Any] = {}
        self.hear()

    def come_back(self) -> None:
        """Open the socket for changes anew."""
        self._changes.close()
        self._changes = Socket(*self._where, changes=1, after=self.known["n"])
        self.hear()
        assert self.kinds[-1] == "update"

    def hear(self) -> None:
        """Take the next message of the socket for changes."""
        while (message := self._changes.next(None))["type"] not in TOLD:
            pass
        self.kinds.append(message["type"])
        if message["type"] == "update":
            self.known = message
        else:
            msgspec.convert(message, m.Change)  # it is put together by hand
            assert message["n"] == self.known["n"] + 1
            self.known = self._next(message)

    def _next(self, change: dict[str, Any]) -> dict[str, Any]:
        """A table with a change, as docs/api.md says."""
        known = {**self.known, **change, "type": "update"}
        last = known.pop("last", self.known.get("undo", {}).get("to"))
        known["view"] = patched(self.known["view"], change["view"])
        for left_out in {"question", "clock"} - change.keys():
            known.pop(left_out, None)
        if self.known["you"]:
            known["undo"] = {} if last is None else {"to": last}
        return known

    def compare(self, n: int) -> dict[str, Any]:
        """Both sockets tell the same of entry n."""
        everything: dict[str, Any] = self._all.until(n)
        while self.known["n"] < n:
            self.hear()
        assert without_times(self.known) == without_times(everything)
        return everything

    def close(self) -> None:
        self._all.close()
        self._changes.close()


def without_times(update: dict[str, Any]) -> dict[str, Any]:
    """What does not depend on when it was asked. Who is there is told by messages of its own, and
    a change does not say whether one's move may be taken back freely, and what that would cost."""
    seats = [{**seat, "connected": 0, "gone": 0} for seat in update["table"]["seats"]]
    table = {**update["table"], "seats": seats}
    undo = {
        key: value for key, value in update.get("undo", {}).items() if key not in ("free", "helps")
    }
    steps = update.get("steps") if update["n"] > 6 else None  # the sockets were opened one by one
    return {**update, "now": 0, "table": table, "undo": undo, "steps": steps}


@pytest.mark.parametrize("game", NAMES)
def test_changes_add_up_to_the_whole_table(game: str, tmp_path: Path) -> None:
    chance = random.Random(3)
    with Inside(tmp_path, games=game) as server:
        people = [Person(server.url, f"P{n}") for n in range(3)]
        table = people[0].open("me", "open", "open", game=game, clock={"kind": "bank"})
        for seat in (1, 2):
            people[seat].do(table, "sit", seat=seat)
        people[0].do(table, "start")
        everyone = [Eyes(server.url, table, person) for person in (*people, None)]
        live = server.service.rooms[table].live
        while live.status == "playing":
            turn, made = live.turn, live.game and live.game.moves
            assert turn is not None
            assert made
            if chance.random() < 0.05:
                chance.choice(everyone).come_back()
            kind = chance.random()
            if kind < 0.03:
                people[turn].do(table, "chat", text="ahoy")
            elif kind < 0.06 and live.last_decision(turn) is not None:
                people[turn].do(table, "undo", position=live.position)
            else:
                move = int(chance.choice(made))
                people[turn].do(table, "move", position=live.position, move=move)
            for eyes in everyone:
                eyes.compare(live.n)
        for eyes in everyone:
            assert eyes.kinds.count("change") > len(eyes.kinds) * 0.8
            assert eyes.kinds[-1] == "update"  # the end changes more than the view
            eyes.close()


def test_who_holds_several_seats_is_told_everything(tmp_path: Path) -> None:
    """After a move they look through other eyes."""
    chance = random.Random(4)
    with Inside(tmp_path) as server:
        ann = Person(server.url)
        table = ann.open("me", "guest", start=True)
        socket = ann.sit_down(table, changes=1)
        for _ in range(5):
            seen = socket.next(None)
            while seen["type"] == "presence":
                seen = socket.next(None)
            assert seen["type"] == "update"
            assert seen["view"]["eyes"] == seen["turn"]
            choice = chance.choice(seen["question"]["choices"])
            socket.send("move", position=seen["position"], move=choice["number"])
        socket.close()


def test_who_comes_and_goes_is_told_beside_the_changes(tmp_path: Path) -> None:
    chance = random.Random(5)
    with Inside(tmp_path) as server:
        ann, bob = Person(server.url, "Ann"), Person(server.url, "Bob")
        table = ann.open("me", "open")
        bob.do(table, "sit", seat=1)
        ann.do(table, "start")
        socket = ann.sit_down(table, changes=1)
        socket.next("update")
        other = bob.sit_down(table)
        while not socket.next("presence")["connected"][1]:
            pass
        turn = server.service.rooms[table].live.turn
        (ann, bob)[turn or 0].move(table, chance)
        assert "table" not in socket.next("change")
        other.close()
        assert socket.next("presence")["connected"] == [True, False]
        socket.close()


def test_nothing_old_is_told_before_a_new_entry_is_announced(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The last move of a game is known for a moment before everyone hears of it."""
    chance = random.Random(5)
    with Inside(tmp_path) as server:
        people = [Person(server.url) for _ in range(2)]
        table = people[0].open("me", "open")
        people[1].do(table, "sit", seat=1)
        people[0].do(table, "start")
        sockets = [one.sit_down(table, changes=1) for one in people]
        room = server.service.rooms[table]
        monkeypatch.setattr(room, "_forget", lambda: None)
        live = room.live
        for _ in range(3):
            turn, game = live.turn, live.game
            assert turn is not None
            assert game is not None
            move = int(chance.choice(game.moves))
            people[turn].do(table, "move", position=live.position, move=move)
            for seat in live.seats:
                told = room.change(seat.player, live.n - 1)
                assert told is not None
                assert msgspec.json.decode(told)["n"] == live.n
        for socket in sockets:
            socket.close()
