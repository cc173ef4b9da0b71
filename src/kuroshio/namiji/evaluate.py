"""Namiji: hints for bots: what a position is worth, and which moves make sense at a glance.

All worths are in hundredths of a point. Those of positions were fitted to how games between bots
ended, those of sailing to what a long search chose; nothing in the rules depends on them.
"""

from __future__ import annotations

from kuroshio.core.bits import is_one_at_most
from kuroshio.core.compiled import rule
from kuroshio.core.records import Row
from kuroshio.core.weights import weigh
from kuroshio.namiji import moves as m
from kuroshio.namiji import state as s
from kuroshio.namiji.box import Components
from kuroshio.namiji.panoramas import brings_bonus
from kuroshio.namiji.rack import PLACEMENTS, fits, net_cell, net_second_cell, why_not_keep
from kuroshio.namiji.route import is_neutral, next_harbour, station_at
from kuroshio.namiji.score import line_cell, line_length, line_points, measured, score
from kuroshio.namiji.state import Boat, State
from kuroshio.namiji.trap import haul_size, next_crab_loses

SPACE = 86  # a space still ahead
CATCH = 150  # a fish of one's choice, before one has looked at the rack
HAUL = 237  # a visit to the trap, played well
OBJECTIVE = 260  # a Sacred Rock card of one's choice
LEFT_BEHIND = 37  # a space that one sails past
LET_BY = 109  # a space by which one lets the next boat have its turns first
SAILS_AGAIN = 77  # to stay behind all others
HALF = 80  # a move that is worth so much less is half as likely
OPEN_OFFERINGS = 35  # part of the penalty that a boat at the start will still get rid of
LAST_IN_ROW, LAST_IN_COLUMN = 64, 35  # chances in 100 to find the fish that a line still lacks
DOCK_CARD = 425  # a card that is still to be had at a harbour

# What an upgrade with the number 1 brings on a whole journey.
_BY_UPGRADE = {
    s.SECOND_HOOK: 1000,
    s.FISHMONGER: 700,
    s.WIDE_NET: 120,
    s.NET_FLOATS: 490,
    s.WOVEN_POT: 150,
    s.SALTED_BAIT: 40,
    s.PAPER_LANTERNS: 45,
    s.TWIN_OFFERINGS: 125,
    s.BOW_WHISTLE: 40,
    s.GLASS_BUCKET: 45,
    s.LONG_SPYGLASS: 100,
    s.STRAW_ROPE: 165,
}
UPGRADE_WORTH = tuple(_BY_UPGRADE[upgrade] for upgrade in range(s.UPGRADES))


@rule
def ahead(boat: Boat, box: Components) -> int:
    """The part of the journey that a boat has before it, in hundredths."""
    return 100 * (box.length - int(boat.space)) // box.length


@rule
def line_fish(boat: Boat, line: int) -> tuple[int, int, int]:
    """What is in a line: the free cells, and the colours and kinds of its fish, a bit each."""
    free = 0
    colours = 0
    kinds = 0
    for n in range(line_length(line)):
        fish = int(boat.rack[line_cell(line, n)])
        if fish == s.NONE:
            free += 1
        else:
            colours |= 1 << fish // s.KINDS
            kinds |= 1 << fish % s.KINDS
    return free, colours, kinds


