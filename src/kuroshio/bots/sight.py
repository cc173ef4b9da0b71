"""What a bot is shown when it is to decide."""

from __future__ import annotations

from dataclasses import dataclass

from kuroshio.core.boxes import Box
from kuroshio.core.game import Game, Move
from kuroshio.core.records import Records, copied
from kuroshio.tables.table import Table


@dataclass(frozen=True)
class Sight:
    """A seat's knowledge of a table, made through the one gate.

    >>> sight = Sight.of(kuroshio.new("namiji", players=2, seed=3))
    >>> sight.seat, sight.moves[0]
    (1, <sail 1>)
    """

    game: Game
    box: Box
    seat: int
    states: Records  # one redacted state
    moves: list[Move]  # the legal ones

    @staticmethod
    def of(table: Table) -> Sight:
        """What the seat to move sees."""
        assert table.turn is not None
        return Sight(table.game, table.box, table.turn, table.seen_by(table.turn), table.moves)

    @staticmethod
    def of_truth(table: Table) -> Sight:
        """What the seat to move would see with open hands: of finished games and of what somebody
        has set up, never for a seat of a running one."""
        assert table.turn is not None
        states = copied(table.state_after(len(table.line)))
        return Sight(table.game, table.box, table.turn, states, table.moves)
