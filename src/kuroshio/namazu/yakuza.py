"""Namazu: yakuza cards are played, each at its moment."""

from __future__ import annotations

from kuroshio.core.compiled import rule
from kuroshio.core.families import is_asked
from kuroshio.core.records import Row
from kuroshio.namazu import moves as m
from kuroshio.namazu import reasons as r
from kuroshio.namazu import state as s
from kuroshio.namazu.activation import activate, why_not_intimidate
from kuroshio.namazu.box import Components
from kuroshio.namazu.deck import discard_played
from kuroshio.namazu.goods import choose_goods, gain, hand_over, room
from kuroshio.namazu.rings import cell_at, shake
from kuroshio.namazu.state import State


@rule
def holds(edo: State, box: Components, effect: int) -> bool:
    """Whether the seat that decides has the card with an effect."""
    card = box.card_with[effect]
    return card != s.NONE and edo.families[edo.turn].hand[card] > 0


@rule
def effect_of(move: int) -> int:
    """What the card does that a move plays."""
    effect = 0
    while effect < s.EFFECTS - 1 and move >= m.PLAYS[effect + 1]:
        effect += 1
    return effect


@rule
def tremor_of(target: int) -> tuple[int, int, bool]:
    """The ring that a tremor turns, by how many sectors, and whether counter-clockwise."""
    turn, back = divmod(target, 2)
    ring, less = divmod(turn, m.TURNS)
    return ring, less + 1, back == 1


@rule
def why_not_on(edo: State, box: Components, effect: int, target: int) -> int:
    """Why a card cannot be played on a target: a family, a turn of a ring, a place of the city."""
    if effect == s.PASSAGE:
        return r.WHY_ONE_PASSAGE if edo.passage == 1 else 0  # B54
    if effect == s.RACKET or effect == s.BURGLARY:
        if target >= edo.players or target == edo.turn:
            return r.WHY_NO_TARGET
        kobans = edo.families[target].store[s.KOBAN]
        found = kobans > 0 if effect == s.RACKET else can_burgle(edo, box, target)
        return 0 if found else r.WHY_NO_TARGET  # B53
    if effect == s.TREMOR:
        _, sectors, _ = tremor_of(target)
        return 0 if sectors <= box.amount[s.TREMOR] else r.WHY_NO_TARGET
    if effect == s.INTIMIDATION:
        return why_not_intimidate(edo, box, cell_at(s.CITY, target))
    return 0


@rule
def why_not_play(edo: State, box: Components, move: int) -> int:
    """Why the seat that decides cannot play a card."""
    effect = effect_of(move)
    if not holds(edo, box, effect):
        return r.WHY_NO_CARD
    return why_not_on(edo, box, effect, move - m.PLAYS[effect])


@rule
def legal_plays(edo: State, box: Components, out: Row[int], n: int) -> int:
    """Write, after n other moves, the cards that can be played now (B32: each at its moment);
    return how many moves there are in all."""
    if edo.families[edo.turn].hand_count == 0:
        return n
    for effect in range(s.EFFECTS):
        first = m.PLAYS[effect]
        if is_asked(m.ANSWERS, first, edo.ask) and holds(edo, box, effect):
            for move in range(first, m.PLAYS[effect + 1]):
                if why_not_on(edo, box, effect, move - first) == 0:
                    out[n] = move
                    n += 1
    return n


@rule
def can_burgle(edo: State, box: Components, seat: int) -> bool:
    """Whether a family has a good for which there is room (B51, B53); gold is safe."""
    for good in range(2 * s.KINDS):
        allowed = box.amount[s.BURGLARY] if good < s.KINDS else box.also[s.BURGLARY]
        has = edo.families[seat].store[good] > 0
        if allowed > 0 and has and room(edo, box, edo.turn, good) > 0:
            return True
    return False


@rule
def play_card(edo: State, box: Components, move: int) -> None:
    """Discard the card and do what it says."""
    effect = effect_of(move)
    target = move - m.PLAYS[effect]
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
        kobans = min(amount, edo.families[target].store[s.KOBAN])
        hand_over(edo, box, target, seat, s.KOBAN, kobans)
        gain(edo, box, seat, s.KOBAN, also)
    elif effect == s.BURGLARY:
        choose_goods(edo, box, seat, target, amount, also, 0, 1)
    elif effect == s.TREMOR:
        ring, sectors, back = tremor_of(target)
        shake(edo, ring, -sectors if back else sectors)
    else:
        activate(edo, box, cell_at(s.CITY, target), 1)