@rule
def line_worth(box: Components, line: int, free: int, colours: int, kinds: int, left: int) -> int:
    """What a line brings that has not scored, or may still bring: it must be all of one colour or
    all of one kind."""
    same_colour = is_one_at_most(colours)
    same_kind = is_one_at_most(kinds)
    if not (same_colour or same_kind):
        return 0
    prize = line_points(box, line)
    if free == 0:
        return 100 * prize
    chance = (LAST_IN_ROW if line < s.ROWS else LAST_IN_COLUMN) >> (free - 1)
    if same_colour and same_kind:
        chance += chance // 4
    # About nine cells are filled on a whole journey.
    reach = min(100, 9 * left // free)
    return prize * chance * reach // 100


@rule
def rack_worth(boat: Boat, box: Components, left: int) -> int:
    total = 0
    for line in range(s.LINES):
        if boat.lines[line] == 0:
            free, colours, kinds = line_fish(boat, line)
            if free > 0:
                total += line_worth(box, line, free, colours, kinds, left)
    return total


@rule
def fish_worth(boat: Boat, box: Components, fish: int, cell: int, left: int) -> int:
    """What it is worth to put a fish into a free cell: what becomes of the two lines through it."""
    worth = 0
    for n in range(2):
        line = cell // s.COLUMNS if n == 0 else s.ROWS + cell % s.COLUMNS
        if boat.lines[line] == 0:
            free, colours, kinds = line_fish(boat, line)
            worth -= line_worth(box, line, free, colours, kinds, left)
            colours |= 1 << fish // s.KINDS
            kinds |= 1 << fish % s.KINDS
            worth += line_worth(box, line, free - 1, colours, kinds, left)
    return worth


@rule
def best_place(boat: Boat, box: Components, fish: int, left: int) -> int:
    """What a fish is worth in the best cell, or 0 for letting it go."""
    best = 0
    for cell in range(s.CELLS):
        if why_not_keep(boat, cell) == 0:
            best = max(best, fish_worth(boat, box, fish, cell, left))
    return best


@rule
def net_worth(boat: Boat, box: Components, fish: int, placement: int, left: int) -> int:
    """What it is worth to put a net of two such fish into a place."""
    one = net_cell(placement)
    two = net_second_cell(placement)
    worth = fish_worth(boat, box, fish, one, left)
    boat.rack[one] = fish
    worth += fish_worth(boat, box, fish, two, left)
    boat.rack[one] = s.NONE
    return worth


@rule
def rock_worth(boat: Boat, box: Components, card: int, left: int) -> int:
    """The points of a Sacred Rock card, by the chance to meet its objective."""
    value = int(measured(boat, box, box.measure[card]))
    low = int(box.at_least[card])
    high = int(box.at_most[card])
    if high < s.UNBOUNDED:  # few offerings left: they go one by one
        done = 100 - 25 * max(0, value - high)
        met = value <= high
    else:
        done = 100 * min(value, low) // max(1, low)
        met = value >= low
    chance = 95 if met else min(90, max(3, done + left * 9 // 10 - 35))
    if met and box.measure[card] == s.COUNT_OFFERINGS_LEFT and high == s.UNBOUNDED:
        chance = 60  # offerings that must stay on board
    return int(box.rock_points[card]) * chance


@rule
def upgrade_worth(upgrade: int, number: int, left: int) -> int:
    """What an upgrade will bring on the rest of the journey."""
    return UPGRADE_WORTH[upgrade] * number * left // 100


@rule
def card_worth(box: Components, card: int, left: int) -> int:
    """What a dock card is worth to somebody who takes it now."""
    if box.upgrade[card] == s.NONE:
        return 100 * int(box.meal[card])
    return upgrade_worth(box.upgrade[card], int(box.number[card]), left)


@rule
def panorama_worth(sea: State, boat: Boat, box: Components, panorama: int, left: int) -> int:
    """What the sections owned promise: the next one pays more, and the first to end gets more."""
    owned = int(boat.panorama[panorama])
    sections = int(box.sections[panorama])
    if owned == sections:
        return 0
    hoped = min(100 * (sections - owned), 3 * left)  # stops, in hundredths
    worth = owned * hoped // 2
    if sea.bonus_taken[panorama] == 0:
        worth += 70 * box.bonus * owned * owned // (sections * sections)
    return worth


@rule
def penalty_worth(boat: Boat, box: Components, left: int) -> int:
    """What the offerings on board will cost, some of which will still be set afloat."""
    return -int(box.penalty[boat.offerings]) * (100 - OPEN_OFFERINGS * left // 100)


@rule
def boat_worth(sea: State, box: Components, seat: int) -> int:
    """An estimate of a boat's points at the end of the journey."""
    boat = sea.boats[seat]
    left = ahead(boat, box)
    total = 100 * score(boat) + SPACE * (box.length - int(boat.space))
    total += rack_worth(boat, box, left) + penalty_worth(boat, box, left)
    total -= DOCK_CARD * int(boat.dock_count)
    for panorama in range(s.PANORAMAS):
        total += panorama_worth(sea, boat, box, panorama, left)
    for upgrade in range(s.UPGRADES):
        if boat.upgrade[upgrade] > 0:
            total += upgrade_worth(upgrade, int(boat.upgrade[upgrade]), left)
    for n in range(boat.rock_count):
        total += rock_worth(boat, box, boat.rocks[n], left)
    return total


@rule
def early_bird_worth(sea: State, box: Components) -> int:
    """The mean of the Early Bird tokens that are left for the boats still at sea."""
    total = 0
    for rank in range(sea.home, sea.boat_count):
        total += int(box.early_bird[rank])
    return 100 * total // max(1, int(sea.boat_count - sea.home))


@rule
def asked_worth(sea: State, box: Components) -> int:
    """What the question that is asked now will bring to the seat that answers it."""
    boat = sea.boats[sea.turn]
    left = ahead(boat, box)
    ask = sea.ask
    if ask == s.ASK_SAIL:
        return 0
    if ask == s.ASK_FISH or ask == s.ASK_SECOND_FISH:
        best = CATCH // 2
        for fish in range(s.FISH):
            if sea.face_up[fish] > 0:
                best = max(best, best_place(boat, box, fish, left))
        return best + 100 * int(boat.upgrade[s.FISHMONGER])
    if ask == s.ASK_KEEP:
        return best_place(boat, box, sea.fish, left) + 100 * int(boat.upgrade[s.FISHMONGER])
    if ask == s.ASK_CAST:
        best = 0
        for shown in range(sea.net_shown_count):
            fish = box.nets[sea.net_shown[shown]]
            for placement in range(PLACEMENTS):
                if fits(boat, placement):
                    best = max(best, net_worth(boat, box, fish, placement, left))
        return best + 100 * int(boat.upgrade[s.NET_FLOATS])
    if ask == s.ASK_HAUL:
        hope = 10 if next_crab_loses(sea, box) else 70
        return 100 * haul_size(sea) + hope + 100 * int(boat.upgrade[s.SALTED_BAIT])
    if ask == s.ASK_OFFER:
        return 500
    if ask == s.ASK_LOOK:
        return OBJECTIVE + 100
    if ask == s.ASK_ROCK or ask == s.ASK_SECOND_ROCK:
        best = 0
        for n in range(sea.rock_look_count):
            best = max(best, rock_worth(boat, box, sea.rock_look[n], left))
        return best
    if ask == s.ASK_DRAFT:
        best = 0
        for n in range(sea.hand_count):
            best = max(best, card_worth(box, sea.hand[n], left))
        return best
    return 0


@rule
def evaluate(sea: State, box: Components, out: Row[int]) -> None:
    """Estimate each seat's final points, in hundredths."""
    early_bird = early_bird_worth(sea, box)
    for seat in range(sea.players):
        out[seat] = boat_worth(sea, box, seat)
        if sea.boats[seat].space < box.length:
            out[seat] += early_bird
    if sea.over == 0 and not is_neutral(sea, sea.boat):
        out[sea.turn] += asked_worth(sea, box)


# --- the policy -----------------------------------------------------------------------------


@rule
def stop_worth(sea: State, boat: Boat, box: Components, station: int, left: int) -> int:
    """What a stop at a station is worth to a boat."""
    if station == s.ANGLING:
        # Worth little before the rack has begun to fill.
        catch = 200 - 2 * left
        return (
            catch + 100 * int(boat.upgrade[s.FISHMONGER]) + 200 * int(boat.upgrade[s.SECOND_HOOK])
        )
    if station == s.NET:
        return (
            CATCH + 50 + 100 * int(boat.upgrade[s.NET_FLOATS]) + 30 * int(boat.upgrade[s.WIDE_NET])
        )
    if station == s.CRUSTACEAN:
        return HAUL + 100 * int(boat.upgrade[s.SALTED_BAIT]) + 30 * int(boat.upgrade[s.WOVEN_POT])
    if station == s.WHIRLPOOL:
        if boat.offerings == 0:
            return 0
        last = int(boat.offerings) - 1
        if boat.upgrade[s.TWIN_OFFERINGS] > 0 and last > 0:
            last -= 1
        saved = int(box.penalty[boat.offerings]) - int(box.penalty[last])
        bonus = int(boat.upgrade[s.PAPER_LANTERNS]) + (
            box.twin_bonus if last + 1 < int(boat.offerings) else 0
        )
        return saved * (100 - OPEN_OFFERINGS * left // 100) + 100 * bonus
    if station == s.ROCK:
        return 155 + 40 * int(boat.upgrade[s.STRAW_ROPE])
    panorama = station - s.DOLPHIN
    before = panorama_worth(sea, boat, box, panorama, left)
    with_bonus = brings_bonus(sea, box, boat, panorama)
    boat.panorama[panorama] += 1
    worth = panorama_worth(sea, boat, box, panorama, left) - before
    if with_bonus:
        worth += 100 * box.bonus
    worth += 100 * (int(boat.panorama[panorama]) + int(boat.upgrade[s.BOW_WHISTLE + panorama]))
    boat.panorama[panorama] -= 1
    return worth


@rule
def nearest_boat(sea: State) -> int:
    """The space of the last of the other boats, which sails next unless it is left behind."""
    nearest = s.SPACES
    for other in range(sea.boat_count):
        if other != sea.boat:
            nearest = min(nearest, int(sea.boats[other].space))
    return nearest


@rule
def sail_cost(boat: Boat, space: int, nearest: int) -> int:
    """What it costs to sail to a space: a little for each one left behind, much for each one that
    lies beyond the nearest boat. Whoever stays behind it sails again at once."""
    cost = LEFT_BEHIND * (space - int(boat.space))
    if space < nearest:
        return cost - SAILS_AGAIN
    return cost + LET_BY * min(6, space - nearest)


@rule
def sail_worth(sea: State, box: Components, move: int, left: int, nearest: int) -> int:
    """What it is worth to sail somewhere."""
    boat = sea.boats[sea.boat]
    if move == m.HOME:
        token = 100 * int(box.early_bird[sea.home]) - early_bird_worth(sea, box)
        return 45 + 3 * token // 2 - sail_cost(boat, box.length, nearest)
    if move >= m.DOCK_AT:
        dock = next_harbour(sea, box, int(boat.space))
        return 134 - 61 * (move - m.DOCK_AT) - sail_cost(boat, dock, nearest)
    space = move - m.SAIL + 1
    if is_neutral(sea, sea.boat):  # one place is as good as another
        return -20 * (space - int(boat.space))
    worth = stop_worth(sea, boat, box, station_at(sea, box, space), left)
    return worth - sail_cost(boat, space, nearest)


@rule
def move_worth(sea: State, box: Components, move: int) -> int:
    """A guess at what a legal move is worth, in comparison with the others of its question. Where
    to sail is weighed by `prefer` itself."""
    ask = sea.ask
    boat = sea.boats[sea.turn]
    left = ahead(boat, box)
    if ask == s.ASK_FISH or ask == s.ASK_SECOND_FISH:
        if move == m.DONE:
            return 0
        if move == m.TAKE_HIDDEN:
            return CATCH // 2
        return best_place(boat, box, move - m.TAKE, left)
    if ask == s.ASK_KEEP:
        if move == m.RELEASE:
            return -100 * int(boat.upgrade[s.FISHMONGER])
        return fish_worth(boat, box, sea.fish, move - m.KEEP, left)
    if ask == s.ASK_CAST:
        if move == m.RELEASE:
            return 0
        if move == m.REVEAL:
            return CATCH
        shown, placement = divmod(move - m.CAST, PLACEMENTS)
        return net_worth(boat, box, box.nets[sea.net_shown[shown]], placement, left)
    if ask == s.ASK_HAUL:
        go_on = -200 if next_crab_loses(sea, box) and haul_size(sea) >= 2 else 300
        return go_on if move == m.DRAW else 0
    if ask == s.ASK_DRAFT:
        return card_worth(box, move - m.CHOOSE, left)
    if (ask == s.ASK_ROCK or ask == s.ASK_SECOND_ROCK) and move != m.DONE:
        return rock_worth(boat, box, move - m.PICK, left)
    # One offering or two, two cards or three: more is better; and no second card is the least.
    return 0 if move == m.DONE else 100 * (move % 2)


@rule
def prefer(sea: State, box: Components, moves: Row[int], count: int, weights: Row[int]) -> None:
    """Weigh the legal moves: HALF less worth is half as likely."""
    if sea.ask == s.ASK_SAIL:
        left = ahead(sea.boats[sea.boat], box)
        nearest = nearest_boat(sea)
        for k in range(count):
            weights[k] = sail_worth(sea, box, moves[k], left, nearest)
    else:
        for k in range(count):
            weights[k] = move_worth(sea, box, moves[k])
    weigh(weights, count, HALF)
