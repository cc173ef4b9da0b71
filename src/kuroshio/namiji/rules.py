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
from kuroshio.namiji import moves as m
from kuroshio.namiji import reasons as r
from kuroshio.namiji import state as s
from kuroshio.namiji.box import Components
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
from kuroshio.namiji.nets import (
    cast_net,
    legal_casts,
    release_nets,
    reveal_net,
    why_not_cast,
    why_not_reveal,
)
from kuroshio.namiji.panoramas import take_section
from kuroshio.namiji.rack import PLACEMENTS, why_not_keep
from kuroshio.namiji.rocks import (
    keep_rock,
    legal_rocks,
    look_at_rocks,
    most_kept,
    most_looked_at,
    reach_rock,
    return_rocks,
    why_not_pick,
)
from kuroshio.namiji.route import (
    boats_for,
    both_players_home,
    come_home,
    decider,
    is_neutral,
    last_boat,
    legal_sailing,
    moor,
    slot_at,
    station_at,
    why_not_go_home,
    why_not_moor,
    why_not_sail,
)
from kuroshio.namiji.score import final_count, gain
from kuroshio.namiji.state import Options, State
from kuroshio.namiji.trap import draw_crustacean, keep_haul
from kuroshio.namiji.whirlpool import reach_whirlpool, set_afloat

# --- set-up ---------------------------------------------------------------------------------


@rule
def setup(sea: State, box: Components, options: Options, players: int, seed: int) -> None:
    """Lay out the board, line the boats up in random order, and turn the first fish."""
    begin(sea, players, seed)
    sea.options = options
    sea.boat_count = boats_for(players)
    _choose_direction(sea)
    _line_up(sea, box)
    _fill_decks(sea, box)
    for fish in range(s.FISH):
        sea.face_down[fish] = box.fish[fish]
        sea.face_up[fish] = 0
    flip_fish(sea, s.NONE)
    for kind in range(s.SHRIMP, s.CRAB + 1):
        sea.bag[kind] = box.crustaceans[kind]
    next_turn(sea, box)


@rule
def _choose_direction(sea: State) -> None:
    """The host chooses the direction, or leaves it to chance (R33)."""
    if sea.options.direction == s.DRAWN:
        sea.reverse = roll(sea.rng, 2)
    else:
        sea.reverse = 1 if sea.options.direction == s.COUNTER_CLOCKWISE else 0


@rule
def _line_up(sea: State, box: Components) -> None:
    """Every boat gets its offerings and a random slot of the start port."""
    slots = sea.hand  # any row will do for the shuffle; it is emptied afterwards
    for seat in range(sea.boat_count):
        slots[seat] = seat
    shuffle(sea.rng, slots, sea.boat_count)
    for seat in range(s.BOATS):
        boat = sea.boats[seat]
        boat.early_bird = s.NONE
        boat.rack[:] = s.NONE
        boat.net_in[:] = s.NONE
        boat.rocks[:] = s.NONE
        boat.docks[:] = s.NONE
        if seat < sea.boat_count:
            boat.slot = slots[seat]
            boat.offerings = 0 if is_neutral(sea, seat) else box.offerings


@rule
def _fill_decks(sea: State, box: Components) -> None:
    """Shuffle nets, Sacred Rock cards and dock cards.

    A shuffled pile is kept as the set of its cards, and its order is drawn card by card: so there
    is no order that a state could give away.
    """
    sea.fish = s.NONE
    sea.net_under[:] = s.NONE
    sea.net_shown[:] = s.NONE
    for net in range(box.net_count):
        sea.net_pool[net] = 1
    sea.rock_under[:] = s.NONE
    sea.rock_known[:] = s.NONE
    sea.rock_look[:] = s.NONE
    sea.rock_look_known[:] = s.NONE
    for card in range(box.rock_count):
        sea.rock_pool[card] = 1
    sea.hand[:] = s.NONE
    sea.dock_under[:] = s.NONE
    sea.dock_gone[:] = s.NONE
    for card in range(box.dock_count):
        sea.dock_pool[card] = 1


# --- the course of a turn -------------------------------------------------------------------


@rule
def next_turn(sea: State, box: Components) -> None:
    """Hand the turn to the boat farthest behind, hold a draft when all are at a dock, or end."""
    sea.gained = 0
    sea.hooks = 0
    sea.boat = last_boat(sea)
    if is_neutral(sea, sea.boat) and both_players_home(sea, box):
        come_home(sea, box)  # R24: both players are home, so the neutral boat goes there too
    if sea.home == sea.boat_count:
        final_count(sea, box)
        sea.over = 1
        return
    space = sea.boats[sea.boat].space
    if station_at(sea, box, space) == s.DOCK and space > sea.drafted_at:
        begin_draft(sea, space)
        return
    sea.turn = decider(sea, sea.boat)
    sea.ask = s.ASK_SAIL


@rule
def sail(sea: State, box: Components, move: int) -> None:
    """Move the boat and enjoy the station; the neutral boat enjoys nothing."""
    boat = sea.boats[sea.boat]
    if move == m.HOME:
        come_home(sea, box)
        return
    if move >= m.DOCK_AT:
        moor(sea, box, move - m.DOCK_AT)
        return
    space = move - m.SAIL + 1
    boat.slot = slot_at(sea, space)
    boat.space = space
    emit(sea, s.SAILED, sea.boat, space, boat.slot)
    if not is_neutral(sea, sea.boat):
        visit(sea, box, station_at(sea, box, space))


