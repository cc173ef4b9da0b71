"""Namazu: the box in memory, read from `box.toml`."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from kuroshio.core import boxes
from kuroshio.core.boxes import Box as BoxFile
from kuroshio.core.boxes import index, wrong
from kuroshio.core.records import Record, Row, blank, i8, i16, i64, row
from kuroshio.namazu.state import (
    ALTARS,
    CARDS,
    CELLS,
    CITY_TYPES,
    EFFECTS,
    FACES,
    FAMILIES,
    GOAL,
    GOLD,
    GOODS,
    IMPROVEMENTS,
    KINDS,
    KNACKER,
    KOBAN,
    LOOT,
    MANUFACTURED,
    NONE,
    PLACES,
    PRIMARY,
    RINGS,
    SECTORS,
    SERIES,
    SLOTS,
    STORE,
    TOKEN_TYPES,
    TOKENS,
    TYPES,
)

BUNDLE = 4  # most goods in one bundle: of a price, of a card, of loot
GAMES = 3  # for 2, 3 and 4 players
STEPS = 9  # of a goal's points, and of the series of different altars
THIRD_CARDS = 12
NO_LIMIT = 9999


class Box(Record):
    """The components as the rules see them."""

    cell_type: Row[i8] = row(CELLS)
    block_cell: Row[i8] = row(2, TOKEN_TYPES)  # what each blocking token blocks, by ring
    block_count: Row[i8] = row(GAMES)  # tokens a ring
    faces: i64
    face_ring: Row[i8] = row(FACES)
    face_turn: Row[i8] = row(FACES)  # sectors clockwise
    face_brigands: Row[i8] = row(FACES)
    force: i64
    kobans: i64
    fee: i64
    limit: Row[i16] = row(STORE)
    most_force: i64
    most_shield: i64
    most_buildings: i64
    most_contracts: i64
    most_improvements: i64
    most_wins: i64  # 0 is no limit
    price: Row[i16] = row(CITY_TYPES, KINDS)  # primary goods
    priced: Row[i8] = row(CITY_TYPES)  # 1 for a cell with a price, which takes a contract
    gain: Row[i16] = row(CITY_TYPES)  # what a cell of the city gives
    field: i64
    building: i64
    fuji: i64
    jobs: i64
    rest: i64
    rest_improved: i64
    offerings: i64
    die: i64  # faces of the die in tournaments
    win_primary: i64
    win_manufactured: i64
    win_kobans: i64
    series: i64
    copies: i64
    in_play: Row[i8] = row(GAMES)
    altar_price: Row[i16] = row(SLOTS, KINDS)  # manufactured goods
    temple_price: Row[i16] = row(KINDS)
    appeasement: Row[i16] = row(GAMES)
    rounds: i64
    sell: Row[i16] = row(GOODS)
    cost_improvement: i64
    cost_altar: i64
    cost_card: i64
    cost_pact: i64
    same: Row[i16] = row(PLACES + 1)
    different: Row[i16] = row(STEPS)
    different_most: i64
    offering: Row[i16] = row(PLACES)
    points_brigands: i64
    points_win: i64
    third_count: i64
    third_card: Row[i8] = row(THIRD_CARDS)
    token_count: i64
    tokens: Row[i8] = row(TOKENS)  # copies of each
    strength: Row[i16] = row(TOKENS)
    loot: Row[i16] = row(TOKENS, LOOT)
    card_count: i64
    cards: Row[i8] = row(CARDS)  # copies of each
    effect: Row[i8] = row(CARDS)
    card_with: Row[i8] = row(EFFECTS)  # the card that has an effect, or NONE
    amount: Row[i16] = row(EFFECTS)
    also: Row[i16] = row(EFFECTS)
    measure: Row[i8] = row(CARDS)
    per: Row[i16] = row(CARDS)
    goal: Row[i16] = row(CARDS, STEPS)  # points by steps of the measure
    goal_most: Row[i8] = row(CARDS)  # the last step


RING_NAMES = ("country", "suburbs", "city")
GOOD_NAMES = ("rice", "bamboo", "ore", "steel", "meat", "bone", "gold", "koban")
RING_TYPES = (
    ("rice", "bamboo", "ore", "fuji", "tournament"),
    ("jobs", "barter", "offerings", "rest", "altar"),
    (
        *("knacker", "butcher", "smith", "goldsmith", "yakuza"),
        *("armourer", "builder", "market", "gaming"),
    ),
)
TYPE_NAMES = tuple(name for ring in RING_TYPES for name in ring)
IMPROVEMENT_NAMES = ("brigands", "placement", "barter", "offerings", "rest", "temple")
EFFECT_NAMES = (
    *("smuggling", "convoy", "ingot", "passage", "bodyguards", "master"),
    *("racket", "burglary", "tremor", "intimidation"),
)
MEASURES = (
    *("brigands", "wins", "buildings", "contracts", "improvements", "shield"),
    *("kobans", "cubes", "full-altars"),
)
# The cards whose amounts become moves, which exist for bundles and turns up to this size.
_BUNDLED = ("smuggling", "convoy", "burglary", "tremor")

Source = Literal["rulebook", "photo", "likely", "reconstructed"]
Count = Annotated[int, Meta(ge=0, le=99)]
Some = Annotated[int, Meta(ge=1, le=99)]
Small = Annotated[int, Meta(ge=0, le=BUNDLE)]
Name = Annotated[str, Meta(pattern="^[a-z0-9][a-z0-9-]*$", max_length=40)]
Ring = Annotated[list[str], Meta(min_length=SECTORS, max_length=SECTORS)]
ByPlayers = dict[str, Count]


class _Table(Struct, forbid_unknown_fields=True):
    source: Source


class _Rings(_Table):
    country: Ring
    suburbs: Ring
    city: Ring


class _Blocking(_Table):
    tokens: dict[str, Annotated[int, Meta(ge=0, le=2)]]


class _Face(Struct, forbid_unknown_fields=True):
    ring: str
    turn: Annotated[int, Meta(ge=-(SECTORS - 1), le=SECTORS - 1)]
    brigands: bool = False


class _Die(_Table):
    faces: Annotated[list[_Face], Meta(min_length=1, max_length=FACES)]


class _Families(_Table):
    force: Count
    kobans: Count
    fee: Count


class _Limits(_Table):
    rice: Count
    bamboo: Count
    ore: Count
    steel: Count
    meat: Count
    bone: Count
    gold: Count
    koban: Count
    force: Some
    shield: Annotated[int, Meta(ge=0, le=20)]
    buildings: Annotated[int, Meta(ge=0, le=SECTORS)]
    contracts: Annotated[int, Meta(ge=0, le=CITY_TYPES)]
    improvements: Annotated[int, Meta(ge=0, le=IMPROVEMENTS)]


class _Wins(_Table):
    limit: Count


class _Primary(Struct, forbid_unknown_fields=True):
    rice: Small = 0
    bamboo: Small = 0
    ore: Small = 0


class _Manufactured(Struct, forbid_unknown_fields=True):
    steel: Small = 0
    meat: Small = 0
    bone: Small = 0


class _Prices(_Table):
    knacker: _Primary
    butcher: _Primary
    smith: _Primary
    goldsmith: _Primary
    armourer: _Primary
    builder: _Primary
    gaming: _Primary


class _Gains(_Table):
    field: Count
    building: Count
    fuji: Count
    jobs: Count
    rest: Count
    rest_improved: Count
    offerings: Annotated[int, Meta(ge=1, le=9)]
    knacker: Count
    butcher: Count
    smith: Count
    goldsmith: Count
    armourer: Count
    gaming: Count


class _Tournament(_Table):
    die: Annotated[int, Meta(ge=1, le=20)]
    primary: Small
    manufactured: Small
    kobans: Small


class _Altars(_Table):
    series: Annotated[list[Name], Meta(min_length=1, max_length=SERIES)]
    copies: Annotated[int, Meta(ge=1, le=PLACES)]
    in_play: ByPlayers
    prices: Annotated[list[_Manufactured], Meta(min_length=SLOTS, max_length=SLOTS)]


class _Temple(_Table):
    price: _Manufactured


class _Appeasement(_Table):
    limit: dict[str, Annotated[int, Meta(ge=1, le=112)]]
    rounds: Some


class _Market(_Table):
    sell_primary: Count
    sell_manufactured: Count
    sell_gold: Count
    improvement: Count
    altar: Count
    card: Count
    pact: Count


class _Scoring(_Table):
    same: Annotated[list[Count], Meta(min_length=PLACES + 1, max_length=PLACES + 1)]
    different: Annotated[list[Count], Meta(min_length=2, max_length=STEPS)]
    offering: Annotated[list[Count], Meta(min_length=PLACES, max_length=PLACES)]
    brigands: Count
    win: Count


class _Third(_Table):
    cards: Annotated[list[str], Meta(min_length=FAMILIES, max_length=THIRD_CARDS)]


class _Loot(Struct, forbid_unknown_fields=True):
    rice: Count = 0
    bamboo: Count = 0
    ore: Count = 0
    steel: Count = 0
    meat: Count = 0
    bone: Count = 0
    gold: Count = 0
    koban: Count = 0
    any: Small = 0


class _Token(Struct, forbid_unknown_fields=True):
    strength: Count
    loot: _Loot
    copies: Annotated[int, Meta(ge=1, le=9)] = 1


class _Brigands(_Table):
    tokens: Annotated[list[_Token], Meta(min_length=1, max_length=TOKENS)]


class _Card(Struct, forbid_unknown_fields=True):
    id: Name
    copies: Annotated[int, Meta(ge=1, le=9)] = 1
    effect: str | None = None
    amount: Count = 0
    also: Count = 0
    measure: str | None = None
    per: Some = 1
    points: Annotated[list[Count], Meta(max_length=STEPS)] = []


class _Yakuza(_Table):
    cards: Annotated[list[_Card], Meta(min_length=1, max_length=CARDS)]


class _File(Struct, forbid_unknown_fields=True):
    name: str
    rings: _Rings
    blocking: _Blocking
    die: _Die
    families: _Families
    limits: _Limits
    wins: _Wins
    prices: _Prices
    gains: _Gains
    tournament: _Tournament
    altars: _Altars
    temple: _Temple
    appeasement: _Appeasement
    market: _Market
    scoring: _Scoring
    third_ashigaru: _Third
    brigands: _Brigands
    yakuza: _Yakuza


def load(text: str, where: str) -> BoxFile:
    """Read a box file's text; `where` names it in errors."""
    file = boxes.decode(text, _File, where)
    record = blank(Box)
    box = record[0]
    cells = _fill_rings(box, file.rings, where)
    _fill_by_players(box.block_count, file.blocking.tokens, "blocking.tokens", where)
    _fill_die(box, file.die, where)
    _fill_families(box, file, where)
    _fill_prices(box, file, where)
    _fill_gains(box, file)
    _fill_altars(box, file.altars, where)
    _fill_by_players(box.appeasement, file.appeasement.limit, "appeasement.limit", where)
    box.rounds = file.appeasement.rounds
    _fill_market(box, file.market)
    _fill_scoring(box, file.scoring)
    _fill_third(box, file.third_ashigaru, where)
    tokens = _fill_brigands(box, file.brigands, where)
    _fill_yakuza(box, file.yakuza, where)
    names = {
        "rings": RING_NAMES,
        "types": TYPE_NAMES,
        "cells": cells,
        "goods": GOOD_NAMES,
        "improvements": IMPROVEMENT_NAMES,
        "series": tuple(file.altars.series),
        "tokens": tokens,
        "cards": tuple(card.id for card in file.yakuza.cards),
        "effects": EFFECT_NAMES,
        "measures": MEASURES,
    }
    return BoxFile(text, record, names, boxes.sources_of(file))


