"""Namiji: set-up, legal moves, and what each move does.

The neutral boat of a game of two is boat NEUTRAL; `sea.turn` is the seat that decides for it.
"""

from __future__ import annotations

from kuroshio.core.compiled import rule
from kuroshio.core.events import clear, emit, tell
from kuroshio.core.records import Row
from kuroshio.core.rng import pick, roll, shuffle
from kuroshio.core.state import begin
from kuroshio.namiji.box import Box
from kuroshio.namiji.moves import (
    ACROSS,
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
    TAKE_HIDDEN,
)
from kuroshio.namiji.score import final_count, gain, score_lines
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
    CAME_HOME,
    CARD_UNDER,
    CAST_NET,
    CELLS,
    COLUMNS,
    COUNTER_CLOCKWISE,
    CRAB,
    CRUSTACEAN,
    DEALT_CARDS,
    DOCK,
    DOLPHIN,
    DRAWN,
    DREW_CRAB,
    DREW_SHRIMP,
    FISH,
    FISHMONGER,
    FLIPPED_FISH,
    FROM_BONUSES,
    FROM_EARLY_BIRD,
    FROM_MEALS,
    FROM_PANORAMAS,
    FROM_TRAP,
    FROM_UPGRADES,
    KEPT_FISH,
    KEPT_HAUL,
    KEPT_ROCK,
    KEPT_THIS_ROCK,
    LAYERS,
    LOOKED_AT_ROCKS,
    LOST_HAUL,
    MOORED,
    NET,
    NET_FLOATS,
    NETS,
    NEUTRAL,
    NEUTRAL_TOOK_CARD,
    NONE,
    NOTHING_THERE,
    PAPER_LANTERNS,
    PORT,
    RELEASED_FISH,
    RELEASED_NET,
    REVEALED_NET,
    ROCK,
    ROCK_CARDS,
    SAILED,
    SALTED_BAIT,
    SAW_ROCK,
    SECOND_HOOK,
    SET_AFLOAT,
    SHRIMP,
    STRAW_ROPE,
    TOOK_BONUS,
    TOOK_CARD,
    TOOK_EARLY_BIRD,
    TOOK_FISH,
    TOOK_SECTION,
    TWIN_OFFERINGS,
    TWO_TOKENS,
    WHALE,
    WHIRLPOOL,
    WIDE_NET,
    WOVEN_POT,
    Boat,
    Options,
    State,
)

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


# --- the sea route --------------------------------------------------------------------------


@rule
def station_at(sea: State, box: Box, space: int) -> int:
    """The station of a space in sailing order."""
    return box.route[place_of(sea, box, space)]


@rule
def place_of(sea: State, box: Box, space: int) -> int:
    """Where a space of the voyage is on the board, whose places are counted clockwise."""
    return box.length - space if sea.reverse == 1 else space


@rule
def slots_at(sea: State, box: Box, space: int) -> int:
    """How many boats fit: double stations count only with four or more players (R29)."""
    double = box.double[place_of(sea, box, space)] == 1
    return 2 if double and sea.players >= 4 else 1


@rule
def boats_at(sea: State, space: int) -> int:
    count = 0
    for seat in range(sea.boat_count):
        count += sea.boats[seat].space == space
    return count


@rule
def is_behind(boat: Boat, other: Boat) -> bool:
    """On the same space the boat farther from the route is behind (R27: slot 1 is ahead)."""
    if boat.space != other.space:
        return boat.space < other.space
    return boat.slot > other.slot


@rule
def last_boat(sea: State) -> int:
    """The boat farthest behind moves next."""
    last = 0
    for seat in range(1, sea.boat_count):
        if is_behind(sea.boats[seat], sea.boats[last]):
            last = seat
    return last


@rule
def decider(sea: State, boat: int) -> int:
    """Who moves a boat: its player; the neutral one is moved by the player ahead (R24)."""
    if boat < sea.players:
        return boat
    return 1 if is_behind(sea.boats[0], sea.boats[1]) else 0


