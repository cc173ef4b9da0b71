"""Ama: what lies on the table."""

from __future__ import annotations

from kuroshio.core.events import Happened
from kuroshio.core.options import option
from kuroshio.core.records import Record, Row, i8, row
from kuroshio.core.state import GameState

DIVERS = 3
PEARLS = 3  # kinds
EEL = PEARLS  # the kind of shell that is none
SHELLS = PEARLS + 1


class Options(Record):
    eels: i8 = option("biting", "tame", players=range(2, 4))


BITING, TAME = range(2)


class Diver(Record):
    netted: i8  # how many pearls are in the net: everyone sees that
    net: Row[i8] = row(PEARLS)  # which: only the diver knows
    beach: Row[i8] = row(PEARLS)


class State(GameState):
    options: Options
    ask: i8  # the question that `turn` answers: there is only one
    sea: Row[i8] = row(SHELLS)  # as far as these eyes know: with the pearls in others' nets
    divers: Row[Diver] = row(DIVERS)
    events: Row[Happened] = row(8)


# Events: kind, and what a and b mean
(
    DIVED,  # (public: that a pearl was found)
    FOUND,  # a pearl; only for the diver
    MET_EEL,  # a pearls lost
    SOLD,  # a pearl, b how many
) = range(1, 5)
