"""Namazu: the course of a turn.

`edo.family` is the family whose turn it is, `edo.turn` the seat that decides now: another one
when a tournament asks for it. `edo.stage` says where the turn stands; when a move leaves nothing
to ask, `proceed` goes on from there.
"""

from __future__ import annotations

from kuroshio.core.compiled import rule
from kuroshio.core.events import emit
from kuroshio.core.rng import roll
from kuroshio.namazu import state as s
from kuroshio.namazu.activation import serve, why_not_use
from kuroshio.namazu.box import Components
from kuroshio.namazu.brigands import battle, meet_brigands
from kuroshio.namazu.buildings import has_building, produce
from kuroshio.namazu.offerings import is_calm
from kuroshio.namazu.placing import take_back
from kuroshio.namazu.rings import shake
from kuroshio.namazu.score import final_count
from kuroshio.namazu.state import Family, State
from kuroshio.namazu.tournament import arm, duel


@rule
def proceed(edo: State, box: Components) -> None:
    """Go on until somebody has something to decide, or the game is over."""
    while edo.ask == s.ASK_NOTHING and edo.over == 0:
        stage = edo.stage
        if stage == s.DAWN:
            dawn(edo, box)
        elif stage == s.BEFORE_QUAKE:
            if has_cards(edo):
                edo.ask = s.ASK_QUAKE
            else:
                edo.stage = s.QUAKE
        elif stage == s.QUAKE:
            quake(edo, box)
        elif stage == s.AMBUSH:
            if has_cards(edo):
                edo.ask = s.ASK_FIGHT
            else:
                edo.stage = s.BATTLE
        elif stage == s.BATTLE:
            battle(edo, box)
        elif stage == s.STAND:
            take_back(edo)
            edo.ask = s.ASK_STAND
        elif stage == s.STAND_THIRD:
            if edo.families[edo.family].third == 1 and edo.beaten == 0:
                edo.ask = s.ASK_THIRD
            else:
                edo.stage = s.ACT
        elif stage == s.ACT:
            act(edo, box)
        elif stage == s.SERVE:
            serve(edo, box)
        elif stage == s.TRADE:
            edo.ask = s.ASK_TRADE
        elif stage == s.DUEL:
            duel(edo, box)
        elif stage == s.DUSK:
            dusk(edo, box)
        else:
            arm(edo)


@rule
def has_cards(edo: State) -> bool:
    """Whether the family has a hand. If so, it is asked whenever a card might be played,
    whatever the hand is: so the question tells nobody what is in it."""
    return edo.families[edo.family].hand_count > 0


@rule
def dawn(edo: State, box: Components) -> None:
    """The turn begins: the third ashigaru comes (B38), the buildings produce (B4)."""
    edo.turn = edo.family
    edo.stage = s.BEFORE_QUAKE
    emit(edo, s.BEGAN_TURN, edo.family, edo.rounds, 0)
    family = edo.families[edo.family]
    if family.third == 0 and not lacks_altar(family) and not lacks_improvement(family):
        family.third = 1  # B48: a bought altar counts too
        emit(edo, s.THIRD_CAME, edo.family, 0, 0)
    if family.buildings > 0:
        for place in range(s.SECTORS):
            if has_building(edo, edo.family, place):
                produce(edo, box, place)


@rule
def lacks_altar(family: Family) -> bool:
    """The third ashigaru comes to a family with an altar …"""
    return family.altars == 0


@rule
def lacks_improvement(family: Family) -> bool:
    """… and with the improvement on its card."""
    return family.has[family.third_card] == 0


@rule
def quake(edo: State, box: Components) -> None:
    """The die turns a ring by a sector and perhaps brings brigands (B47)."""
    face = roll(edo.rng, box.faces)
    edo.stage = s.STAND
    shake(edo, box.face_ring[face], box.face_turn[face])
    if box.face_brigands[face] == 1:
        meet_brigands(edo, box)


@rule
def act(edo: State, box: Components) -> None:
    """Offer a contract, then the cells that can be activated; who holds cards may play them even
    after the last cell."""
    edo.turn = edo.family
    if edo.to_sign != s.NONE:
        edo.ask = s.ASK_SIGN
        return
    can_act = has_cards(edo)
    for n in range(s.ASHIGARUS):
        if not can_act and edo.waiting[n] != s.NONE:
            can_act = why_not_use(edo, box, box.cell_type[edo.waiting[n]]) == 0
    if can_act:
        edo.ask = s.ASK_ACT
    else:
        edo.stage = s.DUSK


@rule
def dusk(edo: State, box: Components) -> None:
    """The turn ends. After the last family's turn the game is over if Namazu is calm, or after
    the last round (B42); so all have had the same number of turns (B39)."""
    forget_turn(edo)
    edo.stage = s.DAWN
    edo.family = (edo.family + 1) % edo.players
    if edo.family == edo.first:
        edo.rounds += 1
        if is_calm(edo, box) or edo.rounds >= box.rounds:
            final_count(edo, box)
            edo.over = 1


@rule
def forget_turn(edo: State) -> None:
    """Nothing of a turn is under way."""
    edo.guarded = 0
    edo.beaten = 0
    edo.passage = 0
    edo.erected = 0
    edo.by_temple = 0
    edo.offered = 0
    for n in range(s.ASHIGARUS):
        edo.waiting[n] = s.NONE
    edo.cell = s.NONE
    edo.slot = s.NONE
    edo.altar = s.NONE
    edo.to_sign = s.NONE
    edo.challenged = s.NONE
    edo.victim = s.NONE