def _fill_rings(box: Box, table: _Rings, where: str) -> tuple[str, ...]:
    """Note the type of each cell and what the blocking tokens block; return the cells' names."""
    names: list[str] = []
    for ring, ring_name in enumerate(RING_NAMES):
        written: list[str] = getattr(table, ring_name)
        types = RING_TYPES[ring]
        for i, name in enumerate(written):
            index(types, name, where, f"rings.{ring_name}[{i}]")
            box.cell_type[ring * SECTORS + i] = TYPE_NAMES.index(name)
            copies = written[: i + 1].count(name)
            several = written.count(name) > 1
            names.append(f"{name}-{'abcdefghi'[copies - 1]}" if several else name)
        for t, name in enumerate(types):
            if name not in written:
                wrong(where, f"rings.{ring_name}", f"expected a cell '{name}'")
            if ring < RINGS - 1:  # B2: the last copy of its type
                last = SECTORS - 1 - written[::-1].index(name)
                box.block_cell[ring, t] = ring * SECTORS + last
    return tuple(names)


def _fill_by_players(row: Row[int], written: dict[str, int], key: str, where: str) -> None:
    if sorted(written) != ["2", "3", "4"]:
        wrong(where, key, f"expected numbers for 2, 3 and 4 players, got {', '.join(written)}")
    _fill(row, (written["2"], written["3"], written["4"]))


