"""Namazu: what a position is worth, a hint for bots. In hundredths of a point, as all worths."""

from __future__ import annotations

from kuroshio.core.compiled import rule
from kuroshio.core.records import Row
from kuroshio.namazu import state as s
from kuroshio.namazu.box import Components
from kuroshio.namazu.score import goal_points, improvements, singles, source_points
from kuroshio.namazu.state import State
from kuroshio.namazu.turn import lacks_altar, lacks_improvement
from kuroshio.namazu.worth import (
    BUILDING,
    card_worth,
    cell_worth,
    contract_worth,
    draw_worth,
    erect_worth,
    force_worth,
    market_worth,
    offerings_worth,
    open_game,
    store_worth,
    tournament_worth,
)

TURN = 530  # a whole turn, for a family that still has one in this round
BEGUN = 400  # the turn that begins now, its family's buildings having worked

# What a family's things are worth to its final points, as the ends of captains' games showed:
# primary and manufactured goods, gold, Kobans and cards in per cent of their worth.
HELD_PRIMARY = 60
HELD_MANUFACTURED = 78
HELD_GOLD = 75
HELD_KOBANS = 55
HELD_CARD = 30
HELD_FORCE = 135
HELD_BUILDING = 450
HELD_THIRD = 760
HELD_IMPROVEMENT = 20
HELD_SHIELD = 140
HELD_SINGLE = 140  # an altar that another one may join
HELD_GOAL = 130  # by which a goal will grow


@rule
def family_worth(edo: State, box: Components, seat: int, left: int) -> int:
    """An estimate of a family's points at the end."""
    family = edo.families[seat]
    total = 0
    for source in range(s.SOURCES):
        if source != s.FROM_GOALS:
            total += 100 * int(source_points(edo, box, seat, source))
    total += goods_worth(edo, seat, left)
    total += HELD_FORCE * force_worth(int(family.force), left) // 100
    later = HELD_SHIELD * int(family.shield) + HELD_IMPROVEMENT * int(improvements(family))
    later += HELD_BUILDING * int(family.buildings) + contracts_worth(edo, box, seat)
    if family.third == 1:
        later += HELD_THIRD
    elif not lacks_improvement(family):
        later += HELD_THIRD * 4 // 10 if lacks_altar(family) else HELD_THIRD
    total += later * left // 100
    total += HELD_SINGLE * int(singles(edo, seat))
    for card in range(s.CARDS):
        if family.hand[card] > 0:
            worth = HELD_CARD * card_worth(box, card) // 100
            worth = worth * (20 + 80 * min(100, 2 * left) // 100) // 100
            if box.effect[card] == s.GOAL:
                worth = 100 * int(goal_points(edo, box, seat, card)) + HELD_GOAL * left // 100
            total += int(family.hand[card]) * worth
    return total


@rule
def goods_worth(edo: State, seat: int, left: int) -> int:
    """What a family's goods and Kobans are worth."""
    total = HELD_PRIMARY * store_worth(edo, seat, s.PRIMARY, s.MANUFACTURED, left)
    total += HELD_MANUFACTURED * store_worth(edo, seat, s.MANUFACTURED, s.GOLD, left)
    total += HELD_GOLD * store_worth(edo, seat, s.GOLD, s.KOBAN, left)
    total += HELD_KOBANS * store_worth(edo, seat, s.KOBAN, s.STORE, left)
    return total // 100


@rule
def contracts_worth(edo: State, box: Components, seat: int) -> int:
    """What a family's contracts are worth for a whole game."""
    total = 0
    for place in range(s.CITY_TYPES):
        if edo.contract[place] == seat:
            total += contract_worth(box, s.KNACKER + place)
    return total


@rule
def evaluate(edo: State, box: Components, out: Row[int]) -> None:
    """Estimate each seat's final points, in hundredths."""
    left = open_game(edo, box)
    for seat in range(edo.players):
        out[seat] = family_worth(edo, box, seat, left)
    # A family that has not had its turn in this round will have one.
    seat = (edo.family + 1) % edo.players
    while seat != edo.first:
        out[seat] += TURN
        seat = (seat + 1) % edo.players
    if edo.over == 0:
        if edo.ask < s.ASK_THIRD:
            out[edo.family] += BEGUN * 3 // 4 if edo.beaten == 1 else BEGUN
        else:
            for n in range(s.ASHIGARUS):
                if edo.waiting[n] != s.NONE:
                    kind = box.cell_type[edo.waiting[n]]
                    out[edo.family] += max(0, cell_worth(edo, box, kind, left)) * 9 // 10
            if edo.ask == s.ASK_THIRD:
                out[edo.family] += 150
        out[edo.turn] += asked_worth(edo, box, left)


@rule
def asked_worth(edo: State, box: Components, left: int) -> int:
    """What the question that is asked now will bring to the seat that answers it."""
    ask = edo.ask
    if ask == s.ASK_CHALLENGE:
        return tournament_worth(edo, box, left)
    if ask == s.ASK_OFFER or ask == s.ASK_ALTAR:
        return 90 if edo.offered > 0 else offerings_worth(edo, box, left)
    if ask == s.ASK_ERECT:
        return erect_worth(edo, box, left)
    if ask == s.ASK_BUILD:
        return BUILDING * left // 100
    if ask == s.ASK_KEEP:
        return draw_worth(box)
    if ask == s.ASK_SIGN:
        return contract_worth(box, int(edo.to_sign)) * left // 100
    if ask == s.ASK_TAKE:
        return 90 * (
            int(edo.take_primary) if edo.take_primary > 0 else 2 * int(edo.take_manufactured)
        )
    if ask == s.ASK_TRADE:
        return market_worth(edo, box, left) * 9 // 10
    return 0
