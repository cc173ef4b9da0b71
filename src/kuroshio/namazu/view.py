"""Namazu: a redacted state as a typed structure."""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated, Any

import msgspec

from kuroshio.core.boxes import Box
from kuroshio.core.parts import Parts
from kuroshio.core.view import (
    Detail,
    EventNames,
    View,
    among,
    named,
    number,
    one_of,
    yes_no,
)
from kuroshio.namazu import state as s
from kuroshio.namazu.box import (
    GOOD_NAMES,
    IMPROVEMENT_NAMES,
    NO_LIMIT,
    RING_NAMES,
    TYPE_NAMES,
)

SOURCE_NAMES = ("groups", "singles", "offerings", "brigands", "tournaments", "goals")
QUESTIONS = (
    *("nothing", "quake", "face", "fight", "stand", "third", "act", "challenge", "arms", "take"),
    *("swap", "altar", "offer", "erect", "pay", "build", "sign", "keep", "trade"),
)
LINE_NAMES = ("improvement", "altar", "card", "pact")
# What the cells of the city give.
_MADE = {
    "knacker": "bone",
    "butcher": "meat",
    "smith": "steel",
    "goldsmith": "gold",
    "yakuza": "card",
    "armourer": "shield",
    "builder": "building",
    "gaming": "koban",
}


Ring = Annotated[str, among("Ring", RING_NAMES)]


class CellView(msgspec.Struct):
    """A cell of the city, with all that stands on it."""

    name: str
    kind: str
    ring: Ring
    sector: int  # 1 to 9, clockwise
    blocked: bool
    pawn: int | None  # the seat whose ashigaru stands here
    buildings: list[int]
    contract: int | None
    price: dict[str, int]
    gives: dict[str, int]  # to these eyes; besides goods: force, shield, points, card, building …


class AltarView(msgspec.Struct):
    number: int
    series: str
    offerings: list[str]


class FamilyView(msgspec.Struct):
    seat: int
    goods: dict[str, int]
    kobans: int
    force: int
    shield: int
    wins: int
    brigands: int
    buildings: int
    contracts: list[str]
    improvements: list[str]
    third_needs: str  # the improvement on the card of the third ashigaru
    third: bool
    altars: list[AltarView]
    cards: list[str | None]  # None where these eyes may not see the card
    points: dict[str, int]  # by source, counted at the end


class SlotView(msgspec.Struct):
    """A place of the altar board."""

    series: str | None
    price: dict[str, int]


class Yakuza(msgspec.Struct):
    left: int
    unplaced: dict[str, int]  # cards whose place these eyes do not know
    discards: dict[str, int]
    looking: list[str | None]  # the cards that `turn` looks at


class Brigands(msgspec.Struct):
    bag: dict[str, int]
    band: list[str]  # those that attack now


class MarketView(msgspec.Struct):
    """The black market's prices in Kobans."""

    sells: dict[str, int]  # what a good brings
    improvement: int
    altar: int
    card: int
    pact: int


class TurnView(msgspec.Struct):
    """How far the turn has come."""

    waiting: list[str]  # cells that are not activated yet
    cell: str | None  # the cell that is being activated
    beaten: bool  # by brigands: an ashigaru less
    passage: bool
    challenged: int | None
    victim: int | None
    altar: int | None  # the altar that is being offered to
    slot: int | None  # the altar that is being built
    to_sign: str | None
    bought: list[str]  # lines of the market used at this visit


class NamazuView(View, kw_only=True):
    round: int  # the first is 1
    rounds: int  # the game ends after so many in any case
    family: int | None  # whose turn it is; `turn` decides, also out of turn
    first: int
    appeasement: int
    limit: int
    cells: list[CellView]
    families: list[FamilyView]
    slots: list[SlotView]
    altar_pile: dict[str, int]  # what is left, in an order that nobody knows
    brigands: Brigands
    yakuza: Yakuza
    market: MarketView
    fee: int  # Kobans for an occupied cell
    limits: dict[str, int]  # what a family can have at most; what has no limit is left out
    now: TurnView


PARTS = Parts("namazu", NamazuView, s.State, QUESTIONS)


@PARTS.made_of("rounds", "over")
def round(edo: Any, box: Box) -> int:  # noqa: A001
    finished: int = edo.rounds
    return finished + (0 if edo.over else 1)


