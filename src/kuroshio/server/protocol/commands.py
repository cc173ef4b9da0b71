"""What a client asks of a table."""

from __future__ import annotations

from typing import Annotated

import msgspec

from kuroshio.server.protocol.values import CHAT_LENGTH, Name, Number, Ref, SeatNumber, Word


class Command(
    msgspec.Struct, frozen=True, kw_only=True, tag_field="type", forbid_unknown_fields=True
):
    """What a client asks of a table. `ref` comes back with the answer."""

    ref: Ref | None = None


class Move(Command, tag="move", frozen=True, kw_only=True):
    """Make a move, by number or by text, in the position that was shown."""

    position: Number
    move: int | Annotated[str, msgspec.Meta(max_length=80)]


class Sit(Command, tag="sit", frozen=True, kw_only=True):
    """Take a free seat. A second person on the same device gives a name of their own."""

    seat: SeatNumber
    name: Name | None = None


class Leave(Command, tag="leave", frozen=True, kw_only=True):
    """Leave one seat, or all that one holds; in a running game for good."""

    seat: SeatNumber | None = None


class Bot(Command, tag="bot", frozen=True, kw_only=True):
    """Put a bot on a free seat."""

    seat: SeatNumber
    level: Word


class Free(Command, tag="free", frozen=True, kw_only=True):
    """Send a bot or a guest away from its seat, or keep it no longer, before the start."""

    seat: SeatNumber


class Colour(Command, tag="colour", frozen=True, kw_only=True):
    """Give a seat another colour, before the start: one that no seat has."""

    seat: SeatNumber
    colour: Word


class Host(Command, tag="host", frozen=True, kw_only=True):
    """Make the person on a seat the host, or oneself if the host is absent."""

    seat: SeatNumber


class StandIn(Command, tag="stand-in", frozen=True, kw_only=True):
    """Want a bot to play on for an absent person, who may come back. All others must want it."""

    seat: SeatNumber


class Start(Command, tag="start", frozen=True, kw_only=True):
    """Begin the game; all seats must be taken."""


class Undo(Command, tag="undo", frozen=True, kw_only=True):
    """Take back one's last move (or all moves from number `to` on); ask the others if need be."""

    position: Number
    to: Number | None = None


class Answer(Command, tag="answer", frozen=True, kw_only=True):
    """Agree or not to what somebody else wants to take back."""

    agree: bool


class Chat(Command, tag="chat", frozen=True, kw_only=True):
    """Say something to those at the table."""

    text: Annotated[str, msgspec.Meta(min_length=1, max_length=CHAT_LENGTH)]


class Hint(Command, tag="hint", frozen=True, kw_only=True):
    """Ask what the captain would do. Everyone at the table is told that one asked."""

    position: Number


class Nudge(Command, tag="nudge", frozen=True, kw_only=True):
    """Remind the person whose turn it is, once in a position."""

    position: Number


class Return(Command, tag="return", frozen=True, kw_only=True):
    """Play oneself again after the time was out."""


class Rematch(Command, tag="rematch", frozen=True, kw_only=True):
    """Play again, everyone one seat further: at another table where one sits, and where the seats
    of the others are kept. It starts when the last of them has sat down."""


class Look(Command, tag="look", frozen=True, kw_only=True):
    """Say whether one looks at the table now: if not, one is given notice when it waits. A socket
    that never says so counts as looked at."""

    here: bool


class Ping(Command, tag="ping", frozen=True, kw_only=True):
    pass


AnyCommand = (
    Move
    | Sit
    | Leave
    | Bot
    | Free
    | Colour
    | Host
    | StandIn
    | Start
    | Undo
    | Answer
    | Chat
    | Hint
    | Nudge
    | Return
    | Rematch
    | Look
    | Ping
)
COMMANDS: tuple[type[Command], ...] = (
    *(Move, Sit, Leave, Bot, Free, Colour, Host, StandIn, Start, Undo, Answer, Chat, Hint),
    *(Nudge, Return, Rematch, Look, Ping),
)