@rule
def may_stop(sea: State, box: Box, seat: int, station: int) -> bool:
    """A full rack bars angling and nets, a complete panorama its own stations (R16); nothing
    bars the neutral boat (R25)."""
    if seat >= sea.players:
        return True
    boat = sea.boats[seat]
    if station == ANGLING or station == NET:
        return not is_full(boat)
    if DOLPHIN <= station <= WHALE:
        panorama = station - DOLPHIN
        return boat.panorama[panorama] < box.sections[panorama]
    return True


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
def both_players_home(sea: State, box: Box) -> bool:
    return sea.boats[0].space == box.length and sea.boats[1].space == box.length


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
def moor(sea: State, box: Box, slot: int) -> None:
    """Stop at the next dock, in the slot of one's choice (R26: the neutral boat's mover picks)."""
    boat = sea.boats[sea.boat]
    boat.space = next_harbour(sea, box, boat.space)
    boat.slot = slot
    emit(sea, MOORED, sea.boat, boat.space, slot)


@rule
def next_harbour(sea: State, box: Box, space: int) -> int:
    """The next dock or the finish port: nobody sails past it."""
    space += 1
    while station_at(sea, box, space) < DOCK:
        space += 1
    return space


@rule
def come_home(sea: State, box: Box) -> None:
    """Reach the finish port and take the best Early Bird token left; the neutral boat's is
    discarded."""
    boat = sea.boats[sea.boat]
    boat.space = box.length
    boat.slot = sea.home
    emit(sea, CAME_HOME, sea.boat, sea.home, 0)
    tokens = sea.boat_count
    if sea.players == 2 and sea.options.early_birds == TWO_TOKENS:
        tokens = 2  # R42: the third boat gets or discards nothing
    boat.early_bird = box.early_bird[sea.home] if sea.home < tokens else 0
    if sea.home < tokens:
        emit(sea, TOOK_EARLY_BIRD, sea.boat, boat.early_bird, 0)
    if sea.boat < sea.players:
        gain(sea, sea.boat, FROM_EARLY_BIRD, boat.early_bird)
    sea.home += 1


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


@rule
def nothing_there(sea: State, station: int) -> None:
    """A stop without effect is legal (R2, R10, R14, R18)."""
    emit(sea, NOTHING_THERE, sea.turn, station, 0)


# --- fish and nets --------------------------------------------------------------------------


@rule
def is_full(boat: Boat) -> bool:
    for cell in range(CELLS):
        if boat.rack[cell] == NONE:
            return False
    return True


@rule
def school_size(sea: State) -> int:
    count = 0
    for fish in range(FISH):
        count += sea.face_down[fish] + sea.face_up[fish]
    return count


@rule
def go_angling(sea: State) -> None:
    """One fish, and with Second Hook one more."""
    sea.hooks = 1 + sea.boats[sea.turn].upgrade[SECOND_HOOK]
    if school_size(sea) == 0:
        nothing_there(sea, ANGLING)
    else:
        sea.ask = ASK_FISH


@rule
def take_fish(sea: State, fish: int) -> None:
    """Take a fish, face up or face down, then turn another one: always (R3), shown to all (R4)."""
    hidden = fish == FISH
    if hidden:
        fish = pick(sea.rng, sea.face_down)
        sea.face_down[fish] -= 1
    else:
        sea.face_up[fish] -= 1
    sea.fish = fish
    sea.hooks -= 1
    emit(sea, TOOK_FISH, sea.turn, fish, 1 if hidden else 0)
    flip_fish(sea, sea.turn)
    sea.ask = ASK_KEEP


@rule
def flip_fish(sea: State, seat: int) -> None:
    """Turn a random fish face up, if one is left face down (R1)."""
    fish = pick(sea.rng, sea.face_down)
    if fish >= 0:
        sea.face_down[fish] -= 1
        sea.face_up[fish] += 1
        emit(sea, FLIPPED_FISH, seat, fish, 0)


