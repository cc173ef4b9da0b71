"""Namazu: the box in memory, read from `box.toml`."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from kuroshio.core import boxes
from kuroshio.core.boxes import Box, all_different, index, wrong
from kuroshio.core.records import Record, Row, blank, i8, i16, i64, row
from kuroshio.namazu import box_file as toml
from kuroshio.namazu import state as s

GAMES = 3  # for 2, 3 and 4 players
NO_LIMIT = 9999
# The cards whose amounts become moves, which exist for bundles and turns up to this size.
_BUNDLED = ("smuggling", "convoy", "burglary", "tremor")


class Components(Record):
    """The components as the rules see them."""

    cell_type: Row[i8] = row(s.CELLS)
    block_cell: Row[i8] = row(2, s.TOKEN_TYPES)  # what each blocking token blocks, by ring
    block_count: Row[i8] = row(GAMES)  # tokens a ring
    faces: i64
    face_ring: Row[i8] = row(s.FACES)
    face_turn: Row[i8] = row(s.FACES)  # sectors clockwise
    face_brigands: Row[i8] = row(s.FACES)
    force: i64
    kobans: i64
    fee: i64
    limit: Row[i16] = row(s.STORE)
    most_force: i64
    most_shield: i64
    most_buildings: i64
    most_contracts: i64
    most_improvements: i64
    most_wins: i64  # 0 is no limit
    price: Row[i16] = row(s.CITY_TYPES, s.KINDS)  # primary goods
    priced: Row[i8] = row(s.CITY_TYPES)  # 1 for a cell with a price, which takes a contract
    gain: Row[i16] = row(s.CITY_TYPES)  # what a cell of the city gives
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
    altar_price: Row[i16] = row(s.SLOTS, s.KINDS)  # manufactured goods
    temple_price: Row[i16] = row(s.KINDS)
    appeasement: Row[i16] = row(GAMES)
    rounds: i64
    sell: Row[i16] = row(s.GOODS)
    cost_improvement: i64
    cost_altar: i64
    cost_card: i64
    cost_pact: i64
    same: Row[i16] = row(s.PLACES + 1)
    different: Row[i16] = row(toml.STEPS)
    different_most: i64
    offering: Row[i16] = row(s.PLACES)
    points_brigands: i64
    points_win: i64
    third_count: i64
    third_card: Row[i8] = row(toml.THIRD_CARDS)
    token_count: i64
    tokens: Row[i8] = row(s.TOKENS)  # copies of each
    strength: Row[i16] = row(s.TOKENS)
    loot: Row[i16] = row(s.TOKENS, s.LOOT)
    card_count: i64
    cards: Row[i8] = row(s.CARDS)  # copies of each
    effect: Row[i8] = row(s.CARDS)
    card_with: Row[i8] = row(s.EFFECTS)  # the card that has an effect, or s.NONE
    amount: Row[i16] = row(s.EFFECTS)
    also: Row[i16] = row(s.EFFECTS)
    measure: Row[i8] = row(s.CARDS)
    per: Row[i16] = row(s.CARDS)
    goal: Row[i16] = row(s.CARDS, toml.STEPS)  # points by steps of the measure
    goal_most: Row[i8] = row(s.CARDS)  # the last step


def load(text: str, where: str) -> Box:
    """Read a box file's text; `where` names it in errors."""
    file = boxes.decode(text, toml.BoxFile, where)
    record = blank(Components)
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
        "rings": s.RING_NAMES,
        "types": s.TYPE_NAMES,
        "cells": cells,
        "goods": s.GOOD_NAMES,
        "improvements": s.IMPROVEMENT_NAMES,
        "series": tuple(file.altars.series),
        "tokens": tokens,
        "cards": tuple(card.id for card in file.yakuza.cards),
        "effects": s.EFFECT_NAMES,
        "measures": s.MEASURES,
    }
    return Box(text, record, names, boxes.sources_of(file))


def _fill_rings(box: Components, table: toml.Rings, where: str) -> tuple[str, ...]:
    """Note the type of each cell and what the blocking tokens block; return the cells' names."""
    names: list[str] = []
    for ring, ring_name in enumerate(s.RING_NAMES):
        written: list[str] = getattr(table, ring_name)
        types = s.RING_TYPES[ring]
        for i, name in enumerate(written):
            index(types, name, where, f"rings.{ring_name}[{i}]")
            box.cell_type[ring * s.SECTORS + i] = s.TYPE_NAMES.index(name)
            copies = written[: i + 1].count(name)
            several = written.count(name) > 1
            names.append(f"{name}-{'abcdefghi'[copies - 1]}" if several else name)
        for t, name in enumerate(types):
            if name not in written:
                wrong(where, f"rings.{ring_name}", f"expected a cell '{name}'")
            if ring < s.RINGS - 1:  # B2: the last copy of its type
                last = s.SECTORS - 1 - written[::-1].index(name)
                box.block_cell[ring, t] = ring * s.SECTORS + last
    return tuple(names)


def _fill_by_players(row: Row[int], written: dict[str, int], key: str, where: str) -> None:
    if sorted(written) != ["2", "3", "4"]:
        wrong(where, key, f"expected numbers for 2, 3 and 4 players, got {', '.join(written)}")
    _fill(row, (written["2"], written["3"], written["4"]))


def _fill(row: Any, numbers: Iterable[int]) -> None:
    """Write numbers into a row, from its first place on."""
    for n, number in enumerate(numbers):
        row[n] = number


def _fill_die(box: Components, table: toml.Die, where: str) -> None:
    box.faces = len(table.faces)
    for i, face in enumerate(table.faces):
        box.face_ring[i] = index(s.RING_NAMES, face.ring, where, f"die.faces[{i}].ring")
        box.face_turn[i] = face.turn
        box.face_brigands[i] = face.brigands


