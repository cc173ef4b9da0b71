"""Namiji: points, objectives and final places."""

from __future__ import annotations

from kuroshio.core.compiled import rule
from kuroshio.core.events import emit
from kuroshio.core.records import Row
from kuroshio.namiji.box import Box
from kuroshio.namiji.state import (
    CELLS,
    COLOURS,
    COLUMNS,
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
    rows = boat.lines[0] + boat.lines[1] + boat.lines[2]
    columns = boat.lines[3] + boat.lines[4] + boat.lines[5] + boat.lines[6]
    if measure == 0:
        return rows + columns
    if measure == 1:
        return boat.lines[ROWS - 1]
    if measure == 2:
        return min(rows, columns)
    if measure <= 7:
        return _count_fish(boat, measure)
    if measure == 8:
        return boat.nets
    if measure == 9:
        return boat.shrimp + boat.crabs
    if measure == 10:
        return boat.crabs
    if measure == 11:
        return boat.offerings
    if measure <= 14:
        return boat.panorama[measure - 12]
    if measure == 15:
        begun = 0
        for panorama in range(PANORAMAS):
            begun += boat.panorama[panorama] >= 2
        return begun
    if measure == 16:
        return boat.bonus[0] + boat.bonus[1] + boat.bonus[2]
    meals = 0
    for n in range(boat.dock_count):
        meals += box.upgrade[boat.docks[n]] == NONE
    return meals if measure == 17 else boat.dock_count - meals


@rule
def _count_fish(boat: Boat, measure: int) -> int:
    """Fish in the rack: all (3), of a colour (4 to 6), or different kinds (7). Both cells of a
    net count (R40)."""
    count = 0
    kinds_seen = 0
    for cell in range(CELLS):
        fish = boat.rack[cell]
        if fish != NONE:
            count += measure == 3 or (measure < 4 + COLOURS and measure - 4 == fish // KINDS)
            kinds_seen |= 1 << (fish % KINDS)
    if measure == 7:
        for kind in range(KINDS):
            count += (kinds_seen >> kind) & 1
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
    """Each seat's points so far; Sacred Rock cards and offerings left count at the end."""
    for seat in range(sea.players):
        out[seat] = score(sea.boats[seat])


@rule
def standing(sea: State, box: Box, places: Row[int]) -> None:
    """Each seat's place: the most points win, equal points share a place (R31, R41)."""
    for seat in range(sea.players):
        places[seat] = 1
        for other in range(sea.players):
            places[seat] += score(sea.boats[other]) > score(sea.boats[seat])