@rule
def keep_fish(sea: State, box: Box, cell: int) -> None:
    """Put the fish into the rack, where it stays."""
    boat = sea.boats[sea.turn]
    boat.rack[cell] = sea.fish
    sea.gained += 1
    emit(sea, KEPT_FISH, sea.turn, sea.fish, cell)
    score_lines(sea, box, sea.turn)
    after_fish(sea)


@rule
def release_fish(sea: State) -> None:
    """Give the fish back to the school, face up (R5)."""
    sea.face_up[sea.fish] += 1
    emit(sea, RELEASED_FISH, sea.turn, sea.fish, 0)
    after_fish(sea)


@rule
def after_fish(sea: State) -> None:
    """With Second Hook offer another fish, while there is one and room for it (R39)."""
    sea.fish = NONE
    if sea.hooks > 0 and school_size(sea) > 0 and not is_full(sea.boats[sea.turn]):
        sea.ask = ASK_SECOND_FISH


@rule
def is_reachable(boat: Boat, cell: int) -> bool:
    """A free cell beside a token; the first token of all goes to the upper left corner."""
    if boat.rack[cell] != NONE:
        return False
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
    return is_reachable(boat, one) or is_reachable(boat, two)


@rule
def nets_left(sea: State) -> int:
    count = sea.net_under_count
    for net in range(NETS):
        count += sea.net_pool[net]
    return count


@rule
def draw_net(sea: State) -> int:
    """The top net: a new one while there are any, else the oldest of those released.

    Nets that were put under the pile together lie in an order that nobody knows (R38), so which
    of them comes first is decided now.
    """
    net = pick(sea.rng, sea.net_pool)
    if net >= 0:
        sea.net_pool[net] = 0
        return net
    together = 1
    while together < sea.net_under_count and sea.net_layer[together] == sea.net_layer[0]:
        together += 1
    place = roll(sea.rng, together)
    net = sea.net_under[place]
    sea.net_under_count -= 1
    for n in range(place, sea.net_under_count):
        sea.net_under[n] = sea.net_under[n + 1]
        sea.net_layer[n] = sea.net_layer[n + 1]
    sea.net_under[sea.net_under_count] = NONE
    sea.net_layer[sea.net_under_count] = 0
    return net


@rule
def reveal_net(sea: State) -> None:
    """Reveal the top net to all (R43)."""
    if nets_left(sea) == 0:
        nothing_there(sea, NET)
        return
    net = draw_net(sea)
    sea.net_shown[sea.net_shown_count] = net
    sea.net_shown_count += 1
    sea.gained += 1
    emit(sea, REVEALED_NET, sea.turn, net, 0)
    sea.ask = ASK_CAST


@rule
def may_reveal(sea: State) -> bool:
    """With Wide Net up to three nets are revealed, one by one (R38)."""
    limit = max(1, sea.boats[sea.turn].upgrade[WIDE_NET])
    return sea.net_shown_count < limit and nets_left(sea) > 0


@rule
def cast_net(sea: State, box: Box, shown: int, placement: int) -> None:
    """Put one of the revealed nets into the rack, the others under the pile."""
    boat = sea.boats[sea.turn]
    net = sea.net_shown[shown]
    one = net_cell(placement)
    two = net_second_cell(placement)
    boat.rack[one] = box.nets[net]
    boat.rack[two] = box.nets[net]
    boat.net_in[one] = net
    boat.net_in[two] = net
    boat.nets += 1
    sea.net_shown[shown] = NONE
    emit(sea, CAST_NET, sea.turn, net, one + (0 if placement < ACROSS else CELLS))
    score_lines(sea, box, sea.turn)
    release_nets(sea)


