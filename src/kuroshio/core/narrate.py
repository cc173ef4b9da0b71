"""Narrating: events as messages for the log."""

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
