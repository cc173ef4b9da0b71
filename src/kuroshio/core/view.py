"""Views: a redacted state as a typed structure for people and programs.

A game's view adds its own fields to `View`; `docs/schema` holds the JSON schema of each.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

import msgspec

from kuroshio.core.boxes import Box
from kuroshio.core.state import PUBLIC, TRUTH

Detail = int | str | bool | None


def among(title: str, names: Sequence[str]) -> msgspec.Meta:
    """Says of a string that it is one of these names: for its schema, and for the browser."""
    return msgspec.Meta(extra_json_schema={"title": title, "enum": list(names)})


class View(msgspec.Struct, kw_only=True):
    """What every game's view begins with."""

    game: str
    players: int
    eyes: int | str  # the seat that sees this, "public" for watchers, "truth" for everything
    moves: int  # made so far
    over: bool
    turn: int | None  # the seat that decides, None after the end
    question: str | None  # what it is asked
    scores: list[int]  # points as they stand, by seat
    standing: list[int]  # places as they stand, by seat; 1 is the winner's

    def to_json(self) -> str:
        """The view as JSON text."""
        return msgspec.json.encode(self).decode()


class Event(msgspec.Struct):
    """Something that happened, as far as these eyes saw it."""

    kind: str
    seat: int | None
    details: dict[str, Detail]


# How an event reads: its name, then a name and a decoder for a, and as many as one likes for b.
Field = tuple[str, Callable[[int, Box], Detail]]
EventNames = dict[int, tuple[str, tuple[Field, ...]]]


def events_of(names: Sequence[str], fields: Mapping[int, tuple[Field, ...]]) -> EventNames:
    """How the events of a list of names read; those without fields have nothing more to tell."""
    return {kind: (name, fields.get(kind, ())) for kind, name in enumerate(names) if name}


def number(value: int, box: Box) -> Detail:
    """An event's number as it is."""
    return value


def yes_no(value: int, box: Box) -> Detail:
    """An event's number as a truth value."""
    return bool(value)


def named(group: str) -> Callable[[int, Box], Detail]:
    """An event's number as a name from the box: the id of a card, a fish, an island …"""

    def decode(value: int, box: Box) -> Detail:
        names = box.names[group]
        return names[value] if 0 <= value < len(names) else None

    return decode


def one_of(names: Sequence[str]) -> Callable[[int, Box], Detail]:
    """An event's number as one of the words that the code itself has for it."""

    def decode(value: int, box: Box) -> Detail:
        return names[value]

    return decode


RawEvent = tuple[int, ...]  # the fields of `core.events.Happened`


def decode_event(raw: RawEvent, box: Box, names: EventNames) -> Event:
    """An event as it lies in a (redacted) state."""
    kind, seat, _, a, b = raw
    name, fields = names[kind]
    details = {field: decode(b if n else a, box) for n, (field, decode) in enumerate(fields)}
    return Event(name, seat if seat >= 0 else None, details)


def eyes_name(eyes: int) -> int | str:
    """How a view says whose eyes it was made for."""
    return {TRUTH: "truth", PUBLIC: "public"}.get(eyes, eyes)
