"""Namazu: yakuza cards are played, each at its moment."""

from __future__ import annotations

from kuroshio.core.compiled import rule
from kuroshio.core.records import Row
from kuroshio.namazu.board import shake
from kuroshio.namazu.box import Box
from kuroshio.namazu.cells import activate, can_intimidate
from kuroshio.namazu.deck import discard_played
from kuroshio.namazu.goods import choose_goods, gain, hand_over, room
from kuroshio.namazu.moves import (
    PLAY,
    PLAY_BURGLARY,
    PLAY_INTIMIDATION,
    PLAY_RACKET,
    PLAY_TREMOR,
    TURNS,
)
from kuroshio.namazu.state import (
    ARM_CHALLENGER,
    ASK_ACT,
    ASK_ARMS,
    ASK_FIGHT,
    ASK_STAND,
    BATTLE,
    BODYGUARDS,
    BURGLARY,
    CITY,
    CONVOY,
    GOLD,
    INGOT,
    INTIMIDATION,
    KINDS,
    KOBAN,
    MASTER,
    NONE,
    PASSAGE,
    RACKET,
    RINGS,
    SECTORS,
    SMUGGLING,
    TREMOR,
    State,
)


@rule
def holds(edo: State, box: Box, effect: int) -> bool:
    """Whether the seat that decides has the card with an effect."""
    card = box.card_with[effect]
    return card != NONE and edo.families[edo.turn].hand[card] > 0


@rule
def legal_plays(edo: State, box: Box, out: Row[int], n: int) -> int:
    """Write, after n other moves, the cards that can be played now (B32); return how many moves
    there are in all."""
    if edo.families[edo.turn].hand_count == 0:
        return n
    if edo.ask == ASK_FIGHT or edo.ask == ASK_ARMS:
        effect = BODYGUARDS if edo.ask == ASK_FIGHT else MASTER
        if holds(edo, box, effect):
            out[n] = PLAY + effect
            n += 1
        return n
    for effect in range(BODYGUARDS):
        fits = effect != PASSAGE or (edo.ask == ASK_STAND and edo.passage == 0)  # B54
        if fits and holds(edo, box, effect):
            out[n] = PLAY + effect
            n += 1
    if holds(edo, box, RACKET):
        for seat in range(edo.players):
            if seat != edo.turn and edo.families[seat].store[KOBAN] > 0:  # B53
                out[n] = PLAY_RACKET + seat
                n += 1
    if holds(edo, box, BURGLARY):
        for seat in range(edo.players):
            if seat != edo.turn and can_burgle(edo, box, seat):
                out[n] = PLAY_BURGLARY + seat
                n += 1
    if edo.ask == ASK_STAND and holds(edo, box, TREMOR):
        for ring in range(RINGS):
            for turn in range(2 * min(TURNS, box.amount[TREMOR])):
                out[n] = PLAY_TREMOR + ring * TURNS * 2 + turn
                n += 1
    if edo.ask == ASK_ACT and holds(edo, box, INTIMIDATION):
        for place in range(SECTORS):
            if can_intimidate(edo, box, CITY * SECTORS + place):
                out[n] = PLAY_INTIMIDATION + place
                n += 1
    return n


@rule
def can_burgle(edo: State, box: Box, seat: int) -> bool:
    """Whether a family has a good for which there is room (B51, B53); gold is safe."""
    for good in range(2 * KINDS):
        allowed = box.amount[BURGLARY] if good < KINDS else box.also[BURGLARY]
        has = edo.families[seat].store[good] > 0
        if allowed > 0 and has and room(edo, box, edo.turn, good) > 0:
            return True
    return False


@rule
def play_card(edo: State, box: Box, move: int) -> None:
    """Discard the card and do what it says."""
    effect = move - PLAY
    if move >= PLAY_INTIMIDATION:
        effect = INTIMIDATION
    elif move >= PLAY_TREMOR:
        effect = TREMOR
    elif move >= PLAY_BURGLARY:
        effect = BURGLARY
    elif move >= PLAY_RACKET:
        effect = RACKET
    discard_played(edo, box.card_with[effect])
    amount = box.amount[effect]
    also = box.also[effect]
    seat = edo.turn
    if effect == SMUGGLING:
        choose_goods(edo, box, seat, NONE, amount, 0, 0, 1)
    elif effect == CONVOY:
        choose_goods(edo, box, seat, NONE, 0, amount, 0, 1)
    elif effect == INGOT:
        gain(edo, box, seat, GOLD, amount)
        gain(edo, box, seat, KOBAN, also)
    elif effect == PASSAGE:
        edo.passage = 1
    elif effect == BODYGUARDS:
        edo.guarded = 1
        edo.stage = BATTLE
    elif effect == MASTER:
        edo.bonus[0 if edo.stage == ARM_CHALLENGER else 1] += amount
    elif effect == RACKET:
        victim = move - PLAY_RACKET
        kobans = min(amount, edo.families[victim].store[KOBAN])
        hand_over(edo, box, victim, seat, KOBAN, kobans)
        gain(edo, box, seat, KOBAN, also)
    elif effect == BURGLARY:
        choose_goods(edo, box, seat, move - PLAY_BURGLARY, amount, also, 0, 1)
    elif effect == TREMOR:
        turn = move - PLAY_TREMOR
        sectors = turn // 2 % TURNS + 1
        shake(edo, turn // 2 // TURNS, -sectors if turn % 2 == 1 else sectors)
    else:
        activate(edo, box, CITY * SECTORS + move - PLAY_INTIMIDATION, 1)
