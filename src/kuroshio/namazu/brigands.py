"""Namazu: brigands attack after the quake."""

from __future__ import annotations

from kuroshio.core.compiled import rule
from kuroshio.core.events import emit
from kuroshio.core.records import Row
from kuroshio.core.rng import pick
from kuroshio.namazu import moves as m
from kuroshio.namazu import reasons as r
from kuroshio.namazu import state as s
from kuroshio.namazu.box import Components
from kuroshio.namazu.goods import change_force, choose_goods, gain
from kuroshio.namazu.state import State


@rule
def meet_brigands(edo: State, box: Components) -> None:
    """Draw a token from the bag; with the improvement two, to choose one (B9)."""
    tokens = s.BANDS if edo.families[edo.family].has[s.WITH_BRIGANDS] == 1 else 1
    for n in range(tokens):
        token = pick(edo.rng, edo.bag)
        if token != s.NONE:  # B55: perhaps there is only one
            edo.band[n] = token
            edo.bag[token] -= 1
            emit(edo, s.MET_BRIGANDS, edo.family, token, box.strength[token])
    if edo.band[0] == s.NONE:
        emit(edo, s.NO_BRIGANDS, edo.family, 0, 0)
        return
    edo.stage = s.AMBUSH
    if edo.band[1] != s.NONE and edo.band[1] != edo.band[0]:
        edo.ask = s.ASK_FACE
    elif edo.band[1] != s.NONE:
        face_brigands(edo, edo.band[0])


@rule
def face_brigands(edo: State, token: int) -> None:
    """Fight one of two bands; the other token goes back into the bag."""
    other = edo.band[1] if edo.band[0] == token else edo.band[0]
    edo.bag[other] += 1
    edo.band[0] = token
    edo.band[1] = s.NONE
    emit(edo, s.CHOSE_BRIGANDS, edo.family, token, 0)


@rule
def force_needed(edo: State, box: Components, token: int) -> int:
    """The force that it takes to beat a band: the shield saves some of it (B8)."""
    return max(0, box.strength[token] - edo.families[edo.family].shield)


@rule
def battle(edo: State, box: Components) -> None:
    """A family that has the force must fight (B7). One that has not loses an action (B11),
    and the token goes back."""
    edo.stage = s.STAND
    family = edo.families[edo.family]
    token = int(edo.band[0])
    edo.band[0] = s.NONE
    need = 0 if edo.guarded == 1 else force_needed(edo, box, token)
    if family.force < need:
        edo.beaten = 1
        edo.bag[token] += 1
        emit(edo, s.FLED_BRIGANDS, edo.family, token, 0)
        return
    change_force(edo, box, edo.family, -need)
    family.brigands += 1
    emit(edo, s.BEAT_BRIGANDS, edo.family, token, edo.guarded)
    for good in range(s.STORE):
        if box.loot[token, good] > 0:
            gain(edo, box, edo.family, good, box.loot[token, good])
    choose_goods(edo, box, edo.family, s.NONE, box.loot[token, s.ANY_PRIMARY], 0, 0, 1)


@rule
def why_not_face(edo: State, token: int) -> int:
    """One of the two bands that attack is fought."""
    return 0 if token == edo.band[0] or token == edo.band[1] else r.WHY_FACE


@rule
def legal_faces(edo: State, out: Row[int]) -> int:
    out[0] = m.FACE + int(min(edo.band[0], edo.band[1]))
    out[1] = m.FACE + int(max(edo.band[0], edo.band[1]))
    return 2
