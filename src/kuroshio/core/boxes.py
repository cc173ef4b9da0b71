"""Boxes: the components of a game, read from a TOML file into one record."""

from __future__ import annotations

import hashlib
import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Annotated, Any, Literal, NoReturn, TypeVar

import msgspec
from msgspec import Meta, Struct

from kuroshio.core.errors import BadBox
from kuroshio.core.records import Records, unpacked

T = TypeVar("T")

# What the tables of box files are made of.
Source = Literal["rulebook", "photo", "likely", "reconstructed"]
Name = Annotated[str, Meta(pattern="^[a-z0-9][a-z0-9-]*$", max_length=40)]
Points = Annotated[int, Meta(ge=0, le=99)]
Count = Annotated[int, Meta(ge=0, le=99)]


class BoxTable(Struct, forbid_unknown_fields=True, kw_only=True):
    """A table of a box file: it says how surely it is known."""

    source: Source
    certain: list[str] = []  # keys of a table of ours that are printed all the same


@dataclass(frozen=True, eq=False, repr=False)
class Box:
    """A game's components: numbers for the rules, names for people. Equal boxes have one `hash`."""

    text: str  # the TOML that it was read from
    record: Records  # one record, as the rules see it
    names: dict[str, tuple[str, ...]]  # the ids of cards, fish, islands … by group
    sources: dict[str, str]  # how surely each table is known
    standard: bool = True  # a box that the game comes with

    def __repr__(self) -> str:
        return f"<box {self.hash}{'' if self.standard else ', not the usual one'}>"

    @cached_property
    def plain(self) -> Any:
        """The record as plain Python, for views and words."""
        return unpacked(self.record)

    @cached_property
    def hash(self) -> str:
        """A short name for everything in the box that matters to play."""
        digest = hashlib.sha256(self.record.tobytes())
        digest.update(repr(sorted(self.names.items())).encode())
        return digest.hexdigest()[:16]


def decode(text: str, schema: type[T], where: str) -> T:
    """Read TOML into a typed structure, or say which key is wrong and what it should hold."""
    try:
        raw = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadBox(f"{where} is not TOML: {error}") from None
    try:
        return msgspec.convert(raw, schema)
    except msgspec.ValidationError as error:
        problem, _, key = str(error).partition(" - at `$")
        at = f" at `{key.strip('`').lstrip('.')}`" if key else ""
        raise BadBox(f"{where}: {problem[0].lower()}{problem[1:]}{at}") from None


def read(path: Path) -> str:
    """The text of a box file."""
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        reason = error.strerror if isinstance(error, OSError) else "it is not UTF-8 text"
        raise BadBox(f"cannot read the box {path}: {reason}") from None


def wrong(where: str, key: str, problem: str) -> NoReturn:
    """Refuse a box because of one key."""
    raise BadBox(f"{where}: {problem} at `{key}`")


def index(names: tuple[str, ...], name: str, where: str, key: str) -> int:
    """The number of a name, or an error that lists the names there are."""
    if name not in names:
        wrong(where, key, f"unknown name '{name}'; expected one of: {', '.join(names)};")
    return names.index(name)


def all_different(ids: Sequence[str], key: str, where: str) -> None:
    """Refuse a list in which an id stands twice."""
    for one in ids:
        if ids.count(one) > 1:
            wrong(where, key, f"expected different ids, got '{one}' twice")


def sources_of(tables: Any) -> dict[str, str]:
    """The `source` of every table of a decoded box."""
    return {
        field: getattr(tables, field).source
        for field in tables.__struct_fields__
        if hasattr(getattr(tables, field), "source")
    }
