"""Namazu: what a family lacks and what it could do now, as it is told (see `reckon.py`)."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import msgspec

from kuroshio.core.bits import has
from kuroshio.core.boxes import Box
from kuroshio.namazu import state as s
from kuroshio.namazu.activation import gives_force, good_of
from kuroshio.namazu.artisans import paid_in
from kuroshio.namazu.reasons import REASONS
from kuroshio.namazu.reckon import WITHIN, Known


class Lack(msgspec.Struct, gc=False):
    """What a family lacks of a price."""

    missing: dict[str, int]  # goods that it has not got
    gold: int  # of its gold, so many would stand for them
    short: int  # so many are missing even then; with 0 it can pay


class Use(msgspec.Struct, gc=False):
    """What it would mean to activate a cell now."""

    cell: str
    why: str | None  # the reason why it is of no use, as in `namazu-why-…`
    gives: dict[str, int]  # what it would add, as far as there is room: goods, koban, force, shield
    lack: Lack | None  # what is missing of its price


class Placing(msgspec.Struct, gc=False):
    """How ashigarus are being placed."""

    ashigarus: int  # 2 together, or 1
    within: str  # where the two lie: "sector", "neighbours" (or in one sector), "anywhere"
    closed: dict[str, str]  # cells where none may stand, with the reason, as in `namazu-why-…`
    fees: dict[str, int]  # Kobans for each cell that is paid for


class Yours(msgspec.Struct, gc=False):
    """What a family lacks for what it may want."""

    cells: dict[str, Lack]  # by the kinds of cell in the city that it cannot pay with goods alone
    slots: list[Lack]  # for the altar of each slot, at its own price
    temple: Lack | None  # for any altar at the temple's price, with that improvement
    altars: dict[str, list[str]]  # by the number of each altar, its own goods that fit there
    third: list[str]  # what is missing for the third ashigaru: "altar", the improvement


def adds(kind: int) -> str | None:
    """What a type of cell adds to: a good, Kobans, force or the shield; None if nothing of it."""
    good = good_of(kind)
    if good != s.NONE:
        return s.GOOD_NAMES[good]
    if gives_force(kind):
        return "force"
    return "shield" if kind == s.ARMOURER else None


def third_lacks(altar: bool, improvement: bool, card: int) -> list[str]:
    """What the third ashigaru waits for: an altar, the improvement on its card."""
    return [*["altar"] * altar, *[s.IMPROVEMENT_NAMES[card]] * improvement]


def _lack(lack: Any, kind: int) -> Lack:
    return _lack_of(lack.missing, lack.short, paid_in(kind))


@lru_cache(maxsize=4096)
def _lack_of(missing: tuple[int, ...], short: int, first: int) -> Lack:
    named = {s.GOOD_NAMES[first + good]: n for good, n in enumerate(missing) if n}
    return Lack(named, sum(missing) - short, short)


def yours(edo: Any, box: Box) -> Yours | None:
    """What the family lacks that looks; None for watchers, and after the end."""
    if edo.over or edo.eyes < 0:
        return None
    seat = edo.eyes
    return Yours(
        cells={
            kind: _lack(lack, s.KNACKER)
            for kind, lack in zip(s.RING_TYPES[s.CITY], edo.city_lacks, strict=True)
            if any(lack.missing)
        },
        slots=[_lack(lack, s.ALTAR) for lack in edo.slot_lacks],
        temple=_lack(edo.temple_lack, s.ALTAR) if edo.has[seat][s.WITH_TEMPLE] else None,
        altars={
            str(number): [s.GOOD_NAMES[good] for good in range(s.GOODS) if has(fitting, good)]
            for number, (family, fitting) in enumerate(zip(edo.family, edo.fitting, strict=True), 1)
            if number <= edo.altar_count and family == seat
        },
        third=third_lacks(edo.no_altar, edo.no_improvement, edo.third_card[seat]),
    )


def uses(edo: Known, box: Box) -> list[Use]:
    """What the cells would do that the family on turn may activate now."""
    found = zip(edo.waiting, edo.uses, strict=True)
    return [_use(box, cell, use) for cell, use in found if cell != s.NONE]


def _use(box: Box, cell: int, use: Any) -> Use:
    kind = box.plain.cell_type[cell]
    what = adds(kind)
    return Use(
        cell=box.names["cells"][cell],
        why=REASONS[use.why] or None,
        gives={what: use.gain} if what and not use.why else {},
        lack=_lack(use.lack, kind) if any(use.lack.missing) else None,
    )


def placing(edo: Known, box: Box) -> Placing:
    """How the family on turn places its ashigarus."""
    names = box.names["cells"]
    return Placing(
        ashigarus=edo.ashigarus,
        within=WITHIN[edo.within],
        closed={names[cell]: REASONS[why] for cell, why in enumerate(edo.closed) if why},
        fees={names[cell]: box.plain.fee for cell, paid in enumerate(edo.fee) if paid},
    )