@rule
def visit(sea: State, box: Components, station: int) -> None:
    """Do what the station offers, or ask what the player wants of it."""
    if station == s.ANGLING:
        go_angling(sea)
    elif station == s.NET:
        reveal_net(sea)
    elif station == s.CRUSTACEAN:
        draw_crustacean(sea, box)
    elif station == s.WHIRLPOOL:
        reach_whirlpool(sea)
    elif station == s.ROCK:
        reach_rock(sea)
    else:
        take_section(sea, box, station - s.DOLPHIN)


@rule
def pay_upgrades(sea: State, box: Components) -> None:
    """Pay the upgrades that give points at this station, once per stop (R20, R21)."""
    boat = sea.boats[sea.turn]
    station = station_at(sea, box, boat.space)
    if sea.gained == 0:
        return
    bonus = 0
    if station == s.ANGLING:
        bonus = boat.upgrade[s.FISHMONGER]
    elif station == s.NET:
        bonus = boat.upgrade[s.NET_FLOATS]
    elif station == s.CRUSTACEAN:
        bonus = boat.upgrade[s.SALTED_BAIT]
    elif station == s.WHIRLPOOL:
        bonus = boat.upgrade[s.PAPER_LANTERNS]
        if boat.upgrade[s.TWIN_OFFERINGS] > 0:
            bonus += box.twin_bonus
    elif s.DOLPHIN <= station <= s.WHALE:
        bonus = boat.upgrade[s.BOW_WHISTLE + station - s.DOLPHIN]
    gain(sea, sea.turn, s.FROM_UPGRADES, bonus)


# --- moves ----------------------------------------------------------------------------------


@rule
def apply(sea: State, box: Components, move: int) -> None:
    """Make a legal move."""
    clear(sea)
    sea.moves += 1
    ask = sea.ask
    sea.ask = s.ASK_NOTHING
    answer(sea, box, ask, move)
    if sea.ask == s.ASK_NOTHING:
        if ask != s.ASK_DRAFT and not is_neutral(sea, sea.boat):
            pay_upgrades(sea, box)
        next_turn(sea, box)


@rule
def answer(sea: State, box: Components, ask: int, move: int) -> None:
    """Do what the seat has chosen; a rule that needs another answer sets `sea.ask` again."""
    if ask == s.ASK_SAIL:
        sail(sea, box, move)
    elif ask == s.ASK_FISH or ask == s.ASK_SECOND_FISH:
        if move != m.DONE:
            take_fish(sea, move - m.TAKE)
    elif ask == s.ASK_KEEP:
        if move == m.RELEASE:
            release_fish(sea)
        else:
            keep_fish(sea, box, move - m.KEEP)
    elif ask == s.ASK_CAST:
        if move == m.RELEASE:
            release_nets(sea)
        elif move == m.REVEAL:
            reveal_net(sea)
        else:
            cast_net(sea, box, *divmod(move - m.CAST, PLACEMENTS))
    elif ask == s.ASK_HAUL:
        if move == m.DRAW:
            draw_crustacean(sea, box)
        else:
            keep_haul(sea)
    elif ask == s.ASK_OFFER:
        set_afloat(sea, move - m.OFFER + 1)
    elif ask == s.ASK_LOOK:
        if move == m.LOOK_AT:
            look_at_rocks(sea, s.ROCKS_LOOKED_AT, 1)
        else:
            boat = sea.boats[sea.turn]
            look_at_rocks(sea, most_looked_at(boat), most_kept(boat, box))
    elif ask == s.ASK_DRAFT:
        choose_card(sea, box, move - m.CHOOSE)
    elif move == m.DONE:
        return_rocks(sea)
    else:
        keep_rock(sea, move - m.PICK)


@rule
def legal(sea: State, box: Components, out: Row[int]) -> int:
    """Write the numbers of all legal moves in ascending order; return how many there are."""
    if sea.over == 1:
        return 0
    ask = sea.ask
    if ask == s.ASK_SAIL:
        return legal_sailing(sea, box, out)
    if ask == s.ASK_FISH or ask == s.ASK_SECOND_FISH:
        return legal_fish(sea, out)
    if ask == s.ASK_KEEP:
        return legal_cells(sea, out)
    if ask == s.ASK_CAST:
        return legal_casts(sea, out)
    if ask == s.ASK_ROCK or ask == s.ASK_SECOND_ROCK:
        return legal_rocks(sea, out)
    if ask == s.ASK_DRAFT:
        return legal_cards(sea, out)
    first = m.DRAW
    if ask == s.ASK_OFFER:
        first = m.OFFER
    elif ask == s.ASK_LOOK:
        first = m.LOOK_AT
    out[0] = first  # draw or stop, one offering or two, two cards or three
    out[1] = first + 1
    return 2


@rule
def why(sea: State, box: Components, move: int) -> int:
    """Why a move is not possible; 0 if it is. What has no rule of its own is always possible when
    it is asked."""
    if not is_asked(m.ANSWERS, move, sea.ask):
        return r.WHY_NOT_ASKED
    if move < m.DOCK_AT:
        return why_not_sail(sea, box, move - m.SAIL + 1)
    if move < m.HOME:
        return why_not_moor(sea, box, move - m.DOCK_AT)
    if move == m.HOME:
        return why_not_go_home(sea, box)
    if move < m.KEEP:
        return why_not_take(sea, move - m.TAKE)
    if move < m.RELEASE:
        return why_not_keep(sea.boats[sea.turn], move - m.KEEP)
    if m.CAST <= move < m.REVEAL:
        return why_not_cast(sea, *divmod(move - m.CAST, PLACEMENTS))
    if move == m.REVEAL:
        return why_not_reveal(sea)
    if m.PICK <= move < m.CHOOSE:
        return why_not_pick(sea, move - m.PICK)
    if m.CHOOSE <= move < m.DONE:
        return why_not_choose(sea, move - m.CHOOSE)
    return 0
