"""Namazu: what things and cells are worth, for bots.

All worths are in hundredths of a point. They were guessed and then tuned by playing; nothing in
the rules depends on them.
"""

from __future__ import annotations

from kuroshio.core.compiled import rule
from kuroshio.namazu import state as s
from kuroshio.namazu.activation import amount_of, gives_force, good_of, why_not_use
from kuroshio.namazu.altars import can_erect, why_not_slot
from kuroshio.namazu.artisans import has_contract, may_sign, price, why_not_sign
from kuroshio.namazu.box import Components
from kuroshio.namazu.goods import force_after, stored
from kuroshio.namazu.offerings import offerings_to_calm
from kuroshio.namazu.score import altars_of, improvements, singles
from kuroshio.namazu.state import State
from kuroshio.namazu.tournament import is_counted
from kuroshio.namazu.turn import lacks_altar, lacks_improvement

THIRD = 900  # the third ashigaru, for a whole game
IMPROVEMENT = 140
BUILDING = 650
# Contracts, for a whole game: the pact, once it is sealed, at workshops, at the goldsmith, and at
# the builder for each cube but the first one.
PACT, AT_WORKSHOP, AT_GOLDSMITH, AT_BUILDER = 400, 450, 150, 250
SHIELD = 130
CARD = 170  # a yakuza card of usual size, see `card_worth`
PACT_CARDS = 5  # cards that the pact brings in a whole game
PLACE = 45  # room for an offering


@rule
def open_game(edo: State, box: Components) -> int:
    """How much of the game is left, in hundredths."""
    limit = offerings_to_calm(edo, box)
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
def store_worth(edo: State, seat: int, first: int, end: int, left: int) -> int:
    """What a family's goods are worth, from the first of them to the one before the last."""
    total = 0
    for good in range(first, end):
        for owned in range(min(20, int(edo.families[seat].store[good]))):
            total += good_worth(good, owned, left)
    return total


