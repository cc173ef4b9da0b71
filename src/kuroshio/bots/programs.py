"""Bots as programs: JSON lines on stdin and stdout.

The table writes one line for each decision, an `Ask`; the program answers with one line, an
`Answer`. What a program does wrong never stops a game: a random move is made in its place.
"""

from __future__ import annotations

import base64
import queue
import shlex
import subprocess
import threading
from typing import Any

import msgspec
import numpy as np

from kuroshio.bots.deckhand import Deckhand
from kuroshio.bots.opinion import Opinion
from kuroshio.bots.sight import Sight
from kuroshio.core.records import dtype
from kuroshio.games import game_named

SECONDS = 5.0  # for an answer
STARTING = 60.0  # more for the first one, in which a program may have to compile itself
STARTS = 3  # times that a program is started in one game


class Ask(msgspec.Struct, kw_only=True):
    """What a program is told."""

    game: str
    players: int
    seat: int
    seconds: float  # in which to answer
    moves: list[str]  # the legal ones
    view: dict[str, Any]  # what the seat sees, as in docs/schema
    known: str  # the same as the engine's redacted state, in base64, for bots made with the package
    box_toml: str | None = None  # the box, if it is not the one that is usual today


class Answer(msgspec.Struct, omit_defaults=True):
    """What a program answers."""

    move: str
    opinions: list[Opinion] = []


def ask(sight: Sight, seconds: float) -> Ask:
    """A seat's sight in JSON's words."""
    game, box, states = sight.game, sight.box, sight.states
    players = int(states[0].players)
    return Ask(
        game=game.name,
        players=players,
        seat=sight.seat,
        seconds=seconds,
        moves=[move.text for move in sight.moves],
        view=msgspec.to_builtins(game.view(states, box)),
        known=base64.b64encode(states.tobytes()).decode(),
        box_toml=None if box is game.box else box.text,
    )


def sight(asked: Ask) -> Sight:
    """The sight that an `Ask` was made of."""
    game = game_named(asked.game)
    box = game.box
    if asked.box_toml is not None:
        box = game.box_from_text(asked.box_toml, "the box")
    data = bytearray(base64.b64decode(asked.known))
    states = np.frombuffer(data, dtype(game.state_type))
    moves = [game.parse(text, box) for text in asked.moves]
    return Sight(game, box, asked.seat, states, moves)


class Broken(Exception):
    """What a program did wrong."""


class Program:
    """A bot that is somebody's program."""

    def __init__(self, command: str, seed: int, seconds: float = SECONDS) -> None:
        self._command = shlex.split(command)
        self._stand_in = Deckhand(seed)
        self._seconds = seconds
        self._starts = 0
        self._process: subprocess.Popen[bytes] | None = None
        self._lines: queue.Queue[bytes] = queue.Queue()
        self.problem: str | None = None  # with the last decision

    def choose(self, sight: Sight) -> int:
        """Its answer, or a random move and a `problem`."""
        self.problem = None
        try:
            return self._answer(sight)
        except Broken as broken:
            self.problem = str(broken)
            self.close()
            return self._stand_in.choose(sight)

    def close(self) -> None:
        """End the program."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            for pipe in (self._process.stdin, self._process.stdout):
                if pipe is not None:
                    pipe.close()
            self._process = None

    def _answer(self, sight: Sight) -> int:
        limit = self._seconds
        if self._process is None:
            self._start()
            limit += STARTING
        assert self._process is not None
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(msgspec.json.encode(ask(sight, self._seconds)) + b"\n")
            self._process.stdin.flush()
        except OSError:
            raise Broken("the program has ended") from None
        try:
            line = self._lines.get(timeout=limit)
        except queue.Empty:
            raise Broken(f"no answer in {limit:g} s") from None
        if not line:
            raise Broken("the program has ended")
        try:
            answer = msgspec.json.decode(line, type=Answer)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise Broken(f"not an answer: {error}") from None
        by_text = {move.text: move for move in sight.moves}
        if answer.move not in by_text:
            raise Broken(f"'{answer.move[:80]}' is not a legal move")
        return by_text[answer.move]

    def _start(self) -> None:
        if self._starts == STARTS:
            raise Broken(f"given up after {STARTS} starts")
        self._starts += 1
        try:
            process = subprocess.Popen(self._command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        except OSError as error:
            raise Broken(f"cannot start: {error.strerror}") from None
        lines: queue.Queue[bytes] = queue.Queue()

        def read() -> None:
            assert process.stdout is not None
            try:
                for line in process.stdout:
                    lines.put(line)
            except (OSError, ValueError):
                pass  # closed by us
            lines.put(b"")

        threading.Thread(target=read, daemon=True).start()
        self._process = process
        self._lines = lines
