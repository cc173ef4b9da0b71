"""Namazu: tournaments."""

from __future__ import annotations

from kuroshio.core.compiled import rule
from kuroshio.core.events import emit
from kuroshio.core.records import Row
from kuroshio.core.rng import roll
from kuroshio.namazu import moves as m
from kuroshio.namazu import reasons as r
from kuroshio.namazu import state as s
from kuroshio.namazu.box import Components
from kuroshio.namazu.goods import change_force, choose_goods
from kuroshio.namazu.state import Family, State


@rule
def why_not_challenge(edo: State, seat: int) -> int:
    """Any other family can be challenged, even one without force (B33)."""
    return 0 if seat < edo.players and seat != edo.family else r.WHY_CHALLENGE


@rule
def legal_challenges(edo: State, out: Row[int]) -> int:
    n = 0
    for seat in range(edo.players):
        if why_not_challenge(edo, seat) == 0:
            out[n] = m.CHALLENGE + seat
            n += 1
    return n


@rule
def challenge(edo: State, seat: int) -> None:
    """Call another family to a tournament, which it may not refuse."""
    edo.challenged = seat
    edo.bonus[0] = 0
    edo.bonus[1] = 0
    edo.stage = s.ARM_CHALLENGER
    emit(edo, s.CHALLENGED, edo.family, seat, 0)


@rule
def arm(edo: State) -> None:
    """Ask who has cards for one to play before the dice: the challenger first (B32)."""
    seat = edo.family if edo.stage == s.ARM_CHALLENGER else edo.challenged
    if edo.families[seat].hand_count > 0:
        edo.turn = seat
        edo.ask = s.ASK_ARMS
    else:
        armed(edo)


@rule
def armed(edo: State) -> None:
    """Go on to the challenged family, or to the dice."""
    edo.stage = s.ARM_CHALLENGED if edo.stage == s.ARM_CHALLENGER else s.DUEL


@rule
def duel(edo: State, box: Components) -> None:
    """Force, shield, a die and cards: the higher total wins, equal totals change nothing."""
    edo.stage = s.ACT
    one = int(edo.family)
    two = int(edo.challenged)
    die_one = roll(edo.rng, box.die) + 1
    die_two = roll(edo.rng, box.die) + 1
    total_one = total(edo, one, die_one) + edo.bonus[0]
    total_two = total(edo, two, die_two) + edo.bonus[1]
    emit(edo, s.ROLLED, one, die_one, total_one)
    emit(edo, s.ROLLED, two, die_two, total_two)
    if total_one > total_two:
        win(edo, box, one, two, die_one, die_two)
    elif total_two > total_one:
        win(edo, box, two, one, die_two, die_one)  # B34: the challenged family may win too
    else:
        emit(edo, s.TIED, one, two, 0)


@rule
def total(edo: State, seat: int, die: int) -> int:
    family = edo.families[seat]
    return int(family.force) + int(family.shield) + die


@rule
def win_limit(edo: State, box: Components) -> int:
    """How many wins the counter has places for; 0 if it has no end (B37)."""
    return 0 if edo.options.win_limit == s.WINS_WITHOUT_LIMIT else int(box.most_wins)


@rule
def is_counted(edo: State, box: Components, family: Family) -> bool:
    """Whether the counter of wins has a place left for another one (B37)."""
    limit = win_limit(edo, box)
    return bool(limit == 0 or family.wins < limit)


@rule
def win(edo: State, box: Components, winner: int, loser: int, die: int, loser_die: int) -> None:
    """The winner advances its counter, loses the loser's die in force and may rob him; the loser
    rests and wins back the winner's die in force."""
    family = edo.families[winner]
    if is_counted(edo, box, family):
        family.wins += 1
    emit(edo, s.WON, winner, family.wins, 0)
    emit(edo, s.LOST, loser, 0, 0)
    change_force(edo, box, winner, -loser_die)
    change_force(edo, box, loser, die)
    # B36: primary goods, or manufactured ones, or Kobans; never gold
    choose_goods(edo, box, winner, loser, box.win_primary, box.win_manufactured, box.win_kobans, 0)
