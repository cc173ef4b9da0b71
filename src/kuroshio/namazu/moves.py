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

from itertools import combinations, combinations_with_replacement

import numpy as np

from kuroshio.core.boxes import Box
from kuroshio.core.families import Families
from kuroshio.namazu import state as s
from kuroshio.namazu.rings import cell_at

# The tables below come with the code and not with the box, so compiled rules may keep them as
# constants.

# The two cells of each pair, the lower one first.
PAIRS = np.array(list(combinations(range(s.CELLS), 2)))

# Bundles: 1 to 4 goods of one class, by how many of each of its three kinds.
BUNDLES = np.array(
    [
        (size - more, more - most, most)
        for size in range(1, s.BUNDLE + 1)
        for more in range(size + 1)
        for most in range(more + 1)
    ]
)
BUNDLE_SIZE = BUNDLES.sum(axis=1)
BUNDLE_COUNT = len(BUNDLES)

# Gifts: 1 to 3 goods for one altar, the rest of the row is NONE.
GIFT = 3
GIFTS = np.array(
    [
        goods + (s.NONE,) * (GIFT - size)
        for size in range(1, GIFT + 1)
        for goods in combinations_with_replacement(range(s.GOODS), size)
    ]
)
GIFT_COUNT = len(GIFTS)
GIFTS_UP_TO = tuple(int((GIFTS[:, size:] == s.NONE).all(axis=1).sum()) for size in range(GIFT + 1))

SALE = 10  # most cubes sold at one go
TURNS = 4  # most sectors that a tremor turns
BARTERED = 2 * s.KINDS  # goods that can be bartered: all but gold


# --- texts ----------------------------------------------------------------------------------


def bundle_counts(part: int, bundle: int) -> dict[str, int]:
    """How many of each good are in a bundle of primary goods (part 0) or manufactured ones (1)."""
    goods = s.GOOD_NAMES[part * s.KINDS :]
    return {good: n for good, n in zip(goods, BUNDLES[bundle].tolist(), strict=False) if n}


def bundle_text(part: int, bundle: int) -> str:
    return " ".join(f"{n} {good}" for good, n in bundle_counts(part, bundle).items())


def gift_goods(gift: int) -> list[str]:
    """The goods of a gift for an altar."""
    return [s.GOOD_NAMES[good] for good in GIFTS[gift].tolist() if good != s.NONE]


def pair_cells(pair: int) -> list[int]:
    """The two cells of a pair."""
    cells: list[int] = PAIRS[pair].tolist()
    return cells


def _stand_two(box: Box, pair: int) -> str:
    one, two = pair_cells(pair)
    return f"stand {box.names['cells'][one]} {box.names['cells'][two]}"


def _swap(box: Box, given: int, taken: int) -> str:
    return f"swap {s.GOOD_NAMES[given]} for {s.GOOD_NAMES[taken]}" if given != taken else ""


def _erect(box: Box, by_temple: int, slot: int) -> str:
    return f"erect {slot + 1}{' by temple' if by_temple else ''}"


def _one_of(verb: str, names: tuple[str, ...], n: int) -> str:
    return f"{verb} {names[n]}" if n < len(names) else ""


def _play(box: Box, effect: int, target: str = "") -> str:
    """The text that plays the card with an effect; a box may have none."""
    card = box.plain.card_with[effect]
    return f"play {box.names['cards'][card]}{target}" if card != s.NONE else ""


def _tremor(box: Box, ring: int, sectors: int, back: int) -> str:
    way = "counter-clockwise" if back else "clockwise"
    return _play(box, s.TREMOR, f" {s.RING_NAMES[ring]} {sectors + 1} {way}")


# --- the families ---------------------------------------------------------------------------

_OWN_TURN = (s.ASK_QUAKE, s.ASK_STAND, s.ASK_ACT, s.ASK_TRADE)
_MOMENTS = {s.PASSAGE: [s.ASK_STAND], s.BODYGUARDS: [s.ASK_FIGHT], s.MASTER: [s.ASK_ARMS]}  # B32