@rule
def release_nets(sea: State) -> None:
    """The nets that were not kept go under the pile, face down, sorted as one layer."""
    layer = 0
    if sea.net_under_count > 0:
        layer = sea.net_layer[sea.net_under_count - 1] + 1
    if layer >= LAYERS:
        layer = renumber_layers(sea)
    for net in range(NETS):
        for n in range(sea.net_shown_count):
            if sea.net_shown[n] == net:
                sea.net_under[sea.net_under_count] = net
                sea.net_layer[sea.net_under_count] = layer
                sea.net_under_count += 1
                emit(sea, RELEASED_NET, sea.turn, net, 0)
    sea.net_shown[:] = NONE
    sea.net_shown_count = 0


@rule
def renumber_layers(sea: State) -> int:
    """Count the layers under the pile from 0 again; return the number of the next one."""
    layer = 0
    before = sea.net_layer[0]
    for n in range(sea.net_under_count):
        if sea.net_layer[n] != before:
            before = sea.net_layer[n]
            layer += 1
        sea.net_layer[n] = layer
    return layer + 1


# --- crustaceans and offerings --------------------------------------------------------------


@rule
def draw_crustacean(sea: State, box: Box) -> None:
    """Draw one token (the first one must be drawn, R11); too many crabs lose the haul."""
    kind = pick(sea.rng, sea.bag)
    if kind < 0:
        nothing_there(sea, CRUSTACEAN)
        return
    sea.bag[kind] -= 1
    sea.haul[kind] += 1
    emit(sea, DREW_CRAB if kind == CRAB else DREW_SHRIMP, sea.turn, 0, 0)
    drawn = sea.haul[SHRIMP] + sea.haul[CRAB]
    if sea.haul[CRAB] >= crabs_too_many(sea, box):
        lose_haul(sea)
    elif drawn >= box.draws or (sea.bag[SHRIMP] == 0 and sea.bag[CRAB] == 0):
        keep_haul(sea)  # R12: also when the bag is empty
    else:
        sea.ask = ASK_HAUL


@rule
def crabs_too_many(sea: State, box: Box) -> int:
    """Two crabs lose the haul; with the Woven Pot only three do."""
    return max(box.lost_at, sea.boats[sea.turn].upgrade[WOVEN_POT])


@rule
def keep_haul(sea: State) -> None:
    """The haul goes into the trap: a point for each token."""
    boat = sea.boats[sea.turn]
    tokens = sea.haul[SHRIMP] + sea.haul[CRAB]
    boat.shrimp += sea.haul[SHRIMP]
    boat.crabs += sea.haul[CRAB]
    sea.haul[:] = 0
    sea.gained = tokens
    emit(sea, KEPT_HAUL, sea.turn, tokens, 0)
    gain(sea, sea.turn, FROM_TRAP, tokens)


@rule
def lose_haul(sea: State) -> None:
    """The whole haul goes back into the bag at once (R13)."""
    emit(sea, LOST_HAUL, sea.turn, sea.haul[SHRIMP] + sea.haul[CRAB], 0)
    sea.bag[SHRIMP] += sea.haul[SHRIMP]
    sea.bag[CRAB] += sea.haul[CRAB]
    sea.haul[:] = 0


@rule
def reach_whirlpool(sea: State) -> None:
    """An offering must be set afloat (R37); Twin Offerings lets its owner choose two."""
    boat = sea.boats[sea.turn]
    if boat.offerings == 0:
        nothing_there(sea, WHIRLPOOL)  # R14
    elif min(boat.upgrade[TWIN_OFFERINGS], boat.offerings) >= 2:
        sea.ask = ASK_OFFER
    else:
        set_afloat(sea, 1)


@rule
def set_afloat(sea: State, count: int) -> None:
    """Offerings leave the boat for the whirlpool; those that stay cost points at the end."""
    sea.boats[sea.turn].offerings -= count
    sea.gained = count
    emit(sea, SET_AFLOAT, sea.turn, count, 0)


