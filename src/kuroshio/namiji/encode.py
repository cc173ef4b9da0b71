"""Namiji: what a seat knows as numbers, for programs that learn."""

from __future__ import annotations

from kuroshio.core.compiled import rule
from kuroshio.core.observation import MOST, encode_question, piece, row_of, small
from kuroshio.core.records import Record, Row, i8
from kuroshio.namiji import state as s
from kuroshio.namiji.box import Components
from kuroshio.namiji.knowledge import hand_shows_one_gone
from kuroshio.namiji.route import boats_at, is_neutral, station_at
from kuroshio.namiji.score import score
from kuroshio.namiji.state import State

AHEAD = 16  # spaces in front of the boat that are shown one by one


class Observation(Record):
    """Rows of boats begin with one's own; the neutral boat of a game of two is the third."""

    question: Row[i8] = piece(len(s.QUESTIONS), meaning="1 for what is asked now")
    seat: Row[i8] = piece(s.BOATS, meaning="1 for one's own seat")
    turn: Row[i8] = piece(s.BOATS, meaning="1 for the boat of the seat that decides now")
    moving: Row[i8] = piece(s.BOATS, meaning="1 for the boat that moves now")
    there: Row[i8] = piece(s.BOATS, meaning="1 for each boat in play")
    reverse: Row[i8] = piece(1, meaning="1 if the route is sailed counter-clockwise")
    two_tokens: Row[i8] = piece(1, meaning="1 with the option early_birds: two")

    space: Row[i8] = piece(s.BOATS, most=s.SPACES, meaning="how far each boat has come")
    slot: Row[i8] = piece(s.BOATS, most=s.BOATS, meaning="how far from the route it lies there")
    at: Row[i8] = piece(s.SPACES + 1, meaning="1 for the space of the boat that moves now")
    station: Row[i8] = piece(
        AHEAD,
        len(s.STATIONS),
        meaning="1 for the station of each space in front of the boat that moves",
    )
    taken: Row[i8] = piece(AHEAD, most=s.BOATS, meaning="the boats on those spaces")
    home: Row[i8] = piece(s.BOATS, meaning="1 for each boat in the finish port")
    early_bird: Row[i8] = piece(s.BOATS, most=99, meaning="the points of its early bird token")

    score: Row[i8] = piece(s.BOATS, least=-MOST, most=MOST, meaning="points so far")
    offerings: Row[i8] = piece(s.BOATS, most=s.OFFERINGS, meaning="offerings on board")
    shrimp: Row[i8] = piece(s.BOATS, most=99, meaning="shrimp in the trap")
    crabs: Row[i8] = piece(s.BOATS, most=99, meaning="crabs in the trap")
    rack_colour: Row[i8] = piece(
        s.BOATS, s.CELLS, s.COLOURS, meaning="1 for the colour of the fish in each cell of the rack"
    )
    rack_kind: Row[i8] = piece(
        s.BOATS, s.CELLS, s.KINDS, meaning="1 for the kind of the fish in each cell of the rack"
    )
    netted: Row[i8] = piece(s.BOATS, s.CELLS, meaning="1 for each cell that a net covers")
    lines: Row[i8] = piece(s.BOATS, s.LINES, meaning="1 for each row, then column, that has scored")
    panorama: Row[i8] = piece(s.BOATS, s.PANORAMAS, most=MOST, meaning="sections of each panorama")
    bonus: Row[i8] = piece(s.BOATS, s.PANORAMAS, meaning="1 for each panorama bonus")
    cards: Row[i8] = piece(s.BOATS, s.DOCK_CARDS, meaning="1 for each dock card")
    rock_count: Row[i8] = piece(s.BOATS, most=s.ROCK_CARDS, meaning="Sacred Rock cards kept")
    rocks: Row[i8] = piece(s.ROCK_CARDS, meaning="1 for each Sacred Rock card of one's own")

    face_up: Row[i8] = piece(s.FISH, most=99, meaning="fish of each sort that lie face up")
    face_down: Row[i8] = piece(s.FISH, most=99, meaning="fish of each sort that lie face down")
    hook_colour: Row[i8] = piece(s.COLOURS, meaning="1 for the colour of the fish on the hook")
    hook_kind: Row[i8] = piece(s.KINDS, meaning="1 for the kind of the fish on the hook")
    hooks: Row[i8] = piece(1, most=9, meaning="fish that may still be taken at this stop")
    gained: Row[i8] = piece(1, most=99, meaning="what this stop has brought that upgrades pay for")
    net_pool: Row[i8] = piece(s.NETS, meaning="1 for each net not seen yet")
    net_under: Row[i8] = piece(
        s.NETS, most=s.NETS, meaning="nets put under the pile: 1 for those that come first, 2 …"
    )
    net_shown: Row[i8] = piece(s.LOOK, s.FISH, meaning="1 for the fish of each net revealed")
    bag: Row[i8] = piece(2, most=99, meaning="shrimp and crabs in the bag")
    haul: Row[i8] = piece(2, most=99, meaning="shrimp and crabs drawn at this stop")

    rock_pool: Row[i8] = piece(
        s.ROCK_CARDS, meaning="1 for each Sacred Rock card that may lie anywhere"
    )
    rock_under: Row[i8] = piece(
        s.ROCK_CARDS,
        most=s.ROCK_CARDS,
        meaning="the place of cards known to lie under the deck, 1 …",
    )
    rock_look: Row[i8] = piece(s.ROCK_CARDS, meaning="1 for each card looked at that one knows")
    rock_look_count: Row[i8] = piece(1, most=s.LOOK, meaning="Sacred Rock cards looked at")
    rock_keep: Row[i8] = piece(1, most=s.LOOK, meaning="how many of them may still be kept")
    dock_pool: Row[i8] = piece(s.DOCK_CARDS, meaning="1 for each dock card that may lie anywhere")
    hand: Row[i8] = piece(s.DOCK_CARDS, meaning="1 for each card of the hand that goes round")
    hand_count: Row[i8] = piece(1, most=s.HAND, meaning="how many cards it has")
    dock_under: Row[i8] = piece(s.DOCK_CARDS, meaning="1 for each card known to lie under the deck")
    dock_pair: Row[i8] = piece(
        s.DOCK_CARDS, meaning="1 for pairs of which one lies under the deck, one is out of the game"
    )
    drafts: Row[i8] = piece(1, most=s.DRAFTS, meaning="drafts finished")
    bonus_taken: Row[i8] = piece(s.PANORAMAS, meaning="1 for each panorama bonus that is gone")


