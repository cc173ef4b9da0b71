"""What a bot is shown when it is to decide."""

from __future__ import annotations

from dataclasses import dataclass

from kuroshio.core.boxes import Box
from kuroshio.core.game import Game, Move
from kuroshio.core.records import Records
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
