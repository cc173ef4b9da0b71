"""What a table tells over its socket."""

from __future__ import annotations

from typing import Any

import msgspec

from kuroshio.core.messages import Message
from kuroshio.review import Why
from kuroshio.server.protocol.tables import ClockInfo, Question, Step, TableInfo, UndoInfo


class Update(msgspec.Struct, tag_field="type", tag="update", omit_defaults=True, kw_only=True):
    """A table as it is now, with the steps that led there from what the client knew."""

    n: int
    position: int  # goes with every move: the position that it answers
    now: int  # the server's clock, milliseconds
    table: TableInfo
    you: list[int]  # the seats that one holds
    may_sit: list[int] = []  # those that one may take
    eyes: int | None  # the seat through whose eyes `view` is seen; none for a watcher
    turn: int | None
    steps: list[Step] = []
    view: Any = None  # the view of the game; none before the start
    question: Question | None = None
    undo: UndoInfo | None = None
    clock: ClockInfo | None = None


class Change(msgspec.Struct, tag_field="type", tag="change", omit_defaults=True, kw_only=True):
    """What one move changed, for a client that knows all before it: the table, one's seats and
    whatever is not in `view` are as they were."""

    n: int
    position: int
    now: int
    turn: int | None
    steps: list[Step]
    view: dict[str, Any]  # what changed, by its path: "boats.1.space"
    clock: ClockInfo | None = None
    last: int | None = None  # if it was one's own, its number, which `undo` takes back
    question: Question | None = None


class Presence(msgspec.Struct, tag_field="type", tag="presence"):
    """Who is connected now, by seat, and how many look on."""

    connected: list[bool]
    watchers: int
    gone: list[int | None] = []  # since when the person of a seat is not there


class Done(msgspec.Struct, tag_field="type", tag="done"):
    """A command that had a `ref` was carried out, as entry n."""

    ref: str | None
    n: int


class Advice(msgspec.Struct):
    """A move as the captain sees it, from what the seat knows."""

    number: int
    text: str
    say: Message
    share: float  # of the captain's attention: 1 is all
    result: float | None  # expected for the seat: 1 is a sure win, 0 last; none without a choice


class Hints(msgspec.Struct, tag_field="type", tag="hints"):
    """The answer to `hint`: the best moves first, and why the first is better than the second, as
    far as that is sure."""

    ref: str | None
    position: int
    moves: list[Advice]
    why: Why | None = None


class Refusal(msgspec.Struct, tag_field="type", tag="refused"):
    """A command was refused; nothing has changed."""

    code: str
    say: Message
    ref: str | None = None
    retry_after: int | None = None  # seconds, where the same may be tried again then


class Pong(msgspec.Struct, tag_field="type", tag="pong"):
    ref: str | None
    now: int


AnyAnswer = Update | Change | Presence | Done | Hints | Refusal | Pong
