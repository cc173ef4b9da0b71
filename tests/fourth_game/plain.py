"""Ama: a view in plain lines of text."""

from __future__ import annotations

from collections.abc import Callable

from kuroshio.core.messages import Message, message
from tests.fourth_game.view import AmaView

Say = Callable[[Message], str]


def lines(view: AmaView, say: Say) -> list[str]:
    """The sea, then a line a diver."""
    text = [say(message("ama-plain-sea", shells=view.shells))]
    for seat, diver in enumerate(view.divers):
        points = view.scores[seat]
        text.append(
            say(message("ama-plain-diver", seat=seat + 1, netted=diver.netted, points=points))
        )
    return text
