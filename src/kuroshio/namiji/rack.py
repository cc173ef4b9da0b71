"""Namiji: the fish rack, and where fish and nets go in it."""

from __future__ import annotations

from kuroshio.core.compiled import rule
from kuroshio.namiji import reasons as r
from kuroshio.namiji.moves import ACROSS
from kuroshio.namiji.state import CELLS, COLUMNS, NONE, Boat


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
def net_cell(placement: int) -> int:
    """The first cell of a net's place: 9 places across, then 8 down."""
    if placement < ACROSS:
        return placement // (COLUMNS - 1) * COLUMNS + placement % (COLUMNS - 1)
    return placement - ACROSS


@rule
def net_second_cell(placement: int) -> int:
    """The cell right of the first one, or the one below it."""
    return net_cell(placement) + (1 if placement < ACROSS else COLUMNS)


@rule
def fits(boat: Boat, placement: int) -> bool:
    """A net needs two free cells of which one is beside a token (R8: or the corner)."""
    one = net_cell(placement)
    two = net_second_cell(placement)
    if boat.rack[one] != NONE or boat.rack[two] != NONE:
        return False
    return is_beside_a_token(boat, one) or is_beside_a_token(boat, two)
