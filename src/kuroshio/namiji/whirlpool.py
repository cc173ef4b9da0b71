"""Namiji: the whirlpool, where offerings are set afloat."""

from __future__ import annotations

from kuroshio.core.compiled import rule
from kuroshio.core.events import emit
from kuroshio.namiji.route import nothing_there
from kuroshio.namiji.state import ASK_OFFER, SET_AFLOAT, TWIN_OFFERINGS, WHIRLPOOL, State


@rule
def reach_whirlpool(sea: State) -> None:
    """An offering must be set afloat (R37); Twin Offerings lets its owner choose two."""
    boat = sea.boats[sea.turn]
    if boat.offerings == 0:
        nothing_there(sea, WHIRLPOOL)  # R14
    elif min(boat.upgrade[TWIN_OFFERINGS], boat.offerings) >= 2:
        sea.ask = ASK_OFFER
    else:
        set_afloat(sea, 1)


@rule
def set_afloat(sea: State, count: int) -> None:
    """Offerings leave the boat for the whirlpool; those that stay cost points at the end."""
    sea.boats[sea.turn].offerings -= count
    sea.gained = count
    emit(sea, SET_AFLOAT, sea.turn, count, 0)
