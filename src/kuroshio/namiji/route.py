"""Namiji: the sea route, where boats may stop, and whose boat is next."""

from __future__ import annotations

from kuroshio.core.compiled import rule
from kuroshio.core.events import emit
from kuroshio.core.records import Row
from kuroshio.namiji import reasons as r
from kuroshio.namiji import state as s
from kuroshio.namiji.box import Components
from kuroshio.namiji.moves import DOCK_AT, HOME, SAIL
from kuroshio.namiji.rack import is_full
from kuroshio.namiji.score import gain
from kuroshio.namiji.state import Boat, State


@rule
def station_at(sea: State, box: Components, space: int) -> int:
    """The station of a space in sailing order."""
    return box.route[place_of(sea, box, space)]


@rule
def place_of(sea: State, box: Components, space: int) -> int:
    """Where a space of the voyage is on the board, whose places are counted clockwise."""
    return box.length - space if sea.reverse == 1 else space


@rule
def slots_at(sea: State, box: Components, space: int) -> int:
    """How many boats fit on a space: in a harbour all of them."""
    if station_at(sea, box, space) >= s.DOCK:
        return sea.boat_count
    return slots_of_station(sea, box, space)


@rule
def slots_of_station(sea: State, box: Components, space: int) -> int:
    """Double stations count only with four or more players (R29)."""
    double = box.double[place_of(sea, box, space)] == 1
    return 2 if double and sea.players >= s.DOUBLE_FROM else 1


@rule
def boats_at(sea: State, space: int) -> int:
    count = 0
    for seat in range(sea.boat_count):
        count += sea.boats[seat].space == space
    return count


@rule
def slot_at(sea: State, space: int) -> int:
    """Where a boat lies that sails to a station: the first takes the slot on the route."""
    return boats_at(sea, space)


@rule
def is_behind(boat: Boat, other: Boat) -> bool:
    return lies_behind(boat, other.space, other.slot)


@rule
def lies_behind(boat: Boat, space: int, slot: int) -> bool:
    """On the same space the boat farther from the route is behind (R27: slot 1 is ahead)."""
    if boat.space != space:
        return boat.space < space
    return boat.slot > slot


@rule
def boats_behind(sea: State, boat: int, space: int, slot: int) -> int:
    """How many other boats would be behind a boat there, and so move before it does again."""
    count = 0
    for other in range(sea.boat_count):
        count += other != boat and lies_behind(sea.boats[other], space, slot)
    return count


@rule
def last_boat(sea: State) -> int:
    """The boat farthest behind moves next."""
    last = 0
    for seat in range(1, sea.boat_count):
        if is_behind(sea.boats[seat], sea.boats[last]):
            last = seat
    return last


@rule
def boats_for(players: int) -> int:
    """One for each player; with two players there is a neutral one, too."""
    return players + 1 if players == 2 else players


@rule
def is_neutral(sea: State, boat: int) -> bool:
    """Whether a boat is nobody's: the third one of a game of two."""
    return boat >= sea.players


@rule
def decider(sea: State, boat: int) -> int:
    """Who moves a boat: its player; the neutral one is moved by the player ahead (R24)."""
    if is_neutral(sea, boat):
        return 1 if is_behind(sea.boats[0], sea.boats[1]) else 0
    return boat


@rule
def why_not_enjoy(sea: State, box: Components, seat: int, station: int) -> int:
    """A full rack bars angling and nets, a complete panorama its own stations (R16); nothing
    bars the neutral boat (R25)."""
    if is_neutral(sea, seat):
        return 0
    boat = sea.boats[seat]
    if (station == s.ANGLING or station == s.NET) and is_full(boat):
        return r.WHY_RACK_FULL
    if s.DOLPHIN <= station <= s.WHALE:
        panorama = station - s.DOLPHIN
        if boat.panorama[panorama] >= box.sections[panorama]:
            return r.WHY_PANORAMA
    return 0


@rule
def why_not_stop(sea: State, box: Components, space: int, station: int) -> int:
    """A boat stops where it may enjoy the station, if a slot is free there."""
    why = why_not_enjoy(sea, box, sea.boat, station)
    if why != 0:
        return why
    return r.WHY_OCCUPIED if boats_at(sea, space) >= slots_of_station(sea, box, space) else 0


