"""What everyone at a table is shown of one state, and what a move has changed in it.

Both sides of that comparison have gone through `redact`: a change cannot tell more than the two
views would.
"""

from __future__ import annotations

from kuroshio.core.boxes import Box
from kuroshio.core.game import Game
from kuroshio.core.records import Records
from kuroshio.tables.desks import Eyes, desk_for

Seen = tuple[int, ...]  # changes by their numbers; the last one are the events


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
        sides, found = desk_for(game, after.eyes).compare(before.bytes, after.bytes)
        count = found[0]
        ends = found[2 : 2 * count + 2 : 2]
        self._sides = [sides[start:end] for start, end in zip([0, *ends], ends, strict=False)]
        self._kinds = found[1 : 2 * count + 1 : 2]
        self._pieces, self._box = game.parts.pieces, box
        self._texts: dict[int, bytes] = {}  # of the changes; many see the same
        self._seen: dict[Eyes, Seen] = {}
        at = 2 * count + 1
        for eyes in after.eyes:
            first, at = at + 1, at + 1 + found[at]
            self._seen[eyes] = tuple(found[first:at])

    def seen(self, eyes: Eyes) -> Seen:
        """The changes that some eyes see: the same for all who are told the same."""
        return self._seen[eyes]

    def events(self, seen: Seen) -> bytes:
        """The strip of the events among these changes; see `Parts.happened`."""
        return self._sides[seen[-1]]

    def view(self, seen: Seen) -> bytes:
        """The changed values of a view by their paths, as JSON: `{"boats.1.space":7}`."""
        texts, pieces = self._texts, self._pieces
        for n in seen:
            if n not in texts:
                kind = self._kinds[n]
                texts[n] = (
                    pieces[kind].change(self._box, self._sides[n]) if kind < len(pieces) else b""
                )
        return b"{%b}" % b",".join(filter(None, map(texts.__getitem__, seen)))

    def moments(self) -> tuple[bytes, bytes] | None:
        """What tells the moments of a game, as everyone knew it and as they know it now; nothing if
        it is the same."""
        for n in self._seen[None][-2:-1]:
            if self._kinds[n] == len(self._pieces):
                both = self._sides[n][1:]
                return both[: len(both) // 2], both[len(both) // 2 :]
        return None
