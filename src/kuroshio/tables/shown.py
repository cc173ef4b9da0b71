"""What everyone at a table is shown of one state, and what a move has changed in it.

Both sides of that comparison have gone through `redact`: a change cannot tell more than the two
views would.
"""

from __future__ import annotations

import numpy as np

from kuroshio.core.boxes import Box
from kuroshio.core.game import Game
from kuroshio.core.records import Records
from kuroshio.core.state import PUBLIC


class Shown:
    """What each seat is shown of one state, and last what a watcher is shown."""

    def __init__(self, game: Game, box: Box, states: Records, players: int) -> None:
        self.rows = game.show(states, box, [*range(players), PUBLIC])
        self.bytes = self.rows.view(np.uint8)
        self._bytes: dict[int | None, bytes] = {}

    def to(self, seat: int | None) -> bytes:
        """The bytes of what one pair of eyes is shown."""
        if seat not in self._bytes:
            self._bytes[seat] = self.rows[-1 if seat is None else seat].tobytes()
        return self._bytes[seat]


class Changes:
    """What has changed in that which everyone is shown, between two states.

    The view is looked at piece by piece. What has changed alike for several is made once.
    """

    def __init__(self, game: Game, box: Box, before: Shown, after: Shown) -> None:
        self._pieces, self._box = game.parts.pieces, box
        sides, found = _compared(game, before, after)
        count = found[0]
        ends = found[2 : 2 * count + 2 : 2]
        self._sides = [sides[start:end] for start, end in zip([0, *ends], ends, strict=False)]
        self._kinds = found[1 : 2 * count + 1 : 2]
        self._texts: list[bytes | None] = [None] * count
        self._views: dict[tuple[int, ...], bytes] = {}  # many see the same changes
        self._seen: list[list[int]] = []  # by eyes: the numbers of their changes
        at = 2 * count + 1
        for _ in range(len(after.rows)):
            self._seen.append(found[at + 1 : at + 1 + found[at]])
            at += 1 + found[at]

    def events_mark(self, seat: int | None) -> int:
        """The same number for all who were shown the same events."""
        return self._of(seat)[-1]

    def events(self, mark: int) -> bytes:
        """The strip of these events; see `Parts.happened`."""
        return self._sides[mark]

    def _of(self, seat: int | None) -> list[int]:
        return self._seen[-1 if seat is None else seat]

    def view(self, seat: int | None) -> bytes:
        """The changed values of a seat's view by their paths, as JSON: `{"boats.1.space":7}`."""
        mine = tuple(self._of(seat)[:-1])  # the events are not in the view
        if mine not in self._views:
            made = [self._text(n) for n in mine]
            self._views[mine] = b"{%b}" % b",".join([text for text in made if text])
        return self._views[mine]

    def _text(self, n: int) -> bytes:
        text = self._texts[n]
        if text is None:
            piece = self._pieces[self._kinds[n]]
            text = self._texts[n] = piece.change(self._box, self._sides[n])
        return text


def _compared(game: Game, before: Shown, after: Shown) -> tuple[bytes, list[int]]:
    """What differs in what the same eyes are shown; see `kernels.compare`."""
    where, room = game.parts.map[:-1], game.parts.map.room
    eyes = len(after.rows)
    sides = np.empty(eyes * room, np.uint8)
    found = np.empty(1 + (3 * eyes + 1) * len(game.parts.map.pieces), np.int64)
    used = game.kernels.compare(
        before.rows, after.rows, before.bytes, after.bytes, *where, sides, found
    )
    numbers: list[int] = found[:used].tolist()
    return sides[: numbers[2 * numbers[0]]].tobytes(), numbers
