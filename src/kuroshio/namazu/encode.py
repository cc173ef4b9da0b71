"""Namazu: what a seat knows as numbers, for programs that learn."""

from __future__ import annotations

from kuroshio.core.compiled import rule
from kuroshio.core.observation import MOST, encode_question, piece, row_of, small
from kuroshio.core.records import Record, Row, i8
from kuroshio.namazu import state as s
from kuroshio.namazu.box import Components
from kuroshio.namazu.buildings import has_building
from kuroshio.namazu.score import points_of
from kuroshio.namazu.state import State


class Observation(Record):
    """Rows of families begin with one's own. Cells and altars have the numbers of the moves."""

    question: Row[i8] = piece(len(s.QUESTIONS), meaning="1 for what is asked now")
    stage: Row[i8] = piece(len(s.STAGES), meaning="1 for where the turn stands")
    seat: Row[i8] = piece(s.FAMILIES, meaning="1 for one's own seat")
    turn: Row[i8] = piece(s.FAMILIES, meaning="1 for the family that decides now")
    family: Row[i8] = piece(s.FAMILIES, meaning="1 for the family whose turn it is")
    first: Row[i8] = piece(s.FAMILIES, meaning="1 for the start player")
    there: Row[i8] = piece(s.FAMILIES, meaning="1 for each family in play")
    options: Row[i8] = piece(2, meaning="1 with tournament_block: redrawn, 1 with win_limit: none")
    rounds: Row[i8] = piece(1, most=MOST, meaning="rounds finished")
    appeasement: Row[i8] = piece(1, most=MOST, meaning="how far the Namazu is appeased")

    score: Row[i8] = piece(s.FAMILIES, most=MOST, meaning="points so far, without hidden goals")
    store: Row[i8] = piece(
        s.FAMILIES, s.STORE, most=MOST, meaning="goods of each sort, then Kobans"
    )
    force: Row[i8] = piece(s.FAMILIES, most=99, meaning="force")
    shield: Row[i8] = piece(s.FAMILIES, most=20, meaning="shield")
    wins: Row[i8] = piece(s.FAMILIES, most=MOST, meaning="tournaments won")
    brigands: Row[i8] = piece(s.FAMILIES, most=MOST, meaning="brigand tokens")
    buildings: Row[i8] = piece(s.FAMILIES, most=s.SECTORS, meaning="buildings on the board")
    contracts: Row[i8] = piece(
        s.FAMILIES, most=s.CITY_TYPES, meaning="contracts, the pact included"
    )
    has: Row[i8] = piece(s.FAMILIES, s.IMPROVEMENTS, meaning="1 for each improvement")
    third_card: Row[i8] = piece(
        s.FAMILIES, s.IMPROVEMENTS, meaning="1 for the improvement that brings the third ashigaru"
    )
    third: Row[i8] = piece(s.FAMILIES, meaning="1 once it may be placed")
    paid_at: Row[i8] = piece(
        s.FAMILIES, s.CITY_TYPES, meaning="1 for each cell of the city that was paid before"
    )
    hand_count: Row[i8] = piece(s.FAMILIES, most=MOST, meaning="yakuza cards in hand")
    hand: Row[i8] = piece(s.CARDS, most=9, meaning="yakuza cards of each sort in one's own hand")

    offset: Row[i8] = piece(s.RINGS, s.SECTORS, meaning="1 for how far each ring has turned")
    blocked: Row[i8] = piece(s.CELLS, meaning="1 for each blocked cell")
    pawn: Row[i8] = piece(
        s.CELLS, s.FAMILIES, meaning="1 for the family whose ashigaru stands there"
    )
    built: Row[i8] = piece(s.SECTORS, s.FAMILIES, meaning="1 for each family with a building there")
    contract: Row[i8] = piece(
        s.CITY_TYPES, s.FAMILIES, meaning="1 for the family that holds the contract of a city cell"
    )

    slots: Row[i8] = piece(s.SLOTS, s.SERIES, meaning="1 for the series of each altar on offer")
    altar_pile: Row[i8] = piece(s.SERIES, most=9, meaning="altars of each series in the pile")
    altar_family: Row[i8] = piece(
        s.ALTARS, s.FAMILIES, meaning="1 for the owner of each altar built"
    )
    altar_series: Row[i8] = piece(s.ALTARS, s.SERIES, meaning="1 for its series")
    altar_goods: Row[i8] = piece(
        s.ALTARS, s.GOODS, most=s.PLACES, meaning="the goods offered on it"
    )

    bag: Row[i8] = piece(s.TOKENS, most=MOST, meaning="brigand tokens of each sort in the bag")
    band: Row[i8] = piece(s.TOKENS, most=2, meaning="brigand tokens of this attack")
    guarded: Row[i8] = piece(1, meaning="1 with bodyguards")
    beaten: Row[i8] = piece(1, meaning="1 if the fight was lost")
    pile: Row[i8] = piece(s.CARDS, most=MOST, meaning="yakuza cards that may lie in pile or hands")
    discards: Row[i8] = piece(s.CARDS, most=MOST, meaning="yakuza cards discarded")
    reach: Row[i8] = piece(
        s.CARDS, most=MOST, meaning="how many of a sort the pile can hold at most"
    )
    look: Row[i8] = piece(s.CARDS, most=2, meaning="cards that one is looking at")

    passage: Row[i8] = piece(1, meaning="1 with the card that lets one stand anywhere")
    waiting: Row[i8] = piece(s.CELLS, meaning="1 for each cell that is still to be activated")
    cell: Row[i8] = piece(s.CELLS, meaning="1 for the cell that is being activated")
    due: Row[i8] = piece(1, meaning="1 while its price is to be paid")
    slot: Row[i8] = piece(s.SLOTS, meaning="1 for the altar that is being built")
    by_temple: Row[i8] = piece(1, meaning="1 if it is paid as the temple allows")
    erected: Row[i8] = piece(1, meaning="1 after building at an altar cell")
    altar: Row[i8] = piece(s.ALTARS, meaning="1 for the altar that is being offered to")
    offered: Row[i8] = piece(1, most=9, meaning="goods offered in this action")
    to_sign: Row[i8] = piece(s.CITY_TYPES, meaning="1 for the contract on offer")
    lines: Row[i8] = piece(s.LINES, meaning="1 for each line of the market used at this visit")
    challenged: Row[i8] = piece(s.FAMILIES, meaning="1 for the family challenged")
    bonus: Row[i8] = piece(2, most=MOST, meaning="of cards: the challenger's, the challenged one's")
    victim: Row[i8] = piece(s.FAMILIES, meaning="1 for the family from which something is taken")
    taking: Row[i8] = piece(
        3, most=MOST, meaning="primary goods, manufactured goods and Kobans that may be taken"
    )
    take_all: Row[i8] = piece(1, meaning="1 if all of them must be taken")


