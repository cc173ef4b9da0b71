"""Namazu: hints for bots: what a position is worth, and which moves make sense at a glance.

All worths are in hundredths of a point. They were guessed and then tuned by playing, those of
places to stand fitted to what a long search chose; nothing in the rules depends on them.
"""

from __future__ import annotations

import numpy as np

from kuroshio.core.compiled import rule
from kuroshio.core.records import Row
from kuroshio.core.weights import weigh
from kuroshio.namazu import moves as m
from kuroshio.namazu import state as s
from kuroshio.namazu.board import entry_fee
from kuroshio.namazu.box import Box
from kuroshio.namazu.cells import can_activate, can_erect_slot, product
from kuroshio.namazu.market import improvements
from kuroshio.namazu.score import altars_of, goal_points, source_points
from kuroshio.namazu.state import State

HALF = 60  # a move that is worth so much less is half as likely
FEE = 80  # a cell where one pays to stand

# What a visit leads to besides what it brings at once, by the kind of cell, from the rice field to
# the gaming house; and how much more while the whole game lies ahead.
LEADS_TO = (0, 0, 0, -23, 23, -6, -11, 173, 3, 43, 35, 29, 48, 13, 0, -5, 34, 79, -3)
LEADS_TO_EARLY = (10, 10, 10, -25, 86, -12, -15, -203, 60, 132, 78, 84, 30, 65, 0, -13, 51, -20, 49)
TURN = 320  # a whole turn, for who still has one in this round
THIRD = 900  # the third ashigaru, for a whole game
IMPROVEMENT = 140
BUILDING = 650
CONTRACT = 260
SHIELD = 130
CARD = 170
PLACE = 45  # room for an offering

# What a family's things are worth to its final points, as positions of captains showed that were
# played on to the end many times. Goods are worth less to have than to take, for most families
# end with some; shields and improvements are worth hardly more than what they were good for.
HELD_GOODS = 45  # per cent of their worth
HELD_FORCE = 80
HELD_BUILDING = 310
HELD_CONTRACT = 490
HELD_THIRD = 1180
HELD_IMPROVEMENT = 20
HELD_SHIELD = 20
HELD_ALTAR = 100
HELD_GOAL = 400  # by which a goal will grow


@rule
def open_game(edo: State, box: Box) -> int:
    """How much of the game is left, in hundredths."""
    limit = int(box.appeasement[edo.players - 2])
    return 100 - 100 * min(int(edo.appeasement), limit) // max(1, limit)


