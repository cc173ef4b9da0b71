"""Namazu: the moves, a number and a text each.

stand rice-a altar-a      the first two ashigarus; with one cell: a single one, or the third
quake                     play no card before the quake
face 5 with 3 koban       fight this one of two bands of brigands
fight                     send no bodyguards
activate smith            use a cell on which an ashigaru stands
challenge seat 2          to a tournament
swap rice for ore         barter
at altar 5                offer there (altars are numbered in the order of building)
offer rice gold           put these goods on the altar
erect 2                   build the altar in slot 2;  erect 2 by temple: for the temple's price
pay                       with no gold;  pay gold for 1 ore: gold stands for that good
build rice-b              put a building on a field
sign                      a contract
keep racket               one of the yakuza cards drawn
sell 3 rice, buy card     on the black market
take 2 rice 1 ore         from the bank or from a family
play racket on seat 3     a yakuza card
done                      no more of what is on offer
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations, combinations_with_replacement

import numpy as np

from kuroshio.core.boxes import Box
from kuroshio.namazu.box import BUNDLE, GOOD_NAMES, IMPROVEMENT_NAMES, RING_NAMES
from kuroshio.namazu.state import (
    ALTARS,
    BURGLARY,
    CARDS,
    CELLS,
    CITY,
    FAMILIES,
    GOODS,
    IMPROVEMENTS,
    INTIMIDATION,
    KINDS,
    MANUFACTURED,
    NONE,
    PRIMARY,
    RACKET,
    RINGS,
    SECTORS,
    SLOTS,
    TOKENS,
    TREMOR,
)

# Bundles: 1 to 4 goods of one class, by how many of each of its three kinds. They come with the
# code and not with the box, so compiled rules may keep them as constants.
BUNDLES = np.array(
    [
        (size - more, more - most, most)
        for size in range(1, BUNDLE + 1)
        for more in range(size + 1)
        for most in range(more + 1)
    ]
)
BUNDLE_COUNT = len(BUNDLES)

# Gifts: 1 to 3 goods for one altar, the rest of the row is NONE.
GIFT = 3
GIFTS = np.array(
    [
        goods + (NONE,) * (GIFT - size)
        for size in range(1, GIFT + 1)
        for goods in combinations_with_replacement(range(GOODS), size)
    ]
)
GIFT_COUNT = len(GIFTS)

PAIRS = CELLS * (CELLS - 1) // 2
SALE = 10  # most cubes sold at one go
TURNS = 4  # most sectors that a tremor turns
BARTERED = 2 * KINDS  # goods that can be bartered: all but gold

STAND_TWO = 0  # + number of the pair of cells
STAND_ONE = STAND_TWO + PAIRS  # + cell
QUAKE_COMES = STAND_ONE + CELLS
FACE = QUAKE_COMES + 1  # + token
FIGHT = FACE + TOKENS
ACTIVATE = FIGHT + 1  # + cell
CHALLENGE = ACTIVATE + CELLS  # + seat
SWAP = CHALLENGE + FAMILIES  # + good given * BARTERED + good taken
AT_ALTAR = SWAP + BARTERED * BARTERED  # + altar
OFFER = AT_ALTAR + ALTARS  # + gift
ERECT = OFFER + GIFT_COUNT  # + slot
ERECT_BY_TEMPLE = ERECT + SLOTS  # + slot
PAY = ERECT_BY_TEMPLE + SLOTS  # without gold
PAY_GOLD = PAY + 1  # + bundle of primary goods that gold stands for, then of manufactured ones
BUILD = PAY_GOLD + 2 * BUNDLE_COUNT  # + place in the country
SIGN = BUILD + SECTORS
KEEP = SIGN + 1  # + card
SELL = KEEP + CARDS  # + good * SALE + count - 1
BUY_IMPROVEMENT = SELL + GOODS * SALE  # + improvement
BUY_ALTAR = BUY_IMPROVEMENT + IMPROVEMENTS  # + slot
BUY_CARD = BUY_ALTAR + SLOTS
BUY_PACT = BUY_CARD + 1
TAKE = BUY_PACT + 1  # + bundle of primary goods, then of manufactured ones
TAKE_KOBANS = TAKE + 2 * BUNDLE_COUNT  # + count - 1
PLAY = TAKE_KOBANS + BUNDLE  # + effect, for those without a choice
PLAY_RACKET = PLAY + RACKET  # + seat
PLAY_BURGLARY = PLAY_RACKET + FAMILIES  # + seat
PLAY_TREMOR = PLAY_BURGLARY + FAMILIES  # + (ring * TURNS + sectors - 1) * 2, + 1 if backwards
PLAY_INTIMIDATION = PLAY_TREMOR + RINGS * TURNS * 2  # + place in the city
DONE = PLAY_INTIMIDATION + SECTORS
MOVES = DONE + 1


def texts(box: Box) -> list[str]:
    """The text of every move, by its number; '' for numbers that this box does not use."""
    cells = box.names["cells"]
    city = cells[CITY * SECTORS :]
    seats = [f"seat {seat}" for seat in range(1, FAMILIES + 1)]
    bundles = [bundle_text(PRIMARY, bundle) for bundle in range(BUNDLE_COUNT)]
    bundles += [bundle_text(MANUFACTURED, bundle) for bundle in range(BUNDLE_COUNT)]
    bartered = GOOD_NAMES[:BARTERED]
    return [
        *(f"stand {one} {two}" for one, two in combinations(cells, 2)),
        *(f"stand {cell}" for cell in cells),
        "quake",
        *_some("face", box.names["tokens"], TOKENS),
        "fight",
        *(f"activate {cell}" for cell in cells),
        *(f"challenge {seat}" for seat in seats),
        *(f"swap {a} for {b}" if a != b else "" for a in bartered for b in bartered),
        *(f"at altar {altar + 1}" for altar in range(ALTARS)),
        *(f"offer {gift_text(gift)}" for gift in range(GIFT_COUNT)),
        *(f"erect {slot + 1}" for slot in range(SLOTS)),
        *(f"erect {slot + 1} by temple" for slot in range(SLOTS)),
        "pay",
        *(f"pay gold for {bundle}" for bundle in bundles),
        *(f"build {cell}" for cell in cells[:SECTORS]),
        "sign",
        *_some("keep", box.names["cards"], CARDS),
        *(f"sell {n} {good}" for good in GOOD_NAMES[:GOODS] for n in range(1, SALE + 1)),
        *(f"buy improvement {name}" for name in IMPROVEMENT_NAMES),
        *(f"buy altar {slot + 1}" for slot in range(SLOTS)),
        "buy card",
        "buy pact",
        *(f"take {bundle}" for bundle in bundles),
        *(f"take {n} koban" for n in range(1, BUNDLE + 1)),
        *(_play(box, effect)[0] for effect in range(RACKET)),
        *_play(box, RACKET, [f" on {seat}" for seat in seats]),
        *_play(box, BURGLARY, [f" on {seat}" for seat in seats]),
        *_play(box, TREMOR, _turns()),
        *_play(box, INTIMIDATION, [f" at {cell}" for cell in city]),
        "done",
    ]


def _play(box: Box, effect: int, targets: Sequence[str] = ("",)) -> list[str]:
    """The texts that play the card with an effect; a box may have none."""
    card = box.plain.card_with[effect]
    return [f"play {box.names['cards'][card]}{on}" if card != NONE else "" for on in targets]


def _turns() -> list[str]:
    ways = ("clockwise", "counter-clockwise")
    return [
        f" {ring} {sectors} {way}"
        for ring in RING_NAMES
        for sectors in range(1, TURNS + 1)
        for way in ways
    ]


def bundle_counts(class_start: int, bundle: int) -> dict[str, int]:
    """How many of each good are in a bundle of a class."""
    counts = BUNDLES[bundle].tolist()
    return {GOOD_NAMES[class_start + kind]: n for kind, n in enumerate(counts) if n}


def bundle_text(class_start: int, bundle: int) -> str:
    return " ".join(f"{n} {good}" for good, n in bundle_counts(class_start, bundle).items())


def gift_goods(gift: int) -> list[str]:
    """The goods of a gift for an altar."""
    return [GOOD_NAMES[good] for good in GIFTS[gift].tolist() if good != NONE]


def gift_text(gift: int) -> str:
    return " ".join(gift_goods(gift))


def _some(verb: str, ids: tuple[str, ...], places: int) -> list[str]:
    return [f"{verb} {ids[i]}" if i < len(ids) else "" for i in range(places)]
