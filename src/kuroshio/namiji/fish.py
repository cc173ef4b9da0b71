"""Namiji: angling, one fish at a time."""

from __future__ import annotations

from kuroshio.core.compiled import rule
from kuroshio.core.events import emit
from kuroshio.core.records import Row
from kuroshio.core.rng import pick
from kuroshio.namiji import moves as m
from kuroshio.namiji import reasons as r
from kuroshio.namiji import state as s
from kuroshio.namiji.box import Components
from kuroshio.namiji.rack import is_full, why_not_keep
from kuroshio.namiji.route import nothing_there
from kuroshio.namiji.score import score_lines
from kuroshio.namiji.state import State


@rule
def school_size(sea: State) -> int:
    count = 0
    for fish in range(s.FISH):
        count += sea.face_down[fish] + sea.face_up[fish]
    return count


@rule
def go_angling(sea: State) -> None:
    """One fish, and with Second Hook one more."""
    sea.hooks = 1 + sea.boats[sea.turn].upgrade[s.SECOND_HOOK]
    if school_size(sea) == 0:
        nothing_there(sea, s.ANGLING)
    else:
        sea.ask = s.ASK_FISH


@rule
def why_not_take(sea: State, fish: int) -> int:
    """A fish that lies face up can be taken, or one that lies face down (FISH)."""
    there = False
    if fish < s.FISH:
        there = sea.face_up[fish] > 0
    else:
        for hidden in range(s.FISH):
            there = there or sea.face_down[hidden] > 0
    return 0 if there else r.WHY_NO_SUCH_FISH


@rule
def legal_fish(sea: State, out: Row[int]) -> int:
    n = 0
    for fish in range(s.FISH + 1):
        if why_not_take(sea, fish) == 0:
            out[n] = m.TAKE + fish
            n += 1
    if sea.ask == s.ASK_SECOND_FISH:
        out[n] = m.DONE
        n += 1
    return n


@rule
def take_fish(sea: State, fish: int) -> None:
    """Take a fish, face up or face down, then turn another one: always (R3), shown to all (R4)."""
    hidden = fish == s.FISH
    if hidden:
        fish = pick(sea.rng, sea.face_down)
        sea.face_down[fish] -= 1
    else:
        sea.face_up[fish] -= 1
    sea.fish = fish
    sea.hooks -= 1
    emit(sea, s.TOOK_FISH, sea.turn, fish, 1 if hidden else 0)
    flip_fish(sea, sea.turn)
    sea.ask = s.ASK_KEEP


@rule
def flip_fish(sea: State, seat: int) -> None:
    """Turn a random fish face up, if one is left face down (R1)."""
    fish = pick(sea.rng, sea.face_down)
    if fish >= 0:
        sea.face_down[fish] -= 1
        sea.face_up[fish] += 1
        emit(sea, s.FLIPPED_FISH, seat, fish, 0)


@rule
def legal_cells(sea: State, out: Row[int]) -> int:
    """Any cell that a token may go to (R6: there always is one), or release."""
    boat = sea.boats[sea.turn]
    n = 0
    for cell in range(s.CELLS):
        if why_not_keep(boat, cell) == 0:
            out[n] = m.KEEP + cell
            n += 1
    out[n] = m.RELEASE
    return n + 1


@rule
def keep_fish(sea: State, box: Components, cell: int) -> None:
    """Put the fish into the rack, where it stays."""
    boat = sea.boats[sea.turn]
    boat.rack[cell] = sea.fish
    sea.gained += 1
    emit(sea, s.KEPT_FISH, sea.turn, sea.fish, cell)
    score_lines(sea, box, sea.turn)
    after_fish(sea)


@rule
def release_fish(sea: State) -> None:
    """Give the fish back to the school, face up (R5)."""
    sea.face_up[sea.fish] += 1
    emit(sea, s.RELEASED_FISH, sea.turn, sea.fish, 0)
    after_fish(sea)


@rule
def after_fish(sea: State) -> None:
    """With Second Hook offer another fish, while there is one and room for it (R39)."""
    sea.fish = s.NONE
    if sea.hooks > 0 and school_size(sea) > 0 and not is_full(sea.boats[sea.turn]):
        sea.ask = s.ASK_SECOND_FISH
