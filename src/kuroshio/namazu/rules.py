"""Namazu: set-up, the course of a turn, and the moves.

`edo.family` is the family whose turn it is, `edo.turn` the seat that decides now: another one
when a tournament asks for it. `edo.stage` says where the turn stands; when a move leaves nothing
to ask, `proceed` goes on from there.
"""

from __future__ import annotations

from kuroshio.core.compiled import rule
from kuroshio.core.events import clear, emit
from kuroshio.core.records import Row
from kuroshio.core.rng import pick, roll
from kuroshio.core.state import begin
from kuroshio.namazu import moves as m
from kuroshio.namazu import state as s
from kuroshio.namazu.board import (
    legal_cells,
    legal_pairs,
    legal_passages,
    shake,
    stand,
    stand_two,
    take_back,
)
from kuroshio.namazu.box import Box
from kuroshio.namazu.cells import (
    activate,
    build,
    can_activate,
    erect,
    fill_slot,
    has_building,
    legal_altars,
    legal_fields,
    legal_gifts,
    legal_open_altars,
    legal_payments,
    legal_swaps,
    offer,
    paid_by,
    produce,
    serve,
    sign,
    swap,
)
from kuroshio.namazu.deck import keep_card, legal_keeps
from kuroshio.namazu.goods import change_force, choose_goods, gain, legal_takes, take_goods
from kuroshio.namazu.market import legal_trades, trade
from kuroshio.namazu.score import final_count
from kuroshio.namazu.state import Options, State
from kuroshio.namazu.tournament import arm, armed, challenge, duel, legal_challenges
from kuroshio.namazu.yakuza import legal_plays, play_card

# --- set-up ---------------------------------------------------------------------------------


@rule
def setup(edo: State, box: Box, options: Options, players: int, seed: int) -> None:
    """Lay out the city, the altars and the cards, and draw the start player."""
    begin(edo, players, seed)
    edo.options.tournament_block = options.tournament_block
    edo.options.win_limit = options.win_limit
    _empty_the_city(edo)
    _fill_piles(edo, box)
    for ring in range(2):
        _block_cells(edo, box, ring)
    for slot in range(s.SLOTS):
        fill_slot(edo, slot)
    edo.first = roll(edo.rng, players)
    _settle_families(edo, box)
    clear(edo)
    edo.family = edo.first
    edo.stage = s.DAWN
    proceed(edo, box)


@rule
def _empty_the_city(edo: State) -> None:
    for cell in range(s.CELLS):
        edo.pawn[cell] = s.NONE
    for city in range(s.CITY_TYPES):
        edo.contract[city] = s.NONE
    for altar in range(s.ALTARS):
        edo.altars[altar].family = s.NONE
        edo.altars[altar].series = s.NONE
        for place in range(s.PLACES):
            edo.altars[altar].offering[place] = s.NONE
    for n in range(2):
        edo.band[n] = s.NONE
        edo.look[n] = s.NONE
    _forget_turn(edo)


@rule
def _fill_piles(edo: State, box: Box) -> None:
    """A shuffled pile is kept as the set of its cards, and its order is drawn card by card: so
    there is no order that a state could give away."""
    for series in range(box.in_play[edo.players - 2]):
        edo.altar_pile[series] = box.copies
    for token in range(box.token_count):
        edo.bag[token] = box.tokens[token]
    for card in range(box.card_count):
        edo.pile[card] = box.cards[card]
        edo.reach[card] = box.cards[card]


@rule
def _block_cells(edo: State, box: Box, ring: int) -> None:
    """With 2 or 3 players, tokens drawn at random block a cell each for the whole game (B2)."""
    left = int(box.block_count[edo.players - 2])
    while left > 0:
        cell = box.block_cell[ring, roll(edo.rng, s.TOKEN_TYPES)]
        drawn_again = (
            edo.options.tournament_block == s.REDRAWN and box.cell_type[cell] == s.TOURNAMENT
        )  # B3
        if edo.blocked[cell] == 0 and not drawn_again:
            edo.blocked[cell] = 1
            left -= 1


@rule
def _settle_families(edo: State, box: Box) -> None:
    """Everyone starts rested; all but the start player get a Koban; each draws a card for the
    third ashigaru, which lies open."""
    dealt = 0  # the cards given out, a bit each
    for seat in range(edo.players):
        family = edo.families[seat]
        family.force = box.force
        if seat != edo.first:
            family.store[s.KOBAN] = box.kobans
        card = roll(edo.rng, box.third_count)
        while (dealt >> card) & 1 == 1:
            card = roll(edo.rng, box.third_count)
        dealt |= 1 << card
        family.third_card = box.third_card[card]


# --- the course of a turn -------------------------------------------------------------------


@rule
def proceed(edo: State, box: Box) -> None:
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
    """Whether the family has a hand. Who has one is asked at every moment at which a card might
    be played, whatever the hand is: so the question tells nobody what is in it."""
    return edo.families[edo.family].hand_count > 0