# --- panoramas and sacred rocks -------------------------------------------------------------


@rule
def take_section(sea: State, box: Box, panorama: int) -> None:
    """Take the next section and score its number; the first to finish gets the bonus (R17)."""
    boat = sea.boats[sea.turn]
    section = boat.panorama[panorama] + 1
    boat.panorama[panorama] = section
    sea.gained = 1
    emit(sea, TOOK_SECTION, sea.turn, panorama, section)
    gain(sea, sea.turn, FROM_PANORAMAS, section)
    if section == box.sections[panorama] and sea.bonus_taken[panorama] == 0:
        sea.bonus_taken[panorama] = 1
        boat.bonus[panorama] = 1
        emit(sea, TOOK_BONUS, sea.turn, panorama, 0)
        gain(sea, sea.turn, FROM_BONUSES, box.bonus)


@rule
def rocks_left(sea: State) -> int:
    count = sea.rock_under_count
    for card in range(ROCK_CARDS):
        count += sea.rock_pool[card]
    return count


@rule
def reach_rock(sea: State) -> None:
    """Look at two cards and keep one; with Straw Rope the owner may look at three."""
    left = rocks_left(sea)
    if left == 0:
        nothing_there(sea, ROCK)  # R18
    elif sea.boats[sea.turn].upgrade[STRAW_ROPE] > 0 and left > 1:
        sea.ask = ASK_LOOK
    else:
        look_at_rocks(sea, 2, 1)


@rule
def look_at_rocks(sea: State, cards: int, keep: int) -> None:
    """Draw cards for one's own eyes; a single card is kept at once (R18)."""
    cards = min(cards, rocks_left(sea))
    emit(sea, LOOKED_AT_ROCKS, sea.turn, cards, 0)
    for n in range(cards):
        draw_rock(sea, n)
        tell(sea, sea.turn, SAW_ROCK, sea.turn, sea.rock_look[n], 0)
    sea.rock_look_count = cards
    sea.rock_keep = min(keep, cards)
    if cards == 1:
        keep_rock(sea, sea.rock_look[0])
    else:
        sea.ask = ASK_ROCK


@rule
def draw_rock(sea: State, n: int) -> None:
    """Take the top card into the n-th place of the cards looked at; when the shuffled part is
    used up, the oldest of those put under the deck, which somebody may know (R32)."""
    card = pick(sea.rng, sea.rock_pool)
    if card >= 0:
        sea.rock_pool[card] = 0
        sea.rock_look[n] = card
        sea.rock_look_known[n] = NONE
        return
    sea.rock_look[n] = sea.rock_under[0]
    sea.rock_look_known[n] = sea.rock_known[0]
    sea.rock_under_count -= 1
    last = sea.rock_under_count
    for k in range(last):
        sea.rock_under[k] = sea.rock_under[k + 1]
        sea.rock_known[k] = sea.rock_known[k + 1]
    sea.rock_under[last] = NONE
    sea.rock_known[last] = NONE


@rule
def keep_rock(sea: State, card: int) -> None:
    """Keep a card face down (exactly one, R19; with Straw Rope one or two)."""
    boat = sea.boats[sea.turn]
    boat.rocks[boat.rock_count] = card
    boat.rock_count += 1
    sea.rock_keep -= 1
    emit(sea, KEPT_ROCK, sea.turn, 0, 0)
    tell(sea, sea.turn, KEPT_THIS_ROCK, sea.turn, card, 0)
    kept = 0
    while sea.rock_look[kept] != card:
        kept += 1
    sea.rock_look_count -= 1
    for n in range(kept, sea.rock_look_count):
        sea.rock_look[n] = sea.rock_look[n + 1]
        sea.rock_look_known[n] = sea.rock_look_known[n + 1]
    sea.rock_look[sea.rock_look_count] = NONE
    sea.rock_look_known[sea.rock_look_count] = NONE
    if sea.rock_keep > 0 and sea.rock_look_count > 0:
        sea.ask = ASK_SECOND_ROCK
    else:
        return_rocks(sea)


