"""Ama: what a seat may know: how many pearls are in each net, and which are in its own."""

from __future__ import annotations

from kuroshio.core.compiled import rule
from kuroshio.core.events import drop_unseen
from kuroshio.core.rng import erase, pick, start
from kuroshio.core.state import TRUTH
from tests.fourth_game.box import Components
from tests.fourth_game.state import EEL, PEARLS, State


@rule
def redact(bay: State, box: Components, seat: int) -> None:
    """For these eyes the pearls in others' nets may as well be in the sea."""
    for diver in range(bay.players):
        if diver != seat:
            for pearl in range(PEARLS):
                bay.sea[pearl] += bay.divers[diver].net[pearl]
                bay.divers[diver].net[pearl] = 0
    erase(bay.rng)
    drop_unseen(bay, seat)
    bay.eyes = seat


@rule
def redeal(bay: State, box: Components, seed: int) -> None:
    """Fill the others' nets with pearls that may be in them."""
    start(bay.rng, seed)
    for diver in range(bay.players):
        one = bay.divers[diver]
        held = 0
        for pearl in range(PEARLS):
            held += one.net[pearl]
        while held < one.netted:
            pearl = pick(bay.rng, bay.sea)
            if pearl != EEL:  # eels are never in a net
                bay.sea[pearl] -= 1
                one.net[pearl] += 1
                held += 1
    bay.eyes = TRUTH
