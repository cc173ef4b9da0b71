"""Ama: points and final places."""

from __future__ import annotations

from kuroshio.core.compiled import rule
from kuroshio.core.records import Row
from tests.fourth_game.box import Components
from tests.fourth_game.state import PEARLS, State


@rule
def account(bay: State, box: Components, seat: int, out: Row[int]) -> None:
    """A seat's points by source: the kinds of pearls on its beach."""
    for pearl in range(PEARLS):
        out[pearl] = bay.divers[seat].beach[pearl] * box.worth[pearl]


@rule
def worth_of(bay: State, box: Components, seat: int) -> int:
    total = 0
    for pearl in range(PEARLS):
        total += bay.divers[seat].beach[pearl] * box.worth[pearl]
    return total


@rule
def points(bay: State, box: Components, out: Row[int]) -> None:
    """Each seat's points so far."""
    for seat in range(bay.players):
        out[seat] = worth_of(bay, box, seat)


@rule
def standing(bay: State, box: Components, places: Row[int]) -> None:
    """Each seat's place: the dearest beach wins, a tie is shared."""
    for seat in range(bay.players):
        places[seat] = 1
        for other in range(bay.players):
            places[seat] += worth_of(bay, box, other) > worth_of(bay, box, seat)