@rule
def encode(edo: State, box: Components, o: Observation) -> None:
    """Write what these eyes know into an observation of zeros."""
    encode_question(edo, o)
    if edo.over == 0:
        o.family[_row(edo, edo.family)] = 1
        o.stage[edo.stage] = 1
    o.first[_row(edo, edo.first)] = 1
    o.options[0] = edo.options.tournament_block
    o.options[1] = edo.options.win_limit
    o.rounds[0] = edo.rounds
    o.appeasement[0] = small(edo.appeasement)
    for seat in range(edo.players):
        _encode_family(edo, box, o, seat)
    _encode_city(edo, o)
    _encode_altars(edo, o)
    _encode_cards(edo, o)
    _encode_now(edo, o)


@rule
def _row(edo: State, seat: int) -> int:
    return row_of(seat, edo.eyes, edo.players)


@rule
def _encode_family(edo: State, box: Components, o: Observation, seat: int) -> None:
    family = edo.families[seat]
    n = _row(edo, seat)
    o.there[n] = 1
    o.score[n] = small(points_of(edo, box, seat))
    for good in range(s.STORE):
        o.store[n, good] = small(family.store[good])
    o.force[n] = family.force
    o.shield[n] = family.shield
    o.wins[n] = small(family.wins)
    o.brigands[n] = family.brigands
    o.buildings[n] = family.buildings
    o.contracts[n] = family.contracts
    for improvement in range(s.IMPROVEMENTS):
        o.has[n, improvement] = family.has[improvement]
    o.third_card[n, family.third_card] = 1
    o.third[n] = family.third
    for city in range(s.CITY_TYPES):
        o.paid_at[n, city] = family.paid_at[city]
    o.hand_count[n] = family.hand_count
    if seat == edo.eyes:
        for card in range(s.CARDS):
            o.hand[card] = family.hand[card]