@rule
def dawn(edo: State, box: Box) -> None:
    """The turn begins: the third ashigaru comes (B38), the buildings produce (B4)."""
    edo.turn = edo.family
    edo.stage = s.BEFORE_QUAKE
    emit(edo, s.BEGAN_TURN, edo.family, edo.rounds, 0)
    family = edo.families[edo.family]
    if family.third == 0 and family.altars > 0 and family.has[family.third_card] == 1:
        family.third = 1  # B48: a bought altar counts too
        emit(edo, s.THIRD_CAME, edo.family, 0, 0)
    if family.buildings > 0:
        for place in range(s.SECTORS):
            if has_building(edo, edo.family, place):
                produce(edo, box, place)


@rule
def quake(edo: State, box: Box) -> None:
    """The die turns a ring by a sector and perhaps brings brigands (B47)."""
    face = roll(edo.rng, box.faces)
    edo.stage = s.STAND
    shake(edo, box.face_ring[face], box.face_turn[face])
    if box.face_brigands[face] == 1:
        meet_brigands(edo, box)


@rule
def meet_brigands(edo: State, box: Box) -> None:
    """Draw a token from the bag; with the improvement two, to choose one (B9)."""
    tokens = 1 + edo.families[edo.family].has[s.WITH_BRIGANDS]
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
def battle(edo: State, box: Box) -> None:
    """Whoever has the force must fight (B7): the shield saves some of it (B8). Who has not loses
    an action (B11), and the token goes back."""
    edo.stage = s.STAND
    family = edo.families[edo.family]
    token = int(edo.band[0])
    edo.band[0] = s.NONE
    need = 0
    if edo.guarded == 0:
        need = max(0, box.strength[token] - family.shield)
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
def is_alone(edo: State) -> bool:
    """Whether only one ashigaru is placed: after a lost fight, if there is no third one to stay
    at home instead (B11)."""
    return edo.beaten == 1 and edo.families[edo.family].third == 0


@rule
def act(edo: State, box: Box) -> None:
    """Offer a contract, then the cells that can be activated; who holds cards may play them even
    after the last cell."""
    edo.turn = edo.family
    if edo.to_sign != s.NONE:
        edo.ask = s.ASK_SIGN
        return
    can_act = has_cards(edo)
    for n in range(s.ASHIGARUS):
        if not can_act and edo.waiting[n] != s.NONE:
            can_act = can_activate(edo, box, edo.waiting[n])
    if can_act:
        edo.ask = s.ASK_ACT
    else:
        edo.stage = s.DUSK


@rule
def dusk(edo: State, box: Box) -> None:
    """The turn ends. After the last family's turn the game is over if Namazu is calm, or after
    the last round (B42); so all have had the same number of turns (B39)."""
    _forget_turn(edo)
    edo.stage = s.DAWN
    edo.family = (edo.family + 1) % edo.players
    if edo.family == edo.first:
        edo.rounds += 1
        calm = edo.appeasement >= box.appeasement[edo.players - 2]
        if calm or edo.rounds >= box.rounds:
            final_count(edo, box)
            edo.over = 1


@rule
def _forget_turn(edo: State) -> None:
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


# --- moves ----------------------------------------------------------------------------------


@rule
def apply(edo: State, box: Box, move: int) -> None:
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
def answer(edo: State, box: Box, ask: int, move: int) -> None:
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
        swap(edo, box, (move - m.SWAP) // m.BARTERED, (move - m.SWAP) % m.BARTERED)
    elif ask == s.ASK_ALTAR:
        if move != m.DONE:
            edo.altar = move - m.AT_ALTAR
            edo.ask = s.ASK_OFFER
    elif ask == s.ASK_OFFER:
        offer(edo, box, move - m.OFFER)
    elif ask == s.ASK_ERECT:
        if move < m.ERECT_BY_TEMPLE:
            erect(edo, move - m.ERECT, 0)
        else:
            erect(edo, move - m.ERECT_BY_TEMPLE, 1)
    elif ask == s.ASK_PAY:
        paid_by(edo, box, move)
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
def legal(edo: State, box: Box, out: Row[int]) -> int:
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
        out[0] = m.FACE + int(min(edo.band[0], edo.band[1]))
        out[1] = m.FACE + int(max(edo.band[0], edo.band[1]))
        return 2
    if ask == s.ASK_SIGN:
        out[0] = m.SIGN
        out[1] = m.DONE
        return 2
    return _legal_with_cards(edo, box, out)


@rule
def _legal_with_cards(edo: State, box: Box, out: Row[int]) -> int:
    """The questions at which cards can be played."""
    ask = edo.ask
    n = 0
    if ask == s.ASK_STAND:
        if is_alone(edo):
            n = legal_cells(edo, box, out)
        elif edo.passage == 1:
            n = legal_passages(edo, box, out)
        else:
            n = legal_pairs(edo, box, out)
    elif ask == s.ASK_ACT:
        for k in range(s.ASHIGARUS):
            if edo.waiting[k] != s.NONE and can_activate(edo, box, edo.waiting[k]):
                out[n] = m.ACTIVATE + int(edo.waiting[k])
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