@rule
def return_rocks(sea: State) -> None:
    """The other cards go under the deck, where their place is known to this seat alone (R32)."""
    for n in range(sea.rock_look_count):
        sea.rock_under[sea.rock_under_count] = sea.rock_look[n]
        sea.rock_known[sea.rock_under_count] = sea.turn
        sea.rock_under_count += 1
    sea.rock_look[:] = NONE
    sea.rock_look_known[:] = NONE
    sea.rock_look_count = 0
    sea.rock_keep = 0


# --- docks ----------------------------------------------------------------------------------


@rule
def begin_draft(sea: State, space: int) -> None:
    """All boats are moored: one dock card more than there are boats goes round."""
    sea.drafted_at = space
    for _ in range(sea.boat_count + 1):
        card = pick(sea.rng, sea.dock_pool)
        sea.dock_pool[card] = 0
        add_to_hand(sea, card)
    sea.hand_seen = 0
    sea.hand_before = 0
    sea.draft_slot = 0
    emit(sea, DEALT_CARDS, NONE, sea.hand_count, 0)
    pass_hand(sea)


@rule
def add_to_hand(sea: State, card: int) -> None:
    """Put a card into the hand, which is kept sorted: its order says nothing."""
    place = sea.hand_count
    while place > 0 and sea.hand[place - 1] > card:
        sea.hand[place] = sea.hand[place - 1]
        place -= 1
    sea.hand[place] = card
    sea.hand_count += 1


@rule
def take_from_hand(sea: State, place: int) -> int:
    card = sea.hand[place]
    sea.hand_count -= 1
    for n in range(place, sea.hand_count):
        sea.hand[n] = sea.hand[n + 1]
    sea.hand[sea.hand_count] = NONE
    return card


@rule
def pass_hand(sea: State) -> None:
    """Give the hand to the boat in the next slot; the one nearest the route was first."""
    while sea.draft_slot < sea.boat_count:
        seat = moored_in(sea, sea.draft_slot)
        if seat < sea.players:
            sea.turn = seat
            sea.boat = seat
            sea.ask = ASK_DRAFT
            sea.hand_seen |= 1 << seat
            return
        neutral_takes_card(sea)
        sea.draft_slot += 1
    end_draft(sea)


@rule
def moored_in(sea: State, slot: int) -> int:
    """The boat in a slot of the dock, when all boats are there."""
    for seat in range(sea.boat_count):
        if sea.boats[seat].slot == slot:
            return seat
    return NONE


@rule
def neutral_takes_card(sea: State) -> None:
    """For the neutral boat a random card leaves the game, unseen (R35)."""
    sea.dock_gone[sea.drafts] = take_from_hand(sea, roll(sea.rng, sea.hand_count))
    sea.hand_before = sea.hand_seen
    sea.hand_seen = 0
    emit(sea, NEUTRAL_TOOK_CARD, NEUTRAL, 0, 0)


@rule
def choose_card(sea: State, box: Box, card: int) -> None:
    """Keep a dock card face up: a meal pays at once, an upgrade works from now on."""
    boat = sea.boats[sea.turn]
    place = 0
    while sea.hand[place] != card:
        place += 1
    take_from_hand(sea, place)
    boat.docks[boat.dock_count] = card
    boat.dock_count += 1
    emit(sea, TOOK_CARD, sea.turn, card, 0)
    if box.upgrade[card] == NONE:
        gain(sea, sea.turn, FROM_MEALS, box.meal[card])
    else:
        boat.upgrade[box.upgrade[card]] = box.number[card]
    sea.draft_slot += 1
    pass_hand(sea)


