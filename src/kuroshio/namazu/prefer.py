"""Namazu: which moves make sense at a glance, a hint for bots. Most of it was fitted to what long
searches chose."""

from __future__ import annotations

from kuroshio.core.bits import has
from kuroshio.core.compiled import rule
from kuroshio.core.records import Row
from kuroshio.core.weights import weigh
from kuroshio.namazu import moves as m
from kuroshio.namazu import state as s
from kuroshio.namazu.box import Components
from kuroshio.namazu.goods import first_of_bundle
from kuroshio.namazu.market import sale_of
from kuroshio.namazu.rings import foreign_pawn
from kuroshio.namazu.score import goal_points
from kuroshio.namazu.state import State
from kuroshio.namazu.turn import lacks_improvement
from kuroshio.namazu.visits import completes, stand_worths
from kuroshio.namazu.worth import (
    PLACE,
    altar_gain,
    card_worth,
    draw_worth,
    duel_worth,
    good_worth,
    improvement_worth,
    open_game,
    pact_worth,
    use_worth,
)

HALF = 60  # a move that is worth so much less is half as likely
LAST_PIECE = 110  # goods that are all that an altar still lacks

# An offering: each good, more while the whole game lies ahead, and less if it is worth more than a
# primary one; and to fill an altar.
OFFERED, OFFERED_EARLY, MADE, GOLD = 10, 40, -75, -50
FILLED = 55

# A building: each good of the kind that is stored, and each building that gives it already; a good
# that the builder asks for; an ashigaru of others, who hinders it.
STORED, ALIKE, ASKED_FOR, HINDERED = -17, -125, 90, -85

# What speaks for a purchase or a sale besides the worth of what is given and taken, of which the
# market counts a part.
COUNTED = 6
ALTAR, CARD, CARD_EARLY, PACT, IMPROVEMENT, WANTED_IMPROVEMENT = 70, 45, 135, -30, -75, 30
SOLD_PRIMARY, SOLD_BETTER = 10, -20
FOR_ALTAR, FOR_IMPROVEMENT = 95, 60  # the Kobans that are still missing for one


@rule
def bundle_worth(edo: State, box: Components, bundle: int, left: int) -> int:
    """What a bundle of goods is worth to its taker: primary ones first, then manufactured."""
    first = first_of_bundle(bundle)
    total = 0
    for kind in range(s.KINDS):
        count = int(m.BUNDLES[bundle % m.BUNDLE_COUNT, kind])
        if count > 0:
            stored = int(edo.families[edo.turn].store[first + kind])
            for n in range(count):
                total += good_worth(first + kind, stored + n, left)
            if edo.turn == edo.family and completes(edo, box, first + kind, count):
                total += LAST_PIECE
    return total


@rule
def swap_worth(edo: State, box: Components, given: int, taken: int, left: int) -> int:
    """What it is worth to barter one good for another."""
    store = edo.families[edo.family].store
    worth = good_worth(taken, store[taken], left) - good_worth(given, store[given] - 1, left)
    return worth + (2 * LAST_PIECE if completes(edo, box, taken, 1) else 0)


@rule
def gift_worth(edo: State, box: Components, gift: int, left: int) -> int:
    """The points of an offering, less the goods given."""
    points = 0
    goods = 0
    worth = 0
    place = int(edo.altars[edo.altar].count)
    for n in range(m.GIFT):
        good = m.GIFTS[gift, n]
        if good != s.NONE:
            stored = int(edo.families[edo.family].store[good])
            points += 100 * int(box.offering[min(place, s.PLACES - 1)]) - PLACE
            goods += good_worth(good, max(0, stored - 1), left)
            if good == s.GOLD:
                worth += GOLD
            elif good >= s.MANUFACTURED:
                worth += MADE * left // 100
            worth += OFFERED + OFFERED_EARLY * left // 100
            place += 1
    if place == s.PLACES:
        worth += FILLED
    return worth + (points - goods) // 4


@rule
def building_worth(edo: State, box: Components, place: int, left: int) -> int:
    """What a building on a field is worth."""
    good = int(box.cell_type[place])
    worth = STORED * min(4, int(edo.families[edo.family].store[good]))
    if box.price[s.BUILDER - s.KNACKER, good] > 0:
        worth += ASKED_FOR
    for other in range(s.SECTORS):
        if box.cell_type[other] == good and has(edo.built[other], edo.family):
            worth += ALIKE
    return worth + (HINDERED if foreign_pawn(edo, place, edo.family) else 0)