def _fill(row: Any, numbers: Iterable[int]) -> None:
    """Write numbers into a row, from its first place on."""
    for n, number in enumerate(numbers):
        row[n] = number


def _fill_die(box: Box, table: _Die, where: str) -> None:
    box.faces = len(table.faces)
    for i, face in enumerate(table.faces):
        box.face_ring[i] = index(RING_NAMES, face.ring, where, f"die.faces[{i}].ring")
        box.face_turn[i] = face.turn
        box.face_brigands[i] = face.brigands


def _fill_families(box: Box, file: _File, where: str) -> None:
    limits = file.limits
    box.force = file.families.force
    box.kobans = file.families.kobans
    box.fee = file.families.fee
    for good, name in enumerate(GOOD_NAMES):
        box.limit[good] = getattr(limits, name) or NO_LIMIT
    box.most_force = limits.force
    box.most_shield = limits.shield
    box.most_buildings = limits.buildings
    box.most_contracts = limits.contracts
    box.most_improvements = limits.improvements
    box.most_wins = file.wins.limit
    if file.families.force > limits.force:
        wrong(where, "families.force", f"expected at most limits.force, {limits.force}")


def _fill_prices(box: Box, file: _File, where: str) -> None:
    for name in file.prices.__struct_fields__:
        if name == "source":
            continue
        city = TYPE_NAMES.index(name) - KNACKER
        price: _Primary = getattr(file.prices, name)
        box.priced[city] = 1
        _fill_bundle(
            box.price[city], (price.rice, price.bamboo, price.ore), f"prices.{name}", where
        )
    for slot, goods in enumerate(file.altars.prices):
        asked = (goods.steel, goods.meat, goods.bone)
        _fill_bundle(box.altar_price[slot], asked, f"altars.prices[{slot}]", where)
    goods = file.temple.price
    _fill_bundle(box.temple_price, (goods.steel, goods.meat, goods.bone), "temple.price", where)