@PARTS.made_of()
def rounds(edo: Any, box: Box) -> int:
    most: int = box.plain.rounds
    return most


@PARTS.made_of("over", "family")
def family(edo: Any, box: Box) -> int | None:
    return None if edo.over else edo.family


@PARTS.made_of("first")
def first(edo: Any, box: Box) -> int:
    seat: int = edo.first
    return seat


@PARTS.made_of("appeasement")
def appeasement(edo: Any, box: Box) -> int:
    reached: int = edo.appeasement
    return reached


@PARTS.made_of("players")
def limit(edo: Any, box: Box) -> int:
    most: int = box.plain.appeasement[edo.players - 2]
    return most


@PARTS.made_of("slots")
def slots(edo: Any, box: Box) -> list[SlotView]:
    return [_slot(edo.slots[slot], box, slot) for slot in range(s.SLOTS)]


@PARTS.made_of("altar_pile")
def altar_pile(edo: Any, box: Box) -> dict[str, int]:
    return _counts(edo.altar_pile, box.names["series"])


@PARTS.made_of("bag", "band")
def brigands(edo: Any, box: Box) -> Brigands:
    names = box.names["tokens"]
    return Brigands(
        _counts(edo.bag, names), [names[token] for token in edo.band if token != s.NONE]
    )


@PARTS.made_of()
def fee(edo: Any, box: Box) -> int:
    kobans: int = box.plain.fee
    return kobans


def _seat(value: int) -> int | None:
    return value if value >= 0 else None


@lru_cache(maxsize=4096)
def _counts(counts: tuple[int, ...], names: tuple[str, ...]) -> dict[str, int]:
    return {name: n for name, n in zip(names, counts, strict=False) if n}


def sector_of(edo: Any, cell: int) -> int:
    """The sector in which a cell lies now, 0 to 8."""
    return _sector(edo.offset, cell)


