"""From what moves are worth to how likely a bot's policy makes them."""

from __future__ import annotations

from kuroshio.core.compiled import rule
from kuroshio.core.records import Row

STEPS = 8  # of which each makes a move so much less likely; all of them, half as likely
WEIGHTS = (8192, 7512, 6889, 6317, 5793, 5312, 4871, 4467)


@rule
def place_of_largest(numbers: Row[int], count: int) -> int:
    """Where the largest of the first so many numbers stands, the first of equals."""
    best = 0
    for k in range(1, count):
        if numbers[k] > numbers[best]:
            best = k
    return best


@rule
def weigh(worths: Row[int], count: int, half: int) -> None:
    """Put weights in the place of worths: a move that is worth `half` less is half as likely."""
    best = worths[0]
    for k in range(1, count):
        best = max(best, worths[k])
    for k in range(count):
        steps = STEPS * (best - worths[k]) // half
        worths[k] = max(1, WEIGHTS[steps % STEPS] >> min(13, steps // STEPS))
