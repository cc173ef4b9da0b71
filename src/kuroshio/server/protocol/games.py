"""Which games there are, and how far the server is with them."""

from __future__ import annotations

from typing import Literal

import msgspec


class OptionInfo(msgspec.Struct):
    name: str
    values: list[str]
    players: list[int]


class LevelInfo(msgspec.Struct):
    name: str
    purpose: str


class GameInfo(msgspec.Struct):
    name: str
    state: Literal["waiting", "compiling", "ready", "failed"]
    players: list[int] = []
    options: list[OptionInfo] = []
    colours: list[str] = []  # of the seats, in their order; the others may be chosen instead


class Words(msgspec.Struct):
    """What a game says to people in a language, in Fluent's notation."""

    texts: list[str]


class Games(msgspec.Struct):
    games: list[GameInfo]
    levels: list[LevelInfo]
    provisional: bool = False  # played by the uncompiled rules, while the server compiles them
    embeds: bool = False  # pages of others may show replays in a frame


class Status(msgspec.Struct):
    """How far the server is. `ready` when all games are compiled."""

    version: str
    ready: bool
    games: dict[str, str]
