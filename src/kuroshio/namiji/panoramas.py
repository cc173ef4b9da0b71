"""Namiji: the panoramas of dolphins, octopuses and whales."""

from __future__ import annotations

from kuroshio.core.compiled import rule
from kuroshio.core.events import emit
from kuroshio.namiji import state as s
from kuroshio.namiji.box import Components
from kuroshio.namiji.score import gain
from kuroshio.namiji.state import Boat, State


@rule
def brings_bonus(sea: State, box: Components, boat: Boat, panorama: int) -> bool:
    """Whether the bonus comes with a boat's next section: the first to finish gets it (R17)."""
    last = boat.panorama[panorama] + 1 == box.sections[panorama]
    return last and sea.bonus_taken[panorama] == 0


@rule
def take_section(sea: State, box: Components, panorama: int) -> None:
    """Take the next section and score its number, and the bonus if it comes with it."""
    boat = sea.boats[sea.turn]
    with_bonus = brings_bonus(sea, box, boat, panorama)
    section = boat.panorama[panorama] + 1
    boat.panorama[panorama] = section
    sea.gained = 1
    emit(sea, s.TOOK_SECTION, sea.turn, panorama, section)
    gain(sea, sea.turn, s.FROM_PANORAMAS, section)
    if with_bonus:
        sea.bonus_taken[panorama] = 1
        boat.bonus[panorama] = 1
        emit(sea, s.TOOK_BONUS, sea.turn, panorama, 0)
        gain(sea, sea.turn, s.FROM_BONUSES, box.bonus)
