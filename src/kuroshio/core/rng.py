"""Random numbers: a small counter-based generator that lives in the state.

Every draw hashes (seed, number of the draw) with 32-bit multiplications, which stay inside int64,
so that compiled and uncompiled code draw the same numbers.
"""

from __future__ import annotations

from kuroshio.core.compiled import rule
from kuroshio.core.records import Record, Row, i64

_32 = 0xFFFFFFFF
_GOLDEN = 0x9E3779B9

# The largest seed: what a signed 64-bit number holds.
SEEDS = 2**63


class Rng(Record):
    seed: i64
    drawn: i64


@rule
def _mix(x: int) -> int:
    """A well-mixed 32-bit hash of a 32-bit number."""
    x ^= x >> 16
    x = (x * 0x21F0AAAD) & _32
    x ^= x >> 15
    x = (x * 0x735A2D97) & _32
    return x ^ (x >> 15)


@rule
def derive(seed: int, number: int) -> int:
    """The seed of the numbered child of a seed: a game of a batch, a world of a search."""
    low = _mix((seed & _32) ^ _mix(number & _32))
    high = _mix(((seed >> 32) & _32) ^ _mix((low + _GOLDEN) & _32))
    return ((high & 0x7FFFFFFF) << 32) | low


@rule
def start(rng: Rng, seed: int) -> None:
    """Begin the stream that belongs to a seed."""
    rng.seed = derive(seed, 0)
    rng.drawn = 0


@rule
def erase(rng: Rng) -> None:
    """Forget the stream, so that nobody who is handed this state can see the future."""
    rng.seed = 0
    rng.drawn = 0


@rule
def roll(rng: Rng, sides: int) -> int:
    """A number from 0 to sides - 1, each as likely as the others."""
    rng.drawn += 1
    x = _mix((rng.drawn * _GOLDEN + (rng.seed & _32)) & _32)
    x = _mix(x ^ ((rng.seed >> 32) & _32))
    return (x * sides) >> 32


@rule
def pick(rng: Rng, counts: Row[int]) -> int:
    """An index drawn from a bag that holds `counts[i]` of each kind i; -1 if it is empty."""
    total = 0
    for count in counts:
        total += count
    if total == 0:
        return -1
    left = roll(rng, total)
    for kind in range(len(counts)):
        left -= counts[kind]
        if left < 0:
            return kind
    return -1


@rule
def shuffle(rng: Rng, cards: Row[int], count: int) -> None:
    """Put the first `count` cards into a random order."""
    for i in range(count - 1, 0, -1):
        j = roll(rng, i + 1)
        cards[i], cards[j] = cards[j], cards[i]
