"""How a table is opened."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from kuroshio.server.clocks import ClockRule
from kuroshio.server.protocol.values import (
    Body,
    Name,
    Number,
    PlayerCount,
    SeatNumber,
    Seed,
    Title,
    Word,
)


class SeatWish(Body, frozen=True, kw_only=True):
    """Who is to sit where: oneself (`me`), a person who shares the device (`guest`), a bot, or
    whoever comes (`open`)."""

    kind: Literal["me", "guest", "bot", "open"] = "open"
    name: Name | None = None
    level: Word | None = None
    colour: Word | None = None  # none for that of the seat's number


class NewTable(Body, frozen=True, kw_only=True):
    game: Word
    seats: Annotated[list[SeatWish], msgspec.Meta(min_length=1, max_length=16)]
    name: Title = ""  # of the table
    options: dict[Word, Word] = {}
    clock: ClockRule = ClockRule()
    listed: bool = False
    hints: bool = True  # whether they are allowed
    seed: Seed | None = None
    start: bool = False


class PlayNow(Body, frozen=True, kw_only=True):
    """A table against bots that starts at once."""

    game: Word
    players: PlayerCount | None = None
    level: Word | None = None
    options: dict[Word, Word] = {}
    hints: bool = True
    seed: Seed | None = None


class PlayOn(Body, frozen=True, kw_only=True):
    """A table that begins from a position of a finished game. One sits on `seat`; what was hidden
    from it is dealt anew, or stays the same. A `move` of that seat is made at once."""

    made: Number  # moves of that game
    seat: SeatNumber
    deal: Literal["new", "same"]
    seats: Annotated[list[SeatWish], msgspec.Meta(min_length=1, max_length=16)]
    listed: bool = False
    hints: bool = True
    move: Annotated[str, msgspec.Meta(max_length=80)] | None = None


class FirstGame(Body, frozen=True, kw_only=True):
    """A first game: a table of one's own on which the page teaches the game."""

    game: Word


class Created(msgspec.Struct):
    table: str
