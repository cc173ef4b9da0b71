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
        self.eyes, self.desk = eyes, desk_for(game, eyes)
        self.bytes = self.desk.show(states, box)

    def to(self, eyes: Eyes) -> bytes:
        """The bytes of what one pair of eyes is shown."""
        size = len(self.bytes) // len(self.eyes)
        first = self.eyes.index(eyes) * size
        return self.bytes[first : first + size]


class Changes:
    """What has changed between two states in what some eyes are shown.

    The view is looked at piece by piece. What has changed alike for several is made once.
    """

    def __init__(self, game: Game, box: Box, before: Shown, after: Shown) -> None:
        assert before.eyes == after.eyes
        sides, found = after.desk.compare(before.bytes, after.bytes)
        count, found[0] = found[0], 0
        # Of change n: what has changed at 2n + 1, its bytes from 2n to 2n + 2.
        ends = found[2 : 2 * count + 2 : 2]
        self._sides = [sides[a:b] for a, b in zip(found[0 : 2 * count : 2], ends, strict=True)]
        change, self._pieces = game.parts.change, found[1 : 2 * count + 1 : 2]
        self._moments = len(change) - 2  # the piece that tells them
        self._texts = [
            change[piece](box, own) for piece, own in zip(self._pieces, self._sides, strict=True)
        ]
        # The changes that each pair of eyes sees: the same object for all who are told the same.
        self.seen: dict[Eyes, Seen] = {}
        alike: dict[Seen, Seen] = {}
        at = 2 * count + 1
        for eyes in after.eyes:
            first, at = at + 1, at + 1 + found[at]
            seen = tuple(found[first:at])
            self.seen[eyes] = alike.setdefault(seen, seen)

    def events(self, seen: Seen) -> bytes:
        """The strip of the events among these changes; see `Parts.happened`."""
        return self._sides[seen[-1]]

    def view(self, seen: Seen) -> bytes:
        """The changed values of a view by their paths, as JSON: `{"boats.1.space":7}`."""
        texts = self._texts
        return b"{%b}" % b",".join([text for n in seen if (text := texts[n])])

    def moments(self) -> tuple[bytes, bytes] | None:
        """What tells the moments of a game, as everyone knew it and as they know it now; nothing if
        it is the same."""
        for n in self.seen[None][-2:-1]:
            if self._pieces[n] == self._moments:
                both = self._sides[n][1:]
                return both[: len(both) // 2], both[len(both) // 2 :]
        return None