@rule
def _encode_city(edo: State, o: Observation) -> None:
    for ring in range(s.RINGS):
        o.offset[ring, edo.offset[ring]] = 1
    for cell in range(s.CELLS):
        o.blocked[cell] = edo.blocked[cell]
        if edo.pawn[cell] != s.NONE:
            o.pawn[cell, _row(edo, edo.pawn[cell])] = 1
    for place in range(s.SECTORS):
        for seat in range(edo.players):
            o.built[place, _row(edo, seat)] = has_building(edo, seat, place)
    for city in range(s.CITY_TYPES):
        if edo.contract[city] != s.NONE:
            o.contract[city, _row(edo, edo.contract[city])] = 1


@rule
def _encode_altars(edo: State, o: Observation) -> None:
    for slot in range(s.SLOTS):
        if edo.slots[slot] != s.NONE:
            o.slots[slot, edo.slots[slot]] = 1
    for series in range(s.SERIES):
        o.altar_pile[series] = edo.altar_pile[series]
    for n in range(edo.altar_count):
        altar = edo.altars[n]
        o.altar_family[n, _row(edo, altar.family)] = 1
        o.altar_series[n, altar.series] = 1
        for place in range(altar.count):
            o.altar_goods[n, altar.offering[place]] += 1


@rule
def _encode_cards(edo: State, o: Observation) -> None:
    """Brigands and yakuza."""
    for token in range(s.TOKENS):
        o.bag[token] = edo.bag[token]
    for n in range(len(edo.band)):
        if edo.band[n] != s.NONE:
            o.band[edo.band[n]] += 1
    for card in range(s.CARDS):
        o.pile[card] = edo.pile[card]
        o.discards[card] = edo.discards[card]
        o.reach[card] = edo.reach[card]
    for n in range(len(edo.look)):
        if edo.look[n] >= 0:
            o.look[edo.look[n]] += 1


@rule
def _encode_now(edo: State, o: Observation) -> None:
    """What is under way in this turn."""
    o.guarded[0] = edo.guarded
    o.beaten[0] = edo.beaten
    o.passage[0] = edo.passage
    for n in range(s.ASHIGARUS):
        _mark(o.waiting, edo.waiting[n])
    _mark(o.cell, edo.cell)
    o.due[0] = edo.due
    _mark(o.slot, edo.slot)
    o.by_temple[0] = edo.by_temple
    o.erected[0] = edo.erected
    _mark(o.altar, edo.altar)
    o.offered[0] = edo.offered
    _mark(o.to_sign, edo.to_sign - s.KNACKER)
    for line in range(s.LINES):
        o.lines[line] = edo.lines[line]
    if edo.challenged != s.NONE:
        o.challenged[_row(edo, edo.challenged)] = 1
    for side in range(2):
        o.bonus[side] = small(edo.bonus[side])
    if edo.victim != s.NONE:
        o.victim[_row(edo, edo.victim)] = 1
    o.taking[0] = edo.take_primary
    o.taking[1] = edo.take_manufactured
    o.taking[2] = edo.take_kobans
    o.take_all[0] = edo.take_all


@rule
def _mark(out: Row[int], place: int) -> None:
    """Write a 1 in a place, unless there is none."""
    if place >= 0:
        out[place] = 1
