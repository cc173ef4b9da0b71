"""Puzzles as they are kept: the games that they are from, and where in them they are.

While they are being found they lie in a file of lines, a game each, so that nothing is lost when
the finder is stopped. What ships is one compressed file beside the rules of its game.
"""

from __future__ import annotations

import hashlib
import lzma
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from importlib import resources
from pathlib import Path
from types import MappingProxyType

import msgspec

from kuroshio.core.errors import BadRecord
from kuroshio.core.game import Game
from kuroshio.files import writing
from kuroshio.games import game_named
from kuroshio.tables.table import Table

FORMAT = 1
FILE = "puzzles.json.xz"  # in the package of a game
# Ratings: of what every thought finds and what leads by far, what is added where none finds it, and
# where the lead is small.
EASIEST, BY_THOUGHT, BY_LEAD = 1000, 1200, 300
LARGE_LEAD = 0.12  # of result


class Found(msgspec.Struct, frozen=True, omit_defaults=True):
    """A position of a game that is a puzzle, for the seat that is to move there."""

    n: int  # moves made before it
    best: list[str]  # the moves that solve it: one, or a few that are equally good
    tempting: str  # what a sailor plays
    lead: float  # of result, before the next best move
    error: float  # the standard error of that
    solved: list[int]  # how often thoughts of growing length find it, of `tries` each
    tries: int
    themes: list[str]


class Source(msgspec.Struct, frozen=True):
    """A game of bots, up to its last puzzle."""

    number: int  # of the game, of all that the finder plays
    players: int
    seed: int
    moves: list[str]
    found: list[Found]


class Shipped(msgspec.Struct, frozen=True, kw_only=True):
    """All puzzles of a game."""

    format: int = FORMAT
    game: str
    rules: int  # version of the game's rules
    box: str  # hash of the box
    sources: list[Source]


class Puzzle(msgspec.Struct, frozen=True):
    """One puzzle, with the game that it is from."""

    id: str
    game: str
    source: Source
    found: Found
    box: str  # hash of the box

    @property
    def rating(self) -> int:
        """How hard it is, in points of rating: by which thoughts find it, and a little by how much
        better the solution is."""
        missed = 1 - sum(self.found.solved) / (self.found.tries * len(self.found.solved))
        small = max(0.0, 1 - self.found.lead / LARGE_LEAD)
        return round(EASIEST + BY_THOUGHT * missed + BY_LEAD * small)

    def table(self) -> Table:
        """The game at that position."""
        game = game_named(self.game)
        box = next(one for one in game.boxes.values() if one.hash == self.box)
        table = Table(game, self.source.players, self.source.seed, box=box)
        for move in self.source.moves[: self.found.n]:
            table.play(move)
        return table


def puzzles_of(shipped: Shipped) -> Iterator[Puzzle]:
    """Every puzzle of a file."""
    for source in shipped.sources:
        for found in source.found:
            name = _name(shipped.game, source, found)
            yield Puzzle(name, shipped.game, source, found, shipped.box)


def _name(game: str, source: Source, found: Found) -> str:
    """A puzzle's name: the same position has the same name in every file."""
    told = f"{game} {source.players} {source.seed} {found.n}"
    return hashlib.sha256(told.encode()).hexdigest()[:10]


@cache
def puzzles(game: str) -> Mapping[str, Puzzle]:
    """The puzzles that a game comes with, by name; none if they were made for other rules."""
    found = game_named(game)
    path = resources.files(found.package).joinpath(FILE)
    if not path.is_file():
        return MappingProxyType({})
    with path.open("rb") as file:
        shipped = unpacked(file.read(), str(path))
    if not fits(shipped, found):
        return MappingProxyType({})
    return MappingProxyType({one.id: one for one in puzzles_of(shipped)})


def fits(shipped: Shipped, game: Game) -> bool:
    """Whether the games of these puzzles can be replayed: they are of the same rules, and of a box
    that the game comes with."""
    boxes = [box.hash for box in game.boxes.values()]
    made_for = shipped.format, shipped.game, shipped.rules
    return made_for == (FORMAT, game.name, game.version) and shipped.box in boxes


def packed(game: Game, sources: Iterable[Source]) -> bytes:
    """What ships: games that have puzzles, up to the last of them."""
    kept = [
        msgspec.structs.replace(one, moves=one.moves[: one.found[-1].n])
        for one in sources
        if one.found
    ]
    shipped = Shipped(game=game.name, rules=game.version, box=game.box.hash, sources=kept)
    return lzma.compress(msgspec.json.encode(shipped), preset=9 | lzma.PRESET_EXTREME)


def unpacked(data: bytes, name: str) -> Shipped:
    try:
        return msgspec.json.decode(lzma.decompress(data), type=Shipped)
    except (lzma.LZMAError, msgspec.MsgspecError) as error:
        raise BadRecord(f"{name} is not a file of puzzles: {error}") from None


def read(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except OSError as error:
        raise BadRecord(f"cannot read {path}: {error.strerror}") from None


def write(path: Path, game: Game, sources: Iterable[Source]) -> None:
    """Keep what ships, whole or not at all."""
    fresh = path.with_name(path.name + ".new")
    with writing(path):
        fresh.write_bytes(packed(game, sources))
        fresh.replace(path)


def read_lines(path: Path) -> list[Source]:
    """The games that a finder has looked at so far. A last line that was cut off is left out."""
    if not path.exists():
        return []
    try:
        whole = [one for one in path.read_bytes().splitlines(keepends=True) if one[-1:] == b"\n"]
        return [msgspec.json.decode(one, type=Source) for one in whole]
    except OSError as error:
        raise BadRecord(f"cannot read {path}: {error.strerror}") from None
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadRecord(f"{path} is not a finder's file: {error}") from None


def write_lines(path: Path, sources: Iterable[Source]) -> None:
    """Begin a finder's file with what is there already."""
    fresh = path.with_name(path.name + ".new")
    with writing(path):
        fresh.write_bytes(b"".join(line(one) for one in sources))
        fresh.replace(path)


def line(source: Source) -> bytes:
    return msgspec.json.encode(source) + b"\n"