@rule
def sale_worth(edo: State, box: Components, good: int, count: int, left: int) -> int:
    """What a sale is worth: most, if it is what something else on the market still lacks."""
    family = edo.families[edo.family]
    kobans = int(family.store[s.KOBAN])
    after = kobans + count * int(box.sell[good])
    goods = 0
    for n in range(count):
        goods += good_worth(good, max(0, int(family.store[good]) - 1 - n), left)
    worth = ((after - kobans) * good_worth(s.KOBAN, 0, left) - goods) // COUNTED
    worth += SOLD_PRIMARY if good < s.MANUFACTURED else SOLD_BETTER
    if kobans < box.cost_altar <= after:
        worth += FOR_ALTAR
    if family.third == 0 and lacks_improvement(family) and kobans < box.cost_improvement <= after:
        worth += FOR_IMPROVEMENT
    return worth


@rule
def trade_worth(edo: State, box: Components, move: int, left: int) -> int:
    """What a trade on the market is worth."""
    family = edo.families[edo.family]
    koban = good_worth(s.KOBAN, 0, left)
    if move == m.DONE:
        return 0
    if move < m.BUY_IMPROVEMENT:
        good, count = sale_of(move)
        return sale_worth(edo, box, good, count, left)
    if move < m.BUY_ALTAR:
        improvement = move - m.BUY_IMPROVEMENT
        worth = improvement_worth(edo, improvement, left) - box.cost_improvement * koban
        wanted = family.third == 0 and improvement == family.third_card
        return worth // COUNTED + (WANTED_IMPROVEMENT if wanted else IMPROVEMENT)
    if move < m.BUY_CARD:
        gain = altar_gain(edo, box, edo.family, edo.slots[move - m.BUY_ALTAR]) + s.PLACES * PLACE
        return (gain - box.cost_altar * koban) // COUNTED + ALTAR
    if move == m.BUY_CARD:
        return (
            (draw_worth(box) - box.cost_card * koban) // COUNTED + CARD + CARD_EARLY * left // 100
        )
    if move == m.BUY_PACT:
        return pact_worth(edo, box, left) // COUNTED + PACT
    return 0


@rule
def play_worth(move: int) -> int:
    """Cards are for playing. Those that lead to better cells are weighed with these."""
    return 150 if move >= m.PLAY_INTIMIDATION else 120


@rule
def move_worth(edo: State, box: Components, move: int, left: int) -> int:
    """A guess at what a legal move is worth, in comparison with the others of its question.
    Where to stand is weighed by `prefer` itself."""
    ask = edo.ask
    if m.PLAY <= move < m.DONE:
        return play_worth(move)
    if ask == s.ASK_ACT:
        if move == m.DONE:
            return 0
        return 60 + use_worth(edo, box, box.cell_type[move - m.ACTIVATE], left)
    if ask == s.ASK_TRADE:
        return trade_worth(edo, box, move, left)
    if ask == s.ASK_CHALLENGE:
        return duel_worth(edo, box, move - m.CHALLENGE, left)
    if ask == s.ASK_SWAP:
        given, taken = divmod(move - m.SWAP, m.BARTERED)
        return swap_worth(edo, box, given, taken, left)
    if ask == s.ASK_ALTAR:
        return 0 if move == m.DONE else 60 + 20 * int(edo.altars[move - m.AT_ALTAR].count)
    if ask == s.ASK_OFFER:
        return gift_worth(edo, box, move - m.OFFER, left)
    if ask == s.ASK_ERECT:
        return altar_gain(edo, box, edo.family, edo.slots[(move - m.ERECT) % s.SLOTS]) // 3
    if ask == s.ASK_PAY:
        return 100 if move == m.PAY else 0
    if ask == s.ASK_BUILD:
        return building_worth(edo, box, move - m.BUILD, left)
    if ask == s.ASK_SIGN:
        return 150 if move == m.SIGN else 0
    if ask == s.ASK_KEEP:
        card = move - m.KEEP
        if box.effect[card] == s.GOAL:
            return 100 * int(goal_points(edo, box, edo.family, card))
        return card_worth(box, card) - 20
    if ask == s.ASK_TAKE:
        if move >= m.TAKE_KOBANS and move < m.PLAY:
            return (move - m.TAKE_KOBANS + 1) * good_worth(s.KOBAN, 0, left)
        if m.TAKE <= move < m.TAKE_KOBANS:
            return bundle_worth(edo, box, move - m.TAKE, left)
        return 0
    if ask == s.ASK_FACE:
        token = move - m.FACE
        loot = 0
        for good in range(s.STORE):
            loot += int(box.loot[token, good]) * good_worth(good, 1, left)
        return loot - 45 * int(box.strength[token])
    # To fight, to let the quake come, to begin the tournament
    return 60 if ask == s.ASK_FIGHT or ask == s.ASK_ARMS else 40


@rule
def prefer(edo: State, box: Components, moves: Row[int], count: int, weights: Row[int]) -> None:
    """Weigh the legal moves: HALF less worth is half as likely."""
    left = open_game(edo, box)
    if edo.ask == s.ASK_STAND or edo.ask == s.ASK_THIRD:
        stand_worths(edo, box, moves, count, left, weights)
    else:
        for k in range(count):
            weights[k] = move_worth(edo, box, moves[k], left)
    weigh(weights, count, HALF)
