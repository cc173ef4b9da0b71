"""Namazu: a redacted state as a typed structure."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from types import SimpleNamespace
from typing import Annotated, Any

import msgspec

from kuroshio.core.bits import has
from kuroshio.core.boxes import Box
from kuroshio.core.parts import Parts, of
from kuroshio.core.view import Detail, View, among, events_of, named, number, one_of, yes_no
from kuroshio.namazu import state as s
from kuroshio.namazu.activation import amount_of
from kuroshio.namazu.box import NO_LIMIT
from kuroshio.namazu.deck import pile_size
from kuroshio.namazu.market import cost
from kuroshio.namazu.offerings import offerings_to_calm
from kuroshio.namazu.progress import Placing, Use, Yours, adds, placing, third_lacks, uses, yours
from kuroshio.namazu.reckon import Known, Reckoned
from kuroshio.namazu.rings import place_of, ring_of
from kuroshio.namazu.score import belongings
from kuroshio.namazu.state import GOOD_NAMES, IMPROVEMENT_NAMES, RING_NAMES, TYPE_NAMES
from kuroshio.namazu.tournament import win_limit
from kuroshio.namazu.turn import lacks_altar, lacks_improvement

# What cells give that is not counted where it goes: not goods, Kobans, force or shield.
_GIVES = {
    s.TOURNAMENT: "points",
    s.OFFERINGS: "offering",
    s.YAKUZA: "card",
    s.BUILDER: "building",
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
    third_lacks: list[str]  # what it waits for: "altar", the improvement
    altars: list[AltarView]
    cards: list[str | None]  # None where these eyes may not see the card
    goals: dict[str, int]  # points of the goals in hand, as far as seen, if the game ended now
    points: dict[str, int]  # by source, counted at the end
    belongings: int  # goods and Kobans, which break ties


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
    needs: list[int]  # the force that each of them takes, less the shield


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
    places: list[int]  # points for each place of an altar, in the order of filling
    limits: dict[str, int]  # what a family can have at most; what has no limit is left out
    now: TurnView
    placing: Placing | None  # while ashigarus are placed
    uses: list[Use]  # while cells are activated: those that wait
    yours: Yours | None  # what the family lacks that sees this


PARTS = Parts("namazu", NamazuView, s.State, s.QUESTIONS, Reckoned)


@PARTS.made_of("rounds", "over")
def round(edo: Known, box: Box) -> int:  # noqa: A001
    finished: int = edo.rounds
    return finished + (0 if edo.over else 1)


@PARTS.made_of()
def rounds(edo: Known, box: Box) -> int:
    most: int = box.plain.rounds
    return most


@PARTS.made_of("over", "family")
def family(edo: Known, box: Box) -> int | None:
    return None if edo.over else edo.family


@PARTS.made_of("first")
def first(edo: Known, box: Box) -> int:
    seat: int = edo.first
    return seat


@PARTS.made_of("appeasement")
def appeasement(edo: Known, box: Box) -> int:
    reached: int = edo.appeasement
    return reached


@PARTS.made_of("players")
def limit(edo: Known, box: Box) -> int:
    return offerings_to_calm(edo, box.plain)


@PARTS.made_of("slots")
def slots(edo: Known, box: Box) -> list[SlotView]:
    return [_slot(edo.slots[slot], box, slot) for slot in range(s.SLOTS)]


@PARTS.made_of("altar_pile")
def altar_pile(edo: Known, box: Box) -> dict[str, int]:
    return _counts(edo.altar_pile, box.names["series"])


@PARTS.made_of("bag", "band", "needs")
def brigands(edo: Known, box: Box) -> Brigands:
    names, there = box.names["tokens"], [n for n, token in enumerate(edo.band) if token != s.NONE]
    return Brigands(
        bag=_counts(edo.bag, names),
        band=[names[edo.band[n]] for n in there],
        needs=[edo.needs[n] for n in there],
    )


@PARTS.made_of()
def places(edo: Known, box: Box) -> list[int]:
    return list(box.plain.offering)


@PARTS.made_of()
def fee(edo: Known, box: Box) -> int:
    kobans: int = box.plain.fee
    return kobans


def _seat(value: int) -> int | None:
    return value if value >= 0 else None


@lru_cache(maxsize=4096)
def _counts(counts: tuple[int, ...], names: tuple[str, ...]) -> dict[str, int]:
    return {name: n for name, n in zip(names, counts, strict=False) if n}


def _kind(box: Box, cell: int) -> int:
    kind: int = box.plain.cell_type[cell]
    return kind


def _in_ring(ring: int, field: str) -> Callable[[int], str]:
    """A field that only cells of one ring have; `*` is the place in the ring."""
    return lambda cell: field.replace("*", str(place_of(cell))) if ring_of(cell) == ring else ""


def _buildings(edo: Any, cell: int, box: Box) -> list[int]:
    built = edo.built if ring_of(cell) == s.COUNTRY else 0
    return [seat for seat in range(s.FAMILIES) if has(built, seat)]


def _contract(edo: Known, cell: int, box: Box) -> int | None:
    in_city = ring_of(cell) == s.CITY
    return _seat(edo.contract[_kind(box, cell) - s.KNACKER]) if in_city else None


def _price(edo: Known, cell: int, box: Box) -> dict[str, int]:
    if ring_of(cell) != s.CITY:
        return {}
    return _counts(box.plain.price[_kind(box, cell) - s.KNACKER], GOOD_NAMES[s.PRIMARY :])


PARTS.structures(
    *("cells", CellView, s.CELLS),
    name=of(by=lambda edo, cell, box: box.names["cells"][cell]),
    kind=of(by=lambda edo, cell, box: TYPE_NAMES[_kind(box, cell)]),
    ring=of(by=lambda edo, cell, box: RING_NAMES[ring_of(cell)]),
    sector=of("sectors.#", by=lambda edo, cell, box: edo.sectors + 1),
    blocked=of("blocked.#", by=lambda edo, cell, box: bool(edo.blocked)),
    pawn=of("pawn.#", by=lambda edo, cell, box: _seat(edo.pawn)),
    buildings=of(_in_ring(s.COUNTRY, "built.*"), by=_buildings),
    contract=of(_in_ring(s.CITY, "contract"), by=_contract),
    price=of(by=_price),
    gives=of("rested", by=lambda edo, cell, box: _gives(box, _kind(box, cell), edo.rested)),
)


def _gives(box: Box, kind: int, rested: int) -> dict[str, int]:
    """What a cell of this type gives to the one who looks."""
    what = adds(kind) or _GIVES.get(kind)
    if what is None:
        return {}
    if kind == s.TOURNAMENT:
        return {what: box.plain.points_win}
    if kind == s.OFFERINGS:
        return {what: box.plain.offerings}
    return {what: amount_of(box.plain, kind, rested) or 1}  # a card, a building


def _goals(edo: Any, seat: int, box: Box) -> dict[str, int]:
    """What each goal in a hand would be worth if the game ended now, as far as it is seen."""
    return {
        name: edo.goals[card]
        for card, name in enumerate(box.names["cards"])
        if edo.hand[card] and box.plain.effect[card] == s.GOAL
    }


def _cards(family: s.Family, seat: int, box: Box) -> list[str | None]:
    known = [
        name for name, n in zip(box.names["cards"], family.hand, strict=False) for _ in range(n)
    ]
    return [*known, *[None] * (family.hand_count - len(known))]


def _contracts(edo: Known, seat: int, box: Box) -> list[str]:
    return [TYPE_NAMES[s.KNACKER + city] for city, who in enumerate(edo.contract) if who == seat]


def _improvements(family: s.Family, seat: int, box: Box) -> list[str]:
    return [name for name, has in zip(IMPROVEMENT_NAMES, family.has, strict=True) if has]


def _third_lacks(family: s.Family, seat: int, box: Box) -> list[str]:
    if family.third:
        return []
    return third_lacks(lacks_altar(family), lacks_improvement(family), family.third_card)


def _altars(edo: Known, seat: int, box: Box) -> list[AltarView]:
    altars = enumerate(edo.altars[: edo.altar_count], 1)
    return [_altar(altar, box, number) for number, altar in altars if altar.family == seat]


def _goods(family: s.Family, seat: int, box: Box) -> dict[str, int]:
    return dict(zip(GOOD_NAMES[: s.GOODS], family.store, strict=False))


PARTS.structures(
    *("families", FamilyView, "players"),
    seat=of("players", by=lambda edo, seat, box: seat),
    goods=of("families.#.store", by=_goods),
    kobans=of("families.#.store", by=lambda edo, seat, box: edo.store[s.KOBAN]),
    force=of("families.#.force"),
    shield=of("families.#.shield"),
    wins=of("families.#.wins"),
    brigands=of("families.#.brigands"),
    buildings=of("families.#.buildings"),
    contracts=of("contract", by=_contracts),
    improvements=of("families.#.has", by=_improvements),
    third_needs=of(
        "families.#.third_card", by=lambda edo, seat, box: IMPROVEMENT_NAMES[edo.third_card]
    ),
    third=of("families.#.third", by=lambda edo, seat, box: bool(edo.third)),
    third_lacks=of(
        *("families.#.third", "families.#.altars", "families.#.has", "families.#.third_card"),
        by=_third_lacks,
    ),
    altars=of("altars", "altar_count", by=_altars),
    cards=of("families.#.hand", "families.#.hand_count", by=_cards),
    goals=of("families.#.hand", "hopes.#.goals", by=_goals),
    points=of(
        "families.#.points",
        by=lambda edo, seat, box: dict(zip(s.SOURCE_NAMES, edo.points, strict=True)),
    ),
    belongings=of("families.#.store", by=lambda edo, seat, box: belongings(edo)),
)


def _altar(altar: s.Altar, box: Box, number: int) -> AltarView:
    offerings = [GOOD_NAMES[good] for good in altar.offering[: altar.count]]
    return AltarView(number, box.names["series"][altar.series], offerings)


def _slot(series: int, box: Box, slot: int) -> SlotView:
    return SlotView(
        box.names["series"][series] if series >= 0 else None,
        _counts(box.plain.altar_price[slot], GOOD_NAMES[s.MANUFACTURED :]),
    )


@PARTS.made_of("eyes", "over", "players", "families.hand_count", "look", "pile", "discards")
def yakuza(edo: Any, box: Box) -> Yakuza:
    names = box.names["cards"]
    edo.families = [SimpleNamespace(hand_count=count) for count in edo.hand_count]
    return Yakuza(
        left=pile_size(edo),
        unplaced=_counts(edo.pile, names),
        discards=_counts(edo.discards, names),
        looking=[names[card] if card >= 0 else None for card in edo.look if card != s.NONE],
    )


@PARTS.made_of()
def market(edo: Known, box: Box) -> MarketView:
    costs = {name: cost(box.plain, line) for line, name in enumerate(s.LINE_NAMES)}
    return MarketView(sells=dict(zip(GOOD_NAMES[: s.GOODS], box.plain.sell, strict=True)), **costs)


@PARTS.made_of()
def limits(edo: Known, box: Box) -> dict[str, int]:
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
    if wins := win_limit(edo, record):
        most["wins"] = wins
    return most


def _named_cell(edo: Known, n: int, box: Box) -> str | None:
    return box.names["cells"][edo.cell] if edo.cell >= 0 else None


def _waiting(edo: Known, n: int, box: Box) -> list[str]:
    return [box.names["cells"][cell] for cell in edo.waiting if cell != s.NONE]


def _bought(edo: Known, n: int, box: Box) -> list[str]:
    bought = zip(s.LINE_NAMES, edo.lines, strict=True)
    return [name for name, used in bought if used and edo.stage == s.TRADE]


PARTS.structure(
    *("now", TurnView),
    waiting=of("waiting", by=_waiting),
    cell=of("cell", by=_named_cell),
    beaten=of("beaten", by=lambda edo, n, box: bool(edo.beaten)),
    passage=of("passage", by=lambda edo, n, box: bool(edo.passage)),
    challenged=of("challenged", by=lambda edo, n, box: _seat(edo.challenged)),
    victim=of("victim", by=lambda edo, n, box: _seat(edo.victim)),
    altar=of("altar", by=lambda edo, n, box: edo.altar + 1 if edo.altar >= 0 else None),
    slot=of("slot", by=lambda edo, n, box: edo.slot + 1 if edo.slot >= 0 else None),
    to_sign=of(
        "to_sign", by=lambda edo, n, box: TYPE_NAMES[edo.to_sign] if edo.to_sign >= 0 else None
    ),
    bought=of("lines", "stage", by=_bought),
)


PARTS.made_of(*("ashigarus", "within", "closed", "fee"), asked=[s.ASK_STAND, s.ASK_THIRD])(placing)
PARTS.made_of("waiting", "uses", asked=[s.ASK_ACT], otherwise=[])(uses)
PARTS.made_of(
    *("over", "eyes", "city_lacks", "slot_lacks", "temple_lack", "fitting", "altar_count"),
    *("altars.family", "no_altar", "no_improvement", "families.third_card", "families.has"),
)(yours)


def _one_more(value: int, box: Box) -> Detail:
    return value + 1


_good, _cell_name, _card = one_of(GOOD_NAMES), named("cells"), named("cards")
_series, _token = named("series"), named("tokens")

EVENTS = events_of(
    s.EVENT_NAMES,
    {
        s.BEGAN_TURN: (("round", _one_more),),
        s.GAINED: (("good", _good), ("count", number)),
        s.SURPLUS: (("good", _good), ("count", number)),
        s.PAID: (("good", _good), ("count", number)),
        s.SOLD: (("good", _good), ("count", number)),
        s.OFFERED: (("good", _good), ("altar", _one_more)),
        s.HANDED: (("good", _good), ("count", number)),
        s.TOOK: (("good", _good), ("count", number)),
        s.FORCE: (("change", number), ("now", number)),
        s.SHIELD: (("change", number), ("now", number)),
        s.PRODUCED: (("cell", _cell_name),),
        s.HINDERED: (("cell", _cell_name),),
        s.SHOOK: (("ring", one_of(RING_NAMES)), ("sectors", number)),
        s.MET_BRIGANDS: (("token", _token), ("strength", number)),
        s.CHOSE_BRIGANDS: (("token", _token),),
        s.BEAT_BRIGANDS: (("token", _token), ("guarded", yes_no)),
        s.FLED_BRIGANDS: (("token", _token),),
        s.STOOD: (("cell", _cell_name),),
        s.SENT_HOME: (("cell", _cell_name),),
        s.ACTIVATED: (("cell", _cell_name), ("threat", yes_no)),
        s.CHALLENGED: (("other", number),),
        s.ROLLED: (("die", number), ("total", number)),
        s.WON: (("wins", number),),
        s.TIED: (("other", number),),
        s.ERECTED: (("series", _series), ("altar", _one_more)),
        s.BOUGHT_ALTAR: (("series", _series), ("altar", _one_more)),
        s.NEW_ALTAR: (("series", _series), ("slot", _one_more)),
        s.BUILT: (("cell", _cell_name),),
        s.SIGNED: (("kind", one_of(TYPE_NAMES)),),
        s.IMPROVED: (("improvement", one_of(IMPROVEMENT_NAMES)),),
        s.DREW_CARDS: (("cards", number),),
        s.SAW_CARD: (("card", _card),),
        s.KEPT_THIS_CARD: (("card", _card),),
        s.DISCARDED: (("card", _card),),
        s.PLAYED: (("card", _card),),
        s.APPEASED: (("now", number),),
        s.SCORED: (("source", one_of(s.SOURCE_NAMES)), ("points", number)),
        s.SCORED_GOAL: (("card", _card), ("points", number)),
    },
)
