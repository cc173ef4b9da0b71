"""Namiji: crustaceans, drawn from the bag for the trap."""

from __future__ import annotations

from kuroshio.core.compiled import rule
from kuroshio.core.events import emit
from kuroshio.core.rng import pick
from kuroshio.namiji.box import Box
from kuroshio.namiji.route import nothing_there
from kuroshio.namiji.score import gain
from kuroshio.namiji.state import (
    ASK_HAUL,
    CRAB,
    CRUSTACEAN,
    DREW_CRAB,
    DREW_SHRIMP,
    FROM_TRAP,
    KEPT_HAUL,
    LOST_HAUL,
    SHRIMP,
    WOVEN_POT,
    State,
)


@rule
def draw_crustacean(sea: State, box: Box) -> None:
    """Draw one token (the first one must be drawn, R11); too many crabs lose the haul."""
    kind = pick(sea.rng, sea.bag)
    if kind < 0:
        nothing_there(sea, CRUSTACEAN)
        return
    sea.bag[kind] -= 1
    sea.haul[kind] += 1
    emit(sea, DREW_CRAB if kind == CRAB else DREW_SHRIMP, sea.turn, 0, 0)
    drawn = sea.haul[SHRIMP] + sea.haul[CRAB]
    if sea.haul[CRAB] >= crabs_too_many(sea, box):
        lose_haul(sea)
    elif drawn >= box.draws or (sea.bag[SHRIMP] == 0 and sea.bag[CRAB] == 0):
        keep_haul(sea)  # R12: also when the bag is empty
    else:
        sea.ask = ASK_HAUL


@rule
def crabs_too_many(sea: State, box: Box) -> int:
    """Two crabs lose the haul; with the Woven Pot only three do."""
    return max(box.lost_at, sea.boats[sea.turn].upgrade[WOVEN_POT])


@rule
def keep_haul(sea: State) -> None:
    """The haul goes into the trap: a point for each token."""
    boat = sea.boats[sea.turn]
    tokens = sea.haul[SHRIMP] + sea.haul[CRAB]
    boat.shrimp += sea.haul[SHRIMP]
    boat.crabs += sea.haul[CRAB]
    sea.haul[:] = 0
    sea.gained = tokens
    emit(sea, KEPT_HAUL, sea.turn, tokens, 0)
    gain(sea, sea.turn, FROM_TRAP, tokens)


@rule
def lose_haul(sea: State) -> None:
    """The whole haul goes back into the bag at once (R13)."""
    emit(sea, LOST_HAUL, sea.turn, sea.haul[SHRIMP] + sea.haul[CRAB], 0)
    sea.bag[SHRIMP] += sea.haul[SHRIMP]
    sea.bag[CRAB] += sea.haul[CRAB]
    sea.haul[:] = 0
