"""Thinking in steps of a few milliseconds, so that many bots can take turns on one core."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any, TypeVar

from kuroshio.bots.sight import Sight

T = TypeVar("T")
Steps = Generator[None, None, int]  # ends with the move


def steps_of(bot: Any, sight: Sight) -> Steps:
    """A bot's thought in steps; one that knows no steps thinks in one."""
    if hasattr(bot, "steps"):
        return int((yield from bot.steps(sight)))
    return int(bot.choose(sight))


def to_the_end(steps: Generator[None, None, T]) -> T:
    """Think without a pause."""
    while True:
        try:
            next(steps)
        except StopIteration as end:
            thought: T = end.value
            return thought
