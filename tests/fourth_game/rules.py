"""Ama: set-up, legal moves, and what each move does."""

from __future__ import annotations

from kuroshio.core.compiled import rule
from kuroshio.core.events import clear, emit, tell
from kuroshio.core.records import Row
from kuroshio.core.rng import pick, roll
from kuroshio.core.state import begin
from tests.fourth_game.box import Components
from tests.fourth_game.moves import DIVE, SELL
from tests.fourth_game.state import (
    BITING,
    DIVED,
    EEL,
    FOUND,
    MET_EEL,
    PEARLS,
    SHELLS,
    SOLD,
    Options,
    State,
)


@rule
def setup(bay: State, box: Components, options: Options, players: int, seed: int) -> None:
    """Fill the sea and draw who begins."""
    begin(bay, players, seed)
    bay.options = options
    for shell in range(SHELLS):
        bay.sea[shell] = box.shells[shell]
    bay.turn = roll(bay.rng, players)


@rule
def legal(bay: State, box: Components, out: Row[int]) -> int:
    """Dive while there is sea; sell what is in the net."""
    if bay.over == 1:
        return 0
    out[0] = DIVE
    if bay.divers[bay.turn].netted == 0:
        return 1
    out[1] = SELL
    return 2


@rule
def apply(bay: State, box: Components, move: int) -> None:
    """Make a legal move."""
    clear(bay)
    bay.moves += 1
    if move == DIVE:
        dive(bay)
    else:
        sell(bay)
    bay.over = 1 if shells_left(bay) == 0 else 0
    bay.turn = (bay.turn + 1) % bay.players


@rule
def shells_left(bay: State) -> int:
    count = 0
    for shell in range(SHELLS):
        count += bay.sea[shell]
    return count


@rule
def dive(bay: State) -> None:
    """Draw a shell: a pearl goes into the net, an eel swims away."""
    shell = pick(bay.rng, bay.sea)
    bay.sea[shell] -= 1
    if shell == EEL:
        meet_eel(bay)
        return
    diver = bay.divers[bay.turn]
    diver.net[shell] += 1
    diver.netted += 1
    emit(bay, DIVED, bay.turn, 0, 0)
    tell(bay, bay.turn, FOUND, bay.turn, shell, 0)


@rule
def meet_eel(bay: State) -> None:
    """It frees all that is in the net, unless it is tame."""
    diver = bay.divers[bay.turn]
    lost = diver.netted if bay.options.eels == BITING else 0
    emit(bay, MET_EEL, bay.turn, lost, 0)
    if lost > 0:
        for pearl in range(PEARLS):
            bay.sea[pearl] += diver.net[pearl]
            diver.net[pearl] = 0
        diver.netted = 0


@rule
def sell(bay: State) -> None:
    """Lay the whole net out on the beach."""
    diver = bay.divers[bay.turn]
    for pearl in range(PEARLS):
        if diver.net[pearl] > 0:
            emit(bay, SOLD, bay.turn, pearl, diver.net[pearl])
            diver.beach[pearl] += diver.net[pearl]
            diver.net[pearl] = 0
    diver.netted = 0
