"""Ama: what a seat knows as numbers, for programs that learn."""

from __future__ import annotations

from kuroshio.core.compiled import rule
from kuroshio.core.observation import piece, row_of
from kuroshio.core.records import Record, Row, i8
from tests.fourth_game.box import Components
from tests.fourth_game.state import DIVERS, PEARLS, SHELLS, State


class Observation(Record):
    """Rows of divers begin with oneself."""

    turn: Row[i8] = piece(DIVERS, meaning="1 for the diver whose turn it is")
    tame: Row[i8] = piece(1, meaning="1 with tame eels")
    sea: Row[i8] = piece(SHELLS, most=99, meaning="shells of each kind that may be in the sea")
    netted: Row[i8] = piece(DIVERS, most=99, meaning="pearls in each net")
    net: Row[i8] = piece(PEARLS, most=99, meaning="pearls of each kind in one's own net")
    beach: Row[i8] = piece(DIVERS, PEARLS, most=99, meaning="pearls of each kind on each beach")


@rule
def encode(bay: State, box: Components, o: Observation) -> None:
    """Write what these eyes know into an observation of zeros."""
    if bay.over == 0:
        o.turn[row_of(bay.turn, bay.eyes, bay.players)] = 1
    o.tame[0] = bay.options.eels
    for shell in range(SHELLS):
        o.sea[shell] = bay.sea[shell]
    for seat in range(bay.players):
        n = row_of(seat, bay.eyes, bay.players)
        diver = bay.divers[seat]
        o.netted[n] = diver.netted
        for pearl in range(PEARLS):
            o.beach[n, pearl] = diver.beach[pearl]
    for pearl in range(PEARLS):
        o.net[pearl] = bay.divers[bay.eyes].net[pearl]
