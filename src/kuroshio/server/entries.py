"""Entries: what a table's log is made of.

A table is its set-up and the list of its entries; everything else is replayed from them. The log
is only ever appended to, at the key (table, n). A move taken back is an entry too.
"""

from __future__ import annotations

import msgspec

from kuroshio.tables.stages import Stage


class Entry(msgspec.Struct, frozen=True, tag_field="kind", omit_defaults=True):
    """The base of all entries."""


class PlayedOn(Entry, tag="played-on", frozen=True):
    """The game begins from a position of another table's, after so many of its moves; without a
    table, of a record's. The stages lead there, whatever becomes of that table."""

    table: str
    made: int
    stages: tuple[Stage, ...]


class Sat(Entry, tag="sat", frozen=True):
    """A person took a seat."""

    seat: int
    player: str
    name: str


class Rose(Entry, tag="rose", frozen=True):
    """A person left a seat, or the seat's bot was sent away, or it is no longer kept."""

    seat: int


class Left(Entry, tag="left", frozen=True):
    """A person left a running game for good: a bot of this level plays on. Without one it was the
    last person, and the game ends here."""

    seat: int
    level: str = ""


class Dismissed(Entry, tag="dismissed", frozen=True):
    """The host sent a guest away, before the start."""

    seat: int


class Kept(Entry, tag="kept", frozen=True):
    """A seat is kept for somebody who has not come yet."""

    seat: int
    player: str
    name: str


class Hosted(Entry, tag="hosted", frozen=True):
    """The person on this seat is the host from now on."""

    seat: int


class Seated(Entry, tag="seated", frozen=True):
    """A bot was put on a seat."""

    seat: int
    level: str


class Coloured(Entry, tag="coloured", frozen=True):
    """A seat took another colour."""

    seat: int
    colour: str


class Started(Entry, tag="started", frozen=True):
    """The game began; `first` where the page teaches it, `player` who opened a table of bots,
    `daily` the day whose challenge it is, of which one try `counts`."""

    first: bool = False
    player: str | None = None
    daily: int = 0
    counts: bool = False


class Moved(Entry, tag="moved", frozen=True):
    """A move was made; `bot` where a bot made it, for itself or for somebody away."""

    seat: int
    move: str
    bot: bool = False


class Undone(Entry, tag="undone", frozen=True):
    """All moves from number `to` on were taken back."""

    seat: int
    to: int


class UndoAsked(Entry, tag="undo-asked", frozen=True):
    seat: int
    to: int


class UndoAgreed(Entry, tag="undo-agreed", frozen=True):
    seat: int


class UndoDeclined(Entry, tag="undo-declined", frozen=True):
    seat: int


class Said(Entry, tag="said", frozen=True):
    """A line of chat."""

    seat: int
    name: str
    text: str


class TimedOut(Entry, tag="timed-out", frozen=True):
    """A seat's time was out: a bot of this level plays on for it."""

    seat: int
    level: str = ""


class Called(Entry, tag="called", frozen=True):
    """A seat wants a stand-in for an absent one."""

    seat: int
    to: int


class StoodIn(Entry, tag="stood-in", frozen=True):
    """All agreed: a bot of this level plays on for an absent seat."""

    seat: int
    level: str


class Returned(Entry, tag="returned", frozen=True):
    """The owner of a seat for which a bot stood in plays again."""

    seat: int


class Hinted(Entry, tag="hinted", frozen=True):
    """A seat asked what the captain would do."""

    seat: int


class Nudged(Entry, tag="nudged", frozen=True):
    """A seat reminded the one whose turn it is."""

    seat: int
    to: int


class Rematched(Entry, tag="rematched", frozen=True):
    """The same people play again, at another table."""

    table: str


class Hidden(Entry, tag="hidden", frozen=True):
    """Whoever runs the house took a line of chat away: nobody is told it any more."""

    line: int


class Closed(Entry, tag="closed", frozen=True):
    """Whoever runs the house closed the table: nothing happens here any more."""


class Lost(Entry, tag="lost", frozen=True):
    """The store failed and has lost the last entries; play goes on from what it still knew."""

    entries: int


AnyEntry = (
    PlayedOn
    | Sat
    | Rose
    | Left
    | Dismissed
    | Kept
    | Hosted
    | Seated
    | Coloured
    | Started
    | Moved
    | Undone
    | UndoAsked
    | UndoAgreed
    | UndoDeclined
    | Said
    | TimedOut
    | Called
    | StoodIn
    | Returned
    | Hinted
    | Nudged
    | Rematched
    | Hidden
    | Closed
    | Lost
)

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)


def encode(entry: AnyEntry) -> str:
    return _encoder.encode(entry).decode()


def decode(text: str | bytes) -> AnyEntry:
    return _decoder.decode(text)
