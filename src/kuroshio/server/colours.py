"""The colours of seats: each begins with one by its number and may choose another that is free."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from kuroshio.core.boxes import Box
from kuroshio.core.messages import Message

COLOURS = ("indigo", "moss", "gold", "plum", "teal", "rose")


def usual(players: int) -> list[str]:
    """The colours by the numbers of the seats."""
    return [COLOURS[n % len(COLOURS)] for n in range(players)]


def paints(chosen: Sequence[str], box: Box) -> dict[str, str]:
    """How each colour of seats that the box names looks where the seats chose these: first one for
    each seat, then what is left. Colours of other things (fish) are not meant."""
    names = [name for name in box.names.get("colours", ()) if name in COLOURS]
    left = [name for name in names if name not in chosen]
    return dict(zip(names, [*chosen, *left], strict=False))


def repainted(words: Message, game: str, paint: Mapping[str, str]) -> Message:
    """A message with the colours that are seen, instead of those that the box names."""
    start = f"{game}-colour-"
    args = {
        name: repainted(value, game, paint) if isinstance(value, Message) else value
        for name, value in words.args.items()
    }
    seen = paint.get(words.key.removeprefix(start)) if words.key.startswith(start) else None
    if seen is None:
        return Message(words.key, args)
    return Message(start + seen, {**args, "name": seen})
