"""Namiji: set-up, the course of a turn, and the moves.

The neutral boat of a game of two is boat NEUTRAL; `sea.turn` is the seat that decides for it.
"""

from __future__ import annotations

from kuroshio.core.compiled import rule
from kuroshio.core.events import clear, emit
from kuroshio.core.families import is_asked
from kuroshio.core.records import Row
from kuroshio.core.rng import roll, shuffle
from kuroshio.core.state import begin
from kuroshio.namiji.box import Box
from kuroshio.namiji.docks import begin_draft, choose_card, legal_cards, why_not_choose
from kuroshio.namiji.fish import (
    flip_fish,
    go_angling,
    keep_fish,
    legal_cells,
    legal_fish,
    release_fish,
    take_fish,
    why_not_take,
)
from kuroshio.namiji.moves import (
    ANSWERS,
    CAST,
    CHOOSE,
    DOCK_AT,
    DONE,
    DRAW,
    HOME,
    KEEP,
    LOOK_AT,
    OFFER,
    PICK,
    PLACEMENTS,
    RELEASE,
    REVEAL,
    SAIL,
    TAKE,
)
from kuroshio.namiji.nets import (
    cast_net,
    legal_casts,
    release_nets,
    reveal_net,
    why_not_cast,
    why_not_reveal,
)
from kuroshio.namiji.panoramas import take_section
from kuroshio.namiji.rack import why_not_keep
from kuroshio.namiji.reasons import WHY_NOT_ASKED
from kuroshio.namiji.rocks import (
    keep_rock,
    legal_rocks,
    look_at_rocks,
    reach_rock,
    return_rocks,
    why_not_pick,
)
from kuroshio.namiji.route import (
    boats_at,
    both_players_home,
    come_home,
    decider,
    last_boat,
    legal_sailing,
    moor,
    station_at,
    why_not_go_home,
    why_not_moor,
    why_not_sail,
)
from kuroshio.namiji.score import final_count, gain
from kuroshio.namiji.state import (
    ANGLING,
    ASK_CAST,
    ASK_DRAFT,
    ASK_FISH,
    ASK_HAUL,
    ASK_KEEP,
    ASK_LOOK,
    ASK_NOTHING,
    ASK_OFFER,
    ASK_ROCK,
    ASK_SAIL,
    ASK_SECOND_FISH,
    ASK_SECOND_ROCK,
    BOATS,
    BOW_WHISTLE,
    COUNTER_CLOCKWISE,
    CRAB,
    CRUSTACEAN,
    DOCK,
    DOLPHIN,
    DRAWN,
    FISH,
    FISHMONGER,
    FROM_UPGRADES,
    NET,
    NET_FLOATS,
    NONE,
    PAPER_LANTERNS,
    ROCK,
    SAILED,
    SALTED_BAIT,
    SHRIMP,
    STRAW_ROPE,
    TWIN_OFFERINGS,
    WHALE,
    WHIRLPOOL,
    Options,
    State,
)
from kuroshio.namiji.trap import draw_crustacean, keep_haul
from kuroshio.namiji.whirlpool import reach_whirlpool, set_afloat

# --- set-up ---------------------------------------------------------------------------------


@rule
def setup(sea: State, box: Box, options: Options, players: int, seed: int) -> None:
    """Lay out the board, line the boats up in random order, and turn the first fish."""
    begin(sea, players, seed)
    sea.options.direction = options.direction
    sea.options.early_birds = options.early_birds
    sea.boat_count = players + 1 if players == 2 else players
    _choose_direction(sea)
    _line_up(sea, box)
    _fill_decks(sea, box)
    for fish in range(FISH):
        sea.face_down[fish] = box.fish[fish]
        sea.face_up[fish] = 0
    flip_fish(sea, NONE)
    for kind in range(SHRIMP, CRAB + 1):
        sea.bag[kind] = box.crustaceans[kind]
    next_turn(sea, box)


@rule
def _choose_direction(sea: State) -> None:
    """The host chooses the direction, or leaves it to chance (R33)."""
    if sea.options.direction == DRAWN:
        sea.reverse = roll(sea.rng, 2)
    else:
        sea.reverse = 1 if sea.options.direction == COUNTER_CLOCKWISE else 0


