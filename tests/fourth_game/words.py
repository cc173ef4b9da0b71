"""Ama: what is said to people. Given redacted states only; the words are in `locale/`."""

from __future__ import annotations

from typing import Any

from kuroshio.core.boxes import Box
from kuroshio.core.messages import Message, message
from kuroshio.core.view import Event
from tests.fourth_game.moves import DIVE


def question(bay: Any, box: Box) -> Message:
    """What the seat to move is asked."""
    return message("ama-ask", netted=bay.divers[bay.turn].netted)


def rule(bay: Any, box: Box) -> Message:
    """The rule behind the question."""
    return message("ama-rule")


def describe(bay: Any, box: Box, move: int) -> Message:
    """What a move means."""
    return message("ama-move-dive" if move == DIVE else "ama-move-sell")


def why_not(bay: Any, box: Box, move: int) -> Message:
    """Why a move is not possible now."""
    return message("ama-why-empty-net")


def narrate(event: Event) -> Message:
    """An event for the log; who it is about is said beside it."""
    args: dict[str, int | str | Message] = {}
    for name, value in event.details.items():
        if isinstance(value, int):
            args[name] = value
        elif isinstance(value, str):
            args[name] = message(f"ama-pearl-{value}", name=value)
    return message(f"ama-event-{event.kind}", **args)