def _fill_bundle(row: Any, counts: tuple[int, int, int], key: str, where: str) -> None:
    """A price: one to four goods, as the moves that pay it are made for."""
    if not 1 <= sum(counts) <= BUNDLE:
        wrong(where, key, f"expected 1 to {BUNDLE} goods, got {sum(counts)}")
    _fill(row, counts)


def _fill_gains(box: Box, file: _File) -> None:
    gains = file.gains
    box.field = gains.field
    box.building = gains.building
    box.fuji = gains.fuji
    box.jobs = gains.jobs
    box.rest = gains.rest
    box.rest_improved = gains.rest_improved
    box.offerings = gains.offerings
    for name in ("knacker", "butcher", "smith", "goldsmith", "armourer", "gaming"):
        box.gain[TYPE_NAMES.index(name) - KNACKER] = getattr(gains, name)
    box.die = file.tournament.die
    box.win_primary = file.tournament.primary
    box.win_manufactured = file.tournament.manufactured
    box.win_kobans = file.tournament.kobans


def _fill_altars(box: Box, table: _Altars, where: str) -> None:
    _all_different(table.series, "altars.series", where)
    box.series = len(table.series)
    box.copies = table.copies
    _fill_by_players(box.in_play, table.in_play, "altars.in_play", where)
    most = min(len(table.series), ALTARS // table.copies)
    for players, series in table.in_play.items():
        if not 1 <= series <= most:
            wrong(where, f"altars.in_play.{players}", f"expected 1 to {most} series, got {series}")


def _fill_market(box: Box, table: _Market) -> None:
    for good in range(KINDS):
        box.sell[PRIMARY + good] = table.sell_primary
        box.sell[MANUFACTURED + good] = table.sell_manufactured
    box.sell[GOLD] = table.sell_gold
    box.cost_improvement = table.improvement
    box.cost_altar = table.altar
    box.cost_card = table.card
    box.cost_pact = table.pact


def _fill_scoring(box: Box, table: _Scoring) -> None:
    _fill(box.same, table.same)
    _fill(box.different, table.different)
    box.different_most = len(table.different) - 1
    _fill(box.offering, table.offering)
    box.points_brigands = table.brigands
    box.points_win = table.win


def _fill_third(box: Box, table: _Third, where: str) -> None:
    box.third_count = len(table.cards)
    for i, name in enumerate(table.cards):
        box.third_card[i] = index(IMPROVEMENT_NAMES, name, where, f"third_ashigaru.cards[{i}]")


def _fill_brigands(box: Box, table: _Brigands, where: str) -> tuple[str, ...]:
    """Note strength and loot of each token; return how the tokens are called."""
    names: list[str] = []
    box.token_count = len(table.tokens)
    for i, token in enumerate(table.tokens):
        box.tokens[i] = token.copies
        box.strength[i] = token.strength
        loot = [getattr(token.loot, good) for good in (*GOOD_NAMES, "any")]
        _fill(box.loot[i], loot)
        parts = [f"{n} {good}" for n, good in zip(loot, (*GOOD_NAMES, "any"), strict=True) if n]
        names.append(f"{token.strength} with {' '.join(parts) or 'nothing'}")
        if names.count(names[i]) > 1:
            wrong(where, f"brigands.tokens[{i}]", "expected different tokens; use `copies`")
    if sum(token.copies for token in table.tokens) > 99:
        wrong(where, "brigands.tokens", "expected at most 99 tokens")
    return tuple(names)


def _fill_yakuza(box: Box, table: _Yakuza, where: str) -> None:
    _all_different([card.id for card in table.cards], "yakuza.cards", where)
    box.card_count = len(table.cards)
    box.card_with[:] = NONE
    for i, card in enumerate(table.cards):
        key = f"yakuza.cards[{i}]"
        box.cards[i] = card.copies
        if (card.effect is None) == (card.measure is None):
            wrong(where, key, "expected either `effect` or `measure`")
        if card.effect is not None:
            _fill_action(box, i, card, key, where)
        else:
            _fill_goal(box, i, card, key, where)
    if sum(card.copies for card in table.cards) > 99:
        wrong(where, "yakuza.cards", "expected at most 99 cards")


def _fill_action(box: Box, i: int, card: _Card, key: str, where: str) -> None:
    effect = index(EFFECT_NAMES, card.effect or "", where, f"{key}.effect")
    if box.card_with[effect] != NONE:
        wrong(where, f"{key}.effect", f"expected each effect once, got '{card.effect}' again")
    if card.effect in _BUNDLED and max(card.amount, card.also) > BUNDLE:
        wrong(where, key, f"expected amounts of at most {BUNDLE}")
    box.effect[i] = effect
    box.card_with[effect] = i
    box.amount[effect] = card.amount
    box.also[effect] = card.also


def _fill_goal(box: Box, i: int, card: _Card, key: str, where: str) -> None:
    if len(card.points) < 2:
        wrong(where, f"{key}.points", "expected at least two numbers")
    box.effect[i] = GOAL
    box.measure[i] = index(MEASURES, card.measure or "", where, f"{key}.measure")
    box.per[i] = card.per
    _fill(box.goal[i], card.points)
    box.goal_most[i] = len(card.points) - 1


def _all_different(ids: list[str], key: str, where: str) -> None:
    for one in ids:
        if ids.count(one) > 1:
            wrong(where, key, f"expected different ids, got '{one}' twice")


assert len(TYPE_NAMES) == TYPES
assert len(GOOD_NAMES) == KOBAN + 1
