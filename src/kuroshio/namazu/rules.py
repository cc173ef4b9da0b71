"""Namazu: the moves: which are legal, why the others are not, and what each one does."""

from __future__ import annotations

from kuroshio.core.compiled import rule
from kuroshio.core.events import clear
from kuroshio.core.families import is_asked
from kuroshio.core.records import Row
from kuroshio.namazu import moves as m
from kuroshio.namazu import reasons as r
from kuroshio.namazu import state as s
from kuroshio.namazu.activation import activate, why_not_activate, why_not_use
from kuroshio.namazu.altars import erect, legal_altars, why_not_erect
from kuroshio.namazu.artisans import legal_payments, pay, sign, way_of, why_not_pay_by
from kuroshio.namazu.barter import legal_swaps, swap, why_not_swap
from kuroshio.namazu.box import Components
from kuroshio.namazu.brigands import face_brigands, legal_faces, why_not_face
from kuroshio.namazu.buildings import build, legal_fields, why_not_build_on
from kuroshio.namazu.deck import keep_card, legal_keeps, why_not_keep
from kuroshio.namazu.goods import legal_takes, take_goods, why_not_leave, why_not_take
from kuroshio.namazu.market import legal_trades, trade, why_not_trade
from kuroshio.namazu.offerings import (
    legal_gifts,
    legal_open_altars,
    offer,
    why_not_at,
    why_not_offer,
    why_not_offer_no_more,
)
from kuroshio.namazu.placing import (
    is_alone,
    legal_cells,
    legal_pairs,
    stand,
    stand_two,
    why_not_stand,
    why_not_stand_two,
)
from kuroshio.namazu.state import State
from kuroshio.namazu.tournament import armed, challenge, legal_challenges, why_not_challenge
from kuroshio.namazu.turn import proceed
from kuroshio.namazu.yakuza import legal_plays, play_card, why_not_play


@rule
def apply(edo: State, box: Components, move: int) -> None:
    """Make a legal move."""
    clear(edo)
    edo.moves += 1
    ask = edo.ask
    edo.ask = s.ASK_NOTHING
    if m.PLAY <= move < m.DONE:
        play_card(edo, box, move)
    else:
        answer(edo, box, ask, move)
    proceed(edo, box)


@rule
def answer(edo: State, box: Components, ask: int, move: int) -> None:
    """Do what the seat has chosen; a rule that needs another answer sets `edo.ask` again."""
    if ask == s.ASK_QUAKE:
        edo.stage = s.QUAKE
    elif ask == s.ASK_FACE:
        face_brigands(edo, move - m.FACE)
    elif ask == s.ASK_FIGHT:
        edo.stage = s.BATTLE
    elif ask == s.ASK_STAND:
        edo.stage = s.STAND_THIRD
        if move >= m.STAND_ONE:
            stand(edo, box, move - m.STAND_ONE)
        else:
            stand_two(edo, box, move - m.STAND_TWO)
    elif ask == s.ASK_THIRD:
        edo.stage = s.ACT
        stand(edo, box, move - m.STAND_ONE)
    elif ask == s.ASK_ACT:
        if move == m.DONE:
            edo.stage = s.DUSK
        else:
            activate(edo, box, move - m.ACTIVATE, 0)
    elif ask == s.ASK_CHALLENGE:
        challenge(edo, move - m.CHALLENGE)
    elif ask == s.ASK_ARMS:
        armed(edo)
    elif ask == s.ASK_TAKE:
        take_goods(edo, box, move)
    elif ask == s.ASK_SWAP:
        swap(edo, box, *divmod(move - m.SWAP, m.BARTERED))
    elif ask == s.ASK_ALTAR:
        if move != m.DONE:
            edo.altar = move - m.AT_ALTAR
            edo.ask = s.ASK_OFFER
    elif ask == s.ASK_OFFER:
        offer(edo, box, move - m.OFFER)
    elif ask == s.ASK_ERECT:
        erect(edo, *divmod(move - m.ERECT, s.SLOTS))
    elif ask == s.ASK_PAY:
        pay(edo, box, way_of(edo, box, move))
    elif ask == s.ASK_BUILD:
        build(edo, box, move - m.BUILD)
    elif ask == s.ASK_SIGN:
        if move == m.SIGN:
            sign(edo, edo.to_sign)
        edo.to_sign = s.NONE
    elif ask == s.ASK_KEEP:
        keep_card(edo, move - m.KEEP)
    elif move == m.DONE:
        edo.stage = s.ACT
    else:
        trade(edo, box, move)


