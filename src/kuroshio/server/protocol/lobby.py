"""What is told away from a table: the lobby, one's own tables, and being seated with others."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from kuroshio.server.clocks import ClockRule, Pace
from kuroshio.server.protocol.tables import SeatInfo
from kuroshio.server.protocol.values import Body, PlayerCount, Word


class Listing(msgspec.Struct):
    id: str
    game: str
    players: int
    options: dict[str, str]
    clock: ClockRule
    status: str
    seats: list[SeatInfo]
    created: int
    updated: int
    name: str = ""


class Listings(msgspec.Struct):
    tables: list[Listing]


class OwnTable(msgspec.Struct, omit_defaults=True):
    """A running table at which one sits, and what it waits for: one's move, an answer to
    somebody who wants to take something back, that one takes a seat that is kept, or that one
    starts the game."""

    table: Listing
    waits: Literal["move", "answer", "seat", "start"] | None = None
    since: int = 0  # milliseconds, as `now`
    deadline: int | None = None  # when one's time is out


class Turns(msgspec.Struct, tag_field="type", tag="turns"):
    """All running tables at which one sits: those that wait for one first."""

    now: int  # the server's clock, milliseconds
    tables: list[OwnTable]


class PairingWish(Body, frozen=True, kw_only=True):
    """With whom one would play: which games, at which pace, with how many (none: any number).
    Bots of a `level` take the seats for which nobody came after some seconds; without one only
    people play."""

    games: Annotated[list[Word], msgspec.Meta(min_length=1, max_length=16)]
    pace: Pace
    players: Annotated[list[PlayerCount], msgspec.Meta(max_length=16)] = []
    level: Word | None = None


class Crowd(msgspec.Struct, frozen=True):
    """How many people wait to be seated with others."""

    game: str
    pace: str
    people: int


class Lobby(msgspec.Struct, tag_field="type", tag="lobby"):
    """Listed tables that are open or being played, how far each game is compiled, and who waits
    for others."""

    games: dict[str, str]
    tables: list[Listing]
    waiting: list[Crowd] = []


class LobbyChange(msgspec.Struct, tag_field="type", tag="lobby-change"):
    """What has changed in the lobby since it was told: tables that are new or other than before,
    and those that are no longer listed."""

    games: dict[str, str]
    tables: list[Listing]
    gone: list[str]
    waiting: list[Crowd] = []


class Pairing(msgspec.Struct, tag_field="type", tag="pairing", omit_defaults=True):
    """Whether one waits to be seated with others, for what and since when; and the table at which
    one was seated just now."""

    now: int  # the server's clock, milliseconds
    wish: PairingWish | None = None  # none: one does not wait
    since: int = 0
    others: int = 0  # how many others wait for something that one would play, too
    table: str | None = None


AnyNews = Turns | Lobby | LobbyChange | Pairing  # what the feed tells