@rule
def good_worth(good: int, stored: int, left: int) -> int:
    """What one more of a good is worth to a family that has so many already."""
    if good == s.KOBAN:
        worth = 55 if stored < 13 else 25
    elif good == s.GOLD:
        worth = 190
    elif good >= s.MANUFACTURED:
        worth = 180 if stored < 2 else 130
    else:
        worth = 85 if stored < 2 else (55 if stored < 4 else 30)
    # At the end only offerings are left to use goods for.
    return worth * (25 + 75 * min(100, 2 * left) // 100) // 100


@rule
def store_worth(edo: State, seat: int, left: int) -> int:
    total = 0
    for good in range(s.STORE):
        for stored in range(min(20, int(edo.families[seat].store[good]))):
            total += good_worth(good, stored, left)
    return total


@rule
def force_worth(force: int, left: int) -> int:
    """Force is for brigands, who come every third turn and cost about five."""
    force = int(force)
    return (45 * min(force, 6) + 22 * max(0, force - 6)) * (20 + 80 * left // 100) // 100


@rule
def altar_gain(edo: State, box: Box, seat: int, series: int) -> int:
    """What one more altar of a series adds to a family's points."""
    singles = 0
    for other in range(s.SERIES):
        singles += altars_of(edo, seat, other) == 1
    most = box.different_most
    had = altars_of(edo, seat, series)
    if had == 0:
        return (
            100 * (box.different[singles + 1] - int(box.different[singles]))
            if singles < most
            else 300
        )
    if had == 1:
        series_loss = 0
        if singles <= most:
            series_loss = int(box.different[singles]) - int(box.different[singles - 1])
        return 100 * (box.same[2] - series_loss)
    if had < s.PLACES:
        return 100 * (box.same[had + 1] - int(box.same[had]))
    return 0


@rule
def family_worth(edo: State, box: Box, seat: int, left: int) -> int:
    """An estimate of a family's points at the end."""
    family = edo.families[seat]
    total = 0
    for source in range(s.SOURCES):
        if source != s.FROM_GOALS:
            total += 100 * int(source_points(edo, box, seat, source))
    total += HELD_GOODS * store_worth(edo, seat, left) // 100
    total += HELD_FORCE * force_worth(int(family.force), left) // 100
    later = HELD_SHIELD * int(family.shield) + HELD_IMPROVEMENT * int(improvements(family))
    later += HELD_BUILDING * int(family.buildings) + HELD_CONTRACT * int(family.contracts)
    later += HELD_ALTAR * int(family.altars)
    if family.third == 1:
        later += HELD_THIRD
    elif family.has[family.third_card] == 1:
        later += HELD_THIRD * 6 // 10 if family.altars > 0 else HELD_THIRD * 3 // 10
    total += later * left // 100
    for card in range(s.CARDS):
        if family.hand[card] > 0:
            worth = CARD * (20 + 80 * min(100, 2 * left) // 100) // 100
            if box.effect[card] == s.GOAL:
                worth = 100 * int(goal_points(edo, box, seat, card)) + HELD_GOAL * left // 100
            total += int(family.hand[card]) * worth
    for altar in range(edo.altar_count):
        if edo.altars[altar].family == seat:
            total += PLACE * (s.PLACES - int(edo.altars[altar].count))
    return total


@rule
def evaluate(edo: State, box: Box, out: Row[int]) -> None:
    """Estimate each seat's final points, in hundredths."""
    left = open_game(edo, box)
    for seat in range(edo.players):
        out[seat] = family_worth(edo, box, seat, left)
    # Who has not had a turn in this round will have one.
    seat = (edo.family + 1) % edo.players
    while seat != edo.first:
        out[seat] += TURN
        seat = (seat + 1) % edo.players
    if edo.over == 0:
        if edo.ask < s.ASK_THIRD:
            out[edo.family] += TURN * 3 // 4 if edo.beaten == 1 else TURN
        else:
            for n in range(s.ASHIGARUS):
                if edo.waiting[n] != s.NONE:
                    out[edo.family] += max(0, cell_worth(edo, box, edo.waiting[n], left)) * 9 // 10
            if edo.ask == s.ASK_THIRD:
                out[edo.family] += 150
        out[edo.turn] += asked_worth(edo, box, left)


@rule
def asked_worth(edo: State, box: Box, left: int) -> int:
    """What the question that is asked now will bring to who answers it."""
    ask = edo.ask
    if ask == s.ASK_CHALLENGE:
        return tournament_worth(edo, left)
    if ask == s.ASK_OFFER or ask == s.ASK_ALTAR:
        return 90 if edo.offered > 0 else offerings_worth(edo, box, left)
    if ask == s.ASK_ERECT:
        return erect_worth(edo, box, left)
    if ask == s.ASK_BUILD:
        return BUILDING * left // 100
    if ask == s.ASK_KEEP:
        return CARD
    if ask == s.ASK_SIGN:
        return CONTRACT * left // 100
    if ask == s.ASK_TAKE:
        return 90 * (
            int(edo.take_primary) if edo.take_primary > 0 else 2 * int(edo.take_manufactured)
        )
    if ask == s.ASK_TRADE:
        return market_worth(edo, box, left) * 9 // 10
    return 0


# --- what the cells are worth ---------------------------------------------------------------


@rule
def win_chance(edo: State, seat: int, other: int) -> int:
    """The chance in 100 to win a tournament."""
    mine = int(edo.families[seat].force) + int(edo.families[seat].shield)
    theirs = int(edo.families[other].force) + int(edo.families[other].shield)
    return max(3, min(97, 46 + 11 * (mine - theirs)))


@rule
def duel_worth(edo: State, other: int, left: int) -> int:
    """What it is worth to challenge a family: three points and some loot, for either of them."""
    chance = win_chance(edo, edo.family, other)
    mine = edo.families[edo.family]
    prize = 400 if mine.wins < 5 or edo.options.win_limit == s.NO_LIMIT else 100
    force = force_worth(int(mine.force), left) - force_worth(max(0, int(mine.force) - 4), left)
    return (
        chance * (prize - force) - (100 - chance) * (400 // int(edo.players - 1) - force)
    ) // 100


@rule
def tournament_worth(edo: State, left: int) -> int:
    best = -400
    for seat in range(edo.players):
        if seat != edo.family:
            best = max(best, duel_worth(edo, seat, left))
    return best


@rule
def offerings_worth(edo: State, box: Box, left: int) -> int:
    """Up to three goods on own altars, the cheapest ones first."""
    family = edo.families[edo.family]
    places = 0
    fourth = 0
    for altar in range(edo.altar_count):
        card = edo.altars[altar]
        if card.family == edo.family:
            places += s.PLACES - int(card.count)
            fourth += int(card.count) < s.PLACES and int(card.count) + box.offerings >= s.PLACES
    kinds = 0
    count = 0
    for good in range(s.GOODS):
        count += int(family.store[good])
        kinds += int(family.store[good]) > 0
    gifts = min(min(box.offerings, places), min(count, kinds + 1))
    if gifts <= 0:
        return 0
    worth = gifts * (100 - PLACE)
    if fourth > 0 and gifts >= 2:
        worth += 60
    return worth - (gifts * good_worth(0, 2, left)) * (3 if kinds < 3 else 2) // 3


@rule
def erect_worth(edo: State, box: Box, left: int) -> int:
    """The best altar that the family can pay for, less its price."""
    best = 0
    for slot in range(s.SLOTS):
        if can_erect_slot(edo, box, slot, 0) or can_erect_slot(edo, box, slot, 1):
            worth = altar_gain(edo, box, edo.family, edo.slots[slot]) + s.PLACES * PLACE
            best = max(best, worth)
    if edo.families[edo.family].altars == 0:
        best += 150 * left // 100
    return best - 3 * good_worth(s.MANUFACTURED, 1, left)


@rule
def improvement_worth(edo: State, improvement: int, left: int) -> int:
    family = edo.families[edo.family]
    worth = IMPROVEMENT
    if improvement == family.third_card and family.third == 0:
        worth += THIRD * 9 // 10 if family.altars > 0 else THIRD // 2
    return worth * left // 100


@rule
def market_worth(edo: State, box: Box, left: int) -> int:
    """What the family can buy, with what it has and could well sell."""
    family = edo.families[edo.family]
    kobans = int(family.store[s.KOBAN])
    worth = 0
    if kobans >= box.cost_improvement and improvements(family) < box.most_improvements:
        best = 0
        for improvement in range(s.IMPROVEMENTS):
            if family.has[improvement] == 0:
                best = max(best, improvement_worth(edo, improvement, left))
        worth = max(0, best - box.cost_improvement * good_worth(s.KOBAN, 0, left))
    elif family.third == 0 and family.has[family.third_card] == 0:
        cubes = 0
        for good in range(s.KINDS):
            cubes += int(family.store[good])
        if kobans + cubes >= box.cost_improvement:
            best = improvement_worth(edo, family.third_card, left)
            worth = max(0, best - box.cost_improvement * 75 * (25 + left) // 100)
    if kobans >= box.cost_altar:
        for slot in range(s.SLOTS):
            if edo.slots[slot] != s.NONE:
                gain = altar_gain(edo, box, edo.family, edo.slots[slot]) + s.PLACES * PLACE
                cost = box.cost_altar * good_worth(s.KOBAN, 0, left)
                worth = max(worth, gain - cost)
    if kobans >= box.cost_card:
        worth = max(worth, CARD - box.cost_card * good_worth(s.KOBAN, 0, left))
    return worth


@rule
def price_worth(edo: State, box: Box, kind: int, left: int) -> int:
    """What the price of a cell of the city costs the family."""
    if edo.contract[kind - s.KNACKER] == edo.family:
        return 0
    family = edo.families[edo.family]
    total = 0
    for good in range(s.KINDS):
        for n in range(box.price[kind - s.KNACKER, good]):
            total += good_worth(good, max(0, int(family.store[good]) - 1 - n), left)
    return total


@rule
def cell_worth(edo: State, box: Box, cell: int, left: int) -> int:
    """What it is worth to the family on turn to activate a cell, as things are now."""
    kind = box.cell_type[cell]
    family = edo.families[edo.family]
    if kind <= s.ORE_MINE:
        return good_worth(kind, int(family.store[kind]), left)
    if kind == s.JOBS:
        return good_worth(s.KOBAN, int(family.store[s.KOBAN]), left)
    if kind == s.FUJI or kind == s.REST:
        gain = box.fuji
        if kind == s.REST:
            gain = box.rest_improved if family.has[s.WITH_REST] == 1 else box.rest
        rested = min(box.most_force, int(family.force) + gain)
        return force_worth(rested, left) - force_worth(int(family.force), left)
    if kind == s.TOURNAMENT:
        return max(-50, tournament_worth(edo, left))
    if not can_activate(edo, box, cell):
        # A good that comes this very turn may still pay for it.
        return 15 if kind != s.YAKUZA else -10
    if kind == s.BARTER:
        return 35
    if kind == s.OFFERINGS:
        return offerings_worth(edo, box, left)
    if kind == s.ALTAR:
        return erect_worth(edo, box, left)
    if kind == s.MARKET:
        return market_worth(edo, box, left)
    if kind == s.YAKUZA:
        return CARD
    cost = price_worth(edo, box, kind, left)
    bonus = 0
    city = kind - s.KNACKER
    free = family.paid_at[city] == 0 and edo.contract[city] == s.NONE
    if free and family.contracts < box.most_contracts:
        bonus = CONTRACT * left // 100
    if kind == s.ARMOURER:
        gain = SHIELD * left // 100 if family.shield < box.most_shield else 0
        return gain + bonus // 2 - cost
    if kind == s.BUILDER:
        return BUILDING * left // 100 + bonus // 2 - cost
    made = product(kind)
    worth = 0
    for n in range(min(box.gain[city], int(box.limit[made]) - int(family.store[made]))):
        worth += good_worth(made, int(family.store[made]) + n, left)
    if kind == s.GAMING:
        bonus = bonus // 2
    return worth + bonus - cost


# --- the policy -----------------------------------------------------------------------------


@rule
def bundle_worth(edo: State, bundle: int, left: int) -> int:
    """What a bundle of goods is worth to who takes it: primary ones first, then manufactured."""
    first = 0
    if bundle >= m.BUNDLE_COUNT:
        first = s.MANUFACTURED
        bundle -= m.BUNDLE_COUNT
    total = 0
    for kind in range(s.KINDS):
        for n in range(m.BUNDLES[bundle, kind]):
            stored = int(edo.families[edo.turn].store[first + kind])
            total += good_worth(first + kind, stored + n, left)
    return total


@rule
def gift_worth(edo: State, box: Box, gift: int, left: int) -> int:
    """The points of an offering, less the goods given."""
    total = 0
    place = int(edo.altars[edo.altar].count)
    for n in range(m.GIFT):
        good = m.GIFTS[gift, n]
        if good != s.NONE:
            stored = int(edo.families[edo.family].store[good])
            total += 100 * int(box.offering[min(place, s.PLACES - 1)]) - PLACE
            total -= good_worth(good, max(0, stored - 1), left)
            place += 1
    return total


@rule
def trade_worth(edo: State, box: Box, move: int, left: int) -> int:
    """What a trade on the market is worth."""
    family = edo.families[edo.family]
    koban = good_worth(s.KOBAN, 0, left)
    if move == m.DONE:
        return 0
    if move < m.BUY_IMPROVEMENT:
        good = (move - m.SELL) // m.SALE
        count = (move - m.SELL) % m.SALE + 1
        gained = count * int(box.sell[good])
        worth = 0
        for n in range(count):
            worth -= good_worth(good, max(0, int(family.store[good]) - 1 - n), left)
        worth += gained * koban
        # To sell is good if it brings the improvement that is missing.
        lacking = box.cost_improvement - int(family.store[s.KOBAN])
        missing = family.third == 0 and family.has[family.third_card] == 0
        if missing and lacking > 0 and lacking <= gained:
            worth += 150
        return worth - 30
    if move < m.BUY_ALTAR:
        return improvement_worth(edo, move - m.BUY_IMPROVEMENT, left) - box.cost_improvement * koban
    if move < m.BUY_CARD:
        gain = altar_gain(edo, box, edo.family, edo.slots[move - m.BUY_ALTAR]) + s.PLACES * PLACE
        return gain - box.cost_altar * koban
    if move == m.BUY_CARD:
        return CARD - box.cost_card * koban - 40
    if move == m.BUY_PACT:
        return 500 * left // 100 - box.cost_pact * koban
    return 0


@rule
def play_worth(edo: State, move: int) -> int:
    """Cards are for playing; some of them only where they help."""
    if move >= m.PLAY_INTIMIDATION:
        return 150
    if move >= m.PLAY_TREMOR:
        return -60
    if move == m.PLAY + s.PASSAGE:
        return 30
    return 120


@rule
def move_worth(edo: State, box: Box, move: int, left: int) -> int:
    """A guess at what a legal move is worth, in comparison with the others of its question.
    Where to stand is weighed by `prefer` itself."""
    ask = edo.ask
    if m.PLAY <= move < m.DONE:
        return play_worth(edo, move)
    if ask == s.ASK_ACT:
        return 0 if move == m.DONE else 60 + cell_worth(edo, box, move - m.ACTIVATE, left)
    if ask == s.ASK_TRADE:
        return trade_worth(edo, box, move, left)
    if ask == s.ASK_CHALLENGE:
        return duel_worth(edo, move - m.CHALLENGE, left)
    if ask == s.ASK_SWAP:
        given = (move - m.SWAP) // m.BARTERED
        taken = (move - m.SWAP) % m.BARTERED
        store = edo.families[edo.family].store
        return good_worth(taken, store[taken], left) - good_worth(given, store[given] - 1, left)
    if ask == s.ASK_ALTAR:
        return 0 if move == m.DONE else 60 + 20 * int(edo.altars[move - m.AT_ALTAR].count)
    if ask == s.ASK_OFFER:
        return gift_worth(edo, box, move - m.OFFER, left)
    if ask == s.ASK_ERECT:
        slot = move - m.ERECT if move < m.ERECT_BY_TEMPLE else move - m.ERECT_BY_TEMPLE
        return altar_gain(edo, box, edo.family, edo.slots[slot])
    if ask == s.ASK_PAY:
        return 100 if move == m.PAY else 0
    if ask == s.ASK_BUILD:
        good = box.cell_type[move - m.BUILD]
        return good_worth(good, int(edo.families[edo.family].store[good]), left)
    if ask == s.ASK_SIGN:
        return 150 if move == m.SIGN else 0
    if ask == s.ASK_KEEP:
        card = move - m.KEEP
        if box.effect[card] == s.GOAL:
            return 100 * int(goal_points(edo, box, edo.family, card))
        return 150
    if ask == s.ASK_TAKE:
        if move >= m.TAKE_KOBANS and move < m.PLAY:
            return (move - m.TAKE_KOBANS + 1) * good_worth(s.KOBAN, 0, left)
        return bundle_worth(edo, move - m.TAKE, left) if m.TAKE <= move < m.TAKE_KOBANS else 0
    if ask == s.ASK_FACE:
        token = move - m.FACE
        loot = 0
        for good in range(s.STORE):
            loot += int(box.loot[token, good]) * good_worth(good, 1, left)
        return loot - 45 * int(box.strength[token])
    # To fight, to let the quake come, to begin the tournament
    return 60 if ask == s.ASK_FIGHT or ask == s.ASK_ARMS else 40


@rule
def lacks(edo: State, box: Box, cell: int) -> int:
    """The good that the family lacks for the price of a cell of the city, if it is but one."""
    kind = box.cell_type[cell]
    if kind < s.KNACKER or box.priced[kind - s.KNACKER] == 0:
        return s.NONE
    store = edo.families[edo.family].store
    missing = 0
    lacking = s.NONE
    for good in range(s.KINDS):
        short = int(box.price[kind - s.KNACKER, good]) - int(store[good])
        if short > 0:
            missing += short
            lacking = good
    return lacking if missing == 1 else s.NONE


@rule
def standing_worth(edo: State, box: Box, cell: int, left: int) -> int:
    """What it is worth to stand on a cell: what it brings now, and what it leads to."""
    kind = box.cell_type[cell]
    if kind > s.JOBS and not can_activate(edo, box, cell):
        return 70 if kind == s.ALTAR else -25  # what comes this very turn may still pay for it
    later = LEADS_TO[kind] + LEADS_TO_EARLY[kind] * left // 100
    return (
        max(0, cell_worth(edo, box, cell, left)) + later - FEE * min(1, entry_fee(edo, box, cell))
    )


@rule
def stand_worth(
    edo: State, box: Box, moves: Row[int], count: int, left: int, worths: Row[int]
) -> None:
    """What the places are worth on which ashigarus may stand: every cell is weighed once."""
    cells: Row[int] = np.empty(s.CELLS, np.int64)  # type: ignore[assignment]
    lacking: Row[int] = np.empty(s.CELLS, np.int64)  # type: ignore[assignment]
    for cell in range(s.CELLS):
        cells[cell] = standing_worth(edo, box, cell, left)
        lacking[cell] = lacks(edo, box, cell)
    one = 0
    row = 0  # the number of the first pair with cell `one`
    for k in range(count):
        move = moves[k]
        if move >= m.PLAY:
            worths[k] = play_worth(edo, move)
        elif move >= m.STAND_ONE:
            worths[k] = cells[move - m.STAND_ONE]
        else:
            while move - row >= s.CELLS - 1 - one:
                row += s.CELLS - 1 - one
                one += 1
            two = one + 1 + move - row
            worths[k] = cells[one] + cells[two]
            # A field brings the good that is missing for a price.
            if box.cell_type[one] == lacking[two] or box.cell_type[two] == lacking[one]:
                worths[k] += 110


@rule
def prefer(edo: State, box: Box, moves: Row[int], count: int, weights: Row[int]) -> None:
    """Weigh the legal moves: HALF less worth is half as likely."""
    left = open_game(edo, box)
    if edo.ask == s.ASK_STAND or edo.ask == s.ASK_THIRD:
        stand_worth(edo, box, moves, count, left, weights)
    else:
        for k in range(count):
            weights[k] = move_worth(edo, box, moves[k], left)
    weigh(weights, count, HALF)
