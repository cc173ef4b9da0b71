"""Namiji: the fish rack, and where fish and nets go in it."""

from __future__ import annotations

from kuroshio.core.compiled import rule
from kuroshio.namiji import reasons as r
from kuroshio.namiji.state import CELLS, COLUMNS, NONE, ROWS, Boat

ACROSS = ROWS * (COLUMNS - 1)  # places of a net that lies across
PLACEMENTS = ACROSS + (ROWS - 1) * COLUMNS  # and those that lie down


@rule
def is_full(boat: Boat) -> bool:
    for cell in range(CELLS):
        if boat.rack[cell] == NONE:
            return False
    return True


@rule
def why_not_keep(boat: Boat, cell: int) -> int:
    """A fish goes to a free cell beside a token, the first of all to the upper left corner."""
    if boat.rack[cell] != NONE:
        return r.WHY_CELL_TAKEN
    return 0 if is_beside_a_token(boat, cell) else r.WHY_CELL_APART


@rule
def is_beside_a_token(boat: Boat, cell: int) -> bool:
    """Whether a free cell has a token beside it; the upper left corner needs none."""
    if cell == 0:
        return True  # either the first token, or beside it: the corner is filled first
    column = cell % COLUMNS
    return (
        (column > 0 and boat.rack[cell - 1] != NONE)
        or (column < COLUMNS - 1 and boat.rack[cell + 1] != NONE)
        or (cell >= COLUMNS and boat.rack[cell - COLUMNS] != NONE)
        or (cell < CELLS - COLUMNS and boat.rack[cell + COLUMNS] != NONE)
    )


@rule
def lies_across(placement: int) -> bool:
    """Whether a net's place is one of those across; they come before those that lie down."""
    return placement < ACROSS


@rule
def net_cell(placement: int) -> int:
    """The first cell of a net's place."""
    if lies_across(placement):
        return placement // (COLUMNS - 1) * COLUMNS + placement % (COLUMNS - 1)
    return placement - ACROSS


@rule
def net_second_cell(placement: int) -> int:
    return cell_after(net_cell(placement), lies_across(placement))


@rule
def cell_after(cell: int, across: bool) -> int:
    """The cell right of a net's first one, or the one below it."""
    return cell + (1 if across else COLUMNS)


@rule
def fits(boat: Boat, placement: int) -> bool:
    """A net needs two free cells of which one is beside a token (R8: or the corner)."""
    one = net_cell(placement)
    two = net_second_cell(placement)
    if boat.rack[one] != NONE or boat.rack[two] != NONE:
        return False
    return is_beside_a_token(boat, one) or is_beside_a_token(boat, two)
