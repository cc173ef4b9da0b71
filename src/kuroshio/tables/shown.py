"""What everyone at a table is shown of one state, and what a move has changed in it.

Both sides of that comparison have gone through `redact`: a change cannot tell more than the two
views would.
"""

from __future__ import annotations

from kuroshio.core.boxes import Box
from kuroshio.core.game import Game
from kuroshio.core.records import Records
from kuroshio.tables.desks import Eyes, desk_for


class Shown:
    """What some eyes are shown of one state."""

    def __init__(self, game: Game, box: Box, states: Records, eyes: tuple[Eyes, ...]) -> None:
        self.eyes = eyes
        self.bytes = desk_for(game, eyes).show(states, box)

    def to(self, eyes: Eyes) -> bytes:
        """The bytes of what one pair of eyes is shown."""
        size = len(self.bytes) // len(self.eyes)
        first = self.eyes.index(eyes) * size
        return self.bytes[first : first + size]


class Changes:
    """What has changed in that which some eyes are shown, between two states.

    The view is looked at piece by piece. What has changed alike for several is made once.
    """

    def __init__(self, game: Game, box: Box, before: Shown, after: Shown) -> None:
        assert before.eyes == after.eyes
        self._pieces, self._box = game.parts.pieces, box
        sides, found = desk_for(game, after.eyes).compare(before.bytes, after.bytes)
        count = found[0]
        ends = found[2 : 2 * count + 2 : 2]
        self._sides = [sides[start:end] for start, end in zip([0, *ends], ends, strict=False)]
        self._kinds = found[1 : 2 * count + 1 : 2]
        self._texts: list[bytes | None] = [None] * count
        self._views: dict[tuple[int, ...], bytes] = {}  # many see the same changes
        self._seen: dict[Eyes, tuple[tuple[int, ...], int]] = {}  # by eyes: changes, and events
        at = 2 * count + 1
        for eyes in after.eyes:
            *mine, events = found[at + 1 : at + 1 + found[at]]  # the events are not in the view
            self._seen[eyes] = tuple(mine), events
            at += 1 + found[at]

    def events_mark(self, eyes: Eyes) -> int:
        """The same number for all who were shown the same events."""
        return self._seen[eyes][1]

    def events(self, mark: int) -> bytes:
        """The strip of these events; see `Parts.happened`."""
        return self._sides[mark]

    def view(self, eyes: Eyes) -> bytes:
        """The changed values of a view by their paths, as JSON: `{"boats.1.space":7}`."""
        mine = self._seen[eyes][0]
        view = self._views.get(mine)
        if view is None:
            texts, found = self._texts, []
            for n in mine:
                text = texts[n]
                if text is None:
                    piece = self._pieces[self._kinds[n]]
                    text = texts[n] = piece.change(self._box, self._sides[n])
                if text:
                    found.append(text)
            view = self._views[mine] = b"{%b}" % b",".join(found)
        return view
