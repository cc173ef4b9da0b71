"""Namazu: yakuza cards are played, each at its moment."""

from __future__ import annotations

from kuroshio.core.compiled import rule
from kuroshio.core.records import Row
from kuroshio.namazu import moves as m
from kuroshio.namazu import state as s
from kuroshio.namazu.board import shake
from kuroshio.namazu.box import Box
from kuroshio.namazu.cells import activate, can_intimidate
from kuroshio.namazu.deck import discard_played
from kuroshio.namazu.goods import choose_goods, gain, hand_over, room
from kuroshio.namazu.state import State


@rule
def holds(edo: State, box: Box, effect: int) -> bool:
    """Whether the seat that decides has the card with an effect."""
    card = box.card_with[effect]
    return card != s.NONE and edo.families[edo.turn].hand[card] > 0


@rule
def legal_plays(edo: State, box: Box, out: Row[int], n: int) -> int:
    """Write, after n other moves, the cards that can be played now (B32); return how many moves
    there are in all."""
    if edo.families[edo.turn].hand_count == 0:
        return n
    if edo.ask == s.ASK_FIGHT or edo.ask == s.ASK_ARMS:
        effect = s.BODYGUARDS if edo.ask == s.ASK_FIGHT else s.MASTER
        if holds(edo, box, effect):
            out[n] = m.PLAY + effect
            n += 1
        return n
    for effect in range(s.BODYGUARDS):
        fits = effect != s.PASSAGE or (edo.ask == s.ASK_STAND and edo.passage == 0)  # B54
        if fits and holds(edo, box, effect):
            out[n] = m.PLAY + effect
            n += 1
    if holds(edo, box, s.RACKET):
        for seat in range(edo.players):
            if seat != edo.turn and edo.families[seat].store[s.KOBAN] > 0:  # B53
                out[n] = m.PLAY_RACKET + seat
                n += 1
    if holds(edo, box, s.BURGLARY):
        for seat in range(edo.players):
            if seat != edo.turn and can_burgle(edo, box, seat):
                out[n] = m.PLAY_BURGLARY + seat
                n += 1
    if edo.ask == s.ASK_STAND and holds(edo, box, s.TREMOR):
        for ring in range(s.RINGS):
            for turn in range(2 * min(m.TURNS, box.amount[s.TREMOR])):
                out[n] = m.PLAY_TREMOR + ring * m.TURNS * 2 + turn
                n += 1
    if edo.ask == s.ASK_ACT and holds(edo, box, s.INTIMIDATION):
        for place in range(s.SECTORS):
            if can_intimidate(edo, box, s.CITY * s.SECTORS + place):
                out[n] = m.PLAY_INTIMIDATION + place
                n += 1
    return n


@rule
def can_burgle(edo: State, box: Box, seat: int) -> bool:
    """Whether a family has a good for which there is room (B51, B53); gold is safe."""
    for good in range(2 * s.KINDS):
        allowed = box.amount[s.BURGLARY] if good < s.KINDS else box.also[s.BURGLARY]
        has = edo.families[seat].store[good] > 0
        if allowed > 0 and has and room(edo, box, edo.turn, good) > 0:
            return True
    return False


@rule
def play_card(edo: State, box: Box, move: int) -> None:
    """Discard the card and do what it says."""
    effect = move - m.PLAY
    if move >= m.PLAY_INTIMIDATION:
        effect = s.INTIMIDATION
    elif move >= m.PLAY_TREMOR:
        effect = s.TREMOR
    elif move >= m.PLAY_BURGLARY:
        effect = s.BURGLARY
    elif move >= m.PLAY_RACKET:
        effect = s.RACKET
    discard_played(edo, box.card_with[effect])
    amount = box.amount[effect]
    also = box.also[effect]
    seat = edo.turn
    if effect == s.SMUGGLING:
        choose_goods(edo, box, seat, s.NONE, amount, 0, 0, 1)
    elif effect == s.CONVOY:
        choose_goods(edo, box, seat, s.NONE, 0, amount, 0, 1)
    elif effect == s.INGOT:
        gain(edo, box, seat, s.GOLD, amount)
        gain(edo, box, seat, s.KOBAN, also)
    elif effect == s.PASSAGE:
        edo.passage = 1
    elif effect == s.BODYGUARDS:
        edo.guarded = 1
        edo.stage = s.BATTLE
    elif effect == s.MASTER:
        edo.bonus[0 if edo.stage == s.ARM_CHALLENGER else 1] += amount
    elif effect == s.RACKET:
        victim = move - m.PLAY_RACKET
        kobans = min(amount, edo.families[victim].store[s.KOBAN])
        hand_over(edo, box, victim, seat, s.KOBAN, kobans)
        gain(edo, box, seat, s.KOBAN, also)
    elif effect == s.BURGLARY:
        choose_goods(edo, box, seat, move - m.PLAY_BURGLARY, amount, also, 0, 1)
    elif effect == s.TREMOR:
        turn = move - m.PLAY_TREMOR
        sectors = turn // 2 % m.TURNS + 1
        shake(edo, turn // 2 // m.TURNS, -sectors if turn % 2 == 1 else sectors)
    else:
        activate(edo, box, s.CITY * s.SECTORS + move - m.PLAY_INTIMIDATION, 1)