@rule
def encode(sea: State, box: Components, o: Observation) -> None:
    """Write what these eyes know into an observation of zeros."""
    encode_question(sea, o)
    if sea.over == 0:
        o.moving[_row(sea, sea.boat)] = 1
    o.reverse[0] = sea.reverse
    o.two_tokens[0] = sea.options.early_birds
    o.drafts[0] = sea.drafts
    _encode_route(sea, box, o)
    for boat in range(sea.boat_count):
        _encode_boat(sea, box, o, boat)
    _encode_catch(sea, box, o)
    _encode_rocks(sea, o)
    _encode_docks(sea, o)


@rule
def _row(sea: State, boat: int) -> int:
    return boat if is_neutral(sea, boat) else row_of(boat, sea.eyes, sea.players)


@rule
def _encode_route(sea: State, box: Components, o: Observation) -> None:
    """Where the boat that moves now is, and what lies in front of it."""
    space = sea.boats[sea.boat].space
    o.at[space] = 1
    for n in range(min(AHEAD, box.length - space)):
        ahead = space + 1 + n
        o.station[n, station_at(sea, box, ahead)] = 1
        o.taken[n] = boats_at(sea, ahead)


@rule
def _encode_boat(sea: State, box: Components, o: Observation, seat: int) -> None:
    boat = sea.boats[seat]
    n = _row(sea, seat)
    o.there[n] = 1
    o.space[n] = boat.space
    o.slot[n] = boat.slot
    o.home[n] = boat.space == box.length
    o.early_bird[n] = max(0, boat.early_bird)
    o.score[n] = small(score(boat))
    o.offerings[n] = boat.offerings
    o.shrimp[n] = boat.shrimp
    o.crabs[n] = boat.crabs
    for cell in range(s.CELLS):
        fish = boat.rack[cell]
        if fish != s.NONE:
            o.rack_colour[n, cell, fish // s.KINDS] = 1
            o.rack_kind[n, cell, fish % s.KINDS] = 1
            o.netted[n, cell] = boat.net_in[cell] != s.NONE
    for line in range(s.LINES):
        o.lines[n, line] = boat.lines[line]
    for panorama in range(s.PANORAMAS):
        o.panorama[n, panorama] = boat.panorama[panorama]
        o.bonus[n, panorama] = boat.bonus[panorama]
    for card in range(boat.dock_count):
        o.cards[n, boat.docks[card]] = 1
    o.rock_count[n] = boat.rock_count
    if seat == sea.eyes:
        for card in range(boat.rock_count):
            o.rocks[boat.rocks[card]] = 1


@rule
def _encode_catch(sea: State, box: Components, o: Observation) -> None:
    """Fish, nets and crustaceans."""
    for fish in range(s.FISH):
        o.face_up[fish] = sea.face_up[fish]
        o.face_down[fish] = sea.face_down[fish]
    if sea.fish != s.NONE:
        o.hook_colour[sea.fish // s.KINDS] = 1
        o.hook_kind[sea.fish % s.KINDS] = 1
    o.hooks[0] = sea.hooks
    o.gained[0] = sea.gained
    for net in range(s.NETS):
        o.net_pool[net] = sea.net_pool[net]
    layer = 0
    for n in range(sea.net_under_count):
        layer += n == 0 or sea.net_layer[n] != sea.net_layer[n - 1]
        o.net_under[sea.net_under[n]] = layer
    for n in range(sea.net_shown_count):
        o.net_shown[n, box.nets[sea.net_shown[n]]] = 1
    for kind in range(2):
        o.bag[kind] = sea.bag[kind]
        o.haul[kind] = sea.haul[kind]
    for panorama in range(s.PANORAMAS):
        o.bonus_taken[panorama] = sea.bonus_taken[panorama]


@rule
def _encode_rocks(sea: State, o: Observation) -> None:
    for card in range(s.ROCK_CARDS):
        o.rock_pool[card] = sea.rock_pool[card]
    for n in range(sea.rock_under_count):
        if sea.rock_under[n] >= 0:
            o.rock_under[sea.rock_under[n]] = n + 1
    for n in range(sea.rock_look_count):
        if sea.rock_look[n] >= 0:
            o.rock_look[sea.rock_look[n]] = 1
    o.rock_look_count[0] = sea.rock_look_count
    o.rock_keep[0] = sea.rock_keep


@rule
def _encode_docks(sea: State, o: Observation) -> None:
    for card in range(s.DOCK_CARDS):
        o.dock_pool[card] = sea.dock_pool[card]
    for n in range(sea.hand_count + int(hand_shows_one_gone(sea))):
        if sea.hand[n] >= 0:
            o.hand[sea.hand[n]] = 1
    o.hand_count[0] = sea.hand_count
    for draft in range(sea.drafts):
        under = sea.dock_under[draft]
        gone = sea.dock_gone[draft]
        if under >= 0 and gone >= 0:
            o.dock_pair[under] = 1
            o.dock_pair[gone] = 1
        elif under >= 0:
            o.dock_under[under] = 1
