"""People may not analyse a game that they are playing, not even a copy that was set up by hand.

What everyone sees of the games that somebody has sat at is compared with a position and with all on
the way to it. A copy need not be exact: past the opening a position that differs from where a
running game is now by little more than a move does is taken for that game, as two games that were
dealt apart never come so near. A copy with its seats exchanged, or with many differences, is not
found.
"""

from __future__ import annotations

import hashlib
from collections import OrderedDict
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from kuroshio.server.analysis.trees import Course, Tree, public_position
from kuroshio.server.aside import aside
from kuroshio.server.refusals import Refused
from kuroshio.tables.table import Table

if TYPE_CHECKING:
    from kuroshio.server.service import Service

MOST = 200  # games of one person: the latest are looked at
REMEMBERED = 500  # running games, as everyone sees them
NEAR = 16  # bytes of what everyone sees by which a copy differs, at most; a move changes about 6
OPENING = 2  # moves, for each of which one byte may differ: all games begin alike

# The end of a log says whether its table was looked at as it is now.
RUNNING = (
    "SELECT t.id, (SELECT max(n) FROM log WHERE table_id = t.id) "
    "FROM sitters s JOIN tables t ON t.id = s.table_id WHERE s.player = $1 "
    "AND t.status = 'playing' AND t.game = $2 AND t.players = $3 "
    f"ORDER BY t.updated DESC LIMIT {MOST}"
)


class Shown(NamedTuple):
    """The positions of a running game since its first move, as everyone sees them."""

    now: bytes = b""
    before: frozenset[bytes] = frozenset()  # digests
    made: int = 0  # moves

    @property
    def near(self) -> int:
        """From how many bytes on another position is another game's."""
        return max(1, min(NEAR, self.made // OPENING))


class RunningGames:
    def __init__(self, service: Service) -> None:
        self._service = service
        self._known: OrderedDict[tuple[str, int], Shown] = OrderedDict()

    async def check(self, player: str, tree: Tree, node: int) -> None:
        """Refuse to think about a game that somebody plays: where it is now may not lie on the way
        to the position, and the position may be none of those that it has come through."""
        store = self._service.store
        rows = await store.read(RUNNING, player, tree.record.game, tree.record.players)
        running = [await self._shown(table, n) for table, n in rows]
        if not running:
            return
        way = await aside(lambda: Course(tree).public(node))
        if await aside(is_copied, way, running):
            raise Refused("running-game")

    async def _shown(self, table: str, n: int) -> Shown:
        """What everyone has seen of a running game after so many entries of its log. It
        is kept, so that one thought after another does not replay the same games."""
        known = self._known.get((table, n))
        if known is None:
            live = await self._service.read(table)
            known = Shown() if live.game is None else await aside(shown_of, live.game.copy())
            self._known[table, n] = known
            if len(self._known) > REMEMBERED:
                self._known.popitem(last=False)
        return known


def shown_of(game: Table) -> Shown:
    made = len(game.line)
    *before, now = (public_position(game, n) for n in range(min(1, made), made + 1))
    return Shown(now, frozenset(map(_digest, before)), made)


def is_copied(way: list[bytes], running: list[Shown]) -> bool:
    """Whether the last position of a way is one that running games have come through since their
    first move, or follows from where one of them is now."""
    last = _digest(way[-1])
    if any(last in game.before for game in running):
        return True
    steps = np.frombuffer(b"".join(way), np.uint8).reshape(len(way), -1)
    for game in running:
        now = np.frombuffer(game.now, np.uint8)
        if now.size == steps.shape[1] and np.min(np.sum(steps != now, axis=1)) < game.near:
            return True
    return False


def _digest(position: bytes) -> bytes:
    return hashlib.blake2b(position, digest_size=16).digest()
