"""Namazu: points and final places."""

from __future__ import annotations

from kuroshio.core.bits import size
from kuroshio.core.compiled import rule
from kuroshio.core.events import emit
from kuroshio.core.records import Row
from kuroshio.namazu import state as s
from kuroshio.namazu.box import Components
from kuroshio.namazu.state import Family, State


@rule
def altars_of(edo: State, seat: int, series: int) -> int:
    """How many altars of a series a family has."""
    count = 0
    for altar in range(edo.altar_count):
        card = edo.altars[altar]
        count += card.family == seat and card.series == series
    return count


@rule
def group_points(edo: State, box: Components, seat: int) -> int:
    """Pairs, threes and fours of altars alike."""
    points = 0
    for series in range(s.SERIES):
        points += box.same[altars_of(edo, seat, series)]
    return points


@rule
def singles(edo: State, seat: int) -> int:
    """How many series a family has one altar of."""
    series = 0  # a bit each
    groups = 0  # those with more than one altar
    for altar in range(edo.altar_count):
        card = edo.altars[altar]
        if card.family == seat:
            own = 1 << int(card.series)
            groups |= series & own
            series |= own
    return size(series & ~groups)


@rule
def single_points(edo: State, box: Components, seat: int) -> int:
    """The series of different altars among those not in a group; beyond the longest series a new
    one begins (B40)."""
    single = singles(edo, seat)
    most = box.different_most
    return single // most * box.different[most] + box.different[single % most]


@rule
def offering_points(edo: State, box: Components, seat: int) -> int:
    """A point for each offering, two for the fourth on an altar."""
    points = 0
    for altar in range(edo.altar_count):
        if edo.altars[altar].family == seat:
            for place in range(edo.altars[altar].count):
                points += box.offering[place]
    return points


@rule
def source_points(edo: State, box: Components, seat: int, source: int) -> int:
    """The points of a family from one source, as things stand; goals are counted at the end."""
    family = edo.families[seat]
    if source == s.FROM_GROUPS:
        return group_points(edo, box, seat)
    if source == s.FROM_SINGLES:
        return single_points(edo, box, seat)
    if source == s.FROM_OFFERINGS:
        return offering_points(edo, box, seat)
    if source == s.FROM_BRIGANDS:
        return family.brigands * box.points_brigands
    if source == s.FROM_TOURNAMENTS:
        return family.wins * box.points_win
    return family.points[s.FROM_GOALS]


@rule
def improvements(family: Family) -> int:
    """How many improvements a family has."""
    count = 0
    for improvement in range(s.IMPROVEMENTS):
        count += family.has[improvement]
    return count


@rule
def measured(edo: State, box: Components, seat: int, measure: int) -> int:
    """What a goal measures."""
    family = edo.families[seat]
    if measure == s.MEASURE_BRIGANDS:
        return family.brigands
    if measure == s.MEASURE_WINS:
        return family.wins
    if measure == s.MEASURE_BUILDINGS:
        return family.buildings
    if measure == s.MEASURE_CONTRACTS:
        return family.contracts
    if measure == s.MEASURE_IMPROVEMENTS:
        return improvements(family)
    if measure == s.MEASURE_SHIELD:
        return family.shield
    if measure == s.MEASURE_KOBANS:
        return family.store[s.KOBAN]
    if measure == s.MEASURE_CUBES:
        return cubes(family)
    full = 0
    for altar in range(edo.altar_count):
        card = edo.altars[altar]
        full += card.family == seat and card.count == s.PLACES
    return full


@rule
def cubes(family: Family) -> int:
    """All goods of a family, gold included; not those on its altars."""
    count = 0
    for good in range(s.GOODS):
        count += family.store[good]
    return count


@rule
def goal_points(edo: State, box: Components, seat: int, card: int) -> int:
    """What a goal is worth: the points of the step that the measure has reached."""
    step = measured(edo, box, seat, box.measure[card]) // box.per[card]
    return box.goal[card, min(step, box.goal_most[card])]


@rule
def final_count(edo: State, box: Components) -> None:
    """Show the goals and count all points."""
    for seat in range(edo.players):
        family = edo.families[seat]
        for card in range(s.CARDS):
            if family.hand[card] > 0 and box.effect[card] == s.GOAL:
                points = family.hand[card] * goal_points(edo, box, seat, card)
                family.points[s.FROM_GOALS] += points
                emit(edo, s.SCORED_GOAL, seat, card, points)
        for source in range(s.SOURCES):
            family.points[source] = source_points(edo, box, seat, source)
            if family.points[source] != 0 and source != s.FROM_GOALS:
                emit(edo, s.SCORED, seat, source, family.points[source])


@rule
def points_of(edo: State, box: Components, seat: int) -> int:
    """All points of a family, as things stand."""
    total = 0
    for source in range(s.SOURCES):
        total += int(source_points(edo, box, seat, source))
    return total


@rule
def points(edo: State, box: Components, out: Row[int]) -> None:
    """Each seat's points as they stand; goals are shown and counted at the end."""
    for seat in range(edo.players):
        out[seat] = points_of(edo, box, seat)


@rule
def account(edo: State, box: Components, seat: int, out: Row[int]) -> None:
    """A seat's points as they stand by source."""
    for source in range(s.SOURCES):
        out[source] = source_points(edo, box, seat, source)


@rule
def belongings(family: Family) -> int:
    """All goods and Kobans, which break ties (B41)."""
    count = 0
    for good in range(s.STORE):
        count += int(family.store[good])
    return count


@rule
def is_ahead(edo: State, box: Components, seat: int, other: int) -> bool:
    """More points win, then more goods and Kobans (B41)."""
    lead = points_of(edo, box, seat) - points_of(edo, box, other)
    if lead == 0:
        lead = belongings(edo.families[seat]) - belongings(edo.families[other])
    return lead > 0


@rule
def standing(edo: State, box: Components, places: Row[int]) -> None:
    """Each seat's place; families that are equal in both share it."""
    for seat in range(edo.players):
        places[seat] = 1
        for other in range(edo.players):
            places[seat] += is_ahead(edo, box, other, seat)
