"""Namiji: the moves, a number and a text each.

    sail 7            to space 7
    dock 2            to slot 2 of the next dock
    home              to the finish port
    take blue bream   a fish that lies face up;  take hidden: one that lies face down
    keep B2           put the fish on the hook into cell B2;  release: let the catch go
    cast 1 B2 across  put the first net revealed on B2 and C2;  down: on B2 and B3
    reveal            one more net
    draw, stop        at the crustacean trap
    offer 2           set two offerings afloat
    look 3            look at three Sacred Rock cards
    pick deep-hold    keep a Sacred Rock card
    choose miso-soup  keep a dock card
    done              no more of what is on offer

Cells: columns A to D from the left, rows 1 to 3 from the top.
"""

from __future__ import annotations

from kuroshio.core.boxes import Box
from kuroshio.core.families import Families
from kuroshio.namiji import state as s
from kuroshio.namiji.rack import PLACEMENTS, lies_across, net_cell

CELL_NAMES = tuple(
    f"{column}{line}" for line in range(1, s.ROWS + 1) for column in "ABCD"[: s.COLUMNS]
)


def cell_name(cell: int) -> str:
    """`B2` for column B, row 2."""
    return CELL_NAMES[cell]


def place_name(cell: int, across: bool) -> str:
    """`B2 across` for a net whose first cell is B2; `B2 down` if it covers the one below too."""
    return f"{cell_name(cell)} {'across' if across else 'down'}"


# --- texts ----------------------------------------------------------------------------------


def _take(box: Box, fish: int) -> str:
    return _some("take", box.names["fish"], fish)


def _keep(box: Box, cell: int) -> str:
    return f"keep {cell_name(cell)}"


def _cast(box: Box, net: int, place: int) -> str:
    return f"cast {net + 1} {place_name(net_cell(place), lies_across(place))}"


def _look(box: Box, wide: int) -> str:
    upgrades = box.plain.upgrade
    rope = box.plain.number[upgrades.index(s.STRAW_ROPE)] if s.STRAW_ROPE in upgrades else s.LOOK
    return f"look {rope if wide else s.ROCKS_LOOKED_AT}"


def _pick(box: Box, card: int) -> str:
    return _some("pick", box.names["rock"], card)


def _choose(box: Box, card: int) -> str:
    return _some("choose", box.names["dock"], card)


def _some(verb: str, ids: tuple[str, ...], number: int) -> str:
    """A verb with one of the box's things, if it has so many."""
    return f"{verb} {ids[number]}" if number < len(ids) and ids[number] else ""


# --- families -------------------------------------------------------------------------------

FAMILIES = Families()

SAIL = FAMILIES.add("sail", s.SPACES, asks=[s.ASK_SAIL], text="sail {}")  # + space - 1
DOCK_AT = FAMILIES.add("dock", s.BOATS, asks=[s.ASK_SAIL], text="dock {}")  # + slot
HOME = FAMILIES.add("home", asks=[s.ASK_SAIL])
_FISHING = (s.ASK_FISH, s.ASK_SECOND_FISH)
TAKE = FAMILIES.add("take", s.FISH, asks=_FISHING, text=_take)  # + fish
TAKE_HIDDEN = FAMILIES.add("take-hidden", asks=_FISHING, text="take hidden")
KEEP = FAMILIES.add("keep", s.CELLS, asks=[s.ASK_KEEP], text=_keep)  # + cell
RELEASE = FAMILIES.add("release", asks=[s.ASK_KEEP, s.ASK_CAST])
CAST = FAMILIES.add("cast", s.LOOK, PLACEMENTS, asks=[s.ASK_CAST], text=_cast)  # net, placement
REVEAL = FAMILIES.add("reveal", asks=[s.ASK_CAST])
DRAW = FAMILIES.add("draw", asks=[s.ASK_HAUL])
STOP = FAMILIES.add("stop", asks=[s.ASK_HAUL])
OFFER = FAMILIES.add("offer", s.OFFERED, asks=[s.ASK_OFFER], text="offer {}")  # + offerings - 1
LOOK_AT = FAMILIES.add("look", 2, asks=[s.ASK_LOOK], text=_look)  # two cards; + 1 with Straw Rope
_AT_THE_ROCK = (s.ASK_ROCK, s.ASK_SECOND_ROCK)
PICK = FAMILIES.add("pick", s.ROCK_CARDS, asks=_AT_THE_ROCK, text=_pick)  # + rock card
CHOOSE = FAMILIES.add("choose", s.DOCK_CARDS, asks=[s.ASK_DRAFT], text=_choose)  # + dock card
DONE = FAMILIES.add("done", asks=[s.ASK_SECOND_FISH, s.ASK_SECOND_ROCK])
MOVES = FAMILIES.count
ANSWERS = FAMILIES.answers()  # the questions that each move answers, for the rules