@rule
def _line_up(sea: State, box: Box) -> None:
    """Every boat gets its offerings and a random slot of the start port."""
    slots = sea.hand  # any row will do for the shuffle; it is emptied afterwards
    for seat in range(sea.boat_count):
        slots[seat] = seat
    shuffle(sea.rng, slots, sea.boat_count)
    for seat in range(BOATS):
        boat = sea.boats[seat]
        boat.early_bird = NONE
        boat.rack[:] = NONE
        boat.net_in[:] = NONE
        boat.rocks[:] = NONE
        boat.docks[:] = NONE
        if seat < sea.boat_count:
            boat.slot = slots[seat]
            boat.offerings = box.offerings if seat < sea.players else 0


@rule
def _fill_decks(sea: State, box: Box) -> None:
    """Shuffle nets, Sacred Rock cards and dock cards.

    A shuffled pile is kept as the set of its cards, and its order is drawn card by card: so there
    is no order that a state could give away.
    """
    sea.fish = NONE
    sea.net_under[:] = NONE
    sea.net_shown[:] = NONE
    for net in range(box.net_count):
        sea.net_pool[net] = 1
    sea.rock_under[:] = NONE
    sea.rock_known[:] = NONE
    sea.rock_look[:] = NONE
    sea.rock_look_known[:] = NONE
    for card in range(box.rock_count):
        sea.rock_pool[card] = 1
    sea.hand[:] = NONE
    sea.dock_under[:] = NONE
    sea.dock_gone[:] = NONE
    for card in range(box.dock_count):
        sea.dock_pool[card] = 1


# --- the course of a turn -------------------------------------------------------------------


@rule
def next_turn(sea: State, box: Box) -> None:
    """Hand the turn to the boat farthest behind, hold a draft when all are at a dock, or end."""
    sea.gained = 0
    sea.hooks = 0
    sea.boat = last_boat(sea)
    if sea.boat >= sea.players and both_players_home(sea, box):
        come_home(sea, box)  # R24: both players are home, so the neutral boat goes there too
    if sea.home == sea.boat_count:
        final_count(sea, box)
        sea.over = 1
        return
    space = sea.boats[sea.boat].space
    if station_at(sea, box, space) == DOCK and space > sea.drafted_at:
        begin_draft(sea, space)
        return
    sea.turn = decider(sea, sea.boat)
    sea.ask = ASK_SAIL


@rule
def sail(sea: State, box: Box, move: int) -> None:
    """Move the boat and enjoy the station; the neutral boat enjoys nothing."""
    boat = sea.boats[sea.boat]
    if move == HOME:
        come_home(sea, box)
        return
    if move >= DOCK_AT:
        moor(sea, box, move - DOCK_AT)
        return
    space = move - SAIL + 1
    boat.slot = boats_at(sea, space)  # the first boat takes the slot on the route
    boat.space = space
    emit(sea, SAILED, sea.boat, space, boat.slot)
    if sea.boat < sea.players:
        visit(sea, box, station_at(sea, box, space))


@rule
def visit(sea: State, box: Box, station: int) -> None:
    """Do what the station offers, or ask what the player wants of it."""
    if station == ANGLING:
        go_angling(sea)
    elif station == NET:
        reveal_net(sea)
    elif station == CRUSTACEAN:
        draw_crustacean(sea, box)
    elif station == WHIRLPOOL:
        reach_whirlpool(sea)
    elif station == ROCK:
        reach_rock(sea)
    else:
        take_section(sea, box, station - DOLPHIN)


@rule
def pay_upgrades(sea: State, box: Box) -> None:
    """Pay the upgrades that give points at this station, once per stop (R20, R21)."""
    boat = sea.boats[sea.turn]
    station = station_at(sea, box, boat.space)
    if sea.gained == 0:
        return
    bonus = 0
    if station == ANGLING:
        bonus = boat.upgrade[FISHMONGER]
    elif station == NET:
        bonus = boat.upgrade[NET_FLOATS]
    elif station == CRUSTACEAN:
        bonus = boat.upgrade[SALTED_BAIT]
    elif station == WHIRLPOOL:
        bonus = boat.upgrade[PAPER_LANTERNS]
        if boat.upgrade[TWIN_OFFERINGS] > 0:
            bonus += box.twin_bonus
    elif DOLPHIN <= station <= WHALE:
        bonus = boat.upgrade[BOW_WHISTLE + station - DOLPHIN]
    gain(sea, sea.turn, FROM_UPGRADES, bonus)


