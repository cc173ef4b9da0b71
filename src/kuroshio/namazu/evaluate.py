"""Namazu: what a position is worth, a hint for bots. In hundredths of a point, as all worths."""

from __future__ import annotations

from kuroshio.core.compiled import rule
from kuroshio.core.records import Row
from kuroshio.namazu import state as s
from kuroshio.namazu.box import Components
from kuroshio.namazu.score import goal_points, improvements, source_points
from kuroshio.namazu.state import State
from kuroshio.namazu.turn import lacks_altar, lacks_improvement
from kuroshio.namazu.worth import (
    BUILDING,
    CONTRACT,
    PLACE,
    card_worth,
    cell_worth,
    draw_worth,
    erect_worth,
    force_worth,
    market_worth,
    offerings_worth,
    open_game,
    store_worth,
    tournament_worth,
)

TURN = 320  # a whole turn, for a family that still has one in this round

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
def family_worth(edo: State, box: Components, seat: int, left: int) -> int:
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
    elif not lacks_improvement(family):
        later += HELD_THIRD * 3 // 10 if lacks_altar(family) else HELD_THIRD * 6 // 10
    total += later * left // 100
    for card in range(s.CARDS):
        if family.hand[card] > 0:
            worth = card_worth(box, card) * (20 + 80 * min(100, 2 * left) // 100) // 100
            if box.effect[card] == s.GOAL:
                worth = 100 * int(goal_points(edo, box, seat, card)) + HELD_GOAL * left // 100
            total += int(family.hand[card]) * worth
    for altar in range(edo.altar_count):
        if edo.altars[altar].family == seat:
            total += PLACE * (s.PLACES - int(edo.altars[altar].count))
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
            out[edo.family] += TURN * 3 // 4 if edo.beaten == 1 else TURN
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
        return CONTRACT * left // 100
    if ask == s.ASK_TAKE:
        return 90 * (
            int(edo.take_primary) if edo.take_primary > 0 else 2 * int(edo.take_manufactured)
        )
    if ask == s.ASK_TRADE:
        return market_worth(edo, box, left) * 9 // 10
    return 0
