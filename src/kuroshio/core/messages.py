"""Messages: what is said to people, as a key and its arguments.

The words are in `locale/`. An argument may itself be a message: the name of a card, a cell.
"""

from __future__ import annotations

from typing import Any

import msgspec


class Message(msgspec.Struct, frozen=True):
    key: str
    args: dict[str, Any] = {}


def message(key: str, **args: int | str | Message) -> Message:
    """A message with its arguments."""
    return Message(key, args)
