"""Sets of small numbers in one number, a bit each: seats that know a card, beaches with a boat."""

from __future__ import annotations

from kuroshio.core.compiled import rule


@rule
def has(bits: int, n: int) -> bool:
    """Whether a number is in a set of bits."""
    return (bits >> n) & 1 == 1


@rule
def lowest(bits: int) -> int:
    """The lowest number in a set of bits that is not empty."""
    n = 0
    while (bits >> n) & 1 == 0:
        n += 1
    return n


@rule
def size(bits: int) -> int:
    """How many numbers are in a set of bits."""
    n = 0
    while bits != 0:
        bits &= bits - 1
        n += 1
    return n


@rule
def is_one_at_most(bits: int) -> bool:
    """Whether a set of bits holds a single number or none."""
    return bits & (bits - 1) == 0
