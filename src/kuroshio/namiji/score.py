"""Namiji: points, objectives and final places."""

from __future__ import annotations

from kuroshio.core.bits import size
from kuroshio.core.compiled import rule
from kuroshio.core.events import emit
from kuroshio.core.records import Row
from kuroshio.namiji import state as s
from kuroshio.namiji.box import Components
from kuroshio.namiji.state import Boat, State


@rule
def score(boat: Boat) -> int:
    """All points of a boat so far."""
    total = 0
    for source in range(s.SOURCES):
        total += boat.points[source]
    return total


@rule
def gain(sea: State, seat: int, source: int, points: int) -> None:
    """Give points to a boat and say where they came from."""
    if points != 0:
        sea.boats[seat].points[source] += points
        emit(sea, s.SCORED, seat, source, points)


@rule
def line_cell(line: int, n: int) -> int:
    """The n-th cell of a line: rows are lines 0 to 2, columns 3 to 6."""
    if line < s.ROWS:
        return line * s.COLUMNS + n
    return n * s.COLUMNS + line - s.ROWS


@rule
def line_length(line: int) -> int:
    return s.COLUMNS if line < s.ROWS else s.ROWS


@rule
def is_valid(boat: Boat, line: int) -> bool:
    """A line counts when it is full of fish of one colour or of one kind (or both)."""
    first = boat.rack[line_cell(line, 0)]
    same_colour = True
    same_kind = True
    for n in range(line_length(line)):
        fish = boat.rack[line_cell(line, n)]
        if fish == s.NONE:
            return False
        same_colour = same_colour and fish // s.KINDS == first // s.KINDS
        same_kind = same_kind and fish % s.KINDS == first % s.KINDS
    return same_colour or same_kind


@rule
def line_points(box: Components, line: int) -> int:
    """What is printed beside a row, or under a column."""
    return int(box.row_points[line] if line < s.ROWS else box.column_points[line - s.ROWS])


@rule
def score_lines(sea: State, box: Components, seat: int) -> None:
    """Pay every line that has become valid, at once and only once (R9)."""
    boat = sea.boats[seat]
    for line in range(s.LINES):
        if boat.lines[line] == 0 and is_valid(boat, line):
            boat.lines[line] = 1
            points = line_points(box, line)
            boat.points[s.FROM_RACK] += points
            emit(sea, s.SCORED_LINE, seat, line, points)


@rule
def measured(boat: Boat, box: Components, measure: int) -> int:
    """What a Sacred Rock card's objective looks at, counted on the final collection."""
    if measure <= s.COUNT_ROWS_AND_COLUMNS:
        return _count_lines(boat, measure)
    if measure <= s.COUNT_KINDS:
        return _count_fish(boat, measure)
    if measure == s.COUNT_NETS:
        return boat.nets
    if measure == s.COUNT_CRUSTACEANS:
        return boat.shrimp + boat.crabs
    if measure == s.COUNT_CRABS:
        return boat.crabs
    if measure == s.COUNT_OFFERINGS_LEFT:
        return boat.offerings
    if measure <= s.COUNT_PANORAMA_BONUSES:
        return _count_panoramas(boat, measure)
    meals = 0
    for n in range(boat.dock_count):
        meals += box.upgrade[boat.docks[n]] == s.NONE
    return meals if measure == s.COUNT_MEALS else boat.dock_count - meals


@rule
def _count_lines(boat: Boat, measure: int) -> int:
    """Valid lines: all, the bottom row, or rows and columns in pairs."""
    if measure == s.COUNT_BOTTOM_ROW:
        return boat.lines[s.ROWS - 1]
    rows = 0
    columns = 0
    for line in range(s.LINES):
        if line < s.ROWS:
            rows += boat.lines[line]
        else:
            columns += boat.lines[line]
    return rows + columns if measure == s.COUNT_VALID_LINES else min(rows, columns)


@rule
def _count_fish(boat: Boat, measure: int) -> int:
    """Fish in the rack: all, of one colour, or different kinds. Both cells of a net count (R40)."""
    count = 0
    kinds_seen = 0
    for cell in range(s.CELLS):
        fish = boat.rack[cell]
        if fish != s.NONE:
            count += measure == s.COUNT_FISH or measure == s.COUNT_COLOUR_1 + fish // s.KINDS
            kinds_seen |= 1 << (fish % s.KINDS)
    return size(kinds_seen) if measure == s.COUNT_KINDS else count


@rule
def _count_panoramas(boat: Boat, measure: int) -> int:
    """The sections of one panorama, the panoramas with two sections, or the bonus cards."""
    if measure <= s.COUNT_WHALE:
        return boat.panorama[measure - s.COUNT_DOLPHIN]
    count = 0
    for panorama in range(s.PANORAMAS):
        if measure == s.COUNT_PANORAMAS_OF_TWO:
            count += boat.panorama[panorama] >= 2
        else:
            count += boat.bonus[panorama]
    return count


@rule
def is_met(boat: Boat, box: Components, card: int) -> bool:
    """Whether a boat fulfils a Sacred Rock card."""
    value = measured(boat, box, box.measure[card])
    return box.at_least[card] <= value and value <= box.at_most[card]


@rule
def rock_pays(boat: Boat, box: Components, card: int) -> int:
    """What a Sacred Rock card is worth to a boat, if it stays as it is."""
    return box.rock_points[card] if is_met(boat, box, card) else 0


@rule
def penalty(boat: Boat, box: Components) -> int:
    """What the offerings still on board cost at the end."""
    return box.penalty[boat.offerings]


@rule
def still_to_count(boat: Boat, box: Components) -> int:
    """What the final count would change now, as far as the Sacred Rock cards are known."""
    change = -penalty(boat, box)
    for n in range(boat.rock_count):
        if boat.rocks[n] >= 0:
            change += rock_pays(boat, box, boat.rocks[n])
    return change


@rule
def final_count(sea: State, box: Components) -> None:
    """Reveal the Sacred Rock cards, then subtract for the offerings left (R30: also below 0)."""
    for seat in range(sea.players):
        boat = sea.boats[seat]
        for n in range(boat.rock_count):
            card = boat.rocks[n]
            if is_met(boat, box, card):
                boat.points[s.FROM_ROCKS] += box.rock_points[card]
                emit(sea, s.SCORED_ROCK, seat, card, box.rock_points[card])
            else:
                emit(sea, s.FAILED_ROCK, seat, card, 0)
    for seat in range(sea.players):
        gain(sea, seat, s.FROM_PENALTY, -penalty(sea.boats[seat], box))


@rule
def points(sea: State, box: Components, out: Row[int]) -> None:
    """Each seat's points so far; Sacred Rock cards and offerings left count only at the end."""
    for seat in range(sea.players):
        out[seat] = score(sea.boats[seat])


@rule
def account(sea: State, box: Components, seat: int, out: Row[int]) -> None:
    """A seat's points so far by source."""
    for source in range(s.SOURCES):
        out[source] = sea.boats[seat].points[source]


@rule
def standing(sea: State, box: Components, places: Row[int]) -> None:
    """Each seat's place: the most points win, equal points share a place (R31, R41)."""
    for seat in range(sea.players):
        places[seat] = 1
        for other in range(sea.players):
            places[seat] += score(sea.boats[other]) > score(sea.boats[seat])