BOOK = Families()
_add = BOOK.add
STAND_TWO = _add("stand-two", len(PAIRS), asks=[s.ASK_STAND], text=_stand_two)
STAND_ONE = _add(
    *("stand-one", s.CELLS),
    asks=[s.ASK_STAND, s.ASK_THIRD],
    text=lambda box, cell: f"stand {box.names['cells'][cell]}",
)
QUAKE_COMES = _add("quake", asks=[s.ASK_QUAKE])
FACE = _add(
    *("face", s.TOKENS),
    asks=[s.ASK_FACE],
    text=lambda box, token: _one_of("face", box.names["tokens"], token),
)
FIGHT = _add("fight", asks=[s.ASK_FIGHT])
ACTIVATE = _add(
    *("activate", s.CELLS),
    asks=[s.ASK_ACT],
    text=lambda box, cell: f"activate {box.names['cells'][cell]}",
)
CHALLENGE = _add("challenge", s.FAMILIES, asks=[s.ASK_CHALLENGE], text="challenge seat {}")
SWAP = _add("swap", BARTERED, BARTERED, asks=[s.ASK_SWAP], text=_swap)  # given, taken
AT_ALTAR = _add("altar", s.ALTARS, asks=[s.ASK_ALTAR], text="at altar {}")
OFFER = _add(
    *("offer", GIFT_COUNT),
    asks=[s.ASK_OFFER],
    text=lambda box, gift: f"offer {' '.join(gift_goods(gift))}",
)
ERECT = _add("erect", 2, s.SLOTS, asks=[s.ASK_ERECT], text=_erect)  # 1 by temple, slot
PAY = _add("pay", asks=[s.ASK_PAY])
PAY_GOLD = _add(  # for primary goods, then for manufactured ones
    *("pay-gold", 2, BUNDLE_COUNT),
    asks=[s.ASK_PAY],
    text=lambda box, part, bundle: f"pay gold for {bundle_text(part, bundle)}",
)
BUILD = _add(
    *("build", s.SECTORS),
    asks=[s.ASK_BUILD],
    text=lambda box, place: f"build {box.names['cells'][place]}",
)
SIGN = _add("sign", asks=[s.ASK_SIGN])
KEEP = _add(
    *("keep", s.CARDS),
    asks=[s.ASK_KEEP],
    text=lambda box, card: _one_of("keep", box.names["cards"], card),
)
SELL = _add(  # good, count - 1
    *("sell", s.GOODS, SALE),
    asks=[s.ASK_TRADE],
    text=lambda box, good, count: f"sell {count + 1} {s.GOOD_NAMES[good]}",
)
BUY_IMPROVEMENT = _add(
    *("buy-improvement", s.IMPROVEMENTS),
    asks=[s.ASK_TRADE],
    text=lambda box, n: f"buy improvement {s.IMPROVEMENT_NAMES[n]}",
)
BUY_ALTAR = _add("buy-altar", s.SLOTS, asks=[s.ASK_TRADE], text="buy altar {}")
BUY_CARD = _add("buy-card", 1, asks=[s.ASK_TRADE], text="buy card")
BUY_PACT = _add("buy-pact", 1, asks=[s.ASK_TRADE], text="buy pact")
TAKE = _add(  # primary goods, then manufactured ones
    *("take", 2, BUNDLE_COUNT),
    asks=[s.ASK_TAKE],
    text=lambda box, part, bundle: f"take {bundle_text(part, bundle)}",
)
TAKE_KOBANS = _add("take-kobans", s.BUNDLE, asks=[s.ASK_TAKE], text="take {} koban")  # count - 1
PLAY = _add(  # the cards without a target
    *("play", s.RACKET), asks=lambda effect: _MOMENTS.get(effect, _OWN_TURN), text=_play
)
PLAY_RACKET = _add(
    *("play-racket", s.FAMILIES),
    asks=_OWN_TURN,
    text=lambda box, seat: _play(box, s.RACKET, f" on seat {seat + 1}"),
)
PLAY_BURGLARY = _add(
    *("play-burglary", s.FAMILIES),
    asks=_OWN_TURN,
    text=lambda box, seat: _play(box, s.BURGLARY, f" on seat {seat + 1}"),
)
PLAY_TREMOR = _add(  # ring, sectors - 1, 1 if backwards
    *("play-tremor", s.RINGS, TURNS, 2), asks=[s.ASK_STAND], text=_tremor
)
PLAY_INTIMIDATION = _add(
    *("play-intimidation", s.SECTORS),
    asks=[s.ASK_ACT],
    text=lambda box, place: _play(
        box, s.INTIMIDATION, f" at {box.names['cells'][cell_at(s.CITY, place)]}"
    ),
)
DONE = _add("done", asks=[s.ASK_ACT, s.ASK_ARMS, s.ASK_ALTAR, s.ASK_SIGN, s.ASK_TRADE, s.ASK_TAKE])
MOVES = BOOK.count

ANSWERS = BOOK.answers()
# The first move of each line of the market and of each card that is played, and where they end.
BUY = np.array([BUY_IMPROVEMENT, BUY_ALTAR, BUY_CARD, BUY_PACT, TAKE])
PLAYS = np.array(
    [*range(PLAY, PLAY_RACKET), PLAY_RACKET, PLAY_BURGLARY, PLAY_TREMOR, PLAY_INTIMIDATION, DONE]
)
