"""Ama: the box."""

from __future__ import annotations

import msgspec

from kuroshio.core import boxes
from kuroshio.core.boxes import decode, sources_of, wrong
from kuroshio.core.records import Record, Row, blank, i8, row
from tests.fourth_game.state import EEL, PEARLS, SHELLS


class Components(Record):
    shells: Row[i8] = row(SHELLS)  # of each kind in the sea; the eels are the last
    worth: Row[i8] = row(PEARLS)


class _Pearl(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    worth: int
    count: int


class _Sea(msgspec.Struct, forbid_unknown_fields=True):
    source: str
    eels: int
    pearls: list[_Pearl]


class _File(msgspec.Struct, forbid_unknown_fields=True):
    name: str
    sea: _Sea


def load(text: str, where: str) -> boxes.Box:
    """Read a box, or say what is wrong with it."""
    file = decode(text, _File, where)
    if len(file.sea.pearls) != PEARLS:
        wrong(where, "sea.pearls", f"expected {PEARLS} kinds, got {len(file.sea.pearls)}")
    record = blank(Components)
    for kind, pearl in enumerate(file.sea.pearls):
        for key, value in (("worth", pearl.worth), ("count", pearl.count)):
            if not 1 <= value <= 20:
                wrong(where, f"sea.pearls[{kind}].{key}", f"expected 1 to 20, got {value}")
        record[0].worth[kind] = pearl.worth
        record[0].shells[kind] = pearl.count
    if not 0 <= file.sea.eels <= 9:
        wrong(where, "sea.eels", f"expected 0 to 9, got {file.sea.eels}")
    record[0].shells[EEL] = file.sea.eels
    names = {"pearls": tuple(pearl.id for pearl in file.sea.pearls)}
    return boxes.Box(text, record, names, sources_of(file))
