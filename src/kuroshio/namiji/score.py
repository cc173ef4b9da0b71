"""Namiji: points, objectives and final places."""

from __future__ import annotations

from kuroshio.core.compiled import rule
from kuroshio.core.events import emit
from kuroshio.core.records import Row
from kuroshio.namiji.box import Box
from kuroshio.namiji.state import (
    CELLS,
    COLUMNS,
    COUNT_BOTTOM_ROW,
    COUNT_COLOUR_1,
    COUNT_CRABS,
    COUNT_CRUSTACEANS,
    COUNT_DOLPHIN,
    COUNT_FISH,
    COUNT_KINDS,
    COUNT_MEALS,
    COUNT_NETS,
    COUNT_OFFERINGS_LEFT,
    COUNT_PANORAMA_BONUSES,
    COUNT_PANORAMAS_OF_TWO,
    COUNT_ROWS_AND_COLUMNS,
    COUNT_VALID_LINES,
    COUNT_WHALE,
    FAILED_ROCK,
    FROM_PENALTY,
    FROM_RACK,
    FROM_ROCKS,
    KINDS,
    LINES,
    NONE,
    PANORAMAS,
    ROWS,
    SCORED,
    SCORED_LINE,
    SCORED_ROCK,
    SOURCES,
    Boat,
    State,
)


@rule
def score(boat: Boat) -> int:
    """All points of a boat so far."""
    total = 0
    for source in range(SOURCES):
        total += boat.points[source]
    return total


@rule
def gain(sea: State, seat: int, source: int, points: int) -> None:
    """Give points to a boat and say where they came from."""
    if points != 0:
        sea.boats[seat].points[source] += points
        emit(sea, SCORED, seat, source, points)


@rule
def line_cell(line: int, n: int) -> int:
    """The n-th cell of a line: rows are lines 0 to 2, columns 3 to 6."""
    if line < ROWS:
        return line * COLUMNS + n
    return n * COLUMNS + line - ROWS


@rule
def line_length(line: int) -> int:
    return COLUMNS if line < ROWS else ROWS


@rule
def is_valid(boat: Boat, line: int) -> bool:
    """A line counts when it is full of fish of one colour or of one kind (or both)."""
    first = boat.rack[line_cell(line, 0)]
    same_colour = True
    same_kind = True
    for n in range(line_length(line)):
        fish = boat.rack[line_cell(line, n)]
        if fish == NONE:
            return False
        same_colour = same_colour and fish // KINDS == first // KINDS
        same_kind = same_kind and fish % KINDS == first % KINDS
    return same_colour or same_kind


@rule
def score_lines(sea: State, box: Box, seat: int) -> None:
    """Pay every line that has become valid, at once and only once (R9)."""
    boat = sea.boats[seat]
    for line in range(LINES):
        if boat.lines[line] == 0 and is_valid(boat, line):
            boat.lines[line] = 1
            points = box.row_points[line] if line < ROWS else box.column_points[line - ROWS]
            boat.points[FROM_RACK] += points
            emit(sea, SCORED_LINE, seat, line, points)


@rule
def measured(boat: Boat, box: Box, measure: int) -> int:
    """What a Sacred Rock card's objective looks at, counted on the final collection."""
    if measure <= COUNT_ROWS_AND_COLUMNS:
        return _count_lines(boat, measure)
    if measure <= COUNT_KINDS:
        return _count_fish(boat, measure)
    if measure == COUNT_NETS:
        return boat.nets
    if measure == COUNT_CRUSTACEANS:
        return boat.shrimp + boat.crabs
    if measure == COUNT_CRABS:
        return boat.crabs
    if measure == COUNT_OFFERINGS_LEFT:
        return boat.offerings
    if measure <= COUNT_PANORAMA_BONUSES:
        return _count_panoramas(boat, measure)
    meals = 0
    for n in range(boat.dock_count):
        meals += box.upgrade[boat.docks[n]] == NONE
    return meals if measure == COUNT_MEALS else boat.dock_count - meals


@rule
def _count_lines(boat: Boat, measure: int) -> int:
    """Valid lines: all, the bottom row, or rows and columns in pairs."""
    if measure == COUNT_BOTTOM_ROW:
        return boat.lines[ROWS - 1]
    rows = 0
    columns = 0
    for line in range(LINES):
        if line < ROWS:
            rows += boat.lines[line]
        else:
            columns += boat.lines[line]
    return rows + columns if measure == COUNT_VALID_LINES else min(rows, columns)


@rule
def _count_fish(boat: Boat, measure: int) -> int:
    """Fish in the rack: all, of one colour, or different kinds. Both cells of a net count (R40)."""
    count = 0
    kinds_seen = 0
    for cell in range(CELLS):
        fish = boat.rack[cell]
        if fish != NONE:
            count += measure == COUNT_FISH or measure == COUNT_COLOUR_1 + fish // KINDS
            kinds_seen |= 1 << (fish % KINDS)
    if measure == COUNT_KINDS:
        count = 0
        for kind in range(KINDS):
            count += (kinds_seen >> kind) & 1
    return count


@rule
def _count_panoramas(boat: Boat, measure: int) -> int:
    """The sections of one panorama, the panoramas with two sections, or the bonus cards."""
    if measure <= COUNT_WHALE:
        return boat.panorama[measure - COUNT_DOLPHIN]
    count = 0
    for panorama in range(PANORAMAS):
        if measure == COUNT_PANORAMAS_OF_TWO:
            count += boat.panorama[panorama] >= 2
        else:
            count += boat.bonus[panorama]
    return count


@rule
def is_met(boat: Boat, box: Box, card: int) -> bool:
    """Whether a boat fulfils a Sacred Rock card."""
    value = measured(boat, box, box.measure[card])
    return box.at_least[card] <= value and value <= box.at_most[card]


@rule
def final_count(sea: State, box: Box) -> None:
    """Reveal the Sacred Rock cards, then subtract for the offerings left (R30: also below 0)."""
    for seat in range(sea.players):
        boat = sea.boats[seat]
        for n in range(boat.rock_count):
            card = boat.rocks[n]
            if is_met(boat, box, card):
                boat.points[FROM_ROCKS] += box.rock_points[card]
                emit(sea, SCORED_ROCK, seat, card, box.rock_points[card])
            else:
                emit(sea, FAILED_ROCK, seat, card, 0)
    for seat in range(sea.players):
        gain(sea, seat, FROM_PENALTY, -box.penalty[sea.boats[seat].offerings])


@rule
def points(sea: State, box: Box, out: Row[int]) -> None:
    """Each seat's points so far; Sacred Rock cards and offerings left count only at the end."""
    for seat in range(sea.players):
        out[seat] = score(sea.boats[seat])


@rule
def account(sea: State, box: Box, seat: int, out: Row[int]) -> None:
    """A seat's points so far by source."""
    for source in range(SOURCES):
        out[source] = sea.boats[seat].points[source]


@rule
def standing(sea: State, box: Box, places: Row[int]) -> None:
    """Each seat's place: the most points win, equal points share a place (R31, R41)."""
    for seat in range(sea.players):
        places[seat] = 1
        for other in range(sea.players):
            places[seat] += score(sea.boats[other]) > score(sea.boats[seat])