@rule
def why_not_sail(sea: State, box: Components, space: int) -> int:
    """Boats sail ahead, and never past the next dock or the port (R34)."""
    here = sea.boats[sea.boat].space
    if space >= box.length:
        return r.WHY_OFF_THE_ROUTE
    if space <= here:
        return r.WHY_BEHIND
    harbour = next_harbour(sea, box, here)
    if space == harbour:
        return r.WHY_USE_DOCK
    if space > harbour:
        return r.WHY_DOCK_FIRST
    return why_not_stop(sea, box, space, station_at(sea, box, space))


@rule
def why_not_moor(sea: State, box: Components, slot: int) -> int:
    """The next dock is open to all, in a slot that is free."""
    harbour = next_harbour(sea, box, sea.boats[sea.boat].space)
    if station_at(sea, box, harbour) == s.PORT:
        return r.WHY_NO_DOCK_LEFT
    return 0 if is_free(sea, harbour, slot) else r.WHY_SLOT


@rule
def is_free(sea: State, dock: int, slot: int) -> bool:
    """Whether a slot of a dock is free; as many slots are used as there are boats."""
    for seat in range(sea.boat_count):
        if sea.boats[seat].space == dock and sea.boats[seat].slot == slot:
            return False
    return slot < sea.boat_count


@rule
def why_not_go_home(sea: State, box: Components) -> int:
    """The port is open to all who have no dock before them."""
    harbour = next_harbour(sea, box, sea.boats[sea.boat].space)
    return 0 if station_at(sea, box, harbour) == s.PORT else r.WHY_DOCK_FIRST


@rule
def legal_sailing(sea: State, box: Components, out: Row[int]) -> int:
    """Every free slot ahead up to the next dock or the port, which is always open (R34)."""
    n = 0
    space = sea.boats[sea.boat].space + 1
    station = station_at(sea, box, space)
    while station < s.DOCK:
        if why_not_stop(sea, box, space, station) == 0:
            out[n] = SAIL + space - 1
            n += 1
        space += 1
        station = station_at(sea, box, space)
    if station == s.PORT:
        out[n] = HOME
        return n + 1
    for slot in range(sea.boat_count):
        if is_free(sea, space, slot):
            out[n] = DOCK_AT + slot
            n += 1
    return n


@rule
def nothing_there(sea: State, station: int) -> None:
    """A stop without effect is legal (R2, R10, R14, R18)."""
    emit(sea, s.NOTHING_THERE, sea.turn, station, 0)


@rule
def moor(sea: State, box: Components, slot: int) -> None:
    """Stop at the next dock, in the slot of one's choice (R26: the neutral boat's mover picks)."""
    boat = sea.boats[sea.boat]
    boat.space = next_harbour(sea, box, boat.space)
    boat.slot = slot
    emit(sea, s.MOORED, sea.boat, boat.space, slot)


@rule
def next_harbour(sea: State, box: Components, space: int) -> int:
    """The next dock or the finish port: nobody sails past it."""
    space += 1
    while station_at(sea, box, space) < s.DOCK:
        space += 1
    return space


@rule
def come_home(sea: State, box: Components) -> None:
    """Reach the finish port and take the best Early Bird token left; the neutral boat's is
    discarded."""
    boat = sea.boats[sea.boat]
    boat.space = box.length
    boat.slot = sea.home
    emit(sea, s.CAME_HOME, sea.boat, sea.home, 0)
    tokens = early_bird_tokens(sea)
    boat.early_bird = box.early_bird[sea.home] if sea.home < tokens else 0
    if sea.home < tokens:
        kind = s.DISCARDED_EARLY_BIRD if is_neutral(sea, sea.boat) else s.TOOK_EARLY_BIRD
        emit(sea, kind, sea.boat, boat.early_bird, 0)
    if not is_neutral(sea, sea.boat):
        gain(sea, sea.boat, s.FROM_EARLY_BIRD, boat.early_bird)
    sea.home += 1


@rule
def early_bird_tokens(sea: State) -> int:
    """One for each boat; with the option, the third boat of two players has none (R42)."""
    if sea.players == 2 and sea.options.early_birds == s.TWO_TOKENS:
        return 2
    return sea.boat_count


@rule
def both_players_home(sea: State, box: Components) -> bool:
    return sea.boats[0].space == box.length and sea.boats[1].space == box.length
