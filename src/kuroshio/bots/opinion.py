"""What a bot thinks of its moves, for people who want to know why."""

from __future__ import annotations

import hashlib

import msgspec

from kuroshio.bound.tree import ONE


class Opinion(msgspec.Struct, frozen=True):
    """One move as a bot sees it."""

    move: str
    share: float  # of its attention: 1 is all
    results: list[float]  # expected for each seat: 1 is a sure win, 0 a sure last place


def opinions(rows: list[tuple[str, float, int, list[int]]], best: int) -> list[Opinion]:
    """The first of some rows, each of (move, weight, visits, sums of results)."""
    total = sum(weight for _, weight, _, _ in rows) or 1
    return [
        Opinion(move, weight / total, [round(one / (ONE * max(1, visits)), 4) for one in sums])
        for move, weight, visits, sums in rows[:best]
    ]


def seed_from(*parts: int) -> int:
    """A seed made of several numbers, the same on every machine."""
    digest = hashlib.sha256(" ".join(map(str, parts)).encode()).digest()
    return int.from_bytes(digest[:8], "little") >> 1
