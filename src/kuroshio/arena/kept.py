"""Matches on disk: a line for the match, then a line for each game played, as JSON."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TextIO

import msgspec

from kuroshio.arena.match import Match, Played
from kuroshio.core.errors import BadRecord
from kuroshio.files import writing


def open_match(path: Path, match: Match, played: Sequence[Played]) -> TextIO:
    """The file of a match, with all games so far in it, ready for more."""
    fresh = path.with_name(path.name + ".new")
    with writing(path):
        lines = [line(match), *(line(one) for one in played)]
        fresh.write_text("".join(lines), encoding="utf-8")
        fresh.replace(path)
    return path.open("a", encoding="utf-8")


def line(one: Match | Played) -> str:
    return msgspec.json.encode(one).decode() + "\n"


def read_match(path: Path) -> tuple[Match, list[Played]]:
    """A match and its games so far. A last line that was cut off is left out."""
    try:
        lines = path.read_bytes().splitlines(keepends=True)
    except OSError as error:
        raise BadRecord(f"cannot read {path}: {error.strerror}") from None
    whole = [one for one in lines if one.endswith(b"\n")]
    if not whole:
        raise BadRecord(f"{path} is not a match of the arena: it has no whole line")
    try:
        match = msgspec.json.decode(whole[0], type=Match)
        played = [msgspec.json.decode(one, type=Played) for one in whole[1:]]
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadRecord(f"{path} is not a match of the arena: {error}") from None
    match.check()
    return match, played