def _fill_families(box: Components, file: toml.BoxFile, where: str) -> None:
    limits = file.limits
    box.force = file.families.force
    box.kobans = file.families.kobans
    box.fee = file.families.fee
    for good, name in enumerate(s.GOOD_NAMES):
        box.limit[good] = getattr(limits, name) or NO_LIMIT
    box.most_force = limits.force
    box.most_shield = limits.shield
    box.most_buildings = limits.buildings
    box.most_contracts = limits.contracts
    box.most_improvements = limits.improvements
    box.most_wins = file.wins.limit
    if file.families.force > limits.force:
        wrong(where, "families.force", f"expected at most limits.force, {limits.force}")


def _fill_prices(box: Components, file: toml.BoxFile, where: str) -> None:
    for name in file.prices.__struct_fields__:
        if name in boxes.BoxTable.__struct_fields__:
            continue
        city = s.TYPE_NAMES.index(name) - s.KNACKER
        price: toml.Primary = getattr(file.prices, name)
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
    if not 1 <= sum(counts) <= s.BUNDLE:
        wrong(where, key, f"expected 1 to {s.BUNDLE} goods, got {sum(counts)}")
    _fill(row, counts)


def _fill_gains(box: Components, file: toml.BoxFile) -> None:
    gains = file.gains
    box.field = gains.field
    box.building = gains.building
    box.fuji = gains.fuji
    box.jobs = gains.jobs
    box.rest = gains.rest
    box.rest_improved = gains.rest_improved
    box.offerings = gains.offerings
    for name in ("knacker", "butcher", "smith", "goldsmith", "armourer", "gaming"):
        box.gain[s.TYPE_NAMES.index(name) - s.KNACKER] = getattr(gains, name)
    box.die = file.tournament.die
    box.win_primary = file.tournament.primary
    box.win_manufactured = file.tournament.manufactured
    box.win_kobans = file.tournament.kobans


def _fill_altars(box: Components, table: toml.Altars, where: str) -> None:
    all_different(table.series, "altars.series", where)
    box.series = len(table.series)
    box.copies = table.copies
    _fill_by_players(box.in_play, table.in_play, "altars.in_play", where)
    most = min(len(table.series), s.ALTARS // table.copies)
    for players, series in table.in_play.items():
        if not 1 <= series <= most:
            wrong(where, f"altars.in_play.{players}", f"expected 1 to {most} series, got {series}")


def _fill_market(box: Components, table: toml.Market) -> None:
    for good in range(s.KINDS):
        box.sell[s.PRIMARY + good] = table.sell_primary
        box.sell[s.MANUFACTURED + good] = table.sell_manufactured
    box.sell[s.GOLD] = table.sell_gold
    box.cost_improvement = table.improvement
    box.cost_altar = table.altar
    box.cost_card = table.card
    box.cost_pact = table.pact


def _fill_scoring(box: Components, table: toml.Scoring) -> None:
    _fill(box.same, table.same)
    _fill(box.different, table.different)
    box.different_most = len(table.different) - 1
    _fill(box.offering, table.offering)
    box.points_brigands = table.brigands
    box.points_win = table.win


def _fill_third(box: Components, table: toml.Third, where: str) -> None:
    box.third_count = len(table.cards)
    for i, name in enumerate(table.cards):
        box.third_card[i] = index(s.IMPROVEMENT_NAMES, name, where, f"third_ashigaru.cards[{i}]")


def _fill_brigands(box: Components, table: toml.Brigands, where: str) -> tuple[str, ...]:
    """Note strength and loot of each token; return how the tokens are called."""
    names: list[str] = []
    box.token_count = len(table.tokens)
    for i, token in enumerate(table.tokens):
        box.tokens[i] = token.copies
        box.strength[i] = token.strength
        loot = [getattr(token.loot, good) for good in (*s.GOOD_NAMES, "any")]
        _fill(box.loot[i], loot)
        parts = [f"{n} {good}" for n, good in zip(loot, (*s.GOOD_NAMES, "any"), strict=True) if n]
        names.append(f"{token.strength} with {' '.join(parts) or 'nothing'}")
        if names.count(names[i]) > 1:
            wrong(where, f"brigands.tokens[{i}]", "expected different tokens; use `copies`")
    if sum(token.copies for token in table.tokens) > 99:
        wrong(where, "brigands.tokens", "expected at most 99 tokens")
    return tuple(names)


def _fill_yakuza(box: Components, table: toml.Yakuza, where: str) -> None:
    all_different([card.id for card in table.cards], "yakuza.cards", where)
    box.card_count = len(table.cards)
    box.card_with[:] = s.NONE
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


def _fill_action(box: Components, i: int, card: toml.Card, key: str, where: str) -> None:
    effect = index(s.EFFECT_NAMES, card.effect or "", where, f"{key}.effect")
    if box.card_with[effect] != s.NONE:
        wrong(where, f"{key}.effect", f"expected each effect once, got '{card.effect}' again")
    if card.effect in _BUNDLED and max(card.amount, card.also) > s.BUNDLE:
        wrong(where, key, f"expected amounts of at most {s.BUNDLE}")
    box.effect[i] = effect
    box.card_with[effect] = i
    box.amount[effect] = card.amount
    box.also[effect] = card.also


def _fill_goal(box: Components, i: int, card: toml.Card, key: str, where: str) -> None:
    if len(card.points) < 2:
        wrong(where, f"{key}.points", "expected at least two numbers")
    box.effect[i] = s.GOAL
    box.measure[i] = index(s.MEASURES, card.measure or "", where, f"{key}.measure")
    box.per[i] = card.per
    _fill(box.goal[i], card.points)
    box.goal_most[i] = len(card.points) - 1
