"""What a notice says, in the language of whoever gets it."""

from __future__ import annotations

from kuroshio.core.messages import message
from kuroshio.language import FIRST, LANGUAGES, say


def known(language: str) -> str:
    return language if language in LANGUAGES else FIRST


def title(game: str, name: str, language: str) -> str:
    """Which table: its name if it has one, and its game."""
    called = say(message(f"{game}-name", name=game), language)
    return f"{name} · {called}" if name else called


def said(key: str, language: str, **args: str) -> str:
    return say(message(key, **args), language)
