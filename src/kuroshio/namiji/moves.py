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
from kuroshio.namiji.state import (
    BOATS,
    CELLS,
    COLUMNS,
    DOCK_CARDS,
    FISH,
    LOOK,
    OFFERED,
    ROCK_CARDS,
    ROWS,
    SPACES,
    STRAW_ROPE,
)

PLACEMENTS = ROWS * (COLUMNS - 1) + (ROWS - 1) * COLUMNS  # of a net: 9 across, 8 down
ACROSS = ROWS * (COLUMNS - 1)

SAIL = 0  # + space - 1
DOCK_AT = SAIL + SPACES  # + slot
HOME = DOCK_AT + BOATS
TAKE = HOME + 1  # + fish
TAKE_HIDDEN = TAKE + FISH
KEEP = TAKE_HIDDEN + 1  # + cell
RELEASE = KEEP + CELLS
CAST = RELEASE + 1  # + net shown * PLACEMENTS + placement
REVEAL = CAST + LOOK * PLACEMENTS
DRAW = REVEAL + 1
STOP = DRAW + 1
OFFER = STOP + 1  # + offerings - 1
LOOK_AT = OFFER + OFFERED  # two cards; + 1 for as many as Straw Rope allows
PICK = LOOK_AT + 2  # + rock card
CHOOSE = PICK + ROCK_CARDS  # + dock card
DONE = CHOOSE + DOCK_CARDS
MOVES = DONE + 1


CELL_NAMES = tuple(f"{column}{line}" for line in range(1, ROWS + 1) for column in "ABCD"[:COLUMNS])


def cell_name(cell: int) -> str:
    """`B2` for column B, row 2."""
    return CELL_NAMES[cell]


def placement(number: int) -> tuple[int, bool]:
    """The first cell of a net's place, and whether it lies across (else down)."""
    if number < ACROSS:
        return number // (COLUMNS - 1) * COLUMNS + number % (COLUMNS - 1), True
    return number - ACROSS, False


def texts(box: Box) -> list[str]:
    """The text of every move, by its number; '' for numbers that this box does not use."""
    names = box.names
    places = []
    for number in range(PLACEMENTS):
        cell, across = placement(number)
        places.append(f"{cell_name(cell)} {'across' if across else 'down'}")
    upgrades = box.plain.upgrade
    rope = box.plain.number[upgrades.index(STRAW_ROPE)] if STRAW_ROPE in upgrades else LOOK
    return [
        *(f"sail {space}" for space in range(1, SPACES + 1)),
        *(f"dock {slot}" for slot in range(1, BOATS + 1)),
        "home",
        *(f"take {fish}" if fish else "" for fish in names["fish"]),
        "take hidden",
        *(f"keep {cell_name(cell)}" for cell in range(CELLS)),
        "release",
        *(f"cast {net} {place}" for net in range(1, LOOK + 1) for place in places),
        "reveal",
        "draw",
        "stop",
        *(f"offer {count}" for count in range(1, OFFERED + 1)),
        "look 2",
        f"look {rope}",
        *_cards("pick", names["rock"], ROCK_CARDS),
        *_cards("choose", names["dock"], DOCK_CARDS),
        "done",
    ]


def _cards(verb: str, ids: tuple[str, ...], places: int) -> list[str]:
    return [f"{verb} {ids[i]}" if i < len(ids) else "" for i in range(places)]