@rule
def end_draft(sea: State) -> None:
    """The last card goes under the deck, known to all who saw it (R32)."""
    sea.dock_under[sea.drafts] = take_from_hand(sea, 0)
    sea.dock_known[sea.drafts] = sea.hand_seen
    sea.dock_pair[sea.drafts] = sea.hand_before
    sea.hand_seen = 0
    sea.hand_before = 0
    sea.drafts += 1
    emit(sea, CARD_UNDER, NONE, 0, 0)


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
        return _legal_sailing(sea, box, out)
    if ask == ASK_FISH or ask == ASK_SECOND_FISH:
        return _legal_fish(sea, out)
    if ask == ASK_KEEP:
        return _legal_cells(sea, out)
    if ask == ASK_CAST:
        return _legal_casts(sea, out)
    if ask == ASK_ROCK or ask == ASK_SECOND_ROCK:
        return _legal_rocks(sea, out)
    if ask == ASK_DRAFT:
        for n in range(sea.hand_count):
            out[n] = CHOOSE + int(sea.hand[n])  # int: uncompiled, the sum is more than an i8 holds
        return sea.hand_count
    first = DRAW
    if ask == ASK_OFFER:
        first = OFFER
    elif ask == ASK_LOOK:
        first = LOOK_AT
    out[0] = first  # draw or stop, one offering or two, two cards or three
    out[1] = first + 1
    return 2


@rule
def _legal_sailing(sea: State, box: Box, out: Row[int]) -> int:
    """Every free slot ahead up to the next dock or the port, which is always open (R34)."""
    n = 0
    space = sea.boats[sea.boat].space + 1
    station = station_at(sea, box, space)
    while station < DOCK:
        if may_stop(sea, box, sea.boat, station) and boats_at(sea, space) < slots_at(
            sea, box, space
        ):
            out[n] = SAIL + space - 1
            n += 1
        space += 1
        station = station_at(sea, box, space)
    if station == PORT:
        out[n] = HOME
        return n + 1
    for slot in range(sea.boat_count):  # as many slots are used as there are boats
        free = True
        for seat in range(sea.boat_count):
            boat = sea.boats[seat]
            free = free and not (boat.space == space and boat.slot == slot)
        if free:
            out[n] = DOCK_AT + slot
            n += 1
    return n


@rule
def _legal_fish(sea: State, out: Row[int]) -> int:
    n = 0
    hidden = False
    for fish in range(FISH):
        hidden = hidden or sea.face_down[fish] > 0
        if sea.face_up[fish] > 0:
            out[n] = TAKE + fish
            n += 1
    if hidden:
        out[n] = TAKE_HIDDEN
        n += 1
    if sea.ask == ASK_SECOND_FISH:
        out[n] = DONE
        n += 1
    return n


@rule
def _legal_cells(sea: State, out: Row[int]) -> int:
    """Any cell that a token may go to (R6: there always is one), or release."""
    boat = sea.boats[sea.turn]
    n = 0
    for cell in range(CELLS):
        if is_reachable(boat, cell):
            out[n] = KEEP + cell
            n += 1
    out[n] = RELEASE
    return n + 1


@rule
def _legal_casts(sea: State, out: Row[int]) -> int:
    """Every place for every net revealed; releasing is always possible (R7: perhaps alone)."""
    boat = sea.boats[sea.turn]
    out[0] = RELEASE
    n = 1
    for shown in range(sea.net_shown_count):
        for placement in range(PLACEMENTS):
            if fits(boat, placement):
                out[n] = CAST + shown * PLACEMENTS + placement
                n += 1
    if may_reveal(sea):
        out[n] = REVEAL
        n += 1
    return n


@rule
def _legal_rocks(sea: State, out: Row[int]) -> int:
    n = 0
    for card in range(ROCK_CARDS):
        for k in range(sea.rock_look_count):
            if sea.rock_look[k] == card:
                out[n] = PICK + card
                n += 1
    if sea.ask == ASK_SECOND_ROCK:
        out[n] = DONE
        n += 1
    return n