@rule
def legal(edo: State, box: Components, out: Row[int]) -> int:
    """Write the numbers of all legal moves in ascending order; return how many there are."""
    if edo.over == 1:
        return 0
    ask = edo.ask
    if ask == s.ASK_THIRD:
        return legal_cells(edo, box, out)
    if ask == s.ASK_CHALLENGE:
        return legal_challenges(edo, out)
    if ask == s.ASK_TAKE:
        return legal_takes(edo, box, out)
    if ask == s.ASK_SWAP:
        return legal_swaps(edo, box, out)
    if ask == s.ASK_ALTAR:
        return legal_open_altars(edo, out)
    if ask == s.ASK_OFFER:
        return legal_gifts(edo, box, out)
    if ask == s.ASK_ERECT:
        return legal_altars(edo, box, out)
    if ask == s.ASK_PAY:
        return legal_payments(edo, box, out)
    if ask == s.ASK_BUILD:
        return legal_fields(edo, box, out)
    if ask == s.ASK_KEEP:
        return legal_keeps(edo, out)
    if ask == s.ASK_FACE:
        return legal_faces(edo, out)
    if ask == s.ASK_SIGN:
        out[0] = m.SIGN
        out[1] = m.DONE
        return 2
    return _legal_with_cards(edo, box, out)


@rule
def _legal_with_cards(edo: State, box: Components, out: Row[int]) -> int:
    """The questions at which cards can be played."""
    ask = edo.ask
    n = 0
    if ask == s.ASK_STAND:
        n = legal_cells(edo, box, out) if is_alone(edo) else legal_pairs(edo, box, out)
    elif ask == s.ASK_ACT:
        for k in range(s.ASHIGARUS):
            cell = int(edo.waiting[k])
            if cell != s.NONE and why_not_use(edo, box, box.cell_type[cell]) == 0:
                out[n] = m.ACTIVATE + cell
                n += 1
    elif ask == s.ASK_TRADE:
        n = legal_trades(edo, box, out)
    elif ask != s.ASK_ARMS:
        out[0] = m.QUAKE_COMES if ask == s.ASK_QUAKE else m.FIGHT
        n = 1
    n = legal_plays(edo, box, out, n)
    if ask == s.ASK_ACT or ask == s.ASK_TRADE or ask == s.ASK_ARMS:
        out[n] = m.DONE
        n += 1
    return n


@rule
def why(edo: State, box: Components, move: int) -> int:
    """Why a move is not possible now, 0 if it is: the predicates that `legal` asks too."""
    if edo.over == 1 or not is_asked(m.ANSWERS, move, edo.ask):
        return r.WHY_NOT_ASKED
    if move < m.STAND_ONE:
        return why_not_stand_two(edo, box, move - m.STAND_TWO)
    if move < m.QUAKE_COMES:
        return why_not_stand(edo, box, move - m.STAND_ONE)
    if m.FACE <= move < m.FIGHT:
        return why_not_face(edo, move - m.FACE)
    if m.ACTIVATE <= move < m.CHALLENGE:
        return why_not_activate(edo, box, move - m.ACTIVATE)
    if m.CHALLENGE <= move < m.SWAP:
        return why_not_challenge(edo, move - m.CHALLENGE)
    if m.SWAP <= move < m.AT_ALTAR:
        return why_not_swap(edo, box, *divmod(move - m.SWAP, m.BARTERED))
    if m.AT_ALTAR <= move < m.OFFER:
        return why_not_at(edo, move - m.AT_ALTAR)
    if m.OFFER <= move < m.ERECT:
        return why_not_offer(edo, box, move - m.OFFER)
    if m.ERECT <= move < m.PAY:
        return why_not_erect(edo, box, *divmod(move - m.ERECT, s.SLOTS))
    if m.PAY <= move < m.BUILD:
        return why_not_pay_by(edo, box, move)
    if m.BUILD <= move < m.SIGN:
        return why_not_build_on(edo, box, move - m.BUILD)
    if m.KEEP <= move < m.SELL:
        return why_not_keep(edo, move - m.KEEP)
    if m.SELL <= move < m.TAKE:
        return why_not_trade(edo, box, move)
    if m.TAKE <= move < m.PLAY:
        return why_not_take(edo, box, move)
    if m.PLAY <= move < m.DONE:
        return why_not_play(edo, box, move)
    if move == m.DONE and edo.ask == s.ASK_ALTAR:
        return why_not_offer_no_more(edo)
    if move == m.DONE and edo.ask == s.ASK_TAKE:
        return why_not_leave(edo)
    return 0  # nothing but the question is needed: to let the quake come, fight, sign, have done
