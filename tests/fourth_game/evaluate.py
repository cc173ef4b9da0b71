"""Ama: hints for bots."""

from __future__ import annotations

from kuroshio.core.compiled import rule
from kuroshio.core.records import Row
from tests.fourth_game.box import Components
from tests.fourth_game.moves import SELL
from tests.fourth_game.score import worth_of
from tests.fourth_game.state import EEL, PEARLS, State


@rule
def evaluate(bay: State, box: Components, out: Row[int]) -> None:
    """Pearls on the beach in full, those in the net less, while there are eels."""
    sure = 90 - 15 * min(4, int(bay.sea[EEL]))
    if bay.over == 1:
        sure = 0
    for seat in range(bay.players):
        out[seat] = 100 * int(worth_of(bay, box, seat))
        for pearl in range(PEARLS):
            out[seat] += sure * int(bay.divers[seat].net[pearl]) * int(box.worth[pearl])


@rule
def prefer(bay: State, box: Components, moves: Row[int], count: int, weights: Row[int]) -> None:
    """The fuller the net, the sooner one sells."""
    for k in range(count):
        weights[k] = 2
        if moves[k] == SELL:
            weights[k] = 1 + 2 * bay.divers[bay.turn].netted