@rule
def force_worth(force: int, left: int) -> int:
    """Force is for brigands, who come every third turn and cost about five."""
    force = int(force)
    return (45 * min(force, 6) + 22 * max(0, force - 6)) * (20 + 80 * left // 100) // 100


@rule
def altar_gain(edo: State, box: Components, seat: int, series: int) -> int:
    """What one more altar of a series adds to a family's points."""
    single = singles(edo, seat)
    most = box.different_most
    had = altars_of(edo, seat, series)
    if had == 0:
        if single < most:
            return 100 * (box.different[single + 1] - int(box.different[single]))
        return 300
    if had == 1:
        series_loss = 0
        if single <= most:
            series_loss = int(box.different[single]) - int(box.different[single - 1])
        return 100 * (box.same[2] - series_loss)
    if had < s.PLACES:
        return 100 * (box.same[had + 1] - int(box.same[had]))
    return 0


@rule
def win_chance(edo: State, seat: int, other: int) -> int:
    """The chance in 100 to win a tournament."""
    mine = int(edo.families[seat].force) + int(edo.families[seat].shield)
    theirs = int(edo.families[other].force) + int(edo.families[other].shield)
    return max(3, min(97, 46 + 11 * (mine - theirs)))


@rule
def duel_worth(edo: State, box: Components, other: int, left: int) -> int:
    """What it is worth to challenge a family: three points and some loot, for either of them."""
    chance = win_chance(edo, edo.family, other)
    mine = edo.families[edo.family]
    loot = 100
    prize = loot + (100 * int(box.points_win) if is_counted(edo, box, mine) else 0)
    force = force_worth(int(mine.force), left) - force_worth(max(0, int(mine.force) - 4), left)
    return (
        chance * (prize - force)
        - (100 - chance) * ((loot + 100 * int(box.points_win)) // int(edo.players - 1) - force)
    ) // 100


@rule
def tournament_worth(edo: State, box: Components, left: int) -> int:
    best = -400
    for seat in range(edo.players):
        if seat != edo.family:
            best = max(best, duel_worth(edo, box, seat, left))
    return best


@rule
def offerings_worth(edo: State, box: Components, left: int) -> int:
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
def erect_worth(edo: State, box: Components, left: int) -> int:
    """The best altar that the family can pay for, less its price."""
    best = 0
    for slot in range(s.SLOTS):
        if can_erect(edo, box, slot):
            worth = altar_gain(edo, box, edo.family, edo.slots[slot]) + s.PLACES * PLACE
            best = max(best, worth)
    if lacks_altar(edo.families[edo.family]):
        best += 150 * left // 100
    return best - 3 * good_worth(s.MANUFACTURED, 1, left)


@rule
def improvement_worth(edo: State, improvement: int, left: int) -> int:
    family = edo.families[edo.family]
    worth = IMPROVEMENT
    if improvement == family.third_card and family.third == 0:
        worth += THIRD // 2 if lacks_altar(family) else THIRD * 9 // 10
    return worth * left // 100


@rule
def card_worth(box: Components, card: int) -> int:
    """What a card of action is worth: more, the more it gives."""
    effect = box.effect[card]
    amount, also = int(box.amount[effect]), int(box.also[effect])
    if effect == s.SMUGGLING:
        return CARD * amount // 3
    if effect == s.CONVOY:
        return CARD * amount // 2
    if effect == s.INGOT:
        return 115 * amount + 55 * also
    if effect == s.RACKET:
        return 40 * amount + 50 * also
    if effect == s.BURGLARY:
        return CARD * max(amount, 2 * also) // 2
    return CARD


@rule
def draw_worth(box: Components) -> int:
    """What it is worth to draw cards and keep one: their mean, goals as a usual card."""
    total = 0
    cards = 0
    for card in range(box.card_count):
        worth = CARD if box.effect[card] == s.GOAL else card_worth(box, card)
        total += int(box.cards[card]) * worth
        cards += int(box.cards[card])
    return total // max(1, cards)


@rule
def contract_worth(box: Components, kind: int) -> int:
    """What a contract at a cell of the city is worth for a whole game."""
    if kind == s.YAKUZA:
        return PACT
    if kind < s.GOLDSMITH:
        return AT_WORKSHOP
    if kind == s.GOLDSMITH:
        return AT_GOLDSMITH
    if kind != s.BUILDER:
        return 0
    cubes = -1
    for good in range(s.KINDS):
        cubes += int(price(box, kind, 0, 0, good))
    return AT_BUILDER * max(0, cubes)


@rule
def pact_worth(edo: State, box: Components, left: int) -> int:
    """What the pact is worth: some cards for the rest of the game, less its price."""
    return PACT_CARDS * draw_worth(box) * left // 100 - box.cost_pact * good_worth(s.KOBAN, 0, left)


@rule
def market_worth(edo: State, box: Components, left: int) -> int:
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
    elif family.third == 0 and lacks_improvement(family):
        cubes = 0
        for good in range(s.KINDS):
            cubes += int(family.store[good])
        if kobans + cubes >= box.cost_improvement:
            best = improvement_worth(edo, family.third_card, left)
            worth = max(0, best - box.cost_improvement * 75 * (25 + left) // 100)
    if kobans >= box.cost_altar:
        for slot in range(s.SLOTS):
            if why_not_slot(edo, slot) == 0:
                gain = altar_gain(edo, box, edo.family, edo.slots[slot]) + s.PLACES * PLACE
                cost = box.cost_altar * good_worth(s.KOBAN, 0, left)
                worth = max(worth, gain - cost)
    if kobans >= box.cost_card:
        worth = max(worth, draw_worth(box) - box.cost_card * good_worth(s.KOBAN, 0, left))
    if kobans >= box.cost_pact and why_not_sign(edo, box, s.YAKUZA) == 0:
        worth = max(worth, pact_worth(edo, box, left))
    return worth


@rule
def price_worth(edo: State, box: Components, kind: int, left: int) -> int:
    """What the price of a cell of the city costs the family."""
    if has_contract(edo, kind):
        return 0
    family = edo.families[edo.family]
    total = 0
    for good in range(s.KINDS):
        for n in range(price(box, kind, 0, 0, good)):
            total += good_worth(good, max(0, int(family.store[good]) - 1 - n), left)
    return total


@rule
def cell_worth(edo: State, box: Components, kind: int, left: int) -> int:
    """What a cell of a kind is worth to the family on turn, as things are now."""
    if why_not_use(edo, box, kind) != 0:
        # A good that comes this very turn may still pay for it.
        return 15 if kind != s.YAKUZA else -10
    return use_worth(edo, box, kind, left)


@rule
def use_worth(edo: State, box: Components, kind: int, left: int) -> int:
    """What it is worth to the family on turn to activate a cell of a kind, if it can."""
    family = edo.families[edo.family]
    if kind <= s.ORE_MINE:
        return good_worth(kind, int(family.store[kind]), left)
    if kind == s.JOBS:
        return good_worth(s.KOBAN, int(family.store[s.KOBAN]), left)
    if gives_force(kind):
        rested = force_after(edo, box, edo.family, amount_of(box, kind, family.has[s.WITH_REST]))
        return force_worth(rested, left) - force_worth(int(family.force), left)
    if kind == s.TOURNAMENT:
        return max(-50, tournament_worth(edo, box, left))
    if kind == s.BARTER:
        return 35
    if kind == s.OFFERINGS:
        return offerings_worth(edo, box, left)
    if kind == s.ALTAR:
        return erect_worth(edo, box, left)
    if kind == s.MARKET:
        return market_worth(edo, box, left)
    if kind == s.YAKUZA:
        return draw_worth(box)
    worth = -price_worth(edo, box, kind, left)
    if may_sign(edo, box, kind):
        worth += contract_worth(box, kind) * left // 100
    if kind == s.ARMOURER:
        return worth + (SHIELD * left // 100 if family.shield < box.most_shield else 0)
    if kind == s.BUILDER:
        return worth + BUILDING * left // 100
    made = good_of(kind)
    for n in range(stored(edo, box, edo.family, made, amount_of(box, kind, 0))):
        worth += good_worth(made, int(family.store[made]) + n, left)
    return worth
