"""Namiji: what the rules say about a table for those who look at it."""

from __future__ import annotations

from kuroshio.core.compiled import rule
from kuroshio.core.records import Record, Row, i8, i16, row
from kuroshio.namiji import state as s
from kuroshio.namiji.box import Components
from kuroshio.namiji.panoramas import brings_bonus
from kuroshio.namiji.rocks import most_kept, most_looked_at
from kuroshio.namiji.route import boats_behind, is_neutral, next_harbour, slot_at
from kuroshio.namiji.score import is_met, measured, score, still_to_count
from kuroshio.namiji.state import Boat, State
from kuroshio.namiji.trap import crabs_too_many, tokens_that_spill


class Progress(Record):
    """How far a boat is with a Sacred Rock card."""

    has: i8
    met: i8


class Outcome(Record):
    """What is in store for a boat."""

    if_it_ended: i16  # its points, as far as these eyes know
    progress: Row[Progress] = row(s.ROCK_CARDS)  # with each of its cards


class Reckoned(Record):
    order: Row[i8] = row(s.BOATS)  # the farthest behind first
    outcomes: Row[Outcome] = row(s.BOATS)
    looked_at: Row[Progress] = row(s.LOOK)  # of `turn`, with the cards that it looks at
    foremost: i8  # the boat that is ahead of all others
    farthest: i8  # its space
    harbour: i8  # while it is asked where to sail: the next one
    way: i8  # spaces up to there
    behind: Row[i8] = row(s.SPACES)  # boats that would be behind, on each of them
    looks: i8  # rocks that may be looked at
    keeps: i8  # of these
    bonuses: Row[i8] = row(s.PANORAMAS)  # that come with the next section of each panorama
    lost_at: i8  # so many crabs lose the haul of `turn`
    spilling: i8  # tokens in the bag that would do it, were one of them drawn next


class Known(s.State, Reckoned):
    """What parts and words are given: a redacted state, with what the rules reckon from it."""


@rule
def reckon(sea: State, box: Components, out: Reckoned) -> None:
    for boat in range(sea.boat_count):
        one = sea.boats[boat]
        out.order[boats_behind(sea, boat, one.space, one.slot)] = boat
        out.outcomes[boat].if_it_ended = if_it_ended(sea, box, boat)
        for n in range(one.rock_count):
            reckon_progress(one, box, one.rocks[n], out.outcomes[boat].progress[n])
    out.foremost = out.order[sea.boat_count - 1]
    out.farthest = sea.boats[out.foremost].space
    for n in range(sea.rock_look_count):
        reckon_progress(sea.boats[sea.turn], box, sea.rock_look[n], out.looked_at[n])
    if sea.over == 0 and sea.ask == s.ASK_SAIL:
        reckon_way(sea, box, out)
    out.lost_at = crabs_too_many(sea, box)
    out.spilling = tokens_that_spill(sea, box)


@rule
def if_it_ended(sea: State, box: Components, boat: int) -> int:
    """A boat's points if the game ended now; the neutral one's count for nobody."""
    points = score(sea.boats[boat])
    if sea.over == 0 and not is_neutral(sea, boat):
        points += still_to_count(sea.boats[boat], box)
    return points


@rule
def reckon_progress(boat: Boat, box: Components, card: int, out: Progress) -> None:
    if card >= 0:
        out.has = measured(boat, box, box.measure[card])
        out.met = is_met(boat, box, card)


@rule
def reckon_way(sea: State, box: Components, out: Reckoned) -> None:
    """Up to the next harbour, how many boats have a turn before the one sails on that moves now."""
    here = sea.boats[sea.boat].space
    out.harbour = next_harbour(sea, box, here)
    for space in range(here + 1, out.harbour):
        out.behind[space - here - 1] = boats_behind(sea, sea.boat, space, slot_at(sea, space))
    # Whoever is in the harbour already has no turn before the others are there.
    last = boats_behind(sea, sea.boat, out.harbour, s.BOATS)
    out.way = out.harbour - here
    out.behind[out.way - 1] = last
    out.looks = most_looked_at(sea.boats[sea.boat])
    out.keeps = most_kept(sea.boats[sea.boat], box)
    for panorama in range(s.PANORAMAS):
        if brings_bonus(sea, box, sea.boats[sea.boat], panorama):
            out.bonuses[panorama] = box.bonus
