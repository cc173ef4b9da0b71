"""Minds: what bots have learned of a game, read from the file beside its rules.

A mind fits one game as it was when it learned: the same moves, the same observation, the same box.
A file that does not fit is not used.
"""

from __future__ import annotations

import hashlib
import logging
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, BinaryIO

import msgspec
import numpy as np

from kuroshio.bots.settings import settings_for
from kuroshio.core.boxes import Box
from kuroshio.core.errors import BadSetup
from kuroshio.core.game import Game
from kuroshio.core.mind import NUMBERS, Mind, blank_numbers, mind_of, no_mind
from kuroshio.core.records import Records
from kuroshio.files import writing

FILE = "mind.npz"  # in the package of a game
SUFFIX = ".npz"


class Card(msgspec.Struct, frozen=True, kw_only=True):
    """What is known of a mind: what it fits, and how it came to be."""

    game: str
    fits: dict[str, str]  # hashes of what it was made for
    settings: dict[str, int]  # of the search, with which it was tried
    # By number of players, the longest thought (in iterations) that it was shown to help; a number
    # of players that is not named here has no such bound.
    up_to: dict[str, int] = {}
    learned: dict[str, Any] = {}  # from how many games of whom, by which commands
    tried: list[str] = []  # how it did in the arena


@dataclass(frozen=True)
class Learned:
    """A mind as it lies in a file."""

    card: Card
    numbers: Mapping[str, Any]

    def thinking(self, game: Game) -> Mind:
        """A mind of its own for one thread."""
        return mind_of(dict(self.numbers), game.observation_type)

    def helps(self, players: int, iterations: int | None) -> bool:
        """Whether it was shown to help a thought of so many iterations, or one without a bound."""
        most = self.card.up_to.get(str(players))
        return most is None or (iterations is not None and iterations <= most)


def fitting(game: Game, box: Box) -> dict[str, str]:
    """What a mind must have been made for: hashes of the rules (their version and moves), of the
    observation's layout, and of the box."""
    texts = [move.text for move in game.move_texts(box)]
    pieces = [(p.name, p.shape, p.least, p.most) for p in game.observation.pieces.values()]
    return {
        "rules": _hash(f"{game.name} {game.version} {texts}"),
        "observation": _hash(str(pieces)),
        "box": box.hash,
    }


def _hash(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def mind_for(game: Game, box: Box) -> Learned | None:
    """The mind that a game comes with, if it has one that fits."""
    found = _shipped(game.package)
    if found is None:
        return None
    problem = misfit(found, game, box)
    if problem:
        _say_once(f"{game.name}: bots play without their mind: {problem}")
        return None
    return found


def misfit(found: Learned, game: Game, box: Box) -> str:
    """Why a mind cannot be used in a game; nothing if it can."""
    if found.card.game != game.name:
        return f"it is for {found.card.game}, not for {game.name}"
    now = fitting(game, box)
    other = [name for name in now if found.card.fits.get(name) != now[name]]
    if other:
        return f"it was made for other {' and '.join(other)}"
    wide, narrow = len(found.numbers["first_base"]), len(found.numbers["second_base"])
    wanted = blank_numbers(game.observation.size, wide, narrow, game.move_count)
    for name, one in wanted.items():
        if (found.numbers[name].shape, found.numbers[name].dtype) != (one.shape, one.dtype):
            return f"its '{name}' is not of the right size and kind"
    return ""


@cache
def _shipped(package: str) -> Learned | None:
    path = resources.files(package).joinpath(FILE)
    return _read(path, str(path)) if path.is_file() else None


@cache
def mind_in(path: str) -> Learned:
    """The mind in a file."""
    if not Path(path).is_file():
        raise BadSetup(f"there is no mind in '{path}'")
    return _read(Path(path), path)


def _read(path: Traversable, name: str) -> Learned:
    try:
        with path.open("rb") as file, np.load(file) as kept:
            numbers = {one: kept[one] for one in NUMBERS}
            card = msgspec.json.decode(kept["card"].tobytes(), type=Card)
    except (OSError, ValueError, KeyError, msgspec.MsgspecError) as error:
        raise BadSetup(f"{name} is not a mind: {error}") from None
    return Learned(card, numbers)


def write(path: Path, mind: Learned) -> None:
    """Keep a mind, whole or not at all, with its card beside it to be read."""
    fresh = path.with_name(path.name + ".new")
    with writing(path):
        with fresh.open("wb") as file:
            _save(file, mind)
        fresh.replace(path)
        card = msgspec.json.format(msgspec.json.encode(mind.card), indent=2)
        path.with_suffix(".json").write_bytes(card + b"\n")


def _save(file: BinaryIO, mind: Learned) -> None:
    card = np.frombuffer(msgspec.json.encode(mind.card), np.uint8)
    np.savez_compressed(file, card=card, **mind.numbers)


@cache
def _say_once(words: str) -> None:
    logging.getLogger(__name__).warning(words)


def thinking(game: Game, mind: Learned | None) -> Mind:
    """What a search is handed: a mind, or the place where one would be."""
    return mind.thinking(game) if mind else no_mind(game.observation_type, game.move_count)


def prepared(
    game: Game,
    box: Box,
    players: int,
    own: Mapping[str, int],
    named: str = "",
    iterations: int | None = None,
) -> tuple[Records, Mind]:
    """What a search of so many iterations (None: as long as it likes) is handed: its settings, and
    the mind that they let it ask."""
    learned = _chosen(game, box, own, named)
    wished = bool(named) or "mind" in own
    if learned and not wished and not learned.helps(players, iterations):
        learned = None
    tried = learned.card.settings if learned else None
    return settings_for(game.name, players, own, tried), thinking(game, learned)


def _chosen(game: Game, box: Box, own: Mapping[str, int], named: str) -> Learned | None:
    """The mind that a bot names, or that of the game, or none if it wants none (`mind=0`)."""
    if own.get("mind") == 0:
        return None
    if not named:
        return mind_for(game, box)
    found = mind_in(named)
    problem = misfit(found, game, box)
    if problem:
        raise BadSetup(f"the mind in {named} does not fit: {problem}")
    return found
