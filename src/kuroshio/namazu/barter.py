"""Namazu: barter."""

from __future__ import annotations

from kuroshio.core.compiled import rule
from kuroshio.core.records import Row
from kuroshio.namazu import moves as m
from kuroshio.namazu import reasons as r
from kuroshio.namazu import state as s
from kuroshio.namazu.box import Components
from kuroshio.namazu.goods import gain, room, spend
from kuroshio.namazu.state import State


@rule
def why_not_swap(edo: State, box: Components, given: int, taken: int) -> int:
    """Why a good cannot be given for another: one is bartered for another of its class, or for any
    with the improvement; never gold (B28), nor like for like, nor into a full store (B52)."""
    family = edo.families[edo.family]
    if given == taken:
        return r.WHY_SWAP_ALIKE
    if family.store[given] == 0:
        return r.WHY_SWAP_NONE
    if room(edo, box, edo.family, taken) <= 0:
        return r.WHY_SWAP_ROOM
    if given // s.KINDS != taken // s.KINDS and family.has[s.WITH_BARTER] == 0:
        return r.WHY_SWAP_CLASS
    return 0


@rule
def can_swap(edo: State, box: Components) -> bool:
    """Whether anything can be bartered."""
    for given in range(m.BARTERED):
        if edo.families[edo.family].store[given] > 0:
            for taken in range(m.BARTERED):
                if why_not_swap(edo, box, given, taken) == 0:
                    return True
    return False


@rule
def legal_swaps(edo: State, box: Components, out: Row[int]) -> int:
    n = 0
    for given in range(m.BARTERED):
        for taken in range(m.BARTERED):
            if why_not_swap(edo, box, given, taken) == 0:
                out[n] = m.SWAP + given * m.BARTERED + taken
                n += 1
    return n


@rule
def swap(edo: State, box: Components, given: int, taken: int) -> None:
    spend(edo, s.PAID, edo.family, given, 1)
    gain(edo, box, edo.family, taken, 1)