# --- moves ----------------------------------------------------------------------------------


@rule
def apply(sea: State, box: Box, move: int) -> None:
    """Make a legal move."""
    clear(sea)
    sea.moves += 1
    ask = sea.ask
    sea.ask = ASK_NOTHING
    answer(sea, box, ask, move)
    if sea.ask == ASK_NOTHING:
        if ask != ASK_DRAFT and sea.boat < sea.players:
            pay_upgrades(sea, box)
        next_turn(sea, box)


@rule
def answer(sea: State, box: Box, ask: int, move: int) -> None:
    """Do what the seat has chosen; a rule that needs another answer sets `sea.ask` again."""
    if ask == ASK_SAIL:
        sail(sea, box, move)
    elif ask == ASK_FISH or ask == ASK_SECOND_FISH:
        if move != DONE:
            take_fish(sea, move - TAKE)
    elif ask == ASK_KEEP:
        if move == RELEASE:
            release_fish(sea)
        else:
            keep_fish(sea, box, move - KEEP)
    elif ask == ASK_CAST:
        if move == RELEASE:
            release_nets(sea)
        elif move == REVEAL:
            reveal_net(sea)
        else:
            cast_net(sea, box, (move - CAST) // PLACEMENTS, (move - CAST) % PLACEMENTS)
    elif ask == ASK_HAUL:
        if move == DRAW:
            draw_crustacean(sea, box)
        else:
            keep_haul(sea)
    elif ask == ASK_OFFER:
        set_afloat(sea, move - OFFER + 1)
    elif ask == ASK_LOOK:
        if move == LOOK_AT:
            look_at_rocks(sea, 2, 1)
        else:
            look_at_rocks(sea, sea.boats[sea.turn].upgrade[STRAW_ROPE], box.rope_keep)
    elif ask == ASK_DRAFT:
        choose_card(sea, box, move - CHOOSE)
    elif move == DONE:
        return_rocks(sea)
    else:
        keep_rock(sea, move - PICK)


@rule
def legal(sea: State, box: Box, out: Row[int]) -> int:
    """Write the numbers of all legal moves in ascending order; return how many there are."""
    if sea.over == 1:
        return 0
    ask = sea.ask
    if ask == ASK_SAIL:
        return legal_sailing(sea, box, out)
    if ask == ASK_FISH or ask == ASK_SECOND_FISH:
        return legal_fish(sea, out)
    if ask == ASK_KEEP:
        return legal_cells(sea, out)
    if ask == ASK_CAST:
        return legal_casts(sea, out)
    if ask == ASK_ROCK or ask == ASK_SECOND_ROCK:
        return legal_rocks(sea, out)
    if ask == ASK_DRAFT:
        return legal_cards(sea, out)
    first = DRAW
    if ask == ASK_OFFER:
        first = OFFER
    elif ask == ASK_LOOK:
        first = LOOK_AT
    out[0] = first  # draw or stop, one offering or two, two cards or three
    out[1] = first + 1
    return 2


@rule
def why(sea: State, box: Box, move: int) -> int:
    """Why a move is not possible; 0 if it is. What has no rule of its own is always possible when
    it is asked."""
    if not is_asked(ANSWERS, move, sea.ask):
        return WHY_NOT_ASKED
    if move < DOCK_AT:
        return why_not_sail(sea, box, move - SAIL + 1)
    if move < HOME:
        return why_not_moor(sea, box, move - DOCK_AT)
    if move == HOME:
        return why_not_go_home(sea, box)
    if move < KEEP:
        return why_not_take(sea, move - TAKE)
    if move < RELEASE:
        return why_not_keep(sea.boats[sea.turn], move - KEEP)
    if CAST <= move < REVEAL:
        return why_not_cast(sea, (move - CAST) // PLACEMENTS, (move - CAST) % PLACEMENTS)
    if move == REVEAL:
        return why_not_reveal(sea)
    if PICK <= move < CHOOSE:
        return why_not_pick(sea, move - PICK)
    if CHOOSE <= move < DONE:
        return why_not_choose(sea, move - CHOOSE)
    return 0
