"""Namiji: the whirlpool, where offerings are set afloat."""

from __future__ import annotations

from kuroshio.core.compiled import rule
from kuroshio.core.events import emit
from kuroshio.namiji import state as s
from kuroshio.namiji.route import nothing_there
from kuroshio.namiji.state import State


@rule
def reach_whirlpool(sea: State) -> None:
    """An offering must be set afloat (R37); Twin Offerings lets its owner choose two."""
    boat = sea.boats[sea.turn]
    if boat.offerings == 0:
        nothing_there(sea, s.WHIRLPOOL)  # R14
    elif min(boat.upgrade[s.TWIN_OFFERINGS], boat.offerings) >= 2:
        sea.ask = s.ASK_OFFER
    else:
        set_afloat(sea, 1)


@rule
def set_afloat(sea: State, count: int) -> None:
    """Offerings leave the boat for the whirlpool; those that stay cost points at the end."""
    sea.boats[sea.turn].offerings -= count
    sea.gained = count
    emit(sea, s.SET_AFLOAT, sea.turn, count, 0)