def _sector(offset: tuple[int, ...], cell: int) -> int:
    return (cell + offset[cell // s.SECTORS]) % s.SECTORS


@PARTS.made_of("eyes", "families.has", "offset", "blocked", "pawn", "built", "contract")
def cells(edo: Any, box: Box) -> list[CellView]:
    rested = edo.eyes >= 0 and bool(edo.has[edo.eyes][s.WITH_REST])
    wheel = edo.offset, edo.blocked, edo.pawn
    return _cells(box, wheel, edo.built, edo.contract, rested)


@lru_cache(maxsize=4096)  # most who look see the same
def _cells(
    box: Box, wheel: Any, buildings: Any, contracts: tuple[int, ...], rested: bool
) -> list[CellView]:
    """The cells: `wheel` says how each ring is turned, what is blocked, and where pawns stand."""
    offset, blocked, pawn = wheel
    seen = []
    for cell in range(s.CELLS):
        ring, place = divmod(cell, s.SECTORS)
        city = box.plain.cell_type[cell] - s.KNACKER
        built = buildings[place] if ring == s.COUNTRY else 0
        contract = contracts[city] if ring == s.CITY else s.NONE
        where = _sector(offset, cell) + 1, bool(blocked[cell]), pawn[cell]
        seen.append(_cell(box, cell, where, built, contract, rested))
    return seen


@lru_cache(maxsize=4096)
def _cell(
    box: Box, cell: int, where: tuple[int, bool, int], built: int, contract: int, rested: bool
) -> CellView:
    """A cell: `where` is its sector, whether it is blocked, and whose pawn stands there."""
    kind = box.plain.cell_type[cell]
    ring = cell // s.SECTORS
    sector, blocked, pawn = where
    prices = box.plain.price[kind - s.KNACKER] if ring == s.CITY else ()
    return CellView(
        name=box.names["cells"][cell],
        kind=TYPE_NAMES[kind],
        ring=RING_NAMES[ring],
        sector=sector,
        blocked=blocked,
        pawn=_seat(pawn),
        buildings=[seat for seat in range(s.FAMILIES) if built >> seat & 1],
        contract=_seat(contract),
        price=_counts(prices, GOOD_NAMES[s.PRIMARY :]),
        gives=_gives(box, kind, rested),
    )


def _gives(box: Box, kind: int, rested: bool) -> dict[str, int]:
    """What a cell of this type gives to the one who looks."""
    record = box.plain
    name = TYPE_NAMES[kind]
    if kind >= s.KNACKER:
        what = _MADE.get(name)
        return {what: record.gain[kind - s.KNACKER] or 1} if what else {}
    gives = {
        "fuji": {"force": record.fuji},
        "tournament": {"points": record.points_win},
        "jobs": {"koban": record.jobs},
        "offerings": {"offering": record.offerings},
        "rest": {"force": record.rest_improved if rested else record.rest},
    }
    if name in GOOD_NAMES:
        return {name: record.field}
    return gives.get(name, {})


@PARTS.each_of("families", "players", "contract", "altars", "altar_count")
def families(family: Any, seat: int, edo: Any, box: Box) -> FamilyView:
    altars = enumerate(edo.altars[: edo.altar_count], 1)
    return FamilyView(
        seat=seat,
        goods=dict(zip(GOOD_NAMES[: s.GOODS], family.store, strict=False)),
        kobans=family.store[s.KOBAN],
        force=family.force,
        shield=family.shield,
        wins=family.wins,
        brigands=family.brigands,
        buildings=family.buildings,
        contracts=[
            TYPE_NAMES[s.KNACKER + city] for city, who in enumerate(edo.contract) if who == seat
        ],
        improvements=[name for name, has in zip(IMPROVEMENT_NAMES, family.has, strict=True) if has],
        third_needs=IMPROVEMENT_NAMES[family.third_card],
        third=bool(family.third),
        altars=[_altar(altar, box, number) for number, altar in altars if altar.family == seat],
        cards=_cards(family, box),
        points=dict(zip(SOURCE_NAMES, family.points, strict=True)),
    )


def _cards(family: Any, box: Box) -> list[str | None]:
    known = [
        name for name, n in zip(box.names["cards"], family.hand, strict=False) for _ in range(n)
    ]
    return [*known, *[None] * (family.hand_count - len(known))]


def _altar(altar: Any, box: Box, number: int) -> AltarView:
    offerings = [GOOD_NAMES[good] for good in altar.offering[: altar.count]]
    return AltarView(number, box.names["series"][altar.series], offerings)


def _slot(series: int, box: Box, slot: int) -> SlotView:
    return SlotView(
        box.names["series"][series] if series >= 0 else None,
        _counts(box.plain.altar_price[slot], GOOD_NAMES[s.MANUFACTURED :]),
    )


@PARTS.made_of("players", "families", "look", "pile", "discards")
def yakuza(edo: Any, box: Box) -> Yakuza:
    hidden = 0
    for seat in range(edo.players):
        family = edo.families[seat]
        hidden += family.hand_count - sum(family.hand)
    hidden += sum(card == s.UNKNOWN for card in edo.look)
    return Yakuza(
        left=sum(edo.pile) - hidden,
        unplaced=_counts(edo.pile, box.names["cards"]),
        discards=_counts(edo.discards, box.names["cards"]),
        looking=[
            box.names["cards"][card] if card >= 0 else None for card in edo.look if card != s.NONE
        ],
    )


@PARTS.made_of()
def market(edo: Any, box: Box) -> MarketView:
    record = box.plain
    return MarketView(
        sells=dict(zip(GOOD_NAMES[: s.GOODS], record.sell, strict=True)),
        improvement=record.cost_improvement,
        altar=record.cost_altar,
        card=record.cost_card,
        pact=record.cost_pact,
    )


@PARTS.made_of("options")
def limits(edo: Any, box: Box) -> dict[str, int]:
    record = box.plain
    most = {
        name: number
        for name, number in zip(GOOD_NAMES, record.limit, strict=True)
        if 0 < number < NO_LIMIT
    }
    most["force"] = record.most_force
    most["shield"] = record.most_shield
    most["buildings"] = record.most_buildings
    most["contracts"] = record.most_contracts
    most["improvements"] = record.most_improvements
    if edo.options.win_limit != s.NO_LIMIT and record.most_wins:
        most["wins"] = record.most_wins
    return most


@PARTS.made_of(
    *("waiting", "cell", "beaten", "passage", "challenged", "victim", "altar", "slot"),
    *("to_sign", "lines", "stage"),
)
def now(edo: Any, box: Box) -> TurnView:
    cells = box.names["cells"]
    return TurnView(
        waiting=[cells[cell] for cell in edo.waiting if cell != s.NONE],
        cell=cells[edo.cell] if edo.cell >= 0 else None,
        beaten=bool(edo.beaten),
        passage=bool(edo.passage),
        challenged=_seat(edo.challenged),
        victim=_seat(edo.victim),
        altar=edo.altar + 1 if edo.altar >= 0 else None,
        slot=edo.slot + 1 if edo.slot >= 0 else None,
        to_sign=TYPE_NAMES[edo.to_sign] if edo.to_sign >= 0 else None,
        bought=[
            name
            for name, used in zip(LINE_NAMES, edo.lines, strict=True)
            if used and edo.stage == s.TRADE
        ],
    )


def _one_more(value: int, box: Box) -> Detail:
    return value + 1


_good, _cell_name, _card = one_of(GOOD_NAMES), named("cells"), named("cards")
_series, _token = named("series"), named("tokens")

EVENTS: EventNames = {
    s.BEGAN_TURN: ("began-turn", (("round", _one_more),)),
    s.GAINED: ("gained", (("good", _good), ("count", number))),
    s.SURPLUS: ("surplus", (("good", _good), ("count", number))),
    s.PAID: ("paid", (("good", _good), ("count", number))),
    s.SOLD: ("sold", (("good", _good), ("count", number))),
    s.OFFERED: ("offered", (("good", _good), ("altar", _one_more))),
    s.HANDED: ("handed", (("good", _good), ("count", number))),
    s.TOOK: ("took", (("good", _good), ("count", number))),
    s.FORCE: ("force", (("change", number), ("now", number))),
    s.SHIELD: ("shield", (("change", number), ("now", number))),
    s.PRODUCED: ("produced", (("cell", _cell_name),)),
    s.HINDERED: ("hindered", (("cell", _cell_name),)),
    s.SHOOK: ("shook", (("ring", one_of(RING_NAMES)), ("sectors", number))),
    s.MET_BRIGANDS: ("met-brigands", (("token", _token), ("strength", number))),
    s.CHOSE_BRIGANDS: ("chose-brigands", (("token", _token),)),
    s.BEAT_BRIGANDS: ("beat-brigands", (("token", _token), ("guarded", yes_no))),
    s.FLED_BRIGANDS: ("fled-brigands", (("token", _token),)),
    s.NO_BRIGANDS: ("no-brigands", ()),
    s.STOOD: ("stood", (("cell", _cell_name),)),
    s.SENT_HOME: ("sent-home", (("cell", _cell_name),)),
    s.THIRD_CAME: ("third-came", ()),
    s.ACTIVATED: ("activated", (("cell", _cell_name), ("threat", yes_no))),
    s.CHALLENGED: ("challenged", (("other", number),)),
    s.ROLLED: ("rolled", (("die", number), ("total", number))),
    s.WON: ("won", (("wins", number),)),
    s.LOST: ("lost", ()),
    s.TIED: ("tied", (("other", number),)),
    s.ERECTED: ("erected", (("series", _series), ("altar", _one_more))),
    s.BOUGHT_ALTAR: ("bought-altar", (("series", _series), ("altar", _one_more))),
    s.NEW_ALTAR: ("new-altar", (("series", _series), ("slot", _one_more))),
    s.BUILT: ("built", (("cell", _cell_name),)),
    s.SIGNED: ("signed", (("kind", one_of(TYPE_NAMES)),)),
    s.IMPROVED: ("improved", (("improvement", one_of(IMPROVEMENT_NAMES)),)),
    s.DREW_CARDS: ("drew-cards", (("cards", number),)),
    s.SAW_CARD: ("saw-card", (("card", _card),)),
    s.KEPT_CARD: ("kept-card", ()),
    s.KEPT_THIS_CARD: ("kept-this-card", (("card", _card),)),
    s.DISCARDED: ("discarded", (("card", _card),)),
    s.RESHUFFLED: ("reshuffled", ()),
    s.PLAYED: ("played", (("card", _card),)),
    s.APPEASED: ("appeased", (("now", number),)),
    s.SCORED: ("scored", (("source", one_of(SOURCE_NAMES)), ("points", number))),
    s.SCORED_GOAL: ("scored-goal", (("card", _card), ("points", number))),
}
