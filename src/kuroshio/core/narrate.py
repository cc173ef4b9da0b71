"""Narrating: events as messages for the log, and what on the board they speak of."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from kuroshio.core.messages import Message, message
from kuroshio.core.view import Event

Said = int | str | Message
Names = Mapping[str, Callable[[Any], Said]]


def narrator(
    game: str, names: Names, also: Callable[[Event], Mapping[str, Said]] | None = None
) -> Callable[[Event], Message]:
    """What makes a message of an event: the key `GAME-event-KIND` and the event's details.

    `names` says how a detail is named, for all events ("fish") or for one kind ("took-card.card");
    a detail without a name is told as it is. `also` adds what is made of several details at once.
    """

    def narrate(event: Event) -> Message:
        """An event for the log; who it is about is said beside it."""
        args: dict[str, Said] = {}
        for detail, value in event.details.items():
            if isinstance(value, bool):
                args[detail] = "yes" if value else "no"
            elif value is not None:
                name = names.get(f"{event.kind}.{detail}") or names.get(detail)
                args[detail] = name(value) if name else value
        if also is not None:
            args.update(also(event))
        return message(f"{game}-event-{event.kind}", **args)

    return narrate


def pointer(
    things: Mapping[str, str], also: Callable[[Event], list[str]] | None = None
) -> Callable[[Event], list[str]]:
    """What lists the things on the board that an event names: `cell rice-a`, `slot 16 3`. Boards
    give the same names to what they draw (`data-name`), so that a line of the log can show it.

    `things` says what a detail is the name of, for all events ("cell") or for one kind
    ("moored.slot"), with the seat and the other details at hand: `slot {space} {}`. What belongs to
    a seat begins with it, `seat 1 altar 3`: where only the seat is seen, that is shown. `also` adds
    what is made of a detail otherwise.
    """

    def about(event: Event) -> list[str]:
        """The names of the things on the board that an event speaks of."""
        found = [
            name.format(value, seat=event.seat, **event.details)
            for detail, value in event.details.items()
            if (name := things.get(f"{event.kind}.{detail}", things.get(detail)))
        ]
        return [*found, *(also(event) if also else ())]

    return about
