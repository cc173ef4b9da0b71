"""Namiji: crustaceans, drawn from the bag for the trap."""

from __future__ import annotations

from kuroshio.core.compiled import rule
from kuroshio.core.events import emit
from kuroshio.core.rng import pick
from kuroshio.namiji import state as s
from kuroshio.namiji.box import Components
from kuroshio.namiji.route import nothing_there
from kuroshio.namiji.score import gain
from kuroshio.namiji.state import State


@rule
def draw_crustacean(sea: State, box: Components) -> None:
    """Draw one token (the first one must be drawn, R11); too many crabs lose the haul."""
    kind = pick(sea.rng, sea.bag)
    if kind < 0:
        nothing_there(sea, s.CRUSTACEAN)
        return
    sea.bag[kind] -= 1
    sea.haul[kind] += 1
    emit(sea, s.DREW_CRAB if kind == s.CRAB else s.DREW_SHRIMP, sea.turn, 0, 0)
    if sea.haul[s.CRAB] >= crabs_too_many(sea, box):
        lose_haul(sea)
    elif haul_size(sea) >= box.draws or (sea.bag[s.SHRIMP] == 0 and sea.bag[s.CRAB] == 0):
        keep_haul(sea)  # R12: also when the bag is empty
    else:
        sea.ask = s.ASK_HAUL


@rule
def crabs_too_many(sea: State, box: Components) -> int:
    """Two crabs lose the haul; with the Woven Pot only three do."""
    return max(box.lost_at, sea.boats[sea.turn].upgrade[s.WOVEN_POT])


@rule
def next_crab_loses(sea: State, box: Components) -> bool:
    return sea.haul[s.CRAB] + 1 >= crabs_too_many(sea, box)


@rule
def tokens_that_spill(sea: State, box: Components) -> int:
    """How many tokens in the bag would lose the haul, were one of them drawn next."""
    return sea.bag[s.CRAB] if next_crab_loses(sea, box) else 0


@rule
def haul_size(sea: State) -> int:
    return int(sea.haul[s.SHRIMP]) + int(sea.haul[s.CRAB])


@rule
def keep_haul(sea: State) -> None:
    """The haul goes into the trap: a point for each token."""
    boat = sea.boats[sea.turn]
    tokens = haul_size(sea)
    boat.shrimp += sea.haul[s.SHRIMP]
    boat.crabs += sea.haul[s.CRAB]
    sea.haul[:] = 0
    sea.gained = tokens
    emit(sea, s.KEPT_HAUL, sea.turn, tokens, 0)
    gain(sea, sea.turn, s.FROM_TRAP, tokens)


@rule
def lose_haul(sea: State) -> None:
    """The whole haul goes back into the bag at once (R13)."""
    emit(sea, s.LOST_HAUL, sea.turn, haul_size(sea), 0)
    sea.bag[s.SHRIMP] += sea.haul[s.SHRIMP]
    sea.bag[s.CRAB] += sea.haul[s.CRAB]
    sea.haul[:] = 0
