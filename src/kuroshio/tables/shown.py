"""What everyone at a table is shown of one state, and what a move has changed in it.

Both sides of that comparison have gone through `redact`: a change cannot tell more than the two
views would.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from kuroshio.core.boxes import Box
from kuroshio.core.game import Game
from kuroshio.core.records import Records


class Shown:
    """What each seat is shown of one state, and last what a watcher is shown."""

    def __init__(self, game: Game, box: Box, states: Records, players: int) -> None:
        parts = game.parts
        self.rows = parts.rows(players + 1)
        shown, results = parts.states_in(self.rows), parts.results_in(self.rows)
        game.kernels.show(states, box.record, shown, results)
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
        self._parts, self._box = game.parts, box
        self._before, self._after = before, after
        spans, first = self._parts.spans
        marks: Any = np.zeros((len(after.rows), len(first) - 1), np.uint8)
        game.kernels.compare(before.rows, after.rows, spans, first, marks)
        self._marks: bytes = marks.tobytes()
        self._pieces = len(first) - 1
        self._texts: dict[bytes, bytes] = {}
        self._made: dict[tuple[int, int], bytes] = {}

    def events_mark(self, seat: int | None) -> int:
        """The same number for all who were shown the same events."""
        return self._of(seat)[-1]

    def _of(self, seat: int | None) -> bytes:
        """Of each piece and last of the events: 0 if nothing has changed for a seat, else 1 + the
        first seat for whom it has changed in the same way; see `kernels.compare`."""
        pieces = self._pieces
        if seat is None:
            return self._marks[-pieces:]
        return self._marks[seat * pieces : (seat + 1) * pieces]

    def view(self, seat: int | None) -> bytes:
        """The changed values of a seat's view by their paths, as JSON: `{"boats.1.space":7}`."""
        marks = self._of(seat)[:-1]  # the events are not in the view
        text = self._texts.get(marks)
        if text is None:
            made = [self._piece(n, mark - 1) for n, mark in enumerate(marks) if mark]
            text = self._texts[marks] = b"{%b}" % b",".join([piece for piece in made if piece])
        return text

    def _piece(self, n: int, seat: int) -> bytes:
        text = self._made.get((n, seat))
        if text is None:
            before, after = self._before.to(seat), self._after.to(seat)
            text = self._made[n, seat] = self._parts.pieces[n].change(before, after, self._box)
        return text
