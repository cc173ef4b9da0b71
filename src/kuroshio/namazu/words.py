"""Namazu: what is said to people. Given redacted states only; the words are in `locale/`."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from kuroshio.core.boxes import Box
from kuroshio.core.families import is_asked
from kuroshio.core.messages import Message, message
from kuroshio.core.narrate import narrator, pointer
from kuroshio.core.view import Event
from kuroshio.namazu import moves as m
from kuroshio.namazu import reasons as r
from kuroshio.namazu import state as s
from kuroshio.namazu.artisans import paid_in, price
from kuroshio.namazu.market import cost, line_of
from kuroshio.namazu.placing import is_alone, why_closed
from kuroshio.namazu.reckon import Known
from kuroshio.namazu.rings import cell_at
from kuroshio.namazu.yakuza import effect_of

Words = Message | str

# --- names ----------------------------------------------------------------------------------


def type_name(kind: str) -> Message:
    return message(f"namazu-type-{kind}")


def cell_name(cell: str) -> Message:
    """A cell by its name, `rice-a` or `smith`."""
    kind, _, letter = cell.partition("-")
    if letter:
        return message("namazu-cell", kind=type_name(kind), letter=letter.upper())
    return type_name(kind)


def the_cell(cell: str) -> Message:
    """A cell within a sentence, `rice field A` or `the smith`."""
    name = cell_name(cell)
    return name if name.key == "namazu-cell" else message("namazu-only-cell", kind=name)


def ring_name(ring: str) -> Message:
    """A ring within a sentence, `ring of the country`."""
    return message(f"namazu-whole-ring-{ring}")


def good_name(good: str) -> Message:
    return message(f"namazu-good-{good}")


def some_good(good: str) -> Message:
    """A good as what somebody gives or takes, without a number: `rice`, « du riz »."""
    return message(f"namazu-some-{good}")


def counted(good: str, count: int) -> Message:
    """`2 rice`, `1 Koban`: as a price or a store lists it."""
    return message(f"namazu-count-{good}", count=count)


def handed(good: str, count: int) -> Message:
    """The same as what somebody gives or takes: some languages decline it then."""
    return message(f"namazu-handed-{good}", count=count)


def card_name(card: str) -> Message:
    return message(f"namazu-card-{card}", name=card)


def series_name(series: str) -> Message:
    return message(f"namazu-series-{series}", name=series)


def improvement_name(improvement: str) -> Message:
    return message(f"namazu-improvement-{improvement}")


def improvement_effect(box: Box, improvement: str) -> Message:
    """What an improvement does, with the numbers of the box."""
    return message(
        f"namazu-improves-{improvement}",
        bands=s.BANDS,
        rest=box.plain.rest_improved,
        temple=temple_price(box),
    )


def temple_price(box: Box) -> Words:
    """What any altar costs with the improvement Temple."""
    return price_of(box, s.ALTAR, by_temple=1)


def seat_name(seat: int) -> Message:
    return message("seat-name", number=seat + 1)


def listed(parts: Iterable[Words]) -> Words:
    """All parts, with commas."""
    one, *rest = parts
    return message("namazu-list", first=one, rest=listed(rest)) if rest else one


def goods_of(counts: dict[str, int], said: Callable[[str, int], Message] = counted) -> Words:
    """`2 rice, 1 ore`, or nothing."""
    if not counts:
        return message("namazu-nothing")
    return listed([said(good, n) for good, n in counts.items()])


def token_name(token: str) -> Message:
    """A band of brigands by its token, `5 with 1 steel 1 koban`."""
    strength, _, loot = token.partition(" with ")
    words = loot.split()
    goods = {good: int(n) for n, good in zip(words[::2], words[1::2], strict=False)}
    return message("namazu-token", strength=strength, loot=goods_of(goods))


def effect(box: Box, card: int) -> Message:
    """What a yakuza card does, with the numbers of the box."""
    record = box.plain
    kind = record.effect[card]
    if kind == s.GOAL:
        measure = box.names["measures"][record.measure[card]]
        steps = range(1, record.goal_most[card] + 1)
        return message(
            "namazu-goal",
            measure=message(f"namazu-measure-{measure}"),
            counts=" / ".join(str(step * record.per[card]) for step in steps),
            points=" / ".join(str(record.goal[card][step]) for step in steps),
        )
    return message(
        f"namazu-effect-{box.names['effects'][kind]}",
        amount=record.amount[kind],
        also=record.also[kind],
    )


# --- questions ------------------------------------------------------------------------------


def question(edo: Known, box: Box) -> Message:
    """What the seat to move is asked."""
    ask = s.QUESTIONS[edo.ask]
    key = f"namazu-ask-{ask}"
    if ask == "stand" and is_alone(edo):
        return message("namazu-ask-stand-alone")
    if ask == "fight":
        return message(key, token=token_name(box.names["tokens"][edo.band[0]]))
    if ask == "take":
        if edo.victim == s.NONE:
            return message("namazu-ask-take")
        return message("namazu-ask-rob", victim=seat_name(edo.victim))
    if ask == "offer":
        return message(key, altar=edo.altar + 1)
    if ask == "sign":
        return message(key, kind=type_name(s.TYPE_NAMES[edo.to_sign]))
    return message(key)


def rule(edo: Known, box: Box) -> Message:
    """The rule behind the question."""
    record = box.plain
    return message(
        f"namazu-rule-{_asked_rule(edo)}",
        some_primary=edo.take_primary,
        some_manufactured=edo.take_manufactured,
        fee=record.fee,
        passage="yes" if edo.passage else "no",
        die=record.die,
        offerings=record.offerings,
        places=s.PLACES,
        worth=" / ".join(map(str, record.offering)),
        altar=sum(record.altar_price[0]),
        temple=temple_price(box),
        contracts=record.most_contracts,
        primary=record.win_primary,
        manufactured=record.win_manufactured,
        kobans=record.win_kobans,
    )


def _asked_rule(edo: Known) -> str:
    """The name of that rule: a question may have several, by what led to it."""
    ask: str = s.QUESTIONS[edo.ask]
    if ask == "stand" and edo.passage:
        return "stand-passage"
    if ask == "stand" and is_alone(edo):
        return "stand-alone"
    if ask == "take" and edo.victim != s.NONE:
        return "take-burglary" if edo.take_all else "take-tournament"
    return ask


# --- moves ----------------------------------------------------------------------------------


def describe(edo: Known, box: Box, move: int) -> Message:
    """What a move means."""
    family, parts = m.BOOK.read(move)
    if family == "done":
        return _describe_done(edo)
    return _MEANINGS[family](edo, box, *parts) if parts else message(f"namazu-move-{family}")


def _cell(box: Box, cell: int) -> Message:
    return the_cell(box.names["cells"][cell])


def _card(box: Box, card: int) -> Message:
    return card_name(box.names["cards"][card])


def price_of(box: Box, kind: int, slot: int = 0, by_temple: int = 0) -> Words:
    """What a cell of the city or an altar asks for."""
    counts = [price(box.plain, kind, slot, by_temple, good) for good in range(s.KINDS)]
    goods = s.GOOD_NAMES[paid_in(kind) :]
    return goods_of({good: n for good, n in zip(goods, counts, strict=False) if n})


def _series(box: Box, series: int) -> Message:
    return series_name(box.names["series"][series]) if series >= 0 else message("namazu-nothing")


def _describe_pair(edo: Known, box: Box, pair: int) -> Message:
    one, two = m.pair_cells(pair)
    return message("namazu-move-stand-two", one=_cell(box, one), two=_cell(box, two))


def _describe_swap(edo: Known, box: Box, given: int, taken: int) -> Message:
    names = s.GOOD_NAMES
    return message("namazu-move-swap", given=some_good(names[given]), taken=some_good(names[taken]))


def _describe_erect(edo: Known, box: Box, by_temple: int, slot: int) -> Message:
    return message(
        "namazu-move-erect-by-temple" if by_temple else "namazu-move-erect",
        slot=slot + 1,
        series=_series(box, edo.slots[slot]),
        price=price_of(box, s.ALTAR, slot, by_temple),
    )


def _describe_sale(edo: Known, box: Box, good: int, less: int) -> Message:
    goods = handed(s.GOOD_NAMES[good], less + 1)
    return message("namazu-move-sell", goods=goods, kobans=(less + 1) * box.plain.sell[good])


def _describe_improvement(edo: Known, box: Box, improvement: int) -> Message:
    name = s.IMPROVEMENT_NAMES[improvement]
    return message(
        "namazu-move-buy-improvement",
        improvement=improvement_name(name),
        effect=improvement_effect(box, name),
        kobans=cost(box.plain, s.LINE_IMPROVEMENT),
    )


def _describe_play(box: Box, what: int, end: str = "", **more: int | Words) -> Message:
    """A card that is played; `end` is the end of the key if it has a target."""
    card = box.plain.card_with[what]
    return message(
        f"namazu-move-play{end}", card=_card(box, card), effect=effect(box, card), **more
    )


def _describe_tremor(edo: Known, box: Box, ring: int, less: int, back: int) -> Message:
    name = ring_name(s.RING_NAMES[ring])
    way = "back" if back else "on"
    return _describe_play(box, s.TREMOR, "-tremor", ring=name, sectors=less + 1, way=way)


def _describe_done(edo: Known) -> Message:
    """What it means to have done with the question."""
    asked = is_asked(m.ANSWERS, m.DONE, edo.ask)
    return message(f"namazu-move-done-{s.QUESTIONS[edo.ask]}" if asked else "namazu-move-done")


_MEANINGS: dict[str, Callable[..., Message]] = {
    "stand-two": _describe_pair,
    "stand-one": lambda edo, box, cell: message("namazu-move-stand-one", cell=_cell(box, cell)),
    "face": lambda edo, box, token: message(
        "namazu-move-face", token=token_name(box.names["tokens"][token])
    ),
    "activate": lambda edo, box, cell: message("namazu-move-activate", cell=_cell(box, cell)),
    "challenge": lambda edo, box, seat: message("namazu-move-challenge", other=seat_name(seat)),
    "swap": _describe_swap,
    "altar": lambda edo, box, altar: message(
        "namazu-move-altar", altar=altar + 1, series=_series(box, edo.altars[altar].series)
    ),
    "offer": lambda edo, box, gift: message(
        "namazu-move-offer", goods=listed(map(some_good, m.gift_goods(gift)))
    ),
    "erect": _describe_erect,
    "pay-gold": lambda edo, box, part, bundle: message(
        "namazu-move-pay-gold", goods=goods_of(m.bundle_counts(part, bundle), handed)
    ),
    "build": lambda edo, box, place: message("namazu-move-build", cell=_cell(box, place)),
    "keep": lambda edo, box, card: message(
        "namazu-move-keep", card=_card(box, card), effect=effect(box, card)
    ),
    "sell": _describe_sale,
    "buy-improvement": _describe_improvement,
    "buy-altar": lambda edo, box, slot: message(
        "namazu-move-buy-altar",
        slot=slot + 1,
        series=_series(box, edo.slots[slot]),
        kobans=cost(box.plain, s.LINE_ALTAR),
    ),
    "buy-card": lambda edo, box, _: message(
        "namazu-move-buy-card", kobans=cost(box.plain, s.LINE_CARD)
    ),
    "buy-pact": lambda edo, box, _: message(
        "namazu-move-buy-pact", kobans=cost(box.plain, s.LINE_PACT)
    ),
    "take": lambda edo, box, part, bundle: message(
        "namazu-move-take", goods=goods_of(m.bundle_counts(part, bundle), handed)
    ),
    "take-kobans": lambda edo, box, less: message(
        "namazu-move-take", goods=handed("koban", less + 1)
    ),
    "play": lambda edo, box, what: _describe_play(box, what),
    "play-racket": lambda edo, box, seat: _describe_play(
        box, s.RACKET, "-on", victim=seat_name(seat)
    ),
    "play-burglary": lambda edo, box, seat: _describe_play(
        box, s.BURGLARY, "-on", victim=seat_name(seat)
    ),
    "play-tremor": _describe_tremor,
    "play-intimidation": lambda edo, box, place: _describe_play(
        box, s.INTIMIDATION, "-at", cell=_cell(box, cell_at(s.CITY, place))
    ),
}


# --- why not --------------------------------------------------------------------------------


def why_not(edo: Known, box: Box, move: int, reason: int) -> Message:
    """The reason why a move is not possible, in words."""
    args = _WHY_ARGS.get(reason)
    return message(f"namazu-why-{r.REASONS[reason]}", **(args(edo, box, move) if args else {}))


def _cell_of(edo: Known, box: Box, move: int, reason: int) -> int:
    """The cell because of which a move is not possible; of two cells the one that is closed."""
    family, (first, *_) = m.BOOK.read(move)
    if family == "play-intimidation":
        return cell_at(s.CITY, first)
    cells = m.pair_cells(first) if family == "stand-two" else [first]
    return next((cell for cell in cells if why_closed(edo, box.plain, cell) == reason), cells[0])


def _named_cell(reason: int) -> Callable[[Any, Box, int], dict[str, int | Words]]:
    return lambda edo, box, move: {"cell": _cell(box, _cell_of(edo, box, move, reason))}


def _asked_price(edo: Known, box: Box, move: int) -> dict[str, int | Words]:
    _, (cell,) = m.BOOK.read(move)
    return {"cell": _cell(box, cell), "price": price_of(box, box.plain.cell_type[cell])}


def _altar_price(edo: Known, box: Box, move: int) -> dict[str, int | Words]:
    _, (by_temple, slot) = m.BOOK.read(move)
    return {"price": price_of(box, s.ALTAR, slot, by_temple)}


_WHY_ARGS: dict[int, Callable[[Any, Box, int], dict[str, int | Words]]] = {
    r.WHY_NOT_ASKED: lambda edo, box, move: {"question": question(edo, box)},
    r.WHY_BLOCKED: _named_cell(r.WHY_BLOCKED),
    r.WHY_OWN_PAWN: _named_cell(r.WHY_OWN_PAWN),
    r.WHY_NO_FEE: lambda edo, box, move: {"fee": box.plain.fee},
    r.WHY_NOT_WAITING: _named_cell(r.WHY_NOT_WAITING),
    r.WHY_NO_PRICE: _asked_price,
    r.WHY_ALTAR_PRICE: _altar_price,
    r.WHY_OFFER_MANY: lambda edo, box, move: {"offerings": box.plain.offerings},
    r.WHY_NO_CARD: lambda edo, box, move: {
        "card": _card(box, box.plain.card_with[effect_of(move)])
    },
    r.WHY_SELL: lambda edo, box, move: {"good": good_name(s.GOOD_NAMES[m.BOOK.read(move)[1][0]])},
    r.WHY_KOBANS: lambda edo, box, move: {
        "kobans": cost(box.plain, line_of(move)),
        "have": int(edo.families[edo.family].store[s.KOBAN]),
    },
}


# --- the log --------------------------------------------------------------------------------


def _said_otherwise(event: Event) -> dict[str, int | Words]:
    """The goods that an event tells of, with their number; how much force was won or lost; whether
    a contract is the pact."""
    details = event.details
    if "good" in details and "count" in details:
        return {"goods": handed(str(details["good"]), int(details["count"] or 0))}
    if event.kind == s.EVENT_NAMES[s.FORCE]:
        change = int(details["change"] or 0)
        return {"size": abs(change), "more": "yes" if change > 0 else "no"}
    if event.kind == s.EVENT_NAMES[s.SIGNED]:
        return {"pact": "yes" if details["kind"] == s.TYPE_NAMES[s.YAKUZA] else "no"}
    return {}


narrate = narrator(
    "namazu",
    {
        "good": some_good,
        "cell": the_cell,
        "card": card_name,
        "series": series_name,
        "token": token_name,
        "kind": type_name,
        "improvement": improvement_name,
        "other": seat_name,
        "ring": ring_name,
        "source": lambda source: message(f"namazu-source-{source}"),
    },
    also=_said_otherwise,
)

about = pointer(
    {
        "cell": "cell {}",
        "signed.kind": "cell {}",
        "ring": "ring {}",
        "altar": "seat {seat} altar {}",
        "slot": "slot {}",
        "other": "seat {}",
    }
)


def named_by(edo: Known, box: Box, move: int) -> list[str]:
    """The names of the things on the board that a move speaks of."""
    cells = box.names["cells"]
    match m.BOOK.read(move):
        case "stand-two", (pair,):
            return [f"cell {cells[cell]}" for cell in m.pair_cells(pair)]
        case "stand-one" | "activate" | "build", (cell,):
            return [f"cell {cells[cell]}"]
        case "play-intimidation", (place,):
            return [f"cell {cells[cell_at(s.CITY, place)]}"]
        case "challenge" | "play-racket" | "play-burglary", (seat,):
            return [f"seat {seat}"]
        case "altar", (altar,):
            return [f"seat {edo.turn} altar {altar + 1}"]
        case "erect", (_, slot):
            return [f"slot {slot + 1}"]
        case "buy-altar", (slot,):
            return [f"slot {slot + 1}"]
        case "play-tremor", (ring, *_):
            return [f"ring {s.RING_NAMES[ring]}"]
    return []
