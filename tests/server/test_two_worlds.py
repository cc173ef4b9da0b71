"""Nothing hidden leaves: every byte sent to a seat is the same in every world that it may be in.

A game is played over the wire. At every step the table's true state, all its past states, the seed
and the moves of the others are exchanged for others that agree with all that a seat knows; then the
seat asks for everything again, and must be answered the same bytes.
"""

from __future__ import annotations

import os
import random
import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from kuroshio.core.game import Move
from kuroshio.core.records import copied
from kuroshio.games import NAMES
from kuroshio.server import entries as e
from kuroshio.server.live import LiveTable, Logged
from kuroshio.server.rooms import Room
from tests.server import plainly
from tests.server.inside import Inside
from tests.server.serving import Person, Postgres, Server, Socket

# What tells the time of the question, not the state of the game.
NOW = re.compile(rb'"(now|gone)":\d+')
# Steps between two complete comparisons; each step is compared in part. `KUROSHIO_WORLDS=3` is for
# the long tests.
EVERY = int(os.environ.get("KUROSHIO_WORLDS", "7"))
DRAWN = 5 * EVERY  # steps between two comparisons of cards, which take long to draw


@contextmanager
def other_world(live: LiveTable, seat: int | None, seed: int) -> Iterator[None]:
    """Exchange all that a seat does not know for something else."""
    game = live.game
    assert game is not None
    kept = (game._states, game._past, game.line, live.log, live.header.seed)
    hidden = [game.seen_by(seat, after) for after in range(len(game.line) + 1)]
    for n, states in enumerate(hidden):
        game.game.kernels.imagine(states, 0, game.box.record, seed + n)
    own = [mover == seat for mover, _ in live.movers]
    game._past, game._states = hidden[:-1], hidden[-1]
    game.line = [
        move if mine else Move(0, f"hidden {seed}")
        for move, mine in zip(game.line, own, strict=True)
    ]
    live.log = [_other_line(line, seat, seed) for line in live.log]
    live.header.seed = seed
    game.refresh()
    try:
        yield
    finally:
        game._states, game._past, game.line, live.log, live.header.seed = kept
        game.refresh()


def _other_line(line: Logged, seat: int | None, seed: int) -> Logged:
    if isinstance(line.entry, e.Moved) and line.entry.seat != seat:
        return Logged(
            line.n, line.at, e.Moved(line.entry.seat, f"hidden {seed}", line.entry.bot), line.made
        )
    return line


KINDS = ("replay", "record", "description", "picture", "picture?eyes=1", "picture?made=1&eyes=2")
CARD = "card.png?eyes=1"


def everything(person: Person | None, url: str, table: str, step: int) -> list[bytes]:
    """All bytes that somebody can get of a table, or those that are compared at this step."""
    whole = step % EVERY == 0
    http = person.http if person else plainly.client(base_url=url)
    answers = [http.get(f"/api/tables/{table}", params={"after": 0} if whole else {})]
    if whole:
        path = f"/api/tables/{table}"
        kinds = KINDS if step % DRAWN else (*KINDS, CARD)
        answers += [http.get(f"{path}/{kind}") for kind in kinds]
        for verb, body in (
            ("move", {"position": 0, "move": 0}),
            ("move", {"position": 0, "move": "nonsense"}),
            ("undo", {"position": 0}),
            ("bot", {"seat": 0, "level": "x"}),
        ):
            answers.append(http.post(f"{path}/{verb}", json=body))
        socket = Socket(url, table, person.token if person else None, after=0)
        socket.next()
        socket.close()
        assert socket.received
    got = [NOW.sub(b"", answer.content) for answer in answers]
    if whole:
        got += [NOW.sub(b"", text.encode()) for text in socket.received[:1]]
    return got


def last_change(room: Room, eyes: int | None) -> bytes:
    """What a socket at which all before is known is told of the last entry."""
    player = None if eyes is None else room.live.seats[eyes].player
    since = room.live.n - 1
    return NOW.sub(b"", room.change(player, since) or room.update(player, since))


def _forget(room: object) -> None:
    """What was encoded before is not to be sent again."""
    room._forget()  # type: ignore[attr-defined]
    room.live._revealed.clear()  # type: ignore[attr-defined]


def play_in_other_worlds(owner: Inside, url: str, game: str, steps: int) -> None:
    """Play at a table of one process, and ask for it at a server that may be another one."""
    chance = random.Random(11)
    people = [Person(owner.url, f"P{n}") for n in range(3)]
    table = people[0].open("me", "open", "open", game=game)
    for seat in (1, 2):
        people[seat].do(table, "sit", seat=seat)
    people[0].do(table, "start")
    people = [Person(url, token=person.token) for person in people]
    there = [Socket(url, table, token) for token in (*(one.token for one in people), None)]
    room = owner.service.rooms[table]
    step = differed = changes = 0
    while room.live.status == "playing" and step < steps:
        eyes = chance.choice((0, 1, 2, None))
        person = None if eyes is None else people[eyes]
        _forget(room)
        told = everything(person, url, table, step)
        change = last_change(room, eyes)
        changes += b'"type":"change"' in change
        before = copied(room.live.game._states).tobytes()  # type: ignore[union-attr]
        with other_world(room.live, eyes, step + 1):
            differed += before != room.live.game._states.tobytes()  # type: ignore[union-attr]
            _forget(room)
            assert everything(person, url, table, step) == told, (step, eyes)
            assert last_change(room, eyes) == change, (step, eyes)
        _forget(room)
        turn = room.live.turn
        assert turn is not None
        people[turn].move(table, chance)
        step += 1
    assert step > 30
    assert differed > 5
    assert changes > step - 5
    assert owner.service.rooms[table] is room, "it was this one that was asked"
    for socket in there:
        socket.close()


@pytest.mark.parametrize("game", NAMES)
def test_no_byte_depends_on_what_a_seat_may_not_know(game: str, tmp_path: Path) -> None:
    with Inside(tmp_path, games=game) as server:
        play_in_other_worlds(server, server.url, game, 120)


def test_no_byte_does_that_comes_through_another_process(
    tmp_path: Path, postgres: Postgres
) -> None:
    """The table belongs to one process, and its people come in at another."""
    (tmp_path / "owner").mkdir()
    url = postgres.new()
    with Inside(tmp_path / "owner", db=url) as owner, Server(tmp_path, url) as neighbour:
        play_in_other_worlds(owner, neighbour.url, "namiji", 40)
